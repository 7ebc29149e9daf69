/* exec: the new program starts a region of its own, or is spared our library where that cannot live in it. The child of a
 * vfork runs this on our memory, so nothing of a thread may be changed here, and end_note() looks whose process it is. */

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stddef.h>
#include <unistd.h>

#include "calls/end.h"
#include "ground/export.h"
#include "ground/system.h"
#include "host/environment.h"
#include "host/exec.h"
#include "host/program.h"
#include "linking/next.h"
#include "sampling/sample.h"

/* How the new program is named. */
struct target {
    int (*exec)(const struct target *target, char *const environment[]);
    const char *path;
    int file;
    int flags;
    char *const *arguments;
};

static int exec_now(const void *what, char *const environment[], enum program_kind without_us)
{
    const struct target *target = what;
    int result;

    if (without_us != PROGRAM_WELCOMES)
        environment_note(without_us, true);
    end_note(END_EXEC, 0);
    sample_before_exec();
    result = target->exec(target, environment);
    sample_after_exec();
    end_forget();
    if (without_us != PROGRAM_WELCOMES)
        environment_note(without_us, false);
    return result;
}

FORK_DATA static int (*next_execve)(const char *, char *const[], char *const[]);

void exec_prepare(void)
{
    FIND(next_execve, "execve");
}

static int by_path(const struct target *target, char *const environment[])
{
    exec_prepare();
    return next_execve(target->path, target->arguments, environment);
}

static int by_name(const struct target *target, char *const environment[])
{
    static int (*next)(const char *, char *const[], char *const[]);

    FIND(next, "execvpe");
    return next(target->path, target->arguments, environment);
}

static int by_file(const struct target *target, char *const environment[])
{
    static int (*next)(int, char *const[], char *const[]);

    FIND(next, "fexecve");
    return next(target->file, target->arguments, environment);
}

static int by_both(const struct target *target, char *const environment[])
{
    long result = system_call(SYS_execveat, target->file, (long)target->path, (long)target->arguments,
                              (long)environment, target->flags, 0);

    errno = (int)-result;
    return -1;
}

EXPORT int execve(const char *path, char *const arguments[], char *const environment[])
{
    struct target target = {.exec = by_path, .path = path, .arguments = arguments};

    return environment_start(exec_now, &target, program_at(AT_FDCWD, path, 0), environment);
}

EXPORT int execv(const char *path, char *const arguments[])
{
    return execve(path, arguments, environ);
}

EXPORT int execvpe(const char *file, char *const arguments[], char *const environment[])
{
    struct target target = {.exec = by_name, .path = file, .arguments = arguments};

    return environment_start(exec_now, &target, program_named(file), environment);
}

EXPORT int execvp(const char *file, char *const arguments[])
{
    return execvpe(file, arguments, environ);
}

EXPORT int fexecve(int file, char *const arguments[], char *const environment[])
{
    struct target target = {.exec = by_file, .file = file, .arguments = arguments};

    return environment_start(exec_now, &target, program_open(file), environment);
}

EXPORT int execveat(int directory, const char *path, char *const arguments[], char *const environment[], int flags)
{
    struct target target = {by_both, path, directory, flags, arguments};
    enum program_kind kind = (flags & AT_EMPTY_PATH) != 0 ? program_open(directory)
                                                          : program_at(directory, path, flags & AT_SYMLINK_NOFOLLOW);

    return environment_start(exec_now, &target, kind, environment);
}

static size_t count(va_list rest)
{
    size_t length = 1;

    while (va_arg(rest, char *) != NULL)
        length++;
    return length;
}

/* The arguments of the list forms, the first included and the NULL at the end. */
static void gather(char **arguments, const char *first, size_t length, va_list rest)
{
    arguments[0] = (char *)(uintptr_t)first;
    for (size_t i = 1; i <= length; i++)
        arguments[i] = va_arg(rest, char *);
}

/* Makes the array on the stack, which a child of vfork may use; `rest` is then behind the NULL, and open. */
#define GATHER(arguments, first, rest)                                                                                \
    va_start(rest, first);                                                                                            \
    size_t length = count(rest);                                                                                      \
    va_end(rest);                                                                                                     \
    char *arguments[length + 1];                                                                                      \
    va_start(rest, first);                                                                                            \
    gather(arguments, first, length, rest)

EXPORT int execl(const char *path, const char *first, ...)
{
    va_list rest;

    GATHER(arguments, first, rest);
    va_end(rest);
    return execve(path, arguments, environ);
}

EXPORT int execlp(const char *file, const char *first, ...)
{
    va_list rest;

    GATHER(arguments, first, rest);
    va_end(rest);
    return execvp(file, arguments);
}

EXPORT int execle(const char *path, const char *first, ...)
{
    va_list rest;
    char *const *environment;

    GATHER(arguments, first, rest);
    environment = va_arg(rest, char *const *);
    va_end(rest);
    return execve(path, arguments, environment);
}
