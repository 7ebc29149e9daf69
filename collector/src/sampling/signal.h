/* What the program does with signals: those that were ours once are its own now, what is left of ours is kept from it, and
 * its handlers may end its calls. */

#ifndef STEELYARD_SIGNALS_H
#define STEELYARD_SIGNALS_H

#include <signal.h>
#include <stdbool.h>

#include "ground/export.h"
#include "region/thread.h"

/* The program has had a handler without SA_RESTART, which ends its calls; that, or a second thread, which may set one. */
extern HIDDEN bool signal_ends, signal_may_end;

/* Before that thread can come. */
INLINE void signal_expect(void)
{
    __atomic_store_n(&signal_may_end, true, __ATOMIC_RELEASE);
}

/* Before that handler can come. */
INLINE void signal_end_calls(void)
{
    __atomic_store_n(&signal_ends, true, __ATOMIC_RELEASE);
    signal_expect();
}

/* sigaction(2) by its number, as the kernel takes it. Whether it was for us to do; the result, or an error below zero. */
bool signal_act_by_number(long number, long action, long old, long size, long *result);

/* The number is no longer ours. */
void signal_leave(int number);

/* Sends it once more, as it came; in a handler, where it is blocked until the handler returns. */
void signal_send_again(int number, siginfo_t *info);

/* A jump may lead from an alternate stack: our signal was blocked there, and is not to come before the stack is left. */
void signal_leave_stack(struct region_thread *t);

#endif
