/* Programs that switch between contexts, with the signal masks that those carry. */
#include "case.h"
#include <poll.h>
#include <sys/time.h>
#include <ucontext.h>

#define STACK 65536

static ucontext_t from, to;
static char stacks[2][STACK] __attribute__((aligned(64)));
static volatile sig_atomic_t alarms;

/* And first after as long; 0: no more. */
static void every(long microseconds)
{
    struct itimerval often = {{0, microseconds}, {0, microseconds}};

    CHECK(setitimer(ITIMER_REAL, &often, NULL) == 0);
}

/* A wait ends early for a signal of the program's, and for none else. */
static void wait_undisturbed(int milliseconds)
{
    int before = alarms, result = poll(NULL, 0, milliseconds);

    CHECK(result == 0 || (errno == EINTR && alarms != before));
}

static void away(int number)
{
    (void)number;
    alarms++;
    every(0);
    setcontext(&from);
}
/* Four waits that `away` ends, each time back to here. */
static void leave_waits(void)
{
    static volatile int turn;

    CHECK(getcontext(&from) == 0);
    for (int i = 0; turn > 0 && i < 20; i++)
        wait_undisturbed(5);
    if (turn++ < 4) {
        every(30000);
        poll(NULL, 0, 2000);
        say("not reached\n");
    }
    every(0);
}
CASE(out_of_a_wait_for_good)
{
    handle(SIGALRM, away, 0);
    leave_waits();
    CHECK(alarms == 4 && kernel_mask() == 0);
    spin(0.05);
}

static volatile int current, done[2];
static ucontext_t threads[2];

static void preempt(int number)
{
    int old = current;

    (void)number;
    alarms++;
    if (done[1 - old])
        return;
    current = 1 - old;
    swapcontext(&threads[old], &threads[current]);
}

/* Blocked until a context is on its own stack: an alarm while it is entered would save the half of it on the other's. */
static void alarms_are(int how)
{
    sigset_t set;

    sigemptyset(&set);
    sigaddset(&set, SIGALRM);
    CHECK(sigprocmask(how, &set, NULL) == 0);
}

static void body(int which)
{
    alarms_are(SIG_UNBLOCK);
    for (int i = 0; i < 40; i++) {
        wait_undisturbed(3);
        spin(0.002);
    }
    done[which] = 1;
    if (!done[1 - which]) {
        current = 1 - which;
        setcontext(&threads[current]);
    }
    setcontext(&from);
}
CASE(threads_that_take_turns_by_a_signal)
{
    static volatile int began;

    alarms_are(SIG_BLOCK);
    for (int i = 0; i < 2; i++) {
        CHECK(getcontext(&threads[i]) == 0);
        threads[i].uc_stack.ss_sp = stacks[i];
        threads[i].uc_stack.ss_size = STACK;
        threads[i].uc_link = NULL;
        makecontext(&threads[i], (void (*)(void))body, 1, i);
    }
    handle(SIGALRM, preempt, 0);
    CHECK(getcontext(&from) == 0);
    if (began++ == 0) {
        every(7000);
        setcontext(&threads[0]);
    }
    every(0);
    CHECK(done[0] && done[1]);
    alarms_are(SIG_UNBLOCK);
    for (int i = 0; i < 20; i++)
        wait_undisturbed(3);
}

static void with_all_blocked(void)
{
    CHECK(~kernel_mask() != 0 && (kernel_mask() & 1 << (SIGUSR1 - 1)) != 0);
    for (int i = 0; i < 10; i++)
        wait_undisturbed(3);
    spin(0.05);
}
CASE(context_that_blocks_everything)
{
    CHECK(getcontext(&to) == 0);
    to.uc_stack.ss_sp = stacks[0];
    to.uc_stack.ss_size = STACK;
    to.uc_link = &from;
    sigfillset(&to.uc_sigmask);
    makecontext(&to, with_all_blocked, 0);
    CHECK(swapcontext(&from, &to) == 0);
    CHECK(kernel_mask() == 0);
    for (int i = 0; i < 20; i++)
        wait_undisturbed(3);
    spin(0.05);
}

