/* Keeps our signal from ending the program's calls early: blocks it around a call that would return EINTR after a
 * handler ran, and gives such calls signal sets without it. What is missed meanwhile becomes one weighted sample. */

#ifndef STEELYARD_MASK_H
#define STEELYARD_MASK_H

#include <signal.h>
#include <stdbool.h>

#include "region.h"
#include "thread.h"

bool mask_block(struct region_thread *t);
void mask_unblock(struct region_thread *t);

/* True: mask_leave() has something to undo. Free for a thread without a timer, and when already masked. */
static inline bool mask_enter(struct region_thread *t)
{
    if (t == NULL || t->timer == 0 || (t->flags & THREAD_MASKED) != 0)
        return false;
    return mask_block(t);
}

static inline void mask_leave(struct region_thread *t, bool masked)
{
    if (masked)
        mask_unblock(t);
}

/* For ppoll, pselect, epoll_pwait and sigsuspend, which install a mask of the program's: `room` or `set`, with our
 * signal in it. NULL stays NULL. */
const sigset_t *mask_with_ours(const sigset_t *set, sigset_t *room);

/* For sigwait and its kin, which would take our signal away. */
const sigset_t *mask_without_ours(const sigset_t *set, sigset_t *room);

#endif
