#include "host/environment.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "gen/losses.h"
#include "gen/option_names.h"
#include "ground/filter.h"
#include "ground/options.h"
#include "ground/system.h"
#include "ground/text.h"
#include "region/memory.h"
#include "region/region.h"

#define OUR_NAME "libsteelyard" /* the command puts its copy there under a longer name */
#define OUR_ENDING ".so"
#define NAME_ROOM 4096
#define MANY 512 /* variables; more than these are no load for the stack */

/* The dynamic linker takes both for separators. */
static size_t entry_length(const char *list)
{
    return strcspn(list, ": ");
}

static bool is_ours(const char *entry, size_t length)
{
    const char *name = entry + length;

    while (name > entry && name[-1] != '/')
        name--;
    length -= (size_t)(name - entry);
    return length >= sizeof OUR_NAME - 1 + sizeof OUR_ENDING - 1 && memcmp(name, OUR_NAME, sizeof OUR_NAME - 1) == 0 &&
           memcmp(name + length - (sizeof OUR_ENDING - 1), OUR_ENDING, sizeof OUR_ENDING - 1) == 0;
}

static bool names_us(const char *list)
{
    for (size_t length; *list != '\0'; list += length + (list[length] != '\0')) {
        length = entry_length(list);
        if (is_ours(list, length))
            return true;
    }
    return false;
}

/* Ours, where the environment that this process was started with says that it is: empty if the linker looks for it. */
static char library[NAME_ROOM];

void environment_begin(void)
{
    const char *list = text_variable("LD_PRELOAD");
    size_t length = 0;

    for (; list != NULL && *list != '\0'; list += length + (list[length] != '\0')) {
        length = entry_length(list);
        if (*list == '/' && length < sizeof library && is_ours(list, length)) {
            memcpy(library, list, length);
            library[length] = '\0';
            return;
        }
    }
}

bool environment_is_late(void)
{
    static const char *const by[] = {OPTION_MARKS};
    const char *list = text_variable("LD_PRELOAD");
    bool loaded = false;

    for (size_t i = 0; i < sizeof by / sizeof *by; i++) {
        const char *named = text_variable(by[i]);

        loaded = loaded || (named != NULL && names_us(named));
    }
    return loaded && (list == NULL || !names_us(list));
}

/* Asked by its real user, without the capabilities that go with an exec: where the effective one is another, the linker
 * loads nothing, and says nothing. The linker asks by the same two calls, so that a filter lets them pass. */
static bool is_within_reach(void)
{
    if (filter_installed || filter_clock) /* it ends a program for what our start asks of the system, or of the counter */
        return false;
#ifdef SYS_access
    long result = system_call(SYS_access, (long)library, R_OK, 0, 0, 0, 0);
#else
    long result = system_call(SYS_faccessat, AT_FDCWD, (long)library, R_OK, 0, 0, 0);
#endif

    if (library[0] == '\0' || result == -ENOSYS)
        return true;
    if (result == 0)
        result = system_call(SYS_openat, AT_FDCWD, (long)library, O_RDONLY | O_CLOEXEC, 0, 0, 0);
    if (result >= 0)
        system_call(SYS_close, result, 0, 0, 0, 0, 0);
    return result >= 0 || result == -EMFILE || result == -ENFILE || result == -ENOMEM;
}

static const char preload[] = "LD_PRELOAD=";

/* The kernel has not seen it yet: it may be anything, unless it is to be trusted. */
static bool is_preload(const char *variable, bool trusted)
{
    return (trusted || memory_readable((uint64_t)variable, sizeof preload)) &&
           strncmp(variable, preload, sizeof preload - 1) == 0 && (trusted || memory_path(variable)) &&
           names_us(variable + sizeof preload - 1);
}

/* One without our library, where the given one names it. */
struct plan {
    char *const *given;
    size_t variables; /* room that is needed for them, the last NULL included; 0: the given one will do */
    size_t preload;   /* where LD_PRELOAD is, and the room that it needs */
    size_t text;
};

/* Below a filter nobody is asked what can be read. */
static struct plan plan_without_us(char *const given[])
{
    struct plan plan = {.given = given};
    bool trusted = filter_installed;
    size_t count = 0;

