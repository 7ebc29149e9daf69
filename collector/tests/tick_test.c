/* The grid of ticks. */

#include "../src/tick.h"
#include "check.h"

int main(void)
{
    const uint64_t base = 20000000;

    for (uint32_t shift = 0; shift < 12; shift++) {
        uint64_t step = UINT64_C(1) << shift;

        for (uint64_t tick = step; tick < 1000 * step; tick += step) {
            uint64_t at = tick_time(tick, base, shift);

            CHECK(at >= tick * base && at - tick * base < (base << shift) / 4);
            CHECK(tick_due(at, base, shift) == tick);
            CHECK(tick_due(at - 1, base, shift) == tick - step);
            CHECK(tick_after(tick, shift) == tick + step);
            CHECK(tick_after(tick + step - 1, shift) == tick + step);
        }
    }
    /* The jitter spreads: not all ticks of a thousand lie in one half of its range. */
    unsigned late = 0;

    for (uint64_t tick = 0; tick < 1000; tick++)
        late += tick_jitter(tick, base) >= base / 8;
    CHECK(late > 400 && late < 600);
    return 0;
}
