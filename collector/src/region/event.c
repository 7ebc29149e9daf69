/* The oldest events are kept. A reader may come at any moment: an event counts once `used` says so. */

#include "region/event.h"

#include "gen/losses.h"
#include "ground/options.h"
#include "region/ring.h"

struct chunk {
    struct region_event_head head;
    struct region_event events[EVENT_CHUNK];
    struct event_room room;
};

static struct chunk *chunk_of(const struct region_thread *t)
{
    return t->events != 0 ? region_at(t->events) : NULL;
}

static struct chunk *have_chunk(struct region_thread *t)
{
    if (t->events == 0)
        t->events = region_allocate(sizeof(struct chunk));
    return chunk_of(t);
}

struct event_room *event_room(struct region_thread *t)
{
    struct chunk *chunk = have_chunk(t);

    return chunk != NULL ? &chunk->room : NULL;
}

/* More than anybody wants, and room to count on. */
#define CLOSED (UINT64_C(1) << 62)

void event_close(void)
{
    __atomic_fetch_or(&region->events_kept, CLOSED, __ATOMIC_RELAXED);
}

/* Samples have the other half of the ring. */
static void put(struct region_thread *t, struct chunk *chunk)
{
    const struct ring_part part = {chunk->events, chunk->head.used * sizeof *chunk->events};
    const struct ring_record record = {
        .thread = t->number,
        .tid = t->tid,
        .mono_ns = region->last_mono_ns,
    };
    uint32_t calls = chunk->head.calls;

    __atomic_store_n(&chunk->head.used, 0, __ATOMIC_RELEASE);
    chunk->head.calls = 0;
    if (!ring_half_full() && ring_append_parts(RING_TRACE, &record, &part, 1)) {
        __atomic_fetch_add(&region->events_kept, calls, __ATOMIC_RELAXED);
        return;
    }
    event_close();
    __atomic_fetch_add(&region->losses[LOSS_TRACE_FULL], calls, __ATOMIC_RELAXED);
}

bool event_kept(struct region_thread *t)
{
    const struct chunk *chunk = have_chunk(t);

    if (chunk != NULL && __atomic_load_n(&region->events_kept, __ATOMIC_RELAXED) + chunk->head.calls < options.trace)
        return true;
    region_lose(LOSS_TRACE_FULL);
    return false;
}

void event_add(struct region_thread *t, const struct region_event *event)
{
    struct chunk *chunk = chunk_of(t);

    if (chunk->head.used == EVENT_CHUNK)
        put(t, chunk);
    if ((__atomic_load_n(&region->events_kept, __ATOMIC_RELAXED) & CLOSED) != 0) {
        if (event->kind < EVENT_ALSO_RECEIVE)
            region_lose(LOSS_TRACE_FULL);
        return;
    }
    chunk->events[chunk->head.used] = *event;
    chunk->head.calls += event->kind < EVENT_ALSO_RECEIVE;
    __atomic_store_n(&chunk->head.used, chunk->head.used + 1, __ATOMIC_RELEASE);
}

void event_end(struct region_thread *t)
{
    struct chunk *chunk = chunk_of(t);

    if (chunk != NULL && chunk->head.used > 0)
        put(t, chunk);
}
