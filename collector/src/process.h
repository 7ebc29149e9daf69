/* Starting to record a process, and starting again in the child of a fork. */

#ifndef STEELYARD_PROCESS_H
#define STEELYARD_PROCESS_H

#include <stdbool.h>

#include "region.h"

/* Makes the region and attaches the calling thread. False: this process is not recorded. */
bool process_record(enum region_extent extent);

#endif
