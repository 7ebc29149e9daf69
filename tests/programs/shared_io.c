/* Every rank writes a file of its own and its part of one that all share, and reads that back; rank 1 writes twice as
 * often. Usage: shared_io. Files go to the working directory. */
#include <fcntl.h>
#include <mpi.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { SMALL = 100, LARGE = 5000, TIMES = 20 };

static char block[LARGE];

int main(int argc, char **argv)
{
    int rank, fd, n, good = 1;
    char name[32];

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    memset(block, 'a' + rank, sizeof block);
    snprintf(name, sizeof name, "own-%c.dat", 'a' + rank);
    fd = open(name, O_CREAT | O_TRUNC | O_WRONLY, 0640);
    for (n = 0; n < TIMES * (1 + rank); n++)
        good &= write(fd, block, SMALL) == SMALL;
    good &= fsync(fd) == 0 && close(fd) == 0;
    fd = open("shared.dat", O_CREAT | O_RDWR, 0640);
    for (n = 0; n < TIMES; n++)
        good &= pwrite(fd, block, LARGE, (off_t)(2 * n + rank) * LARGE) == LARGE;
    MPI_Barrier(MPI_COMM_WORLD);
    for (n = TIMES - 1; n >= 0; n--)
        good &= pread(fd, block, LARGE, (off_t)(2 * n + rank) * LARGE) == LARGE;
    good &= close(fd) == 0;
    printf("rank %d is done\n", rank);
    MPI_Finalize();
    return good ? 0 : 1;
}
