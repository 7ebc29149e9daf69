/* Chooses the cycle counter. Runs once, in the constructor, before any thread of ours. */

#include "ground/clock.h"

uint64_t clock_cost;
uint64_t clock_scale;
bool clock_counter_usable = true;

void clock_start(void)
{
    clock_counter_usable = arch_cycles_constant();
}

/* Another process may have the core between two readings: the attempt that took least is the best. */
struct clock_moment clock_moment(void)
{
    struct clock_moment best = {0, 0};
    uint64_t shortest = UINT64_MAX;

    for (unsigned i = 0; i < 4; i++) {
        uint64_t start = clock_cycles(), mono_ns = clock_mono_ns(), cycles = clock_cycles() - start;

        if (cycles >= shortest)
            continue;
        shortest = cycles;
        best = (struct clock_moment){mono_ns, start + cycles / 2};
    }
    return best;
}

struct clock_moment clock_settle(struct clock_moment before)
{
    struct clock_moment now = clock_moment();
    uint64_t ns = now.mono_ns - before.mono_ns, cycles = now.cycles - before.cycles;

    if (clock_scale != 0)
        return now;
    for (; (ns | cycles) >> 31 != 0; ns >>= 1)
        cycles >>= 1;
    if (cycles != 0)
        clock_scale = (ns << 14) / cycles;
    return now;
}
