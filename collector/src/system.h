/* System calls made directly, past our own wrappers and past other preloads. errno is left as it was: a failure is
 * a negative error number in the result. Safe in a handler. */

#ifndef STEELYARD_SYSTEM_H
#define STEELYARD_SYSTEM_H

#include <errno.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

static inline long system_call(long number, long a, long b, long c, long d, long e, long f)
{
    int saved = errno;
    long result = syscall(number, a, b, c, d, e, f);

    if (result == -1)
        result = -errno;
    errno = saved;
    return result;
}

static inline uint32_t system_thread_id(void)
{
    return (uint32_t)syscall(SYS_gettid);
}

/* Not getpid(): some libraries cache it across clone(). */
static inline uint32_t system_process_id(void)
{
    return (uint32_t)syscall(SYS_getpid);
}

#endif
