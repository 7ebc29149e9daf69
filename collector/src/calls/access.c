/* Calls within others. Whether the outermost is timed is chosen without regard to what it does within. */

#include "calls/access.h"

/* The site of the outermost call, if it is one of which some are timed. */
static const struct region_site *outermost(const struct region_thread *t)
{
    const struct region_site *s = t->site != 0 ? thread_site(t, t->site - 1) : NULL;

    return s != NULL && s->call == t->call && s->stride > 1 ? s : NULL;
}

static uint64_t tick_of(const struct region_thread *t)
{
    return *(const volatile uint64_t *)&t->first_tick_tsc;
}

/* Until its end the countdown of a timed call is 0. */
uint64_t access_inner_start(const struct region_thread *t)
{
    const struct region_site *s = outermost(t);

    return s == NULL || s->countdown == 0 || tick_of(t) != 0 ? clock_cycles() : 0;
}

void access_inner_end(const struct region_thread *t, struct access_time *time)
{
    uint64_t tick = tick_of(t), stride;
    const struct region_site *s;

    if (__builtin_expect((time->start | tick) == 0, 1))
        return;
    time->end = clock_cycles();
    s = outermost(t);
    stride = s != NULL ? s->stride : 1;
    if (time->start == 0) {
        time->start = tick;
        time->cycles = clock_between(tick, time->end);
    } else if (tick == 0) {
        time->cycles = clock_between(time->start, time->end) * stride;
    } else if (tick <= time->start) {
        time->cycles = clock_between(time->start, time->end);
    } else {
        time->cycles = clock_between(time->start, tick) * stride + (time->end > tick ? time->end - tick : 0);
    }
}
