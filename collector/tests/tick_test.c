/* The grid of ticks. */

#include "region/tick.h"
#include "check.h"

int main(void)
{
    const uint64_t base = 20000000;

    for (uint32_t shift = 0; shift < 12; shift++) {
        uint64_t step = UINT64_C(1) << shift;

        for (uint64_t tick = step; tick < 1000 * step; tick += step) {
            uint64_t at = tick_time(tick, base, shift);

            CHECK(at >= tick * base && at - tick * base < base << shift);
            CHECK(tick_due(at, base, shift) == tick);
            CHECK(tick_due(at - 1, base, shift) == tick - step);
            CHECK(tick_after(tick, shift) == tick + step);
            CHECK(tick_after(tick + step - 1, shift) == tick + step);
        }
    }
    /* Each tenth of the period has its share of ticks: 10 000 of 100 000, give or take five standard deviations. */
    unsigned tenths[10] = {0};

    for (uint64_t tick = 0; tick < 100000; tick++)
        tenths[tick_jitter(tick, base) * 10 / base]++;
    for (int i = 0; i < 10; i++)
        CHECK(tenths[i] > 9500 && tenths[i] < 10500);
    return 0;
}
