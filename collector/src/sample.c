/* The timers and the handler.
 *
 * The handler runs on the thread it samples, on that thread's stack (never on an alternate one), with all but its own
 * signal open. It takes no lock, allocates nothing, and keeps errno. A tick that came late, because the signal was
 * masked or the thread did not run, is one sample whose weight is the ticks that have passed. */

#include "sample.h"

#include <errno.h>
#include <signal.h>
#include <string.h>

#include "../gen/losses.h"
#include "call.h"
#include "clock.h"
#include "govern.h"
#include "module.h"
#include "options.h"
#include "ring.h"
#include "system.h"
#include "thread.h"
#include "tick.h"
#include "unwind.h"

#define PERIODS_A_RATE 1024u
#define PERIODS_AT_LEAST 16u /* between two doublings because of a full ring */
#define PERIODS_TO_JUDGE 256u /* before one because of the budget: the first samples cost more than those that follow */
#define SHIFT_MAX 16u

#define FRAMES 256
#define FRAMES_ON_SMALL_STACK 48
#define STACK_FOR_FRAMES (24 * 1024)

enum sample_flag { SAMPLE_TRUNCATED = 1, SAMPLE_LEAF_ONLY = 2, SAMPLE_DELAYED = 4 };

int sample_signal;
bool sample_ignored;
uint32_t sample_handlers;

static uint64_t shift_since; /* the tick at which the present period began */

static uint64_t grid_time(uint64_t mono_ns)
{
    return mono_ns + (uint64_t)options.clock_offset_ns;
}

uint64_t sample_tick(uint64_t mono_ns)
{
    return grid_time(mono_ns) / region->tick_base_ns;
}

/* Each tick arms the next: most of the handler's time goes there. An interval timer would only move that cost into the
 * kernel, which arms it again when it delivers the signal: a whole tick took as long with either, measured. */
static void arm(const struct region_thread *t, uint64_t tick, uint32_t shift)
{
    uint64_t at = tick_time(tick, region->tick_base_ns, shift) - (uint64_t)options.clock_offset_ns;
    struct itimerspec when = {
        .it_value = {(time_t)(at / 1000000000u), (long)(at % 1000000000u)},
    };

    system_call(SYS_timer_settime, (long)(t->timer - 1), TIMER_ABSTIME, (long)&when, 0, 0, 0);
}

/* About as many bins for a long run as for a short one; and a full ring is met with fewer samples. */
static void slow_down(const struct region_thread *t, uint64_t tick, uint32_t shift)
{
    uint64_t since = __atomic_load_n(&shift_since, __ATOMIC_RELAXED);
    uint64_t periods = (tick - since) >> shift;

    if (shift >= SHIFT_MAX || tick < since)
        return;
    if (periods < PERIODS_A_RATE && !(periods >= PERIODS_AT_LEAST && ring_half_full()) &&
        !(periods >= PERIODS_TO_JUDGE && govern_samples(t)))
        return;
    if (__atomic_compare_exchange_n(&shift_since, &since, tick, false, __ATOMIC_RELAXED,
                                    __ATOMIC_RELAXED))
        __atomic_store_n(&region->tick_shift, shift + 1, __ATOMIC_RELAXED);
}

/* Apart from the handler, so that the array is on the stack only where there is room for it. */
__attribute__((noinline)) static void walk_and_append(struct ring_record *record,
                                                      const struct region_thread *t,
                                                      const ucontext_t *context, size_t capacity)
{
    uint64_t frames[capacity];
    struct module_view view;
    unsigned flags = 0;

    if (__atomic_load_n(&region->unloading, __ATOMIC_SEQ_CST) != 0) {
        frames[0] = arch_context_pc(context);
        record->frames = 1;
        record->flags |= SAMPLE_LEAF_ONLY;
        region_lose(LOSS_LEAF_ONLY);
    } else {
        record->frames =
            (uint16_t)unwind_stack(context, t->stack_low, t->stack_high, frames, capacity, &flags);
        if ((flags & SAMPLE_TRUNCATED) != 0) {
            record->flags |= SAMPLE_TRUNCATED;
            region_lose(LOSS_STACK_TRUNCATED);
        }
    }
    if (record->frames > 0 && !module_locate(frames[0], &view))
        region_lose(LOSS_UNKNOWN_MODULE);
    ring_append(RING_SAMPLE, record, frames);
}

