/* A table on disk that is looked through many times: read again each time, or read once and kept in memory.
 *
 * Usage: reread MODE TIMES MEBIBYTES [FILE]     MODE: again, once */
#include "workload.h"

enum { BLOCK = 1 << 20 };

static long mebibytes;

static void make(const char *path)
{
    char *block = malloc(BLOCK);
    int fd = open(path, O_CREAT | O_TRUNC | O_WRONLY, 0600);
    must(block && fd >= 0, path);
    for (long i = 0; i < mebibytes; i++) {
        memset(block, (int)i, BLOCK);
        must(write(fd, block, BLOCK) == BLOCK, "write");
        truth_count("write", BLOCK, 0);
    }
    must(close(fd) == 0, "close");
    free(block);
    truth_count_many("open", 1, 0, 0);
    truth_count_many("close", 1, 0, 0);
}

static void load(int fd, char *table)
{
    for (long i = 0; i < mebibytes; i++) {
        must(pread(fd, table + i * BLOCK, BLOCK, i * BLOCK) == BLOCK, "pread"); /* the line that reads */
        truth_count("pread", 0, BLOCK);
    }
}

/* One number in each page: looking is cheap beside reading. */
static long look_through(const char *table)
{
    long sum = 0;
    for (long i = 0; i < mebibytes * BLOCK; i += 4096)
        sum += table[i];
    return sum;
}

int main(int argc, char **argv)
{
    const struct kernel_account before = kernel_account();
    const char *mode = argc > 1 ? argv[1] : "again";
    const long times = argc > 2 ? atol(argv[2]) : 20;
    mebibytes = argc > 3 ? atol(argv[3]) : 64;
    const char *path = argc > 4 ? argv[4] : "table.dat";
    make(path);
    char *table = malloc((size_t)mebibytes * BLOCK);
    int fd = open(path, O_RDONLY);
    must(table && fd >= 0, path);
    truth_count("open", 0, 0);
    const double began = truth_wall();
    long sum = 0;
    for (long i = 0; i < times; i++) {
        if (i == 0 || !strcmp(mode, "again"))
            load(fd, table);
        sum += look_through(table);
    }
    truth_seconds("output", truth_wall() - began, 0);
    must(close(fd) == 0, "close");
    truth_count("close", 0, 0);
    truth_count_many("sum", (uint64_t)sum, 0, 0);
    kernel_truth(before, kernel_account());
    truth_print(0);
    return 0;
}
