/* Makes every kind of MPI call a known number of times with known bytes. Arguments name the parts; none means all.
 * Truth for bytes is written by hand beside each call, by the rules of docs/calls.md. */
#include "truth.h"
#include <mpi.h>

static int rank, size, left, right;
static MPI_Comm world;
static int here[4096], there[4096 * 16];

static void point_to_point(void)
{
    MPI_Status status;
    for (int i = 0; i < 100; i++) {
        if (rank % 2 == 0 && rank + 1 < size) {
            DO(MPI_Send, (here, 10 + i, MPI_INT, rank + 1, 7, world), 4 * (10 + i), 0);
            DO(MPI_Recv, (there, 4096, MPI_INT, rank + 1, 8, world, &status), 8, 0);
        } else if (rank % 2 == 1) {
            DO(MPI_Recv, (there, 4096, MPI_INT, rank - 1, 7, world, MPI_STATUS_IGNORE), 4 * (10 + i), 0);
            DO(MPI_Send, (here, 1, MPI_DOUBLE, rank - 1, 8, world), 8, 0);
        }
    }
    for (int i = 0; i < 30; i++)
        DO(MPI_Sendrecv, (here, 25, MPI_INT, right, 1, there, 25, MPI_INT, left, 1, world, &status),
           100, 100);
    for (int i = 0; i < 5; i++)
        DO(MPI_Sendrecv_replace, (here, 3, MPI_DOUBLE, right, 2, left, 2, world, &status), 24, 24);
    if (rank == 0) {
        DO(MPI_Ssend, (here, 7, MPI_CHAR, 1, 3, world), 7, 0);
        DO(MPI_Send, (here, 0, MPI_CHAR, MPI_PROC_NULL, 3, world), 0, 0);
    } else if (rank == 1) {
        DO(MPI_Recv, (there, 100, MPI_CHAR, MPI_ANY_SOURCE, MPI_ANY_TAG, world, &status), 7, 0);
        DO(MPI_Recv, (there, 100, MPI_CHAR, MPI_PROC_NULL, 3, world, &status), 0, 0);
    }
}

static void nonblocking(void)
{
    MPI_Request requests[16];
    MPI_Status statuses[16];
    for (int i = 0; i < 50; i++) {
        for (int k = 0; k < 8; k++) {
            DO(MPI_Irecv, (there + 64 * k, 16, MPI_INT, left, k, world, &requests[k]), 64, 0);
            DO(MPI_Isend, (here, 16, MPI_INT, right, k, world, &requests[8 + k]), 64, 0);
        }
        if (i % 2)
            DO(MPI_Waitall, (16, requests, statuses), 0, 0);
        else
            DO(MPI_Waitall, (16, requests, MPI_STATUSES_IGNORE), 0, 0);
    }
    DO(MPI_Irecv, (there, 1, MPI_DOUBLE, left, 9, world, &requests[0]), 8, 0);
    DO(MPI_Issend, (here, 1, MPI_DOUBLE, right, 9, world, &requests[1]), 8, 0);
    int done = 0, index;
    while (!done)
        DO(MPI_Test, (&requests[0], &done, MPI_STATUS_IGNORE), 0, 0);
    DO(MPI_Wait, (&requests[1], MPI_STATUS_IGNORE), 0, 0);
    DO(MPI_Irecv, (there, 1, MPI_DOUBLE, left, 9, world, &requests[0]), 8, 0);
    DO(MPI_Isend, (here, 1, MPI_DOUBLE, right, 9, world, &requests[1]), 8, 0);
    for (int k = 0; k < 2; k++)
        DO(MPI_Waitany, (2, requests, &index, MPI_STATUS_IGNORE), 0, 0);
}

