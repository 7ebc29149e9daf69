/* Hints to MPI-IO, and those in force. */

#ifndef STEELYARD_HINTS_H
#define STEELYARD_HINTS_H

#include <stdbool.h>

#include "ground/word.h"
#include "region/region.h"

/* The program gives some. */
bool hints_given(word info);

/* Keeps with the file those that MPI has for the handle, of the first files that are asked for. */
void hints_keep(struct region_file *about, word file);

/* After a fork: numbers of files are the parent's. */
void hints_forget(void);

#endif
