/* Whom a thread in a call of MPI waits for.
 *
 * A wrapper leaves the call's arguments in the thread's block, and the first tick in the call looks at them, while the
 * requests of a Wait or Test are there; a table says what each was started with. When such a call is over, its ranks are
 * told to the ring as those of MPI_COMM_WORLD. */

#ifndef STEELYARD_AWAITED_H
#define STEELYARD_AWAITED_H

#include <stddef.h>
#include <stdint.h>

#include "mpi/mpi.h"
#include "mpi/sent.h"
#include "region/region.h"

/* What a request was started with. A place of the table is that of several: the newest has it. */
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

/* The group of an epoch: of MPI_Win_start, or MPI_Win_post. */
struct awaited_group {
    uint64_t handle; /* 0 once it was freed */
    uint32_t kept;   /* ranks that it then had, in MPI_COMM_WORLD */
    int ranks[AWAITED];
};

/* What a window or file was made with, likewise; apart from requests, of which there are many. */
struct awaited_object {
    uint64_t handle;
    uint64_t comm; /* 0 once it was freed */
    struct awaited_group started, posted;
    /* The thread that got an exclusive lock last, NULL once it has given it back; where, and its `last_tick` then. */
    const struct region_thread *holder;
    uint64_t held_since;
    uint32_t held_rank;
};

#define AWAITED_OBJECT_BITS 5u

extern HIDDEN struct awaited_object awaited_objects[1u << AWAITED_OBJECT_BITS];

INLINE struct awaited_object *awaited_object(uint64_t handle)
{
    return &awaited_objects[handle * UINT64_C(0x9E3779B97F4A7C15) >> (64 - AWAITED_OBJECT_BITS)];
}

/* Before the call: the communicator and ranks in it, the address of requests and their number, or a window or file. */
INLINE void awaits(struct region_thread *t, word what, uint64_t more)
{
    t->awaits = what;
    t->awaits_more = more;
}

/* What requests are started with is kept from the first time on that a thread waits long for some: where that never is, or
 * for moments alone, nobody will ask. */
extern HIDDEN bool awaited_wanted;

/* The handle there: a word, or half of one where the MPI has such handles or is not known. */
INLINE uint64_t awaited_handle(word at)
{
    return mpi_abi.family > MPI_MPICH ? *(const word *)at : *(const uint32_t *)at;
}

/* A request was made, to which `request` points. */
INLINE void awaited_made(word request, enum await kind, word comm, uint32_t peer)
{
    uint64_t handle = awaited_handle(request);
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

/* A window or file was made with the communicator. */
void awaited_object_made(uint64_t handle, word comm);

/* An epoch of a window is about to begin. */
INLINE void awaited_group_started(uint64_t win, word group)
{
    struct awaited_object *object = awaited_object(win);

    if (object->handle == win)
        object->started.handle = group & mpi_abi.handle_mask;
}

INLINE void awaited_group_posted(uint64_t win, word group)
{
    struct awaited_object *object = awaited_object(win);

    if (object->handle == win)
        object->posted.handle = group & mpi_abi.handle_mask;
}

/* The group is about to be freed. It may ask MPI. */
void awaited_forget_group(word group);

/* The thread held a lock in which there was a tick. It may ask MPI. */
void awaited_held(struct region_thread *t, const struct awaited_object *object);

INLINE void awaited_locked(struct region_thread *t, int type, uint32_t rank, uint64_t win)
{
    struct awaited_object *object = awaited_object(win);

    if (type == mpi_abi.lock_exclusive && object->handle == win) {
        object->held_since = t->last_tick;
        object->held_rank = rank;
        object->holder = t;
    }
}

INLINE void awaited_unlocked(struct region_thread *t, uint32_t rank, uint64_t win)
{
    struct awaited_object *object = awaited_object(win);

    if (object->holder != t || object->handle != win || object->held_rank != rank)
        return;
    if (__builtin_expect(t->last_tick != object->held_since, 0))
        awaited_held(t, object);
    object->holder = NULL;
}

/* The communicator is about to be freed: requests, windows and files of it are of nobody. */
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
