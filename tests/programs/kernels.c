/* kernels NAME SECONDS: one loop, over and over, for so much processor time; prints "NAME: n nanoseconds a round". */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define LARGE (1u << 23)
#define SMALL 1000u

#define LOOP __attribute__((noinline)) static double

static double *a, *b, *c;
static size_t *chain;
static int *column;

static void *fill(size_t n, size_t size)
{
    void *memory = calloc(n, size);

    if (memory == NULL)
        exit(2);
    return memory;
}

LOOP chase(size_t n)
{
    size_t x = 0;

    for (size_t i = 0; i < n; i++)
        x = chain[x];
    return (double)x;
}

LOOP recurrence(size_t n)
{
    double x = 1;

    for (size_t i = 0; i < n; i++)
        x = x * 0.999 + 1e-9;
    return x;
}

LOOP triad(size_t n)
{
    for (size_t i = 0; i < n; i++)
        a[i] = b[i] + 3 * c[i];
    return a[0];
}

LOOP strided(size_t n)
{
    for (size_t j = 0; j < 4096; j++)
        for (size_t i = j; i < n; i += 4096)
            a[i] += 1;
    return a[0];
}

LOOP sparse(size_t n)
{
    double all = 0;

    for (size_t row = 0; row + 8 < n; row += 8) {
        double sum = b[row];
        for (size_t k = row; k < row + 8; k++)
            sum -= c[k] * a[column[k]];
        a[row] = sum * 0.1;
        all += sum;
    }
    return all;
}

LOOP smooth(size_t n)
{
    for (size_t i = 1; i + 1 < n; i++)
        a[i] = 0.45 * (a[i - 1] + a[i + 1]) + 0.1;
    return a[1];
}

LOOP exponentials(size_t n)
{
    double sum = 0;

    for (size_t i = 0; i < n; i++)
        sum += exp(b[i]);
    return sum;
}

LOOP polynomial(size_t n)
{
    for (size_t i = 0; i < n; i++) {
        double x = b[i];
        c[i] = ((((x * 1.1 + 2.2) * x + 3.3) * x + 4.4) * x + 5.5) * x + 6.6;
    }
    return c[0];
}

LOOP squares(size_t n)
{
    double sum = 0;

    for (size_t i = 0; i < n; i++)
        sum += b[i] * b[i];
    return sum;
}

static const struct {
    const char *name;
    double (*run)(size_t n);
    size_t n;
} KERNELS[] = {
    {"chase", chase, 1000000},        {"recurrence", recurrence, 1000000}, {"triad", triad, LARGE},
    {"strided", strided, LARGE},      {"sparse", sparse, LARGE},           {"smooth", smooth, SMALL},
    {"exponentials", exponentials, SMALL}, {"polynomial", polynomial, SMALL}, {"squares", squares, SMALL},
};

static double processor_time(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

int main(int argc, char **argv)
{
    double seconds = argc > 2 ? atof(argv[2]) : 1, begin, took = 0, sink = 0;
    unsigned long random = 1;

    a = fill(LARGE, sizeof *a);
    b = fill(LARGE, sizeof *b);
    c = fill(LARGE, sizeof *c);
    chain = fill(LARGE, sizeof *chain);
    column = fill(LARGE, sizeof *column);
    for (size_t i = 0; i < LARGE; i++) {
        random = random * 6364136223846793005u + 1442695040888963407u;
        column[i] = (int)((random >> 33) % LARGE);
        /* One circle through all, in large steps. */
        chain[i] = (i + 4999999) % LARGE;
        a[i] = b[i] = c[i] = 1e-3 * (double)(i % 1000);
    }
    for (size_t k = 0; argc > 1 && k < sizeof KERNELS / sizeof *KERNELS; k++) {
        unsigned long rounds = 0;

        if (strcmp(argv[1], KERNELS[k].name) != 0)
            continue;
        /* Short rounds are many for each look at the clock, which takes a part of a microsecond. */
        for (begin = processor_time(); took < seconds; took = processor_time() - begin)
            for (unsigned long last = rounds + (KERNELS[k].n < LARGE / 100 ? 64 : 1); rounds < last; rounds++)
                sink += KERNELS[k].run(KERNELS[k].n);
        printf("%s: %.1f nanoseconds a round (%g)\n", argv[1], took * 1e9 / (double)rounds, sink);
        return 0;
    }
    fprintf(stderr, "kernels: no such kernel\n");
    return 2;
}
