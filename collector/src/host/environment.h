/* The environment of a program that is started: the same, or one without our library where that cannot live in it or cannot
 * come. Uses system calls and a little of the stack: also in a signal handler, and in the child of a vfork. */

#ifndef STEELYARD_ENVIRONMENT_H
#define STEELYARD_ENVIRONMENT_H

#include <stdbool.h>

#include "host/program.h"

/* Where our library is, as the environment says. Once, at the start. */
void environment_begin(void);

/* Starts the program that `what` says, with that environment. `without_us`: why our library is taken out of it;
 * PROGRAM_WELCOMES where it is as it was. The result is the caller's. */
typedef int environment_starter(const void *what, char *const environment[], enum program_kind without_us);

/* Whether the program loaded our library by itself, as NVTX and ITT do, and the linker did not: then it is too late for all else. */
bool environment_is_late(void);

/* Calls it once, with what will do for a program of that kind. Its result. */
int environment_start(environment_starter *start, const void *what, enum program_kind kind, char *const given[]);

/* Takes us out of this process's own environment, where we are out of reach: for libc's functions that start others by
 * themselves. Not in a handler. */
void environment_leave(void);

/* A program is started without us; or not, after all. The supervisor reads it at the end. */
void environment_note(enum program_kind kind, bool started);

#endif
