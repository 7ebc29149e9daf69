/* A team lies in the region of memory: a thread that began one uses it again, for the same region if it can. It is known by its offset and by
 * whose region it is in: the child of a fork within a parallel region has another.
 *
 * Cache lines that go from one core to another are what a short region costs. So what all threads read stands apart from what any
 * of them writes, and is written only where it changes; each thread's times have a line of their own.
 *
 * The runtime's own barrier at the end orders what the threads have written before it is read. A handler of the program's may begin and
 * end regions between any two instructions here: it leaves all as it was. */

#include "calls/parallel.h"

#include <errno.h>
#include <stddef.h>

#include "calls/call.h"
#include "calls/site.h"
#include "gen/calls.h"
#include "region/child.h"

/* One thread's part, in a cache line of its own, and apart from the next one: processors fetch lines in pairs. */
struct part {
    uint64_t begun;
    uint64_t left;   /* when it began to wait, or ended; 0 it works */
    uint64_t waited; /* at barriers that it has passed */
    uint64_t last_from, last_waited; /* the last of them */
    uint64_t tasks;
    uint64_t pad[10];
};

struct team {
    /* What all threads read. */
    struct parallel_code code;
    uint64_t parallel; /* what it is known by */
    uint32_t capacity;
    uint32_t slot; /* in region_thread.teams; TEAM_SLOTS none */
    uint64_t pad[2];
    /* For the thread that met the region. */
    uint64_t next; /* the region around this one; of a spare one, the next */
    uint64_t from; /* of the region that it was last for, 0 not known by that alone */
    struct region_site *site;
    struct region_parallel *record; /* NULL: it is none of the program's, or there was no room */
    uint64_t begun;
    uint64_t sp;
    uint64_t outer; /* what that thread worked in before, */
    uint32_t outer_place;
    uint32_t size; /* 0: not told */
    struct part parts[];
};

_Static_assert(offsetof(struct team, next) == 64 && sizeof(struct team) == 128 && sizeof(struct part) == 128, "whole lines");

/* Of more threads only the whole is known. */
#define MOST 4096u
#define LEAST 8u

#define OFFSET_BITS 40

static uint64_t tag(void)
{
    return (region->start_mono_ns ^ region->pid) << OFFSET_BITS;
}

INLINE uint64_t offset_of(uint64_t parallel)
{
    return parallel & ((UINT64_C(1) << OFFSET_BITS) - 1);
}

INLINE struct team *team_of(uint64_t parallel)
{
    if (parallel == 0 || region == NULL || (parallel ^ tag()) >> OFFSET_BITS != 0)
        return NULL;
    return region_at(offset_of(parallel));
}

/* The thread, where something is recorded. */
INLINE struct region_thread *recorded(void)
{
    child_notice();
    return region == NULL ? NULL : thread_current();
}

/* ---- teams that can be used again ---- */

/* By powers of two: those that grow do not fill the memory. 0: there is none. */
static uint64_t make(uint32_t threads, uint32_t slot)
{
    uint32_t capacity = LEAST;
    uint64_t offset;

    while (capacity < threads)
        capacity *= 2;
    offset = region_allocate(sizeof(struct team) + capacity * sizeof(struct part));
    if (offset != 0) {
        struct team *team = region_at(offset);

        team->capacity = capacity;
        team->slot = slot;
        team->parallel = offset | tag();
    }
    return offset;
}

/* There is no more memory: one that has too little room at least tells when the region is over. */
__attribute__((noinline)) static struct team *take_any(struct region_thread *t)
{
    struct team *team = t->team_spare != 0 ? region_at(t->team_spare) : NULL;

    for (uint32_t slot = 0; slot < TEAM_SLOTS; slot++)
        if ((t->teams_taken >> slot & 1) == 0 && t->teams[slot] != 0) {
            t->teams_taken |= 1u << slot;
            return region_at(t->teams[slot]);
        }
    if (team != NULL)
        t->team_spare = team->next;
    return team;
}

static struct team *take_spare(struct region_thread *t, uint32_t threads)
{
    uint64_t offset = t->team_spare;
    struct team *team = offset != 0 ? region_at(offset) : NULL;

    if (team != NULL && team->capacity >= threads) {
        t->team_spare = team->next;
        return team;
    }
    offset = make(threads, TEAM_SLOTS);
    return offset != 0 ? region_at(offset) : take_any(t);
}

#define TRIES 4u

