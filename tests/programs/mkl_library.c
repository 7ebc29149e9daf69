/* Stands for MKL, which is too large to be fetched for a test: the functions of mkl.c under MKL's names, as its headers declare
 * them, computed as simply as can be. WHOLE is the width of its interface. */

#include <complex.h>
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifndef WHOLE
#define WHOLE int32_t
#endif

typedef WHOLE whole;
typedef double _Complex number;

#define ALSO(name, of) __typeof__(of) name __attribute__((alias(#of)));

static void multiply(int turned_a, int turned_b, int64_t m, int64_t n, int64_t k, double alpha, const double *a, int64_t lda,
                     const double *b, int64_t ldb, double beta, double *c, int64_t ldc)
{
    for (int64_t i = 0; i < m; i++)
        for (int64_t j = 0; j < n; j++) {
            double sum = 0;

            for (int64_t l = 0; l < k; l++)
                sum += (turned_a ? a[i * lda + l] : a[l * lda + i]) * (turned_b ? b[l * ldb + j] : b[j * ldb + l]);
            c[j * ldc + i] = alpha * sum + beta * c[j * ldc + i];
        }
}

static int turned(char letter)
{
    return letter != 'N' && letter != 'n';
}

void dgemm_(const char *ta, const char *tb, const whole *m, const whole *n, const whole *k, const double *alpha, const double *a,
            const whole *lda, const double *b, const whole *ldb, const double *beta, double *c, const whole *ldc)
{
    multiply(turned(*ta), turned(*tb), *m, *n, *k, *alpha, a, *lda, b, *ldb, *beta, c, *ldc);
}
ALSO(dgemm, dgemm_)
ALSO(DGEMM, dgemm_)

void dgemm_64_(const char *ta, const char *tb, const int64_t *m, const int64_t *n, const int64_t *k, const double *alpha,
               const double *a, const int64_t *lda, const double *b, const int64_t *ldb, const double *beta, double *c,
               const int64_t *ldc)
{
    multiply(turned(*ta), turned(*tb), *m, *n, *k, *alpha, a, *lda, b, *ldb, *beta, c, *ldc);
}
ALSO(dgemm_64, dgemm_64_)

/* By which libraries of BLAS are known. */
void dsyr2k_(void)
{
}
ALSO(dsyr2k_64_, dsyr2k_)
ALSO(cblas_dsyr2k, dsyr2k_)

void cblas_dgemm(int order, int ta, int tb, whole m, whole n, whole k, double alpha, const double *a, whole lda, const double *b,
                 whole ldb, double beta, double *c, whole ldc)
{
    (void)order;
    multiply(ta != 111, tb != 111, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}

void cblas_dgemm_batch_strided(int order, int ta, int tb, whole m, whole n, whole k, double alpha, const double *a, whole lda,
                               whole stridea, const double *b, whole ldb, whole strideb, double beta, double *c, whole ldc,
                               whole stridec, whole batch)
{
    for (whole i = 0; i < batch; i++)
        cblas_dgemm(order, ta, tb, m, n, k, alpha, a + i * stridea, lda, b + i * strideb, ldb, beta, c + i * stridec, ldc);
}

void cblas_dgemm_batch(int order, const int *ta, const int *tb, const whole *m, const whole *n, const whole *k,
                       const double *alpha, const double **a, const whole *lda, const double **b, const whole *ldb,
                       const double *beta, double **c, const whole *ldc, whole groups, const whole *size)
{
    for (whole group = 0, at = 0; group < groups; group++)
        for (whole i = 0; i < size[group]; i++, at++)
            cblas_dgemm(order, ta[group], tb[group], m[group], n[group], k[group], alpha[group], a[at], lda[group], b[at],
                        ldb[group], beta[group], c[at], ldc[group]);
}

void dgemm_batch_(const char *ta, const char *tb, const whole *m, const whole *n, const whole *k, const double *alpha,
                  const double **a, const whole *lda, const double **b, const whole *ldb, const double *beta, double **c,
                  const whole *ldc, const whole *groups, const whole *size)
{
    for (whole group = 0, at = 0; group < *groups; group++)
        for (whole i = 0; i < size[group]; i++, at++)
            dgemm_(&ta[group], &tb[group], &m[group], &n[group], &k[group], &alpha[group], a[at], &lda[group], b[at], &ldb[group],
                   &beta[group], c[at], &ldc[group]);
}
ALSO(dgemm_batch, dgemm_batch_)

double ddot_(const whole *n, const double *x, const whole *incx, const double *y, const whole *incy)
{
    double sum = 0;

    for (whole i = 0; i < *n; i++)
        sum += x[i * *incx] * y[i * *incy];
    return sum;
}
ALSO(ddot, ddot_)

float sdot_(const whole *n, const float *x, const whole *incx, const float *y, const whole *incy)
{
    float sum = 0;

    for (whole i = 0; i < *n; i++)
        sum += x[i * *incx] * y[i * *incy];
    return sum;
}
ALSO(sdot, sdot_)

whole idamax_(const whole *n, const double *x, const whole *incx)
{
    whole most = 0;

    for (whole i = 1; i < *n; i++)
        if (fabs(x[i * *incx]) > fabs(x[most * *incx]))
            most = i;
    return most + 1;
}
ALSO(idamax, idamax_)

/* Of more numbers than there are it scales none: a program has some size beyond 2^31 without the memory for it. */
void dscal_(const whole *n, const double *alpha, double *x, const whole *incx)
{
    if (*n > 1000000)
        return;
    for (whole i = 0; i < *n; i++)
        x[i * *incx] *= *alpha;
}
ALSO(dscal, dscal_)
ALSO(DSCAL, dscal_)

static int cholesky(int upper, int64_t n, double *a, int64_t lda)
{
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = j; i < n; i++) {
            double *at = upper ? &a[i * lda + j] : &a[j * lda + i];

            for (int64_t k = 0; k < j; k++)
                *at -= upper ? a[i * lda + k] * a[j * lda + k] : a[k * lda + i] * a[k * lda + j];
            *at = i == j ? sqrt(*at) : *at / a[j * lda + j];
        }
    return 0;
}

