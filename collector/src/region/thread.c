/* Thread blocks: made and reused by any thread, attached and detached by their own. No locks: a block belongs to the
 * thread whose compare-and-swap of `tid` from 0 succeeded. */

#include "region/thread.h"

#include <sys/mman.h>
#include <sys/resource.h>
#include <time.h>

#include "gen/losses.h"
#include "ground/clock.h"
#include "ground/system.h"
#include "region/event.h"
#include "region/ring.h"

#define RESERVED_TID UINT32_MAX

/* Of the main thread's stack: what nothing else is put into; what may be looked through for holes; and what is below the
 * deepest place that was seen, for it to grow: less than the kernel's gap. */
#define SURE (UINT64_C(64) << 20)
#define FARTHEST (UINT64_C(1) << 40)
#define SLACK (UINT64_C(256) << 10)

__thread struct region_thread *thread_self;
__thread uint64_t thread_away_sp;

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

FORK_CODE static struct region_thread *make(void)
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

FORK_CODE struct region_thread *thread_reserve(void)
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

static bool tell_by_ring(const struct region_thread *t, uint64_t now, uint64_t cpu_ns)
{
    struct ring_record record = {.thread = t->number, .tid = t->tid, .frames = 2, .mono_ns = now};
    uint64_t frames[2] = {t->start_mono_ns, cpu_ns};

    record.tick = region_tick(now);
    return ring_append(RING_THREAD_END, &record, frames);
}

static uint64_t ended_chunk(uint64_t *chunk)
{
    uint64_t made, none = 0;

    if (__atomic_load_n(chunk, __ATOMIC_ACQUIRE) == 0 &&
        (made = region_allocate(ENDED_CHUNK * sizeof(struct region_ended))) != 0)
        __atomic_compare_exchange_n(chunk, &none, made, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
    return __atomic_load_n(chunk, __ATOMIC_ACQUIRE);
}

/* False where there is no room. */
static bool tell_by_table(const struct region_thread *t, uint64_t now, uint64_t cpu_ns)
{
    uint32_t place = __atomic_load_n(&region->ended_used, __ATOMIC_RELAXED);
    struct region_ended *entry;
    uint64_t chunk;

    do {
        if (place >= ENDED_CHUNKS * ENDED_CHUNK || (chunk = ended_chunk(&region->ended[place / ENDED_CHUNK])) == 0)
            return false;
    } while (!__atomic_compare_exchange_n(&region->ended_used, &place, place + 1, true, __ATOMIC_RELAXED,
                                          __ATOMIC_RELAXED));
    entry = (struct region_ended *)region_at(chunk) + place % ENDED_CHUNK;
    entry->start_mono_ns = t->start_mono_ns;
    entry->end_mono_ns = now;
    entry->cpu_ns = cpu_ns;
    entry->tid = t->tid;
    __atomic_store_n(&entry->ready, 1, __ATOMIC_RELEASE);
    return true;
}

/* Half of the ring is for samples: threads that come and go faster than the reader does are told of in a table. */
static void tell_end(const struct region_thread *t)
{
    uint64_t now = clock_mono_ns(), cpu_ns = clock_read(CLOCK_THREAD_CPUTIME_ID);

    if (ring_half_full() && tell_by_table(t, now, cpu_ns))
        return;
    tell_by_ring(t, now, cpu_ns);
}

FORK_CODE static void attach(struct region_thread *t, uint64_t stack_low, uint64_t stack_high, uint64_t start_mono_ns)
{
    t->call = 0;
    t->idle = 0;
    t->spent_before_tsc = t->sites_used != 0 ? UINT64_MAX : 0;
    t->full_from_tsc = 0;
    t->full_cost_tsc = 0;
    t->site = 0;
    t->phase = 0;
    t->phase_inherited = 0;
    t->team = 0; /* teams of a thread that ended in a region stay taken: others may be in it */
    t->team_open = 0;
    t->team_beyond = 0;
    t->team_from = 0;
    t->first_tick_tsc = 0;
    t->stack_low = stack_low;
    t->stack_high = stack_high;
    t->start_mono_ns = start_mono_ns;
    t->random = (t->start_mono_ns << 20 ^ (uint64_t)t->number << 1) | 1;
    t->timer = 0;
    t->type_cache_generation = 0;
    __atomic_store_n(&t->tid, system_thread_id(), __ATOMIC_RELEASE);
    __atomic_fetch_add(&region->live_threads, 1, __ATOMIC_RELAXED);
    thread_self = t;
}

void thread_attach(struct region_thread *t, uint64_t stack_low, uint64_t stack_high)
{
    attach(t, stack_low, stack_high, clock_mono_ns());
}

void thread_detach(void)
{
    struct region_thread *t = thread_self;

    if (t == NULL)
        return;
    thread_self = NULL;
    event_end(t);
    tell_end(t);
    t->call = 0;
    t->idle = 0;
    t->flags = 0;
    __atomic_fetch_sub(&region->live_threads, 1, __ATOMIC_RELAXED);
    thread_release(t);
}

/* Without a limit, or with a large one, other mappings may lie in between: thread_reach() finds how far it goes. */
static uint64_t main_stack_low(uint64_t high)
{
    uint64_t limit = system_limit(RLIMIT_STACK);

    return high - (limit < SURE ? limit : SURE);
}

/* The kernel keeps a gap below the stack; msync knows of holes, and does nothing else when it is asked so. */
void thread_reach(struct region_thread *t, uint64_t sp)
{
    uint64_t page = sp & ~UINT64_C(4095);

    if ((t->flags & THREAD_MAIN) == 0 || t->stack_low - page > FARTHEST)
        return;
    if (system_call(SYS_msync, (long)page, (long)(t->stack_low - page), MS_ASYNC, 0, 0, 0) == 0)
        t->stack_low = page - SLACK;
}

FORK_CODE bool thread_attach_child(uint64_t stack_low, uint64_t stack_high)
{
    struct region_thread *t = thread_reserve();

    if (t == NULL)
        return false;
    t->flags = THREAD_MAIN;
    attach(t, stack_low, stack_high, region->start_mono_ns);
    return true;
}

bool thread_attach_main(void)
{
    struct region_thread *t = thread_reserve();
    uint64_t high = ((uint64_t)__libc_stack_end + 4096) & ~(uint64_t)4095;

    if (t == NULL)
        return false;
    t->flags = THREAD_MAIN;
    thread_attach(t, main_stack_low(high), high);
    return true;
}
