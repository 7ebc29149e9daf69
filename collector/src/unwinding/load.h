/* Keeps the table of modules in step with dlopen and dlclose. */

#ifndef STEELYARD_LOAD_H
#define STEELYARD_LOAD_H

#include <stdint.h>

#include "region/region.h"

/* Brings the table up to date if something was loaded since. Not for the handler. */
void load_settle(void);

/* The same where the thread may be inside dlopen: in a wrapper entered with this stack pointer. */
void load_settle_returned(const struct region_thread *t, uint64_t sp);

#endif
