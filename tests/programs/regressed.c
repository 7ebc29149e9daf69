/* A program of one of four kinds, and the same with a regression: compiled with -DREGRESSION it does more of what its kind is
 * about. Its work is counted and not timed, so that it takes as long as the machine makes it.
 * Usage: regressed; -DKIND_MPI, -DKIND_IO or -fopenmp choose the kind, none is serial. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifdef KIND_MPI
#include <mpi.h>
#endif

#ifdef REGRESSION
enum { TIMES = 2, PIECE = 1 << 10, REDUCTIONS = 3 };
#else
enum { TIMES = 1, PIECE = 16 << 10, REDUCTIONS = 1 };
#endif

#define STEPS 40
#define GRANULE 1000000L
#define FILE_BYTES (4 << 20)

static __attribute__((noinline)) double kernel(long rounds)
{
    double x = 1;
    for (long i = 0; i < rounds; i++) {
        x = x * 0.999999 + 1e-7;
        /* Else the compiler calls it once for many times the same. */
        __asm__ volatile("" : "+m"(x));
    }
    return x;
}

#ifdef KIND_IO
static __attribute__((noinline)) void save(const char *path)
{
    static char piece[PIECE];
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (fd < 0)
        exit(1);
    for (long done = 0; done < FILE_BYTES; done += PIECE)
        if (write(fd, piece, PIECE) != PIECE)
            exit(1);
    close(fd);
}
#endif

int main(int argc, char **argv)
{
    double sum = 0;
#if defined(KIND_MPI)
    MPI_Init(&argc, &argv);
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    for (int step = 0; step < STEPS; step++) {
        /* With the regression rank 0 has four times the work, and more is reduced. */
        double mine = kernel(rank == 0 ? TIMES * TIMES * GRANULE : GRANULE), all;
        for (int i = 0; i < REDUCTIONS; i++)
            MPI_Allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
        sum += all;
    }
    MPI_Finalize();
#elif defined(KIND_IO)
    for (int step = 0; step < STEPS / 4; step++) {
        sum += kernel(GRANULE);
        save(argc > 1 ? argv[1] : "regressed.out");
    }
#elif defined(_OPENMP)
    /* With the regression the second half is outside the parallel loop. */
#pragma omp parallel for reduction(+ : sum) schedule(static)
    for (int step = 0; step < 2 * STEPS / TIMES; step++)
        sum += kernel(GRANULE);
    for (int step = 2 * STEPS / TIMES; step < 2 * STEPS; step++)
        sum += kernel(GRANULE);
#else
    for (int step = 0; step < TIMES * TIMES * STEPS; step++)
        sum += kernel(GRANULE);
#endif
    (void)argc, (void)argv;
    return sum == 12345;
}
