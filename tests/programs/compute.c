/* Computes without MPI: f for A seconds, g for B, both of CPU time, g called through h. Then sleeps for C. */
#include "truth.h"

WORK(f)
WORK(g)

__attribute__((noinline)) void h(double seconds)
{
    g(seconds);
    __asm__ volatile("" ::: "memory"); /* no tail call: h stays on the stack */
}

int main(int argc, char **argv)
{
    f(argc > 1 ? atof(argv[1]) : 1.0);
    h(argc > 2 ? atof(argv[2]) : 0.5);
    double began = truth_wall();
    double rest = argc > 3 ? atof(argv[3]) : 0.0;
    nanosleep(&(struct timespec){(time_t)rest, (long)((rest - (double)(time_t)rest) * 1e9)}, NULL);
    truth_seconds("sleep", truth_wall() - began, 0);
    truth_print(-1);
    return 0;
}
