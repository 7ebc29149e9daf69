/* Masks the sampling signal. On the thread's own behalf; raw system calls of one bit, errno kept. */

#include "sampling/mask.h"

#include <string.h>

#include "gen/calls.h"
#include "ground/clock.h"
#include "ground/filter.h"
#include "ground/signal_set.h"
#include "ground/system.h"
#include "region/child.h"

#define SEEN_FOR 2 /* periods, in which a thread that waits for others is sampled thrice */

static uint64_t bit(int number)
{
    return number == 0 ? 0 : UINT64_C(1) << (number - 1);
}

/* ---- after a move ---- */

/* What the program believes blocked and we left open, to be blocked now; 0 if that is still ours. */
FORK_CODE static uint64_t left_open(const struct region_thread *t)
{
    int wanted = thread_signal(t, THREAD_WANTED_AT);

    return wanted != timer_signal ? bit(wanted) : 0;
}

FORK_CODE static void note_settled(struct region_thread *t, bool left, bool blocked)
{
    if (left || blocked)
        mask_want(t, blocked);
    thread_set_signal(t, THREAD_SETTLED_AT, timer_signal);
}

FORK_CODE void mask_settle(struct region_thread *t)
{
    uint64_t left = left_open(t), ours = bit(timer_signal);
    uint64_t before = system_mask(SIG_BLOCK, left);

    note_settled(t, left != 0, (before & ours) != 0);
    if ((before & ours) != 0)
        system_mask(SIG_UNBLOCK, ours);
}

void mask_settle_context(struct region_thread *t, ucontext_t *context)
{
    uint64_t left = left_open(t), ours = bit(timer_signal), mask;

    memcpy(&mask, &context->uc_sigmask, sizeof mask);
    note_settled(t, left != 0, (mask & ours) != 0);
    mask = (mask | left) & ~ours;
    memcpy(&context->uc_sigmask, &mask, sizeof mask);
}

/* ---- around a call ---- */

bool mask_block(struct region_thread *t)
{
    uint64_t start = clock_cycles();
    uint64_t ours;
    uint64_t before = 0;

    child_notice();
    child_settle(); /* no tick does it while this lasts, and it may be killed meanwhile */
    if (__builtin_expect(filter_installed || t->timer == 0, 0))
        return false;
    if (__builtin_expect(!mask_settled(t), 0))
        mask_settle(t);
    ours = bit(timer_signal);
    if (system_call(SYS_rt_sigprocmask, SIG_BLOCK, (long)&ours, (long)&before, 8, 0, 0) != 0)
        return false;
    t->own_tsc += clock_cycles() - start;
    if ((before & ours) != 0)
        return false;
    t->flags |= THREAD_MASKED | (uint32_t)timer_signal << THREAD_MASKED_AT;
    return true;
}

/* Our signal has moved while this one was blocked by us: it stays so if the program believes that it is. */
static void unblock_left(struct region_thread *t, int number)
{
    if (thread_signal(t, THREAD_WANTED_AT) != number)
        system_mask(SIG_UNBLOCK, bit(number));
    mask_settle(t);
}

/* A tick that waited is taken inside this call. */
void mask_unblock(struct region_thread *t)
{
    uint64_t start = clock_cycles();
    uint64_t handler = t->handler_tsc;
    int number = thread_signal(t, THREAD_MASKED_AT);
    bool paused = (t->flags & THREAD_PAUSED) != 0;

    if (number == 0) /* another context has gone on in the meantime */
        number = timer_signal;
    t->flags &= ~(uint32_t)(THREAD_MASKED | 0xFFu << THREAD_MASKED_AT | THREAD_PAUSED);
    if (__builtin_expect(filter_installed, 0))
        return;
    if (__builtin_expect(number == timer_signal, 1))
        system_mask(SIG_UNBLOCK, bit(number));
    else
        unblock_left(t, number);
    t->flags &= ~(uint32_t)THREAD_RESTARTED; /* the tick that waited masks no more in this call */
    if (paused)
        timer_resume(t);
    t->own_tsc += clock_cycles() - start - (t->handler_tsc - handler);
}

/* ---- from a tick in a call on ---- */

/* What waits for another process, seldom, and reads memory of the program's again. */
static bool restarts_late(long number)
{
    switch (number) {
#ifdef SYS_open
    case SYS_open:
    case SYS_creat:
#endif
    case SYS_openat: return true;
    default: return false;
    }
}

/* A thread of a pool, say, that others have nothing to do for: a hundred that are woken at each tick take a tenth of a core. Who
 * holds a mutex is asked at each tick, and the main thread's waiting is the run's. */
static bool waits_long(const struct region_thread *t)
{
    const struct call_info *call = &call_table[t->call];
    uint64_t period = region->tick_base_ns << __atomic_load_n(&region->tick_shift, __ATOMIC_RELAXED);

    return (t->flags & THREAD_MAIN) == 0 && call->class == CLASS_THREAD_SYNC && (call->flags & CALL_ALWAYS_TIMED) != 0 &&
           clock_ns(clock_cycles() - t->first_tick_tsc) >= SEEN_FOR * period;
}

void mask_from_here(struct region_thread *t, ucontext_t *context)
{
    uint64_t mask;

    if ((t->flags & (THREAD_MASKED | THREAD_RESTARTED)) != 0 ||
        (!restarts_late(arch_context_call(context)) && !waits_long(t)))
        return;
    memcpy(&mask, &context->uc_sigmask, sizeof mask);
    mask |= bit(timer_signal);
    memcpy(&context->uc_sigmask, &mask, sizeof mask);
    t->flags |= THREAD_MASKED | THREAD_RESTARTED | (uint32_t)timer_signal << THREAD_MASKED_AT;
}

void mask_until_here(struct region_thread *t)
{
    if ((t->flags & THREAD_RESTARTED) != 0)
        mask_unblock(t);
}

/* ---- sets of the program's ---- */

bool mask_means_all(const sigset_t *set)
{
    return signals_have(set, timer_signal - 1) && signals_have(set, timer_signal + 1);
}

bool mask_means_ours(const sigset_t *set)
{
    return signals_have(set, timer_signal) && !mask_means_all(set);
}
