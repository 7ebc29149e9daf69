/* The timers and the handler.
 *
 * The handler runs on the thread it samples, on that thread's stack (on an alternate one only where alternate.c says), with
 * all signals blocked but those of faults. It takes no lock, allocates nothing, and keeps errno. A tick that came late,
 * because the signal was masked or the thread did not run, is one sample whose weight is the ticks that have passed. */

#include "sampling/sample.h"

#include <errno.h>
#include <signal.h>
#include <string.h>

#include "gen/losses.h"
#include "ground/clock.h"
#include "ground/filter.h"
#include "ground/options.h"
#include "ground/signal_set.h"
#include "ground/system.h"
#include "region/aside.h"
#include "region/child.h"
#include "region/ring.h"
#include "region/thread.h"
#include "region/tick.h"
#include "sampling/alternate.h"
#include "sampling/debugger.h"
#include "sampling/evidence.h"
#include "sampling/fault.h"
#include "sampling/govern.h"
#include "sampling/mask.h"
#include "sampling/signal.h"
#include "sampling/timer.h"
#include "sampling/vfork.h"
#include "unwinding/module.h"
#include "unwinding/python.h"
#include "unwinding/unwind.h"

#define PERIODS_AT_LEAST 16u /* between two doublings because of a full ring */
#define SHIFT_MAX 16u

#define MOMENT_NS 500000
#define MOMENTS 1000u /* a thread that wants a core may be without one for long */
#define LATE_NS UINT64_C(100000000)
#define ASK_NS UINT64_C(1000000000) /* between two looks for a debugger */

#define FRAMES 256
#define FRAMES_ON_SMALL_STACK 48
#define FRAMES_OF_PYTHON 1024
#define STACK_FOR_FRAMES (24 * 1024)
#define ASIDES 16u

FORK_DATA bool sample_ignored;
FORK_DATA uint32_t sample_handlers;

void (*sample_in_call)(struct region_thread *t);
bool (*sample_called)(struct region_thread *t);

FORK_DATA static uint64_t shift_since; /* the tick at which the present period began */

/* About as many bins for a long run as for a short one; and a full ring is met with fewer samples. */
static void slow_down(uint64_t tick, uint32_t shift, uint64_t now)
{
    uint64_t since = __atomic_load_n(&shift_since, __ATOMIC_RELAXED);
    uint64_t periods = (tick - since) >> shift;

    if (shift >= SHIFT_MAX || tick < since)
        return;
    if (periods < PERIODS_A_RATE && !(periods >= PERIODS_AT_LEAST && ring_half_full()) &&
        !govern_samples(since, tick, shift, now))
        return;
    if (__atomic_compare_exchange_n(&shift_since, &since, tick, false, __ATOMIC_RELAXED,
                                    __ATOMIC_RELAXED))
        __atomic_store_n(&region->tick_shift, shift + 1, __ATOMIC_RELAXED);
}

static void walk_and_append(struct ring_record *record, const struct region_thread *t, const ucontext_t *context,
                            uint64_t *frames, size_t capacity, size_t of_python)
{
    struct module_view view;
    unsigned flags = 0;
    bool cut, collecting;

    if (__atomic_load_n(&region->unloading, __ATOMIC_SEQ_CST) != 0) {
        frames[0] = arch_context_pc(context);
        record->frames = 1;
        record->flags |= SAMPLE_LEAF_ONLY;
        region_lose(LOSS_LEAF_ONLY);
    } else {
        record->frames =
            (uint16_t)unwind_stack(context, t->stack_low, t->stack_high, frames, capacity, &flags);
        record->frames += (uint16_t)python_stack(frames + record->frames, of_python, &cut, &collecting);
        if (collecting)
            record->flags |= SAMPLE_COLLECTING;
        if ((flags & UNWIND_TRUNCATED) != 0 || cut) {
            record->flags |= SAMPLE_TRUNCATED;
            region_lose(LOSS_STACK_TRUNCATED);
        }
    }
    if (record->frames > 0 && !module_locate(frames[0], &view))
        region_lose(LOSS_UNKNOWN_MODULE);
    if (record->call == 0 && evidence_take(context, frames + record->frames))
        record->flags |= SAMPLE_REGISTERS;
    else if (record->call != 0 && evidence_sleeps(context, frames + record->frames))
        record->flags |= SAMPLE_SLEEPS;
    ring_append(RING_SAMPLE, record, frames);
}

