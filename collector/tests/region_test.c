/* Memory of the region: zero, apart from each other, growing in place, and refused at the end of the reserve. */

#include "gen/losses.h"
#include "recorded.h"

int main(void)
{
    uint64_t last = 0, size;

    record_test(4096);
    size = region->region_size;
    for (;;) {
        uint64_t offset = region_allocate(4096);
        uint64_t *words;

        if (offset == 0)
            break;
        CHECK(offset % 64 == 0 && offset >= last && offset + 4096 <= region->region_size);
        words = region_at(offset);
        for (unsigned i = 0; i < 512; i++) {
            CHECK(words[i] == 0);
            words[i] = offset;
        }
        last = offset + 4096;
    }
    CHECK(region->region_size > size && region->region_size <= 64u << 20);
    CHECK(region->losses[LOSS_ARENA_FULL] == 1);
    end_test();
    return 0;
}
