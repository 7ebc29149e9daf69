/* Stands in front of libc's calls.
 * Made from api/stdio.toml by `cargo xtask codegen`; do not edit.
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
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

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

EXPORT size_t fread(void *buffer, size_t size, size_t count, FILE *stream)
{
    typedef __typeof__(fread) next_function;
    next_function *real = (next_function *)next_libc(CALL_fread);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    size_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return 0;
    }
    if (c.t == NULL) {
        result = real(buffer, size, count, stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_fread);
        result = real(buffer, size, count, stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_fread, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(buffer, size, count, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    bytes = (uint64_t)(result * size);
    file_volume(&c, bytes);
    stream_moved(&c, FILE_READ, stream, bytes);
    return result;
}

EXPORT size_t fread_unlocked(void *buffer, size_t size, size_t count, FILE *stream)
{
    typedef __typeof__(fread_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_fread_unlocked);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    size_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return 0;
    }
    if (c.t == NULL) {
        result = real(buffer, size, count, stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_fread_unlocked);
        result = real(buffer, size, count, stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_fread_unlocked, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(buffer, size, count, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    bytes = (uint64_t)(result * size);
    file_volume(&c, bytes);
    stream_moved(&c, FILE_READ, stream, bytes);
    return result;
}

EXPORT size_t __fread_chk(void *buffer, size_t room, size_t size, size_t count, FILE *stream)
{
    typedef __typeof__(__fread_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___fread_chk);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    size_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return 0;
    }
    if (c.t == NULL) {
        result = real(buffer, room, size, count, stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL___fread_chk);
        result = real(buffer, room, size, count, stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL___fread_chk, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(buffer, room, size, count, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    bytes = (uint64_t)(result * size);
    file_volume(&c, bytes);
    stream_moved(&c, FILE_READ, stream, bytes);
    return result;
}

EXPORT size_t __fread_unlocked_chk(void *buffer, size_t room, size_t size, size_t count,
    FILE *stream)
{
    typedef __typeof__(__fread_unlocked_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___fread_unlocked_chk);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    size_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return 0;
    }
    if (c.t == NULL) {
        result = real(buffer, room, size, count, stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL___fread_unlocked_chk);
        result = real(buffer, room, size, count, stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL___fread_unlocked_chk, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(buffer, room, size, count, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    bytes = (uint64_t)(result * size);
    file_volume(&c, bytes);
    stream_moved(&c, FILE_READ, stream, bytes);
    return result;
}

EXPORT size_t fwrite(const void *buffer, size_t size, size_t count, FILE *stream)
{
    typedef __typeof__(fwrite) next_function;
    next_function *real = (next_function *)next_libc(CALL_fwrite);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    size_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return 0;
    }
    if (c.t == NULL) {
        result = real(buffer, size, count, stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_fwrite);
        result = real(buffer, size, count, stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_fwrite, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(stream_goes_on(stream)) && mask_block(c.t);
    result = real(buffer, size, count, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == 0 && size != 0 && count != 0);
    if (!(result == 0 && size != 0 && count != 0)) {
        bytes = (uint64_t)(result * size);
        file_volume(&c, bytes);
        stream_moved(&c, FILE_WRITE, stream, bytes);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT size_t fwrite_unlocked(const void *buffer, size_t size, size_t count, FILE *stream)
{
    typedef __typeof__(fwrite_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_fwrite_unlocked);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    size_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return 0;
    }
    if (c.t == NULL) {
        result = real(buffer, size, count, stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_fwrite_unlocked);
        result = real(buffer, size, count, stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_fwrite_unlocked, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(stream_goes_on(stream)) && mask_block(c.t);
    result = real(buffer, size, count, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == 0 && size != 0 && count != 0);
    if (!(result == 0 && size != 0 && count != 0)) {
        bytes = (uint64_t)(result * size);
        file_volume(&c, bytes);
        stream_moved(&c, FILE_WRITE, stream, bytes);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int fgetc(FILE *stream)
{
    typedef __typeof__(fgetc) next_function;
    next_function *real = (next_function *)next_libc(CALL_fgetc);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (c.t == NULL) {
        result = real(stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_fgetc);
        result = real(stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_fgetc, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    bytes = (uint64_t)(result != EOF);
    file_volume(&c, bytes);
    stream_moved(&c, FILE_READ, stream, bytes);
    return result;
}

EXPORT int fgetc_unlocked(FILE *stream)
{
    typedef __typeof__(fgetc_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_fgetc_unlocked);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (c.t == NULL) {
        result = real(stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_fgetc_unlocked);
        result = real(stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_fgetc_unlocked, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    bytes = (uint64_t)(result != EOF);
    file_volume(&c, bytes);
    stream_moved(&c, FILE_READ, stream, bytes);
    return result;
}

EXPORT int getc(FILE *stream)
{
    typedef __typeof__(getc) next_function;
    next_function *real = (next_function *)next_libc(CALL_getc);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (c.t == NULL) {
        result = real(stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_getc);
        result = real(stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_getc, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    bytes = (uint64_t)(result != EOF);
    file_volume(&c, bytes);
    stream_moved(&c, FILE_READ, stream, bytes);
    return result;
}

EXPORT int getc_unlocked(FILE *stream)
{
    typedef __typeof__(getc_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_getc_unlocked);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (c.t == NULL) {
        result = real(stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_getc_unlocked);
        result = real(stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_getc_unlocked, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    bytes = (uint64_t)(result != EOF);
    file_volume(&c, bytes);
    stream_moved(&c, FILE_READ, stream, bytes);
    return result;
}

EXPORT int _IO_getc(FILE *stream)
{
    typedef __typeof__(_IO_getc) next_function;
    next_function *real = (next_function *)next_libc(CALL__IO_getc);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (c.t == NULL) {
        result = real(stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL__IO_getc);
        result = real(stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL__IO_getc, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    bytes = (uint64_t)(result != EOF);
    file_volume(&c, bytes);
    stream_moved(&c, FILE_READ, stream, bytes);
    return result;
}

EXPORT int getchar(void)
{
    typedef __typeof__(getchar) next_function;
    next_function *real = (next_function *)next_libc(CALL_getchar);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (c.t == NULL) {
        result = real();
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_getchar);
        result = real();
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_getchar, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stdin))) && mask_block(c.t);
    result = real();
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    bytes = (uint64_t)(result != EOF);
    file_volume(&c, bytes);
    stream_moved(&c, FILE_READ, stdin, bytes);
    return result;
}

EXPORT int getchar_unlocked(void)
{
    typedef __typeof__(getchar_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_getchar_unlocked);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (c.t == NULL) {
        result = real();
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_getchar_unlocked);
        result = real();
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_getchar_unlocked, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stdin))) && mask_block(c.t);
    result = real();
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    bytes = (uint64_t)(result != EOF);
    file_volume(&c, bytes);
    stream_moved(&c, FILE_READ, stdin, bytes);
    return result;
}

EXPORT int getw(FILE *stream)
{
    typedef __typeof__(getw) next_function;
    next_function *real = (next_function *)next_libc(CALL_getw);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (c.t == NULL) {
        result = real(stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_getw);
        result = real(stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_getw, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    bytes = (uint64_t)(feof(stream) == 0 ? sizeof result : 0);
    file_volume(&c, bytes);
    stream_moved(&c, FILE_READ, stream, bytes);
    return result;
}

EXPORT int fputc(int letter, FILE *stream)
{
    typedef __typeof__(fputc) next_function;
    next_function *real = (next_function *)next_libc(CALL_fputc);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (c.t == NULL) {
        result = real(letter, stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_fputc);
        result = real(letter, stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_fputc, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(stream_goes_on(stream)) && mask_block(c.t);
    result = real(letter, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == EOF);
    if (result != EOF) {
        bytes = (uint64_t)(1);
        file_volume(&c, bytes);
        stream_moved(&c, FILE_WRITE, stream, bytes);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int fputc_unlocked(int letter, FILE *stream)
{
    typedef __typeof__(fputc_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_fputc_unlocked);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (c.t == NULL) {
        result = real(letter, stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_fputc_unlocked);
        result = real(letter, stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_fputc_unlocked, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(stream_goes_on(stream)) && mask_block(c.t);
    result = real(letter, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == EOF);
    if (result != EOF) {
        bytes = (uint64_t)(1);
        file_volume(&c, bytes);
        stream_moved(&c, FILE_WRITE, stream, bytes);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int putc(int letter, FILE *stream)
{
    typedef __typeof__(putc) next_function;
    next_function *real = (next_function *)next_libc(CALL_putc);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (c.t == NULL) {
        result = real(letter, stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_putc);
        result = real(letter, stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_putc, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(stream_goes_on(stream)) && mask_block(c.t);
    result = real(letter, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == EOF);
    if (result != EOF) {
        bytes = (uint64_t)(1);
        file_volume(&c, bytes);
        stream_moved(&c, FILE_WRITE, stream, bytes);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int putc_unlocked(int letter, FILE *stream)
{
    typedef __typeof__(putc_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_putc_unlocked);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (c.t == NULL) {
        result = real(letter, stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_putc_unlocked);
        result = real(letter, stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_putc_unlocked, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(stream_goes_on(stream)) && mask_block(c.t);
    result = real(letter, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == EOF);
    if (result != EOF) {
        bytes = (uint64_t)(1);
        file_volume(&c, bytes);
        stream_moved(&c, FILE_WRITE, stream, bytes);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int _IO_putc(int letter, FILE *stream)
{
    typedef __typeof__(_IO_putc) next_function;
    next_function *real = (next_function *)next_libc(CALL__IO_putc);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (c.t == NULL) {
        result = real(letter, stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL__IO_putc);
        result = real(letter, stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL__IO_putc, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(stream_goes_on(stream)) && mask_block(c.t);
    result = real(letter, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == EOF);
    if (result != EOF) {
        bytes = (uint64_t)(1);
        file_volume(&c, bytes);
        stream_moved(&c, FILE_WRITE, stream, bytes);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int putchar(int letter)
{
    typedef __typeof__(putchar) next_function;
    next_function *real = (next_function *)next_libc(CALL_putchar);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (c.t == NULL) {
        result = real(letter);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_putchar);
        result = real(letter);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_putchar, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(stream_goes_on(stdout)) && mask_block(c.t);
    result = real(letter);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == EOF);
    if (result != EOF) {
        bytes = (uint64_t)(1);
        file_volume(&c, bytes);
        stream_moved(&c, FILE_WRITE, stdout, bytes);
    } else {
        c.error = errno;
        file_failed(&c, 0, FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int putchar_unlocked(int letter)
{
    typedef __typeof__(putchar_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_putchar_unlocked);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (c.t == NULL) {
        result = real(letter);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_putchar_unlocked);
        result = real(letter);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_putchar_unlocked, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(stream_goes_on(stdout)) && mask_block(c.t);
    result = real(letter);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == EOF);
    if (result != EOF) {
        bytes = (uint64_t)(1);
        file_volume(&c, bytes);
        stream_moved(&c, FILE_WRITE, stdout, bytes);
    } else {
        c.error = errno;
        file_failed(&c, 0, FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int putw(int number, FILE *stream)
{
    typedef __typeof__(putw) next_function;
    next_function *real = (next_function *)next_libc(CALL_putw);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (c.t == NULL) {
        result = real(number, stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_putw);
        result = real(number, stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_putw, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(stream_goes_on(stream)) && mask_block(c.t);
    result = real(number, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result != 0);
    if (result == 0) {
        bytes = (uint64_t)(sizeof number);
        file_volume(&c, bytes);
        stream_moved(&c, FILE_WRITE, stream, bytes);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT char *fgets(char *buffer, int count, FILE *stream)
{
    typedef __typeof__(fgets) next_function;
    next_function *real = (next_function *)next_libc(CALL_fgets);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    char *result;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (c.t == NULL) {
        result = real(buffer, count, stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_fgets);
        result = real(buffer, count, stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_fgets, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(buffer, count, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    bytes = (uint64_t)(result == NULL ? 0 : strlen(result));
    file_volume(&c, bytes);
    stream_moved(&c, FILE_READ, stream, bytes);
    return result;
}

EXPORT char *fgets_unlocked(char *buffer, int count, FILE *stream)
{
    typedef __typeof__(fgets_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_fgets_unlocked);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    char *result;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (c.t == NULL) {
        result = real(buffer, count, stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_fgets_unlocked);
        result = real(buffer, count, stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_fgets_unlocked, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(buffer, count, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    bytes = (uint64_t)(result == NULL ? 0 : strlen(result));
    file_volume(&c, bytes);
    stream_moved(&c, FILE_READ, stream, bytes);
    return result;
}

EXPORT char *__fgets_chk(char *buffer, size_t room, int count, FILE *stream)
{
    typedef __typeof__(__fgets_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___fgets_chk);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    char *result;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (c.t == NULL) {
        result = real(buffer, room, count, stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL___fgets_chk);
        result = real(buffer, room, count, stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL___fgets_chk, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(buffer, room, count, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    bytes = (uint64_t)(result == NULL ? 0 : strlen(result));
    file_volume(&c, bytes);
    stream_moved(&c, FILE_READ, stream, bytes);
    return result;
}

EXPORT char *__fgets_unlocked_chk(char *buffer, size_t room, int count, FILE *stream)
{
    typedef __typeof__(__fgets_unlocked_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___fgets_unlocked_chk);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    char *result;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (c.t == NULL) {
        result = real(buffer, room, count, stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL___fgets_unlocked_chk);
        result = real(buffer, room, count, stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL___fgets_unlocked_chk, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(buffer, room, count, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    bytes = (uint64_t)(result == NULL ? 0 : strlen(result));
    file_volume(&c, bytes);
    stream_moved(&c, FILE_READ, stream, bytes);
    return result;
}

EXPORT ssize_t getline(char **line, size_t *room, FILE *stream)
{
    typedef __typeof__(getline) next_function;
    next_function *real = (next_function *)next_libc(CALL_getline);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(line, room, stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_getline);
        result = real(line, room, stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_getline, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(line, room, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    bytes = (uint64_t)(result == -1 ? 0 : result);
    file_volume(&c, bytes);
    stream_moved(&c, FILE_READ, stream, bytes);
    return result;
}

EXPORT ssize_t getdelim(char **line, size_t *room, int end, FILE *stream)
{
    typedef __typeof__(getdelim) next_function;
    next_function *real = (next_function *)next_libc(CALL_getdelim);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(line, room, end, stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_getdelim);
        result = real(line, room, end, stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_getdelim, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(line, room, end, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    bytes = (uint64_t)(result == -1 ? 0 : result);
    file_volume(&c, bytes);
    stream_moved(&c, FILE_READ, stream, bytes);
    return result;
}

EXPORT ssize_t __getdelim(char **line, size_t *room, int end, FILE *stream)
{
    typedef __typeof__(__getdelim) next_function;
    next_function *real = (next_function *)next_libc(CALL___getdelim);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    ssize_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(line, room, end, stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL___getdelim);
        result = real(line, room, end, stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL___getdelim, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(line, room, end, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    bytes = (uint64_t)(result == -1 ? 0 : result);
    file_volume(&c, bytes);
    stream_moved(&c, FILE_READ, stream, bytes);
    return result;
}

EXPORT int fputs(const char *string, FILE *stream)
{
    typedef __typeof__(fputs) next_function;
    next_function *real = (next_function *)next_libc(CALL_fputs);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (c.t == NULL) {
        result = real(string, stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_fputs);
        result = real(string, stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_fputs, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(stream_goes_on(stream)) && mask_block(c.t);
    result = real(string, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == EOF);
    if (result != EOF) {
        bytes = (uint64_t)(strlen(string));
        file_volume(&c, bytes);
        stream_moved(&c, FILE_WRITE, stream, bytes);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int fputs_unlocked(const char *string, FILE *stream)
{
    typedef __typeof__(fputs_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_fputs_unlocked);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (c.t == NULL) {
        result = real(string, stream);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_fputs_unlocked);
        result = real(string, stream);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_fputs_unlocked, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(stream_goes_on(stream)) && mask_block(c.t);
    result = real(string, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == EOF);
    if (result != EOF) {
        bytes = (uint64_t)(strlen(string));
        file_volume(&c, bytes);
        stream_moved(&c, FILE_WRITE, stream, bytes);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int puts(const char *string)
{
    typedef __typeof__(puts) next_function;
    next_function *real = (next_function *)next_libc(CALL_puts);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (c.t == NULL) {
        result = real(string);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_puts);
        result = real(string);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_puts, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(stream_goes_on(stdout)) && mask_block(c.t);
    result = real(string);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == EOF);
    if (result != EOF) {
        bytes = (uint64_t)(strlen(string) + 1);
        file_volume(&c, bytes);
        stream_moved(&c, FILE_WRITE, stdout, bytes);
    } else {
        c.error = errno;
        file_failed(&c, 0, FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int fprintf(FILE *stream, const char *format, ...)
{
    typedef int next_function(FILE *stream, const char *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL_vfprintf);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    va_list list;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    va_start(list, format);
    if (c.t == NULL) {
        result = real(stream, format, list);
        va_end(list);
        vfork_lose();
        return result;
    }
    moving_enter(&c, CALL_fprintf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(stream_goes_on(stream)) && mask_block(c.t);
    result = real(stream, format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result < 0);
    if (result >= 0) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        stream_moved(&c, FILE_WRITE, stream, bytes);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    va_end(list);
    return result;
}

EXPORT int __fprintf_chk(FILE *stream, int flag, const char *format, ...)
{
    typedef int next_function(FILE *stream, int flag, const char *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL___vfprintf_chk);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    va_list list;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    va_start(list, format);
    if (c.t == NULL) {
        result = real(stream, flag, format, list);
        va_end(list);
        vfork_lose();
        return result;
    }
    moving_enter(&c, CALL___fprintf_chk, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(stream_goes_on(stream)) && mask_block(c.t);
    result = real(stream, flag, format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result < 0);
    if (result >= 0) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        stream_moved(&c, FILE_WRITE, stream, bytes);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    va_end(list);
    return result;
}

EXPORT int printf(const char *format, ...)
{
    typedef int next_function(const char *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL_vprintf);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    va_list list;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    va_start(list, format);
    if (c.t == NULL) {
        result = real(format, list);
        va_end(list);
        vfork_lose();
        return result;
    }
    moving_enter(&c, CALL_printf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(stream_goes_on(stdout)) && mask_block(c.t);
    result = real(format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result < 0);
    if (result >= 0) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        stream_moved(&c, FILE_WRITE, stdout, bytes);
    } else {
        c.error = errno;
        file_failed(&c, 0, FILE_STDIO, c.error);
        errno = c.error;
    }
    va_end(list);
    return result;
}

EXPORT int __printf_chk(int flag, const char *format, ...)
{
    typedef int next_function(int flag, const char *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL___vprintf_chk);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    va_list list;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    va_start(list, format);
    if (c.t == NULL) {
        result = real(flag, format, list);
        va_end(list);
        vfork_lose();
        return result;
    }
    moving_enter(&c, CALL___printf_chk, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(stream_goes_on(stdout)) && mask_block(c.t);
    result = real(flag, format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result < 0);
    if (result >= 0) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        stream_moved(&c, FILE_WRITE, stdout, bytes);
    } else {
        c.error = errno;
        file_failed(&c, 0, FILE_STDIO, c.error);
        errno = c.error;
    }
    va_end(list);
    return result;
}

EXPORT int dprintf(int fd, const char *format, ...)
{
    typedef int next_function(int fd, const char *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL_vdprintf);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    uint64_t bytes;
    bool masked;
    va_list list;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    va_start(list, format);
    if (c.t == NULL) {
        result = real(fd, format, list);
        va_end(list);
        vfork_lose();
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL_dprintf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_writes(fd)) && mask_block(c.t);
    result = real(fd, format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result < 0);
    if (result >= 0) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_moved(&c, FILE_WRITE, fd, d, result, NULL, FILE_HERE);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    va_end(list);
    errno = c.error;
    return result;
}

EXPORT int __dprintf_chk(int fd, int flag, const char *format, ...)
{
    typedef int next_function(int fd, int flag, const char *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL___vdprintf_chk);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    uint64_t bytes;
    bool masked;
    va_list list;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    va_start(list, format);
    if (c.t == NULL) {
        result = real(fd, flag, format, list);
        va_end(list);
        vfork_lose();
        return result;
    }
    d = descriptor_find(fd);
    file_enter(&c, CALL___dprintf_chk, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_writes(fd)) && mask_block(c.t);
    result = real(fd, flag, format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result < 0);
    if (result >= 0) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_moved(&c, FILE_WRITE, fd, d, result, NULL, FILE_HERE);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    va_end(list);
    errno = c.error;
    return result;
}

EXPORT int vfprintf(FILE *stream, const char *format, va_list list)
{
    typedef __typeof__(vfprintf) next_function;
    next_function *real = (next_function *)next_libc(CALL_vfprintf);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(stream, format, list);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_vfprintf);
        result = real(stream, format, list);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_vfprintf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(stream_goes_on(stream)) && mask_block(c.t);
    result = real(stream, format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result < 0);
    if (result >= 0) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        stream_moved(&c, FILE_WRITE, stream, bytes);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int __vfprintf_chk(FILE *stream, int flag, const char *format, va_list list)
{
    typedef __typeof__(__vfprintf_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___vfprintf_chk);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(stream, flag, format, list);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL___vfprintf_chk);
        result = real(stream, flag, format, list);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL___vfprintf_chk, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(stream_goes_on(stream)) && mask_block(c.t);
    result = real(stream, flag, format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result < 0);
    if (result >= 0) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        stream_moved(&c, FILE_WRITE, stream, bytes);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int vprintf(const char *format, va_list list)
{
    typedef __typeof__(vprintf) next_function;
    next_function *real = (next_function *)next_libc(CALL_vprintf);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(format, list);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL_vprintf);
        result = real(format, list);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL_vprintf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(stream_goes_on(stdout)) && mask_block(c.t);
    result = real(format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result < 0);
    if (result >= 0) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        stream_moved(&c, FILE_WRITE, stdout, bytes);
    } else {
        c.error = errno;
        file_failed(&c, 0, FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int __vprintf_chk(int flag, const char *format, va_list list)
{
    typedef __typeof__(__vprintf_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___vprintf_chk);
    struct file_call c = {.t = thread_current()};
    uint64_t bytes;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(flag, format, list);
        vfork_lose();
        return result;
    }
    if (call_thin(c.t)) {
        thin_enter(c.t, CALL___vprintf_chk);
        result = real(flag, format, list);
        thin_leave(c.t);
        return result;
    }
    moving_enter(&c, CALL___vprintf_chk, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(stream_goes_on(stdout)) && mask_block(c.t);
    result = real(flag, format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result < 0);
    if (result >= 0) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        stream_moved(&c, FILE_WRITE, stdout, bytes);
    } else {
        c.error = errno;
        file_failed(&c, 0, FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int vdprintf(int fd, const char *format, va_list list)
{
    typedef __typeof__(vdprintf) next_function;
    next_function *real = (next_function *)next_libc(CALL_vdprintf);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    uint64_t bytes;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, format, list);
        vfork_lose();
        return result;
    }
    d = descriptor_find(fd);
    if (call_thin(c.t) && d->kind == DESCRIPTOR_FILE) {
        thin_enter(c.t, CALL_vdprintf);
        result = real(fd, format, list);
        thin_leave(c.t);
        descriptor_lost(d);
        return result;
    }
    file_enter(&c, CALL_vdprintf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_writes(fd)) && mask_block(c.t);
    result = real(fd, format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result < 0);
    if (result >= 0) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_moved(&c, FILE_WRITE, fd, d, result, NULL, FILE_HERE);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int __vdprintf_chk(int fd, int flag, const char *format, va_list list)
{
    typedef __typeof__(__vdprintf_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___vdprintf_chk);
    struct file_call c = {.t = thread_current()};
    struct descriptor *d;
    uint64_t bytes;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(fd, flag, format, list);
        vfork_lose();
        return result;
    }
    d = descriptor_find(fd);
    if (call_thin(c.t) && d->kind == DESCRIPTOR_FILE) {
        thin_enter(c.t, CALL___vdprintf_chk);
        result = real(fd, flag, format, list);
        thin_leave(c.t);
        descriptor_lost(d);
        return result;
    }
    file_enter(&c, CALL___vdprintf_chk, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_writes(fd)) && mask_block(c.t);
    result = real(fd, flag, format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    file_leave(&c, result < 0);
    if (result >= 0) {
        bytes = (uint64_t)(result);
        file_volume(&c, bytes);
        file_moved(&c, FILE_WRITE, fd, d, result, NULL, FILE_HERE);
    } else {
        file_failed(&c, d->file, FILE_POSIX, c.error);
    }
    errno = c.error;
    return result;
}

EXPORT int wrapped_fscanf(FILE *stream, const char *format, ...) __asm__("fscanf");
int wrapped_fscanf(FILE *stream, const char *format, ...)
{
    typedef int next_function(FILE *stream, const char *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL_vfscanf);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    bool masked;
    va_list list;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    file = c.t != NULL ? scan_begin(stream) : 0;
    va_start(list, format);
    if (c.t == NULL) {
        result = real(stream, format, list);
        va_end(list);
        return result;
    }
    moving_enter(&c, CALL_fscanf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(stream, format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    scan_end(&c, stream, file);
    va_end(list);
    return result;
}

EXPORT int wrapped___isoc99_fscanf(FILE *stream, const char *format,
    ...) __asm__("__isoc99_fscanf");
int wrapped___isoc99_fscanf(FILE *stream, const char *format, ...)
{
    typedef int next_function(FILE *stream, const char *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL___isoc99_vfscanf);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    bool masked;
    va_list list;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    file = c.t != NULL ? scan_begin(stream) : 0;
    va_start(list, format);
    if (c.t == NULL) {
        result = real(stream, format, list);
        va_end(list);
        return result;
    }
    moving_enter(&c, CALL___isoc99_fscanf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(stream, format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    scan_end(&c, stream, file);
    va_end(list);
    return result;
}

EXPORT int wrapped___isoc23_fscanf(FILE *stream, const char *format,
    ...) __asm__("__isoc23_fscanf");
int wrapped___isoc23_fscanf(FILE *stream, const char *format, ...)
{
    typedef int next_function(FILE *stream, const char *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL___isoc23_vfscanf);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    bool masked;
    va_list list;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    file = c.t != NULL ? scan_begin(stream) : 0;
    va_start(list, format);
    if (c.t == NULL) {
        result = real(stream, format, list);
        va_end(list);
        return result;
    }
    moving_enter(&c, CALL___isoc23_fscanf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(stream, format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    scan_end(&c, stream, file);
    va_end(list);
    return result;
}

EXPORT int wrapped_scanf(const char *format, ...) __asm__("scanf");
int wrapped_scanf(const char *format, ...)
{
    typedef int next_function(const char *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL_vscanf);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    bool masked;
    va_list list;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    file = c.t != NULL ? scan_begin(stdin) : 0;
    va_start(list, format);
    if (c.t == NULL) {
        result = real(format, list);
        va_end(list);
        return result;
    }
    moving_enter(&c, CALL_scanf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stdin))) && mask_block(c.t);
    result = real(format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    scan_end(&c, stdin, file);
    va_end(list);
    return result;
}

EXPORT int wrapped___isoc99_scanf(const char *format, ...) __asm__("__isoc99_scanf");
int wrapped___isoc99_scanf(const char *format, ...)
{
    typedef int next_function(const char *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL___isoc99_vscanf);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    bool masked;
    va_list list;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    file = c.t != NULL ? scan_begin(stdin) : 0;
    va_start(list, format);
    if (c.t == NULL) {
        result = real(format, list);
        va_end(list);
        return result;
    }
    moving_enter(&c, CALL___isoc99_scanf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stdin))) && mask_block(c.t);
    result = real(format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    scan_end(&c, stdin, file);
    va_end(list);
    return result;
}

EXPORT int wrapped___isoc23_scanf(const char *format, ...) __asm__("__isoc23_scanf");
int wrapped___isoc23_scanf(const char *format, ...)
{
    typedef int next_function(const char *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL___isoc23_vscanf);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    bool masked;
    va_list list;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    file = c.t != NULL ? scan_begin(stdin) : 0;
    va_start(list, format);
    if (c.t == NULL) {
        result = real(format, list);
        va_end(list);
        return result;
    }
    moving_enter(&c, CALL___isoc23_scanf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stdin))) && mask_block(c.t);
    result = real(format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    scan_end(&c, stdin, file);
    va_end(list);
    return result;
}

EXPORT int wrapped_vfscanf(FILE *stream, const char *format, va_list list) __asm__("vfscanf");
int wrapped_vfscanf(FILE *stream, const char *format, va_list list)
{
    typedef __typeof__(wrapped_vfscanf) next_function;
    next_function *real = (next_function *)next_libc(CALL_vfscanf);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    file = c.t != NULL ? scan_begin(stream) : 0;
    if (c.t == NULL) {
        result = real(stream, format, list);
        return result;
    }
    moving_enter(&c, CALL_vfscanf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(stream, format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    scan_end(&c, stream, file);
    return result;
}

EXPORT int wrapped___isoc99_vfscanf(FILE *stream, const char *format,
    va_list list) __asm__("__isoc99_vfscanf");
int wrapped___isoc99_vfscanf(FILE *stream, const char *format, va_list list)
{
    typedef __typeof__(wrapped___isoc99_vfscanf) next_function;
    next_function *real = (next_function *)next_libc(CALL___isoc99_vfscanf);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    file = c.t != NULL ? scan_begin(stream) : 0;
    if (c.t == NULL) {
        result = real(stream, format, list);
        return result;
    }
    moving_enter(&c, CALL___isoc99_vfscanf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(stream, format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    scan_end(&c, stream, file);
    return result;
}

EXPORT int wrapped___isoc23_vfscanf(FILE *stream, const char *format,
    va_list list) __asm__("__isoc23_vfscanf");
int wrapped___isoc23_vfscanf(FILE *stream, const char *format, va_list list)
{
    typedef __typeof__(wrapped___isoc23_vfscanf) next_function;
    next_function *real = (next_function *)next_libc(CALL___isoc23_vfscanf);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    file = c.t != NULL ? scan_begin(stream) : 0;
    if (c.t == NULL) {
        result = real(stream, format, list);
        return result;
    }
    moving_enter(&c, CALL___isoc23_vfscanf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(stream, format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    scan_end(&c, stream, file);
    return result;
}

EXPORT int wrapped_vscanf(const char *format, va_list list) __asm__("vscanf");
int wrapped_vscanf(const char *format, va_list list)
{
    typedef __typeof__(wrapped_vscanf) next_function;
    next_function *real = (next_function *)next_libc(CALL_vscanf);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    file = c.t != NULL ? scan_begin(stdin) : 0;
    if (c.t == NULL) {
        result = real(format, list);
        return result;
    }
    moving_enter(&c, CALL_vscanf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stdin))) && mask_block(c.t);
    result = real(format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    scan_end(&c, stdin, file);
    return result;
}

EXPORT int wrapped___isoc99_vscanf(const char *format, va_list list) __asm__("__isoc99_vscanf");
int wrapped___isoc99_vscanf(const char *format, va_list list)
{
    typedef __typeof__(wrapped___isoc99_vscanf) next_function;
    next_function *real = (next_function *)next_libc(CALL___isoc99_vscanf);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    file = c.t != NULL ? scan_begin(stdin) : 0;
    if (c.t == NULL) {
        result = real(format, list);
        return result;
    }
    moving_enter(&c, CALL___isoc99_vscanf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stdin))) && mask_block(c.t);
    result = real(format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    scan_end(&c, stdin, file);
    return result;
}

EXPORT int wrapped___isoc23_vscanf(const char *format, va_list list) __asm__("__isoc23_vscanf");
int wrapped___isoc23_vscanf(const char *format, va_list list)
{
    typedef __typeof__(wrapped___isoc23_vscanf) next_function;
    next_function *real = (next_function *)next_libc(CALL___isoc23_vscanf);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    file = c.t != NULL ? scan_begin(stdin) : 0;
    if (c.t == NULL) {
        result = real(format, list);
        return result;
    }
    moving_enter(&c, CALL___isoc23_vscanf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stdin))) && mask_block(c.t);
    result = real(format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    scan_end(&c, stdin, file);
    return result;
}

EXPORT wint_t fgetwc(FILE *stream)
{
    typedef __typeof__(fgetwc) next_function;
    next_function *real = (next_function *)next_libc(CALL_fgetwc);
    struct file_call c = {.t = thread_current()};
    bool masked;
    wint_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return WEOF;
    }
    if (c.t == NULL) {
        result = real(stream);
        return result;
    }
    moving_enter(&c, CALL_fgetwc, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    stream_moved(&c, FILE_READ, stream, 0);
    return result;
}

EXPORT wint_t fgetwc_unlocked(FILE *stream)
{
    typedef __typeof__(fgetwc_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_fgetwc_unlocked);
    struct file_call c = {.t = thread_current()};
    bool masked;
    wint_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return WEOF;
    }
    if (c.t == NULL) {
        result = real(stream);
        return result;
    }
    moving_enter(&c, CALL_fgetwc_unlocked, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    stream_moved(&c, FILE_READ, stream, 0);
    return result;
}

EXPORT wint_t getwc(FILE *stream)
{
    typedef __typeof__(getwc) next_function;
    next_function *real = (next_function *)next_libc(CALL_getwc);
    struct file_call c = {.t = thread_current()};
    bool masked;
    wint_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return WEOF;
    }
    if (c.t == NULL) {
        result = real(stream);
        return result;
    }
    moving_enter(&c, CALL_getwc, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    stream_moved(&c, FILE_READ, stream, 0);
    return result;
}

EXPORT wint_t getwc_unlocked(FILE *stream)
{
    typedef __typeof__(getwc_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_getwc_unlocked);
    struct file_call c = {.t = thread_current()};
    bool masked;
    wint_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return WEOF;
    }
    if (c.t == NULL) {
        result = real(stream);
        return result;
    }
    moving_enter(&c, CALL_getwc_unlocked, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    stream_moved(&c, FILE_READ, stream, 0);
    return result;
}

EXPORT wint_t getwchar(void)
{
    typedef __typeof__(getwchar) next_function;
    next_function *real = (next_function *)next_libc(CALL_getwchar);
    struct file_call c = {.t = thread_current()};
    bool masked;
    wint_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return WEOF;
    }
    if (c.t == NULL) {
        result = real();
        return result;
    }
    moving_enter(&c, CALL_getwchar, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stdin))) && mask_block(c.t);
    result = real();
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    stream_moved(&c, FILE_READ, stdin, 0);
    return result;
}

EXPORT wint_t getwchar_unlocked(void)
{
    typedef __typeof__(getwchar_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_getwchar_unlocked);
    struct file_call c = {.t = thread_current()};
    bool masked;
    wint_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return WEOF;
    }
    if (c.t == NULL) {
        result = real();
        return result;
    }
    moving_enter(&c, CALL_getwchar_unlocked, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stdin))) && mask_block(c.t);
    result = real();
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    stream_moved(&c, FILE_READ, stdin, 0);
    return result;
}

EXPORT wint_t fputwc(wchar_t letter, FILE *stream)
{
    typedef __typeof__(fputwc) next_function;
    next_function *real = (next_function *)next_libc(CALL_fputwc);
    struct file_call c = {.t = thread_current()};
    bool masked;
    wint_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return WEOF;
    }
    if (c.t == NULL) {
        result = real(letter, stream);
        return result;
    }
    moving_enter(&c, CALL_fputwc, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(stream_goes_on(stream)) && mask_block(c.t);
    result = real(letter, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == WEOF);
    if (result != WEOF) {
        stream_moved(&c, FILE_WRITE, stream, 0);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT wint_t putwc(wchar_t letter, FILE *stream)
{
    typedef __typeof__(putwc) next_function;
    next_function *real = (next_function *)next_libc(CALL_putwc);
    struct file_call c = {.t = thread_current()};
    bool masked;
    wint_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return WEOF;
    }
    if (c.t == NULL) {
        result = real(letter, stream);
        return result;
    }
    moving_enter(&c, CALL_putwc, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(stream_goes_on(stream)) && mask_block(c.t);
    result = real(letter, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == WEOF);
    if (result != WEOF) {
        stream_moved(&c, FILE_WRITE, stream, 0);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int fputws(const wchar_t *string, FILE *stream)
{
    typedef __typeof__(fputws) next_function;
    next_function *real = (next_function *)next_libc(CALL_fputws);
    struct file_call c = {.t = thread_current()};
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(string, stream);
        return result;
    }
    moving_enter(&c, CALL_fputws, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(stream_goes_on(stream)) && mask_block(c.t);
    result = real(string, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == -1);
    if (result != -1) {
        stream_moved(&c, FILE_WRITE, stream, 0);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int vfwprintf(FILE *stream, const wchar_t *format, va_list list)
{
    typedef __typeof__(vfwprintf) next_function;
    next_function *real = (next_function *)next_libc(CALL_vfwprintf);
    struct file_call c = {.t = thread_current()};
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(stream, format, list);
        return result;
    }
    moving_enter(&c, CALL_vfwprintf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(stream_goes_on(stream)) && mask_block(c.t);
    result = real(stream, format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result < 0);
    if (result >= 0) {
        stream_moved(&c, FILE_WRITE, stream, 0);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int fwprintf(FILE *stream, const wchar_t *format, ...)
{
    typedef int next_function(FILE *stream, const wchar_t *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL_vfwprintf);
    struct file_call c = {.t = thread_current()};
    bool masked;
    va_list list;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    va_start(list, format);
    if (c.t == NULL) {
        result = real(stream, format, list);
        va_end(list);
        return result;
    }
    moving_enter(&c, CALL_fwprintf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(stream_goes_on(stream)) && mask_block(c.t);
    result = real(stream, format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result < 0);
    if (result >= 0) {
        stream_moved(&c, FILE_WRITE, stream, 0);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    va_end(list);
    return result;
}

EXPORT wchar_t *fgetws(wchar_t *buffer, int count, FILE *stream)
{
    typedef __typeof__(fgetws) next_function;
    next_function *real = (next_function *)next_libc(CALL_fgetws);
    struct file_call c = {.t = thread_current()};
    bool masked;
    wchar_t *result;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (c.t == NULL) {
        result = real(buffer, count, stream);
        return result;
    }
    moving_enter(&c, CALL_fgetws, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(buffer, count, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    stream_moved(&c, FILE_READ, stream, 0);
    return result;
}

EXPORT wchar_t *fgetws_unlocked(wchar_t *buffer, int count, FILE *stream)
{
    typedef __typeof__(fgetws_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_fgetws_unlocked);
    struct file_call c = {.t = thread_current()};
    bool masked;
    wchar_t *result;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (c.t == NULL) {
        result = real(buffer, count, stream);
        return result;
    }
    moving_enter(&c, CALL_fgetws_unlocked, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(buffer, count, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    stream_moved(&c, FILE_READ, stream, 0);
    return result;
}

EXPORT int wrapped_fwscanf(FILE *stream, const wchar_t *format, ...) __asm__("fwscanf");
int wrapped_fwscanf(FILE *stream, const wchar_t *format, ...)
{
    typedef int next_function(FILE *stream, const wchar_t *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL_vfwscanf);
    struct file_call c = {.t = thread_current()};
    bool masked;
    va_list list;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    va_start(list, format);
    if (c.t == NULL) {
        result = real(stream, format, list);
        va_end(list);
        return result;
    }
    moving_enter(&c, CALL_fwscanf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(stream, format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    stream_moved(&c, FILE_READ, stream, 0);
    va_end(list);
    return result;
}

EXPORT int wrapped___isoc99_fwscanf(FILE *stream, const wchar_t *format,
    ...) __asm__("__isoc99_fwscanf");
int wrapped___isoc99_fwscanf(FILE *stream, const wchar_t *format, ...)
{
    typedef int next_function(FILE *stream, const wchar_t *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL___isoc99_vfwscanf);
    struct file_call c = {.t = thread_current()};
    bool masked;
    va_list list;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    va_start(list, format);
    if (c.t == NULL) {
        result = real(stream, format, list);
        va_end(list);
        return result;
    }
    moving_enter(&c, CALL___isoc99_fwscanf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(stream, format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    stream_moved(&c, FILE_READ, stream, 0);
    va_end(list);
    return result;
}

EXPORT int wrapped___isoc23_fwscanf(FILE *stream, const wchar_t *format,
    ...) __asm__("__isoc23_fwscanf");
int wrapped___isoc23_fwscanf(FILE *stream, const wchar_t *format, ...)
{
    typedef int next_function(FILE *stream, const wchar_t *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL___isoc23_vfwscanf);
    struct file_call c = {.t = thread_current()};
    bool masked;
    va_list list;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    va_start(list, format);
    if (c.t == NULL) {
        result = real(stream, format, list);
        va_end(list);
        return result;
    }
    moving_enter(&c, CALL___isoc23_fwscanf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(stream, format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    stream_moved(&c, FILE_READ, stream, 0);
    va_end(list);
    return result;
}

EXPORT int wrapped_wscanf(const wchar_t *format, ...) __asm__("wscanf");
int wrapped_wscanf(const wchar_t *format, ...)
{
    typedef int next_function(const wchar_t *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL_vwscanf);
    struct file_call c = {.t = thread_current()};
    bool masked;
    va_list list;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    va_start(list, format);
    if (c.t == NULL) {
        result = real(format, list);
        va_end(list);
        return result;
    }
    moving_enter(&c, CALL_wscanf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stdin))) && mask_block(c.t);
    result = real(format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    stream_moved(&c, FILE_READ, stdin, 0);
    va_end(list);
    return result;
}

EXPORT int wrapped___isoc99_wscanf(const wchar_t *format, ...) __asm__("__isoc99_wscanf");
int wrapped___isoc99_wscanf(const wchar_t *format, ...)
{
    typedef int next_function(const wchar_t *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL___isoc99_vwscanf);
    struct file_call c = {.t = thread_current()};
    bool masked;
    va_list list;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    va_start(list, format);
    if (c.t == NULL) {
        result = real(format, list);
        va_end(list);
        return result;
    }
    moving_enter(&c, CALL___isoc99_wscanf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stdin))) && mask_block(c.t);
    result = real(format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    stream_moved(&c, FILE_READ, stdin, 0);
    va_end(list);
    return result;
}

EXPORT int wrapped___isoc23_wscanf(const wchar_t *format, ...) __asm__("__isoc23_wscanf");
int wrapped___isoc23_wscanf(const wchar_t *format, ...)
{
    typedef int next_function(const wchar_t *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL___isoc23_vwscanf);
    struct file_call c = {.t = thread_current()};
    bool masked;
    va_list list;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    va_start(list, format);
    if (c.t == NULL) {
        result = real(format, list);
        va_end(list);
        return result;
    }
    moving_enter(&c, CALL___isoc23_wscanf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stdin))) && mask_block(c.t);
    result = real(format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    stream_moved(&c, FILE_READ, stdin, 0);
    va_end(list);
    return result;
}

EXPORT int wrapped_vfwscanf(FILE *stream, const wchar_t *format, va_list list) __asm__("vfwscanf");
int wrapped_vfwscanf(FILE *stream, const wchar_t *format, va_list list)
{
    typedef __typeof__(wrapped_vfwscanf) next_function;
    next_function *real = (next_function *)next_libc(CALL_vfwscanf);
    struct file_call c = {.t = thread_current()};
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (c.t == NULL) {
        result = real(stream, format, list);
        return result;
    }
    moving_enter(&c, CALL_vfwscanf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(stream, format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    stream_moved(&c, FILE_READ, stream, 0);
    return result;
}

EXPORT int wrapped___isoc99_vfwscanf(FILE *stream, const wchar_t *format,
    va_list list) __asm__("__isoc99_vfwscanf");
int wrapped___isoc99_vfwscanf(FILE *stream, const wchar_t *format, va_list list)
{
    typedef __typeof__(wrapped___isoc99_vfwscanf) next_function;
    next_function *real = (next_function *)next_libc(CALL___isoc99_vfwscanf);
    struct file_call c = {.t = thread_current()};
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (c.t == NULL) {
        result = real(stream, format, list);
        return result;
    }
    moving_enter(&c, CALL___isoc99_vfwscanf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(stream, format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    stream_moved(&c, FILE_READ, stream, 0);
    return result;
}

EXPORT int wrapped___isoc23_vfwscanf(FILE *stream, const wchar_t *format,
    va_list list) __asm__("__isoc23_vfwscanf");
int wrapped___isoc23_vfwscanf(FILE *stream, const wchar_t *format, va_list list)
{
    typedef __typeof__(wrapped___isoc23_vfwscanf) next_function;
    next_function *real = (next_function *)next_libc(CALL___isoc23_vfwscanf);
    struct file_call c = {.t = thread_current()};
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (c.t == NULL) {
        result = real(stream, format, list);
        return result;
    }
    moving_enter(&c, CALL___isoc23_vfwscanf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stream))) && mask_block(c.t);
    result = real(stream, format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    stream_moved(&c, FILE_READ, stream, 0);
    return result;
}

EXPORT int wrapped_vwscanf(const wchar_t *format, va_list list) __asm__("vwscanf");
int wrapped_vwscanf(const wchar_t *format, va_list list)
{
    typedef __typeof__(wrapped_vwscanf) next_function;
    next_function *real = (next_function *)next_libc(CALL_vwscanf);
    struct file_call c = {.t = thread_current()};
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (c.t == NULL) {
        result = real(format, list);
        return result;
    }
    moving_enter(&c, CALL_vwscanf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stdin))) && mask_block(c.t);
    result = real(format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    stream_moved(&c, FILE_READ, stdin, 0);
    return result;
}

EXPORT int wrapped___isoc99_vwscanf(const wchar_t *format,
    va_list list) __asm__("__isoc99_vwscanf");
int wrapped___isoc99_vwscanf(const wchar_t *format, va_list list)
{
    typedef __typeof__(wrapped___isoc99_vwscanf) next_function;
    next_function *real = (next_function *)next_libc(CALL___isoc99_vwscanf);
    struct file_call c = {.t = thread_current()};
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (c.t == NULL) {
        result = real(format, list);
        return result;
    }
    moving_enter(&c, CALL___isoc99_vwscanf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stdin))) && mask_block(c.t);
    result = real(format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    stream_moved(&c, FILE_READ, stdin, 0);
    return result;
}

EXPORT int wrapped___isoc23_vwscanf(const wchar_t *format,
    va_list list) __asm__("__isoc23_vwscanf");
int wrapped___isoc23_vwscanf(const wchar_t *format, va_list list)
{
    typedef __typeof__(wrapped___isoc23_vwscanf) next_function;
    next_function *real = (next_function *)next_libc(CALL___isoc23_vwscanf);
    struct file_call c = {.t = thread_current()};
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (c.t == NULL) {
        result = real(format, list);
        return result;
    }
    moving_enter(&c, CALL___isoc23_vwscanf, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_reads(stream_descriptor(stdin))) && mask_block(c.t);
    result = real(format, list);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, false);
    stream_moved(&c, FILE_READ, stdin, 0);
    return result;
}

EXPORT int fflush(FILE *stream)
{
    typedef __typeof__(fflush) next_function;
    next_function *real = (next_function *)next_libc(CALL_fflush);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    file = c.t != NULL ? stream != NULL ? stream_file(stream) : 0 : 0;
    if (c.t == NULL) {
        result = real(stream);
        return result;
    }
    moving_enter(&c, CALL_fflush, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_untimed()) && mask_block(c.t);
    result = real(stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == EOF);
    if (result != EOF) {
        file_did(&c, file, FILE_STDIO, FILE_FLUSHED);
    } else {
        c.error = errno;
        file_failed(&c, file, FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int fflush_unlocked(FILE *stream)
{
    typedef __typeof__(fflush_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_fflush_unlocked);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    file = c.t != NULL ? stream != NULL ? stream_file(stream) : 0 : 0;
    if (c.t == NULL) {
        result = real(stream);
        return result;
    }
    moving_enter(&c, CALL_fflush_unlocked, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_untimed()) && mask_block(c.t);
    result = real(stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == EOF);
    if (result != EOF) {
        file_did(&c, file, FILE_STDIO, FILE_FLUSHED);
    } else {
        c.error = errno;
        file_failed(&c, file, FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT FILE *fopen(const char *path, const char *mode)
{
    typedef __typeof__(fopen) next_function;
    next_function *real = (next_function *)next_libc(CALL_fopen);
    struct file_call c = {.t = thread_current()};
    bool masked;
    FILE *result;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (c.t == NULL) {
        result = real(path, mode);
        return result;
    }
    moving_enter(&c, CALL_fopen, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_never_ends()) && mask_block(c.t);
    result = real(path, mode);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == NULL);
    if (result != NULL) {
        file_opened_stream(&c, result, path, mode);
    } else {
        c.error = errno;
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT FILE *fopen64(const char *path, const char *mode)
{
    typedef __typeof__(fopen64) next_function;
    next_function *real = (next_function *)next_libc(CALL_fopen64);
    struct file_call c = {.t = thread_current()};
    bool masked;
    FILE *result;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (c.t == NULL) {
        result = real(path, mode);
        return result;
    }
    moving_enter(&c, CALL_fopen64, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_never_ends()) && mask_block(c.t);
    result = real(path, mode);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == NULL);
    if (result != NULL) {
        file_opened_stream(&c, result, path, mode);
    } else {
        c.error = errno;
        file_failed(&c, file_of_refused(AT_FDCWD, path, 0, c.error), FILE_POSIX, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT FILE *fdopen(int fd, const char *mode)
{
    typedef __typeof__(fdopen) next_function;
    next_function *real = (next_function *)next_libc(CALL_fdopen);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    FILE *result;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    file = c.t != NULL ? descriptor_file(fd) : 0;
    c.error = errno;
    restart_known(fd);
    errno = c.error;
    if (c.t == NULL) {
        result = real(fd, mode);
        return result;
    }
    moving_enter(&c, CALL_fdopen, RETURN_ADDRESS);
    result = real(fd, mode);
    moving_leave(&c, result == NULL);
    if (result != NULL) {
        file_adopted_stream(&c, result);
    } else {
        c.error = errno;
        file_failed(&c, file, FILE_POSIX, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT FILE *tmpfile(void)
{
    typedef __typeof__(tmpfile) next_function;
    next_function *real = (next_function *)next_libc(CALL_tmpfile);
    struct file_call c = {.t = thread_current()};
    FILE *result;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (c.t == NULL) {
        result = real();
        return result;
    }
    moving_enter(&c, CALL_tmpfile, RETURN_ADDRESS);
    result = real();
    moving_leave(&c, result == NULL);
    if (result != NULL) {
        file_opened_stream(&c, result, NULL, NULL);
    } else {
        c.error = errno;
        file_failed(&c, 0, FILE_POSIX, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT FILE *tmpfile64(void)
{
    typedef __typeof__(tmpfile64) next_function;
    next_function *real = (next_function *)next_libc(CALL_tmpfile64);
    struct file_call c = {.t = thread_current()};
    FILE *result;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (c.t == NULL) {
        result = real();
        return result;
    }
    moving_enter(&c, CALL_tmpfile64, RETURN_ADDRESS);
    result = real();
    moving_leave(&c, result == NULL);
    if (result != NULL) {
        file_opened_stream(&c, result, NULL, NULL);
    } else {
        c.error = errno;
        file_failed(&c, 0, FILE_POSIX, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int fclose(FILE *stream)
{
    typedef __typeof__(fclose) next_function;
    next_function *real = (next_function *)next_libc(CALL_fclose);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    bool masked;
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    file = c.t != NULL ? stream_known_file(stream) : 0;
    c.error = errno;
    stream_forget(stream);
    errno = c.error;
    if (c.t == NULL) {
        result = real(stream);
        return result;
    }
    moving_enter(&c, CALL_fclose, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_untimed() && !restart_lingers(stream_descriptor(stream)))
             && mask_block(c.t);
    result = real(stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == EOF);
    if (result != EOF) {
        file_did(&c, file, FILE_STDIO, FILE_CLOSED);
    } else {
        c.error = errno;
        file_failed(&c, file, FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT FILE *freopen(const char *path, const char *mode, FILE *stream)
{
    typedef __typeof__(freopen) next_function;
    next_function *real = (next_function *)next_libc(CALL_freopen);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    bool masked;
    FILE *result;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    file = c.t != NULL ? stream_known_file(stream) : 0;
    c.error = errno;
    stream_forget(stream);
    errno = c.error;
    if (c.t == NULL) {
        result = real(path, mode, stream);
        return result;
    }
    moving_enter(&c, CALL_freopen, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_never_ends()
             && !restart_lingers(stream_descriptor(stream))) && mask_block(c.t);
    result = real(path, mode, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == NULL);
    if (result != NULL) {
        file_reopened_stream(&c, file, result, path, mode);
    } else {
        c.error = errno;
        file_failed(&c, file, FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT FILE *freopen64(const char *path, const char *mode, FILE *stream)
{
    typedef __typeof__(freopen64) next_function;
    next_function *real = (next_function *)next_libc(CALL_freopen64);
    struct file_call c = {.t = thread_current()};
    uint32_t file;
    bool masked;
    FILE *result;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    file = c.t != NULL ? stream_known_file(stream) : 0;
    c.error = errno;
    stream_forget(stream);
    errno = c.error;
    if (c.t == NULL) {
        result = real(path, mode, stream);
        return result;
    }
    moving_enter(&c, CALL_freopen64, RETURN_ADDRESS);
    masked = mask_wanted(c.t) && !(restart_never_ends()
             && !restart_lingers(stream_descriptor(stream))) && mask_block(c.t);
    result = real(path, mode, stream);
    if (masked) {
        c.error = errno;
        mask_unblock(c.t);
        errno = c.error;
    }
    moving_leave(&c, result == NULL);
    if (result != NULL) {
        file_reopened_stream(&c, file, result, path, mode);
    } else {
        c.error = errno;
        file_failed(&c, file, FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int fseek(FILE *stream, long offset, int whence)
{
    typedef __typeof__(fseek) next_function;
    next_function *real = (next_function *)next_libc(CALL_fseek);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(stream, offset, whence);
        return result;
    }
    moving_enter(&c, CALL_fseek, RETURN_ADDRESS);
    result = real(stream, offset, whence);
    moving_leave(&c, result == -1);
    if (result != -1) {
        file_sought_stream(&c, stream);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int fseeko(FILE *stream, off_t offset, int whence)
{
    typedef __typeof__(fseeko) next_function;
    next_function *real = (next_function *)next_libc(CALL_fseeko);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(stream, offset, whence);
        return result;
    }
    moving_enter(&c, CALL_fseeko, RETURN_ADDRESS);
    result = real(stream, offset, whence);
    moving_leave(&c, result == -1);
    if (result != -1) {
        file_sought_stream(&c, stream);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int fseeko64(FILE *stream, off64_t offset, int whence)
{
    typedef __typeof__(fseeko64) next_function;
    next_function *real = (next_function *)next_libc(CALL_fseeko64);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(stream, offset, whence);
        return result;
    }
    moving_enter(&c, CALL_fseeko64, RETURN_ADDRESS);
    result = real(stream, offset, whence);
    moving_leave(&c, result == -1);
    if (result != -1) {
        file_sought_stream(&c, stream);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int fsetpos(FILE *stream, const fpos_t *position)
{
    typedef __typeof__(fsetpos) next_function;
    next_function *real = (next_function *)next_libc(CALL_fsetpos);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(stream, position);
        return result;
    }
    moving_enter(&c, CALL_fsetpos, RETURN_ADDRESS);
    result = real(stream, position);
    moving_leave(&c, result == -1);
    if (result != -1) {
        file_sought_stream(&c, stream);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int fsetpos64(FILE *stream, const fpos64_t *position)
{
    typedef __typeof__(fsetpos64) next_function;
    next_function *real = (next_function *)next_libc(CALL_fsetpos64);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(stream, position);
        return result;
    }
    moving_enter(&c, CALL_fsetpos64, RETURN_ADDRESS);
    result = real(stream, position);
    moving_leave(&c, result == -1);
    if (result != -1) {
        file_sought_stream(&c, stream);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT void rewind(FILE *stream)
{
    typedef __typeof__(rewind) next_function;
    next_function *real = (next_function *)next_libc(CALL_rewind);
    struct file_call c = {.t = thread_current()};

    if (real == NULL) {
        errno = ENOSYS;
        return;
    }
    if (c.t == NULL) {
        real(stream);
        return;
    }
    moving_enter(&c, CALL_rewind, RETURN_ADDRESS);
    real(stream);
    moving_leave(&c, false);
    file_sought_stream(&c, stream);
}

EXPORT int fgetpos(FILE *stream, fpos_t *position)
{
    typedef __typeof__(fgetpos) next_function;
    next_function *real = (next_function *)next_libc(CALL_fgetpos);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(stream, position);
        return result;
    }
    moving_enter(&c, CALL_fgetpos, RETURN_ADDRESS);
    result = real(stream, position);
    moving_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, stream_file(stream), FILE_STDIO, FILE_OTHER);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int fgetpos64(FILE *stream, fpos64_t *position)
{
    typedef __typeof__(fgetpos64) next_function;
    next_function *real = (next_function *)next_libc(CALL_fgetpos64);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(stream, position);
        return result;
    }
    moving_enter(&c, CALL_fgetpos64, RETURN_ADDRESS);
    result = real(stream, position);
    moving_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, stream_file(stream), FILE_STDIO, FILE_OTHER);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT long ftell(FILE *stream)
{
    typedef __typeof__(ftell) next_function;
    next_function *real = (next_function *)next_libc(CALL_ftell);
    struct file_call c = {.t = thread_current()};
    long result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(stream);
        return result;
    }
    moving_enter(&c, CALL_ftell, RETURN_ADDRESS);
    result = real(stream);
    moving_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, stream_file(stream), FILE_STDIO, FILE_OTHER);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT off_t ftello(FILE *stream)
{
    typedef __typeof__(ftello) next_function;
    next_function *real = (next_function *)next_libc(CALL_ftello);
    struct file_call c = {.t = thread_current()};
    off_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(stream);
        return result;
    }
    moving_enter(&c, CALL_ftello, RETURN_ADDRESS);
    result = real(stream);
    moving_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, stream_file(stream), FILE_STDIO, FILE_OTHER);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT off64_t ftello64(FILE *stream)
{
    typedef __typeof__(ftello64) next_function;
    next_function *real = (next_function *)next_libc(CALL_ftello64);
    struct file_call c = {.t = thread_current()};
    off64_t result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(stream);
        return result;
    }
    moving_enter(&c, CALL_ftello64, RETURN_ADDRESS);
    result = real(stream);
    moving_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, stream_file(stream), FILE_STDIO, FILE_OTHER);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int fileno(FILE *stream)
{
    typedef __typeof__(fileno) next_function;
    next_function *real = (next_function *)next_libc(CALL_fileno);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(stream);
        return result;
    }
    moving_enter(&c, CALL_fileno, RETURN_ADDRESS);
    result = real(stream);
    moving_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, stream_file(stream), FILE_STDIO, FILE_NUMBERED);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}

EXPORT int fileno_unlocked(FILE *stream)
{
    typedef __typeof__(fileno_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_fileno_unlocked);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (c.t == NULL) {
        result = real(stream);
        return result;
    }
    moving_enter(&c, CALL_fileno_unlocked, RETURN_ADDRESS);
    result = real(stream);
    moving_leave(&c, result == -1);
    if (result != -1) {
        file_did(&c, stream_file(stream), FILE_STDIO, FILE_NUMBERED);
    } else {
        c.error = errno;
        file_failed(&c, stream_file(stream), FILE_STDIO, c.error);
        errno = c.error;
    }
    return result;
}
