/* Keeps our signal from ending the program's calls early: blocks it around a call that would return EINTR after a
 * handler ran. What is missed meanwhile becomes one weighted sample.
 *
 * A call that waits seldom, and that the kernel restarts after our handler, is masked from its first tick on: it would
 * read its arguments again each time. Threads that wait for others are masked from their third tick on. */

#ifndef STEELYARD_MASK_H
#define STEELYARD_MASK_H

#include <signal.h>
#include <stdbool.h>
#include <ucontext.h>

#include "region/region.h"
#include "region/thread.h"
#include "sampling/timer.h"

bool mask_block(struct region_thread *t);
void mask_unblock(struct region_thread *t);

/* Is our signal in the set, and do its neighbours say that it was not meant by itself? Who blocks or waits for
 * everything does not mean ours. */
bool mask_means_all(const sigset_t *set);
bool mask_means_ours(const sigset_t *set);

/* Our signal has moved: the thread's mask as the program believes it to be, with the new one open. On the thread's own
 * behalf; in the handler in what the kernel will restore. */
void mask_settle(struct region_thread *t);
void mask_settle_context(struct region_thread *t, ucontext_t *context);

/* In the handler: such a call is not ended by a tick once more. mask_until_here() at its end. */
void mask_from_here(struct region_thread *t, ucontext_t *context);
void mask_until_here(struct region_thread *t);

static inline bool mask_settled(const struct region_thread *t)
{
    return thread_signal(t, THREAD_SETTLED_AT) == timer_signal;
}

/* The program believes that our signal is blocked, or that it is not. */
static inline void mask_want(struct region_thread *t, bool wanted)
{
    t->flags &= ~THREAD_WANTS;
    if (wanted)
        t->flags |= THREAD_WANTS_MASKED | (uint32_t)timer_signal << THREAD_WANTED_AT;
}

/* False for a thread without a timer, and when already masked. */
static inline bool mask_wanted(const struct region_thread *t)
{
    return t != NULL && t->timer != 0 && (t->flags & THREAD_MASKED) == 0;
}

/* True: mask_leave() has something to undo. */
static inline bool mask_enter(struct region_thread *t)
{
    return mask_wanted(t) && mask_block(t);
}

static inline void mask_leave(struct region_thread *t, bool masked)
{
    if (masked)
        mask_unblock(t);
}

#endif
