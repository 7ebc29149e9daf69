/* Times passes through the hot path on a block outside the region: some microseconds, once a process. */

#include "calibrate.h"

#include <string.h>

#include "call.h"

#define CALLS 256u

static struct region_thread block;
static struct region_site sites[SITE_CHUNK];

__attribute__((noinline)) static void pass(uint32_t call)
{
    uint64_t start;
    struct region_site *s = call_enter(&block, call, &block, &start);

    site_volume(s, call);
    call_leave(&block, s, start, false);
}

static uint64_t passes(uint32_t countdown)
{
    uint64_t start = clock_cycles();

    for (uint32_t i = 0; i < CALLS; i++) {
        if (countdown != 0)
            sites[0].countdown = countdown;
        pass(1);
    }
    return clock_cycles() - start;
}

void calibrate(struct region_header *header)
{
    memset(&block, 0, sizeof block);
    memset(sites, 0, sizeof sites);
    block.random = 1;
    block.sites_used = 1;
    /* Chunks are found by their distance from the region's start, whatever it is. */
    block.site_chunks[0] = (uint64_t)((char *)sites - (char *)header);
    block.site_index[site_slot(1, (uint64_t)&block)] = 1;
    sites[0].return_address = (uint64_t)&block;
    sites[0].call = 1;
    sites[0].stride = 1;
    passes(2); /* warm */
    header->calibration_calls = CALLS;
    header->calibration_counted_tsc = passes(2);
    header->calibration_timed_tsc = passes(1);
}
