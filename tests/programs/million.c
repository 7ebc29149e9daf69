/* One million short calls with ten long ones among them, at places that no stride can know. */
#include "truth.h"
#include <mpi.h>

int main(int argc, char **argv)
{
    int rank, size, token = 0;
    const int long_ones[10] = {17, 1009, 65537, 123457, 333331, 499979, 500009, 777767, 900001, 999983};
    const int calls = argc > 1 ? atoi(argv[1]) : 1000000;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double spent_short = 0, spent_long = 0;
    int flag, next = 0;
    (void)size;
    MPI_Barrier(MPI_COMM_WORLD);
    double began = truth_wall();
    for (int i = 0; i < calls; i++) {
        if (next < 10 && i == long_ones[next]) {
            next++;
            if (rank == 0) {
                truth_spin(0.1);
                MPI_Send(&token, 1, MPI_INT, 1, 0, MPI_COMM_WORLD);
            } else if (rank == 1) {
                double entered = truth_wall();
                MPI_Recv(&token, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
                spent_long += truth_wall() - entered;
            }
        }
        MPI_Iprobe(MPI_ANY_SOURCE, 99, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE);
    }
    spent_short = truth_wall() - began - spent_long;
    truth_count_many("MPI_Iprobe", (uint64_t)calls, 0, 0);
    if (rank == 0)
        truth_count_many("MPI_Send", 10, 40, 0);
    else if (rank == 1)
        truth_count_many("MPI_Recv", 10, 40, 0);
    truth_seconds("MPI_Recv", spent_long, 0);
    truth_seconds("loop", spent_short, 0);
    MPI_Finalize();
    truth_print(rank);
    return 0;
}
