/* C11 threads as glibc has had them since 2.28, for compiling the collector against an older one: it stands in front of
 * their functions wherever it runs, and an older glibc merely never calls them. Only what the collector names. */

#ifndef STEELYARD_THREADS_H
#define STEELYARD_THREADS_H

#include <pthread.h>
#include <time.h>

enum { thrd_success = 0, thrd_busy = 1, thrd_error = 2, thrd_nomem = 3, thrd_timedout = 4 };

typedef pthread_t thrd_t;
typedef int (*thrd_start_t)(void *);
typedef union mtx mtx_t; /* used by address alone */
typedef union cnd cnd_t;

int thrd_create(thrd_t *thread, thrd_start_t start, void *argument);
int thrd_join(thrd_t thread, int *result);
int thrd_sleep(const struct timespec *duration, struct timespec *remaining);
int mtx_lock(mtx_t *mutex);
int mtx_timedlock(mtx_t *restrict mutex, const struct timespec *restrict until);
int cnd_wait(cnd_t *condition, mtx_t *mutex);
int cnd_timedwait(cnd_t *restrict condition, mtx_t *restrict mutex, const struct timespec *restrict until);

#endif
