/* Stands in front of libc's calls.
 * Made from api/posix.toml by `cargo xtask codegen`; do not edit.
 *
* Only the outermost call of a thread counts; errno is the real call's. Where a call would return
 * early for a signal, ours is blocked around it. A function that this libc lacks returns its
 * failure and ENOSYS, as if the kernel did not know it.
 *
 * From collector/src it needs what mpi_wrappers.c names of call.h, and
 *   any_function *next_libc(enum call);   NULL where no other object defines it
 *   bool descriptor_is_file(int fd);      a regular file, directory or block device; errno kept
 *   mask.h */

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

#include "../src/call.h"
#include "../src/descriptor.h"
#include "../src/export.h"
#include "../src/mask.h"
#include "../src/next.h"
#include "calls.h"

#define RETURN_ADDRESS __builtin_return_address(0)

EXPORT ssize_t read(int fd, void *buffer, size_t count)
{
    typedef __typeof__(read) next_function;
    next_function *real = (next_function *)next_libc(CALL_read);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool file, masked;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(fd, buffer, count);
    file = descriptor_is_file(fd);
    s = call_enter(t, file ? CALL_read : CALL_read_stream, RETURN_ADDRESS, &start);
    masked = !file && mask_enter(t);
    result = real(fd, buffer, count);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t __read_chk(int fd, void *buffer, size_t count, size_t room)
{
    typedef __typeof__(__read_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___read_chk);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool file, masked;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(fd, buffer, count, room);
    file = descriptor_is_file(fd);
    s = call_enter(t, file ? CALL___read_chk : CALL___read_chk_stream, RETURN_ADDRESS, &start);
    masked = !file && mask_enter(t);
    result = real(fd, buffer, count, room);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t readv(int fd, const struct iovec *vector, int count)
{
    typedef __typeof__(readv) next_function;
    next_function *real = (next_function *)next_libc(CALL_readv);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool file, masked;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(fd, vector, count);
    file = descriptor_is_file(fd);
    s = call_enter(t, file ? CALL_readv : CALL_readv_stream, RETURN_ADDRESS, &start);
    masked = !file && mask_enter(t);
    result = real(fd, vector, count);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t pread(int fd, void *buffer, size_t count, off_t offset)
{
    typedef __typeof__(pread) next_function;
    next_function *real = (next_function *)next_libc(CALL_pread);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(fd, buffer, count, offset);
    s = call_enter(t, CALL_pread, RETURN_ADDRESS, &start);
    result = real(fd, buffer, count, offset);
    error = errno;
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t pread64(int fd, void *buffer, size_t count, off64_t offset)
{
    typedef __typeof__(pread64) next_function;
    next_function *real = (next_function *)next_libc(CALL_pread64);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(fd, buffer, count, offset);
    s = call_enter(t, CALL_pread64, RETURN_ADDRESS, &start);
    result = real(fd, buffer, count, offset);
    error = errno;
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t __pread_chk(int fd, void *buffer, size_t count, off_t offset, size_t room)
{
    typedef __typeof__(__pread_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___pread_chk);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(fd, buffer, count, offset, room);
    s = call_enter(t, CALL___pread_chk, RETURN_ADDRESS, &start);
    result = real(fd, buffer, count, offset, room);
    error = errno;
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t __pread64_chk(int fd, void *buffer, size_t count, off64_t offset, size_t room)
{
    typedef __typeof__(__pread64_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___pread64_chk);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(fd, buffer, count, offset, room);
    s = call_enter(t, CALL___pread64_chk, RETURN_ADDRESS, &start);
    result = real(fd, buffer, count, offset, room);
    error = errno;
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t preadv(int fd, const struct iovec *vector, int count, off_t offset)
{
    typedef __typeof__(preadv) next_function;
    next_function *real = (next_function *)next_libc(CALL_preadv);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(fd, vector, count, offset);
    s = call_enter(t, CALL_preadv, RETURN_ADDRESS, &start);
    result = real(fd, vector, count, offset);
    error = errno;
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t preadv64(int fd, const struct iovec *vector, int count, off64_t offset)
{
    typedef __typeof__(preadv64) next_function;
    next_function *real = (next_function *)next_libc(CALL_preadv64);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(fd, vector, count, offset);
    s = call_enter(t, CALL_preadv64, RETURN_ADDRESS, &start);
    result = real(fd, vector, count, offset);
    error = errno;
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t preadv2(int fd, const struct iovec *vector, int count, off_t offset, int flags)
{
    typedef __typeof__(preadv2) next_function;
    next_function *real = (next_function *)next_libc(CALL_preadv2);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(fd, vector, count, offset, flags);
    s = call_enter(t, CALL_preadv2, RETURN_ADDRESS, &start);
    result = real(fd, vector, count, offset, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t preadv64v2(int fd, const struct iovec *vector, int count, off64_t offset, int flags)
{
    typedef __typeof__(preadv64v2) next_function;
    next_function *real = (next_function *)next_libc(CALL_preadv64v2);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(fd, vector, count, offset, flags);
    s = call_enter(t, CALL_preadv64v2, RETURN_ADDRESS, &start);
    result = real(fd, vector, count, offset, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t write(int fd, const void *buffer, size_t count)
{
    typedef __typeof__(write) next_function;
    next_function *real = (next_function *)next_libc(CALL_write);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool file, masked;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(fd, buffer, count);
    file = descriptor_is_file(fd);
    s = call_enter(t, file ? CALL_write : CALL_write_stream, RETURN_ADDRESS, &start);
    masked = !file && mask_enter(t);
    result = real(fd, buffer, count);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t writev(int fd, const struct iovec *vector, int count)
{
    typedef __typeof__(writev) next_function;
    next_function *real = (next_function *)next_libc(CALL_writev);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool file, masked;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(fd, vector, count);
    file = descriptor_is_file(fd);
    s = call_enter(t, file ? CALL_writev : CALL_writev_stream, RETURN_ADDRESS, &start);
    masked = !file && mask_enter(t);
    result = real(fd, vector, count);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t pwrite(int fd, const void *buffer, size_t count, off_t offset)
{
    typedef __typeof__(pwrite) next_function;
    next_function *real = (next_function *)next_libc(CALL_pwrite);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(fd, buffer, count, offset);
    s = call_enter(t, CALL_pwrite, RETURN_ADDRESS, &start);
    result = real(fd, buffer, count, offset);
    error = errno;
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t pwrite64(int fd, const void *buffer, size_t count, off64_t offset)
{
    typedef __typeof__(pwrite64) next_function;
    next_function *real = (next_function *)next_libc(CALL_pwrite64);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(fd, buffer, count, offset);
    s = call_enter(t, CALL_pwrite64, RETURN_ADDRESS, &start);
    result = real(fd, buffer, count, offset);
    error = errno;
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t pwritev(int fd, const struct iovec *vector, int count, off_t offset)
{
    typedef __typeof__(pwritev) next_function;
    next_function *real = (next_function *)next_libc(CALL_pwritev);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(fd, vector, count, offset);
    s = call_enter(t, CALL_pwritev, RETURN_ADDRESS, &start);
    result = real(fd, vector, count, offset);
    error = errno;
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t pwritev64(int fd, const struct iovec *vector, int count, off64_t offset)
{
    typedef __typeof__(pwritev64) next_function;
    next_function *real = (next_function *)next_libc(CALL_pwritev64);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(fd, vector, count, offset);
    s = call_enter(t, CALL_pwritev64, RETURN_ADDRESS, &start);
    result = real(fd, vector, count, offset);
    error = errno;
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t pwritev2(int fd, const struct iovec *vector, int count, off_t offset, int flags)
{
    typedef __typeof__(pwritev2) next_function;
    next_function *real = (next_function *)next_libc(CALL_pwritev2);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(fd, vector, count, offset, flags);
    s = call_enter(t, CALL_pwritev2, RETURN_ADDRESS, &start);
    result = real(fd, vector, count, offset, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t pwritev64v2(int fd, const struct iovec *vector, int count, off64_t offset, int flags)
{
    typedef __typeof__(pwritev64v2) next_function;
    next_function *real = (next_function *)next_libc(CALL_pwritev64v2);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(fd, vector, count, offset, flags);
    s = call_enter(t, CALL_pwritev64v2, RETURN_ADDRESS, &start);
    result = real(fd, vector, count, offset, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t sendfile(int out, int in, off_t *offset, size_t count)
{
    typedef __typeof__(sendfile) next_function;
    next_function *real = (next_function *)next_libc(CALL_sendfile);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(out, in, offset, count);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_sendfile, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(out, in, offset, count);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t sendfile64(int out, int in, off64_t *offset, size_t count)
{
    typedef __typeof__(sendfile64) next_function;
    next_function *real = (next_function *)next_libc(CALL_sendfile64);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(out, in, offset, count);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_sendfile64, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(out, in, offset, count);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t copy_file_range(int in, off64_t *in_offset, int out, off64_t *out_offset,
    size_t count, unsigned flags)
{
    typedef __typeof__(copy_file_range) next_function;
    next_function *real = (next_function *)next_libc(CALL_copy_file_range);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(in, in_offset, out, out_offset, count, flags);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_copy_file_range, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(in, in_offset, out, out_offset, count, flags);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT ssize_t splice(int in, off64_t *in_offset, int out, off64_t *out_offset, size_t count,
    unsigned flags)
{
    typedef __typeof__(splice) next_function;
    next_function *real = (next_function *)next_libc(CALL_splice);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(in, in_offset, out, out_offset, count, flags);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_splice, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(in, in_offset, out, out_offset, count, flags);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
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

EXPORT int fsync(int fd)
{
    typedef __typeof__(fsync) next_function;
    next_function *real = (next_function *)next_libc(CALL_fsync);
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
    s = call_enter(t, CALL_fsync, RETURN_ADDRESS, &start);
    result = real(fd);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int fdatasync(int fd)
{
    typedef __typeof__(fdatasync) next_function;
    next_function *real = (next_function *)next_libc(CALL_fdatasync);
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
    s = call_enter(t, CALL_fdatasync, RETURN_ADDRESS, &start);
    result = real(fd);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
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
        return real(address, length, flags);
    s = call_enter(t, CALL_msync, RETURN_ADDRESS, &start);
    result = real(address, length, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int sync_file_range(int fd, off64_t offset, off64_t count, unsigned flags)
{
    typedef __typeof__(sync_file_range) next_function;
    next_function *real = (next_function *)next_libc(CALL_sync_file_range);
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
        return real(fd, offset, count, flags);
    s = call_enter(t, CALL_sync_file_range, RETURN_ADDRESS, &start);
    result = real(fd, offset, count, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int open(const char *path, int flags, ...)
{
    typedef __typeof__(open) next_function;
    next_function *real = (next_function *)next_libc(CALL_open);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    va_list list;
    mode_t mode = 0;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    va_start(list, flags);
    if ((flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE)
        mode = va_arg(list, mode_t);
    va_end(list);
    if (call_nested(t))
        return real(path, flags, mode);
    s = call_enter(t, CALL_open, RETURN_ADDRESS, &start);
    result = real(path, flags, mode);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int open64(const char *path, int flags, ...)
{
    typedef __typeof__(open64) next_function;
    next_function *real = (next_function *)next_libc(CALL_open64);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    va_list list;
    mode_t mode = 0;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    va_start(list, flags);
    if ((flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE)
        mode = va_arg(list, mode_t);
    va_end(list);
    if (call_nested(t))
        return real(path, flags, mode);
    s = call_enter(t, CALL_open64, RETURN_ADDRESS, &start);
    result = real(path, flags, mode);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int openat(int directory, const char *path, int flags, ...)
{
    typedef __typeof__(openat) next_function;
    next_function *real = (next_function *)next_libc(CALL_openat);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    va_list list;
    mode_t mode = 0;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    va_start(list, flags);
    if ((flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE)
        mode = va_arg(list, mode_t);
    va_end(list);
    if (call_nested(t))
        return real(directory, path, flags, mode);
    s = call_enter(t, CALL_openat, RETURN_ADDRESS, &start);
    result = real(directory, path, flags, mode);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int openat64(int directory, const char *path, int flags, ...)
{
    typedef __typeof__(openat64) next_function;
    next_function *real = (next_function *)next_libc(CALL_openat64);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    va_list list;
    mode_t mode = 0;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    va_start(list, flags);
    if ((flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE)
        mode = va_arg(list, mode_t);
    va_end(list);
    if (call_nested(t))
        return real(directory, path, flags, mode);
    s = call_enter(t, CALL_openat64, RETURN_ADDRESS, &start);
    result = real(directory, path, flags, mode);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int __open_2(const char *path, int flags)
{
    typedef __typeof__(__open_2) next_function;
    next_function *real = (next_function *)next_libc(CALL___open_2);
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
        return real(path, flags);
    s = call_enter(t, CALL___open_2, RETURN_ADDRESS, &start);
    result = real(path, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int __open64_2(const char *path, int flags)
{
    typedef __typeof__(__open64_2) next_function;
    next_function *real = (next_function *)next_libc(CALL___open64_2);
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
        return real(path, flags);
    s = call_enter(t, CALL___open64_2, RETURN_ADDRESS, &start);
    result = real(path, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int __openat_2(int directory, const char *path, int flags)
{
    typedef __typeof__(__openat_2) next_function;
    next_function *real = (next_function *)next_libc(CALL___openat_2);
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
        return real(directory, path, flags);
    s = call_enter(t, CALL___openat_2, RETURN_ADDRESS, &start);
    result = real(directory, path, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int __openat64_2(int directory, const char *path, int flags)
{
    typedef __typeof__(__openat64_2) next_function;
    next_function *real = (next_function *)next_libc(CALL___openat64_2);
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
        return real(directory, path, flags);
    s = call_enter(t, CALL___openat64_2, RETURN_ADDRESS, &start);
    result = real(directory, path, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int creat(const char *path, mode_t mode)
{
    typedef __typeof__(creat) next_function;
    next_function *real = (next_function *)next_libc(CALL_creat);
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
        return real(path, mode);
    s = call_enter(t, CALL_creat, RETURN_ADDRESS, &start);
    result = real(path, mode);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int creat64(const char *path, mode_t mode)
{
    typedef __typeof__(creat64) next_function;
    next_function *real = (next_function *)next_libc(CALL_creat64);
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
        return real(path, mode);
    s = call_enter(t, CALL_creat64, RETURN_ADDRESS, &start);
    result = real(path, mode);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int mkstemp(char *name)
{
    typedef __typeof__(mkstemp) next_function;
    next_function *real = (next_function *)next_libc(CALL_mkstemp);
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
        return real(name);
    s = call_enter(t, CALL_mkstemp, RETURN_ADDRESS, &start);
    result = real(name);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int mkstemp64(char *name)
{
    typedef __typeof__(mkstemp64) next_function;
    next_function *real = (next_function *)next_libc(CALL_mkstemp64);
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
        return real(name);
    s = call_enter(t, CALL_mkstemp64, RETURN_ADDRESS, &start);
    result = real(name);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int mkostemp(char *name, int flags)
{
    typedef __typeof__(mkostemp) next_function;
    next_function *real = (next_function *)next_libc(CALL_mkostemp);
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
        return real(name, flags);
    s = call_enter(t, CALL_mkostemp, RETURN_ADDRESS, &start);
    result = real(name, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int mkostemp64(char *name, int flags)
{
    typedef __typeof__(mkostemp64) next_function;
    next_function *real = (next_function *)next_libc(CALL_mkostemp64);
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
        return real(name, flags);
    s = call_enter(t, CALL_mkostemp64, RETURN_ADDRESS, &start);
    result = real(name, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int mkstemps(char *name, int suffix)
{
    typedef __typeof__(mkstemps) next_function;
    next_function *real = (next_function *)next_libc(CALL_mkstemps);
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
        return real(name, suffix);
    s = call_enter(t, CALL_mkstemps, RETURN_ADDRESS, &start);
    result = real(name, suffix);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int mkstemps64(char *name, int suffix)
{
    typedef __typeof__(mkstemps64) next_function;
    next_function *real = (next_function *)next_libc(CALL_mkstemps64);
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
        return real(name, suffix);
    s = call_enter(t, CALL_mkstemps64, RETURN_ADDRESS, &start);
    result = real(name, suffix);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int mkostemps(char *name, int suffix, int flags)
{
    typedef __typeof__(mkostemps) next_function;
    next_function *real = (next_function *)next_libc(CALL_mkostemps);
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
        return real(name, suffix, flags);
    s = call_enter(t, CALL_mkostemps, RETURN_ADDRESS, &start);
    result = real(name, suffix, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int mkostemps64(char *name, int suffix, int flags)
{
    typedef __typeof__(mkostemps64) next_function;
    next_function *real = (next_function *)next_libc(CALL_mkostemps64);
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
        return real(name, suffix, flags);
    s = call_enter(t, CALL_mkostemps64, RETURN_ADDRESS, &start);
    result = real(name, suffix, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int close(int fd)
{
    typedef __typeof__(close) next_function;
    next_function *real = (next_function *)next_libc(CALL_close);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    error = errno;
    descriptor_forget(fd);
    errno = error;
    if (call_nested(t))
        return real(fd);
    s = call_enter(t, CALL_close, RETURN_ADDRESS, &start);
    result = real(fd);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT off_t lseek(int fd, off_t offset, int whence)
{
    typedef __typeof__(lseek) next_function;
    next_function *real = (next_function *)next_libc(CALL_lseek);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    off_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(fd, offset, whence);
    s = call_enter(t, CALL_lseek, RETURN_ADDRESS, &start);
    result = real(fd, offset, whence);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT off64_t lseek64(int fd, off64_t offset, int whence)
{
    typedef __typeof__(lseek64) next_function;
    next_function *real = (next_function *)next_libc(CALL_lseek64);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    off64_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(fd, offset, whence);
    s = call_enter(t, CALL_lseek64, RETURN_ADDRESS, &start);
    result = real(fd, offset, whence);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int stat(const char *path, struct stat *about)
{
    typedef __typeof__(stat) next_function;
    next_function *real = (next_function *)next_libc(CALL_stat);
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
        return real(path, about);
    s = call_enter(t, CALL_stat, RETURN_ADDRESS, &start);
    result = real(path, about);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int stat64(const char *path, struct stat64 *about)
{
    typedef __typeof__(stat64) next_function;
    next_function *real = (next_function *)next_libc(CALL_stat64);
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
        return real(path, about);
    s = call_enter(t, CALL_stat64, RETURN_ADDRESS, &start);
    result = real(path, about);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int lstat(const char *path, struct stat *about)
{
    typedef __typeof__(lstat) next_function;
    next_function *real = (next_function *)next_libc(CALL_lstat);
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
        return real(path, about);
    s = call_enter(t, CALL_lstat, RETURN_ADDRESS, &start);
    result = real(path, about);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int lstat64(const char *path, struct stat64 *about)
{
    typedef __typeof__(lstat64) next_function;
    next_function *real = (next_function *)next_libc(CALL_lstat64);
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
        return real(path, about);
    s = call_enter(t, CALL_lstat64, RETURN_ADDRESS, &start);
    result = real(path, about);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int fstat(int fd, struct stat *about)
{
    typedef __typeof__(fstat) next_function;
    next_function *real = (next_function *)next_libc(CALL_fstat);
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
        return real(fd, about);
    s = call_enter(t, CALL_fstat, RETURN_ADDRESS, &start);
    result = real(fd, about);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int fstat64(int fd, struct stat64 *about)
{
    typedef __typeof__(fstat64) next_function;
    next_function *real = (next_function *)next_libc(CALL_fstat64);
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
        return real(fd, about);
    s = call_enter(t, CALL_fstat64, RETURN_ADDRESS, &start);
    result = real(fd, about);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int fstatat(int directory, const char *path, struct stat *about, int flags)
{
    typedef __typeof__(fstatat) next_function;
    next_function *real = (next_function *)next_libc(CALL_fstatat);
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
        return real(directory, path, about, flags);
    s = call_enter(t, CALL_fstatat, RETURN_ADDRESS, &start);
    result = real(directory, path, about, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int fstatat64(int directory, const char *path, struct stat64 *about, int flags)
{
    typedef __typeof__(fstatat64) next_function;
    next_function *real = (next_function *)next_libc(CALL_fstatat64);
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
        return real(directory, path, about, flags);
    s = call_enter(t, CALL_fstatat64, RETURN_ADDRESS, &start);
    result = real(directory, path, about, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int __xstat(int version, const char *path, struct stat *about)
{
    typedef __typeof__(__xstat) next_function;
    next_function *real = (next_function *)next_libc(CALL___xstat);
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
        return real(version, path, about);
    s = call_enter(t, CALL___xstat, RETURN_ADDRESS, &start);
    result = real(version, path, about);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int __xstat64(int version, const char *path, struct stat64 *about)
{
    typedef __typeof__(__xstat64) next_function;
    next_function *real = (next_function *)next_libc(CALL___xstat64);
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
        return real(version, path, about);
    s = call_enter(t, CALL___xstat64, RETURN_ADDRESS, &start);
    result = real(version, path, about);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int __lxstat(int version, const char *path, struct stat *about)
{
    typedef __typeof__(__lxstat) next_function;
    next_function *real = (next_function *)next_libc(CALL___lxstat);
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
        return real(version, path, about);
    s = call_enter(t, CALL___lxstat, RETURN_ADDRESS, &start);
    result = real(version, path, about);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int __lxstat64(int version, const char *path, struct stat64 *about)
{
    typedef __typeof__(__lxstat64) next_function;
    next_function *real = (next_function *)next_libc(CALL___lxstat64);
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
        return real(version, path, about);
    s = call_enter(t, CALL___lxstat64, RETURN_ADDRESS, &start);
    result = real(version, path, about);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int __fxstat(int version, int fd, struct stat *about)
{
    typedef __typeof__(__fxstat) next_function;
    next_function *real = (next_function *)next_libc(CALL___fxstat);
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
        return real(version, fd, about);
    s = call_enter(t, CALL___fxstat, RETURN_ADDRESS, &start);
    result = real(version, fd, about);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int __fxstat64(int version, int fd, struct stat64 *about)
{
    typedef __typeof__(__fxstat64) next_function;
    next_function *real = (next_function *)next_libc(CALL___fxstat64);
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
        return real(version, fd, about);
    s = call_enter(t, CALL___fxstat64, RETURN_ADDRESS, &start);
    result = real(version, fd, about);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int __fxstatat(int version, int directory, const char *path, struct stat *about, int flags)
{
    typedef __typeof__(__fxstatat) next_function;
    next_function *real = (next_function *)next_libc(CALL___fxstatat);
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
        return real(version, directory, path, about, flags);
    s = call_enter(t, CALL___fxstatat, RETURN_ADDRESS, &start);
    result = real(version, directory, path, about, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int __fxstatat64(int version, int directory, const char *path, struct stat64 *about,
    int flags)
{
    typedef __typeof__(__fxstatat64) next_function;
    next_function *real = (next_function *)next_libc(CALL___fxstatat64);
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
        return real(version, directory, path, about, flags);
    s = call_enter(t, CALL___fxstatat64, RETURN_ADDRESS, &start);
    result = real(version, directory, path, about, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int statx(int directory, const char *path, int flags, unsigned wanted, struct statx *about)
{
    typedef __typeof__(statx) next_function;
    next_function *real = (next_function *)next_libc(CALL_statx);
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
        return real(directory, path, flags, wanted, about);
    s = call_enter(t, CALL_statx, RETURN_ADDRESS, &start);
    result = real(directory, path, flags, wanted, about);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int statfs(const char *path, struct statfs *about)
{
    typedef __typeof__(statfs) next_function;
    next_function *real = (next_function *)next_libc(CALL_statfs);
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
        return real(path, about);
    s = call_enter(t, CALL_statfs, RETURN_ADDRESS, &start);
    result = real(path, about);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int statfs64(const char *path, struct statfs64 *about)
{
    typedef __typeof__(statfs64) next_function;
    next_function *real = (next_function *)next_libc(CALL_statfs64);
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
        return real(path, about);
    s = call_enter(t, CALL_statfs64, RETURN_ADDRESS, &start);
    result = real(path, about);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int fstatfs(int fd, struct statfs *about)
{
    typedef __typeof__(fstatfs) next_function;
    next_function *real = (next_function *)next_libc(CALL_fstatfs);
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
        return real(fd, about);
    s = call_enter(t, CALL_fstatfs, RETURN_ADDRESS, &start);
    result = real(fd, about);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int fstatfs64(int fd, struct statfs64 *about)
{
    typedef __typeof__(fstatfs64) next_function;
    next_function *real = (next_function *)next_libc(CALL_fstatfs64);
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
        return real(fd, about);
    s = call_enter(t, CALL_fstatfs64, RETURN_ADDRESS, &start);
    result = real(fd, about);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int statvfs(const char *path, struct statvfs *about)
{
    typedef __typeof__(statvfs) next_function;
    next_function *real = (next_function *)next_libc(CALL_statvfs);
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
        return real(path, about);
    s = call_enter(t, CALL_statvfs, RETURN_ADDRESS, &start);
    result = real(path, about);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int statvfs64(const char *path, struct statvfs64 *about)
{
    typedef __typeof__(statvfs64) next_function;
    next_function *real = (next_function *)next_libc(CALL_statvfs64);
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
        return real(path, about);
    s = call_enter(t, CALL_statvfs64, RETURN_ADDRESS, &start);
    result = real(path, about);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int fstatvfs(int fd, struct statvfs *about)
{
    typedef __typeof__(fstatvfs) next_function;
    next_function *real = (next_function *)next_libc(CALL_fstatvfs);
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
        return real(fd, about);
    s = call_enter(t, CALL_fstatvfs, RETURN_ADDRESS, &start);
    result = real(fd, about);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int fstatvfs64(int fd, struct statvfs64 *about)
{
    typedef __typeof__(fstatvfs64) next_function;
    next_function *real = (next_function *)next_libc(CALL_fstatvfs64);
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
        return real(fd, about);
    s = call_enter(t, CALL_fstatvfs64, RETURN_ADDRESS, &start);
    result = real(fd, about);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int access(const char *path, int mode)
{
    typedef __typeof__(access) next_function;
    next_function *real = (next_function *)next_libc(CALL_access);
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
        return real(path, mode);
    s = call_enter(t, CALL_access, RETURN_ADDRESS, &start);
    result = real(path, mode);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int euidaccess(const char *path, int mode)
{
    typedef __typeof__(euidaccess) next_function;
    next_function *real = (next_function *)next_libc(CALL_euidaccess);
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
        return real(path, mode);
    s = call_enter(t, CALL_euidaccess, RETURN_ADDRESS, &start);
    result = real(path, mode);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int eaccess(const char *path, int mode)
{
    typedef __typeof__(eaccess) next_function;
    next_function *real = (next_function *)next_libc(CALL_eaccess);
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
        return real(path, mode);
    s = call_enter(t, CALL_eaccess, RETURN_ADDRESS, &start);
    result = real(path, mode);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int faccessat(int directory, const char *path, int mode, int flags)
{
    typedef __typeof__(faccessat) next_function;
    next_function *real = (next_function *)next_libc(CALL_faccessat);
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
        return real(directory, path, mode, flags);
    s = call_enter(t, CALL_faccessat, RETURN_ADDRESS, &start);
    result = real(directory, path, mode, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT ssize_t readlink(const char *path, char *buffer, size_t count)
{
    typedef __typeof__(readlink) next_function;
    next_function *real = (next_function *)next_libc(CALL_readlink);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(path, buffer, count);
    s = call_enter(t, CALL_readlink, RETURN_ADDRESS, &start);
    result = real(path, buffer, count);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT ssize_t readlinkat(int directory, const char *path, char *buffer, size_t count)
{
    typedef __typeof__(readlinkat) next_function;
    next_function *real = (next_function *)next_libc(CALL_readlinkat);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(directory, path, buffer, count);
    s = call_enter(t, CALL_readlinkat, RETURN_ADDRESS, &start);
    result = real(directory, path, buffer, count);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT ssize_t __readlink_chk(const char *path, char *buffer, size_t count, size_t room)
{
    typedef __typeof__(__readlink_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___readlink_chk);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(path, buffer, count, room);
    s = call_enter(t, CALL___readlink_chk, RETURN_ADDRESS, &start);
    result = real(path, buffer, count, room);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT ssize_t __readlinkat_chk(int directory, const char *path, char *buffer, size_t count,
    size_t room)
{
    typedef __typeof__(__readlinkat_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___readlinkat_chk);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(directory, path, buffer, count, room);
    s = call_enter(t, CALL___readlinkat_chk, RETURN_ADDRESS, &start);
    result = real(directory, path, buffer, count, room);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT char *realpath(const char *path, char *resolved)
{
    typedef __typeof__(realpath) next_function;
    next_function *real = (next_function *)next_libc(CALL_realpath);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    char *result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (call_nested(t))
        return real(path, resolved);
    s = call_enter(t, CALL_realpath, RETURN_ADDRESS, &start);
    result = real(path, resolved);
    error = errno;
    call_leave(t, s, start, result == NULL);
    errno = error;
    return result;
}

EXPORT char *__realpath_chk(const char *path, char *resolved, size_t room)
{
    typedef __typeof__(__realpath_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___realpath_chk);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    char *result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (call_nested(t))
        return real(path, resolved, room);
    s = call_enter(t, CALL___realpath_chk, RETURN_ADDRESS, &start);
    result = real(path, resolved, room);
    error = errno;
    call_leave(t, s, start, result == NULL);
    errno = error;
    return result;
}

EXPORT ssize_t getxattr(const char *path, const char *name, void *value, size_t size)
{
    typedef __typeof__(getxattr) next_function;
    next_function *real = (next_function *)next_libc(CALL_getxattr);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(path, name, value, size);
    s = call_enter(t, CALL_getxattr, RETURN_ADDRESS, &start);
    result = real(path, name, value, size);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT ssize_t lgetxattr(const char *path, const char *name, void *value, size_t size)
{
    typedef __typeof__(lgetxattr) next_function;
    next_function *real = (next_function *)next_libc(CALL_lgetxattr);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(path, name, value, size);
    s = call_enter(t, CALL_lgetxattr, RETURN_ADDRESS, &start);
    result = real(path, name, value, size);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT ssize_t fgetxattr(int fd, const char *name, void *value, size_t size)
{
    typedef __typeof__(fgetxattr) next_function;
    next_function *real = (next_function *)next_libc(CALL_fgetxattr);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(fd, name, value, size);
    s = call_enter(t, CALL_fgetxattr, RETURN_ADDRESS, &start);
    result = real(fd, name, value, size);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT ssize_t listxattr(const char *path, char *list, size_t size)
{
    typedef __typeof__(listxattr) next_function;
    next_function *real = (next_function *)next_libc(CALL_listxattr);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(path, list, size);
    s = call_enter(t, CALL_listxattr, RETURN_ADDRESS, &start);
    result = real(path, list, size);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT ssize_t llistxattr(const char *path, char *list, size_t size)
{
    typedef __typeof__(llistxattr) next_function;
    next_function *real = (next_function *)next_libc(CALL_llistxattr);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(path, list, size);
    s = call_enter(t, CALL_llistxattr, RETURN_ADDRESS, &start);
    result = real(path, list, size);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT ssize_t flistxattr(int fd, char *list, size_t size)
{
    typedef __typeof__(flistxattr) next_function;
    next_function *real = (next_function *)next_libc(CALL_flistxattr);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(fd, list, size);
    s = call_enter(t, CALL_flistxattr, RETURN_ADDRESS, &start);
    result = real(fd, list, size);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int mkdir(const char *path, mode_t mode)
{
    typedef __typeof__(mkdir) next_function;
    next_function *real = (next_function *)next_libc(CALL_mkdir);
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
        return real(path, mode);
    s = call_enter(t, CALL_mkdir, RETURN_ADDRESS, &start);
    result = real(path, mode);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int mkdirat(int directory, const char *path, mode_t mode)
{
    typedef __typeof__(mkdirat) next_function;
    next_function *real = (next_function *)next_libc(CALL_mkdirat);
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
        return real(directory, path, mode);
    s = call_enter(t, CALL_mkdirat, RETURN_ADDRESS, &start);
    result = real(directory, path, mode);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT char *mkdtemp(char *name)
{
    typedef __typeof__(mkdtemp) next_function;
    next_function *real = (next_function *)next_libc(CALL_mkdtemp);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    char *result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (call_nested(t))
        return real(name);
    s = call_enter(t, CALL_mkdtemp, RETURN_ADDRESS, &start);
    result = real(name);
    error = errno;
    call_leave(t, s, start, result == NULL);
    errno = error;
    return result;
}

EXPORT int mkfifo(const char *path, mode_t mode)
{
    typedef __typeof__(mkfifo) next_function;
    next_function *real = (next_function *)next_libc(CALL_mkfifo);
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
        return real(path, mode);
    s = call_enter(t, CALL_mkfifo, RETURN_ADDRESS, &start);
    result = real(path, mode);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int mkfifoat(int directory, const char *path, mode_t mode)
{
    typedef __typeof__(mkfifoat) next_function;
    next_function *real = (next_function *)next_libc(CALL_mkfifoat);
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
        return real(directory, path, mode);
    s = call_enter(t, CALL_mkfifoat, RETURN_ADDRESS, &start);
    result = real(directory, path, mode);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int mknod(const char *path, mode_t mode, dev_t device)
{
    typedef __typeof__(mknod) next_function;
    next_function *real = (next_function *)next_libc(CALL_mknod);
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
        return real(path, mode, device);
    s = call_enter(t, CALL_mknod, RETURN_ADDRESS, &start);
    result = real(path, mode, device);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int mknodat(int directory, const char *path, mode_t mode, dev_t device)
{
    typedef __typeof__(mknodat) next_function;
    next_function *real = (next_function *)next_libc(CALL_mknodat);
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
        return real(directory, path, mode, device);
    s = call_enter(t, CALL_mknodat, RETURN_ADDRESS, &start);
    result = real(directory, path, mode, device);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int rmdir(const char *path)
{
    typedef __typeof__(rmdir) next_function;
    next_function *real = (next_function *)next_libc(CALL_rmdir);
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
        return real(path);
    s = call_enter(t, CALL_rmdir, RETURN_ADDRESS, &start);
    result = real(path);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int unlink(const char *path)
{
    typedef __typeof__(unlink) next_function;
    next_function *real = (next_function *)next_libc(CALL_unlink);
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
        return real(path);
    s = call_enter(t, CALL_unlink, RETURN_ADDRESS, &start);
    result = real(path);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int unlinkat(int directory, const char *path, int flags)
{
    typedef __typeof__(unlinkat) next_function;
    next_function *real = (next_function *)next_libc(CALL_unlinkat);
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
        return real(directory, path, flags);
    s = call_enter(t, CALL_unlinkat, RETURN_ADDRESS, &start);
    result = real(directory, path, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int remove(const char *path)
{
    typedef __typeof__(remove) next_function;
    next_function *real = (next_function *)next_libc(CALL_remove);
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
        return real(path);
    s = call_enter(t, CALL_remove, RETURN_ADDRESS, &start);
    result = real(path);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int rename(const char *from, const char *to)
{
    typedef __typeof__(rename) next_function;
    next_function *real = (next_function *)next_libc(CALL_rename);
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
        return real(from, to);
    s = call_enter(t, CALL_rename, RETURN_ADDRESS, &start);
    result = real(from, to);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int renameat(int from_directory, const char *from, int to_directory, const char *to)
{
    typedef __typeof__(renameat) next_function;
    next_function *real = (next_function *)next_libc(CALL_renameat);
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
        return real(from_directory, from, to_directory, to);
    s = call_enter(t, CALL_renameat, RETURN_ADDRESS, &start);
    result = real(from_directory, from, to_directory, to);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int renameat2(int from_directory, const char *from, int to_directory, const char *to,
    unsigned flags)
{
    typedef __typeof__(renameat2) next_function;
    next_function *real = (next_function *)next_libc(CALL_renameat2);
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
        return real(from_directory, from, to_directory, to, flags);
    s = call_enter(t, CALL_renameat2, RETURN_ADDRESS, &start);
    result = real(from_directory, from, to_directory, to, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int link(const char *from, const char *to)
{
    typedef __typeof__(link) next_function;
    next_function *real = (next_function *)next_libc(CALL_link);
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
        return real(from, to);
    s = call_enter(t, CALL_link, RETURN_ADDRESS, &start);
    result = real(from, to);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int linkat(int from_directory, const char *from, int to_directory, const char *to, int flags)
{
    typedef __typeof__(linkat) next_function;
    next_function *real = (next_function *)next_libc(CALL_linkat);
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
        return real(from_directory, from, to_directory, to, flags);
    s = call_enter(t, CALL_linkat, RETURN_ADDRESS, &start);
    result = real(from_directory, from, to_directory, to, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int symlink(const char *target, const char *path)
{
    typedef __typeof__(symlink) next_function;
    next_function *real = (next_function *)next_libc(CALL_symlink);
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
        return real(target, path);
    s = call_enter(t, CALL_symlink, RETURN_ADDRESS, &start);
    result = real(target, path);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int symlinkat(const char *target, int directory, const char *path)
{
    typedef __typeof__(symlinkat) next_function;
    next_function *real = (next_function *)next_libc(CALL_symlinkat);
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
        return real(target, directory, path);
    s = call_enter(t, CALL_symlinkat, RETURN_ADDRESS, &start);
    result = real(target, directory, path);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int truncate(const char *path, off_t length)
{
    typedef __typeof__(truncate) next_function;
    next_function *real = (next_function *)next_libc(CALL_truncate);
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
        return real(path, length);
    s = call_enter(t, CALL_truncate, RETURN_ADDRESS, &start);
    result = real(path, length);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int truncate64(const char *path, off64_t length)
{
    typedef __typeof__(truncate64) next_function;
    next_function *real = (next_function *)next_libc(CALL_truncate64);
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
        return real(path, length);
    s = call_enter(t, CALL_truncate64, RETURN_ADDRESS, &start);
    result = real(path, length);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int ftruncate(int fd, off_t length)
{
    typedef __typeof__(ftruncate) next_function;
    next_function *real = (next_function *)next_libc(CALL_ftruncate);
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
        return real(fd, length);
    s = call_enter(t, CALL_ftruncate, RETURN_ADDRESS, &start);
    result = real(fd, length);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int ftruncate64(int fd, off64_t length)
{
    typedef __typeof__(ftruncate64) next_function;
    next_function *real = (next_function *)next_libc(CALL_ftruncate64);
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
        return real(fd, length);
    s = call_enter(t, CALL_ftruncate64, RETURN_ADDRESS, &start);
    result = real(fd, length);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int chmod(const char *path, mode_t mode)
{
    typedef __typeof__(chmod) next_function;
    next_function *real = (next_function *)next_libc(CALL_chmod);
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
        return real(path, mode);
    s = call_enter(t, CALL_chmod, RETURN_ADDRESS, &start);
    result = real(path, mode);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int fchmod(int fd, mode_t mode)
{
    typedef __typeof__(fchmod) next_function;
    next_function *real = (next_function *)next_libc(CALL_fchmod);
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
        return real(fd, mode);
    s = call_enter(t, CALL_fchmod, RETURN_ADDRESS, &start);
    result = real(fd, mode);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int fchmodat(int directory, const char *path, mode_t mode, int flags)
{
    typedef __typeof__(fchmodat) next_function;
    next_function *real = (next_function *)next_libc(CALL_fchmodat);
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
        return real(directory, path, mode, flags);
    s = call_enter(t, CALL_fchmodat, RETURN_ADDRESS, &start);
    result = real(directory, path, mode, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int chown(const char *path, uid_t owner, gid_t group)
{
    typedef __typeof__(chown) next_function;
    next_function *real = (next_function *)next_libc(CALL_chown);
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
        return real(path, owner, group);
    s = call_enter(t, CALL_chown, RETURN_ADDRESS, &start);
    result = real(path, owner, group);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int lchown(const char *path, uid_t owner, gid_t group)
{
    typedef __typeof__(lchown) next_function;
    next_function *real = (next_function *)next_libc(CALL_lchown);
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
        return real(path, owner, group);
    s = call_enter(t, CALL_lchown, RETURN_ADDRESS, &start);
    result = real(path, owner, group);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int fchown(int fd, uid_t owner, gid_t group)
{
    typedef __typeof__(fchown) next_function;
    next_function *real = (next_function *)next_libc(CALL_fchown);
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
        return real(fd, owner, group);
    s = call_enter(t, CALL_fchown, RETURN_ADDRESS, &start);
    result = real(fd, owner, group);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int fchownat(int directory, const char *path, uid_t owner, gid_t group, int flags)
{
    typedef __typeof__(fchownat) next_function;
    next_function *real = (next_function *)next_libc(CALL_fchownat);
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
        return real(directory, path, owner, group, flags);
    s = call_enter(t, CALL_fchownat, RETURN_ADDRESS, &start);
    result = real(directory, path, owner, group, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int utime(const char *path, const struct utimbuf *times)
{
    typedef __typeof__(utime) next_function;
    next_function *real = (next_function *)next_libc(CALL_utime);
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
        return real(path, times);
    s = call_enter(t, CALL_utime, RETURN_ADDRESS, &start);
    result = real(path, times);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int utimes(const char *path, const struct timeval times[2])
{
    typedef __typeof__(utimes) next_function;
    next_function *real = (next_function *)next_libc(CALL_utimes);
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
        return real(path, times);
    s = call_enter(t, CALL_utimes, RETURN_ADDRESS, &start);
    result = real(path, times);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int lutimes(const char *path, const struct timeval times[2])
{
    typedef __typeof__(lutimes) next_function;
    next_function *real = (next_function *)next_libc(CALL_lutimes);
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
        return real(path, times);
    s = call_enter(t, CALL_lutimes, RETURN_ADDRESS, &start);
    result = real(path, times);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int futimes(int fd, const struct timeval times[2])
{
    typedef __typeof__(futimes) next_function;
    next_function *real = (next_function *)next_libc(CALL_futimes);
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
        return real(fd, times);
    s = call_enter(t, CALL_futimes, RETURN_ADDRESS, &start);
    result = real(fd, times);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int utimensat(int directory, const char *path, const struct timespec times[2], int flags)
{
    typedef __typeof__(utimensat) next_function;
    next_function *real = (next_function *)next_libc(CALL_utimensat);
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
        return real(directory, path, times, flags);
    s = call_enter(t, CALL_utimensat, RETURN_ADDRESS, &start);
    result = real(directory, path, times, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int futimens(int fd, const struct timespec times[2])
{
    typedef __typeof__(futimens) next_function;
    next_function *real = (next_function *)next_libc(CALL_futimens);
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
        return real(fd, times);
    s = call_enter(t, CALL_futimens, RETURN_ADDRESS, &start);
    result = real(fd, times);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int setxattr(const char *path, const char *name, const void *value, size_t size, int flags)
{
    typedef __typeof__(setxattr) next_function;
    next_function *real = (next_function *)next_libc(CALL_setxattr);
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
        return real(path, name, value, size, flags);
    s = call_enter(t, CALL_setxattr, RETURN_ADDRESS, &start);
    result = real(path, name, value, size, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int lsetxattr(const char *path, const char *name, const void *value, size_t size, int flags)
{
    typedef __typeof__(lsetxattr) next_function;
    next_function *real = (next_function *)next_libc(CALL_lsetxattr);
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
        return real(path, name, value, size, flags);
    s = call_enter(t, CALL_lsetxattr, RETURN_ADDRESS, &start);
    result = real(path, name, value, size, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int fsetxattr(int fd, const char *name, const void *value, size_t size, int flags)
{
    typedef __typeof__(fsetxattr) next_function;
    next_function *real = (next_function *)next_libc(CALL_fsetxattr);
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
        return real(fd, name, value, size, flags);
    s = call_enter(t, CALL_fsetxattr, RETURN_ADDRESS, &start);
    result = real(fd, name, value, size, flags);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int removexattr(const char *path, const char *name)
{
    typedef __typeof__(removexattr) next_function;
    next_function *real = (next_function *)next_libc(CALL_removexattr);
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
        return real(path, name);
    s = call_enter(t, CALL_removexattr, RETURN_ADDRESS, &start);
    result = real(path, name);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int lremovexattr(const char *path, const char *name)
{
    typedef __typeof__(lremovexattr) next_function;
    next_function *real = (next_function *)next_libc(CALL_lremovexattr);
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
        return real(path, name);
    s = call_enter(t, CALL_lremovexattr, RETURN_ADDRESS, &start);
    result = real(path, name);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int fremovexattr(int fd, const char *name)
{
    typedef __typeof__(fremovexattr) next_function;
    next_function *real = (next_function *)next_libc(CALL_fremovexattr);
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
        return real(fd, name);
    s = call_enter(t, CALL_fremovexattr, RETURN_ADDRESS, &start);
    result = real(fd, name);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int posix_fadvise(int fd, off_t offset, off_t length, int advice)
{
    typedef __typeof__(posix_fadvise) next_function;
    next_function *real = (next_function *)next_libc(CALL_posix_fadvise);
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
        return real(fd, offset, length, advice);
    s = call_enter(t, CALL_posix_fadvise, RETURN_ADDRESS, &start);
    result = real(fd, offset, length, advice);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int posix_fadvise64(int fd, off64_t offset, off64_t length, int advice)
{
    typedef __typeof__(posix_fadvise64) next_function;
    next_function *real = (next_function *)next_libc(CALL_posix_fadvise64);
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
        return real(fd, offset, length, advice);
    s = call_enter(t, CALL_posix_fadvise64, RETURN_ADDRESS, &start);
    result = real(fd, offset, length, advice);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int fallocate(int fd, int mode, off_t offset, off_t length)
{
    typedef __typeof__(fallocate) next_function;
    next_function *real = (next_function *)next_libc(CALL_fallocate);
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
        result = real(fd, mode, offset, length);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_fallocate, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(fd, mode, offset, length);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int fallocate64(int fd, int mode, off64_t offset, off64_t length)
{
    typedef __typeof__(fallocate64) next_function;
    next_function *real = (next_function *)next_libc(CALL_fallocate64);
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
        result = real(fd, mode, offset, length);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_fallocate64, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(fd, mode, offset, length);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int posix_fallocate(int fd, off_t offset, off_t length)
{
    typedef __typeof__(posix_fallocate) next_function;
    next_function *real = (next_function *)next_libc(CALL_posix_fallocate);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return ENOSYS;
    }
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(fd, offset, length);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_posix_fallocate, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(fd, offset, length);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result != 0);
    errno = error;
    return result;
}

EXPORT int posix_fallocate64(int fd, off64_t offset, off64_t length)
{
    typedef __typeof__(posix_fallocate64) next_function;
    next_function *real = (next_function *)next_libc(CALL_posix_fallocate64);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return ENOSYS;
    }
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(fd, offset, length);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_posix_fallocate64, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(fd, offset, length);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result != 0);
    errno = error;
    return result;
}

EXPORT DIR *opendir(const char *path)
{
    typedef __typeof__(opendir) next_function;
    next_function *real = (next_function *)next_libc(CALL_opendir);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    DIR *result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (call_nested(t))
        return real(path);
    s = call_enter(t, CALL_opendir, RETURN_ADDRESS, &start);
    result = real(path);
    error = errno;
    call_leave(t, s, start, result == NULL);
    errno = error;
    return result;
}

EXPORT DIR *fdopendir(int fd)
{
    typedef __typeof__(fdopendir) next_function;
    next_function *real = (next_function *)next_libc(CALL_fdopendir);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    DIR *result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (call_nested(t))
        return real(fd);
    s = call_enter(t, CALL_fdopendir, RETURN_ADDRESS, &start);
    result = real(fd);
    error = errno;
    call_leave(t, s, start, result == NULL);
    errno = error;
    return result;
}

EXPORT ssize_t getdents64(int fd, void *buffer, size_t size)
{
    typedef __typeof__(getdents64) next_function;
    next_function *real = (next_function *)next_libc(CALL_getdents64);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(fd, buffer, size);
    s = call_enter(t, CALL_getdents64, RETURN_ADDRESS, &start);
    result = real(fd, buffer, size);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int closedir(DIR *directory)
{
    typedef __typeof__(closedir) next_function;
    next_function *real = (next_function *)next_libc(CALL_closedir);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    error = errno;
    descriptor_forget(dirfd(directory));
    errno = error;
    if (call_nested(t))
        return real(directory);
    s = call_enter(t, CALL_closedir, RETURN_ADDRESS, &start);
    result = real(directory);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT struct dirent *readdir(DIR *directory)
{
    typedef __typeof__(readdir) next_function;
    next_function *real = (next_function *)next_libc(CALL_readdir);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    struct dirent *result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (call_nested(t))
        return real(directory);
    s = call_enter(t, CALL_readdir, RETURN_ADDRESS, &start);
    result = real(directory);
    error = errno;
    call_leave(t, s, start, false);
    errno = error;
    return result;
}

EXPORT struct dirent64 *readdir64(DIR *directory)
{
    typedef __typeof__(readdir64) next_function;
    next_function *real = (next_function *)next_libc(CALL_readdir64);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    struct dirent64 *result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (call_nested(t))
        return real(directory);
    s = call_enter(t, CALL_readdir64, RETURN_ADDRESS, &start);
    result = real(directory);
    error = errno;
    call_leave(t, s, start, false);
    errno = error;
    return result;
}

EXPORT int flock(int fd, int operation)
{
    typedef __typeof__(flock) next_function;
    next_function *real = (next_function *)next_libc(CALL_flock);
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
        return real(fd, operation);
    s = call_enter(t, CALL_flock, RETURN_ADDRESS, &start);
    result = real(fd, operation);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int lockf(int fd, int command, off_t length)
{
    typedef __typeof__(lockf) next_function;
    next_function *real = (next_function *)next_libc(CALL_lockf);
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
        return real(fd, command, length);
    s = call_enter(t, CALL_lockf, RETURN_ADDRESS, &start);
    result = real(fd, command, length);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int lockf64(int fd, int command, off64_t length)
{
    typedef __typeof__(lockf64) next_function;
    next_function *real = (next_function *)next_libc(CALL_lockf64);
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
        return real(fd, command, length);
    s = call_enter(t, CALL_lockf64, RETURN_ADDRESS, &start);
    result = real(fd, command, length);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int fcntl(int fd, int command, ...)
{
    typedef __typeof__(fcntl) next_function;
    next_function *real = (next_function *)next_libc(CALL_fcntl);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    va_list list;
    void *more;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    va_start(list, command);
    more = va_arg(list, void *);
    va_end(list);
    if (call_nested(t))
        return real(fd, command, more);
    s = call_enter(t, CALL_fcntl, RETURN_ADDRESS, &start);
    result = real(fd, command, more);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int fcntl64(int fd, int command, ...)
{
    typedef __typeof__(fcntl64) next_function;
    next_function *real = (next_function *)next_libc(CALL_fcntl64);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    va_list list;
    void *more;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    va_start(list, command);
    more = va_arg(list, void *);
    va_end(list);
    if (call_nested(t))
        return real(fd, command, more);
    s = call_enter(t, CALL_fcntl64, RETURN_ADDRESS, &start);
    result = real(fd, command, more);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
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
    bool masked;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(fd, buffer, count, flags);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_recv, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(fd, buffer, count, flags);
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
    bool masked;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(fd, buffer, count, room, flags);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL___recv_chk, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(fd, buffer, count, room, flags);
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
    bool masked;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(fd, buffer, count, flags, from, length);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_recvfrom, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(fd, buffer, count, flags, from, length);
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
    bool masked;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(fd, buffer, count, room, flags, from, length);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL___recvfrom_chk, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(fd, buffer, count, room, flags, from, length);
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
    bool masked;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(fd, message, flags);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_recvmsg, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(fd, message, flags);
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
    bool masked;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(fd, buffer, count, flags);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_send, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(fd, buffer, count, flags);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    if (result != -1)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

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
    bool masked;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(fd, buffer, count, flags, to, length);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_sendto, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(fd, buffer, count, flags, to, length);
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
    bool masked;
    ssize_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(fd, message, flags);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_sendmsg, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(fd, message, flags);
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
