/* Programs that use the signal which samples are taken by, and programs that leave their handlers by a jump while a sample
 * may be taken. */
#define _GNU_SOURCE
#include "case.h"
#include "filter.h"
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <pthread.h>
#include <setjmp.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <ucontext.h>

/* The one that is used where nobody takes it. */
#define TAKEN (SIGRTMAX - 4)

static jmp_buf back;

static int blocked(int number)
{
    sigset_t mask;
    pthread_sigmask(SIG_BLOCK, NULL, &mask);
    return sigismember(&mask, number);
}

static void jump(int number)
{
    (void)number;
    _longjmp(back, 1);
}

static void often(int microseconds)
{
    struct itimerval every = {{0, microseconds}, {0, microseconds}};
    CHECK(setitimer(ITIMER_REAL, &every, NULL) == 0);
}
CASE(jumps_without_mask)
{
    handle(SIGALRM, jump, SA_NODEFER);
    often(300);
    for (volatile int i = 0; i < 3000; i++)
        if (_setjmp(back) == 0)
            for (volatile double x = 1;; x = x * 0.999 + 0.001)
                ;
    often(0);
    CHECK(kernel_mask() == 0);
    spin(0.05);
    CHECK(kernel_mask() == 0);
}
CASE(jumps_with_mask)
{
    sigjmp_buf here;
    for (volatile int i = 0; i < 200; i++)
        if (sigsetjmp(here, 1) == 0) {
            sigset_t all;
            sigfillset(&all);
            sigprocmask(SIG_BLOCK, &all, NULL);
            spin(0.0005);
            CHECK(blocked(TAKEN) == 1);
            siglongjmp(here, 1);
        } else {
            CHECK(blocked(TAKEN) == 0 && blocked(SIGUSR1) == 0);
        }
}

static void leave_alternate_stack(int number)
{
    (void)number;
    spin(0.003);
    _longjmp(back, 1);
}
CASE(jumps_from_alternate_stack)
{
    static char memory[1 << 16];
    stack_t stack = {.ss_sp = memory, .ss_size = sizeof memory};
    CHECK(sigaltstack(&stack, NULL) == 0);
    handle(SIGUSR1, leave_alternate_stack, SA_ONSTACK | SA_NODEFER);
    for (volatile int i = 0; i < 30; i++)
        if (_setjmp(back) == 0)
            raise(SIGUSR1);
    CHECK(kernel_mask() == 0);
    spin(0.05);
    CHECK(kernel_mask() == 0);
}

static volatile sig_atomic_t stage;

static void wait_for(int wanted)
{
    for (double end = now() + 20; stage < wanted && now() < end;)
        usleep(1000);
    CHECK(stage >= wanted);
}

static void *masks_everything(void *unused)
{
    sigset_t all, old, seen;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &old);
    stage = 1;
    if (unused != NULL)
        while (stage < 2)
            ;
    else
        wait_for(2);
    spin(0.05);
    CHECK(signals_seen == 0);
    pthread_sigmask(SIG_SETMASK, NULL, &seen);
    for (int i = 1; i < NSIG; i++)
        if (sigismember(&seen, i) != 1)
            say("open: %d\n", i);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    CHECK(signals_seen == 1);
    CHECK(kernel_mask() == 0);
    pthread_sigmask(SIG_SETMASK, NULL, &seen);
    for (int i = 1; i < NSIG; i++)
        if (sigismember(&seen, i) == 1)
            say("blocked: %d\n", i);
    return NULL;
}
CASE(taken_while_another_blocks_all)
{
    pthread_t thread;
    spin(0.02);
    CHECK(pthread_create(&thread, NULL, masks_everything, NULL) == 0);
    wait_for(1);
    handle(TAKEN, count_signal, 0);
    CHECK(pthread_kill(thread, TAKEN) == 0);
    usleep(20000);
    stage = 2;
    pthread_join(thread, NULL);
}
CASE(taken_while_another_computes)
{
    pthread_t thread;
    spin(0.02);
    CHECK(pthread_create(&thread, NULL, masks_everything, &thread) == 0);
    wait_for(1);
    handle(TAKEN, count_signal, 0);
    CHECK(pthread_kill(thread, TAKEN) == 0);
    usleep(20000);
    stage = 2;
    pthread_join(thread, NULL);
}

