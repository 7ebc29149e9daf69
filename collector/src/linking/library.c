/* Which of the loaded libraries a call is for. */

#include "linking/library.h"

#include <errno.h>
#include <stddef.h>
#include <string.h>

#include "ground/export.h"
#include "ground/text.h"
#include "linking/kind.h"
#include "linking/next.h"

#define CALLERS 64u
#define CLOSURE 256u /* objects, on the stack */

struct copies {
    uint32_t used;
    uint32_t seen; /* bits: those that are still there */
    uint32_t first_for_all; /* one opened for all, plus one */
    bool lost; /* there was no room for one */
};

/* Code, and which copy it means. The version is odd while the rest is written. */
struct caller {
    uint32_t version;
    uint32_t copy;
    uint64_t low, high;
};

/* Apart from the libraries themselves: every process looks at these, most have none of those. */
FORK_DATA static struct copies copies[LIBRARY_KINDS];
static struct library libraries[LIBRARY_KINDS][LIBRARY_COPIES];
static struct caller callers[LIBRARY_KINDS][CALLERS];
static uint32_t callers_made[LIBRARY_KINDS];

/* Ours of a copy's functions were given to who asked that copy for them by a handle: plus one. Code that does not refer to
 * functions of the kind by their names has its pointers from there. */
static uint32_t handed_out[LIBRARY_KINDS];

static struct library *library_at(const struct copies *known, uint32_t copy)
{
    return &libraries[known - copies][copy];
}

