/* Stands in front of libc's calls.
 * Made from api/posix.toml by `cargo xtask codegen`; do not edit.
 *
* Only the outermost call of a thread counts; errno is the real call's. Where a call would return
 * early for a signal, ours is blocked around it. A function that this libc lacks returns its
 * failure and ENOSYS, as if the kernel did not know it.
 *
 * From collector/src it needs what mpi_wrappers.c names of calls/call.h, and
 *   any_function *next_libc(enum call);   NULL where no other object defines it
 *   bool descriptor_is_file(int fd);      a regular file, directory or block device; errno kept
 *   sampling/mask.h, sampling/set.h and region/memory.h */

#undef _FORTIFY_SOURCE
#define __NO_INLINE__ 1 /* the real functions, not their inline forms */

#include <errno.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>
#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/statvfs.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <sys/xattr.h>
#include <unistd.h>
#include <utime.h>
#include <aio.h>
#include <sys/sysmacros.h>

#include "calls/call.h"
#include "files/descriptor.h"
#include "files/file_call.h"
#include "files/file_map.h"
#include "files/restart.h"
#include "files/scan.h"
#include "ground/export.h"
#include "host/environment.h"
#include "linking/library.h"
#include "linking/next.h"
#include "region/memory.h"
#include "sampling/mask.h"
#include "sampling/set.h"
#include "sampling/vfork.h"
#include "calls.h"

#define RETURN_ADDRESS __builtin_return_address(0)

EXPORT ssize_t read(int fd, void *buffer, size_t count)
{
    typedef __typeof__(read) next_function;
    next_function *real = (next_function *)next_libc(CALL_read);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    uint64_t bytes;
    bool file, masked = false;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, buffer, count);
        vfork_lose();
        return result;
    }
    d = descriptor_find(fd);
    if (call_thin(c.t) && d->kind == DESCRIPTOR_FILE) {
        thin_enter(c.t, CALL_read);
        result = real(fd, buffer, count);
        thin_leave(c.t);
        descriptor_lost(d);
        return result;
    }
    if (d->file == 0 && call_nested(c.t))
        return real(fd, buffer, count);
    file = d->kind == DESCRIPTOR_FILE;
    if (file) {
        moving_enter(&c, CALL_read, RETURN_ADDRESS);
    } else {
        file_enter(&c, CALL_read_stream, RETURN_ADDRESS);
        masked = c.s != NULL && mask_wanted(c.t) && !(restart_goes_on(fd, 0) || restart_at_once(fd,
                 0)) && mask_block(c.t);
    }
    result = real(fd, buffer, count);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    if (file)
        moving_leave(&c, result == -1);
    else
        file_leave(&c, result == -1);
    if (result != -1) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_moved(&c, FILE_READ, fd, d, result, buffer, FILE_HERE);
    } else {
        c.error = errno;
        file_failed(&c, d->file, FILE_POSIX, c.error);
        errno = c.error;
    }
    return result;
}

ALIAS(__read, read, "read");

EXPORT ssize_t __read_chk(int fd, void *buffer, size_t count, size_t room)
{
    typedef __typeof__(__read_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___read_chk);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    uint64_t bytes;
    bool file, masked = false;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, buffer, count, room);
        vfork_lose();
        return result;
    }
    d = descriptor_find(fd);
    if (call_thin(c.t) && d->kind == DESCRIPTOR_FILE) {
        thin_enter(c.t, CALL___read_chk);
        result = real(fd, buffer, count, room);
        thin_leave(c.t);
        descriptor_lost(d);
        return result;
    }
    if (d->file == 0 && call_nested(c.t))
        return real(fd, buffer, count, room);
    file = d->kind == DESCRIPTOR_FILE;
    if (file) {
        moving_enter(&c, CALL___read_chk, RETURN_ADDRESS);
    } else {
        file_enter(&c, CALL___read_chk_stream, RETURN_ADDRESS);
        masked = c.s != NULL && mask_wanted(c.t) && !(restart_goes_on(fd, 0) || restart_at_once(fd,
                 0)) && mask_block(c.t);
    }
    result = real(fd, buffer, count, room);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    if (file)
        moving_leave(&c, result == -1);
    else
        file_leave(&c, result == -1);
    if (result != -1) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_moved(&c, FILE_READ, fd, d, result, buffer, FILE_HERE);
    } else {
        c.error = errno;
        file_failed(&c, d->file, FILE_POSIX, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT ssize_t readv(int fd, const struct iovec *vector, int count)
{
    typedef __typeof__(readv) next_function;
    next_function *real = (next_function *)next_libc(CALL_readv);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    uint64_t bytes;
    bool file, masked = false;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, vector, count);
        vfork_lose();
        return result;
    }
    d = descriptor_find(fd);
    if (call_thin(c.t) && d->kind == DESCRIPTOR_FILE) {
        thin_enter(c.t, CALL_readv);
        result = real(fd, vector, count);
        thin_leave(c.t);
        descriptor_lost(d);
        return result;
    }
    if (d->file == 0 && call_nested(c.t))
        return real(fd, vector, count);
    file = d->kind == DESCRIPTOR_FILE;
    if (file) {
        moving_enter(&c, CALL_readv, RETURN_ADDRESS);
    } else {
        file_enter(&c, CALL_readv_stream, RETURN_ADDRESS);
        masked = c.s != NULL && mask_wanted(c.t) && !(restart_goes_on(fd, 0) || restart_at_once(fd,
                 0)) && mask_block(c.t);
    }
    result = real(fd, vector, count);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    if (file)
        moving_leave(&c, result == -1);
    else
        file_leave(&c, result == -1);
    if (result != -1) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_moved(&c, FILE_READ, fd, d, result, file_first_buffer(vector, count), FILE_HERE);
    } else {
        c.error = errno;
        file_failed(&c, d->file, FILE_POSIX, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT ssize_t pread(int fd, void *buffer, size_t count, off_t offset)
{
    typedef __typeof__(pread) next_function;
    next_function *real = (next_function *)next_libc(CALL_pread);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    uint64_t bytes;
    bool masked;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, buffer, count, offset);
        vfork_lose();
        return result;
    }
    d = descriptor_find(fd);
    if (call_thin(c.t) && d->kind == DESCRIPTOR_FILE) {
        thin_enter(c.t, CALL_pread);
        result = real(fd, buffer, count, offset);
        thin_leave(c.t);
        descriptor_lost(d);
        return result;
    }
    moving_enter(&c, CALL_pread, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(d->kind == DESCRIPTOR_FILE) && mask_block(c.t);
    result = real(fd, buffer, count, offset);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == -1);
    if (result != -1) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_moved(&c, FILE_READ, fd, d, result, buffer, offset);
    } else {
        c.error = errno;
        file_failed(&c, d->file, FILE_POSIX, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT ssize_t pread64(int fd, void *buffer, size_t count, off64_t offset)
{
    typedef __typeof__(pread64) next_function;
    next_function *real = (next_function *)next_libc(CALL_pread64);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    uint64_t bytes;
    bool masked;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, buffer, count, offset);
        vfork_lose();
        return result;
    }
    d = descriptor_find(fd);
    if (call_thin(c.t) && d->kind == DESCRIPTOR_FILE) {
        thin_enter(c.t, CALL_pread64);
        result = real(fd, buffer, count, offset);
        thin_leave(c.t);
        descriptor_lost(d);
        return result;
    }
    moving_enter(&c, CALL_pread64, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(d->kind == DESCRIPTOR_FILE) && mask_block(c.t);
    result = real(fd, buffer, count, offset);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == -1);
    if (result != -1) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_moved(&c, FILE_READ, fd, d, result, buffer, offset);
    } else {
        c.error = errno;
        file_failed(&c, d->file, FILE_POSIX, c.error);
        errno = c.error;
    }
    return result;
}

ALIAS(__pread64, pread64, "pread64");

EXPORT ssize_t __pread_chk(int fd, void *buffer, size_t count, off_t offset, size_t room)
{
    typedef __typeof__(__pread_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___pread_chk);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    uint64_t bytes;
    bool masked;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, buffer, count, offset, room);
        vfork_lose();
        return result;
    }
    d = descriptor_find(fd);
    if (call_thin(c.t) && d->kind == DESCRIPTOR_FILE) {
        thin_enter(c.t, CALL___pread_chk);
        result = real(fd, buffer, count, offset, room);
        thin_leave(c.t);
        descriptor_lost(d);
        return result;
    }
    moving_enter(&c, CALL___pread_chk, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(d->kind == DESCRIPTOR_FILE) && mask_block(c.t);
    result = real(fd, buffer, count, offset, room);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == -1);
    if (result != -1) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_moved(&c, FILE_READ, fd, d, result, buffer, offset);
    } else {
        c.error = errno;
        file_failed(&c, d->file, FILE_POSIX, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT ssize_t __pread64_chk(int fd, void *buffer, size_t count, off64_t offset, size_t room)
{
    typedef __typeof__(__pread64_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___pread64_chk);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    uint64_t bytes;
    bool masked;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, buffer, count, offset, room);
        vfork_lose();
        return result;
    }
    d = descriptor_find(fd);
    if (call_thin(c.t) && d->kind == DESCRIPTOR_FILE) {
        thin_enter(c.t, CALL___pread64_chk);
        result = real(fd, buffer, count, offset, room);
        thin_leave(c.t);
        descriptor_lost(d);
        return result;
    }
    moving_enter(&c, CALL___pread64_chk, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(d->kind == DESCRIPTOR_FILE) && mask_block(c.t);
    result = real(fd, buffer, count, offset, room);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == -1);
    if (result != -1) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_moved(&c, FILE_READ, fd, d, result, buffer, offset);
    } else {
        c.error = errno;
        file_failed(&c, d->file, FILE_POSIX, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT ssize_t preadv(int fd, const struct iovec *vector, int count, off_t offset)
{
    typedef __typeof__(preadv) next_function;
    next_function *real = (next_function *)next_libc(CALL_preadv);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    uint64_t bytes;
    bool masked;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, vector, count, offset);
        vfork_lose();
        return result;
    }
    d = descriptor_find(fd);
    if (call_thin(c.t) && d->kind == DESCRIPTOR_FILE) {
        thin_enter(c.t, CALL_preadv);
        result = real(fd, vector, count, offset);
        thin_leave(c.t);
        descriptor_lost(d);
        return result;
    }
    moving_enter(&c, CALL_preadv, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(d->kind == DESCRIPTOR_FILE) && mask_block(c.t);
    result = real(fd, vector, count, offset);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == -1);
    if (result != -1) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_moved(&c, FILE_READ, fd, d, result, file_first_buffer(vector, count), offset);
    } else {
        c.error = errno;
        file_failed(&c, d->file, FILE_POSIX, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT ssize_t preadv64(int fd, const struct iovec *vector, int count, off64_t offset)
{
    typedef __typeof__(preadv64) next_function;
    next_function *real = (next_function *)next_libc(CALL_preadv64);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    uint64_t bytes;
    bool masked;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, vector, count, offset);
        vfork_lose();
        return result;
    }
    d = descriptor_find(fd);
    if (call_thin(c.t) && d->kind == DESCRIPTOR_FILE) {
        thin_enter(c.t, CALL_preadv64);
        result = real(fd, vector, count, offset);
        thin_leave(c.t);
        descriptor_lost(d);
        return result;
    }
    moving_enter(&c, CALL_preadv64, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(d->kind == DESCRIPTOR_FILE) && mask_block(c.t);
    result = real(fd, vector, count, offset);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == -1);
    if (result != -1) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_moved(&c, FILE_READ, fd, d, result, file_first_buffer(vector, count), offset);
    } else {
        c.error = errno;
        file_failed(&c, d->file, FILE_POSIX, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT ssize_t preadv2(int fd, const struct iovec *vector, int count, off_t offset, int flags)
{
    typedef __typeof__(preadv2) next_function;
    next_function *real = (next_function *)next_libc(CALL_preadv2);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    uint64_t bytes;
    bool masked;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, vector, count, offset, flags);
        vfork_lose();
        return result;
    }
    d = descriptor_find(fd);
    if (call_thin(c.t) && d->kind == DESCRIPTOR_FILE) {
        thin_enter(c.t, CALL_preadv2);
        result = real(fd, vector, count, offset, flags);
        thin_leave(c.t);
        descriptor_lost(d);
        return result;
    }
    moving_enter(&c, CALL_preadv2, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(d->kind == DESCRIPTOR_FILE) && mask_block(c.t);
    result = real(fd, vector, count, offset, flags);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == -1);
    if (result != -1) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_moved(&c, FILE_READ, fd, d, result, file_first_buffer(vector, count),
            offset == -1 ? FILE_HERE : offset);
    } else {
        c.error = errno;
        file_failed(&c, d->file, FILE_POSIX, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT ssize_t preadv64v2(int fd, const struct iovec *vector, int count, off64_t offset, int flags)
{
    typedef __typeof__(preadv64v2) next_function;
    next_function *real = (next_function *)next_libc(CALL_preadv64v2);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    uint64_t bytes;
    bool masked;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, vector, count, offset, flags);
        vfork_lose();
        return result;
    }
    d = descriptor_find(fd);
    if (call_thin(c.t) && d->kind == DESCRIPTOR_FILE) {
        thin_enter(c.t, CALL_preadv64v2);
        result = real(fd, vector, count, offset, flags);
        thin_leave(c.t);
        descriptor_lost(d);
        return result;
    }
    moving_enter(&c, CALL_preadv64v2, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(d->kind == DESCRIPTOR_FILE) && mask_block(c.t);
    result = real(fd, vector, count, offset, flags);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == -1);
    if (result != -1) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_moved(&c, FILE_READ, fd, d, result, file_first_buffer(vector, count),
            offset == -1 ? FILE_HERE : offset);
    } else {
        c.error = errno;
        file_failed(&c, d->file, FILE_POSIX, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT ssize_t write(int fd, const void *buffer, size_t count)
{
    typedef __typeof__(write) next_function;
    next_function *real = (next_function *)next_libc(CALL_write);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    uint64_t bytes;
    bool file, masked = false;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, buffer, count);
        vfork_lose();
        return result;
    }
    d = descriptor_find(fd);
    if (call_thin(c.t) && d->kind == DESCRIPTOR_FILE) {
        thin_enter(c.t, CALL_write);
        result = real(fd, buffer, count);
        thin_leave(c.t);
        descriptor_lost(d);
        return result;
    }
    if (d->file == 0 && call_nested(c.t))
        return real(fd, buffer, count);
    file = d->kind == DESCRIPTOR_FILE;
    if (file) {
        moving_enter(&c, CALL_write, RETURN_ADDRESS);
    } else {
        file_enter(&c, CALL_write_stream, RETURN_ADDRESS);
        masked = c.s != NULL && mask_wanted(c.t) && !(restart_goes_on(fd,
                 count) || restart_at_once(fd, 0)) && mask_block(c.t);
    }
    result = real(fd, buffer, count);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    if (file)
        moving_leave(&c, result == -1);
    else
        file_leave(&c, result == -1);
    if (result != -1) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_moved(&c, FILE_WRITE, fd, d, result, buffer, FILE_HERE);
    } else {
        c.error = errno;
        file_failed(&c, d->file, FILE_POSIX, c.error);
        errno = c.error;
    }
    return result;
}

