/* The shapes of a thread's calls lie in one table, by call site. Only the owning thread writes it; a reader may come at any
 * moment: a record counts once its site is there, and a larger table takes the place of a full one when all is in it. In the
 * largest one the rarest of a few neighbours gives way to a new shape, and is added to what its site has besides. */

#include "math/math_call.h"

#include <errno.h>
#include <stddef.h>

#include "calls/call.h"
#include "calls/site.h"
#include "gen/losses.h"
#include "math/behind.h"
#include "math/shape.h"

#define FIRST 16u
#define MOST 2048u /* 160 KiB a thread */
#define PROBES 8u

#define STRIDE_MAX 256u
#define ALL_TIMED 16u
#define ENOUGH_NS 5000u /* a timed call stands for calls of so long together */

/* ---- the table of shapes ---- */

static struct region_math *records(struct region_math_head *head)
{
    return (struct region_math *)(head + 1);
}

static uint64_t mixed(uint64_t hash, uint64_t value)
{
    return (hash ^ value) * UINT64_C(0x9E3779B97F4A7C15);
}

static uint32_t start_of(uint32_t site, uint32_t letters, const uint32_t *sizes)
{
    uint64_t hash = mixed((uint64_t)site << 32 | letters, 1);

    hash = mixed(hash ^ hash >> 29, (uint64_t)sizes[0] << 32 | sizes[1]);
    hash = mixed(hash ^ hash >> 29, (uint64_t)sizes[2] << 32 | sizes[3]);
    return (uint32_t)(hash >> 32);
}

static bool same_shape(const struct region_math *m, uint32_t site, uint32_t letters, const uint32_t *sizes)
{
    return m->site == site && m->letters == letters && m->sizes[0] == sizes[0] && m->sizes[1] == sizes[1] &&
           m->sizes[2] == sizes[2] && m->sizes[3] == sizes[3];
}

/* The record, or the first empty place among its neighbours; NULL: neither. */
static struct region_math *search(struct region_math_head *head, uint32_t site, uint32_t letters, const uint32_t *sizes)
{
    uint32_t start = start_of(site, letters, sizes);

    for (uint32_t step = 0; step < PROBES; step++) {
        struct region_math *m = &records(head)[(start + step) & (head->capacity - 1)];

        if (m->site == 0 || same_shape(m, site, letters, sizes))
            return m;
    }
    return NULL;
}

static void begin(struct region_math *m, uint32_t site, uint32_t letters, const uint32_t *sizes)
{
    *m = (struct region_math){.letters = letters, .stride = 1, .countdown = 1};
    for (unsigned i = 0; i < 4; i++)
        m->sizes[i] = sizes[i];
    CALL_BARRIER();
    __atomic_store_n(&m->site, site, __ATOMIC_RELEASE);
}

/* A table of that many places with all records of the old one; false where they would not fit between neighbours. */
static bool move_to(struct region_thread *t, uint32_t capacity)
{
    struct region_math_head *old = t->math != 0 ? region_at(t->math) : NULL, *new;
    uint64_t offset = region_allocate(sizeof *new + capacity * sizeof(struct region_math));

    if (offset == 0)
        return false;
    new = region_at(offset);
    new->capacity = capacity;
    for (uint32_t i = 0; old != NULL && i < old->capacity; i++) {
        const struct region_math *from = &records(old)[i];
        struct region_math *to = from->site != 0 ? search(new, from->site, from->letters, from->sizes) : NULL;

        if (from->site != 0 && to == NULL)
            return false;
        if (to != NULL) {
            *to = *from;
            new->used++;
        }
    }
    __atomic_store_n(&t->math, offset, __ATOMIC_RELEASE);
    return true;
}

static bool grow(struct region_thread *t)
{
    const struct region_math_head *old = t->math != 0 ? region_at(t->math) : NULL;
    uint32_t capacity = old != NULL ? 2 * old->capacity : FIRST;

    for (; capacity <= MOST; capacity *= 2)
        if (move_to(t, capacity))
            return true;
    return false;
}

