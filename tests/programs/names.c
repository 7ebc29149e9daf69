/* A library that has for itself what MKL has names for, and passes numbers where those pass addresses; and a program of both.
 *
 *     names [MKL OTHER]: opened, each for itself */

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>

#ifdef LIBRARY
double dscal(double x, int n);

double dscal(double x, int n)
{
    return n * x;
}

/* By way of the linker's table, as what may be stood in front of. */
double own_total(int n)
{
    double sum = 0;

    for (int i = 0; i < n; i++)
        sum += dscal(0.5, i);
    return sum;
}
#else
double own_total(int n);
void DSCAL(const int64_t *n, const double *alpha, double *x, const int64_t *incx);

int main(int argc, char **argv)
{
#ifdef OPENED
    void *mkl = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL), *other = argc > 2 ? dlopen(argv[2], RTLD_LAZY | RTLD_LOCAL) : NULL;
    double (*total)(int) = (double (*)(int))dlsym(other, "own_total");

    return printf("%d %g\n", mkl != NULL, total(10)) < 0;
#else
    (void)argc, (void)argv;
    double x[5] = {1, 2, 3, 4, 5}, alpha = 3;
    int64_t five = 5, one = 1, beyond = (INT64_C(1) << 32) + 5;

    DSCAL(&five, &alpha, x, &one);
    DSCAL(&beyond, &alpha, x, &one);
    return printf("%g %g %g\n", own_total(10), x[0], x[4]) < 0;
#endif
}
#endif
