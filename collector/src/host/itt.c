/* Tasks that a program marks for Intel's tools (ITT) are regions of its own, where that was asked for (run --itt): what it calls is
 * compiled into it, and loads the library that INTEL_LIBITTNOTIFY64 names. Tasks that nest are heard; those that overlap, frames
 * and events are not. */

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "calls/mark.h"
#include "calls/phase.h"
#include "gen/records.h"
#include "ground/export.h"
#include "region/memory.h"
#include "region/region.h"

/* ---- what the program calls (ittnotify.h) ---- */

struct id {
    uint64_t words[3];
};

/* __itt_domain */
struct domain {
    int enabled;
    const char *name;
    const void *wide;
    int extra;
    void *more, *next;
};

/* __itt_string_handle */
struct handle {
    const char *text;
    const void *wide;
    int extra;
    void *more, *next;
};

/* What was given for a name; the next that was. */
struct given {
    struct given *next;
    const char *name;
    struct domain domain;
    struct handle handle;
};

static struct given *all;

/* The same for the same name, unless two threads ask at once: a program may ask at each task. NULL for none; where there is no
 * room, one without a name. */
static struct given *given(const char *name)
{
    static struct given other = {.domain = {.enabled = 1, .name = ""}, .handle = {.text = ""}};
    struct given *g = __atomic_load_n(&all, __ATOMIC_ACQUIRE);

    if (name == NULL)
        return NULL;
    for (; g != NULL; g = g->next)
        if (strncmp(g->name, name, PHASE_NAME) == 0)
            return g;
    name = mark_text(name);
    g = name == NULL ? NULL : mark_room(sizeof *g);
    if (g == NULL)
        return &other;
    *g = (struct given){.name = name, .domain = {.enabled = 1, .name = name}, .handle = {.text = name}};
    g->next = __atomic_load_n(&all, __ATOMIC_RELAXED);
    while (!__atomic_compare_exchange_n(&all, &g->next, g, true, __ATOMIC_RELEASE, __ATOMIC_RELAXED))
        ;
    return g;
}

static struct domain *domain_create(const char *name)
{
    struct given *g = given(name);

    return g == NULL ? NULL : &g->domain;
}

static struct handle *handle_create(const char *name)
{
    struct given *g = given(name);

    return g == NULL ? NULL : &g->handle;
}

static const char nameless[] = "ITT task";

static void task_begin(const void *domain, struct id task, struct id parent, const struct handle *name)
{
    (void)domain, (void)task, (void)parent;
    phase_push(name == NULL || name->text == NULL || *name->text == '\0' ? nameless : name->text);
}

static void task_begin_function(const void *domain, struct id task, struct id parent, void *function)
{
    (void)domain, (void)task, (void)parent, (void)function;
    phase_push(nameless);
}

static void task_end(const void *domain)
{
    (void)domain;
    phase_pop();
}

typedef void function(void);

static const struct {
    const char *name;
    function *ours;
} heard[] = {
    {"__itt_domain_create", (function *)domain_create},
    {"__itt_string_handle_create", (function *)handle_create},
    {"__itt_task_begin", (function *)task_begin},
    {"__itt_task_begin_fn", (function *)task_begin_function},
    {"__itt_task_end", (function *)task_end},
};

/* ---- what is compiled into it (ittnotify_config.h) ---- */

/* __itt_api_info */
struct entry {
    const char *name;
    function **called;
    function *first, *nothing; /* until a tool is found, and without one */
    int group;
};

/* __itt_global, as far as we read it */
struct global {
    unsigned char magic[8];
    unsigned long version[3];
    long initialized, has_mutex, counter;
    pthread_mutex_t mutex;
    void *library, *error_handler;
    const char **path;
    struct entry *entries;
};

static const unsigned char magic[8] = {0xED, 0xAB, 0xAB, 0xEC, 0x0D, 0xEE, 0xDA, 0x30};

static function *ours_of(const char *name)
{
    for (size_t i = 0; i < sizeof heard / sizeof *heard; i++)
        if (strcmp(heard[i].name, name) == 0)
            return heard[i].ours;
    return NULL;
}

/* What is heard comes to us from now on. All else stays with what is compiled into the program. */
EXPORT void __itt_api_init(struct global *global, int groups)
{
    (void)groups;
    if (region == NULL || !memory_readable((uint64_t)global, sizeof *global) || memcmp(global->magic, magic, sizeof magic) != 0 ||
        !memory_readable((uint64_t)global->entries, sizeof *global->entries))
        return;
    for (struct entry *e = global->entries; e->name != NULL; e++) {
        function *ours = ours_of(e->name);

        if (ours != NULL)
            *e->called = ours;
    }
}
