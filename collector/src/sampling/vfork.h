/* A child that runs on this process's memory. */

#ifndef STEELYARD_VFORK_H
#define STEELYARD_VFORK_H

#include <stdbool.h>
#include <stdint.h>

#include "gen/losses.h"
#include "ground/export.h"
#include "region/region.h"
#include "region/thread.h"

/* More than 0 while a child runs on this thread's memory, in the child that is: the thread itself stands still. */
extern HIDDEN __thread uint32_t vfork_depth __attribute__((tls_model("initial-exec")));

/* Around the making of one: the thread has no block meanwhile. The result is that of the system call; an error is noted
 * in errno. */
HIDDEN struct region_thread *vfork_enter(void);
HIDDEN long vfork_leave(struct region_thread *t, long result);

/* The code that runs is a child's, not this thread's. */
INLINE bool vfork_child(void)
{
    return __builtin_expect(thread_self == NULL, 0) && vfork_depth != 0;
}

/* Data were moved, and the thread has no block: if it is a child's, its parent's page says so. */
INLINE void vfork_lose(void)
{
    if (vfork_depth != 0)
        region_lose(LOSS_VFORK_UNRECORDED);
}

#endif
