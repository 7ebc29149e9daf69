/* Asks the kernel what a descriptor is, once for each time it is opened: every way of closing one that passes through
 * the dynamic linker comes by descriptor_forget(). What libc opens and closes within one call never enters here. */

#include "descriptor.h"

#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>

#include "export.h"
#include "next.h"
#include "system.h"

#define KNOWN 4096

enum kind { UNKNOWN, FILE_LIKE, STREAM_LIKE };

static uint8_t kinds[KNOWN];

static enum kind ask(int fd)
{
    struct stat status;
    /* AT_EMPTY_PATH: fstat has not the same number everywhere. */
    long result =
        system_call(SYS_newfstatat, fd, (long)"", (long)&status, AT_EMPTY_PATH, 0, 0);

    if (result != 0)
        return UNKNOWN;
    return S_ISREG(status.st_mode) || S_ISDIR(status.st_mode) || S_ISBLK(status.st_mode) ? FILE_LIKE
                                                                                       : STREAM_LIKE;
}

bool descriptor_is_file(int fd)
{
    bool known = fd >= 0 && fd < KNOWN;
    enum kind kind = known ? (enum kind)kinds[fd] : UNKNOWN;

    if (kind == UNKNOWN) {
        kind = ask(fd);
        if (known)
            kinds[fd] = (uint8_t)kind;
    }
    return kind == FILE_LIKE;
}

void descriptor_forget(int fd)
{
    if (fd >= 0 && fd < KNOWN)
        kinds[fd] = UNKNOWN;
}

EXPORT int dup2(int from, int to)
{
    static int (*next)(int, int);

    FIND(next, "dup2");
    descriptor_forget(to);
    return next(from, to);
}

EXPORT int dup3(int from, int to, int flags)
{
    static int (*next)(int, int, int);

    FIND(next, "dup3");
    descriptor_forget(to);
    return next(from, to, flags);
}

EXPORT int close_range(unsigned first, unsigned last, int flags)
{
    static int (*next)(unsigned, unsigned, int);

    FIND(next, "close_range");
    memset(kinds, UNKNOWN, sizeof kinds);
    if (next == NULL)
        return (int)syscall(SYS_close_range, first, last, flags);
    return next(first, last, flags);
}

EXPORT void closefrom(int first)
{
    static void (*next)(int);

    FIND(next, "closefrom");
    memset(kinds, UNKNOWN, sizeof kinds);
    if (next != NULL)
        next(first);
}
