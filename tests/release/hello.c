/* Two ranks that compute, meet, and say so. */

#include <mpi.h>
#include <stdio.h>

int main(int count, char **values)
{
    int rank, size;
    double sum = 0;

    MPI_Init(&count, &values);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (int i = 0; i < 60000000; i++)
        sum += i * 1e-9;
    for (int i = 0; i < 1000; i++)
        MPI_Barrier(MPI_COMM_WORLD);
    printf("rank %d of %d has %g\n", rank, size, sum);
    MPI_Finalize();
    return 0;
}
