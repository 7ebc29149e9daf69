/* Calls on pipes, sockets and devices that need no masking of our signal, which costs two system calls: those that do not
 * wait. Where they wait SA_RESTART is seldom enough. A call that has some of its bytes returns short, one with a time-out
 * returns EINTR, and a signal of the program's that comes while our handler runs no longer ends the call. On pipes there
 * are no time-outs, and reads and small writes have all of their bytes or none: there it is enough until the program has
 * a handler that would end the call, or another thread, which may set one while this one waits. Files are opened and
 * processes waited for without masking until there is such a handler. */

#ifndef STEELYARD_RESTART_H
#define STEELYARD_RESTART_H

#include <fcntl.h>
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/socket.h>

#include "files/descriptor.h"
#include "ground/export.h"
#include "sampling/signal.h"

/* What is known of a descriptor: bits. */
enum restart {
    RESTART_KNOWN = 1,
    RESTART_NEVER_WAITS = 2,
    RESTART_NO_WAIT = 4,      /* was set not to wait: is asked for again */
    RESTART_RECEIVES = 8,     /* returns what is there */
    RESTART_SENDS = 16,       /* all at once or nothing */
    RESTART_SENDS_SMALL = 32, /* up to RESTART_SMALL bytes */
    RESTART_PIPE = 64,
    RESTART_TERMINAL = 128,   /* reading may have a time-out, which begins again where it is restarted */
};

/* What a Unix socket takes in one piece, however small its buffer: half of the least one, less what the kernel keeps. */
#define RESTART_SMALL 2048u

/* A socket was seen to have a time-out, or the program has set one: such calls are not restarted. */
extern HIDDEN bool restart_timed;

/* A socket was set to wait at its close until what was sent has arrived: any signal ends that, and close() succeeds. */
extern HIDDEN bool restart_lingering;

/* Whatever makes the answers old. */
extern HIDDEN uint32_t restart_generation;

/* Asks the kernel, and keeps the answer; errno kept. */
unsigned restart_ask(int fd, struct descriptor *d);

/* Asks the kernel whether the descriptor is such a socket; errno kept. */
bool restart_ask_lingers(int fd);

/* Asks the kernel whether the descriptor is set not to wait; errno kept. */
bool restart_no_wait(int fd);

INLINE unsigned restart_known(int fd)
{
    struct descriptor *d = descriptor_find(fd);

    if (__builtin_expect(d->restart != 0 && d->restart_generation == restart_generation, 1))
        return d->restart;
    return restart_ask(fd, d);
}

/* Closing one of many descriptors may wait. */
INLINE bool restart_any_lingers(void)
{
    return __builtin_expect(__atomic_load_n(&restart_lingering, __ATOMIC_RELAXED), 0);
}

/* Closing it may wait. */
INLINE bool restart_lingers(int fd)
{
    return restart_any_lingers() && restart_ask_lingers(fd);
}

/* The call may wait, and go on after our handler as if nothing had been. */
INLINE bool restart_goes_on(int fd, size_t written)
{
    return written <= PIPE_BUF && !__atomic_load_n(&signal_may_end, __ATOMIC_RELAXED) &&
           (restart_known(fd) & RESTART_PIPE) != 0;
}

/* No handler of the program's ends a call. */
INLINE bool restart_never_ends(void)
{
    return !__atomic_load_n(&signal_ends, __ATOMIC_RELAXED);
}

/* No socket has a time-out. Streams that are written ask no more where that is so: a socket is asked when a stream is made
 * of it. */
INLINE bool restart_untimed(void)
{
    return !__atomic_load_n(&restart_timed, __ATOMIC_RELAXED);
}

/* The stream can have no time-out, though sockets have (those of an MPI library): it is of a file, a pipe or a terminal, or of
 * memory, which -1 says. */
INLINE bool restart_no_socket(int fd)
{
    return fd == -1 || descriptor_is_file(fd) ||
           (fd >= 0 && (restart_known(fd) & (RESTART_PIPE | RESTART_TERMINAL | RESTART_NEVER_WAITS)) != 0);
}

/* The stream has no time-out; one in memory has no descriptor. */
INLINE bool restart_reads(int fd)
{
    if (fd < 0)
        return fd == -1 || restart_untimed();
    return descriptor_is_file(fd) ||
           ((restart_known(fd) & RESTART_TERMINAL) == 0 && (restart_untimed() || restart_no_socket(fd)));
}

INLINE bool restart_writes(int fd)
{
    return descriptor_is_file(fd) || (restart_known(fd) != 0 && (restart_untimed() || restart_no_socket(fd)));
}

/* The call opens at once, or no handler can end it: it would wait for a FIFO's other end, and what is opened is not known
 * before. */
INLINE bool restart_opens(int flags)
{
    return restart_never_ends() || (flags & O_ACCMODE) == O_RDWR ||
           (flags & (O_NONBLOCK | O_EXCL | O_DIRECTORY | O_PATH)) != 0;
}

/* The call does not wait for a lock. */
INLINE bool restart_no_lock(int command)
{
    return command != F_SETLKW && command != F_OFD_SETLKW;
}

/* The call will not wait. */
INLINE bool restart_at_once(int fd, int flags)
{
    unsigned known;

    if ((flags & MSG_DONTWAIT) != 0)
        return true;
    known = restart_known(fd);
    return (known & RESTART_NEVER_WAITS) != 0 || ((known & RESTART_NO_WAIT) != 0 && restart_no_wait(fd));
}

/* Made with MSG_DONTWAIT, recv or the like does what it does without, or EAGAIN. */
INLINE bool restart_receives(int fd, int flags)
{
    return (flags & (MSG_DONTWAIT | MSG_WAITALL)) == 0 && (restart_known(fd) & RESTART_RECEIVES) != 0;
}

/* The same of send. The size is SIZE_MAX where it stands in the program's memory. */
INLINE bool restart_sends(int fd, size_t size, int flags)
{
    unsigned known;

    if ((flags & MSG_DONTWAIT) != 0)
        return false;
    known = restart_known(fd);
    return (known & RESTART_SENDS) != 0 || ((known & RESTART_SENDS_SMALL) != 0 && size <= RESTART_SMALL);
}

#endif
