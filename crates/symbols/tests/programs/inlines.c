/* Functions inlined into each other, several levels deep, in C. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

struct cell {
    double value;
    double flux[4];
};

static inline double square(double x)
{
    return x * x;
}

static inline double norm(const double *v, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += square(v[i]);
    return sqrt(sum);
}

static inline double limiter(double a, double b)
{
    if (a * b <= 0)
        return 0;
    return fabs(a) < fabs(b) ? a : b;
}

static inline void update(struct cell *c, const struct cell *left, const struct cell *right)
{
    double slope = limiter(c->value - left->value, right->value - c->value);
    for (int i = 0; i < 4; i++)
        c->flux[i] = slope * (i + 1) + norm(left->flux, 4) - norm(right->flux, 4);
    c->value += 0.1 * (c->flux[0] - c->flux[3]);
}

__attribute__((noinline)) void sweep(struct cell *cells, int n)
{
    for (int i = 1; i + 1 < n; i++)
        update(&cells[i], &cells[i - 1], &cells[i + 1]);
}

__attribute__((noinline)) static int compare(const void *a, const void *b)
{
    double x = ((const struct cell *)a)->value, y = ((const struct cell *)b)->value;
    return (x > y) - (x < y);
}

void heat_(double *t, const int *n);
double total(const double *values, int n);

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 100;
    struct cell *cells = calloc((size_t)n, sizeof *cells);
    double *t = calloc((size_t)n, sizeof *t);
    if (cells == NULL || t == NULL)
        return 1;
    for (int i = 0; i < n; i++)
        cells[i].value = t[i] = i % 7;
    for (int step = 0; step < 10; step++)
        sweep(cells, n);
    heat_(t, &n);
    qsort(cells, (size_t)n, sizeof *cells, compare);
    printf("%g\n", total(t, n) + cells[0].value);
    free(cells);
    free(t);
    return 0;
}
