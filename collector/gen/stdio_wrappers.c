/* Stands in front of libc's calls.
 * Made from api/stdio.toml by `cargo xtask codegen`; do not edit.
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
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "../src/call.h"
#include "../src/descriptor.h"
#include "../src/export.h"
#include "../src/mask.h"
#include "../src/next.h"
#include "calls.h"

#define RETURN_ADDRESS __builtin_return_address(0)

EXPORT size_t fread(void *buffer, size_t size, size_t count, FILE *stream)
{
    typedef __typeof__(fread) next_function;
    next_function *real = (next_function *)next_libc(CALL_fread);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    size_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return 0;
    }
    if (call_nested(t))
        return real(buffer, size, count, stream);
    s = call_enter(t, CALL_fread, RETURN_ADDRESS, &start);
    result = real(buffer, size, count, stream);
    error = errno;
    call_leave(t, s, start, false);
    site_volume(s, (uint64_t)(result * size));
    errno = error;
    return result;
}

EXPORT size_t fread_unlocked(void *buffer, size_t size, size_t count, FILE *stream)
{
    typedef __typeof__(fread_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_fread_unlocked);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    size_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return 0;
    }
    if (call_nested(t))
        return real(buffer, size, count, stream);
    s = call_enter(t, CALL_fread_unlocked, RETURN_ADDRESS, &start);
    result = real(buffer, size, count, stream);
    error = errno;
    call_leave(t, s, start, false);
    site_volume(s, (uint64_t)(result * size));
    errno = error;
    return result;
}

EXPORT size_t __fread_chk(void *buffer, size_t room, size_t size, size_t count, FILE *stream)
{
    typedef __typeof__(__fread_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___fread_chk);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    size_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return 0;
    }
    if (call_nested(t))
        return real(buffer, room, size, count, stream);
    s = call_enter(t, CALL___fread_chk, RETURN_ADDRESS, &start);
    result = real(buffer, room, size, count, stream);
    error = errno;
    call_leave(t, s, start, false);
    site_volume(s, (uint64_t)(result * size));
    errno = error;
    return result;
}

EXPORT size_t __fread_unlocked_chk(void *buffer, size_t room, size_t size, size_t count,
    FILE *stream)
{
    typedef __typeof__(__fread_unlocked_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___fread_unlocked_chk);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    size_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return 0;
    }
    if (call_nested(t))
        return real(buffer, room, size, count, stream);
    s = call_enter(t, CALL___fread_unlocked_chk, RETURN_ADDRESS, &start);
    result = real(buffer, room, size, count, stream);
    error = errno;
    call_leave(t, s, start, false);
    site_volume(s, (uint64_t)(result * size));
    errno = error;
    return result;
}

EXPORT size_t fwrite(const void *buffer, size_t size, size_t count, FILE *stream)
{
    typedef __typeof__(fwrite) next_function;
    next_function *real = (next_function *)next_libc(CALL_fwrite);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    size_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return 0;
    }
    if (call_nested(t))
        return real(buffer, size, count, stream);
    s = call_enter(t, CALL_fwrite, RETURN_ADDRESS, &start);
    result = real(buffer, size, count, stream);
    error = errno;
    call_leave(t, s, start, false);
    site_volume(s, (uint64_t)(result * size));
    errno = error;
    return result;
}

EXPORT size_t fwrite_unlocked(const void *buffer, size_t size, size_t count, FILE *stream)
{
    typedef __typeof__(fwrite_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_fwrite_unlocked);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    size_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return 0;
    }
    if (call_nested(t))
        return real(buffer, size, count, stream);
    s = call_enter(t, CALL_fwrite_unlocked, RETURN_ADDRESS, &start);
    result = real(buffer, size, count, stream);
    error = errno;
    call_leave(t, s, start, false);
    site_volume(s, (uint64_t)(result * size));
    errno = error;
    return result;
}

EXPORT int fgetc(FILE *stream)
{
    typedef __typeof__(fgetc) next_function;
    next_function *real = (next_function *)next_libc(CALL_fgetc);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (call_nested(t))
        return real(stream);
    s = call_enter(t, CALL_fgetc, RETURN_ADDRESS, &start);
    result = real(stream);
    error = errno;
    call_leave(t, s, start, false);
    site_volume(s, (uint64_t)(result != EOF));
    errno = error;
    return result;
}

EXPORT int fgetc_unlocked(FILE *stream)
{
    typedef __typeof__(fgetc_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_fgetc_unlocked);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (call_nested(t))
        return real(stream);
    s = call_enter(t, CALL_fgetc_unlocked, RETURN_ADDRESS, &start);
    result = real(stream);
    error = errno;
    call_leave(t, s, start, false);
    site_volume(s, (uint64_t)(result != EOF));
    errno = error;
    return result;
}

EXPORT int getc(FILE *stream)
{
    typedef __typeof__(getc) next_function;
    next_function *real = (next_function *)next_libc(CALL_getc);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (call_nested(t))
        return real(stream);
    s = call_enter(t, CALL_getc, RETURN_ADDRESS, &start);
    result = real(stream);
    error = errno;
    call_leave(t, s, start, false);
    site_volume(s, (uint64_t)(result != EOF));
    errno = error;
    return result;
}

EXPORT int getc_unlocked(FILE *stream)
{
    typedef __typeof__(getc_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_getc_unlocked);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (call_nested(t))
        return real(stream);
    s = call_enter(t, CALL_getc_unlocked, RETURN_ADDRESS, &start);
    result = real(stream);
    error = errno;
    call_leave(t, s, start, false);
    site_volume(s, (uint64_t)(result != EOF));
    errno = error;
    return result;
}

EXPORT int getchar(void)
{
    typedef __typeof__(getchar) next_function;
    next_function *real = (next_function *)next_libc(CALL_getchar);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (call_nested(t))
        return real();
    s = call_enter(t, CALL_getchar, RETURN_ADDRESS, &start);
    result = real();
    error = errno;
    call_leave(t, s, start, false);
    site_volume(s, (uint64_t)(result != EOF));
    errno = error;
    return result;
}

EXPORT int getchar_unlocked(void)
{
    typedef __typeof__(getchar_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_getchar_unlocked);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (call_nested(t))
        return real();
    s = call_enter(t, CALL_getchar_unlocked, RETURN_ADDRESS, &start);
    result = real();
    error = errno;
    call_leave(t, s, start, false);
    site_volume(s, (uint64_t)(result != EOF));
    errno = error;
    return result;
}

EXPORT int _IO_getc(FILE *stream)
{
    typedef __typeof__(_IO_getc) next_function;
    next_function *real = (next_function *)next_libc(CALL__IO_getc);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (call_nested(t))
        return real(stream);
    s = call_enter(t, CALL__IO_getc, RETURN_ADDRESS, &start);
    result = real(stream);
    error = errno;
    call_leave(t, s, start, false);
    site_volume(s, (uint64_t)(result != EOF));
    errno = error;
    return result;
}

EXPORT int fputc(int letter, FILE *stream)
{
    typedef __typeof__(fputc) next_function;
    next_function *real = (next_function *)next_libc(CALL_fputc);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (call_nested(t))
        return real(letter, stream);
    s = call_enter(t, CALL_fputc, RETURN_ADDRESS, &start);
    result = real(letter, stream);
    error = errno;
    call_leave(t, s, start, result == EOF);
    if (result != EOF)
        site_volume(s, (uint64_t)1);
    errno = error;
    return result;
}

EXPORT int fputc_unlocked(int letter, FILE *stream)
{
    typedef __typeof__(fputc_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_fputc_unlocked);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (call_nested(t))
        return real(letter, stream);
    s = call_enter(t, CALL_fputc_unlocked, RETURN_ADDRESS, &start);
    result = real(letter, stream);
    error = errno;
    call_leave(t, s, start, result == EOF);
    if (result != EOF)
        site_volume(s, (uint64_t)1);
    errno = error;
    return result;
}

EXPORT int putc(int letter, FILE *stream)
{
    typedef __typeof__(putc) next_function;
    next_function *real = (next_function *)next_libc(CALL_putc);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (call_nested(t))
        return real(letter, stream);
    s = call_enter(t, CALL_putc, RETURN_ADDRESS, &start);
    result = real(letter, stream);
    error = errno;
    call_leave(t, s, start, result == EOF);
    if (result != EOF)
        site_volume(s, (uint64_t)1);
    errno = error;
    return result;
}

EXPORT int putc_unlocked(int letter, FILE *stream)
{
    typedef __typeof__(putc_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_putc_unlocked);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (call_nested(t))
        return real(letter, stream);
    s = call_enter(t, CALL_putc_unlocked, RETURN_ADDRESS, &start);
    result = real(letter, stream);
    error = errno;
    call_leave(t, s, start, result == EOF);
    if (result != EOF)
        site_volume(s, (uint64_t)1);
    errno = error;
    return result;
}

EXPORT int putchar(int letter)
{
    typedef __typeof__(putchar) next_function;
    next_function *real = (next_function *)next_libc(CALL_putchar);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (call_nested(t))
        return real(letter);
    s = call_enter(t, CALL_putchar, RETURN_ADDRESS, &start);
    result = real(letter);
    error = errno;
    call_leave(t, s, start, result == EOF);
    if (result != EOF)
        site_volume(s, (uint64_t)1);
    errno = error;
    return result;
}

EXPORT int putchar_unlocked(int letter)
{
    typedef __typeof__(putchar_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_putchar_unlocked);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (call_nested(t))
        return real(letter);
    s = call_enter(t, CALL_putchar_unlocked, RETURN_ADDRESS, &start);
    result = real(letter);
    error = errno;
    call_leave(t, s, start, result == EOF);
    if (result != EOF)
        site_volume(s, (uint64_t)1);
    errno = error;
    return result;
}

EXPORT int _IO_putc(int letter, FILE *stream)
{
    typedef __typeof__(_IO_putc) next_function;
    next_function *real = (next_function *)next_libc(CALL__IO_putc);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (call_nested(t))
        return real(letter, stream);
    s = call_enter(t, CALL__IO_putc, RETURN_ADDRESS, &start);
    result = real(letter, stream);
    error = errno;
    call_leave(t, s, start, result == EOF);
    if (result != EOF)
        site_volume(s, (uint64_t)1);
    errno = error;
    return result;
}

EXPORT char *fgets(char *buffer, int count, FILE *stream)
{
    typedef __typeof__(fgets) next_function;
    next_function *real = (next_function *)next_libc(CALL_fgets);
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
        return real(buffer, count, stream);
    s = call_enter(t, CALL_fgets, RETURN_ADDRESS, &start);
    result = real(buffer, count, stream);
    error = errno;
    call_leave(t, s, start, false);
    site_volume(s, (uint64_t)(result == NULL ? 0 : strlen(result)));
    errno = error;
    return result;
}

EXPORT char *fgets_unlocked(char *buffer, int count, FILE *stream)
{
    typedef __typeof__(fgets_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_fgets_unlocked);
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
        return real(buffer, count, stream);
    s = call_enter(t, CALL_fgets_unlocked, RETURN_ADDRESS, &start);
    result = real(buffer, count, stream);
    error = errno;
    call_leave(t, s, start, false);
    site_volume(s, (uint64_t)(result == NULL ? 0 : strlen(result)));
    errno = error;
    return result;
}

EXPORT char *__fgets_chk(char *buffer, size_t room, int count, FILE *stream)
{
    typedef __typeof__(__fgets_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___fgets_chk);
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
        return real(buffer, room, count, stream);
    s = call_enter(t, CALL___fgets_chk, RETURN_ADDRESS, &start);
    result = real(buffer, room, count, stream);
    error = errno;
    call_leave(t, s, start, false);
    site_volume(s, (uint64_t)(result == NULL ? 0 : strlen(result)));
    errno = error;
    return result;
}

EXPORT char *__fgets_unlocked_chk(char *buffer, size_t room, int count, FILE *stream)
{
    typedef __typeof__(__fgets_unlocked_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___fgets_unlocked_chk);
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
        return real(buffer, room, count, stream);
    s = call_enter(t, CALL___fgets_unlocked_chk, RETURN_ADDRESS, &start);
    result = real(buffer, room, count, stream);
    error = errno;
    call_leave(t, s, start, false);
    site_volume(s, (uint64_t)(result == NULL ? 0 : strlen(result)));
    errno = error;
    return result;
}

EXPORT ssize_t getline(char **line, size_t *room, FILE *stream)
{
    typedef __typeof__(getline) next_function;
    next_function *real = (next_function *)next_libc(CALL_getline);
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
        return real(line, room, stream);
    s = call_enter(t, CALL_getline, RETURN_ADDRESS, &start);
    result = real(line, room, stream);
    error = errno;
    call_leave(t, s, start, false);
    site_volume(s, (uint64_t)(result == -1 ? 0 : result));
    errno = error;
    return result;
}

EXPORT ssize_t getdelim(char **line, size_t *room, int end, FILE *stream)
{
    typedef __typeof__(getdelim) next_function;
    next_function *real = (next_function *)next_libc(CALL_getdelim);
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
        return real(line, room, end, stream);
    s = call_enter(t, CALL_getdelim, RETURN_ADDRESS, &start);
    result = real(line, room, end, stream);
    error = errno;
    call_leave(t, s, start, false);
    site_volume(s, (uint64_t)(result == -1 ? 0 : result));
    errno = error;
    return result;
}

EXPORT ssize_t __getdelim(char **line, size_t *room, int end, FILE *stream)
{
    typedef __typeof__(__getdelim) next_function;
    next_function *real = (next_function *)next_libc(CALL___getdelim);
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
        return real(line, room, end, stream);
    s = call_enter(t, CALL___getdelim, RETURN_ADDRESS, &start);
    result = real(line, room, end, stream);
    error = errno;
    call_leave(t, s, start, false);
    site_volume(s, (uint64_t)(result == -1 ? 0 : result));
    errno = error;
    return result;
}

EXPORT int fputs(const char *string, FILE *stream)
{
    typedef __typeof__(fputs) next_function;
    next_function *real = (next_function *)next_libc(CALL_fputs);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (call_nested(t))
        return real(string, stream);
    s = call_enter(t, CALL_fputs, RETURN_ADDRESS, &start);
    result = real(string, stream);
    error = errno;
    call_leave(t, s, start, result == EOF);
    if (result != EOF)
        site_volume(s, (uint64_t)strlen(string));
    errno = error;
    return result;
}

EXPORT int fputs_unlocked(const char *string, FILE *stream)
{
    typedef __typeof__(fputs_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_fputs_unlocked);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (call_nested(t))
        return real(string, stream);
    s = call_enter(t, CALL_fputs_unlocked, RETURN_ADDRESS, &start);
    result = real(string, stream);
    error = errno;
    call_leave(t, s, start, result == EOF);
    if (result != EOF)
        site_volume(s, (uint64_t)strlen(string));
    errno = error;
    return result;
}

EXPORT int puts(const char *string)
{
    typedef __typeof__(puts) next_function;
    next_function *real = (next_function *)next_libc(CALL_puts);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (call_nested(t))
        return real(string);
    s = call_enter(t, CALL_puts, RETURN_ADDRESS, &start);
    result = real(string);
    error = errno;
    call_leave(t, s, start, result == EOF);
    if (result != EOF)
        site_volume(s, (uint64_t)(strlen(string) + 1));
    errno = error;
    return result;
}

EXPORT int printf(const char *format, ...)
{
    typedef int next_function(const char *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL_vprintf);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    va_list list;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    va_start(list, format);
    if (call_nested(t)) {
        result = real(format, list);
        va_end(list);
        return result;
    }
    s = call_enter(t, CALL_printf, RETURN_ADDRESS, &start);
    result = real(format, list);
    error = errno;
    call_leave(t, s, start, result < 0);
    if (result >= 0)
        site_volume(s, (uint64_t)result);
    va_end(list);
    errno = error;
    return result;
}

EXPORT int fprintf(FILE *stream, const char *format, ...)
{
    typedef int next_function(FILE *stream, const char *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL_vfprintf);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    va_list list;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    va_start(list, format);
    if (call_nested(t)) {
        result = real(stream, format, list);
        va_end(list);
        return result;
    }
    s = call_enter(t, CALL_fprintf, RETURN_ADDRESS, &start);
    result = real(stream, format, list);
    error = errno;
    call_leave(t, s, start, result < 0);
    if (result >= 0)
        site_volume(s, (uint64_t)result);
    va_end(list);
    errno = error;
    return result;
}

EXPORT int dprintf(int fd, const char *format, ...)
{
    typedef int next_function(int fd, const char *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL_vdprintf);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    va_list list;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    va_start(list, format);
    if (call_nested(t)) {
        result = real(fd, format, list);
        va_end(list);
        return result;
    }
    s = call_enter(t, CALL_dprintf, RETURN_ADDRESS, &start);
    result = real(fd, format, list);
    error = errno;
    call_leave(t, s, start, result < 0);
    if (result >= 0)
        site_volume(s, (uint64_t)result);
    va_end(list);
    errno = error;
    return result;
}

EXPORT int __printf_chk(int flag, const char *format, ...)
{
    typedef int next_function(int flag, const char *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL___vprintf_chk);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    va_list list;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    va_start(list, format);
    if (call_nested(t)) {
        result = real(flag, format, list);
        va_end(list);
        return result;
    }
    s = call_enter(t, CALL___printf_chk, RETURN_ADDRESS, &start);
    result = real(flag, format, list);
    error = errno;
    call_leave(t, s, start, result < 0);
    if (result >= 0)
        site_volume(s, (uint64_t)result);
    va_end(list);
    errno = error;
    return result;
}

EXPORT int __fprintf_chk(FILE *stream, int flag, const char *format, ...)
{
    typedef int next_function(FILE *stream, int flag, const char *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL___vfprintf_chk);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    va_list list;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    va_start(list, format);
    if (call_nested(t)) {
        result = real(stream, flag, format, list);
        va_end(list);
        return result;
    }
    s = call_enter(t, CALL___fprintf_chk, RETURN_ADDRESS, &start);
    result = real(stream, flag, format, list);
    error = errno;
    call_leave(t, s, start, result < 0);
    if (result >= 0)
        site_volume(s, (uint64_t)result);
    va_end(list);
    errno = error;
    return result;
}

EXPORT int __dprintf_chk(int fd, int flag, const char *format, ...)
{
    typedef int next_function(int fd, int flag, const char *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL___vdprintf_chk);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    va_list list;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    va_start(list, format);
    if (call_nested(t)) {
        result = real(fd, flag, format, list);
        va_end(list);
        return result;
    }
    s = call_enter(t, CALL___dprintf_chk, RETURN_ADDRESS, &start);
    result = real(fd, flag, format, list);
    error = errno;
    call_leave(t, s, start, result < 0);
    if (result >= 0)
        site_volume(s, (uint64_t)result);
    va_end(list);
    errno = error;
    return result;
}

EXPORT int vprintf(const char *format, va_list list)
{
    typedef __typeof__(vprintf) next_function;
    next_function *real = (next_function *)next_libc(CALL_vprintf);
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
        return real(format, list);
    s = call_enter(t, CALL_vprintf, RETURN_ADDRESS, &start);
    result = real(format, list);
    error = errno;
    call_leave(t, s, start, result < 0);
    if (result >= 0)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT int vfprintf(FILE *stream, const char *format, va_list list)
{
    typedef __typeof__(vfprintf) next_function;
    next_function *real = (next_function *)next_libc(CALL_vfprintf);
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
        return real(stream, format, list);
    s = call_enter(t, CALL_vfprintf, RETURN_ADDRESS, &start);
    result = real(stream, format, list);
    error = errno;
    call_leave(t, s, start, result < 0);
    if (result >= 0)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT int vdprintf(int fd, const char *format, va_list list)
{
    typedef __typeof__(vdprintf) next_function;
    next_function *real = (next_function *)next_libc(CALL_vdprintf);
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
        return real(fd, format, list);
    s = call_enter(t, CALL_vdprintf, RETURN_ADDRESS, &start);
    result = real(fd, format, list);
    error = errno;
    call_leave(t, s, start, result < 0);
    if (result >= 0)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT int __vprintf_chk(int flag, const char *format, va_list list)
{
    typedef __typeof__(__vprintf_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___vprintf_chk);
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
        return real(flag, format, list);
    s = call_enter(t, CALL___vprintf_chk, RETURN_ADDRESS, &start);
    result = real(flag, format, list);
    error = errno;
    call_leave(t, s, start, result < 0);
    if (result >= 0)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT int __vfprintf_chk(FILE *stream, int flag, const char *format, va_list list)
{
    typedef __typeof__(__vfprintf_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___vfprintf_chk);
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
        return real(stream, flag, format, list);
    s = call_enter(t, CALL___vfprintf_chk, RETURN_ADDRESS, &start);
    result = real(stream, flag, format, list);
    error = errno;
    call_leave(t, s, start, result < 0);
    if (result >= 0)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT int __vdprintf_chk(int fd, int flag, const char *format, va_list list)
{
    typedef __typeof__(__vdprintf_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___vdprintf_chk);
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
        return real(fd, flag, format, list);
    s = call_enter(t, CALL___vdprintf_chk, RETURN_ADDRESS, &start);
    result = real(fd, flag, format, list);
    error = errno;
    call_leave(t, s, start, result < 0);
    if (result >= 0)
        site_volume(s, (uint64_t)result);
    errno = error;
    return result;
}

EXPORT int wrapped_scanf(const char *format, ...) __asm__("scanf");
int wrapped_scanf(const char *format, ...)
{
    typedef int next_function(const char *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL_vscanf);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    va_list list;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    va_start(list, format);
    if (call_nested(t)) {
        result = real(format, list);
        va_end(list);
        return result;
    }
    s = call_enter(t, CALL_scanf, RETURN_ADDRESS, &start);
    result = real(format, list);
    error = errno;
    call_leave(t, s, start, false);
    va_end(list);
    errno = error;
    return result;
}

EXPORT int wrapped_fscanf(FILE *stream, const char *format, ...) __asm__("fscanf");
int wrapped_fscanf(FILE *stream, const char *format, ...)
{
    typedef int next_function(FILE *stream, const char *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL_vfscanf);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    va_list list;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    va_start(list, format);
    if (call_nested(t)) {
        result = real(stream, format, list);
        va_end(list);
        return result;
    }
    s = call_enter(t, CALL_fscanf, RETURN_ADDRESS, &start);
    result = real(stream, format, list);
    error = errno;
    call_leave(t, s, start, false);
    va_end(list);
    errno = error;
    return result;
}

EXPORT int wrapped___isoc99_scanf(const char *format, ...) __asm__("__isoc99_scanf");
int wrapped___isoc99_scanf(const char *format, ...)
{
    typedef int next_function(const char *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL___isoc99_vscanf);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    va_list list;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    va_start(list, format);
    if (call_nested(t)) {
        result = real(format, list);
        va_end(list);
        return result;
    }
    s = call_enter(t, CALL___isoc99_scanf, RETURN_ADDRESS, &start);
    result = real(format, list);
    error = errno;
    call_leave(t, s, start, false);
    va_end(list);
    errno = error;
    return result;
}

EXPORT int wrapped___isoc99_fscanf(FILE *stream, const char *format,
    ...) __asm__("__isoc99_fscanf");
int wrapped___isoc99_fscanf(FILE *stream, const char *format, ...)
{
    typedef int next_function(FILE *stream, const char *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL___isoc99_vfscanf);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    va_list list;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    va_start(list, format);
    if (call_nested(t)) {
        result = real(stream, format, list);
        va_end(list);
        return result;
    }
    s = call_enter(t, CALL___isoc99_fscanf, RETURN_ADDRESS, &start);
    result = real(stream, format, list);
    error = errno;
    call_leave(t, s, start, false);
    va_end(list);
    errno = error;
    return result;
}

EXPORT int wrapped___isoc23_scanf(const char *format, ...) __asm__("__isoc23_scanf");
int wrapped___isoc23_scanf(const char *format, ...)
{
    typedef int next_function(const char *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL___isoc23_vscanf);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    va_list list;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    va_start(list, format);
    if (call_nested(t)) {
        result = real(format, list);
        va_end(list);
        return result;
    }
    s = call_enter(t, CALL___isoc23_scanf, RETURN_ADDRESS, &start);
    result = real(format, list);
    error = errno;
    call_leave(t, s, start, false);
    va_end(list);
    errno = error;
    return result;
}

EXPORT int wrapped___isoc23_fscanf(FILE *stream, const char *format,
    ...) __asm__("__isoc23_fscanf");
int wrapped___isoc23_fscanf(FILE *stream, const char *format, ...)
{
    typedef int next_function(FILE *stream, const char *format, va_list list);
    next_function *real = (next_function *)next_libc(CALL___isoc23_vfscanf);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    va_list list;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    va_start(list, format);
    if (call_nested(t)) {
        result = real(stream, format, list);
        va_end(list);
        return result;
    }
    s = call_enter(t, CALL___isoc23_fscanf, RETURN_ADDRESS, &start);
    result = real(stream, format, list);
    error = errno;
    call_leave(t, s, start, false);
    va_end(list);
    errno = error;
    return result;
}

EXPORT int wrapped_vscanf(const char *format, va_list list) __asm__("vscanf");
int wrapped_vscanf(const char *format, va_list list)
{
    typedef __typeof__(wrapped_vscanf) next_function;
    next_function *real = (next_function *)next_libc(CALL_vscanf);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (call_nested(t))
        return real(format, list);
    s = call_enter(t, CALL_vscanf, RETURN_ADDRESS, &start);
    result = real(format, list);
    error = errno;
    call_leave(t, s, start, false);
    errno = error;
    return result;
}

EXPORT int wrapped_vfscanf(FILE *stream, const char *format, va_list list) __asm__("vfscanf");
int wrapped_vfscanf(FILE *stream, const char *format, va_list list)
{
    typedef __typeof__(wrapped_vfscanf) next_function;
    next_function *real = (next_function *)next_libc(CALL_vfscanf);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (call_nested(t))
        return real(stream, format, list);
    s = call_enter(t, CALL_vfscanf, RETURN_ADDRESS, &start);
    result = real(stream, format, list);
    error = errno;
    call_leave(t, s, start, false);
    errno = error;
    return result;
}

EXPORT int wrapped___isoc99_vscanf(const char *format, va_list list) __asm__("__isoc99_vscanf");
int wrapped___isoc99_vscanf(const char *format, va_list list)
{
    typedef __typeof__(wrapped___isoc99_vscanf) next_function;
    next_function *real = (next_function *)next_libc(CALL___isoc99_vscanf);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (call_nested(t))
        return real(format, list);
    s = call_enter(t, CALL___isoc99_vscanf, RETURN_ADDRESS, &start);
    result = real(format, list);
    error = errno;
    call_leave(t, s, start, false);
    errno = error;
    return result;
}

EXPORT int wrapped___isoc99_vfscanf(FILE *stream, const char *format,
    va_list list) __asm__("__isoc99_vfscanf");
int wrapped___isoc99_vfscanf(FILE *stream, const char *format, va_list list)
{
    typedef __typeof__(wrapped___isoc99_vfscanf) next_function;
    next_function *real = (next_function *)next_libc(CALL___isoc99_vfscanf);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (call_nested(t))
        return real(stream, format, list);
    s = call_enter(t, CALL___isoc99_vfscanf, RETURN_ADDRESS, &start);
    result = real(stream, format, list);
    error = errno;
    call_leave(t, s, start, false);
    errno = error;
    return result;
}

EXPORT int wrapped___isoc23_vscanf(const char *format, va_list list) __asm__("__isoc23_vscanf");
int wrapped___isoc23_vscanf(const char *format, va_list list)
{
    typedef __typeof__(wrapped___isoc23_vscanf) next_function;
    next_function *real = (next_function *)next_libc(CALL___isoc23_vscanf);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (call_nested(t))
        return real(format, list);
    s = call_enter(t, CALL___isoc23_vscanf, RETURN_ADDRESS, &start);
    result = real(format, list);
    error = errno;
    call_leave(t, s, start, false);
    errno = error;
    return result;
}

EXPORT int wrapped___isoc23_vfscanf(FILE *stream, const char *format,
    va_list list) __asm__("__isoc23_vfscanf");
int wrapped___isoc23_vfscanf(FILE *stream, const char *format, va_list list)
{
    typedef __typeof__(wrapped___isoc23_vfscanf) next_function;
    next_function *real = (next_function *)next_libc(CALL___isoc23_vfscanf);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (call_nested(t))
        return real(stream, format, list);
    s = call_enter(t, CALL___isoc23_vfscanf, RETURN_ADDRESS, &start);
    result = real(stream, format, list);
    error = errno;
    call_leave(t, s, start, false);
    errno = error;
    return result;
}

EXPORT wint_t fgetwc(FILE *stream)
{
    typedef __typeof__(fgetwc) next_function;
    next_function *real = (next_function *)next_libc(CALL_fgetwc);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    wint_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return WEOF;
    }
    if (call_nested(t))
        return real(stream);
    s = call_enter(t, CALL_fgetwc, RETURN_ADDRESS, &start);
    result = real(stream);
    error = errno;
    call_leave(t, s, start, false);
    errno = error;
    return result;
}

EXPORT wint_t getwc(FILE *stream)
{
    typedef __typeof__(getwc) next_function;
    next_function *real = (next_function *)next_libc(CALL_getwc);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    wint_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return WEOF;
    }
    if (call_nested(t))
        return real(stream);
    s = call_enter(t, CALL_getwc, RETURN_ADDRESS, &start);
    result = real(stream);
    error = errno;
    call_leave(t, s, start, false);
    errno = error;
    return result;
}

EXPORT wint_t fputwc(wchar_t letter, FILE *stream)
{
    typedef __typeof__(fputwc) next_function;
    next_function *real = (next_function *)next_libc(CALL_fputwc);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    wint_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return WEOF;
    }
    if (call_nested(t))
        return real(letter, stream);
    s = call_enter(t, CALL_fputwc, RETURN_ADDRESS, &start);
    result = real(letter, stream);
    error = errno;
    call_leave(t, s, start, result == WEOF);
    errno = error;
    return result;
}

EXPORT wint_t putwc(wchar_t letter, FILE *stream)
{
    typedef __typeof__(putwc) next_function;
    next_function *real = (next_function *)next_libc(CALL_putwc);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    wint_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return WEOF;
    }
    if (call_nested(t))
        return real(letter, stream);
    s = call_enter(t, CALL_putwc, RETURN_ADDRESS, &start);
    result = real(letter, stream);
    error = errno;
    call_leave(t, s, start, result == WEOF);
    errno = error;
    return result;
}

EXPORT int fputws(const wchar_t *string, FILE *stream)
{
    typedef __typeof__(fputws) next_function;
    next_function *real = (next_function *)next_libc(CALL_fputws);
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
        return real(string, stream);
    s = call_enter(t, CALL_fputws, RETURN_ADDRESS, &start);
    result = real(string, stream);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT wchar_t *fgetws(wchar_t *buffer, int count, FILE *stream)
{
    typedef __typeof__(fgetws) next_function;
    next_function *real = (next_function *)next_libc(CALL_fgetws);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    wchar_t *result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (call_nested(t))
        return real(buffer, count, stream);
    s = call_enter(t, CALL_fgetws, RETURN_ADDRESS, &start);
    result = real(buffer, count, stream);
    error = errno;
    call_leave(t, s, start, false);
    errno = error;
    return result;
}

EXPORT int fflush(FILE *stream)
{
    typedef __typeof__(fflush) next_function;
    next_function *real = (next_function *)next_libc(CALL_fflush);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (call_nested(t))
        return real(stream);
    s = call_enter(t, CALL_fflush, RETURN_ADDRESS, &start);
    result = real(stream);
    error = errno;
    call_leave(t, s, start, result == EOF);
    errno = error;
    return result;
}

EXPORT int fflush_unlocked(FILE *stream)
{
    typedef __typeof__(fflush_unlocked) next_function;
    next_function *real = (next_function *)next_libc(CALL_fflush_unlocked);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    if (call_nested(t))
        return real(stream);
    s = call_enter(t, CALL_fflush_unlocked, RETURN_ADDRESS, &start);
    result = real(stream);
    error = errno;
    call_leave(t, s, start, result == EOF);
    errno = error;
    return result;
}

EXPORT FILE *fopen(const char *path, const char *mode)
{
    typedef __typeof__(fopen) next_function;
    next_function *real = (next_function *)next_libc(CALL_fopen);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    FILE *result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (call_nested(t))
        return real(path, mode);
    s = call_enter(t, CALL_fopen, RETURN_ADDRESS, &start);
    result = real(path, mode);
    error = errno;
    call_leave(t, s, start, result == NULL);
    errno = error;
    return result;
}

EXPORT FILE *fopen64(const char *path, const char *mode)
{
    typedef __typeof__(fopen64) next_function;
    next_function *real = (next_function *)next_libc(CALL_fopen64);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    FILE *result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (call_nested(t))
        return real(path, mode);
    s = call_enter(t, CALL_fopen64, RETURN_ADDRESS, &start);
    result = real(path, mode);
    error = errno;
    call_leave(t, s, start, result == NULL);
    errno = error;
    return result;
}

EXPORT FILE *fdopen(int fd, const char *mode)
{
    typedef __typeof__(fdopen) next_function;
    next_function *real = (next_function *)next_libc(CALL_fdopen);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    FILE *result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (call_nested(t))
        return real(fd, mode);
    s = call_enter(t, CALL_fdopen, RETURN_ADDRESS, &start);
    result = real(fd, mode);
    error = errno;
    call_leave(t, s, start, result == NULL);
    errno = error;
    return result;
}

EXPORT FILE *tmpfile(void)
{
    typedef __typeof__(tmpfile) next_function;
    next_function *real = (next_function *)next_libc(CALL_tmpfile);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    FILE *result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (call_nested(t))
        return real();
    s = call_enter(t, CALL_tmpfile, RETURN_ADDRESS, &start);
    result = real();
    error = errno;
    call_leave(t, s, start, result == NULL);
    errno = error;
    return result;
}

EXPORT FILE *tmpfile64(void)
{
    typedef __typeof__(tmpfile64) next_function;
    next_function *real = (next_function *)next_libc(CALL_tmpfile64);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    FILE *result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    if (call_nested(t))
        return real();
    s = call_enter(t, CALL_tmpfile64, RETURN_ADDRESS, &start);
    result = real();
    error = errno;
    call_leave(t, s, start, result == NULL);
    errno = error;
    return result;
}

EXPORT int fclose(FILE *stream)
{
    typedef __typeof__(fclose) next_function;
    next_function *real = (next_function *)next_libc(CALL_fclose);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EOF;
    }
    error = errno;
    descriptor_forget(fileno(stream));
    errno = error;
    if (call_nested(t))
        return real(stream);
    s = call_enter(t, CALL_fclose, RETURN_ADDRESS, &start);
    result = real(stream);
    error = errno;
    call_leave(t, s, start, result == EOF);
    errno = error;
    return result;
}

EXPORT FILE *freopen(const char *path, const char *mode, FILE *stream)
{
    typedef __typeof__(freopen) next_function;
    next_function *real = (next_function *)next_libc(CALL_freopen);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    FILE *result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    error = errno;
    descriptor_forget(fileno(stream));
    errno = error;
    if (call_nested(t))
        return real(path, mode, stream);
    s = call_enter(t, CALL_freopen, RETURN_ADDRESS, &start);
    result = real(path, mode, stream);
    error = errno;
    call_leave(t, s, start, result == NULL);
    errno = error;
    return result;
}

EXPORT FILE *freopen64(const char *path, const char *mode, FILE *stream)
{
    typedef __typeof__(freopen64) next_function;
    next_function *real = (next_function *)next_libc(CALL_freopen64);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    FILE *result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return NULL;
    }
    error = errno;
    descriptor_forget(fileno(stream));
    errno = error;
    if (call_nested(t))
        return real(path, mode, stream);
    s = call_enter(t, CALL_freopen64, RETURN_ADDRESS, &start);
    result = real(path, mode, stream);
    error = errno;
    call_leave(t, s, start, result == NULL);
    errno = error;
    return result;
}

EXPORT int fseek(FILE *stream, long offset, int whence)
{
    typedef __typeof__(fseek) next_function;
    next_function *real = (next_function *)next_libc(CALL_fseek);
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
        return real(stream, offset, whence);
    s = call_enter(t, CALL_fseek, RETURN_ADDRESS, &start);
    result = real(stream, offset, whence);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int fseeko(FILE *stream, off_t offset, int whence)
{
    typedef __typeof__(fseeko) next_function;
    next_function *real = (next_function *)next_libc(CALL_fseeko);
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
        return real(stream, offset, whence);
    s = call_enter(t, CALL_fseeko, RETURN_ADDRESS, &start);
    result = real(stream, offset, whence);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int fseeko64(FILE *stream, off64_t offset, int whence)
{
    typedef __typeof__(fseeko64) next_function;
    next_function *real = (next_function *)next_libc(CALL_fseeko64);
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
        return real(stream, offset, whence);
    s = call_enter(t, CALL_fseeko64, RETURN_ADDRESS, &start);
    result = real(stream, offset, whence);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int fsetpos(FILE *stream, const fpos_t *position)
{
    typedef __typeof__(fsetpos) next_function;
    next_function *real = (next_function *)next_libc(CALL_fsetpos);
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
        return real(stream, position);
    s = call_enter(t, CALL_fsetpos, RETURN_ADDRESS, &start);
    result = real(stream, position);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int fsetpos64(FILE *stream, const fpos64_t *position)
{
    typedef __typeof__(fsetpos64) next_function;
    next_function *real = (next_function *)next_libc(CALL_fsetpos64);
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
        return real(stream, position);
    s = call_enter(t, CALL_fsetpos64, RETURN_ADDRESS, &start);
    result = real(stream, position);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int fgetpos(FILE *stream, fpos_t *position)
{
    typedef __typeof__(fgetpos) next_function;
    next_function *real = (next_function *)next_libc(CALL_fgetpos);
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
        return real(stream, position);
    s = call_enter(t, CALL_fgetpos, RETURN_ADDRESS, &start);
    result = real(stream, position);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int fgetpos64(FILE *stream, fpos64_t *position)
{
    typedef __typeof__(fgetpos64) next_function;
    next_function *real = (next_function *)next_libc(CALL_fgetpos64);
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
        return real(stream, position);
    s = call_enter(t, CALL_fgetpos64, RETURN_ADDRESS, &start);
    result = real(stream, position);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT void rewind(FILE *stream)
{
    typedef __typeof__(rewind) next_function;
    next_function *real = (next_function *)next_libc(CALL_rewind);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return;
    }
    if (call_nested(t)) {
        real(stream);
        return;
    }
    s = call_enter(t, CALL_rewind, RETURN_ADDRESS, &start);
    real(stream);
    error = errno;
    call_leave(t, s, start, false);
    errno = error;
}

EXPORT long ftell(FILE *stream)
{
    typedef __typeof__(ftell) next_function;
    next_function *real = (next_function *)next_libc(CALL_ftell);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    long result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t))
        return real(stream);
    s = call_enter(t, CALL_ftell, RETURN_ADDRESS, &start);
    result = real(stream);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT off_t ftello(FILE *stream)
{
    typedef __typeof__(ftello) next_function;
    next_function *real = (next_function *)next_libc(CALL_ftello);
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
        return real(stream);
    s = call_enter(t, CALL_ftello, RETURN_ADDRESS, &start);
    result = real(stream);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT off64_t ftello64(FILE *stream)
{
    typedef __typeof__(ftello64) next_function;
    next_function *real = (next_function *)next_libc(CALL_ftello64);
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
        return real(stream);
    s = call_enter(t, CALL_ftello64, RETURN_ADDRESS, &start);
    result = real(stream);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}
