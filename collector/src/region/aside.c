/* Another handler may come between any two of these stores: at each of them, the thread is in the outer call or in none,
 * and what that handler sets aside it brings back. */

#include "region/aside.h"

#include "ground/system.h"

/* A handler within the call of a handler, and one more that comes between two of these stores. */
#define ASIDES 4

static __thread struct {
    uint64_t sp, first_tick_tsc;
    uint32_t call, site, idle, restarted;
} asides[ASIDES] __attribute__((tls_model("initial-exec")));
static __thread uint32_t used __attribute__((tls_model("initial-exec")));

#define IN_THIS_ORDER() __atomic_signal_fence(__ATOMIC_SEQ_CST)

bool aside_begin(struct region_thread *t)
{
    uint32_t i = used;

    /* A child of a bare system call has its parent's block until it is noticed. */
    if (i == ASIDES || t->idle == THREAD_THIN || t->tid != system_thread_id())
        return false;
    asides[i].sp = t->call_sp;
    asides[i].first_tick_tsc = t->first_tick_tsc;
    asides[i].call = t->call;
    asides[i].site = t->site;
    asides[i].idle = t->idle;
    asides[i].restarted = t->flags & THREAD_RESTARTED;
    IN_THIS_ORDER();
    used = i + 1;
    IN_THIS_ORDER();
    t->idle = THREAD_ASIDE;
    IN_THIS_ORDER();
    t->call = THREAD_ASIDE;
    IN_THIS_ORDER();
    t->flags &= ~(uint32_t)THREAD_RESTARTED; /* the outer call's end opens our signal, not this one's */
    return true;
}

void aside_end(struct region_thread *t)
{
    uint32_t i = used - 1;

    if (used == 0)
        return;
    t->flags |= asides[i].restarted;
    t->site = asides[i].site;
    t->call_sp = asides[i].sp;
    t->first_tick_tsc = asides[i].first_tick_tsc;
    IN_THIS_ORDER();
    t->call = asides[i].call;
    IN_THIS_ORDER();
    t->idle = asides[i].idle;
    IN_THIS_ORDER();
    used = i;
}
