/* fork and the like. The child must not write into its parent's region, not even for a moment: the calling thread is
 * detached before and attached after, on both sides. Most children exec or exit at once: theirs is private memory until
 * it is worth a file. */

#include "host/process.h"

#include <errno.h>
#include <pty.h>
#include <sched.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <unistd.h>

#include "calls/end.h"
#include "calls/phase.h"
#include "files/descriptor.h"
#include "files/dup.h"
#include "files/file.h"
#include "files/file_map.h"
#include "files/file_use.h"
#include "files/library_call.h"
#include "files/mpiio.h"
#include "gen/losses.h"
#include "ground/clock.h"
#include "ground/export.h"
#include "ground/filter.h"
#include "ground/options.h"
#include "ground/system.h"
#include "ground/text.h"
#include "host/calibrate.h"
#include "host/exec.h"
#include "linking/next.h"
#include "linking/object.h"
#include "linking/offer.h"
#include "region/child.h"
#include "region/memory.h"
#include "region/thread.h"
#include "region/transfers.h"
#include "sampling/mask.h"
#include "sampling/sample.h"
#include "sampling/timer.h"
#include "sampling/vfork.h"
#include "unwinding/module.h"
#include "unwinding/python.h"

/* ---- the child of a fork, until it is worth a file ---- */

/* Of the nearest ancestor that has a file: its records of modules are ours meanwhile. */
FORK_DATA static struct region_mapping ancestor;

/* A wrapper on the stack, or a handler, may still look into memory of the parent's. */
FORK_DATA static bool ancestor_in_use;

/* Children are counted where the supervisor sees it, and no more when they have a region of their own. */
static void count_helpers(struct region_header *header, int32_t more)
{
    if (header != NULL)
        __atomic_fetch_add(&header->helpers, (uint32_t)more, __ATOMIC_RELAXED);
}

static void leave_ancestor(void)
{
    if (!ancestor_in_use)
        region_unmap(ancestor);
    ancestor = (struct region_mapping){NULL, 0};
}

static void give_up(void)
{
    module_disown();
    leave_ancestor();
}

/* With signals blocked. Where no file can be made what is private stays, since the interrupted code may be in the middle
 * of it. */
static bool settle(void)
{
    uint64_t start = clock_cycles();
    struct transfers before = transfers_now();

    if (!region_settle()) {
        timer_stop(thread_self);
        thread_self = NULL;
        if (ancestor.header != NULL) /* nowhere else to say it; the counter is atomic, and shared */
            __atomic_fetch_add(&ancestor.header->losses[LOSS_FORK_UNRECORDED], 1, __ATOMIC_RELAXED);
        give_up();
        return false;
    }
    count_helpers(ancestor.header, -1);
    module_inherit(region);
    python_describe(region);
    file_settle();
    calibrate(region);
    leave_ancestor();
    transfers_note_start(before);
    region->start_cost_tsc += clock_cycles() - start;
    region_publish();
    return true;
}

static bool begin_expected(void);

bool process_record(enum region_extent extent, uint64_t since)
{
    struct clock_moment now;

    if (!region_make(extent))
        return false;
    child_start(settle, begin_expected);
    if (options.sampling)
        sample_open(region->start_mono_ns);
    module_init(region);
    python_look();
    if (!thread_attach_main()) {
        region_drop();
        region_forget();
        return false;
    }
    if (options.trace != 0 || options.io_trace != 0) /* accesses of calibrate() want more than it begins with: no tick is to wait for it */
        region_has_ring(region->ring_size);
    if (options.sampling)
        sample_start(thread_self, thread_self->start_mono_ns);
    calibrate(region);
    transfers_note_start((struct transfers){0, 0, 0}); /* the loader's, and ours */
    now = clock_settle((struct clock_moment){region->start_mono_ns, region->start_tsc});
    region->last_mono_ns = now.mono_ns; /* of a process that is killed before there is more: how fast its counter is */
    region->last_tsc = now.cycles;
    region->start_cost_tsc = clock_cycles() - since;
    return true;
}

/* No tick will come to it. */
FORK_CODE static bool is_unsampled(const struct region_thread *t)
{
    return !options.sampling || timer_signal == 0 || t->timer == 0;
}

/* Noted before: the parent goes on, and its block is shared. */
struct suspended {
    struct region_thread *thread;
    struct region_moment start;
    uint64_t stack_low, stack_high;
    unsigned phases; /* that it is in */
    bool masked;
    bool inside;           /* a wrapper or our handler is on the stack, below a signal handler of the program say */
    uint32_t wants_masked;
    bool begun; /* what `begun` was */
    bool held;  /* no other thread asks the linker for its lock by us */
};

/* The program's handlers (pthread_atfork) run in the child before libc's fork returns: the first call there that asks
 * begins it. Not by an address on the stack, since a handler may jump away. */
