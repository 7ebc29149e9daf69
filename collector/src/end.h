/* How the process ends. */

#ifndef STEELYARD_END_H
#define STEELYARD_END_H

#include <stdbool.h>

/* Values of region_header.end_kind. */
enum end_kind { END_NONE, END_EXIT, END_QUICK, END_ABORT, END_EXEC, END_MPI_ABORT };

/* Notes it. The newest counts, but what comes after MPI_Abort is part of that. */
void end_note(enum end_kind kind, int code);

/* It did not come to that: the exec failed. */
void end_forget(void);

#endif
