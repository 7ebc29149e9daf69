/* Room for what a program names once, and then by a handle, for another tool (NVTX, ITT). It may give the text back. */

#ifndef STEELYARD_MARK_H
#define STEELYARD_MARK_H

#include <stddef.h>

/* For good, at a multiple of 8; NULL where there is none left: what is named then has no name. */
void *mark_room(size_t size);

/* A copy, cut where names of regions are; NULL likewise, and of none. */
const char *mark_text(const char *text);

#endif