ALIAS(__write, write, "write");

EXPORT ssize_t writev(int fd, const struct iovec *vector, int count)
{
    typedef __typeof__(writev) next_function;
    next_function *real = (next_function *)next_libc(CALL_writev);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    uint64_t bytes;
    bool file, masked = false;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, vector, count);
        vfork_lose();
        return result;
    }
    d = descriptor_find(fd);
    if (call_thin(c.t) && d->kind == DESCRIPTOR_FILE) {
        thin_enter(c.t, CALL_writev);
        result = real(fd, vector, count);
        thin_leave(c.t);
        descriptor_lost(d);
        return result;
    }
    if (d->file == 0 && call_nested(c.t))
        return real(fd, vector, count);
    file = d->kind == DESCRIPTOR_FILE;
    if (file) {
        moving_enter(&c, CALL_writev, RETURN_ADDRESS);
    } else {
        file_enter(&c, CALL_writev_stream, RETURN_ADDRESS);
        masked = c.s != NULL && mask_wanted(c.t) && !(restart_at_once(fd, 0)) && mask_block(c.t);
    }
    result = real(fd, vector, count);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    if (file)
        moving_leave(&c, result == -1);
    else
        file_leave(&c, result == -1);
    if (result != -1) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_moved(&c, FILE_WRITE, fd, d, result, file_first_buffer(vector, count), FILE_HERE);
    } else {
        c.error = errno;
        file_failed(&c, d->file, FILE_POSIX, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT ssize_t pwrite(int fd, const void *buffer, size_t count, off_t offset)
{
    typedef __typeof__(pwrite) next_function;
    next_function *real = (next_function *)next_libc(CALL_pwrite);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    uint64_t bytes;
    bool masked;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, buffer, count, offset);
        vfork_lose();
        return result;
    }
    d = descriptor_find(fd);
    if (call_thin(c.t) && d->kind == DESCRIPTOR_FILE) {
        thin_enter(c.t, CALL_pwrite);
        result = real(fd, buffer, count, offset);
        thin_leave(c.t);
        descriptor_lost(d);
        return result;
    }
    moving_enter(&c, CALL_pwrite, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(d->kind == DESCRIPTOR_FILE) && mask_block(c.t);
    result = real(fd, buffer, count, offset);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == -1);
    if (result != -1) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_moved(&c, FILE_WRITE, fd, d, result, buffer, offset);
    } else {
        c.error = errno;
        file_failed(&c, d->file, FILE_POSIX, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT ssize_t pwrite64(int fd, const void *buffer, size_t count, off64_t offset)
{
    typedef __typeof__(pwrite64) next_function;
    next_function *real = (next_function *)next_libc(CALL_pwrite64);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    uint64_t bytes;
    bool masked;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, buffer, count, offset);
        vfork_lose();
        return result;
    }
    d = descriptor_find(fd);
    if (call_thin(c.t) && d->kind == DESCRIPTOR_FILE) {
        thin_enter(c.t, CALL_pwrite64);
        result = real(fd, buffer, count, offset);
        thin_leave(c.t);
        descriptor_lost(d);
        return result;
    }
    moving_enter(&c, CALL_pwrite64, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(d->kind == DESCRIPTOR_FILE) && mask_block(c.t);
    result = real(fd, buffer, count, offset);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == -1);
    if (result != -1) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_moved(&c, FILE_WRITE, fd, d, result, buffer, offset);
    } else {
        c.error = errno;
        file_failed(&c, d->file, FILE_POSIX, c.error);
        errno = c.error;
    }
    return result;
}

ALIAS(__pwrite64, pwrite64, "pwrite64");

