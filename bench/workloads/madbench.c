/* An out-of-core loop: matrices too large for memory are written to disk block by block, read back, changed and
 * written again, and read a last time. All ranks wait for each other between the parts. The matrices are not equally
 * large: rank r of n has (r + 1) / n of BLOCKS, so that ranks end a part one after the other.
 *
 * Usage: madbench AT_ONCE BLOCKS KIBIBYTES [DIRECTORY]
 *   AT_ONCE    how many ranks may read or write at a time; 0 is all of them. Others wait for a token.
 * With DISK set, reads and writes take as long as on the disk that disk.c models. */
#include "ranks.h"

static char *block, path[512];
static long blocks, bytes;
static int at_once;

/* A gang is one rank after another on one token: rank r waits for rank r - AT_ONCE, and lets in rank r + AT_ONCE. */
static void take_token(void)
{
    if (at_once > 0 && rank >= at_once)
        MPI_Recv(NULL, 0, MPI_BYTE, rank - at_once, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

static void pass_token(void)
{
    if (at_once > 0 && rank + at_once < ranks)
        MPI_Send(NULL, 0, MPI_BYTE, rank + at_once, 0, MPI_COMM_WORLD);
}

static void compute(void)
{
    for (long i = 0; i < bytes; i += 64)
        block[i] = (char)(block[i] * 3 + 1);
}

static void write_block(int fd, long i)
{
    must(pwrite(fd, block, (size_t)bytes, i * bytes) == bytes, "pwrite"); /* the line that writes */
    truth_count("pwrite", (uint64_t)bytes, 0);
}

static void read_block(int fd, long i)
{
    must(pread(fd, block, (size_t)bytes, i * bytes) == bytes, "pread");
    truth_count("pread", 0, (uint64_t)bytes);
}

/* One part of the loop: reads, writes or both, by turns. */
static void part(const char *name, int fd, int reads, int writes)
{
    const double began = truth_wall();
    take_token();
    for (long i = 0; i < blocks; i++) {
        if (reads)
            read_block(fd, i);
        compute();
        if (writes)
            write_block(fd, i);
    }
    pass_token();
    wait_for_all();
    truth_seconds(name, truth_wall() - began, 0);
    truth_seconds("output", truth_wall() - began, 0);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    at_once = argc > 1 ? atoi(argv[1]) : 0;
    blocks = (argc > 2 ? atol(argv[2]) : 64) * (rank + 1) / ranks;
    bytes = (argc > 3 ? atol(argv[3]) : 1024) * 1024;
    snprintf(path, sizeof path, "%s/matrix-%d.dat", argc > 4 ? argv[4] : ".", rank);
    block = malloc((size_t)bytes);
    must(block != NULL, "malloc");
    memset(block, 'a' + rank, (size_t)bytes);
    int fd = open(path, O_CREAT | O_TRUNC | O_RDWR, 0600);
    must(fd >= 0, path);
    truth_count("open", 0, 0);
    MPI_Barrier(MPI_COMM_WORLD);
    part("S", fd, 0, 1);
    part("W", fd, 1, 1);
    part("C", fd, 1, 0);
    must(close(fd) == 0, "close");
    truth_count("close", 0, 0);
    finish();
    return 0;
}
