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
    [LIBRARY_BLAS] = "dsyr2k_",
    [LIBRARY_LAPACK] = "dgetrf_",
    [LIBRARY_CBLAS] = "cblas_dsyr2k",
    [LIBRARY_LAPACKE] = "LAPACKE_dgetrf",
    [LIBRARY_BLAS64] = "dsyr2k_64_",
    [LIBRARY_LAPACK64] = "dgetrf_64_",
    [LIBRARY_SCIPY] = "scipy_dsyr2k_",
    [LIBRARY_SCIPY64] = "scipy_dsyr2k_64_",
    [LIBRARY_FFTW] = "fftw_execute",
    [LIBRARY_FFTWF] = "fftwf_execute",
    [LIBRARY_SCALAPACK] = "pdgemm_",
    [LIBRARY_MKL] = "MKL_Get_Version",
    [LIBRARY_CALIPER] = "cali_init",
    [LIBRARY_LIKWID] = "likwid_markerInit",
    [LIBRARY_PAPI] = "PAPI_hl_read",
    [LIBRARY_SCOREP] = "SCOREP_User_RegionInit",
    [LIBRARY_TAU] = "Tau_set_node",
    [LIBRARY_ROCTX] = "roctxMarkA",
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
    {"Dfti", 4, LIBRARY_MKL},
    {"dfti_", 5, LIBRARY_MKL},
    {"mkl_sparse_", 11, LIBRARY_MKL},
    {"pardiso", 7, LIBRARY_MKL},
    {"PARDISO", 7, LIBRARY_MKL},
    {"MKL_", 4, LIBRARY_MKL},
    {"cali_", 5, LIBRARY_CALIPER},
    {"_ZN4cali", 8, LIBRARY_CALIPER},
    {"likwid_", 7, LIBRARY_LIKWID},
    {"PAPI_hl_", 8, LIBRARY_PAPI},
    {"SCOREP_User_", 12, LIBRARY_SCOREP},
    {"Tau_", 4, LIBRARY_TAU},
    {"roctx", 5, LIBRARY_ROCTX},
};