EXPORT ssize_t pwritev(int fd, const struct iovec *vector, int count, off_t offset)
{
    typedef __typeof__(pwritev) next_function;
    next_function *real = (next_function *)next_libc(CALL_pwritev);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    uint64_t bytes;
    bool masked;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, vector, count, offset);
        vfork_lose();
        return result;
    }
    d = descriptor_find(fd);
    if (call_thin(c.t) && d->kind == DESCRIPTOR_FILE) {
        thin_enter(c.t, CALL_pwritev);
        result = real(fd, vector, count, offset);
        thin_leave(c.t);
        descriptor_lost(d);
        return result;
    }
    moving_enter(&c, CALL_pwritev, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(d->kind == DESCRIPTOR_FILE) && mask_block(c.t);
    result = real(fd, vector, count, offset);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == -1);
    if (result != -1) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_moved(&c, FILE_WRITE, fd, d, result, file_first_buffer(vector, count), offset);
    } else {
        c.error = errno;
        file_failed(&c, d->file, FILE_POSIX, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT ssize_t pwritev64(int fd, const struct iovec *vector, int count, off64_t offset)
{
    typedef __typeof__(pwritev64) next_function;
    next_function *real = (next_function *)next_libc(CALL_pwritev64);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    uint64_t bytes;
    bool masked;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, vector, count, offset);
        vfork_lose();
        return result;
    }
    d = descriptor_find(fd);
    if (call_thin(c.t) && d->kind == DESCRIPTOR_FILE) {
        thin_enter(c.t, CALL_pwritev64);
        result = real(fd, vector, count, offset);
        thin_leave(c.t);
        descriptor_lost(d);
        return result;
    }
    moving_enter(&c, CALL_pwritev64, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(d->kind == DESCRIPTOR_FILE) && mask_block(c.t);
    result = real(fd, vector, count, offset);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == -1);
    if (result != -1) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_moved(&c, FILE_WRITE, fd, d, result, file_first_buffer(vector, count), offset);
    } else {
        c.error = errno;
        file_failed(&c, d->file, FILE_POSIX, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT ssize_t pwritev2(int fd, const struct iovec *vector, int count, off_t offset, int flags)
{
    typedef __typeof__(pwritev2) next_function;
    next_function *real = (next_function *)next_libc(CALL_pwritev2);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    uint64_t bytes;
    bool masked;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, vector, count, offset, flags);
        vfork_lose();
        return result;
    }
    d = descriptor_find(fd);
    if (call_thin(c.t) && d->kind == DESCRIPTOR_FILE) {
        thin_enter(c.t, CALL_pwritev2);
        result = real(fd, vector, count, offset, flags);
        thin_leave(c.t);
        descriptor_lost(d);
        return result;
    }
    moving_enter(&c, CALL_pwritev2, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(d->kind == DESCRIPTOR_FILE) && mask_block(c.t);
    result = real(fd, vector, count, offset, flags);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == -1);
    if (result != -1) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_moved(&c, FILE_WRITE, fd, d, result, file_first_buffer(vector, count),
            offset == -1 ? FILE_HERE : offset);
    } else {
        c.error = errno;
        file_failed(&c, d->file, FILE_POSIX, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT ssize_t pwritev64v2(int fd, const struct iovec *vector, int count, off64_t offset, int flags)
{
    typedef __typeof__(pwritev64v2) next_function;
    next_function *real = (next_function *)next_libc(CALL_pwritev64v2);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    uint64_t bytes;
    bool masked;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, vector, count, offset, flags);
        vfork_lose();
        return result;
    }
    d = descriptor_find(fd);
    if (call_thin(c.t) && d->kind == DESCRIPTOR_FILE) {
        thin_enter(c.t, CALL_pwritev64v2);
        result = real(fd, vector, count, offset, flags);
        thin_leave(c.t);
        descriptor_lost(d);
        return result;
    }
    moving_enter(&c, CALL_pwritev64v2, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(d->kind == DESCRIPTOR_FILE) && mask_block(c.t);
    result = real(fd, vector, count, offset, flags);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == -1);
    if (result != -1) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_moved(&c, FILE_WRITE, fd, d, result, file_first_buffer(vector, count),
            offset == -1 ? FILE_HERE : offset);
    } else {
        c.error = errno;
        file_failed(&c, d->file, FILE_POSIX, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT ssize_t sendfile(int out, int in, off_t *offset, size_t count)
{
    typedef __typeof__(sendfile) next_function;
    next_function *real = (next_function *)next_libc(CALL_sendfile);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    uint64_t bytes;
    bool masked;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    file = c.t != NULL ? descriptor_file(in) : 0;
    if (c.t == NULL) {
        result = real(out, in, offset, count);
        vfork_lose();
        return result;
    }
    file_enter(&c, CALL_sendfile, RETURN_ADDRESS);
    masked = mask_enter(c.t);
    result = real(out, in, offset, count);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result == -1);
    if (result != -1) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_copied(&c, in, offset, out, NULL, result);
    } else {
        file_failed(&c, file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT ssize_t sendfile64(int out, int in, off64_t *offset, size_t count)
{
    typedef __typeof__(sendfile64) next_function;
    next_function *real = (next_function *)next_libc(CALL_sendfile64);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    uint64_t bytes;
    bool masked;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    file = c.t != NULL ? descriptor_file(in) : 0;
    if (c.t == NULL) {
        result = real(out, in, offset, count);
        vfork_lose();
        return result;
    }
    file_enter(&c, CALL_sendfile64, RETURN_ADDRESS);
    masked = mask_enter(c.t);
    result = real(out, in, offset, count);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result == -1);
    if (result != -1) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_copied(&c, in, offset, out, NULL, result);
    } else {
        file_failed(&c, file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT ssize_t copy_file_range(int in, off64_t *in_offset, int out, off64_t *out_offset,
    size_t count, unsigned flags)
{
    typedef __typeof__(copy_file_range) next_function;
    next_function *real = (next_function *)next_libc(CALL_copy_file_range);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    uint64_t bytes;
    bool masked;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    file = c.t != NULL ? descriptor_file(in) : 0;
    if (c.t == NULL) {
        result = real(in, in_offset, out, out_offset, count, flags);
        vfork_lose();
        return result;
    }
    file_enter(&c, CALL_copy_file_range, RETURN_ADDRESS);
    masked = mask_enter(c.t);
    result = real(in, in_offset, out, out_offset, count, flags);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result == -1);
    if (result != -1) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_copied(&c, in, in_offset, out, out_offset, result);
    } else {
        file_failed(&c, file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT ssize_t splice(int in, off64_t *in_offset, int out, off64_t *out_offset, size_t count,
    unsigned flags)
{
    typedef __typeof__(splice) next_function;
    next_function *real = (next_function *)next_libc(CALL_splice);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    uint64_t bytes;
    bool masked;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    file = c.t != NULL ? descriptor_file(in) : 0;
    if (c.t == NULL) {
        result = real(in, in_offset, out, out_offset, count, flags);
        vfork_lose();
        return result;
    }
    file_enter(&c, CALL_splice, RETURN_ADDRESS);
    masked = mask_enter(c.t);
    result = real(in, in_offset, out, out_offset, count, flags);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result == -1);
    if (result != -1) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_copied(&c, in, in_offset, out, out_offset, result);
    } else {
        file_failed(&c, file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int aio_read(struct aiocb *block)
{
    typedef __typeof__(aio_read) next_function;
    next_function *real = (next_function *)next_libc(CALL_aio_read);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(block);
    s = call_enter(t, CALL_aio_read, RETURN_ADDRESS, &start);
    result = real(block);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int aio_read64(struct aiocb64 *block)
{
    typedef __typeof__(aio_read64) next_function;
    next_function *real = (next_function *)next_libc(CALL_aio_read64);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(block);
    s = call_enter(t, CALL_aio_read64, RETURN_ADDRESS, &start);
    result = real(block);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int aio_write(struct aiocb *block)
{
    typedef __typeof__(aio_write) next_function;
    next_function *real = (next_function *)next_libc(CALL_aio_write);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(block);
    s = call_enter(t, CALL_aio_write, RETURN_ADDRESS, &start);
    result = real(block);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int aio_write64(struct aiocb64 *block)
{
    typedef __typeof__(aio_write64) next_function;
    next_function *real = (next_function *)next_libc(CALL_aio_write64);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(block);
    s = call_enter(t, CALL_aio_write64, RETURN_ADDRESS, &start);
    result = real(block);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int wrapped_lio_listio(int mode, struct aiocb *const list[], int count,
    struct sigevent *event) __asm__("lio_listio");
int wrapped_lio_listio(int mode, struct aiocb *const list[], int count, struct sigevent *event)
{
    typedef __typeof__(wrapped_lio_listio) next_function;
    next_function *real = (next_function *)next_libc(CALL_lio_listio);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(mode, list, count, event);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_lio_listio, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(mode, list, count, event);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int wrapped_lio_listio64(int mode, struct aiocb64 *const list[], int count,
    struct sigevent *event) __asm__("lio_listio64");
int wrapped_lio_listio64(int mode, struct aiocb64 *const list[], int count, struct sigevent *event)
{
    typedef __typeof__(wrapped_lio_listio64) next_function;
    next_function *real = (next_function *)next_libc(CALL_lio_listio64);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(mode, list, count, event);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_lio_listio64, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(mode, list, count, event);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT ssize_t aio_return(struct aiocb *block)
{
    typedef __typeof__(aio_return) next_function;
    next_function *real = (next_function *)next_libc(CALL_aio_return);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    uint64_t bytes;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    file = c.t != NULL ? descriptor_file(block->aio_fildes) : 0;
    if (c.t == NULL) {
        result = real(block);
        vfork_lose();
        return result;
    }
    file_enter(&c, CALL_aio_return, RETURN_ADDRESS);
    result = real(block);
    file_leave(&c, result == -1);
    if (result != -1) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_arrived(&c, block->aio_lio_opcode, block->aio_fildes, block->aio_offset, result,
            (const void *)(uintptr_t)block->aio_buf);
    } else {
        file_failed(&c, file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT ssize_t aio_return64(struct aiocb64 *block)
{
    typedef __typeof__(aio_return64) next_function;
    next_function *real = (next_function *)next_libc(CALL_aio_return64);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    uint64_t bytes;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    file = c.t != NULL ? descriptor_file(block->aio_fildes) : 0;
    if (c.t == NULL) {
        result = real(block);
        vfork_lose();
        return result;
    }
    file_enter(&c, CALL_aio_return64, RETURN_ADDRESS);
    result = real(block);
    file_leave(&c, result == -1);
    if (result != -1) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_arrived(&c, block->aio_lio_opcode, block->aio_fildes, block->aio_offset, result,
            (const void *)(uintptr_t)block->aio_buf);
    } else {
        file_failed(&c, file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int fsync(int fd)
{
    typedef __typeof__(fsync) next_function;
    next_function *real = (next_function *)next_libc(CALL_fsync);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_fsync, RETURN_ADDRESS);
    result = real(fd);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, d->file, FILE_POSIX, FILE_SYNCED);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int fdatasync(int fd)
{
    typedef __typeof__(fdatasync) next_function;
    next_function *real = (next_function *)next_libc(CALL_fdatasync);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_fdatasync, RETURN_ADDRESS);
    result = real(fd);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, d->file, FILE_POSIX, FILE_DATA_SYNCED);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int sync_file_range(int fd, off64_t offset, off64_t count, unsigned flags)
{
    typedef __typeof__(sync_file_range) next_function;
    next_function *real = (next_function *)next_libc(CALL_sync_file_range);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, offset, count, flags);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_sync_file_range, RETURN_ADDRESS);
    result = real(fd, offset, count, flags);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, d->file, FILE_POSIX, FILE_DATA_SYNCED);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT void sync(void)
{
    typedef __typeof__(sync) next_function;
    next_function *real = (next_function *)next_libc(CALL_sync);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return;
    }
    if (call_nested(t)) {
        real();
        return;
    }
    s = call_enter(t, CALL_sync, RETURN_ADDRESS, &start);
    real();
    error = errno;
    call_leave(t, s, start, false);
    errno = error;
}

EXPORT int syncfs(int fd)
{
    typedef __typeof__(syncfs) next_function;
    next_function *real = (next_function *)next_libc(CALL_syncfs);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(fd);
    s = call_enter(t, CALL_syncfs, RETURN_ADDRESS, &start);
    result = real(fd);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int msync(void *address, size_t length, int flags)
{
    typedef __typeof__(msync) next_function;
    next_function *real = (next_function *)next_libc(CALL_msync);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    file = c.t != NULL ? file_mapped_at(address) : 0;
    if (c.t == NULL) {
        result = real(address, length, flags);
        return result;
    }
    file_enter(&c, CALL_msync, RETURN_ADDRESS);
    result = real(address, length, flags);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file, FILE_POSIX, FILE_SYNCED);
    } else {
        file_failed(&c, file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int open(const char *path, int flags, ...)
{
    typedef __typeof__(open) next_function;
    next_function *real = (next_function *)next_libc(CALL_open);
    struct file_call c = {.t = thread_current()};
    bool masked;
    va_list list;
    mode_t mode = 0;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    va_start(list, flags);
    if ((flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE)
        mode = va_arg(list, mode_t);
    va_end(list);
    if (c.t == NULL) {
        result = real(path, flags, mode);
        return result;
    }
    file_enter(&c, CALL_open, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_opens(flags)) && mask_block(c.t);
    result = real(path, flags, mode);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result == -1);
    if (result != -1) {
        file_opened(&c, result, path, flags);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

ALIAS(__open, open, "open");

EXPORT int open64(const char *path, int flags, ...)
{
    typedef __typeof__(open64) next_function;
    next_function *real = (next_function *)next_libc(CALL_open64);
    struct file_call c = {.t = thread_current()};
    bool masked;
    va_list list;
    mode_t mode = 0;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    va_start(list, flags);
    if ((flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE)
        mode = va_arg(list, mode_t);
    va_end(list);
    if (c.t == NULL) {
        result = real(path, flags, mode);
        return result;
    }
    file_enter(&c, CALL_open64, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_opens(flags)) && mask_block(c.t);
    result = real(path, flags, mode);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result == -1);
    if (result != -1) {
        file_opened(&c, result, path, flags);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

ALIAS(__open64, open64, "open64");

EXPORT int openat(int directory, const char *path, int flags, ...)
{
    typedef __typeof__(openat) next_function;
    next_function *real = (next_function *)next_libc(CALL_openat);
    struct file_call c = {.t = thread_current()};
    bool masked;
    va_list list;
    mode_t mode = 0;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    va_start(list, flags);
    if ((flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE)
        mode = va_arg(list, mode_t);
    va_end(list);
    if (c.t == NULL) {
        result = real(directory, path, flags, mode);
        return result;
    }
    file_enter(&c, CALL_openat, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_opens(flags)) && mask_block(c.t);
    result = real(directory, path, flags, mode);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result == -1);
    if (result != -1) {
        file_opened(&c, result, path, flags);
    } else {
        file_failed(&c, file_of_refused(directory, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int openat64(int directory, const char *path, int flags, ...)
{
    typedef __typeof__(openat64) next_function;
    next_function *real = (next_function *)next_libc(CALL_openat64);
    struct file_call c = {.t = thread_current()};
    bool masked;
    va_list list;
    mode_t mode = 0;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    va_start(list, flags);
    if ((flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE)
        mode = va_arg(list, mode_t);
    va_end(list);
    if (c.t == NULL) {
        result = real(directory, path, flags, mode);
        return result;
    }
    file_enter(&c, CALL_openat64, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_opens(flags)) && mask_block(c.t);
    result = real(directory, path, flags, mode);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result == -1);
    if (result != -1) {
        file_opened(&c, result, path, flags);
    } else {
        file_failed(&c, file_of_refused(directory, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int __open_2(const char *path, int flags)
{
    typedef __typeof__(__open_2) next_function;
    next_function *real = (next_function *)next_libc(CALL___open_2);
    struct file_call c = {.t = thread_current()};
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, flags);
        return result;
    }
    file_enter(&c, CALL___open_2, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_opens(flags)) && mask_block(c.t);
    result = real(path, flags);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result == -1);
    if (result != -1) {
        file_opened(&c, result, path, flags);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int __open64_2(const char *path, int flags)
{
    typedef __typeof__(__open64_2) next_function;
    next_function *real = (next_function *)next_libc(CALL___open64_2);
    struct file_call c = {.t = thread_current()};
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, flags);
        return result;
    }
    file_enter(&c, CALL___open64_2, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_opens(flags)) && mask_block(c.t);
    result = real(path, flags);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result == -1);
    if (result != -1) {
        file_opened(&c, result, path, flags);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int __openat_2(int directory, const char *path, int flags)
{
    typedef __typeof__(__openat_2) next_function;
    next_function *real = (next_function *)next_libc(CALL___openat_2);
    struct file_call c = {.t = thread_current()};
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(directory, path, flags);
        return result;
    }
    file_enter(&c, CALL___openat_2, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_opens(flags)) && mask_block(c.t);
    result = real(directory, path, flags);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result == -1);
    if (result != -1) {
        file_opened(&c, result, path, flags);
    } else {
        file_failed(&c, file_of_refused(directory, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int __openat64_2(int directory, const char *path, int flags)
{
    typedef __typeof__(__openat64_2) next_function;
    next_function *real = (next_function *)next_libc(CALL___openat64_2);
    struct file_call c = {.t = thread_current()};
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(directory, path, flags);
        return result;
    }
    file_enter(&c, CALL___openat64_2, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_opens(flags)) && mask_block(c.t);
    result = real(directory, path, flags);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result == -1);
    if (result != -1) {
        file_opened(&c, result, path, flags);
    } else {
        file_failed(&c, file_of_refused(directory, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int creat(const char *path, mode_t mode)
{
    typedef __typeof__(creat) next_function;
    next_function *real = (next_function *)next_libc(CALL_creat);
    struct file_call c = {.t = thread_current()};
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, mode);
        return result;
    }
    file_enter(&c, CALL_creat, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_opens(O_WRONLY)) && mask_block(c.t);
    result = real(path, mode);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result == -1);
    if (result != -1) {
        file_opened(&c, result, path, O_WRONLY | O_CREAT | O_TRUNC);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int creat64(const char *path, mode_t mode)
{
    typedef __typeof__(creat64) next_function;
    next_function *real = (next_function *)next_libc(CALL_creat64);
    struct file_call c = {.t = thread_current()};
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, mode);
        return result;
    }
    file_enter(&c, CALL_creat64, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_opens(O_WRONLY)) && mask_block(c.t);
    result = real(path, mode);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result == -1);
    if (result != -1) {
        file_opened(&c, result, path, O_WRONLY | O_CREAT | O_TRUNC);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int mkstemp(char *name)
{
    typedef __typeof__(mkstemp) next_function;
    next_function *real = (next_function *)next_libc(CALL_mkstemp);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(name);
        return result;
    }
    file_enter(&c, CALL_mkstemp, RETURN_ADDRESS);
    result = real(name);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_opened(&c, result, name, O_RDWR | O_CREAT | O_EXCL);
    } else {
        file_failed(&c, 0, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int mkstemp64(char *name)
{
    typedef __typeof__(mkstemp64) next_function;
    next_function *real = (next_function *)next_libc(CALL_mkstemp64);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(name);
        return result;
    }
    file_enter(&c, CALL_mkstemp64, RETURN_ADDRESS);
    result = real(name);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_opened(&c, result, name, O_RDWR | O_CREAT | O_EXCL);
    } else {
        file_failed(&c, 0, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int mkostemp(char *name, int flags)
{
    typedef __typeof__(mkostemp) next_function;
    next_function *real = (next_function *)next_libc(CALL_mkostemp);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(name, flags);
        return result;
    }
    file_enter(&c, CALL_mkostemp, RETURN_ADDRESS);
    result = real(name, flags);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_opened(&c, result, name, O_RDWR | O_CREAT | O_EXCL);
    } else {
        file_failed(&c, 0, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int mkostemp64(char *name, int flags)
{
    typedef __typeof__(mkostemp64) next_function;
    next_function *real = (next_function *)next_libc(CALL_mkostemp64);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(name, flags);
        return result;
    }
    file_enter(&c, CALL_mkostemp64, RETURN_ADDRESS);
    result = real(name, flags);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_opened(&c, result, name, O_RDWR | O_CREAT | O_EXCL);
    } else {
        file_failed(&c, 0, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int mkstemps(char *name, int suffix)
{
    typedef __typeof__(mkstemps) next_function;
    next_function *real = (next_function *)next_libc(CALL_mkstemps);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(name, suffix);
        return result;
    }
    file_enter(&c, CALL_mkstemps, RETURN_ADDRESS);
    result = real(name, suffix);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_opened(&c, result, name, O_RDWR | O_CREAT | O_EXCL);
    } else {
        file_failed(&c, 0, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int mkstemps64(char *name, int suffix)
{
    typedef __typeof__(mkstemps64) next_function;
    next_function *real = (next_function *)next_libc(CALL_mkstemps64);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(name, suffix);
        return result;
    }
    file_enter(&c, CALL_mkstemps64, RETURN_ADDRESS);
    result = real(name, suffix);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_opened(&c, result, name, O_RDWR | O_CREAT | O_EXCL);
    } else {
        file_failed(&c, 0, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int mkostemps(char *name, int suffix, int flags)
{
    typedef __typeof__(mkostemps) next_function;
    next_function *real = (next_function *)next_libc(CALL_mkostemps);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(name, suffix, flags);
        return result;
    }
    file_enter(&c, CALL_mkostemps, RETURN_ADDRESS);
    result = real(name, suffix, flags);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_opened(&c, result, name, O_RDWR | O_CREAT | O_EXCL);
    } else {
        file_failed(&c, 0, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int mkostemps64(char *name, int suffix, int flags)
{
    typedef __typeof__(mkostemps64) next_function;
    next_function *real = (next_function *)next_libc(CALL_mkostemps64);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(name, suffix, flags);
        return result;
    }
    file_enter(&c, CALL_mkostemps64, RETURN_ADDRESS);
    result = real(name, suffix, flags);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_opened(&c, result, name, O_RDWR | O_CREAT | O_EXCL);
    } else {
        file_failed(&c, 0, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int close(int fd)
{
    typedef __typeof__(close) next_function;
    next_function *real = (next_function *)next_libc(CALL_close);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    file = c.t != NULL ? descriptor_known_file(fd) : 0;
    c.error = errno;
    descriptor_forget(fd);
    errno = c.error;
    if (c.t == NULL) {
        result = real(fd);
        return result;
    }
    file_enter(&c, CALL_close, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(!restart_lingers(fd)) && mask_block(c.t);
    result = real(fd);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file, FILE_POSIX, FILE_CLOSED);
    } else {
        file_failed(&c, file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

ALIAS(__close, close, "close");

EXPORT off_t lseek(int fd, off_t offset, int whence)
{
    typedef __typeof__(lseek) next_function;
    next_function *real = (next_function *)next_libc(CALL_lseek);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    off_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, offset, whence);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_lseek, RETURN_ADDRESS);
    result = real(fd, offset, whence);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_sought(&c, d, result);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

ALIAS(__lseek, lseek, "lseek");

EXPORT off64_t lseek64(int fd, off64_t offset, int whence)
{
    typedef __typeof__(lseek64) next_function;
    next_function *real = (next_function *)next_libc(CALL_lseek64);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    off64_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, offset, whence);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_lseek64, RETURN_ADDRESS);
    result = real(fd, offset, whence);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_sought(&c, d, result);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int stat(const char *path, struct stat *about)
{
    typedef __typeof__(stat) next_function;
    next_function *real = (next_function *)next_libc(CALL_stat);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, about);
        return result;
    }
    file_enter(&c, CALL_stat, RETURN_ADDRESS);
    result = real(path, about);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_asked(&c, AT_FDCWD, path, 0, about->st_dev, about->st_ino, about->st_size);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int stat64(const char *path, struct stat64 *about)
{
    typedef __typeof__(stat64) next_function;
    next_function *real = (next_function *)next_libc(CALL_stat64);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, about);
        return result;
    }
    file_enter(&c, CALL_stat64, RETURN_ADDRESS);
    result = real(path, about);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_asked(&c, AT_FDCWD, path, 0, about->st_dev, about->st_ino, about->st_size);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int __xstat(int version, const char *path, struct stat *about)
{
    typedef __typeof__(__xstat) next_function;
    next_function *real = (next_function *)next_libc(CALL___xstat);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(version, path, about);
        return result;
    }
    file_enter(&c, CALL___xstat, RETURN_ADDRESS);
    result = real(version, path, about);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_asked(&c, AT_FDCWD, path, 0, about->st_dev, about->st_ino, about->st_size);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int __xstat64(int version, const char *path, struct stat64 *about)
{
    typedef __typeof__(__xstat64) next_function;
    next_function *real = (next_function *)next_libc(CALL___xstat64);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(version, path, about);
        return result;
    }
    file_enter(&c, CALL___xstat64, RETURN_ADDRESS);
    result = real(version, path, about);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_asked(&c, AT_FDCWD, path, 0, about->st_dev, about->st_ino, about->st_size);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int lstat(const char *path, struct stat *about)
{
    typedef __typeof__(lstat) next_function;
    next_function *real = (next_function *)next_libc(CALL_lstat);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, about);
        return result;
    }
    file_enter(&c, CALL_lstat, RETURN_ADDRESS);
    result = real(path, about);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_asked(&c, AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, about->st_dev, about->st_ino,
            about->st_size);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int lstat64(const char *path, struct stat64 *about)
{
    typedef __typeof__(lstat64) next_function;
    next_function *real = (next_function *)next_libc(CALL_lstat64);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, about);
        return result;
    }
    file_enter(&c, CALL_lstat64, RETURN_ADDRESS);
    result = real(path, about);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_asked(&c, AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, about->st_dev, about->st_ino,
            about->st_size);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int __lxstat(int version, const char *path, struct stat *about)
{
    typedef __typeof__(__lxstat) next_function;
    next_function *real = (next_function *)next_libc(CALL___lxstat);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(version, path, about);
        return result;
    }
    file_enter(&c, CALL___lxstat, RETURN_ADDRESS);
    result = real(version, path, about);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_asked(&c, AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, about->st_dev, about->st_ino,
            about->st_size);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int __lxstat64(int version, const char *path, struct stat64 *about)
{
    typedef __typeof__(__lxstat64) next_function;
    next_function *real = (next_function *)next_libc(CALL___lxstat64);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(version, path, about);
        return result;
    }
    file_enter(&c, CALL___lxstat64, RETURN_ADDRESS);
    result = real(version, path, about);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_asked(&c, AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, about->st_dev, about->st_ino,
            about->st_size);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int fstat(int fd, struct stat *about)
{
    typedef __typeof__(fstat) next_function;
    next_function *real = (next_function *)next_libc(CALL_fstat);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, about);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_fstat, RETURN_ADDRESS);
    result = real(fd, about);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_asked_size(&c, d->file, (uint64_t)about->st_size);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int fstat64(int fd, struct stat64 *about)
{
    typedef __typeof__(fstat64) next_function;
    next_function *real = (next_function *)next_libc(CALL_fstat64);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, about);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_fstat64, RETURN_ADDRESS);
    result = real(fd, about);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_asked_size(&c, d->file, (uint64_t)about->st_size);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int __fxstat(int version, int fd, struct stat *about)
{
    typedef __typeof__(__fxstat) next_function;
    next_function *real = (next_function *)next_libc(CALL___fxstat);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(version, fd, about);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL___fxstat, RETURN_ADDRESS);
    result = real(version, fd, about);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_asked_size(&c, d->file, (uint64_t)about->st_size);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int __fxstat64(int version, int fd, struct stat64 *about)
{
    typedef __typeof__(__fxstat64) next_function;
    next_function *real = (next_function *)next_libc(CALL___fxstat64);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(version, fd, about);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL___fxstat64, RETURN_ADDRESS);
    result = real(version, fd, about);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_asked_size(&c, d->file, (uint64_t)about->st_size);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int fstatat(int directory, const char *path, struct stat *about, int flags)
{
    typedef __typeof__(fstatat) next_function;
    next_function *real = (next_function *)next_libc(CALL_fstatat);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(directory, path, about, flags);
        return result;
    }
    file_enter(&c, CALL_fstatat, RETURN_ADDRESS);
    result = real(directory, path, about, flags);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_asked(&c, directory, path, flags, about->st_dev, about->st_ino, about->st_size);
    } else {
        file_failed(&c, file_of_refused(directory, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int fstatat64(int directory, const char *path, struct stat64 *about, int flags)
{
    typedef __typeof__(fstatat64) next_function;
    next_function *real = (next_function *)next_libc(CALL_fstatat64);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(directory, path, about, flags);
        return result;
    }
    file_enter(&c, CALL_fstatat64, RETURN_ADDRESS);
    result = real(directory, path, about, flags);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_asked(&c, directory, path, flags, about->st_dev, about->st_ino, about->st_size);
    } else {
        file_failed(&c, file_of_refused(directory, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int __fxstatat(int version, int directory, const char *path, struct stat *about, int flags)
{
    typedef __typeof__(__fxstatat) next_function;
    next_function *real = (next_function *)next_libc(CALL___fxstatat);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(version, directory, path, about, flags);
        return result;
    }
    file_enter(&c, CALL___fxstatat, RETURN_ADDRESS);
    result = real(version, directory, path, about, flags);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_asked(&c, directory, path, flags, about->st_dev, about->st_ino, about->st_size);
    } else {
        file_failed(&c, file_of_refused(directory, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int __fxstatat64(int version, int directory, const char *path, struct stat64 *about,
    int flags)
{
    typedef __typeof__(__fxstatat64) next_function;
    next_function *real = (next_function *)next_libc(CALL___fxstatat64);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(version, directory, path, about, flags);
        return result;
    }
    file_enter(&c, CALL___fxstatat64, RETURN_ADDRESS);
    result = real(version, directory, path, about, flags);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_asked(&c, directory, path, flags, about->st_dev, about->st_ino, about->st_size);
    } else {
        file_failed(&c, file_of_refused(directory, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int statx(int directory, const char *path, int flags, unsigned wanted, struct statx *about)
{
    typedef __typeof__(statx) next_function;
    next_function *real = (next_function *)next_libc(CALL_statx);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(directory, path, flags, wanted, about);
        return result;
    }
    file_enter(&c, CALL_statx, RETURN_ADDRESS);
    result = real(directory, path, flags, wanted, about);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_asked(&c, directory, path, flags, makedev(about->stx_dev_major, about->stx_dev_minor),
            (about->stx_mask & STATX_INO) != 0 ? about->stx_ino : 0,
            (about->stx_mask & STATX_SIZE) != 0 ? (int64_t)about->stx_size : 0);
    } else {
        file_failed(&c, file_of_refused(directory, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int statfs(const char *path, struct statfs *about)
{
    typedef __typeof__(statfs) next_function;
    next_function *real = (next_function *)next_libc(CALL_statfs);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, about);
        return result;
    }
    file_enter(&c, CALL_statfs, RETURN_ADDRESS);
    result = real(path, about);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_path(AT_FDCWD, path), FILE_POSIX, FILE_ASKED);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int statfs64(const char *path, struct statfs64 *about)
{
    typedef __typeof__(statfs64) next_function;
    next_function *real = (next_function *)next_libc(CALL_statfs64);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, about);
        return result;
    }
    file_enter(&c, CALL_statfs64, RETURN_ADDRESS);
    result = real(path, about);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_path(AT_FDCWD, path), FILE_POSIX, FILE_ASKED);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int statvfs(const char *path, struct statvfs *about)
{
    typedef __typeof__(statvfs) next_function;
    next_function *real = (next_function *)next_libc(CALL_statvfs);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, about);
        return result;
    }
    file_enter(&c, CALL_statvfs, RETURN_ADDRESS);
    result = real(path, about);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_path(AT_FDCWD, path), FILE_POSIX, FILE_ASKED);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int statvfs64(const char *path, struct statvfs64 *about)
{
    typedef __typeof__(statvfs64) next_function;
    next_function *real = (next_function *)next_libc(CALL_statvfs64);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, about);
        return result;
    }
    file_enter(&c, CALL_statvfs64, RETURN_ADDRESS);
    result = real(path, about);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_path(AT_FDCWD, path), FILE_POSIX, FILE_ASKED);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int access(const char *path, int mode)
{
    typedef __typeof__(access) next_function;
    next_function *real = (next_function *)next_libc(CALL_access);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, mode);
        return result;
    }
    file_enter(&c, CALL_access, RETURN_ADDRESS);
    result = real(path, mode);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_path(AT_FDCWD, path), FILE_POSIX, FILE_ASKED);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int euidaccess(const char *path, int mode)
{
    typedef __typeof__(euidaccess) next_function;
    next_function *real = (next_function *)next_libc(CALL_euidaccess);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, mode);
        return result;
    }
    file_enter(&c, CALL_euidaccess, RETURN_ADDRESS);
    result = real(path, mode);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_path(AT_FDCWD, path), FILE_POSIX, FILE_ASKED);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int eaccess(const char *path, int mode)
{
    typedef __typeof__(eaccess) next_function;
    next_function *real = (next_function *)next_libc(CALL_eaccess);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, mode);
        return result;
    }
    file_enter(&c, CALL_eaccess, RETURN_ADDRESS);
    result = real(path, mode);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_path(AT_FDCWD, path), FILE_POSIX, FILE_ASKED);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int faccessat(int directory, const char *path, int mode, int flags)
{
    typedef __typeof__(faccessat) next_function;
    next_function *real = (next_function *)next_libc(CALL_faccessat);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(directory, path, mode, flags);
        return result;
    }
    file_enter(&c, CALL_faccessat, RETURN_ADDRESS);
    result = real(directory, path, mode, flags);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_path(directory, path), FILE_POSIX, FILE_ASKED);
    } else {
        file_failed(&c, file_of_refused(directory, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT ssize_t readlink(const char *path, char *buffer, size_t count)
{
    typedef __typeof__(readlink) next_function;
    next_function *real = (next_function *)next_libc(CALL_readlink);
    struct file_call c = {.t = thread_current()};
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, buffer, count);
        return result;
    }
    file_enter(&c, CALL_readlink, RETURN_ADDRESS);
    result = real(path, buffer, count);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_link(AT_FDCWD, path), FILE_POSIX, FILE_ASKED);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, c.error), FILE_POSIX,
            c.error);
    }
    errno = c.error;
    return result;
}

EXPORT ssize_t readlinkat(int directory, const char *path, char *buffer, size_t count)
{
    typedef __typeof__(readlinkat) next_function;
    next_function *real = (next_function *)next_libc(CALL_readlinkat);
    struct file_call c = {.t = thread_current()};
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(directory, path, buffer, count);
        return result;
    }
    file_enter(&c, CALL_readlinkat, RETURN_ADDRESS);
    result = real(directory, path, buffer, count);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_link(directory, path), FILE_POSIX, FILE_ASKED);
    } else {
        file_failed(&c, file_of_refused(directory, path, AT_SYMLINK_NOFOLLOW, c.error), FILE_POSIX,
            c.error);
    }
    errno = c.error;
    return result;
}

EXPORT ssize_t __readlink_chk(const char *path, char *buffer, size_t count, size_t room)
{
    typedef __typeof__(__readlink_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___readlink_chk);
    struct file_call c = {.t = thread_current()};
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, buffer, count, room);
        return result;
    }
    file_enter(&c, CALL___readlink_chk, RETURN_ADDRESS);
    result = real(path, buffer, count, room);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_link(AT_FDCWD, path), FILE_POSIX, FILE_ASKED);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, c.error), FILE_POSIX,
            c.error);
    }
    errno = c.error;
    return result;
}

EXPORT ssize_t __readlinkat_chk(int directory, const char *path, char *buffer, size_t count,
    size_t room)
{
    typedef __typeof__(__readlinkat_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___readlinkat_chk);
    struct file_call c = {.t = thread_current()};
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(directory, path, buffer, count, room);
        return result;
    }
    file_enter(&c, CALL___readlinkat_chk, RETURN_ADDRESS);
    result = real(directory, path, buffer, count, room);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_link(directory, path), FILE_POSIX, FILE_ASKED);
    } else {
        file_failed(&c, file_of_refused(directory, path, AT_SYMLINK_NOFOLLOW, c.error), FILE_POSIX,
            c.error);
    }
    errno = c.error;
    return result;
}

EXPORT ssize_t lgetxattr(const char *path, const char *name, void *value, size_t size)
{
    typedef __typeof__(lgetxattr) next_function;
    next_function *real = (next_function *)next_libc(CALL_lgetxattr);
    struct file_call c = {.t = thread_current()};
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, name, value, size);
        return result;
    }
    file_enter(&c, CALL_lgetxattr, RETURN_ADDRESS);
    result = real(path, name, value, size);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_link(AT_FDCWD, path), FILE_POSIX, FILE_ASKED);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, c.error), FILE_POSIX,
            c.error);
    }
    errno = c.error;
    return result;
}

