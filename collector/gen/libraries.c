/* Libraries known by name. Made from api/ by `cargo xtask codegen`; do not edit. */

#include "libraries.h"

#include "ground/export.h"

HIDDEN const char library_signs[LIBRARY_KINDS][LIBRARY_SIGN] = {
    [LIBRARY_HDF5] = "H5Fopen",
    [LIBRARY_NETCDF] = "nc_open",
    [LIBRARY_PNETCDF] = "ncmpi_open",
    [LIBRARY_MPI] = "PMPI_Init",
    [LIBRARY_OPENMP] = "omp_set_lock",
    [LIBRARY_OMPT] = "__kmpc_fork_call",
    [LIBRARY_URING] = "io_uring_queue_init",
};

HIDDEN const struct library_prefix library_prefixes[LIBRARY_PREFIXES] = {
    {"H5", 2, LIBRARY_HDF5},
    {"nc_", 3, LIBRARY_NETCDF},
    {"ncmpi_", 6, LIBRARY_PNETCDF},
    {"MPI_", 4, LIBRARY_MPI},
    {"PMPI_", 5, LIBRARY_MPI},
    {"GOMP_", 5, LIBRARY_OPENMP},
    {"omp_", 4, LIBRARY_OPENMP},
    {"ompt_", 5, LIBRARY_OMPT},
    {"io_uring_", 9, LIBRARY_URING},
    {"__io_uring_", 11, LIBRARY_URING},
};
