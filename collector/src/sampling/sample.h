/* Samples, and the signal that brings them. */

#ifndef STEELYARD_SAMPLE_H
#define STEELYARD_SAMPLE_H

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>

#include "region/region.h"

/* The program asked that this signal be ignored, in place of its default. */
extern HIDDEN bool sample_ignored;

/* What to note at the first tick in a call: given by who knows what the call waits for. */
extern HIDDEN void (*sample_in_call)(struct region_thread *t);

/* Whether the thread may have begun a call of MPI since the tick before: given where there is MPI. */
extern HIDDEN bool (*sample_called)(struct region_thread *t);

/* Handlers of ours running now, in all threads. */
extern uint32_t sample_handlers;

/* Takes the signal and begins the grid; false when there is no signal to be had. Again after a fork. */
bool sample_open(uint64_t mono_ns);

/* The calling thread is sampled from now on, until timer_stop(). */
void sample_start(struct region_thread *t, uint64_t mono_ns);

/* The thread has a fault that will end the process: a last sample. In that signal's handler. */
void sample_fault(struct region_thread *t, const ucontext_t *context);

/* A jump leads out of a handler of the program's that interrupted ours. */
void sample_abandon(struct region_thread *t);

/* The handler runs on alternate stacks from now on, where threads have one. */
void sample_on_alternate(void);

/* In a child whose handlers the kernel has taken away. */
void sample_handle_again(void);

/* In a child that is not recorded: the signal is the program's, as it asked for it. */
void sample_drop(void);

/* Moves all threads to another signal because the program wants ours; where none is free sampling ends. */
void sample_move(void);

/* The calling thread is about to be traced by its parent: where that would see our signals, there are no more of them. */
void sample_before_trace(void);

/* Memory gets a protection key: it may be a stack, where no handler can run. There are no samples from then on. */
void sample_before_key(void);

/* Has every other thread look at its mask, by the number that was ours. */
void sample_tell_others(int number);

/* The new program inherits what this one asked of our signal: that it be blocked or ignored. Both may run in the child of
 * a vfork, and change nothing in memory. After only where exec failed. */
void sample_before_exec(void);
void sample_after_exec(void);

#endif
