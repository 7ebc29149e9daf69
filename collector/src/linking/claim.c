#include "linking/claim.h"

#include <stddef.h>

#include "gen/calls.h"
#include "ground/export.h"
#include "ground/text.h"
#include "linking/kind.h"

#define TOGETHER 64u /* objects that one pass through our names looks at */

static uint16_t claimed[CALL_LIMIT];
FORK_DATA static unsigned claims;
FORK_DATA static const struct link_map *first_linked; /* before it: what was preloaded */

static bool needs(const struct link_map *map, const char *name, const char *other_name)
{
    const char *names = object_of(map->l_addr, map->l_ld).names;

    for (const ElfW(Dyn) *entry = map->l_ld; names != NULL && entry->d_tag != DT_NULL; entry++)
        if (entry->d_tag == DT_NEEDED && (object_same(text_last_part(names + entry->d_un.d_val), name) ||
                                          object_same(names + entry->d_un.d_val, other_name)))
            return true;
    return false;
}

/* What is preloaded comes before what the program is linked with. */
static bool is_first_linked(const struct link_map *map, void *argument)
{
    const ElfW(Dyn) *entry = map->l_ld;
    const char *name = text_last_part(map->l_name), *soname = name;

    (void)argument;
    while (entry->d_tag != DT_NULL && entry->d_tag != DT_SONAME)
        entry++;
    if (entry->d_tag == DT_SONAME)
        soname = object_of(map->l_addr, map->l_ld).names + entry->d_un.d_val;
    if (!needs(_r_debug.r_map, name, soname))
        return false;
    first_linked = map;
    return true;
}

/* libc, the linker, and the libraries that come with them. */
static bool is_libc(const struct object *object)
{
    static const char family[] = "GLIBC_";

    for (const ElfW(Verdef) *d = object->versions_defined; d != NULL; d = (const ElfW(Verdef) *)((const char *)d + d->vd_next)) {
        const char *version = object->names + ((const ElfW(Verdaux) *)((const char *)d + d->vd_aux))->vda_name;
        size_t same = 0;

        while (same < sizeof family - 1 && version[same] == family[same])
            same++;
        if (same == sizeof family - 1)
            return true;
        if (d->vd_next == 0)
            return false;
    }
    return false;
}

static bool asks_for(const struct object *object, const char *name)
{
    for (size_t i = 1; i < object_undefined(object); i++)
        if (object->symbols[i].st_shndx == SHN_UNDEF && object_same(object->names + object->symbols[i].st_name, name))
            return true;
    return false;
}

static bool was_preloaded(const ElfW(Dyn) *dynamic)
{
    for (const struct link_map *map = _r_debug.r_map; map != NULL && map != first_linked; map = map->l_next)
        if (map->l_ld == dynamic)
            return true;
    return false;
}

static bool is_variable(const ElfW(Sym) *symbol)
{
    unsigned type = ELF64_ST_TYPE(symbol->st_info);

    return type == STT_OBJECT || type == STT_TLS || type == STT_COMMON;
}

/* Whether it is what the library calls so, and no stand-in for libc's. */
static bool is_own(const struct object *object, const ElfW(Dyn) *dynamic, const ElfW(Sym) *symbol)
{
    if (is_libc(object))
        return false;
    return is_variable(symbol) || (!asks_for(object, "dlsym") && !asks_for(object, "dlvsym") && !was_preloaded(dynamic));
}

/* ---- the first definition of a name ---- */

struct definition {
    const char *name;
    uint32_t hash;
    const char *version;
    struct object object;
    const ElfW(Dyn) *dynamic;
    const ElfW(Sym) *symbol;
};

static bool defines(const struct link_map *map, void *argument)
{
    struct definition *d = argument;

    d->object = object_of(map->l_addr, map->l_ld);
    d->dynamic = map->l_ld;
    d->symbol = object_versioned(&d->object, d->name, d->hash, d->version);
    return d->symbol != NULL;
}

static bool is_claimed(const char *name, uint32_t hash, const char *version, struct definition *d)
{
    *d = (struct definition){.name = name, .hash = hash, .version = version};
    return object_each_behind(defines, d) && is_own(&d->object, d->dynamic, d->symbol);
}

uint64_t claim_meant(const char *name, uint32_t hash, const char *version)
{
    struct definition d;

    return is_claimed(name, hash, version, &d) ? (uint64_t)object_place_of(&d.object, d.symbol) : 0;
}

static bool libc_defines(const struct link_map *map, void *argument)
{
    return defines(map, argument) && is_libc(&((struct definition *)argument)->object);
}

any_function *claim_libc(const char *name)
{
    struct definition d = {.name = name, .hash = object_hash(name)};

    return object_each_behind(libc_defines, &d) ? object_function(object_place_of(&d.object, d.symbol)) : NULL;
}

/* ---- all claims ---- */

struct pass {
    struct object objects[TOGETHER];
    unsigned used;
};

static bool any_may_define(const struct pass *pass, const char *name, uint32_t hash)
{
    for (unsigned i = 0; i < pass->used; i++) {
        const struct object *object = &pass->objects[i];

        if (object->hash != NULL && (object->hash[0] == 0 || !object_may_define(object, hash)))
            continue;
        if (object_symbol(object, name, hash) != NULL)
            return true;
    }
    return false;
}

/* Our names in their own order: that of the symbol table takes three times as long. */
static void look(struct pass *pass)
{
    for (uint32_t call = 0; call < CALL_LIMIT && pass->used != 0; call++) {
        const char *name = call_table[call].name;
        struct definition d;
        uint32_t hash;

        if (name[0] == '\0' || (call_table[call].flags & CALL_IS_MATH) != 0 || kind_of(name) != LIBRARY_KINDS)
            continue;
        hash = object_hash(name);
        if (any_may_define(pass, name, hash) && !claim_is(name) && is_claimed(name, hash, NULL, &d))
            claimed[claims++] = (uint16_t)call;
    }
    pass->used = 0;
}

static bool gather(const struct link_map *map, void *argument)
{
    struct pass *pass = argument;
    struct object object = object_of(map->l_addr, map->l_ld);

    if (object.symbols == NULL || object.names == NULL || is_libc(&object))
        return false;
    pass->objects[pass->used++] = object;
    if (pass->used == TOGETHER)
        look(pass);
    return false;
}

bool claim_start(void)
{
    struct pass pass;

    pass.used = 0;
    if (_r_debug.r_map == NULL)
        return false;
    object_each_behind(is_first_linked, NULL);
    object_each_behind(gather, &pass);
    look(&pass);
    return claims != 0;
}

const char *claim_name(unsigned number)
{
    return number < claims ? call_table[claimed[number]].name : NULL;
}

bool claim_is(const char *name)
{
    for (unsigned i = 0; i < claims; i++)
        if (object_same(call_table[claimed[i]].name, name))
            return true;
    return false;
}
