#include "mpi/awaited.h"

#include <stddef.h>
#include <string.h>

#include "ground/clock.h"
#include "region/ring.h"
#include "region/thread.h"

#define REQUESTS_PASSED 4096 /* null ones among them */
#define REQUESTS_LOOKED_AT 256
#define LONG_NS 20000
#define ANYBODY ((uint64_t)ROLE_ANYBODY << AWAITED_ROLE_BIT)
#define IN_COMMUNICATOR ((uint64_t)ROLE_IN_COMMUNICATOR << AWAITED_ROLE_BIT)

bool awaited_wanted;
struct awaited_request awaited_requests[1u << AWAITED_REQUEST_BITS];

/* ---- in the handler ---- */

/* One more rank to wait for, unless it is there; the roles of one that is are added up. */
static void add(struct region_thread *t, word comm, int peer, uint64_t role)
{
    uint64_t key = comm & mpi_abi.handle_mask, told = (uint32_t)peer | IN_COMMUNICATOR;
    struct sent_peer known = peer >= 0 ? sent_at_hand(t, comm, peer) : SENT_NOBODY;
    uint32_t n = 0;

    if (peer == mpi_abi.proc_null)
        return;
    if (peer < 0)
        told = ANYBODY;
    else if (known.kind == PEER_RANK)
        told = known.rank;
    while (n < t->awaited_count && ((uint32_t)t->awaited[n] != (uint32_t)told || t->awaited_comm[n] != key ||
                                    ((t->awaited[n] ^ told) & (ANYBODY | IN_COMMUNICATOR)) != 0))
        n++;
    if (n == AWAITED)
        return;
    if (n == t->awaited_count) {
        t->awaited[n] = told;
        t->awaited_comm[n] = key;
        t->awaited_generation[n] = *sent_generation(key);
        t->awaited_count = n + 1;
    }
    t->awaited[n] |= role << AWAITED_ROLE_BIT;
}

/* What one call, or one request, waits for; a collective takes the place of messages. */
static void take(struct region_thread *t, word comm, uint64_t more, enum await from, uint32_t *kind)
{
    switch (from) {
    case AWAIT_SEND:
        add(t, comm, (int)more, ROLE_RECEIVES);
        break;
    case AWAIT_RECEIVE:
        add(t, comm, (int)more, ROLE_SENDS);
        break;
    case AWAIT_EXCHANGE:
        add(t, comm, (int)more, ROLE_RECEIVES);
        add(t, comm, (int)(more >> 32), ROLE_SENDS);
        break;
    case AWAIT_ALL:
    case AWAIT_FROM_ROOT:
    case AWAIT_TO_ROOT:
    case AWAIT_LOWER:
        *kind = from;
        t->awaited_group = comm & mpi_abi.handle_mask;
        t->awaited_root = (uint32_t)more;
        t->awaited_group_generation = *sent_generation(t->awaited_group);
        break;
    case AWAIT_NOTHING:
    case AWAIT_REQUESTS:
    case AWAIT_ANY_REQUEST:
        break;
    }
}

void awaited_look(struct region_thread *t)
{
    uint32_t kind = t->site != 0 && t->call < CALL_LIMIT ? call_table[t->call].awaits : AWAIT_NOTHING;

    __atomic_store_n(&t->awaited_kind, AWAIT_NOTHING, __ATOMIC_RELAXED);
    t->awaited_count = 0;
    if (kind == AWAIT_REQUESTS || kind == AWAIT_ANY_REQUEST) {
        int32_t count = (int32_t)t->awaits_more; /* a negative one is the program's mistake */
        uint32_t looked = 0;

        if (count > REQUESTS_PASSED)
            return; /* of so many it is not known */
        for (int32_t i = 0; t->awaits != 0 && i < count; i++) {
            uint64_t handle = mpi_handle_at(t->awaits, (uint32_t)i);
            const struct awaited_request *from = awaited_request(handle);

            if (handle == mpi_abi.request_null)
                continue;
            if (looked++ == REQUESTS_LOOKED_AT)
                return;
            if (from->request == handle)
                take(t, from->comm, (uint32_t)from->what, (enum await)(from->what >> 32), &kind);
        }
    } else if (kind != AWAIT_NOTHING) {
        take(t, t->awaits, t->awaits_more, (enum await)kind, &kind);
    }
    __atomic_store_n(&t->awaited_kind, kind, __ATOMIC_RELEASE);
}

