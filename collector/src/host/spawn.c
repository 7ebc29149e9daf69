/* posix_spawn, and what else of libc starts programs: its children pass none of our wrappers. What they start is looked at
 * here, in the parent. */

#include <fcntl.h>
#include <spawn.h>
#include <stddef.h>
#include <stdio.h>

#include "ground/export.h"
#include "host/environment.h"
#include "host/program.h"
#include "linking/next.h"
#include "sampling/vfork.h"

typedef int spawn_function(pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *,
                           char *const[], char *const[]);

struct spawn {
    spawn_function *next;
    pid_t *child;
    const char *path;
    const posix_spawn_file_actions_t *actions;
    const posix_spawnattr_t *attributes;
    char *const *arguments;
};

/* The child has the mask that the program believes it has. */
static int spawn_now(const void *what, char *const environment[], enum program_kind without_us)
{
    const struct spawn *spawn = what;
    struct region_thread *t = vfork_enter();
    int result = spawn->next(spawn->child, spawn->path, spawn->actions, spawn->attributes, spawn->arguments, environment);

    vfork_leave(t, 0);
    if (result == 0 && without_us != PROGRAM_WELCOMES)
        environment_note(without_us, true);
    return result;
}

EXPORT int posix_spawn(pid_t *restrict child, const char *restrict path, const posix_spawn_file_actions_t *actions,
                       const posix_spawnattr_t *restrict attributes, char *const arguments[restrict],
                       char *const environment[restrict])
{
    static spawn_function *next;
    struct spawn spawn = {NULL, child, path, actions, attributes, arguments};

    FIND(next, "posix_spawn");
    spawn.next = next;
    return environment_start(spawn_now, &spawn, program_at(AT_FDCWD, path, 0), environment);
}

EXPORT int posix_spawnp(pid_t *restrict child, const char *restrict file, const posix_spawn_file_actions_t *actions,
                        const posix_spawnattr_t *restrict attributes, char *const arguments[restrict],
                        char *const environment[restrict])
{
    static spawn_function *next;
    struct spawn spawn = {NULL, child, file, actions, attributes, arguments};

    FIND(next, "posix_spawnp");
    spawn.next = next;
    return environment_start(spawn_now, &spawn, program_named(file), environment);
}

EXPORT FILE *popen(const char *line, const char *mode)
{
    static FILE *(*next)(const char *, const char *);

    FIND(next, "popen");
    environment_leave();
    return next(line, mode);
}
