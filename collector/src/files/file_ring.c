/* io_uring through liburing: rings and submissions are seen, what they move is not. */

#include <errno.h>
#include <stddef.h>

#include "files/file_call.h"
#include "gen/calls.h"
#include "ground/export.h"
#include "linking/library.h"
#include "linking/next.h"
#include "sampling/mask.h"

#define RETURN_ADDRESS __builtin_return_address(0)

struct io_uring;
struct io_uring_params;

/* Not in a header that this library needs. */
extern int io_uring_queue_init(unsigned entries, struct io_uring *ring, unsigned flags);
extern int io_uring_queue_init_params(unsigned entries, struct io_uring *ring, struct io_uring_params *params);
extern int io_uring_submit(struct io_uring *ring);
extern int io_uring_submit_and_wait(struct io_uring *ring, unsigned wait);

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
