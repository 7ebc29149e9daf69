#include "linking/object.h"

#include <string.h>
#include <sys/auxv.h>
#include <sys/uio.h>

#include "ground/export.h"
#include "ground/filter.h"
#include "ground/system.h"

extern ElfW(Dyn) _DYNAMIC[] __attribute__((visibility("hidden")));
extern const ElfW(Ehdr) __ehdr_start __attribute__((visibility("hidden")));

extern const char _end[] __attribute__((visibility("hidden")));

#define HIDDEN_VERSION 0x8000u
#define CHAIN_MOST 4096u

/* glibc has added the bias already, except where the section cannot be written. */
static void *pointer(uint64_t bias, uint64_t value)
{
    return (void *)(value < bias ? value + bias : value);
}

struct object object_of(uint64_t bias, const ElfW(Dyn) *dynamic)
{
    struct object object = {.bias = bias};

    for (; dynamic->d_tag != DT_NULL; dynamic++) {
        void *value = pointer(bias, dynamic->d_un.d_ptr);

        if (dynamic->d_tag == DT_SYMTAB)
            object.symbols = value;
        else if (dynamic->d_tag == DT_STRTAB)
            object.names = value;
        else if (dynamic->d_tag == DT_GNU_HASH)
            object.hash = value;
        else if (dynamic->d_tag == DT_HASH)
            object.old_hash = value;
        else if (dynamic->d_tag == DT_VERSYM)
            object.versions = value;
        else if (dynamic->d_tag == DT_VERDEF)
            object.versions_defined = value;
        else if (dynamic->d_tag == DT_VERNEED)
            object.versions_needed = value;
        else if (dynamic->d_tag == DT_RELA)
            object.data = value;
        else if (dynamic->d_tag == DT_RELASZ)
            object.data_size = dynamic->d_un.d_val;
        else if (dynamic->d_tag == DT_JMPREL)
            object.jumps = value;
        else if (dynamic->d_tag == DT_PLTRELSZ)
            object.jumps_size = dynamic->d_un.d_val;
    }
    return object;
}

struct object object_ours(void)
{
    return object_of((uintptr_t)&__ehdr_start, _DYNAMIC);
}

bool object_is_ours(const ElfW(Dyn) *dynamic)
{
    return dynamic == _DYNAMIC;
}

bool object_in_ours(uint64_t address)
{
    return address >= (uintptr_t)&__ehdr_start && address < (uintptr_t)_end;
}

uint32_t object_hash(const char *name)
{
    uint32_t hash = 5381;

    for (; *name != '\0'; name++)
        hash = hash * 33 + (uint8_t)*name;
    return hash;
}

static uint32_t old_hash_of(const char *name)
{
    uint32_t hash = 0;

    for (; *name != '\0'; name++) {
        hash = (hash << 4) + (uint8_t)*name;
        hash = (hash ^ (hash >> 24 & 0xF0)) & 0x0FFFFFFF;
    }
    return hash;
}

bool object_same(const char *a, const char *b)
{
    for (; *a == *b; a++, b++)
        if (*a == '\0')
            return true;
    return false;
}

static const void *past(const void *entry, uint32_t bytes)
{
    return bytes != 0 ? (const char *)entry + bytes : NULL;
}

static const char *version_defined(const struct object *object, unsigned number)
{
    for (const ElfW(Verdef) *d = object->versions_defined; d != NULL; d = past(d, d->vd_next))
        if ((d->vd_ndx & ~HIDDEN_VERSION) == number && (d->vd_flags & VER_FLG_BASE) == 0)
            return object->names + ((const ElfW(Verdaux) *)past(d, d->vd_aux))->vda_name;
    return NULL;
}

const char *object_version(const struct object *object, uint64_t index)
{
    unsigned number = object->versions != NULL ? object->versions[index] & ~HIDDEN_VERSION : VER_NDX_GLOBAL;

    if (number <= VER_NDX_GLOBAL)
        return NULL;
    if (object->symbols[index].st_shndx != SHN_UNDEF)
        return version_defined(object, number);
    for (const ElfW(Verneed) *n = object->versions_needed; n != NULL; n = past(n, n->vn_next))
        for (const ElfW(Vernaux) *a = past(n, n->vn_aux); a != NULL; a = past(a, a->vna_next))
            if ((a->vna_other & ~HIDDEN_VERSION) == number)
                return object->names + a->vna_name;
    return NULL;
}

