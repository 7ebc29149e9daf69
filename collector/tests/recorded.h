/* A test that records itself: a region in a directory of its own, without timers. */

#ifndef STEELYARD_RECORDED_H
#define STEELYARD_RECORDED_H

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "ground/clock.h"
#include "ground/options.h"
#include "region/region.h"
#include "region/thread.h"
#include "check.h"

static inline void record_test(uint64_t ring_bytes)
{
    const char *place = getenv("TMPDIR");

    snprintf(options.directory, sizeof options.directory, "%s/steelyard-test-XXXXXX", place && *place ? place : "/tmp");
    CHECK(mkdtemp(options.directory) != NULL);
    options.period_ns = 20000000;
    options.ring_bytes = ring_bytes;
    clock_start();
    CHECK(region_make(REGION_WHOLE));
    CHECK(thread_attach_main());
}

static inline void end_test(void)
{
    region_forget();
    CHECK(rmdir(options.directory) == 0);
}

#endif
