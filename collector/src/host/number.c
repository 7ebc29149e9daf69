#include "host/number.h"

#include <linux/futex.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/file.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>

#include "calls/call.h"
#include "files/descriptor.h"
#include "files/restart.h"
#include "ground/export.h"
#include "ground/system.h"
#include "linking/next.h"
#include "region/thread.h"
#include "sampling/mask.h"
#include "sampling/timer.h"

/* Up to there getrandom has all bytes or none, and looks at no signals. */
#define RANDOM_AT_ONCE 256u

/* Headers may be older than the kernel; both processors have these numbers. */
#define NUMBER_IO_URING_ENTER 426
#define NUMBER_EPOLL_PWAIT2 441
#define NUMBER_FUTEX_WAITV 449
#define IO_URING_GETS_EVENTS 1

enum waiting {
    NEVER,
    WAITS,
    WAITS_FOR_SIGNALS, /* with a mask of the program's, or takes signals: there must be no tick at all */
};

static enum waiting futex_waiting(long operation)
{
    switch (operation & FUTEX_CMD_MASK) {
    case FUTEX_WAIT:
    case FUTEX_WAIT_BITSET:
    case FUTEX_WAIT_REQUEUE_PI:
    case FUTEX_LOCK_PI:
    case 13: /* FUTEX_LOCK_PI2 */
        return WAITS;
    default: return NEVER;
    }
}

static enum waiting waiting(long number, const long v[6])
{
    switch (number) {
    case SYS_read:
    case SYS_readv:
    case SYS_pread64:
    case SYS_preadv:
    case SYS_preadv2:
    case SYS_write:
    case SYS_writev:
    case SYS_pwrite64:
    case SYS_pwritev:
    case SYS_pwritev2: return descriptor_is_file((int)v[0]) ? NEVER : WAITS;
#ifdef SYS_poll
    case SYS_poll:
    case SYS_select:
    case SYS_epoll_wait:
#endif
    case SYS_recvfrom:
    case SYS_recvmsg:
    case SYS_recvmmsg:
    case SYS_sendto:
    case SYS_sendmsg:
    case SYS_sendmmsg:
    case SYS_accept:
    case SYS_accept4:
    case SYS_connect:
    case SYS_sendfile:
    case SYS_splice:
    case SYS_tee:
    case SYS_vmsplice:
    case SYS_copy_file_range:
    case SYS_nanosleep:
    case SYS_clock_nanosleep:
    case SYS_semop:
    case SYS_semtimedop:
    case SYS_msgrcv:
    case SYS_msgsnd:
    case SYS_mq_timedsend:
    case SYS_mq_timedreceive:
    case SYS_io_getevents:
    case SYS_fallocate:
    case NUMBER_FUTEX_WAITV: return WAITS;
#ifdef SYS_pause
    case SYS_pause:
#endif
#ifdef SYS_io_pgetevents
    case SYS_io_pgetevents:
#endif
    case SYS_ppoll:
    case SYS_pselect6:
    case SYS_epoll_pwait:
    case NUMBER_EPOLL_PWAIT2:
    case SYS_rt_sigsuspend:
    case SYS_rt_sigtimedwait: return WAITS_FOR_SIGNALS;
    case SYS_close: return restart_lingers((int)v[0]) ? WAITS : NEVER;
#ifdef SYS_dup2
    case SYS_dup2:
#endif
    case SYS_dup3: return restart_lingers((int)v[1]) ? WAITS : NEVER;
    case SYS_close_range: return restart_any_lingers() ? WAITS : NEVER;
    case SYS_flock: return (v[1] & LOCK_NB) != 0 ? NEVER : WAITS;
    case SYS_fcntl: return restart_no_lock((int)v[1]) ? NEVER : WAITS;
#ifdef SYS_open
    case SYS_open: return restart_opens((int)v[1]) ? NEVER : WAITS;
    case SYS_creat: return restart_opens(O_WRONLY) ? NEVER : WAITS;
#endif
    case SYS_openat: return restart_opens((int)v[2]) ? NEVER : WAITS;
    case SYS_wait4: return restart_never_ends() || (v[2] & WNOHANG) != 0 ? NEVER : WAITS;
    case SYS_waitid: return restart_never_ends() || (v[3] & WNOHANG) != 0 ? NEVER : WAITS;
    case NUMBER_IO_URING_ENTER: return (v[3] & IO_URING_GETS_EVENTS) != 0 ? WAITS_FOR_SIGNALS : NEVER;
    case SYS_futex: return futex_waiting(v[1]);
    case SYS_getrandom: return (unsigned long)v[1] > RANDOM_AT_ONCE ? WAITS : NEVER;
    default: return NEVER;
    }
}

