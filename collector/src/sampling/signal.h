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

/* The number is our signal's; it was once. */
bool signal_is_ours(int number);
bool signal_was_ours(int number);

/* What the program asked of our signal, if it only asked for the default or to ignore it. */
extern HIDDEN struct sigaction signal_asked;

/* The program gives this action to some signal: it may end calls. */
void signal_note(const struct sigaction *action);

/* sigaction(2), past the one in this library, which is what the program calls. */
int signal_act_in_libc(int number, const struct sigaction *action, struct sigaction *old);

/* sigaction(2) of a signal that never was ours; and of one that was. */
int signal_act(int number, const struct sigaction *action, struct sigaction *old);
int signal_act_left(int number, const struct sigaction *action, struct sigaction *old);

/* The file is a signalfd of the set, without our signal. */
void signal_without_ours(int file, const sigset_t *set);

/* Someone sent the signal, for which there is no handler of the program's: what would have happened, happens. */
void signal_default(int number);

/* The number is no longer ours. */
void signal_leave(int number);

/* Sends it once more, as it came; in a handler, where it is blocked until the handler returns. */
void signal_send_again(int number, siginfo_t *info);

/* A jump may lead from an alternate stack: our signal was blocked there, and is not to come before the stack is left. */
void signal_leave_stack(struct region_thread *t);

#endif