static bool has_version(const struct object *object, uint32_t index, const char *version)
{
    const char *its;

    if (object->versions == NULL || (version != NULL && *version == '\0'))
        return true;
    if (version == NULL)
        return (object->versions[index] & HIDDEN_VERSION) == 0;
    its = object_version(object, index);
    return its != NULL && object_same(its, version);
}

static ElfW(Sym) *symbol_if(const struct object *object, uint32_t index, const char *name, const char *version)
{
    ElfW(Sym) *symbol = &object->symbols[index];

    if (symbol->st_shndx == SHN_UNDEF || !object_same(object->names + symbol->st_name, name))
        return NULL;
    return has_version(object, index, version) ? symbol : NULL;
}

size_t object_undefined(const struct object *object)
{
    if (object->hash != NULL)
        return object->hash[1];
    return object->old_hash != NULL ? object->old_hash[1] : 0;
}

bool object_may_define(const struct object *object, uint32_t hash)
{
    const uint32_t *head = object->hash;
    const ElfW(Addr) *filter = (const ElfW(Addr) *)(head + 4);
    const unsigned bits = 8 * sizeof *filter;
    ElfW(Addr) bloom = filter[hash / bits & (head[2] - 1)];

    return (bloom >> hash % bits & bloom >> (hash >> head[3]) % bits & 1) != 0;
}

/* buckets, first symbol, words of the filter, its shift; the filter; the buckets; the chains. */
static ElfW(Sym) *find_by_hash(const struct object *object, const char *name, uint32_t hash, const char *version)
{
    const uint32_t *head = object->hash;
    const uint32_t *buckets = (const uint32_t *)((const ElfW(Addr) *)(head + 4) + head[2]);
    const uint32_t *chains = buckets + head[0];
    uint32_t index;

    if (!object_may_define(object, hash))
        return NULL;
    index = buckets[hash % head[0]];
    if (index < head[1])
        return NULL;
    for (;; index++) {
        uint32_t chained = chains[index - head[1]];
        ElfW(Sym) *symbol = (chained | 1) == (hash | 1) ? symbol_if(object, index, name, version) : NULL;

        if (symbol != NULL || (chained & 1) != 0)
            return symbol;
    }
}

ElfW(Sym) *object_versioned(const struct object *object, const char *name, uint32_t hash, const char *version)
{
    if (object->symbols == NULL || object->names == NULL)
        return NULL;
    if (object->hash != NULL)
        return object->hash[0] != 0 ? find_by_hash(object, name, hash, version) : NULL;
    if (object->old_hash == NULL || object->old_hash[0] == 0)
        return NULL;
    for (uint32_t i = object->old_hash[2 + old_hash_of(name) % object->old_hash[0]]; i != STN_UNDEF;
         i = object->old_hash[2 + object->old_hash[0] + i]) {
        ElfW(Sym) *symbol = symbol_if(object, i, name, version);

        if (symbol != NULL)
            return symbol;
    }
    return NULL;
}

ElfW(Sym) *object_symbol(const struct object *object, const char *name, uint32_t hash)
{
    return object_versioned(object, name, hash, NULL);
}

any_function *object_function(void *address)
{
    any_function *function;

    memcpy(&function, &address, sizeof function);
    return function;
}

void *object_pointer(any_function *function)
{
    void *address;

    memcpy(&address, &function, sizeof address);
    return address;
}

/* The function that a resolver chooses, as the linker would call it. */
static void *resolved(void *resolver)
{
    return object_pointer(((any_function * (*)(uint64_t)) object_function(resolver))(getauxval(AT_HWCAP)));
}

void *object_place_of(const struct object *object, const ElfW(Sym) *symbol)
{
    void *address;

    if (ELF64_ST_TYPE(symbol->st_info) == STT_TLS)
        return NULL;
    address = (void *)(symbol->st_shndx == SHN_ABS ? symbol->st_value : object->bias + symbol->st_value);
    return ELF64_ST_TYPE(symbol->st_info) == STT_GNU_IFUNC ? resolved(address) : address;
}