/* Frames of handlers on alternate stacks. Where the process is not this one, a handler was running there at a fork. */
struct aside {
    uint64_t frames[FRAMES + FRAMES_OF_PYTHON + SAMPLE_WORDS];
    uint32_t process;
};

static struct aside *asides;

static bool walk_aside(struct ring_record *record, const struct region_thread *t, const ucontext_t *context, size_t of_python)
{
    for (struct aside *at = asides; at != NULL && at < asides + ASIDES; at++) {
        uint32_t process = __atomic_load_n(&at->process, __ATOMIC_RELAXED);

        if (process != region->pid && __atomic_compare_exchange_n(&at->process, &process, region->pid, false,
                                                                  __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) {
            walk_and_append(record, t, context, at->frames, FRAMES, of_python);
            __atomic_store_n(&at->process, 0, __ATOMIC_RELEASE);
            return true;
        }
    }
    return false;
}

/* Apart from the handler, so that the array is on the stack only where there is room for it. */
__attribute__((noinline)) static void walk_here(struct ring_record *record, const struct region_thread *t,
                                                const ucontext_t *context, size_t capacity, size_t of_python)
{
    uint64_t frames[capacity + of_python + SAMPLE_WORDS];

    walk_and_append(record, t, context, frames, capacity, of_python);
}

static void walk(struct ring_record *record, const struct region_thread *t, const ucontext_t *context)
{
    uint64_t room = arch_sp() - t->stack_low;
    bool python = python_is_there();

    if (room > STACK_FOR_FRAMES && room < t->stack_high - t->stack_low)
        walk_here(record, t, context, FRAMES, python ? FRAMES_OF_PYTHON : 0);
    else if (!walk_aside(record, t, context, python ? FRAMES_OF_PYTHON : 0))
        walk_here(record, t, context, FRAMES_ON_SMALL_STACK, python ? FRAMES_ON_SMALL_STACK : 0);
}

/* The wrapper of `call` is gone (a longjmp or an exception of which nobody told us) when the stack is above its frame. */
static void heal(struct region_thread *t, uint64_t sp)
{
    while (!thread_idle(t) && sp > t->call_sp && sp < t->stack_high && t->call_sp >= t->stack_low) {
        aside_leave_call(t);
        region_lose(LOSS_STATE_HEALED);
    }
}

/* A worker of OpenMP works for the region that the main thread is in. */
static uint32_t phase_of(const struct region_thread *t)
{
    uint64_t first;

    if (t->phase != 0 || (t->flags & (THREAD_OPENMP | THREAD_MAIN)) != THREAD_OPENMP)
        return t->phase;
    first = *(const uint64_t *)region_at(region->threads_offset);
    return first == 0 ? 0 : ((const struct region_thread *)region_at(first))->phase;
}

/* By how much it came late, in ticks. The last one of a process may come before its tick, and on an alternate stack. */
static uint64_t take(struct region_thread *t, const ucontext_t *context, uint64_t start, bool last)
{
    uint64_t mono = clock_mono_ns();
    uint64_t sp = arch_context_sp(context);
    uint32_t shift = __atomic_load_n(&region->tick_shift, __ATOMIC_RELAXED);
    uint64_t tick = tick_due(timer_grid(mono), region->tick_base_ns, shift);
    uint64_t weight = tick > t->last_tick ? tick - t->last_tick : 0;
    uint64_t late = weight > (UINT64_C(1) << shift) ? weight - (UINT64_C(1) << shift) : 0;
    struct ring_record record;
    bool inside;

    region->last_mono_ns = mono;
    region->last_tsc = start;
    if ((t->flags & THREAD_MAIN) != 0 && !filter_clock) /* who is killed says no more */
        region->last_cpu_ns = clock_read(CLOCK_PROCESS_CPUTIME_ID);
    if (last && weight == 0) {
        tick = t->last_tick + 1;
        weight = 1;
    }
    if (weight == 0) {
        timer_arm(t, tick_after(tick, shift), shift);
        return 0;
    }
    if (__builtin_expect(sp < t->stack_low && !last, 0))
        thread_reach(t, sp);
    heal(t, sp);
    inside = !thread_idle(t);
    if (inside && t->first_tick_tsc == 0) {
        t->first_tick_tsc = start;
        if (sample_in_call != NULL)
            sample_in_call(t);
    }
    record.tick = tick;
    record.thread = t->number;
    record.tid = t->tid;
    record.call = inside ? t->call : 0;
    record.weight = weight > UINT32_MAX ? UINT32_MAX : (uint32_t)weight;
    record.site = inside ? (uint16_t)t->site : 0;
    record.phase = (uint16_t)phase_of(t);
    record.flags = late > 0 ? SAMPLE_DELAYED : 0;
    if (sample_called != NULL && sample_called(t))
        record.flags |= SAMPLE_CALLED_MPI;
    record.mono_ns = mono;
    walk(&record, t, context);
    t->last_tick = tick;
    t->ticks++;
    t->tick_weight += weight;
    if (last)
        return 0;
    slow_down(tick, shift, start);
    shift = __atomic_load_n(&region->tick_shift, __ATOMIC_RELAXED);
    timer_arm(t, tick_after(tick, shift), shift);
    return late;
}

static bool set_disposition(int number, void (*disposition)(int))
{
    struct sigaction action;

    memset(&action, 0, sizeof action);
    action.sa_handler = disposition;
    return signal_act_in_libc(number, &action, NULL) == 0;
}

static void move(void);
static void change_signal(int wanted);
static void end(enum loss why);
static bool is_free(int number);

/* The program has no handler for it. If the thread believes that it blocks it, then it wants it after all: it gets it. */
static void pass_on(int number, siginfo_t *info, ucontext_t *context)
{
    struct region_thread *t = thread_self;

    if (t != NULL && thread_signal(t, THREAD_WANTED_AT) == number) {
        move();
        mask_settle_context(t, context);
        signal_send_again(number, info);
    } else if (!sample_ignored && number != QUIET_SIGNAL) {
        signal_default(number);
    }
}

/* The thread has no block for now: it makes a child, say. It has it again where it has jumped out of that; else the tick
 * comes later. */
static struct region_thread *come_back(struct region_thread *t, const ucontext_t *context)
{
    uint32_t shift = __atomic_load_n(&region->tick_shift, __ATOMIC_RELAXED);
    uint64_t away = thread_away_sp, sp = arch_context_sp(context);

    if (filter_installed || filter_clock || t->timer == 0 || t->tid != system_thread_id())
        return NULL;
    if (away >= t->stack_low && sp > away && sp < t->stack_high) {
        t->flags &= ~(uint32_t)(THREAD_MASKED | 0xFFu << THREAD_MASKED_AT);
        vfork_depth = 0;
        thread_return_to(t);
        return t;
    }
    timer_arm(t, tick_after(tick_due(timer_grid(clock_mono_ns()), region->tick_base_ns, shift), shift), shift);
    return NULL;
}

/* A tick that came as late as that, though nothing of ours kept it back, may have been kept by a debugger that has been
 * attached meanwhile: it has stopped here once, and is not to do so again. Other tracers go on at once, so that the
 * question is asked now and then, too. */
static void watch_for_debugger(struct region_thread *t, ucontext_t *context, uint64_t late)
{
    static uint64_t asked_ns;
    uint64_t now = region->last_mono_ns, since = asked_ns > region->start_mono_ns ? asked_ns : region->start_mono_ns;
    bool kept = late * region->tick_base_ns >= LATE_NS; /* so it is not often asked */
    enum debugger debugger;

    if (__builtin_expect(!kept && now - since < ASK_NS, 1) || (t->flags & (THREAD_MASKED | THREAD_RESTARTED)) != 0 ||
        timer_signal == QUIET_SIGNAL)
        return;
    asked_ns = now;
    debugger = debugger_attached();
    if (debugger != DEBUGGER_NONE)
        fault_drop();
    if (debugger == DEBUGGER_OTHER) {
        end(LOSS_TRACED);
        mask_settle_context(t, context);
    } else if (debugger != DEBUGGER_NONE && kept) {
        region_lose(LOSS_DEBUGGED);
        if (debugger == DEBUGGER_GDB && is_free(QUIET_SIGNAL)) {
            change_signal(QUIET_SIGNAL);
            mask_settle_context(t, context);
        }
    }
}

static void handle(int number, siginfo_t *info, void *context)
{
    struct region_thread *t = thread_self;
    int saved = errno;
    uint64_t start;

    if (!timer_is_ours(info)) {
        pass_on(number, info, context);
        errno = saved;
        return;
    }
    if (t == NULL && region != NULL)
        t = come_back(info->si_value.sival_ptr, context);
    if (t == NULL || region == NULL || info->si_value.sival_ptr != t)
        return;
    if (__builtin_expect(filter_installed, 0)) {
        thread_self = NULL;
        return;
    }
    if (!child_settle()) {
        errno = saved;
        return;
    }
    start = clock_cycles();
    __atomic_fetch_add(&sample_handlers, 1, __ATOMIC_SEQ_CST);
    t->flags |= THREAD_IN_HANDLER;
    if (__builtin_expect(!mask_settled(t), 0))
        mask_settle_context(t, context);
    watch_for_debugger(t, context, take(t, context, start, false));
    if (!thread_idle(t) && t->site != 0) /* a call that passes uncounted has no end to undo it at */
        mask_from_here(t, context);
    t->flags &= ~(uint32_t)THREAD_IN_HANDLER;
    govern(t, start);
    govern_sampled(t, clock_cycles() - start);
    __atomic_fetch_sub(&sample_handlers, 1, __ATOMIC_SEQ_CST);
    errno = saved;
}

void sample_fault(struct region_thread *t, const ucontext_t *context)
{
    if (timer_signal == 0 || t->timer == 0 || (t->flags & THREAD_IN_HANDLER) != 0)
        return;
    __atomic_fetch_add(&sample_handlers, 1, __ATOMIC_SEQ_CST);
    t->flags |= THREAD_IN_HANDLER;
    take(t, context, clock_cycles(), true);
    t->flags &= ~(uint32_t)THREAD_IN_HANDLER;
    __atomic_fetch_sub(&sample_handlers, 1, __ATOMIC_SEQ_CST);
}

/* It was a signal of faults, since no other is open there. */
void sample_abandon(struct region_thread *t)
{
    uint64_t all = ~UINT64_C(0);

    t->flags &= ~(uint32_t)THREAD_IN_HANDLER;
    __atomic_fetch_sub(&sample_handlers, 1, __ATOMIC_SEQ_CST);
    system_mask(SIG_UNBLOCK, all);
}

static bool is_free(int number)
{
    struct sigaction now;

    return signal_act_in_libc(number, NULL, &now) == 0 && now.sa_handler == SIG_DFL;
}

static const int faults[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS};

static bool install(int number)
{
    struct sigaction action;

    memset(&action, 0, sizeof action);
    action.sa_sigaction = handle;
    action.sa_flags = SA_SIGINFO | SA_RESTART | (alternate_for_all ? SA_ONSTACK : 0);
    /* All but those of faults: a handler of the program's that never returns must not come on top of ours. */
    memset(&action.sa_mask, 0xFF, sizeof action.sa_mask);
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++)
        signals_remove(&action.sa_mask, faults[i]);
    return signal_act_in_libc(number, &action, NULL) == 0;
}

