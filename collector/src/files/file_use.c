/* Records of use. Only the owning thread writes them, outside the sampling handler. A signal handler of the program may
 * come between and do I/O itself: counters may then lose its call, the lists stay whole. */

#include "files/file_use.h"

#include <string.h>

#include "files/file.h"
#include "gen/losses.h"
#include "ground/clock.h"
#include "ground/export.h"
#include "region/child.h"
#include "region/ring.h"

/* Records of single files in a process; folded ones may go a quarter further. */
#define USES_MAX 8192u
#define USES_FOLDED_MAX (USES_MAX + USES_MAX / 4)

#define FIRST_CAPACITY 64u
#define FIRST_SHIFT 22

/* True while the thread changes its list or index: what a signal handler does then is not recorded by file. */
static __thread bool changing;

/* ---- finding ---- */

static struct use_slot *slot_for(const struct use_index *index, uint32_t key)
{
    struct use_slot *table = region_at(index->table);
    uint32_t at = (key * UINT32_C(0x85EBCA6B) >> 7) & (index->capacity - 1);

    while (table[at].key != 0 && table[at].key != key)
        at = (at + 1) & (index->capacity - 1);
    return &table[at];
}

/* Doubles the table when half of it is used; the old one is left behind. */
static bool make_room(struct use_index *index)
{
    struct use_index larger = *index;
    const struct use_slot *old = region_at(index->table);

    if (index->table != 0 && 2 * (index->used + 1) <= index->capacity)
        return true;
    larger.capacity = index->table != 0 ? 2 * index->capacity : FIRST_CAPACITY;
    larger.table = region_allocate(larger.capacity * sizeof(struct use_slot));
    if (larger.table == 0)
        return false;
    for (uint32_t i = 0; index->table != 0 && i < index->capacity; i++)
        if (old[i].key != 0)
            *slot_for(&larger, old[i].key) = old[i];
    index->table = larger.table;
    index->capacity = larger.capacity;
    return true;
}

static uint64_t make_use(struct region_thread *t, uint32_t file, enum file_interface interface, uint32_t limit)
{
    uint32_t made = __atomic_fetch_add(&region->uses_made, 1, __ATOMIC_RELAXED);
    uint64_t offset = made < limit ? region_allocate(sizeof(struct region_file_use)) : 0;
    struct region_file_use *use;
    const struct region_file *f;

    if (offset == 0) {
        __atomic_fetch_sub(&region->uses_made, 1, __ATOMIC_RELAXED);
        return 0;
    }
    use = region_at(offset);
    f = file_at(file);
    use->file = file;
    use->interface = (uint32_t)interface;
    use->block_mask = f != NULL && f->block_size != 0 ? f->block_size - 1u : 0;
    use->next = t->uses;
    __atomic_store_n(&t->uses, offset, __ATOMIC_RELEASE);
    return offset;
}

static uint64_t search(struct region_thread *t, struct use_index *index, uint32_t file,
                       enum file_interface interface, uint32_t limit)
{
    uint32_t key = use_key(file, interface);
    struct use_slot *slot;
    uint64_t offset;

    if (!make_room(index))
        return 0;
    slot = slot_for(index, key);
    if (slot->key == key)
        return (uint64_t)slot->use << 6;
    offset = make_use(t, file, interface, limit);
    if (offset == 0 && limit == USES_MAX) {
        uint32_t folded = file_folded(file);

        offset = search(t, index, folded, interface, USES_FOLDED_MAX);
        if (offset == 0 || folded == file || !make_room(index))
            return offset;
        slot = slot_for(index, key);
    }
    if (offset == 0)
        return 0;
    slot->use = (uint32_t)(offset >> 6);
    slot->key = key;
    index->used++;
    return offset;
}

struct region_file_use *use_search(struct region_thread *t, uint32_t file, enum file_interface interface)
{
    struct use_index *index;
    uint64_t offset = 0;
    uint32_t key = use_key(file, interface);

    if (file == 0 || changing)
        return NULL;
    changing = true;
    if (t->use_cache == 0)
        t->use_cache = region_allocate(sizeof *index);
    if (t->use_cache != 0) {
        index = region_at(t->use_cache);
        offset = search(t, index, file, interface, USES_MAX);
        if (offset != 0) {
            struct use_slot *recent = &index->recent[use_recent(key)];

            recent->key = 0;
            __atomic_signal_fence(__ATOMIC_SEQ_CST);
            recent->use = (uint32_t)(offset >> 6);
            __atomic_signal_fence(__ATOMIC_SEQ_CST);
            recent->key = key;
        }
    }
    changing = false;
    if (offset == 0)
        region_lose(LOSS_FILES_FULL);
    return offset != 0 ? region_at(offset) : NULL;
}

