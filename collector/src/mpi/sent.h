/* What was sent to whom, point-to-point and apart from it by collectives: a table of each thread's, by rank in MPI_COMM_WORLD.
 *
 * A rank of another communicator is translated when the pair of them is first seen; an index of the thread's keeps where
 * the pair's record is. Freeing a communicator makes all threads ask again about it, and about few others. What sends
 * nothing has neither. */

#ifndef STEELYARD_SENT_H
#define STEELYARD_SENT_H

#include <stddef.h>
#include <stdint.h>

#include "mpi/mpi.h"
#include "region/region.h"

/* The index: a pair is in its own place or in one of those that follow, as far as SENT_PROBES. Where all of these are of
 * other pairs the index doubles, so that a program with many peers asks MPI once about each. */
#define SENT_BITS 7u
#define SENT_MOST_BITS 16u /* 1.5 MiB */
#define SENT_PROBES 4u

struct sent_place {
    uint64_t comm;
    struct region_sent *record;
    int peer;
    uint32_t generation; /* the communicator's; never 0 */
};

/* Of communicators, those of one bucket together. */
#define SENT_BUCKETS 64u

extern HIDDEN uint32_t sent_generations[SENT_BUCKETS];

/* Handles are small numbers, or addresses of objects of some hundred bytes. */
INLINE uint32_t *sent_generation(uint64_t comm)
{
    return &sent_generations[(comm ^ comm >> 9) % SENT_BUCKETS];
}

/* A process in the words of the table. */
struct sent_peer {
    uint32_t kind; /* 0: nobody */
    uint32_t rank;
};

#define SENT_NOBODY ((struct sent_peer){0, 0})

/* The communicator is about to be freed, anywhere in the process: another one may have its handle afterwards. */
void sent_forget(word comm);
void sent_forget_all(void);

/* Who has the rank in the communicator, the remote group's where there is one; nobody is MPI_PROC_NULL. It asks MPI. */
struct sent_peer sent_peer(struct region_thread *t, word comm, int peer);

/* The same, as far as it is known without a question: for the handler, in a call of MPI. */
struct sent_peer sent_at_hand(const struct region_thread *t, word comm, int peer);

/* Whether the communicator has the ranks of MPI_COMM_WORLD, in their order. It may ask MPI. */
bool sent_as_world(struct region_thread *t, word comm);

/* A communicator's group (the remote one, where there is one, unless it is to be the local one) and that of MPI_COMM_WORLD. To be closed also where that failed. */
struct sent_group {
    word group, world;
    bool open, world_open;
};

/* The same of a group of the program's. */
bool sent_open_world(word of, struct sent_group *group);
bool sent_open_group(word comm, bool local, struct sent_group *group);
/* Ranks in MPI_COMM_WORLD, negative of those that have none. */
bool sent_translate(const struct sent_group *group, int count, const int *ranks, int *in_world);
void sent_close_group(struct sent_group *group);

INLINE struct sent_place *sent_place(const struct region_thread *t, uint64_t comm, int peer)
{
    uint64_t hash = (comm ^ (uint64_t)(uint32_t)peer << 32) * UINT64_C(0x9E3779B97F4A7C15) >> (t->sent_shift & 63);

    return (struct sent_place *)t->sent_known + hash;
}

/* The record of the pair, if it is in its place of the index: of MPI_PROC_NULL none is. */
INLINE struct region_sent *sent_known(const struct region_thread *t, word comm, int peer)
{
    uint64_t key = comm & mpi_abi.handle_mask;
    const struct sent_place *place = sent_place(t, key, peer);

    if (__builtin_expect(t->sent_known == 0, 0))
        return NULL;
    return __builtin_expect(place->comm == key && place->peer == peer && place->generation == *sent_generation(key), 1)
               ? place->record
               : NULL;
}

INLINE void sent_count(struct region_sent *record, uint64_t bytes)
{
    record->count++;
    record->bytes += bytes;
}

/* Where messages to the rank are counted, until the thread's next search; NULL: nowhere. It may ask MPI, which has to have
 * accepted both. */
struct region_sent *sent_record(struct region_thread *t, word comm, int peer);

INLINE void sent_add(struct region_sent *record, uint64_t bytes)
{
    if (record != NULL)
        sent_count(record, bytes);
}

/* A collective that MPI accepted sent the bytes. */
INLINE void sent_collectively(struct region_thread *t, word comm, int peer, uint64_t bytes)
{
    struct region_sent *record = bytes > 0 ? sent_record(t, comm, peer) : NULL;

    if (record != NULL)
        record->collective_bytes += bytes;
}

/* A message of so many bytes was sent. */
void sent_to_peer(struct region_thread *t, struct sent_peer peer, uint64_t bytes);

#endif
