/* The grid of ticks: where they lie, on every process of the run alike. Pure arithmetic on times in nanoseconds of
 * the grid's clock (CLOCK_MONOTONIC plus an offset that makes all nodes agree).
 *
 * Tick k of the base grid lies at k × base + jitter. With the period doubled `shift` times only the multiples of
 * 2^shift are used. The jitter, up to a whole period, is a hash of k, and the same everywhere: every moment has the same
 * chance of a tick, whatever the rhythm of the program. */

#ifndef STEELYARD_TICK_H
#define STEELYARD_TICK_H

#include <stdint.h>

static inline uint64_t tick_jitter(uint64_t tick, uint64_t period)
{
    uint64_t x = (tick + 1) * UINT64_C(0x9E3779B97F4A7C15);

    x ^= x >> 32;
    x *= UINT64_C(0xD6E8FEB86659FD93);
    x ^= x >> 32;
    return ((x & 0xFFFFFF) * (period >> 10)) >> 14;
}

static inline uint64_t tick_time(uint64_t tick, uint64_t base, uint32_t shift)
{
    return tick * base + tick_jitter(tick, base << shift);
}

/* The newest tick that is not after `time`. */
static inline uint64_t tick_due(uint64_t time, uint64_t base, uint32_t shift)
{
    uint64_t step = UINT64_C(1) << shift;
    uint64_t tick = time / base & ~(step - 1);

    if (tick_time(tick, base, shift) > time && tick >= step)
        tick -= step;
    return tick;
}

static inline uint64_t tick_after(uint64_t tick, uint32_t shift)
{
    uint64_t step = UINT64_C(1) << shift;

    return (tick & ~(step - 1)) + step;
}

#endif
