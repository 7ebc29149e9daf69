/* Libraries that do I/O for the program lie one above the other: netCDF, HDF5, MPI-IO. Each counts what was done with
 * its files, also where another one asks it to; the sites count the outermost call alone, as everywhere. What a library
 * asks of itself is part of the call in which it does so. */

#ifndef STEELYARD_LAYER_H
#define STEELYARD_LAYER_H

#include <stdbool.h>
#include <stdint.h>

#include "calls/access.h"
#include "calls/call.h"
#include "files/file_use.h"
#include "ground/clock.h"
#include "ground/export.h"
#include "region/thread.h"

/* Bits by interface: which libraries the thread is inside. Means nothing while it is in no wrapped call: a call that was
 * left by a jump leaves its bit behind. */
extern HIDDEN __thread uint32_t layer_inside __attribute__((tls_model("initial-exec")));

struct layer_call {
    struct region_site *site; /* NULL if another call counts */
    struct access_time time;
};

/* Nothing is to be recorded. */
INLINE bool layer_passes(const struct region_thread *t, enum file_interface interface)
{
    return __builtin_expect(t == NULL || (!thread_idle(t) && (layer_inside & 1u << interface) != 0), 0);
}

INLINE struct layer_call layer_enter(struct region_thread *t, enum file_interface interface, uint32_t call,
                                     const void *return_address)
{
    struct layer_call c = {NULL, {0, 0, 0}};

    if (thread_idle(t)) {
        layer_inside = 1u << interface;
        c.site = call_enter(t, call, return_address, &c.time.start);
    } else {
        layer_inside |= 1u << interface;
    }
    if (c.time.start == 0)
        c.time.start = clock_cycles();
    return c;
}

INLINE void layer_leave(struct region_thread *t, enum file_interface interface, struct layer_call *c, bool failed)
{
    c->time.end = clock_cycles();
    c->time.cycles = clock_between(c->time.start, c->time.end);
    layer_inside &= ~(1u << interface);
    if (c->site != NULL)
        call_leave_at(t, c->site, c->time.start, c->time.end, failed);
}

/* The same of a call whose time its site chooses. */
INLINE struct layer_call layer_moving_enter(struct region_thread *t, enum file_interface interface, uint32_t call,
                                            const void *return_address)
{
    struct layer_call c = {NULL, {0, 0, 0}};

    layer_inside = (thread_idle(t) ? 0 : layer_inside) | 1u << interface;
    c.site = access_enter(t, call, return_address, &c.time.start);
    return c;
}

INLINE void layer_moving_leave(struct region_thread *t, enum file_interface interface, struct layer_call *c,
                               bool failed)
{
    layer_inside &= ~(1u << interface);
    access_leave(t, c->site, &c->time, failed);
}

INLINE void layer_volume(const struct layer_call *c, uint64_t bytes)
{
    if (c->site != NULL)
        site_volume(c->site, bytes);
}

/* A counter of struct region_file_use, by its offset. */
#define LAYER_FIELD(name) ((uint32_t)offsetof(struct region_file_use, name))

/* A call that moved no data; one that failed counts as an error and nothing else. */
void layer_asked(struct region_thread *t, struct region_file_use *use, const struct layer_call *c, uint32_t field,
                 bool failed);

void layer_opened(struct region_thread *t, struct region_file_use *use, const struct layer_call *c, bool failed);

void layer_closed(struct region_thread *t, struct region_file_use *use, const struct layer_call *c, bool failed);

#endif