/* The wanted signal, else the highest real-time signal that nobody handles. */
static bool choose(int wanted)
{
    int number = wanted;

    if (!is_free(number))
        for (number = SIGRTMAX - 1; number > SIGRTMIN && !is_free(number); number--)
            ;
    if ((number <= SIGRTMIN && number != QUIET_SIGNAL) || !install(number))
        return false;
    sample_ignored = false;
    __atomic_store_n(&timer_signal, number, __ATOMIC_RELEASE);
    return true;
}

static bool open_signal(void)
{
    enum debugger debugger = debugger_attached();

    if (debugger == DEBUGGER_OTHER) {
        region_lose(LOSS_TRACED);
        return false;
    }
    if (debugger != DEBUGGER_NONE)
        region_lose(LOSS_DEBUGGED);
    if (choose(debugger == DEBUGGER_GDB ? QUIET_SIGNAL : options.signal)) {
        if (debugger == DEBUGGER_NONE)
            fault_open();
        return true;
    }
    region_lose(LOSS_SIGNAL_REFUSED);
    return false;
}

FORK_CODE bool sample_open(uint64_t mono_ns)
{
    shift_since = region_tick(mono_ns);
    govern_open();
    return timer_signal != 0 || open_signal();
}

FORK_CODE void sample_start(struct region_thread *t, uint64_t mono_ns)
{
    if (timer_signal == 0)
        return;
    t->last_tick = tick_due(timer_grid(mono_ns), region->tick_base_ns, region->tick_shift);
    timer_make(t);
    /* The mask is inherited: from before an exec, or from the thread's attributes. */
    mask_settle(t);
}

