/* Calls of MPI one by one, where the user wants them (STEELYARD_TRACE): what the wrappers of gen/ tell of each. All such
 * calls are timed, so that none takes a short way; where nothing is kept, a wrapper's whole body looks at a word more. */

#ifndef STEELYARD_TRACE_H
#define STEELYARD_TRACE_H

#include <stdbool.h>
#include <stdint.h>

#include "ground/export.h"
#include "ground/options.h"
#include "ground/word.h"
#include "region/region.h"

INLINE bool trace_wanted(void)
{
    return __builtin_expect(options.trace != 0, 0);
}

/* A call that has returned. What a kind does not have is 0. */
struct trace_call {
    enum event_kind kind;
    int peer, tag;
    word comm;
    uint64_t bytes;
    word request; /* where the handles of requests are, or that of a new communicator */
    word comm_later; /* where that is of one that is not made until its request is complete */
    int64_t count; /* how many of them */
    /* Of a call that receives as well. */
    int source, source_tag;
    uint64_t received;
    bool also_receives;
    bool matches; /* it may have found a message, and taken it out of its queue: whoever receives that gets no other */
    word status;
    /* Of a call that completes requests: where it says whether, which one, how many and which. */
    word flag, index, completed, indices, statuses;
    bool completes;
    uint64_t end; /* where it is not the thread's newest */
};

/* Before a call that may complete these requests. Where it is to write statuses to: room of ours if the program wants none,
 * for they say what came from anybody. */
word trace_requests(struct region_thread *t, int64_t count, word requests, word statuses);

/* Likewise before one that has one status. */
word trace_status(struct region_thread *t, word status);

/* `start` as the call site timed it; nothing is asked of MPI if it had an error. */
void trace_call(struct region_thread *t, const struct region_site *s, uint64_t start, int result,
                const struct trace_call *c);

#endif
