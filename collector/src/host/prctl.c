/* prctl, and syscall for what libc has no function for. A filter may end the program for a call of ours that the program
 * itself would not make, and nobody can ask it what it forbids: so the thread steps aside for good before it is installed,
 * its timer is gone, and its wrappers pass everything through. Both functions are called with the registers of any list of
 * arguments; syscall ends in a jump: what it does not look at goes on as it came. */

#include "ground/filter.h"

#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <time.h>

#include "gen/losses.h"
#include "files/dup.h"
#include "ground/clock.h"
#include "ground/system.h"
#include "host/number.h"
#include "host/process.h"
#include "linking/next.h"
#include "region/child.h"
#include "region/memory.h"
#include "region/region.h"
#include "region/thread.h"
#include "sampling/sample.h"
#include "sampling/fault.h"
#include "sampling/sigaction.h"
#include "sampling/timer.h"
#include "sampling/vfork.h"

/* Of a system call, whichever function makes it. */
#define SECCOMP_MODE_STRICT_CALL 0
#define SECCOMP_MODE_FILTER_CALL 1
#define DISPATCH 59           /* PR_SET_SYSCALL_USER_DISPATCH: calls become signals of the program's */
#define DISPATCH_ON 1
#define ALL_THREADS 1UL /* SECCOMP_FILTER_FLAG_TSYNC */
#define LISTENS 8UL     /* SECCOMP_FILTER_FLAG_NEW_LISTENER: the result is a descriptor */

/* As many as there are registers for. */
typedef long call_function(long, long, long, long, long, long);

static long call(call_function *next, const long v[6])
{
    return next(v[0], v[1], v[2], v[3], v[4], v[5]);
}

/* The thread is measured again. */
static void take_up(struct region_thread *t)
{
    thread_self = t;
    sample_start(t, clock_mono_ns());
}

/* The calling thread's block, if it is recorded: not so in the child of a vfork, which runs on our memory. */
static struct region_thread *recorded(void)
{
    return thread_self != NULL && region != NULL && region->pid == system_process_id() ? thread_self : NULL;
}

/* A process that runs on our memory: what it does to itself is none of ours. */
static bool is_elsewhere(void)
{
    return vfork_child() ||
           (thread_self != NULL && region != NULL && !child_is_hopeless() && region->pid != system_process_id());
}

/* Others look at filter_installed when they are told, or when the call in which they block our signal is over. */
static void stop(struct region_thread *t, bool all)
{
    struct timespec moment = {0, 2000000};
    bool others = all && !filter_installed && region != NULL && region->pid == system_process_id();
    const uint64_t *table = others ? region_at(region->threads_offset) : NULL;

    __atomic_store_n(&filter_installed, true, __ATOMIC_SEQ_CST);
    if (t != NULL)
        timer_stop(t);
    if (!others || region->live_threads <= 1)
        return;
    sample_tell_others(timer_signal);
    for (uint32_t i = 0; i < region->threads_used && table[i] != 0; i++)
        timer_stop(region_at(table[i]));
    system_call(SYS_nanosleep, (long)&moment, 0, 0, 0, 0, 0);
}

static long install(call_function *next, const long v[6], unsigned long flags)
{
    struct region_thread *t = recorded();
    bool before = filter_installed, failed;
    long result;

    if (is_elsewhere())
        return call(next, v);
    if (t != NULL) {
        child_settle(); /* a forked child: it may not open a file any more */
        t = thread_self;
    }
    stop(t, (flags & ALL_THREADS) != 0);
    fault_drop();
    thread_self = NULL;
    result = call(next, v);
    /* Else it is the thread that would not have it. */
    failed = result < 0 || (result > 0 && (flags & LISTENS) == 0);
    if (failed)
        filter_installed = before;
    if (failed && t != NULL)
        take_up(t);
    else if (t != NULL)
        region_lose(LOSS_FILTERED);
    return result;
}

/* ---- without the time-stamp counter ---- */

/* This thread's block while it may not read it: any call or sample of ours would. */
static __thread struct region_thread *aside __attribute__((tls_model("initial-exec")));

static long forbid_clock(call_function *next, const long v[6])
{
    struct region_thread *t = recorded();
    bool before = filter_clock;
    long result;

    if (is_elsewhere())
        return call(next, v);
    if (t != NULL) {
        child_settle(); /* which reads it */
        t = thread_self;
    }
    if (t != NULL) {
        timer_stop(t);
        aside = t;
        thread_self = NULL;
    }
    filter_clock = true;
    result = call(next, v);
    if (result != 0)
        filter_clock = before;
    if (result != 0 && t != NULL)
        take_up(t);
    else if (t != NULL)
        region_lose(LOSS_FILTERED);
    return result;
}

