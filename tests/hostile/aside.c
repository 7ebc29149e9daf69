/* Forks by threads that nobody records: callbacks of timers, destructors of threads, threads beyond those that there is
 * room for, handlers within fork itself. The children then do what changes the process as a whole. */
#include "case.h"
#include <dlfcn.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <pthread.h>
#include <semaphore.h>
#include <setjmp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

static void reap(pid_t child, int wanted)
{
    int status = -1;
    CHECK(waitpid(child, &status, 0) == child);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != wanted) {
        wrongs++;
        say("WRONG: status %x, not exit %d\n", status, wanted);
    }
}

static void limit(void)
{
    struct rlimit files;
    CHECK(getrlimit(RLIMIT_NOFILE, &files) == 0 && setrlimit(RLIMIT_NOFILE, &files) == 0);
}
static void filter(void)
{
    struct sock_filter all[] = {BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)};
    struct sock_fprog program = {1, all};
    CHECK(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0);
    CHECK(prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0);
}
static void change_user(void)
{
    CHECK(setuid(getuid()) == 0 && seteuid(geteuid()) == 0);
}
/* Each real-time signal, ours among them, at once and as a timer of the child's own. */
static void take_signals(void)
{
    timer_t timer;
    for (int number = SIGRTMIN; number <= SIGRTMAX; number++) {
        struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = number};
        int before = signals_seen;
        handle(number, count_signal, SA_RESTART);
        raise(number);
        CHECK(signals_seen == before + 1);
        CHECK(timer_create(CLOCK_MONOTONIC, &event, &timer) == 0);
        CHECK(timer_settime(timer, 0, &(struct itimerspec){{0, 0}, {0, 1000000}}, NULL) == 0);
        for (double end = now() + 5; signals_seen < before + 2 && now() < end;)
            ;
        CHECK(signals_seen == before + 2);
        CHECK(timer_delete(timer) == 0);
    }
}
static void ignore_signals(void)
{
    struct sigaction old;
    for (int number = SIGRTMIN; number <= SIGRTMAX; number++) {
        CHECK(sigaction(number, NULL, &old) == 0 && old.sa_handler == SIG_DFL);
        handle(number, SIG_IGN, 0);
        raise(number);
    }
}
static void load(void)
{
    void *library = dlopen("libm.so.6", RTLD_NOW);
    CHECK(library != NULL && dlsym(library, "cos") != NULL && dlclose(library) == 0);
}
static void *spin_a_little(void *unused)
{
    spin(0.05);
    return unused;
}
static void make_threads(void)
{
    pthread_t thread[3];
    for (int i = 0; i < 3; i++)
        CHECK(pthread_create(&thread[i], NULL, spin_a_little, NULL) == 0);
    for (int i = 0; i < 3; i++)
        pthread_join(thread[i], NULL);
}
static void use_files(void)
{
    char byte;
    int file = open("/proc/self/exe", O_RDONLY), copy = dup(file);
    CHECK(file >= 0 && read(copy, &byte, 1) == 1 && lseek(file, 0, SEEK_CUR) == 1 && close(file) == 0 && close(copy) == 0);
}
static void fork_again(void)
{
    pid_t child = fork();
    if (child == 0) {
        limit();
        make_threads();
        spin(0.05);
        _exit(wrongs ? 1 : 12);
    }
    reap(child, 12);
}
STEP(started_aside)
{
    spin(0.05);
}
static void start(void)
{
    become("started_aside");
}
static void end_by_default(void)
{
    raise(SIGRTMAX - 4);
}

static const struct {
    void (*act)(void);
    int ends;
} acts[] = {{limit, 0},        {filter, 0},    {change_user, 0}, {take_signals, 0}, {ignore_signals, 0}, {load, 0},
            {make_threads, 0}, {use_files, 0}, {fork_again, 0},  {start, 1},        {end_by_default, 1}};

