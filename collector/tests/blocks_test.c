/* A region begins with few of its blocks. The ring gets the others when it comes to its end, and where they cannot be had it
 * goes round in those that it has. */

#include <glob.h>
#include <sys/stat.h>

#include "gen/losses.h"
#include "region/ring.h"
#include "recorded.h"

#define RING (256u << 10)
#define FIRST (32u << 10)

static uint64_t blocks(void)
{
    char pattern[sizeof options.directory + 16];
    struct stat about;
    glob_t found;

    snprintf(pattern, sizeof pattern, "%s/*.region", options.directory);
    CHECK(glob(pattern, 0, NULL, &found) == 0 && stat(found.gl_pathv[0], &about) == 0);
    globfree(&found);
    CHECK((uint64_t)about.st_size == region->region_size);
    return (uint64_t)about.st_blocks * 512;
}

/* Until the ring's head is there, or a record is refused. */
static void write_until(uint64_t head)
{
    struct ring_record record = {.thread = 1};

    while (region->ring_head < head && region->losses[LOSS_RING_FULL] == 0)
        ring_append(RING_SAMPLE, &record, NULL);
}

int main(void)
{
    record_test(RING);
    thread_self = NULL; /* what the test itself does is not to be recorded */
    CHECK(blocks() < region->region_size / 2);
    write_until(2 * FIRST);
    CHECK(region->ring_size == RING && region->losses[LOSS_RING_FULL] == 0);
    CHECK(blocks() >= RING);
    region_complete();
    CHECK(region_has_module(region->modules_capacity - 1));
    CHECK(blocks() >= region->region_size);
    end_test();
    region_drop();

    record_test(RING);
    thread_self = NULL; /* what the test itself does is not to be recorded */
    region_forget();
    write_until(FIRST / 2);
    CHECK(region->ring_size == RING);
    region->ring_tail = region->ring_head; /* read */
    write_until(region->ring_head + FIRST + 1);
    CHECK(region->ring_size == FIRST);
    CHECK(region->losses[LOSS_RING_FULL] == 1);
    CHECK(region->ring_head - region->ring_tail > FIRST - 2 * sizeof(struct ring_record));
    CHECK(!region_has_module(region->modules_capacity - 1));
    end_test();
    return 0;
}
