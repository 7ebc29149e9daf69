/* Programs that own their signals. */
#include "case.h"
#include <pthread.h>
#include <setjmp.h>
#include <sys/mman.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/time.h>

CASE(mask_as_inherited)
{
    sigset_t mask;
    sigprocmask(SIG_SETMASK, NULL, &mask);
    for (int i = 1; i < NSIG; i++)
        if (sigismember(&mask, i) == 1)
            say("blocked %d\n", i);
    spin(0.1);
    sigprocmask(SIG_SETMASK, NULL, &mask);
    for (int i = 1; i < NSIG; i++)
        if (sigismember(&mask, i) == 1)
            say("blocked later %d\n", i);
}
CASE(actions_as_inherited)
{
    for (int i = 1; i < NSIG; i++) {
        struct sigaction action;
        memset(&action, 0, sizeof action);
        if (sigaction(i, NULL, &action) == 0 && action.sa_handler != SIG_DFL)
            say("signal %d is not at its default\n", i);
    }
}
CASE(every_signal_is_ours)
{
    /* The program takes each signal that can be taken, sends it to itself once and must see it once. */
    spin(0.05);
    for (int i = SIGRTMIN; i <= SIGRTMAX; i++) {
        signals_seen = 0;
        handle(i, count_signal, 0);
        CHECK(raise(i) == 0);
        if (signals_seen != 1)
            say("signal SIGRTMIN+%d seen %d times\n", i - SIGRTMIN, (int)signals_seen);
        spin(0.01);
        if (signals_seen != 1)
            say("signal SIGRTMIN+%d seen %d times later\n", i - SIGRTMIN, (int)signals_seen);
        struct sigaction action;
        CHECK(sigaction(i, NULL, &action) == 0 && action.sa_handler == count_signal);
        CHECK(action.sa_flags == 0 || action.sa_flags == 0x04000000);
    }
}
CASE(every_signal_by_signal)
{
    for (int i = SIGRTMIN; i <= SIGRTMAX; i++) {
        CHECK(signal(i, count_signal) == SIG_DFL);
        CHECK(signal(i, SIG_DFL) == count_signal);
    }
    spin(0.1);
}
/* libc's other names for them. */
extern sighandler_t bsd_signal(int, sighandler_t), ssignal(int, sighandler_t);
extern int __sigaction(int, const struct sigaction *, struct sigaction *);
CASE(every_signal_by_other_names)
{
    for (int i = SIGRTMIN; i <= SIGRTMAX; i++) {
        const struct sigaction wanted = {.sa_handler = count_signal}, none = {.sa_handler = SIG_DFL};
        struct sigaction before;
        CHECK(bsd_signal(i, count_signal) == SIG_DFL);
        CHECK(ssignal(i, SIG_DFL) == count_signal);
        CHECK(__sigaction(i, &wanted, &before) == 0 && before.sa_handler == SIG_DFL);
        spin(0.01);
        CHECK(__sigaction(i, &none, &before) == 0 && before.sa_handler == count_signal);
    }
    spin(0.1);
    CHECK(signals_seen == 0);
}
CASE(default_kills)
{
    /* A real-time signal at its default ends the program; the test sees the same status. */
    spin(0.05);
    raise(SIGRTMAX - 4);
    say("still here\n");
}
CASE(own_profiling_timer)
{
    struct itimerval often = {{0, 10000}, {0, 10000}};
    handle(SIGPROF, count_signal, SA_RESTART);
    CHECK(setitimer(ITIMER_PROF, &often, NULL) == 0);
    for (int i = 0; i < 20 && signals_seen <= 5; i++) /* the kernel counts by its own ticks, of which a shared host loses some */
        spin(0.5);
    CHECK(signals_seen > 5);
}
CASE(own_timer_with_our_signal)
{
    timer_t timer;
    struct sigevent event;
    memset(&event, 0, sizeof event);
    event.sigev_notify = SIGEV_SIGNAL;
    event.sigev_signo = SIGRTMAX - 4;
    handle(SIGRTMAX - 4, count_signal, SA_RESTART);
    CHECK(timer_create(CLOCK_MONOTONIC, &event, &timer) == 0);
    struct itimerspec once = {{0, 0}, {0, 50000000}};
    CHECK(timer_settime(timer, 0, &once, NULL) == 0);
    spin(0.3);
    CHECK(signals_seen == 1);
    CHECK(timer_delete(timer) == 0);
}
CASE(sigwait_full_set)
{
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, NULL);
    for (int i = 0; i < 20; i++) {
        int got = 0;
        spin(0.01);
        kill(getpid(), SIGUSR1);
        CHECK(sigwait(&all, &got) == 0);
        CHECK(got == SIGUSR1);
    }
    sigset_t pending;
    spin(0.05);
    CHECK(sigpending(&pending) == 0);
    for (int i = 1; i < NSIG; i++)
        if (sigismember(&pending, i) == 1)
            say("pending %d\n", i);
}
CASE(signalfd_full_set)
{
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, NULL);
    int fd = signalfd(-1, &all, SFD_NONBLOCK);
    for (int i = 0; i < 10; i++) {
        struct signalfd_siginfo facts;
        spin(0.02);
        kill(getpid(), SIGUSR2);
        CHECK(read(fd, &facts, sizeof facts) == sizeof facts && facts.ssi_signo == SIGUSR2);
        CHECK(read(fd, &facts, sizeof facts) == -1 && errno == EAGAIN);
    }
}

