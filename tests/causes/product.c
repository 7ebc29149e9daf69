/* Products of matrices by whatever library libblas.so.3 is: product ROUNDS */
#include "../programs/truth.h"

enum { N = 700 };

void dgemm_(const char *ta, const char *tb, const int *m, const int *n, const int *k, const double *alpha, const double *a,
            const int *lda, const double *b, const int *ldb, const double *beta, double *c, const int *ldc);

static double a[N * N], b[N * N], c[N * N];

int main(int argc, char **argv)
{
    int n = N;
    double one = 1, began, cpu;

    for (int i = 0; i < N * N; i++)
        a[i] = b[i] = 1 + (i & 15) / 16.0;
    began = truth_wall(), cpu = truth_cpu();
    for (int round = 0; argc > 1 && round < atoi(argv[1]); round++)
        dgemm_("N", "N", &n, &n, &n, &one, a, &n, b, &n, &one, c, &n); /* the product's line */
    truth_seconds("all", truth_wall() - began, truth_cpu() - cpu);
    truth_print(0);
    return c[N] > 0 ? 0 : 1;
}