static long allow_clock(call_function *next, const long v[6])
{
    struct region_thread *t = aside;
    long result = call(next, v);

    if (result != 0 || is_elsewhere())
        return result;
    aside = NULL;
    filter_clock = false;
    if (t != NULL && !filter_installed && region != NULL && region->pid == system_process_id())
        take_up(t);
    return result;
}

/* prctl with that option and its first argument, whichever function makes it. */
static long control(call_function *next, const long v[6], long option, long a)
{
    if ((int)option == PR_SET_SECCOMP || ((int)option == DISPATCH && a == DISPATCH_ON))
        return install(next, v, 0);
    if ((int)option == PR_SET_TSC && a == PR_TSC_SIGSEGV)
        return forbid_clock(next, v);
    if ((int)option == PR_SET_TSC && a == PR_TSC_ENABLE)
        return allow_clock(next, v);
    return call(next, v);
}

EXPORT int wrapped_prctl(long option, long a, long b, long c, long d, long e) __asm__("prctl");

int wrapped_prctl(long option, long a, long b, long c, long d, long e)
{
    static call_function *next;

    FIND(next, "prctl");
    return (int)control(next, (const long[6]){option, a, b, c, d, e}, option, a);
}

/* The kernel calls handlers with every key but the first shut: ours can do nothing on a stack that has another. */
static void before_key(long protection, long key)
{
    if (key > 0 && (protection & PROT_EXEC) == 0)
        sample_before_key();
}

EXPORT int pkey_mprotect(void *address, size_t size, int protection, int key)
{
    static int (*next)(void *, size_t, int, int);

    FIND(next, "pkey_mprotect");
    before_key(protection, key);
    return next(address, size, protection, key);
}

static number_function *next_syscall;
static call_function *next_special; /* the same */

EXPORT long wrapped_syscall(long number, long a, long b, long c, long d, long e, long f) __asm__("syscall");

/* Those that libc has functions for, or that would pass us by. */
static bool is_special(long number)
{
#ifdef SYS_fork
    if (number == SYS_fork)
        return true;
#endif
    return number == SYS_seccomp || number == SYS_prctl || number == SYS_clone || number == SYS_CLONE3 ||
           number == SYS_execve || number == SYS_execveat || number == SYS_rt_sigaction || number == SYS_userfaultfd ||
           number == SYS_pkey_mprotect;
}

static long special(call_function *next, const long v[6])
{
    long number = v[0], result;

    if (number == SYS_ptrace)
        sample_before_trace();
    if (number == SYS_rt_sigaction && sigaction_by_number(v[1], v[2], v[3], v[4], &result))
        return result;
    if (number == SYS_seccomp && (v[1] == SECCOMP_MODE_STRICT_CALL || (v[1] == SECCOMP_MODE_FILTER_CALL && v[3] != 0)))
        return install(next, v, (unsigned long)v[2]);
    if (number == SYS_userfaultfd)
        memory_is_served = true;
    if (number == SYS_pkey_mprotect)
        before_key(v[3], v[4]);
    if (number == SYS_prctl)
        return control(next, v, v[1], v[2]);
    if (process_is_fork(number, v[1], v[2]))
        return process_fork_by_number(number, v[1], v[2], v[3], v[4], v[5]);
    if (number == SYS_execve)
        return execve((const char *)v[1], (char *const *)v[2], (char *const *)v[3]);
    if (number == SYS_execveat)
        return execveat((int)v[1], (const char *)v[2], (char *const *)v[3], (char *const *)v[4], (int)v[5]);
    return call(next, v);
}

/* A clone onto another stack must find no frame of ours. */
static bool is_plain(long number, long a, long b)
{
    if (number == SYS_ptrace)
        return (int)a != PTRACE_TRACEME;
    return !is_special(number) || ((number == SYS_clone || number == SYS_CLONE3) && !process_is_fork(number, a, b));
}

/* Apart, so that no address of the wrapper's own is known to anybody: only then does every compiler jump. */
__attribute__((noinline)) static bool waits(long number, long a, long b, long c, long d, long e)
{
    return number_waits(number, (const long[6]){a, b, c, d, e});
}

__attribute__((noinline)) static long looked_at(long number, long a, long b, long c, long d, long e, long f)
{
    if (is_plain(number, a, b))
        return number_call(next_syscall, number, (const long[6]){a, b, c, d, e, f});
    return special(next_special, (const long[6]){number, a, b, c, d, e});
}

/* The last argument stays where it is, and may be nothing of ours; a call of one function by the other with the same
 * parameters is a jump. */
long wrapped_syscall(long number, long a, long b, long c, long d, long e, long f)
{
    FIND(next_syscall, "syscall");
    FIND(next_special, "syscall");
    dup_by_number(number, a, b, c);
    if (__builtin_expect(!is_plain(number, a, b) || waits(number, a, b, c, d, e), 0))
        return looked_at(number, a, b, c, d, e, f);
    JUMP return next_syscall(number, a, b, c, d, e, f);
}