static sigjmp_buf back;

static void jump(int number)
{
    (void)number;
    siglongjmp(back, 1);
}
CASE(longjmp_out_of_handler)
{
    handle(SIGUSR1, jump, 0);
    for (volatile int i = 0; i < 200; i++)
        if (sigsetjmp(back, 1) == 0) {
            spin(0.001);
            raise(SIGUSR1);
            CHECK(0);
        }
    sigset_t mask;
    sigprocmask(SIG_SETMASK, NULL, &mask);
    for (int i = 1; i < NSIG; i++)
        CHECK(sigismember(&mask, i) != 1);
}
CASE(longjmp_out_of_write)
{
    int ends[2];
    static char block[1 << 20];
    CHECK(pipe(ends) == 0);
    handle(SIGALRM, jump, 0);
    for (volatile int i = 0; i < 5; i++)
        if (sigsetjmp(back, 1) == 0) {
            struct itimerval once = {{0, 0}, {0, 30000}};
            setitimer(ITIMER_REAL, &once, NULL);
            if (write(ends[1], block, sizeof block) > 0)
                CHECK(0);
        }
    if (sigsetjmp(back, 1) == 0) {
        struct itimerval once = {{0, 0}, {0, 30000}};
        setitimer(ITIMER_REAL, &once, NULL);
        for (;;)
            pause();
    }
    sigset_t mask;
    sigprocmask(SIG_SETMASK, NULL, &mask);
    for (int i = 1; i < NSIG; i++)
        CHECK(sigismember(&mask, i) != 1);
    spin(0.1);
}

