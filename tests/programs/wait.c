/* Rank 0 computes while the others wait: in a receive for A seconds, then in a barrier for B. Then all compute for C. */
#include "truth.h"
#include <mpi.h>

WORK(late_in_send)
WORK(late_in_barrier)
WORK(together)

int main(int argc, char **argv)
{
    int rank, size, token = 0;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Barrier(MPI_COMM_WORLD);
    double a = argc > 1 ? atof(argv[1]) : 1.0, b = argc > 2 ? atof(argv[2]) : 1.0;
    double c = argc > 3 ? atof(argv[3]) : 1.0;

    double began = truth_wall();
    if (rank == 0) {
        late_in_send(a);
        for (int i = 1; i < size; i++)
            MPI_Send(&token, 1, MPI_INT, i, 0, MPI_COMM_WORLD);
    } else {
        MPI_Recv(&token, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        truth_seconds("mpi_p2p", truth_wall() - began, 0);
    }
    began = truth_wall();
    if (rank == 0)
        late_in_barrier(b);
    double waited = truth_wall();
    MPI_Barrier(MPI_COMM_WORLD);
    truth_seconds("mpi_collective", truth_wall() - waited, 0);
    together(c);
    MPI_Finalize();
    truth_print(rank);
    return 0;
}
