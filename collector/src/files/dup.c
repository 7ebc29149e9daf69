/* Descriptors that become others, and those that the program closes all at once. */

#include "files/dup.h"

#include <errno.h>
#include <mqueue.h>
#include <stdbool.h>
#include <stddef.h>
#include <unistd.h>

#include "files/descriptor.h"
#include "files/file_call.h"
#include "files/restart.h"
#include "ground/export.h"
#include "ground/system.h"
#include "linking/next.h"
#include "region/thread.h"
#include "sampling/mask.h"
#include "sampling/vfork.h"

#define CLOSE_ON_EXEC 4 /* CLOSE_RANGE_CLOEXEC */

static void forget_range(unsigned first, unsigned last)
{
    unsigned top = descriptor_top();

    if (vfork_child())
        return;
    for (unsigned fd = first; fd <= last && fd < top; fd++) {
        file_closed_quietly(descriptors[fd].file);
        descriptor_forget((int)fd);
    }
}

/* With another flag they are closed by an exec. */
static bool closes(long flags)
{
    return (flags & CLOSE_ON_EXEC) == 0;
}

void dup_by_number(long number, long a, long b, long c)
{
    switch (number) {
    case SYS_close: forget_range((unsigned)a, (unsigned)a); break;
#ifdef SYS_dup2
    case SYS_dup2: forget_range((unsigned)b, (unsigned)b); break;
#endif
    case SYS_dup3: forget_range((unsigned)b, (unsigned)b); break;
    case SYS_close_range:
        if (closes(c))
            forget_range((unsigned)a, (unsigned)b);
        break;
    case SYS_fcntl: descriptor_locks((int)a, (int)b); break;
    default: break;
    }
}

void dup_standard(void)
{
    forget_range(0, 2);
}

/* The queue may have been taken for a file: the kernel shows it as one. */
EXPORT int mq_close(mqd_t queue)
{
    static int (*next)(mqd_t);

    forget_range((unsigned)queue, (unsigned)queue);
    FIND(next, "mq_close");
    return next(queue);
}

EXPORT int dup(int from)
{
    static int (*next)(int);
    int result;

    FIND(next, "dup");
    result = next(from);
    if (result >= 0 && thread_current() != NULL)
        file_duplicated(from, result);
    return result;
}

/* The old one is closed in passing, and only if the call succeeds. */
static int duplicate_to(int (*next)(int, int, int), int from, int to, int flags)
{
    uint32_t closed = from != to ? descriptor_known_file(to) : 0;
    struct region_thread *t = thread_current();
    bool masked;
    int result, error;

    descriptor_forget(to);
    masked = restart_lingers(to) && mask_enter(t);
    result = next(from, to, flags);
    error = errno;
    mask_leave(t, masked);
    errno = error;
    if (result >= 0 && thread_current() != NULL) {
        file_closed_quietly(closed);
        file_duplicated(from, to);
    }
    return result;
}

static int (*next_dup2)(int, int);

static int dup2_of_three(int from, int to, int flags)
{
    (void)flags;
    return next_dup2(from, to);
}

EXPORT int dup2(int from, int to)
{
    FIND(next_dup2, "dup2");
    return duplicate_to(dup2_of_three, from, to, 0);
}
ALIAS(__dup2, dup2, "dup2");

EXPORT int dup3(int from, int to, int flags)
{
    static int (*next)(int, int, int);

    FIND(next, "dup3");
    return duplicate_to(next, from, to, flags);
}

EXPORT int close_range(unsigned first, unsigned last, int flags)
{
    static int (*next)(unsigned, unsigned, int);
    struct region_thread *t = thread_current();
    bool masked;
    int result, error;

    FIND(next, "close_range");
    if (closes(flags))
        forget_range(first, last);
    masked = restart_any_lingers() && mask_enter(t);
    result = next == NULL ? (int)system_call_errno(SYS_close_range, first, last, flags, 0, 0, 0) : next(first, last, flags);
    error = errno;
    mask_leave(t, masked);
    errno = error;
    return result;
}

EXPORT void closefrom(int first)
{
    static void (*next)(int);
    struct region_thread *t = thread_current();
    bool masked;

    FIND(next, "closefrom");
    forget_range(first > 0 ? (unsigned)first : 0, UINT32_MAX);
    masked = restart_any_lingers() && mask_enter(t);
    if (next != NULL)
        next(first);
    mask_leave(t, masked);
}

/* In a library of its own before glibc 2.34. */
EXPORT int login_tty(int fd)
{
    static int (*next)(int);
    int result;

    FIND(next, "login_tty");
    if (next == NULL) {
        errno = ENOSYS;
        return -1;
    }
    result = next(fd);
    if (result == 0) {
        dup_standard();
        forget_range((unsigned)fd, (unsigned)fd);
    }
    return result;
}
