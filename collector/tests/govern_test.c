/* Beyond the budget calls pass uncounted, though samples are told of them; within it all are counted again. */

#include "calls/call.h"
#include "gen/losses.h"
#include "sampling/govern.h"
#include "recorded.h"

static void count(struct region_thread *t, unsigned calls)
{
    uint64_t start;

    for (unsigned i = 0; i < calls; i++) {
        struct region_site *s = call_enter(t, 5, (const void *)0x1234, &start);

        call_leave(t, s, start, false);
    }
}

/* As in a wrapper: its frame lies below that of the call that it is inside. */
__attribute__((noinline)) static bool nested_below(struct region_thread *t)
{
    return call_nested(t);
}

int main(void)
{
    const uint64_t second = 1000000000u;
    struct region_thread *t;

    record_test(4096);
    t = thread_current();
    region->calibration_calls = 1;
    region->calibration_counted_tsc = 10;
    region->calibration_timed_tsc = 10;
    region->last_mono_ns = t->start_mono_ns + second;
    region->start_mono_ns = t->start_mono_ns;
    options.budget_ppm = 10000;

    /* Ten thousand calls of ten cycles are one hundredth of ten million cycles. */
    count(t, 10000);
    govern(t, region->start_tsc + 10000001);
    CHECK(t->idle == 0 && !call_nested(t) && !call_passes(t));
    govern(t, region->start_tsc + 9999000);
    CHECK(t->idle == THREAD_THIN && call_thin(t) && call_passes(t));
    CHECK(region->losses[LOSS_CALLS_THINNED] == 1);

    /* Not yet: what was counted so far would not fit a second time. */
    govern(t, region->start_tsc + 15000000);
    CHECK(t->idle == THREAD_THIN);

    /* Uncounted. What is called inside is nested, whatever the governor decides meanwhile. */
    thin_enter(t, 7);
    CHECK(t->call == 7 && nested_below(t) && !call_thin(t));
    govern(t, region->start_tsc + 20000001);
    CHECK(t->call == 7 && t->idle == 0);
    thin_leave(t);
    CHECK(t->call == 0 && !call_nested(t));

    /* Those that may not pass are counted all the same. */
    govern(t, region->start_tsc + 9999000);
    CHECK(!call_nested(t));
    count(t, 1);
    CHECK(call_thin(t));

    /* What other threads have taken counts as well, those that have ended too. */
    t->call = t->idle = 0;
    t->full_cost_tsc = 0;
    govern(t, region->start_tsc + 20000000);
    CHECK(t->idle == 0);
    region->start_cost_tsc = 100001;
    govern(t, region->start_tsc + 20000000);
    CHECK(t->idle == THREAD_THIN);

    /* Samples: after 25 to settle, those that take half of the budget are no more, those beyond it are too many. */
    govern_sampled(t, 1000000);
    CHECK(!govern_samples(1000, 1024, 0, 1000000));
    CHECK(!govern_samples(1000, 1025, 0, 1000000));
    govern_sampled(t, 4999);
    CHECK(!govern_samples(1000, 1049, 0, 2000000));
    CHECK(!govern_samples(1000, 1050, 0, 2000000));
    govern_sampled(t, 2);
    CHECK(govern_samples(1000, 1050, 0, 2000000));
    CHECK(!govern_samples(1050, 1060, 1, 3000000));
    govern_open();
    CHECK(!govern_samples(1000, 1050, 0, 2000000));

    /* Without a limit nothing passes. */
    options.budget_ppm = 0;
    t->call = t->idle = 0;
    govern(t, region->start_tsc + 1);
    CHECK(t->idle == 0);
    CHECK(!govern_samples(1000, 1100, 0, 1000001));
    end_test();
    return 0;
}
