/* Calls of BLAS that are left by a jump, out of its handler of errors; then others, deeper in the stack. */

#include <setjmp.h>
#include <stddef.h>
#include <stdio.h>

static jmp_buf out;

void dgemm_(const char *, const char *, const int *, const int *, const int *, const double *, const double *, const int *,
            const double *, const int *, const double *, double *, const int *, size_t, size_t);
void daxpy_(const int *, const double *, const double *, const int *, double *, const int *);

void xerbla_(const char *name, const int *info, size_t length);
void xerbla_(const char *name, const int *info, size_t length)
{
    (void)name, (void)info, (void)length;
    longjmp(out, 1);
}

static __attribute__((noinline)) void deep(int depth)
{
    volatile char room[500];

    room[0] = (char)depth;
    if (depth > 0) {
        deep(depth - 1);
    } else {
        const int n = 10, one = 1;
        const double alpha = 1;
        double x[10] = {0}, y[10] = {0};

        for (int i = 0; i < 100; i++)
            daxpy_(&n, &alpha, x, &one, y, &one);
    }
    room[1] = 1;
}

int main(void)
{
    const int n = 4, wrong = 1;
    const double one = 1;
    double a[16] = {0};

    for (volatile int i = 0; i < 10; i++)
        if (setjmp(out) == 0)
            dgemm_("N", "N", &n, &n, &n, &one, a, &wrong, a, &n, &one, a, &n, 1, 1);
    deep(20);
    return puts("done") < 0;
}