static void fork_children(void)
{
    for (unsigned i = 0; i < sizeof acts / sizeof *acts; i++) {
        int status = -1;
        pid_t child = fork();
        if (child == 0) {
            sigset_t none;
            wrongs = 0;
            alarm(15);
            sigemptyset(&none); /* a timer's thread blocks all of them */
            CHECK(sigprocmask(SIG_SETMASK, &none, NULL) == 0);
            acts[i].act();
            spin(0.03);
            use_files();
            _exit(wrongs ? 1 : 11);
        }
        if (!acts[i].ends) {
            reap(child, 11);
        } else {
            CHECK(waitpid(child, &status, 0) == child);
            say("status %x\n", status);
        }
    }
}

static void fork_at_the_end(void *unused)
{
    (void)unused;
    fork_children();
}
static pthread_key_t key;
static void *leave_something(void *unused)
{
    pthread_setspecific(key, &key);
    return unused;
}
CASE(destructors_of_threads_that_fork)
{
    pthread_t thread;
    CHECK(pthread_key_create(&key, fork_at_the_end) == 0);
    CHECK(pthread_create(&thread, NULL, leave_something, NULL) == 0);
    pthread_join(thread, NULL);
    spin(0.05);
}

static sem_t done;
static void fork_in_callback(union sigval unused)
{
    (void)unused;
    fork_children();
    sem_post(&done);
}
CASE(callbacks_of_timers_that_fork)
{
    struct sigevent event = {.sigev_notify = SIGEV_THREAD, .sigev_notify_function = fork_in_callback};
    timer_t timer;
    sem_init(&done, 0, 0);
    CHECK(timer_create(CLOCK_MONOTONIC, &event, &timer) == 0);
    CHECK(timer_settime(timer, 0, &(struct itimerspec){{0, 0}, {0, 10000000}}, NULL) == 0);
    sem_wait(&done);
    CHECK(timer_delete(timer) == 0);
    spin(0.05);
}

#define MANY 262
static pthread_barrier_t all_there;
static void *fork_if_last(void *number)
{
    pthread_barrier_wait(&all_there);
    if ((long)number == MANY - 1)
        fork_children();
    pthread_barrier_wait(&all_there);
    return NULL;
}
CASE(more_threads_of_a_child_than_are_recorded)
{
    pid_t child = fork();
    if (child == 0) {
        pthread_t thread[MANY];
        pthread_attr_t small;
        CHECK(pthread_attr_init(&small) == 0 && pthread_attr_setstacksize(&small, 256 << 10) == 0);
        pthread_barrier_init(&all_there, NULL, MANY);
        for (long i = 0; i < MANY; i++)
            CHECK(pthread_create(&thread[i], &small, fork_if_last, (void *)i) == 0);
        for (int i = 0; i < MANY; i++)
            pthread_join(thread[i], NULL);
        _exit(wrongs ? 1 : 13);
    }
    reap(child, 13);
}

/* The handler's child comes back into the fork that it was made in, and carries it out. */
static pid_t made_by_handler = -1;
static int deep;
static void fork_in_handler(int number)
{
    (void)number;
    made_by_handler = _Fork();
}
static void before_fork(void)
{
    if (deep++ == 0)
        raise(SIGUSR1);
}
CASE(handlers_that_fork_within_fork)
{
    pid_t self = getpid(), child;
    int ends[2];
    char none;
    CHECK(pipe(ends) == 0);
    handle(SIGUSR1, fork_in_handler, SA_RESTART);
    CHECK(pthread_atfork(before_fork, NULL, NULL) == 0);
    child = fork();
    if (getpid() == self)
        close(ends[1]);
    if (child == 0) {
        /* What two families of processes write has no order: ours begins when the handler's has ended. */
        if (getppid() == self) {
            close(ends[1]);
            CHECK(read(ends[0], &none, 1) == 0);
        }
        spin(0.03);
        fork_children();
        _exit(wrongs ? 1 : 14);
    }
    reap(child, 14);
    fork_children();
    if (getpid() != self)
        _exit(wrongs ? 1 : 15);
    CHECK(made_by_handler > 0);
    reap(made_by_handler, 15);
    spin(0.05);
}
/* Back into a read, and through all of that. */
static void fork_below_a_read(int number)
{
    (void)number;
    deep = 0;
    pid_t child = fork();
    if (child == 0) {
        spin(0.03);
        _exit(16);
    }
    reap(child, 16);
}
CASE(handlers_that_fork_within_a_read)
{
    pid_t self = getpid(), writer;
    int ends[2];
    char byte = 0;
    CHECK(pipe(ends) == 0);
    writer = fork();
    if (writer == 0) {
        usleep(50000);
        kill(self, SIGUSR2);
        usleep(100000);
        _exit(write(ends[1], "ab", 2) == 2 ? 17 : 1);
    }
    handle(SIGUSR1, fork_in_handler, SA_RESTART);
    handle(SIGUSR2, fork_below_a_read, SA_RESTART);
    CHECK(pthread_atfork(before_fork, NULL, NULL) == 0);
    CHECK(read(ends[0], &byte, 1) == 1 && (byte == 'a' || byte == 'b'));
    for (int i = 0; i < 100; i++)
        use_files();
    deep = 1;
    if (getpid() != self) {
        fork_again();
        spin(0.05);
        _exit(wrongs ? 1 : 18);
    }
    fork_again();
    reap(writer, 17);
    reap(made_by_handler, 18);
}

