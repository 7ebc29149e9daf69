/* Does next to nothing but call: two threads each write CALLS times 64 bytes while the main thread asks MPI CALLS times for a message.
 * Usage: budget CALLS [FOLDER]. Prints nanoseconds a call as its figure, and its truth. */
#include <fcntl.h>
#include <mpi.h>
#include <pthread.h>

#include "truth.h"

static long calls;
static int file;

static void *write_all(void *number)
{
    static const char block[64];
    long at = *(long *)number * 64000;

    for (long i = 0; i < calls; i++)
        if (pwrite(file, block, sizeof block, at + i % 1000 * 64) != sizeof block)
            exit(1);
    return NULL;
}

int main(int argc, char **argv)
{
    long numbers[2] = {0, 1};
    pthread_t threads[2];
    char path[512];
    double began;
    int level, flag;

    calls = argc > 1 ? atol(argv[1]) : 1000000;
    snprintf(path, sizeof path, "%s/budget.dat", argc > 2 ? argv[2] : ".");
    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &level);
    file = open(path, O_CREAT | O_TRUNC | O_WRONLY, 0600);
    if (file < 0)
        return 1;
    began = truth_wall();
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, write_all, &numbers[i]);
    for (long i = 0; i < calls; i++)
        MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    printf("FIGURE %.2f\n", (truth_wall() - began) / (double)calls * 1e9);
    truth_count_many("MPI_Iprobe", (uint64_t)calls, 0, 0);
    truth_count_many("pwrite", 2 * (uint64_t)calls, 128 * (uint64_t)calls, 0);
    close(file);
    unlink(path);
    MPI_Finalize();
    truth_print(0);
    return 0;
}