static void persistent(void)
{
    MPI_Request requests[2];
    DO(MPI_Send_init, (here, 32, MPI_INT, right, 4, world, &requests[0]), 128, 0);
    DO(MPI_Recv_init, (there, 32, MPI_INT, left, 4, world, &requests[1]), 128, 0);
    for (int i = 0; i < 20; i++) {
        DO(MPI_Startall, (2, requests), 128, 0);
        DO(MPI_Waitall, (2, requests, MPI_STATUSES_IGNORE), 0, 0);
    }
    for (int i = 0; i < 10; i++) {
        DO(MPI_Start, (&requests[1]), 0, 0);
        DO(MPI_Start, (&requests[0]), 128, 0);
        DO(MPI_Waitall, (2, requests, MPI_STATUSES_IGNORE), 0, 0);
    }
    DO(MPI_Request_free, (&requests[0]), 0, 0);
    DO(MPI_Request_free, (&requests[1]), 0, 0);
}

static void collective(void)
{
    for (int i = 0; i < 40; i++)
        DO(MPI_Barrier, (world), 0, 0);
    for (int i = 0; i < 20; i++)
        DO(MPI_Bcast, (here, 50, MPI_INT, i % size, world), 200, 0);
    for (int i = 0; i < 20; i++)
        DO(MPI_Allreduce, (here, there, 10, MPI_INT, MPI_SUM, world), 40, 0);
    for (int i = 0; i < 10; i++)
        DO(MPI_Reduce, (here, there, 5, MPI_INT, MPI_MAX, 0, world), 20, 0);
    for (int i = 0; i < 10; i++)
        DO(MPI_Allgather, (here, 6, MPI_INT, there, 6, MPI_INT, world), 24, 0);
    for (int i = 0; i < 10; i++)
        DO(MPI_Alltoall, (here, 2, MPI_INT, there, 2, MPI_INT, world), 8 * size, 0);
    for (int i = 0; i < 6; i++) {
        DO(MPI_Gather, (here, 4, MPI_INT, there, 4, MPI_INT, 0, world), 16, 0);
        DO(MPI_Scatter, (here, 4, MPI_INT, there, 4, MPI_INT, 0, world), 16, 0);
    }
    DO(MPI_Scan, (here, there, 8, MPI_INT, MPI_SUM, world), 32, 0);
    DO(MPI_Exscan, (here, there, 8, MPI_INT, MPI_SUM, world), 32, 0);
    DO(MPI_Reduce_scatter_block, (here, there, 8, MPI_INT, MPI_SUM, world), 32 * size, 0);
}

static void vectors(void)
{
    int counts[64], places[64], one[64], total = 0;
    for (int i = 0; i < size; i++) {
        counts[i] = i + 1;
        places[i] = total;
        one[i] = rank + 1;
        total += i + 1;
    }
    int mine = rank + 1;
    DO(MPI_Allgatherv, (here, mine, MPI_INT, there, counts, places, MPI_INT, world), 4 * mine, 0);
    DO(MPI_Gatherv, (here, mine, MPI_INT, there, counts, places, MPI_INT, 0, world), 4 * mine, 0);
    DO(MPI_Scatterv, (here, counts, places, MPI_INT, there, mine, MPI_INT, 0, world), 4 * mine, 0);
    int spread[64];
    for (int i = 0; i < size; i++)
        spread[i] = i * mine;
    DO(MPI_Alltoallv, (here, counts, places, MPI_INT, there, one, spread, MPI_INT, world),
       4 * total, 0);
    DO(MPI_Reduce_scatter, (here, there, counts, MPI_INT, MPI_SUM, world), 4 * total, 0);
}

static void in_place(void)
{
    for (int i = 0; i < 7; i++)
        DO(MPI_Allreduce, (MPI_IN_PLACE, here, 12, MPI_INT, MPI_SUM, world), 48, 0);
    DO(MPI_Allgather, (MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, there, 3, MPI_INT, world), 12, 0);
    DO(MPI_Alltoall, (MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, there, 3, MPI_INT, world), 12 * size, 0);
    if (rank == 0)
        DO(MPI_Reduce, (MPI_IN_PLACE, here, 5, MPI_INT, MPI_SUM, 0, world), 20, 0);
    else
        DO(MPI_Reduce, (here, NULL, 5, MPI_INT, MPI_SUM, 0, world), 20, 0);
}