EXPORT ssize_t llistxattr(const char *path, char *list, size_t size)
{
    typedef __typeof__(llistxattr) next_function;
    next_function *real = (next_function *)next_libc(CALL_llistxattr);
    struct file_call c = {.t = thread_current()};
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, list, size);
        return result;
    }
    file_enter(&c, CALL_llistxattr, RETURN_ADDRESS);
    result = real(path, list, size);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_link(AT_FDCWD, path), FILE_POSIX, FILE_ASKED);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, c.error), FILE_POSIX,
            c.error);
    }
    errno = c.error;
    return result;
}

EXPORT char *realpath(const char *path, char *resolved)
{
    typedef __typeof__(realpath) next_function;
    next_function *real = (next_function *)next_libc(CALL_realpath);
    struct file_call c = {.t = thread_current()};
    char *result;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (c.t == NULL) {
        result = real(path, resolved);
        return result;
    }
    file_enter(&c, CALL_realpath, RETURN_ADDRESS);
    result = real(path, resolved);
    file_leave(&c, result == NULL);
    if (result != NULL) {
        file_did(&c, file_of_path(AT_FDCWD, path), FILE_POSIX, FILE_ASKED);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT char *__realpath_chk(const char *path, char *resolved, size_t room)
{
    typedef __typeof__(__realpath_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___realpath_chk);
    struct file_call c = {.t = thread_current()};
    char *result;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (c.t == NULL) {
        result = real(path, resolved, room);
        return result;
    }
    file_enter(&c, CALL___realpath_chk, RETURN_ADDRESS);
    result = real(path, resolved, room);
    file_leave(&c, result == NULL);
    if (result != NULL) {
        file_did(&c, file_of_path(AT_FDCWD, path), FILE_POSIX, FILE_ASKED);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT ssize_t getxattr(const char *path, const char *name, void *value, size_t size)
{
    typedef __typeof__(getxattr) next_function;
    next_function *real = (next_function *)next_libc(CALL_getxattr);
    struct file_call c = {.t = thread_current()};
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, name, value, size);
        return result;
    }
    file_enter(&c, CALL_getxattr, RETURN_ADDRESS);
    result = real(path, name, value, size);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_path(AT_FDCWD, path), FILE_POSIX, FILE_ASKED);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT ssize_t listxattr(const char *path, char *list, size_t size)
{
    typedef __typeof__(listxattr) next_function;
    next_function *real = (next_function *)next_libc(CALL_listxattr);
    struct file_call c = {.t = thread_current()};
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, list, size);
        return result;
    }
    file_enter(&c, CALL_listxattr, RETURN_ADDRESS);
    result = real(path, list, size);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_path(AT_FDCWD, path), FILE_POSIX, FILE_ASKED);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int fstatfs(int fd, struct statfs *about)
{
    typedef __typeof__(fstatfs) next_function;
    next_function *real = (next_function *)next_libc(CALL_fstatfs);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, about);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_fstatfs, RETURN_ADDRESS);
    result = real(fd, about);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, d->file, FILE_POSIX, FILE_ASKED);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int fstatfs64(int fd, struct statfs64 *about)
{
    typedef __typeof__(fstatfs64) next_function;
    next_function *real = (next_function *)next_libc(CALL_fstatfs64);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, about);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_fstatfs64, RETURN_ADDRESS);
    result = real(fd, about);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, d->file, FILE_POSIX, FILE_ASKED);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int fstatvfs(int fd, struct statvfs *about)
{
    typedef __typeof__(fstatvfs) next_function;
    next_function *real = (next_function *)next_libc(CALL_fstatvfs);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, about);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_fstatvfs, RETURN_ADDRESS);
    result = real(fd, about);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, d->file, FILE_POSIX, FILE_ASKED);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int fstatvfs64(int fd, struct statvfs64 *about)
{
    typedef __typeof__(fstatvfs64) next_function;
    next_function *real = (next_function *)next_libc(CALL_fstatvfs64);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, about);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_fstatvfs64, RETURN_ADDRESS);
    result = real(fd, about);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, d->file, FILE_POSIX, FILE_ASKED);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT ssize_t fgetxattr(int fd, const char *name, void *value, size_t size)
{
    typedef __typeof__(fgetxattr) next_function;
    next_function *real = (next_function *)next_libc(CALL_fgetxattr);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, name, value, size);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_fgetxattr, RETURN_ADDRESS);
    result = real(fd, name, value, size);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, d->file, FILE_POSIX, FILE_ASKED);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT ssize_t flistxattr(int fd, char *list, size_t size)
{
    typedef __typeof__(flistxattr) next_function;
    next_function *real = (next_function *)next_libc(CALL_flistxattr);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, list, size);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_flistxattr, RETURN_ADDRESS);
    result = real(fd, list, size);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, d->file, FILE_POSIX, FILE_ASKED);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int mkdir(const char *path, mode_t mode)
{
    typedef __typeof__(mkdir) next_function;
    next_function *real = (next_function *)next_libc(CALL_mkdir);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, mode);
        return result;
    }
    file_enter(&c, CALL_mkdir, RETURN_ADDRESS);
    result = real(path, mode);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_link(AT_FDCWD, path), FILE_POSIX, FILE_MADE);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, c.error), FILE_POSIX,
            c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int mkdirat(int directory, const char *path, mode_t mode)
{
    typedef __typeof__(mkdirat) next_function;
    next_function *real = (next_function *)next_libc(CALL_mkdirat);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(directory, path, mode);
        return result;
    }
    file_enter(&c, CALL_mkdirat, RETURN_ADDRESS);
    result = real(directory, path, mode);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_link(directory, path), FILE_POSIX, FILE_MADE);
    } else {
        file_failed(&c, file_of_refused(directory, path, AT_SYMLINK_NOFOLLOW, c.error), FILE_POSIX,
            c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int mkfifo(const char *path, mode_t mode)
{
    typedef __typeof__(mkfifo) next_function;
    next_function *real = (next_function *)next_libc(CALL_mkfifo);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, mode);
        return result;
    }
    file_enter(&c, CALL_mkfifo, RETURN_ADDRESS);
    result = real(path, mode);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_link(AT_FDCWD, path), FILE_POSIX, FILE_MADE);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, c.error), FILE_POSIX,
            c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int mkfifoat(int directory, const char *path, mode_t mode)
{
    typedef __typeof__(mkfifoat) next_function;
    next_function *real = (next_function *)next_libc(CALL_mkfifoat);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(directory, path, mode);
        return result;
    }
    file_enter(&c, CALL_mkfifoat, RETURN_ADDRESS);
    result = real(directory, path, mode);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_link(directory, path), FILE_POSIX, FILE_MADE);
    } else {
        file_failed(&c, file_of_refused(directory, path, AT_SYMLINK_NOFOLLOW, c.error), FILE_POSIX,
            c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int mknod(const char *path, mode_t mode, dev_t device)
{
    typedef __typeof__(mknod) next_function;
    next_function *real = (next_function *)next_libc(CALL_mknod);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, mode, device);
        return result;
    }
    file_enter(&c, CALL_mknod, RETURN_ADDRESS);
    result = real(path, mode, device);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_link(AT_FDCWD, path), FILE_POSIX, FILE_MADE);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, c.error), FILE_POSIX,
            c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int mknodat(int directory, const char *path, mode_t mode, dev_t device)
{
    typedef __typeof__(mknodat) next_function;
    next_function *real = (next_function *)next_libc(CALL_mknodat);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(directory, path, mode, device);
        return result;
    }
    file_enter(&c, CALL_mknodat, RETURN_ADDRESS);
    result = real(directory, path, mode, device);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_link(directory, path), FILE_POSIX, FILE_MADE);
    } else {
        file_failed(&c, file_of_refused(directory, path, AT_SYMLINK_NOFOLLOW, c.error), FILE_POSIX,
            c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int symlink(const char *target, const char *path)
{
    typedef __typeof__(symlink) next_function;
    next_function *real = (next_function *)next_libc(CALL_symlink);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(target, path);
        return result;
    }
    file_enter(&c, CALL_symlink, RETURN_ADDRESS);
    result = real(target, path);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_link(AT_FDCWD, path), FILE_POSIX, FILE_MADE);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, c.error), FILE_POSIX,
            c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int symlinkat(const char *target, int directory, const char *path)
{
    typedef __typeof__(symlinkat) next_function;
    next_function *real = (next_function *)next_libc(CALL_symlinkat);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(target, directory, path);
        return result;
    }
    file_enter(&c, CALL_symlinkat, RETURN_ADDRESS);
    result = real(target, directory, path);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_link(directory, path), FILE_POSIX, FILE_MADE);
    } else {
        file_failed(&c, file_of_refused(directory, path, AT_SYMLINK_NOFOLLOW, c.error), FILE_POSIX,
            c.error);
    }
    errno = c.error;
    return result;
}

