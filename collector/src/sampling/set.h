/* Sets of signals that the program gives, which are not to tell of ours: calls that install a mask or take signals. */

#ifndef STEELYARD_SET_H
#define STEELYARD_SET_H

#include <signal.h>

/* For ppoll, pselect, epoll_pwait and sigsuspend, which install a mask of the program's: `room` or `set`, with our
 * signal in it. NULL stays NULL. */
const sigset_t *set_with_ours(const sigset_t *set, sigset_t *room);

/* For sigwait and the like, which would take our ticks away: there are none until mask_leave(). */
const sigset_t *set_without_ours(const sigset_t *set, sigset_t *room);

/* The set without our signal. What the set points at is read, as libc will. */
const sigset_t *set_take_out(const sigset_t *set, sigset_t *room);

#endif
