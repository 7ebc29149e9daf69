/* Processes that are made past every function of libc: by number, and by the instruction itself. */
#include "case.h"
#include <linux/sched.h>
#include <pty.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/syscall.h>

#define BYTES 100

static void reap(pid_t child, int wanted)
{
    int status = -1;

    CHECK(waitpid(child, &status, 0) == child);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == wanted);
    say("status %x\n", status);
}

static long by_function(void)
{
#ifdef SYS_fork
    return syscall(SYS_fork);
#else
    return syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
#endif
}

static long by_clone(void)
{
    return syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
}

static long by_clone3_with(uint64_t flags)
{
    struct clone_args arguments;

    memset(&arguments, 0, sizeof arguments);
    arguments.flags = flags;
    arguments.exit_signal = SIGCHLD;
    return syscall(SYS_clone3, &arguments, sizeof arguments);
}

static long by_clone3(void)
{
    long child = by_clone3_with(0);

    return child < 0 && errno == ENOSYS ? by_clone() : child;
}

/* No function at all: nobody can know of it but by looking. */
static long by_instruction(void)
{
#if defined(__x86_64__)
    long result;

    __asm__ volatile("syscall" : "=a"(result) : "a"(57L) : "rcx", "r11", "memory");
    return result;
#else
    return by_clone();
#endif
}

static long (*const ways[])(void) = {by_function, by_clone, by_clone3, by_instruction};
#define WAYS (sizeof ways / sizeof *ways)

static void write_some(const char *name, int count)
{
    char bytes[BYTES] = "";
    int file = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0600);

    CHECK(file >= 0);
    for (int i = 0; i < count; i++)
        CHECK(write(file, bytes, sizeof bytes) == (ssize_t)sizeof bytes);
    CHECK(close(file) == 0);
}

static void expect_size(const char *name, int count)
{
    int file = open(name, O_RDONLY);
    long size = file >= 0 ? lseek(file, 0, SEEK_END) : -1;

    CHECK(size == (long)count * BYTES);
    if (file >= 0)
        close(file);
}

CASE(children_by_number_write)
{
    for (unsigned i = 0; i < WAYS; i++) {
        long child = ways[i]();

        if (child == 0) {
            spin(0.05);
            write_some("of-the-child", 50);
            spin(0.05);
            _exit(7);
        }
        CHECK(child > 0);
        write_some("of-the-parent", 50);
        spin(0.05);
        reap((pid_t)child, 7);
        expect_size("of-the-child", 50);
        expect_size("of-the-parent", 50);
    }
}
CASE(children_by_number_exit)
{
    /* exit() runs the destructors, ours among them. */
    for (unsigned i = 0; i < WAYS; i++) {
        long child = ways[i]();

        if (child == 0)
            exit(9);
        reap((pid_t)child, 9);
    }
    spin(0.05);
}
CASE(children_by_number_become_others)
{
    for (unsigned i = 0; i < WAYS; i++) {
        long child = ways[i]();

        if (child == 0) {
            execl("/bin/sh", "sh", "-c", "exit 6", (char *)NULL);
            _exit(95);
        }
        reap((pid_t)child, 6);
    }
}
CASE(children_by_number_have_children)
{
    for (unsigned i = 0; i < WAYS; i++) {
        long child = ways[i]();

        if (child == 0) {
            long grandchild = ways[i]();
            pid_t other;

            if (grandchild == 0) {
                write_some("of-the-child", 5);
                _exit(3);
            }
            reap((pid_t)grandchild, 3);
            other = fork();
            if (other == 0) {
                spin(0.05);
                write_some("of-another", 5);
                _exit(4);
            }
            reap(other, 4);
            _exit(7);
        }
        reap((pid_t)child, 7);
        spin(0.02);
    }
}
CASE(child_by_number_below_a_handler)
{
    /* Our timers are the parent's alone: a child that waits waits undisturbed. */
    for (unsigned i = 0; i < WAYS; i++) {
        long child = ways[i]();

        if (child == 0) {
            struct timespec wait = {0, 50000000}, left = {0, 0};

            CHECK(nanosleep(&wait, &left) == 0);
            signals_seen = 0;
            handle(SIGRTMAX - 4, count_signal, 0);
            raise(SIGRTMAX - 4);
            CHECK(signals_seen == 1);
            _exit(wrongs == 0 ? 7 : 8);
        }
        reap((pid_t)child, 7);
    }
}

/* One that shares our memory, on a stack of its own, without anything that libc knows of. */
static char small_stack[65536] __attribute__((aligned(64)));
static volatile int shared_sum;

static int on_our_memory(void *argument)
{
    (void)argument;
    for (int i = 0; i < 1000; i++)
        shared_sum = shared_sum + 1;
    write_some("of-the-sharer", 20);
    return 5;
}

CASE(sharing_children)
{
    int flags[] = {CLONE_VM | SIGCHLD, CLONE_VM | CLONE_VFORK | SIGCHLD, CLONE_VM | CLONE_FILES | CLONE_FS | SIGCHLD};

    for (unsigned i = 0; i < sizeof flags / sizeof *flags; i++) {
        int child;

        shared_sum = 0;
        child = clone(on_our_memory, small_stack + sizeof small_stack, flags[i], NULL);
        CHECK(child > 0);
        while (shared_sum < 1000)
            ;
        reap((pid_t)child, 5);
        CHECK(shared_sum == 1000);
        expect_size("of-the-sharer", 20);
        write_some("of-the-parent", 20);
        spin(0.03);
    }
}

/* ---- forks inside functions of libc ---- */

CASE(terminals_of_children)
{
    for (int i = 0; i < 3; i++) {
        int terminal = -1;
        pid_t child = forkpty(&terminal, NULL, NULL, NULL);

        if (child == 0) {
            spin(0.05);
            write_some("of-the-child", 30);
            spin(0.05);
            _exit(7);
        }
        CHECK(child > 0 && terminal >= 0);
        write_some("of-the-parent", 30);
        spin(0.03);
        reap(child, 7);
        expect_size("of-the-child", 30);
        close(terminal);
    }
}
CASE(daemons)
{
    int ends[2];
    char text[64];
    ssize_t size;
    pid_t child;

    CHECK(pipe(ends) == 0);
    child = fork();
    if (child == 0) {
        spin(0.05);
        CHECK(daemon(1, 1) == 0);
        spin(0.05);
        write_some("of-the-daemon", 30);
        spin(0.05);
        CHECK(write(ends[1], "a daemon", 8) == 8);
        _exit(0);
    }
    close(ends[1]);
    reap(child, 0);
    size = read(ends[0], text, sizeof text);
    say("%.*s\n", (int)size, text);
    CHECK(read(ends[0], text, sizeof text) == 0);
    expect_size("of-the-daemon", 30);
}
/* The child has no handlers, ours neither. */
CASE(child_without_handlers)
{
    pid_t child = (pid_t)by_clone3_with(UINT64_C(0x100000000)); /* CLONE_CLEAR_SIGHAND */

    if (child < 0) { /* before Linux 5.5 */
        say("no such clone\n");
        return;
    }
    if (child == 0) {
        spin(0.4);
        _exit(13);
    }
    reap(child, 13);
}