/* Where the team of a region is, or may be made: TEAM_SLOTS if all such places are taken. */
INLINE uint32_t place_of(const struct region_thread *t, uint64_t from)
{
    uint32_t first = (uint32_t)(from * UINT64_C(0x9E3779B97F4A7C15) >> 32), found = TEAM_SLOTS;

    for (uint32_t i = 0; i < TRIES; i++) {
        uint32_t slot = (first + i) % TEAM_SLOTS;

        if ((t->teams_taken >> slot & 1) != 0)
            continue;
        if (t->teams[slot] == 0 || ((const struct team *)region_at(t->teams[slot]))->from == from)
            return slot;
        if (found == TEAM_SLOTS)
            found = slot;
    }
    return found;
}

/* Room for so many threads. The same region finds the same team, unless others have its place. */
INLINE struct team *take(struct region_thread *t, uint32_t threads, uint64_t from)
{
    uint32_t slot = place_of(t, from);
    uint64_t offset;

    threads = threads > MOST ? MOST : threads;
    if (__builtin_expect(slot == TEAM_SLOTS, 0))
        return take_spare(t, threads);
    t->teams_taken |= 1u << slot;
    CALL_BARRIER();
    offset = t->teams[slot];
    if (__builtin_expect(offset == 0 || ((struct team *)region_at(offset))->capacity < threads, 0)) {
        if ((offset = make(threads, slot)) == 0) {
            t->teams_taken &= ~(1u << slot);
            return take_any(t);
        }
        t->teams[slot] = (uint32_t)offset; /* the whole memory is smaller */
    }
    return region_at(offset);
}

INLINE void give_back(struct region_thread *t, struct team *team)
{
    CALL_BARRIER();
    if (__builtin_expect(team->slot < TEAM_SLOTS, 1)) {
        t->teams_taken &= ~(1u << team->slot);
    } else {
        team->next = t->team_spare;
        t->team_spare = offset_of(team->parallel);
    }
}

/* ---- the thread that meets a region ---- */

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

/* A region, by where it is. */
struct row {
    struct region_site *site;
    struct region_parallel *record; /* NULL: there is no room for it */
};

__attribute__((noinline)) static struct row find(struct region_thread *t, uint64_t from)
{
    struct row row = {.site = site_find(t, CALL_GOMP_parallel, from)};

    if (row.site->extra != 0)
        row.site = site_behind(t, row.site, __builtin_frame_address(0));
    row.record = record_of(t, row.site);
    return row;
}

/* Regions that the thread has left by a jump: what begins now begins further out on its stack. Other threads of their teams may go on,
 * with what is written there. */
__attribute__((noinline)) static void leave_behind(struct region_thread *t, uint64_t sp)
{
    while (t->team_open != 0) {
        struct team *team = region_at(t->team_open);

        if (team->sp > sp || team->sp < t->stack_low || sp >= t->stack_high)
            return;
        t->team_open = team->next;
        t->team = team->outer;
        t->team_place = team->outer_place;
        if (team->size == 1)
            give_back(t, team);
    }
}

INLINE void write_code(struct team *team, const struct parallel_code *code)
{
    if (code->function != team->code.function)
        team->code.function = code->function;
    if (code->data != team->code.data)
        team->code.data = code->data;
    if (code->number != team->code.number)
        team->code.number = code->number;
    if (code->size != team->code.size)
        team->code.size = code->size;
}

INLINE uint64_t begin(struct region_thread *t, uint32_t threads, uint64_t from, const struct parallel_code *code, bool *counted)
{
    uint64_t sp = arch_sp();
    struct row row = {NULL, NULL};
    struct team *team;

    if (__builtin_expect(t->team_open != 0, 0))
        leave_behind(t, sp);
    team = take(t, threads, from);
    if (__builtin_expect(team != NULL && team->from == from && from != 0, 1)) {
        row = (struct row){team->site, team->record};
    } else {
        if (from != 0)
            row = find(t, from);
        if (team != NULL) {
            team->from = row.record != NULL && row.site->extra == 0 ? from : 0;
            team->site = row.site;
            team->record = row.record;
        }
    }
    *counted = row.record != NULL || from == 0;
    if (__builtin_expect(row.record != NULL, 1)) {
        row.site->count++;
        row.record->count++;
    }
    if (__builtin_expect(team == NULL, 0))
        return 0;
    if (code != NULL)
        write_code(team, code);
    team->outer = t->team;
    team->outer_place = t->team_place;
    team->size = 0;
    team->sp = sp;
    team->next = t->team_open;
    CALL_BARRIER();
    t->team_open = offset_of(team->parallel);
    team->begun = clock_cycles();
    return team->parallel;
}

