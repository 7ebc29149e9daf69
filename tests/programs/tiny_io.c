/* An MPI program whose rank 0 writes a known volume in tiny pieces while the others wait at a barrier. */
#include "truth.h"
#include <fcntl.h>
#include <mpi.h>

int main(int argc, char **argv)
{
    int rank;
    char path[512], record[32] = "31 bytes: x y z vx vy vz energy";
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    snprintf(path, sizeof path, "%s/tiny-io", getenv("TRUTH_DIR") ? getenv("TRUTH_DIR") : ".");
    int n = argc > 1 ? atoi(argv[1]) : 1000000;
    double began = truth_wall();
    if (rank == 0) {
        int fd = open(path, O_CREAT | O_TRUNC | O_WRONLY, 0600);
        for (int i = 0; i < n; i++)
            if (write(fd, record, 31) != 31)
                MPI_Abort(MPI_COMM_WORLD, 3);
        close(fd);
        truth_count_many("write", (uint64_t)n, 31 * (uint64_t)n, 0);
        truth_seconds("io_write", truth_wall() - began, 0);
    }
    began = truth_wall();
    MPI_Barrier(MPI_COMM_WORLD);
    truth_seconds("mpi_collective", truth_wall() - began, 0);
    MPI_Finalize();
    truth_print(rank);
    return 0;
}
