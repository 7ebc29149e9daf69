/* Holds the overhead budget, if there is one: beyond it a thread's calls pass uncounted until it is held again. */

#ifndef STEELYARD_GOVERN_H
#define STEELYARD_GOVERN_H

#include <stdbool.h>
#include <stdint.h>

#include "region/region.h"

/* Decides for the time until the thread's next sample. In the handler. */
void govern(struct region_thread *t, uint64_t now);

/* Whether samples alone take half of the budget. */
bool govern_samples(const struct region_thread *t);

#endif
