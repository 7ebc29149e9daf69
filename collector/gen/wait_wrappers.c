/* Stands in front of libc's calls.
 * Made from api/wait.toml by `cargo xtask codegen`; do not edit.
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
#include <aio.h>
#include <mqueue.h>
#include <netdb.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/msg.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/sem.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

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

EXPORT int nanosleep(const struct timespec *wanted, struct timespec *left)
{
    typedef __typeof__(nanosleep) next_function;
    next_function *real = (next_function *)next_libc(CALL_nanosleep);
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
        result = real(wanted, left);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_nanosleep, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(wanted, left);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

ALIAS(__nanosleep, nanosleep, "nanosleep");

EXPORT int usleep(useconds_t wanted)
{
    typedef __typeof__(usleep) next_function;
    next_function *real = (next_function *)next_libc(CALL_usleep);
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
        result = real(wanted);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_usleep, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(wanted);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int clock_nanosleep(clockid_t clock, int flags, const struct timespec *wanted,
    struct timespec *left)
{
    typedef __typeof__(clock_nanosleep) next_function;
    next_function *real = (next_function *)next_libc(CALL_clock_nanosleep);
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
        result = real(clock, flags, wanted, left);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_clock_nanosleep, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(clock, flags, wanted, left);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result != 0);
    errno = error;
    return result;
}

EXPORT unsigned sleep(unsigned wanted)
{
    typedef __typeof__(sleep) next_function;
    next_function *real = (next_function *)next_libc(CALL_sleep);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    unsigned result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return wanted;
    }
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(wanted);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_sleep, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(wanted);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, false);
    errno = error;
    return result;
}

EXPORT int poll(struct pollfd *files, nfds_t count, int timeout)
{
    typedef __typeof__(poll) next_function;
    next_function *real = (next_function *)next_libc(CALL_poll);
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
        masked = mask_wanted(t) && !(timeout == 0) && mask_block(t);
        result = real(files, count, timeout);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_poll, RETURN_ADDRESS, &start);
    masked = mask_wanted(t) && !(timeout == 0) && mask_block(t);
    result = real(files, count, timeout);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

ALIAS(__poll, poll, "poll");

EXPORT int __poll_chk(struct pollfd *files, nfds_t count, int timeout, size_t room)
{
    typedef __typeof__(__poll_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___poll_chk);
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
        masked = mask_wanted(t) && !(timeout == 0) && mask_block(t);
        result = real(files, count, timeout, room);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL___poll_chk, RETURN_ADDRESS, &start);
    masked = mask_wanted(t) && !(timeout == 0) && mask_block(t);
    result = real(files, count, timeout, room);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int epoll_wait(int fd, struct epoll_event *events, int count, int timeout)
{
    typedef __typeof__(epoll_wait) next_function;
    next_function *real = (next_function *)next_libc(CALL_epoll_wait);
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
        masked = mask_wanted(t) && !(timeout == 0) && mask_block(t);
        result = real(fd, events, count, timeout);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_epoll_wait, RETURN_ADDRESS, &start);
    masked = mask_wanted(t) && !(timeout == 0) && mask_block(t);
    result = real(fd, events, count, timeout);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int select(int count, fd_set *reading, fd_set *writing, fd_set *other,
    struct timeval *timeout)
{
    typedef __typeof__(select) next_function;
    next_function *real = (next_function *)next_libc(CALL_select);
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
        masked = mask_wanted(t) && !(timeout != NULL && memory_given(timeout, sizeof *timeout)
                 && timeout->tv_sec == 0 && timeout->tv_usec == 0) && mask_block(t);
        result = real(count, reading, writing, other, timeout);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_select, RETURN_ADDRESS, &start);
    masked = mask_wanted(t) && !(timeout != NULL && memory_given(timeout, sizeof *timeout)
             && timeout->tv_sec == 0 && timeout->tv_usec == 0) && mask_block(t);
    result = real(count, reading, writing, other, timeout);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

ALIAS(__select, select, "select");

EXPORT int ppoll(struct pollfd *files, nfds_t count, const struct timespec *timeout,
    const sigset_t *sigmask)
{
    typedef __typeof__(ppoll) next_function;
    next_function *real = (next_function *)next_libc(CALL_ppoll);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    sigset_t changed;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    sigmask = set_with_ours(sigmask, &changed);
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(files, count, timeout, sigmask);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_ppoll, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(files, count, timeout, sigmask);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int __ppoll_chk(struct pollfd *files, nfds_t count, const struct timespec *timeout,
    const sigset_t *sigmask, size_t room)
{
    typedef __typeof__(__ppoll_chk) next_function;
    next_function *real = (next_function *)next_libc(CALL___ppoll_chk);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    sigset_t changed;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    sigmask = set_with_ours(sigmask, &changed);
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(files, count, timeout, sigmask, room);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL___ppoll_chk, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(files, count, timeout, sigmask, room);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int pselect(int count, fd_set *reading, fd_set *writing, fd_set *other,
    const struct timespec *timeout, const sigset_t *sigmask)
{
    typedef __typeof__(pselect) next_function;
    next_function *real = (next_function *)next_libc(CALL_pselect);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    sigset_t changed;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    sigmask = set_with_ours(sigmask, &changed);
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(count, reading, writing, other, timeout, sigmask);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_pselect, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(count, reading, writing, other, timeout, sigmask);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int epoll_pwait(int fd, struct epoll_event *events, int count, int timeout,
    const sigset_t *sigmask)
{
    typedef __typeof__(epoll_pwait) next_function;
    next_function *real = (next_function *)next_libc(CALL_epoll_pwait);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    sigset_t changed;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    sigmask = set_with_ours(sigmask, &changed);
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(fd, events, count, timeout, sigmask);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_epoll_pwait, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(fd, events, count, timeout, sigmask);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int epoll_pwait2(int fd, struct epoll_event *events, int count,
    const struct timespec *timeout, const sigset_t *sigmask)
{
    typedef __typeof__(epoll_pwait2) next_function;
    next_function *real = (next_function *)next_libc(CALL_epoll_pwait2);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    sigset_t changed;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    sigmask = set_with_ours(sigmask, &changed);
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(fd, events, count, timeout, sigmask);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_epoll_pwait2, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(fd, events, count, timeout, sigmask);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int pause(void)
{
    typedef __typeof__(pause) next_function;
    next_function *real = (next_function *)next_libc(CALL_pause);
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
        result = real();
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_pause, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real();
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, false);
    errno = error;
    return result;
}

EXPORT int sigsuspend(const sigset_t *set)
{
    typedef __typeof__(sigsuspend) next_function;
    next_function *real = (next_function *)next_libc(CALL_sigsuspend);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    sigset_t changed;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    set = set_with_ours(set, &changed);
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(set);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_sigsuspend, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(set);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, false);
    errno = error;
    return result;
}

ALIAS(__sigsuspend, sigsuspend, "sigsuspend");

EXPORT int tcdrain(int fd)
{
    typedef __typeof__(tcdrain) next_function;
    next_function *real = (next_function *)next_libc(CALL_tcdrain);
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
        result = real(fd);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_tcdrain, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(fd);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int tcsendbreak(int fd, int duration)
{
    typedef __typeof__(tcsendbreak) next_function;
    next_function *real = (next_function *)next_libc(CALL_tcsendbreak);
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
        result = real(fd, duration);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_tcsendbreak, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(fd, duration);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int gai_suspend(const struct gaicb *const list[], int count, const struct timespec *timeout)
{
    typedef __typeof__(gai_suspend) next_function;
    next_function *real = (next_function *)next_libc(CALL_gai_suspend);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return EAI_SYSTEM;
    }
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(list, count, timeout);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_gai_suspend, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(list, count, timeout);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, false);
    errno = error;
    return result;
}

EXPORT int sigwaitinfo(const sigset_t *set, siginfo_t *about)
{
    typedef __typeof__(sigwaitinfo) next_function;
    next_function *real = (next_function *)next_libc(CALL_sigwaitinfo);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    sigset_t changed;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    set = set_without_ours(set, &changed);
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(set, about);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_sigwaitinfo, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(set, about);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int sigtimedwait(const sigset_t *set, siginfo_t *about, const struct timespec *timeout)
{
    typedef __typeof__(sigtimedwait) next_function;
    next_function *real = (next_function *)next_libc(CALL_sigtimedwait);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    sigset_t changed;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    set = set_without_ours(set, &changed);
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(set, about, timeout);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_sigtimedwait, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(set, about, timeout);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int sigwait(const sigset_t *set, int *number)
{
    typedef __typeof__(sigwait) next_function;
    next_function *real = (next_function *)next_libc(CALL_sigwait);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    sigset_t changed;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return ENOSYS;
    }
    set = set_without_ours(set, &changed);
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(set, number);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_sigwait, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(set, number);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result != 0);
    errno = error;
    return result;
}

EXPORT ssize_t msgrcv(int queue, void *message, size_t room, long type, int flags)
{
    typedef __typeof__(msgrcv) next_function;
    next_function *real = (next_function *)next_libc(CALL_msgrcv);
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
        result = real(queue, message, room, type, flags);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_msgrcv, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(queue, message, room, type, flags);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int msgsnd(int queue, const void *message, size_t size, int flags)
{
    typedef __typeof__(msgsnd) next_function;
    next_function *real = (next_function *)next_libc(CALL_msgsnd);
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
        result = real(queue, message, size, flags);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_msgsnd, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(queue, message, size, flags);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int semop(int set, struct sembuf *operations, size_t count)
{
    typedef __typeof__(semop) next_function;
    next_function *real = (next_function *)next_libc(CALL_semop);
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
        result = real(set, operations, count);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_semop, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(set, operations, count);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int semtimedop(int set, struct sembuf *operations, size_t count,
    const struct timespec *timeout)
{
    typedef __typeof__(semtimedop) next_function;
    next_function *real = (next_function *)next_libc(CALL_semtimedop);
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
        result = real(set, operations, count, timeout);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_semtimedop, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(set, operations, count, timeout);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT ssize_t mq_receive(mqd_t queue, char *message, size_t room, unsigned *priority)
{
    typedef __typeof__(mq_receive) next_function;
    next_function *real = (next_function *)next_libc(CALL_mq_receive);
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
        result = real(queue, message, room, priority);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_mq_receive, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(queue, message, room, priority);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT ssize_t mq_timedreceive(mqd_t queue, char *message, size_t room, unsigned *priority,
    const struct timespec *until)
{
    typedef __typeof__(mq_timedreceive) next_function;
    next_function *real = (next_function *)next_libc(CALL_mq_timedreceive);
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
        result = real(queue, message, room, priority, until);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_mq_timedreceive, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(queue, message, room, priority, until);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int mq_send(mqd_t queue, const char *message, size_t size, unsigned priority)
{
    typedef __typeof__(mq_send) next_function;
    next_function *real = (next_function *)next_libc(CALL_mq_send);
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
        result = real(queue, message, size, priority);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_mq_send, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(queue, message, size, priority);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int mq_timedsend(mqd_t queue, const char *message, size_t size, unsigned priority,
    const struct timespec *until)
{
    typedef __typeof__(mq_timedsend) next_function;
    next_function *real = (next_function *)next_libc(CALL_mq_timedsend);
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
        result = real(queue, message, size, priority, until);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_mq_timedsend, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(queue, message, size, priority, until);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int aio_suspend(const struct aiocb *const list[], int count, const struct timespec *timeout)
{
    typedef __typeof__(aio_suspend) next_function;
    next_function *real = (next_function *)next_libc(CALL_aio_suspend);
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
        result = real(list, count, timeout);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_aio_suspend, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(list, count, timeout);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int aio_suspend64(const struct aiocb64 *const list[], int count,
    const struct timespec *timeout)
{
    typedef __typeof__(aio_suspend64) next_function;
    next_function *real = (next_function *)next_libc(CALL_aio_suspend64);
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
        result = real(list, count, timeout);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_aio_suspend64, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(list, count, timeout);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT pid_t wait(int *status)
{
    typedef __typeof__(wait) next_function;
    next_function *real = (next_function *)next_libc(CALL_wait);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    pid_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = mask_wanted(t) && !(restart_never_ends()) && mask_block(t);
        result = real(status);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_wait, RETURN_ADDRESS, &start);
    masked = mask_wanted(t) && !(restart_never_ends()) && mask_block(t);
    result = real(status);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

ALIAS(__wait, wait, "wait");

EXPORT pid_t waitpid(pid_t process, int *status, int flags)
{
    typedef __typeof__(waitpid) next_function;
    next_function *real = (next_function *)next_libc(CALL_waitpid);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    pid_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = mask_wanted(t) && !(restart_never_ends() || (flags & WNOHANG) != 0)
                 && mask_block(t);
        result = real(process, status, flags);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_waitpid, RETURN_ADDRESS, &start);
    masked = mask_wanted(t) && !(restart_never_ends() || (flags & WNOHANG) != 0) && mask_block(t);
    result = real(process, status, flags);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

ALIAS(__waitpid, waitpid, "waitpid");

EXPORT pid_t wait3(int *status, int flags, struct rusage *usage)
{
    typedef __typeof__(wait3) next_function;
    next_function *real = (next_function *)next_libc(CALL_wait3);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    pid_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = mask_wanted(t) && !(restart_never_ends() || (flags & WNOHANG) != 0)
                 && mask_block(t);
        result = real(status, flags, usage);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_wait3, RETURN_ADDRESS, &start);
    masked = mask_wanted(t) && !(restart_never_ends() || (flags & WNOHANG) != 0) && mask_block(t);
    result = real(status, flags, usage);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT pid_t wait4(pid_t process, int *status, int flags, struct rusage *usage)
{
    typedef __typeof__(wait4) next_function;
    next_function *real = (next_function *)next_libc(CALL_wait4);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    pid_t result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (call_nested(t)) {
        masked = mask_wanted(t) && !(restart_never_ends() || (flags & WNOHANG) != 0)
                 && mask_block(t);
        result = real(process, status, flags, usage);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_wait4, RETURN_ADDRESS, &start);
    masked = mask_wanted(t) && !(restart_never_ends() || (flags & WNOHANG) != 0) && mask_block(t);
    result = real(process, status, flags, usage);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int waitid(idtype_t kind, id_t process, siginfo_t *about, int flags)
{
    typedef __typeof__(waitid) next_function;
    next_function *real = (next_function *)next_libc(CALL_waitid);
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
        masked = mask_wanted(t) && !(restart_never_ends() || (flags & WNOHANG) != 0)
                 && mask_block(t);
        result = real(kind, process, about, flags);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_waitid, RETURN_ADDRESS, &start);
    masked = mask_wanted(t) && !(restart_never_ends() || (flags & WNOHANG) != 0) && mask_block(t);
    result = real(kind, process, about, flags);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int system(const char *command)
{
    typedef __typeof__(system) next_function;
    next_function *real = (next_function *)next_libc(CALL_system);
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
    environment_leave();
    errno = error;
    if (call_nested(t))
        return real(command);
    s = call_enter(t, CALL_system, RETURN_ADDRESS, &start);
    result = real(command);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int pclose(FILE *stream)
{
    typedef __typeof__(pclose) next_function;
    next_function *real = (next_function *)next_libc(CALL_pclose);
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
    descriptor_forget(fileno(stream));
    errno = error;
    if (call_nested(t))
        return real(stream);
    s = call_enter(t, CALL_pclose, RETURN_ADDRESS, &start);
    result = real(stream);
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}
