/* Calls that wait with a time-out: none may end early, or with an error that the program did not cause. */
#include "case.h"
#include <dlfcn.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <setjmp.h>
#include <stdbool.h>
#include <sys/epoll.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/time.h>

static const double WAIT = 0.35;
static const struct timespec WAIT_SPEC = {0, 350000000};
/* Clocks of time-outs may be as coarse as a jiffy. */
static const double COARSE = 0.011;

static struct timespec after(clockid_t clock, double seconds)
{
    struct timespec t;
    clock_gettime(clock, &t);
    t.tv_nsec += (long)(seconds * 1e9);
    t.tv_sec += t.tv_nsec / 1000000000;
    t.tv_nsec %= 1000000000;
    return t;
}

#define WAITS(call, good)                                                                         \
    do {                                                                                          \
        double began_ = now();                                                                    \
        errno = 0;                                                                                \
        long result_ = (long)(call);                                                              \
        int error_ = errno;                                                                       \
        double took_ = now() - began_;                                                            \
        say("%s: %ld, errno %d\n", #call, result_, result_ < 0 ? error_ : 0);                     \
        CHECK(good);                                                                              \
        CHECK(took_ >= WAIT - COARSE);                                                            \
    } while (0)

CASE(nanosleep_whole)
{
    struct timespec left = {7, 7};
    WAITS(nanosleep(&WAIT_SPEC, &left), result_ == 0);
    CHECK(left.tv_sec == 7 && left.tv_nsec == 7);
}
CASE(usleep_whole) { WAITS(usleep(350000), result_ == 0); }
CASE(sleep_whole) { WAITS(sleep(1), result_ == 0); }
CASE(clock_nanosleep_whole)
{
    struct timespec until = after(CLOCK_MONOTONIC, WAIT);
    WAITS(clock_nanosleep(CLOCK_MONOTONIC, 0, &WAIT_SPEC, NULL), result_ == 0);
    WAITS((until = after(CLOCK_MONOTONIC, WAIT),
           clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, NULL)), result_ == 0);
}
CASE(poll_whole) { WAITS(poll(NULL, 0, 350), result_ == 0); }
CASE(ppoll_whole) { WAITS(ppoll(NULL, 0, &WAIT_SPEC, NULL), result_ == 0); }
CASE(select_whole)
{
    struct timeval t = {0, 350000};
    WAITS(select(0, NULL, NULL, NULL, &t), result_ == 0);
    CHECK(t.tv_sec == 0 && t.tv_usec == 0);
}
CASE(pselect_whole) { WAITS(pselect(0, NULL, NULL, NULL, &WAIT_SPEC, NULL), result_ == 0); }
CASE(epoll_whole)
{
    int fd = epoll_create1(0);
    struct epoll_event event;
    WAITS(epoll_wait(fd, &event, 1, 350), result_ == 0);
    WAITS(epoll_pwait(fd, &event, 1, 350, NULL), result_ == 0);
}
/* As ctypes, JNA, P/Invoke and their like reach libc. */
CASE(by_a_handle)
{
    void *libc = dlopen("libc.so.6", RTLD_LAZY);
    int (*poll_found)(struct pollfd *, nfds_t, int) = (int (*)(struct pollfd *, nfds_t, int))dlsym(libc, "poll");
    int (*usleep_found)(useconds_t) = (int (*)(useconds_t))dlvsym(libc, "usleep", "GLIBC_2.2.5");
    ssize_t (*read_found)(int, void *, size_t) = (ssize_t (*)(int, void *, size_t))dlsym(libc, "read");

    if (usleep_found == NULL) /* of another processor */
        usleep_found = (int (*)(useconds_t))dlsym(libc, "usleep");
    CHECK(read_found == read);
    CHECK(dlsym(libc, "no_such_function") == NULL);
    WAITS(poll_found(NULL, 0, 350), result_ == 0);
    WAITS(usleep_found(350000), result_ == 0);
}
/* libc's other names for them. */
extern int __poll(struct pollfd *, nfds_t, int);
extern int __select(int, fd_set *, fd_set *, fd_set *, struct timeval *);
extern int __nanosleep(const struct timespec *, struct timespec *);
extern int __sigsuspend(const sigset_t *);
static void nothing(int number)
{
    (void)number;
}
CASE(by_other_names)
{
    const struct timespec sleep_time = {0, 350000000};
    const struct itimerval alarm_time = {{0, 0}, {0, 350000}};
    struct timeval select_time = {0, 350000};
    struct timespec left;
    sigset_t none;

    sigemptyset(&none);
    signal(SIGALRM, nothing);
    WAITS(__poll(NULL, 0, 350), result_ == 0);
    WAITS(__select(0, NULL, NULL, NULL, &select_time), result_ == 0);
    WAITS(__nanosleep(&sleep_time, &left), result_ == 0);
    setitimer(ITIMER_REAL, &alarm_time, NULL);
    WAITS(__sigsuspend(&none), result_ == -1 && errno == EINTR);
}
CASE(sem_timedwait_whole)
{
    sem_t semaphore;
    struct timespec until;
    sem_init(&semaphore, 0, 0);
    WAITS((until = after(CLOCK_REALTIME, WAIT), sem_timedwait(&semaphore, &until)),
          result_ == -1 && error_ == ETIMEDOUT);
}
CASE(cond_timedwait_whole)
{
    pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
    struct timespec until;
    pthread_mutex_lock(&mutex);
    WAITS((until = after(CLOCK_REALTIME, WAIT), pthread_cond_timedwait(&condition, &mutex, &until)),
          result_ == ETIMEDOUT);
}
CASE(sigtimedwait_whole)
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigprocmask(SIG_BLOCK, &set, NULL);
    WAITS(sigtimedwait(&set, NULL, &WAIT_SPEC), result_ == -1 && error_ == EAGAIN);
}
CASE(sigtimedwait_full_set)
{
    sigset_t set;
    sigfillset(&set);
    sigprocmask(SIG_BLOCK, &set, NULL);
    spin(0.1);
    WAITS(sigtimedwait(&set, NULL, &WAIT_SPEC), result_ == -1 && error_ == EAGAIN);
}
CASE(recv_with_timeout)
{
    int ends[2];
    char byte;
    struct timeval t = {0, 350000};
    CHECK(socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == 0);
    CHECK(setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &t, sizeof t) == 0);
    WAITS(recv(ends[0], &byte, 1, 0), result_ == -1 && error_ == EAGAIN);
    WAITS(read(ends[0], &byte, 1), result_ == -1 && error_ == EAGAIN);
}
CASE(own_alarm_interrupts)
{
    struct itimerval once = {{0, 0}, {0, 200000}};
    struct timespec two = {2, 0}, left = {0, 0};
    sem_t semaphore;
    struct timespec until;
    sem_init(&semaphore, 0, 0);
    handle(SIGALRM, count_signal, 0);

    setitimer(ITIMER_REAL, &once, NULL);
    CHECK(poll(NULL, 0, 2000) == -1 && errno == EINTR && signals_seen == 1);
    setitimer(ITIMER_REAL, &once, NULL);
    CHECK(nanosleep(&two, &left) == -1 && errno == EINTR && signals_seen == 2);
    CHECK(left.tv_sec == 1 && left.tv_nsec > 0);
    setitimer(ITIMER_REAL, &once, NULL);
    CHECK(select(0, NULL, NULL, NULL, &(struct timeval){2, 0}) == -1 && errno == EINTR);
    CHECK(signals_seen == 3);
    setitimer(ITIMER_REAL, &once, NULL);
    until = after(CLOCK_REALTIME, 2);
    CHECK(sem_timedwait(&semaphore, &until) == -1 && errno == EINTR && signals_seen == 4);
    setitimer(ITIMER_REAL, &once, NULL);
    CHECK(pause() == -1 && errno == EINTR && signals_seen == 5);
    int ends[2];
    char byte;
    CHECK(pipe(ends) == 0);
    setitimer(ITIMER_REAL, &once, NULL);
    CHECK(read(ends[0], &byte, 1) == -1 && errno == EINTR && signals_seen == 6);
    sigset_t none;
    sigemptyset(&none);
    setitimer(ITIMER_REAL, &once, NULL);
    CHECK(sigsuspend(&none) == -1 && errno == EINTR && signals_seen == 7);
    setitimer(ITIMER_REAL, &once, NULL);
    CHECK(sleep(3) == 3 || signals_seen == 8);
    CHECK(signals_seen == 8);
}
CASE(restart_after_own_alarm)
{
    int ends[2];
    char byte = 'x';
    CHECK(pipe(ends) == 0);
    handle(SIGALRM, count_signal, SA_RESTART);
    struct itimerval often = {{0, 20000}, {0, 20000}}, off = {{0, 0}, {0, 0}};
    pid_t child = fork();
    if (child == 0) {
        spin(0.4);
        _exit(write(ends[1], "y", 1) == 1 ? 0 : 1);
    }
    setitimer(ITIMER_REAL, &often, NULL);
    CHECK(read(ends[0], &byte, 1) == 1 && byte == 'y');
    int status = -1;
    CHECK(waitpid(child, &status, 0) == child && status == 0);
    setitimer(ITIMER_REAL, &off, NULL);
    CHECK(signals_seen > 0);
}
CASE(errno_is_kept)
{
    errno = 77;
    for (int i = 0; i < 20; i++) {
        spin(0.02);
        if (errno != 77)
            wrongs++;
    }
    CHECK(errno == 77);
    CHECK(write(-1, "x", 1) == -1 && errno == EBADF);
    errno = 78;
    CHECK(close(dup(1)) == 0 && errno == 78);
    errno = 79;
    FILE *file = fopen("/dev/null", "w");
    fputs("x", file);
    fclose(file);
    CHECK(fopen(NOWHERE, "r") == NULL && errno == ENOENT);
}