/* What all shapes of the site have that are not kept. It keeps away from a full neighbourhood: any place will do. */
static struct region_math *others_of(struct region_math_head *head, uint32_t site)
{
    static const uint32_t sizes[4] = {SHAPE_OTHERS, SHAPE_OTHERS, SHAPE_OTHERS, SHAPE_OTHERS};
    uint32_t start = start_of(site, 0, sizes);

    for (uint32_t step = 0; step < head->capacity; step++) {
        struct region_math *m = &records(head)[(start + step) & (head->capacity - 1)];

        if (m->site == 0)
            begin(m, site, 0, sizes);
        if (same_shape(m, site, 0, sizes))
            return m;
    }
    return NULL;
}

/* The rarest neighbour of a place gives it up. Never what stands for others. NULL: none does. */
static struct region_math *give_way(struct region_math_head *head, uint32_t start)
{
    struct region_math *rarest = NULL, *others;

    for (uint32_t step = 0; step < PROBES; step++) {
        struct region_math *m = &records(head)[(start + step) & (head->capacity - 1)];

        if (m->site != 0 && m->sizes[0] != SHAPE_OTHERS && (rarest == NULL || m->count < rarest->count))
            rarest = m;
    }
    others = rarest != NULL ? others_of(head, rarest->site) : NULL;
    if (others == NULL)
        return NULL;
    others->count += rarest->count;
    others->flops += rarest->count * rarest->flops;
    others->timed += rarest->timed;
    others->weighted_tsc += rarest->weighted_tsc;
    if (rarest->max_tsc > others->max_tsc)
        others->max_tsc = rarest->max_tsc;
    return rarest;
}

static struct region_math *record_searched(struct math_call *k)
{
    struct region_thread *t = k->t;
    uint32_t site = k->site->number;
    struct region_math_head *head = t->math != 0 ? region_at(t->math) : NULL;
    struct region_math *m = head != NULL ? search(head, site, k->letters, k->sizes) : NULL;

    if (m != NULL && m->site != 0)
        return m;
    /* A quarter stays free, so that what stands for others finds room. */
    if (m == NULL || head->used >= head->capacity / 4 * 3) {
        if (grow(t)) {
            head = region_at(t->math);
            m = search(head, site, k->letters, k->sizes);
        } else {
            struct region_math *left;

            if (head == NULL)
                return NULL;
            left = give_way(head, start_of(site, k->letters, k->sizes));
            m = left != NULL ? left : m;
        }
    }
    /* What is of several shapes at once has a place like a shape, or stands with what gave way. */
    if (m == NULL && k->sizes[0] == SHAPE_OTHERS)
        return others_of(head, site);
    if (m == NULL)
        return NULL;
    if (m->site == 0)
        head->used++;
    begin(m, site, k->letters, k->sizes);
    if (k->sizes[0] == SHAPE_OTHERS)
        return m;
    m->flops = shape_operations(&math_routines[k->routine], k);
    return m;
}

/* Most calls of a site have the shape of the one before: a site of ours has no bytes, and keeps the place of its record there. */
INLINE struct region_math *record_of(struct math_call *k)
{
    struct region_math_head *head = region_at(k->t->math);
    struct region_math *m = &records(head)[k->site->run_bytes];

    if (__builtin_expect(k->t->math != 0 && same_shape(m, k->site->number, k->letters, k->sizes), 1))
        return m;
    m = record_searched(k);
    if (m != NULL)
        k->site->run_bytes = (uint64_t)(m - records(region_at(k->t->math)));
    return m;
}

/* ---- one call ---- */

/* Whether the thread is in such a call already: deeper in its stack than where that began. One that a jump has left lies
 * deeper than what comes now. */
static bool is_inner(const struct region_thread *t, uint64_t frame)
{
    return t->math_sp != 0 && !(frame >= t->math_sp && frame < t->stack_high && t->math_sp >= t->stack_low);
}

/* Neither is on the way of most calls. */
static struct region_site *site_of(struct region_thread *t, uint32_t call, const void *from)
{
    int error = errno;
    struct region_site *s = site_find(t, call, (uint64_t)from);

