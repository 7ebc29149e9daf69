#include "sampling/govern.h"

#include "gen/calls.h"
#include "gen/losses.h"
#include "ground/export.h"
#include "ground/options.h"
#include "region/event.h"
#include "region/thread.h"

#define PERIODS_TO_SETTLE UINT64_C(25)

FORK_DATA static uint64_t taken_tsc;   /* by recording, of all threads */
FORK_DATA static uint64_t samples_tsc; /* by samples, of all threads */

/* From when on the samples of a rate are weighed, and what had gone into samples until then. */
FORK_DATA static uint64_t weighed_tick, weighed_since, weighed_from;

/* Cycles that the budget grants the process from its start until now. */
static double granted(uint64_t now)
{
    return (double)(now - region->start_tsc) * (double)options.budget_ppm * 1e-6;
}

/* And of these the thread: its part. */
static double granted_to(const struct region_thread *t, uint64_t now)
{
    uint32_t threads = __atomic_load_n(&region->live_threads, __ATOMIC_RELAXED);
    uint64_t lived_ns = region->last_mono_ns - t->start_mono_ns, run_ns = region->last_mono_ns - region->start_mono_ns;

    if (run_ns == 0 || lived_ns > run_ns)
        return 0;
    return granted(now) * (double)lived_ns / (double)run_ns / (double)(threads != 0 ? threads : 1);
}

/* What CALLS passes of the site's call take beyond one that only counts and times. */
static uint64_t beyond(const struct region_site *s)
{
    const struct call_info *call = &call_table[s->call < CALL_LIMIT ? s->call : 0];

    if ((call->flags & CALL_IS_MPI) != 0)
        return (call->flags & CALL_HAS_VOLUME) != 0
                   ? region->calibration_sized_tsc - region->calibration_counted_tsc
                   : 0;
    if (call->class < CLASS_IO_READ || call->class > CLASS_IO_SYNC)
        return 0;
    if ((call->flags & CALL_HAS_VOLUME) == 0)
        return region->calibration_asked_tsc - region->calibration_timed_tsc;
    return ((call->flags & CALL_IS_STREAM) != 0 ? region->calibration_streamed_tsc : region->calibration_accessed_tsc) -
           region->calibration_counted_tsc;
}

/* Cycles that recording has taken of the thread. */
static uint64_t spent(const struct region_thread *t)
{
    uint64_t cycles = 0;

    for (uint32_t i = 0; i < t->sites_used; i++) {
        const struct region_site *s = thread_site(t, i);
        int64_t more = (int64_t)beyond(s);

        cycles += (s->count - s->timed) * region->calibration_counted_tsc + s->timed * region->calibration_timed_tsc +
                  (more > 0 ? s->count * (uint64_t)more : 0);
    }
    return cycles / region->calibration_calls + t->handler_tsc + t->own_tsc;
}

void govern(struct region_thread *t, uint64_t now)
{
    uint64_t taken, next, all;
    bool was = t->idle == THREAD_THIN, thin;

    if (options.budget_ppm == 0 || region->calibration_calls == 0 || t->idle == THREAD_ASIDE)
        return;
    taken = spent(t);
    if (t->spent_before_tsc == UINT64_MAX)
        t->spent_before_tsc = taken;
    all = __atomic_add_fetch(&taken_tsc, taken - t->told_tsc, __ATOMIC_RELAXED) + region->start_cost_tsc;
    t->told_tsc = taken;
    taken -= t->spent_before_tsc;
    /* Counting begins again when a time of it as costly as the last would end within the budget. */
    next = was ? t->full_cost_tsc : 0;
    thin = (double)(taken + next) > granted_to(t, now) || (double)(all + next) > granted(now);
    if (thin && !was)
        t->full_cost_tsc = taken - t->full_from_tsc;
    else if (was && !thin)
        t->full_from_tsc = taken;
    if (thread_idle(t))
        t->call = thin ? THREAD_THIN : 0;
    t->idle = thin ? THREAD_THIN : 0;
    if (!thin)
        return;
    region_lose(LOSS_CALLS_THINNED);
    if (options.trace != 0)
        event_close();
}

void govern_sampled(struct region_thread *t, uint64_t cycles)
{
    t->handler_tsc += cycles;
    if (options.budget_ppm != 0)
        __atomic_fetch_add(&samples_tsc, cycles, __ATOMIC_RELAXED);
}

/* The first samples cost more than those that follow. */
bool govern_samples(uint64_t rate_since, uint64_t tick, uint32_t shift, uint64_t now)
{
    uint64_t settled = rate_since + (PERIODS_TO_SETTLE << shift);
    uint64_t from = __atomic_load_n(&weighed_tick, __ATOMIC_ACQUIRE);
    uint64_t taken = __atomic_load_n(&samples_tsc, __ATOMIC_RELAXED);

    if (options.budget_ppm == 0 || tick < settled)
        return false;
    if (from < settled) {
        __atomic_store_n(&weighed_since, now, __ATOMIC_RELAXED);
        __atomic_store_n(&weighed_from, taken, __ATOMIC_RELAXED);
        __atomic_store_n(&weighed_tick, tick, __ATOMIC_RELEASE);
        return false;
    }
    if (tick < from + (PERIODS_TO_SETTLE << shift))
        return false;
    taken -= __atomic_load_n(&weighed_from, __ATOMIC_RELAXED);
    return 2e6 * (double)taken > (double)(now - __atomic_load_n(&weighed_since, __ATOMIC_RELAXED)) * (double)options.budget_ppm;
}

FORK_CODE void govern_open(void)
{
    taken_tsc = samples_tsc = 0;
    weighed_tick = 0;
}
