/* The rules that need more than a datatype's size, and the questions to MPI. Local calls only. */

#include "mpi/volume.h"

#include <string.h>

#include "calls/call.h"
#include "gen/losses.h"
#include "mpi/sent.h"

/* Never 0, the generation of a thread's empty cache. */
uint64_t volume_generation = 1;

void volume_forget(void)
{
    __atomic_fetch_add(&volume_generation, 1, __ATOMIC_ACQ_REL);
}

static void keep(struct region_thread *t, uint64_t key, uint64_t value)
{
    uint64_t *pair = &t->type_cache[2 * volume_slot(key)];

    pair[0] = key;
    pair[1] = value;
}

/* What is kept under the key, or -1. */
static int64_t kept(struct region_thread *t, uint64_t key)
{
    uint64_t now = __atomic_load_n(&volume_generation, __ATOMIC_ACQUIRE);
    const uint64_t *pair = &t->type_cache[2 * volume_slot(key)];

    if (t->type_cache_generation != now) {
        memset(t->type_cache, 0, sizeof t->type_cache);
        t->type_cache_generation = now;
    }
    return pair[0] == key ? (int64_t)pair[1] : -1;
}

/* MPI_Type_size_x gives what does not fit an int, too. */
uint64_t volume_ask_type(struct region_thread *t, word datatype)
{
    static int (*size_x)(word, int64_t *);
    static int (*size)(word, int *);
    int64_t large = -1;
    int small = -1;
    uint64_t handle;

    if (mpi_abi.family == MPI_UNKNOWN)
        mpi_detect();
    if (mpi_abi.family == MPI_UNKNOWN)
        return 0;
    handle = datatype & mpi_abi.handle_mask;
    large = kept(t, handle);
    if (large >= 0)
        return (uint64_t)large;
    if (size_x == NULL)
        size_x = (int (*)(word, int64_t *))next_pmpi(CALL_MPI_Type_size_x);
    if (size == NULL)
        size = (int (*)(word, int *))next_pmpi(CALL_MPI_Type_size);
    if (size_x(datatype, &large) != 0 || large < 0) {
        if (size(datatype, &small) != 0 || small < 0) {
            region_lose(LOSS_VOLUME_UNKNOWN);
            return 0;
        }
        large = small;
    }
    keep(t, handle, (uint64_t)large);
    return (uint64_t)large;
}

uint64_t volume_ask_ranks(struct region_thread *t, word comm)
{
    uint64_t key = comm & mpi_abi.handle_mask;
    int64_t found = kept(t, key);
    int local = 0, other, inter = 0;

    if (found >= 0)
        return (uint64_t)found;
    ((int (*)(word, int *))next_pmpi(CALL_MPI_Comm_size))(comm, &local);
    ((int (*)(word, int *))next_pmpi(CALL_MPI_Comm_test_inter))(comm, &inter);
    other = local;
    if (inter != 0)
        ((int (*)(word, int *))next_pmpi(CALL_MPI_Comm_remote_size))(comm, &other);
    found = (int64_t)((uint64_t)(uint32_t)other << 32 | (uint32_t)local);
    keep(t, key, (uint64_t)found);
    return (uint64_t)found;
}

uint64_t volume_add_to_peer(struct region_thread *t, struct region_site *s, int64_t count, word datatype, int peer)
{
    struct site_recent *recent = site_recent(t, s->return_address);
    uint32_t generation = (uint32_t)__atomic_load_n(&volume_generation, __ATOMIC_ACQUIRE);
    bool known = recent->site == s;
    uint64_t bytes;

    if (known)
        *(volatile uint32_t *)&recent->count = SITE_NO_COUNT;
    bytes = volume_to_peer(t, count, datatype, peer);
    site_volume(s, bytes);
    if (!known || peer == mpi_abi.proc_null || (uint64_t)count >= SITE_NO_COUNT)
        return bytes;
    recent->datatype = datatype;
    recent->generation = generation;
    *(volatile uint32_t *)&recent->count = (uint32_t)count;
    return bytes;
}