static void change_wanted(const struct region_thread *t, int how)
{
    int wanted = t != NULL ? thread_signal(t, THREAD_WANTED_AT) : 0;
    uint64_t bit = UINT64_C(1) << (wanted - 1);

    if (wanted != 0)
        system_mask(how, bit);
}

void sample_before_exec(void)
{
    if (timer_signal == 0)
        return;
    change_wanted(thread_self, SIG_BLOCK);
    if (sample_ignored)
        set_disposition(timer_signal, SIG_IGN);
}

void sample_on_alternate(void)
{
    asides = system_memory(ASIDES * sizeof *asides);
    alternate_for_all = true;
    sample_handle_again();
}

void sample_handle_again(void)
{
    if (timer_signal != 0)
        install(timer_signal);
}

void sample_after_exec(void)
{
    if (timer_signal == 0)
        return;
    if (sample_ignored)
        install(timer_signal);
    change_wanted(thread_self, SIG_UNBLOCK);
}

/* As a timer of ours would: the thread looks at its mask. What comes late is dropped by whoever has the number then. */
static void tell(struct region_thread *t, int number)
{
    siginfo_t info;

    memset(&info, 0, sizeof info);
    info.si_signo = number;
    info.si_code = SI_TIMER;
    info.si_value.sival_ptr = t;
    system_call(SYS_rt_tgsigqueueinfo, region->pid, t->tid, number, (long)&info, 0, 0);
}

