/* The owning thread alone writes its table. A reader may come at any moment: a record counts once its kind is there, and
 * a larger table takes the place of a full one when all is in it. */

#include "mpi/sent.h"

#include "gen/losses.h"

#define FIRST 32u
#define MOST 65536u /* 2 MiB */

/* What the index knows of a communicator as a whole, under these in place of a rank. */
#define AS_WORLD (-0x10001)
#define NOT_AS_WORLD (-0x10002)

#define EIGHT 1, 1, 1, 1, 1, 1, 1, 1

uint32_t sent_generations[] = {EIGHT, EIGHT, EIGHT, EIGHT, EIGHT, EIGHT, EIGHT, EIGHT};

_Static_assert(sizeof sent_generations == SENT_BUCKETS * sizeof *sent_generations, "0 is that of an empty place");

static void forget(uint32_t *generation)
{
    if (__atomic_add_fetch(generation, 1, __ATOMIC_ACQ_REL) == 0)
        __atomic_add_fetch(generation, 1, __ATOMIC_ACQ_REL);
}

void sent_forget(word comm)
{
    forget(sent_generation(comm & mpi_abi.handle_mask));
}

void sent_forget_all(void)
{
    for (uint32_t i = 0; i < SENT_BUCKETS; i++)
        forget(&sent_generations[i]);
}

/* Local calls. The ranks of two groups are compared, so that MPI_COMM_WORLD must be there; sessions may outlive it. */
static bool is_world_there(void)
{
    int (*is_finalized)(int *) = (int (*)(int *))next_pmpi(CALL_MPI_Finalized);
    int ended = 0;

    return mpi_abi.comm_world != 0 && region != NULL && region->world_size > 0 && is_finalized(&ended) == 0 && ended == 0;
}

bool sent_open_world(word of, struct sent_group *group)
{
    int (*group_of)(word, word *) = (int (*)(word, word *))next_pmpi(CALL_MPI_Comm_group);

    *group = (struct sent_group){of, 0, false, false};
    group->world_open = is_world_there() && group_of(mpi_abi.comm_world, &group->world) == 0;
    return group->world_open;
}

bool sent_open_group(word comm, bool local, struct sent_group *group)
{
    int (*group_of)(word, word *) = (int (*)(word, word *))next_pmpi(CALL_MPI_Comm_group);
    int (*remote_group_of)(word, word *) = (int (*)(word, word *))next_pmpi(CALL_MPI_Comm_remote_group);
    int (*is_inter)(word, int *) = (int (*)(word, int *))next_pmpi(CALL_MPI_Comm_test_inter);
    int inter = 0;

    *group = (struct sent_group){0, 0, false, false};
    if (!is_world_there() || is_inter(comm, &inter) != 0)
        return false;
    group->open = (inter != 0 && !local ? remote_group_of : group_of)(comm, &group->group) == 0;
    group->world_open = group->open && group_of(mpi_abi.comm_world, &group->world) == 0;
    return group->world_open;
}

bool sent_translate(const struct sent_group *group, int count, const int *ranks, int *in_world)
{
    int (*translate)(word, int, const int *, word, int *) =
        (int (*)(word, int, const int *, word, int *))next_pmpi(CALL_MPI_Group_translate_ranks);

    return translate(group->group, count, ranks, group->world, in_world) == 0; /* MPI_UNDEFINED is negative everywhere */
}

void sent_close_group(struct sent_group *group)
{
    int (*release)(word *) = (int (*)(word *))next_pmpi(CALL_MPI_Group_free);

    if (group->world_open)
        release(&group->world);
    if (group->open)
        release(&group->group);
}

static struct sent_peer translated(word comm, int peer)
{
    struct sent_peer found = {PEER_UNKNOWN, 0};
    struct sent_group group;
    int rank = -1;

