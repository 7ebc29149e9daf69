/* Calls whose durations are known, for 2 ranks: rank 0 times its own, and prints a line for each place that makes them:
 * its name, then nanoseconds. Usage: durations [SECONDS] goes on with short calls so long. */

#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define MOST 20000

static int64_t took[MOST];

static int64_t now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

static void print(const char *name, int count)
{
    printf("%s", name);
    for (int i = 0; i < count; i++)
        printf(" %lld", (long long)took[i]);
    printf("\n");
}

/* Rank 1 answers so late. */
static void ask(int milliseconds)
{
    MPI_Send(&milliseconds, 1, MPI_INT, 1, 1, MPI_COMM_WORLD);
}

static void answer(void)
{
    int milliseconds, byte = 0;

    for (;;) {
        MPI_Recv(&milliseconds, 1, MPI_INT, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        if (milliseconds < 0)
            return;
        nanosleep(&(struct timespec){0, milliseconds * 1000000L}, NULL);
        MPI_Send(&byte, 1, MPI_INT, 0, 2, MPI_COMM_WORLD);
    }
}

__attribute__((noinline)) static void short_waits(int count)
{
    int byte;

    for (int i = 0; i < count; i++) {
        ask(2);
        int64_t start = now();
        MPI_Recv(&byte, 1, MPI_INT, 1, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        took[i] = now() - start;
    }
    print("short_waits", count);
}

__attribute__((noinline)) static void long_waits(int count)
{
    int byte;

    for (int i = 0; i < count; i++) {
        ask(50);
        int64_t start = now();
        MPI_Recv(&byte, 1, MPI_INT, 1, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        took[i] = now() - start;
    }
    print("long_waits", count);
}

/* One call in `each` waits, for at least 45 ms even where its rank loses its core before it; the others find their message
 * there. */
__attribute__((noinline)) static void mixed(int count, int each)
{
    int byte = 0, received;
    MPI_Request request = MPI_REQUEST_NULL;

    for (int i = 0; i < count; i++) {
        int waits = i % each == each - 1;

        if (waits)
            ask(100);
        else
            MPI_Isend(&byte, 1, MPI_INT, 0, 2, MPI_COMM_WORLD, &request);
        int64_t start = now();
        MPI_Recv(&received, 1, MPI_INT, waits, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        took[i] = now() - start;
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    }
    print("mixed", count);
}

__attribute__((noinline)) static void short_calls(int count)
{
    for (int i = 0; i < count; i++) {
        int64_t start = now();
        MPI_Barrier(MPI_COMM_SELF);
        took[i] = now() - start;
    }
    print("short_calls", count);
}

/* A thousand sends of 64 bytes a second, to itself; without a name, for they are not timed here. */
static void steady(int seconds)
{
    char out[64] = "", in[64];

    for (int i = 0; i < seconds * 100; i++) {
        for (int k = 0; k < 10; k++)
            MPI_Sendrecv(out, 64, MPI_CHAR, 0, 3, in, 64, MPI_CHAR, 0, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        nanosleep(&(struct timespec){0, 10000000}, NULL);
    }
}

int main(int count, char **words)
{
    int rank;

    MPI_Init(&count, &words);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 1) {
        answer();
    } else if (rank == 0) {
        short_waits(300);
        long_waits(20);
        mixed(10000, 500);
        short_calls(10000);
        steady(count > 1 ? atoi(words[1]) : 0);
        ask(-1);
    }
    MPI_Finalize();
    return 0;
}
