/* How many bytes an MPI call is about: the rules of api/mpi.toml.
 *
 * Sizes of datatypes and communicators are asked of MPI once and kept by handle in the thread's block, which holds
 * both: no handle is a datatype and a communicator. Freeing any of either makes all threads ask again. */

#ifndef STEELYARD_VOLUME_H
#define STEELYARD_VOLUME_H

#include <stdbool.h>
#include <stdint.h>

#include "calls/site.h"
#include "mpi/mpi.h"
#include "region/region.h"

extern HIDDEN uint64_t volume_generation;

/* Elements are int, or int64_t if large. */
struct counts {
    const void *array;
    bool large;
};

/* A datatype or communicator was freed, anywhere in the process. */
void volume_forget(void);

uint64_t volume_ask_type(struct region_thread *t, word datatype);

/* Ranks of the communicator, and in the high half those of its remote group, or the same. */
uint64_t volume_ask_ranks(struct region_thread *t, word comm);

INLINE uint64_t volume_slot(uint64_t handle)
{
    return handle * UINT64_C(0x9E3779B97F4A7C15) >> 58;
}

/* What is kept of a handle, or NULL. */
INLINE const uint64_t *volume_kept(const struct region_thread *t, word handle)
{
    uint64_t key = handle & mpi_abi.handle_mask;
    const uint64_t *pair = &t->type_cache[2 * volume_slot(key)];

    return __builtin_expect(pair[0] == key && t->type_cache_generation == volume_generation, 1) ? &pair[1] : NULL;
}

INLINE uint64_t volume_type(struct region_thread *t, word datatype)
{
    const uint64_t *kept = volume_kept(t, datatype);

    return kept != NULL ? *kept : volume_ask_type(t, datatype);
}

INLINE uint32_t volume_others(struct region_thread *t, word comm)
{
    const uint64_t *kept = volume_kept(t, comm);

    return (uint32_t)((kept != NULL ? *kept : volume_ask_ranks(t, comm)) >> 32);
}

INLINE uint64_t volume_of_type(struct region_thread *t, int64_t count, word datatype)
{
    return count > 0 ? (uint64_t)count * volume_type(t, datatype) : 0;
}

INLINE uint64_t volume_to_peer(struct region_thread *t, int64_t count, word datatype, int peer)
{
    return peer != mpi_abi.proc_null ? volume_of_type(t, count, datatype) : 0;
}

INLINE uint64_t volume_block(struct region_thread *t, word buffer, int64_t count, word datatype,
                             int64_t other_count, word other_datatype)
{
    return buffer == mpi_abi.in_place ? volume_of_type(t, other_count, other_datatype)
                                      : volume_of_type(t, count, datatype);
}

INLINE uint64_t volume_blocks(struct region_thread *t, word buffer, int64_t count, word datatype,
                              int64_t other_count, word other_datatype, word comm)
{
    return volume_block(t, buffer, count, datatype, other_count, other_datatype) * volume_others(t, comm);
}

/* Whether a call with these arguments, and a peer, has as many bytes as each of the site's run. */
INLINE bool volume_repeats(struct region_thread *t, const void *from, uint32_t count, word datatype)
{
    const struct site_recent *recent = site_recent(t, (uint64_t)from);

    return __builtin_expect(recent->datatype == datatype, 1) && __builtin_expect(recent->count == count, 1) &&
           __builtin_expect(recent->generation == (uint32_t)volume_generation, 1);
}

/* The call had no error: its bytes count, which it gives, and the next such call finds them without a question. */
uint64_t volume_add_to_peer(struct region_thread *t, struct region_site *s, int64_t count, word datatype, int peer);

static inline uint64_t volume_one(struct region_thread *t, word datatype, int peer)
{
    return volume_to_peer(t, 1, datatype, peer);
}

uint64_t volume_partitions(struct region_thread *t, int64_t partitions, int64_t count, word datatype,
                           int peer);
/* Where the library alone knows where a status keeps the number of bytes. */
uint64_t volume_ask_status(word status);

INLINE uint64_t volume_received(struct region_thread *t, word status)
{
    const union mpi_status *s = (const union mpi_status *)status;

    (void)t;
    if (mpi_abi.family == MPI_OPEN_MPI) /* source, tag, error, cancelled, then size_t */
        return s->words[2];
    if (mpi_abi.family == MPI_MPICH) /* count_lo; then 31 bits of count_hi above one bit "cancelled" */
        return (s->words[0] & 0xFFFFFFFFu) | s->words[0] >> 33 << 32;
    return volume_ask_status(status);
}

INLINE uint64_t volume_transferred(struct region_thread *t, word status, int64_t count, word datatype)
{
    uint64_t most = volume_of_type(t, count, datatype);
    uint64_t moved = volume_received(t, status);

    return moved <= most ? moved : most;
}

uint64_t volume_rooted(struct region_thread *t, int64_t count, word datatype, int root);
uint64_t volume_rooted_block(struct region_thread *t, word buffer, int64_t count, word datatype,
                             int64_t other_count, word other_datatype, int root);

/* Those that end in `noted` count, if it is true, what goes to whom (sent.h). */

uint64_t volume_gathered_of(struct region_thread *t, word buffer, int64_t count, word datatype,
                            struct counts other_counts, word other_datatype, word comm, int root, bool noted);
uint64_t volume_scattered_of(struct region_thread *t, word buffer, int64_t count, word datatype,
                             struct counts other_counts, word other_datatype, word comm, int root, bool noted);
uint64_t volume_block_of(struct region_thread *t, word buffer, int64_t count, word datatype,
                         struct counts other_counts, word other_datatype, word comm);
uint64_t volume_counts(struct region_thread *t, word buffer, struct counts counts, word datatype,
                       struct counts other_counts, word other_datatype, word comm, bool noted);
uint64_t volume_counts_types(struct region_thread *t, word buffer, struct counts counts,
                             const void *datatypes, struct counts other_counts,
                             const void *other_datatypes, word comm, bool noted);
uint64_t volume_reduce_counts(struct region_thread *t, struct counts counts, word datatype, word comm);
uint64_t volume_reduce_blocks(struct region_thread *t, int64_t count, word datatype, word comm);
uint64_t volume_neighbor_block(struct region_thread *t, int64_t count, word datatype, word comm, bool noted);
uint64_t volume_neighbor_blocks(struct region_thread *t, int64_t count, word datatype, word comm, bool noted);
uint64_t volume_neighbor_counts(struct region_thread *t, struct counts counts, word datatype, word comm, bool noted);
uint64_t volume_neighbor_counts_types(struct region_thread *t, struct counts counts,
                                      const void *datatypes, word comm, bool noted);

/* Which ranks send to this one by the communicator's topology, MPI_PROC_NULL among them; 0 where it does not say or there
 * are more than `most`. */
uint32_t volume_sources(word comm, int *ranks, uint32_t most);

#endif
