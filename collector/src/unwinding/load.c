/* What is opened is noted before, since nothing can be done after it (dlopen.c); the table follows at the next occasion. */

#include "unwinding/load.h"

#include <stddef.h>

#include "ground/filter.h"
#include "region/child.h"
#include "unwinding/module.h"
#include "unwinding/python.h"

/* A wrapper called from where dlopen was called is not deeper than this; dlopen's constructors, and a signal handler
 * that interrupts it, are. */
#define WRAPPER_STACK 512

static bool stale;

/* Where this thread called dlopen, 0 if everything was settled since: it has returned when the thread calls something else
 * from there, or from further out. */
static __thread uint64_t opener_sp __attribute__((tls_model("initial-exec")));

void load_settle(void)
{
    if (filter_installed || filter_clock)
        return;
    child_notice();
    if (region != NULL && __atomic_load_n(&stale, __ATOMIC_RELAXED) &&
        __atomic_exchange_n(&stale, false, __ATOMIC_ACQ_REL) && child_settle()) {
        module_refresh();
        python_look();
    }
}

static bool has_returned(uint64_t sp)
{
    return opener_sp != 0 && sp + WRAPPER_STACK >= opener_sp;
}

void load_settle_returned(const struct region_thread *t, uint64_t sp)
{
    if (__builtin_expect(__atomic_load_n(&stale, __ATOMIC_RELAXED), 0) && t != NULL && has_returned(sp) &&
        sp < t->stack_high)
        load_settle();
}

void load_begins(uint64_t sp)
{
    load_settle();
    opener_sp = sp;
    __atomic_store_n(&stale, true, __ATOMIC_RELEASE);
}

bool load_settle_opened(uint64_t sp)
{
    if (__builtin_expect(opener_sp == 0, 1))
        return false;
    if (has_returned(sp)) {
        opener_sp = 0;
        load_settle();
    }
    return true;
}
