#include "mpi/communicator.h"

#include <stddef.h>

#include "mpi/sent.h"
#include "region/ring.h"

/* A place may be of none between others, so that all where a handle may be are looked at. */
#define PLACES 4096u
#define PROBES 16u

static struct place {
    uint64_t comm; /* 0: free */
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

/* The runs of ranks of a communicator, in its order; false where there are too many, or a process is in no rank. */
static bool runs_of(word comm, int size, uint64_t *runs, uint32_t *used)
{
    int ranks[RANKS_AT_ONCE], world[RANKS_AT_ONCE];
    struct sent_group group;
    bool all = sent_open_group(comm, &group);

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
    int size = -1, inter = 1;

    if (sent_as_world(t, comm)) {
        words[1] = (uint64_t)region->world_size;
        words[2 + used++] = words[1];
    } else if (((int (*)(word, int *))next_pmpi(CALL_MPI_Comm_test_inter))(comm, &inter) == 0 && inter == 0 &&
               ((int (*)(word, int *))next_pmpi(CALL_MPI_Comm_size))(comm, &size) == 0) {
        if (runs_of(comm, size, words + 2, &used))
            words[1] = (uint64_t)size;
        else
            used = 0;
    }
    record.frames = (uint16_t)(2 + used);
    return ring_append(RING_COMMUNICATOR, &record, words);
}

uint32_t communicator_number(struct region_thread *t, word comm)
{
    uint64_t key = comm & mpi_abi.handle_mask;
    struct place *place;

    if (key == mpi_abi.comm_world)
        return 0;
    if (key == 0 || key == mpi_abi.comm_null)
        return NO_COMMUNICATOR;
    place = place_of(key, key);
    if (place == NULL && (place = place_of(key, 0)) != NULL) {
        place->number = __atomic_add_fetch(&numbers, 1, __ATOMIC_RELAXED);
        place->told = 0;
        __atomic_store_n(&place->comm, key, __ATOMIC_RELEASE);
    }
    if (place == NULL || (place->told == 0 && !tell(t, comm, place->number)))
        return NO_COMMUNICATOR;
    place->told = 1;
    return place->number;
}
