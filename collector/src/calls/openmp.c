/* Parallel regions of OpenMP (parallel.h): at GNU's entry points, which gcc's code calls, or, with the runtime of LLVM and
 * Intel, as its tool (OMPT); that runtime offers GNU's entry points, too, which then do not count again. */

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

#include "calls/parallel.h"
#include "ground/export.h"
#include "linking/library.h"
#include "linking/object.h"
#include "region/child.h"
#include "region/region.h"
#include "region/thread.h"

static bool told_by_runtime;

static void note_team(uint32_t threads)
{
    struct region_thread *t = thread_current();
    uint32_t most;

    if (region == NULL || t == NULL)
        return;
    t->flags |= THREAD_OPENMP;
    most = __atomic_load_n(&region->omp_threads_max, __ATOMIC_RELAXED);
    while (threads > most && !__atomic_compare_exchange_n(&region->omp_threads_max, &most, threads, false, __ATOMIC_RELAXED,
                                                          __ATOMIC_RELAXED))
        ;
}

/* A region of which there is no record. */
static void note_region(void)
{
    if (region != NULL && thread_current() != NULL &&
        __atomic_load_n(&region->openmp_regions, __ATOMIC_RELAXED) != UINT32_MAX)
        __atomic_fetch_add(&region->openmp_regions, 1, __ATOMIC_RELAXED);
}

static uint64_t begin(uint32_t threads, const void *from, const struct parallel_code *code)
{
    bool counted;
    uint64_t parallel;

    note_team(threads);
    parallel = parallel_begin(threads, from, code, &counted);
    if (!counted)
        note_region();
    return parallel;
}

/* ---- GNU's entry points ---- */

typedef void body(void *);

/* What else there is in the library that has such an entry point: a process may have several runtimes. */
struct runtime {
    uint64_t low, high; /* where it lies */
    uint32_t generation, ready;
    int (*number)(void);
    int (*size)(void);
    int (*most)(void);
    bool of_llvm;
};

#define RUNTIMES 16u
static struct runtime runtimes[RUNTIMES];
static uint32_t runtimes_made;

struct search {
    const ElfW(Dyn) *dynamic;
    struct object object;
};

static bool is_searched(const struct link_map *map, void *argument)
{
    struct search *search = argument;

    if (map->l_ld == search->dynamic)
        search->object = object_of(map->l_addr, map->l_ld);
    return map->l_ld == search->dynamic;
}

static any_function *of_object(const struct object *object, const char *name)
{
    return object_function(object_address(object, name, object_hash(name)));
}

static struct runtime look_into(any_function *real)
{
    struct object_place place = object_at(object_pointer(real));
    struct search search = {.dynamic = place.dynamic};
    struct runtime r = {.low = place.low, .high = place.high, .generation = library_generation()};

    if (place.high == 0 || !object_each(is_searched, &search) || search.object.symbols == NULL)
        return r;
    r.number = (int (*)(void))of_object(&search.object, "omp_get_thread_num");
    r.size = (int (*)(void))of_object(&search.object, "omp_get_num_threads");
    r.most = (int (*)(void))of_object(&search.object, "omp_get_max_threads");
    r.of_llvm = of_object(&search.object, "__kmpc_fork_call") != NULL;
    return r;
}

static struct runtime *learn(any_function *real, struct runtime *room)
{
    int error = errno;
    uint32_t place = __atomic_fetch_add(&runtimes_made, 1, __ATOMIC_RELAXED);

    *room = look_into(real);
    if (place < RUNTIMES) {
        runtimes[place] = *room;
        __atomic_store_n(&runtimes[place].ready, 1, __ATOMIC_RELEASE);
    } else {
        __atomic_store_n(&runtimes_made, RUNTIMES, __ATOMIC_RELAXED);
    }
    errno = error;
    return room;
}

