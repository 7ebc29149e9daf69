/* Comes to an end as told. Usage: fate HOW [RANK] [SECONDS]: all ranks compute for SECONDS, then RANK meets its fate
 * and the others compute on for as long again, except that `wait` makes them wait for it in a barrier. Before that each
 * rank has asked for the size of the world a hundred times and once more for each rank below it. */
#include "truth.h"
#include <mpi.h>
#include <signal.h>

static volatile int *volatile nowhere;

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "finish";
    int chosen = argc > 2 ? atoi(argv[2]) : 1, rank = -1;
    double seconds = argc > 3 ? atof(argv[3]) : 0.5;
    if (!strcmp(how, "never_init")) {
        truth_spin(seconds);
        return 0;
    }
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    for (int asked = 0, size; asked < 100 + rank; asked++)
        MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Barrier(MPI_COMM_WORLD);
    truth_spin(seconds);
    if (rank == chosen) {
        if (!strcmp(how, "kill"))
            raise(SIGKILL);
        if (!strcmp(how, "segfault"))
            *nowhere = 1;
        if (!strcmp(how, "abort"))
            abort();
        if (!strcmp(how, "mpi_abort"))
            MPI_Abort(MPI_COMM_WORLD, 17);
        if (!strcmp(how, "_exit"))
            _exit(5);
        if (!strcmp(how, "exit"))
            exit(6);
        if (!strcmp(how, "hang"))
            for (;;)
                truth_spin(1);
    }
    if (!strcmp(how, "hang"))
        MPI_Barrier(MPI_COMM_WORLD);
    if (!strcmp(how, "no_finalize"))
        return 0;
    truth_spin(seconds);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Finalize();
    return 0;
}