/* Threads that have waited for others for long, and what ends that. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t told = PTHREAD_COND_INITIALIZER;
static sigjmp_buf out;
static volatile int here;

static void cleanup(void *unused)
{
    (void)unused;
    pthread_mutex_unlock(&lock);
    spin(0.1);
    say("cleaned up\n");
}
static void look_around(int number)
{
    sigset_t set, before;
    int status = -1;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR2);
    CHECK(pthread_sigmask(SIG_BLOCK, &set, &before) == 0 && sigismember(&before, number) && !sigismember(&before, SIGUSR2));
    for (int n = SIGRTMIN; n <= SIGRTMAX; n++)
        CHECK(!sigismember(&before, n));
    CHECK(pthread_sigmask(SIG_SETMASK, &before, NULL) == 0);
    pid_t child = fork();
    if (child == 0) {
        spin(0.05);
        execlp("grep", "grep", "SigBlk", "/proc/self/status", (char *)NULL);
        _exit(127);
    }
    CHECK(waitpid(child, &status, 0) == child && status == 0);
    spin(0.1);
    here++;
}
static void leap(int number) { siglongjmp(out, number); }
static void *wait_to_be_told(void *jumps)
{
    volatile bool back = false;
    pthread_mutex_lock(&lock);
    if (sigsetjmp(out, 1) != 0) {
        back = true;
    } else {
        pthread_cleanup_push(cleanup, NULL);
        for (int seen = here; here == seen || jumps != NULL;) {
            pthread_cond_wait(&told, &lock);
        }
        pthread_cleanup_pop(0);
    }
    if (!back)
        pthread_mutex_unlock(&lock);
    CHECK(kernel_mask() == 0);
    spin(0.2);
    CHECK(kernel_mask() == 0);
    return jumps;
}
static pthread_t long_waiter(void *jumps)
{
    pthread_t thread;
    CHECK(pthread_create(&thread, NULL, wait_to_be_told, jumps) == 0);
    usleep(300000);
    return thread;
}
CASE(long_wait_is_told)
{
    pthread_t thread = long_waiter(NULL);
    pthread_mutex_lock(&lock);
    here++;
    pthread_cond_signal(&told);
    pthread_mutex_unlock(&lock);
    CHECK(pthread_join(thread, NULL) == 0);
}
CASE(long_wait_is_cancelled)
{
    void *result = NULL;
    pthread_t thread = long_waiter(&here);
    CHECK(pthread_cancel(thread) == 0);
    CHECK(pthread_join(thread, &result) == 0 && result == PTHREAD_CANCELED);
}
CASE(long_wait_has_a_signal)
{
    handle(SIGUSR1, look_around, SA_RESTART);
    pthread_t thread = long_waiter(NULL);
    CHECK(pthread_kill(thread, SIGUSR1) == 0);
    usleep(300000);
    pthread_mutex_lock(&lock);
    pthread_cond_signal(&told);
    pthread_mutex_unlock(&lock);
    CHECK(pthread_join(thread, NULL) == 0 && here == 1);
}
CASE(long_wait_is_left_by_a_jump)
{
    handle(SIGUSR1, leap, 0);
    pthread_t thread = long_waiter(&here);
    CHECK(pthread_kill(thread, SIGUSR1) == 0);
    CHECK(pthread_join(thread, NULL) == 0);
}
CASE(long_waits_at_the_end)
{
    pthread_t threads[20];
    for (int i = 0; i < 20; i++)
        CHECK(pthread_create(&threads[i], NULL, wait_to_be_told, NULL) == 0);
    usleep(300000);
    say("ends\n");
}
