/* Programs that become somebody else, or go somewhere else, before they start others. */
#include "case.h"
#include <grp.h>
#include <sched.h>
#include <spawn.h>
#include <sys/syscall.h>

#define NOBODY 65534

extern char **environ;

static void reap(pid_t child)
{
    int status = -1;

    CHECK(waitpid(child, &status, 0) == child);
    say("status %x\n", status);
}

/* Runs in a child; what the linker says of a library that it cannot open is on the standard error. */
static void after(void (*change)(void), void (*start)(void))
{
    pid_t child = fork();

    if (child == 0) {
        spin(0.03);
        change();
        spin(0.03);
        start();
        _exit(96);
    }
    reap(child);
}

static void drop_user(void)
{
    if (geteuid() == 0)
        CHECK(setgroups(0, NULL) == 0 && setgid(NOBODY) == 0 && setuid(NOBODY) == 0);
}

static void drop_effective(void)
{
    if (geteuid() == 0)
        CHECK(seteuid(NOBODY) == 0);
}

static void drop_by_number(void)
{
    if (geteuid() == 0)
        CHECK(syscall(SYS_setresuid, NOBODY, NOBODY, NOBODY) == 0);
}

static void leave_namespace(void)
{
    say("unshare %s\n", unshare(CLONE_NEWUSER) == 0 ? "done" : strerror(errno));
}

/* Where /bin and /lib lie in /usr that is root enough for any program. */
static void change_root(void)
{
    if (geteuid() != 0 || access("/usr/lib64", F_OK) != 0)
        return;
    CHECK(chroot("/usr") == 0 && chdir("/") == 0);
}

static void start_path(void)
{
    execl("/bin/true", "true", (char *)NULL);
}

static void start_name(void)
{
    execlp("true", "true", (char *)NULL);
}

static void start_number(void)
{
    char *arguments[] = {(char *)"true", NULL};

    syscall(SYS_execve, "/bin/true", arguments, environ);
}

static void start_shell(void)
{
    execl("/bin/sh", "sh", "-c", "true; true | cat; id -u; env | grep -c no-such-thing; exit 5", (char *)NULL);
}

static void spawn_with(short flags)
{
    char *arguments[] = {(char *)"sh", (char *)"-c", (char *)"true; exit 3", NULL};
    posix_spawnattr_t attributes;
    pid_t child;
    int error;

    CHECK(posix_spawnattr_init(&attributes) == 0 && posix_spawnattr_setflags(&attributes, flags) == 0);
    error = posix_spawnp(&child, "sh", NULL, &attributes, arguments, environ);
    if (error == 0)
        reap(child);
    else
        say("spawn: %s\n", strerror(error));
    _exit(0);
}

static void start_spawn(void)
{
    spawn_with(0);
}

static void start_spawn_reset(void)
{
    spawn_with(POSIX_SPAWN_RESETIDS);
}

static void start_vfork(void)
{
    for (int i = 0; i < 3; i++) {
        pid_t child = vfork();

        if (child == 0) {
            execl("/bin/true", "true", (char *)NULL);
            _exit(95);
        }
        reap(child);
    }
    _exit(0);
}

static void start_system(void)
{
    _exit(system("true; exit 4") >> 8);
}

static void start_pipe(void)
{
    char line[64] = "";
    FILE *pipe = popen("true; echo from a pipe", "r");

    CHECK(pipe != NULL && fgets(line, sizeof line, pipe) != NULL && pclose(pipe) == 0);
    say("%s", line);
    /* What could still be opened may stay. */
    CHECK(execl("/bin/sh", "sh", "-c", "for f in $LD_PRELOAD; do test -r $f || echo $f; done; echo done", (char *)NULL) == 0);
}

static void start_with_bad_environment(void)
{
    static char short_text[] = "L";
    char *variables[] = {(char *)8, short_text, NULL};
    char *arguments[] = {(char *)"true", NULL};

    char **volatile nowhere = (char **)8;

    CHECK(execve("/bin/true", arguments, nowhere) == -1 && errno == EFAULT);
    CHECK(execve("/bin/true", arguments, variables) == -1 && errno == EFAULT);
    execve("/bin/true", arguments, NULL);
}

static void (*const starts[])(void) = {start_path,        start_name,  start_number, start_shell, start_spawn,
                                       start_spawn_reset, start_vfork, start_system,
                                       start_pipe, start_with_bad_environment};

static void all_after(void (*change)(void))
{
    for (unsigned i = 0; i < sizeof starts / sizeof *starts; i++)
        after(change, starts[i]);
}

CASE(exec_as_another_user)
{
    all_after(drop_user);
}
CASE(exec_as_another_effective_user)
{
    all_after(drop_effective);
}
CASE(exec_after_a_drop_by_number)
{
    all_after(drop_by_number);
}
CASE(exec_in_another_user_namespace)
{
    all_after(leave_namespace);
}
CASE(exec_below_another_root)
{
    all_after(change_root);
}
CASE(vfork_and_drop)
{
    /* On the parent's memory, in a child that has no file yet: that is the parent's affair. */
    pid_t child = fork();

    if (child == 0) {
        for (int i = 0; i < 3; i++) {
            pid_t grandchild = vfork();

            if (grandchild == 0) {
                if (geteuid() == 0 && (setgid(NOBODY) != 0 || setuid(NOBODY) != 0))
                    _exit(94);
                execl("/bin/true", "true", (char *)NULL);
                _exit(95);
            }
            reap(grandchild);
        }
        spin(0.05);
        _exit(0);
    }
    reap(child);
}
