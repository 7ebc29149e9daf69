#include "mpi/communicator.h"

#include <stddef.h>

#include "mpi/sent.h"
#include "region/ring.h"

/* A place may be of none between others, so that all where a handle may be are looked at. */
#define PLACES 4096u
#define PROBES 16u

#define TAKEN UINT64_MAX

static struct place {
    uint64_t comm; /* 0: free; TAKEN: about to be somebody's */
    uint32_t number;
    uint32_t told;
} places[PLACES];

static uint32_t numbers;

static struct place *place_of(uint64_t comm, uint64_t wanted)
{
    uint32_t first = (uint32_t)(comm * UINT64_C(0x9E3779B97F4A7C15) >> 52);

    _Static_assert(PLACES == 1u << (64 - 52), "the top bits of a hash");
    for (uint32_t i = 0; i < PROBES; i++) {
        struct place *place = &places[(first + i) % PLACES];

        if (__atomic_load_n(&place->comm, __ATOMIC_ACQUIRE) == wanted)
            return place;
    }
    return NULL;
}

static void free_place(struct place *place)
{
    __atomic_store_n(&place->comm, 0, __ATOMIC_RELEASE);
}

void communicator_freed(word comm)
{
    uint64_t key = comm & mpi_abi.handle_mask;
    struct place *place = key != 0 ? place_of(key, key) : NULL;

    if (place != NULL)
        free_place(place);
}

void communicator_forget_all(void)
{
    for (uint32_t i = 0; i < PLACES; i++)
        free_place(&places[i]);
}

#define RUNS 64u
#define RANKS_AT_ONCE 128

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

/* Puts its ranks into the ring; false where there is no room. */
static bool tell(struct region_thread *t, word comm, uint32_t number)
{
    struct ring_record record = {.thread = t->number, .tid = t->tid};
    uint64_t words[2 + RUNS] = {number, ~UINT64_C(0)};
    uint32_t used = 0;
    int size = -1, more = 0, inter = 0;

    if (sent_as_world(t, comm)) {
        words[1] = (uint64_t)region->world_size;
        words[2 + used++] = words[1];
    } else if (((int (*)(word, int *))next_pmpi(CALL_MPI_Comm_test_inter))(comm, &inter) == 0 &&
               ((int (*)(word, int *))next_pmpi(CALL_MPI_Comm_size))(comm, &size) == 0 &&
               (inter == 0 || (((int (*)(word, int *))next_pmpi(CALL_MPI_Comm_remote_size))(comm, &more) == 0 &&
                               runs_of(comm, false, more, words + 2, &used))) &&
               runs_of(comm, true, size, words + 2, &used)) {
        words[1] = (uint64_t)size + (uint64_t)more;
    } else {
        used = 0;
    }
    record.frames = (uint16_t)(2 + used);
    return ring_append(RING_COMMUNICATOR, &record, words);
}

/* Its place, a new one where it has none; NULL where all are taken. */
static struct place *placed(uint64_t key)
{
    struct place *place = place_of(key, key);

    while (place == NULL && (place = place_of(key, 0)) != NULL) {
        uint64_t none = 0;

        if (!__atomic_compare_exchange_n(&place->comm, &none, TAKEN, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) {
            place = NULL;
            continue;
        }
        place->number = __atomic_add_fetch(&numbers, 1, __ATOMIC_RELAXED);
        place->told = 0;
        __atomic_store_n(&place->comm, key, __ATOMIC_RELEASE);
    }
    return place;
}

static bool is_any(uint64_t key)
{
    return key != 0 && key != mpi_abi.comm_null;
}

uint32_t communicator_in_order(word comm)
{
    uint64_t key = comm & mpi_abi.handle_mask;
    const struct place *place = is_any(key) ? placed(key) : NULL;

    return place != NULL ? place->number : NO_COMMUNICATOR;
}

uint32_t communicator_known(word comm)
{
    uint64_t key = comm & mpi_abi.handle_mask;
    const struct place *place = is_any(key) ? place_of(key, key) : NULL;

    if (key == mpi_abi.comm_world)
        return 0;
    return place != NULL && place->told != 0 ? place->number : NO_COMMUNICATOR;
}

uint32_t communicator_number(struct region_thread *t, word comm)
{
    uint64_t key = comm & mpi_abi.handle_mask;
    struct place *place;

    if (key == mpi_abi.comm_world)
        return 0;
    place = is_any(key) ? placed(key) : NULL;
    if (place == NULL || (place->told == 0 && !tell(t, comm, place->number)))
        return NO_COMMUNICATOR;
    place->told = 1;
    return place->number;
}
