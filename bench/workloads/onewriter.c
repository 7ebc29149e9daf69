/* A snapshot that rank 0 collects and writes while the others wait; or that each rank writes its part of.
 *
 * Usage: onewriter MODE SNAPSHOTS MEBIBYTES [FILE]     MODE: one, all; MEBIBYTES of each rank */
#include "ranks.h"

enum { BLOCK = 1 << 20 };

static char *mine, *others;
static long mebibytes;

static void write_part(int fd, const char *part, int whose)
{
    for (long i = 0; i < mebibytes; i++) {
        const long place = ((long)whose * mebibytes + i) * BLOCK;
        must(pwrite(fd, part + i * BLOCK, BLOCK, place) == BLOCK, "pwrite"); /* the line that writes */
        truth_count("pwrite", BLOCK, 0);
    }
}

static void one(int fd)
{
    const int bytes = (int)(mebibytes * BLOCK);
    if (rank == 0) {
        write_part(fd, mine, 0);
        for (int other = 1; other < ranks; other++) {
            MPI_Recv(others, bytes, MPI_BYTE, other, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            write_part(fd, others, other);
        }
    } else
        MPI_Send(mine, bytes, MPI_BYTE, 0, 0, MPI_COMM_WORLD);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    const char *mode = argc > 1 ? argv[1] : "one";
    const int snapshots = argc > 2 ? atoi(argv[2]) : 10;
    mebibytes = argc > 3 ? atol(argv[3]) : 64;
    const char *path = argc > 4 ? argv[4] : "snapshot.dat";
    mine = malloc((size_t)mebibytes * BLOCK);
    others = malloc((size_t)mebibytes * BLOCK);
    must(mine && others, "malloc");
    memset(mine, 'a' + rank, (size_t)mebibytes * BLOCK);
    memset(others, 0, (size_t)mebibytes * BLOCK);
    const int alone = !strcmp(mode, "one");
    int fd = -1;
    if (!alone || rank == 0) {
        fd = open(path, O_CREAT | O_WRONLY, 0600);
        must(fd >= 0, path);
        truth_count("open", 0, 0);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    const double began = truth_wall();
    for (int i = 0; i < snapshots; i++) {
        if (alone)
            one(fd);
        else
            write_part(fd, mine, rank);
        wait_for_all();
    }
    truth_seconds("output", truth_wall() - began, 0);
    if (fd >= 0) {
        must(close(fd) == 0, "close");
        truth_count("close", 0, 0);
    }
    finish();
    return 0;
}
