/* Records that are synced one by one, or all at once at the end.
 *
 * Usage: durable MODE RECORDS [FILE]     MODE: each, once */
#include "workload.h"

static char record[4096];

int main(int argc, char **argv)
{
    const struct kernel_account before = kernel_account();
    const char *mode = argc > 1 ? argv[1] : "each";
    const long records = argc > 2 ? atol(argv[2]) : 1000;
    const char *path = argc > 3 ? argv[3] : "durable.dat";
    const int each = !strcmp(mode, "each");
    int fd = open(path, O_CREAT | O_TRUNC | O_WRONLY, 0600);
    must(fd >= 0, path);
    truth_count("open", 0, 0);
    const double began = truth_wall();
    for (long i = 0; i < records; i++) {
        memset(record, 'a' + (int)(i % 26), sizeof record);
        must(write(fd, record, sizeof record) == (long)sizeof record, "write");
        truth_count("write", sizeof record, 0);
        if (each || i == records - 1) {
            must(fsync(fd) == 0, "fsync"); /* the line that waits for the medium */
            truth_count("fsync", 0, 0);
        }
    }
    truth_seconds("output", truth_wall() - began, 0);
    must(close(fd) == 0, "close");
    truth_count("close", 0, 0);
    kernel_truth(before, kernel_account());
    truth_print(0);
    return 0;
}