void sample_tell_others(int number)
{
    const uint64_t *table = region == NULL ? NULL : region_at(region->threads_offset);

    for (uint32_t i = 0; table != NULL && i < region->threads_used && table[i] != 0; i++) {
        struct region_thread *t = region_at(table[i]);

        if (t != thread_self && t->timer != 0)
            tell(t, number);
    }
}

/* The number is the program's, and the timers run with the one that there is now, if any. */
static void leave(int old)
{
    const uint64_t *table = region == NULL || filter_installed ? NULL : region_at(region->threads_offset);

    signal_leave(old);
    for (uint32_t i = 0; table != NULL && i < region->threads_used && table[i] != 0; i++) {
        struct region_thread *t = region_at(table[i]);
        bool sampled = t->timer != 0;

        timer_stop(t);
        if (sampled && timer_signal != 0)
            timer_make(t);
    }
}

/* What is pending of the old one is dropped when it comes. */
static void change_signal(int wanted)
{
    int old = timer_signal;

    if (filter_installed || !choose(wanted)) {
        timer_signal = 0;
        region_lose(LOSS_SIGNAL_REFUSED);
    }
    leave(old);
}

static void end(enum loss why)
{
    int old = timer_signal;

    fault_drop();
    timer_signal = 0;
    region_lose(why);
    leave(old);
}

void sample_drop(void)
{
    int old = timer_signal;

    fault_drop();
    timer_signal = 0;
    if (old != 0)
        set_disposition(old, sample_ignored ? SIG_IGN : SIG_DFL);
}

static void end_here(enum loss why)
{
    uint64_t ours = UINT64_C(1) << (timer_signal - 1);

    system_mask(SIG_BLOCK, ours);
    end(why);
    timer_drop(ours);
    system_mask(SIG_UNBLOCK, ours);
    mask_settle(thread_self);
}

static bool samples(void)
{
    return thread_self != NULL && region != NULL && timer_signal != 0 && region->pid == system_process_id();
}

void sample_before_trace(void)
{
    if (samples() && debugger_of_parent() == DEBUGGER_OTHER)
        end_here(LOSS_TRACED);
}

void sample_before_key(void)
{
    if (samples())
        end_here(LOSS_KEYED);
}

/* Those that wait with the old one blocked by us see to it afterwards. */
static bool others_are_told(void)
{
    const uint64_t *table = region == NULL ? NULL : region_at(region->threads_offset);

    for (uint32_t i = 0; table != NULL && i < region->threads_used && table[i] != 0; i++) {
        const struct region_thread *t = region_at(table[i]);

        if (t != thread_self && t->timer != 0 && t->tid != 0 && !mask_settled(t) && (t->flags & THREAD_MASKED) == 0)
            return false;
    }
    return true;
}

static void move(void)
{
    struct timespec moment = {0, MOMENT_NS};
    int old = timer_signal;

    region_lose(LOSS_SIGNAL_MOVED);
    change_signal(old); /* ours is not free: another is found */
    if (filter_installed)
        return;
    sample_tell_others(old);
    /* Before the program's handler may end their calls early. */
    for (unsigned i = 0; i < MOMENTS && region != NULL && region->live_threads > 1 && (i == 0 || !others_are_told()); i++)
        system_call(SYS_nanosleep, (long)&moment, 0, 0, 0, 0, 0);
}

void sample_move(void)
{
    move();
    if (thread_self != NULL && (thread_self->flags & THREAD_MASKED) == 0)
        mask_settle(thread_self);
}
