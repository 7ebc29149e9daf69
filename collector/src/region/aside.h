/* The call that a signal handler has interrupted, while the handler is in a call of its own. */

#ifndef STEELYARD_ASIDE_H
#define STEELYARD_ASIDE_H

#include <stdbool.h>

#include "ground/arch.h"
#include "ground/export.h"
#include "region/region.h"
#include "region/thread.h"

/* The thread is between calls until aside_end(). False if handlers have interrupted each other's calls too often for that,
 * or if calls pass uncounted. */
bool aside_begin(struct region_thread *t);

/* The thread is in the call again in which it was. */
void aside_end(struct region_thread *t);

/* The present call is over, or will not come to its end. */
INLINE void aside_leave_call(struct region_thread *t)
{
    uint32_t idle = t->idle;

    t->call = idle;
    if (__builtin_expect(idle == THREAD_ASIDE, 0))
        aside_end(t);
}

#endif
