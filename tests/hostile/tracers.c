/* Programs that trace their children by ptrace are shown every signal that comes to them, before the child gets it. */
#include "case.h"
#include <pthread.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>

/* What the tracer sees of its child, until that ends. */
static void follow(pid_t child)
{
    int status = 0;
    while (waitpid(child, &status, __WALL) == child && WIFSTOPPED(status)) {
        int number = WSTOPSIG(status);
        say("stopped by %d\n", number);
        if (ptrace(PTRACE_CONT, child, NULL, (void *)(long)(number == SIGTRAP || number == SIGSTOP ? 0 : number)) != 0)
            break;
    }
    say("ended: %d %d\n", WIFEXITED(status), WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status));
}
static void *spins(void *seconds)
{
    spin(*(double *)seconds);
    return NULL;
}
STEP(spins_a_while)
{
    spin(0.3);
    raise(SIGUSR1);
}
CASE(child_asks_to_be_traced)
{
    handle(SIGUSR1, count_signal, 0);
    pid_t child = fork();
    if (child == 0) {
        double seconds = 0.15;
        pthread_t thread;
        spin(0.1);
        if (ptrace(PTRACE_TRACEME, 0, NULL, NULL) != 0)
            _exit(1);
        raise(SIGSTOP);
        spin(0.2);
        raise(SIGUSR1);
        pthread_create(&thread, NULL, spins, &seconds);
        pthread_join(thread, NULL);
        _exit(signals_seen == 1 ? 5 : 6);
    }
    follow(child);
}
CASE(traced_child_execs)
{
    pid_t child = fork();
    if (child == 0) {
        if (ptrace(PTRACE_TRACEME, 0, NULL, NULL) == 0)
            become("spins_a_while");
        _exit(1);
    }
    follow(child);
}
CASE(traced_by_number)
{
    pid_t child = fork();
    if (child == 0) {
        if (syscall(SYS_ptrace, PTRACE_TRACEME, 0, NULL, NULL) != 0)
            _exit(1);
        spin(0.3);
        _exit(7);
    }
    follow(child);
}
/* A child that is looked at step by step: each is one instruction of its own. */
CASE(single_steps)
{
    pid_t child = fork();
    int status, steps = 0, others = 0;
    if (child == 0) {
        ptrace(PTRACE_TRACEME, 0, NULL, NULL);
        spin(0.05);
        raise(SIGSTOP);
        _exit(0);
    }
    CHECK(waitpid(child, &status, 0) == child && WIFSTOPPED(status) && WSTOPSIG(status) == SIGSTOP);
    for (double begun = now(); now() < begun + 0.3 || (steps <= 10 && now() < begun + 30);) {
        if (ptrace(PTRACE_SINGLESTEP, child, NULL, NULL) != 0 || waitpid(child, &status, 0) != child || !WIFSTOPPED(status))
            break;
        steps++;
        others += WSTOPSIG(status) != SIGTRAP;
    }
    CHECK(steps > 10 && others == 0);
    kill(child, SIGKILL);
    CHECK(waitpid(child, &status, 0) == child || errno == ECHILD);
}
/* Attached from outside, nobody is told: it is found out within a second. */
CASE(traced_after_a_while)
{
    int seen = 0, status;
    pid_t child = fork();
    if (child == 0) {
        spin(2.4);
        _exit(8);
    }
    spin(0.1);
    CHECK(ptrace(PTRACE_SEIZE, child, NULL, NULL) == 0);
    double attached = now();
    while (waitpid(child, &status, __WALL) == child && WIFSTOPPED(status)) {
        seen += now() > attached + 1.8;
        ptrace(PTRACE_CONT, child, NULL, (void *)(long)WSTOPSIG(status));
    }
    say("ended: %d, %d stops\n", WEXITSTATUS(status), seen);
}