/* `room` is for one that is not kept. */
static const struct runtime *runtime_of(any_function *real, struct runtime *room)
{
    uint32_t made = __atomic_load_n(&runtimes_made, __ATOMIC_RELAXED);
    uint64_t at = (uint64_t)(uintptr_t)real;

    for (uint32_t i = made < RUNTIMES ? made : RUNTIMES; i-- > 0;) {
        const struct runtime *r = &runtimes[i];

        if (__atomic_load_n(&r->ready, __ATOMIC_ACQUIRE) != 0 && at >= r->low && at < r->high &&
            r->generation == library_generation())
            return r;
    }
    return learn(real, room);
}

/* Whether the runtime tells us itself: it decides that when it starts, at the latest in its first call. */
static bool is_told(const struct runtime *r)
{
    if (r->of_llvm && !told_by_runtime && r->most != NULL)
        r->most();
    return told_by_runtime && r->of_llvm;
}

static bool tells(any_function *real)
{
    struct runtime room;

    return is_told(runtime_of(real, &room));
}

/* The entry point that the caller means. */
#define REAL(name) library_real(LIBRARY_OPENMP, reals, name, __builtin_return_address(0))

/* The place of a region is that of its code, whose first line is the region's: what has nothing to do behind one jumps to us instead of
 * calling. As a return address, which lies behind what it stands for. */
static const void *inside(body *function)
{
    return (const char *)object_pointer((any_function *)function) + 1;
}

/* 0 asks for as many threads as the runtime likes. */
static uint64_t enter(any_function *real, unsigned threads, body *function, void *data)
{
    struct runtime room;
    const struct runtime *r;
    struct parallel_code code;

    child_notice();
    if (region == NULL || thread_current() == NULL)
        return 0;
    r = runtime_of(real, &room);
    if (is_told(r)) {
        thread_current()->team_from = (uint64_t)inside(function); /* to the runtime it is we that call */
        return 0;
    }
    if (threads == 0)
        threads = r->most != NULL ? (unsigned)r->most() : 1;
    if (r->number == NULL || r->size == NULL) {
        note_team(threads);
        note_region();
        return 0;
    }
    code = (struct parallel_code){function, data, r->number, r->size};
    return begin(threads, inside(function), &code);
}

/* The same where each thread's part goes through ours. */
static uint64_t enter_all(any_function *real, unsigned threads, body **function, void **data)
{
    uint64_t parallel = enter(real, threads, *function, *data);

    if (parallel != 0) {
        *function = parallel_work;
        *data = parallel_data(parallel);
    }
    return parallel;
}

EXPORT void GOMP_parallel(body *function, void *data, unsigned threads, unsigned flags)
{
    static any_function *reals[LIBRARY_COPIES];
    any_function *real = REAL("GOMP_parallel");
    uint64_t parallel = enter_all(real, threads, &function, &data);

    ((void (*)(body *, void *, unsigned, unsigned))real)(function, data, threads, flags);
    parallel_end(parallel);
}

/* The runtime looks into the data: its threads' parts are not seen. */
EXPORT unsigned GOMP_parallel_reductions(body *function, void *data, unsigned threads, unsigned flags)
{
    static any_function *reals[LIBRARY_COPIES];
    any_function *real = REAL("GOMP_parallel_reductions");
    uint64_t parallel = enter(real, threads, function, data);
    unsigned team;

    team = ((unsigned (*)(body *, void *, unsigned, unsigned))real)(function, data, threads, flags);
    parallel_size(parallel, team);
    parallel_end(parallel);
    return team;
}

/* Of gcc before 4.9, whose code ends the region by another call: it is counted, no more. */
EXPORT void GOMP_parallel_start(body *function, void *data, unsigned threads)
{
    static any_function *reals[LIBRARY_COPIES];
    any_function *real = REAL("GOMP_parallel_start");

    if (!tells(real)) {
        note_team(threads);
        note_region();
    }
    ((void (*)(body *, void *, unsigned))real)(function, data, threads);
}

EXPORT void GOMP_parallel_sections(body *function, void *data, unsigned threads, unsigned count,
                                   unsigned flags)
{
    static any_function *reals[LIBRARY_COPIES];
    any_function *real = REAL("GOMP_parallel_sections");
    uint64_t parallel = enter_all(real, threads, &function, &data);

    ((void (*)(body *, void *, unsigned, unsigned, unsigned))real)(function, data, threads, count, flags);
    parallel_end(parallel);
}

