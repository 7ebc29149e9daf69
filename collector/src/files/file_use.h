/* What a thread does with a file: the hot path of finding its record, and what is added to it. Records belong to one
 * thread: no lock, no shared line. */

#ifndef STEELYARD_FILE_USE_H
#define STEELYARD_FILE_USE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "calls/access.h"
#include "files/file.h"
#include "ground/export.h"
#include "ground/options.h"
#include "region/region.h"

enum file_direction { FILE_READ, FILE_WRITE };

/* How an access was made, for interfaces that tell these apart; FILE_PLAIN for the others. */
enum file_manner { FILE_PLAIN, FILE_INDEPENDENT, FILE_COLLECTIVE, FILE_SPLIT, FILE_NONBLOCKING };

/* One access that has succeeded. */
struct file_access {
    enum file_direction direction;
    enum file_manner manner;
    uint64_t bytes;
    int64_t offset;     /* -1 if not known */
    const void *buffer; /* NULL if not known */
    struct access_time time;
};

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
    uint64_t start_tsc;
    uint64_t end_tsc;
    uint64_t bins[IO_BINS];
    uint64_t independent;
    uint64_t collective;
    uint64_t split;
    uint64_t nonblocking;
};

#define SAME_PLACE(field)                                                                              \
    _Static_assert(offsetof(struct region_file_use, read_##field) ==                                   \
                       offsetof(struct region_file_use, reads) + offsetof(struct file_group, field), \
                   #field);                                                                            \
    _Static_assert(offsetof(struct region_file_use, write_##field) ==                                  \
                       offsetof(struct region_file_use, writes) + offsetof(struct file_group, field), \
                   #field)

SAME_PLACE(bytes);
SAME_PLACE(last);
SAME_PLACE(began);
SAME_PLACE(max_size);
SAME_PLACE(end_tsc);
SAME_PLACE(bins);
SAME_PLACE(nonblocking);

INLINE struct file_group *use_group(struct region_file_use *use, enum file_direction direction)
{
    return (struct file_group *)(direction == FILE_READ ? &use->reads : &use->writes);
}

INLINE uint32_t use_key(uint32_t file, enum file_interface interface)
{
    return file << 3 | (uint32_t)interface;
}

INLINE uint32_t use_recent(uint32_t key)
{
    return key * UINT32_C(0x9E3779B1) >> 26;
}

/* The search behind the recent ones, and the insertion. NULL if there is no room. */
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

/* The same; NULL if the number is 0. */
struct region_file_use *file_use(struct region_thread *t, uint32_t file, enum file_interface interface);

/* Adds an access to the record and to the thread's heat map; nothing if the record is NULL. */
void file_accessed(struct region_thread *t, struct region_file_use *use, const struct file_access *access);

/* The limits are inclusive. */
INLINE unsigned use_bin(uint64_t bytes)
{
    static const uint64_t limits[IO_BINS - 1] = IO_BIN_LIMITS;
    unsigned bin = 0;

    while (bin < IO_BINS - 1 && bytes > limits[bin])
        bin++;
    return bin;
}

/* The first data that are moved in a direction. */
void use_began(const struct region_file_use *use);

INLINE void use_direction(struct region_file_use *use, enum file_direction direction)
{
    uint32_t now = direction == FILE_READ ? 1 : 2;

    if (__builtin_expect(use->last_direction != now, 0)) {
        if (use->last_direction != 0)
            use->switches++;
        else
            use_began(use);
        use->last_direction = now;
    }
}

/* In the child of a fork: it may keep as many accesses as its parent. */
void use_start(void);

/* Keeps an access as a record of its own. */
void use_trace(const struct region_thread *t, const struct region_file_use *use, enum file_direction direction,
               int64_t offset, uint64_t bytes, const struct access_time *time);

/* Adds a timed access to the times and the heat map. */
void use_timed(struct region_thread *t, struct region_file_use *use, enum file_direction direction,
               const struct access_time *time, uint64_t bytes);

/* One that was not timed, the first since the newest tick: when it was is noted. */
void use_noted(struct region_thread *t, struct region_file_use *use, enum file_direction direction);

/* Cycles of a call that moves no bytes, for the thread's heat map. */
void use_heat_meta(struct region_thread *t, enum file_interface interface, uint64_t start, uint64_t end);

/* Brings bytes into the heat map that no timed call has brought. `now` is 0 if not known. */
void use_heat_rest(struct region_thread *t, struct region_file_use *use, uint64_t now);

void use_common_search(struct region_file_use *use, uint64_t *values, uint64_t *counts, uint64_t value);

/* How often a value was met; the value met last is kept first. */
INLINE void use_common(struct region_file_use *use, uint64_t *values, uint64_t *counts, uint64_t value)
{
    if (__builtin_expect(values[0] == value && counts[0] != 0, 1))
        counts[0]++;
    else
        use_common_search(use, values, counts, value);
}

INLINE void use_place(struct region_file_use *use, struct file_group *group, uint64_t offset, uint64_t bytes)
{
    if (__builtin_expect(group->began == 0, 0)) {
        group->began = 1;
        group->sequential++;
        if (offset == 0)
            group->first_at_zero++;
    } else if (offset >= group->last) {
        group->sequential++;
        if (offset == group->last)
            group->consecutive++;
        else
            use_common(use, use->stride, use->stride_count, offset - group->last);
    }
    group->last = offset + bytes;
    if (offset + bytes > group->end)
        group->end = offset + bytes;
    if ((offset & use->block_mask) != 0)
        use->file_unaligned++;
}

/* So first and last moments are right to the time between ticks at worst. */
INLINE void use_when(struct region_thread *t, struct region_file_use *use, enum file_direction direction,
                     const struct access_time *time, uint64_t bytes)
{
    if (time->end != 0)
        use_timed(t, use, direction, time, bytes);
    else if (__builtin_expect(region->last_tsc >= use_group(use, direction)->end_tsc, 0))
        use_noted(t, use, direction);
}

INLINE void use_add(struct region_thread *t, struct region_file_use *use, const struct file_access *access)
{
    struct file_group *group = use_group(use, access->direction);

    group->calls++;
    group->bytes += access->bytes;
    group->bins[use_bin(access->bytes)]++;
    use_direction(use, access->direction);
    use_common(use, use->access_size, use->access_count, access->bytes);
    if (access->offset >= 0)
        use_place(use, group, (uint64_t)access->offset, access->bytes);
    if (((uintptr_t)access->buffer & 7) != 0)
        use->memory_unaligned++;
    use_when(t, use, access->direction, &access->time, access->bytes);
    if (__builtin_expect(options.io_trace != 0, 0))
        use_trace(t, use, access->direction, access->offset, access->bytes, &access->time);
}

#endif
