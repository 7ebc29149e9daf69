/* Ranks with teams: 10 regions and one more each rank, an MPI_Allreduce between them. */
#include <mpi.h>
#include <omp.h>
#include <time.h>

int main(int argc, char **argv)
{
    int level, rank;
    double sum = 0, all;

    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &level);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    for (int i = 0; i < 10 + rank; i++) {
#pragma omp parallel num_threads(2) reduction(+ : sum)
        {
            nanosleep(&(struct timespec){0, 1000000 * (1 + omp_get_thread_num())}, NULL);
            sum += 1;
        }
        if (i < 10)
            MPI_Allreduce(&sum, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    }
    MPI_Finalize();
    return 0;
}
