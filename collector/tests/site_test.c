/* More call sites than there is room for: the first are found again, the others are lost and counted as such. */

#include "calls/site.h"
#include "gen/losses.h"
#include "recorded.h"

int main(void)
{
    struct region_thread *t;

    record_test(4096);
    t = thread_current();
    for (unsigned round = 0; round < 3; round++) {
        for (uint64_t i = 1; i <= 5000; i++) {
            struct region_site *s = site_find(t, (uint32_t)(i % 7 + 1), i * 16);

            CHECK(s != NULL);
            CHECK((s->number != 0) == (i <= 3584));
            if (s->number != 0)
                CHECK(s->return_address == i * 16 && s->call == i % 7 + 1 && s->number == i);
        }
    }
    CHECK(t->sites_used == 3584);
    CHECK(region->losses[LOSS_SITES_FULL] == 3 * (5000 - 3584));
    end_test();
    return 0;
}
