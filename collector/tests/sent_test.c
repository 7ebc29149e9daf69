/* What was sent to whom: more ranks than the first table has room for, more than the last has, ranks of communicators that
 * are asked for once, and again after theirs was freed, whole communicators that have the world's, and nobody; what
 * collectives sent stands apart. */

#include "gen/losses.h"
#include "mpi/sent.h"
#include "recorded.h"

#define RANKS 60000u
#define ROOM 49152u /* three quarters of the largest table */
#define WORLD 7u
#define OTHER 1234560u
#define LATER 2345670u
#define DUPLICATE 0x84000000u
#define CHILDREN 7654320u
#define TWIN 3456780u
#define PEERS 5000
#define NOBODY (-2)

static unsigned asked, compared;

static int is_inter(word comm, int *flag)
{
    *flag = comm == CHILDREN;
    return 0;
}

static int compare(word comm, word with, int *order)
{
    CHECK(with == WORLD);
    compared++;
    *order = comm == TWIN ? 1 : comm == OTHER ? 2 : 3;
    return 0;
}

static int is_finalized(int *flag)
{
    *flag = 0;
    return 0;
}

static int group_of(word comm, word *group)
{
    *group = comm;
    return 0;
}

/* OTHER has the ranks of the world in reverse order; those of LATER and of the duplicates are all rank 994; those of CHILDREN are not in it. */
static int translate(word from, int count, const int *ranks, word to, int *found)
{
    CHECK(count == 1 && to == WORLD);
    asked++;
    *found = from == OTHER ? 999 - *ranks : from == LATER || from >= DUPLICATE ? 994 : -32766;
    return 0;
}

static int release(word *group)
{
    *group = 0;
    return 0;
}

/* Messages and bytes of a peer. */
static uint64_t told(const struct region_thread *t, uint32_t kind, uint32_t rank, uint64_t *bytes)
{
    const struct region_sent_head *head = region_at(t->sent);
    const struct region_sent *records = (const struct region_sent *)(head + 1);
    uint64_t count = 0;

    *bytes = 0;
    for (uint32_t i = 0; i < head->capacity; i++)
        if (records[i].kind == kind && records[i].rank == rank) {
            CHECK(count == 0);
            count = records[i].count;
            *bytes = records[i].bytes;
        }
    return count;
}

static uint64_t collectively(const struct region_thread *t, uint32_t rank)
{
    const struct region_sent_head *head = region_at(t->sent);
    const struct region_sent *records = (const struct region_sent *)(head + 1);
    uint64_t bytes = 0;

    for (uint32_t i = 0; i < head->capacity; i++)
        bytes += records[i].kind == PEER_RANK && records[i].rank == rank ? records[i].collective_bytes : 0;
    return bytes;
}

static void sent_to(struct region_thread *t, word comm, int peer, uint64_t bytes)
{
    sent_add(sent_record(t, comm, peer), bytes);
}

