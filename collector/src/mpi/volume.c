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

#define NEIGHBORS 256
#define NOT_ASKED (-0x10000) /* a rank that nobody has: sent_peer() does not know it */

/* Whom this rank sends to by the communicator's topology, MPI_PROC_NULL beyond the edges of a grid. */
struct neighbors {
    int number; /* -1: it does not say */
    bool asked;
    int ranks[NEIGHBORS];
    int sources; /* -1: they are the same */
    int from[NEIGHBORS];
};

static bool ask_grid(word comm, struct neighbors *n)
{
    int (*shift)(word, int, int, int *, int *) =
        (int (*)(word, int, int, int *, int *))next_pmpi(CALL_MPI_Cart_shift);

    for (int i = 0; i < n->number / 2; i++)
        if (shift(comm, i, 1, &n->ranks[2 * i], &n->ranks[2 * i + 1]) != 0)
            return false;
    return true;
}

static bool ask_graph(word comm, struct neighbors *n)
{
    return ((int (*)(word, int, int, int *))next_pmpi(CALL_MPI_Graph_neighbors))(comm, rank_in(comm), n->number,
                                                                                 n->ranks) == 0;
}

static bool ask_dist_graph(word comm, struct neighbors *n)
{
    int from_weights[NEIGHBORS], weights[NEIGHBORS];

    return n->sources <= NEIGHBORS &&
           ((int (*)(word, int, int *, int *, int, int *, int *))next_pmpi(CALL_MPI_Dist_graph_neighbors))(
               comm, n->sources, n->from, from_weights, n->number, n->ranks, weights) == 0;
}

/* Asked each time: neighbourhood collectives are not the short calls. With room for all or not at all: what does not fit
 * an MPI may call an error, which ends the program. */
static void neighbors_of(word comm, struct neighbors *n)
{
    int topology = -1, number = -1, sources = 0, weighted = 0;

    n->number = -1;
    n->sources = -1;
    n->asked = false;
    ((int (*)(word, int *))next_pmpi(CALL_MPI_Topo_test))(comm, &topology);
    if (topology < 0)
        return;
    if (topology == mpi_abi.topology_cart) {
        if (((int (*)(word, int *))next_pmpi(CALL_MPI_Cartdim_get))(comm, &number) == 0) {
            n->number = 2 * number;
            n->asked = n->number <= NEIGHBORS && ask_grid(comm, n);
        }
    } else if (topology == mpi_abi.topology_graph) {
        if (((int (*)(word, int, int *))next_pmpi(CALL_MPI_Graph_neighbors_count))(comm, rank_in(comm),
                                                                               &number) == 0) {
            n->number = number;
            n->asked = number <= NEIGHBORS && ask_graph(comm, n);
        }
    } else if (topology == mpi_abi.topology_dist_graph) {
        if (((int (*)(word, int *, int *, int *))next_pmpi(CALL_MPI_Dist_graph_neighbors_count))(
                comm, &sources, &number, &weighted) == 0) {
            n->number = number;
            n->sources = sources;
            n->asked = number <= NEIGHBORS && ask_dist_graph(comm, n);
        }
    }
}

/* What a collective is given: a count and a datatype an entry, or the same for all. */
struct entries {
    struct counts counts;
    int64_t count; /* where there are no counts */
    const void *datatypes;
    word datatype; /* where there are no datatypes */
};

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

