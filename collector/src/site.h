/* Sites: one for each pair of call and return address, found by hashing. For the owning thread only. */

#ifndef STEELYARD_SITE_H
#define STEELYARD_SITE_H

#include <stdint.h>

#include "export.h"
#include "region.h"

#define SITE_SLOTS 4096u
#define SITE_CHUNK 16u

/* The search behind the first slot, and the insertion. Never NULL: what finds no room is counted as lost and goes to
 * a site outside the region; *number is then 0. */
struct region_site *site_search(struct region_thread *t, uint32_t call, uint64_t return_address,
                                uint32_t slot, uint32_t *number);

/* `extra` of a site whose return address lies in a language binding, where the program's own call behind it is not
 * known: all that is known are the sites that have it there. */
#define SITE_BOUND 1u

/* The site for the program's call behind a language binding; `bound` where that cannot be told. `frame` is the wrapper's. */
struct region_site *site_behind(struct region_thread *t, struct region_site *bound,
                                const uint64_t *frame, uint32_t *number);

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

INLINE struct region_site *site_at(const struct region_thread *t, uint32_t index)
{
    struct region_site *chunk = region_at(t->site_chunks[index / SITE_CHUNK]);

    return chunk + index % SITE_CHUNK;
}

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

/* The site, and its number plus one. */
INLINE struct region_site *site_find(struct region_thread *t, uint32_t call,
                                            uint64_t return_address, uint32_t *number)
{
    uint32_t slot = site_slot(call, return_address);
    uint32_t entry = t->site_index[slot];

    if (__builtin_expect(entry != 0, 1)) {
        struct region_site *s = site_at(t, entry - 1);

        if (__builtin_expect(s->return_address == return_address && s->call == call, 1)) {
            *number = entry;
            return s;
        }
    }
    return site_search(t, call, return_address, slot, number);
}

#endif