/* What they call belongs to the child, though fork has not returned there. */
static void after_fork(void)
{
    sigset_t some, old;
    pthread_t thread;
    handle(SIGRTMAX - 4, count_signal, SA_RESTART);
    CHECK(raise(SIGRTMAX - 4) == 0 && signals_seen == 1);
    sigemptyset(&some);
    sigaddset(&some, SIGUSR1);
    CHECK(pthread_sigmask(SIG_BLOCK, &some, &old) == 0 && sigismember(&old, SIGUSR1) == 0);
    CHECK(pthread_sigmask(SIG_SETMASK, &old, NULL) == 0);
    CHECK(pthread_create(&thread, NULL, spin_a_little, NULL) == 0 && pthread_join(thread, NULL) == 0);
}
CASE(handlers_within_children)
{
    int file = open("written", O_WRONLY | O_CREAT | O_TRUNC, 0600);
    pthread_t thread;
    CHECK(pthread_atfork(NULL, NULL, after_fork) == 0);
    for (int i = 0; i < 3; i++) {
        pid_t child = fork();
        if (child == 0) {
            for (int k = 0; k < 30; k++)
                CHECK(write(file, "x", 1) == 1);
            make_threads();
            spin(0.05);
            _exit(wrongs ? 1 : 19);
        }
        reap(child, 19);
    }
    /* The parent has its timers and its signal still. */
    spin(0.05);
    CHECK(pthread_create(&thread, NULL, spin_a_little, NULL) == 0 && pthread_join(thread, NULL) == 0);
    for (int k = 0; k < 90; k++)
        CHECK(write(file, "x", 1) == 1);
    fork_again();
}
static void fork_once_again(void)
{
    static int inside;
    if (inside++ == 0)
        fork_again();
}
CASE(handlers_within_children_that_fork)
{
    CHECK(pthread_atfork(NULL, NULL, fork_once_again) == 0);
    for (int i = 0; i < 3; i++) {
        pid_t child = fork();
        if (child == 0)
            _exit(wrongs ? 1 : 20);
        reap(child, 20);
    }
}

static sigjmp_buf back;
static void jump_back(int number)
{
    signals_seen++;
    siglongjmp(back, number);
}
static void signal_within_fork(void)
{
    raise(SIGUSR1);
}
/* The thread is in fork as far as anybody knows, and goes on elsewhere. */
CASE(jumps_out_of_fork)
{
    handle(SIGUSR1, jump_back, 0);
    CHECK(pthread_atfork(signal_within_fork, NULL, NULL) == 0);
    for (volatile int i = 0; i < 3; i++) {
        if (sigsetjmp(back, 1) == 0) {
            fork();
            CHECK(0);
        }
        spin(0.05);
    }
    CHECK(signals_seen == 3);
    spin(0.5);
}