void dpotrf_(const char *uplo, const whole *n, double *a, const whole *lda, whole *info)
{
    *info = cholesky(*uplo == 'U', *n, a, *lda);
}
ALSO(dpotrf, dpotrf_)

whole LAPACKE_dpotrf(int order, char uplo, whole n, double *a, whole lda)
{
    (void)order;
    return cholesky(uplo == 'U', n, a, lda);
}

int64_t LAPACKE_dpotrf_64(int order, char uplo, int64_t n, double *a, int64_t lda)
{
    (void)order;
    return cholesky(uplo == 'U', n, a, lda);
}

void MKL_Domatcopy(char order, char trans, size_t rows, size_t cols, double alpha, const double *a, size_t lda, double *b,
                   size_t ldb)
{
    (void)order;
    for (size_t i = 0; i < rows; i++)
        for (size_t j = 0; j < cols; j++)
            b[turned(trans) ? i * ldb + j : j * ldb + i] = alpha * a[j * lda + i];
}

/* By these it is known. */
void MKL_Get_Version(void *version)
{
    (void)version;
}

void dgetrf_(void)
{
    abort();
}
ALSO(dgetrf_64_, dgetrf_)
ALSO(LAPACKE_dgetrf, dgetrf_)

/* ---- transforms ---- */

enum { DOMAIN = 0, DIMENSION = 1, LENGTHS = 2, SCALE = 4, NUMBER = 7, PLACEMENT = 11, DISTANCE = 14, REAL = 33, NOT_IN_PLACE = 44 };

struct descriptor {
    int domain, placement;
    long dimension, lengths[3], number, distance;
    double scale;
};

long DftiCreateDescriptor_d_md(struct descriptor **made, int domain, long dimension, const long *lengths)
{
    struct descriptor *d = calloc(1, sizeof *d);

    *d = (struct descriptor){.domain = domain, .dimension = dimension, .number = 1, .scale = 1};
    memcpy(d->lengths, lengths, (size_t)dimension * sizeof *lengths);
    *made = d;
    return 0;
}

long DftiCreateDescriptor_d_1d(struct descriptor **made, int domain, long length)
{
    return DftiCreateDescriptor_d_md(made, domain, 1, &length);
}

long DftiCreateDescriptor(struct descriptor **made, int precision, int domain, long dimension, ...)
{
    va_list rest;
    long length;

    (void)precision;
    va_start(rest, dimension);
    length = va_arg(rest, long);
    va_end(rest);
    return DftiCreateDescriptor_d_md(made, domain, 1, &length);
}

long DftiSetValue(struct descriptor *d, int parameter, ...)
{
    va_list rest;

    va_start(rest, parameter);
    switch (parameter) {
    case SCALE:
        d->scale = va_arg(rest, double);
        break;
    case NUMBER:
        d->number = va_arg(rest, long);
        break;
    case DISTANCE:
        d->distance = va_arg(rest, long);
        break;
    case PLACEMENT:
        d->placement = va_arg(rest, int);
        break;
    default:
        break;
    }
    va_end(rest);
    return 0;
}

long DftiGetValue(struct descriptor *d, int parameter, ...)
{
    va_list rest;
    void *to;

    if (d == NULL)
        return 3;
    va_start(rest, parameter);
    to = va_arg(rest, void *);
    va_end(rest);
    switch (parameter) {
    case DOMAIN:
        *(int *)to = d->domain;
        break;
    case DIMENSION:
        *(long *)to = d->dimension;
        break;
    case LENGTHS:
        memcpy(to, d->lengths, (size_t)d->dimension * sizeof(long));
        break;
    case NUMBER:
        *(long *)to = d->number;
        break;
    default:
        return 3;
    }
    return 0;
}

long DftiCommitDescriptor(struct descriptor *d)
{
    return d == NULL ? 3 : 0;
}