HIDDEN const uint64_t library_stems[LIBRARY_STEMS] = {
    UINT64_C(0x005db6686b5e1e00) | LIBRARY_LAPACK, /* sgeqp3 */
    UINT64_C(0x0063f3686b62f100) | LIBRARY_LAPACK, /* sgeqrf */
    UINT64_C(0x03745067dba1b000) | LIBRARY_LAPACK, /* sgelsd */
    UINT64_C(0x03745b67dba1c300) | LIBRARY_LAPACK, /* sgelsy */
    UINT64_C(0x03746167dba1cd00) | LIBRARY_LAPACK, /* sgelss */
    UINT64_C(0x037b5e67dba7e600) | LIBRARY_LAPACK, /* sgelqf */
    UINT64_C(0x04592a8c6f12b000) | LIBRARY_LAPACK, /* dgelqf */
    UINT64_C(0x0460278c6f18ca00) | LIBRARY_LAPACK, /* dgelss */
    UINT64_C(0x0460318c6f18db00) | LIBRARY_LAPACK, /* dgelsy */
    UINT64_C(0x04603c8c6f18ee00) | LIBRARY_LAPACK, /* dgelsd */
    UINT64_C(0x048609dc56d06b00) | LIBRARY_LAPACK, /* ztrtri */
    UINT64_C(0x048623dc56d09700) | LIBRARY_LAPACK, /* ztrtrs */
    UINT64_C(0x051a5ffcacd5f600) | LIBRARY_LAPACK, /* cgerqf */
    UINT64_C(0x05996a6126773a00) | LIBRARY_BLAS, /* zhpr */
    UINT64_C(0x05bf686126980600) | LIBRARY_BLAS, /* zher */
    UINT64_C(0x0762e1c52cbd4600) | LIBRARY_SCALAPACK, /* pdznrm2 */
    UINT64_C(0x07ab6fd2110f1f00) | LIBRARY_LAPACK, /* zgetrf2 */
    UINT64_C(0x07ba0b27f4553b00) | LIBRARY_SCALAPACK, /* pssyr2k */
    UINT64_C(0x08420ff18ccac300) | LIBRARY_SCALAPACK, /* pcgeru */
    UINT64_C(0x084219f18ccad400) | LIBRARY_SCALAPACK, /* pcgerc */
    UINT64_C(0x08460ef18cceab00) | LIBRARY_SCALAPACK, /* pcgesv */
    UINT64_C(0x088019f18d003600) | LIBRARY_SCALAPACK, /* pcgels */
    UINT64_C(0x08831ef18d027400) | LIBRARY_SCALAPACK, /* pcgemv */
    UINT64_C(0x088327f18d028300) | LIBRARY_SCALAPACK, /* pcgemm */
    UINT64_C(0x08986b8fad052b00) | LIBRARY_SCALAPACK, /* pdger */
    UINT64_C(0x08bcecfdf2276400) | LIBRARY_BLAS, /* caxpby */
    UINT64_C(0x091052f7fde14c00) | LIBRARY_LAPACK, /* zhetrs */
    UINT64_C(0x09105bf7fde15b00) | LIBRARY_LAPACK, /* zhetrd */
    UINT64_C(0x09105df7fde15e00) | LIBRARY_LAPACK, /* zhetrf */
    UINT64_C(0x0bf156cf7fb2c400) | LIBRARY_BLAS, /* ctbsv */
    UINT64_C(0x0c4946cf7ffd1f00) | LIBRARY_BLAS, /* ctbmv */
    UINT64_C(0x0c669afcb095e700) | LIBRARY_LAPACK, /* cgesvd */
    UINT64_C(0x0c8a954f1a789a00) | LIBRARY_LAPACK, /* zunmqr */
    UINT64_C(0x0ca386fcb0c97300) | LIBRARY_LAPACK, /* cgesdd */
    UINT64_C(0x0d82f70d2c73e800) | LIBRARY_BLAS, /* saxpy */
    UINT64_C(0x0e668367e27aa000) | LIBRARY_BLAS, /* sgemmt */
    UINT64_C(0x0f6121f8b9489600) | LIBRARY_SCALAPACK, /* pzheevd */
    UINT64_C(0x0f6125f8b9489d00) | LIBRARY_SCALAPACK, /* pzheevx */
    UINT64_C(0x0f612bf8b948a700) | LIBRARY_SCALAPACK, /* pzheevr */
    UINT64_C(0x113f0d5a6bcdbf00) | LIBRARY_LAPACK, /* dgetrf2 */
    UINT64_C(0x11e5bfda95f29600) | LIBRARY_LAPACK, /* zgehrd */
    UINT64_C(0x131c808c76b5e300) | LIBRARY_LAPACK, /* dgebrd */
    UINT64_C(0x1467424858ec1200) | LIBRARY_LAPACK, /* cgetrf2 */
    UINT64_C(0x1566e0f8f2e78c00) | LIBRARY_BLAS, /* dtpmv */
    UINT64_C(0x15bee0f8f3320200) | LIBRARY_BLAS, /* dtpsv */
    UINT64_C(0x16b4cb61bbb0c100) | LIBRARY_BLAS, /* idamax */
    UINT64_C(0x19042e0b2f3cba00) | LIBRARY_SCALAPACK, /* pdormqr */
    UINT64_C(0x19ebf01f6df78b00) | LIBRARY_LAPACK, /* sgels */
    UINT64_C(0x19effd1f6dfb8a00) | LIBRARY_BLAS, /* sgemv */
    UINT64_C(0x19f0021f6dfb9200) | LIBRARY_BLAS, /* sgemm */
    UINT64_C(0x1a0aed1f6e123600) | LIBRARY_LAPACK, /* sgeev */
    UINT64_C(0x1a47ed1f6e45e400) | LIBRARY_LAPACK, /* sgesv */
    UINT64_C(0x1abac7db181ae100) | LIBRARY_LAPACK, /* spotrf2 */
    UINT64_C(0x1b57cfee47167900) | LIBRARY_SCALAPACK, /* pdaxpy */
    UINT64_C(0x1ba7a518ca1c6700) | LIBRARY_BLAS, /* sger */
    UINT64_C(0x1bb6b4f808d14d00) | LIBRARY_BLAS, /* zher2k */
    UINT64_C(0x1c7f83e511956300) | LIBRARY_BLAS, /* zscal */
    UINT64_C(0x1db2a624d5398600) | LIBRARY_SCALAPACK, /* pzposv */
    UINT64_C(0x1ea0ab7e4bf30a00) | LIBRARY_SCALAPACK, /* pcheevx */
    UINT64_C(0x1ea0b57e4bf31b00) | LIBRARY_SCALAPACK, /* pcheevr */
    UINT64_C(0x1ea0bf7e4bf32c00) | LIBRARY_SCALAPACK, /* pcheevd */
    UINT64_C(0x1ea71dfcbb2f6d00) | LIBRARY_LAPACK, /* cgeqp3 */
    UINT64_C(0x1eadfafcbb355100) | LIBRARY_LAPACK, /* cgeqrf */
    UINT64_C(0x1edd8ecb2132b800) | LIBRARY_SCALAPACK, /* pdsyr2k */
    UINT64_C(0x20ffd4980f0d3f00) | LIBRARY_SCALAPACK, /* pcsymm */
    UINT64_C(0x212cce980f342300) | LIBRARY_SCALAPACK, /* pcsyrk */
    UINT64_C(0x22d4be18cdc16d00) | LIBRARY_BLAS, /* sdot */
    UINT64_C(0x22e2325e51eaa900) | LIBRARY_SCALAPACK, /* pspotrs */
    UINT64_C(0x22e23c5e51eaba00) | LIBRARY_SCALAPACK, /* pspotri */
    UINT64_C(0x22e23f5e51eabf00) | LIBRARY_SCALAPACK, /* pspotrf */
    UINT64_C(0x23dac8ca7ef1c100) | LIBRARY_BLAS, /* sgemm_batch */
    UINT64_C(0x251de5cfc79dbe00) | LIBRARY_LAPACK, /* cpotrf2 */
    UINT64_C(0x2533d060d5264200) | LIBRARY_BLAS, /* zcopy */
    UINT64_C(0x275cde67f0539800) | LIBRARY_LAPACK, /* sgehrd */
    UINT64_C(0x278c32f8fd69f800) | LIBRARY_BLAS, /* dtrsv */
    UINT64_C(0x278c4df8fd6a2600) | LIBRARY_BLAS, /* dtrsm */
    UINT64_C(0x27c929f8fd9d9700) | LIBRARY_BLAS, /* dtrmm */
    UINT64_C(0x27c942f8fd9dc100) | LIBRARY_BLAS, /* dtrmv */
    UINT64_C(0x29132b7695981900) | LIBRARY_BLAS, /* chpr2 */
    UINT64_C(0x2945e17695c2f400) | LIBRARY_BLAS, /* chpmv */
    UINT64_C(0x2aea2adaa3d7e700) | LIBRARY_BLAS, /* zgemmt */
    UINT64_C(0x2baa816880d89000) | LIBRARY_LAPACK, /* dsygvd */
    UINT64_C(0x2bc8a7317d6d6f00) | LIBRARY_BLAS, /* sgemm_batch_strided */
    UINT64_C(0x2bee864d6401d600) | LIBRARY_BLAS, /* zdscal */
    UINT64_C(0x2d0c1e9f4a87e400) | LIBRARY_SCALAPACK, /* pcpotri */
    UINT64_C(0x2d0c219f4a87e900) | LIBRARY_SCALAPACK, /* pcpotrf */
    UINT64_C(0x2d0c349f4a880900) | LIBRARY_SCALAPACK, /* pcpotrs */
    UINT64_C(0x2fe636daf921f900) | LIBRARY_LAPACK, /* cunmqr */
    UINT64_C(0x326dd8850209a700) | LIBRARY_LAPACK, /* sgbtrf */
    UINT64_C(0x326de3850209ba00) | LIBRARY_LAPACK, /* sgbtrs */
    UINT64_C(0x32767cbdf39a1800) | LIBRARY_SCALAPACK, /* pstrtrs */
    UINT64_C(0x327682bdf39a2300) | LIBRARY_SCALAPACK, /* pstrtri */
    UINT64_C(0x33cb8ac244b2be00) | LIBRARY_BLAS, /* dspr2 */
    UINT64_C(0x342748c24500ad00) | LIBRARY_BLAS, /* dspmv */
    UINT64_C(0x35cc084df91a8700) | LIBRARY_SCALAPACK, /* psorgqr */
    UINT64_C(0x35ce3ddaaaa46300) | LIBRARY_LAPACK, /* zgelsd */
    UINT64_C(0x35ce4adaaaa47900) | LIBRARY_LAPACK, /* zgelsy */
    UINT64_C(0x35ce54daaaa48a00) | LIBRARY_LAPACK, /* zgelss */
    UINT64_C(0x35d54fdaaaaaa000) | LIBRARY_LAPACK, /* zgelqf */
    UINT64_C(0x364584ec77ece500) | LIBRARY_LAPACK, /* cpotri */
    UINT64_C(0x36458bec77ecf100) | LIBRARY_LAPACK, /* cpotrf */
    UINT64_C(0x36459eec77ed1100) | LIBRARY_LAPACK, /* cpotrs */
    UINT64_C(0x36a8761f7f063c00) | LIBRARY_BLAS, /* sgbmv */
    UINT64_C(0x36ca761f7f232300) | LIBRARY_LAPACK, /* sgbsv */
    UINT64_C(0x37c662fcc92b4500) | LIBRARY_LAPACK, /* cgelsy */
    UINT64_C(0x37c668fcc92b4f00) | LIBRARY_LAPACK, /* cgelss */
    UINT64_C(0x37c677fcc92b6900) | LIBRARY_LAPACK, /* cgelsd */
    UINT64_C(0x37cd45fcc9313200) | LIBRARY_LAPACK, /* cgelqf */
    UINT64_C(0x37f3f794d43c9800) | LIBRARY_SCALAPACK, /* pdtrsm */
    UINT64_C(0x37f41094d43cc200) | LIBRARY_SCALAPACK, /* pdtrsv */
    UINT64_C(0x3824911226454300) | LIBRARY_SCALAPACK, /* psnrm2 */
    UINT64_C(0x3830f894d4704800) | LIBRARY_SCALAPACK, /* pdtran */
    UINT64_C(0x383efb94d47c8a00) | LIBRARY_SCALAPACK, /* pdtrmm */
    UINT64_C(0x383f1094d47cae00) | LIBRARY_SCALAPACK, /* pdtrmv */
    UINT64_C(0x3d784375f52d6d00) | LIBRARY_SCALAPACK, /* psscal */
    UINT64_C(0x3de4cf688b6d5100) | LIBRARY_LAPACK, /* dsyevd */
    UINT64_C(0x3de4e5688b6d7600) | LIBRARY_LAPACK, /* dsyevr */
    UINT64_C(0x3de4eb688b6d8000) | LIBRARY_LAPACK, /* dsyevx */
    UINT64_C(0x3f5a3ae6118bab00) | LIBRARY_LAPACK, /* zgbtrs */
    UINT64_C(0x3f5a45e6118bbe00) | LIBRARY_LAPACK, /* zgbtrf */
    UINT64_C(0x40d57c119414f700) | LIBRARY_BLAS, /* scnrm2 */
    UINT64_C(0x424b8afccfa75000) | LIBRARY_BLAS, /* cgemmt */
    UINT64_C(0x42dcd60cff972a00) | LIBRARY_SCALAPACK, /* pztrtri */
    UINT64_C(0x42dcec0cff974f00) | LIBRARY_SCALAPACK, /* pztrtrs */
    UINT64_C(0x4308ca5a3c019300) | LIBRARY_BLAS, /* snrm2 */
    UINT64_C(0x441904c6db511400) | LIBRARY_LAPACK, /* dormqr */
    UINT64_C(0x44a77b1273d2d500) | LIBRARY_LAPACK, /* ctrtri */
    UINT64_C(0x44a7911273d2fb00) | LIBRARY_LAPACK, /* ctrtrs */
    UINT64_C(0x45bf88e49c94eb00) | LIBRARY_SCALAPACK, /* pdtrtrs */
    UINT64_C(0x45bf9ee49c951100) | LIBRARY_SCALAPACK, /* pdtrtri */
    UINT64_C(0x46427c3ab2e8ff00) | LIBRARY_SCALAPACK, /* pstrsv */
    UINT64_C(0x4642853ab2e90e00) | LIBRARY_SCALAPACK, /* pstrsm */
    UINT64_C(0x466233b68ad6b300) | LIBRARY_BLAS, /* dznrm2 */
    UINT64_C(0x467f843ab31cbb00) | LIBRARY_SCALAPACK, /* pstran */
    UINT64_C(0x468d613ab328bd00) | LIBRARY_SCALAPACK, /* pstrmm */
    UINT64_C(0x468d6c3ab328cf00) | LIBRARY_SCALAPACK, /* pstrmv */
    UINT64_C(0x4b66642d20e23600) | LIBRARY_SCALAPACK, /* pscnrm2 */
    UINT64_C(0x4bd2ee621fadcb00) | LIBRARY_SCALAPACK, /* pzgebrd */
    UINT64_C(0x4bfb1af319f0bb00) | LIBRARY_SCALAPACK, /* pdpotrs */
    UINT64_C(0x4bfb25f319f0ce00) | LIBRARY_SCALAPACK, /* pdpotrf */
    UINT64_C(0x4bfb34f319f0e800) | LIBRARY_SCALAPACK, /* pdpotri */
    UINT64_C(0x4e9ed094da1a8b00) | LIBRARY_BLAS, /* cgemm3m */
    UINT64_C(0x4e9ff2d65ad37d00) | LIBRARY_SCALAPACK, /* psgels */
    UINT64_C(0x4ea2e0d65ad59500) | LIBRARY_SCALAPACK, /* psgemm */
    UINT64_C(0x4ea2f7d65ad5bc00) | LIBRARY_SCALAPACK, /* psgemv */
    UINT64_C(0x4ed2e7d65afec400) | LIBRARY_SCALAPACK, /* psgesv */
    UINT64_C(0x4ef37d718d61ab00) | LIBRARY_SCALAPACK, /* pdposv */
    UINT64_C(0x4efbf7dab8ad3e00) | LIBRARY_LAPACK, /* zgeqp3 */
    UINT64_C(0x4f02aadab8b2da00) | LIBRARY_LAPACK, /* zgeqrf */
    UINT64_C(0x503c69c02712ce00) | LIBRARY_SCALAPACK, /* pcungqr */
    UINT64_C(0x51004988e66b9400) | LIBRARY_BLAS, /* zsyr2k */
    UINT64_C(0x51fa08df6b170600) | LIBRARY_BLAS, /* cher2k */
    UINT64_C(0x52376083e1c2d900) | LIBRARY_BLAS, /* sspmv */
    UINT64_C(0x52860e83e2062200) | LIBRARY_BLAS, /* sspr2 */
    UINT64_C(0x5346c94c7f83a300) | LIBRARY_BLAS, /* cgerc */
    UINT64_C(0x5346d34c7f83b400) | LIBRARY_BLAS, /* cgeru */
    UINT64_C(0x5349d64c7f85ef00) | LIBRARY_LAPACK, /* cgesv */
    UINT64_C(0x535ad94c7f946700) | LIBRARY_LAPACK, /* cgels */
    UINT64_C(0x535ecb4c7f983800) | LIBRARY_BLAS, /* cgemm */
    UINT64_C(0x535ee64c7f986600) | LIBRARY_BLAS, /* cgemv */
    UINT64_C(0x5379d64c7faf1200) | LIBRARY_LAPACK, /* cgeev */
    UINT64_C(0x5555618abc96d200) | LIBRARY_LAPACK, /* sposv */
    UINT64_C(0x572e2557b3efcd00) | LIBRARY_BLAS, /* dasum */
    UINT64_C(0x5849fcc259e44d00) | LIBRARY_LAPACK, /* dstev */
    UINT64_C(0x5897d64f4c54b700) | LIBRARY_LAPACK, /* ssygvd */
    UINT64_C(0x58f6e4cab17acc00) | LIBRARY_SCALAPACK, /* pdsyevd */
    UINT64_C(0x58f6e8cab17ad300) | LIBRARY_SCALAPACK, /* pdsyevx */
    UINT64_C(0x58f6eecab17add00) | LIBRARY_SCALAPACK, /* pdsyevr */
    UINT64_C(0x5928003ad889d500) | LIBRARY_BLAS, /* caxpy */
    UINT64_C(0x59bb7c0d57224800) | LIBRARY_BLAS, /* sasum */
    UINT64_C(0x5a1c8183e604aa00) | LIBRARY_BLAS, /* sswap */
    UINT64_C(0x5a1cd8680cb98000) | LIBRARY_LAPACK, /* sgebrd */
    UINT64_C(0x5b09e33c4ac76300) | LIBRARY_SCALAPACK, /* psgebrd */
    UINT64_C(0x5b6f3d6bd31c8800) | LIBRARY_SCALAPACK, /* pdnrm2 */
    UINT64_C(0x5baf05fcdddd5000) | LIBRARY_LAPACK, /* cgehrd */
    UINT64_C(0x5bef9114940a4a00) | LIBRARY_BLAS, /* zhemv */
    UINT64_C(0x5bef9614940a5200) | LIBRARY_BLAS, /* zhemm */
    UINT64_C(0x5c049114941ca600) | LIBRARY_LAPACK, /* zhegv */
    UINT64_C(0x5c0a81149420f600) | LIBRARY_LAPACK, /* zheev */
    UINT64_C(0x5c449c1494529d00) | LIBRARY_BLAS, /* zherk */
    UINT64_C(0x5c44c3149452df00) | LIBRARY_BLAS, /* zher2 */
    UINT64_C(0x5c48811494565800) | LIBRARY_LAPACK, /* zhesv */
    UINT64_C(0x5c5ded2641838200) | LIBRARY_LAPACK, /* dpotrf2 */
    UINT64_C(0x5d70a4f79dcc7800) | LIBRARY_SCALAPACK, /* pctranu */
    UINT64_C(0x5d70b2f79dcc9000) | LIBRARY_SCALAPACK, /* pctranc */
    UINT64_C(0x5e22bead84bf3000) | LIBRARY_BLAS, /* strsv */
    UINT64_C(0x5e22c3ad84bf3800) | LIBRARY_BLAS, /* strsm */
    UINT64_C(0x5e7aa7ad85097e00) | LIBRARY_BLAS, /* strmm */
    UINT64_C(0x5e7aaead85098a00) | LIBRARY_BLAS, /* strmv */
    UINT64_C(0x5fa446728cc3ef00) | LIBRARY_SCALAPACK, /* pcgebrd */
    UINT64_C(0x604c13e4a7a7cf00) | LIBRARY_LAPACK, /* zsysv */
    UINT64_C(0x604f18e4a7aa0d00) | LIBRARY_BLAS, /* zsyrk */
    UINT64_C(0x606e1ae4a7c4c100) | LIBRARY_BLAS, /* zsymm */
    UINT64_C(0x6113fadac3249a00) | LIBRARY_LAPACK, /* zgesvd */
    UINT64_C(0x61511edac3588500) | LIBRARY_LAPACK, /* zgesdd */
    UINT64_C(0x618c4adf7369b300) | LIBRARY_LAPACK, /* chetrs */
    UINT64_C(0x618c57df7369c900) | LIBRARY_LAPACK, /* chetrf */
    UINT64_C(0x618c59df7369cc00) | LIBRARY_LAPACK, /* chetrd */
    UINT64_C(0x61bf04a582659f00) | LIBRARY_BLAS, /* csrot */
    UINT64_C(0x62459b88f02ff000) | LIBRARY_LAPACK, /* zsytrs */
    UINT64_C(0x6245a888f0300600) | LIBRARY_LAPACK, /* zsytrf */
    UINT64_C(0x63ca49abcc681c00) | LIBRARY_LAPACK, /* cposv */
    UINT64_C(0x66a5bc70bdb52900) | LIBRARY_BLAS, /* izamax */
    UINT64_C(0x6765597de3c9c200) | LIBRARY_SCALAPACK, /* pcher2k */
    UINT64_C(0x67f0f078556c1a00) | LIBRARY_SCALAPACK, /* pdgebrd */
    UINT64_C(0x6855dd282b6d6200) | LIBRARY_SCALAPACK, /* pssyevd */
    UINT64_C(0x6855e9282b6d7600) | LIBRARY_SCALAPACK, /* pssyevx */
    UINT64_C(0x6855ef282b6d8000) | LIBRARY_SCALAPACK, /* pssyevr */
    UINT64_C(0x688835dac705dc00) | LIBRARY_LAPACK, /* zgerqf */
    UINT64_C(0x69ce04628941f700) | LIBRARY_BLAS, /* saxpby */
    UINT64_C(0x6a2522bb0fce7200) | LIBRARY_BLAS, /* ztrmv */
    UINT64_C(0x6a253dbb0fcea000) | LIBRARY_BLAS, /* ztrmm */
    UINT64_C(0x6a6219bb10021100) | LIBRARY_BLAS, /* ztrsm */
    UINT64_C(0x6a6232bb10023b00) | LIBRARY_BLAS, /* ztrsv */
    UINT64_C(0x6a65244f568ca600) | LIBRARY_LAPACK, /* ssyevd */
    UINT64_C(0x6a653a4f568ccb00) | LIBRARY_LAPACK, /* ssyevr */
    UINT64_C(0x6a65404f568cd600) | LIBRARY_LAPACK, /* ssyevx */
    UINT64_C(0x6a9d745c6054a000) | LIBRARY_SCALAPACK, /* pctrmv */
    UINT64_C(0x6a9d895c6054c400) | LIBRARY_SCALAPACK, /* pctrmm */
    UINT64_C(0x6abf6d5c60717b00) | LIBRARY_SCALAPACK, /* pctrsm */
    UINT64_C(0x6abf845c6071a200) | LIBRARY_SCALAPACK, /* pctrsv */
    UINT64_C(0x6bd4923b0cb3a500) | LIBRARY_LAPACK, /* sormqr */
    UINT64_C(0x6c665f4c8d800400) | LIBRARY_LAPACK, /* cgbsv */
    UINT64_C(0x6cb15f4c8dbfef00) | LIBRARY_BLAS, /* cgbmv */
    UINT64_C(0x6d40493c55586400) | LIBRARY_SCALAPACK, /* psgelqf */
    UINT64_C(0x6da4b07e8e783600) | LIBRARY_SCALAPACK, /* pzdotc */
    UINT64_C(0x6da4c67e8e785b00) | LIBRARY_SCALAPACK, /* pzdotu */
    UINT64_C(0x6de76d8f9c779a00) | LIBRARY_BLAS, /* icamax */
    UINT64_C(0x6e9f31e03e859800) | LIBRARY_BLAS, /* dzasum */
    UINT64_C(0x6fa2c00b604c4700) | LIBRARY_SCALAPACK, /* pdorgqr */
    UINT64_C(0x704110ad8f3b7d00) | LIBRARY_BLAS, /* stpsv */
    UINT64_C(0x708c00ad8f7b4d00) | LIBRARY_BLAS, /* stpmv */
    UINT64_C(0x713d3fdaebe1d100) | LIBRARY_LAPACK, /* dposv */
    UINT64_C(0x717377c267e8d500) | LIBRARY_BLAS, /* dswap */
    UINT64_C(0x71d69716827e8900) | LIBRARY_LAPACK, /* dtrtrs */
    UINT64_C(0x71d6b116827eb500) | LIBRARY_LAPACK, /* dtrtri */
    UINT64_C(0x71dbac729756a300) | LIBRARY_SCALAPACK, /* pcgelqf */
    UINT64_C(0x732af483f3f25c00) | LIBRARY_LAPACK, /* sstev */
    UINT64_C(0x73aebf4ecf480c00) | LIBRARY_BLAS, /* daxpby */
    UINT64_C(0x74adb966a033e200) | LIBRARY_SCALAPACK, /* pzgemv */
    UINT64_C(0x74adc466a033f500) | LIBRARY_SCALAPACK, /* pzgemm */
    UINT64_C(0x74b0a666a035f800) | LIBRARY_SCALAPACK, /* pzgels */
    UINT64_C(0x74cfb966a050c900) | LIBRARY_SCALAPACK, /* pzgesv */
    UINT64_C(0x74d2ae66a052ec00) | LIBRARY_SCALAPACK, /* pzgerc */
    UINT64_C(0x74d2bc66a0530400) | LIBRARY_SCALAPACK, /* pzgeru */
    UINT64_C(0x75420a14a231d300) | LIBRARY_BLAS, /* zhbmv */
    UINT64_C(0x75bc8c897f968900) | LIBRARY_LAPACK, /* csytrf */
    UINT64_C(0x75bca1897f96ac00) | LIBRARY_LAPACK, /* csytrs */
    UINT64_C(0x77918b9840128000) | LIBRARY_SCALAPACK, /* pcscal */
    UINT64_C(0x782671fee932c900) | LIBRARY_LAPACK, /* dpotrs */
    UINT64_C(0x782684fee932e900) | LIBRARY_LAPACK, /* dpotrf */
    UINT64_C(0x782687fee932ee00) | LIBRARY_LAPACK, /* dpotri */
    UINT64_C(0x786888f7acae1700) | LIBRARY_LAPACK, /* zhegvd */
    UINT64_C(0x79816418fedd5900) | LIBRARY_BLAS, /* srot */
    UINT64_C(0x7a1332785fec3400) | LIBRARY_SCALAPACK, /* pdgelqf */
    UINT64_C(0x7ab179dad18c1900) | LIBRARY_LAPACK, /* zgetrf */
    UINT64_C(0x7ab186dad18c2f00) | LIBRARY_LAPACK, /* zgetri */
    UINT64_C(0x7ab18cdad18c3900) | LIBRARY_LAPACK, /* zgetrs */
    UINT64_C(0x7c2f74bb1a3a1600) | LIBRARY_BLAS, /* ztpsv */
    UINT64_C(0x7c8774bb1a848c00) | LIBRARY_BLAS, /* ztpmv */
    UINT64_C(0x7e1cc0623baffc00) | LIBRARY_SCALAPACK, /* pzgelqf */
    UINT64_C(0x7e2c89a593307b00) | LIBRARY_BLAS, /* cswap */
    UINT64_C(0x800a2ff8f91c6f00) | LIBRARY_SCALAPACK, /* pzher2k */
    UINT64_C(0x8282c58c258f0500) | LIBRARY_LAPACK, /* dgesvd */
    UINT64_C(0x828ab6cf32355b00) | LIBRARY_BLAS, /* ctrmv */
    UINT64_C(0x828acfcf32358600) | LIBRARY_BLAS, /* ctrmm */
    UINT64_C(0x829fabcf3247a500) | LIBRARY_BLAS, /* ctrsm */
    UINT64_C(0x829fc6cf3247d200) | LIBRARY_BLAS, /* ctrsv */
    UINT64_C(0x82b2d18c25b83d00) | LIBRARY_LAPACK, /* dgesdd */
    UINT64_C(0x82d5d47636f69600) | LIBRARY_LAPACK, /* chesv */
    UINT64_C(0x82d9a27636fa2a00) | LIBRARY_BLAS, /* cher2 */
    UINT64_C(0x82d9e97636faa300) | LIBRARY_BLAS, /* cherk */
    UINT64_C(0x8312e476372a5f00) | LIBRARY_LAPACK, /* cheev */
    UINT64_C(0x8319d47637306300) | LIBRARY_LAPACK, /* chegv */
    UINT64_C(0x832ed4763742bf00) | LIBRARY_BLAS, /* chemv */
    UINT64_C(0x832eeb763742e600) | LIBRARY_BLAS, /* chemm */
    UINT64_C(0x8362c7c2723dae00) | LIBRARY_LAPACK, /* dsysv */
    UINT64_C(0x8365acc2723fb600) | LIBRARY_BLAS, /* dsyrk */
    UINT64_C(0x836605c272404d00) | LIBRARY_BLAS, /* dsyr2 */
    UINT64_C(0x8392b2c27266ae00) | LIBRARY_BLAS, /* dsymm */
    UINT64_C(0x8392b7c27266b700) | LIBRARY_BLAS, /* dsymv */
    UINT64_C(0x83a6b7c272776000) | LIBRARY_LAPACK, /* dsygv */
    UINT64_C(0x83adc7c2727d9a00) | LIBRARY_LAPACK, /* dsyev */
    UINT64_C(0x83e18b19053a4600) | LIBRARY_BLAS, /* sspr */
    UINT64_C(0x83effb1e73d2e000) | LIBRARY_SCALAPACK, /* psdot */
    UINT64_C(0x83f89119054d2f00) | LIBRARY_BLAS, /* ssyr */
    UINT64_C(0x84ad6c8982946800) | LIBRARY_BLAS, /* cgemm_batch_strided */
    UINT64_C(0x85a8516a7cb6a000) | LIBRARY_BLAS, /* dgemm_batch */
    UINT64_C(0x86a9996823443800) | LIBRARY_BLAS, /* dsyr2k */
    UINT64_C(0x86afe3898914e300) | LIBRARY_BLAS, /* csyr2k */
    UINT64_C(0x86cfd6f7b402dd00) | LIBRARY_LAPACK, /* zheevd */
    UINT64_C(0x86cfecf7b4030200) | LIBRARY_LAPACK, /* zheevr */
    UINT64_C(0x86cff2f7b4030c00) | LIBRARY_LAPACK, /* zheevx */
    UINT64_C(0x8949ff5914c0f400) | LIBRARY_SCALAPACK, /* psposv */
    UINT64_C(0x89ceec8c294ed300) | LIBRARY_LAPACK, /* dgerqf */
    UINT64_C(0x8a56930d1fd7b000) | LIBRARY_SCALAPACK, /* pzsyrk */
    UINT64_C(0x8a9e710d20152c00) | LIBRARY_SCALAPACK, /* pzsymm */
    UINT64_C(0x8ba48f3e4b9df700) | LIBRARY_LAPACK, /* zgeev */
    UINT64_C(0x8bbf763e4bb49400) | LIBRARY_BLAS, /* zgemm */
    UINT64_C(0x8bbf7f3e4bb4a300) | LIBRARY_BLAS, /* zgemv */
    UINT64_C(0x8bc3843e4bb89400) | LIBRARY_LAPACK, /* zgels */
    UINT64_C(0x8bd47f3e4bc6ff00) | LIBRARY_LAPACK, /* zgesv */
    UINT64_C(0x8bd77c3e4bc93000) | LIBRARY_BLAS, /* zgerc */
    UINT64_C(0x8bd78e3e4bc94e00) | LIBRARY_BLAS, /* zgeru */
    UINT64_C(0x8c39818401e03b00) | LIBRARY_BLAS, /* ssymv */
    UINT64_C(0x8c39868401e04400) | LIBRARY_BLAS, /* ssymm */
    UINT64_C(0x8c4d818401f0e400) | LIBRARY_LAPACK, /* ssygv */
    UINT64_C(0x8c54718401f6e800) | LIBRARY_LAPACK, /* ssyev */
    UINT64_C(0x8c8e33840227f700) | LIBRARY_BLAS, /* ssyr2 */
    UINT64_C(0x8c8e8c8402288e00) | LIBRARY_BLAS, /* ssyrk */
    UINT64_C(0x8c917184022a9600) | LIBRARY_LAPACK, /* ssysv */
    UINT64_C(0x8d770f763d8b3c00) | LIBRARY_BLAS, /* chbmv */
    UINT64_C(0x8dc9dd3c672d4b00) | LIBRARY_SCALAPACK, /* psgehrd */
    UINT64_C(0x8e6ffffcfa44ec00) | LIBRARY_LAPACK, /* cgebrd */
    UINT64_C(0x8e72670c99d2b500) | LIBRARY_SCALAPACK, /* pztranc */
    UINT64_C(0x8e727d0c99d2db00) | LIBRARY_SCALAPACK, /* pztranu */
    UINT64_C(0x8ec64464f4e79c00) | LIBRARY_LAPACK, /* dgesv */
    UINT64_C(0x8ef52f64f50ee900) | LIBRARY_BLAS, /* dgemm */
    UINT64_C(0x8ef53464f50ef200) | LIBRARY_BLAS, /* dgemv */
    UINT64_C(0x8ef93964f512e300) | LIBRARY_LAPACK, /* dgels */
    UINT64_C(0x8f104464f525d500) | LIBRARY_LAPACK, /* dgeev */
    UINT64_C(0x9108f3d8c5b10300) | LIBRARY_SCALAPACK, /* pcdotc */
    UINT64_C(0x910909d8c5b12800) | LIBRARY_SCALAPACK, /* pcdotu */
    UINT64_C(0x912e058c2d1d8000) | LIBRARY_LAPACK, /* dgeqrf */
    UINT64_C(0x9135628c2d243d00) | LIBRARY_LAPACK, /* dgeqp3 */
    UINT64_C(0x916a86f902f79c00) | LIBRARY_SCALAPACK, /* pzhetrd */
    UINT64_C(0x916af5d5d9ef2300) | LIBRARY_LAPACK, /* zpotrf2 */
    UINT64_C(0x92654072a92b8b00) | LIBRARY_SCALAPACK, /* pcgehrd */
    UINT64_C(0x92852c61d4f45000) | LIBRARY_SCALAPACK, /* pcsyr2k */
    UINT64_C(0x945abe6738789700) | LIBRARY_BLAS, /* dger */
    UINT64_C(0x949c08cf3ca71e00) | LIBRARY_BLAS, /* ctpmv */
    UINT64_C(0x94be18cf3cc41f00) | LIBRARY_BLAS, /* ctpsv */
    UINT64_C(0x96940b96426e5c00) | LIBRARY_SCALAPACK, /* pzpotri */
    UINT64_C(0x96941096426e6500) | LIBRARY_SCALAPACK, /* pzpotrf */
    UINT64_C(0x96942596426e8900) | LIBRARY_SCALAPACK, /* pzpotrs */
    UINT64_C(0x96a4aa3e5282fb00) | LIBRARY_LAPACK, /* zgbsv */
    UINT64_C(0x96e1ba3e52b6c400) | LIBRARY_BLAS, /* zgbmv */
    UINT64_C(0x97f3841f2456ed00) | LIBRARY_LAPACK, /* sgtsv */
    UINT64_C(0x9a95fa7871bb5600) | LIBRARY_SCALAPACK, /* pdgehrd */
    UINT64_C(0x9aa5b2f8acf48800) | LIBRARY_BLAS, /* dtbmv */
    UINT64_C(0x9ad4a2f8ad1bdd00) | LIBRARY_BLAS, /* dtbsv */
    UINT64_C(0x9cb24a7e025ad300) | LIBRARY_SCALAPACK, /* pchetrd */
    UINT64_C(0x9ce96a1e81ae2f00) | LIBRARY_SCALAPACK, /* psger */
    UINT64_C(0x9ff77622ff9de400) | LIBRARY_SCALAPACK, /* pdgemv */
    UINT64_C(0x9ff77d22ff9df000) | LIBRARY_SCALAPACK, /* pdgemm */
    UINT64_C(0x9ffb7322ffa1c700) | LIBRARY_SCALAPACK, /* pdgels */
    UINT64_C(0xa0276622ffc6ec00) | LIBRARY_SCALAPACK, /* pdgesv */
    UINT64_C(0xa047b7722026ab00) | LIBRARY_SCALAPACK, /* pcgetrs */
    UINT64_C(0xa047c2722026be00) | LIBRARY_SCALAPACK, /* pcgetrf */
    UINT64_C(0xa047d1722026d800) | LIBRARY_SCALAPACK, /* pcgetri */
    UINT64_C(0xa1ed903b2bf23300) | LIBRARY_LAPACK, /* sorgqr */
    UINT64_C(0xa27f946250c9b700) | LIBRARY_SCALAPACK, /* pzgehrd */
    UINT64_C(0xa306af9b27f60300) | LIBRARY_SCALAPACK, /* pzaxpy */
    UINT64_C(0xa3148a57de57ec00) | LIBRARY_BLAS, /* daxpy */
    UINT64_C(0xa45a323784d38900) | LIBRARY_LAPACK, /* sstevd */
    UINT64_C(0xa73ccb1469dd3800) | LIBRARY_LAPACK, /* cgbtrs */
    UINT64_C(0xa73ce01469dd5b00) | LIBRARY_LAPACK, /* cgbtrf */
    UINT64_C(0xa7481bc0587f6300) | LIBRARY_SCALAPACK, /* pcunmqr */
    UINT64_C(0xa7a00b5f523a6d00) | LIBRARY_SCALAPACK, /* pzheev */
    UINT64_C(0xa7bafb5f52511a00) | LIBRARY_SCALAPACK, /* pzhemv */
    UINT64_C(0xa7bb145f52514400) | LIBRARY_SCALAPACK, /* pzhemm */
    UINT64_C(0xa7cc165f525fbb00) | LIBRARY_SCALAPACK, /* pzherk */
    UINT64_C(0xa92ca9b7bb968500) | LIBRARY_BLAS, /* scasum */
    UINT64_C(0xaa013037836b7f00) | LIBRARY_BLAS, /* zdrot */
    UINT64_C(0xac056183832bf300) | LIBRARY_BLAS, /* sscal */
    UINT64_C(0xac5ac97a480a7100) | LIBRARY_BLAS, /* zgemm_batch_strided */
    UINT64_C(0xb0ff3d674972ab00) | LIBRARY_BLAS, /* ddot */
    UINT64_C(0xb10b74a5afb0fa00) | LIBRARY_BLAS, /* csyrk */
    UINT64_C(0xb10e79a5afb33900) | LIBRARY_LAPACK, /* csysv */
    UINT64_C(0xb1236ea5afc58200) | LIBRARY_BLAS, /* csymm */
    UINT64_C(0xb1b67f3c7be33e00) | LIBRARY_SCALAPACK, /* psgetrf */
    UINT64_C(0xb1b68e3c7be35700) | LIBRARY_SCALAPACK, /* psgetri */
    UINT64_C(0xb1b6943c7be36100) | LIBRARY_SCALAPACK, /* psgetrs */
    UINT64_C(0xb3f67e8387769500) | LIBRARY_BLAS, /* ssbmv */
    UINT64_C(0xb5ec034ee9690d00) | LIBRARY_LAPACK, /* zungqr */
    UINT64_C(0xb71a9be4d8e06e00) | LIBRARY_BLAS, /* zswap */
    UINT64_C(0xb7c5894f7e745900) | LIBRARY_BLAS, /* zaxpy */
    UINT64_C(0xb80dc7ddff0cac00) | LIBRARY_LAPACK, /* zposv */
    UINT64_C(0xb8ea2013dfa00700) | LIBRARY_BLAS, /* zaxpby */
    UINT64_C(0xba1c13650d74b200) | LIBRARY_LAPACK, /* dgbsv */
    UINT64_C(0xba4c03650d9dbb00) | LIBRARY_BLAS, /* dgbmv */
    UINT64_C(0xbb8e63f7d2c73700) | LIBRARY_SCALAPACK, /* pctrtri */
    UINT64_C(0xbb8e7df7d2c76300) | LIBRARY_SCALAPACK, /* pctrtrs */
    UINT64_C(0xbb8f8fd894a5b000) | LIBRARY_LAPACK, /* strtrs */
    UINT64_C(0xbb8f99d894a5c100) | LIBRARY_LAPACK, /* strtri */
    UINT64_C(0xbbf68f6841d55200) | LIBRARY_LAPACK, /* dsytrs */
    UINT64_C(0xbbf69a6841d56500) | LIBRARY_LAPACK, /* dsytrd */
    UINT64_C(0xbbf69c6841d56800) | LIBRARY_LAPACK, /* dsytrf */
    UINT64_C(0xbc7a0ac201aaac00) | LIBRARY_BLAS, /* dsbmv */
    UINT64_C(0xbc8af78c45b0f000) | LIBRARY_LAPACK, /* dgetrs */
    UINT64_C(0xbc8afd8c45b0fa00) | LIBRARY_LAPACK, /* dgetri */
    UINT64_C(0xbc8b048c45b10600) | LIBRARY_LAPACK, /* dgetrf */
    UINT64_C(0xbe826c788670f700) | LIBRARY_SCALAPACK, /* pdgetrf */
    UINT64_C(0xbe8271788670ff00) | LIBRARY_SCALAPACK, /* pdgetri */
    UINT64_C(0xbe82777886710900) | LIBRARY_SCALAPACK, /* pdgetrs */
    UINT64_C(0xc06a277b5d1f7a00) | LIBRARY_SCALAPACK, /* pcposv */
    UINT64_C(0xc1075bfbe7eff800) | LIBRARY_BLAS, /* scopy */
    UINT64_C(0xc43627c205c97100) | LIBRARY_BLAS, /* dscal */
    UINT64_C(0xc48f318468818600) | LIBRARY_BLAS, /* zgemm3m */
    UINT64_C(0xc66c0a62657f5f00) | LIBRARY_SCALAPACK, /* pzgetrf */
    UINT64_C(0xc66c0b62657f6000) | LIBRARY_SCALAPACK, /* pzgetri */
    UINT64_C(0xc66c1562657f7100) | LIBRARY_SCALAPACK, /* pzgetrs */
    UINT64_C(0xcb165144b72c7b00) | LIBRARY_LAPACK, /* sgetrf2 */
    UINT64_C(0xcb774fac63179c00) | LIBRARY_SCALAPACK, /* pzungqr */
    UINT64_C(0xcbb6d87ca3ec4700) | LIBRARY_SCALAPACK, /* pdsymm */
    UINT64_C(0xcbb6e17ca3ec5700) | LIBRARY_SCALAPACK, /* pdsymv */
    UINT64_C(0xcbd1f17ca4033900) | LIBRARY_SCALAPACK, /* pdsyev */
    UINT64_C(0xcbf6917238fffd00) | LIBRARY_SCALAPACK, /* pcgeqrf */
    UINT64_C(0xcc1fde7ca4453a00) | LIBRARY_SCALAPACK, /* pdsyrk */
    UINT64_C(0xcdc1636269462300) | LIBRARY_SCALAPACK, /* pzgesvd */
    UINT64_C(0xd153a53557147300) | LIBRARY_BLAS, /* csscal */
    UINT64_C(0xd36c8838664fff00) | LIBRARY_LAPACK, /* zpotrf */
    UINT64_C(0xd36c8f3866500b00) | LIBRARY_LAPACK, /* zpotri */
    UINT64_C(0xd36c953866501500) | LIBRARY_LAPACK, /* zpotrs */
    UINT64_C(0xd43b3227d74cae00) | LIBRARY_SCALAPACK, /* pssytrd */
    UINT64_C(0xd4559ebe974d1100) | LIBRARY_LAPACK, /* spotrs */
    UINT64_C(0xd455a4be974d1b00) | LIBRARY_LAPACK, /* spotri */
    UINT64_C(0xd455abbe974d2700) | LIBRARY_LAPACK, /* spotrf */
    UINT64_C(0xd4bc1ead3741c700) | LIBRARY_BLAS, /* stbmv */
    UINT64_C(0xd4d12ead37543e00) | LIBRARY_BLAS, /* stbsv */
    UINT64_C(0xd507296852cfc500) | LIBRARY_LAPACK, /* sgetrs */
    UINT64_C(0xd507346852cfd800) | LIBRARY_LAPACK, /* sgetrf */
    UINT64_C(0xd5073f6852cfeb00) | LIBRARY_LAPACK, /* sgetri */
    UINT64_C(0xd81ff57894d88700) | LIBRARY_SCALAPACK, /* pdgeqrf */
    UINT64_C(0xdd654e3c94bc7c00) | LIBRARY_SCALAPACK, /* psgeqrf */
    UINT64_C(0xdda990b5f5c83f00) | LIBRARY_LAPACK, /* dgbtrf */
    UINT64_C(0xdda99db5f5c85500) | LIBRARY_LAPACK, /* dgbtrs */
    UINT64_C(0xddb6d172432d4a00) | LIBRARY_SCALAPACK, /* pcgesvd */
    UINT64_C(0xddeeb4fe05a56300) | LIBRARY_SCALAPACK, /* pcaxpy */
    UINT64_C(0xde7aa1b6faeacb00) | LIBRARY_BLAS, /* zgemm_batch */
    UINT64_C(0xdf2d764dc80afa00) | LIBRARY_SCALAPACK, /* psormqr */
    UINT64_C(0xdf40b5da79a35a00) | LIBRARY_LAPACK, /* zgebrd */
    UINT64_C(0xdf80a3627371bd00) | LIBRARY_SCALAPACK, /* pzgeqrf */
    UINT64_C(0xe077768c5a66a700) | LIBRARY_LAPACK, /* dgehrd */
    UINT64_C(0xe12f260d5118b700) | LIBRARY_SCALAPACK, /* pzscal */
    UINT64_C(0xe379badfbd005000) | LIBRARY_LAPACK, /* cheevx */
    UINT64_C(0xe379c0dfbd005a00) | LIBRARY_LAPACK, /* cheevr */
    UINT64_C(0xe379cedfbd007200) | LIBRARY_LAPACK, /* cheevd */
    UINT64_C(0xe39169a5cbe56200) | LIBRARY_BLAS, /* cscal */
    UINT64_C(0xe3feade8598b8100) | LIBRARY_SCALAPACK, /* psaxpy */
    UINT64_C(0xe56d7e1f70006a00) | LIBRARY_BLAS, /* isamax */
    UINT64_C(0xe6d198685d05b700) | LIBRARY_LAPACK, /* sgerqf */
    UINT64_C(0xe6fe8d4cd3500300) | LIBRARY_LAPACK, /* cgtsv */
    UINT64_C(0xe98df64d1c254800) | LIBRARY_SCALAPACK, /* pzsyr2k */
    UINT64_C(0xe9909fcb02a1aa00) | LIBRARY_SCALAPACK, /* pdsytrd */
    UINT64_C(0xe9df65789f047300) | LIBRARY_SCALAPACK, /* pdgesvd */
    UINT64_C(0xe9ea7866d8ba6000) | LIBRARY_BLAS, /* dspr */
    UINT64_C(0xea06513ebef03d00) | LIBRARY_LAPACK, /* dstevd */
    UINT64_C(0xea098a66d8d52f00) | LIBRARY_BLAS, /* dsyr */
    UINT64_C(0xec5bd17c25f01b00) | LIBRARY_SCALAPACK, /* pdscal */
    UINT64_C(0xeca4a04fa0696200) | LIBRARY_LAPACK, /* ssytrs */
    UINT64_C(0xeca4a94fa0697100) | LIBRARY_LAPACK, /* ssytrd */
    UINT64_C(0xeca4ab4fa0697400) | LIBRARY_LAPACK, /* ssytrf */
    UINT64_C(0xed7a72c6aa418800) | LIBRARY_LAPACK, /* dorgqr */
    UINT64_C(0xedecbf68609aae00) | LIBRARY_LAPACK, /* sgesdd */
    UINT64_C(0xee1c936860c38700) | LIBRARY_LAPACK, /* sgesvd */
    UINT64_C(0xeed6f7b18c6e3f00) | LIBRARY_BLAS, /* dnrm2 */
    UINT64_C(0xef24ce3c9ee88300) | LIBRARY_SCALAPACK, /* psgesvd */
    UINT64_C(0xf000580680996500) | LIBRARY_SCALAPACK, /* pztrmm */
    UINT64_C(0xf000710680998f00) | LIBRARY_SCALAPACK, /* pztrmv */
    UINT64_C(0xf04b5c0680d95700) | LIBRARY_SCALAPACK, /* pztrsm */
    UINT64_C(0xf04b710680d97b00) | LIBRARY_SCALAPACK, /* pztrsv */
    UINT64_C(0xf1a2a366dcd55400) | LIBRARY_BLAS, /* drot */
    UINT64_C(0xf2957b910b4ed800) | LIBRARY_BLAS, /* cher */
    UINT64_C(0xf2d689910b868700) | LIBRARY_BLAS, /* chpr */
    UINT64_C(0xf32851efb0792c00) | LIBRARY_BLAS, /* dgemm_batch_strided */
    UINT64_C(0xf350fbfca2a1cb00) | LIBRARY_LAPACK, /* cgetrf */
    UINT64_C(0xf35106fca2a1dd00) | LIBRARY_LAPACK, /* cgetri */
    UINT64_C(0xf35110fca2a1ee00) | LIBRARY_LAPACK, /* cgetrs */
    UINT64_C(0xf3b3c2bb5d6d2d00) | LIBRARY_BLAS, /* ztbsv */
    UINT64_C(0xf3e2b2bb5d948200) | LIBRARY_BLAS, /* ztbmv */
    UINT64_C(0xf4ef7238c933fb00) | LIBRARY_SCALAPACK, /* pcherk */
    UINT64_C(0xf5375d38c9718d00) | LIBRARY_SCALAPACK, /* pcheev */
    UINT64_C(0xf5471cdfc7386100) | LIBRARY_LAPACK, /* chegvd */
    UINT64_C(0xf5526d38c9887000) | LIBRARY_SCALAPACK, /* pchemv */
    UINT64_C(0xf5527838c9888200) | LIBRARY_SCALAPACK, /* pchemm */
    UINT64_C(0xf6a34528f64cd900) | LIBRARY_BLAS, /* ccopy */
    UINT64_C(0xf81fc83df7fcea00) | LIBRARY_LAPACK, /* zgtsv */
    UINT64_C(0xf989118c6856d300) | LIBRARY_BLAS, /* dgemmt */
    UINT64_C(0xf9dac17ea0ccf700) | LIBRARY_BLAS, /* cgemm_batch */
    UINT64_C(0xfaea12145c981400) | LIBRARY_BLAS, /* zhpr2 */
    UINT64_C(0xfaedbc145c9b6a00) | LIBRARY_BLAS, /* zhpmv */
    UINT64_C(0xfcaee67661aa0300) | LIBRARY_SCALAPACK, /* pssyrk */
    UINT64_C(0xfcd4d37661cab200) | LIBRARY_SCALAPACK, /* pssyev */
    UINT64_C(0xfcefe37661e19500) | LIBRARY_SCALAPACK, /* pssymv */
    UINT64_C(0xfcefec7661e1a500) | LIBRARY_SCALAPACK, /* pssymm */
    UINT64_C(0xfd3438dadcc84700) | LIBRARY_LAPACK, /* cungqr */
    UINT64_C(0xfd99024fa9e98200) | LIBRARY_BLAS, /* ssyr2k */
    UINT64_C(0xfdf83a8fa6724900) | LIBRARY_SCALAPACK, /* pddot */
    UINT64_C(0xfe257d64a3ba8b00) | LIBRARY_LAPACK, /* dgtsv */
    UINT64_C(0xfe292dac7f711800) | LIBRARY_SCALAPACK, /* pzunmqr */
    UINT64_C(0xfffa4d4668c45500) | LIBRARY_BLAS, /* dcopy */
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
     1u << LIBRARY_FFTWF |
     1u << LIBRARY_SCALAPACK |
     1u << LIBRARY_MKL},
    {mpi_first, mpi_last,
     1u << LIBRARY_MPI},
    {netcdf_first, netcdf_last,
     1u << LIBRARY_NETCDF},
    {pnetcdf_first, pnetcdf_last,
     1u << LIBRARY_PNETCDF},
};
