/* The thread's alternate stack (sigaltstack), and whether our handler runs there. */

#ifndef STEELYARD_ALTERNATE_H
#define STEELYARD_ALTERNATE_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>

#include "ground/export.h"

/* Our handler, like all of the program's, runs on the thread's alternate stack, where it has one. */
extern HIDDEN bool alternate_for_all;

/* Bytes that the kernel writes there before a handler begins, at most. */
size_t alternate_frame(void);

/* The program asked that a handler of its own run there, which is for no fault. */
void alternate_note(void);

#endif
