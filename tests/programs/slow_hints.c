/* Preloaded: an MPI that takes 0.2 s to say what hints a file has, and a program that computes for 1.5 s at its end. */
#include <dlfcn.h>
#include <mpi.h>
#include <time.h>

static void spin(double seconds)
{
    struct timespec start, now;
    clock_gettime(CLOCK_MONOTONIC, &start);
    do
        clock_gettime(CLOCK_MONOTONIC, &now);
    while ((double)(now.tv_sec - start.tv_sec) + 1e-9 * (double)(now.tv_nsec - start.tv_nsec) < seconds);
}

int PMPI_Info_get_nkeys(MPI_Info info, int *keys)
{
    int (*next)(MPI_Info, int *) = (int (*)(MPI_Info, int *))dlsym(RTLD_NEXT, "PMPI_Info_get_nkeys");
    spin(0.2);
    return next(info, keys);
}

int MPI_Finalize(void)
{
    spin(1.5);
    return PMPI_Finalize();
}
