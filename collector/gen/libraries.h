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
    LIBRARY_CUDART,
    LIBRARY_CUDA,
    LIBRARY_HIP,
    LIBRARY_BLAS,
    LIBRARY_LAPACK,
    LIBRARY_CBLAS,
    LIBRARY_LAPACKE,
    LIBRARY_BLAS64,
    LIBRARY_LAPACK64,
    LIBRARY_SCIPY,
    LIBRARY_SCIPY64,
    LIBRARY_FFTW,
    LIBRARY_FFTWF,
    LIBRARY_SCALAPACK,
    LIBRARY_MKL,
    LIBRARY_CALIPER,
    LIBRARY_LIKWID,
    LIBRARY_PAPI,
    LIBRARY_SCOREP,
    LIBRARY_TAU,
    LIBRARY_ROCTX,
    LIBRARY_KINDS /* how many there are, and what is no name of any */
};

#define LIBRARY_SIGN 32u
#define LIBRARY_PREFIX 16u
#define LIBRARY_PREFIXES 37u

/* What defines this function is the library. */
extern const char library_signs[LIBRARY_KINDS][LIBRARY_SIGN] __attribute__((visibility("hidden")));

/* What names of it begin with. */
struct library_prefix {
    char text[LIBRARY_PREFIX];
    uint32_t length;
    uint32_t kind;
};

extern const struct library_prefix library_prefixes[LIBRARY_PREFIXES] __attribute__((visibility("hidden")));

/* Names of mathematics without what libraries put before and behind them, in small letters: hashes (kind.c), sorted, and
 * in the last byte the library. */
#define LIBRARY_STEMS 492u
extern const uint64_t library_stems[LIBRARY_STEMS] __attribute__((visibility("hidden")));

/* Their functions lie between these two, and no others. One that a compiler puts elsewhere is known by its name. */
struct library_span {
    void (*first)(void);
    void (*last)(void);
    uint32_t kinds; /* as bits */
};

#define LIBRARY_SPANS 6u
extern const struct library_span library_spans[LIBRARY_SPANS] __attribute__((visibility("hidden")));
void accelerator_first(void) __attribute__((visibility("hidden")));
void accelerator_last(void) __attribute__((visibility("hidden")));
void hdf5_first(void) __attribute__((visibility("hidden")));
void hdf5_last(void) __attribute__((visibility("hidden")));
void math_first(void) __attribute__((visibility("hidden")));
void math_last(void) __attribute__((visibility("hidden")));
void mpi_first(void) __attribute__((visibility("hidden")));
void mpi_last(void) __attribute__((visibility("hidden")));
void netcdf_first(void) __attribute__((visibility("hidden")));
void netcdf_last(void) __attribute__((visibility("hidden")));
void pnetcdf_first(void) __attribute__((visibility("hidden")));
void pnetcdf_last(void) __attribute__((visibility("hidden")));

#endif
