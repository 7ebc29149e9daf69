/* Libraries known by name. Made from api/ by `cargo xtask codegen`; do not edit. */

#ifndef STEELYARD_LIBRARIES_H
#define STEELYARD_LIBRARIES_H

#include <stdint.h>

enum library_kind {
    LIBRARY_HDF5,
    LIBRARY_NETCDF,
    LIBRARY_PNETCDF,
    LIBRARY_MPI,
    LIBRARY_OPENMP,
    LIBRARY_OMPT,
    LIBRARY_URING,
    LIBRARY_KINDS /* how many there are, and what is no name of any */
};

#define LIBRARY_SIGN 32u
#define LIBRARY_PREFIX 16u
#define LIBRARY_PREFIXES 10u

/* What defines this function is the library. */
extern const char library_signs[LIBRARY_KINDS][LIBRARY_SIGN] __attribute__((visibility("hidden")));

/* What names of it begin with. */
struct library_prefix {
    char text[LIBRARY_PREFIX];
    uint32_t length;
    uint32_t kind;
};

extern const struct library_prefix library_prefixes[LIBRARY_PREFIXES] __attribute__((visibility("hidden")));

#endif
