/* Keeps the table of modules in step with dlopen and dlclose. */

#ifndef STEELYARD_LOAD_H
#define STEELYARD_LOAD_H

#include <stdbool.h>
#include <stdint.h>

#include "region/thread.h"

/* Brings the table up to date if something was loaded since. Not for the handler. */
void load_settle(void);

/* The same where the thread may be inside dlopen: in a wrapper entered with this stack pointer. */
void load_settle_returned(const struct region_thread *t, uint64_t sp);

/* The thread is about to load something, from a wrapper with this stack pointer. Not for the handler. */
void load_begins(uint64_t sp);

/* Whether the thread has loaded something of which not all is settled; settled as far as it can be, if it has returned from
 * there. Not for the handler. */
bool load_settle_opened(uint64_t sp);

#endif
