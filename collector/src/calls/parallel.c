/* A team lies in the region of memory: a thread that began one uses it again. It is known by its offset and by whose region it
 * is in: the child of a fork within a parallel region has another.
 *
 * The runtime's own barrier at the end orders what the threads have written before it is read. */

#include "calls/parallel.h"

#include <errno.h>
#include <stddef.h>

#include "calls/call.h"
#include "calls/site.h"
#include "gen/calls.h"
#include "region/child.h"

/* One thread's part, in a cache line of its own. */
struct part {
    uint64_t begun;
    uint64_t left;   /* when it began to wait, or ended; 0 it works */
    uint64_t waited; /* at barriers that it has passed */
    uint64_t last_from, last_waited; /* the last of them */
    uint64_t tasks;
    uint64_t pad[2];
};

struct team {
    uint64_t next;   /* of those that can be used again */
    uint64_t record; /* offset of the region_parallel */
    uint64_t begun;
    struct parallel_place outer;
    uint32_t capacity;
    uint32_t size; /* 0: not told */
    uint64_t pad[2];
    struct part parts[];
};

_Static_assert(sizeof(struct part) == 64 && sizeof(struct team) == 64, "whole lines");

/* Of more threads only the whole is known. */
#define MOST 4096u
#define LEAST 8u

#define OFFSET_BITS 40

static uint64_t tag(void)
{
    return (region->start_mono_ns ^ region->pid) << OFFSET_BITS;
}

INLINE struct team *team_of(uint64_t parallel)
{
    if (parallel == 0 || region == NULL || (parallel ^ tag()) >> OFFSET_BITS != 0)
        return NULL;
    return region_at(parallel & ((UINT64_C(1) << OFFSET_BITS) - 1));
}

/* Room for so many threads, of a team that is over or fresh; 0 none. */
static uint64_t take(struct region_thread *t, uint32_t threads)
{
    uint64_t offset = t->teams;
    struct team *team = offset != 0 ? region_at(offset) : NULL;

    threads = threads < LEAST ? LEAST : threads > MOST ? MOST : threads;
    if (__builtin_expect(team != NULL && team->capacity >= threads, 1)) {
        t->teams = team->next;
        return offset;
    }
    offset = region_allocate(sizeof *team + threads * sizeof *team->parts);
    if (offset != 0) {
        team = region_at(offset);
        team->capacity = threads;
    }
    return offset;
}

/* A site of ours has no bytes, and keeps the place of its record there. */
static struct region_parallel *record_of(struct region_thread *t, struct region_site *s)
{
    uint64_t offset = s->run_bytes;
    struct region_parallel *p;

    if (__builtin_expect(offset != 0, 1))
        return region_at(offset);
    if (s->number == 0 || (offset = region_allocate(sizeof *p)) == 0)
        return NULL;
    p = region_at(offset);
    p->site = s->number;
    p->next = t->parallels;
    s->run_bytes = offset;
    __atomic_store_n(&t->parallels, offset, __ATOMIC_RELEASE);
    return p;
}

static uint64_t begin(struct region_thread *t, uint32_t threads, const void *from)
{
    struct region_site *s = site_find(t, CALL_GOMP_parallel, (uint64_t)from);
    struct region_parallel *p;
    struct team *team;
    uint64_t offset;

    if (__builtin_expect(s->extra != 0, 0))
        s = site_behind(t, s, __builtin_frame_address(0));
    p = record_of(t, s);
    if (p == NULL)
        return 0;
    s->count++;
    p->count++;
    if ((offset = take(t, threads)) == 0)
        return 0;
    team = region_at(offset);
    team->record = (uint64_t)((char *)p - (char *)region);
    team->outer = (struct parallel_place){t->team, t->team_place};
    team->size = 0;
    t->parallel_depth++;
    team->begun = clock_cycles();
    return offset | tag();
}

/* The thread, where something is recorded. */
INLINE struct region_thread *recorded(void)
{
    child_notice();
    return region == NULL ? NULL : thread_current();
}

uint64_t parallel_begin(uint32_t threads, const void *from)
{
    struct region_thread *t = recorded();
    int error = errno;
    uint64_t parallel = 0;

    if (t != NULL) {
        parallel = begin(t, threads, from);
        errno = error;
    }
    return parallel;
}

struct parallel_place parallel_enter(uint64_t parallel, uint32_t number, uint32_t size)
{
    struct region_thread *t = recorded();
    struct team *team = team_of(parallel);
    struct parallel_place before = {0, 0};

