/* Libraries that have names of BLAS's, and of other tools' marks, for functions of their own; and a BLAS whose names without an
 * underscore take numbers as they are. LIBRARY, VALUES: those; else a program of both. */

#include <stdio.h>

#if defined(LIBRARY)
double dgemm_(long n)
{
    return 1.5 * (double)n;
}

double cblas_dgemm(double a, double b, int n)
{
    return a * b + n;
}

int Tau_start(int n)
{
    return 2 * n;
}

int roctxRangePushA(int a, int b)
{
    return a - b;
}

int cali_begin_region(double x, int n)
{
    return (int)x + n;
}
#elif defined(VALUES)
void dsyr2k_(void)
{
}

void dgemm_(void)
{
}

double dgemm(char ta, char tb, int m, int n, int k, double alpha, const double *a, int lda, const double *b, int ldb, double beta,
             double *c, int ldc)
{
    *c = m * n * k * alpha + a[lda] + b[ldb] + beta + ldc;
    return ta == 'N' && tb == 'T' ? *c : -1;
}
#else
double dgemm_(long), cblas_dgemm(double, double, int);
int Tau_start(int), roctxRangePushA(int, int), cali_begin_region(double, int);
double dgemm(char, char, int, int, int, double, const double *, int, const double *, int, double, double *, int);

int main(void)
{
    double a[4] = {1, 2, 3, 4}, c = 0;

    for (int i = 1; i <= 3; i++)
        printf("%g %g %d %d %d\n", dgemm_(i), cblas_dgemm(0.5, 4, i), Tau_start(i), roctxRangePushA(7, i), cali_begin_region(2.5, i));
    printf("%g\n", dgemm('N', 'T', 2, 3, 4, 0.5, a, 1, a, 2, 0.25, &c, 3));
    return c < 0;
}
#endif