/* With more sites than these a call of anything may be one of MPI. */
#define SITES_LOOKED_AT 64

bool awaited_called(struct region_thread *t)
{
    uint32_t used = t->sites_used;
    uint64_t calls = 0;
    const struct region_site *s;

    if (t->site == 0) /* an uncounted call, or none yet */
        return used != 0;
    s = thread_site(t, t->site - 1);
    if (t->ticked_site == t->site && t->ticked_count == s->count)
        return false;
    t->ticked_site = t->site;
    t->ticked_count = s->count;
    if (used > SITES_LOOKED_AT)
        return true;
    for (uint32_t index = 0; index < used; index++) {
        s = thread_site(t, index);
        calls += (call_table[s->call].flags & CALL_IS_MPI) != 0 ? s->count : 0;
    }
    if (t->ticked_mpi == calls)
        return false;
    t->ticked_mpi = calls;
    return true;
}

/* ---- when the call is over ---- */

/* Communicators that have been told to the ring. */
#define KNOWN 256u
#define RUNS 64u
#define RANKS_AT_ONCE 128

struct known {
    uint64_t comm;
    uint32_t generation; /* never 0 */
    uint32_t number;
};

static struct known known[KNOWN];
static uint32_t numbers;

void awaited_forget(void)
{
    memset(known, 0, sizeof known);
}

void awaited_forget_comm(word comm)
{
    uint64_t key = comm & mpi_abi.handle_mask;

    for (size_t i = 0; i < sizeof awaited_requests / sizeof *awaited_requests; i++)
        if ((awaited_requests[i].comm & mpi_abi.handle_mask) == key)
            awaited_requests[i].what = 0;
}

/* Adds the runs of ranks of a communicator's group; false where there are too many, or a process is in no rank. */
static bool runs_of(word comm, bool local, int size, uint64_t *runs, uint32_t *used)
{
    int ranks[RANKS_AT_ONCE], world[RANKS_AT_ONCE];
    struct sent_group group;
    bool all = sent_open_group(comm, local, &group);

    for (int first = 0; all && first < size; first += RANKS_AT_ONCE) {
        int count = size - first < RANKS_AT_ONCE ? size - first : RANKS_AT_ONCE;

        for (int i = 0; i < count; i++)
            ranks[i] = first + i;
        all = sent_translate(&group, count, ranks, world);
        for (int i = 0; all && i < count; i++) {
            uint64_t *last = *used > 0 ? &runs[*used - 1] : NULL;

            if (last != NULL && world[i] >= 0 && (*last >> 32) + (uint32_t)*last == (uint32_t)world[i])
                ++*last;
            else if (world[i] >= 0 && *used < RUNS)
                runs[(*used)++] = (uint64_t)(uint32_t)world[i] << 32 | 1;
            else
                all = false;
        }
    }
    sent_close_group(&group);
    return all;
}

