/* What a call of BLAS costs beside what it computes: nothing, here. With -DLIBRARY it is the library, without it a loop that
 * times itself. Usage: product COUNT. Prints nanoseconds a call. */
#ifdef LIBRARY
void dgemm_(void);
void dgemm_(void)
{
}

/* By which libraries of BLAS are known. */
void dsyr2k_(void);
void dsyr2k_(void)
{
}
#else
#include "blocks.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

void dgemm_(const char *, const char *, const int *, const int *, const int *, const double *, const double *, const int *,
            const double *, const int *, const double *, double *, const int *, size_t, size_t);

static void products(long n, int unused)
{
    static double a[16];
    const double one = 1;
    const int four = 4;

    (void)unused;
    for (long i = 0; i < n; i++)
        dgemm_("N", "N", &four, &four, &four, &one, a, &four, a, &four, &one, a, &four, 1, 1);
}

int main(int argc, char **argv)
{
    printf("FIGURE %.4f\n", blocks_median(products, argc > 1 ? atol(argv[1]) : 1000000, 0));
    return 0;
}
#endif
