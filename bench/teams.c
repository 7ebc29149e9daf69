/* Parallel regions of OpenMP that do nothing. Usage: teams region|turns|barrier COUNT THREADS: one region, three that take turns, or
 * barriers in one. Prints nanoseconds a region, or a barrier. */
#include "blocks.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void regions(long n, int threads)
{
    for (long i = 0; i < n; i++) {
#pragma omp parallel num_threads(threads)
        __asm__ volatile("" ::: "memory");
    }
}

static void turns(long n, int threads)
{
    int data = 0;

    for (long i = 0; i < n; i += 3) {
#pragma omp parallel num_threads(threads)
        __asm__ volatile("" ::: "memory");
#pragma omp parallel num_threads(threads) firstprivate(data)
        __asm__ volatile("" : "+r"(data));
#pragma omp parallel for num_threads(threads)
        for (int k = 0; k < 4; k++)
            __asm__ volatile("" ::: "memory");
    }
}

static void barriers(long n, int threads)
{
#pragma omp parallel num_threads(threads)
    for (long i = 0; i < n; i++) {
#pragma omp barrier
    }
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    long n = argc > 2 ? atol(argv[2]) : 100000;
    int threads = argc > 3 ? atoi(argv[3]) : 2;

    printf("FIGURE %.4f\n", blocks_median(!strcmp(what, "barrier") ? barriers : !strcmp(what, "turns") ? turns : regions, n, threads));
    return 0;
}