static volatile int rounds;

static void pong(void)
{
    char bytes[64] = "";
    int file = open("of-a-coroutine", O_WRONLY | O_CREAT | O_TRUNC, 0600);

    for (;;) {
        rounds++;
        CHECK(write(file, bytes, sizeof bytes) == (ssize_t)sizeof bytes);
        CHECK(swapcontext(&to, &from) == 0);
    }
}
CASE(coroutines_with_files)
{
    char bytes[64];
    int file;

    CHECK(getcontext(&to) == 0);
    to.uc_stack.ss_sp = stacks[0];
    to.uc_stack.ss_size = STACK;
    makecontext(&to, pong, 0);
    for (int i = 0; i < 20000; i++)
        CHECK(swapcontext(&from, &to) == 0);
    file = open("of-a-coroutine", O_RDONLY);
    CHECK(rounds == 20000 && lseek(file, 0, SEEK_END) == 20000 * (off_t)sizeof bytes);
}

/* What swapcontext has saved is gone to more than once, from deeper down: its frame has long been left. */
__attribute__((noinline)) static void deeper(int depth)
{
    volatile char room[512];

    memset((void *)room, 0xAB, sizeof room);
    if (depth > 0)
        deeper(depth - 1);
    else
        setcontext(&from);
    room[0]++;
}

static void go_back(void)
{
    setcontext(&from);
}
CASE(back_to_the_same_place_again)
{
    static volatile int turns;

    CHECK(getcontext(&to) == 0);
    to.uc_stack.ss_sp = stacks[0];
    to.uc_stack.ss_size = STACK;
    makecontext(&to, go_back, 0);
    CHECK(swapcontext(&from, &to) == 0);
    if (turns++ < 100)
        deeper(20);
    say("%d turns\n", turns);
}
CASE(mask_that_a_context_carries)
{
    sigset_t all, now_set;

    sigfillset(&all);
    CHECK(sigprocmask(SIG_SETMASK, &all, NULL) == 0);
    CHECK(getcontext(&from) == 0);
    static volatile int turn;
    if (turn++ == 0) {
        sigset_t none;
        sigemptyset(&none);
        CHECK(sigprocmask(SIG_SETMASK, &none, NULL) == 0);
        spin(0.03);
        setcontext(&from);
    }
    CHECK(sigprocmask(SIG_SETMASK, NULL, &now_set) == 0);
    for (int i = 1; i < NSIG; i++)
        if (sigismember(&now_set, i) == 1)
            say("%d ", i);
    say("blocked\n");
    spin(0.03);
}
CASE(mask_that_a_context_gives_back)
{
    sigset_t all, now_set;
    static volatile int turn;

    CHECK(getcontext(&from) == 0);
    if (turn++ == 0) {
        sigfillset(&all);
        CHECK(sigprocmask(SIG_SETMASK, &all, NULL) == 0);
        spin(0.03);
        setcontext(&from);
    }
    CHECK(sigprocmask(SIG_SETMASK, NULL, &now_set) == 0);
    for (int i = 1; i < NSIG; i++)
        if (sigismember(&now_set, i) == 1)
            say("%d blocked\n", i);
    for (int i = 0; i < 20; i++)
        wait_undisturbed(3);
}
CASE(out_of_a_handler_on_its_own_stack)
{
    static char alternate[65536];
    stack_t stack = {.ss_sp = alternate, .ss_size = sizeof alternate}, seen;

    CHECK(sigaltstack(&stack, NULL) == 0);
    handle(SIGALRM, away, SA_ONSTACK);
    leave_waits();
    CHECK(sigaltstack(NULL, &seen) == 0 && seen.ss_flags == 0 && seen.ss_sp == (void *)alternate);
    CHECK(alarms == 4 && kernel_mask() == 0);
    spin(0.05);
}
