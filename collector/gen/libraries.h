/* Libraries known by name. Made from api/ by `cargo xtask codegen`; do not edit. */

#ifndef STEELYARD_LIBRARIES_H
#define STEELYARD_LIBRARIES_H

#include <stdint.h>

enum library_kind {
    LIBRARY_HDF5,
    LIBRARY_NETCDF,
    LIBRARY_PNETCDF,
    LIBRARY_KINDS /* how many there are */
};

#define LIBRARY_NAMES 753u

/* What defines this function is the library. */
extern const char *const library_signs[LIBRARY_KINDS] __attribute__((visibility("hidden")));

struct library_name {
    const char *name;
    uint32_t kind;
};

extern const struct library_name library_names[LIBRARY_NAMES] __attribute__((visibility("hidden")));

#endif
