/* Loops without MPI that time themselves. Usage: local NAME COUNT. Prints nanoseconds an operation.
 *   pwrite, fwrite  64 bytes each     pwrite2  the same by two threads on one file     open  open and close
 *   clock  a reading of the cycle counter
 *   cpu  a computing loop in every core at once, seconds of CPU time for a fixed work */
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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

static void *write_half(void *offset)
{
    static const char block[64];
    for (long i = 0; i < work; i++)
        if (pwrite(shared, block, 64, *(long *)offset + (i % 1000) * 64) != 64)
            exit(1);
    return NULL;
}

int main(int argc, char **argv)
{
    char path[512], block[64] = "";
    long n = argc > 2 ? atol(argv[2]) : 100000;
    const char *name = argc > 1 ? argv[1] : "";
    snprintf(path, sizeof path, "%s/bench-local", getenv("BENCH_DIR") ? getenv("BENCH_DIR") : "/dev/shm");
    double figure = 0, began = seconds(CLOCK_MONOTONIC);
    if (!strcmp(name, "pwrite")) {
        int fd = open(path, O_CREAT | O_TRUNC | O_WRONLY, 0600);
        for (long i = 0; i < n; i++)
            if (pwrite(fd, block, 64, (i % 1000) * 64) != 64)
                return 1;
        close(fd);
        figure = (seconds(CLOCK_MONOTONIC) - began) / (double)n * 1e9;
    } else if (!strcmp(name, "pwrite2")) {
        pthread_t threads[2];
        long offsets[2] = {0, 64000};
        shared = open(path, O_CREAT | O_TRUNC | O_WRONLY, 0600);
        work = n;
        for (int i = 0; i < 2; i++)
            pthread_create(&threads[i], NULL, write_half, &offsets[i]);
        for (int i = 0; i < 2; i++)
            pthread_join(threads[i], NULL);
        close(shared);
        figure = (seconds(CLOCK_MONOTONIC) - began) / (double)n * 1e9;
    } else if (!strcmp(name, "open")) {
        close(open(path, O_CREAT | O_TRUNC | O_WRONLY, 0600));
        for (long i = 0; i < n; i++)
            close(open(path, O_RDWR));
        figure = (seconds(CLOCK_MONOTONIC) - began) / (double)n * 1e9;
    } else if (!strcmp(name, "clock")) {
        for (long i = 0; i < n; i++)
            cycles();
        figure = (seconds(CLOCK_MONOTONIC) - began) / (double)n * 1e9;
    } else if (!strcmp(name, "fwrite")) {
        FILE *file = fopen("/dev/null", "w");
        for (long i = 0; i < n; i++)
            if (fwrite(block, 64, 1, file) != 1)
                return 1;
        fclose(file);
        figure = (seconds(CLOCK_MONOTONIC) - began) / (double)n * 1e9;
    } else if (!strcmp(name, "cpu")) {
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
        figure = sum / (double)cores / (double)n * 1e9;
    }
    unlink(path);
    printf("FIGURE %.4f\n", figure);
    return 0;
}