/* The wrapper of `call` is gone (a longjmp or an exception of which nobody told us) when the stack is above its frame. */
static void heal(struct region_thread *t, uint64_t sp)
{
    if (!call_idle(t) && sp > t->call_sp && sp < t->stack_high && t->call_sp >= t->stack_low) {
        t->call = t->idle;
        region_lose(LOSS_STATE_HEALED);
    }
}

static void take(struct region_thread *t, const ucontext_t *context, uint64_t start)
{
    uint64_t mono = clock_mono_ns();
    uint64_t sp = arch_context_sp(context);
    uint32_t shift = __atomic_load_n(&region->tick_shift, __ATOMIC_RELAXED);
    uint64_t tick = tick_due(grid_time(mono), region->tick_base_ns, shift);
    uint64_t weight = tick > t->last_tick ? tick - t->last_tick : 0;
    struct ring_record record;
    bool inside, roomy = sp - t->stack_low > STACK_FOR_FRAMES && sp < t->stack_high && sp > t->stack_low;

    region->last_mono_ns = mono;
    region->last_tsc = start;
    if (weight == 0) {
        arm(t, tick_after(tick, shift), shift);
        return;
    }
    heal(t, sp);
    inside = !call_idle(t);
    if (inside && t->first_tick_tsc == 0)
        t->first_tick_tsc = start;
    record.tick = tick;
    record.thread = t->number;
    record.tid = t->tid;
    record.call = inside ? t->call : 0;
    record.weight = weight > UINT32_MAX ? UINT32_MAX : (uint32_t)weight;
    record.site = inside ? t->site : 0;
    record.flags = weight > (UINT64_C(1) << shift) ? SAMPLE_DELAYED : 0;
    record.mono_ns = mono;
    walk_and_append(&record, t, context, roomy ? FRAMES : FRAMES_ON_SMALL_STACK);
    t->last_tick = tick;
    t->ticks++;
    t->tick_weight += weight;
    slow_down(t, tick, shift);
    shift = __atomic_load_n(&region->tick_shift, __ATOMIC_RELAXED);
    arm(t, tick_after(tick, shift), shift);
}

/* libc's own: `sigaction` in this library is what the program calls. */
extern int __sigaction(int number, const struct sigaction *action, struct sigaction *old);

static bool set_disposition(int number, void (*disposition)(int))
{
    struct sigaction action;

    memset(&action, 0, sizeof action);
    action.sa_handler = disposition;
    return __sigaction(number, &action, NULL) == 0;
}

/* Also one for a thread that is gone, or from before a fork. */
static bool from_our_timer(const siginfo_t *info)
{
    return info->si_code == SI_TIMER &&
           (region == NULL || region_holds(info->si_value.sival_ptr));
}

/* Someone sent the signal to the program, which has no handler for it: what would have happened, happens. */
static void pass_on(int number)
{
    uint64_t ours = UINT64_C(1) << (number - 1);

    if (sample_ignored || !set_disposition(number, SIG_DFL))
        return;
    system_call(SYS_tgkill, system_process_id(), system_thread_id(), number, 0, 0, 0);
    system_call(SYS_rt_sigprocmask, SIG_UNBLOCK, (long)&ours, 0, 8, 0, 0);
}

static void handle(int number, siginfo_t *info, void *context)
{
    struct region_thread *t = thread_self;
    int saved = errno;
    uint64_t start, cycles;

    if (!from_our_timer(info)) {
        pass_on(number);
        return;
    }
    if (t == NULL || region == NULL || info->si_value.sival_ptr != t)
        return;
    start = clock_cycles();
    __atomic_fetch_add(&sample_handlers, 1, __ATOMIC_SEQ_CST);
    t->flags |= THREAD_IN_HANDLER;
    take(t, context, start);
    t->flags &= ~(uint32_t)THREAD_IN_HANDLER;
    govern(t, start);
    cycles = clock_cycles() - start;
    t->handler_tsc += cycles;
    if (cycles > t->handler_max_tsc)
        t->handler_max_tsc = cycles;
    __atomic_fetch_sub(&sample_handlers, 1, __ATOMIC_SEQ_CST);
    errno = saved;
}

static bool is_free(int number)
{
    struct sigaction now;

    return __sigaction(number, NULL, &now) == 0 && now.sa_handler == SIG_DFL;
}

