/* Samples: one timer a thread on the grid of ticks that all processes of the run share. */

#ifndef STEELYARD_SAMPLE_H
#define STEELYARD_SAMPLE_H

#include <stdbool.h>
#include <stdint.h>

#include "region.h"

/* Our signal's number, 0 while none is in use. */
extern HIDDEN int sample_signal;

/* The program asked that this signal be ignored, in place of its default. */
extern HIDDEN bool sample_ignored;

/* Handlers of ours running now, in all threads. */
extern uint32_t sample_handlers;

/* Takes the signal and begins the grid; false when there is no signal to be had. Again after a fork. */
bool sample_open(void);

/* The calling thread's timer. */
void sample_start(struct region_thread *t);
void sample_stop(struct region_thread *t);

/* Moves all threads to another signal because the program wants ours. False: none is free, sampling ends. */
bool sample_move(void);

/* The new program inherits what this one asked of our signal: that it be blocked or ignored. Both may run in the child of
 * a vfork, and change nothing in memory. After only where exec failed. */
void sample_before_exec(void);
void sample_after_exec(void);

/* Index in the base grid of a moment of CLOCK_MONOTONIC. */
uint64_t sample_tick(uint64_t mono_ns);

#endif
