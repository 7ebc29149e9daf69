#include "mpi/persistent.h"

#include <stddef.h>

#include "calls/call.h"
#include "gen/losses.h"
#include "mpi/mpi.h"

#define PLACES 4096u
#define PROBES 64u

struct place {
    uint64_t request; /* 0: nobody's yet */
    uint64_t sent;
    struct sent_peer peer;
};

static struct place places[PLACES];

/* The request's place, which it takes if it has none; NULL where there is none. */
static struct place *place_of(uint64_t request, bool takes)
{
    uint32_t at = (uint32_t)(request * UINT64_C(0x9E3779B97F4A7C15) >> 52);

    for (uint32_t tries = 0; request != 0 && tries < PROBES; tries++, at = (at + 1) % PLACES) {
        uint64_t there = __atomic_load_n(&places[at].request, __ATOMIC_RELAXED);

        if (there == 0 && !takes)
            return NULL;
        if (there == 0 && __atomic_compare_exchange_n(&places[at].request, &there, request, false, __ATOMIC_RELAXED,
                                                      __ATOMIC_RELAXED))
            return &places[at];
        if (there == request)
            return &places[at];
    }
    return NULL;
}

void persistent_made(struct region_site *s, word request, uint64_t bytes, bool sends, struct sent_peer peer)
{
    struct place *place;

    site_volume(s, bytes);
    if (mpi_abi.family == MPI_UNKNOWN)
        mpi_detect();
    place = mpi_abi.family != MPI_UNKNOWN ? place_of(mpi_handle_at(request, 0), true) : NULL;
    if (place != NULL) {
        place->sent = sends ? bytes : 0;
        place->peer = peer;
    } else {
        region_lose(LOSS_PERSISTENT_FULL);
    }
}

uint64_t volume_all_started(struct region_thread *t, int64_t count, word requests)
{
    uint64_t sum = 0;

    for (int64_t i = 0; i < count && mpi_abi.family != MPI_UNKNOWN; i++) {
        const struct place *place = place_of(mpi_handle_at(requests, (uint32_t)i), false);

        if (place == NULL)
            continue;
        sum += place->sent;
        sent_to_peer(t, place->peer, place->sent);
    }
    return sum;
}

uint64_t volume_started(struct region_thread *t, word request)
{
    return volume_all_started(t, 1, request);
}
