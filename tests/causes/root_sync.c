/* One rank writes while the others wait for it; what takes its time is fsync. Usage: root_sync SYNC STEPS: after each record, or
 * once. */
#include "../programs/truth.h"
#include <fcntl.h>
#include <mpi.h>

int main(int argc, char **argv)
{
    static char record[4096];
    int rank, sync = argc > 1 ? atoi(argv[1]) : 1, steps = argc > 2 ? atoi(argv[2]) : 1;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    double began = truth_wall(), cpu = truth_cpu();
    int fd = open("root.dat", O_CREAT | O_RDWR | O_TRUNC, 0600);
    for (int step = 0; step < steps; step++) {
        for (int i = 0; rank == 0 && i < 20; i++) {
            if (write(fd, record, sizeof record) < 0)
                return 1;
            if (sync)
                fsync(fd); /* of the root */
        }
        MPI_Barrier(MPI_COMM_WORLD);
    }
    if (rank == 0)
        fsync(fd);
    close(fd);
    truth_seconds("all", truth_wall() - began, truth_cpu() - cpu);
    truth_print(rank);
    MPI_Finalize();
    return 0;
}
