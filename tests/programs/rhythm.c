/* Sleeps through a share of each period and spends the rest of it outside every recorded call, for so many seconds. The
 * moments are multiples of the period from the start on, so that nothing drifts, as in a program that waits for a beat;
 * with "drifting", each wait counts from the end of the one before. No processor is needed: many may run side by side.
 * rhythm PERIOD_US SHARE SECONDS [drifting] */
#include "truth.h"
#include <stdbool.h>

/* The system call itself: nothing of libc is called that could be recorded. */
static long bare(long number, long a, long b, long c, long d)
{
#ifdef __x86_64__
    register long r10 __asm__("r10") = d;
    long result;

    __asm__ volatile("syscall" : "=a"(result) : "a"(number), "D"(a), "S"(b), "d"(c), "r"(r10) : "rcx", "r11", "memory");
    return result;
#else
    register long x0 __asm__("x0") = a, x1 __asm__("x1") = b, x2 __asm__("x2") = c, x3 __asm__("x3") = d;
    register long x8 __asm__("x8") = number;

    __asm__ volatile("svc 0" : "+r"(x0) : "r"(x1), "r"(x2), "r"(x3), "r"(x8) : "memory");
    return x0;
#endif
}

static void until(double when)
{
    struct timespec to = {(time_t)when, (long)((when - (double)(time_t)when) * 1e9)};

    while (bare(SYS_clock_nanosleep, CLOCK_MONOTONIC, TIMER_ABSTIME, (long)&to, 0) != 0)
        ;
}

static void sleep_until(double when)
{
    struct timespec to = {(time_t)when, (long)((when - (double)(time_t)when) * 1e9)};

    while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &to, NULL) != 0)
        ;
}

int main(int argc, char **argv)
{
    double period = argc > 1 ? atof(argv[1]) / 1e6 : 0.02, share = argc > 2 ? atof(argv[2]) : 0.5;
    double seconds = argc > 3 ? atof(argv[3]) : 2.0, began = truth_wall(), at = began;
    bool drifting = argc > 4;

    for (uint64_t k = 1; at - began < seconds; k++) {
        double first = at, middle;

        sleep_until(drifting ? at + share * period : began + ((double)k - 1 + share) * period);
        middle = truth_wall();
        until(drifting ? middle + (1 - share) * period : began + (double)k * period);
        at = truth_wall();
        truth_seconds("sleep", middle - first, 0);
        truth_seconds("outside", at - middle, 0);
    }
    truth_print(0);
    return 0;
}
