/* Counts parallel regions and the largest team: at GNU's entry points, which gcc's code calls, or, with the runtime of
 * LLVM and Intel, as its tool (OMPT); that runtime offers GNU's entry points, too, which then do not count again.
 * Time in the runtime is not measured here: samples tell it by their module. */

#include "calls/openmp.h"

#include <stdbool.h>
#include <stddef.h>

#include "ground/export.h"
#include "linking/library.h"
#include "linking/next.h"
#include "region/region.h"
#include "region/thread.h"

static bool told_by_runtime;

void openmp_region(uint32_t team)
{
    struct region_thread *t = thread_current();
    uint32_t most;

    if (region == NULL || t == NULL)
        return;
    t->flags |= THREAD_OPENMP;
    if (__atomic_load_n(&region->openmp_regions, __ATOMIC_RELAXED) != UINT32_MAX)
        __atomic_fetch_add(&region->openmp_regions, 1, __ATOMIC_RELAXED);
    most = __atomic_load_n(&region->omp_threads_max, __ATOMIC_RELAXED);
    while (team > most && !__atomic_compare_exchange_n(&region->omp_threads_max, &most, team, false,
                                                       __ATOMIC_RELAXED, __ATOMIC_RELAXED))
        ;
}

/* The runtime's function that the caller means: a process may have several runtimes. */
#define REAL(name) library_real(LIBRARY_OPENMP, reals, name, __builtin_return_address(0))

/* 0 asks for as many threads as the runtime likes. */
static void enter(unsigned threads, const void *from)
{
    static any_function *reals[LIBRARY_COPIES];

    if (told_by_runtime || region == NULL)
        return;
    if (threads == 0) {
        int (*most)(void) = (int (*)(void))library_real(LIBRARY_OPENMP, reals, "omp_get_max_threads", from);

        threads = most != NULL ? (unsigned)most() : 1;
    }
    openmp_region(threads);
}

typedef void body(void *);

EXPORT void GOMP_parallel(body *function, void *data, unsigned threads, unsigned flags)
{
    static any_function *reals[LIBRARY_COPIES];
    void (*next)(body *, void *, unsigned, unsigned) =
        (void (*)(body *, void *, unsigned, unsigned))REAL("GOMP_parallel");

    enter(threads, __builtin_return_address(0));
    next(function, data, threads, flags);
}

EXPORT unsigned GOMP_parallel_reductions(body *function, void *data, unsigned threads, unsigned flags)
{
    static any_function *reals[LIBRARY_COPIES];
    unsigned (*next)(body *, void *, unsigned, unsigned) =
        (unsigned (*)(body *, void *, unsigned, unsigned))REAL("GOMP_parallel_reductions");

    enter(threads, __builtin_return_address(0));
    return next(function, data, threads, flags);
}

EXPORT void GOMP_parallel_start(body *function, void *data, unsigned threads)
{
    static any_function *reals[LIBRARY_COPIES];
    void (*next)(body *, void *, unsigned) =
        (void (*)(body *, void *, unsigned))REAL("GOMP_parallel_start");

    enter(threads, __builtin_return_address(0));
    next(function, data, threads);
}

EXPORT void GOMP_parallel_sections(body *function, void *data, unsigned threads, unsigned count,
                                   unsigned flags)
{
    static any_function *reals[LIBRARY_COPIES];
    void (*next)(body *, void *, unsigned, unsigned, unsigned) =
        (void (*)(body *, void *, unsigned, unsigned, unsigned))REAL("GOMP_parallel_sections");

    enter(threads, __builtin_return_address(0));
    next(function, data, threads, count, flags);
}

/* Start, end and step; then the chunk and the flags, where the schedule has a chunk; else the flags and nothing. */
typedef void loop(body *, void *, unsigned, long, long, long, word, word);

/* One function for each schedule, all alike. */
#define LOOP(name)                                                                                 \
    EXPORT void name(body *function, void *data, unsigned threads, long start, long end,           \
                     long step, word chunk, word flags)                                            \
    {                                                                                              \
        static any_function *reals[LIBRARY_COPIES];                                                \
        loop *next = (loop *)REAL(#name);                                                          \
                                                                                                   \
        enter(threads, __builtin_return_address(0));                                               \
        next(function, data, threads, start, end, step, chunk, flags);                             \
    }

LOOP(GOMP_parallel_loop_static)
LOOP(GOMP_parallel_loop_dynamic)
LOOP(GOMP_parallel_loop_guided)
LOOP(GOMP_parallel_loop_runtime)
LOOP(GOMP_parallel_loop_nonmonotonic_dynamic)
LOOP(GOMP_parallel_loop_nonmonotonic_guided)
LOOP(GOMP_parallel_loop_nonmonotonic_runtime)
LOOP(GOMP_parallel_loop_maybe_nonmonotonic_runtime)

/* The parts of OMPT that are needed, from the OpenMP specification. */
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

enum { EVENT_PARALLEL_BEGIN = 3 };

static void parallel_begin(union tool_data *task, const void *frame, union tool_data *parallel,
                           unsigned threads, int flags, const void *from)
{
    (void)task, (void)frame, (void)parallel, (void)flags, (void)from;
    openmp_region(threads);
}

static int initialize(tool_lookup *lookup, int device, union tool_data *data)
{
    int (*set_callback)(int, any_function *) =
        (int (*)(int, any_function *))lookup("ompt_set_callback");

    (void)device, (void)data;
    if (set_callback == NULL)
        return 0;
    set_callback(EVENT_PARALLEL_BEGIN, (any_function *)parallel_begin);
    told_by_runtime = true;
    return 1;
}

static void finalize(union tool_data *data)
{
    (void)data;
}

/* Another tool that the program brought along comes first: there can be only one. */
EXPORT struct tool *ompt_start_tool(unsigned version, const char *runtime)
{
    static any_function *reals[LIBRARY_COPIES];
    static struct tool ours = {initialize, finalize, {0}};
    struct tool *(*next)(unsigned, const char *) = (struct tool * (*)(unsigned, const char *))
        library_real(LIBRARY_OMPT, reals, "ompt_start_tool", __builtin_return_address(0));
    struct tool *other = NULL;

    if (next != NULL)
        other = next(version, runtime);
    if (other != NULL || region == NULL)
        return other;
    return &ours;
}
