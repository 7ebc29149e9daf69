/* Signals of faults (SIGSEGV and the like) for which the program has no handler: in the place of the default there is one
 * that notes the fault and takes a last sample, and then the default does its work: same core file, same status. A handler of
 * the program's is the kernel's own affair, and what the program asks of these signals is as without us. */

#ifndef STEELYARD_FAULT_H
#define STEELYARD_FAULT_H

#include <signal.h>
#include <stdbool.h>

/* Takes the place of the default where that is in force. */
void fault_open(void);

/* An alternate stack has no room for the kernel's frame: the handler runs on none from now on. */
void fault_leave_alternate(void);

/* abort() is called: on an alternate stack without room for a handler the default is in force again. */
void fault_before_abort(void);

/* Gives it back: to children that are not recorded, and to whoever watches signals. */
void fault_drop(void);

/* The number is one of theirs, and was taken. */
bool fault_is(int number);

/* sigaction(2) of one of them. */
int fault_act(int number, const struct sigaction *action, struct sigaction *old);

/* What some function of libc has told as its former handler, as the program knows it; and the default that it has set is
 * ours again. */
sighandler_t fault_told(int number, sighandler_t set, sighandler_t told);

#endif