void *object_address(const struct object *object, const char *name, uint32_t hash)
{
    const ElfW(Sym) *symbol = object_symbol(object, name, hash);

    return symbol != NULL ? object_place_of(object, symbol) : NULL;
}

struct walk {
    bool (*visit)(const struct link_map *, void *);
    void *argument;
    bool found;
};

static bool walk_from(const struct link_map *map, const struct link_map *last, const struct walk *walk)
{
    for (; map != NULL; map = map->l_next) {
        if (map->l_ld != NULL && walk->visit(map, walk->argument))
            return true;
        if (map == last)
            return false;
    }
    return false;
}

/* Called with the lock held under which objects come and go; the list is read past it. */
static int walk_locked(struct dl_phdr_info *info, size_t size, void *argument)
{
    struct walk *walk = argument;

    (void)info, (void)size;
    walk->found = walk_from(_r_debug.r_map, NULL, walk);
    return 1;
}

static bool walk_unsure(const struct walk *walk);

bool object_each(bool (*visit)(const struct link_map *, void *), void *argument)
{
    struct walk walk = {visit, argument, false};

    if (object_linker_unsure())
        walk.found = walk_unsure(&walk);
    else
        dl_iterate_phdr(walk_locked, &walk);
    return walk.found;
}

/* First needed before the program can have opened anything: by a constructor of an object that it started with. */
bool object_each_behind(bool (*visit)(const struct link_map *, void *), void *argument)
{
    FORK_DATA static const struct link_map *first, *last;
    struct walk walk = {visit, argument, false};

    if (__atomic_load_n(&first, __ATOMIC_ACQUIRE) == NULL) {
        const struct link_map *map = _r_debug.r_map, *end;

        while (map != NULL && !object_is_ours(map->l_ld))
            map = map->l_next;
        if (map == NULL)
            return false;
        for (end = map; end->l_next != NULL; end = end->l_next)
            ;
        last = end;
        __atomic_store_n(&first, map, __ATOMIC_RELEASE);
    }
    return first != last && walk_from(first->l_next, last, &walk);
}

struct wanted {
    const char *name;
    uint32_t hash;
    void *found;
};

static bool defines(const struct link_map *map, void *argument)
{
    struct wanted *wanted = argument;
    struct object object = object_of(map->l_addr, map->l_ld);

    wanted->found = object_address(&object, wanted->name, wanted->hash);
    return wanted->found != NULL;
}

void *object_find(const char *name, bool (*each)(bool (*visit)(const struct link_map *, void *), void *argument))
{
    struct wanted wanted = {name, object_hash(name), NULL};

    each(defines, &wanted);
    return wanted.found;
}

struct search {
    uint64_t address;
    struct object_place found;
};

/* The bounds that an object's headers give; they lie at its beginning. */
static bool contains(struct search *search, const ElfW(Phdr) *headers, size_t count, uint64_t bias)
{
    uint64_t low = UINT64_MAX, high = 0;
    const ElfW(Dyn) *dynamic = NULL;

    for (size_t i = 0; i < count; i++) {
        uint64_t start = bias + headers[i].p_vaddr;

        if (headers[i].p_type == PT_DYNAMIC)
            dynamic = (const ElfW(Dyn) *)start;
        if (headers[i].p_type != PT_LOAD)
            continue;
        low = start < low ? start : low;
        if (start + headers[i].p_memsz > high)
            high = start + headers[i].p_memsz;
    }
    if (search->address < low || search->address >= high)
        return false;
    search->found = (struct object_place){low, high, dynamic};
    return true;
}

static int place_locked(struct dl_phdr_info *info, size_t size, void *argument)
{
    (void)size;
    return contains(argument, info->dlpi_phdr, info->dlpi_phnum, info->dlpi_addr);
}

/* A library's first page has its headers, and the first object is the program, whose headers the kernel gives. */
static bool place_unlocked(const struct link_map *map, void *argument)
{
    const ElfW(Ehdr) *image = (const ElfW(Ehdr) *)map->l_addr;

    if (map == _r_debug.r_map)
        return contains(argument, (const ElfW(Phdr) *)getauxval(AT_PHDR), getauxval(AT_PHNUM), map->l_addr);
    if (image == NULL || memcmp(image->e_ident, ELFMAG, SELFMAG) != 0)
        return false;
    return contains(argument, (const ElfW(Phdr) *)(map->l_addr + image->e_phoff), image->e_phnum, map->l_addr);
}