    if (t == NULL || team == NULL)
        return before;
    before = (struct parallel_place){t->team, t->team_place};
    if (size != 0)
        team->size = size;
    if (number < team->capacity) {
        struct part *part = &team->parts[number];

        part->left = 0;
        part->waited = 0;
        part->last_from = 0;
        part->tasks = 0;
        t->team = parallel;
        t->team_place = number;
        part->begun = clock_cycles();
    }
    return before;
}

/* The calling thread's part of the region, if that is what it works in. */
INLINE struct part *part_in(struct region_thread *t, uint64_t parallel)
{
    struct team *team = t != NULL && t->team == parallel ? team_of(parallel) : NULL;

    return team != NULL ? &team->parts[t->team_place] : NULL;
}

void parallel_leave(uint64_t parallel, struct parallel_place before)
{
    struct region_thread *t = recorded();
    struct part *part = part_in(t, parallel);

    if (part == NULL)
        return;
    part->left = clock_cycles();
    t->team = before.team;
    t->team_place = before.number;
}

void parallel_wait(uint64_t parallel)
{
    struct part *part = part_in(recorded(), parallel);

    if (part != NULL)
        part->left = clock_cycles();
}

void parallel_go_on(uint64_t parallel)
{
    struct part *part = part_in(recorded(), parallel);
    uint64_t now;

    if (part == NULL || part->left == 0)
        return;
    now = clock_cycles();
    part->last_from = part->left;
    part->last_waited = now > part->left ? now - part->left : 0;
    part->waited += part->last_waited;
    part->left = 0;
}

uint64_t parallel_here(void)
{
    struct region_thread *t = recorded();

    return t != NULL ? t->team : 0;
}

void parallel_task(void)
{
    struct region_thread *t = recorded();
    struct part *part = t != NULL ? part_in(t, t->team) : NULL;

    if (part != NULL)
        part->tasks++;
}

/* Sums over a team. */
struct sums {
    uint64_t start, busy, barrier, end, longest, tasks;
    bool known;
};

INLINE uint64_t from_to(uint64_t from, uint64_t to)
{
    return to > from ? to - from : 0;
}

static struct sums sums_of(const struct team *team, uint64_t now)
{
    struct sums sum = {.known = team->size != 0 && team->size <= team->capacity};

    for (uint32_t i = 0; i < team->size && i < team->capacity; i++) {
        const struct part *part = &team->parts[i];
        uint64_t left = part->left, waited = part->waited, busy;

        if (part->begun < team->begun) { /* of the region before: nothing was told of this thread */
            sum.known = false;
            continue;
        }
        /* Some runtimes tell of the barrier at the end like of all others. */
        if (left == 0 && team->size > 1 && part->last_from != 0) {
            left = part->last_from;
            waited -= part->last_waited;
        }
        if (left == 0 || left > now)
            left = now;
        busy = from_to(part->begun + waited, left);
        sum.start += part->begun - team->begun;
        sum.busy += busy;
        sum.barrier += waited;
        sum.end += now - left;
        sum.tasks += part->tasks;
        if (busy > sum.longest)
            sum.longest = busy;
    }
    return sum;
}

void parallel_end(uint64_t parallel)
{
    struct region_thread *t = recorded();
    struct team *team = team_of(parallel);
    struct region_parallel *p;
    uint64_t now, took;
    struct sums sum;

    if (t == NULL || team == NULL)
        return;
    now = clock_cycles();
    took = from_to(team->begun, now);
    p = region_at(team->record);
    sum = sums_of(team, now);
    p->ended++;
    p->total_tsc += took;
    if (took > p->max_tsc)
        p->max_tsc = took;
    if (--t->parallel_depth == 0)
        p->outer_tsc += took;
    if (team->size > p->threads)
        p->threads = team->size;
    p->tasks += sum.tasks;
    if (sum.known && sum.tasks == 0) {
        p->known++;
        p->start_tsc += sum.start;
        p->busy_tsc += sum.busy;
        p->barrier_tsc += sum.barrier;
        p->end_tsc += sum.end;
        p->imbalance_tsc += from_to(sum.busy, team->size * sum.longest);
    }
    t->team = team->outer.team;
    t->team_place = team->outer.number;
    team->next = t->teams;
    t->teams = parallel & ((UINT64_C(1) << OFFSET_BITS) - 1);
}
