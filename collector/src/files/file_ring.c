/* io_uring through liburing: rings and submissions are seen, what they move is not. */

#include <errno.h>
#include <signal.h>
#include <stddef.h>

#include "calls/call.h"
#include "files/file_call.h"
#include "gen/calls.h"
#include "ground/export.h"
#include "linking/library.h"
#include "linking/next.h"
#include "sampling/mask.h"
#include "sampling/timer.h"

#define RETURN_ADDRESS __builtin_return_address(0)

struct io_uring;
struct io_uring_params;
struct io_uring_cqe;
struct __kernel_timespec;

/* Not in a header that this library needs. */
extern int io_uring_queue_init(unsigned entries, struct io_uring *ring, unsigned flags);
extern int io_uring_queue_init_params(unsigned entries, struct io_uring *ring, struct io_uring_params *params);
extern int io_uring_submit(struct io_uring *ring);
extern int io_uring_submit_and_wait(struct io_uring *ring, unsigned wait);
extern int __io_uring_get_cqe(struct io_uring *ring, struct io_uring_cqe **event, unsigned submit, unsigned wait,
                              sigset_t *mask);
extern int io_uring_wait_cqes(struct io_uring *ring, struct io_uring_cqe **event, unsigned wait,
                              struct __kernel_timespec *time, sigset_t *mask);
extern int io_uring_wait_cqe_timeout(struct io_uring *ring, struct io_uring_cqe **event, struct __kernel_timespec *time);
extern int io_uring_submit_and_wait_timeout(struct io_uring *ring, struct io_uring_cqe **event, unsigned wait,
                                            struct __kernel_timespec *time, sigset_t *mask);

/* liburing's functions return the error, and leave errno alone. */
static void end(struct file_call *c, int result)
{
    file_leave(c, result < 0);
    if (result < 0)
        file_failed(c, 0, FILE_POSIX, -result);
    errno = c->error;
}

static void made(int result)
{
    if (result >= 0 && region != NULL)
        __atomic_fetch_add(&region->io_uring_rings, 1, __ATOMIC_RELAXED);
}

EXPORT int io_uring_queue_init(unsigned entries, struct io_uring *ring, unsigned flags)
{
    static any_function *reals[LIBRARY_COPIES];
    __typeof__(io_uring_queue_init) *real =
        (__typeof__(real))library_real(LIBRARY_URING, reals, "io_uring_queue_init", RETURN_ADDRESS);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL)
        return -ENOSYS;
    if (c.t == NULL)
        return real(entries, ring, flags);
    file_enter(&c, CALL_io_uring_queue_init, RETURN_ADDRESS);
    result = real(entries, ring, flags);
    end(&c, result);
    made(result);
    return result;
}

EXPORT int io_uring_queue_init_params(unsigned entries, struct io_uring *ring, struct io_uring_params *params)
{
    static any_function *reals[LIBRARY_COPIES];
    __typeof__(io_uring_queue_init_params) *real =
        (__typeof__(real))library_real(LIBRARY_URING, reals, "io_uring_queue_init_params", RETURN_ADDRESS);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL)
        return -ENOSYS;
    if (c.t == NULL)
        return real(entries, ring, params);
    file_enter(&c, CALL_io_uring_queue_init_params, RETURN_ADDRESS);
    result = real(entries, ring, params);
    end(&c, result);
    if (c.s != NULL) /* else called by io_uring_queue_init */
        made(result);
    return result;
}

EXPORT int io_uring_submit(struct io_uring *ring)
{
    static any_function *reals[LIBRARY_COPIES];
    __typeof__(io_uring_submit) *real =
        (__typeof__(real))library_real(LIBRARY_URING, reals, "io_uring_submit", RETURN_ADDRESS);
    struct file_call c = {.t = thread_current()};
    int result;

    if (real == NULL)
        return -ENOSYS;
    if (c.t == NULL)
        return real(ring);
    file_enter(&c, CALL_io_uring_submit, RETURN_ADDRESS);
    result = real(ring);
    end(&c, result);
    return result;
}

/* Waits in the kernel, where our signal would end it early. */
EXPORT int io_uring_submit_and_wait(struct io_uring *ring, unsigned wait)
{
    static any_function *reals[LIBRARY_COPIES];
    __typeof__(io_uring_submit_and_wait) *real =
        (__typeof__(real))library_real(LIBRARY_URING, reals, "io_uring_submit_and_wait", RETURN_ADDRESS);
    struct file_call c = {.t = thread_current()};
    bool masked;
    int result;

    if (real == NULL)
        return -ENOSYS;
    if (c.t == NULL)
        return real(ring, wait);
    file_enter(&c, CALL_io_uring_submit_and_wait, RETURN_ADDRESS);
    masked = mask_enter(c.t);
    result = real(ring, wait);
    mask_leave(c.t, masked);
    end(&c, result);
    return result;
}

/* ---- waiting, which liburing does by the bare instruction; with a mask of the program's our signal would be open ---- */

#define WAITS(name, mask, parameters, ...)                                                                             \
    EXPORT int name parameters                                                                                         \
    {                                                                                                                  \
        static any_function *reals[LIBRARY_COPIES];                                                                    \
        __typeof__(name) *real = (__typeof__(real))library_real(LIBRARY_URING, reals, #name, RETURN_ADDRESS);          \
        struct region_thread *t = thread_current();                                                                    \
        bool masked, told;                                                                                             \
        int result;                                                                                                    \
                                                                                                                       \
        if (real == NULL)                                                                                              \
            return -ENOSYS;                                                                                            \
        if (t == NULL)                                                                                                 \
            return real(__VA_ARGS__);                                                                                  \
        told = t->call == t->idle;                                                                                     \
        if (told)                                                                                                      \
            thin_enter(t, CALL_##name);                                                                                \
        masked = mask_enter(t);                                                                                        \
        if (masked && (mask) != NULL)                                                                                  \
            timer_hush(t);                                                                                             \
        result = real(__VA_ARGS__);                                                                                    \
        mask_leave(t, masked);                                                                                         \
        if (told)                                                                                                      \
            thin_leave(t);                                                                                             \
        return result;                                                                                                 \
    }

WAITS(__io_uring_get_cqe, mask,
      (struct io_uring *ring, struct io_uring_cqe **event, unsigned submit, unsigned wait, sigset_t *mask), ring, event,
      submit, wait, mask)
WAITS(io_uring_wait_cqes, mask,
      (struct io_uring *ring, struct io_uring_cqe **event, unsigned wait, struct __kernel_timespec *time, sigset_t *mask),
      ring, event, wait, time, mask)
WAITS(io_uring_wait_cqe_timeout, NULL,
      (struct io_uring *ring, struct io_uring_cqe **event, struct __kernel_timespec *time), ring, event, time)
WAITS(io_uring_submit_and_wait_timeout, mask,
      (struct io_uring *ring, struct io_uring_cqe **event, unsigned wait, struct __kernel_timespec *time, sigset_t *mask),
      ring, event, wait, time, mask)