static void *sleeps(void *unused)
{
    (void)unused;
    stage = 1;
    usleep(150000);
    spin(0.05);
    return NULL;
}
CASE(taken_while_another_sleeps)
{
    pthread_t thread;
    CHECK(pthread_create(&thread, NULL, sleeps, NULL) == 0);
    wait_for(1);
    usleep(50000);
    handle(TAKEN, count_signal, 0);
    spin(0.05);
    pthread_join(thread, NULL);
    CHECK(signals_seen == 0);
    CHECK(kernel_mask() == 0);
}

static void *waits_in_process(void *unused)
{
    (void)unused;
    CHECK(waitpid(-1, NULL, 0) > 0);
    return NULL;
}
CASE(taken_while_another_waits)
{
    pthread_t thread;
    pid_t child = fork();
    if (child == 0) {
        usleep(200000);
        _exit(0);
    }
    CHECK(pthread_create(&thread, NULL, waits_in_process, NULL) == 0);
    usleep(50000);
    handle(TAKEN, count_signal, 0);
    pthread_join(thread, NULL);
    CHECK(signals_seen == 0);
}
CASE(waited_for_by_number)
{
    sigset_t one;
    siginfo_t about;
    struct timespec second = {5, 0};
    spin(0.03);
    sigemptyset(&one);
    sigaddset(&one, TAKEN);
    CHECK(sigprocmask(SIG_BLOCK, &one, NULL) == 0);
    for (int i = 0; i < 5; i++) {
        CHECK(sigqueue(getpid(), TAKEN, (union sigval){.sival_int = 7 + i}) == 0);
        spin(0.01);
        CHECK(sigtimedwait(&one, &about, &second) == TAKEN && about.si_value.sival_int == 7 + i);
        CHECK(about.si_code == SI_QUEUE && about.si_pid == getpid());
    }
    CHECK(blocked(TAKEN) == 1);
}
CASE(waited_for_among_all)
{
    sigset_t all;
    int got = 0;
    spin(0.03);
    sigfillset(&all);
    CHECK(sigprocmask(SIG_BLOCK, &all, NULL) == 0);
    CHECK(pthread_kill(pthread_self(), TAKEN) == 0);
    spin(0.02);
    CHECK(sigwait(&all, &got) == 0 && got == TAKEN);
    if (fork() == 0) {
        usleep(30000);
        kill(getppid(), TAKEN);
        _exit(0);
    }
    do
        CHECK(sigwait(&all, &got) == 0);
    while (got == SIGCHLD);
    CHECK(got == TAKEN);
    while (wait(NULL) > 0)
        ;
    CHECK(blocked(TAKEN) == 1);
}

