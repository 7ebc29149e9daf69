/* Loops that call libm, whose kind is the first word of their function's name; "nothing" where there is no loop. */
#include <math.h>
#include <stddef.h>
#include <stdlib.h>

double independent_sum(long n)
{
    double s = 0;
    for (long i = 0; i < n; i++)
        s += sin(i * 0.01);
    return s;
}
void independent_array(double *restrict a, const double *b, size_t n)
{
    for (size_t i = 0; i < n; i++)
        a[i] = 2.5 * exp(b[i]) + 1;
}
void independent_single(float *a, size_t n)
{
    for (size_t i = 0; i < n; i++)
        a[i] = logf(a[i]);
}
double independent_largest(const double *a, size_t n)
{
    double most = 0;
    for (size_t i = 0; i < n; i++) {
        double x = cos(a[i]) + sqrt(i + 1.0);
        if (x > most)
            most = x;
    }
    return most;
}
double independent_of_one_another(const double *a, size_t n)
{
    double s = 0;
    for (size_t i = 0; i < n; i++)
        s += log(2 + sin(a[i]));
    return s;
}
void independent_within(double *a, size_t n, size_t m)
{
    for (size_t j = 0; j < m; j++)
        for (size_t i = 0; i < n; i++)
            a[i] = 0.5 * a[i] + sin(i * 1e-3 + j);
}
double recurrence_chain(double x, long n)
{
    for (long i = 0; i < n; i++)
        x = log(x) + 3;
    return x;
}
double recurrence_step(double x, double h, long n)
{
    double v = 0;
    for (long i = 0; i < n; i++) {
        v -= h * sin(x);
        x += h * v;
    }
    return x;
}
double recurrence_until(double x, const double *a)
{
    double d;
    do {
        d = exp(x) - a[0];
        x = x - d * a[1];
    } while (d > a[2]);
    return x;
}
long recurrence_end(const double *a)
{
    long i = 0;
    while (cos(a[i]) < 0.5)
        i++;
    return i;
}
void indirect_bins(double *bins, const double *a, size_t n)
{
    for (size_t i = 0; i < n; i++)
        bins[(long)(8 * (1 + sin(a[i])))] += a[i];
}
double branches_some(const double *a, size_t n)
{
    double s = 0;
    for (size_t i = 0; i < n; i++) {
        if (a[i] > 0)
            s += log(a[i]);
        s += a[i];
    }
    return s;
}
double calls_others(size_t n)
{
    double s = 0;
    for (size_t i = 0; i < n; i++)
        s += sin(rand() * 1e-3);
    return s;
}
double calls_what_it_is_given(double (*f)(double), size_t n)
{
    double s = 0;
    for (size_t i = 0; i < n; i++)
        s += sin(f(i));
    return s;
}
double nothing_around(double x)
{
    return sin(x) + 1;
}
