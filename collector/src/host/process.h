/* Starting to record a process, and starting again in the child of a fork. */

#ifndef STEELYARD_PROCESS_H
#define STEELYARD_PROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ground/export.h"
#include "region/region.h"

/* Makes the region and attaches the calling thread. False: this process is not recorded. */
bool process_record(enum region_extent extent);

/* The child of a fork becomes worth a region that the supervisor knows: it lives long enough, moves data, has threads, or
 * is about to give up what it takes to make one. False: it is not recorded, and never will be. Safe in a handler. */
bool process_settle_now(void);

static inline bool process_settle(void)
{
    return __builtin_expect(!region_pending, 1) || process_settle_now();
}

/* Of one made by the bare instruction nobody tells us. A page that the kernel empties in such a child does: it writes
 * nothing more into what is its parent's, and is not recorded. Before whatever that would spoil; also inside a wrapper. */
extern HIDDEN const uint32_t *process_mark;

void process_leave_parent(void);

static inline void process_notice(void)
{
    if (__builtin_expect(process_mark != NULL && *process_mark == 0, 0))
        process_leave_parent();
}

#define SYS_CLONE3 435 /* older headers lack it */

/* A fork by the kernel's number, through libc's `syscall`. No more arguments than there are registers for: it is called
 * by one whose own on the stack may not be there. */
bool process_is_fork(long number, long a, long b);
long process_fork_by_number(long number, long a, long b, long c, long d, long e);

#endif
