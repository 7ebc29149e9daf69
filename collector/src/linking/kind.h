/* Which library a name belongs to: HDF5, netCDF, PnetCDF, MPI, OpenMP, liburing, BLAS and the like. By the name alone. */

#ifndef STEELYARD_KIND_H
#define STEELYARD_KIND_H

#include "gen/libraries.h"

/* LIBRARY_KINDS for libc's names and others. Before this library is relocated, too. */
enum library_kind kind_of(const char *name);

#endif
