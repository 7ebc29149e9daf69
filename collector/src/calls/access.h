/* The time of a call that moves data. At its site one in `stride` calls is timed and stands for the others; one within
 * another call is timed where that one is, and stands for as many. What lies behind a tick is measured in each. */

#ifndef STEELYARD_ACCESS_H
#define STEELYARD_ACCESS_H

#include <stdbool.h>
#include <stdint.h>

#include "calls/call.h"
#include "ground/clock.h"
#include "ground/export.h"

struct access_time {
    uint64_t start;  /* 0 if it was not timed */
    uint64_t end;    /* likewise */
    uint64_t cycles; /* what it adds to a record's time: its own and that of those it stands for */
};

INLINE struct access_time access_between(uint64_t start, uint64_t end)
{
    return (struct access_time){start, end, clock_between(start, end)};
}

/* When a call within another begins, or 0. */
uint64_t access_inner_start(const struct region_thread *t);
void access_inner_end(const struct region_thread *t, struct access_time *time);

/* The site, or NULL in a nested call. */
INLINE struct region_site *access_enter(struct region_thread *t, uint32_t call, const void *return_address,
                                        uint64_t *start)
{
    if (__builtin_expect(!call_nested(t), 1))
        return call_enter(t, call, return_address, start);
    *start = access_inner_start(t);
    return NULL;
}

/* What the site's time grows by is what the record's does. */
INLINE void access_leave(struct region_thread *t, struct region_site *s, struct access_time *time, bool failed)
{
    uint64_t tick;

    time->end = 0;
    time->cycles = 0;
    CALL_BARRIER();
    if (__builtin_expect(s == NULL, 0)) {
        access_inner_end(t, time);
        return;
    }
    tick = *(volatile uint64_t *)&t->first_tick_tsc;
    if (__builtin_expect((time->start | tick) != 0, 0)) {
        uint64_t before = s->weighted_tsc + s->tail_tsc;

        time->end = clock_cycles();
        call_account(t, s, time->start, time->end);
        time->cycles = s->weighted_tsc + s->tail_tsc - before;
        if (time->start == 0)
            time->start = tick;
    }
    call_over(t, s, failed);
}

#endif
