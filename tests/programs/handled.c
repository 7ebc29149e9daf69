/* Signal handlers that make calls, while the program waits in each of the ways that there are, and while it computes. */
#include "truth.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <setjmp.h>
#include <signal.h>
#include <sys/time.h>
#include <sys/wait.h>

#define TIMES 30
static int file;
static volatile sig_atomic_t writes, slept, jumps;
static sigjmp_buf out;

static void writes_a_line(int number)
{
    int saved = errno;

    (void)number;
    if (write(file, "handled", 7) == 7)
        writes++;
    errno = saved;
    if (jumps)
        siglongjmp(out, 1);
}

/* Meanwhile the other one comes. */
static void writes_and_sleeps(int number)
{
    int saved = errno;

    (void)number;
    if (write(file, "handled", 7) == 7)
        writes++;
    usleep(5000);
    slept++;
    errno = saved;
}

static void *naps(void *unused)
{
    struct timespec nap = {0, 150000000};

    syscall(SYS_nanosleep, &nap, NULL);
    return unused;
}

static void *nudges(void *main_thread)
{
    struct timespec nap = {0, 20000000};

    for (int i = 0; i < TIMES; i++) {
        syscall(SYS_nanosleep, &nap, NULL);
        pthread_kill(*(pthread_t *)main_thread, SIGUSR1);
    }
    return NULL;
}

static void start(pthread_t *thread, void *(*function)(void *), void *argument)
{
    sigset_t all, old;

    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &old);
    if (pthread_create(thread, NULL, function, argument) != 0)
        exit(2);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
}

int main(void)
{
    struct sigaction act = {.sa_handler = writes_a_line}, nested = {.sa_handler = writes_and_sleeps, .sa_flags = SA_RESTART};
    struct itimerval often = {{0, 2000}, {0, 2000}}, off = {{0, 0}, {0, 0}};
    pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    pthread_cond_t never = PTHREAD_COND_INITIALIZER;
    pthread_t thread, self = pthread_self();
    struct timespec until;
    int ends[2], status;
    char byte;
    sem_t none;
    pid_t child;

    file = open("handled.txt", O_CREAT | O_WRONLY | O_TRUNC, 0600);
    if (file < 0 || pipe(ends) != 0 || sem_init(&none, 0, 0) != 0)
        return 2;
    sigaction(SIGALRM, &act, NULL);
    setitimer(ITIMER_REAL, &often, NULL);
    for (int i = 0; i < TIMES; i++) {
        DO(pause, (), 0, 0);
        usleep(5000);
        DO(poll, (NULL, 0, 5), 0, 0);
        sem_wait(&none);
        if (read(ends[0], &byte, 1) != -1)
            return 2;
        truth_count("read (pipe, socket or device)", 0, 0);
    }
    act.sa_flags = SA_RESTART;
    sigaction(SIGALRM, &act, NULL);
    start(&thread, naps, NULL);
    DO(pthread_join, (thread, NULL), 0, 0);
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += 150000000;
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    pthread_mutex_lock(&mutex);
    DO(pthread_cond_timedwait, (&never, &mutex, &until), 0, 0);
    pthread_mutex_unlock(&mutex);
    setitimer(ITIMER_REAL, &off, NULL); /* within fork itself nothing is counted */
    child = fork();
    if (child == 0) {
        naps(NULL);
        _exit(0);
    }
    setitimer(ITIMER_REAL, &often, NULL);
    DO(waitpid, (child, &status, 0), 0, 0);
    truth_spin(0.1);

    sigaction(SIGUSR1, &nested, NULL);
    start(&thread, nudges, &self);
    DO(pthread_join, (thread, NULL), 0, 0);

    jumps = 1;
    for (volatile int i = 0; i < TIMES; i++)
        if (sigsetjmp(out, 1) == 0) {
            truth_count("pause", 0, 0);
            pause();
        }
    jumps = 0;
    setitimer(ITIMER_REAL, &off, NULL);
    truth_count_many("usleep", (uint64_t)(TIMES + slept), 0, 0);
    truth_count_many("sem_wait", TIMES, 0, 0);
    truth_count_many("write", (uint64_t)writes, (uint64_t)writes * 7, 0);
    truth_print(0);
    return 0;
}