static void nonblocking_collective(void)
{
    MPI_Request request;
    for (int i = 0; i < 10; i++) {
        DO(MPI_Ibarrier, (world, &request), 0, 0);
        DO(MPI_Wait, (&request, MPI_STATUS_IGNORE), 0, 0);
        DO(MPI_Iallreduce, (here, there, 10, MPI_INT, MPI_SUM, world, &request), 40, 0);
        DO(MPI_Wait, (&request, MPI_STATUS_IGNORE), 0, 0);
        DO(MPI_Ibcast, (here, 50, MPI_INT, 0, world, &request), 200, 0);
        DO(MPI_Wait, (&request, MPI_STATUS_IGNORE), 0, 0);
    }
}

static void derived(void)
{
    MPI_Datatype column, pair;
    DO(MPI_Type_vector, (8, 2, 16, MPI_INT, &column), 0, 0);
    DO(MPI_Type_commit, (&column), 0, 0);
    MPI_Status status;
    for (int i = 0; i < 10; i++)
        DO(MPI_Sendrecv, (here, 3, column, right, 5, there, 3, column, left, 5, world, &status), 192,
           192);
    DO(MPI_Type_free, (&column), 0, 0);
    /* A freed handle may be given out again for a type of another size. */
    DO(MPI_Type_vector, (4, 1, 16, MPI_INT, &pair), 0, 0);
    DO(MPI_Type_commit, (&pair), 0, 0);
    for (int i = 0; i < 10; i++)
        DO(MPI_Sendrecv, (here, 3, pair, right, 5, there, 3, pair, left, 5, world, &status), 48, 48);
    DO(MPI_Type_free, (&pair), 0, 0);
}

static void probing(void)
{
    MPI_Status status;
    int flag = 0;
    if (rank == 0) {
        DO(MPI_Send, (here, 9, MPI_INT, 1, 6, world), 36, 0);
        DO(MPI_Send, (here, 9, MPI_INT, 1, 6, world), 36, 0);
    } else if (rank == 1) {
        while (!flag)
            DO(MPI_Iprobe, (0, 6, world, &flag, &status), 0, 0);
        DO(MPI_Recv, (there, 9, MPI_INT, 0, 6, world, &status), 36, 0);
        DO(MPI_Probe, (0, 6, world, &status), 0, 0);
        DO(MPI_Recv, (there, 9, MPI_INT, 0, 6, world, &status), 36, 0);
    }
    for (int i = 0; i < 1000; i++)
        DO(MPI_Iprobe, (MPI_ANY_SOURCE, 99, world, &flag, &status), 0, 0);
}

static void neighbourhood(void)
{
    MPI_Comm ring;
    int periodic = 1;
    DO(MPI_Cart_create, (world, 1, &size, &periodic, 0, &ring), 0, 0);
    for (int i = 0; i < 5; i++) {
        DO(MPI_Neighbor_allgather, (here, 4, MPI_INT, there, 4, MPI_INT, ring), 16, 0);
        DO(MPI_Neighbor_alltoall, (here, 4, MPI_INT, there, 4, MPI_INT, ring), 32, 0);
    }
    DO(MPI_Comm_free, (&ring), 0, 0);
    /* Beyond the ends of a grid there is nobody: the entries for them send nothing. */
    MPI_Comm line;
    int bounded = 0, counts[2] = {3, 5}, places[2] = {0, 64}, before = rank > 0, after = rank < size - 1;
    int gets[2] = {before ? 5 : 0, after ? 3 : 0};
    MPI_Aint offsets[2] = {0, 512};
    MPI_Datatype ints[2] = {MPI_INT, MPI_INT};
    DO(MPI_Cart_create, (world, 1, &size, &bounded, 0, &line), 0, 0);
    DO(MPI_Neighbor_alltoall, (here, 4, MPI_INT, there, 4, MPI_INT, line), 16 * (before + after), 0);
    DO(MPI_Neighbor_alltoallv, (here, counts, places, MPI_INT, there, gets, places, MPI_INT, line), 12 * before + 20 * after, 0);
    DO(MPI_Neighbor_alltoallw, (here, counts, offsets, ints, there, gets, offsets, ints, line), 12 * before + 20 * after, 0);
    DO(MPI_Comm_free, (&line), 0, 0);
}

