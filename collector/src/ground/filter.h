/* Filters of system calls (seccomp) that the program puts on itself: none of our calls may meet one. Likewise the
 * time-stamp counter, where the program forbids itself to read it. */

#ifndef STEELYARD_FILTER_H
#define STEELYARD_FILTER_H

#include <stdbool.h>

#include "ground/export.h"

/* A thread of this process is below one that it, or a thread of its, has installed: we make no call of our own from there on. */
extern HIDDEN bool filter_installed;

/* A thread may not read the time-stamp counter, by clock_gettime neither. */
extern HIDDEN bool filter_clock;

#endif