EXPORT char *mkdtemp(char *name)
{
    typedef __typeof__(mkdtemp) next_function;
    next_function *real = (next_function *)next_libc(CALL_mkdtemp);
    struct file_call c = {.t = thread_current()};
    char *result;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (c.t == NULL) {
        result = real(name);
        return result;
    }
    file_enter(&c, CALL_mkdtemp, RETURN_ADDRESS);
    result = real(name);
    file_leave(&c, result == NULL);
    if (result != NULL) {
        file_did(&c, file_of_path(AT_FDCWD, name), FILE_POSIX, FILE_MADE);
    } else {
        file_failed(&c, 0, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int rmdir(const char *path)
{
    typedef __typeof__(rmdir) next_function;
    next_function *real = (next_function *)next_libc(CALL_rmdir);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    file = c.t != NULL ? file_of_link(AT_FDCWD, path) : 0;
    if (c.t == NULL) {
        result = real(path);
        return result;
    }
    file_enter(&c, CALL_rmdir, RETURN_ADDRESS);
    result = real(path);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file, FILE_POSIX, FILE_UNLINKED);
    } else {
        file_failed(&c, file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int unlink(const char *path)
{
    typedef __typeof__(unlink) next_function;
    next_function *real = (next_function *)next_libc(CALL_unlink);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    file = c.t != NULL ? file_of_link(AT_FDCWD, path) : 0;
    if (c.t == NULL) {
        result = real(path);
        return result;
    }
    file_enter(&c, CALL_unlink, RETURN_ADDRESS);
    result = real(path);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file, FILE_POSIX, FILE_UNLINKED);
    } else {
        file_failed(&c, file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int unlinkat(int directory, const char *path, int flags)
{
    typedef __typeof__(unlinkat) next_function;
    next_function *real = (next_function *)next_libc(CALL_unlinkat);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    file = c.t != NULL ? file_of_link(directory, path) : 0;
    if (c.t == NULL) {
        result = real(directory, path, flags);
        return result;
    }
    file_enter(&c, CALL_unlinkat, RETURN_ADDRESS);
    result = real(directory, path, flags);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file, FILE_POSIX, FILE_UNLINKED);
    } else {
        file_failed(&c, file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int remove(const char *path)
{
    typedef __typeof__(remove) next_function;
    next_function *real = (next_function *)next_libc(CALL_remove);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    file = c.t != NULL ? file_of_link(AT_FDCWD, path) : 0;
    if (c.t == NULL) {
        result = real(path);
        return result;
    }
    file_enter(&c, CALL_remove, RETURN_ADDRESS);
    result = real(path);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file, FILE_POSIX, FILE_UNLINKED);
    } else {
        file_failed(&c, file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int rename(const char *from, const char *to)
{
    typedef __typeof__(rename) next_function;
    next_function *real = (next_function *)next_libc(CALL_rename);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    file = c.t != NULL ? file_of_link(AT_FDCWD, from) : 0;
    if (c.t == NULL) {
        result = real(from, to);
        return result;
    }
    file_enter(&c, CALL_rename, RETURN_ADDRESS);
    result = real(from, to);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_renamed(&c, file, AT_FDCWD, to);
    } else {
        file_failed(&c, file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int renameat(int from_directory, const char *from, int to_directory, const char *to)
{
    typedef __typeof__(renameat) next_function;
    next_function *real = (next_function *)next_libc(CALL_renameat);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    file = c.t != NULL ? file_of_link(from_directory, from) : 0;
    if (c.t == NULL) {
        result = real(from_directory, from, to_directory, to);
        return result;
    }
    file_enter(&c, CALL_renameat, RETURN_ADDRESS);
    result = real(from_directory, from, to_directory, to);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_renamed(&c, file, to_directory, to);
    } else {
        file_failed(&c, file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int renameat2(int from_directory, const char *from, int to_directory, const char *to,
    unsigned flags)
{
    typedef __typeof__(renameat2) next_function;
    next_function *real = (next_function *)next_libc(CALL_renameat2);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    file = c.t != NULL ? file_of_link(from_directory, from) : 0;
    if (c.t == NULL) {
        result = real(from_directory, from, to_directory, to, flags);
        return result;
    }
    file_enter(&c, CALL_renameat2, RETURN_ADDRESS);
    result = real(from_directory, from, to_directory, to, flags);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_renamed(&c, file, to_directory, to);
    } else {
        file_failed(&c, file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int link(const char *from, const char *to)
{
    typedef __typeof__(link) next_function;
    next_function *real = (next_function *)next_libc(CALL_link);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    file = c.t != NULL ? file_of_link(AT_FDCWD, from) : 0;
    if (c.t == NULL) {
        result = real(from, to);
        return result;
    }
    file_enter(&c, CALL_link, RETURN_ADDRESS);
    result = real(from, to);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file, FILE_POSIX, FILE_MADE);
    } else {
        file_failed(&c, file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int linkat(int from_directory, const char *from, int to_directory, const char *to, int flags)
{
    typedef __typeof__(linkat) next_function;
    next_function *real = (next_function *)next_libc(CALL_linkat);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    file = c.t != NULL ? file_of_link(from_directory, from) : 0;
    if (c.t == NULL) {
        result = real(from_directory, from, to_directory, to, flags);
        return result;
    }
    file_enter(&c, CALL_linkat, RETURN_ADDRESS);
    result = real(from_directory, from, to_directory, to, flags);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file, FILE_POSIX, FILE_MADE);
    } else {
        file_failed(&c, file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int truncate(const char *path, off_t length)
{
    typedef __typeof__(truncate) next_function;
    next_function *real = (next_function *)next_libc(CALL_truncate);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, length);
        return result;
    }
    file_enter(&c, CALL_truncate, RETURN_ADDRESS);
    result = real(path, length);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_path(AT_FDCWD, path), FILE_POSIX, FILE_TRUNCATED);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int truncate64(const char *path, off64_t length)
{
    typedef __typeof__(truncate64) next_function;
    next_function *real = (next_function *)next_libc(CALL_truncate64);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, length);
        return result;
    }
    file_enter(&c, CALL_truncate64, RETURN_ADDRESS);
    result = real(path, length);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_path(AT_FDCWD, path), FILE_POSIX, FILE_TRUNCATED);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int ftruncate(int fd, off_t length)
{
    typedef __typeof__(ftruncate) next_function;
    next_function *real = (next_function *)next_libc(CALL_ftruncate);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, length);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_ftruncate, RETURN_ADDRESS);
    result = real(fd, length);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_truncated(&c, d, length);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int ftruncate64(int fd, off64_t length)
{
    typedef __typeof__(ftruncate64) next_function;
    next_function *real = (next_function *)next_libc(CALL_ftruncate64);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, length);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_ftruncate64, RETURN_ADDRESS);
    result = real(fd, length);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_truncated(&c, d, length);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int chmod(const char *path, mode_t mode)
{
    typedef __typeof__(chmod) next_function;
    next_function *real = (next_function *)next_libc(CALL_chmod);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, mode);
        return result;
    }
    file_enter(&c, CALL_chmod, RETURN_ADDRESS);
    result = real(path, mode);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_path(AT_FDCWD, path), FILE_POSIX, FILE_OTHER);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int fchmodat(int directory, const char *path, mode_t mode, int flags)
{
    typedef __typeof__(fchmodat) next_function;
    next_function *real = (next_function *)next_libc(CALL_fchmodat);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(directory, path, mode, flags);
        return result;
    }
    file_enter(&c, CALL_fchmodat, RETURN_ADDRESS);
    result = real(directory, path, mode, flags);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_path(directory, path), FILE_POSIX, FILE_OTHER);
    } else {
        file_failed(&c, file_of_refused(directory, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int chown(const char *path, uid_t owner, gid_t group)
{
    typedef __typeof__(chown) next_function;
    next_function *real = (next_function *)next_libc(CALL_chown);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, owner, group);
        return result;
    }
    file_enter(&c, CALL_chown, RETURN_ADDRESS);
    result = real(path, owner, group);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_path(AT_FDCWD, path), FILE_POSIX, FILE_OTHER);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int fchownat(int directory, const char *path, uid_t owner, gid_t group, int flags)
{
    typedef __typeof__(fchownat) next_function;
    next_function *real = (next_function *)next_libc(CALL_fchownat);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(directory, path, owner, group, flags);
        return result;
    }
    file_enter(&c, CALL_fchownat, RETURN_ADDRESS);
    result = real(directory, path, owner, group, flags);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_path(directory, path), FILE_POSIX, FILE_OTHER);
    } else {
        file_failed(&c, file_of_refused(directory, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int utime(const char *path, const struct utimbuf *times)
{
    typedef __typeof__(utime) next_function;
    next_function *real = (next_function *)next_libc(CALL_utime);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, times);
        return result;
    }
    file_enter(&c, CALL_utime, RETURN_ADDRESS);
    result = real(path, times);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_path(AT_FDCWD, path), FILE_POSIX, FILE_OTHER);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int utimes(const char *path, const struct timeval times[2])
{
    typedef __typeof__(utimes) next_function;
    next_function *real = (next_function *)next_libc(CALL_utimes);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, times);
        return result;
    }
    file_enter(&c, CALL_utimes, RETURN_ADDRESS);
    result = real(path, times);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_path(AT_FDCWD, path), FILE_POSIX, FILE_OTHER);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int utimensat(int directory, const char *path, const struct timespec times[2], int flags)
{
    typedef __typeof__(utimensat) next_function;
    next_function *real = (next_function *)next_libc(CALL_utimensat);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(directory, path, times, flags);
        return result;
    }
    file_enter(&c, CALL_utimensat, RETURN_ADDRESS);
    result = real(directory, path, times, flags);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_path(directory, path), FILE_POSIX, FILE_OTHER);
    } else {
        file_failed(&c, file_of_refused(directory, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int setxattr(const char *path, const char *name, const void *value, size_t size, int flags)
{
    typedef __typeof__(setxattr) next_function;
    next_function *real = (next_function *)next_libc(CALL_setxattr);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, name, value, size, flags);
        return result;
    }
    file_enter(&c, CALL_setxattr, RETURN_ADDRESS);
    result = real(path, name, value, size, flags);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_path(AT_FDCWD, path), FILE_POSIX, FILE_OTHER);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int removexattr(const char *path, const char *name)
{
    typedef __typeof__(removexattr) next_function;
    next_function *real = (next_function *)next_libc(CALL_removexattr);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, name);
        return result;
    }
    file_enter(&c, CALL_removexattr, RETURN_ADDRESS);
    result = real(path, name);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_path(AT_FDCWD, path), FILE_POSIX, FILE_OTHER);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int lchown(const char *path, uid_t owner, gid_t group)
{
    typedef __typeof__(lchown) next_function;
    next_function *real = (next_function *)next_libc(CALL_lchown);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, owner, group);
        return result;
    }
    file_enter(&c, CALL_lchown, RETURN_ADDRESS);
    result = real(path, owner, group);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_link(AT_FDCWD, path), FILE_POSIX, FILE_OTHER);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, c.error), FILE_POSIX,
            c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int lutimes(const char *path, const struct timeval times[2])
{
    typedef __typeof__(lutimes) next_function;
    next_function *real = (next_function *)next_libc(CALL_lutimes);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, times);
        return result;
    }
    file_enter(&c, CALL_lutimes, RETURN_ADDRESS);
    result = real(path, times);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_link(AT_FDCWD, path), FILE_POSIX, FILE_OTHER);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, c.error), FILE_POSIX,
            c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int lsetxattr(const char *path, const char *name, const void *value, size_t size, int flags)
{
    typedef __typeof__(lsetxattr) next_function;
    next_function *real = (next_function *)next_libc(CALL_lsetxattr);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, name, value, size, flags);
        return result;
    }
    file_enter(&c, CALL_lsetxattr, RETURN_ADDRESS);
    result = real(path, name, value, size, flags);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_link(AT_FDCWD, path), FILE_POSIX, FILE_OTHER);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, c.error), FILE_POSIX,
            c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int lremovexattr(const char *path, const char *name)
{
    typedef __typeof__(lremovexattr) next_function;
    next_function *real = (next_function *)next_libc(CALL_lremovexattr);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(path, name);
        return result;
    }
    file_enter(&c, CALL_lremovexattr, RETURN_ADDRESS);
    result = real(path, name);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file_of_link(AT_FDCWD, path), FILE_POSIX, FILE_OTHER);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, c.error), FILE_POSIX,
            c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int fchmod(int fd, mode_t mode)
{
    typedef __typeof__(fchmod) next_function;
    next_function *real = (next_function *)next_libc(CALL_fchmod);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, mode);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_fchmod, RETURN_ADDRESS);
    result = real(fd, mode);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, d->file, FILE_POSIX, FILE_OTHER);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int fchown(int fd, uid_t owner, gid_t group)
{
    typedef __typeof__(fchown) next_function;
    next_function *real = (next_function *)next_libc(CALL_fchown);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, owner, group);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_fchown, RETURN_ADDRESS);
    result = real(fd, owner, group);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, d->file, FILE_POSIX, FILE_OTHER);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int futimes(int fd, const struct timeval times[2])
{
    typedef __typeof__(futimes) next_function;
    next_function *real = (next_function *)next_libc(CALL_futimes);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, times);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_futimes, RETURN_ADDRESS);
    result = real(fd, times);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, d->file, FILE_POSIX, FILE_OTHER);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int futimens(int fd, const struct timespec times[2])
{
    typedef __typeof__(futimens) next_function;
    next_function *real = (next_function *)next_libc(CALL_futimens);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, times);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_futimens, RETURN_ADDRESS);
    result = real(fd, times);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, d->file, FILE_POSIX, FILE_OTHER);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int fsetxattr(int fd, const char *name, const void *value, size_t size, int flags)
{
    typedef __typeof__(fsetxattr) next_function;
    next_function *real = (next_function *)next_libc(CALL_fsetxattr);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, name, value, size, flags);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_fsetxattr, RETURN_ADDRESS);
    result = real(fd, name, value, size, flags);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, d->file, FILE_POSIX, FILE_OTHER);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int fremovexattr(int fd, const char *name)
{
    typedef __typeof__(fremovexattr) next_function;
    next_function *real = (next_function *)next_libc(CALL_fremovexattr);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, name);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_fremovexattr, RETURN_ADDRESS);
    result = real(fd, name);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, d->file, FILE_POSIX, FILE_OTHER);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int posix_fadvise(int fd, off_t offset, off_t length, int advice)
{
    typedef __typeof__(posix_fadvise) next_function;
    next_function *real = (next_function *)next_libc(CALL_posix_fadvise);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return ENOSYS;
    }
    if (c.t == NULL) {
        result = real(fd, offset, length, advice);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_posix_fadvise, RETURN_ADDRESS);
    result = real(fd, offset, length, advice);
    file_leave(&c, result != 0);
    if (result == 0) {
        file_did(&c, d->file, FILE_POSIX, FILE_OTHER);
    } else {
        file_failed(&c, d->file, FILE_POSIX, result);
    }
    errno = c.error;
    return result;
}

