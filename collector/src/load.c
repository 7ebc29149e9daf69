/* dlopen and dlmopen find their caller by the return address (its RUNPATH, its namespace): so ours must end in a jump,
 * and nothing can be done after them. That something is opened is therefore noted before, and the table brought up to
 * date at the next occasion: another dlopen or dlclose, the end of a timed call, a look-up of an MPI function, or the end
 * of the process. dlclose does not care, and waits until no handler may be reading what it unmaps. */

#include "load.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <time.h>

#include "arch.h"
#include "export.h"
#include "module.h"
#include "next.h"
#include "offer.h"
#include "region.h"
#include "sample.h"
#include "system.h"
#include "thread.h"

#define ATTEMPTS 20000 /* of 50 µs: a second */

/* A wrapper called from where dlopen was called is not deeper than this; dlopen's constructors, and a signal handler
 * that interrupts it, are. */
#define WRAPPER_STACK 512

static bool stale;

/* Who called dlopen last, and from where: it has returned when its caller calls something else. */
static struct region_thread *opener;
static uint64_t opener_sp;

void load_settle(void)
{
    if (region != NULL && __atomic_load_n(&stale, __ATOMIC_RELAXED) &&
        __atomic_exchange_n(&stale, false, __ATOMIC_ACQ_REL))
        module_refresh();
}

void load_settle_returned(const struct region_thread *t, uint64_t sp)
{
    if (__builtin_expect(__atomic_load_n(&stale, __ATOMIC_RELAXED), 0) && t != NULL &&
        t == __atomic_load_n(&opener, __ATOMIC_RELAXED) && sp + WRAPPER_STACK >= opener_sp && sp < t->stack_high)
        load_settle();
}

static void note(void)
{
    offer_settle();
    load_settle();
    opener_sp = arch_sp();
    __atomic_store_n(&opener, thread_self, __ATOMIC_RELAXED);
    __atomic_store_n(&stale, true, __ATOMIC_RELEASE);
}

/* Without a sibling call these two would be their own callers: the build checks that there is a jump. */
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
    if (header == NULL)
        return next(handle);
    load_settle(); /* what goes now may have come since */
    __atomic_fetch_add(&header->unloading, 1, __ATOMIC_SEQ_CST);
    quiesce();
    result = next(handle);
    if (region == header) { /* a destructor may have forked */
        module_refresh();
        __atomic_fetch_sub(&header->unloading, 1, __ATOMIC_SEQ_CST);
    }
    return result;
}
