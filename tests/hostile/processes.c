/* Programs that become others, make others, or come to a sudden end. */
#include "case.h"
#include <sched.h>
#include <spawn.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

extern char **environ;

STEP(leaf)
{
    spin(0.03);
    exit(9);
}

static void reap(pid_t child, int wanted)
{
    int status = -1;
    CHECK(waitpid(child, &status, 0) == child);
    say("status %x\n", status);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == wanted);
}

CASE(fork_and_exit)
{
    for (int i = 0; i < 5; i++) {
        pid_t child = fork();
        if (child == 0) {
            spin(0.05);
            exit(i);
        }
        reap(child, i);
    }
}
CASE(fork_and_exec)
{
    pid_t child = fork();
    if (child == 0)
        become("leaf");
    reap(child, 9);
}
CASE(vfork_and_exec)
{
    for (int i = 0; i < 5; i++) {
        pid_t child = vfork();
        if (child == 0) {
            execl("/proc/self/exe", case_argv[0], "leaf", (char *)NULL);
            _exit(97);
        }
        spin(0.02);
        reap(child, 9);
    }
    pid_t child = vfork();
    if (child == 0)
        _exit(11);
    reap(child, 11);
}
CASE(spawn)
{
    pid_t child;
    char leaf[] = "leaf";
    char *arguments[] = {case_argv[0], leaf, NULL};
    CHECK(posix_spawn(&child, "/proc/self/exe", NULL, NULL, arguments, environ) == 0);
    reap(child, 9);
    CHECK(posix_spawn(&child, NOWHERE, NULL, NULL, arguments, environ) == ENOENT);
}
CASE(system_and_popen)
{
    char line[64] = "";
    CHECK(system("exit 3") == 3 << 8);
    FILE *pipe = popen("echo from a shell; exit 4", "r");
    CHECK(pipe && fgets(line, sizeof line, pipe));
    say("%s", line);
    CHECK(pclose(pipe) == 4 << 8);
}
CASE(raw_clone)
{
    pid_t child = (pid_t)syscall(SYS_clone, SIGCHLD, NULL, NULL, NULL, 0);
    if (child == 0) {
        spin(0.05);
        _exit(12);
    }
    reap(child, 12);
}

static char clone_stack[1 << 18] __attribute__((aligned(64)));
static int cloned(void *unused)
{
    (void)unused;
    spin(0.05);
    return 13;
}
CASE(clone_sharing_memory)
{
    pid_t child = clone(cloned, clone_stack + sizeof clone_stack, CLONE_VM | SIGCHLD, NULL);
    reap(child, 13);
}
CASE(daemonise)
{
    int ends[2];
    char word[8] = "";
    CHECK(pipe(ends) == 0);
    pid_t child = fork();
    if (child == 0) {
        setsid();
        if (fork() != 0)
            _exit(0);
        if (chdir("/") != 0)
            _exit(1);
        spin(0.1);
        if (write(ends[1], "alive", 5) != 5)
            _exit(1);
        _exit(0);
    }
    reap(child, 0);
    CHECK(read(ends[0], word, 5) == 5);
    say("%s\n", word);
}
CASE(no_children_at_start) { CHECK(waitpid(-1, NULL, WNOHANG) == -1 && errno == ECHILD); }
CASE(exec_keeps_pid)
{
    char text[32];
    snprintf(text, sizeof text, "%d", (int)getpid());
    setenv("HOSTILE_PID", text, 1);
    spin(0.05);
    become("exec_kept_pid");
}
STEP(exec_kept_pid)
{
    CHECK(getenv("HOSTILE_PID") && atoi(getenv("HOSTILE_PID")) == (int)getpid());
    spin(0.05);
}
CASE(exec_with_empty_environment)
{
    char *arguments[] = {case_argv[0], (char *)"environment_is_empty", NULL};
    char *nothing[] = {NULL};
    spin(0.05);
    execve("/proc/self/exe", arguments, nothing);
}
STEP(environment_is_empty)
{
    for (char **e = environ; *e; e++)
        say("%s\n", *e);
}
CASE(environment)
{
    for (char **e = environ; *e; e++)
        if (strncmp(*e, "LD_PRELOAD=", 11) && strncmp(*e, "STEELYARD_", 10))
            say("%s\n", *e);
}
CASE(arguments)
{
    for (int i = 1; i < case_argc; i++)
        say("[%s]\n", case_argv[i]);
}
CASE(exec_fails)
{
    char *arguments[] = {(char *)"nothing", NULL};
    spin(0.05);
    CHECK(execv(NOWHERE, arguments) == -1 && errno == ENOENT);
    CHECK(execv("/", arguments) == -1 && errno == EACCES);
    spin(0.05);
    CHECK(write(1, "still writing\n", 14) == 14);
}
CASE(underscore_exit)
{
    printf("this stays in the buffer");
    spin(0.05);
    _exit(21);
}
CASE(quick)
{
    spin(0.05);
    quick_exit(22);
}
CASE(abort_itself)
{
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    spin(0.05);
    abort();
}
CASE(kill_itself)
{
    spin(0.05);
    raise(SIGKILL);
}
CASE(terminate_itself)
{
    spin(0.05);
    raise(SIGTERM);
}
CASE(segfault)
{
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    spin(0.05);
    volatile int *volatile nowhere = NULL;
    *nowhere = 1;
}

static void after_exit(void)
{
    say("atexit runs\n");
    spin(0.05);
    FILE *file = fopen("/dev/null", "w");
    fputs("I/O in an exit handler\n", file);
    fclose(file);
}
CASE(atexit_with_io)
{
    atexit(after_exit);
    exit(23);
}
CASE(stop_and_continue)
{
    pid_t child = fork();
    if (child == 0) {
        spin(0.2);
        _exit(24);
    }
    int status = 0;
    CHECK(kill(child, SIGSTOP) == 0 && waitpid(child, &status, WUNTRACED) == child);
    CHECK(WIFSTOPPED(status));
    CHECK(kill(child, SIGCONT) == 0);
    reap(child, 24);
}
CASE(parent_death_signal)
{
    int value = 0;
    CHECK(prctl(PR_GET_PDEATHSIG, &value) == 0);
    say("parent death signal %d, dumpable %d, no new privileges %d\n", value, prctl(PR_GET_DUMPABLE),
        prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0));
}
CASE(core_limit_unchanged)
{
    for (int i = 0; i < (int)RLIM_NLIMITS; i++) {
        struct rlimit limit;
        CHECK(getrlimit((__rlimit_resource_t)i, &limit) == 0);
        say("limit %d: %llx %llx\n", i, (unsigned long long)limit.rlim_cur,
            (unsigned long long)limit.rlim_max);
    }
}
