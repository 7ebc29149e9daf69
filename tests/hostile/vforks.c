/* Children that run on their parent's memory: it finds all as it left it. */
#include "case.h"
#include <sched.h>

extern char **environ;

static void reap(pid_t child, int wanted)
{
    int status = -1;
    CHECK(waitpid(child, &status, 0) == child);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == wanted);
}
STEP(succeed) { exit(5); }
STEP(prints_its_mask)
{
    sigset_t mask;
    CHECK(sigprocmask(SIG_BLOCK, NULL, &mask) == 0);
    for (int i = 1; i < 65; i++)
        say("%d", sigismember(&mask, i));
    say("\n");
}
static char *successor[] = {NULL, (char *)"succeed", NULL};

/* Locals and the return address must outlast the child, which calls and returns on the same stack. */
static __attribute__((noinline)) int deep(int depth)
{
    volatile int mine[16];
    for (int i = 0; i < 16; i++)
        mine[i] = depth * 16 + i;
    if (depth > 0 && deep(depth - 1) != depth - 1)
        return -1;
    pid_t child = vfork();
    if (child == 0) {
        dup2(2, 1);
        close(2);
        execve("/proc/self/exe", successor, environ);
        _exit(1);
    }
    reap(child, 5);
    for (int i = 0; i < 16; i++)
        CHECK(mine[i] == depth * 16 + i);
    return depth;
}
CASE(stack_is_whole)
{
    successor[0] = case_argv[0];
    CHECK(deep(20) == 20);
}
CASE(child_moves_descriptors)
{
    char name[] = "vforks-XXXXXX";
    int file = mkstemp(name), other = open("/dev/null", O_WRONLY);
    CHECK(file >= 0 && other >= 0 && unlink(name) == 0);
    for (int i = 0; i < 100; i++) {
        CHECK(write(file, "abc", 3) == 3);
        pid_t child = vfork();
        if (child == 0) {
            dup2(other, file);
            dup2(file, 40);
            close(other);
            close(0);
            write(file, "nothing", 7);
            _exit(6);
        }
        reap(child, 6);
    }
    CHECK(lseek(file, 0, SEEK_CUR) == 300);
    CHECK(write(other, "x", 1) == 1);
    CHECK(fcntl(40, F_GETFD) == -1 && errno == EBADF);
}
CASE(ticks_go_on)
{
    for (int i = 0; i < 50; i++) {
        pid_t child = vfork();
        if (child == 0) {
            struct timespec pause = {0, 3000000};
            nanosleep(&pause, NULL);
            _exit(7);
        }
        reap(child, 7);
        spin(0.005);
    }
}
CASE(exec_that_fails)
{
    char *nothing[] = {(char *)"nothing", NULL};
    pid_t child = vfork();
    if (child == 0) {
        execve("/no/such/program", nothing, environ);
        _exit(errno == ENOENT ? 8 : 9);
    }
    reap(child, 8);
}
CASE(vfork_of_vfork)
{
    pid_t child = vfork();
    if (child == 0) {
        pid_t grandchild = vfork();
        if (grandchild == 0)
            _exit(1);
        int status;
        _exit(waitpid(grandchild, &status, 0) == grandchild && WEXITSTATUS(status) == 1 ? 2 : 3);
    }
    reap(child, 2);
    spin(0.05);
}
CASE(vfork_fails)
{
    struct rlimit old, none = {0, 0};
    if (setgid(65534) != 0 || setuid(65534) != 0)
        say("as it is\n");
    CHECK(getrlimit(RLIMIT_NPROC, &old) == 0 && (none.rlim_max = old.rlim_max, setrlimit(RLIMIT_NPROC, &none) == 0));
    pid_t child = vfork();
    if (child == 0)
        _exit(0);
    CHECK(child == -1 && errno == EAGAIN);
    spin(0.05);
}
/* As Python's subprocess does it. */
CASE(masked_while_it_starts)
{
    static char *printer[] = {NULL, (char *)"prints_its_mask", NULL};
    sigset_t all, old;
    printer[0] = case_argv[0];
    sigfillset(&all);
    for (int restored = 0; restored < 2; restored++) {
        CHECK(sigprocmask(SIG_BLOCK, &all, &old) == 0);
        pid_t child = vfork();
        if (child == 0) {
            if (restored)
                sigprocmask(SIG_SETMASK, &old, NULL);
            execve("/proc/self/exe", printer, environ);
            _exit(1);
        }
        CHECK(sigprocmask(SIG_SETMASK, &old, NULL) == 0);
        reap(child, 0);
    }
}
static char clone_stack[1 << 18] __attribute__((aligned(64)));
static int cloned(void *unused)
{
    (void)unused;
    dup2(1, 41);
    close(1);
    return 13;
}
CASE(clone_like_vfork)
{
    pid_t child = clone(cloned, clone_stack + sizeof clone_stack, CLONE_VM | CLONE_VFORK | SIGCHLD, NULL);
    reap(child, 13);
    CHECK(clone(cloned, clone_stack + sizeof clone_stack, CLONE_VM | CLONE_VFORK | CLONE_THREAD, NULL) == -1 && errno == EINVAL);
    say("still here\n");
}
