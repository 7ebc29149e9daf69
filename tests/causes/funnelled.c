/* The master thread communicates while the workers idle: MPI between parallel regions; or within one, beside the work.
 * Usage: funnelled HOW STEPS, with OpenMP. */
#include "../programs/truth.h"
#include <mpi.h>
#include <omp.h>

enum { LARGE = 8 << 20 };

WORK(work)

int main(int argc, char **argv)
{
    int rank, ranks, given, steps = argc > 2 ? atoi(argv[2]) : 1, overlap = argc > 1 && !strcmp(argv[1], "overlapped");
    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &given);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    int other = (rank + 1) % ranks;
    double *here = calloc(LARGE, 1), *there = calloc(LARGE, 1), began = truth_wall();
    for (int i = 0; i < steps; i++) {
#pragma omp parallel
        {
            if (!overlap)
                truth_spin(0.01);
#pragma omp barrier
            if (omp_get_thread_num() == 0)
                for (int n = 0; n < 10; n++)
                    MPI_Sendrecv(here, LARGE / 8, MPI_DOUBLE, other, 0, there, LARGE / 8, MPI_DOUBLE, other, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE); /* funnelled */
            else if (overlap)
                truth_spin(0.02);
        }
    }
    truth_seconds("all", truth_wall() - began, 0);
    MPI_Finalize();
    truth_print(rank);
    return 0;
}