struct region_file_use *file_use(struct region_thread *t, uint32_t file, enum file_interface interface)
{
    return file != 0 ? use_find(t, file, interface) : NULL;
}

/* ---- heat maps ---- */

static void halve(uint64_t *bins)
{
    for (unsigned i = 0; i < HEAT_BINS / 2; i++)
        bins[i] = bins[2 * i] + bins[2 * i + 1];
    memset(bins + HEAT_BINS / 2, 0, HEAT_BINS / 2 * sizeof *bins);
}

__attribute__((noinline)) static struct region_heat *heat_further(struct region_thread *t, enum file_interface interface, uint64_t end)
{
    struct region_heat *heat;

    if ((unsigned)interface >= HEAT_LAYERS)
        return NULL;
    if (t->heat[interface] == 0) {
        uint64_t offset = region_allocate(sizeof *heat);

        if (offset == 0)
            return NULL;
        ((struct region_heat *)region_at(offset))->shift = FIRST_SHIFT;
        t->heat[interface] = offset;
    }
    heat = region_at(t->heat[interface]);
    while (__builtin_expect(end >> heat->shift >= HEAT_BINS, 0)) {
        halve(heat->read_bytes);
        halve(heat->write_bytes);
        halve(heat->read_tsc);
        halve(heat->write_tsc);
        halve(heat->meta_tsc);
        heat->shift++;
    }
    return heat;
}

INLINE struct region_heat *heat_until(struct region_thread *t, enum file_interface interface, uint64_t end)
{
    uint64_t offset = interface < HEAT_LAYERS ? t->heat[interface] : 0;
    struct region_heat *heat = offset != 0 ? region_at(offset) : NULL;

    return __builtin_expect(heat != NULL && end >> heat->shift < HEAT_BINS, 1) ? heat : heat_further(t, interface, end);
}

/* By time, so that the sum stays exact. */
__attribute__((noinline)) static void spread_far(uint64_t *bins, unsigned shift, uint64_t start, uint64_t end, uint64_t amount)
{
    __extension__ typedef unsigned __int128 wide;
    uint64_t given = 0;

    for (uint64_t bin = start >> shift; bin < end >> shift; bin++) {
        uint64_t until = ((bin + 1) << shift) - start;
        uint64_t due = (uint64_t)((wide)amount * until / (end - start));

        bins[bin] += due - given;
        given = due;
    }
    bins[end >> shift] += amount - given;
}

INLINE void spread(uint64_t *bins, unsigned shift, uint64_t start, uint64_t end, uint64_t amount)
{
    if (__builtin_expect(start >> shift == end >> shift, 1))
        bins[end >> shift] += amount;
    else
        spread_far(bins, shift, start, end, amount);
}

/* Bytes and cycles of accesses between two moments. */
INLINE void heat(struct region_thread *t, enum file_interface interface, enum file_direction direction,
                 const struct access_time *time, uint64_t bytes)
{
    uint64_t zero = region->start_tsc, start = time->start - zero, end = time->end - zero;
    struct region_heat *heat;

    if (time->start < zero || time->end < time->start)
        return;
    heat = heat_until(t, interface, end);
    if (heat == NULL)
        return;
    spread(direction == FILE_READ ? heat->read_bytes : heat->write_bytes, heat->shift, start, end, bytes);
    if (interface != FILE_STDIO)
        spread(direction == FILE_READ ? heat->read_tsc : heat->write_tsc, heat->shift, start, end, time->cycles);
}

void use_heat_meta(struct region_thread *t, enum file_interface interface, uint64_t start, uint64_t end)
{
    uint64_t zero = region->start_tsc;
    struct region_heat *heat;

    if (start < zero || end < start || interface == FILE_STDIO)
        return;
    start -= zero;
    end -= zero;
    heat = heat_until(t, interface, end);
    if (heat == NULL)
        return;
    spread(heat->meta_tsc, heat->shift, start, end, end - start);
}

/* ---- accesses ---- */

/* However soon a process ends, the bytes that it moved count. */
void use_began(const struct region_file_use *use)
{
    if (region_pending && !file_is_stream(use->file))
        child_settle();
}