/* Start, end and step; then the chunk and the flags, where the schedule has a chunk; else the flags and nothing. */
typedef void loop(body *, void *, unsigned, long, long, long, word, word);

/* One function for each schedule, all alike. */
#define LOOP(name)                                                                       \
    EXPORT void name(body *function, void *data, unsigned threads, long start, long end, \
                     long step, word chunk, word flags)                                  \
    {                                                                                    \
        static any_function *reals[LIBRARY_COPIES];                                      \
        any_function *real = REAL(#name);                                                \
        uint64_t parallel = enter_all(real, threads, &function, &data);                  \
                                                                                         \
        ((loop *)real)(function, data, threads, start, end, step, chunk, flags);         \
        parallel_end(parallel);                                                          \
    }

LOOP(GOMP_parallel_loop_static)
LOOP(GOMP_parallel_loop_dynamic)
LOOP(GOMP_parallel_loop_guided)
LOOP(GOMP_parallel_loop_runtime)
LOOP(GOMP_parallel_loop_nonmonotonic_dynamic)
LOOP(GOMP_parallel_loop_nonmonotonic_guided)
LOOP(GOMP_parallel_loop_nonmonotonic_runtime)
LOOP(GOMP_parallel_loop_maybe_nonmonotonic_runtime)

/* A barrier of the region that the thread works in, also that at the end of a loop or of sections. Those that a cancellation
 * can end say so; the result of the others is nobody's. */
#define BARRIER(name)                                      \
    EXPORT word name(void)                                 \
    {                                                      \
        static any_function *reals[LIBRARY_COPIES];        \
        any_function *real = REAL(#name);                  \
        uint64_t here = tells(real) ? 0 : parallel_here(); \
        word result;                                       \
                                                           \
        if (here != 0)                                     \
            parallel_wait(here);                           \
        result = ((word (*)(void))real)();                 \
        if (here != 0)                                     \
            parallel_go_on(here);                          \
        return result;                                     \
    }

BARRIER(GOMP_barrier)
BARRIER(GOMP_barrier_cancel)
BARRIER(GOMP_loop_end)
BARRIER(GOMP_loop_end_cancel)
BARRIER(GOMP_sections_end)
BARRIER(GOMP_sections_end_cancel)

/* Makers of tasks. Later versions of gcc pass more arguments than older ones; the last ones may be nothing. */
#define TASK(name)                                                                                                       \
    EXPORT void name(word a, word b, word c, word d, word e, word f, word g, word h, word i, word j, word k)             \
    {                                                                                                                    \
        static any_function *reals[LIBRARY_COPIES];                                                                      \
        any_function *real = REAL(#name);                                                                                \
                                                                                                                         \
        if (!tells(real))                                                                                                \
            parallel_task();                                                                                             \
        ((void (*)(word, word, word, word, word, word, word, word, word, word, word))real)(a, b, c, d, e, f, g, h, i, j, \
                                                                                             k);                         \
    }

TASK(GOMP_task)
TASK(GOMP_taskloop)
TASK(GOMP_taskloop_ull)

/* ---- the parts of OMPT that are needed, from the OpenMP specification ---- */

union tool_data {
    uint64_t value;
    void *pointer;
};

typedef any_function *tool_lookup(const char *name);

struct tool {
    int (*initialize)(tool_lookup *lookup, int device, union tool_data *data);
    void (*finalize)(union tool_data *data);
    union tool_data data;
};

enum {
    EVENT_PARALLEL_BEGIN = 3,
    EVENT_PARALLEL_END = 4,
    EVENT_TASK_CREATE = 5,
    EVENT_IMPLICIT_TASK = 7,
    EVENT_SYNC_REGION_WAIT = 16,
};

enum { SCOPE_BEGIN = 1, SCOPE_END = 2 };
enum { TASK_INITIAL = 1, TASK_EXPLICIT = 4 };
enum { SYNC_TASKWAIT = 5, SYNC_TASKGROUP = 6, SYNC_REDUCTION = 7, SYNC_TEAMS = 10 };

/* Of the construct `teams`, whose parallel regions come one by one. */
#define PARALLEL_LEAGUE 0x40000000

static void tool_parallel_begin(union tool_data *task, const void *frame, union tool_data *parallel,
                                unsigned threads, int flags, const void *from)
{
    struct region_thread *t = thread_current();

    (void)task, (void)frame;
    if ((flags & PARALLEL_LEAGUE) != 0)
        return;
    if (t != NULL && t->team_from != 0) {
        from = (const void *)t->team_from;
        t->team_from = 0;
    }
    parallel->value = begin(threads, from, NULL);
}

/* What it is known by is not asked for: LLVM's runtime gives the team to another thread before it tells of the end (version 14). */
static void tool_parallel_end(union tool_data *parallel, union tool_data *task, int flags, const void *from)
{
    (void)parallel, (void)task, (void)from;
    if ((flags & PARALLEL_LEAGUE) == 0)
        parallel_end_innermost();
}

static void tool_implicit_task(int scope, union tool_data *parallel, union tool_data *task, unsigned size,
                               unsigned number, int flags)
{
    (void)task;
    if (scope == SCOPE_BEGIN && parallel != NULL && (flags & TASK_INITIAL) == 0)
        parallel_enter(parallel->value, number, number == 0 ? size : 0);
}

/* Of threads that wait for the next region nobody says in which they did it. */
static void tool_wait(int kind, int scope, union tool_data *parallel, union tool_data *task, const void *from)
{
    (void)task, (void)from;
    if (parallel == NULL || kind == SYNC_TASKWAIT || kind == SYNC_TASKGROUP || kind == SYNC_REDUCTION ||
        kind == SYNC_TEAMS)
        return;
    if (scope == SCOPE_BEGIN)
        parallel_wait(parallel->value);
    else if (scope == SCOPE_END)
        parallel_go_on(parallel->value);
}

static void tool_task(union tool_data *task, const void *frame, union tool_data *new, int flags, int dependences,
                      const void *from)
{
    (void)task, (void)frame, (void)new, (void)dependences, (void)from;
    if ((flags & TASK_EXPLICIT) != 0)
        parallel_task();
}

static int initialize(tool_lookup *lookup, int device, union tool_data *data)
{
    int (*set_callback)(int, any_function *) =
        (int (*)(int, any_function *))lookup("ompt_set_callback");

    (void)device, (void)data;
    if (set_callback == NULL)
        return 0;
    set_callback(EVENT_PARALLEL_BEGIN, (any_function *)tool_parallel_begin);
    set_callback(EVENT_PARALLEL_END, (any_function *)tool_parallel_end);
    set_callback(EVENT_IMPLICIT_TASK, (any_function *)tool_implicit_task);
    set_callback(EVENT_SYNC_REGION_WAIT, (any_function *)tool_wait);
    set_callback(EVENT_TASK_CREATE, (any_function *)tool_task);
    told_by_runtime = true;
    return 1;
}

static void finalize(union tool_data *data)
{
    (void)data;
}

static bool is_named(const char *libraries)
{
    return libraries != NULL && *libraries != '\0';
}

/* Another tool comes first, that the program brought along or its user names: there can be only one. */
EXPORT struct tool *ompt_start_tool(unsigned version, const char *runtime)
{
    static any_function *reals[LIBRARY_COPIES];
    static struct tool ours = {initialize, finalize, {0}};
    struct tool *(*next)(unsigned, const char *) = (struct tool * (*)(unsigned, const char *))
        library_real(LIBRARY_OMPT, reals, "ompt_start_tool", __builtin_return_address(0));
    struct tool *other = NULL;

    if (next != NULL)
        other = next(version, runtime);
    if (other != NULL || region == NULL || is_named(getenv("OMP_TOOL_LIBRARIES")))
        return other;
    return &ours;
}
