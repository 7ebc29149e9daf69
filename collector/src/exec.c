/* exec: the new program starts a region of its own. The child of a vfork runs this on our memory, so nothing of a thread
 * may be changed here, and end_note() looks whose process it is. */

#include <stdarg.h>
#include <stddef.h>
#include <unistd.h>

#include "end.h"
#include "export.h"
#include "load.h"
#include "next.h"
#include "sample.h"

EXPORT int execve(const char *path, char *const arguments[], char *const environment[])
{
    static int (*next)(const char *, char *const[], char *const[]);
    int result;

    FIND(next, "execve");
    end_note(END_EXEC, 0);
    sample_before_exec();
    result = next(path, arguments, environment);
    sample_after_exec();
    end_forget();
    return result;
}

EXPORT int execv(const char *path, char *const arguments[])
{
    return execve(path, arguments, environ);
}

EXPORT int execvp(const char *file, char *const arguments[])
{
    static int (*next)(const char *, char *const[]);
    int result;

    FIND(next, "execvp");
    end_note(END_EXEC, 0);
    sample_before_exec();
    result = next(file, arguments);
    sample_after_exec();
    end_forget();
    return result;
}

EXPORT int execvpe(const char *file, char *const arguments[], char *const environment[])
{
    static int (*next)(const char *, char *const[], char *const[]);
    int result;

    FIND(next, "execvpe");
    end_note(END_EXEC, 0);
    sample_before_exec();
    result = next(file, arguments, environment);
    sample_after_exec();
    end_forget();
    return result;
}

EXPORT int fexecve(int file, char *const arguments[], char *const environment[])
{
    static int (*next)(int, char *const[], char *const[]);
    int result;

    FIND(next, "fexecve");
    end_note(END_EXEC, 0);
    sample_before_exec();
    result = next(file, arguments, environment);
    sample_after_exec();
    end_forget();
    return result;
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
