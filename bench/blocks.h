/* A loop in blocks: the median of the blocks' times is the loop's, so that what else happens on the machine for a
 * moment does not count. */
#ifndef BLOCKS_H
#define BLOCKS_H

#include <stdlib.h>
#include <time.h>

#define BLOCKS 200

static double blocks_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int blocks_compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Nanoseconds an operation: `run(operations, argument)`, of at least `n` operations in all. */
static double blocks_median(void (*run)(long, int), long n, int argument)
{
    static double took[BLOCKS];
    long each = n / BLOCKS + 1;
    for (int i = 0; i < BLOCKS; i++) {
        double began = blocks_now();
        run(each, argument);
        took[i] = (blocks_now() - began) / (double)each * 1e9;
    }
    qsort(took, BLOCKS, sizeof *took, blocks_compare);
    return (took[BLOCKS / 2 - 1] + took[BLOCKS / 2]) / 2;
}

#endif
