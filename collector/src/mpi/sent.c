/* The owning thread alone writes its table. A reader may come at any moment: a record counts once its kind is there, and
 * a larger table takes the place of a full one when all is in it. */

#include "mpi/sent.h"

#include "gen/losses.h"

#define FIRST 32u
#define MOST 65536u /* 1.5 MiB */

_Static_assert(SENT_PLACES == 1u << (32 - 25), "the hash of a pair has seven bits");

uint32_t sent_generation = 1;

void sent_forget(void)
{
    if (__atomic_add_fetch(&sent_generation, 1, __ATOMIC_ACQ_REL) == 0)
        __atomic_add_fetch(&sent_generation, 1, __ATOMIC_ACQ_REL);
}

/* Local calls. The ranks of two groups are compared, so that MPI_COMM_WORLD must be there. */
static struct sent_peer translated(word comm, int peer)
{
    int (*group_of)(word, word *) = (int (*)(word, word *))next_pmpi(CALL_MPI_Comm_group);
    int (*remote_group_of)(word, word *) = (int (*)(word, word *))next_pmpi(CALL_MPI_Comm_remote_group);
    int (*is_inter)(word, int *) = (int (*)(word, int *))next_pmpi(CALL_MPI_Comm_test_inter);
    int (*translate)(word, int, const int *, word, int *) =
        (int (*)(word, int, const int *, word, int *))next_pmpi(CALL_MPI_Group_translate_ranks);
    int (*release)(word *) = (int (*)(word *))next_pmpi(CALL_MPI_Group_free);
    struct sent_peer found = {PEER_UNKNOWN, 0};
    word group = 0, world = 0;
    int inter = 0, rank = -1;

    if (mpi_abi.comm_world == 0 || region == NULL || region->world_size <= 0 || is_inter(comm, &inter) != 0 ||
        (inter != 0 ? remote_group_of : group_of)(comm, &group) != 0)
        return found;
    if (group_of(mpi_abi.comm_world, &world) == 0) {
        if (translate(group, 1, &peer, world, &rank) == 0) /* else MPI_UNDEFINED, which is negative everywhere */
            found = rank >= 0 ? (struct sent_peer){PEER_RANK, (uint32_t)rank} : (struct sent_peer){PEER_OUTSIDE, 0};
        release(&world);
    }
    release(&group);
    return found;
}

struct sent_peer sent_peer(word comm, int peer)
{
    if (mpi_abi.family == MPI_UNKNOWN)
        mpi_detect();
    if (peer == mpi_abi.proc_null)
        return SENT_NOBODY;
    if (mpi_abi.family == MPI_UNKNOWN || peer < 0)
        return (struct sent_peer){PEER_UNKNOWN, 0};
    if ((comm & mpi_abi.handle_mask) == mpi_abi.comm_world)
        return (struct sent_peer){PEER_RANK, (uint32_t)peer};
    return translated(comm, peer);
}

static struct region_sent *records(struct region_sent_head *head)
{
    return (struct region_sent *)(head + 1);
}

/* The peer's record, or the empty place where it belongs. */
static struct region_sent *place_in(struct region_sent_head *head, struct sent_peer peer)
{
    uint32_t mask = head->capacity - 1;

    for (uint32_t at = peer.rank * UINT32_C(0x9E3779B1) >> 8;; at++) {
        struct region_sent *record = &records(head)[at & mask];

        if (record->kind == 0 || (record->kind == peer.kind && record->rank == peer.rank))
            return record;
    }
}

static struct region_sent *fill(struct region_sent_head *head, struct sent_peer peer)
{
    struct region_sent *record = place_in(head, peer);

    if (record->kind == 0) {
        record->rank = peer.rank;
        __atomic_store_n(&record->kind, peer.kind, __ATOMIC_RELEASE);
        head->used++;
    }
    return record;
}

