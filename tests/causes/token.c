/* Ranks that write one after the other, each when a token comes; or all at once. token turns|together N */
#include <fcntl.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void save(int fd, int n)
{
    static char record[4096];
    for (int i = 0; i < n; i++)
        if (pwrite(fd, record, sizeof record, i % 256 * (off_t)sizeof record) != (ssize_t)sizeof record) /* with the token */
            MPI_Abort(MPI_COMM_WORLD, 1);
}

int main(int argc, char **argv)
{
    int rank, size, token = 0, n = atoi(argv[2]), turns = !strcmp(argv[1], "turns");
    char name[32];

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    snprintf(name, sizeof name, "part-%d", rank);
    int fd = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (turns && rank > 0)
        MPI_Recv(&token, 1, MPI_INT, rank - 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    save(fd, n);
    if (turns && rank + 1 < size)
        MPI_Send(&token, 1, MPI_INT, rank + 1, 0, MPI_COMM_WORLD);
    close(fd);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Finalize();
    return 0;
}
