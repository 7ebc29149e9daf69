/* Calls by the names that MKL has beside those of everyone, and of what it alone has: their number and shapes are known.
 *
 *     mkl ROUNDS */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef WHOLE
#define WHOLE int32_t
#endif

typedef WHOLE whole;

enum { SIZE = 100, LINE = 1024, MANY = 50 };

/* Of mkl_dfti.h. */
enum { NUMBER_OF_TRANSFORMS = 7, PLACEMENT = 11, INPUT_DISTANCE = 14, FORWARD_SCALE = 4, COMPLEX = 32, REAL = 33, NOT_IN_PLACE = 44 };
enum { CCE_FORMAT = 57, CCE_STORAGE = 10, COMPLEX_COMPLEX = 39, OUTPUT_DISTANCE = 15 };

void dgemm(const char *, const char *, const whole *, const whole *, const whole *, const double *, const double *,
           const whole *, const double *, const whole *, const double *, double *, const whole *);
void DGEMM(const char *, const char *, const whole *, const whole *, const whole *, const double *, const double *,
           const whole *, const double *, const whole *, const double *, double *, const whole *);
void dgemm_64(const char *, const char *, const int64_t *, const int64_t *, const int64_t *, const double *, const double *,
              const int64_t *, const double *, const int64_t *, const double *, double *, const int64_t *);
void dgemm_batch(const char *, const char *, const whole *, const whole *, const whole *, const double *, const double **,
                 const whole *, const double **, const whole *, const double *, double **, const whole *, const whole *,
                 const whole *);
void cblas_dgemm_batch(int, const int *, const int *, const whole *, const whole *, const whole *, const double *,
                       const double **, const whole *, const double **, const whole *, const double *, double **,
                       const whole *, whole, const whole *);
void cblas_dgemm_batch_strided(int, int, int, whole, whole, whole, double, const double *, whole, whole, const double *, whole,
                               whole, double, double *, whole, whole, whole);
double ddot(const whole *, const double *, const whole *, const double *, const whole *);
float sdot(const whole *, const float *, const whole *, const float *, const whole *);
whole idamax(const whole *, const double *, const whole *);
void dpotrf(const char *, const whole *, double *, const whole *, whole *);
whole LAPACKE_dpotrf(int, char, whole, double *, whole);
int64_t LAPACKE_dpotrf_64(int, char, int64_t, double *, int64_t);

typedef void *descriptor;
long DftiCreateDescriptor(descriptor *, int precision, int domain, long dimension, ...);
long DftiCreateDescriptor_d_1d(descriptor *, int domain, long length);
long DftiCreateDescriptor_d_md(descriptor *, int domain, long dimension, const long *lengths);
long DftiSetValue(descriptor, int, ...);
long DftiCommitDescriptor(descriptor);
long DftiComputeForward(descriptor, void *, ...);
long DftiComputeBackward(descriptor, void *, ...);
long DftiFreeDescriptor(descriptor *);

struct matrix_descr {
    int type, mode, diag;
};
int mkl_sparse_d_create_csr(void **, int, whole, whole, whole *, whole *, whole *, double *);
int mkl_sparse_d_mv(int, double, void *, struct matrix_descr, const double *, double, double *);
int mkl_sparse_z_mv(int, double _Complex, void *, struct matrix_descr, const void *, double _Complex, void *);
int mkl_sparse_z_create_csr(void **, int, whole, whole, whole *, whole *, whole *, void *);
int mkl_sparse_destroy(void *);
void MKL_Domatcopy(char, char, size_t, size_t, double, const double *, size_t, double *, size_t);

static double a[SIZE * SIZE], b[SIZE * SIZE], c[4 * SIZE * SIZE], line[2 * LINE * MANY], other[2 * LINE * MANY];

static void fill(void)
{
    for (int i = 0; i < SIZE; i++)
        for (int j = 0; j < SIZE; j++) {
            a[i * SIZE + j] = i == j ? SIZE : 1.0 / (1 + abs(i - j));
            b[i * SIZE + j] = 1.0 / (2 + i % 13);
        }
    for (int i = 0; i < 2 * LINE * MANY; i++)
        line[i] = i % 7;
}