    if (s->extra != 0)
        s = site_behind(t, s, __builtin_frame_address(0));
    errno = error;
    return s;
}

struct math_way math_enter(struct math_frame *f, unsigned routine, const word *words, const void *from)
{
    const struct math_routine *r = &math_routines[routine];
    const struct math_pattern *p = &math_patterns[r->pattern];
    struct math_call *k = &f->call;
    uint32_t note;
    struct math_way way = {behind_meant(routine, from, &note), p->words > MATH_REGISTERS ? p->words - MATH_REGISTERS : 0};
    struct region_thread *t = thread_current();
    uint64_t frame = (uint64_t)__builtin_frame_address(0);
    struct region_site *s;

    k->t = NULL;
    if (t == NULL || is_inner(t, frame) || (note & BEHIND_OTHER) != 0)
        return way;
    if (__builtin_expect(r->role == MATH_DESTROY, 0)) {
        shape_forget_plan(r->kind, shape_plan_of(r, words));
        return way;
    }
    k->routine = routine;
    k->from = from;
    if (__builtin_expect(!shape_read(k, r, r->form | (note & BEHIND_WIDE), words), 0))
        return way;
    t->math_sp = frame;
    CALL_BARRIER();
    k->t = t;
    k->start = 0;
    s = site_known(t, r->call, (uint64_t)from);
    if (__builtin_expect(s == NULL, 0))
        s = site_of(t, r->call, from);
    k->site = s;
    s->count++;
    k->shape = s->number != 0 ? record_of(k) : NULL;
    if (__builtin_expect(k->shape == NULL, 0)) {
        region_lose(LOSS_SITES_FULL);
        return way;
    }
    k->shape->count++;
    if (__builtin_expect(k->sizes[0] == SHAPE_OTHERS, 0))
        k->shape->flops += k->flops;
    if (--k->shape->countdown == 0)
        k->start = clock_cycles();
    return way;
}

/* As calls of other wrappers: one in `stride`, its place drawn, stands for so many. Calls of one shape are alike. */
static void account(struct math_call *k, uint64_t now)
{
    struct region_math *m = k->shape;
    uint64_t cycles = clock_between(k->start, now), random = k->t->random;
    uint64_t recent = m->timed == 0 ? 16 * cycles : m->recent_tsc - m->recent_tsc / 16 + cycles;
    uint32_t place;

    m->timed++;
    m->weighted_tsc += m->stride * cycles;
    if (cycles > m->max_tsc)
        m->max_tsc = cycles;
    k->site->timed++;
    m->recent_tsc = recent > UINT32_MAX ? UINT32_MAX : (uint32_t)recent;
    if (m->timed >= ALL_TIMED) {
        uint64_t together = clock_ns(recent / 16) * m->stride;

        if (together < ENOUGH_NS && m->stride < STRIDE_MAX)
            m->stride *= 2;
        else if (together >= 4 * ENOUGH_NS && m->stride > 1)
            m->stride /= 2;
    }
    random ^= random >> 12;
    random ^= random << 25;
    random ^= random >> 27;
    k->t->random = random;
    place = (uint32_t)(random * UINT64_C(0x2545F4914F6CDD1D) >> 32) & (m->stride - 1);
    m->countdown = m->block_rest + place + 1;
    m->block_rest = m->stride - 1 - place;
}

static void keep_plan(const struct math_call *k, const struct math_routine *r, word result)
{
    if (r->form == MATH_HANDLE || r->form == MATH_HANDLE_AT)
        result = (int32_t)result == 0 ? k->plan : 0;
    shape_keep_plan(k, r->kind, result);
}

void math_leave(struct math_frame *f, word result)
{
    struct math_call *k = &f->call;
    const struct math_routine *r;

    if (__builtin_expect(k->t == NULL, 0))
        return;
    if (k->start != 0)
        account(k, clock_cycles());
    CALL_BARRIER();
    k->t->math_sp = 0;
    r = &math_routines[k->routine];
    if (__builtin_expect(r->role == MATH_PLANS, 0))
        keep_plan(k, r, result);
}
