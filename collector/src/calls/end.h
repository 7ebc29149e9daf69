/* How the process ends. */

#ifndef STEELYARD_END_H
#define STEELYARD_END_H

#include <stdbool.h>

#include "region/region.h"

/* Notes it. The newest counts, but what comes after MPI_Abort is part of that. */
void end_note(enum end_kind kind, int code);

/* It did not come to that: the exec failed. */
void end_forget(void);

/* Finds what the child of a fork will end by: it would search libc's pages, which it has not got yet. */
void end_prepare(void);

#endif
