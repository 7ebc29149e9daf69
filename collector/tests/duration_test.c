/* Durations by site: long calls are all there, the short ones as far as strides tell, and the sum is the calls. */

#include "calls/call.h"

#include <time.h>

#include "recorded.h"

#define PERIOD 10000000u /* cycles, of a nanosecond each */

static struct region_site *pass(uint64_t call, uint64_t begin, uint64_t tick, uint64_t end)
{
    struct region_thread *t = thread_current();
    uint64_t start;
    struct region_site *s = call_enter(t, (uint32_t)call, (const void *)0x1234, &start);

    t->first_tick_tsc = tick;
    if (start != 0 || tick != 0)
        call_account(t, s, start != 0 ? begin : 0, end);
    call_over(t, s, false);
    return s;
}

static uint64_t sum(const uint64_t *bins, unsigned from, unsigned to)
{
    uint64_t all = 0;

    for (unsigned i = from; i < to; i++)
        all += bins[i];
    return all;
}

static void limits(void)
{
    const uint64_t ns[] = {0, 1, 63, 64, 255, 256, 1023, 1024, 4095, 4096, UINT64_C(17179869183), UINT64_C(17179869184), UINT64_MAX};
    const unsigned bins[] = {0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 14, 15, 15};

    for (unsigned i = 0; i < sizeof bins / sizeof *bins; i++)
        CHECK(call_duration_bin(ns[i]) == bins[i]);
}

/* Every call timed: each in its bin, before and after the tick added up. */
static void all_timed(void)
{
    const uint64_t *bins = NULL;

    for (unsigned i = 0; i < 16; i++) {
        pass(5, 1000, 0, 1000 + 100);
        bins = site_durations(thread_current())->bins;
    }
    CHECK(bins[1] == 16 && sum(bins, 0, DURATION_BINS) == 16);
    for (unsigned i = 0; i < 3; i++) {
        struct region_site *s = pass(6, 1000, 2000, 1000 + 2000000);

        bins = site_durations(thread_current())->bins;
        CHECK(s->timed == i + 1 && bins[8] == i + 1 && sum(bins, 0, DURATION_BINS) == i + 1);
    }
}

/* One call in a hundred is long and has a tick in it; some short ones have. */
static void mixed(void)
{
    uint64_t long_ones = 0, ticked = 0, state = 1;
    struct region_site *s = NULL;
    const uint64_t *bins = NULL;

    for (uint64_t i = 1; i <= 300000; i++) {
        state = state * UINT64_C(6364136223846793005) + 1442695040888963407u;
        uint64_t begin = 1000000000, before_tick = (state >> 33) % PERIOD;

        if (i > 1000 && i % 100 == 0) {
            long_ones++;
            s = pass(7, begin, begin + before_tick, begin + 50000000);
        } else if (i > 1000 && i % 250 == 1) {
            ticked++;
            s = pass(7, begin, begin + 30, begin + 100);
        } else {
            s = pass(7, begin, 0, begin + 100);
        }
        bins = site_durations(thread_current())->bins;
    }
    CHECK(s->count == 300000 && s->timed < 290000 && long_ones == 2990 && ticked > 1000);
    CHECK(sum(bins, 10, DURATION_BINS) == long_ones && bins[10] == long_ones);
    CHECK(sum(bins, 2, 10) == 0);
    /* A call with a tick takes the place of the block that its being timed would have stood for: that evens out. */
    CHECK(sum(bins, 0, 2) > 282000 && sum(bins, 0, 2) < 312000);
}

/* One call in eight takes ten times as long, at random. */
static void two_kinds(void)
{
    uint64_t state = 7, slow = 0;
    const uint64_t *bins = NULL;
    struct region_site *s = NULL;

    for (uint64_t i = 0; i < 400000; i++) {
        state = state * UINT64_C(6364136223846793005) + 1442695040888963407u;
        bool is_slow = state >> 61 == 0;

        slow += is_slow;
        s = pass(9, 1000, 0, 1000 + (is_slow ? 1000 : 100));
        bins = site_durations(thread_current())->bins;
    }
    /* Some six thousand are timed: their share is off by half of a part in a hundred. */
    CHECK(s->timed > 3000 && s->timed < 20000);
    CHECK(bins[2] > slow - 400000 / 100 * 3 && bins[2] < slow + 400000 / 100 * 3);
    CHECK(bins[1] + bins[2] == sum(bins, 0, DURATION_BINS));
}

/* Without ticks the blocks alone are off: one under way, or two. */
static void short_ones(void)
{
    const uint64_t *bins = NULL;
    uint64_t all;

    for (uint64_t i = 1; i <= 300000; i++) {
        struct region_site *s = pass(8, 1000, 0, 1000 + 100);

        bins = site_durations(thread_current())->bins;
        all = sum(bins, 0, DURATION_BINS);
        CHECK(all == bins[1] && all + 2 * 1024 >= i && all <= i + 1024);
        CHECK(i < 290000 || s->stride > 1);
    }
}

static void rate(void)
{
    struct timespec pause = {0, 20000000};
    struct clock_moment before = clock_moment(), after;
    uint64_t ns, cycles_ns;

    clock_scale = 0;
    nanosleep(&pause, NULL);
    clock_settle(before);
    nanosleep(&pause, NULL);
    after = clock_moment();
    ns = after.mono_ns - before.mono_ns;
    cycles_ns = clock_ns(after.cycles - before.cycles);
    CHECK(cycles_ns > ns - ns / 100 && cycles_ns < ns + ns / 100);
}

int main(void)
{
    record_test(4096);
    rate();
    clock_scale = 1 << 14;
    clock_cost = 0;
    limits();
    all_timed();
    mixed();
    two_kinds();
    short_ones();
    end_test();
    return 0;
}
