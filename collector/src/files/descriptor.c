/* Asks the kernel what a descriptor is, once for each time it is opened: every way of closing one that passes through
 * the dynamic linker comes by descriptor_forget(). What libc opens and closes within one call never enters here.
 * Entries are written without order between threads: a program that uses a descriptor while another thread closes it
 * does not know what it uses either. */

#include "files/descriptor.h"

#include <limits.h>
#include <string.h>
#include <sys/stat.h>

#include "files/file.h"
#include "ground/system.h"
#include "region/region.h"
#include "sampling/vfork.h"

struct descriptor descriptors[DESCRIPTORS];

/* One more than the highest that was ever known. */
FORK_DATA static int descriptors_top;

unsigned descriptor_top(void)
{
    return (unsigned)__atomic_load_n(&descriptors_top, __ATOMIC_RELAXED);
}

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

/* One more than the highest that was ever locked. The lock lasts no longer than that very descriptor. */
static int locked_top;

void descriptor_locked(int fd)
{
    int top = __atomic_load_n(&locked_top, __ATOMIC_RELAXED);

    while (fd >= top && fd < INT_MAX &&
           !__atomic_compare_exchange_n(&locked_top, &top, fd + 1, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
        ;
}

bool descriptor_may_be_locked(uint64_t device, uint64_t inode)
{
    int top = __atomic_load_n(&locked_top, __ATOMIC_RELAXED);
    struct stat about;

    for (int fd = 0; fd < top; fd++)
        if (system_call(SYS_fstat, fd, (long)&about, 0, 0, 0, 0) == 0 && about.st_dev == device && about.st_ino == inode)
            return true;
    return false;
}

FORK_CODE void descriptor_start(void)
{
    for (int fd = 0; fd < descriptors_top; fd++) {
        descriptors[fd].kind = DESCRIPTOR_UNKNOWN;
        descriptors[fd].file = 0;
    }
    descriptors_top = 0;
}

uint32_t descriptor_file(int fd)
{
    return region != NULL ? descriptor_find(fd)->file : 0;
}