static void one_sided(void)
{
    MPI_Win window;
    static int memory[1024];
    DO(MPI_Win_create, (memory, sizeof memory, 4, MPI_INFO_NULL, world, &window), 0, 0);
    DO(MPI_Win_fence, (0, window), 0, 0);
    for (int i = 0; i < 10; i++) {
        DO(MPI_Put, (here, 20, MPI_INT, right, 0, 20, MPI_INT, window), 80, 0);
        DO(MPI_Win_fence, (0, window), 0, 0);
        DO(MPI_Get, (there, 20, MPI_INT, right, 0, 20, MPI_INT, window), 80, 0);
        DO(MPI_Win_fence, (0, window), 0, 0);
        DO(MPI_Accumulate, (here, 5, MPI_INT, right, 100, 5, MPI_INT, MPI_SUM, window), 20, 0);
        DO(MPI_Win_fence, (0, window), 0, 0);
    }
    DO(MPI_Win_free, (&window), 0, 0);
}

static void files(void)
{
    const char *directory = getenv("TRUTH_DIR");
    char path[512];
    snprintf(path, sizeof path, "%s/mpi-io", directory ? directory : ".");
    MPI_File file;
    MPI_Status status;
    DO(MPI_File_open,
       (world, path, MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &file), 0, 0);
    for (int i = 0; i < 20; i++)
        DO(MPI_File_write_at,
           (file, 4096 * (MPI_Offset)(rank * 20 + i), here, 64, MPI_BYTE, &status), 64, 0);
    for (int i = 0; i < 4; i++)
        DO(MPI_File_write_at_all, (file, 1000000 + 4000 * (MPI_Offset)(i * size + rank), here, 1000,
                                   MPI_INT, &status), 4000, 0);
    DO(MPI_File_sync, (file), 0, 0);
    DO(MPI_Barrier, (world), 0, 0);
    for (int i = 0; i < 20; i++)
        DO(MPI_File_read_at,
           (file, 4096 * (MPI_Offset)(rank * 20 + i), there, 64, MPI_BYTE, &status), 64, 0);
    for (int i = 0; i < 4; i++)
        DO(MPI_File_read_at_all, (file, 1000000 + 4000 * (MPI_Offset)(i * size + rank), there, 1000,
                                  MPI_INT, &status), 4000, 0);
    DO(MPI_File_close, (&file), 0, 0);
}

static void large(void)
{
#if MPI_VERSION >= 4 && !defined(OPEN_MPI)
    MPI_Status status;
    for (int i = 0; i < 10; i++) {
        DO(MPI_Sendrecv_c,
           (here, (MPI_Count)30, MPI_INT, right, 1, there, (MPI_Count)30, MPI_INT, left, 1, world,
            &status), 120, 120);
        DO(MPI_Allreduce_c, (here, there, (MPI_Count)11, MPI_INT, MPI_SUM, world), 44, 0);
    }
#endif
}

static const struct {
    const char *name;
    void (*run)(void);
} parts[] = {
    {"p2p", point_to_point}, {"nonblocking", nonblocking}, {"persistent", persistent},
    {"collective", collective}, {"vectors", vectors}, {"in_place", in_place},
    {"nonblocking_collective", nonblocking_collective}, {"derived", derived},
    {"probing", probing}, {"neighbourhood", neighbourhood}, {"one_sided", one_sided},
    {"files", files}, {"large", large},
};

int main(int argc, char **argv)
{
    DO(MPI_Init, (&argc, &argv), 0, 0);
    world = MPI_COMM_WORLD;
    DO(MPI_Comm_rank, (world, &rank), 0, 0);
    DO(MPI_Comm_size, (world, &size), 0, 0);
    left = (rank + size - 1) % size;
    right = (rank + 1) % size;
    for (unsigned i = 0; i < sizeof parts / sizeof *parts; i++)
        for (int k = 1; k < (argc > 1 ? argc : 2); k++)
            if (argc == 1 || !strcmp(argv[k], parts[i].name))
                parts[i].run();
    DO(MPI_Finalize, (), 0, 0);
    truth_print(rank);
    return 0;
}
