/* Matrices that are distributed over a grid of ranks, as ScaLAPACK describes them. */

#ifndef STEELYARD_GRID_H
#define STEELYARD_GRID_H

#include "math/math_call.h"

/* From an array descriptor: its grid, and the place of this rank there. False: this rank is none of the grid's. */
bool grid_read(struct math_call *k, word descriptor, bool wide);

#endif
