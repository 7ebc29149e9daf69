/* Chooses the cycle counter. Runs once, in the constructor, before any thread of ours. */

#include "clock.h"

uint64_t clock_cost;
bool clock_counter_usable = true;

void clock_start(void)
{
    clock_counter_usable = arch_cycles_constant();
}
