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
    [LIBRARY_CUDART] = "cudaMalloc",
    [LIBRARY_CUDA] = "cuInit",
    [LIBRARY_HIP] = "hipMalloc",
    [LIBRARY_BLAS] = "dgemm_",
    [LIBRARY_LAPACK] = "dgetrf_",
    [LIBRARY_CBLAS] = "cblas_dgemm",
    [LIBRARY_LAPACKE] = "LAPACKE_dgetrf",
    [LIBRARY_BLAS64] = "dgemm_64_",
    [LIBRARY_LAPACK64] = "dgetrf_64_",
    [LIBRARY_SCIPY] = "scipy_dgemm_",
    [LIBRARY_SCIPY64] = "scipy_dgemm_64_",
    [LIBRARY_FFTW] = "fftw_execute",
    [LIBRARY_FFTWF] = "fftwf_execute",
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
    {"cuda", 4, LIBRARY_CUDART},
    {"__cuda", 6, LIBRARY_CUDART},
    {"cuA", 3, LIBRARY_CUDA},
    {"cuC", 3, LIBRARY_CUDA},
    {"cuD", 3, LIBRARY_CUDA},
    {"cuE", 3, LIBRARY_CUDA},
    {"cuG", 3, LIBRARY_CUDA},
    {"cuI", 3, LIBRARY_CUDA},
    {"cuL", 3, LIBRARY_CUDA},
    {"cuM", 3, LIBRARY_CUDA},
    {"cuS", 3, LIBRARY_CUDA},
    {"hip", 3, LIBRARY_HIP},
    {"fftw_", 5, LIBRARY_FFTW},
    {"fftwf_", 6, LIBRARY_FFTWF},
};