static void write_caller(enum library_kind kind, uint64_t low, uint64_t high, uint32_t copy)
{
    struct caller *c = &callers[kind][__atomic_fetch_add(&callers_made[kind], 1, __ATOMIC_RELAXED) % CALLERS];
    uint32_t version = __atomic_load_n(&c->version, __ATOMIC_RELAXED);

    if ((version & 1) != 0 ||
        !__atomic_compare_exchange_n(&c->version, &version, version + 1, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
        return; /* another thread writes just there: it is asked again */
    __atomic_thread_fence(__ATOMIC_RELEASE);
    __atomic_store_n(&c->low, low, __ATOMIC_RELAXED);
    __atomic_store_n(&c->high, high, __ATOMIC_RELAXED);
    __atomic_store_n(&c->copy, copy, __ATOMIC_RELAXED);
    __atomic_store_n(&c->version, version + 2, __ATOMIC_RELEASE);
}

/* ---- which are loaded ---- */

FORK_DATA bool library_everyones[LIBRARY_KINDS];

static void add(struct copies *known, const struct library *new)
{
    uint32_t used = known->used;

    for (uint32_t i = 0; i < used; i++)
        if (library_at(known, i)->dynamic == new->dynamic) {
            known->seen |= 1u << i;
            return;
        }
    if (used == LIBRARY_COPIES) {
        known->lost = true;
        return;
    }
    *library_at(known, used) = *new;
    known->seen |= 1u << used;
    __atomic_store_n(&known->used, used + 1, __ATOMIC_RELEASE);
    if (used == 0 && new->shared)
        __atomic_store_n(&library_everyones[known - copies], true, __ATOMIC_RELEASE);
}

/* A variable, or what each thread has, of such a name is something else. */
static bool defines(const struct object *object, const char *name, uint32_t hash)
{
    const ElfW(Sym) *symbol = object_symbol(object, name, hash);
    unsigned type = symbol != NULL ? ELF64_ST_TYPE(symbol->st_info) : STT_TLS;

    return type == STT_FUNC || type == STT_GNU_IFUNC || type == STT_NOTYPE;
}

uint32_t library_came(uint64_t bias, const ElfW(Dyn) *dynamic, bool shared)
{
    FORK_DATA static uint32_t hashes[LIBRARY_KINDS];
    struct library new = {object_of(bias, dynamic), dynamic, shared};
    uint32_t kinds = 0;

    for (unsigned kind = 0; kind < LIBRARY_KINDS; kind++) {
        if (hashes[kind] == 0)
            hashes[kind] = object_hash(library_signs[kind]);
        if (!defines(&new.object, library_signs[kind], hashes[kind]))
            continue;
        add(&copies[kind], &new);
        kinds |= 1u << kind;
    }
    return kinds;
}

uint32_t library_changes;

void library_doubt(void)
{
    __atomic_fetch_add(&library_changes, 1, __ATOMIC_RELAXED);
    for (unsigned kind = 0; kind < LIBRARY_KINDS; kind++) {
        copies[kind].seen = 0;
        copies[kind].first_for_all = 0;
        for (uint32_t i = 0; i < CALLERS; i++)
            write_caller((enum library_kind)kind, 0, 0, 0);
    }
}

/* What the program started with stays. */
uint32_t library_settle(void)
{
    uint32_t kinds = 0;

    for (unsigned kind = 0; kind < LIBRARY_KINDS; kind++)
        for (uint32_t i = 0; i < copies[kind].used; i++) {
            struct library *library = library_at(&copies[kind], i);

            if ((copies[kind].seen & 1u << i) == 0 && library->dynamic != NULL && !library->shared) {
                library->dynamic = NULL;
                kinds |= 1u << kind;
                if (handed_out[kind] == i + 1)
                    handed_out[kind] = 0;
            }
        }
    return kinds;
}

bool library_is_opened(enum library_kind kind)
{
    const struct copies *known = &copies[kind];

    for (uint32_t i = 0; i < known->used; i++)
        if (library_at(known, i)->dynamic != NULL && !library_at(known, i)->shared)
            return true;
    return known->lost;
}

bool library_any_opened(void)
{
    for (unsigned kind = 0; kind < LIBRARY_KINDS; kind++)
        if (library_is_opened((enum library_kind)kind))
            return true;
    return false;
}

bool library_is_there(enum library_kind kind)
{
    for (uint32_t i = 0; i < copies[kind].used; i++)
        if (library_at(&copies[kind], i)->dynamic != NULL)
            return true;
    return false;
}

bool library_has(enum library_kind kind, const char *name)
{
    const struct copies *known = &copies[kind];
    uint32_t hash = known->used != 0 ? object_hash(name) : 0;

    for (uint32_t i = 0; i < known->used; i++)
        if (library_at(known, i)->dynamic != NULL && defines(&library_at(known, i)->object, name, hash))
            return true;
    return false;
}

uint32_t library_copy_at(enum library_kind kind, const char *name, uint32_t hash, const void *address)
{
    const struct copies *known = &copies[kind];

    for (uint32_t i = 0; i < known->used; i++)
        if (library_at(known, i)->dynamic != NULL && object_address(&library_at(known, i)->object, name, hash) == address)
            return i;
    return LIBRARY_COPIES;
}

void library_opened_for_all(enum library_kind kind, uint32_t copy)
{
    __atomic_store_n(&copies[kind].first_for_all, copy + 1, __ATOMIC_RELAXED);
}

/* ---- which one a caller means ---- */

static uint32_t known_caller(enum library_kind kind, uint64_t from)
{
    uint32_t made = __atomic_load_n(&callers_made[kind], __ATOMIC_ACQUIRE);

    for (uint32_t i = 0; i < CALLERS && i < made; i++) {
        struct caller *c = &callers[kind][i];
        uint32_t version = __atomic_load_n(&c->version, __ATOMIC_ACQUIRE);
        bool inside = from >= __atomic_load_n(&c->low, __ATOMIC_RELAXED) &&
                      from < __atomic_load_n(&c->high, __ATOMIC_RELAXED);
        uint32_t copy = __atomic_load_n(&c->copy, __ATOMIC_RELAXED);

        __atomic_thread_fence(__ATOMIC_ACQUIRE);
        if (inside && (version & 1) == 0 && __atomic_load_n(&c->version, __ATOMIC_RELAXED) == version)
            return copy;
    }
    return LIBRARY_COPIES;
}

void library_bound(enum library_kind kind, uint64_t low, uint64_t high, uint32_t copy)
{
    if (known_caller(kind, low) != copy)
        write_caller(kind, low, high, copy);
}

/* Where a function is to be looked for: in a copy that is known by its number, or in one of too many. */
struct meant {
    uint32_t copy;
    struct object object; /* without symbols: none */
};

/* An object and all that it needs, in the order in which the linker searches them. */
struct closure {
    enum library_kind kind;
    const ElfW(Dyn) *start;
    uint32_t handed_out, first_for_all;
    struct meant meant;
    const struct link_map *queue[CLOSURE];
    uint32_t used;
};

static const ElfW(Dyn) *entry_of(const ElfW(Dyn) *dynamic, ElfW(Sxword) tag)
{
    for (; dynamic->d_tag != DT_NULL; dynamic++)
        if (dynamic->d_tag == tag)
            return dynamic;
    return NULL;
}

static bool is_named(const struct link_map *map, const char *name)
{
    const ElfW(Dyn) *soname = entry_of(map->l_ld, DT_SONAME);

    if (strcmp(map->l_name, name) == 0 || strcmp(text_last_part(map->l_name), name) == 0)
        return true;
    return soname != NULL && strcmp(object_of(map->l_addr, map->l_ld).names + soname->d_un.d_val, name) == 0;
}

static void enqueue(struct closure *closure, const struct link_map *map)
{
    for (uint32_t i = 0; i < closure->used; i++)
        if (closure->queue[i] == map)
            return;
    if (closure->used < CLOSURE)
        closure->queue[closure->used++] = map;
}

static void enqueue_needed(struct closure *closure, const struct link_map *map)
{
    const char *names = object_of(map->l_addr, map->l_ld).names;

    for (const ElfW(Dyn) *entry = map->l_ld; names != NULL && entry->d_tag != DT_NULL; entry++) {
        const struct link_map *other = _r_debug.r_map;

        if (entry->d_tag != DT_NEEDED)
            continue;
        while (other != NULL && (other->l_ld == NULL || !is_named(other, names + entry->d_un.d_val)))
            other = other->l_next;
        if (other != NULL)
            enqueue(closure, other);
    }
}

static uint32_t number_of(const struct copies *known, const ElfW(Dyn) *dynamic)
{
    for (uint32_t i = 0; i < known->used; i++)
        if (library_at(known, i)->dynamic == dynamic)
            return i;
    return LIBRARY_COPIES;
}

static bool refers_to(const struct link_map *map, enum library_kind kind)
{
    struct object object = object_of(map->l_addr, map->l_ld);

    for (size_t i = 1; object.symbols != NULL && i < object_undefined(&object); i++)
        if (object.symbols[i].st_shndx == SHN_UNDEF && kind_of(object.names + object.symbols[i].st_name) == kind)
            return true;
    return false;
}

static bool search_closure(const struct link_map *map, void *argument)
{
    struct closure *closure = argument;
    const char *sign = library_signs[closure->kind];

    if (map->l_ld != closure->start)
        return false;
    if (closure->handed_out != 0 && !refers_to(map, closure->kind)) {
        closure->meant.copy = closure->handed_out - 1;
        return true;
    }
    if (closure->first_for_all != 0) {
        closure->meant.copy = closure->first_for_all - 1;
        return true;
    }
    enqueue(closure, map);
    for (uint32_t next = 0; next < closure->used; next++) {
        const struct link_map *each = closure->queue[next];
        struct object object = object_of(each->l_addr, each->l_ld);

        if (!object_is_ours(each->l_ld) && defines(&object, sign, object_hash(sign))) {
            closure->meant = (struct meant){number_of(&copies[closure->kind], each->l_ld), object};
            return true;
        }
        enqueue_needed(closure, each);
    }
    return true;
}

static uint32_t any_copy(const struct copies *known)
{
    for (uint32_t i = 0; i < known->used; i++)
        if (library_at(known, i)->dynamic != NULL)
            return i;
    return LIBRARY_COPIES;
}

/* What was opened for all comes before what the caller needs: so the linker searches. */
static struct meant learn(enum library_kind kind, const void *from)
{
    const struct copies *known = &copies[kind];
    struct object_place place = object_at(from);
    struct closure closure = {.kind = kind, .start = place.dynamic, .meant = {.copy = LIBRARY_COPIES}};
    uint32_t generation = library_generation();

    closure.first_for_all = __atomic_load_n(&known->first_for_all, __ATOMIC_RELAXED);
    closure.handed_out = __atomic_load_n(&handed_out[kind], __ATOMIC_RELAXED);
    if (closure.first_for_all != 0 && closure.handed_out == 0)
        closure.meant.copy = closure.first_for_all - 1;
    else if (!object_each(search_closure, &closure) && closure.handed_out != 0)
        closure.meant.copy = closure.handed_out - 1;
    if (closure.meant.object.symbols == NULL && closure.meant.copy == LIBRARY_COPIES)
        closure.meant.copy = any_copy(known);
    if (closure.meant.copy != LIBRARY_COPIES && place.high != 0 && generation == library_generation())
        write_caller(kind, place.low, place.high, closure.meant.copy);
    return closure.meant;
}

static struct meant meant_by(enum library_kind kind, const void *from)
{
    uint32_t copy = library_is_everyones(kind) ? 0 : known_caller(kind, (uint64_t)from);

    if (copy != LIBRARY_COPIES && library_at(&copies[kind], copy)->dynamic == NULL)
        copy = LIBRARY_COPIES; /* noted while it went */
    return copy != LIBRARY_COPIES ? (struct meant){.copy = copy} : learn(kind, from);
}

/* Stands for what a library does not have, so that it is looked for once. */
static void missing(void)
{
}

any_function *library_of_copy(enum library_kind kind, uint32_t copy, any_function **reals, const char *name)
{
    const struct library *library = library_at(&copies[kind], copy);
    any_function *real = __atomic_load_n(&reals[copy], __ATOMIC_RELAXED);

    if (real == NULL) {
        real = library->shared ? next_symbol(name)
                               : object_function(object_address(&library->object, name, object_hash(name)));
        real = real == NULL ? missing : real;
        __atomic_store_n(&reals[copy], real, __ATOMIC_RELAXED);
    }
    return real == missing ? NULL : real;
}

any_function *library_find(enum library_kind kind, uint32_t *copy, any_function **reals, const char *name,
                           const void *from)
{
    int error = errno;
    struct meant meant = meant_by(kind, from);
    any_function *real = NULL;

    if (meant.copy != LIBRARY_COPIES)
        real = library_of_copy(kind, meant.copy, reals, name);
    else if (meant.object.symbols != NULL)
        real = object_function(object_address(&meant.object, name, object_hash(name)));
    *copy = meant.copy;
    errno = error;
    return real;
}

static bool has_name(const struct link_map *map, void *argument)
{
    struct {
        const char *name;
        void *found;
    } *search = argument;
    struct object object = object_of(map->l_addr, map->l_ld);

    if (!object_is_ours(map->l_ld) && object.symbols != NULL)
        search->found = object_address(&object, search->name, object_hash(search->name));
    return search->found != NULL;
}

/* The library that its caller means does not have it, or no object is such a library though one has the name. */
static any_function *find_elsewhere(const char *name)
{
    struct {
        const char *name;
        void *found;
    } search = {name, NULL};
    any_function *real = next_symbol(name);

    if (real == NULL && object_each(has_name, &search))
        real = object_function(search.found);
    return real;
}

/* Of the many that may be called, few are. Without room nothing is kept between calls by several callers. */
#define ROOMS 256u
static any_function *rooms[ROOMS][LIBRARY_COPIES];
static uint32_t rooms_used;

static any_function **room_for(struct library_function *f, any_function **none)
{
    uint32_t room = __atomic_load_n(&f->room, __ATOMIC_RELAXED);

    if (room == 0 && __atomic_load_n(&rooms_used, __ATOMIC_RELAXED) < ROOMS) {
        room = __atomic_add_fetch(&rooms_used, 1, __ATOMIC_RELAXED);
        if (room <= ROOMS)
            __atomic_store_n(&f->room, room, __ATOMIC_RELAXED);
    }
    return room > 0 && room <= ROOMS ? rooms[room - 1] : none;
}

any_function *library_look_up(struct library_function *f, enum library_kind kind, const char *name, const void *from)
{
    any_function *none[LIBRARY_COPIES] = {NULL};
    any_function *real = library_real(kind, room_for(f, none), name, from);

    return real != NULL ? real : find_elsewhere(name);
}

void library_note(struct library_function *f, const void *from, any_function *real, uint32_t note)
{
    uint64_t check = library_function_key(from) ^ (uint64_t)(uintptr_t)real ^ (uint64_t)note << 58;

    __atomic_store_n(&f->real, real, __ATOMIC_RELAXED);
    __atomic_store_n(&f->note, note, __ATOMIC_RELAXED);
    __atomic_store_n(&f->check, check, __ATOMIC_RELAXED);
}

any_function *library_meant(struct library_function *f, enum library_kind kind, const char *name, const void *from)
{
    any_function *real = library_look_up(f, kind, name, from);

    library_note(f, from, real, 0);
    return real;
}

static uint32_t only_copy(const struct copies *known)
{
    uint32_t only = LIBRARY_COPIES;

    for (uint32_t i = 0; i < known->used; i++) {
        if (library_at(known, i)->dynamic != NULL && only != LIBRARY_COPIES)
            return LIBRARY_COPIES;
        if (library_at(known, i)->dynamic != NULL)
            only = i;
    }
    return known->lost ? LIBRARY_COPIES : only;
}

bool library_hand_out(enum library_kind kind, const char *name, const void *found)
{
    const struct copies *known = &copies[kind];
    uint32_t copy = __atomic_load_n(&handed_out[kind], __ATOMIC_RELAXED);

    if (library_is_everyones(kind))
        return object_pointer(next_symbol(name)) == found;
    copy = copy != 0 ? copy - 1 : only_copy(known);
    if (copy == LIBRARY_COPIES || object_address(&library_at(known, copy)->object, name, object_hash(name)) != found)
        return false;
    __atomic_store_n(&handed_out[kind], copy + 1, __ATOMIC_RELAXED);
    return true;
}