static int rank_in(word comm)
{
    int rank = -1;

    ((int (*)(word, int *))next_pmpi(CALL_MPI_Comm_rank))(comm, &rank);
    return rank;
}

#define DIMENSIONS 32

/* Of the neighbours in a grid, two a dimension, those beyond its edges: MPI_PROC_NULL, a bit each. */
static uint64_t beyond_edges(word comm, int dimensions)
{
    int sizes[DIMENSIONS], periodic[DIMENSIONS], here[DIMENSIONS];
    uint64_t absent = 0;

    if (dimensions > DIMENSIONS || ((int (*)(word, int, int *, int *, int *))next_pmpi(CALL_MPI_Cart_get))(
                                       comm, dimensions, sizes, periodic, here) != 0)
        return 0;
    for (int i = 0; i < dimensions; i++)
        if (periodic[i] == 0)
            absent |= (uint64_t)(here[i] == 0) << 2 * i | (uint64_t)(here[i] == sizes[i] - 1) << (2 * i + 1);
    return absent;
}

/* Neighbours that data goes to, or -1; those that are MPI_PROC_NULL, of the first 64, have a bit. Asked each time:
 * neighbourhood collectives are not the short calls. */
static int neighbors_of(word comm, uint64_t *absent)
{
    int topology = -1, number = -1, in = 0, weighted = 0;

    *absent = 0;

    ((int (*)(word, int *))next_pmpi(CALL_MPI_Topo_test))(comm, &topology);
    if (topology < 0)
        return -1;
    if (topology == mpi_abi.topology_cart) {
        if (((int (*)(word, int *))next_pmpi(CALL_MPI_Cartdim_get))(comm, &number) == 0) {
            *absent = beyond_edges(comm, number);
            return 2 * number;
        }
    } else if (topology == mpi_abi.topology_graph) {
        if (((int (*)(word, int, int *))next_pmpi(CALL_MPI_Graph_neighbors_count))(comm, rank_in(comm),
                                                                               &number) == 0)
            return number;
    } else if (topology == mpi_abi.topology_dist_graph) {
        if (((int (*)(word, int *, int *, int *))next_pmpi(CALL_MPI_Dist_graph_neighbors_count))(
                comm, &in, &number, &weighted) == 0)
            return number;
    }
    return -1;
}

static int64_t count_at(struct counts counts, uint64_t index)
{
    if (counts.array == NULL)
        return 0;
    return counts.large ? ((const int64_t *)counts.array)[index] : ((const int *)counts.array)[index];
}

static word type_at(const void *datatypes, uint64_t index)
{
    if (mpi_abi.family == MPI_MPICH)
        return ((const uint32_t *)datatypes)[index];
    return ((const word *)datatypes)[index];
}

static bool is_absent(uint64_t absent, uint32_t entry)
{
    return entry < 64 && (absent >> entry & 1) != 0;
}

static int64_t sum_but(struct counts counts, uint32_t entries, uint64_t absent)
{
    int64_t total = 0;

    for (uint32_t i = 0; i < entries; i++)
        if (!is_absent(absent, i))
            total += count_at(counts, i);
    return total;
}

static int64_t sum(struct counts counts, uint32_t entries)
{
    return sum_but(counts, entries, 0);
}

static uint64_t sum_types(struct region_thread *t, struct counts counts, const void *datatypes,
                          uint32_t entries, uint64_t absent)
{
    uint64_t total = 0;

    for (uint32_t i = 0; i < entries && datatypes != NULL; i++)
        if (!is_absent(absent, i))
            total += volume_of_type(t, count_at(counts, i), type_at(datatypes, i));
    return total;
}

static bool in_place(word buffer)
{
    return buffer == mpi_abi.in_place;
}

static bool no_part(int root)
{
    return root == mpi_abi.root || root == mpi_abi.proc_null;
}

uint64_t volume_partitions(struct region_thread *t, int64_t partitions, int64_t count, word datatype,
                           int peer)
{
    return partitions > 0 ? (uint64_t)partitions * volume_to_peer(t, count, datatype, peer) : 0;
}

