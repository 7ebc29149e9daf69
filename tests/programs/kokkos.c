/* Does what Kokkos does with the tool that KOKKOS_TOOLS_LIBS names: looks its functions up, and calls those that it has.
 * Made after the published headers. */

#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct settings {
    bool requires_global_fencing;
    bool padding[255];
};

typedef void begin_kernel(const char *, uint32_t, uint64_t *);
typedef void end_kernel(uint64_t);

static void *of(void *tool, const char *name)
{
    return tool == NULL ? NULL : dlsym(tool, name);
}

static void kernel(void *tool, const char *kind, const char *name)
{
    char begins[64], ends[64];
    uint64_t number = 77;
    begin_kernel *begin;
    end_kernel *end;

    snprintf(begins, sizeof begins, "kokkosp_begin_parallel_%s", kind);
    snprintf(ends, sizeof ends, "kokkosp_end_parallel_%s", kind);
    begin = (begin_kernel *)of(tool, begins);
    end = (end_kernel *)of(tool, ends);
    if (begin != NULL)
        begin(name, 0, &number);
    for (volatile int i = 0; i < 100000; i++)
        ;
    if (end != NULL)
        end(number);
}

int main(void)
{
    const char *named = getenv("KOKKOS_TOOLS_LIBS");
    void *tool = named != NULL ? dlopen(named, RTLD_NOW | RTLD_GLOBAL) : NULL;
    void (*request)(uint32_t, struct settings *) = (void (*)(uint32_t, struct settings *))of(tool, "kokkosp_request_tool_settings");
    void (*push)(const char *) = (void (*)(const char *))of(tool, "kokkosp_push_profile_region");
    void (*pop)(void) = (void (*)(void))of(tool, "kokkosp_pop_profile_region");
    struct settings settings = {.requires_global_fencing = true};

    if (request != NULL)
        request(1, &settings);
    if (push != NULL)
        push("solve");
    for (int i = 0; i < 10; i++) {
        kernel(tool, "for", "axpy");
        kernel(tool, "reduce", "dot");
        kernel(tool, "scan", "");
    }
    if (pop != NULL)
        pop();
    printf("%s %d %d\n", tool == NULL ? "alone" : "with a tool", settings.requires_global_fencing,
           of(tool, "kokkosp_begin_fence") != NULL || dlsym(RTLD_DEFAULT, "kokkosp_push_profile_region") != NULL);
    return 0;
}
