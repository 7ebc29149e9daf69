/* Notes how the process ends. Anything may call this: a signal handler, or the child of a vfork, which shares our memory
 * but is not us: hence the question for the process id. */

#include "calls/end.h"

#include <stddef.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

#include "ground/arch.h"
#include "ground/clock.h"
#include "ground/export.h"
#include "ground/filter.h"
#include "ground/options.h"
#include "ground/system.h"
#include "linking/next.h"
#include "region/child.h"
#include "region/region.h"
#include "region/thread.h"
#include "region/transfers.h"
#include "sampling/fault.h"
#include "unwinding/load.h"

/* Below a filter of system calls nobody is asked. */
FORK_CODE static bool is_ours(void)
{
    return region != NULL && (filter_installed || region->pid == system_process_id());
}

/* A child of a fork that is over before its first tick, and moved no data, is nothing to tell of. */
FORK_CODE static bool is_known(void)
{
    /* By the counter: the clock's pages are not yet this process's. */
    return !region_pending || (clock_ns(clock_cycles() - region->start_tsc) >= region->tick_base_ns && child_settle());
}

static void note_without_clock(enum end_kind kind, int code)
{
    struct timespec now = {0, 0};

    if (!is_ours() || region_pending || system_call(SYS_clock_gettime, CLOCK_MONOTONIC, (long)&now, 0, 0, 0, 0) != 0)
        return;
    region->end_code = code;
    region->end_mono_ns = (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
    __atomic_store_n(&region->end_kind, (uint32_t)kind, __ATOMIC_RELEASE);
}

/* Who reads it from outside does so once a second, and not after the end of a process that is another's child. */
FORK_CODE static void note_cpu_time(void)
{
    struct rusage used;

    if (filter_installed || system_call(SYS_getrusage, RUSAGE_SELF, (long)&used, 0, 0, 0, 0) != 0)
        return;
    region->end_user_ns = (uint64_t)used.ru_utime.tv_sec * 1000000000u + (uint64_t)used.ru_utime.tv_usec * 1000u;
    region->end_system_ns = (uint64_t)used.ru_stime.tv_sec * 1000000000u + (uint64_t)used.ru_stime.tv_usec * 1000u;
}

/* The record of a process that has no time to explain, where nobody asked for records. */
FORK_CODE static bool is_too_short(enum end_kind kind)
{
    return options.shortest_ns != 0 && (kind == END_EXIT || kind == END_QUICK) && region->world_size <= 0 &&
           region->end_mono_ns - region->start_mono_ns < options.shortest_ns;
}

FORK_CODE void end_note(enum end_kind kind, int code)
{
    if (filter_clock) { /* by whoever may be asked */
        if (region != NULL)
            note_without_clock(kind, code);
        return;
    }
    if (!is_ours() || region->end_kind == END_MPI_ABORT || !is_known())
        return;
    load_settle_returned(thread_self, arch_sp());
    note_cpu_time();
    region->end_code = code;
    region->end_mono_ns = clock_mono_ns();
    if (!filter_installed)
        transfers_note_end(region->end_mono_ns);
    region->last_mono_ns = region->end_mono_ns;
    region->last_tsc = clock_cycles();
    __atomic_store_n(&region->end_kind, (uint32_t)kind, __ATOMIC_RELEASE);
    if (is_too_short(kind))
        region_forget();
}

void end_forget(void)
{
    if (is_ours()) {
        region->end_code = 0;
        region->end_mono_ns = 0;
        __atomic_store_n(&region->end_kind, END_NONE, __ATOMIC_RELEASE);
    }
}

EXPORT FORK_CODE void exit(int status)
{
    static void (*next)(int) __attribute__((noreturn));

    load_settle();
    FIND(next, "exit");
    if (is_ours())
        region->end_code = status;
    next(status);
}

FORK_DATA static void (*next_exit)(int) __attribute__((noreturn));

void end_prepare(void)
{
    FIND(next_exit, "_exit");
}

EXPORT FORK_CODE void _exit(int status)
{
    end_note(END_QUICK, status);
    end_prepare();
    next_exit(status);
    __builtin_unreachable();
}

EXPORT void _Exit(int status)
{
    static void (*next)(int) __attribute__((noreturn));

    end_note(END_QUICK, status);
    FIND(next, "_Exit");
    next(status);
    __builtin_unreachable();
}

EXPORT void quick_exit(int status)
{
    static void (*next)(int) __attribute__((noreturn));

    end_note(END_QUICK, status);
    FIND(next, "quick_exit");
    next(status);
    __builtin_unreachable();
}

/* A handler of SIGABRT may still jump away: then the end is noted again when it comes. */
EXPORT void abort(void)
{
    static void (*next)(void) __attribute__((noreturn));

    end_note(END_ABORT, 0);
    fault_before_abort();
    FIND(next, "abort");
    next();
    __builtin_unreachable();
}
