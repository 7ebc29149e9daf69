/* Stands in front of libc's calls.
 * Made from api/thread.toml by `cargo xtask codegen`; do not edit.
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
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <threads.h>
#include <time.h>

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

EXPORT int pthread_mutex_lock(pthread_mutex_t *mutex)
{
    typedef __typeof__(pthread_mutex_lock) next_function;
    next_function *real = (next_function *)next_libc(CALL_pthread_mutex_lock);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return ENOSYS;
    }
    if (call_nested(t))
        return real(mutex);
    s = call_enter(t, CALL_pthread_mutex_lock, RETURN_ADDRESS, &start);
    result = real(mutex);
    error = errno;
    call_leave(t, s, start, result != 0);
    errno = error;
    return result;
}

EXPORT int pthread_mutex_timedlock(pthread_mutex_t *mutex, const struct timespec *until)
{
    typedef __typeof__(pthread_mutex_timedlock) next_function;
    next_function *real = (next_function *)next_libc(CALL_pthread_mutex_timedlock);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return ENOSYS;
    }
    if (call_nested(t))
        return real(mutex, until);
    s = call_enter(t, CALL_pthread_mutex_timedlock, RETURN_ADDRESS, &start);
    result = real(mutex, until);
    error = errno;
    call_leave(t, s, start, result != 0);
    errno = error;
    return result;
}

EXPORT int pthread_mutex_clocklock(pthread_mutex_t *mutex, clockid_t clock,
    const struct timespec *until)
{
    typedef __typeof__(pthread_mutex_clocklock) next_function;
    next_function *real = (next_function *)next_libc(CALL_pthread_mutex_clocklock);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return ENOSYS;
    }
    if (call_nested(t))
        return real(mutex, clock, until);
    s = call_enter(t, CALL_pthread_mutex_clocklock, RETURN_ADDRESS, &start);
    result = real(mutex, clock, until);
    error = errno;
    call_leave(t, s, start, result != 0);
    errno = error;
    return result;
}

EXPORT int pthread_rwlock_rdlock(pthread_rwlock_t *lock)
{
    typedef __typeof__(pthread_rwlock_rdlock) next_function;
    next_function *real = (next_function *)next_libc(CALL_pthread_rwlock_rdlock);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return ENOSYS;
    }
    if (call_nested(t))
        return real(lock);
    s = call_enter(t, CALL_pthread_rwlock_rdlock, RETURN_ADDRESS, &start);
    result = real(lock);
    error = errno;
    call_leave(t, s, start, result != 0);
    errno = error;
    return result;
}

EXPORT int pthread_rwlock_wrlock(pthread_rwlock_t *lock)
{
    typedef __typeof__(pthread_rwlock_wrlock) next_function;
    next_function *real = (next_function *)next_libc(CALL_pthread_rwlock_wrlock);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return ENOSYS;
    }
    if (call_nested(t))
        return real(lock);
    s = call_enter(t, CALL_pthread_rwlock_wrlock, RETURN_ADDRESS, &start);
    result = real(lock);
    error = errno;
    call_leave(t, s, start, result != 0);
    errno = error;
    return result;
}

EXPORT int pthread_rwlock_timedrdlock(pthread_rwlock_t *lock, const struct timespec *until)
{
    typedef __typeof__(pthread_rwlock_timedrdlock) next_function;
    next_function *real = (next_function *)next_libc(CALL_pthread_rwlock_timedrdlock);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return ENOSYS;
    }
    if (call_nested(t))
        return real(lock, until);
    s = call_enter(t, CALL_pthread_rwlock_timedrdlock, RETURN_ADDRESS, &start);
    result = real(lock, until);
    error = errno;
    call_leave(t, s, start, result != 0);
    errno = error;
    return result;
}

EXPORT int pthread_rwlock_timedwrlock(pthread_rwlock_t *lock, const struct timespec *until)
{
    typedef __typeof__(pthread_rwlock_timedwrlock) next_function;
    next_function *real = (next_function *)next_libc(CALL_pthread_rwlock_timedwrlock);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return ENOSYS;
    }
    if (call_nested(t))
        return real(lock, until);
    s = call_enter(t, CALL_pthread_rwlock_timedwrlock, RETURN_ADDRESS, &start);
    result = real(lock, until);
    error = errno;
    call_leave(t, s, start, result != 0);
    errno = error;
    return result;
}

EXPORT int pthread_spin_lock(pthread_spinlock_t *lock)
{
    typedef __typeof__(pthread_spin_lock) next_function;
    next_function *real = (next_function *)next_libc(CALL_pthread_spin_lock);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return ENOSYS;
    }
    if (call_nested(t))
        return real(lock);
    s = call_enter(t, CALL_pthread_spin_lock, RETURN_ADDRESS, &start);
    result = real(lock);
    error = errno;
    call_leave(t, s, start, result != 0);
    errno = error;
    return result;
}

EXPORT int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex)
{
    typedef __typeof__(pthread_cond_wait) next_function;
    next_function *real = (next_function *)next_libc(CALL_pthread_cond_wait);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return ENOSYS;
    }
    if (call_nested(t))
        return real(condition, mutex);
    s = call_enter(t, CALL_pthread_cond_wait, RETURN_ADDRESS, &start);
    result = real(condition, mutex);
    error = errno;
    call_leave(t, s, start, result != 0);
    errno = error;
    return result;
}

EXPORT int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex,
    const struct timespec *until)
{
    typedef __typeof__(pthread_cond_timedwait) next_function;
    next_function *real = (next_function *)next_libc(CALL_pthread_cond_timedwait);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return ENOSYS;
    }
    if (call_nested(t))
        return real(condition, mutex, until);
    s = call_enter(t, CALL_pthread_cond_timedwait, RETURN_ADDRESS, &start);
    result = real(condition, mutex, until);
    error = errno;
    call_leave(t, s, start, result != 0);
    errno = error;
    return result;
}

EXPORT int pthread_cond_clockwait(pthread_cond_t *condition, pthread_mutex_t *mutex,
    clockid_t clock, const struct timespec *until)
{
    typedef __typeof__(pthread_cond_clockwait) next_function;
    next_function *real = (next_function *)next_libc(CALL_pthread_cond_clockwait);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return ENOSYS;
    }
    if (call_nested(t))
        return real(condition, mutex, clock, until);
    s = call_enter(t, CALL_pthread_cond_clockwait, RETURN_ADDRESS, &start);
    result = real(condition, mutex, clock, until);
    error = errno;
    call_leave(t, s, start, result != 0);
    errno = error;
    return result;
}

EXPORT int pthread_join(pthread_t thread, void **value)
{
    typedef __typeof__(pthread_join) next_function;
    next_function *real = (next_function *)next_libc(CALL_pthread_join);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return ENOSYS;
    }
    if (call_nested(t))
        return real(thread, value);
    s = call_enter(t, CALL_pthread_join, RETURN_ADDRESS, &start);
    result = real(thread, value);
    error = errno;
    call_leave(t, s, start, result != 0);
    errno = error;
    return result;
}

EXPORT int pthread_timedjoin_np(pthread_t thread, void **value, const struct timespec *until)
{
    typedef __typeof__(pthread_timedjoin_np) next_function;
    next_function *real = (next_function *)next_libc(CALL_pthread_timedjoin_np);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return ENOSYS;
    }
    if (call_nested(t))
        return real(thread, value, until);
    s = call_enter(t, CALL_pthread_timedjoin_np, RETURN_ADDRESS, &start);
    result = real(thread, value, until);
    error = errno;
    call_leave(t, s, start, result != 0);
    errno = error;
    return result;
}

EXPORT int pthread_clockjoin_np(pthread_t thread, void **value, clockid_t clock,
    const struct timespec *until)
{
    typedef __typeof__(pthread_clockjoin_np) next_function;
    next_function *real = (next_function *)next_libc(CALL_pthread_clockjoin_np);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return ENOSYS;
    }
    if (call_nested(t))
        return real(thread, value, clock, until);
    s = call_enter(t, CALL_pthread_clockjoin_np, RETURN_ADDRESS, &start);
    result = real(thread, value, clock, until);
    error = errno;
    call_leave(t, s, start, result != 0);
    errno = error;
    return result;
}

EXPORT int pthread_barrier_wait(pthread_barrier_t *barrier)
{
    typedef __typeof__(pthread_barrier_wait) next_function;
    next_function *real = (next_function *)next_libc(CALL_pthread_barrier_wait);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return ENOSYS;
    }
    if (call_nested(t))
        return real(barrier);
    s = call_enter(t, CALL_pthread_barrier_wait, RETURN_ADDRESS, &start);
    result = real(barrier);
    error = errno;
    call_leave(t, s, start, result > 0);
    errno = error;
    return result;
}

EXPORT int sem_wait(sem_t *semaphore)
{
    typedef __typeof__(sem_wait) next_function;
    next_function *real = (next_function *)next_libc(CALL_sem_wait);
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
        masked = mask_wanted(t) && !(restart_never_ends()) && mask_block(t);
        result = real(semaphore);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_sem_wait, RETURN_ADDRESS, &start);
    masked = mask_wanted(t) && !(restart_never_ends()) && mask_block(t);
    result = real(semaphore);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int sem_timedwait(sem_t *semaphore, const struct timespec *until)
{
    typedef __typeof__(sem_timedwait) next_function;
    next_function *real = (next_function *)next_libc(CALL_sem_timedwait);
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
        result = real(semaphore, until);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_sem_timedwait, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(semaphore, until);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int sem_clockwait(sem_t *semaphore, clockid_t clock, const struct timespec *until)
{
    typedef __typeof__(sem_clockwait) next_function;
    next_function *real = (next_function *)next_libc(CALL_sem_clockwait);
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
        result = real(semaphore, clock, until);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_sem_clockwait, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(semaphore, clock, until);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int sched_yield(void)
{
    typedef __typeof__(sched_yield) next_function;
    next_function *real = (next_function *)next_libc(CALL_sched_yield);
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
        return real();
    s = call_enter(t, CALL_sched_yield, RETURN_ADDRESS, &start);
    result = real();
    error = errno;
    call_leave(t, s, start, result == -1);
    errno = error;
    return result;
}

EXPORT int mtx_lock(mtx_t *mutex)
{
    typedef __typeof__(mtx_lock) next_function;
    next_function *real = (next_function *)next_libc(CALL_mtx_lock);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return thrd_error;
    }
    if (call_nested(t))
        return real(mutex);
    s = call_enter(t, CALL_mtx_lock, RETURN_ADDRESS, &start);
    result = real(mutex);
    error = errno;
    call_leave(t, s, start, result == thrd_error);
    errno = error;
    return result;
}

EXPORT int mtx_timedlock(mtx_t *mutex, const struct timespec *until)
{
    typedef __typeof__(mtx_timedlock) next_function;
    next_function *real = (next_function *)next_libc(CALL_mtx_timedlock);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return thrd_error;
    }
    if (call_nested(t))
        return real(mutex, until);
    s = call_enter(t, CALL_mtx_timedlock, RETURN_ADDRESS, &start);
    result = real(mutex, until);
    error = errno;
    call_leave(t, s, start, result == thrd_error);
    errno = error;
    return result;
}

EXPORT int cnd_wait(cnd_t *condition, mtx_t *mutex)
{
    typedef __typeof__(cnd_wait) next_function;
    next_function *real = (next_function *)next_libc(CALL_cnd_wait);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return thrd_error;
    }
    if (call_nested(t))
        return real(condition, mutex);
    s = call_enter(t, CALL_cnd_wait, RETURN_ADDRESS, &start);
    result = real(condition, mutex);
    error = errno;
    call_leave(t, s, start, result == thrd_error);
    errno = error;
    return result;
}

EXPORT int cnd_timedwait(cnd_t *condition, mtx_t *mutex, const struct timespec *until)
{
    typedef __typeof__(cnd_timedwait) next_function;
    next_function *real = (next_function *)next_libc(CALL_cnd_timedwait);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return thrd_error;
    }
    if (call_nested(t))
        return real(condition, mutex, until);
    s = call_enter(t, CALL_cnd_timedwait, RETURN_ADDRESS, &start);
    result = real(condition, mutex, until);
    error = errno;
    call_leave(t, s, start, result == thrd_error);
    errno = error;
    return result;
}

EXPORT int thrd_join(thrd_t thread, int *value)
{
    typedef __typeof__(thrd_join) next_function;
    next_function *real = (next_function *)next_libc(CALL_thrd_join);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return thrd_error;
    }
    if (call_nested(t))
        return real(thread, value);
    s = call_enter(t, CALL_thrd_join, RETURN_ADDRESS, &start);
    result = real(thread, value);
    error = errno;
    call_leave(t, s, start, result == thrd_error);
    errno = error;
    return result;
}

EXPORT int thrd_sleep(const struct timespec *wanted, struct timespec *left)
{
    typedef __typeof__(thrd_sleep) next_function;
    next_function *real = (next_function *)next_libc(CALL_thrd_sleep);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    bool masked;
    int result;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return -2;
    }
    if (call_nested(t)) {
        masked = mask_enter(t);
        result = real(wanted, left);
        error = errno;
        mask_leave(t, masked);
        errno = error;
        return result;
    }
    s = call_enter(t, CALL_thrd_sleep, RETURN_ADDRESS, &start);
    masked = mask_enter(t);
    result = real(wanted, left);
    error = errno;
    mask_leave(t, masked);
    call_leave(t, s, start, result < 0);
    errno = error;
    return result;
}

EXPORT void GOMP_critical_start(void)
{
    typedef __typeof__(GOMP_critical_start) next_function;
    static any_function *reals[LIBRARY_COPIES];
    next_function *real = (next_function *)library_real(LIBRARY_OPENMP, reals,
        "GOMP_critical_start", RETURN_ADDRESS);
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
    s = call_enter(t, CALL_GOMP_critical_start, RETURN_ADDRESS, &start);
    real();
    error = errno;
    call_leave(t, s, start, false);
    errno = error;
}

EXPORT void GOMP_critical_name_start(void **lock)
{
    typedef __typeof__(GOMP_critical_name_start) next_function;
    static any_function *reals[LIBRARY_COPIES];
    next_function *real = (next_function *)library_real(LIBRARY_OPENMP, reals,
        "GOMP_critical_name_start", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return;
    }
    if (call_nested(t)) {
        real(lock);
        return;
    }
    s = call_enter(t, CALL_GOMP_critical_name_start, RETURN_ADDRESS, &start);
    real(lock);
    error = errno;
    call_leave(t, s, start, false);
    errno = error;
}

EXPORT void GOMP_atomic_start(void)
{
    typedef __typeof__(GOMP_atomic_start) next_function;
    static any_function *reals[LIBRARY_COPIES];
    next_function *real = (next_function *)library_real(LIBRARY_OPENMP, reals, "GOMP_atomic_start",
        RETURN_ADDRESS);
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
    s = call_enter(t, CALL_GOMP_atomic_start, RETURN_ADDRESS, &start);
    real();
    error = errno;
    call_leave(t, s, start, false);
    errno = error;
}

EXPORT void omp_set_lock(void *lock)
{
    typedef __typeof__(omp_set_lock) next_function;
    static any_function *reals[LIBRARY_COPIES];
    next_function *real = (next_function *)library_real(LIBRARY_OPENMP, reals, "omp_set_lock",
        RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return;
    }
    if (call_nested(t)) {
        real(lock);
        return;
    }
    s = call_enter(t, CALL_omp_set_lock, RETURN_ADDRESS, &start);
    real(lock);
    error = errno;
    call_leave(t, s, start, false);
    errno = error;
}

EXPORT void omp_set_nest_lock(void *lock)
{
    typedef __typeof__(omp_set_nest_lock) next_function;
    static any_function *reals[LIBRARY_COPIES];
    next_function *real = (next_function *)library_real(LIBRARY_OPENMP, reals, "omp_set_nest_lock",
        RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int error;

    if (real == NULL) {
        errno = ENOSYS;
        return;
    }
    if (call_nested(t)) {
        real(lock);
        return;
    }
    s = call_enter(t, CALL_omp_set_nest_lock, RETURN_ADDRESS, &start);
    real(lock);
    error = errno;
    call_leave(t, s, start, false);
    errno = error;
}