int main(void)
{
    struct region_thread *t;
    uint64_t bytes, all = 0;
    uint32_t bits;

    record_test(4096);
    t = thread_current();
    region->world_size = 1000;
    mpi_abi.family = MPI_OPEN_MPI;
    mpi_abi.handle_mask = (word)-1;
    mpi_abi.comm_world = WORLD;
    mpi_abi.proc_null = NOBODY;
    mpi_abi.congruent = 1;
    mpi_next_p[CALL_MPI_Comm_compare] = (any_function *)compare;
    mpi_next_p[CALL_MPI_Finalized] = (any_function *)is_finalized;
    mpi_next_p[CALL_MPI_Comm_test_inter] = (any_function *)is_inter;
    mpi_next_p[CALL_MPI_Comm_group] = (any_function *)group_of;
    mpi_next_p[CALL_MPI_Comm_remote_group] = (any_function *)group_of;
    mpi_next_p[CALL_MPI_Group_translate_ranks] = (any_function *)translate;
    mpi_next_p[CALL_MPI_Group_free] = (any_function *)release;

    sent_to(t, WORLD, NOBODY, 5);
    CHECK(t->sent == 0);

    /* Four messages to each of 30 ranks of OTHER, then after another communicator was freed. */
    for (unsigned round = 0; round < 4; round++)
        for (int peer = 0; peer < 30; peer++)
            sent_to(t, OTHER, peer, 100 + (uint64_t)peer);
    CHECK(asked == 30 && compared == 1);
    sent_forget(OTHER + 1);
    CHECK(sent_known(t, OTHER, 3) != NULL);
    sent_forget(OTHER);
    CHECK(sent_known(t, OTHER, 3) == NULL);
    sent_to(t, OTHER, 3, 1);
    CHECK(asked == 31 && compared == 2);
    CHECK(sent_known(t, OTHER, 3) != NULL);
    CHECK(told(t, PEER_RANK, 999 - 3, &bytes) == 5 && bytes == 4 * 103 + 1);
    CHECK(told(t, PEER_RANK, 999 - 29, &bytes) == 4 && bytes == 4 * 129);
    sent_to(t, WORLD, 999 - 3, 2);
    CHECK(asked == 31);
    CHECK(told(t, PEER_RANK, 999 - 3, &bytes) == 6 && bytes == 4 * 103 + 3);

    /* Whoever has the world's ranks is not asked for any of them. */
    for (int peer = 0; peer < 200; peer++)
        sent_to(t, TWIN, peer % 30, 0);
    CHECK(asked == 31 && compared == 3);
    sent_forget(TWIN);
    sent_to(t, TWIN, 999 - 3, 1);
    CHECK(asked == 31 && compared == 4);
    CHECK(told(t, PEER_RANK, 999 - 3, &bytes) == 7 && bytes == 4 * 103 + 4);
    sent_collectively(t, WORLD, 999 - 3, 70);
    sent_collectively(t, OTHER, 4, 0);
    CHECK(asked == 31);
    CHECK(told(t, PEER_RANK, 999 - 3, &bytes) == 7 && bytes == 4 * 103 + 4);
    CHECK(collectively(t, 999 - 3) == 70);

    /* However many peers there are, each is asked about once. */
    asked = 0;
    for (unsigned round = 0; round < 4; round++)
        for (int peer = 0; peer < PEERS; peer++)
            sent_to(t, LATER, peer, 0);
    CHECK(asked == PEERS);

    /* Handles that differ in their lowest bits alone, as MPICH's do, have places of their own. */
    bits = t->sent_shift;
    for (unsigned round = 0; round < 4; round++)
        for (word handle = 0; handle < 64; handle++)
            sent_to(t, DUPLICATE + handle, 0, 0);
    CHECK(asked == PEERS + 64);
    CHECK(t->sent_shift + 1 >= bits);

    sent_to(t, CHILDREN, 0, 9);
    sent_to(t, CHILDREN, 5, 9);
    CHECK(told(t, PEER_OUTSIDE, 0, &bytes) == 2 && bytes == 18);

    /* Without MPI_COMM_WORLD nobody can be told apart. */
    region->world_size = -1;
    sent_forget_all();
    sent_to(t, OTHER, 1, 4);
    CHECK(told(t, PEER_UNKNOWN, 0, &bytes) == 1 && bytes == 4);
    region->world_size = 1000;

    for (unsigned round = 0; round < 2; round++)
        for (uint32_t rank = 1000; rank < 1000 + RANKS; rank++)
            sent_to(t, WORLD, (int)rank, rank);
    CHECK(region->losses[LOSS_PEERS_FULL] > 0);
    CHECK(((struct region_sent_head *)region_at(t->sent))->used == ROOM);
    CHECK(told(t, PEER_RANK, 1000, &bytes) == 2 && bytes == 2000);
    CHECK(told(t, PEER_RANK, 40000, &bytes) == 2 && bytes == 80000);
    CHECK(told(t, PEER_RANK, 60999, &bytes) == 0);
    CHECK(collectively(t, 999 - 3) == 70);
    /* Sixty ranks and two others stood there before. */
    CHECK(told(t, PEER_UNKNOWN, 0, &bytes) == 1 + 2 * (RANKS - (ROOM - 62)));
    for (uint32_t i = 0; i < ((struct region_sent_head *)region_at(t->sent))->capacity; i++)
        all += ((struct region_sent *)((struct region_sent_head *)region_at(t->sent) + 1))[i].count;
    CHECK(all == 122 + 201 + 4 * (PEERS + 64) + 2 + 1 + 2 * RANKS);
    end_test();
    return 0;
}