static __thread struct suspended expected __attribute__((tls_model("initial-exec")));
static __thread bool expecting __attribute__((tls_model("initial-exec")));

/* The child of the fork that this thread is in is this process, and has been begun. */
static __thread bool begun __attribute__((tls_model("initial-exec")));

/* A clone of a large process takes longer than a period and would be restarted by each tick, for ever. */
static struct suspended suspend(void)
{
    struct suspended before = {.thread = NULL};
    struct region_thread *t;

    end_prepare();
    exec_prepare();
    child_notice();
    t = before.thread = thread_self;
    if (t != NULL) {
        before.start = region_moment();
        before.stack_low = t->stack_low;
        before.stack_high = t->stack_high;
        before.phases = phase_depth();
        before.inside = !thread_idle(t) || (t->flags & THREAD_IN_HANDLER) != 0;
        before.wants_masked = t->flags & THREAD_WANTS;
        before.masked = mask_enter(t);
        thread_leave_block();
    }
    before.begun = begun;
    before.held = offer_hold();
    begun = false;
    expected = before;
    expecting = true;
    return before;
}

static void resume(struct suspended before, pid_t child)
{
    if (before.thread != NULL && child > 0)
        count_helpers(region_pending ? ancestor.header : region, 1);
    expecting = false;
    begun = before.begun;
    thread_return_to(before.thread);
    mask_leave(before.thread, before.masked);
}

/* The wrapper on the stack will leave by the old block, whose offsets mean nothing in the new region. */
static void empty_block(struct region_thread *t)
{
    t->site = 0;
    t->uses = 0;
    t->use_cache = 0;
    t->failures = 0;
    memset(t->heat, 0, sizeof t->heat);
}

static void forget_parent(void)
{
    object_after_fork();
    offer_after_fork();
    module_fork();
    descriptor_start();
    file_start();
    use_start();
    file_map_forget();
    mpiio_forget();
    library_forget();
    __atomic_store_n(&sample_handlers, 0, __ATOMIC_RELAXED);
}

FORK_CODE static bool record_child(struct region_mapping place, const struct suspended *before)
{
    uint64_t start = clock_cycles();

    child_hope();
    if (!region_prepare(&place, &before->start))
        return false;
    if (options.sampling)
        sample_open(region->start_mono_ns);
    if (!thread_attach_child(before->stack_low, before->stack_high)) {
        region_drop();
        return false;
    }
    phase_inherit(before->phases);
    /* A signal of the program's may already have been handled here, and have found no room for a region file. */
    struct region_thread *t = thread_self;
    if (options.sampling && t != NULL)
        sample_start(t, region->start_mono_ns);
    region->start_cost_tsc = clock_cycles() - start;
    return true;
}

FORK_CODE static void begin_child(struct suspended before)
{
    struct region_thread *t;
    struct region_mapping place = {NULL, 0};
    uint64_t ours = timer_signal == 0 ? 0 : UINT64_C(1) << (timer_signal - 1);

    expecting = false;
    begun = before.begun;
    thread_away_sp = 0;
    child_mark();
    if (before.thread == NULL || filter_installed) {
        /* Not recorded: what it loads, and its end, are not the parent's. A wrapper, or a fork that a handler has
         * interrupted, may be on the stack all the same. */
        __atomic_store_n(&sample_handlers, 0, __ATOMIC_RELAXED);
        if (!filter_installed) {
            child_leave_parent();
        } else { /* which may not make a copy */
            region_leave();
            forget_parent();
        }
        return;
    }
    filter_clock = false; /* of another thread's */
    if (!region_pending || child_is_hopeless()) {
        ancestor = region_leave();
        ancestor_in_use = before.inside && region_unshare(ancestor);
        before.inside = ancestor_in_use;
    } else if (!before.inside) {
        place = region_leave();
    }
    if (before.inside)
        empty_block(before.thread);
    forget_parent();
    if (before.masked)
        system_mask(SIG_UNBLOCK, ours);
    if (!record_child(place, &before)) {
        if (ancestor.header != NULL)
            __atomic_fetch_add(&ancestor.header->losses[LOSS_FORK_UNRECORDED], 1, __ATOMIC_RELAXED);
        give_up();
        sample_drop();
        if (before.wants_masked != 0)
            system_mask(SIG_BLOCK, ours);
        return;
    }
    t = thread_self; /* NULL if a tick has come already and no file could be made: the block stays */
    if (t == NULL)
        return;
    t->flags |= before.wants_masked;
    if (is_unsampled(t))
        child_settle();
}

/* False: there is none. */
static bool begin_expected(void)
{
    if (!expecting)
        return false;
    begin_child(expected);
    begun = true;
    return true;
}

