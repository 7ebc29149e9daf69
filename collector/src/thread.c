/* Thread blocks: made and reused by any thread, attached and detached by their own. No locks: a block belongs to the
 * thread whose compare-and-swap of `tid` from 0 succeeded. */

#include "thread.h"

#include <sys/resource.h>
#include <time.h>

#include "../gen/losses.h"
#include "clock.h"
#include "options.h"
#include "ring.h"
#include "sample.h"
#include "system.h"

#define RESERVED_TID UINT32_MAX

__thread struct region_thread *thread_self;

/* In the dynamic linker: an address near the upper end of the main stack. */
extern void *__libc_stack_end;

static struct region_thread *take_back(uint32_t used)
{
    const uint64_t *table = region_at(region->threads_offset);

    for (uint32_t i = 0; i < used; i++) {
        uint64_t offset = __atomic_load_n(&table[i], __ATOMIC_ACQUIRE);
        struct region_thread *t = region_at(offset);
        uint32_t free_tid = 0;

        if (offset != 0 && __atomic_load_n(&t->tid, __ATOMIC_RELAXED) == 0 &&
            __atomic_compare_exchange_n(&t->tid, &free_tid, RESERVED_TID, false, __ATOMIC_ACQUIRE,
                                        __ATOMIC_RELAXED))
            return t;
    }
    return NULL;
}

static struct region_thread *make(void)
{
    uint64_t *table = region_at(region->threads_offset);
    uint64_t offset = region_allocate(sizeof(struct region_thread));
    struct region_thread *t;
    uint32_t number;

    if (offset == 0)
        return NULL;
    t = region_at(offset);
    t->tid = RESERVED_TID;
    number = __atomic_fetch_add(&region->threads_used, 1, __ATOMIC_ACQ_REL);
    if (number >= region->threads_capacity) {
        __atomic_store_n(&region->threads_used, region->threads_capacity, __ATOMIC_RELEASE);
        return NULL;
    }
    t->number = number;
    __atomic_store_n(&table[number], offset, __ATOMIC_RELEASE);
    return t;
}

struct region_thread *thread_reserve(void)
{
    uint32_t used = __atomic_load_n(&region->threads_used, __ATOMIC_ACQUIRE);
    struct region_thread *t = NULL;

    if (used > region->threads_capacity)
        used = region->threads_capacity;
    if (used > __atomic_load_n(&region->live_threads, __ATOMIC_RELAXED))
        t = take_back(used);
    if (t == NULL)
        t = make();
    if (t == NULL)
        region_lose(LOSS_THREADS_FULL);
    return t;
}

void thread_release(struct region_thread *t)
{
    __atomic_store_n(&t->tid, 0, __ATOMIC_RELEASE);
}

static void tell(enum ring_kind kind, struct region_thread *t, const uint64_t *frames, unsigned count)
{
    struct ring_record record = {
        .thread = t->number,
        .tid = t->tid,
        .frames = (uint16_t)count,
        .mono_ns = clock_mono_ns(),
    };

    record.tick = sample_tick(record.mono_ns);
    ring_append(kind, &record, frames);
}

void thread_attach(struct region_thread *t, uint64_t stack_low, uint64_t stack_high, bool sampled)
{
    t->call = 0;
    t->idle = 0;
    t->spent_before_tsc = t->sites_used != 0 ? UINT64_MAX : 0;
    t->full_from_tsc = 0;
    t->full_cost_tsc = 0;
    t->site = 0;
    t->first_tick_tsc = 0;
    t->stack_low = stack_low;
    t->stack_high = stack_high;
    t->start_mono_ns = clock_mono_ns();
    t->random = (t->start_mono_ns << 20 ^ (uint64_t)t->number << 1) | 1;
    t->timer = 0;
    t->type_cache_generation = 0;
    __atomic_store_n(&t->tid, system_thread_id(), __ATOMIC_RELEASE);
    __atomic_fetch_add(&region->live_threads, 1, __ATOMIC_RELAXED);
    if ((t->flags & THREAD_MAIN) == 0)
        tell(RING_THREAD_START, t, &t->start_routine, 1);
    thread_self = t;
    if (sampled)
        sample_start(t);
}

void thread_detach(void)
{
    struct region_thread *t = thread_self;
    uint64_t frames[2];

    if (t == NULL)
        return;
    sample_stop(t);
    thread_self = NULL;
    frames[0] = t->start_mono_ns;
    frames[1] = clock_read(CLOCK_THREAD_CPUTIME_ID);
    tell(RING_THREAD_END, t, frames, 2);
    t->call = 0;
    t->idle = 0;
    t->flags = 0;
    __atomic_fetch_add(&region->gone_threads, 1, __ATOMIC_RELAXED);
    __atomic_fetch_sub(&region->live_threads, 1, __ATOMIC_RELAXED);
    thread_release(t);
}

/* The program's limit may have been raised since: too low a stack_low does no harm, it only bounds. */
static uint64_t main_stack_low(uint64_t high)
{
    struct rlimit limit;

    if (getrlimit(RLIMIT_STACK, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY ||
        limit.rlim_cur > high)
        return high - (UINT64_C(1) << 40);
    return high - limit.rlim_cur;
}

bool thread_attach_main(void)
{
    struct region_thread *t = thread_reserve();
    uint64_t high = ((uint64_t)__libc_stack_end + 4096) & ~(uint64_t)4095;

    if (t == NULL)
        return false;
    t->flags = THREAD_MAIN;
    thread_attach(t, main_stack_low(high), high, options.sampling);
    return true;
}
