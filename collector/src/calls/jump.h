/* What to do when a call is left without returning. */

#ifndef STEELYARD_JUMP_H
#define STEELYARD_JUMP_H

#include "region/thread.h"
#include "sampling/mask.h"

/* The wrapper of the present call will not come to its end. */
static inline void jump_forget_call(struct region_thread *t)
{
    if (t == NULL)
        return;
    t->call = t->idle;
    if ((t->flags & THREAD_MASKED) != 0)
        mask_unblock(t);
}

#endif
