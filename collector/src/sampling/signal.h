/* Signals that were ours once: the program has them now, and what is left of ours is kept from it. */

#ifndef STEELYARD_SIGNALS_H
#define STEELYARD_SIGNALS_H

#include <signal.h>
#include <stdbool.h>

#include "region/thread.h"

/* sigaction(2) by its number, as the kernel takes it. Whether it was for us to do; the result, or an error below zero. */
bool signal_act_by_number(long number, long action, long old, long size, long *result);

/* The number is no longer ours. */
void signal_leave(int number);

/* Sends it once more, as it came; in a handler, where it is blocked until the handler returns. */
void signal_send_again(int number, siginfo_t *info);

/* A jump may lead from an alternate stack: our signal was blocked there, and is not to come before the stack is left. */
void signal_leave_stack(struct region_thread *t);

#endif