/* Both sides of a fork: 0 in the child, its number or -1 in the parent. */
FORK_CODE static void go_on(struct suspended before, pid_t child)
{
    if (before.held)
        offer_release();
    if (child != 0)
        resume(before, child);
    else if (begun)
        begun = before.begun;
    else
        begin_child(before);
}

FORK_CODE static pid_t fork_by(pid_t (*next)(void))
{
    struct suspended before = suspend();
    pid_t child = next();

    go_on(before, child);
    return child;
}

EXPORT FORK_CODE pid_t fork(void)
{
    static pid_t (*next)(void);

    FIND(next, "fork");
    return fork_by(next);
}

EXPORT FORK_CODE pid_t _Fork(void)
{
    static pid_t (*next)(void);

    FIND(next, "_Fork");
    if (next == NULL) /* before glibc 2.34 */
        return fork();
    return fork_by(next);
}

/* The parent ends inside, past our _exit. */
EXPORT int daemon(int stay, int keep)
{
    static int (*next)(int, int);
    struct suspended before;
    int result;

    FIND(next, "daemon");
    end_note(END_QUICK, 0);
    before = suspend();
    result = next(stay, keep);
    go_on(before, result);
    if (result != 0)
        end_forget();
    else if (keep == 0)
        dup_standard();
    return result;
}

EXPORT int forkpty(int *terminal, char *name, const struct termios *how, const struct winsize *size)
{
    static int (*next)(int *, char *, const struct termios *, const struct winsize *);
    struct suspended before;
    int child;

    FIND(next, "forkpty");
    if (next == NULL) { /* in a library of its own before glibc 2.34 */
        errno = ENOSYS;
        return -1;
    }
    before = suspend();
    child = next(terminal, name, how, size);
    go_on(before, child);
    if (child == 0)
        dup_standard();
    return child;
}

/* Of clone and clone3, as the kernel takes them: one with memory of its own that goes on where its parent does. */
static bool is_copy(uint64_t flags, uint64_t stack)
{
    return (flags & (CLONE_VM | CLONE_SETTLS)) == 0 && stack == 0;
}

bool process_is_fork(long number, long a, long b)
{
    const uint64_t *asked = (const uint64_t *)a; /* flags first, the stack sixth */

#ifdef SYS_fork
    if (number == SYS_fork)
        return true;
#endif
    if (number == SYS_clone)
        return is_copy((uint64_t)a, (uint64_t)b);
    return number == SYS_CLONE3 && (uint64_t)b >= 6 * sizeof *asked && memory_readable((uint64_t)a, 6 * sizeof *asked) &&
           is_copy(asked[0], asked[5]);
}

long process_fork_by_number(long number, long a, long b, long c, long d, long e)
{
    static long (*next)(long, ...);
    struct suspended before;
    long child;

    FIND(next, "syscall");
    before = suspend();
    child = next(number, a, b, c, d, e);
    if (child == 0 && number == SYS_CLONE3) /* CLONE_CLEAR_SIGHAND */
        sample_handle_again();
    go_on(before, (pid_t)child);
    return child;
}

struct cloned {
    struct suspended before;
    int (*function)(void *);
    void *argument;
};

static int begin_clone(void *argument)
{
    struct cloned cloned = *(struct cloned *)argument;

    begin_child(cloned.before);
    return cloned.function(cloned.argument);
}

/* Only a clone with a copy of our memory is a process of its own. One that shares it is either a thread that we cannot
 * follow, since it may have no thread-local storage, or is about to exec. */
EXPORT int clone(int (*function)(void *), void *stack, int flags, void *argument, ...)
{
    static int (*next)(int (*)(void *), void *, int, void *, ...);
    struct cloned cloned;
    pid_t *parent_tid, *child_tid;
    void *tls;
    va_list rest;
    int child;

    va_start(rest, argument);
    parent_tid = va_arg(rest, pid_t *);
    tls = va_arg(rest, void *);
    child_tid = va_arg(rest, pid_t *);
    va_end(rest);
    FIND(next, "clone");
    if ((flags & (CLONE_VM | CLONE_VFORK)) == (CLONE_VM | CLONE_VFORK)) {
        struct region_thread *t = vfork_enter();

        child = next(function, stack, flags, argument, parent_tid, tls, child_tid);
        vfork_leave(t, 0);
        return child;
    }
    if ((flags & (CLONE_VM | CLONE_SETTLS)) == CLONE_VM)
        region_lose(LOSS_CLONE_SHARES_THREAD);
    if ((flags & CLONE_VM) != 0 || thread_self == NULL)
        return next(function, stack, flags, argument, parent_tid, tls, child_tid);
    cloned.before = suspend();
    cloned.function = function;
    cloned.argument = argument;
    child = next(begin_clone, stack, flags, &cloned, parent_tid, tls, child_tid);
    resume(cloned.before, child);
    return child;
}
