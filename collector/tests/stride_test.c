/* Counting is exact, and each call has its share in the estimate: the strides of the timed calls add up to the calls. */

#include "calls/call.h"
#include "recorded.h"

__attribute__((noinline)) static struct region_site *pass(uint64_t bytes, bool failed)
{
    struct region_thread *t = thread_current();
    uint64_t start;
    struct region_site *s = call_enter(t, 5, (const void *)0x1234, &start);

    CHECK(t->call == 5 && t->site == 1);
    call_leave(t, s, start, failed);
    CHECK(t->call == 0);
    site_volume(s, bytes);
    return s;
}

int main(void)
{
    uint64_t stood_for = 0, stride = 1, timed = 0;
    struct region_site *s = NULL;

    record_test(4096);
    for (uint64_t i = 1; i <= 300000; i++) {
        s = pass(i % 3, i % 1000 == 0);
        if (s->timed != timed) {
            stood_for += stride;
            stride = s->stride;
            timed = s->timed;
        }
        CHECK(s->count == i);
        /* One block is under way at any time, and two while its timed call is still to come. */
        CHECK(stood_for + 2 * 1024 >= i && stood_for <= i + 1024);
    }
    CHECK(s->stride > 1 && timed > 16 && timed < 300000);
    CHECK(s->run == 1 && s->run_bytes == 0);
    site_settle(s);
    CHECK(s->bytes == 300000 && s->errors == 300);
    CHECK(s->size_bins[0] == 100000 && s->size_bins[1] == 200000);

    const uint64_t sizes[] = {0, 1, 4, 5, 16, 17, 64, 65, 1048576, 1048577, 4194304, 4194305, UINT64_MAX};
    const unsigned bins[] = {0, 1, 1, 2, 2, 3, 3, 4, 10, 11, 11, 12, 12};

    for (unsigned i = 0; i < sizeof bins / sizeof *bins; i++)
        CHECK(call_size_bin(sizes[i]) == bins[i]);
    end_test();
    return 0;
}
