/* Loops without MPI that time themselves. Usage: local NAME COUNT. Prints nanoseconds an operation.
 *   pwrite, fwrite  64 bytes each     pread  4 KiB anywhere in a file in memory     pwrite2  the same by two threads on one file     open  open and close
 *   null  64 bytes written to /dev/null     socket  64 bytes sent and received     missing  access of a file that is not
 *   pipe  64 bytes written to a pipe and read from it     clock  a reading of the cycle counter
 *   region  one of the program's own, begun and ended
 *   cpu  a computing loop in every core at once, seconds of CPU time for a fixed work */
#include "blocks.h"
#include "steelyard.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

static double seconds(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void cycles(void)
{
#if defined __x86_64__
    __asm__ volatile("rdtsc" ::: "eax", "edx");
#elif defined __aarch64__
    unsigned long now;
    __asm__ volatile("mrs %0, cntvct_el0" : "=r"(now));
#else
    seconds(CLOCK_MONOTONIC);
#endif
}

static long work;

static void *compute(void *result)
{
    double x = 1, cpu = seconds(CLOCK_THREAD_CPUTIME_ID);
    for (long i = 0; i < work; i++)
        x = x * 0.999999 + 1e-6 / (1.0 + x);
    *(double *)result = seconds(CLOCK_THREAD_CPUTIME_ID) - cpu + 1e-30 * x;
    return NULL;
}

static int shared;
static const char block[64];
#define PAGES 16384L
static char path[512];
static FILE *stream;

static void *write_half(void *offset)
{
    for (long i = 0; i < work; i++)
        if (pwrite(shared, block, 64, *(long *)offset + (i % 1000) * 64) != 64)
            exit(1);
    return NULL;
}

static void by_two(long n, int unused)
{
    pthread_t threads[2];
    long offsets[2] = {0, 64000};
    (void)unused;
    work = n;
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, write_half, &offsets[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
}

static void by_descriptor(long n, int unused)
{
    (void)unused;
    for (long i = 0; i < n; i++)
        if (pwrite(shared, block, 64, (i % 1000) * 64) != 64)
            exit(1);
}

static void anywhere(long n, int unused)
{
    static char page[4096];
    unsigned at = 1;
    (void)unused;
    if (lseek(shared, 0, SEEK_END) < PAGES * 4096L)
        for (long i = 0; i < PAGES; i++)
            if (pwrite(shared, page, 4096, i * 4096) != 4096)
                exit(1);
    for (long i = 0; i < n; i++) {
        at = at * 1664525u + 1013904223u;
        if (pread(shared, page, 4096, (at >> 8) % PAGES * 4096L) != 4096)
            exit(1);
    }
}

static void by_stream(long n, int unused)
{
    (void)unused;
    for (long i = 0; i < n; i++)
        if (fwrite(block, 64, 1, stream) != 1)
            exit(1);
}

static void open_and_close(long n, int unused)
{
    (void)unused;
    for (long i = 0; i < n; i++)
        close(open(path, O_RDWR));
}

static void to_nothing(long n, int unused)
{
    static int sink = -1;
    (void)unused;
    if (sink < 0)
        sink = open("/dev/null", O_WRONLY);
    for (long i = 0; i < n; i++)
        if (write(sink, block, 64) != 64)
            exit(1);
}

static void by_socket(long n, int unused)
{
    static int ends[2];
    char room[64];
    (void)unused;
    if (ends[0] == 0 && socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0)
        exit(1);
    for (long i = 0; i < n; i++)
        if (send(ends[0], block, 64, 0) != 64 || recv(ends[1], room, 64, 0) != 64)
            exit(1);
}

static void by_pipe(long n, int unused)
{
    static int ends[2];
    char room[64];
    (void)unused;
    if (ends[1] == 0 && pipe(ends) != 0)
        exit(1);
    for (long i = 0; i < n; i++)
        if (write(ends[1], block, 64) != 64 || read(ends[0], room, 64) != 64)
            exit(1);
}

static void missing(long n, int unused)
{
    static char name[600];
    (void)unused;
    snprintf(name, sizeof name, "%s-not", path);
    for (long i = 0; i < n; i++)
        if (access(name, R_OK) == 0)
            exit(1);
}

static void by_region(long n, int unused)
{
    (void)unused;
    for (long i = 0; i < n; i++) {
        steelyard_begin("region");
        steelyard_end("region");
    }
}

static void clock_read(long n, int unused)
{
    (void)unused;
    for (long i = 0; i < n; i++)
        cycles();
}

static double on_all_cores(long n)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    pthread_t threads[256];
    double used[256], sum = 0;
    work = n;
    for (long i = 0; i < cores && i < 256; i++)
        pthread_create(&threads[i], NULL, compute, &used[i]);
    for (long i = 0; i < cores && i < 256; i++) {
        pthread_join(threads[i], NULL);
        sum += used[i];
    }
    return sum / (double)cores / (double)n * 1e9;
}

static const struct {
    const char *name;
    void (*run)(long, int);
} loops[] = {
    {"pwrite", by_descriptor}, {"pwrite2", by_two}, {"pread", anywhere}, {"open", open_and_close}, {"clock", clock_read},
    {"fwrite", by_stream}, {"null", to_nothing}, {"socket", by_socket}, {"missing", missing}, {"pipe", by_pipe},
    {"region", by_region},
};

int main(int argc, char **argv)
{
    long n = argc > 2 ? atol(argv[2]) : 100000;
    const char *name = argc > 1 ? argv[1] : "";
    double figure = 0;
    snprintf(path, sizeof path, "%s/bench-local", getenv("BENCH_DIR") ? getenv("BENCH_DIR") : "/dev/shm");
    shared = open(path, O_CREAT | O_TRUNC | O_RDWR, 0600);
    stream = fopen("/dev/null", "w");
    for (unsigned i = 0; i < sizeof loops / sizeof *loops; i++)
        if (!strcmp(name, loops[i].name))
            figure = blocks_median(loops[i].run, n, 0);
    if (!strcmp(name, "cpu"))
        figure = on_all_cores(n);
    fclose(stream);
    close(shared);
    unlink(path);
    printf("FIGURE %.4f\n", figure);
    return 0;
}