void use_common_search(struct region_file_use *use, uint64_t *values, uint64_t *counts, uint64_t value)
{
    uint64_t count = 0;
    unsigned place = COMMON, least = 1;

    for (unsigned i = 0; i < COMMON && place == COMMON; i++)
        if (counts[i] == 0 || values[i] == value)
            place = i;
        else if (i > 0 && counts[i] < counts[least])
            least = i;
    if (place == COMMON) {
        use->common_dropped++;
        place = least;
    } else {
        count = counts[place];
    }
    values[place] = values[0];
    counts[place] = counts[0];
    values[0] = value;
    counts[0] = count + 1;
}

/* A timed call brings along the bytes of those before it that were not. */
static uint64_t not_heated(struct region_file_use *use, const struct file_group *group, enum file_direction direction)
{
    uint64_t bytes = group->bytes - use->heated[direction];

    use->heated[direction] = group->bytes;
    return bytes;
}

static void heat_rest(struct region_thread *t, struct region_file_use *use, enum file_direction direction, uint64_t now)
{
    uint64_t bytes = use->interface < HEAT_LAYERS ? not_heated(use, use_group(use, direction), direction) : 0;

    if (bytes != 0)
        heat(t, (enum file_interface)use->interface, direction, &(struct access_time){now, now, 0}, bytes);
}

void use_heat_rest(struct region_thread *t, struct region_file_use *use, uint64_t now)
{
    if (now == 0)
        now = clock_cycles();
    heat_rest(t, use, FILE_READ, now);
    heat_rest(t, use, FILE_WRITE, now);
}

static void lasted(struct file_group *group, uint64_t start, uint64_t end)
{
    if (__builtin_expect(group->start_tsc == 0, 0))
        group->start_tsc = start;
    group->end_tsc = end;
}

void use_noted(struct region_thread *t, struct region_file_use *use, enum file_direction direction)
{
    uint64_t now = clock_cycles();

    lasted(use_group(use, direction), now, now);
    heat_rest(t, use, direction, now);
}

void use_timed(struct region_thread *t, struct region_file_use *use, enum file_direction direction,
               const struct access_time *time, uint64_t bytes)
{
    struct file_group *group = use_group(use, direction);
    uint64_t cycles = clock_between(time->start, time->end);

    group->tsc += time->cycles;
    if (cycles > group->max_tsc) {
        group->max_tsc = cycles;
        group->max_size = bytes;
    }
    lasted(group, time->start, time->end);
    if (use->interface < HEAT_LAYERS)
        heat(t, (enum file_interface)use->interface, direction, time, not_heated(use, group, direction));
}

/* Accesses that were kept one by one. */
FORK_DATA static uint64_t kept;

FORK_CODE void use_start(void)
{
    kept = 0;
}

/* Samples have the other half of the ring. */
void use_trace(const struct region_thread *t, const struct region_file_use *use, enum file_direction direction,
               int64_t offset, uint64_t bytes, const struct access_time *time)
{
    uint64_t now = time->end != 0 ? time->end : clock_cycles();
    const uint64_t words[] = {
        use->file | (uint64_t)use->interface << 32 | (uint64_t)(direction == FILE_WRITE) << 40,
        (uint64_t)offset,
        bytes,
        time->end != 0 ? time->start : now,
        now,
    };
    const struct ring_record record = {
        .thread = t->number,
        .tid = t->tid,
        .call = t->site != 0 ? thread_site(t, t->site - 1)->call : 0,
        .site = t->site,
        .frames = sizeof words / sizeof *words,
        .mono_ns = region->last_mono_ns,
    };

    if (use->interface >= HEAT_LAYERS)
        return;
    /* Those of the calibration, which cost as much, are of no thread. */
    if (ring_half_full() || __atomic_fetch_add(&kept, t->tid != 0, __ATOMIC_RELAXED) >= options.io_trace ||
        !ring_append(RING_ACCESS, &record, words))
        region_lose(LOSS_ACCESSES_FULL);
}

void file_accessed(struct region_thread *t, struct region_file_use *use, const struct file_access *access)
{
    struct file_group *group;

    if (use == NULL)
        return;
    group = use_group(use, access->direction);
    switch (access->manner) {
    case FILE_PLAIN: break;
    case FILE_INDEPENDENT: group->independent++; break;
    case FILE_COLLECTIVE: group->collective++; break;
    case FILE_SPLIT: group->split++; break;
    case FILE_NONBLOCKING: group->nonblocking++; break;
    }
    use_add(t, use, access);
}
