/* Two threads compute in `inner`, which is inlined into `outer`; main waits in join. Usage: inlined SECONDS */
#include "truth.h"
#include <pthread.h>

static double seconds = 1.0;

__attribute__((always_inline)) static inline double inner(double x, int rounds)
{
    for (int round = 0; round < rounds; round++)
        x = x * 0.999999 + 1e-6;
    return x;
}

__attribute__((noinline)) static double outer(double cpu_seconds)
{
    double x = truth_sink;
    for (double start = truth_cpu(); truth_cpu() - start < cpu_seconds;)
        x = inner(x, 1000000);
    return x;
}

static void *worker(void *unused)
{
    truth_sink = outer(seconds);
    return unused;
}

int main(int argc, char **argv)
{
    pthread_t threads[2];
    if (argc > 1)
        seconds = atof(argv[1]);
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    truth_print(-1);
    return 0;
}