static bool install(int number)
{
    struct sigaction action;

    memset(&action, 0, sizeof action);
    action.sa_sigaction = handle;
    action.sa_flags = SA_SIGINFO | SA_RESTART;
    return __sigaction(number, &action, NULL) == 0;
}

/* The wanted signal, else the highest real-time signal that nobody handles. */
static bool choose(int wanted)
{
    int number = wanted;

    if (!is_free(number))
        for (number = SIGRTMAX - 1; number > SIGRTMIN && !is_free(number); number--)
            ;
    if (number <= SIGRTMIN || !install(number))
        return false;
    sample_ignored = false;
    __atomic_store_n(&sample_signal, number, __ATOMIC_RELEASE);
    return true;
}

bool sample_open(void)
{
    shift_since = sample_tick(clock_mono_ns());
    if (sample_signal == 0 && !choose(options.signal)) {
        region_lose(LOSS_SIGNAL_REFUSED);
        return false;
    }
    return true;
}

static void start_for(struct region_thread *t, uint32_t tid)
{
    uint32_t shift = __atomic_load_n(&region->tick_shift, __ATOMIC_RELAXED);
    struct sigevent event;
    int timer = -1;

    memset(&event, 0, sizeof event);
    event.sigev_notify = SIGEV_THREAD_ID;
    event.sigev_signo = sample_signal;
    event.sigev_value.sival_ptr = t;
    event._sigev_un._tid = (int)tid;
    if (system_call(SYS_timer_create, CLOCK_MONOTONIC, (long)&event, (long)&timer, 0, 0, 0) < 0) {
        region_lose(LOSS_TIMER);
        return;
    }
    t->timer = (uint64_t)timer + 1;
    arm(t, tick_after(t->last_tick, shift), shift);
}

void sample_start(struct region_thread *t)
{
    uint64_t ours, before = 0;

    if (sample_signal == 0)
        return;
    ours = UINT64_C(1) << (sample_signal - 1);
    t->last_tick = tick_due(grid_time(clock_mono_ns()), region->tick_base_ns, region->tick_shift);
    start_for(t, t->tid);
    /* The mask is inherited: from before an exec, or from the thread's attributes. */
    if (system_call(SYS_rt_sigprocmask, SIG_UNBLOCK, (long)&ours, (long)&before, 8, 0, 0) == 0 && (before & ours) != 0)
        t->flags |= THREAD_WANTS_MASKED;
}

void sample_before_exec(void)
{
    const struct region_thread *t = thread_self;
    uint64_t ours;

    if (sample_signal == 0)
        return;
    ours = UINT64_C(1) << (sample_signal - 1);
    if (t != NULL && (t->flags & THREAD_WANTS_MASKED) != 0)
        system_call(SYS_rt_sigprocmask, SIG_BLOCK, (long)&ours, 0, 8, 0, 0);
    if (sample_ignored)
        set_disposition(sample_signal, SIG_IGN);
}

void sample_after_exec(void)
{
    const struct region_thread *t = thread_self;
    uint64_t ours;

    if (sample_signal == 0)
        return;
    ours = UINT64_C(1) << (sample_signal - 1);
    if (sample_ignored)
        install(sample_signal);
    if (t != NULL && (t->flags & THREAD_WANTS_MASKED) != 0)
        system_call(SYS_rt_sigprocmask, SIG_UNBLOCK, (long)&ours, 0, 8, 0, 0);
}

void sample_stop(struct region_thread *t)
{
    uint64_t timer = __atomic_exchange_n(&t->timer, 0, __ATOMIC_ACQ_REL);

    if (timer != 0)
        system_call(SYS_timer_delete, (long)(timer - 1), 0, 0, 0, 0, 0);
}

bool sample_move(void)
{
    const uint64_t *table = region_at(region->threads_offset);
    int old = sample_signal;

    region_lose(LOSS_SIGNAL_MOVED);
    if (!choose(old)) { /* ours is not free: another is found */
        sample_signal = 0;
        region_lose(LOSS_SIGNAL_REFUSED);
    }
    for (uint32_t i = 0; i < region->threads_used && table[i] != 0; i++) {
        struct region_thread *t = region_at(table[i]);
        bool sampled = t->timer != 0;

        sample_stop(t);
        if (sampled && sample_signal != 0)
            start_for(t, t->tid);
    }
    return sample_signal != 0;
}
