/* dlopen, dlmopen and dlsym find their caller by the return address (its RUNPATH, its namespace, what comes behind it): so
 * ours must end in a jump, and nothing can be done after them. That something is opened is therefore noted before, and the
 * table of modules brought up to date at the next occasion: another dlopen or dlclose, the end of a timed call, a look-up
 * of an MPI function, or the end of the process; at the latest by dlsym, without which next to nobody uses what was opened.
 * dlclose does not care, and waits until no handler may be reading what it unmaps. */
#include <dlfcn.h>
#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <time.h>

#include "ground/arch.h"
#include "ground/export.h"
#include "ground/filter.h"
#include "ground/system.h"
#include "host/kokkos.h"
#include "linking/kind.h"
#include "linking/library.h"
#include "linking/names.h"
#include "linking/next.h"
#include "linking/object.h"
#include "linking/offer.h"
#include "mpi/hooks.h"
#include "mpi/mpi.h"
#include "region/child.h"
#include "region/region.h"
#include "sampling/sample.h"
#include "unwinding/load.h"
#include "unwinding/module.h"
#include "unwinding/python.h"

#define ATTEMPTS 20000 /* of 50 µs: a second */

/* What was opened for all in the meantime comes first in the searches of what is opened now. May wait for the linker's
 * lock, as the call that follows does. */
static void note_opened_for_all(void)
{
    static void *(*look)(void *, const char *);

    FIND(look, "dlsym");
    for (unsigned kind = 0; kind < LIBRARY_KINDS && look != NULL; kind++) {
        const char *sign = library_signs[kind];
        void *found = library_is_opened((enum library_kind)kind) ? look(RTLD_NEXT, sign) : NULL;

        if (found != NULL)
            offer_opened_for_all((enum library_kind)kind, sign, found);
    }
}

static void note(void)
{
    int error = errno;

    offer_settle();
    note_opened_for_all();
    load_begins(arch_sp());
    errno = error;
}

/* Before a name is looked up: by whoever opened something just now, to call it. */
static void settle_opened(void)
{
    int error = errno;

    if (load_settle_opened(arch_sp()))
        offer_settle();
    errno = error;
}

/* Some languages reach MPI, GPUs and libc by nothing but a handle of the library (Julia, Python's ctypes, Java, .NET), and
 * CUDA's runtime so reaches its driver: their calls would be missed, and end at our ticks where they wait. They get ours where it goes on to just what they would have got:
 * so nothing can go round in a circle. */
static bool leads_to(enum library_kind kind, const char *name, void *found)
{
    switch (kind) {
    case LIBRARY_KINDS:
        return object_pointer(next_symbol(name)) == found;
    case LIBRARY_MPI:
        return object_pointer(mpi_symbol(name)) == found;
    case LIBRARY_CUDART:
    case LIBRARY_CUDA:
    case LIBRARY_HIP:
        return offer_hand_out(kind, name, found);
    default:
        return false;
    }
}

static void *ours_for(const void *handle, void *found, const char *name)
{
    uint64_t ours;

    if (found == NULL)
        return kokkos_function(handle, name);
    ours = names_offered(name, object_hash(name));
    return ours != 0 && leads_to(kind_of(name), name, found) ? (void *)ours : found;
}

/* Whose call it is matters to the pseudo-handles alone. */
static bool is_of_a_library(const void *handle)
{
    return handle != RTLD_DEFAULT && handle != RTLD_NEXT && region != NULL;
}

EXPORT void *dlsym(void *restrict handle, const char *restrict name)
{
    static void *(*next)(void *, const char *);

    FIND(next, "dlsym");
    settle_opened();
    if (is_of_a_library(handle))
        return ours_for(handle, next(handle, name), name);
    JUMP return next(handle, name);
}

EXPORT void *dlvsym(void *restrict handle, const char *restrict name, const char *restrict version)
{
    static void *(*next)(void *, const char *, const char *);

    FIND(next, "dlvsym");
    settle_opened();
    if (is_of_a_library(handle))
        return ours_for(handle, next(handle, name, version), name);
    JUMP return next(handle, name, version);
}

/* Without a sibling call these would be their own callers: the build checks that there is a jump. */
EXPORT void *dlopen(const char *name, int flags)
{
    static void *(*next)(const char *, int);

    FIND(next, "dlopen");
    note();
    return next(name, flags);
}

EXPORT void *dlmopen(Lmid_t space, const char *name, int flags)
{
    static void *(*next)(Lmid_t, const char *, int);

    FIND(next, "dlmopen");
    note();
    return next(space, name, flags);
}

/* A handler that started before sees the object whole; one that starts later takes the innermost frame only. */
static void quiesce(void)
{
    struct timespec pause = {0, 50000};

    for (unsigned i = 0; i < ATTEMPTS && __atomic_load_n(&sample_handlers, __ATOMIC_SEQ_CST) != 0; i++)
        system_call(SYS_nanosleep, (long)&pause, 0, 0, 0, 0, 0);
}

EXPORT int dlclose(void *handle)
{
    static int (*next)(void *);
    struct region_header *header = region;
    int result;

    FIND(next, "dlclose");
    load_settle(); /* what goes now may have come since */
    if (header != NULL) {
        __atomic_fetch_add(&header->unloading, 1, __ATOMIC_SEQ_CST);
        if (!filter_installed)
            quiesce();
    }
    result = next(handle);
    if ((offer_settle_closed() & 1u << LIBRARY_MPI) != 0)
        mpi_forget();
    if (header != NULL && region == header) { /* a destructor may have forked */
        if (child_settle()) {
            module_refresh();
            python_look();
        }
        __atomic_fetch_sub(&header->unloading, 1, __ATOMIC_SEQ_CST);
    }
    return result;
}