static void *waits_for_all(void *got)
{
    sigset_t all;
    sigfillset(&all);
    stage = 1;
    CHECK(sigwait(&all, got) == 0);
    spin(0.02);
    return NULL;
}
CASE(waited_for_by_another_thread)
{
    sigset_t all;
    pthread_t thread;
    int got = 0;
    sigfillset(&all);
    CHECK(sigprocmask(SIG_BLOCK, &all, NULL) == 0);
    CHECK(pthread_create(&thread, NULL, waits_for_all, &got) == 0);
    wait_for(1);
    usleep(100000);
    CHECK(kill(getpid(), TAKEN) == 0);
    pthread_join(thread, NULL);
    CHECK(got == TAKEN);
}
CASE(read_from_descriptor)
{
    sigset_t one, all;
    struct signalfd_siginfo facts;
    sigemptyset(&one);
    sigaddset(&one, TAKEN);
    CHECK(sigprocmask(SIG_BLOCK, &one, NULL) == 0);
    int fd = signalfd(-1, &one, 0);
    CHECK(kill(getpid(), TAKEN) == 0);
    spin(0.02);
    CHECK(read(fd, &facts, sizeof facts) == sizeof facts && facts.ssi_signo == TAKEN);
    sigfillset(&all);
    CHECK(sigprocmask(SIG_BLOCK, &all, NULL) == 0);
    fd = signalfd(-1, &all, SFD_NONBLOCK);
    struct pollfd ready = {fd, POLLIN, 0};
    CHECK(poll(&ready, 1, 100) == 0);
    for (int number = SIGRTMIN; number <= SIGRTMAX; number++) {
        CHECK(kill(getpid(), number) == 0);
        CHECK(poll(&ready, 1, 1000) == 1);
        CHECK(read(fd, &facts, sizeof facts) == sizeof facts && (int)facts.ssi_signo == number);
    }
}
CASE(pending_then_open)
{
    sigset_t all, pending;
    sigfillset(&all);
    CHECK(sigprocmask(SIG_BLOCK, &all, NULL) == 0);
    CHECK(kill(getpid(), TAKEN) == 0);
    spin(0.02);
    CHECK(sigpending(&pending) == 0 && sigismember(&pending, TAKEN) == 1);
    say("still here\n");
    sigprocmask(SIG_UNBLOCK, &all, NULL);
    say("not reached\n");
}
CASE(own_timer_waited_for)
{
    timer_t timer;
    struct sigevent event;
    struct itimerspec every = {{0, 5000000}, {0, 5000000}};
    sigset_t one;
    siginfo_t about;
    memset(&event, 0, sizeof event);
    event.sigev_notify = SIGEV_SIGNAL;
    event.sigev_signo = TAKEN;
    event.sigev_value.sival_int = 42;
    sigemptyset(&one);
    sigaddset(&one, TAKEN);
    CHECK(sigprocmask(SIG_BLOCK, &one, NULL) == 0);
    CHECK(timer_create(CLOCK_MONOTONIC, &event, &timer) == 0 && timer_settime(timer, 0, &every, NULL) == 0);
    for (int i = 0; i < 20; i++) {
        CHECK(sigwaitinfo(&one, &about) == TAKEN);
        CHECK(about.si_code == SI_TIMER && about.si_value.sival_int == 42);
    }
    CHECK(timer_delete(timer) == 0);
}
CASE(same_set_in_and_out)
{
    sigset_t set;
    sigfillset(&set);
    CHECK(sigprocmask(SIG_BLOCK, &set, &set) == 0);
    for (int i = 1; i < NSIG; i++)
        if (sigismember(&set, i) == 1)
            say("was blocked: %d\n", i);
    CHECK(sigprocmask(SIG_SETMASK, &set, &set) == 0);
    for (int i = 1; i < NSIG; i++)
        if (sigismember(&set, i) != 1)
            say("was open: %d\n", i);
}

/* ---- filters of system calls: each in a child, whose end is told ---- */

static void ended(const char *what, pid_t child)
{
    int status = 0;
    CHECK(waitpid(child, &status, 0) == child);
    say("%s: %s %d\n", what, WIFSIGNALED(status) ? "signal" : "status", WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
}

/* Nothing but arithmetic, for some ticks. */
static void compute(void)
{
    volatile double x = 1;
    for (long i = 0; i < 60000000; i++)
        x = x * 0.999 + 0.001;
}
CASE(strict_filter)
{
    pid_t child = fork();
    if (child == 0) {
        spin(0.02);
        if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_STRICT) != 0)
            syscall(SYS_exit, 9);
        compute();
        if (write(1, "computed\n", 9) != 9)
            syscall(SYS_exit, 8);
        compute();
        syscall(SYS_exit, 3);
    }
    ended("strict", child);
    child = fork();
    if (child == 0) {
        spin(0.02);
        if (syscall(SYS_seccomp, SECCOMP_SET_MODE_STRICT, 0, NULL) != 0)
            syscall(SYS_exit, 9);
        compute();
        if (write(1, "computed\n", 9) != 9)
            syscall(SYS_exit, 8);
        syscall(SYS_exit, 4);
    }
    ended("strict by number", child);
}

static const int FORBIDDEN[] = {
    SYS_timer_create, SYS_timer_settime, SYS_timer_delete, SYS_rt_sigprocmask, SYS_statx, SYS_readlinkat, SYS_fallocate,
    SYS_gettid, SYS_lseek, SYS_fcntl, SYS_ioctl, SYS_clock_gettime, SYS_newfstatat, SYS_getcwd, SYS_tgkill, SYS_sched_yield,
};

