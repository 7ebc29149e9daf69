/* What a thread does with a file: the hot path of finding its record, and what is added to it. */

#ifndef STEELYARD_FILE_USE_H
#define STEELYARD_FILE_USE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "export.h"
#include "file.h"
#include "region.h"

#define USE_RECENT 64u

struct use_slot {
    uint32_t key; /* 0 empty */
    uint32_t use; /* a 64th of its offset */
};

/* A thread's private index of its records. */
struct use_index {
    struct use_slot recent[USE_RECENT];
    uint64_t table; /* offset of `capacity` slots, 0 none */
    uint32_t capacity;
    uint32_t used;
};

/* The fields of region_file_use that reading and writing have both, in their order. */
struct file_group {
    uint64_t calls;
    uint64_t bytes;
    uint64_t end;
    uint64_t last;
    uint64_t sequential;
    uint64_t consecutive;
    uint64_t first_at_zero;
    uint64_t began;
    uint64_t tsc;
    uint64_t max_tsc;
    uint64_t max_size;
    uint64_t first_tsc;
    uint64_t final_tsc;
    uint64_t bins[IO_BINS];
    uint64_t independent;
    uint64_t collective;
    uint64_t split;
    uint64_t nonblocking;
};

#define SAME_PLACE(field)                                                                              \
    _Static_assert(offsetof(struct region_file_use, read_##field) ==                                   \
                       offsetof(struct region_file_use, read_calls) + offsetof(struct file_group, field), \
                   #field);                                                                            \
    _Static_assert(offsetof(struct region_file_use, write_##field) ==                                  \
                       offsetof(struct region_file_use, write_calls) + offsetof(struct file_group, field), \
                   #field)

SAME_PLACE(bytes);
SAME_PLACE(last);
SAME_PLACE(began);
SAME_PLACE(max_size);
SAME_PLACE(final_tsc);
SAME_PLACE(bins);
SAME_PLACE(nonblocking);

INLINE struct file_group *use_group(struct region_file_use *use, enum file_direction direction)
{
    return (struct file_group *)(direction == FILE_READ ? &use->read_calls : &use->write_calls);
}

INLINE uint32_t use_key(uint32_t file, enum file_interface interface)
{
    return file << 3 | (uint32_t)interface;
}

INLINE uint32_t use_recent(uint32_t key)
{
    return key * UINT32_C(0x9E3779B1) >> 26;
}

/* The search behind the recent ones, and the insertion. */
struct region_file_use *use_search(struct region_thread *t, uint32_t file, enum file_interface interface);

INLINE struct region_file_use *use_find(struct region_thread *t, uint32_t file,
                                        enum file_interface interface)
{
    uint32_t key = use_key(file, interface);

    if (__builtin_expect(t->use_cache != 0, 1)) {
        const struct use_index *index = region_at(t->use_cache);
        const struct use_slot *slot = &index->recent[use_recent(key)];

        if (__builtin_expect(slot->key == key, 1))
            return region_at((uint64_t)slot->use << 6);
    }
    return use_search(t, file, interface);
}

/* Darshan's limits, inclusive. */
INLINE unsigned use_bin(uint64_t bytes)
{
    static const uint64_t limits[IO_BINS - 1] = {
        100,         1024,         10240,         102400,     1u << 20,
        4u << 20,    10u << 20,    100u << 20,    1u << 30,
    };
    unsigned bin = 0;

    while (bin < IO_BINS - 1 && bytes > limits[bin])
        bin++;
    return bin;
}

INLINE void use_direction(struct region_file_use *use, enum file_direction direction)
{
    uint32_t now = direction == FILE_READ ? 1 : 2;

    if (__builtin_expect(use->last_direction != now, 0)) {
        if (use->last_direction != 0)
            use->switches++;
        use->last_direction = now;
    }
}

/* The rest of file_accessed() with the cycles to be added, which need not be those between start and end. */
void use_accessed(struct region_thread *t, struct region_file_use *use, const struct file_access *access,
                  uint64_t cycles);

/* Adds a timed access to the times and the heat map alone. */
void use_timed(struct region_thread *t, struct region_file_use *use, const struct file_access *access,
               uint64_t cycles);

/* Cycles of a call that moves no bytes, for the thread's heat map. */
void use_heat_meta(struct region_thread *t, enum file_interface interface, uint64_t start, uint64_t end);

/* Brings a stream's bytes into the heat map that no timed call has brought. `now` is 0 if not known. */
void use_heat_rest(struct region_thread *t, struct region_file_use *use, uint64_t now);

/* How often a value was met; the value met last is kept first. */
void use_common(struct region_file_use *use, uint64_t *values, uint64_t *counts, uint64_t value);

#endif
