/* Calls of BLAS, CBLAS and LAPACK whose number and shapes are known. The names of the library's functions are what F and C say.
 *
 *     math ROUNDS [shapes] */

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef WHOLE
#define WHOLE int32_t
#define F(name) name##_
#define C(name) cblas_##name
#endif

typedef WHOLE whole;

enum { MOST = 400 };

void F(dgemm)(const char *, const char *, const whole *, const whole *, const whole *, const double *, const double *,
              const whole *, const double *, const whole *, const double *, double *, const whole *, size_t, size_t);
void F(dsyrk)(const char *, const char *, const whole *, const whole *, const double *, const double *, const whole *,
              const double *, double *, const whole *, size_t, size_t);
void F(dgemv)(const char *, const whole *, const whole *, const double *, const double *, const whole *, const double *,
              const whole *, const double *, double *, const whole *, size_t);
void F(daxpy)(const whole *, const double *, const double *, const whole *, double *, const whole *);
double F(ddot)(const whole *, const double *, const whole *, const double *, const whole *);
float F(sdot)(const whole *, const float *, const whole *, const float *, const whole *);
whole F(idamax)(const whole *, const double *, const whole *);
void F(zgemm)(const char *, const char *, const whole *, const whole *, const whole *, const double *, const double *,
              const whole *, const double *, const whole *, const double *, double *, const whole *, size_t, size_t);
void F(dtrsm)(const char *, const char *, const char *, const char *, const whole *, const whole *, const double *,
              const double *, const whole *, double *, const whole *, size_t, size_t, size_t, size_t);
void F(dgesv)(const whole *, const whole *, double *, const whole *, whole *, double *, const whole *, whole *);
void F(dpotrf)(const char *, const whole *, double *, const whole *, whole *, size_t);
void F(dgeqrf)(const whole *, const whole *, double *, const whole *, double *, double *, const whole *, whole *);
void F(dsyev)(const char *, const char *, const whole *, double *, const whole *, double *, double *, const whole *, whole *,
              size_t, size_t);
void C(dgemm)(int, int, int, whole, whole, whole, double, const double *, whole, const double *, whole, double, double *,
              whole);
double C(ddot)(whole, const double *, whole, const double *, whole);
void C(sscal)(whole, float, float *, whole);
void C(zdotc_sub)(whole, const void *, whole, const void *, whole, void *);

static double a[2 * MOST * MOST], b[2 * MOST * MOST], c[2 * MOST * MOST], work[64 * MOST];
static float floats[1000];
static whole pivots[MOST];

static void fill(void)
{
    for (int i = 0; i < 2 * MOST * MOST; i++) {
        a[i] = 1.0 / (1 + i % 17);
        b[i] = 1.0 / (2 + i % 13);
        c[i] = 0;
    }
    /* Definite, and far from singular. */
    for (int i = 0; i < MOST; i++)
        for (int j = 0; j < MOST; j++)
            a[i * MOST + j] = i == j ? 2.0 * MOST : 1.0 / (1 + abs(i - j));
}

static void product(whole m, whole n, whole k, char transa, char transb)
{
    whole lda = MOST;
    double one = 1, zero = 0;

    F(dgemm)(&transa, &transb, &m, &n, &k, &one, a, &lda, b, &lda, &zero, c, &lda, 1, 1); /* the product's line */
}

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? atoi(argv[1]) : 1;
    whole ld = MOST, one = 1, n = 200, m = 300, nrhs = 7, info = 0, lwork = 64 * MOST, ask = -1;
    double alpha = 0.5, zero = 0, sum = 0, result[2];

    fill();
    if (argc > 2 && strcmp(argv[2], "shapes") == 0) {
        /* Many shapes from one line, one of them most often. */
        for (int round = 0; round < rounds; round++) {
            product(1 + round % 300, 2, 1 + round / 300, 'N', 'N');
            product(64, 64, 64, 'N', 'T');
        }
        return printf("%g\n", c[0]) < 0;
    }
    for (int round = 0; round < rounds; round++) {
        product(100, 50, 25, 'N', 'N');
        product(100, 50, 25, 't', 'n');
        product(8, 8, 8, 'N', 'T');
        F(dsyrk)("U", "N", &n, &m, &alpha, a, &ld, &zero, c, &ld, 1, 1);
        F(dgemv)("T", &m, &n, &alpha, a, &ld, b, &one, &zero, c, &one, 1);
        F(daxpy)(&n, &alpha, b, &one, c, &one);
        sum += F(ddot)(&n, b, &one, c, &one);
        for (int i = 0; i < 1000; i++)
            floats[i] = (float)i;
        sum += F(sdot)(&m, floats, &one, floats, &one);
        sum += (double)F(idamax)(&n, b, &one);
        F(zgemm)("C", "N", &n, &one, &m, (double[]){1, 0}, b, &m, b, &m, (double[]){0, 0}, c, &n, 1, 1);
        F(dtrsm)("L", "L", "N", "N", &n, &nrhs, &alpha, a, &ld, b, &ld, 1, 1, 1, 1);
        C(dgemm)(102, 111, 112, 30, 20, 10, 1.5, a, MOST, b, MOST, 0.25, c, MOST);
        sum += C(ddot)(200, b, 1, c, 1) + c[5];
        C(sscal)(1000, 0.5f, floats, 1);
        C(zdotc_sub)(50, b, 1, c, 1, result);
        sum += floats[999] + result[0] + result[1];
    }
    F(dgesv)(&n, &nrhs, a, &ld, pivots, b, &ld, &info);
    sum += info;
    fill();
    F(dpotrf)("L", &n, a, &ld, &info, 1);
    sum += info + a[5];
    fill();
    F(dgeqrf)(&m, &n, a, &ld, c, work, &ask, &info); /* asks for a workspace: no call that counts */
    F(dgeqrf)(&m, &n, a, &ld, c, work, &lwork, &info);
    sum += info + a[5];
    fill();
    F(dsyev)("V", "U", &n, a, &ld, c, work, &lwork, &info, 1, 1);
    sum += info + c[7];
    for (int i = 0; i < 2 * MOST * MOST; i++)
        sum += c[i];
    return printf("%.12g\n", sum) < 0;
}
