/* Calls by their numbers, and calls that libc only passes on: a signal ends them early, or cuts them short, whatever
 * SA_RESTART says. Each waits for many periods; those that can be ended by nothing else are ended by an alarm. */
#include "case.h"
#include <aio.h>
#include <linux/aio_abi.h>
#include <linux/futex.h>
#include <netdb.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/random.h>
#include <sys/select.h>
#include <sys/sem.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <termios.h>

#define PAUSE_NS 200000000L
/* When the alarm or the deadline was set that ends the next call, 0 if none was: another may have the processor between
 * the two. */
static double end_set;
#define SHOWS(call)                                                                                \
    do {                                                                                          \
        double began_ = end_set ? end_set : now();                                                \
        errno = 0;                                                                                \
        long result_ = (long)(call);                                                              \
        int error_ = errno;                                                                       \
        end_set = 0;                                                                              \
        say("%s: %ld, %s%s\n", #call, result_, strerror(error_), now() - began_ < 0.19 ? ", too early" : "");   \
    } while (0)

static struct timespec pause_time = {0, PAUSE_NS};

static struct timespec until(clockid_t clock)
{
    struct timespec t;
    end_set = now();
    clock_gettime(clock, &t);
    t.tv_nsec += PAUSE_NS;
    t.tv_sec += t.tv_nsec / 1000000000;
    t.tv_nsec %= 1000000000;
    return t;
}
static void alarm_soon(void)
{
    struct itimerval once = {{0, 0}, {0, PAUSE_NS / 1000}};
    handle(SIGALRM, count_signal, 0);
    end_set = now();
    setitimer(ITIMER_REAL, &once, NULL);
}
static char *room(size_t size)
{
    char *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    CHECK(memory != MAP_FAILED);
    return memory;
}
CASE(waiting_for_descriptors_by_number)
{
    struct epoll_event event;
    struct timespec wait = pause_time;
    int epoll = epoll_create1(0);
    sigset_t none;
    sigemptyset(&none);
#ifdef SYS_poll
    struct timeval old = {0, PAUSE_NS / 1000};
    SHOWS(syscall(SYS_poll, NULL, 0, 200));
    SHOWS(syscall(SYS_select, 0, NULL, NULL, NULL, &old));
    SHOWS(syscall(SYS_epoll_wait, epoll, &event, 1, 200));
#endif
    SHOWS(syscall(SYS_ppoll, NULL, 0, &wait, NULL, 8));
    wait = pause_time;
    SHOWS(syscall(SYS_ppoll, NULL, 0, &wait, &none, 8));
    wait = pause_time;
    SHOWS(syscall(SYS_pselect6, 0, NULL, NULL, NULL, &wait, NULL));
    SHOWS(syscall(SYS_epoll_pwait, epoll, &event, 1, 200, &none, 8));
}
CASE(sleeping_by_number)
{
    SHOWS(syscall(SYS_nanosleep, &pause_time, NULL));
    SHOWS(syscall(SYS_clock_nanosleep, CLOCK_MONOTONIC, 0, &pause_time, NULL));
}
/* The last argument does not fit into a register on x86-64. */
CASE(futexes)
{
    int word = 0;
    struct timespec end;
    SHOWS(syscall(SYS_futex, &word, FUTEX_WAIT, 0, &pause_time, NULL, 0));
    end = until(CLOCK_MONOTONIC);
    SHOWS(syscall(SYS_futex, &word, FUTEX_WAIT_BITSET, 0, &end, NULL, FUTEX_BITSET_MATCH_ANY));
    errno = 0;
    CHECK(syscall(SYS_futex, &word, FUTEX_WAIT_BITSET, 0, &end, NULL, 0) == -1 && errno == EINVAL);
    CHECK(syscall(SYS_futex, &word, FUTEX_WAKE, 1, NULL, NULL, 0) == 0);
}
CASE(queues_and_semaphores_by_number)
{
    struct { long type; char text[8]; } message;
    struct sembuf down = {0, -1, 0};
    int semaphore = semget(IPC_PRIVATE, 1, 0600), queue = msgget(IPC_PRIVATE, 0600);
    SHOWS(syscall(SYS_semtimedop, semaphore, &down, 1, &pause_time));
    alarm_soon();
    SHOWS(syscall(SYS_msgrcv, queue, &message, 8, 0, 0));
    semctl(semaphore, 0, IPC_RMID);
    msgctl(queue, IPC_RMID, NULL);
}
CASE(waiting_for_signals_by_number)
{
    sigset_t set;
    sigemptyset(&set);
#ifdef SYS_pause
    alarm_soon();
    SHOWS(syscall(SYS_pause));
#endif
    alarm_soon();
    SHOWS(syscall(SYS_rt_sigsuspend, &set, 8));
    sigaddset(&set, SIGUSR1);
    CHECK(sigprocmask(SIG_BLOCK, &set, NULL) == 0);
    SHOWS(syscall(SYS_rt_sigtimedwait, &set, NULL, &pause_time, 8));
    sigfillset(&set);
    SHOWS(syscall(SYS_rt_sigtimedwait, &set, NULL, &pause_time, 8));
    spin(0.05);
}
CASE(requests)
{
    aio_context_t context = 0;
    struct io_event event;
    int ends[2];
    char byte;
    CHECK(pipe(ends) == 0 && syscall(SYS_io_setup, 1, &context) == 0);
    SHOWS(syscall(SYS_io_getevents, context, 1, 1, &event, &pause_time));
    SHOWS(syscall(SYS_io_pgetevents, context, 1, 1, &event, &pause_time, NULL));
    struct aiocb reads = {.aio_fildes = ends[0], .aio_buf = &byte, .aio_nbytes = 1};
    const struct aiocb *list[] = {&reads};
    CHECK(aio_read(&reads) == 0);
    SHOWS(aio_suspend(list, 1, &pause_time));
    CHECK(write(ends[1], "x", 1) == 1);
    /* Its thread writes into our stack until then. */
    while (aio_error(&reads) == EINPROGRESS)
        aio_suspend(list, 1, NULL);
    CHECK(aio_return(&reads) == 1);
}
CASE(transfers_by_number)
{
    struct timeval limit = {0, PAUSE_NS / 1000};
    int ends[2];
    char bytes[8];
    struct iovec vector = {bytes, sizeof bytes};
    CHECK(socketpair(AF_UNIX, SOCK_DGRAM, 0, ends) == 0);
    CHECK(setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit) == 0);
    SHOWS(syscall(SYS_recvfrom, ends[0], bytes, sizeof bytes, 0, NULL, NULL));
    SHOWS(syscall(SYS_read, ends[0], bytes, sizeof bytes));
    SHOWS(syscall(SYS_readv, ends[0], &vector, 1));
}
CASE(alarms_still_interrupt_by_number)
{
    sigset_t mask;
    for (int i = 0; i < 3; i++) {
        alarm_soon();
        CHECK(syscall(SYS_clock_nanosleep, CLOCK_MONOTONIC, 0, &(struct timespec){5, 0}, NULL) == -1 && errno == EINTR);
    }
    CHECK(sigprocmask(SIG_BLOCK, NULL, &mask) == 0);
    for (int number = 1; number < 65; number++)
        CHECK(sigismember(&mask, number) != 1);
    CHECK(signals_seen == 3);
}
/* Long transfers of devices look at signals on their way. */
#define RANDOM_SIZE (30u << 20)
#define ZERO_SIZE ((size_t)256 << 20)
CASE(random_bytes)
{
    char *bytes = room(RANDOM_SIZE);
    int file = open("/dev/urandom", O_RDONLY);
    for (int i = 0; i < 3; i++) {
        CHECK(getrandom(bytes, RANDOM_SIZE, 0) == RANDOM_SIZE);
        CHECK(syscall(SYS_getrandom, bytes, (size_t)RANDOM_SIZE, 0) == RANDOM_SIZE);
        CHECK(syscall(SYS_read, file, bytes, (size_t)RANDOM_SIZE) == RANDOM_SIZE);
        CHECK(read(file, bytes, RANDOM_SIZE) == RANDOM_SIZE);
        CHECK(pread(file, bytes, RANDOM_SIZE, 0) == RANDOM_SIZE);
    }
}
CASE(zeros_at_a_position)
{
    char *bytes = room(ZERO_SIZE);
    struct iovec vector = {bytes, ZERO_SIZE};
    int file = open("/dev/zero", O_RDONLY);
    for (int i = 0; i < 3; i++) {
        CHECK(pread(file, bytes, ZERO_SIZE, 0) == (ssize_t)ZERO_SIZE);
        CHECK(pread64(file, bytes, ZERO_SIZE, 0) == (ssize_t)ZERO_SIZE);
        CHECK(preadv(file, &vector, 1, 0) == (ssize_t)ZERO_SIZE);
        CHECK(preadv2(file, &vector, 1, -1, 0) == (ssize_t)ZERO_SIZE);
        CHECK(syscall(SYS_pread64, file, bytes, ZERO_SIZE, 0) == (ssize_t)ZERO_SIZE);
    }
}
/* The older ways to wait for a signal: with a mask of 32 signals, and without one signal of the present mask. */
extern int pause_by_mask(int mask) __asm__("sigpause");
extern int pause_by_number(int number) __asm__("__xpg_sigpause");
CASE(waiting_for_signals_the_older_way)
{
    sigset_t mask;
    alarm_soon();
    SHOWS(pause_by_mask(0));
    CHECK(signals_seen == 1);
    sigemptyset(&mask);
    sigaddset(&mask, SIGALRM);
    CHECK(sigprocmask(SIG_BLOCK, &mask, NULL) == 0);
    alarm_soon();
    SHOWS(pause_by_number(SIGALRM));
    CHECK(signals_seen == 2);
    CHECK(sigprocmask(SIG_BLOCK, NULL, &mask) == 0);
    for (int number = 1; number < 65; number++)
        CHECK(sigismember(&mask, number) == (number == SIGALRM));
    spin(0.05);
}
/* Of memory: it takes 20 ms and more, and kernels give up at a signal. */
CASE(room_in_memory)
{
    int file = (int)syscall(SYS_memfd_create, "room", 0);
    for (int i = 0; i < 3; i++) {
        CHECK(file >= 0 && syscall(SYS_fallocate, file, 0, 0L, 200L << 20) == 0);
        CHECK(ftruncate(file, 0) == 0);
        CHECK(fallocate(file, 0, 0, 200L << 20) == 0 && ftruncate(file, 0) == 0);
    }
}
CASE(terminals_that_send)
{
    int terminal = posix_openpt(O_RDWR | O_NOCTTY);
    if (terminal < 0 || grantpt(terminal) != 0 || unlockpt(terminal) != 0)
        return;
    CHECK(tcdrain(terminal) == 0 && tcsendbreak(terminal, 0) == 0);
}
/* Signals of ours come while another holds the lock. */
CASE(locks_that_are_waited_for)
{
    int file = open("steelyard-lock", O_CREAT | O_RDWR, 0600), ready[2];
    char byte;
    CHECK(file >= 0 && pipe(ready) == 0);
    for (int i = 0; i < 2; i++) {
        pid_t holder = fork();
        if (holder == 0) {
            CHECK(lockf(file, F_LOCK, 10) == 0 && write(ready[1], "l", 1) == 1);
            usleep(300000);
            _exit(0);
        }
        CHECK(read(ready[0], &byte, 1) == 1);
        CHECK((i == 0 ? lockf(file, F_LOCK, 10) : lockf64(file, F_LOCK, 10)) == 0);
        CHECK(lockf(file, F_ULOCK, 10) == 0 && waitpid(holder, NULL, 0) == holder);
    }
    CHECK(close(file) == 0 && unlink("steelyard-lock") == 0);
}
/* A name of no one, which takes as long as it takes; the time-out is what ends the waiting. */
CASE(names_that_are_looked_up)
{
    struct gaicb request = {.ar_name = "nobody.invalid"};
    struct gaicb *all[] = {&request};
    struct timespec timeout = {0, 200000000};
    int ended;
    CHECK(getaddrinfo_a(GAI_NOWAIT, all, 1, NULL) == 0);
    ended = gai_suspend((const struct gaicb *const *)all, 1, &timeout);
    CHECK(ended == 0 || ended == EAI_ALLDONE || ended == EAI_AGAIN);
    while (gai_error(&request) == EAI_INPROGRESS && gai_cancel(&request) == EAI_NOTCANCELED)
        usleep(10000);
}
/* A socket that waits at its close until what was sent has arrived: any signal ends that, and close() still succeeds. */
static int with_unsent(int *other)
{
    static char bytes[1 << 16];
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    struct linger linger = {1, 1};
    socklen_t size = sizeof address;
    int listens = socket(AF_INET, SOCK_STREAM, 0), sends = socket(AF_INET, SOCK_STREAM, 0);
    CHECK(bind(listens, (void *)&address, size) == 0 && listen(listens, 1) == 0);
    CHECK(getsockname(listens, (void *)&address, &size) == 0 && connect(sends, (void *)&address, size) == 0);
    *other = accept(listens, NULL, NULL);
    CHECK(fcntl(sends, F_SETFL, O_NONBLOCK) == 0);
    while (write(sends, bytes, sizeof bytes) > 0)
        ;
    CHECK(fcntl(sends, F_SETFL, 0) == 0 && setsockopt(sends, SOL_SOCKET, SO_LINGER, &linger, sizeof linger) == 0);
    return sends;
}
CASE(closes_that_wait)
{
    for (int how = 0; how < 7; how++) {
        if (fork() != 0)
            continue;
        int other, fd = with_unsent(&other), result = 0;
        FILE *stream = how == 2 ? fdopen(fd, "w") : NULL;
        double began = now();
        switch (how) {
        case 0: result = close(fd); break;
        case 1: result = dup2(other, fd); break;
        case 2: result = fclose(stream); break;
        case 3: result = (int)syscall(SYS_close, fd); break;
        case 4: result = (int)syscall(SYS_dup3, other, fd, 0); break;
        case 5: result = dup3(other, fd, 0); break;
        case 6: result = (int)syscall(SYS_close_range, fd, fd, 0); break;
        }
        if (result == -1 && errno == ENOSYS)
            _exit(0);
        CHECK(result != -1 && now() - began > 0.9);
        _exit(0);
    }
    for (int status; wait(&status) > 0;)
        CHECK(status == 0);
}
