#include "sampling/govern.h"

#include "gen/calls.h"
#include "gen/losses.h"
#include "ground/options.h"
#include "region/event.h"
#include "region/thread.h"

/* Cycles that the budget grants a thread from its start until now: its part of what the process may take. */
static uint64_t granted(const struct region_thread *t, uint64_t now)
{
    uint32_t threads = __atomic_load_n(&region->live_threads, __ATOMIC_RELAXED);
    uint64_t lived_ns = region->last_mono_ns - t->start_mono_ns, run_ns = region->last_mono_ns - region->start_mono_ns;
    double cycles = (double)(now - region->start_tsc) * (double)options.budget_ppm * 1e-6;

    if (run_ns == 0 || lived_ns > run_ns)
        return 0;
    return (uint64_t)(cycles * (double)lived_ns / (double)run_ns / (double)(threads != 0 ? threads : 1));
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
    return cycles / region->calibration_calls + t->handler_tsc + t->mask_tsc;
}

void govern(struct region_thread *t, uint64_t now)
{
    uint64_t taken, most;
    bool was = t->idle == THREAD_THIN, thin;

    if (options.budget_ppm == 0 || region->calibration_calls == 0)
        return;
    taken = spent(t);
    if (t->spent_before_tsc == UINT64_MAX)
        t->spent_before_tsc = taken;
    taken -= t->spent_before_tsc;
    most = granted(t, now);
    /* Counting begins again when a time of it as costly as the last would end within the budget. */
    thin = taken + (was ? t->full_cost_tsc : 0) > most;
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

bool govern_samples(const struct region_thread *t)
{
    return options.budget_ppm != 0 && 2 * t->handler_tsc > granted(t, region->last_tsc);
}
