/* Usage: openmp serial A | imbalance A | balanced A: A seconds of one thread's work with a team of OMP_NUM_THREADS.
 *   serial     a small region wakes the team, then the first thread works alone: the others idle
 *   imbalance  in a parallel region thread 0 works for A, the others for A / 10
 *   balanced   every thread works for A */
#include "truth.h"
#include <omp.h>

__attribute__((noinline)) void work(double seconds)
{
    truth_spin(seconds);
    __asm__ volatile("" ::: "memory");
}

int main(int argc, char **argv)
{
    const char *part = argc > 1 ? argv[1] : "balanced";
    double seconds = argc > 2 ? atof(argv[2]) : 1.0;
    int team = 0;
    double began = truth_wall();
#pragma omp parallel
    {
#pragma omp master
        team = omp_get_num_threads();
        if (!strcmp(part, "imbalance"))
            work(omp_get_thread_num() == 0 ? seconds : seconds / 10);
        else if (!strcmp(part, "balanced"))
            work(seconds);
    }
    truth_seconds("region", truth_wall() - began, 0);
    began = truth_wall();
    if (!strcmp(part, "serial"))
        work(seconds);
    truth_seconds("serial", truth_wall() - began, 0);
    truth_count_many("team", (uint64_t)team, 0, 0);
    truth_print(-1);
    return 0;
}
