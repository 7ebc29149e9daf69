/* Names are in one table of the process, to which any thread adds. A thread finds its phase by the address of the name,
 * which it compares all the same, for memory is used again; else by a look through the table.
 *
 * A handler of the program's may begin and end phases between any two instructions here. It leaves the stack as it was: a
 * place on it is taken before it is filled, and emptied before it is given back. */

#include "calls/phase.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "calls/call.h"
#include "gen/losses.h"
#include "ground/clock.h"
#include "ground/export.h"
#include "region/child.h"
#include "region/region.h"
#include "region/thread.h"

#define MOST (PHASE_CHUNKS * PHASE_CHUNK)
_Static_assert(MOST <= UINT16_MAX, "a sample has 16 bits for it");

__attribute__((noinline)) static void make(uint64_t *offset, size_t bytes)
{
    uint64_t fresh = region_allocate(bytes), none = 0;

    if (fresh != 0)
        __atomic_compare_exchange_n(offset, &none, fresh, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

/* What lies at an offset, made when it is first needed; NULL: there is no room. */
INLINE void *made(uint64_t *offset, size_t bytes)
{
    uint64_t there;

    if (__builtin_expect(__atomic_load_n(offset, __ATOMIC_ACQUIRE) == 0, 0))
        make(offset, bytes);
    there = __atomic_load_n(offset, __ATOMIC_ACQUIRE);
    return __builtin_expect(there == 0, 0) ? NULL : region_at(there);
}

/* By its number plus one, as everywhere here. */
INLINE struct region_phase *phase_at(uint32_t phase)
{
    struct region_phase *chunk = region_at(region->phases[(phase - 1) / PHASE_CHUNK]);

    return chunk + (phase - 1) % PHASE_CHUNK;
}

static struct region_phase_use *use_of(struct region_phases *p, uint32_t phase)
{
    struct region_phase_use *chunk =
        made(&p->uses[(phase - 1) / PHASE_CHUNK], PHASE_CHUNK * sizeof(struct region_phase_use));

    return chunk == NULL ? NULL : chunk + (phase - 1) % PHASE_CHUNK;
}

/* Up to where names are cut. */
INLINE bool has_name(const struct region_phase *phase, const char *name)
{
    size_t i = 0;

    while (phase->name[i] == name[i] && name[i] != '\0')
        i++;
    return phase->name[i] == name[i] || i == PHASE_NAME - 1;
}

INLINE bool is_it(const struct region_phase *phase, uint32_t kind, uint32_t outer, const char *name)
{
    return phase->kind == kind && phase->outer == outer && has_name(phase, name);
}

static uint32_t hash_of(uint32_t kind, uint32_t outer, const char *name)
{
    uint32_t hash = (kind << 16 ^ outer ^ 0x811C9DC5u) * 0x01000193u;

    for (size_t i = 0; i < PHASE_NAME - 1 && name[i] != '\0'; i++)
        hash = (hash ^ (unsigned char)name[i]) * 0x01000193u;
    return hash;
}

/* 0: there is no room. */
static uint32_t add(uint32_t hash, uint32_t kind, uint32_t outer, const char *name)
{
    uint32_t place = __atomic_load_n(&region->phases_used, __ATOMIC_RELAXED);
    struct region_phase *phase;
    size_t length;

    do { /* the chunk is there before the entry is given out */
        if (place >= MOST ||
            made(&region->phases[place / PHASE_CHUNK], PHASE_CHUNK * sizeof(struct region_phase)) == NULL) {
            region_lose(LOSS_PHASES_FULL);
            return 0;
        }
    } while (!__atomic_compare_exchange_n(&region->phases_used, &place, place + 1, true, __ATOMIC_ACQ_REL,
                                          __ATOMIC_RELAXED));
    phase = phase_at(place + 1);
    phase->outer = outer;
    phase->kind = kind;
    phase->hash = hash;
    length = strnlen(name, PHASE_NAME);
    if (length == PHASE_NAME) {
        length--;
        region_lose(LOSS_PHASE_NAME_CUT);
    }
    memcpy(phase->name, name, length);
    __atomic_store_n(&phase->ready, 1, __ATOMIC_RELEASE);
    return place + 1;
}

static uint32_t look_up(uint32_t kind, uint32_t outer, const char *name)
{
    uint32_t used = __atomic_load_n(&region->phases_used, __ATOMIC_ACQUIRE), hash = hash_of(kind, outer, name);

    for (uint32_t phase = 1; phase <= used; phase++) {
        const struct region_phase *p = phase_at(phase);

        if (__atomic_load_n(&p->ready, __ATOMIC_ACQUIRE) != 0 && p->hash == hash && is_it(p, kind, outer, name))
            return phase;
    }
    return add(hash, kind, outer, name);
}

/* A phase as a thread knows it. */
struct known {
    const char *name;
    struct region_phase *phase;
    struct region_phase_use *use;
    uint64_t number;
};

#define KNOWN 64
_Static_assert(sizeof(struct known) * KNOWN == sizeof(((struct region_phases *)NULL)->known), "as docs/format.md says");

/* What stands on the stack beside the number. */
struct entered {
    const struct region_phase *phase;
    struct region_phase_use *use;
};

_Static_assert(sizeof(struct entered) * PHASE_DEPTH ==
                   sizeof(((struct region_phases *)NULL)->entered),
               "one for each");

__attribute__((noinline)) static struct known learn(struct region_phases *p, struct known *place, uint32_t kind,
                                                    uint32_t outer, const char *name)
{
    struct known k = {name, NULL, NULL, look_up(kind, outer, name)};

    if (k.number == 0 || (k.use = use_of(p, (uint32_t)k.number)) == NULL)
        return (struct known){0};
    k.phase = phase_at((uint32_t)k.number);
    place->phase = k.phase;
    CALL_BARRIER();
    place->use = k.use;
    place->number = k.number;
    CALL_BARRIER();
    place->name = name;
    return k;
}

/* Without a use where there is no room. A handler that comes in between leaves a phase there that is not asked for: it is
 * written first, and read last. */
INLINE struct known find(struct region_phases *p, uint32_t kind, uint32_t outer, const char *name)
{
    uint64_t hash = ((uint64_t)name ^ outer) * UINT64_C(0x9E3779B97F4A7C15);
    struct known *place = (struct known *)p->known + (hash >> 32) % KNOWN;
    struct known k = {.use = place->use, .number = place->number};

    CALL_BARRIER();
    k.name = place->name;
    k.phase = place->phase;
    if (__builtin_expect(k.name == name && is_it(k.phase, kind, outer, name), 1))
        return k;
    return learn(p, place, kind, outer, name);
}

/* Regions for which there is no room, by their names: whether the end of a name is one of theirs. */
#define BEYOND_NAMES (sizeof ((struct region_phases *)NULL)->beyond_names / sizeof(uint32_t))

static uint32_t *beyond_named(struct region_phases *p, const char *name)
{
    return &p->beyond_names[hash_of(PHASE_REGION, 0, name) % BEYOND_NAMES];
}

__attribute__((noinline)) static void begin_beyond(struct region_phases *p, const char *name)
{
    p->beyond++;
    ++*beyond_named(p, name);
    region_lose(LOSS_PHASES_FULL);
}

/* False: it is the end of another. */
__attribute__((noinline)) static bool end_beyond(struct region_phases *p, const char *name)
{
    uint32_t *same = beyond_named(p, name);

    if (*same == 0)
        return false;
    --*same;
    p->beyond--;
    return true;
}

static void leave_beyond(struct region_phases *p)
{
    if (p->beyond == 0)
        return;
    p->beyond = 0;
    memset(p->beyond_names, 0, sizeof p->beyond_names);
}

/* NULL where nothing is recorded. */
INLINE struct region_phases *phases_of(struct region_thread *t)
{
    return t == NULL || region == NULL ? NULL : made(&t->phases, sizeof(struct region_phases));
}

INLINE struct entered *entered(struct region_phases *p, uint32_t depth)
{
    return (struct entered *)p->entered + depth;
}

/* The program calls: its thread, and the thread's phases, NULL where nothing is recorded. Only then is there surely a cycle
 * counter that may be read. */
INLINE struct region_phases *called(struct region_thread **t, const char *name)
{
    child_notice();
    *t = thread_current();
    return name == NULL ? NULL : phases_of(*t);
}

/* Where there is no room for more, ranges are counted together: their ends have no name. */
INLINE const char *beyond_name(uint32_t kind, const char *name)
{
    return kind == PHASE_RANGE ? "" : name;
}

INLINE void begin(uint32_t kind, const char *name)
{
    struct region_thread *t;
    struct region_phases *p = called(&t, name);
    struct known k;
    uint32_t depth;

    if (__builtin_expect(p == NULL, 0))
        return;
    if (__builtin_expect(p->depth >= PHASE_DEPTH, 0)) {
        begin_beyond(p, beyond_name(kind, name));
        return;
    }
    k = find(p, kind, t->phase, name);
    depth = p->depth++;
    CALL_BARRIER();
    *entered(p, depth) = (struct entered){k.phase, k.use};
    CALL_BARRIER();
    p->open[depth] = (uint32_t)k.number;
    if (__builtin_expect(k.use != NULL, 1)) {
        k.use->count++;
        t->phase = (uint32_t)k.number;
    }
    CALL_BARRIER();
    p->begun[depth] = clock_cycles();
}

void phase_begin(const char *name)
{
    begin(PHASE_REGION, name);
}

EXPORT void steelyard_record_begin(const char *name)
{
    begin(PHASE_REGION, name);
}

void phase_push(const char *name)
{
    begin(PHASE_RANGE, name);
}

/* One that has no number is part of the one around it. */
static uint32_t innermost(const struct region_phases *p, uint32_t depth)
{
    while (depth > 0 && p->open[depth - 1] == 0)
        depth--;
    return depth == 0 ? 0 : p->open[depth - 1];
}

INLINE void pop(struct region_thread *t, struct region_phases *p, uint64_t now)
{
    uint32_t depth = p->depth - 1;
    struct region_phase_use *use = p->open[depth] == 0 ? NULL : entered(p, depth)->use;
    uint64_t took = clock_between(p->begun[depth], now);

    p->open[depth] = 0;
    CALL_BARRIER();
    if (__builtin_expect(use != NULL, 1)) {
        use->total_tsc += took;
        if (took > use->max_tsc)
            use->max_tsc = took;
        t->phase = innermost(p, depth);
    }
    CALL_BARRIER();
    p->depth = depth;
}

/* Whether the innermost but `depth` is what ends: by its name, or the next range. One for which there was no room may be. */
INLINE bool ends(struct region_phases *p, uint32_t depth, uint32_t kind, const char *name)
{
    const struct region_phase *phase = entered(p, depth - 1)->phase;

    return p->open[depth - 1] == 0 || (kind == PHASE_RANGE ? phase->kind == PHASE_RANGE : has_name(phase, name));
}

INLINE void end(uint32_t kind, const char *name)
{
    struct region_thread *t;
    struct region_phases *p = called(&t, name);
    uint64_t now;
    uint32_t depth;

    if (__builtin_expect(p == NULL, 0))
        return;
    now = clock_cycles();
    if (__builtin_expect(p->beyond > 0, 0) && end_beyond(p, beyond_name(kind, name)))
        return;
    depth = p->depth;
    while (depth > 0 && !ends(p, depth, kind, name))
        depth--;
    if (__builtin_expect(depth == 0, 0)) {
        if (t->phase_inherited > 0)
            t->phase_inherited--;
        else
            region_lose(LOSS_PHASE_UNBEGUN);
        return;
    }
    leave_beyond(p);
    for (; p->depth > depth; pop(t, p, now))
        region_lose(LOSS_PHASE_UNENDED);
    pop(t, p, now);
}

void phase_end(const char *name)
{
    end(PHASE_REGION, name);
}

EXPORT void steelyard_record_end(const char *name)
{
    end(PHASE_REGION, name);
}

void phase_pop(void)
{
    end(PHASE_RANGE, "");
}

/* Of a thread that has used any; no room is made for one that has not. */
static struct region_phases *phases_used(struct region_thread *t)
{
    return t == NULL || region == NULL || t->phases == 0 ? NULL : phases_of(t);
}

void phase_close(void)
{
    struct region_thread *t = thread_current();
    struct region_phases *p = phases_used(t);
    uint64_t now;

    if (p == NULL)
        return;
    for (now = clock_cycles(); p->depth > 0; pop(t, p, now))
        region_lose(LOSS_PHASE_UNENDED);
    leave_beyond(p);
}

unsigned phase_depth(void)
{
    const struct region_phases *p = phases_used(thread_current());

    return p == NULL ? 0 : p->depth;
}

void phase_inherit(unsigned depth)
{
    if (thread_self != NULL)
        thread_self->phase_inherited = depth;
}

void phase_control(int level)
{
    static const char name[] = "MPI_Pcontrol";
    struct region_phases *p = phases_of(thread_current());
    uint32_t depth = p == NULL ? 0 : p->depth;

    while (depth > 0 && (p->open[depth - 1] == 0 || !has_name(entered(p, depth - 1)->phase, name)))
        depth--;
    if (level == 1 && depth == 0)
        phase_begin(name);
    else if (level == 0 && depth > 0)
        phase_end(name);
}

static double number(uint64_t bits)
{
    double value;

    memcpy(&value, &bits, sizeof value);
    return value;
}

static uint64_t bits_of(double value)
{
    uint64_t bits;

    memcpy(&bits, &value, sizeof bits);
    return bits;
}

EXPORT void steelyard_record_value(const char *name, double value)
{
    const uint64_t exponent = UINT64_C(0x7FF) << 52;
    struct region_thread *t;
    struct region_phases *p = called(&t, name);
    struct region_phase_use *use;
    uint64_t bits = bits_of(value);

    if (p == NULL || (use = find(p, PHASE_VALUE, 0, name).use) == NULL)
        return;
    if ((bits & exponent) == exponent) {
        use->odd++;
        return;
    }
    if (use->count == 0 || value < number(use->min))
        use->min = bits;
    if (use->count == 0 || value > number(use->max))
        use->max = bits;
    use->sum = bits_of(number(use->sum) + value);
    use->last = bits;
    use->last_tsc = clock_cycles();
    use->count++;
}
