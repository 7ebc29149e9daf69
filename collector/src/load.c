/* dlopen and dlmopen find their caller by the return address (its RUNPATH, its namespace): so ours must end in a jump,
 * and nothing can be done after them. That something is opened is therefore noted before, and the table brought up to
 * date at the next occasion: another dlopen or dlclose, a look-up of an MPI function, or the end of the process. dlclose does not care, and waits until no handler may be reading what it unmaps. */

#include "load.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <time.h>

#include "../gen/losses.h"
#include "export.h"
#include "module.h"
#include "next.h"
#include "offer.h"
#include "region.h"
#include "sample.h"
#include "system.h"
#include "thread.h"

#define ATTEMPTS 20000 /* of 50 µs: a second */

static bool stale;

static void refresh(void)
{
    module_refresh();
    region->losses[LOSS_MODULES_FULL] = module_lost();
}

void load_settle(void)
{
    if (region != NULL && __atomic_load_n(&stale, __ATOMIC_RELAXED) &&
        __atomic_exchange_n(&stale, false, __ATOMIC_ACQ_REL))
        refresh();
}

/* Without a sibling call these two would be their own callers: the build checks that there is a jump. */
EXPORT void *dlopen(const char *name, int flags)
{
    static void *(*next)(const char *, int);

    FIND(next, "dlopen");
    offer_settle();
    load_settle();
    __atomic_store_n(&stale, true, __ATOMIC_RELEASE);
    return next(name, flags);
}

EXPORT void *dlmopen(Lmid_t space, const char *name, int flags)
{
    static void *(*next)(Lmid_t, const char *, int);

    FIND(next, "dlmopen");
    offer_settle();
    load_settle();
    __atomic_store_n(&stale, true, __ATOMIC_RELEASE);
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
    if (header == NULL)
        return next(handle);
    __atomic_fetch_add(&header->unloading, 1, __ATOMIC_SEQ_CST);
    quiesce();
    result = next(handle);
    if (region == header) { /* a destructor may have forked */
        refresh();
        __atomic_fetch_sub(&header->unloading, 1, __ATOMIC_SEQ_CST);
    }
    return result;
}
