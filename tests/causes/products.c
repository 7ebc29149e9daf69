/* Products of matrices and transforms, asked for as they should not be, and as they should.
 *   products tiny|loops ROUNDS          4 × 4 matrices, by calls or by loops
 *   products general|symmetric ROUNDS   a matrix times its transpose
 *   products awkward|smooth ROUNDS      transforms of length 65537 or 65610 */
#include "../programs/truth.h"

#include <stddef.h>
#include <stdint.h>

enum { N = 400, SMALL = 4, MANY = 1000 };

void scipy_dgemm_64_(const char *, const char *, const int64_t *, const int64_t *, const int64_t *, const double *,
                     const double *, const int64_t *, const double *, const int64_t *, const double *, double *,
                     const int64_t *, size_t, size_t);
void scipy_dsyrk_64_(const char *, const char *, const int64_t *, const int64_t *, const double *, const double *,
                     const int64_t *, const double *, double *, const int64_t *, size_t, size_t);
#ifdef TRANSFORMS
void *fftw_plan_dft_1d(int, double (*)[2], double (*)[2], int, unsigned);
void fftw_execute(void *);
#endif

static double a[N * N], b[N * N], c[N * N];
static const double one = 1, zero = 0;

static void by_calls(int rounds)
{
    const int64_t n = SMALL;

    for (int round = 0; round < rounds; round++)
        for (int i = 0; i < MANY; i++)
            scipy_dgemm_64_("N", "N", &n, &n, &n, &one, a + 16 * i, &n, b + 16 * i, &n, &zero, c + 16 * i, &n, 1, 1); /* the tiny product's line */
}

static void by_loops(int rounds)
{
    for (int round = 0; round < rounds; round++)
        for (int i = 0; i < MANY; i++)
            for (int column = 0; column < SMALL; column++)
                for (int row = 0; row < SMALL; row++) {
                    double sum = 0;

                    for (int k = 0; k < SMALL; k++)
                        sum += a[16 * i + row + SMALL * k] * b[16 * i + k + SMALL * column];
                    c[16 * i + row + SMALL * column] = sum;
                }
}

static void general(int rounds)
{
    const int64_t n = N;

    for (int round = 0; round < rounds; round++)
        scipy_dgemm_64_("N", "T", &n, &n, &n, &one, a, &n, a, &n, &zero, c, &n, 1, 1); /* the symmetric product's line */
}

static void symmetric(int rounds)
{
    const int64_t n = N;

    for (int round = 0; round < rounds; round++) {
        scipy_dsyrk_64_("L", "N", &n, &n, &one, a, &n, &zero, c, &n, 1, 1);
        for (int i = 0; i < N; i++)
            for (int j = 0; j < i; j++)
                c[j + N * i] = c[i + N * j];
    }
}

static void transforms(int length, int rounds)
{
#ifdef TRANSFORMS
    static double in[1 << 17][2], out[1 << 17][2];
    void *plan = fftw_plan_dft_1d(length, in, out, -1, 1u << 6);

    for (int round = 0; round < rounds; round++)
        fftw_execute(plan); /* the transform's line */
    c[5] += out[3][0] + 1;
#else
    (void)length, (void)rounds;
#endif
}

int main(int argc, char **argv)
{
    const char *mode = argc > 1 ? argv[1] : "";
    int rounds = argc > 2 ? atoi(argv[2]) : 1;
    double began, cpu;

    for (int i = 0; i < N * N; i++)
        a[i] = b[i] = 1 + (i & 15) / 16.0;
    began = truth_wall(), cpu = truth_cpu();
    if (strcmp(mode, "tiny") == 0)
        by_calls(rounds);
    else if (strcmp(mode, "loops") == 0)
        by_loops(rounds);
    else if (strcmp(mode, "general") == 0)
        general(rounds);
    else if (strcmp(mode, "symmetric") == 0)
        symmetric(rounds);
    else
        transforms(strcmp(mode, "awkward") == 0 ? 65537 : 65610, rounds);
    truth_seconds("all", truth_wall() - began, truth_cpu() - cpu);
    truth_print(0);
    return c[5] > 0 ? 0 : 1;
}