/* Bytes of all entries. Each goes to the rank of its number, or to the neighbour: to whom is noted if it is `noted`. */
static uint64_t walk(struct region_thread *t, struct entries given, uint32_t number, word comm,
                     const struct neighbors *neighbors, bool noted)
{
    uint64_t total = 0;

    for (uint32_t i = 0; i < number; i++) {
        int peer = neighbors == NULL ? (int)i : neighbors->asked ? neighbors->ranks[i] : NOT_ASKED;
        int64_t count = given.counts.array != NULL ? count_at(given.counts, i) : given.count;
        uint64_t bytes;

        if (count <= 0 || peer == mpi_abi.proc_null)
            continue;
        bytes = volume_of_type(t, count, given.datatypes != NULL ? type_at(given.datatypes, i) : given.datatype);
        total += bytes;
        if (noted)
            sent_collectively(t, comm, peer, bytes);
    }
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

uint64_t volume_gathered_of(struct region_thread *t, word buffer, int64_t count, word datatype,
                            struct counts other_counts, word other_datatype, word comm, int root, bool noted)
{
    uint64_t bytes = 0;

    if (!no_part(root))
        bytes = volume_block_of(t, buffer, count, datatype, other_counts, other_datatype, comm);
    if (noted)
        sent_collectively(t, comm, root, bytes);
    return bytes;
}

/* Of an intercommunicator a root that is a rank is in the other group. */
static bool is_root(word comm, int root)
{
    int inter = 0;

    if (root != rank_in(comm))
        return root == mpi_abi.root;
    ((int (*)(word, int *))next_pmpi(CALL_MPI_Comm_test_inter))(comm, &inter);
    return inter == 0;
}

uint64_t volume_scattered_of(struct region_thread *t, word buffer, int64_t count, word datatype,
                             struct counts other_counts, word other_datatype, word comm, int root, bool noted)
{
    struct entries given = {.counts = other_counts, .datatype = other_datatype};

    if (noted && is_root(comm, root))
        walk(t, given, volume_others(t, comm), comm, NULL, true);
    return no_part(root) ? 0 : volume_block_of(t, buffer, count, datatype, other_counts, other_datatype, comm);
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
                       struct counts other_counts, word other_datatype, word comm, bool noted)
{
    bool other = in_place(buffer);
    struct entries given = {.counts = other ? other_counts : counts, .datatype = other ? other_datatype : datatype};

    return walk(t, given, volume_others(t, comm), comm, NULL, noted);
}

uint64_t volume_counts_types(struct region_thread *t, word buffer, struct counts counts,
                             const void *datatypes, struct counts other_counts,
                             const void *other_datatypes, word comm, bool noted)
{
    bool other = in_place(buffer);
    struct entries given = {.counts = other ? other_counts : counts, .datatypes = other ? other_datatypes : datatypes};

    return given.datatypes != NULL ? walk(t, given, volume_others(t, comm), comm, NULL, noted) : 0;
}

uint64_t volume_reduce_counts(struct region_thread *t, struct counts counts, word datatype, word comm)
{
    struct entries given = {.counts = counts, .datatype = datatype};

    return walk(t, given, (uint32_t)volume_ask_ranks(t, comm), comm, NULL, false);
}

uint64_t volume_reduce_blocks(struct region_thread *t, int64_t count, word datatype, word comm)
{
    return volume_of_type(t, count, datatype) * (uint32_t)volume_ask_ranks(t, comm);
}

static uint64_t to_neighbors(struct region_thread *t, struct entries given, word comm, bool noted)
{
    struct neighbors n;

    neighbors_of(comm, &n);
    /* One block where the topology does not say; how long arrays are is then not known. */
    return walk(t, given, n.number >= 0 ? (uint32_t)n.number : given.counts.array == NULL, comm, &n, noted);
}

uint64_t volume_neighbor_block(struct region_thread *t, int64_t count, word datatype, word comm, bool noted)
{
    if (noted && count > 0)
        to_neighbors(t, (struct entries){.count = count, .datatype = datatype}, comm, true);
    return volume_of_type(t, count, datatype);
}

uint64_t volume_neighbor_blocks(struct region_thread *t, int64_t count, word datatype, word comm, bool noted)
{
    return to_neighbors(t, (struct entries){.count = count, .datatype = datatype}, comm, noted);
}

uint64_t volume_neighbor_counts(struct region_thread *t, struct counts counts, word datatype, word comm, bool noted)
{
    return to_neighbors(t, (struct entries){.counts = counts, .datatype = datatype}, comm, noted);
}

uint64_t volume_neighbor_counts_types(struct region_thread *t, struct counts counts,
                                      const void *datatypes, word comm, bool noted)
{
    struct entries given = {.counts = counts, .datatypes = datatypes};

    return datatypes != NULL ? to_neighbors(t, given, comm, noted) : 0;
}

uint32_t volume_sources(word comm, int *ranks, uint32_t most)
{
    struct neighbors n;
    uint32_t number;

    neighbors_of(comm, &n);
    if (!n.asked)
        return 0;
    number = (uint32_t)(n.sources >= 0 ? n.sources : n.number);
    if (number > most)
        return 0;
    memcpy(ranks, n.sources >= 0 ? n.from : n.ranks, number * sizeof *ranks);
    return number;
}
