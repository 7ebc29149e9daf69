/* Samples: one timer a thread on the grid of ticks that all processes of the run share. */

#ifndef STEELYARD_SAMPLE_H
#define STEELYARD_SAMPLE_H

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>

#include "region/region.h"

/* Our signal's number, 0 while none is in use. */
extern HIDDEN int sample_signal;

/* The program asked that this signal be ignored, in place of its default. */
extern HIDDEN bool sample_ignored;

/* Handlers of ours running now, in all threads. */
extern uint32_t sample_handlers;

/* Takes the signal and begins the grid; false when there is no signal to be had. Again after a fork. */
bool sample_open(uint64_t mono_ns);

/* The calling thread's timer. */
void sample_start(struct region_thread *t, uint64_t mono_ns);
void sample_stop(struct region_thread *t);

/* No ticks for the calling thread, and ticks again. */
void sample_pause(struct region_thread *t);
void sample_resume(struct region_thread *t);

/* No ticks for the calling thread, which has our signal blocked, until that is over; what is pending is dropped. */
void sample_hush(struct region_thread *t);

/* What is pending of our signal for the calling thread is dropped, and comes again with the next tick. */
void sample_postpone(struct region_thread *t);

/* A jump leads out of a handler of the program's that interrupted ours. */
void sample_abandon(struct region_thread *t);

/* Whether the signal comes from a timer of ours, be it of a thread that is gone, or from before a fork. */
bool sample_is_ours(const siginfo_t *info);

/* In a child whose handlers the kernel has taken away. */
void sample_handle_again(void);

/* Someone sent the signal, for which there is no handler of the program's: what would have happened, happens. */
void sample_default(int number);

/* Moves all threads to another signal because the program wants ours; where none is free sampling ends. */
void sample_move(void);

/* The calling thread is about to be traced by its parent: where that would see our signals, there are no more of them. */
void sample_before_trace(void);

/* Has every other thread look at its mask, by the number that was ours. */
void sample_tell_others(int number);

/* The new program inherits what this one asked of our signal: that it be blocked or ignored. Both may run in the child of
 * a vfork, and change nothing in memory. After only where exec failed. */
void sample_before_exec(void);
void sample_after_exec(void);

#endif
