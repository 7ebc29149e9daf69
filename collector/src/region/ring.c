/* Appends to the ring. Space is reserved by moving ring_head in one compare-and-swap; a record is valid once its commit
 * word, the last store, is there. What the reader has not consumed is never overwritten. */

#include "region/ring.h"

#include <string.h>

#include "gen/losses.h"

static uint64_t commit_word(uint64_t size, enum ring_kind kind)
{
    return size << 8 | (uint64_t)kind;
}

static void commit(uint64_t offset, uint64_t size, enum ring_kind kind)
{
    uint64_t *word = region_at(region->ring_offset + offset);

    __atomic_store_n(word, commit_word(size, kind), __ATOMIC_RELEASE);
}

/* Offset in the ring of `size` bytes that do not wrap, or UINT64_MAX. */
static uint64_t reserve(uint64_t size)
{
    uint64_t head = __atomic_load_n(&region->ring_head, __ATOMIC_RELAXED);

    for (;;) {
        uint64_t total = __atomic_load_n(&region->ring_size, __ATOMIC_ACQUIRE);
        uint64_t tail = __atomic_load_n(&region->ring_tail, __ATOMIC_ACQUIRE);
        uint64_t offset = head & (total - 1);
        uint64_t skip = offset + size > total ? total - offset : 0;

        if (tail > head || head + skip + size - tail > total)
            return UINT64_MAX;
        if (skip == 0 && !region_has_ring(offset + size))
            return UINT64_MAX;
        if (total != __atomic_load_n(&region->ring_size, __ATOMIC_RELAXED))
            continue; /* no more could be had */
        if (!__atomic_compare_exchange_n(&region->ring_head, &head, head + skip + size, true, __ATOMIC_ACQ_REL,
                                         __ATOMIC_RELAXED))
            continue;
        if (skip == 0)
            return offset;
        commit(offset, skip, RING_SKIP);
        return 0;
    }
}

bool ring_append(enum ring_kind kind, const struct ring_record *record, const uint64_t *frames)
{
    uint32_t flags = kind == RING_SAMPLE ? record->flags : 0;
    uint64_t more = (flags & SAMPLE_REGISTERS) != 0 ? SAMPLE_WORDS : (flags & SAMPLE_SLEEPS) != 0 ? FUTEX_WORDS : 0;
    uint64_t words = record->frames + more;
    uint64_t size = sizeof *record + 8 * words;
    uint64_t offset = reserve(size);
    struct ring_record *place;

    if (offset == UINT64_MAX) {
        if (kind != RING_ACCESS)
            region_lose(LOSS_RING_FULL);
        return false;
    }
    place = region_at(region->ring_offset + offset);
    memcpy((char *)place + sizeof place->commit, (const char *)record + sizeof record->commit,
           sizeof *record - sizeof record->commit);
    if (words != 0)
        memcpy(place + 1, frames, 8 * words);
    commit(offset, size, kind);
    return true;
}

bool ring_append_parts(enum ring_kind kind, const struct ring_record *record, const struct ring_part *parts, size_t count)
{
    struct ring_record head = *record;
    uint64_t words = 0, offset;
    char *place;

    for (size_t i = 0; i < count; i++)
        words += (parts[i].bytes + 7) / 8;
    if (words > UINT16_MAX || (offset = reserve(sizeof head + 8 * words)) == UINT64_MAX)
        return false;
    head.frames = (uint16_t)words;
    place = region_at(region->ring_offset + offset);
    memcpy(place + sizeof head.commit, (const char *)&head + sizeof head.commit, sizeof head - sizeof head.commit);
    place += sizeof head;
    for (size_t i = 0; i < count; i++) {
        uint64_t padding = -parts[i].bytes & 7;

        memcpy(place, parts[i].at, parts[i].bytes);
        memset(place + parts[i].bytes, 0, padding);
        place += parts[i].bytes + padding;
    }
    commit(offset, sizeof head + 8 * words, kind);
    return true;
}

bool ring_half_full(void)
{
    return __atomic_load_n(&region->ring_head, __ATOMIC_RELAXED) -
               __atomic_load_n(&region->ring_tail, __ATOMIC_RELAXED) >
           region->ring_size / 2;
}