uint64_t volume_ask_status(word status)
{
    static int (*elements)(word, word, int64_t *);
    const word byte = 0x247; /* MPI_BYTE of the standard ABI */
    int64_t count = 0;

    if (mpi_abi.family != MPI_STANDARD)
        return 0;
    if (elements == NULL)
        elements = (int (*)(word, word, int64_t *))next_pmpi(CALL_MPI_Get_elements_x);
    return elements(status, byte, &count) == 0 && count > 0 ? (uint64_t)count : 0;
}

uint64_t volume_rooted(struct region_thread *t, int64_t count, word datatype, int root)
{
    return root != mpi_abi.proc_null ? volume_of_type(t, count, datatype) : 0;
}

uint64_t volume_rooted_block(struct region_thread *t, word buffer, int64_t count, word datatype,
                             int64_t other_count, word other_datatype, int root)
{
    return no_part(root) ? 0
                         : volume_block(t, buffer, count, datatype, other_count, other_datatype);
}

uint64_t volume_rooted_block_of(struct region_thread *t, word buffer, int64_t count, word datatype,
                                struct counts other_counts, word other_datatype, word comm, int root)
{
    return no_part(root)
               ? 0
               : volume_block_of(t, buffer, count, datatype, other_counts, other_datatype, comm);
}

uint64_t volume_block_of(struct region_thread *t, word buffer, int64_t count, word datatype,
                         struct counts other_counts, word other_datatype, word comm)
{
    int rank;

    if (!in_place(buffer))
        return volume_of_type(t, count, datatype);
    rank = rank_in(comm);
    return rank < 0 ? 0 : volume_of_type(t, count_at(other_counts, (uint64_t)rank), other_datatype);
}

uint64_t volume_counts(struct region_thread *t, word buffer, struct counts counts, word datatype,
                       struct counts other_counts, word other_datatype, word comm)
{
    uint32_t entries = volume_others(t, comm);

    return in_place(buffer) ? volume_of_type(t, sum(other_counts, entries), other_datatype)
                            : volume_of_type(t, sum(counts, entries), datatype);
}

uint64_t volume_counts_types(struct region_thread *t, word buffer, struct counts counts,
                             const void *datatypes, struct counts other_counts,
                             const void *other_datatypes, word comm)
{
    uint32_t entries = volume_others(t, comm);

    return in_place(buffer) ? sum_types(t, other_counts, other_datatypes, entries, 0)
                            : sum_types(t, counts, datatypes, entries, 0);
}

uint64_t volume_reduce_counts(struct region_thread *t, struct counts counts, word datatype, word comm)
{
    return volume_of_type(t, sum(counts, (uint32_t)volume_ask_ranks(t, comm)), datatype);
}

uint64_t volume_reduce_blocks(struct region_thread *t, int64_t count, word datatype, word comm)
{
    return volume_of_type(t, count, datatype) * (uint32_t)volume_ask_ranks(t, comm);
}

uint64_t volume_neighbor_blocks(struct region_thread *t, int64_t count, word datatype, word comm)
{
    uint64_t absent;
    int neighbors = neighbors_of(comm, &absent);

    return volume_of_type(t, count, datatype) *
           (neighbors < 0 ? 1 : (uint64_t)(neighbors - __builtin_popcountll(absent)));
}

uint64_t volume_neighbor_counts(struct region_thread *t, struct counts counts, word datatype, word comm)
{
    uint64_t absent;
    int neighbors = neighbors_of(comm, &absent);

    return neighbors < 0 ? 0 : volume_of_type(t, sum_but(counts, (uint32_t)neighbors, absent), datatype);
}

uint64_t volume_neighbor_counts_types(struct region_thread *t, struct counts counts,
                                      const void *datatypes, word comm)
{
    uint64_t absent;
    int neighbors = neighbors_of(comm, &absent);

    return neighbors < 0 ? 0 : sum_types(t, counts, datatypes, (uint32_t)neighbors, absent);
}
