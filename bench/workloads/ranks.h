/* For workloads of several ranks. */
#ifndef RANKS_H
#define RANKS_H

#include "workload.h"
#include <mpi.h>

static int rank, ranks;

static void start(int *argc, char ***argv)
{
    MPI_Init(argc, argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
}

/* Waits for all others; how long is noted. */
__attribute__((unused)) static void wait_for_all(void)
{
    const double began = truth_wall();
    MPI_Barrier(MPI_COMM_WORLD);
    truth_seconds("waiting", truth_wall() - began, 0);
}

static void finish(void)
{
    MPI_Finalize();
    truth_print(rank);
}

#endif
