/* What our own work costs on this machine, for the report. */

#ifndef STEELYARD_CALIBRATE_H
#define STEELYARD_CALIBRATE_H

#include "region/region.h"

void calibrate(struct region_header *header);

#endif
