/* Ranks that do not go on: `deadlock`, ranks 0 and 1 receive from each other, others wait at a barrier; `sleeper`, the last rank
 * sleeps for a minute and the others wait for it. */
#include <mpi.h>
#include <string.h>
#include <unistd.h>

__attribute__((noinline)) static void deadlock(int rank)
{
    char byte;
    if (rank < 2)
        MPI_Recv(&byte, 1, MPI_CHAR, 1 - rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Barrier(MPI_COMM_WORLD);
}

__attribute__((noinline)) static void sleeper(int rank, int ranks)
{
    if (rank == ranks - 1)
        sleep(60);
    MPI_Barrier(MPI_COMM_WORLD);
}

int main(int argc, char **argv)
{
    int rank, ranks;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    if (strcmp(argv[1], "deadlock") == 0)
        deadlock(rank);
    else
        sleeper(rank, ranks);
    MPI_Finalize();
    return 0;
}