EXPORT int posix_fadvise64(int fd, off64_t offset, off64_t length, int advice)
{
    typedef __typeof__(posix_fadvise64) next_function;
    next_function *real = (next_function *)next_libc(CALL_posix_fadvise64);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return ENOSYS;
    }
    if (c.t == NULL) {
        result = real(fd, offset, length, advice);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_posix_fadvise64, RETURN_ADDRESS);
    result = real(fd, offset, length, advice);
    file_leave(&c, result != 0);
    if (result == 0) {
        file_did(&c, d->file, FILE_POSIX, FILE_OTHER);
    } else {
        file_failed(&c, d->file, FILE_POSIX, result);
    }
    errno = c.error;
    return result;
}

EXPORT ssize_t readahead(int fd, off64_t offset, size_t count)
{
    typedef __typeof__(readahead) next_function;
    next_function *real = (next_function *)next_libc(CALL_readahead);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, offset, count);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_readahead, RETURN_ADDRESS);
    result = real(fd, offset, count);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, d->file, FILE_POSIX, FILE_OTHER);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int fallocate(int fd, int mode, off_t offset, off_t length)
{
    typedef __typeof__(fallocate) next_function;
    next_function *real = (next_function *)next_libc(CALL_fallocate);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, mode, offset, length);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_fallocate, RETURN_ADDRESS);
    masked = mask_enter(c.t);
    result = real(fd, mode, offset, length);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, d->file, FILE_POSIX, FILE_TRUNCATED);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int fallocate64(int fd, int mode, off64_t offset, off64_t length)
{
    typedef __typeof__(fallocate64) next_function;
    next_function *real = (next_function *)next_libc(CALL_fallocate64);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, mode, offset, length);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_fallocate64, RETURN_ADDRESS);
    masked = mask_enter(c.t);
    result = real(fd, mode, offset, length);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, d->file, FILE_POSIX, FILE_TRUNCATED);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int posix_fallocate(int fd, off_t offset, off_t length)
{
    typedef __typeof__(posix_fallocate) next_function;
    next_function *real = (next_function *)next_libc(CALL_posix_fallocate);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return ENOSYS;
    }
    if (c.t == NULL) {
        result = real(fd, offset, length);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_posix_fallocate, RETURN_ADDRESS);
    masked = mask_enter(c.t);
    result = real(fd, offset, length);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result != 0);
    if (result == 0) {
        file_did(&c, d->file, FILE_POSIX, FILE_TRUNCATED);
    } else {
        file_failed(&c, d->file, FILE_POSIX, result);
    }
    errno = c.error;
    return result;
}

