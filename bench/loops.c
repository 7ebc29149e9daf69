/* MPI loops that time themselves. Usage: loops NAME COUNT. Rank 0 prints one number: nanoseconds an operation. */
#include "blocks.h"

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int rank, size;
static char *buffer, *other;

static void barrier(long n, int bytes)
{
    (void)bytes;
    for (long i = 0; i < n; i++)
        MPI_Barrier(MPI_COMM_WORLD);
}

static void pingpong(long n, int bytes)
{
    for (long i = 0; i < n; i++)
        if (rank == 0) {
            MPI_Send(buffer, bytes, MPI_BYTE, 1, 0, MPI_COMM_WORLD);
            MPI_Recv(buffer, bytes, MPI_BYTE, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        } else if (rank == 1) {
            MPI_Recv(buffer, bytes, MPI_BYTE, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            MPI_Send(buffer, bytes, MPI_BYTE, 0, 0, MPI_COMM_WORLD);
        }
}

static void alltoall(long n, int bytes)
{
    for (long i = 0; i < n; i++)
        MPI_Alltoall(buffer, bytes, MPI_BYTE, other, bytes, MPI_BYTE, MPI_COMM_WORLD);
}

/* Operations are messages: 64 a window, from even ranks to odd ones. */
static void window(long n, int bytes)
{
    MPI_Request requests[64];
    int peer = rank ^ 1;
    for (long i = 0; i < n; i += 64) {
        for (int k = 0; k < 64; k++)
            if (rank % 2 == 0)
                MPI_Isend(buffer, bytes, MPI_BYTE, peer, 0, MPI_COMM_WORLD, &requests[k]);
            else
                MPI_Irecv(buffer + k * bytes, bytes, MPI_BYTE, peer, 0, MPI_COMM_WORLD, &requests[k]);
        MPI_Waitall(64, requests, MPI_STATUSES_IGNORE);
        if (rank % 2 == 0)
            MPI_Recv(buffer, 1, MPI_BYTE, peer, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        else
            MPI_Send(buffer, 1, MPI_BYTE, peer, 1, MPI_COMM_WORLD);
    }
}

static void iprobe(long n, int bytes)
{
    int flag;
    (void)bytes;
    for (long i = 0; i < n; i++)
        MPI_Iprobe(0, 9, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE);
}

/* Of a message that never comes. */
static void test(long n, int bytes)
{
    MPI_Request request;
    int flag;
    MPI_Irecv(buffer, bytes, MPI_BYTE, 0, 9, MPI_COMM_SELF, &request);
    for (long i = 0; i < n; i++)
        MPI_Test(&request, &flag, MPI_STATUS_IGNORE);
    MPI_Cancel(&request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
}

/* Three calls, all of this rank. */
static void self(long n, int bytes)
{
    MPI_Request requests[2];
    for (long i = 0; i < n; i++) {
        MPI_Irecv(other, bytes, MPI_BYTE, 0, 0, MPI_COMM_SELF, &requests[0]);
        MPI_Isend(buffer, bytes, MPI_BYTE, 0, 0, MPI_COMM_SELF, &requests[1]);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    }
}

static void who(long n, int bytes)
{
    int mine;
    (void)bytes;
    for (long i = 0; i < n; i++)
        MPI_Comm_rank(MPI_COMM_WORLD, &mine);
}

static MPI_File file = MPI_FILE_NULL;

static void write_at(long n, int bytes)
{
    char path[512];
    if (file == MPI_FILE_NULL) {
        snprintf(path, sizeof path, "%s/bench-file", getenv("BENCH_DIR") ? getenv("BENCH_DIR") : "/dev/shm");
        MPI_File_open(MPI_COMM_SELF, path, MPI_MODE_CREATE | MPI_MODE_WRONLY | MPI_MODE_DELETE_ON_CLOSE,
                      MPI_INFO_NULL, &file);
    }
    for (long i = 0; i < n; i++)
        MPI_File_write_at(file, (i % 1000) * bytes, buffer, bytes, MPI_BYTE, MPI_STATUS_IGNORE);
}

static const struct {
    const char *name;
    void (*run)(long, int);
    int bytes;
} loops[] = {
    {"barrier", barrier, 0}, {"pingpong", pingpong, 8}, {"alltoall1", alltoall, 1},
    {"alltoall64", alltoall, 64}, {"alltoall4096", alltoall, 4096}, {"alltoall65536", alltoall, 65536},
    {"window", window, 8}, {"iprobe", iprobe, 0}, {"test", test, 8},
    {"self", self, 8}, {"who", who, 0}, {"write_at", write_at, 64},
};

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    long n = argc > 2 ? atol(argv[2]) : 100000;
    buffer = calloc((size_t)size, 65536);
    other = calloc((size_t)size, 65536);
    for (unsigned i = 0; argc > 1 && i < sizeof loops / sizeof *loops; i++)
        if (!strcmp(argv[1], loops[i].name)) {
            loops[i].run(n / 10 + 64, loops[i].bytes);
            MPI_Barrier(MPI_COMM_WORLD);
            double figure = blocks_median(loops[i].run, n, loops[i].bytes);
            if (rank == 0)
                printf("FIGURE %.3f\n", figure);
        }
    if (file != MPI_FILE_NULL)
        MPI_File_close(&file);
    MPI_Finalize();
    return 0;
}
