/* Sites: one for each pair of call and return address, found by hashing; those used last are found by return address
 * alone. For the owning thread only. */

#ifndef STEELYARD_SITE_H
#define STEELYARD_SITE_H

#include <stddef.h>
#include <stdint.h>

#include "ground/export.h"
#include "region/region.h"
#include "region/thread.h"

/* By hashing, or made. Never NULL: what finds no room is counted as lost and goes to a site outside the region, whose
 * number is 0. */
struct region_site *site_search(struct region_thread *t, uint32_t call, uint64_t return_address);

/* The site for the program's call behind a language binding; `bound` where that cannot be told. `frame` is the wrapper's. */
struct region_site *site_behind(struct region_thread *t, struct region_site *bound, const uint64_t *frame);

_Static_assert(SITE_SLOTS == 1 << (64 - 52), "site_slot gives as many");

INLINE uint32_t site_slot(uint32_t call, uint64_t return_address)
{
    return (uint32_t)((return_address + call * UINT64_C(0x51ED270B)) *
                          UINT64_C(0x9E3779B97F4A7C15) >>
                      52);
}

/* What site_chunks point to. */
struct site_chunk {
    struct region_site sites[SITE_CHUNK];
    struct region_durations durations[SITE_CHUNK];
};

/* Of the site of the present call; NULL where it found no room. */
INLINE struct region_durations *site_durations(const struct region_thread *t)
{
    uint32_t index = t->site - 1;
    struct site_chunk *chunk;

    if (__builtin_expect(t->site == 0, 0))
        return NULL;
    chunk = region_at(t->site_chunks[index / SITE_CHUNK]);
    return &chunk->durations[index % SITE_CHUNK];
}

/* What region_thread.recent holds. */
struct site_recent {
    struct region_site *site; /* NULL none; never one behind a binding, where the return address says too little */
    uint64_t datatype;        /* calls with this and the count have the bytes of the site's run: none does while the */
    uint32_t count;           /* count is SITE_NO_COUNT, */
    uint32_t generation;      /* nor when this is no longer volume_generation */
    uint64_t unused;
};

#define SITE_NO_COUNT UINT32_MAX

/* Each has a place of its own in 4 KiB of code, as far as sites are 32 bytes apart. */
#define SITE_RECENT_MASK UINT64_C(0xFE0)

_Static_assert(sizeof(struct site_recent) == 32 &&
                   sizeof((struct region_thread *)0)->recent == SITE_RECENT_MASK + sizeof(struct site_recent),
               "a place is the masked address");

INLINE struct site_recent *site_recent(struct region_thread *t, uint64_t return_address)
{
    return (struct site_recent *)((char *)t->recent + (return_address & SITE_RECENT_MASK));
}

/* NULL where it is none of the recent ones. What a signal handler of the program's does in between changes nothing. */
INLINE struct region_site *site_known(struct region_thread *t, uint32_t call, uint64_t return_address)
{
    struct region_site *s = *(struct region_site *volatile *)&site_recent(t, return_address)->site;

    /* One place in the code may call several functions, through a pointer. */
    if (__builtin_expect(s != NULL && s->return_address == return_address && s->call == call, 1))
        return s;
    return NULL;
}

INLINE struct region_site *site_find(struct region_thread *t, uint32_t call, uint64_t return_address)
{
    struct region_site *s = site_known(t, call, return_address);

    return __builtin_expect(s != NULL, 1) ? s : site_search(t, call, return_address);
}

#endif
