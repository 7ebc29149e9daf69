/* Tables of handles of fixed size without locks: an entry belongs to whoever's compare-and-swap of its key succeeded, until
 * the key is the handle. */

#ifndef STEELYARD_KEY_H
#define STEELYARD_KEY_H

#include <stdbool.h>
#include <stdint.h>

/* Keys that are no handle of any MPI. */
#define KEY_NEVER 0u
#define KEY_GONE 1u /* a search goes on behind it */
#define KEY_CLAIMED 2u

/* Places that are looked at from a key's own on. */
#define KEY_PROBES 64u

static inline uint32_t key_place(uint64_t key, uint32_t places)
{
    return (uint32_t)(key * UINT64_C(0x9E3779B97F4A7C15) >> 40) % places;
}

static inline bool key_claim(uint64_t *key)
{
    uint64_t found = __atomic_load_n(key, __ATOMIC_RELAXED);

    return (found == KEY_NEVER || found == KEY_GONE) &&
           __atomic_compare_exchange_n(key, &found, KEY_CLAIMED, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

#endif
