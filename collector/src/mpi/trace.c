#include "mpi/trace.h"

#include <stddef.h>

#include "mpi/awaited.h"
#include "mpi/communicator.h"
#include "mpi/mpi.h"
#include "mpi/sent.h"
#include "mpi/volume.h"
#include "region/event.h"

#define NOBODY UINT32_MAX
#define ANYBODY (UINT32_MAX - 1)
#define NOT_KNOWN (UINT32_MAX - 2)

static uint32_t rank_of(struct region_thread *t, word comm, int peer)
{
    const struct region_sent *record;

    if (peer == mpi_abi.proc_null)
        return NOBODY;
    if (peer < 0)
        return ANYBODY;
    record = sent_record(t, comm, peer);
    return record != NULL && record->kind == PEER_RANK ? record->rank : NOT_KNOWN;
}

/* ---- requests ---- */

/* Handles are gone when their requests are complete: how many the thread keeps meanwhile. */
static __thread uint32_t kept;

void trace_requests(struct region_thread *t, int64_t count, word requests)
{
    uint64_t *handles = event_words(t);

    kept = 0;
    if (handles == NULL || requests == 0)
        return;
    for (int64_t i = 0; i < count && kept < EVENT_WORDS; i++)
        handles[kept++] = mpi_handle_at(requests, (uint32_t)i);
}

/* Who sent what came to a receive from `peer`, and with which tag: where anybody might have, the status knows. */
static void add_sender(struct region_thread *t, struct region_event *event, word comm, int peer, word status)
{
    if (peer == mpi_abi.proc_null || !mpi_status_is_there(status))
        return;
    event->peer = rank_of(t, comm, mpi_status_message(status)[0]);
    event->tag = mpi_status_message(status)[1];
}

static uint64_t status_size(void)
{
    return mpi_abi.family == MPI_MPICH ? 20 : mpi_abi.family == MPI_OPEN_MPI ? 24 : 32;
}

/* Of a receive the status says what came; of others nothing may be asked. */
static void completed(struct region_thread *t, struct region_event event, uint64_t handle, word status)
{
    const struct awaited_request *request = awaited_request(handle);

    if (handle == mpi_abi.request_null)
        return;
    event.kind = EVENT_COMPLETED;
    event.request = handle;
    event.bytes = 0;
    event.peer = NOT_KNOWN;
    event.tag = -1;
    event.comm = NO_COMMUNICATOR;
    if (mpi_status_is_there(status) && request->request == handle && request->what >> 32 == AWAIT_RECEIVE &&
        (int)request->what != mpi_abi.proc_null) {
        add_sender(t, &event, request->comm, (int)request->what, status);
        event.bytes = volume_received(t, status);
    }
    event_add(t, &event);
}

static void all_completed(struct region_thread *t, const struct region_event *event, const struct trace_call *c)
{
    const uint64_t *handles = event_words(t);
    uint32_t some = c->completed != 0 ? (uint32_t)*(const int *)c->completed : 0;
    /* Many statuses stand in an array; the one of a request that was chosen stands alone. */
    bool is_array = mpi_status_is_there(c->statuses);

    if (c->flag != 0 && *(const int *)c->flag == 0)
        return;
    if (c->index != 0) {
        int index = *(const int *)c->index;

        if (index >= 0 && (uint32_t)index < kept)
            completed(t, *event, handles[index], c->status);
        return;
    }
    if (c->completed != 0) {
        for (uint32_t i = 0; (int)some > 0 && i < some; i++) {
            int index = ((const int *)c->indices)[i];

            if (index >= 0 && (uint32_t)index < kept)
                completed(t, *event, handles[index], is_array ? c->statuses + i * status_size() : 0);
        }
        return;
    }
    for (uint32_t i = 0; i < kept; i++)
        completed(t, *event, handles[i], is_array ? c->statuses + i * status_size() : c->status);
}

/* ---- calls ---- */

static void add_message(struct region_thread *t, struct region_event *event, const struct trace_call *c)
{
    event->comm = communicator_number(t, c->comm);
    event->peer = rank_of(t, c->comm, c->peer);
    event->tag = c->tag;
    if (c->kind == EVENT_RECEIVE)
        add_sender(t, event, c->comm, c->peer, c->status);
}

/* What of a call that returned without error is known beyond its time. */
static void describe(struct region_thread *t, struct region_event *event, const struct trace_call *c)
{
    switch (c->kind) {
    case EVENT_SEND:
    case EVENT_RECEIVE:
    case EVENT_START_SEND:
    case EVENT_START_RECEIVE:
    case EVENT_PREPARE_SEND:
    case EVENT_PREPARE_RECEIVE:
        add_message(t, event, c);
        if (c->request != 0)
            event->request = mpi_handle_at(c->request, 0);
        break;
    case EVENT_COLLECTIVE:
        event->comm = communicator_number(t, c->comm);
        if (c->peer >= 0)
            event->peer = rank_of(t, c->comm, c->peer);
        break;
    case EVENT_MAKE:
        event->comm = communicator_number(t, mpi_handle_at(c->request, 0));
        break;
    default:
        break;
    }
}

static void add_second(struct region_thread *t, struct region_event event, const struct trace_call *c)
{
    event.kind = event.kind == EVENT_START_SEND ? EVENT_ALSO_START_RECEIVE : EVENT_ALSO_RECEIVE;
    event.peer = rank_of(t, c->comm, c->source);
    event.tag = c->source_tag;
    event.bytes = c->received;
    add_sender(t, &event, c->comm, c->source, c->status);
    event_add(t, &event);
}

void trace_call(struct region_thread *t, const struct region_site *s, uint64_t start, int result,
                const struct trace_call *c)
{
    struct region_event event = {
        .start_tsc = start,
        .end_tsc = c->end != 0 ? c->end : t->left_tsc,
        .bytes = c->bytes,
        .kind = EVENT_CALL,
        .site = s->number,
        .comm = NO_COMMUNICATOR,
        .peer = NOBODY,
        .tag = -1,
    };
    bool known = result == 0 && mpi_abi.family != MPI_UNKNOWN;

    if (!event_kept(t))
        return;
    if (known) {
        event.kind = c->kind;
        describe(t, &event, c);
    }
    event_add(t, &event);
    if (known && c->also_receives)
        add_second(t, event, c);
    if (known && c->completes)
        all_completed(t, &event, c);
    if (known && c->kind == EVENT_CALL && c->request != 0)
        for (int64_t i = 0; i < c->count; i++) {
            struct region_event started = event;

            started.kind = EVENT_STARTED;
            started.request = mpi_handle_at(c->request, (uint32_t)i);
            event_add(t, &started);
        }
}
