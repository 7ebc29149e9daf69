/* Starting to record a process, and starting again in the child of a fork. */

#ifndef STEELYARD_PROCESS_H
#define STEELYARD_PROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "region/region.h"

/* Makes the region and attaches the calling thread. `since`: cycles when we began with this program. False: this process is
 * not recorded. */
bool process_record(enum region_extent extent, uint64_t since);

#define SYS_CLONE3 435 /* older headers lack it */

/* A fork by the kernel's number, through libc's `syscall`. No more arguments than there are registers for: it is called
 * by one whose own on the stack may not be there. */
bool process_is_fork(long number, long a, long b);
long process_fork_by_number(long number, long a, long b, long c, long d, long e);

#endif