    for (; (trusted || memory_readable((uint64_t)&given[count], sizeof *given)) && given[count] != NULL; count++)
        if (plan.text == 0 && is_preload(given[count], trusted)) {
            plan.preload = count;
            plan.text = strlen(given[count]) + 1;
        }
    if (plan.text != 0)
        plan.variables = count + 1;
    return plan;
}

/* What the list names beside us. The room, for as long a list, may be the list itself. */
static size_t others(const char *list, char *room)
{
    size_t used = 0;
    bool more = *list != '\0';

    while (more) {
        const char *entry = list;
        size_t length = entry_length(entry);

        more = entry[length] != '\0'; /* before it is written over */
        list = entry + length + more;
        if (length == 0 || is_ours(entry, length))
            continue;
        if (used > 0)
            room[used++] = ':';
        memmove(room + used, entry, length);
        used += length;
    }
    room[used] = '\0';
    return used;
}

void environment_leave(void)
{
    char *list = text_variable("LD_PRELOAD");

    if (list == NULL || !names_us(list) || is_within_reach())
        return;
    environment_note(PROGRAM_OUT_OF_REACH, true);
    if (others(list, list) == 0)
        unsetenv("LD_PRELOAD");
}

static char *const *prepare(const struct plan *plan, char **variables, char *text)
{
    size_t used = sizeof preload - 1, made = 0;

    memcpy(text, preload, used);
    used += others(plan->given[plan->preload] + used, text + used);
    for (size_t i = 0; i + 1 < plan->variables; i++)
        if (i != plan->preload)
            variables[made++] = plan->given[i];
        else if (used > sizeof preload - 1)
            variables[made++] = text;
    variables[made] = NULL;
    return variables;
}

static int start_without_us(environment_starter *start, const void *what, enum program_kind kind,
                            const struct plan *plan)
{
    char *few[plan->variables > MANY ? 1 : plan->variables];
    char text[plan->text];
    uint64_t size = plan->variables * sizeof *few;
    char **variables = few;
    int result;

    if (plan->variables > MANY) {
        variables = system_memory(size);
        if (variables == NULL)
            return start(what, plan->given, PROGRAM_WELCOMES);
    }
    result = start(what, prepare(plan, variables, text), kind);
    if (variables != few)
        system_call(SYS_munmap, (long)variables, (long)size, 0, 0, 0, 0);
    return result;
}

int environment_start(environment_starter *start, const void *what, enum program_kind kind, char *const given[])
{
    struct plan plan = {.variables = 0};

    if (kind == PROGRAM_WELCOMES && !is_within_reach())
        kind = PROGRAM_OUT_OF_REACH;
    if (kind != PROGRAM_WELCOMES && given != NULL)
        plan = plan_without_us(given);
    if (__builtin_expect(plan.variables != 0, 0))
        return start_without_us(start, what, kind, &plan);
    return start(what, given, PROGRAM_WELCOMES);
}

void environment_note(enum program_kind kind, bool started)
{
    const char sign = (started ? "-lmar" : "-LMAR")[kind];
    char path[NAME_ROOM];
    struct text text = {path, sizeof path, 0};
    long file, size;

    if (options.directory[0] == '\0')
        return;
    if (kind == PROGRAM_OUT_OF_REACH && region != NULL && !region_pending) { /* so are the notes */
        __atomic_fetch_add(&region->losses[LOSS_STARTED_OUT_OF_REACH], started ? 1 : UINT64_MAX, __ATOMIC_RELAXED);
        return;
    }
    text_add(&text, options.directory);
    text_add(&text, "/unmeasured");
    if (filter_installed || !text_whole(&text))
        return;
    file = system_call(SYS_openat, AT_FDCWD, (long)path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600, 0, 0);
    if (file < 0)
        return;
    size = system_call(SYS_lseek, file, 0, SEEK_END, 0, 0, 0);
    if (size >= 0 && region_may_write_to((uint64_t)size + 1))
        system_call(SYS_write, file, (long)&sign, 1, 0, 0, 0);
    system_call(SYS_close, file, 0, 0, 0, 0, 0);
}
