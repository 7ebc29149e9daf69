/* What to do when a call is left without returning. */

#ifndef STEELYARD_JUMP_H
#define STEELYARD_JUMP_H

#include "region/aside.h"
#include "sampling/mask.h"

/* The wrapper of the present call will not come to its end. If it is a signal handler's, the thread is in the one that the
 * handler has interrupted. */
static inline void jump_forget_call(struct region_thread *t)
{
    if (t == NULL)
        return;
    aside_leave_call(t);
    if ((t->flags & THREAD_MASKED) != 0)
        mask_unblock(t);
}

/* Nor that one. */
static inline void jump_forget_calls(struct region_thread *t)
{
    do
        jump_forget_call(t);
    while (t != NULL && t->call != t->idle);
}

#endif
