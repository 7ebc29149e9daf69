/* fork and its kin. The child must not write into its parent's region, not even for a moment: the calling thread is
 * detached before and attached after, on both sides. vfork needs nothing: the child runs on our memory while we stand
 * still, and has no timers. */

#include "process.h"

#include <sched.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

#include "../gen/losses.h"
#include "calibrate.h"
#include "clock.h"
#include "descriptor.h"
#include "export.h"
#include "file_map.h"
#include "file_table.h"
#include "library.h"
#include "mask.h"
#include "module.h"
#include "mpiio.h"
#include "next.h"
#include "options.h"
#include "sample.h"
#include "system.h"
#include "text.h"
#include "thread.h"

/* Of a line "name: number" of the text; all ones if there is none. */
static uint64_t number_after(const char *text, const char *name)
{
    const char *at = strstr(text, name);
    uint64_t number = 0;

    if (at == NULL)
        return UINT64_MAX;
    for (at += strlen(name); *at >= '0' && *at <= '9'; at++)
        number = 10 * number + (uint64_t)(*at - '0');
    return number;
}

/* What the kernel has counted so far is the loader's, and ours. The text that is read counts itself only afterwards. */
static void note_transfers(struct region_header *header)
{
    char text[512];
    size_t size = text_read_file("/proc/self/io", text, sizeof text);

    header->start_rchar = number_after(text, "rchar: ");
    header->start_wchar = number_after(text, "wchar: ");
    if (header->start_rchar != UINT64_MAX)
        header->start_rchar += size;
}

bool process_record(enum region_extent extent)
{
    uint64_t start = clock_cycles();

    if (!region_make(extent))
        return false;
    if (options.sampling)
        sample_open();
    module_init(region);
    if (!thread_attach_main()) {
        region_drop();
        region_forget();
        return false;
    }
    calibrate(region);
    note_transfers(region);
    clock_settle((struct clock_moment){region->start_mono_ns, region->start_tsc});
    region->start_cost_tsc = clock_cycles() - start;
    return true;
}

struct suspended {
    struct region_thread *thread;
    bool masked;
    uint32_t wants_masked; /* for the child, which no longer has the parent's block */
};

/* A clone of a large process takes longer than a period and would be restarted by each tick, for ever. */
static struct suspended suspend(void)
{
    struct suspended before = {thread_self, false, 0};

    if (before.thread != NULL) {
        before.wants_masked = before.thread->flags & THREAD_WANTS_MASKED;
        before.masked = mask_enter(before.thread);
        thread_self = NULL;
    }
    return before;
}

static void resume(struct suspended before)
{
    thread_self = before.thread;
    mask_leave(before.thread, before.masked);
}

static void begin_child(struct suspended before)
{
    struct region_mapping parent;
    uint64_t ours = sample_signal == 0 ? 0 : UINT64_C(1) << (sample_signal - 1);

    if (before.thread == NULL)
        return;
    parent = region_leave();
    module_init(NULL);
    descriptor_start();
    file_start();
    file_map_forget();
    mpiio_forget();
    library_forget();
    __atomic_store_n(&sample_handlers, 0, __ATOMIC_RELAXED);
    if (before.masked)
        system_call(SYS_rt_sigprocmask, SIG_UNBLOCK, (long)&ours, 0, 8, 0, 0);
    if (process_record(REGION_SMALL))
        thread_self->flags |= before.wants_masked;
    else /* nowhere else to say it; the counter is atomic, and shared */
        __atomic_fetch_add(&parent.header->losses[LOSS_FORK_UNRECORDED], 1, __ATOMIC_RELAXED);
    region_unmap(parent);
}

static pid_t fork_by(pid_t (*next)(void))
{
    struct suspended before = suspend();
    pid_t child = next();

    if (child == 0)
        begin_child(before);
    else
        resume(before);
    return child;
}

EXPORT pid_t fork(void)
{
    static pid_t (*next)(void);

    FIND(next, "fork");
    return fork_by(next);
}

EXPORT pid_t _Fork(void)
{
    static pid_t (*next)(void);

    FIND(next, "_Fork");
    if (next == NULL) /* before glibc 2.34 */
        return fork();
    return fork_by(next);
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
    if ((flags & CLONE_VM) != 0 || thread_self == NULL)
        return next(function, stack, flags, argument, parent_tid, tls, child_tid);
    cloned.before = suspend();
    cloned.function = function;
    cloned.argument = argument;
    child = next(begin_clone, stack, flags, &cloned, parent_tid, tls, child_tid);
    resume(cloned.before);
    return child;
}
