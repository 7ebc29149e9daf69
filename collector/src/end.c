/* Notes how the process ends. Anything may call this: a signal handler, or the child of a vfork, which shares our memory
 * but is not us: hence the question for the process id. */

#include "end.h"

#include <stddef.h>
#include <stdlib.h>
#include <unistd.h>

#include "arch.h"
#include "clock.h"
#include "export.h"
#include "load.h"
#include "next.h"
#include "region.h"
#include "system.h"
#include "thread.h"

static bool is_ours(void)
{
    return region != NULL && region->pid == system_process_id();
}

void end_note(enum end_kind kind, int code)
{
    if (!is_ours() || region->end_kind == END_MPI_ABORT)
        return;
    load_settle_returned(thread_self, arch_sp());
    region->end_code = code;
    region->end_mono_ns = clock_mono_ns();
    region->last_mono_ns = region->end_mono_ns;
    region->last_tsc = clock_cycles();
    __atomic_store_n(&region->end_kind, (uint32_t)kind, __ATOMIC_RELEASE);
}

void end_forget(void)
{
    if (is_ours()) {
        region->end_code = 0;
        region->end_mono_ns = 0;
        __atomic_store_n(&region->end_kind, END_NONE, __ATOMIC_RELEASE);
    }
}

EXPORT void exit(int status)
{
    static void (*next)(int) __attribute__((noreturn));

    load_settle();
    FIND(next, "exit");
    if (is_ours())
        region->end_code = status;
    next(status);
}

EXPORT void _exit(int status)
{
    static void (*next)(int) __attribute__((noreturn));

    end_note(END_QUICK, status);
    FIND(next, "_exit");
    next(status);
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
    FIND(next, "abort");
    next();
    __builtin_unreachable();
}