/* Records move, and the index with them. */
static bool grow(struct region_thread *t)
{
    struct region_sent_head *old = t->sent != 0 ? region_at(t->sent) : NULL;
    uint32_t capacity = old != NULL ? 2 * old->capacity : FIRST;
    struct region_sent_head *new;
    uint64_t offset;

    if (capacity > MOST || (offset = region_allocate(sizeof *new + capacity * sizeof(struct region_sent))) == 0)
        return false;
    new = region_at(offset);
    new->capacity = capacity;
    for (uint32_t i = 0; old != NULL && i < old->capacity; i++) {
        const struct region_sent *from = &records(old)[i];
        struct region_sent *to;

        if (from->kind == 0)
            continue;
        to = fill(new, (struct sent_peer){from->kind, from->rank});
        to->count = from->count;
        to->bytes = from->bytes;
    }
    __atomic_store_n(&t->sent, offset, __ATOMIC_RELEASE);
    for (uint32_t i = 0; t->sent_known != 0 && i < SENT_PLACES; i++) {
        struct sent_place *place = (struct sent_place *)t->sent_known + i;

        if (place->record != NULL)
            place->record = place_in(new, (struct sent_peer){place->record->kind, place->record->rank});
    }
    return true;
}

/* NULL where there is no memory at all. The last quarter is for those that are no rank. */
static struct region_sent *record_of(struct region_thread *t, struct sent_peer peer)
{
    struct region_sent_head *head;
    struct region_sent *record;

    if (t->sent == 0 && !grow(t)) {
        region_lose(LOSS_PEERS_FULL);
        return NULL;
    }
    head = region_at(t->sent);
    record = place_in(head, peer);
    if (record->kind != 0 || peer.kind != PEER_RANK || head->used < head->capacity / 4 * 3)
        return fill(head, peer);
    if (grow(t))
        return fill(region_at(t->sent), peer);
    region_lose(LOSS_PEERS_FULL);
    return fill(head, (struct sent_peer){PEER_UNKNOWN, 0});
}

/* By all places of the pair; else the peer is found out, and takes one of them. */
static struct region_sent *search(struct region_thread *t, word comm, int peer)
{
    uint32_t generation = __atomic_load_n(&sent_generation, __ATOMIC_ACQUIRE);
    uint64_t key = comm & mpi_abi.handle_mask;
    struct sent_place *taken = NULL;
    struct region_sent *record;
    struct sent_peer found;
    uint64_t first;

    if (t->sent_known == 0) {
        uint64_t offset = region_allocate(SENT_PLACES * sizeof(struct sent_place));

        t->sent_known = offset != 0 ? (uint64_t)region_at(offset) : 0;
    }
    first = (uint64_t)(sent_place(t, key, peer) - (struct sent_place *)t->sent_known);
    for (uint32_t i = 0; t->sent_known != 0 && i < SENT_PROBES; i++) {
        struct sent_place *place = (struct sent_place *)t->sent_known + (first + i) % SENT_PLACES;
        bool old = place->generation != generation;

        if (!old && place->comm == key && place->peer == peer)
            return place->record;
        if (taken == NULL || (old && taken->generation == generation))
            taken = place;
    }
    found = sent_peer(comm, peer);
    record = found.kind != 0 ? record_of(t, found) : NULL;
    if (record != NULL && taken != NULL)
        *taken = (struct sent_place){key, record, peer, generation};
    return record;
}

void sent_to(struct region_thread *t, word comm, int peer, uint64_t bytes)
{
    struct region_sent *record = sent_known(t, comm, peer);

    if (record == NULL && peer != mpi_abi.proc_null)
        record = search(t, comm, peer);
    if (record != NULL)
        sent_count(record, bytes);
}

void sent_to_peer(struct region_thread *t, struct sent_peer peer, uint64_t bytes)
{
    struct region_sent *record = peer.kind != 0 ? record_of(t, peer) : NULL;

    if (record != NULL)
        sent_count(record, bytes);
}
