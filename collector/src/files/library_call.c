#include "files/library_call.h"

#include <errno.h>
#include <string.h>

#include "files/file_use.h"

#define OBJECTS 4096u

any_function *library_symbol(const struct library_call *k, any_function **reals, const char *name)
{
    return library_of_copy(k->kind, k->copy, reals, name);
}

any_function *library_next(struct library_call *k, any_function **reals, const char *name, const void *from)
{
    return library_find(k->kind, &k->copy, reals, name, from);
}

bool library_is_narrow(const struct library_call *k)
{
    static any_function *versions[LIBRARY_COPIES];
    static uint8_t known[LIBRARY_COPIES]; /* 0 not asked, 1 wide, 2 narrow */
    unsigned major = 1, minor = 10, release = 0;

    if (known[k->copy] == 0) {
        int (*version)(unsigned *, unsigned *, unsigned *) =
            (int (*)(unsigned *, unsigned *, unsigned *))library_symbol(k, versions, "H5get_libversion");
        bool narrow = version != NULL && version(&major, &minor, &release) >= 0 && major == 1 && minor < 10;

        known[k->copy] = narrow ? 2 : 1;
    }
    return known[k->copy] == 2;
}

enum file_interface library_interface(enum library_kind kind)
{
    return (enum file_interface)(FILE_HDF5 + kind);
}

bool library_enter(struct library_call *k, uint32_t call, const void *from)
{
    enum file_interface interface = library_interface(k->kind);

    k->t = thread_current();
    if (layer_passes(k->t, interface) || k->copy == LIBRARY_COPIES)
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
    k->since = k->layer.time.end;
}

struct region_file_use *library_use(const struct library_call *k, uint32_t file)
{
    return file_use(k->t, file, library_interface(k->kind));
}

void library_moved(struct library_call *k, uint32_t file, enum file_direction direction, enum file_manner manner,
                   uint64_t bytes, word buffer)
{
    struct region_file_use *use = library_use(k, file);
    struct file_access access = {direction, manner, bytes, -1, (const void *)buffer, k->layer.time};
    uint64_t now = clock_cycles();

    k->t->own_tsc += now - k->since;
    k->since = now;
    if (k->failed) {
        if (use != NULL)
            use->errors++;
        return;
    }
    layer_volume(&k->layer, bytes);
    file_accessed(k->t, use, &access);
}

/* A torn entry fits no key: it is then as if it were not there. */
struct kept {
    uint64_t check; /* key ^ value */
    uint64_t value;
};

static struct kept objects[OBJECTS];
FORK_DATA static bool objects_kept; /* any, ever */

static uint64_t key_of(const struct library_call *k, uint64_t handle)
{
    return handle ^ (uint64_t)(k->kind * LIBRARY_COPIES + k->copy + 1) << 48;
}

static struct kept *kept_at(uint64_t key)
{
    return &objects[key * UINT64_C(0x9E3779B97F4A7C15) >> 52];
}

void library_keep(const struct library_call *k, uint64_t handle, struct library_object object)
{
    uint64_t key = key_of(k, handle), value = (uint64_t)object.part << 32 | object.file;
    struct kept *o = kept_at(key);

    __atomic_store_n(&objects_kept, true, __ATOMIC_RELAXED);
    __atomic_store_n(&o->value, value, __ATOMIC_RELAXED);
    __atomic_store_n(&o->check, key ^ value, __ATOMIC_RELAXED);
}

struct library_object library_kept(const struct library_call *k, uint64_t handle)
{
    uint64_t key = key_of(k, handle);
    const struct kept *o = kept_at(key);
    uint64_t value = __atomic_load_n(&o->value, __ATOMIC_RELAXED);

    if ((__atomic_load_n(&o->check, __ATOMIC_RELAXED) ^ value) != key)
        value = 0;
    return (struct library_object){(uint32_t)value, (uint32_t)(value >> 32)};
}

FORK_CODE void library_forget(void)
{
    if (objects_kept)
        memset(objects, 0, sizeof objects);
}