EXPORT int posix_fallocate64(int fd, off64_t offset, off64_t length)
{
    typedef __typeof__(posix_fallocate64) next_function;
    next_function *real = (next_function *)next_libc(CALL_posix_fallocate64);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return ENOSYS;
    }
    if (c.t == NULL) {
        result = real(fd, offset, length);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_posix_fallocate64, RETURN_ADDRESS);
    masked = mask_enter(c.t);
    result = real(fd, offset, length);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result != 0);
    if (result == 0) {
        file_did(&c, d->file, FILE_POSIX, FILE_TRUNCATED);
    } else {
        file_failed(&c, d->file, FILE_POSIX, result);
    }
    errno = c.error;
    return result;
}

EXPORT DIR *opendir(const char *path)
{
    typedef __typeof__(opendir) next_function;
    next_function *real = (next_function *)next_libc(CALL_opendir);
    struct file_call c = {.t = thread_current()};
    DIR *result;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (c.t == NULL) {
        result = real(path);
        return result;
    }
    file_enter(&c, CALL_opendir, RETURN_ADDRESS);
    result = real(path);
    file_leave(&c, result == NULL);
    if (result != NULL) {
        file_listed(&c, directory_descriptor(result), path);
    } else {
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT DIR *fdopendir(int fd)
{
    typedef __typeof__(fdopendir) next_function;
    next_function *real = (next_function *)next_libc(CALL_fdopendir);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    DIR *result;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (c.t == NULL) {
        result = real(fd);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_fdopendir, RETURN_ADDRESS);
    result = real(fd);
    file_leave(&c, result == NULL);
    if (result != NULL) {
        file_did(&c, d->file, FILE_POSIX, FILE_LISTED);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT ssize_t getdents64(int fd, void *buffer, size_t size)
{
    typedef __typeof__(getdents64) next_function;
    next_function *real = (next_function *)next_libc(CALL_getdents64);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, buffer, size);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_getdents64, RETURN_ADDRESS);
    result = real(fd, buffer, size);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, d->file, FILE_POSIX, FILE_LISTED);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int closedir(DIR *directory)
{
    typedef __typeof__(closedir) next_function;
    next_function *real = (next_function *)next_libc(CALL_closedir);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    file = c.t != NULL ? descriptor_known_file(directory_descriptor(directory)) : 0;
    c.error = errno;
    descriptor_forget(directory_descriptor(directory));
    errno = c.error;
    if (c.t == NULL) {
        result = real(directory);
        return result;
    }
    file_enter(&c, CALL_closedir, RETURN_ADDRESS);
    result = real(directory);
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, file, FILE_POSIX, FILE_CLOSED);
    } else {
        file_failed(&c, file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT struct dirent *readdir(DIR *directory)
{
    typedef __typeof__(readdir) next_function;
    next_function *real = (next_function *)next_libc(CALL_readdir);
    struct file_call c = {.t = thread_current()};
    struct dirent *result;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (c.t == NULL) {
        result = real(directory);
        return result;
    }
    file_enter(&c, CALL_readdir, RETURN_ADDRESS);
    result = real(directory);
    file_leave(&c, false);
    file_did(&c, descriptor_file(directory_descriptor(directory)), FILE_POSIX, FILE_LISTED);
    errno = c.error;
    return result;
}

EXPORT struct dirent64 *readdir64(DIR *directory)
{
    typedef __typeof__(readdir64) next_function;
    next_function *real = (next_function *)next_libc(CALL_readdir64);
    struct file_call c = {.t = thread_current()};
    struct dirent64 *result;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (c.t == NULL) {
        result = real(directory);
        return result;
    }
    file_enter(&c, CALL_readdir64, RETURN_ADDRESS);
    result = real(directory);
    file_leave(&c, false);
    file_did(&c, descriptor_file(directory_descriptor(directory)), FILE_POSIX, FILE_LISTED);
    errno = c.error;
    return result;
}

EXPORT int flock(int fd, int operation)
{
    typedef __typeof__(flock) next_function;
    next_function *real = (next_function *)next_libc(CALL_flock);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, operation);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_flock, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !((operation & LOCK_NB) != 0) && mask_block(c.t);
    result = real(fd, operation);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, d->file, FILE_POSIX, FILE_OTHER);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int lockf(int fd, int command, off_t length)
{
    typedef __typeof__(lockf) next_function;
    next_function *real = (next_function *)next_libc(CALL_lockf);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    c.error = errno;
    descriptor_locked(fd);
    errno = c.error;
    if (c.t == NULL) {
        result = real(fd, command, length);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_lockf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(command != F_LOCK) && mask_block(c.t);
    result = real(fd, command, length);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, d->file, FILE_POSIX, FILE_OTHER);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int lockf64(int fd, int command, off64_t length)
{
    typedef __typeof__(lockf64) next_function;
    next_function *real = (next_function *)next_libc(CALL_lockf64);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    c.error = errno;
    descriptor_locked(fd);
    errno = c.error;
    if (c.t == NULL) {
        result = real(fd, command, length);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_lockf64, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(command != F_LOCK) && mask_block(c.t);
    result = real(fd, command, length);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, d->file, FILE_POSIX, FILE_OTHER);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int fcntl(int fd, int command, ...)
{
    typedef __typeof__(fcntl) next_function;
    next_function *real = (next_function *)next_libc(CALL_fcntl);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    bool masked;
    va_list list;
    void *more;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    c.error = errno;
    descriptor_locks(fd, command);
    errno = c.error;
    va_start(list, command);
    more = va_arg(list, void *);
    va_end(list);
    if (c.t == NULL) {
        result = real(fd, command, more);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_fcntl, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_no_lock(command)) && mask_block(c.t);
    result = real(fd, command, more);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result == -1);
    if (result != -1) {
        file_controlled(&c, fd, command, more, result);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

ALIAS(__fcntl, fcntl, "fcntl");

EXPORT int fcntl64(int fd, int command, ...)
{
    typedef __typeof__(fcntl64) next_function;
    next_function *real = (next_function *)next_libc(CALL_fcntl64);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    bool masked;
    va_list list;
    void *more;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    c.error = errno;
    descriptor_locks(fd, command);
    errno = c.error;
    va_start(list, command);
    more = va_arg(list, void *);
    va_end(list);
    if (c.t == NULL) {
        result = real(fd, command, more);
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_fcntl64, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_no_lock(command)) && mask_block(c.t);
    result = real(fd, command, more);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result == -1);
    if (result != -1) {
        file_controlled(&c, fd, command, more, result);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT ssize_t wrapped_recv(int fd, void *buffer, size_t count, int flags) __asm__("recv");
ssize_t wrapped_recv(int fd, void *buffer, size_t count, int flags)
{
    typedef __typeof__(wrapped_recv) next_function;
    next_function *real = (next_function *)next_libc(CALL_recv);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked, tried;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = false;
        error = errno;
        tried = mask_wanted(t) && restart_receives(fd, flags);
        if (tried)
            result = real(fd, buffer, count, flags | MSG_DONTWAIT);
        if (!tried || (result == -1 && errno == EAGAIN && !restart_at_once(fd, flags))) {
            errno = error;
            masked = mask_wanted(t) && !(restart_at_once(fd, flags)) && mask_block(t);
            result = real(fd, buffer, count, flags);
        }
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_recv, RETURN_ADDRESS, &start);
    masked = false;
    error = errno;
    tried = mask_wanted(t) && restart_receives(fd, flags);
    if (tried)
        result = real(fd, buffer, count, flags | MSG_DONTWAIT);
    if (!tried || (result == -1 && errno == EAGAIN && !restart_at_once(fd, flags))) {
        errno = error;
        masked = mask_wanted(t) && !(restart_at_once(fd, flags)) && mask_block(t);
        result = real(fd, buffer, count, flags);
    }
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t wrapped___recv_chk(int fd, void *buffer, size_t count, size_t room,
    int flags) __asm__("__recv_chk");
ssize_t wrapped___recv_chk(int fd, void *buffer, size_t count, size_t room, int flags)
{
    typedef __typeof__(wrapped___recv_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___recv_chk);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked, tried;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = false;
        error = errno;
        tried = mask_wanted(t) && restart_receives(fd, flags);
        if (tried)
            result = real(fd, buffer, count, room, flags | MSG_DONTWAIT);
        if (!tried || (result == -1 && errno == EAGAIN && !restart_at_once(fd, flags))) {
            errno = error;
            masked = mask_wanted(t) && !(restart_at_once(fd, flags)) && mask_block(t);
            result = real(fd, buffer, count, room, flags);
        }
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL___recv_chk, RETURN_ADDRESS, &start);
    masked = false;
    error = errno;
    tried = mask_wanted(t) && restart_receives(fd, flags);
    if (tried)
        result = real(fd, buffer, count, room, flags | MSG_DONTWAIT);
    if (!tried || (result == -1 && errno == EAGAIN && !restart_at_once(fd, flags))) {
        errno = error;
        masked = mask_wanted(t) && !(restart_at_once(fd, flags)) && mask_block(t);
        result = real(fd, buffer, count, room, flags);
    }
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t wrapped_recvfrom(int fd, void *buffer, size_t count, int flags,
    struct sockaddr *from, socklen_t *length) __asm__("recvfrom");
ssize_t wrapped_recvfrom(int fd, void *buffer, size_t count, int flags, struct sockaddr *from,
    socklen_t *length)
{
    typedef __typeof__(wrapped_recvfrom) next_function;
    next_function *real = (next_function *)next_libc(CALL_recvfrom);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked, tried;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = false;
        error = errno;
        tried = mask_wanted(t) && restart_receives(fd, flags);
        if (tried)
            result = real(fd, buffer, count, flags | MSG_DONTWAIT, from, length);
        if (!tried || (result == -1 && errno == EAGAIN && !restart_at_once(fd, flags))) {
            errno = error;
            masked = mask_wanted(t) && !(restart_at_once(fd, flags)) && mask_block(t);
            result = real(fd, buffer, count, flags, from, length);
        }
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_recvfrom, RETURN_ADDRESS, &start);
    masked = false;
    error = errno;
    tried = mask_wanted(t) && restart_receives(fd, flags);
    if (tried)
        result = real(fd, buffer, count, flags | MSG_DONTWAIT, from, length);
    if (!tried || (result == -1 && errno == EAGAIN && !restart_at_once(fd, flags))) {
        errno = error;
        masked = mask_wanted(t) && !(restart_at_once(fd, flags)) && mask_block(t);
        result = real(fd, buffer, count, flags, from, length);
    }
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t wrapped___recvfrom_chk(int fd, void *buffer, size_t count, size_t room, int flags,
    struct sockaddr *from, socklen_t *length) __asm__("__recvfrom_chk");
ssize_t wrapped___recvfrom_chk(int fd, void *buffer, size_t count, size_t room, int flags,
    struct sockaddr *from, socklen_t *length)
{
    typedef __typeof__(wrapped___recvfrom_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___recvfrom_chk);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked, tried;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = false;
        error = errno;
        tried = mask_wanted(t) && restart_receives(fd, flags);
        if (tried)
            result = real(fd, buffer, count, room, flags | MSG_DONTWAIT, from, length);
        if (!tried || (result == -1 && errno == EAGAIN && !restart_at_once(fd, flags))) {
            errno = error;
            masked = mask_wanted(t) && !(restart_at_once(fd, flags)) && mask_block(t);
            result = real(fd, buffer, count, room, flags, from, length);
        }
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL___recvfrom_chk, RETURN_ADDRESS, &start);
    masked = false;
    error = errno;
    tried = mask_wanted(t) && restart_receives(fd, flags);
    if (tried)
        result = real(fd, buffer, count, room, flags | MSG_DONTWAIT, from, length);
    if (!tried || (result == -1 && errno == EAGAIN && !restart_at_once(fd, flags))) {
        errno = error;
        masked = mask_wanted(t) && !(restart_at_once(fd, flags)) && mask_block(t);
        result = real(fd, buffer, count, room, flags, from, length);
    }
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t wrapped_recvmsg(int fd, struct msghdr *message, int flags) __asm__("recvmsg");
ssize_t wrapped_recvmsg(int fd, struct msghdr *message, int flags)
{
    typedef __typeof__(wrapped_recvmsg) next_function;
    next_function *real = (next_function *)next_libc(CALL_recvmsg);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked, tried;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = false;
        error = errno;
        tried = mask_wanted(t) && restart_receives(fd, flags);
        if (tried)
            result = real(fd, message, flags | MSG_DONTWAIT);
        if (!tried || (result == -1 && errno == EAGAIN && !restart_at_once(fd, flags))) {
            errno = error;
            masked = mask_wanted(t) && !(restart_at_once(fd, flags)) && mask_block(t);
            result = real(fd, message, flags);
        }
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_recvmsg, RETURN_ADDRESS, &start);
    masked = false;
    error = errno;
    tried = mask_wanted(t) && restart_receives(fd, flags);
    if (tried)
        result = real(fd, message, flags | MSG_DONTWAIT);
    if (!tried || (result == -1 && errno == EAGAIN && !restart_at_once(fd, flags))) {
        errno = error;
        masked = mask_wanted(t) && !(restart_at_once(fd, flags)) && mask_block(t);
        result = real(fd, message, flags);
    }
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t wrapped_send(int fd, const void *buffer, size_t count, int flags) __asm__("send");
ssize_t wrapped_send(int fd, const void *buffer, size_t count, int flags)
{
    typedef __typeof__(wrapped_send) next_function;
    next_function *real = (next_function *)next_libc(CALL_send);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked, tried;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = false;
        error = errno;
        tried = mask_wanted(t) && restart_sends(fd, count, flags);
        if (tried)
            result = real(fd, buffer, count, flags | MSG_DONTWAIT);
        if (!tried || (result == -1 && errno == EAGAIN && !restart_at_once(fd, flags))) {
            errno = error;
            masked = mask_wanted(t) && !(restart_at_once(fd, flags)) && mask_block(t);
            result = real(fd, buffer, count, flags);
        }
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_send, RETURN_ADDRESS, &start);
    masked = false;
    error = errno;
    tried = mask_wanted(t) && restart_sends(fd, count, flags);
    if (tried)
        result = real(fd, buffer, count, flags | MSG_DONTWAIT);
    if (!tried || (result == -1 && errno == EAGAIN && !restart_at_once(fd, flags))) {
        errno = error;
        masked = mask_wanted(t) && !(restart_at_once(fd, flags)) && mask_block(t);
        result = real(fd, buffer, count, flags);
    }
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

ALIAS(__send, wrapped_send, "send");

EXPORT ssize_t wrapped_sendto(int fd, const void *buffer, size_t count, int flags,
    const struct sockaddr *to, socklen_t length) __asm__("sendto");
ssize_t wrapped_sendto(int fd, const void *buffer, size_t count, int flags,
    const struct sockaddr *to, socklen_t length)
{
    typedef __typeof__(wrapped_sendto) next_function;
    next_function *real = (next_function *)next_libc(CALL_sendto);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked, tried;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = false;
        error = errno;
        tried = mask_wanted(t) && restart_sends(fd, count, flags);
        if (tried)
            result = real(fd, buffer, count, flags | MSG_DONTWAIT, to, length);
        if (!tried || (result == -1 && errno == EAGAIN && !restart_at_once(fd, flags))) {
            errno = error;
            masked = mask_wanted(t) && !(restart_at_once(fd, flags)) && mask_block(t);
            result = real(fd, buffer, count, flags, to, length);
        }
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_sendto, RETURN_ADDRESS, &start);
    masked = false;
    error = errno;
    tried = mask_wanted(t) && restart_sends(fd, count, flags);
    if (tried)
        result = real(fd, buffer, count, flags | MSG_DONTWAIT, to, length);
    if (!tried || (result == -1 && errno == EAGAIN && !restart_at_once(fd, flags))) {
        errno = error;
        masked = mask_wanted(t) && !(restart_at_once(fd, flags)) && mask_block(t);
        result = real(fd, buffer, count, flags, to, length);
    }
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t wrapped_sendmsg(int fd, const struct msghdr *message, int flags) __asm__("sendmsg");
ssize_t wrapped_sendmsg(int fd, const struct msghdr *message, int flags)
{
    typedef __typeof__(wrapped_sendmsg) next_function;
    next_function *real = (next_function *)next_libc(CALL_sendmsg);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked, tried;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = false;
        error = errno;
        tried = mask_wanted(t) && restart_sends(fd, SIZE_MAX, flags);
        if (tried)
            result = real(fd, message, flags | MSG_DONTWAIT);
        if (!tried || (result == -1 && errno == EAGAIN && !restart_at_once(fd, flags))) {
            errno = error;
            masked = mask_wanted(t) && !(restart_at_once(fd, flags)) && mask_block(t);
            result = real(fd, message, flags);
        }
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_sendmsg, RETURN_ADDRESS, &start);
    masked = false;
    error = errno;
    tried = mask_wanted(t) && restart_sends(fd, SIZE_MAX, flags);
    if (tried)
        result = real(fd, message, flags | MSG_DONTWAIT);
    if (!tried || (result == -1 && errno == EAGAIN && !restart_at_once(fd, flags))) {
        errno = error;
        masked = mask_wanted(t) && !(restart_at_once(fd, flags)) && mask_block(t);
        result = real(fd, message, flags);
    }
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT int wrapped_recvmmsg(int fd, struct mmsghdr *messages, unsigned count, int flags,
    struct timespec *timeout) __asm__("recvmmsg");
int wrapped_recvmmsg(int fd, struct mmsghdr *messages, unsigned count, int flags,
    struct timespec *timeout)
{
    typedef __typeof__(wrapped_recvmmsg) next_function;
    next_function *real = (next_function *)next_libc(CALL_recvmmsg);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(fd, messages, count, flags, timeout);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_recvmmsg, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(fd, messages, count, flags, timeout);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int wrapped_sendmmsg(int fd, struct mmsghdr *messages, unsigned count,
    int flags) __asm__("sendmmsg");
int wrapped_sendmmsg(int fd, struct mmsghdr *messages, unsigned count, int flags)
{
    typedef __typeof__(wrapped_sendmmsg) next_function;
    next_function *real = (next_function *)next_libc(CALL_sendmmsg);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(fd, messages, count, flags);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_sendmmsg, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(fd, messages, count, flags);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int wrapped_accept(int fd, struct sockaddr *address, socklen_t *length) __asm__("accept");
int wrapped_accept(int fd, struct sockaddr *address, socklen_t *length)
{
    typedef __typeof__(wrapped_accept) next_function;
    next_function *real = (next_function *)next_libc(CALL_accept);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(fd, address, length);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_accept, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(fd, address, length);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int wrapped_accept4(int fd, struct sockaddr *address, socklen_t *length,
    int flags) __asm__("accept4");
int wrapped_accept4(int fd, struct sockaddr *address, socklen_t *length, int flags)
{
    typedef __typeof__(wrapped_accept4) next_function;
    next_function *real = (next_function *)next_libc(CALL_accept4);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(fd, address, length, flags);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_accept4, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(fd, address, length, flags);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int wrapped_connect(int fd, const struct sockaddr *address,
    socklen_t length) __asm__("connect");
int wrapped_connect(int fd, const struct sockaddr *address, socklen_t length)
{
    typedef __typeof__(wrapped_connect) next_function;
    next_function *real = (next_function *)next_libc(CALL_connect);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(fd, address, length);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_connect, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(fd, address, length);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

ALIAS(__connect, wrapped_connect, "connect");
