/* Threads of the program: each starts in our trampoline, which gives it a block and takes it back at the end, however
 * it ends (return, pthread_exit, cancellation). The block is reserved by the creator, and carries what to start. */

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/resource.h>
#include <threads.h>

#include "calls/phase.h"
#include "gen/losses.h"
#include "ground/clock.h"
#include "ground/export.h"
#include "ground/options.h"
#include "ground/system.h"
#include "linking/next.h"
#include "mpi/mpi.h"
#include "region/child.h"
#include "region/thread.h"
#include "sampling/sample.h"
#include "sampling/signal.h"
#include "sampling/timer.h"
#include "unwinding/module.h"

/* Before glibc 2.34 these are in libpthread, which a program without threads would get from us if we needed it. */
#pragma weak __pthread_register_cancel
#pragma weak __pthread_unregister_cancel
#pragma weak pthread_attr_getstacksize

typedef void *start_routine(void *);

/* What we do when a thread starts and ends is our start-up, too. */
static void told(uint64_t since)
{
    __atomic_fetch_add(&region->start_cost_tsc, clock_cycles() - since, __ATOMIC_RELAXED);
}

static void detach(void *unused)
{
    bool recorded = thread_self != NULL; /* else it may not read the clock */
    uint64_t since = recorded ? clock_cycles() : 0;

    (void)unused;
    if (recorded)
        timer_stop(thread_self);
    phase_close();
    thread_detach();
    if (recorded)
        told(since);
}

/* Below this a signal's frame, which may take 4 KiB and more by itself, and our handler could be too much. */
#define STACK_LEAST (64 * 1024)

/* glibc's default where there is no limit on the stack. */
#define STACK_UNLIMITED (UINT64_C(2) << 20)

/* Since glibc 2.18. */
extern int pthread_getattr_default_np(pthread_attr_t *attributes) __attribute__((weak));

/* Of a thread without attributes: glibc read the limit when the program started. */
static size_t default_stack_size(void)
{
    static size_t limited;
    pthread_attr_t attributes;
    size_t size = 0;

    if (pthread_getattr_default_np != NULL && pthread_getattr_default_np(&attributes) == 0) {
        pthread_attr_getstacksize(&attributes, &size);
        pthread_attr_destroy(&attributes);
        return size;
    }
    if (limited == 0)
        limited = system_limit(RLIMIT_STACK) != RLIM_INFINITY ? system_limit(RLIMIT_STACK) : STACK_UNLIMITED;
    return limited;
}

/* glibc puts a thread's descriptor at the upper end of its stack. */
static void attach(struct region_thread *t)
{
    uint64_t high = (uint64_t)pthread_self(), size = t->stack_high;
    bool sampled = options.sampling && (t->flags & THREAD_BORN_IN_MPI) == 0;

    if (sampled && size < STACK_LEAST) {
        region_lose(LOSS_SMALL_STACK);
        sampled = false;
    }
    thread_attach(t, high > size ? high - size : 0, high);
    if (sampled)
        sample_start(t, t->start_mono_ns);
}

static void *begin(struct region_thread *t)
{
    void *argument = (void *)t->type_cache[0];
    uint64_t since = clock_cycles();

    t->type_cache[0] = 0;
    attach(t);
    told(since);
    return argument;
}

/* C11's threads return an int; otherwise they are the same. */
static int trampoline_c11(void *argument)
{
    struct region_thread *t = argument;
    thrd_start_t start = (thrd_start_t)t->start_routine;
    int result;

    argument = begin(t);
    pthread_cleanup_push(detach, NULL);
    result = start(argument);
    pthread_cleanup_pop(1);
    return result;
}

static void *trampoline(void *argument)
{
    struct region_thread *t = argument;
    start_routine *start = (start_routine *)t->start_routine;
    void *result;

    argument = begin(t);
    pthread_cleanup_push(detach, NULL);
    result = start(argument);
    pthread_cleanup_pop(1);
    return result;
}

/* Workers of an OpenMP runtime are known by where they start: libgomp, libomp, libiomp5. A thread inherits its creator's
 * mask as the creator believes it to be. */
static uint32_t birth_flags(const struct region_thread *creator, start_routine *start)
{
    const struct region_module *module = module_find((uint64_t)start);
    uint32_t flags = creator->flags & THREAD_WANTS;

    if (mpi_is_starting(creator->call) || (creator->flags & THREAD_BORN_IN_MPI) != 0)
        flags |= THREAD_BORN_IN_MPI;
    if (module != NULL && (strstr(module->path, "/libgomp") != NULL ||
                           strstr(module->path, "/libomp") != NULL ||
                           strstr(module->path, "/libiomp") != NULL))
        flags |= THREAD_OPENMP;
    return flags;
}

static struct region_thread *prepare(const pthread_attr_t *attributes, start_routine *start,
                                     void *argument)
{
    struct region_thread *creator, *t;
    uint64_t since;
    size_t size;

    child_notice();
    creator = thread_current();
    signal_expect();
    if (region == NULL || creator == NULL || !child_settle())
        return NULL;
    /* A plug-in brought libpthread for itself alone. */
    if (__pthread_register_cancel == NULL || pthread_attr_getstacksize == NULL)
        return NULL;
    since = clock_cycles();
    t = thread_reserve();
    if (t == NULL)
        return NULL;
    region_has_ring(region->ring_size); /* threads tick together: none is to wait for room when they do */
    if (attributes == NULL || pthread_attr_getstacksize(attributes, &size) != 0)
        size = default_stack_size();
    t->stack_high = size;
    t->flags = birth_flags(creator, start);
    t->start_routine = (uint64_t)start;
    t->type_cache[0] = (uint64_t)argument;
    told(since);
    return t;
}

EXPORT int pthread_create(pthread_t *restrict thread, const pthread_attr_t *restrict attributes,
                          start_routine *start, void *restrict argument)
{
    static int (*next)(pthread_t *, const pthread_attr_t *, start_routine *, void *);
    struct region_thread *t = prepare(attributes, start, argument);
    int result;

    FIND(next, "pthread_create");
    if (t == NULL)
        return next(thread, attributes, start, argument);
    result = next(thread, attributes, trampoline, t);
    if (result != 0)
        thread_release(t);
    return result;
}

EXPORT int thrd_create(thrd_t *thread, thrd_start_t start, void *argument)
{
    static int (*next)(thrd_t *, thrd_start_t, void *);
    struct region_thread *t = prepare(NULL, (start_routine *)(any_function *)start, argument);
    int result;

    FIND(next, "thrd_create");
    if (t == NULL)
        return next(thread, start, argument);
    result = next(thread, trampoline_c11, t);
    if (result != thrd_success)
        thread_release(t);
    return result;
}