static void *computes_and_writes(void *unused)
{
    (void)unused;
    stage = 1;
    while (stage == 1)
        ;
    compute();
    if (write(1, "thread\n", 7) != 7)
        syscall(SYS_exit_group, 7);
    return NULL;
}
CASE(filter_of_system_calls)
{
    for (int by_number = 0; by_number < 2; by_number++) {
        pid_t child = fork();
        if (child == 0) {
            static char block[100];
            int ends[2], file;
            spin(0.02);
            CHECK(pipe(ends) == 0);
            forbid(FORBIDDEN, sizeof FORBIDDEN / sizeof *FORBIDDEN, by_number);
            compute();
            CHECK(write(ends[1], block, sizeof block) == sizeof block);
            CHECK(read(ends[0], block, sizeof block) == sizeof block);
            file = open("/dev/null", O_WRONLY);
            CHECK(file >= 0 && write(file, block, sizeof block) == sizeof block && close(file) == 0);
            CHECK(access("/nowhere/at/all", R_OK) == -1 && errno == ENOENT);
            CHECK(unlink("/nowhere/at/all") == -1 && errno == ENOENT);
            compute();
            _exit(wrongs != 0 ? 1 : 5);
        }
        ended("filter", child);
    }
}
CASE(filter_for_all_threads)
{
    pid_t child = fork();
    if (child == 0) {
        pthread_t thread;
        CHECK(pthread_create(&thread, NULL, computes_and_writes, NULL) == 0);
        while (stage == 0)
            ;
        forbid(FORBIDDEN, sizeof FORBIDDEN / sizeof *FORBIDDEN, 1);
        stage = 2;
        compute();
        pthread_join(thread, NULL);
        _exit(6);
    }
    ended("all threads", child);
}

static void allow_clock(int number)
{
    (void)number;
    signals_seen++;
    prctl(PR_SET_TSC, PR_TSC_ENABLE, 0, 0, 0);
}
CASE(without_time_stamps)
{
    /* Reading the counter is a fault from here on: the program does not, and nobody is to do so for it. */
    char byte = 0;
    int ends[2];
    CHECK(pipe(ends) == 0);
    handle(SIGSEGV, allow_clock, 0);
    spin(0.05);
    for (int turn = 0; turn < 3; turn++) {
        if (prctl(PR_SET_TSC, PR_TSC_SIGSEGV, 0, 0, 0) != 0) {
            say("no such thing: %s\n", strerror(errno));
            return;
        }
        for (int i = 0; i < 2000; i++) {
            struct stat about;
            CHECK(write(ends[1], &byte, 1) == 1 && read(ends[0], &byte, 1) == 1);
            CHECK(fstat(ends[0], &about) == 0 && access("/", F_OK) == 0);
            for (volatile int k = 0; k < 20000; k++)
                ;
        }
        CHECK(prctl(PR_SET_TSC, PR_TSC_ENABLE, 0, 0, 0) == 0);
        CHECK(signals_seen == 0);
        spin(0.03);
    }
    pid_t child = fork();
    if (child == 0) {
        prctl(PR_SET_TSC, PR_TSC_SIGSEGV, 0, 0, 0);
        write(ends[1], &byte, 1);
        _exit(signals_seen == 0 ? 5 : 6);
    }
    int status;
    CHECK(waitpid(child, &status, 0) == child && WEXITSTATUS(status) == 5);
    prctl(PR_SET_TSC, PR_TSC_SIGSEGV, 0, 0, 0);
    _exit(signals_seen == 0 ? 3 : 4);
}

/* A launcher of sandboxes: what it starts asks for nothing of that. */
STEP(below_a_filter)
{
    compute();
    _exit(4);
}
CASE(filters_before_exec)
{
    static const int numbers[] = {
        SYS_timer_create, SYS_timer_settime, SYS_fallocate, SYS_ftruncate, SYS_readlinkat, SYS_statx, SYS_madvise, SYS_getppid,
        SYS_fcntl, SYS_rt_sigprocmask,
    };
    for (unsigned i = 0; i < 2 * sizeof numbers / sizeof *numbers; i++) {
        pid_t child = fork();
        if (child == 0) {
            char *arguments[] = {case_argv[0], "below_a_filter", NULL};
            spin(0.01);
            forbid(&numbers[i / 2], 1, i % 2);
            execv("/proc/self/exe", arguments);
            _exit(9);
        }
        ended("below a filter", child);
    }
}

/* System calls that become signals of the program's, as Wine has it. */
CASE(dispatched_calls)
{
    static volatile char selector;
    handle(SIGSYS, count_signal, 0);
    if (prctl(59 /* PR_SET_SYSCALL_USER_DISPATCH */, 1, 0, 0, &selector) != 0)
        return;
    for (int i = 0; i < 3; i++) {
        selector = 1;
        compute();
        selector = 0;
    }
    CHECK(signals_seen == 0);
}
