/* Numbers of descriptors that were files and are pipes: what is known of the one must not hold for the other. */
#include "case.h"
#include <mqueue.h>
#include <pty.h>
#include <spawn.h>
#include <sys/syscall.h>
#include <utmp.h>

extern char **environ;

#define SIZE (300 << 10)
#define CLOSE_UNSHARED 2 /* CLOSE_RANGE_UNSHARE */

/* A writer that is not waited for in whole gets less out. */
static void write_whole(const char *how, int ends[2])
{
    static char block[SIZE];
    ssize_t written;
    pid_t reader = fork();
    if (reader == 0) {
        close(ends[1]);
        do
            usleep(20000);
        while (read(ends[0], block, 65536) > 0);
        _exit(0);
    }
    close(ends[0]);
    errno = 0;
    written = write(ends[1], block, sizeof block);
    if (written != sizeof block) {
        wrongs++;
        say("WRONG: %s: %zd, %s\n", how, written, strerror(errno));
    }
    CHECK(close(ends[1]) == 0 && waitpid(reader, NULL, 0) == reader);
}

/* A file at 9, which we have seen used. */
static void use_file(void)
{
    int file = open("steelyard-file", O_CREAT | O_RDWR | O_TRUNC, 0600);
    CHECK(file >= 0 && dup2(file, 9) == 9 && write(9, "x", 1) == 1);
    CHECK(close(file) == 0 && unlink("steelyard-file") == 0);
}
/* Both ends of a pipe: the second at 9, by what libc does of itself. */
static void pipe_at(int ends[2])
{
    int both[2], at;
    CHECK(pipe(both) == 0);
    at = fcntl(both[1], F_DUPFD, 9);
    CHECK(at == 9 && close(both[1]) == 0);
    ends[0] = both[0];
    ends[1] = 9;
}
#define CLOSES(how)                                                                                \
    do {                                                                                          \
        int ends_[2];                                                                             \
        use_file();                                                                               \
        CHECK((how) == 0);                                                                        \
        fill(ends_);                                                                              \
        write_whole(#how, ends_);                                                                 \
    } while (0)

/* Nothing but new descriptors, which come to lie at 9. */
static void fill(int ends[2])
{
    int low[16], used = 0, both[2];
    while (used < 16 && (low[used] = open("/dev/null", O_RDONLY)) >= 0 && low[used] < 8)
        used++;
    CHECK(low[used] == 8);
    close(low[used]);
    CHECK(pipe(both) == 0 && both[0] == 8 && both[1] == 9);
    while (used-- > 0)
        close(low[used]);
    ends[0] = both[0];
    ends[1] = both[1];
}
CASE(closed_past_libc)
{
    CLOSES(syscall(SYS_close, 9));
    CLOSES(close_range(9, 9, 0));
    CLOSES(close_range(9, 20, CLOSE_UNSHARED));
    CLOSES(syscall(SYS_close_range, 9, ~0U, 0));
    CLOSES(syscall(SYS_close_range, 9, ~0U, CLOSE_UNSHARED));
}
#define REPLACES(how)                                                                              \
    do {                                                                                          \
        int ends_[2];                                                                             \
        use_file();                                                                               \
        CHECK(pipe(ends_) == 0);                                                                  \
        CHECK((how) == 9 && close(ends_[1]) == 0);                                                \
        ends_[1] = 9;                                                                             \
        write_whole(#how, ends_);                                                                 \
    } while (0)
CASE(replaced_past_libc)
{
#ifdef SYS_dup2
    REPLACES(syscall(SYS_dup2, ends_[1], 9));
#endif
    REPLACES(syscall(SYS_dup3, ends_[1], 9, 0));
    REPLACES(dup3(ends_[1], 9, O_CLOEXEC));
}
/* A queue is a file to the kernel. */
CASE(queue_that_was_at_the_number)
{
    int ends[2], moved;
    char text[200];
    mqd_t queue = mq_open("/steelyard-queue", O_CREAT | O_RDWR, 0600, NULL);
    CHECK(queue >= 0 && mq_unlink("/steelyard-queue") == 0);
    moved = fcntl(queue, F_DUPFD, 9);
    CHECK(moved == 9 && read(moved, text, sizeof text) > 0 && mq_close(queue) == 0 && mq_close(moved) == 0);
    fill(ends);
    write_whole("mq_close", ends);
}
/* Those that stay open are known as before. */
CASE(closed_on_exec_only)
{
    int ends[2];
    use_file();
    CHECK(close_range(9, 9, 4 /* CLOSE_RANGE_CLOEXEC */) == 0);
    CHECK(write(9, "y", 1) == 1 && lseek(9, 0, SEEK_CUR) == 2 && close(9) == 0);
    pipe_at(ends);
    write_whole("F_DUPFD", ends);
}

/* Standard output was a file that we have seen used. */
static void use_standard_file(void)
{
    int file = open("steelyard-file", O_CREAT | O_RDWR | O_TRUNC, 0600);
    CHECK(file >= 0 && dup2(file, 1) == 1 && write(1, "x", 1) == 1 && close(file) == 0 && unlink("steelyard-file") == 0);
}
static int written_in_whole(void)
{
    static char block[SIZE];
    return write(1, block, sizeof block) == sizeof block ? 0 : 1;
}
static void read_slowly(int terminal, pid_t child)
{
    char bytes[4096];
    int status = -1;
    while (read(terminal, bytes, sizeof bytes) > 0)
        usleep(5000);
    CHECK(waitpid(child, &status, 0) == child && status == 0 && close(terminal) == 0);
}
CASE(replaced_by_terminals)
{
    int terminal, other, saved = dup(1);
    pid_t child;
    use_standard_file();
    child = forkpty(&terminal, NULL, NULL, NULL);
    if (child == 0)
        _exit(written_in_whole());
    read_slowly(terminal, child);

    use_standard_file();
    CHECK(openpty(&terminal, &other, NULL, NULL, NULL) == 0);
    child = fork();
    if (child == 0) {
        close(terminal);
        use_standard_file();
        _exit(login_tty(other) == 0 ? written_in_whole() : 2);
    }
    CHECK(close(other) == 0);
    read_slowly(terminal, child);
    CHECK(dup2(saved, 1) == 1 && close(saved) == 0);
}
/* What a daemon says of the place in its standard output: /dev/null has none. */
static long place_in_daemon(int keep)
{
    long place = -1;
    int ends[2];
    pid_t child;
    CHECK(pipe(ends) == 0);
    child = fork();
    if (child == 0) {
        use_standard_file();
        if (daemon(1, keep) == 0 && write(1, "yz", 2) == 2)
            place = lseek(1, 0, SEEK_CUR);
        _exit(write(ends[1], &place, sizeof place) != sizeof place);
    }
    CHECK(close(ends[1]) == 0 && waitpid(child, NULL, 0) == child);
    CHECK(read(ends[0], &place, sizeof place) == sizeof place && close(ends[0]) == 0);
    return place;
}
CASE(replaced_by_daemons)
{
    CHECK(place_in_daemon(0) == 0);
    CHECK(place_in_daemon(1) == 3);
}

/* A lock ends when any descriptor of its file is closed, by whomever. */
static int is_locked(int file)
{
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    int status = -1;
    pid_t child = fork();
    if (child == 0)
        _exit(fcntl(file, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK && lock.l_pid == getppid() ? 1 : 0);
    CHECK(waitpid(child, &status, 0) == child && WIFEXITED(status));
    return WEXITSTATUS(status);
}
static int copy_of_ourselves(const char *name)
{
    static char block[65536];
    int from = open("/proc/self/exe", O_RDONLY), to = open(name, O_RDWR | O_CREAT | O_TRUNC, 0700);
    ssize_t size;
    CHECK(from >= 0 && to >= 0);
    while ((size = read(from, block, sizeof block)) > 0)
        CHECK(write(to, block, (size_t)size) == size);
    close(from);
    close(to); /* nobody may be writing to what is started */
    return open(name, O_RDONLY);
}
STEP(does_nothing)
{
}
STEP(has_the_lock)
{
    int file = atoi(case_argv[2]);
    say("after exec: %d\n", is_locked(file));
}
static void lock_and_start(int by)
{
    char *arguments[] = {(char *)"./steelyard-copy", (char *)"does_nothing", NULL};
    int file = copy_of_ourselves("steelyard-copy"), status;
    struct flock lock = {.l_type = F_RDLCK, .l_whence = SEEK_SET};
    pid_t child;
    char number[16];
    CHECK(file >= 0);
    CHECK((by == 0 ? fcntl(file, F_SETLK, &lock) : by == 1 ? fcntl(file, F_SETLKW, &lock)
                                                           : (int)syscall(SYS_fcntl, file, F_SETLK, &lock)) == 0);
    CHECK(is_locked(file));
    CHECK(posix_spawn(&child, arguments[0], NULL, NULL, arguments, environ) == 0);
    CHECK(waitpid(child, &status, 0) == child && status == 0);
    CHECK(is_locked(file));
    CHECK(posix_spawnp(&child, arguments[0], NULL, NULL, arguments, environ) == 0);
    CHECK(waitpid(child, &status, 0) == child && status == 0);
    CHECK(is_locked(file));
    snprintf(number, sizeof number, "%d", file);
    char *again[] = {(char *)"./steelyard-copy", (char *)"has_the_lock", number, NULL};
    CHECK(execv(NOWHERE, again) == -1);
    if (by == 2)
        execv(again[0], again);
    CHECK(close(file) == 0);
}
CASE(locks_of_what_is_started)
{
    for (int by = 0; by < 3; by++)
        lock_and_start(by);
}

/* Not a byte may be written, by whomever, of a program of another machine neither. */
CASE(programs_that_may_write_nothing)
{
    char *arguments[] = {(char *)"./steelyard-other", NULL};
    static const unsigned char header[64] = {0x7f, 'E', 'L', 'F', 1 /* 32 bits */, 1, 1, [16] = 2, [18] = 3, [20] = 1};
    int file = open(arguments[0], O_WRONLY | O_CREAT | O_TRUNC, 0700), status;
    CHECK(file >= 0 && write(file, header, sizeof header) == sizeof header && close(file) == 0);
    for (int by = 0; by < 4; by++) {
        struct rlimit none = {0, 0};
        pid_t child = fork();
        if (child == 0) {
            if (by & 1)
                spin(0.05);
            CHECK(setrlimit(RLIMIT_FSIZE, &none) == 0);
            if (by & 2)
                say("spawned: %d\n", posix_spawn(&child, arguments[0], NULL, NULL, arguments, environ) != 0);
            execve(arguments[0], arguments, environ);
            _exit(21);
        }
        CHECK(waitpid(child, &status, 0) == child);
        say("status %x\n", status);
    }
}
