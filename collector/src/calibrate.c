/* Times passes through the hot path on a block outside the region: some microseconds, once a process. */

#include "calibrate.h"

#include <string.h>

#include "call.h"

#define CALLS 128u
#define ROUNDS 4u

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

/* The least of several: another process may have had the core in between. */
static uint64_t least(uint32_t countdown)
{
    uint64_t cycles = passes(countdown);

    for (unsigned i = 1; i < ROUNDS; i++) {
        uint64_t again = passes(countdown);

        if (again < cycles)
            cycles = again;
    }
    return cycles;
}

static uint64_t between_readings(void)
{
    uint64_t shortest = UINT64_MAX;

    for (unsigned i = 0; i < 64; i++) {
        uint64_t start = clock_cycles();
        uint64_t cycles = clock_cycles() - start;

        if (cycles < shortest)
            shortest = cycles;
    }
    return shortest;
}

void calibrate(struct region_header *header)
{
    clock_cost = between_readings();
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
    header->calibration_counted_tsc = least(2);
    header->calibration_timed_tsc = least(1);
}
