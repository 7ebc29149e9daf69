/* What every workload shares: the truth it tells of itself, and calls that end the program where they fail.
 *
 * Only calls on the workload's data are counted, by this program's own hand. The seconds of "output" are those of the
 * part that the slow and the fixed form do differently, from a barrier to a barrier where there are ranks. */
#ifndef WORKLOAD_H
#define WORKLOAD_H

#include "../../tests/programs/truth.h"
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>

__attribute__((unused)) static void must(int good, const char *what)
{
    if (!good) {
        fprintf(stderr, "%s: %s\n", what, strerror(errno));
        exit(1);
    }
}

/* The kernel's account of this process's reads and writes. */
struct kernel_account {
    unsigned long long rchar, wchar, syscr, syscw;
    unsigned long long look; /* bytes that reading it took: they are in the next account */
};

/* By bare system calls, so that it is no I/O that Steelyard would count. */
__attribute__((unused)) static struct kernel_account kernel_account(void)
{
    struct kernel_account account = {0};
    char text[512];
    long fd = syscall(SYS_openat, AT_FDCWD, "/proc/self/io", O_RDONLY);
    long n = fd >= 0 ? syscall(SYS_read, fd, text, sizeof text - 1) : -1;
    if (fd >= 0)
        syscall(SYS_close, fd);
    text[n > 0 ? n : 0] = 0;
    if (sscanf(text, "rchar: %llu wchar: %llu syscr: %llu syscw: %llu", &account.rchar, &account.wchar, &account.syscr,
               &account.syscw) == 4)
        account.look = (unsigned long long)n;
    return account;
}

/* What the kernel counted from one look to another. Nothing where it does not tell. */
__attribute__((unused)) static void kernel_truth(struct kernel_account before, struct kernel_account after)
{
    if (before.look == 0 || after.look == 0)
        return;
    truth_count_many("kernel reads", after.syscr - before.syscr - 1, after.rchar - before.rchar - before.look, 0);
    truth_count_many("kernel writes", after.syscw - before.syscw, after.wchar - before.wchar, 0);
}

#endif
