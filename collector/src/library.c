/* Which library a call is for, and what its handles stand for. */

#include "library.h"

#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <stddef.h>
#include <string.h>

#define CALLERS 32u
#define OBJECTS 4096u

struct copies {
    struct library library[LIBRARY_COPIES];
    uint32_t used;
};

/* The object that a caller lies in, and which copy it means. Written once, `high` last. */
struct caller {
    uint64_t low;
    uint64_t high;
    uint32_t copy;
};

static struct copies copies[LIBRARY_KINDS];
static struct caller callers[LIBRARY_KINDS][CALLERS];
static uint32_t callers_used[LIBRARY_KINDS];
static uint32_t global[LIBRARY_KINDS]; /* the copy in the global scope plus one: then it is everyone's */
static uint32_t busy;

struct place {
    uint64_t address;
    uint64_t low;
    uint64_t high;
    char path[1024];
};

static int find_place(struct dl_phdr_info *info, size_t size, void *argument)
{
    struct place *place = argument;
    uint64_t low = UINT64_MAX, high = 0;

    (void)size;
    for (size_t i = 0; i < info->dlpi_phnum; i++) {
        uint64_t start = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;

        if (info->dlpi_phdr[i].p_type != PT_LOAD)
            continue;
        low = start < low ? start : low;
        if (start + info->dlpi_phdr[i].p_memsz > high)
            high = start + info->dlpi_phdr[i].p_memsz;
    }
    if (place->address < low || place->address >= high)
        return 0;
    place->low = low;
    place->high = high;
    place->path[0] = '\0';
    if (info->dlpi_name != NULL && strlen(info->dlpi_name) < sizeof place->path)
        strcpy(place->path, info->dlpi_name);
    return 1;
}

static void *address_of(any_function *function)
{
    void *address;

    memcpy(&address, &function, sizeof address);
    return address;
}

static any_function *function_at(void *address)
{
    any_function *function;

    memcpy(&function, &address, sizeof function);
    return function;
}

/* The global scope comes first in every search; behind it the caller's own dependencies. */
static struct library search(enum library_kind kind, const struct place *place)
{
    const char *sign = library_signs[kind];
    struct library found = {next_symbol(sign), NULL, false};
    void *caller;
    Dl_info about;