/* Its number in the ring; 0 for the ranks of MPI_COMM_WORLD. */
static uint32_t number_of(struct region_thread *t, word comm, uint32_t generation)
{
    uint64_t key = comm & mpi_abi.handle_mask;
    struct known *place = &known[key * UINT64_C(0x9E3779B97F4A7C15) >> 56];
    struct ring_record record = {.thread = t->number, .tid = t->tid};
    uint64_t words[2 + RUNS];
    uint32_t used = 0;
    int size = -1, more = 0, inter = 0;

    _Static_assert(KNOWN == 256, "the top byte of a hash");
    if (key == mpi_abi.comm_world || sent_as_world(t, comm))
        return 0;
    if (place->comm == key && place->generation == generation)
        return place->number;
    if (((int (*)(word, int *))next_pmpi(CALL_MPI_Comm_test_inter))(comm, &inter) != 0 ||
        ((int (*)(word, int *))next_pmpi(CALL_MPI_Comm_size))(comm, &size) != 0 ||
        (inter != 0 && (((int (*)(word, int *))next_pmpi(CALL_MPI_Comm_remote_size))(comm, &more) != 0 ||
                        !runs_of(comm, false, more, words + 2, &used))) ||
        !runs_of(comm, true, size, words + 2, &used)) {
        size = -1;
        used = 0;
    }
    words[0] = __atomic_add_fetch(&numbers, 1, __ATOMIC_RELAXED);
    words[1] = size >= 0 ? (uint64_t)size + (uint64_t)more : ~UINT64_C(0);
    record.frames = (uint16_t)(2 + used);
    if (!ring_append(RING_COMMUNICATOR, &record, words))
        return UINT32_MAX;
    *place = (struct known){key, generation, (uint32_t)words[0]};
    return (uint32_t)words[0];
}

uint32_t awaited_group(struct region_thread *t, word comm)
{
    return number_of(t, comm, *sent_generation(comm & mpi_abi.handle_mask));
}

/* Who sent what came, where anybody might have: the status knows. */
static int sender(word status)
{
    return mpi_status_is_there(status) ? mpi_status_message(status)[0] : -1;
}

/* The rank in MPI_COMM_WORLD; all ones where that is not known. */
static uint64_t in_world(struct region_thread *t, uint64_t comm, uint32_t generation, int rank)
{
    struct sent_peer peer = SENT_NOBODY;

    /* A communicator that has been freed meanwhile may not be asked about. */
    if (rank >= 0 && generation == *sent_generation(comm & mpi_abi.handle_mask))
        peer = sent_peer(t, comm, rank);
    return peer.kind == PEER_RANK ? peer.rank : ~UINT64_C(0);
}

void awaited_tell(struct region_thread *t, word status)
{
    struct ring_record record = {.tick = t->last_tick, .thread = t->number, .tid = t->tid, .site = (uint16_t)t->site};
    bool collective = t->awaited_kind >= AWAIT_ALL;
    uint32_t generation = (uint32_t)t->awaited_group_generation, group = 0, used = 2;
    uint64_t words[2 + AWAITED];

    if ((t->awaited_kind == AWAIT_REQUESTS || t->awaited_kind == AWAIT_ANY_REQUEST) &&
        clock_ns(clock_cycles() - t->first_tick_tsc) >= LONG_NS)
        awaited_wanted = true;
    words[1] = ~UINT64_C(0);
    if (collective && generation != *sent_generation(t->awaited_group & mpi_abi.handle_mask))
        return;
    if (collective)
        group = number_of(t, t->awaited_group, generation);
    if (t->awaited_kind == AWAIT_FROM_ROOT || t->awaited_kind == AWAIT_TO_ROOT)
        words[1] = in_world(t, t->awaited_group, generation, (int)t->awaited_root);
    for (uint32_t i = 0; !collective && i < t->awaited_count && i < AWAITED; i++) {
        uint64_t roles = t->awaited[i] & ~(IN_COMMUNICATOR | UINT32_MAX), rank = (uint32_t)t->awaited[i];

        if ((roles & ANYBODY) != 0 && t->awaited_count == 1 && sender(status) >= 0) {
            rank = in_world(t, t->awaited_comm[i], t->awaited_generation[i], sender(status));
            roles = (uint64_t)ROLE_SENDS << AWAITED_ROLE_BIT;
        } else if ((t->awaited[i] & IN_COMMUNICATOR) != 0) {
            rank = in_world(t, t->awaited_comm[i], t->awaited_generation[i], (int)rank);
        }
        if (rank <= UINT32_MAX)
            words[used++] = rank | roles;
    }
    words[0] = t->awaited_kind | (uint64_t)group << 32;
    __atomic_store_n(&t->awaited_kind, AWAIT_NOTHING, __ATOMIC_RELAXED);
    record.frames = (uint16_t)used;
    if ((collective && group != UINT32_MAX) || used > 2)
        ring_append(RING_AWAIT, &record, words);
}
