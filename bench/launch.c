/* What a call for a GPU costs beside what its runtime does: nothing, here. With -DLIBRARY it is the runtime, without it a loop that
 * times itself. Usage: launch COUNT. Prints nanoseconds a call. */
#include <stddef.h>

struct three {
    unsigned x, y, z;
};

#ifdef LIBRARY
int cudaMalloc(void **memory, size_t size);
int cudaLaunchKernel(const void *kernel, struct three grid, struct three block, void **arguments, size_t shared, void *stream);

/* By this the library is known. */
int cudaMalloc(void **memory, size_t size)
{
    *memory = NULL;
    return size != 0;
}

int cudaLaunchKernel(const void *kernel, struct three grid, struct three block, void **arguments, size_t shared, void *stream)
{
    (void)kernel, (void)grid, (void)block, (void)arguments, (void)shared, (void)stream;
    return 0;
}
#else
#include "blocks.h"

#include <stdio.h>
#include <stdlib.h>

int cudaLaunchKernel(const void *, struct three, struct three, void **, size_t, void *);

static void launches(long n, int unused)
{
    (void)unused;
    for (long i = 0; i < n; i++)
        cudaLaunchKernel(NULL, (struct three){1, 1, 1}, (struct three){32, 1, 1}, NULL, 0, NULL);
}

int main(int argc, char **argv)
{
    printf("FIGURE %.4f\n", blocks_median(launches, argc > 1 ? atol(argv[1]) : 1000000, 0));
    return 0;
}
#endif
