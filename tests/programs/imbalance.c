/* A bulk-synchronous loop in which rank r computes for factor[r] × STEP seconds and then meets the others.
 * Usage: imbalance STEPS STEP_SECONDS FACTOR... (the last factor holds for all further ranks) */
#include "truth.h"
#include <mpi.h>

WORK(solve)

int main(int argc, char **argv)
{
    int rank;
    double sum = 0, all;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (argc < 4)
        MPI_Abort(MPI_COMM_WORLD, 2);
    int steps = atoi(argv[1]);
    double factor = atof(argv[3 + rank < argc ? 3 + rank : argc - 1]);
    for (int i = 0; i < steps; i++) {
        solve(factor * atof(argv[2]));
        double began = truth_wall();
        DO(MPI_Allreduce, (&sum, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD), 8, 0);
        truth_seconds("mpi_collective", truth_wall() - began, 0);
    }
    MPI_Finalize();
    truth_print(rank);
    return 0;
}
