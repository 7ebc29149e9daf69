/* Asks the kernel what a descriptor is that is no file. */

#include "files/restart.h"

#include <fcntl.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/time.h>

#include "ground/system.h"
#include "linking/next.h"

uint32_t restart_generation = 1;
bool restart_timed;
bool restart_lingering;

/* -1 where there is no such option. */
static int option(int fd, int name)
{
    int value = -1;
    socklen_t size = sizeof value;

    if (system_call(SYS_getsockopt, fd, SOL_SOCKET, name, (long)&value, (long)&size, 0) != 0)
        return -1;
    return value;
}

static bool has_time_out(int fd, int name)
{
    struct timeval wait = {0, 0};
    socklen_t size = sizeof wait;

    return system_call(SYS_getsockopt, fd, SOL_SOCKET, name, (long)&wait, (long)&size, 0) != 0 ||
           wait.tv_sec != 0 || wait.tv_usec != 0;
}

bool restart_ask_lingers(int fd)
{
    struct linger linger = {0, 0};
    socklen_t size = sizeof linger;

    return system_call(SYS_getsockopt, fd, SOL_SOCKET, SO_LINGER, (long)&linger, (long)&size, 0) == 0 &&
           linger.l_onoff != 0 && linger.l_linger > 0;
}

/* TCP may take a part of any bytes. */
static unsigned of_socket(int fd)
{
    int family = option(fd, SO_DOMAIN), type = option(fd, SO_TYPE);
    unsigned known = option(fd, SO_RCVLOWAT) == 1 ? RESTART_RECEIVES : 0;

    if (has_time_out(fd, SO_RCVTIMEO) || has_time_out(fd, SO_SNDTIMEO)) /* set by whoever made it */
        __atomic_store_n(&restart_timed, true, __ATOMIC_RELEASE);
    if (restart_ask_lingers(fd))
        __atomic_store_n(&restart_lingering, true, __ATOMIC_RELEASE);
    if (family != AF_UNIX && family != AF_INET && family != AF_INET6)
        return 0;
    if (type == SOCK_DGRAM || (type == SOCK_SEQPACKET && family == AF_UNIX))
        known |= RESTART_SENDS;
    if (type == SOCK_STREAM && family == AF_UNIX)
        known |= RESTART_SENDS_SMALL;
    return known;
}

/* /dev/null and /dev/full. */
static bool is_sink(dev_t device)
{
    return major(device) == 1 && (minor(device) == 3 || minor(device) == 7);
}

static bool is_terminal(int fd)
{
    char settings[256];

    return system_call(SYS_ioctl, fd, TCGETS, (long)settings, 0, 0, 0) == 0;
}

bool restart_no_wait(int fd)
{
    long flags = system_call(SYS_fcntl, fd, F_GETFL, 0, 0, 0, 0);

    return flags >= 0 && (flags & O_NONBLOCK) != 0;
}

static unsigned waiting(int fd)
{
    return restart_no_wait(fd) ? RESTART_NO_WAIT : 0;
}

/* A terminal or another device may end a call early even where it does not wait. */
static unsigned of_descriptor(int fd)
{
    struct stat about;

    if (system_call(SYS_fstat, fd, (long)&about, 0, 0, 0, 0) != 0)
        return 0;
    if (S_ISCHR(about.st_mode))
        return is_sink(about.st_rdev) ? RESTART_NEVER_WAITS : is_terminal(fd) ? RESTART_TERMINAL : 0;
    if (S_ISFIFO(about.st_mode))
        return RESTART_PIPE | waiting(fd);
    return S_ISSOCK(about.st_mode) ? of_socket(fd) | waiting(fd) : 0;
}

unsigned restart_ask(int fd, struct descriptor *d)
{
    uint32_t now = __atomic_load_n(&restart_generation, __ATOMIC_ACQUIRE);
    unsigned known = RESTART_KNOWN | of_descriptor(fd);

    d->restart_generation = now;
    d->restart = (uint8_t)known;
    return known;
}

/* A descriptor may share its socket with others: all are asked again. */
EXPORT int setsockopt(int fd, int level, int name, const void *value, socklen_t size)
{
    int (*next)(int, int, int, const void *, socklen_t) =
        (int (*)(int, int, int, const void *, socklen_t))next_libc(CALL_setsockopt);
    int result = next(fd, level, name, value, size);

    if (result == 0 && level == SOL_SOCKET && name == SO_RCVLOWAT)
        __atomic_fetch_add(&restart_generation, 1, __ATOMIC_RELEASE);
    if (result == 0 && level == SOL_SOCKET && (name == SO_RCVTIMEO || name == SO_SNDTIMEO))
        __atomic_store_n(&restart_timed, true, __ATOMIC_RELEASE);
    if (result == 0 && level == SOL_SOCKET && name == SO_LINGER)
        __atomic_store_n(&restart_lingering, true, __ATOMIC_RELEASE);
    return result;
}