static void deep(int number)
{
    (void)number;
    spin(0.15);
    signals_seen++;
}
CASE(small_alternate_stack)
{
    /* Just what the kernel needs for one frame and a little for the handler: no room for a second frame. */
    long least = sysconf(_SC_MINSIGSTKSZ);
    size_t size = (size_t)(least > MINSIGSTKSZ ? least : MINSIGSTKSZ) + 1536, page = 4096;
    size_t whole = (size + 3 * page) / page * page;
    char *memory = mmap(NULL, whole + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    CHECK(memory != MAP_FAILED && mprotect(memory, page, PROT_NONE) == 0);
    stack_t stack;
    memset(&stack, 0, sizeof stack);
    stack.ss_sp = memory + page;
    stack.ss_size = size;
    CHECK(sigaltstack(&stack, NULL) == 0);
    handle(SIGUSR1, deep, SA_ONSTACK);
    raise(SIGUSR1);
    CHECK(signals_seen == 1);
    stack_t again;
    CHECK(sigaltstack(NULL, &again) == 0 && again.ss_sp == stack.ss_sp && again.ss_size == size);
}
CASE(alternate_stack_for_all)
{
    static char memory[65536];
    stack_t stack;
    memset(&stack, 0, sizeof stack);
    stack.ss_sp = memory;
    stack.ss_size = sizeof memory;
    CHECK(sigaltstack(&stack, NULL) == 0);
    spin(0.2);
    handle(SIGUSR1, deep, SA_ONSTACK);
    raise(SIGUSR1);
    CHECK(signals_seen == 1);
}

/* Above a page that nobody may touch. */
static void take_alternate_stack(size_t size)
{
    size_t page = 4096, whole = (size + page - 1) / page * page;
    char *memory = mmap(NULL, whole + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    CHECK(memory != MAP_FAILED && mprotect(memory, page, PROT_NONE) == 0);
    stack_t stack;
    memset(&stack, 0, sizeof stack);
    stack.ss_sp = memory + page;
    stack.ss_size = size;
    CHECK(sigaltstack(&stack, NULL) == 0);
}
CASE(abort_beside_a_small_alternate_stack)
{
    take_alternate_stack(8192);
    spin(0.05);
    abort();
}
CASE(abort_beside_a_tiny_alternate_stack)
{
    take_alternate_stack(2048);
    spin(0.05);
    abort();
}
static void give_up(int number)
{
    (void)number;
    say("gives up\n");
    abort();
}
CASE(abort_on_a_small_alternate_stack)
{
    long least = sysconf(_SC_MINSIGSTKSZ);
    take_alternate_stack((size_t)(least > MINSIGSTKSZ ? least : MINSIGSTKSZ) + 5632);
    handle(SIGSEGV, give_up, SA_ONSTACK);
    raise(SIGSEGV);
}
static int none(void)
{
    static volatile int zero;
    return zero;
}
CASE(division_by_zero_beside_a_small_alternate_stack)
{
    take_alternate_stack(8192);
    handle(SIGUSR1, count_signal, SA_ONSTACK);
    spin(0.05);
    say("%d\n", 1 / none());
    raise(SIGFPE); /* some processors have a result */
}

static void *blocked_thread(void *result)
{
    sigset_t mask;
    pthread_sigmask(SIG_SETMASK, NULL, &mask);
    for (int i = 1; i < NSIG; i++)
        if (sigismember(&mask, i) == 1 && i != 32 && i != 33)
            ++*(int *)result;
    spin(0.1);
    return NULL;
}
CASE(mask_of_new_thread)
{
    sigset_t all;
    pthread_t thread;
    int none = 0, many = 0;
    pthread_create(&thread, NULL, blocked_thread, &none);
    pthread_join(thread, NULL);
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, NULL);
    pthread_create(&thread, NULL, blocked_thread, &many);
    pthread_join(thread, NULL);
    say("blocked in threads: %d and %d\n", none, many);
}
CASE(mask_everything_and_compute)
{
    sigset_t all, back_again;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, NULL);
    spin(0.3);
    sigprocmask(SIG_SETMASK, NULL, &back_again);
    int n = 0;
    for (int i = 1; i < NSIG; i++)
        n += sigismember(&back_again, i) == 1;
    say("%d signals blocked\n", n);
}
CASE(ignored_stays_ignored)
{
    for (int i = SIGRTMIN; i <= SIGRTMAX; i++)
        CHECK(signal(i, SIG_IGN) == SIG_DFL);
    spin(0.05);
    become("ignored_after_exec");
}
STEP(ignored_after_exec)
{
    int n = 0;
    for (int i = SIGRTMIN; i <= SIGRTMAX; i++) {
        struct sigaction action;
        n += sigaction(i, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
    }
    say("%d ignored\n", n);
    spin(0.05);
}
struct kernel_action {
    void (*handler)(int);
    unsigned long flags;
    void *restorer;
    uint64_t mask;
};
static long act_by_number(int number, const struct kernel_action *action, struct kernel_action *old)
{
    return syscall(SYS_rt_sigaction, number, action, old, 8);
}
CASE(defaults_by_number)
{
    struct kernel_action plain = {SIG_DFL, 0, NULL, 0}, old;

    for (int number = 1; number <= 64; number++) {
        long result = act_by_number(number, &plain, NULL);

        say("%d: %ld, %d\n", number, result, result == 0 ? 0 : errno);
        memset(&old, 0xff, sizeof old);
        result = act_by_number(number, NULL, &old);
        say("%ld, %d, %lu\n", result, result == 0 && old.handler == SIG_DFL, result == 0 ? old.flags & 0xfffUL : 0);
    }
    spin(0.4);
}
