/* Calls that are kept one by one: a thread gathers events in memory of its own, and puts them into the ring when there are
 * EVENT_CHUNK of them, or when it ends. For the owning thread, not for handlers. */

#ifndef STEELYARD_EVENT_H
#define STEELYARD_EVENT_H

#include <stdbool.h>
#include <stdint.h>

#include "region/region.h"

/* Whether one more call of the thread is kept; else it is counted as lost. */
bool event_kept(struct region_thread *t);

/* Of a call that is kept, its event, and those that follow it. */
void event_add(struct region_thread *t, const struct region_event *event);

/* Room of the thread's own, for what a call is told before and needs behind; NULL where there is none. */
#define EVENT_REQUESTS 512u
struct event_room {
    uint64_t requests[EVENT_REQUESTS];
    uint64_t statuses[4 * EVENT_REQUESTS]; /* as the largest are */
};

struct event_room *event_room(struct region_thread *t);

/* No further call of the process is kept: what follows would have holes. */
void event_close(void);

/* The thread ends. */
void event_end(struct region_thread *t);

#endif