    if (found.sign != NULL || place->path[0] == '\0')
        return found;
    caller = dlopen(place->path, RTLD_LAZY | RTLD_NOLOAD);
    if (caller == NULL)
        return found;
    found.sign = function_at(dlsym(caller, sign));
    /* Kept open: its functions are ours to call until the end. */
    if (found.sign != NULL && dladdr(address_of(found.sign), &about) != 0)
        found.handle = dlopen(about.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
    dlclose(caller);
    if (found.handle == NULL)
        found.sign = NULL;
    return found;
}

static bool is_narrow(enum library_kind kind, const struct library *found)
{
    int (*version)(unsigned *, unsigned *, unsigned *);
    unsigned major = 1, minor = 10, release = 0;

    if (kind != LIBRARY_HDF5)
        return false;
    version = (int (*)(unsigned *, unsigned *, unsigned *))(
        found->handle == NULL ? next_symbol("H5get_libversion") : function_at(dlsym(found->handle, "H5get_libversion")));
    return version != NULL && version(&major, &minor, &release) >= 0 && major == 1 && minor < 10;
}

/* LIBRARY_COPIES if there is none. */
static uint32_t learn(enum library_kind kind, const void *from)
{
    struct place place = {.address = (uint64_t)from};
    struct copies *known = &copies[kind];
    struct library found;
    uint32_t copy, used;

    dl_iterate_phdr(find_place, &place);
    found = search(kind, &place);
    if (found.sign == NULL)
        return LIBRARY_COPIES;
    found.narrow = is_narrow(kind, &found);
    while (__atomic_exchange_n(&busy, 1, __ATOMIC_ACQUIRE) != 0)
        ;
    for (copy = 0; copy < known->used && known->library[copy].sign != found.sign; copy++)
        ;
    if (copy == known->used && copy < LIBRARY_COPIES)
        known->library[known->used++] = found;
    used = callers_used[kind];
    if (copy < LIBRARY_COPIES && found.handle == NULL)
        __atomic_store_n(&global[kind], copy + 1, __ATOMIC_RELEASE);
    else if (copy < LIBRARY_COPIES && used < CALLERS && place.high != 0) {
        callers[kind][used] = (struct caller){place.low, place.high, copy};
        __atomic_store_n(&callers_used[kind], used + 1, __ATOMIC_RELEASE);
    }
    __atomic_store_n(&busy, 0, __ATOMIC_RELEASE);
    return copy;
}

static uint32_t copy_for(enum library_kind kind, const void *from)
{
    uint32_t used = __atomic_load_n(&callers_used[kind], __ATOMIC_ACQUIRE);
    uint64_t address = (uint64_t)from;
    uint32_t everyones = __atomic_load_n(&global[kind], __ATOMIC_ACQUIRE);

    if (everyones != 0)
        return everyones - 1;
    for (uint32_t i = 0; i < used; i++)
        if (address >= callers[kind][i].low && address < callers[kind][i].high)
            return callers[kind][i].copy;
    return learn(kind, from);
}

const struct library *library_of(const struct library_call *k)
{
    return &copies[k->kind].library[k->copy];
}

any_function *library_symbol(const struct library_call *k, any_function **reals, const char *name)
{
    void *handle = library_of(k)->handle;

    if (reals[k->copy] == NULL)
        reals[k->copy] = handle == NULL ? next_symbol(name) : function_at(dlsym(handle, name));
    return reals[k->copy];
}

any_function *library_next(struct library_call *k, any_function **reals, const char *name, const void *from)
{
    int error = errno;
    any_function *real = NULL;

    k->copy = copy_for(k->kind, from);
    if (k->copy < LIBRARY_COPIES)
        real = library_symbol(k, reals, name);
    errno = error;
    return real;
}

enum file_interface library_interface(enum library_kind kind)
{
    return (enum file_interface)(FILE_HDF5 + kind);
}

bool library_enter(struct library_call *k, uint32_t call, const void *from)
{
    enum file_interface interface = library_interface(k->kind);

    k->t = thread_current();
    if (layer_passes(k->t, interface))
        return false;
    k->layer = layer_enter(k->t, interface, call, from);
    return true;
}

/* HDF5 says a failure by a number below zero, the others by one that is not zero. */
void library_leave(struct library_call *k)
{
    int answer = (int)k->result;

    k->error = errno;
    k->failed = k->kind == LIBRARY_HDF5 ? answer < 0 : answer != 0;
    layer_leave(k->t, library_interface(k->kind), &k->layer, k->failed);
}

struct region_file_use *library_use(const struct library_call *k, uint32_t file)
{
    return file_use(k->t, file, library_interface(k->kind));
}

void library_moved(struct library_call *k, uint32_t file, enum file_direction direction, enum file_manner manner,
                   uint64_t bytes, word buffer)
{
    struct region_file_use *use = library_use(k, file);
    struct file_access access = {direction, manner, bytes, -1, (const void *)buffer, k->layer.start, k->layer.end};

    if (k->failed) {
        if (use != NULL)
            use->errors++;
        return;
    }
    layer_volume(&k->layer, bytes);
    file_accessed(k->t, use, &access);
}

/* A torn entry fits no key: it is then as if it were not there. */
struct object {
    uint64_t check; /* key ^ value */
    uint64_t value;
};

static struct object objects[OBJECTS];

static uint64_t key_of(const struct library_call *k, uint64_t handle)
{
    return handle ^ (uint64_t)(k->kind * LIBRARY_COPIES + k->copy + 1) << 48;
}

static struct object *object_of(uint64_t key)
{
    return &objects[key * UINT64_C(0x9E3779B97F4A7C15) >> 52];
}

void library_keep(const struct library_call *k, uint64_t handle, struct library_object object)
{
    uint64_t key = key_of(k, handle), value = (uint64_t)object.part << 32 | object.file;
    struct object *o = object_of(key);

    __atomic_store_n(&o->value, value, __ATOMIC_RELAXED);
    __atomic_store_n(&o->check, key ^ value, __ATOMIC_RELAXED);
}

struct library_object library_kept(const struct library_call *k, uint64_t handle)
{
    uint64_t key = key_of(k, handle);
    const struct object *o = object_of(key);
    uint64_t value = __atomic_load_n(&o->value, __ATOMIC_RELAXED);

    if ((__atomic_load_n(&o->check, __ATOMIC_RELAXED) ^ value) != key)
        value = 0;
    return (struct library_object){(uint32_t)value, (uint32_t)(value >> 32)};
}

void library_forget(void)
{
    memset(objects, 0, sizeof objects);
    __atomic_store_n(&busy, 0, __ATOMIC_RELAXED);
}
