/* exec: the new program starts a region of its own, or is spared our library where that cannot live in it. The child of a vfork runs this on our memory, so nothing of a thread
 * may be changed here, and end_note() looks whose process it is. */

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stddef.h>
#include <sys/mman.h>
#include <unistd.h>

#include "calls/end.h"
#include "ground/export.h"
#include "ground/system.h"
#include "host/exec.h"
#include "host/program.h"
#include "linking/next.h"
#include "sampling/sample.h"
#include "unwinding/load.h"

/* How the new program is named. */
struct target {
    int (*exec)(const struct target *target, char *const arguments[], char *const environment[]);
    const char *path;
    int file;
    int flags;
};

#define MANY 512 /* variables; more than these are no load for the stack */

static int exec_now(const struct target *target, char *const arguments[], char *const environment[])
{
    int result;

    end_note(END_EXEC, 0);
    sample_before_exec();
    result = target->exec(target, arguments, environment);
    sample_after_exec();
    end_forget();
    return result;
}

static int exec_without_us(const struct target *target, enum program_kind kind, char *const arguments[],
                           const struct program_environment *plan)
{
    char *few[plan->variables > MANY ? 1 : plan->variables];
    char text[plan->text];
    uint64_t size = plan->variables * sizeof *few;
    char **variables = few;
    int result;

    if (plan->variables > MANY) {
        long room = system_call(SYS_mmap, 0, (long)size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

        if (room < 0 && room > -4096)
            return exec_now(target, arguments, plan->given);
        variables = (char **)room;
    }
    program_note(kind, true);
    result = exec_now(target, arguments, program_prepare(plan, variables, text));
    program_note(kind, false);
    if (variables != few)
        system_call(SYS_munmap, (long)variables, (long)size, 0, 0, 0, 0);
    return result;
}

static int become(const struct target *target, enum program_kind kind, char *const arguments[],
                  char *const environment[])
{
    struct program_environment plan = program_environment(&kind, environment);

    if (__builtin_expect(plan.variables != 0, 0))
        return exec_without_us(target, kind, arguments, &plan);
    return exec_now(target, arguments, environment);
}

FORK_DATA static int (*next_execve)(const char *, char *const[], char *const[]);

void exec_prepare(void)
{
    FIND(next_execve, "execve");
}

static int by_path(const struct target *target, char *const arguments[], char *const environment[])
{
    exec_prepare();
    return next_execve(target->path, arguments, environment);
}

static int by_name(const struct target *target, char *const arguments[], char *const environment[])
{
    static int (*next)(const char *, char *const[], char *const[]);

    FIND(next, "execvpe");
    return next(target->path, arguments, environment);
}

static int by_file(const struct target *target, char *const arguments[], char *const environment[])
{
    static int (*next)(int, char *const[], char *const[]);

    FIND(next, "fexecve");
    return next(target->file, arguments, environment);
}

static int by_both(const struct target *target, char *const arguments[], char *const environment[])
{
    long result = system_call(SYS_execveat, target->file, (long)target->path, (long)arguments, (long)environment,
                              target->flags, 0);

    errno = (int)-result;
    return -1;
}

EXPORT int execve(const char *path, char *const arguments[], char *const environment[])
{
    struct target target = {.exec = by_path, .path = path};

    return become(&target, program_at(AT_FDCWD, path, 0), arguments, environment);
}

EXPORT int execv(const char *path, char *const arguments[])
{
    return execve(path, arguments, environ);
}

EXPORT int execvpe(const char *file, char *const arguments[], char *const environment[])
{
    struct target target = {.exec = by_name, .path = file};

    return become(&target, program_named(file), arguments, environment);
}

EXPORT int execvp(const char *file, char *const arguments[])
{
    return execvpe(file, arguments, environ);
}

EXPORT int fexecve(int file, char *const arguments[], char *const environment[])
{
    struct target target = {.exec = by_file, .file = file};

    return become(&target, program_open(file), arguments, environment);
}

EXPORT int execveat(int directory, const char *path, char *const arguments[], char *const environment[], int flags)
{
    struct target target = {.exec = by_both, .path = path, .file = directory, .flags = flags};
    bool by_descriptor = (flags & AT_EMPTY_PATH) != 0;

    return become(&target, by_descriptor ? program_open(directory) : program_at(directory, path, flags & AT_SYMLINK_NOFOLLOW),
                  arguments, environment);
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

EXPORT int execl(const char *path, const char *first, ...)
{
    va_list rest;
    size_t length;

    va_start(rest, first);
    length = count(rest);
    va_end(rest);

    char *arguments[length + 1];

    va_start(rest, first);
    gather(arguments, first, length, rest);
    va_end(rest);
    return execve(path, arguments, environ);
}

EXPORT int execlp(const char *file, const char *first, ...)
{
    va_list rest;
    size_t length;

    va_start(rest, first);
    length = count(rest);
    va_end(rest);

    char *arguments[length + 1];

    va_start(rest, first);
    gather(arguments, first, length, rest);
    va_end(rest);
    return execvp(file, arguments);
}

EXPORT int execle(const char *path, const char *first, ...)
{
    va_list rest;
    size_t length;
    char *const *environment;

    va_start(rest, first);
    length = count(rest);
    va_end(rest);

    char *arguments[length + 1];

    va_start(rest, first);
    gather(arguments, first, length, rest);
    environment = va_arg(rest, char *const *);
    va_end(rest);
    return execve(path, arguments, environment);
}
