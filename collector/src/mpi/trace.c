#include "mpi/trace.h"

#include <stddef.h>
#include <string.h>

#include "mpi/awaited.h"
#include "mpi/communicator.h"
#include "mpi/mpi.h"
#include "mpi/sent.h"
#include "mpi/volume.h"
#include "region/event.h"

static uint32_t rank_of(struct region_thread *t, word comm, int peer)
{
    const struct region_sent *record;

    if (peer == mpi_abi.proc_null)
        return PEER_NOBODY;
    if (peer < 0)
        return PEER_ANYBODY;
    record = sent_record(t, comm, peer);
    return record != NULL && record->kind == PEER_RANK ? record->rank : PEER_NOT_KNOWN;
}

/* ---- requests ---- */

/* Handles are gone when their requests are complete: how many the thread keeps meanwhile. */
static __thread uint32_t kept;

static uint64_t status_size(void)
{
    return mpi_abi.family == MPI_MPICH ? 20 : mpi_abi.family == MPI_OPEN_MPI ? 24 : 32;
}

/* Room of ours for so many, of nobody: not every call writes them all. */
static word statuses_or(struct region_thread *t, uint32_t count, word statuses)
{
    struct event_room *room = event_room(t);

    if (room == NULL || mpi_abi.family == MPI_UNKNOWN || statuses != mpi_abi.status_ignore)
        return statuses;
    for (uint32_t i = 0; i < count; i++) {
        word status = (word)room->statuses + i * status_size();
        int *message = (int *)(uintptr_t)mpi_status_message(status);

        memset((void *)status, 0, status_size());
        message[0] = message[1] = -1;
    }
    return (word)room->statuses;
}

word trace_status(struct region_thread *t, word status)
{
    return statuses_or(t, 1, status);
}

word trace_requests(struct region_thread *t, int64_t count, word requests, word statuses)
{
    struct event_room *room = event_room(t);

    kept = 0;
    if (room == NULL || requests == 0)
        return statuses;
    for (int64_t i = 0; i < count && kept < EVENT_REQUESTS; i++)
        room->requests[kept++] = mpi_handle_at(requests, (uint32_t)i);
    return kept == count ? statuses_or(t, kept, statuses) : statuses;
}

/* Who sent what came to a receive from `peer`, and with which tag: where anybody might have, the status knows. */
static void add_sender(struct region_thread *t, struct region_event *event, word comm, int peer, word status)
{
    if (peer == mpi_abi.proc_null || !mpi_status_is_there(status))
        return;
    event->peer = rank_of(t, comm, mpi_status_message(status)[0]);
    event->tag = mpi_status_message(status)[1];
}

static bool was_cancelled(word status)
{
    int cancelled = 0;

    return mpi_status_is_there(status) &&
           ((int (*)(word, int *))next_pmpi(CALL_MPI_Test_cancelled))(status, &cancelled) == 0 && cancelled != 0;
}

/* Of a receive the status says what came: the reader knows which they are, and who is meant by a rank. */
static void completed(struct region_thread *t, struct region_event event, uint64_t handle, word status)
{
    if (handle == mpi_abi.request_null)
        return;
    event.kind = was_cancelled(status) ? EVENT_CANCELLED : EVENT_COMPLETED;
    event.request = handle;
    event.bytes = 0;
    event.peer = PEER_NOT_KNOWN;
    event.tag = -1;
    event.comm = NO_COMMUNICATOR;
    if (mpi_status_is_there(status)) {
        const int *message = mpi_status_message(status);

        event.peer = message[0] >= 0 ? (uint32_t)message[0] : PEER_NOT_KNOWN;
        event.tag = message[1];
        event.bytes = volume_received(t, status);
    }
    event_add(t, &event);
}

static void all_completed(struct region_thread *t, const struct region_event *event, const struct trace_call *c)
{
    const uint64_t *handles = kept != 0 ? event_room(t)->requests : NULL;
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
    uint64_t later = c->comm_later != 0 ? mpi_handle_at(c->comm_later, 0) : 0;

    if (later != 0)
        event->comm = communicator_in_order(later); /* who is in it may not be asked yet */
    if (c->matches && c->flag != 0 && *(const int *)c->flag == 0)
        event->kind = EVENT_CALL;
    else if (c->matches && mpi_status_is_there(c->status))
        event->bytes = volume_received(t, c->status);
    switch (event->kind) {
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

/* A receive that had an error has taken a message all the same if that was too long. Nothing is asked of MPI. */
static void refused(struct region_event *event, const struct trace_call *c)
{
    uint32_t comm = mpi_abi.family != MPI_UNKNOWN ? communicator_known(c->comm) : NO_COMMUNICATOR;

    if (comm == NO_COMMUNICATOR)
        return;
    event->kind = EVENT_RECEIVE;
    event->comm = comm;
    event->peer = PEER_NOT_KNOWN;
    event->tag = c->tag >= 0 ? c->tag : -1;
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
        .peer = PEER_NOBODY,
        .tag = -1,
    };
    bool known = result == 0 && mpi_abi.family != MPI_UNKNOWN;

    if (!event_kept(t))
        return;
    if (known) {
        event.kind = c->kind;
        describe(t, &event, c);
    } else if (c->kind == EVENT_RECEIVE) {
        refused(&event, c);
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
