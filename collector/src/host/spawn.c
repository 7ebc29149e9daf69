/* posix_spawn, and what else of libc starts programs: its children pass none of our wrappers. What they start is looked at
 * here, in the parent. */

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/mman.h>

#include "ground/export.h"
#include "ground/system.h"
#include "host/program.h"
#include "linking/next.h"
#include "sampling/vfork.h"

#define MANY 512

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
static int spawn_now(const struct spawn *spawn, char *const environment[])
{
    struct region_thread *t = vfork_enter();
    int result = spawn->next(spawn->child, spawn->path, spawn->actions, spawn->attributes, spawn->arguments, environment);

    vfork_leave(t, 0);
    return result;
}

static int spawn_without_us(const struct spawn *spawn, enum program_kind kind, const struct program_environment *plan)
{
    char *few[plan->variables > MANY ? 1 : plan->variables];
    char text[plan->text];
    uint64_t size = plan->variables * sizeof *few;
    char **variables = few;
    int result;

    if (plan->variables > MANY) {
        long room = system_call(SYS_mmap, 0, (long)size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

        if (room < 0 && room > -4096)
            return spawn_now(spawn, plan->given);
        variables = (char **)room;
    }
    result = spawn_now(spawn, program_prepare(plan, variables, text));
    if (result == 0)
        program_note(kind, true);
    if (variables != few)
        system_call(SYS_munmap, (long)variables, (long)size, 0, 0, 0, 0);
    return result;
}

static int start(const struct spawn *spawn, enum program_kind kind, char *const environment[])
{
    struct program_environment plan = program_environment(&kind, environment);

    if (__builtin_expect(plan.variables != 0, 0))
        return spawn_without_us(spawn, kind, &plan);
    return spawn_now(spawn, environment);
}

EXPORT int posix_spawn(pid_t *restrict child, const char *restrict path, const posix_spawn_file_actions_t *actions,
                       const posix_spawnattr_t *restrict attributes, char *const arguments[restrict],
                       char *const environment[restrict])
{
    static spawn_function *next;
    struct spawn spawn = {NULL, child, path, actions, attributes, arguments};

    FIND(next, "posix_spawn");
    spawn.next = next;
    return start(&spawn, program_at(AT_FDCWD, path, 0), environment);
}

EXPORT int posix_spawnp(pid_t *restrict child, const char *restrict file, const posix_spawn_file_actions_t *actions,
                        const posix_spawnattr_t *restrict attributes, char *const arguments[restrict],
                        char *const environment[restrict])
{
    static spawn_function *next;
    struct spawn spawn = {NULL, child, file, actions, attributes, arguments};

    FIND(next, "posix_spawnp");
    spawn.next = next;
    return start(&spawn, program_named(file), environment);
}

EXPORT FILE *popen(const char *line, const char *mode)
{
    static FILE *(*next)(const char *, const char *);

    FIND(next, "popen");
    program_leave_environment();
    return next(line, mode);
}
