#include "mpi/awaited.h"

#include <stddef.h>

#include "ground/clock.h"
#include "mpi/communicator.h"
#include "mpi/volume.h"
#include "region/ring.h"
#include "region/thread.h"

#define REQUESTS_PASSED 4096 /* null ones among them */
#define REQUESTS_LOOKED_AT 256
#define LONG_NS 20000
#define ANYBODY ((uint64_t)ROLE_ANYBODY << AWAITED_ROLE_BIT)
#define IN_COMMUNICATOR ((uint64_t)ROLE_IN_COMMUNICATOR << AWAITED_ROLE_BIT)

bool awaited_wanted;
struct awaited_request awaited_requests[1u << AWAITED_REQUEST_BITS];
struct awaited_object awaited_objects[1u << AWAITED_OBJECT_BITS];

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

/* Whether it is a window or a file that says for whom. */
static bool is_of_object(enum await from)
{
    return from == AWAIT_STARTED || from == AWAIT_POSTED || from == AWAIT_TARGET || from == AWAIT_TARGETS ||
           from == AWAIT_ALL_OF;
}

/* What one call, or one request, waits for; a collective takes the place of messages. */
static void take(struct region_thread *t, word comm, uint64_t more, enum await from, uint32_t *kind)
{
    if (is_of_object(from)) {
        uint64_t handle = comm;
        const struct awaited_object *object = awaited_object(handle);

        comm = object->comm;
        if (object->handle != handle || comm == 0)
            return;
        if (from == AWAIT_STARTED || from == AWAIT_POSTED)
            comm = handle;
        if (from == AWAIT_ALL_OF)
            from = AWAIT_ALL;
    }
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
    case AWAIT_TARGET:
        *kind = from;
        add(t, comm, (int)more, ROLE_SENDS);
        break;
    case AWAIT_STARTED:
    case AWAIT_POSTED:
        *kind = from;
        t->awaited_group = comm; /* the window */
        break;
    case AWAIT_NEIGHBORS:
    case AWAIT_TARGETS:
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
    case AWAIT_HOLDS:
    case AWAIT_ALL_OF:
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
        enum await from = (enum await)kind;

        kind = is_of_object(from) ? AWAIT_NOTHING : kind;
        take(t, t->awaits, t->awaits_more, from, &kind);
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

/* Places of `awaited_objects` that have one, each once. */
static uint8_t objects[1u << AWAITED_OBJECT_BITS];
static uint32_t objects_used;

void awaited_object_made(uint64_t handle, word comm)
{
    struct awaited_object *object = awaited_object(handle);

    if (object->handle == 0)
        objects[__atomic_fetch_add(&objects_used, 1, __ATOMIC_RELAXED) % sizeof objects] =
            (uint8_t)(object - awaited_objects);
    object->comm = comm & mpi_abi.handle_mask;
    object->started.handle = object->posted.handle = 0;
    object->started.kept = object->posted.kept = 0;
    object->holder = NULL;
    object->handle = handle;
}

void awaited_forget_comm(word comm)
{
    uint64_t key = comm & mpi_abi.handle_mask;

    for (uint32_t i = 0; i < objects_used && i < sizeof objects; i++)
        if (awaited_objects[objects[i]].comm == key)
            awaited_objects[objects[i]].comm = 0;
    for (size_t i = 0; i < sizeof awaited_requests / sizeof *awaited_requests; i++)
        if ((awaited_requests[i].comm & mpi_abi.handle_mask) == key)
            awaited_requests[i].what = 0;
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

/* The ranks of a group in MPI_COMM_WORLD; 0 where it has more than are kept. */
static uint32_t ranks_of(word group, int *world)
{
    int (*size_of)(word, int *) = (int (*)(word, int *))next_pmpi(CALL_MPI_Group_size);
    struct sent_group open;
    int size = 0, ranks[AWAITED];

    if (size_of(group, &size) != 0 || size < 0 || size > AWAITED || !sent_open_world(group, &open))
        return 0;
    for (int i = 0; i < size; i++)
        ranks[i] = i;
    if (!sent_translate(&open, size, ranks, world))
        size = 0;
    sent_close_group(&open);
    return (uint32_t)size;
}

/* A program frees the groups of its epochs at once, or never: only what is asked for is kept. */
static bool groups_wanted;

static void forget_group(struct awaited_group *group, uint64_t key)
{
    if (group->handle != key)
        return;
    group->kept = groups_wanted ? ranks_of(key, group->ranks) : 0;
    group->handle = 0;
}

void awaited_forget_group(word group)
{
    uint64_t key = group & mpi_abi.handle_mask;

    for (uint32_t i = 0; key != 0 && i < objects_used && i < sizeof objects; i++) {
        struct awaited_object *object = &awaited_objects[objects[i]];

        forget_group(&object->started, key);
        forget_group(&object->posted, key);
    }
}

/* The words of an epoch's group. */
static uint32_t group_words(struct awaited_group *group, bool lasted, uint64_t *words)
{
    uint32_t used = 0;

    groups_wanted |= lasted;
    if (group->handle != 0)
        group->kept = ranks_of(group->handle, group->ranks);
    for (uint32_t i = 0; i < group->kept; i++)
        if (group->ranks[i] >= 0)
            words[used++] = (uint32_t)group->ranks[i] | (uint64_t)ROLE_SENDS << AWAITED_ROLE_BIT;
    return used;
}

void awaited_held(struct region_thread *t, const struct awaited_object *object)
{
    struct ring_record record = {.tick = t->last_tick, .thread = t->number, .tid = t->tid, .frames = 3};
    uint64_t words[3] = {AWAIT_HOLDS, object->held_since};

    if (object->comm == 0)
        return;
    words[2] = in_world(t, object->comm, *sent_generation(object->comm), (int)object->held_rank);
    if (words[2] <= UINT32_MAX)
        ring_append(RING_AWAIT, &record, words);
}

/* Those that send by a communicator's topology. */
static void add_sources(struct region_thread *t, uint64_t comm)
{
    int ranks[AWAITED];
    uint32_t number = volume_sources(comm, ranks, AWAITED);

    for (uint32_t i = 0; i < number; i++)
        if (ranks[i] >= 0)
            add(t, comm, ranks[i], ROLE_SENDS);
}

void awaited_tell(struct region_thread *t, word status)
{
    struct ring_record record = {.tick = t->last_tick, .thread = t->number, .tid = t->tid, .site = (uint16_t)t->site};
    bool collective = t->awaited_kind >= AWAIT_ALL;
    uint32_t generation = (uint32_t)t->awaited_group_generation, group = 0, used = 2;
    uint64_t words[2 + AWAITED];
    bool lasted = clock_ns(clock_cycles() - t->first_tick_tsc) >= LONG_NS;

    if ((t->awaited_kind == AWAIT_REQUESTS || t->awaited_kind == AWAIT_ANY_REQUEST) && lasted)
        awaited_wanted = true;
    words[1] = ~UINT64_C(0);
    if ((collective || t->awaited_kind == AWAIT_NEIGHBORS) &&
        generation != *sent_generation(t->awaited_group & mpi_abi.handle_mask))
        return;
    if (t->awaited_kind == AWAIT_NEIGHBORS)
        add_sources(t, t->awaited_group);
    if (t->awaited_kind == AWAIT_STARTED || t->awaited_kind == AWAIT_POSTED) {
        struct awaited_object *object = awaited_object(t->awaited_group);

        used += group_words(t->awaited_kind == AWAIT_STARTED ? &object->started : &object->posted, lasted, words + used);
    }
    if (collective)
        group = communicator_number(t, t->awaited_group);
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
    if ((collective && group != NO_COMMUNICATOR) || used > 2)
        ring_append(RING_AWAIT, &record, words);
}
