/* A loop over arrays that stay in the nearest cache, for SECONDS. Compile with -DSCALAR for one element at a time,
 * else the compiler makes vectors of it; with -DROOTS for roots, each of which is stored before the next begins. */
#include <math.h>

#include "truth.h"

enum { N = 2048 };
static float a[N], b[N], c[N];

#ifdef SCALAR
__attribute__((noinline, optimize("no-tree-vectorize")))
#else
__attribute__((noinline))
#endif
void kernel(int rounds)
{
#ifdef ROOTS
    static volatile double root = 2;
    for (int i = 0; i < rounds * N; i++)
        root = sqrt(sqrt(root) + i);
#endif
    for (int r = 0; r < rounds; r++) {
        for (int i = 0; i < N; i++)
            c[i] = a[i] * b[i] + c[i] * 0.5f;
        __asm__ volatile("" ::: "memory");
    }
}

int main(int argc, char **argv)
{
    double seconds = argc > 1 ? atof(argv[1]) : 1.0, began = truth_wall(), cpu = truth_cpu();
    for (int i = 0; i < N; i++)
        a[i] = b[i] = (float)i / N;
    while (truth_cpu() - cpu < seconds)
        kernel(200);
    truth_seconds("kernel", truth_wall() - began, truth_cpu() - cpu);
    truth_print(-1);
    return 0;
}