uint64_t parallel_begin(uint32_t threads, const void *from, const struct parallel_code *code, bool *counted)
{
    struct region_thread *t = recorded();
    int error = errno;
    uint64_t parallel;

    *counted = false;
    if (t == NULL)
        return 0;
    parallel = begin(t, threads, (uint64_t)from, code, counted);
    if (__builtin_expect(parallel == 0, 0) && code == NULL)
        t->team_beyond++;
    errno = error;
    return parallel;
}

void parallel_size(uint64_t parallel, uint32_t size)
{
    struct team *team = team_of(parallel);

    if (team != NULL)
        team->size = size;
}

void *parallel_data(uint64_t parallel)
{
    return region_at(offset_of(parallel));
}

/* ---- each thread of the team ---- */

INLINE void enter(struct region_thread *t, struct team *team, uint64_t parallel, uint32_t number)
{
    struct part *part = &team->parts[number];

    if (__builtin_expect(number >= team->capacity, 0))
        return;
    part->left = 0;
    part->waited = 0;
    part->last_from = 0;
    part->tasks = 0;
    t->team = parallel;
    t->team_place = number;
    part->begun = clock_cycles();
}

void parallel_enter(uint64_t parallel, uint32_t number, uint32_t size)
{
    struct region_thread *t = recorded();
    struct team *team = team_of(parallel);

    if (t == NULL || team == NULL)
        return;
    if (number == 0)
        team->size = size;
    enter(t, team, parallel, number);
}

/* The calling thread's part of the region, if that is what it works in. */
INLINE struct part *part_in(struct region_thread *t, uint64_t parallel)
{
    struct team *team = t != NULL && t->team == parallel ? team_of(parallel) : NULL;

    return team != NULL ? &team->parts[t->team_place] : NULL;
}

/* The process may be another when the code returns, and the memory of its parent's region gone. */
void parallel_work(void *data)
{
    struct team *team = data;
    struct parallel_code code = team->code;
    uint64_t parallel = team->parallel, outer = 0;
    struct region_thread *t = recorded();
    uint32_t outer_place = 0;
    struct part *part;

    if (t != NULL) {
        uint32_t number = (uint32_t)code.number();

        outer = t->team;
        outer_place = t->team_place;
        if (number == 0)
            team->size = (uint32_t)code.size();
        enter(t, team, parallel, number);
    }
    code.function(code.data);
    t = recorded();
    if ((part = part_in(t, parallel)) == NULL)
        return;
    part->left = clock_cycles();
    t->team = outer;
    t->team_place = outer_place;
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

/* ---- the end ---- */

/* Sums over a team. */
struct sums {
    uint64_t start, busy, barrier, end, longest, tasks;
    bool known;
};

INLINE uint64_t from_to(uint64_t from, uint64_t to)
{
    return to > from ? to - from : 0;
}

INLINE struct sums sums_of(const struct team *team, uint64_t now)
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

/* Whether it is open; those within it have been left by a jump, and are no more. */
static bool innermost(struct region_thread *t, const struct team *team)
{
    uint64_t offset = offset_of(team->parallel), open = t->team_open;

    if (__builtin_expect(open == offset, 1))
        return true;
    while (open != 0 && open != offset)
        open = ((const struct team *)region_at(open))->next;
    if (open != 0)
        t->team_open = open;
    return open != 0;
}

static bool is_outermost(const struct team *team)
{
    uint64_t next = team->next;

    while (next != 0 && ((const struct team *)region_at(next))->record == NULL)
        next = ((const struct team *)region_at(next))->next;
    return next == 0;
}

static void account(struct region_parallel *p, const struct team *team, uint64_t now)
{
    uint64_t took = from_to(team->begun, now);
    struct sums sum = sums_of(team, now);

    p->ended++;
    p->total_tsc += took;
    if (took > p->max_tsc)
        p->max_tsc = took;
    if (is_outermost(team))
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
}

INLINE void end(struct region_thread *t, struct team *team, uint64_t now)
{
    if (team->record != NULL)
        account(team->record, team, now);
    t->team = team->outer;
    t->team_place = team->outer_place;
    t->team_open = team->next;
    give_back(t, team);
}

void parallel_end(uint64_t parallel)
{
    struct region_thread *t = recorded();
    struct team *team = team_of(parallel);
    uint64_t now;

    if (t == NULL || team == NULL)
        return;
    now = clock_cycles();
    if (innermost(t, team))
        end(t, team, now);
}

void parallel_end_innermost(void)
{
    struct region_thread *t = recorded();

    if (t == NULL)
        return;
    if (t->team_beyond > 0)
        t->team_beyond--;
    else if (t->team_open != 0)
        end(t, region_at(t->team_open), clock_cycles());
}