/* Of a line of numbers some places apart. */
static void along(const number *from, number *to, long n, long apart, int sign)
{
    number *line = malloc((size_t)n * sizeof *line);

    for (long i = 0; i < n; i++) {
        line[i] = 0;
        for (long j = 0; j < n; j++)
            line[i] += from[j * apart] * cexp(sign * 2 * M_PI * I * (double)(i * j % n) / (double)n);
    }
    for (long i = 0; i < n; i++)
        to[i * apart] = line[i];
    free(line);
}

static void whole_array(const struct descriptor *d, const number *from, number *to, int sign)
{
    long rows = d->dimension > 1 ? d->lengths[0] : 1, columns = d->lengths[d->dimension - 1];

    for (long i = 0; i < rows; i++)
        along(from + i * columns, to + i * columns, columns, 1, sign);
    for (long i = 0; rows > 1 && i < columns; i++)
        along(to + i, to + i, rows, columns, sign);
    for (long i = 0; i < rows * columns; i++)
        to[i] *= sign < 0 ? d->scale : 1;
}

static long compute(const struct descriptor *d, void *from, void *to, int sign)
{
    long n = d->lengths[0];

    if (d->domain == REAL) {
        number *line = calloc((size_t)n, sizeof *line);

        for (long i = 0; i < n; i++)
            line[i] = sign < 0    ? ((double *)from)[i]
                      : i <= n / 2 ? ((number *)from)[i]
                                   : conj(((number *)from)[n - i]);
        along(line, line, n, 1, sign);
        for (long i = 0; i < n; i++)
            if (sign > 0)
                ((double *)to)[i] = creal(line[i]);
            else if (i <= n / 2)
                ((number *)to)[i] = line[i];
        free(line);
        return 0;
    }
    for (long i = 0; i < d->number; i++)
        whole_array(d, (number *)from + i * d->distance, (number *)to + i * d->distance, sign);
    return 0;
}

static long begin(const struct descriptor *d, void *from, va_list rest, int sign)
{
    return compute(d, from, d->placement == NOT_IN_PLACE ? va_arg(rest, void *) : from, sign);
}

long DftiComputeForward(struct descriptor *d, void *from, ...)
{
    va_list rest;
    long status;

    va_start(rest, from);
    status = begin(d, from, rest, -1);
    va_end(rest);
    return status;
}

long DftiComputeBackward(struct descriptor *d, void *from, ...)
{
    va_list rest;
    long status;

    va_start(rest, from);
    status = begin(d, from, rest, 1);
    va_end(rest);
    return status;
}

long DftiFreeDescriptor(struct descriptor **d)
{
    free(*d);
    *d = NULL;
    return 0;
}

/* As Fortran reaches them. */
int dfti_commit_descriptor_external_(struct descriptor **d)
{
    return (int)DftiCommitDescriptor(*d);
}

int dfti_compute_forward_z_(struct descriptor **d, void *from)
{
    return (int)DftiComputeForward(*d, from);
}

int dfti_create_descriptor_1d_(struct descriptor **d, const int *precision, const int *domain, const int *dimension,
                               const int *length)
{
    (void)precision, (void)dimension;
    return (int)DftiCreateDescriptor_d_1d(d, *domain, *length);
}

int dfti_free_descriptor_external_(struct descriptor **d)
{
    return (int)DftiFreeDescriptor(d);
}

/* ---- sparse matrices ---- */

struct matrix {
    whole rows;
    const whole *starts, *ends, *columns;
    const void *values;
};

struct matrix_descr {
    int type, mode, diag;
};

int mkl_sparse_d_create_csr(struct matrix **made, int base, whole rows, whole columns, whole *starts, whole *ends, whole *places,
                            double *values)
{
    (void)base, (void)columns;
    *made = malloc(sizeof **made);
    **made = (struct matrix){rows, starts, ends, places, values};
    return 0;
}

int mkl_sparse_z_create_csr(struct matrix **made, int base, whole rows, whole columns, whole *starts, whole *ends, whole *places,
                            void *values)
{
    return mkl_sparse_d_create_csr(made, base, rows, columns, starts, ends, places, values);
}

int mkl_sparse_d_mv(int operation, double alpha, struct matrix *a, struct matrix_descr descr, const double *x, double beta,
                    double *y)
{
    for (whole i = 0; i < a->rows && operation == 10 && descr.type == 20; i++) {
        double sum = 0;

        for (whole at = a->starts[i]; at < a->ends[i]; at++)
            sum += ((const double *)a->values)[at] * x[a->columns[at]];
        y[i] = alpha * sum + beta * y[i];
    }
    return 0;
}

int mkl_sparse_z_mv(int operation, number alpha, struct matrix *a, struct matrix_descr descr, const number *x, number beta,
                    number *y)
{
    for (whole i = 0; i < a->rows && operation == 10 && descr.type == 20; i++) {
        number sum = 0;

        for (whole at = a->starts[i]; at < a->ends[i]; at++)
            sum += ((const number *)a->values)[at] * x[a->columns[at]];
        y[i] = alpha * sum + beta * y[i];
    }
    return 0;
}

int mkl_sparse_destroy(struct matrix *a)
{
    free(a);
    return 0;
}
