/* The timers: one a thread, on the grid of ticks that all processes of the run share. */

#ifndef STEELYARD_TIMER_H
#define STEELYARD_TIMER_H

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>

#include "ground/export.h"
#include "ground/options.h"
#include "region/region.h"

/* Our signal's number, 0 while none is in use. */
extern HIDDEN int timer_signal;

/* A moment of CLOCK_MONOTONIC on the clock of the grid. */
INLINE uint64_t timer_grid(uint64_t mono_ns)
{
    return mono_ns + (uint64_t)options.clock_offset_ns;
}

/* The thread's timer, which begins with the tick behind `last_tick`. */
void timer_make(struct region_thread *t);
void timer_stop(struct region_thread *t);

/* Its next tick. */
void timer_arm(const struct region_thread *t, uint64_t tick, uint32_t shift);

/* No ticks for the calling thread, and ticks again. */
void timer_pause(struct region_thread *t);
void timer_resume(struct region_thread *t);

/* No ticks for the calling thread, which has our signal blocked, until that is over; what is pending is dropped. */
void timer_hush(struct region_thread *t);

/* What is pending of our signal for the calling thread is dropped, and comes again with the next tick. */
void timer_postpone(struct region_thread *t);

/* What is pending of these signals, by bits, is dropped. They are blocked. */
void timer_drop(uint64_t set);

/* Whether the signal comes from a timer of ours, be it of a thread that is gone, or from before a fork. */
bool timer_is_ours(const siginfo_t *info);

#endif
