/* Time: cycles for durations, CLOCK_MONOTONIC for moments. Safe in a handler. */

#ifndef STEELYARD_CLOCK_H
#define STEELYARD_CLOCK_H

#include <stdbool.h>
#include <stdint.h>
#include <time.h>

#include "ground/arch.h"
#include "ground/export.h"

/* False where the cycle counter may change its rate: then "cycles" are nanoseconds. */
extern HIDDEN bool clock_counter_usable;

/* Cycles from one reading of the counter to the next with nothing between; taken off what is timed. 0 until measured. */
extern HIDDEN uint64_t clock_cost;

/* Nanoseconds a cycle, times 2^14: right to a part in some thousand, and no overflow in thirteen days. */
extern HIDDEN uint64_t clock_scale;

void clock_start(void);

/* The same moment by both clocks, to some nanoseconds. */
struct clock_moment {
    uint64_t mono_ns;
    uint64_t cycles;
};

struct clock_moment clock_moment(void);

/* Finds clock_scale, from a moment some tens of microseconds ago: right to a part in a thousand. The first one stays. Returns
 * the moment until which it was measured. */
struct clock_moment clock_settle(struct clock_moment before);

static inline uint64_t clock_read(clockid_t id)
{
    struct timespec now;

    if (clock_gettime(id, &now) != 0)
        return 0;
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

static inline uint64_t clock_mono_ns(void)
{
    return clock_read(CLOCK_MONOTONIC);
}

static inline uint64_t clock_cycles(void)
{
    if (__builtin_expect(clock_counter_usable, 1))
        return arch_cycles();
    return clock_mono_ns();
}

static inline uint64_t clock_ns(uint64_t cycles)
{
    return cycles * clock_scale >> 14;
}

/* Cycles between two readings, less what a reading costs. */
static inline uint64_t clock_between(uint64_t start, uint64_t end)
{
    return end > start + clock_cost ? end - start - clock_cost : 0;
}

#endif