static double products(int rounds)
{
    whole m = 50, n = 40, k = 30, ld = SIZE, one = 1, two = 2, sizes[2] = {10, 20}, numbers[2] = {3, 2};
    int64_t m8 = 50, n8 = 40, k8 = 30, ld8 = SIZE;
    double alpha[2] = {1, 1}, zero[2] = {0, 0}, sum = 0;
    const double *as[5] = {a, a + 1, a + 2, a + 3, a + 4}, *bs[5] = {b, b, b, b, b};
    double *cs[5] = {c, c + SIZE * 20, c + SIZE * 40, c + SIZE * 60, c + SIZE * 80};
    whole lds[2] = {SIZE, SIZE}, group[1] = {4};
    int none[2] = {111, 111}, turned[2] = {112, 112};
    float floats[3] = {1, 2, 3};
    whole three = 3;

    for (int round = 0; round < rounds; round++) {
        dgemm("N", "T", &m, &n, &k, alpha, a, &ld, b, &ld, zero, c, &ld);
        sum += c[7];
        DGEMM("t", "n", &n, &m, &k, alpha, a, &ld, b, &ld, zero, c, &ld);
        sum += c[7];
        dgemm_64("N", "N", &m8, &n8, &k8, alpha, a, &ld8, b, &ld8, zero, c, &ld8);
        sum += c[7];
        DGEMM("N", "T", &n, &n, &k, alpha, a, &ld, a, &ld, zero, c, &ld);
        sum += c[7];
        cblas_dgemm_batch(102, none, turned, sizes, sizes, sizes, alpha, as, lds, bs, lds, zero, cs, lds, 1, group);
        sum += c[7];
        dgemm_batch("NN", "NT", sizes, sizes, sizes, alpha, as, lds, bs, lds, zero, cs, lds, &two, numbers);
        sum += c[7];
        cblas_dgemm_batch_strided(102, 111, 112, 9, 8, 7, 1.5, a, SIZE, 1, b, SIZE, 1, 0.25, c, SIZE, 9 * SIZE, 3);
        sum += c[7] + ddot(&ld, b, &one, c, &one) + (double)idamax(&ld, b, &one) + (double)sdot(&three, floats, &one, floats, &one);
    }
    return sum;
}

static double systems(void)
{
    whole n = SIZE, info = 0;
    double sum;

    fill();
    dpotrf("L", &n, a, &n, &info);
    sum = a[SIZE] + (double)info;
    fill();
    sum += (double)LAPACKE_dpotrf(102, 'L', n, a, n) + a[SIZE];
    fill();
    sum += (double)LAPACKE_dpotrf_64(102, 'U', SIZE, a, SIZE) + a[SIZE];
    fill();
    MKL_Domatcopy('C', 'T', SIZE, 60, 2.0, a, SIZE, c, SIZE);
    return sum + c[9];
}

static double transforms(int rounds)
{
    descriptor plain, plane, many, real;
    long lengths[2] = {64, 32}, status = 0;
    double sum = 0;

    status |= DftiCreateDescriptor_d_1d(&plain, COMPLEX, LINE);
    status |= DftiSetValue(plain, FORWARD_SCALE, 0.5);
    status |= DftiCommitDescriptor(plain);
    status |= DftiCreateDescriptor_d_md(&plane, COMPLEX, 2, lengths);
    status |= DftiSetValue(plane, PLACEMENT, NOT_IN_PLACE);
    status |= DftiCommitDescriptor(plane);
    status |= DftiCreateDescriptor(&many, 36, COMPLEX, 1L, 100L);
    status |= DftiSetValue(many, NUMBER_OF_TRANSFORMS, (long)MANY);
    status |= DftiSetValue(many, INPUT_DISTANCE, 100L);
    status |= DftiCommitDescriptor(many);
    status |= DftiCreateDescriptor_d_1d(&real, REAL, LINE);
    status |= DftiSetValue(real, PLACEMENT, NOT_IN_PLACE);
    status |= DftiSetValue(real, CCE_STORAGE, COMPLEX_COMPLEX);
    status |= DftiCommitDescriptor(real);
    for (int round = 0; round < rounds; round++) {
        fill();
        status |= DftiComputeForward(plain, line);
        sum += line[3];
        status |= DftiComputeBackward(plain, line);
        sum += line[3];
        status |= DftiComputeForward(plane, line, other);
        sum += other[5];
        status |= DftiComputeForward(many, line);
        sum += line[9];
        status |= DftiComputeForward(real, line, other);
        sum += other[4];
        status |= DftiComputeBackward(real, other, line);
        sum += line[5];
    }
    status |= DftiFreeDescriptor(&plain) | DftiFreeDescriptor(&plane) | DftiFreeDescriptor(&many) | DftiFreeDescriptor(&real);
    return sum + (double)status * 1e6;
}

static double sparse(int rounds)
{
    whole starts[4] = {0, 2, 3, 5}, columns[5] = {0, 2, 1, 0, 2};
    double values[10] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, x[6] = {1, 2, 3, 4, 5, 6}, y[6] = {0};
    struct matrix_descr general = {20, 0, 0};
    void *matrix, *complex;
    int status = mkl_sparse_d_create_csr(&matrix, 0, 3, 3, starts, starts + 1, columns, values);

    status |= mkl_sparse_z_create_csr(&complex, 0, 3, 3, starts, starts + 1, columns, values);
    for (int round = 0; round < rounds; round++) {
        status |= mkl_sparse_d_mv(10, 0.5, matrix, general, x, 0.25, y);
        status |= mkl_sparse_z_mv(10, __builtin_complex(0.5, 0.125), complex, general, x, __builtin_complex(0.25, 0.5), y);
    }
    status |= mkl_sparse_destroy(matrix) | mkl_sparse_destroy(complex);
    return y[0] + 10 * y[1] + 100 * y[2] + y[5] + status * 1e6;
}

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? atoi(argv[1]) : 1;
    double sum;

    fill();
    sum = products(rounds);
    sum += systems();
    sum += transforms(rounds);
    return printf("%.12g %.12g\n", sum, sparse(rounds)) < 0;
}
