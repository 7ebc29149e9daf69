/* Parallel regions of OpenMP that do nothing. Usage: teams region|barrier COUNT THREADS. Prints nanoseconds a region, or a barrier in
 * one. */
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

static void barriers(long n, int threads)
{
#pragma omp parallel num_threads(threads)
    for (long i = 0; i < n; i++) {
#pragma omp barrier
    }
}

int main(int argc, char **argv)
{
    long n = argc > 2 ? atol(argv[2]) : 100000;
    int threads = argc > 3 ? atoi(argv[3]) : 2;

    printf("FIGURE %.4f\n", blocks_median(argc > 1 && !strcmp(argv[1], "barrier") ? barriers : regions, n, threads));
    return 0;
}
