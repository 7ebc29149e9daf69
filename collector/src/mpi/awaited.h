/* Whom a thread in a call of MPI waits for.
 *
 * A wrapper leaves the call's arguments in the thread's block, and the first tick in the call looks at them, while the
 * requests of a Wait or Test are there; a table says what each was started with. When such a call is over, its ranks are
 * told to the ring as those of MPI_COMM_WORLD. */

#ifndef STEELYARD_AWAITED_H
#define STEELYARD_AWAITED_H

#include <stdint.h>

#include "mpi/mpi.h"
#include "mpi/sent.h"
#include "region/region.h"

/* What a request was started with, or a window made with. A place of the table is that of several: the newest has it. */
struct awaited_request {
    uint64_t request;
    uint64_t comm;
    uint64_t what; /* the rank there, and `enum await` << 32 */
    uint64_t pad;
};

#define AWAITED_REQUEST_BITS 10u

extern HIDDEN struct awaited_request awaited_requests[1u << AWAITED_REQUEST_BITS];

INLINE struct awaited_request *awaited_request(uint64_t request)
{
    return &awaited_requests[request * UINT64_C(0x9E3779B97F4A7C15) >> (64 - AWAITED_REQUEST_BITS)];
}

/* Before the call: the communicator and ranks in it, or the address of requests and their number. */
INLINE void awaits(struct region_thread *t, word what, uint64_t more)
{
    t->awaits = what;
    t->awaits_more = more;
}

/* What requests are started with is kept from the first time on that a thread waits long for some: where that never is, or
 * for moments alone, nobody will ask. */
extern HIDDEN bool awaited_wanted;

/* A request was made, to which `request` points: a word, or half of one where the MPI has such handles or is not known. */
INLINE void awaited_made(word request, enum await kind, word comm, uint32_t peer)
{
    uint64_t handle = mpi_abi.family > MPI_MPICH ? *(const word *)request : *(const uint32_t *)request;
    struct awaited_request *place = awaited_request(handle);

    place->request = handle;
    place->comm = comm;
    place->what = peer | (uint64_t)kind << 32;
}

/* One was started that is over once it is complete. */
INLINE void awaited_started(word request, enum await kind, word comm, uint32_t peer)
{
    if (__builtin_expect(awaited_wanted, 0))
        awaited_made(request, kind, comm, peer);
}

/* The communicator is about to be freed: requests of it are of nobody. */
void awaited_forget_comm(word comm);

/* For the handler, at the first tick in a call. */
void awaited_look(struct region_thread *t);

/* For the handler, once a tick: whether the thread may have begun a call of MPI since the tick before. */
bool awaited_called(struct region_thread *t);

/* The call in which there was a tick is over. It may ask MPI. */
void awaited_tell(struct region_thread *t, word status);

/* `status` may be 0. */
INLINE void awaited_after(struct region_thread *t, int result, word status)
{
    if (__builtin_expect(t->first_tick_tsc != 0, 0) && result == 0 && t->awaited_kind != AWAIT_NOTHING)
        awaited_tell(t, status);
}

#endif
