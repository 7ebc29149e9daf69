/* Inserts sites. Runs on the owning thread, outside the sampling handler; may be interrupted by a signal handler of
 * the program that makes calls itself: those are nested, hence not counted, so no two insertions overlap. */

#include "../gen/losses.h"
#include "site.h"

#include "unwind.h"

/* A full table would make every search long. */
#define SITES_MAX 896u

/* Where calls go that find no room; written by many threads, read by nobody. */
static struct region_site site_outside;

static struct region_site *outside(uint32_t *number)
{
    site_outside.countdown = 0;
    *number = 0;
    region_lose(LOSS_SITES_FULL);
    return &site_outside;
}

static struct region_site *insert(struct region_thread *t, uint32_t call, uint64_t return_address,
                                  uint32_t slot, uint32_t *number)
{
    uint32_t index = t->sites_used;
    uint64_t *chunk = &t->site_chunks[index / SITE_CHUNK];
    struct region_site *s;

    if (index >= SITES_MAX)
        return outside(number);
    if (*chunk == 0)
        *chunk = region_allocate(SITE_CHUNK * sizeof *s);
    if (*chunk == 0)
        return outside(number);
    s = site_at(t, index);
    s->return_address = return_address;
    s->call = call;
    s->stride = 1;
    s->countdown = 1;
    __atomic_store_n(&t->sites_used, index + 1, __ATOMIC_RELEASE);
    t->site_index[slot] = (uint16_t)(index + 1);
    *number = index + 1;
    return s;
}

struct region_site *site_search(struct region_thread *t, uint32_t call, uint64_t return_address,
                                uint32_t slot, uint32_t *number)
{
    for (uint32_t tries = 0; tries < SITE_SLOTS; tries++, slot = (slot + 1) % SITE_SLOTS) {
        uint32_t entry = t->site_index[slot];

        if (entry == 0)
            return insert(t, call, return_address, slot, number);
        struct region_site *s = site_at(t, entry - 1);

        if (s->return_address == return_address && s->call == call) {
            *number = entry;
            return s;
        }
    }
    return outside(number);
}
