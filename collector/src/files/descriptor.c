/* Asks the kernel what a descriptor is, once for each time it is opened: every way of closing one that passes through
 * the dynamic linker comes by descriptor_forget(). What libc opens and closes within one call never enters here.
 * Entries are written without order between threads: a program that uses a descriptor while another thread closes it
 * does not know what it uses either. */

#include "files/descriptor.h"

#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "files/file.h"
#include "files/file_call.h"
#include "files/file_table.h"
#include "ground/system.h"
#include "linking/next.h"
#include "region/thread.h"
#include "sampling/vfork.h"

struct descriptor descriptors[DESCRIPTORS];

/* One more than the highest that was ever known. */
FORK_DATA static int descriptors_top;

/* For the descriptors beyond the table: asked each time. */
static __thread struct descriptor beyond;

static struct descriptor *place_of(int fd)
{
    int top = __atomic_load_n(&descriptors_top, __ATOMIC_RELAXED);

    if (fd < 0 || fd >= DESCRIPTORS)
        return &beyond;
    while (fd >= top && !__atomic_compare_exchange_n(&descriptors_top, &top, fd + 1, true,
                                                     __ATOMIC_RELAXED, __ATOMIC_RELAXED))
        ;
    return &descriptors[fd];
}

static struct descriptor *learn(int fd, int flags, const char *path, bool fresh)
{
    struct descriptor *d = place_of(fd);
    struct file_status status;
    long offset = 0;

    if (!file_ask(fd, "", AT_EMPTY_PATH, &status)) {
        *d = (struct descriptor){.offset = -1};
        return d;
    }
    d->restart = 0;
    d->scan_end = NULL;
    d->file = file_of_open(fd, path, flags, fresh, &status);
    d->append = (flags & O_APPEND) != 0;
    if (!fresh)
        offset = system_call(SYS_lseek, fd, 0, SEEK_CUR, 0, 0, 0);
    d->offset = offset >= 0 ? offset : -1;
    d->shared = !fresh && offset >= 0;
    d->end = (int64_t)status.size;
    __atomic_store_n(&d->kind,
                     S_ISREG(status.mode) || S_ISDIR(status.mode) || S_ISBLK(status.mode)
                         ? DESCRIPTOR_FILE
                         : DESCRIPTOR_STREAM,
                     __ATOMIC_RELEASE);
    return d;
}

struct descriptor *descriptor_ask(int fd)
{
    long flags;

    if (fd < 0) { /* a stream in memory has none */
        beyond = (struct descriptor){.offset = -1};
        return &beyond;
    }
    flags = system_call(SYS_fcntl, fd, F_GETFL, 0, 0, 0, 0);
    return learn(fd, flags >= 0 ? (int)flags : 0, NULL, false);
}

struct descriptor *descriptor_opened(int fd, int flags, const char *path)
{
    return learn(fd, flags, path, true);
}

void descriptor_forget(int fd)
{
    if (fd >= 0 && fd < DESCRIPTORS && !vfork_child()) {
        descriptors[fd].kind = DESCRIPTOR_UNKNOWN;
        descriptors[fd].file = 0;
        descriptors[fd].scan_end = NULL;
    }
}

void descriptor_copy(int from, int to)
{
    if (from >= 0 && from < DESCRIPTORS && to >= 0 && to < DESCRIPTORS) {
        descriptors[from].shared = descriptors[from].kind == DESCRIPTOR_FILE;
        *place_of(to) = descriptors[from];
        place_of(to)->scan_end = NULL;
    } else {
        descriptor_forget(to);
    }
}

void descriptor_flags(int fd, int flags)
{
    if (fd >= 0 && fd < DESCRIPTORS) {
        descriptors[fd].append = (flags & O_APPEND) != 0;
        descriptors[fd].restart = 0;
    }
}

FORK_CODE void descriptor_start(void)
{
    for (int fd = 0; fd < descriptors_top; fd++) {
        descriptors[fd].kind = DESCRIPTOR_UNKNOWN;
        descriptors[fd].file = 0;
    }
    descriptors_top = 0;
}

/* Those that the program closes all at once. */
static void forget_range(unsigned first, unsigned last)
{
    unsigned top = (unsigned)__atomic_load_n(&descriptors_top, __ATOMIC_RELAXED);

    if (vfork_child())
        return;
    for (unsigned fd = first; fd <= last && fd < top; fd++) {
        file_closed_quietly(descriptors[fd].file);
        descriptor_forget((int)fd);
    }
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
    int result;

    descriptor_forget(to);
    result = next(from, to, flags);
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

EXPORT int dup3(int from, int to, int flags)
{
    static int (*next)(int, int, int);

    FIND(next, "dup3");
    return duplicate_to(next, from, to, flags);
}

EXPORT int close_range(unsigned first, unsigned last, int flags)
{
    static int (*next)(unsigned, unsigned, int);

    FIND(next, "close_range");
    if (flags == 0)
        forget_range(first, last);
    if (next == NULL)
        return (int)system_call_errno(SYS_close_range, first, last, flags, 0, 0, 0);
    return next(first, last, flags);
}

EXPORT void closefrom(int first)
{
    static void (*next)(int);

    FIND(next, "closefrom");
    forget_range(first > 0 ? (unsigned)first : 0, UINT32_MAX);
    if (next != NULL)
        next(first);
}