struct object_place object_at(const void *address)
{
    struct search search = {.address = (uint64_t)address};

    if (object_linker_unsure())
        object_each(place_unlocked, &search);
    else
        dl_iterate_phdr(place_locked, &search);
    return search.found;
}

/* ---- after a fork ---- */

/* The linker's list of objects, in few words. */
struct chain {
    uint64_t objects;
    uint64_t sum;
};

FORK_DATA static struct chain chain_at_fork;
FORK_DATA static uint32_t object_process; /* whose locks are known; 0 none yet */
FORK_DATA static bool lock_suspect; /* it may be held for ever, by a thread that is not in this process */

/* Another thread may be unloading an object of the list: the kernel reads it for us. */
static bool next_in_chain(const struct link_map **at)
{
    struct iovec here = {at, sizeof *at}, there = {(void *)(uintptr_t)&(*at)->l_next, sizeof *at};

    return !filter_installed && system_call(SYS_process_vm_readv, system_process_id(), (long)&here, 1, (long)&there, 1, 0) == sizeof *at;
}

static bool read_chain(struct chain *chain)
{
    *chain = (struct chain){0, 0};
    for (const struct link_map *at = _r_debug.r_map; at != NULL;) {
        chain->objects++;
        chain->sum = 31 * chain->sum + (uint64_t)at;
        if (chain->objects > CHAIN_MOST || !next_in_chain(&at))
            return false;
    }
    return true;
}

/* The same where nobody else can change it. */
FORK_CODE static struct chain quiet_chain(void)
{
    struct chain chain = {0, 0};

    for (const struct link_map *at = _r_debug.r_map; at != NULL; at = at->l_next) {
        chain.objects++;
        chain.sum = 31 * chain.sum + (uint64_t)at;
    }
    return chain;
}

/* The linker unmaps an object before it takes it from the list, and a fork may fall between: `left` is such a list. */
FORK_DATA static enum { UNKNOWN, WHOLE, LEFT } chain_is;

static bool is_mapped(const struct link_map *map)
{
    uint64_t start;
    struct iovec here = {&start, sizeof start}, there = {map->l_ld, sizeof start};

    return filter_installed ||
           system_call(SYS_process_vm_readv, system_process_id(), (long)&here, 1, (long)&there, 1, 0) == sizeof start;
}

static bool all_are_mapped(void)
{
    for (const struct link_map *map = _r_debug.r_map; map != NULL; map = map->l_next)
        if (map->l_ld != NULL && !is_mapped(map))
            return false;
    return true;
}

static bool walk_unsure(const struct walk *walk)
{
    if (chain_is == UNKNOWN)
        chain_is = all_are_mapped() ? WHOLE : LEFT;
    if (chain_is == WHOLE)
        return walk_from(_r_debug.r_map, NULL, walk);
    for (const struct link_map *map = _r_debug.r_map; map != NULL; map = map->l_next)
        if (map->l_ld != NULL && is_mapped(map) && walk->visit(map, walk->argument))
            return true;
    return false;
}

/* Whoever has changed the list had the lock. In a child whose own handlers of the fork still run nobody has. */
bool object_linker_unsure(void)
{
    struct chain now;

    if (!filter_installed && object_process != 0 && system_process_id() != object_process)
        return true;
    if (!__atomic_load_n(&lock_suspect, __ATOMIC_RELAXED))
        return false;
    if (!read_chain(&now) || (now.objects == chain_at_fork.objects && now.sum == chain_at_fork.sum))
        return true;
    __atomic_store_n(&lock_suspect, false, __ATOMIC_RELAXED);
    return false;
}

FORK_CODE void object_start(void)
{
    object_process = filter_installed ? 0 : system_process_id();
}

FORK_CODE void object_after_fork(void)
{
    chain_at_fork = quiet_chain();
    chain_is = UNKNOWN;
    lock_suspect = true;
    object_start();
}