    if (sent_open_group(comm, false, &group) && sent_translate(&group, 1, &peer, &rank))
        found = rank >= 0 ? (struct sent_peer){PEER_RANK, (uint32_t)rank} : (struct sent_peer){PEER_OUTSIDE, 0};
    sent_close_group(&group);
    return found;
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

static uint32_t places(const struct region_thread *t)
{
    return t->sent_known != 0 ? UINT32_C(1) << (64 - t->sent_shift) : 0;
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
        to->collective_bytes = from->collective_bytes;
    }
    __atomic_store_n(&t->sent, offset, __ATOMIC_RELEASE);
    for (uint32_t i = 0; i < places(t); i++) {
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

/* The pair's place in the index, else one that it may take; NULL where all that it has are of other pairs. */
static struct sent_place *place_of(const struct region_thread *t, uint64_t comm, int peer)
{
    uint32_t mask = places(t) - 1;
    uint64_t first = (uint64_t)(sent_place(t, comm, peer) - (struct sent_place *)t->sent_known);
    struct sent_place *free = NULL;

    for (uint32_t i = 0; i < SENT_PROBES; i++) {
        struct sent_place *place = (struct sent_place *)t->sent_known + ((first + i) & mask);

        if (place->generation != *sent_generation(place->comm))
            free = free != NULL ? free : place;
        else if (place->comm == comm && place->peer == peer)
            return place;
    }
    return free;
}

/* An index of twice the places, with all that is in this one as far as there is room. */
static bool widen(struct region_thread *t)
{
    const struct sent_place *old = (const struct sent_place *)t->sent_known;
    uint32_t had = places(t), bits = had != 0 ? 65 - t->sent_shift : SENT_BITS;
    uint64_t offset;

    if (bits > SENT_MOST_BITS || (offset = region_allocate(sizeof *old << bits)) == 0)
        return false;
    t->sent_shift = 64 - bits;
    t->sent_known = (uint64_t)region_at(offset);
    for (uint32_t i = 0; i < had; i++) {
        bool valid = old[i].generation == *sent_generation(old[i].comm);
        struct sent_place *to = valid ? place_of(t, old[i].comm, old[i].peer) : NULL;

        if (to != NULL)
            *to = old[i];
    }
    return true;
}

/* Where the index has the pair, or may have it; NULL: there is no index. */
static struct sent_place *index_of(struct region_thread *t, uint64_t key, int peer)
{
    struct sent_place *place;

    if (t->sent_known == 0 && !widen(t))
        return NULL;
    while ((place = place_of(t, key, peer)) == NULL && widen(t))
        ;
    /* Where the index is as large as it may be, the newest pair is the likeliest to come again. */
    return place != NULL ? place : sent_place(t, key, peer);
}

static bool is_of(const struct sent_place *place, uint64_t key, int peer, uint32_t generation)
{
    return place != NULL && place->comm == key && place->peer == peer && place->generation == generation;
}

/* Asked once, as MPI takes time by the number of all ranks for this and for each translation. */
bool sent_as_world(struct region_thread *t, word comm)
{
    int (*is_finalized)(int *) = (int (*)(int *))next_pmpi(CALL_MPI_Finalized);
    int (*compare)(word, word, int *) = (int (*)(word, word, int *))next_pmpi(CALL_MPI_Comm_compare);
    uint64_t key = comm & mpi_abi.handle_mask;
    uint32_t generation = __atomic_load_n(sent_generation(key), __ATOMIC_ACQUIRE);
    int ended = 0, order = -1;
    bool same;
    struct sent_place *place;

    if (is_of(index_of(t, key, AS_WORLD), key, AS_WORLD, generation))
        return true;
    if (is_of(index_of(t, key, NOT_AS_WORLD), key, NOT_AS_WORLD, generation))
        return false;
    if (mpi_abi.comm_world == 0 || region == NULL || region->world_size <= 0 || is_finalized(&ended) != 0 || ended != 0)
        return false;
    same = compare(comm, mpi_abi.comm_world, &order) == 0 && order == mpi_abi.congruent;
    place = index_of(t, key, same ? AS_WORLD : NOT_AS_WORLD);
    if (place != NULL)
        *place = (struct sent_place){key, NULL, same ? AS_WORLD : NOT_AS_WORLD, generation};
    return same;
}

struct sent_peer sent_peer(struct region_thread *t, word comm, int peer)
{
    if (mpi_abi.family == MPI_UNKNOWN)
        mpi_detect();
    if (peer == mpi_abi.proc_null)
        return SENT_NOBODY;
    if (mpi_abi.family == MPI_UNKNOWN || peer < 0)
        return (struct sent_peer){PEER_UNKNOWN, 0};
    if ((comm & mpi_abi.handle_mask) == mpi_abi.comm_world || sent_as_world(t, comm))
        return (struct sent_peer){PEER_RANK, (uint32_t)peer};
    return translated(comm, peer);
}

struct sent_peer sent_at_hand(const struct region_thread *t, word comm, int peer)
{
    uint64_t key = comm & mpi_abi.handle_mask;
    uint32_t generation = *sent_generation(key);
    const struct sent_place *place;

    if (key == mpi_abi.comm_world)
        return (struct sent_peer){PEER_RANK, (uint32_t)peer};
    if (t->sent_known == 0)
        return SENT_NOBODY;
    if (is_of(place_of(t, key, AS_WORLD), key, AS_WORLD, generation))
        return (struct sent_peer){PEER_RANK, (uint32_t)peer};
    place = place_of(t, key, peer);
    if (!is_of(place, key, peer, generation) || place->record == NULL)
        return SENT_NOBODY;
    return (struct sent_peer){place->record->kind, place->record->rank};
}

struct region_sent *sent_record(struct region_thread *t, word comm, int peer)
{
    uint64_t key = comm & mpi_abi.handle_mask;
    uint32_t generation = __atomic_load_n(sent_generation(key), __ATOMIC_ACQUIRE);
    struct region_sent *record = sent_known(t, comm, peer);
    struct sent_place *place;
    struct sent_peer found;

    if (record != NULL || peer == mpi_abi.proc_null)
        return record;
    place = index_of(t, key, peer);
    if (is_of(place, key, peer, generation))
        return place->record;
    found = sent_peer(t, comm, peer);
    record = found.kind != 0 ? record_of(t, found) : NULL;
    place = record != NULL ? index_of(t, key, peer) : NULL; /* what MPI was asked may have moved it */
    if (place != NULL)
        *place = (struct sent_place){key, record, peer, generation};
    return record;
}

void sent_to_peer(struct region_thread *t, struct sent_peer peer, uint64_t bytes)
{
    sent_add(peer.kind != 0 ? record_of(t, peer) : NULL, bytes);
}
