/* A stencil whose result becomes the field of the next step.
 *
 *   copies copied N STEPS    an N x N field is copied back in each step
 *   copies swapped N STEPS   the two change places */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void sweep(double *restrict to, const double *restrict from, int n)
{
    for (int i = 1; i < n - 1; i++)
        for (int j = 1; j < n - 1; j++)
            to[i * n + j] = 0.25 * (from[(i - 1) * n + j] + from[(i + 1) * n + j] + from[i * n + j - 1] + from[i * n + j + 1]);
}

int main(int argc, char **argv)
{
    if (argc < 4)
        return 2;
    int copied = strcmp(argv[1], "copied") == 0, n = atoi(argv[2]), steps = atoi(argv[3]);
    size_t size = (size_t)n * (size_t)n * sizeof(double);
    double *field = calloc(1, size), *next = calloc(1, size);
    for (int i = 0; i < n; i++)
        field[i] = next[i] = 1;
    for (int k = 0; k < steps; k++) {
        sweep(next, field, n);
        if (copied) {
            memcpy(field, next, size); /* the copy */
        } else {
            double *other = field;
            field = next;
            next = other;
        }
    }
    printf("%g\n", field[n + n / 2]);
    return 0;
}
