#include "host/kokkos.h"

#include <link.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "calls/phase.h"
#include "ground/word.h"
#include "region/memory.h"

/* ---- what Kokkos calls (impl/Kokkos_Profiling_C_Interface.h) ---- */

/* Kokkos_Tools_ToolSettings */
struct settings {
    bool requires_global_fencing;
    bool padding[255];
};

/* Its own choice would be to wait for the device before and after each kernel. */
static void request_settings(uint32_t count, struct settings *settings)
{
    (void)count;
    settings->requires_global_fencing = false;
}

static const char nameless[] = "Kokkos kernel";

static void begin_kernel(const char *name, uint32_t device, uint64_t *kernel)
{
    (void)device;
    *kernel = 0;
    phase_push(name == NULL || *name == '\0' ? nameless : name);
}

static void end_kernel(uint64_t kernel)
{
    (void)kernel;
    phase_pop();
}

static void push_region(const char *name)
{
    phase_push(name == NULL || *name == '\0' ? nameless : name);
}

static void pop_region(void)
{
    phase_pop();
}

static const struct {
    const char *name; /* behind kokkosp_ */
    any_function *ours;
} heard[] = {
    {"request_tool_settings", (any_function *)request_settings},
    {"begin_parallel_for", (any_function *)begin_kernel},
    {"end_parallel_for", (any_function *)end_kernel},
    {"begin_parallel_reduce", (any_function *)begin_kernel},
    {"end_parallel_reduce", (any_function *)end_kernel},
    {"begin_parallel_scan", (any_function *)begin_kernel},
    {"end_parallel_scan", (any_function *)end_kernel},
    {"push_profile_region", (any_function *)push_region},
    {"pop_profile_region", (any_function *)pop_region},
};

/* ---- how it finds them ---- */

static const char before[] = "kokkosp_";

static bool is_ours(const void *handle)
{
    const struct link_map *map = handle;

    return memory_readable((uint64_t)map, sizeof *map) && map->l_ld == _DYNAMIC;
}

void *kokkos_function(const void *handle, const char *name)
{
    if (strncmp(name, before, sizeof before - 1) != 0 || !is_ours(handle))
        return NULL;
    for (size_t i = 0; i < sizeof heard / sizeof *heard; i++)
        if (strcmp(name + sizeof before - 1, heard[i].name) == 0)
            return (void *)(uintptr_t)heard[i].ours;
    return NULL;
}
