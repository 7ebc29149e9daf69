/* Two or more ranks that send to one another, reduce, and compute a little. */

#include <math.h>
#include <mpi.h>
#include <stdio.h>

int main(int count, char **arguments)
{
    static double out[4096], in[4096];
    double begin, total = 0, elapsed = 0;
    int rank, size;

    MPI_Init(&count, &arguments);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    begin = MPI_Wtime();
    while (elapsed < 1) {
        for (int i = 0; i < 4096; i++)
            out[i] = sin(i + in[i]);
        MPI_Sendrecv(out, 4096, MPI_DOUBLE, (rank + 1) % size, 0, in, 4096, MPI_DOUBLE, (rank + size - 1) % size, 0,
                     MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Allreduce(out, in, 512, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
        elapsed = MPI_Wtime() - begin;
        MPI_Bcast(&elapsed, 1, MPI_DOUBLE, 0, MPI_COMM_WORLD);
        total += in[0];
    }
    printf("done %d\n", isfinite(total) != 0);
    MPI_Finalize();
    return 0;
}
