#include "sampling/timer.h"

#include <string.h>
#include <time.h>

#include "gen/losses.h"
#include "ground/clock.h"
#include "ground/options.h"
#include "ground/system.h"
#include "region/tick.h"

FORK_DATA int timer_signal;

/* Each tick arms the next: most of the handler's time goes there. An interval timer would only move that cost into the
 * kernel, which arms it again when it delivers the signal: a whole tick took as long with either, measured. */
FORK_CODE void timer_arm(const struct region_thread *t, uint64_t tick, uint32_t shift)
{
    uint64_t at = tick_time(tick, region->tick_base_ns, shift) - (uint64_t)options.clock_offset_ns;
    struct itimerspec when = {
        .it_value = {(time_t)(at / 1000000000u), (long)(at % 1000000000u)},
    };

    system_call(SYS_timer_settime, (long)(t->timer - 1), TIMER_ABSTIME, (long)&when, 0, 0, 0);
}

FORK_CODE void timer_make(struct region_thread *t)
{
    uint32_t shift = __atomic_load_n(&region->tick_shift, __ATOMIC_RELAXED);
    struct sigevent event;
    int timer = -1;

    memset(&event, 0, sizeof event);
    event.sigev_notify = SIGEV_THREAD_ID;
    event.sigev_signo = timer_signal;
    event.sigev_value.sival_ptr = t;
    event._sigev_un._tid = (int)t->tid;
    if (system_call(SYS_timer_create, CLOCK_MONOTONIC, (long)&event, (long)&timer, 0, 0, 0) < 0) {
        region_lose(LOSS_TIMER);
        return;
    }
    t->timer = (uint64_t)timer + 1;
    if ((t->flags & THREAD_PAUSED) == 0)
        timer_arm(t, tick_after(t->last_tick, shift), shift);
}

void timer_pause(struct region_thread *t)
{
    struct itimerspec never = {.it_value = {0, 0}};

    t->flags |= THREAD_PAUSED;
    system_call(SYS_timer_settime, (long)(t->timer - 1), 0, (long)&never, 0, 0, 0);
}

void timer_resume(struct region_thread *t)
{
    uint32_t shift = __atomic_load_n(&region->tick_shift, __ATOMIC_RELAXED);

    if (t->timer != 0)
        timer_arm(t, tick_after(region_tick(clock_mono_ns()), shift), shift);
}

void timer_drop(uint64_t set)
{
    struct timespec now = {0, 0};

    while (system_call(SYS_rt_sigtimedwait, (long)&set, 0, (long)&now, 8, 0, 0) > 0)
        ;
}

void timer_hush(struct region_thread *t)
{
    timer_pause(t);
    timer_drop(UINT64_C(1) << (timer_signal - 1));
}

void timer_postpone(struct region_thread *t)
{
    if (t->timer == 0)
        return;
    timer_pause(t);
    t->flags &= ~(uint32_t)THREAD_PAUSED;
    timer_drop(UINT64_C(1) << (timer_signal - 1));
    timer_resume(t);
}

void timer_stop(struct region_thread *t)
{
    uint64_t timer = __atomic_exchange_n(&t->timer, 0, __ATOMIC_ACQ_REL);

    if (timer != 0)
        system_call(SYS_timer_delete, (long)(timer - 1), 0, 0, 0, 0, 0);
}

bool timer_is_ours(const siginfo_t *info)
{
    return info->si_code == SI_TIMER && region != NULL && region_holds(info->si_value.sival_ptr);
}