HIDDEN const uint64_t library_blas_names[LIBRARY_BLAS_NAMES] = {
    UINT64_C(0x6361787062790000), /* caxpby */
    UINT64_C(0x6361787079000000), /* caxpy */
    UINT64_C(0x63636f7079000000), /* ccopy */
    UINT64_C(0x6367626d76000000), /* cgbmv */
    UINT64_C(0x6367656d6d000000), /* cgemm */
    UINT64_C(0x6367656d6d336d00), /* cgemm3m */
    UINT64_C(0x6367656d6d740000), /* cgemmt */
    UINT64_C(0x6367656d76000000), /* cgemv */
    UINT64_C(0x6367657263000000), /* cgerc */
    UINT64_C(0x6367657275000000), /* cgeru */
    UINT64_C(0x6368626d76000000), /* chbmv */
    UINT64_C(0x6368656d6d000000), /* chemm */
    UINT64_C(0x6368656d76000000), /* chemv */
    UINT64_C(0x6368657200000000), /* cher */
    UINT64_C(0x6368657232000000), /* cher2 */
    UINT64_C(0x63686572326b0000), /* cher2k */
    UINT64_C(0x636865726b000000), /* cherk */
    UINT64_C(0x6368706d76000000), /* chpmv */
    UINT64_C(0x6368707200000000), /* chpr */
    UINT64_C(0x6368707232000000), /* chpr2 */
    UINT64_C(0x637363616c000000), /* cscal */
    UINT64_C(0x6373726f74000000), /* csrot */
    UINT64_C(0x63737363616c0000), /* csscal */
    UINT64_C(0x6373776170000000), /* cswap */
    UINT64_C(0x6373796d6d000000), /* csymm */
    UINT64_C(0x63737972326b0000), /* csyr2k */
    UINT64_C(0x637379726b000000), /* csyrk */
    UINT64_C(0x6374626d76000000), /* ctbmv */
    UINT64_C(0x6374627376000000), /* ctbsv */
    UINT64_C(0x6374706d76000000), /* ctpmv */
    UINT64_C(0x6374707376000000), /* ctpsv */
    UINT64_C(0x6374726d6d000000), /* ctrmm */
    UINT64_C(0x6374726d76000000), /* ctrmv */
    UINT64_C(0x637472736d000000), /* ctrsm */
    UINT64_C(0x6374727376000000), /* ctrsv */
    UINT64_C(0x646173756d000000), /* dasum */
    UINT64_C(0x6461787062790000), /* daxpby */
    UINT64_C(0x6461787079000000), /* daxpy */
    UINT64_C(0x64636f7079000000), /* dcopy */
    UINT64_C(0x64646f7400000000), /* ddot */
    UINT64_C(0x6467626d76000000), /* dgbmv */
    UINT64_C(0x6467656d6d000000), /* dgemm */
    UINT64_C(0x6467656d6d740000), /* dgemmt */
    UINT64_C(0x6467656d76000000), /* dgemv */
    UINT64_C(0x6467657200000000), /* dger */
    UINT64_C(0x646e726d32000000), /* dnrm2 */
    UINT64_C(0x64726f7400000000), /* drot */
    UINT64_C(0x6473626d76000000), /* dsbmv */
    UINT64_C(0x647363616c000000), /* dscal */
    UINT64_C(0x6473706d76000000), /* dspmv */
    UINT64_C(0x6473707200000000), /* dspr */
    UINT64_C(0x6473707232000000), /* dspr2 */
    UINT64_C(0x6473776170000000), /* dswap */
    UINT64_C(0x6473796d6d000000), /* dsymm */
    UINT64_C(0x6473796d76000000), /* dsymv */
    UINT64_C(0x6473797200000000), /* dsyr */
    UINT64_C(0x6473797232000000), /* dsyr2 */
    UINT64_C(0x64737972326b0000), /* dsyr2k */
    UINT64_C(0x647379726b000000), /* dsyrk */
    UINT64_C(0x6474626d76000000), /* dtbmv */
    UINT64_C(0x6474627376000000), /* dtbsv */
    UINT64_C(0x6474706d76000000), /* dtpmv */
    UINT64_C(0x6474707376000000), /* dtpsv */
    UINT64_C(0x6474726d6d000000), /* dtrmm */
    UINT64_C(0x6474726d76000000), /* dtrmv */
    UINT64_C(0x647472736d000000), /* dtrsm */
    UINT64_C(0x6474727376000000), /* dtrsv */
    UINT64_C(0x647a6173756d0000), /* dzasum */
    UINT64_C(0x647a6e726d320000), /* dznrm2 */
    UINT64_C(0x6963616d61780000), /* icamax */
    UINT64_C(0x6964616d61780000), /* idamax */
    UINT64_C(0x6973616d61780000), /* isamax */
    UINT64_C(0x697a616d61780000), /* izamax */
    UINT64_C(0x736173756d000000), /* sasum */
    UINT64_C(0x7361787062790000), /* saxpby */
    UINT64_C(0x7361787079000000), /* saxpy */
    UINT64_C(0x73636173756d0000), /* scasum */
    UINT64_C(0x73636e726d320000), /* scnrm2 */
    UINT64_C(0x73636f7079000000), /* scopy */
    UINT64_C(0x73646f7400000000), /* sdot */
    UINT64_C(0x7367626d76000000), /* sgbmv */
    UINT64_C(0x7367656d6d000000), /* sgemm */
    UINT64_C(0x7367656d6d740000), /* sgemmt */
    UINT64_C(0x7367656d76000000), /* sgemv */
    UINT64_C(0x7367657200000000), /* sger */
    UINT64_C(0x736e726d32000000), /* snrm2 */
    UINT64_C(0x73726f7400000000), /* srot */
    UINT64_C(0x7373626d76000000), /* ssbmv */
    UINT64_C(0x737363616c000000), /* sscal */
    UINT64_C(0x7373706d76000000), /* sspmv */
    UINT64_C(0x7373707200000000), /* sspr */
    UINT64_C(0x7373707232000000), /* sspr2 */
    UINT64_C(0x7373776170000000), /* sswap */
    UINT64_C(0x7373796d6d000000), /* ssymm */
    UINT64_C(0x7373796d76000000), /* ssymv */
    UINT64_C(0x7373797200000000), /* ssyr */
    UINT64_C(0x7373797232000000), /* ssyr2 */
    UINT64_C(0x73737972326b0000), /* ssyr2k */
    UINT64_C(0x737379726b000000), /* ssyrk */
    UINT64_C(0x7374626d76000000), /* stbmv */
    UINT64_C(0x7374627376000000), /* stbsv */
    UINT64_C(0x7374706d76000000), /* stpmv */
    UINT64_C(0x7374707376000000), /* stpsv */
    UINT64_C(0x7374726d6d000000), /* strmm */
    UINT64_C(0x7374726d76000000), /* strmv */
    UINT64_C(0x737472736d000000), /* strsm */
    UINT64_C(0x7374727376000000), /* strsv */
    UINT64_C(0x7a61787062790000), /* zaxpby */
    UINT64_C(0x7a61787079000000), /* zaxpy */
    UINT64_C(0x7a636f7079000000), /* zcopy */
    UINT64_C(0x7a64726f74000000), /* zdrot */
    UINT64_C(0x7a647363616c0000), /* zdscal */
    UINT64_C(0x7a67626d76000000), /* zgbmv */
    UINT64_C(0x7a67656d6d000000), /* zgemm */
    UINT64_C(0x7a67656d6d336d00), /* zgemm3m */
    UINT64_C(0x7a67656d6d740000), /* zgemmt */
    UINT64_C(0x7a67656d76000000), /* zgemv */
    UINT64_C(0x7a67657263000000), /* zgerc */
    UINT64_C(0x7a67657275000000), /* zgeru */
    UINT64_C(0x7a68626d76000000), /* zhbmv */
    UINT64_C(0x7a68656d6d000000), /* zhemm */
    UINT64_C(0x7a68656d76000000), /* zhemv */
    UINT64_C(0x7a68657200000000), /* zher */
    UINT64_C(0x7a68657232000000), /* zher2 */
    UINT64_C(0x7a686572326b0000), /* zher2k */
    UINT64_C(0x7a6865726b000000), /* zherk */
    UINT64_C(0x7a68706d76000000), /* zhpmv */
    UINT64_C(0x7a68707200000000), /* zhpr */
    UINT64_C(0x7a68707232000000), /* zhpr2 */
    UINT64_C(0x7a7363616c000000), /* zscal */
    UINT64_C(0x7a73776170000000), /* zswap */
    UINT64_C(0x7a73796d6d000000), /* zsymm */
    UINT64_C(0x7a737972326b0000), /* zsyr2k */
    UINT64_C(0x7a7379726b000000), /* zsyrk */
    UINT64_C(0x7a74626d76000000), /* ztbmv */
    UINT64_C(0x7a74627376000000), /* ztbsv */
    UINT64_C(0x7a74706d76000000), /* ztpmv */
    UINT64_C(0x7a74707376000000), /* ztpsv */
    UINT64_C(0x7a74726d6d000000), /* ztrmm */
    UINT64_C(0x7a74726d76000000), /* ztrmv */
    UINT64_C(0x7a7472736d000000), /* ztrsm */
    UINT64_C(0x7a74727376000000), /* ztrsv */
};

HIDDEN const struct library_span library_spans[LIBRARY_SPANS] = {
    {accelerator_first, accelerator_last,
     1u << LIBRARY_CUDART |
     1u << LIBRARY_CUDA |
     1u << LIBRARY_HIP},
    {hdf5_first, hdf5_last,
     1u << LIBRARY_HDF5},
    {math_first, math_last,
     1u << LIBRARY_BLAS |
     1u << LIBRARY_LAPACK |
     1u << LIBRARY_CBLAS |
     1u << LIBRARY_LAPACKE |
     1u << LIBRARY_BLAS64 |
     1u << LIBRARY_LAPACK64 |
     1u << LIBRARY_SCIPY |
     1u << LIBRARY_SCIPY64 |
     1u << LIBRARY_FFTW |
     1u << LIBRARY_FFTWF},
    {mpi_first, mpi_last,
     1u << LIBRARY_MPI},
    {netcdf_first, netcdf_last,
     1u << LIBRARY_NETCDF},
    {pnetcdf_first, pnetcdf_last,
     1u << LIBRARY_PNETCDF},
};
