/* OpenMP: how many regions, and how large the teams. */

#ifndef STEELYARD_OPENMP_H
#define STEELYARD_OPENMP_H

#include <stdint.h>

void openmp_region(uint32_t team);

#endif
