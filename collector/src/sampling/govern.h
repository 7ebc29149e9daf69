/* Holds the overhead budget, if there is one: beyond it a thread's calls pass uncounted until it is held again. */

#ifndef STEELYARD_GOVERN_H
#define STEELYARD_GOVERN_H

#include <stdbool.h>
#include <stdint.h>

#include "region/region.h"

/* Decides for the time until the thread's next sample. In the handler. */
void govern(struct region_thread *t, uint64_t now);

/* A sample of the thread took that. */
void govern_sampled(struct region_thread *t, uint64_t cycles);

/* Whether samples alone, at the rate since that tick, take more than half of the budget. */
bool govern_samples(uint64_t rate_since, uint64_t tick, uint32_t shift, uint64_t now);

/* For a process that starts. */
void govern_open(void);

#endif
