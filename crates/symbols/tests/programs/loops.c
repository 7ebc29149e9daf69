/* Loops whose kind is the first word of their function's name. */
#include <complex.h>
#include <math.h>
#include <stddef.h>

void independent_triad(double *restrict a, const double *b, const double *c, double s, size_t n)
{
    for (size_t i = 0; i < n; i++)
        a[i] = b[i] + s * c[i];
}
void independent_maybe_overlapping(double *a, const double *b, size_t n)
{
    for (size_t i = 0; i < n; i++)
        a[i] += 2.5 * b[i];
}
void independent_polynomial(const double *a, double *o, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        double x = a[i];
        o[i] = ((((x * 1.1 + 2.2) * x + 3.3) * x + 4.4) * x + 5.5) * x + 6.6;
    }
}
void independent_single(float *a, const float *b, int n)
{
    for (int i = 0; i < n; i++)
        a[i] = b[i] * b[i] - 1.0f / b[i];
}
void independent_stencil(double *restrict a, const double *b, size_t n)
{
    for (size_t i = 1; i + 1 < n; i++)
        a[i] = 0.25 * b[i - 1] + 0.5 * b[i] + 0.25 * b[i + 1];
}
void independent_backwards(double *a, const double *b, long n)
{
    for (long i = n; i-- > 0;)
        a[i] = b[i] * b[i] + 3;
}
void independent_from_behind(double *a, size_t n)
{
    for (size_t i = 0; i + 1 < n; i++)
        a[i] = a[i + 1] * 0.5;
}
double sum_dot(const double *a, const double *b, size_t n)
{
    double s = 0;
    for (size_t i = 0; i < n; i++)
        s += a[i] * b[i];
    return s;
}
double sum_less(const double *a, size_t n)
{
    double s = 100;
    for (size_t i = 0; i < n; i++)
        s -= a[i] * a[i];
    return s;
}
double sum_of_four(const double *a, size_t n)
{
    double s = 0;
    for (size_t i = 0; i < n; i += 4)
        s += a[i] * a[i] + a[i + 1] * a[i + 2] + a[i + 3];
    return s;
}
double sum_product(const double *a, size_t n)
{
    double s = 1;
    for (size_t i = 0; i < n; i++)
        s *= a[i];
    return s;
}
void sum_in_memory(double *s, const double *a, size_t n)
{
    for (size_t i = 0; i < n; i++)
        *s += a[i];
}
double recurrence_of_one(double x, double a, double b, size_t n)
{
    for (size_t i = 0; i < n; i++)
        x = x * a + b;
    return x;
}
double recurrence_horner(const double *c, double x, size_t n)
{
    double r = 0;
    for (size_t i = 0; i < n; i++)
        r = r * x + c[i];
    return r;
}
double recurrence_root(double x, size_t n)
{
    for (size_t i = 0; i < n; i++)
        x = sqrt(x) + 1;
    return x;
}
void recurrence_smoothing(double *a, size_t n)
{
    for (size_t i = 1; i + 1 < n; i++)
        a[i] = 0.5 * (a[i - 1] + a[i + 1]);
}
void recurrence_running_sum(double *a, const double *b, size_t n)
{
    double s = 0;
    for (size_t i = 0; i < n; i++)
        a[i] = s += b[i];
}
void recurrence_in_memory(double *a, const double *b, size_t n)
{
    for (size_t i = 3; i < n; i++)
        a[i] = a[i - 3] * b[i];
}
double recurrence_alternating(const double *a, size_t n)
{
    double s = 0;
    for (size_t i = 0; i < n; i++)
        s = a[i] - s;
    return s;
}
double indirect_row(const int *column, const double *v, const double *x, int from, int to)
{
    double s = 0;
    for (int k = from; k < to; k++)
        s += v[k] * x[column[k]];
    return s;
}
void indirect_scatter(double *y, const int *where, const double *x, int n)
{
    for (int i = 0; i < n; i++)
        y[where[i]] += x[i];
}
struct node {
    struct node *next;
    double value;
};
double chase_list(const struct node *n)
{
    double s = 0;
    for (; n != NULL; n = n->next)
        s += n->value;
    return s;
}
size_t chase_index(const size_t *p, size_t n)
{
    size_t x = 0;
    for (size_t i = 0; i < n; i++)
        x = p[x];
    return x;
}
void strided_column(float *a, size_t n)
{
    for (size_t i = 0; i < n; i += 4096)
        a[i] += 1;
}
double strided_sum(const double *a, size_t n, size_t rows)
{
    double s = 0;
    for (size_t i = 0; i < rows; i++)
        s += a[i * 1000] * 1.5;
    (void)n;
    return s;
}
void strided_copy(double *out, const double *a, size_t rows)
{
    for (size_t i = 0; i < rows; i++)
        out[i] = a[i * 1000];
}
void stepped_column(float *a, size_t n, size_t step)
{
    for (size_t i = 0; i < n; i++)
        a[i * step] += 1;
}
double stepped_pair(const double *a, const double *b, size_t n, size_t step)
{
    double s = 0;
    for (size_t i = 0; i < n; i++, a += step, b += step)
        s += *a * *b;
    return s;
}
double calls_exp(const double *a, size_t n)
{
    double s = 0;
    for (size_t i = 0; i < n; i++)
        s += exp(a[i]);
    return s;
}
long integer_hash(const unsigned char *text, size_t n)
{
    unsigned long h = 5381;
    for (size_t i = 0; i < n; i++)
        h = h * 33 ^ text[i];
    return (long)h;
}
void integer_to_numbers(double *a, size_t n)
{
    for (size_t i = 0; i < n; i++)
        a[i] = 1e-3 * (double)(long)(i % 1000);
}
double branches_search(const double *a, double what, size_t n)
{
    double s = 0;
    for (size_t i = 0; i < n; i++) {
        if (a[i] * 2.0 == what)
            break;
        s += a[i];
    }
    return s;
}
/* A running sum is added up. */
double recurrence_of_two(const double *b, const double *c, size_t n, double *q)
{
    double s = 0, all = 0;
    for (size_t i = 0; i < n; i++) {
        s += b[i] * c[i];
        all += s;
    }
    *q = s;
    return all;
}
double recurrence_path(const double *b, const double *c, double dt, size_t n)
{
    double v = 0, x = 0;
    for (size_t i = 0; i < n; i++) {
        v += (b[i] - c[i]) * dt;
        x += v * dt;
    }
    return x;
}
double recurrence_twice(double x, double r, size_t n)
{
    for (size_t i = 0; i < n; i++)
        x = x * r + x;
    return x;
}
void independent_magnitudes(double *restrict a, const double *b, size_t n)
{
    for (size_t i = 0; i < n; i++)
        a[i] = -fabs(b[i]) * 2.5;
}
void independent_roots(double *restrict a, const double *b, size_t n)
{
    for (size_t i = 0; i < n; i++)
        a[i] = sqrt(b[i]) * 1.5;
}
/* Neither independent nor sums: where they read next, or what they keep, rests on the iteration before. */
double other_random_places(const double *b, size_t n)
{
    double s = 0;
    unsigned j = 1;
    for (size_t i = 0; i < n; i++) {
        s += b[j & 4095] * 1.5;
        j = j * 5 + 1;
    }
    return s;
}
void other_ring(double *d, const double *b, size_t n)
{
    unsigned j = 0;
    for (size_t i = 0; i < n; i++) {
        d[j] = d[j] * .9 + b[i] * .1;
        if (++j == 13)
            j = 0;
    }
}
size_t other_place_of_largest(const double *b, const double *c, size_t n)
{
    double s = -1;
    size_t k = 0;
    for (size_t i = 0; i < n; i++) {
        double t = b[i] * c[i] + 0.5;
        if (t > s) {
            s = t;
            k = i;
        }
    }
    return k;
}
size_t other_bisection(const double *d, double t, size_t n)
{
    size_t l = 0, h = n;
    while (h - l > 1) {
        size_t m = (l + h) / 2;
        if (d[m] * 2.5 > t)
            h = m;
        else
            l = m;
    }
    return l;
}
double other_phase(const double *b, const double *c, size_t st, size_t N, size_t n)
{
    double s = 0;
    size_t p = 0;
    for (size_t i = 0; i < n; i++) {
        s += b[i] * c[p] * (1 - c[p]);
        p += st;
        if (p >= N)
            p -= N;
    }
    return s;
}
/* Clang tests one number after the other, as isnan() does. */
#ifndef __clang__
void checked_products(double complex *restrict a, const double complex *b, double complex f, size_t n)
{
    for (size_t i = 0; i < n; i++)
        a[i] = a[i] * b[i] + f;
}
void checked_single(float complex *restrict a, const float complex *b, size_t n)
{
    for (size_t i = 0; i < n; i++)
        a[i] *= b[i];
}
double complex checked_sum(const double complex *a, const double complex *b, size_t n)
{
    double complex s = 0;
    for (size_t i = 0; i < n; i++)
        s += a[i] * b[i];
    return s;
}
double complex recurrence_complex(double complex z, double complex c, size_t n)
{
    for (size_t i = 0; i < n; i++)
        z = z * z + c;
    return z;
}
#endif
size_t integer_equal(const double *a, const double *b, size_t n)
{
    size_t equal = 0;
    for (size_t i = 0; i < n; i++)
        equal += a[i] == b[i];
    return equal;
}

void copies_numbers(double *a, const double *b, size_t n)
{
    for (size_t i = 0; i < n; i++)
        a[i] = b[i];
}

void copies_two(int *a, const int *b, float *c, const float *d, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        a[i] = b[i];
        c[i] = d[i];
    }
}

void integer_set(int *a, size_t n)
{
    for (size_t i = 0; i < n; i++)
        a[i] = 7;
}

void integer_changed(unsigned *a, const unsigned *b, size_t n)
{
    for (size_t i = 0; i < n; i++)
        a[i] = b[i] ^ 0x5a5a;
}