bool number_waits(long number, const long v[6])
{
    return mask_wanted(thread_current()) && waiting(number, v) != NEVER;
}

/* What samples are told of it meanwhile: libc's function for the same, where it waits for others and a tick may come. */
static uint32_t told_as(long number)
{
    switch (number) {
    case SYS_futex:
    case NUMBER_FUTEX_WAITV: return CALL_futex;
#ifdef SYS_poll
    case SYS_poll: return CALL_poll;
    case SYS_select: return CALL_select;
    case SYS_epoll_wait: return CALL_epoll_wait;
#endif
    case SYS_nanosleep: return CALL_nanosleep;
    case SYS_clock_nanosleep: return CALL_clock_nanosleep;
    case SYS_wait4: return CALL_wait4;
    case SYS_waitid: return CALL_waitid;
    default: return 0;
    }
}

long number_call(number_function *next, long number, const long v[6])
{
    struct region_thread *t = thread_current();
    bool masked = mask_enter(t);
    uint32_t as = told_as(number);
    bool told = masked && as != 0 && t->call == t->idle;
    long result;

    if (told)
        thin_enter(t, as);
    if (masked && waiting(number, v) == WAITS_FOR_SIGNALS)
        timer_hush(t);
    result = next(number, v[0], v[1], v[2], v[3], v[4], v[5]);
    mask_leave(t, masked);
    if (told) /* a tick that was held back has come meanwhile */
        thin_leave(t);
    return result;
}

/* ---- libc's functions for them ---- */

EXPORT ssize_t getrandom(void *bytes, size_t size, unsigned flags)
{
    static ssize_t (*next)(void *, size_t, unsigned);
    struct region_thread *t = thread_current();
    bool masked = size > RANDOM_AT_ONCE && mask_enter(t);
    ssize_t result;

    FIND(next, "getrandom");
    if (next == NULL) /* before glibc 2.25 */
        result = system_call_errno(SYS_getrandom, (long)bytes, (long)size, flags, 0, 0, 0);
    else
        result = next(bytes, size, flags);
    mask_leave(t, masked);
    return result;
}

EXPORT ssize_t tee(int from, int to, size_t size, unsigned flags)
{
    static ssize_t (*next)(int, int, size_t, unsigned);
    struct region_thread *t = thread_current();
    bool masked = mask_enter(t);
    ssize_t result;

    FIND(next, "tee");
    result = next(from, to, size, flags);
    mask_leave(t, masked);
    return result;
}

EXPORT ssize_t vmsplice(int to, const struct iovec *vector, size_t count, unsigned flags)
{
    static ssize_t (*next)(int, const struct iovec *, size_t, unsigned);
    struct region_thread *t = thread_current();
    bool masked = mask_enter(t);
    ssize_t result;

    FIND(next, "vmsplice");
    result = next(to, vector, count, flags);
    mask_leave(t, masked);
    return result;
}

/* By a mask of the first signals, or without one of the present ones: ours would be open, or come back open. */
typedef int pause_function(int);

static int pause_without_us(pause_function *next, int what)
{
    struct region_thread *t = thread_current();
    bool masked = mask_enter(t);
    int result;

    if (masked)
        timer_hush(t);
    result = next(what);
    mask_leave(t, masked);
    return result;
}

EXPORT int pause_by_mask(int mask) __asm__("sigpause");

int pause_by_mask(int mask)
{
    static pause_function *next;

    FIND(next, "sigpause");
    return pause_without_us(next, mask);
}

EXPORT int pause_by_number(int number) __asm__("__xpg_sigpause");

int pause_by_number(int number)
{
    static pause_function *next;

    FIND(next, "__xpg_sigpause");
    return pause_without_us(next, number);
}
