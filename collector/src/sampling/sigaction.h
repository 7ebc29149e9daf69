/* sigaction(2) by its number. */

#ifndef STEELYARD_SIGACTION_H
#define STEELYARD_SIGACTION_H

#include <stdbool.h>

/* As the kernel takes it. Whether it was for us to do; the result, or an error below zero. */
bool sigaction_by_number(long number, long action, long old, long size, long *result);

#endif
