#include "sampling/debugger.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "ground/system.h"
#include "ground/text.h"
#include "region/transfers.h"

static uint64_t tracer(void)
{
    char text[512]; /* it is one of the first ten lines */

    transfers_are_ours(text_read_file("/proc/self/status", text, sizeof text));
    return text_number(text, "\nTracerPid:\t", 0);
}

/* gdbserver, gdb-multiarch, cuda-gdb and rocgdb take signals as gdb does. */
static enum debugger kind_of(uint64_t process)
{
    /* Not ltrace: it steps over its breakpoints, and a signal that comes between leads it into a handler instead. */
    static const char *const passing[] = {"strace", "proot", "rr", "fakeroot-ng"};
    char path[64], name[32];
    struct text text = {path, sizeof path, 0};

    text_add(&text, "/proc/");
    text_add_number(&text, process);
    text_add(&text, "/comm");
    if (!text_whole(&text) || text_read_file(path, name, sizeof name) == 0)
        return DEBUGGER_OTHER;
    if (strstr(name, "gdb") != NULL)
        return DEBUGGER_GDB;
    if (strncmp(name, "lldb", 4) == 0)
        return DEBUGGER_LLDB;
    name[strcspn(name, "\n")] = '\0';
    for (size_t i = 0; i < sizeof passing / sizeof *passing; i++)
        if (strcmp(name, passing[i]) == 0)
            return DEBUGGER_NONE;
    return DEBUGGER_OTHER;
}

enum debugger debugger_attached(void)
{
    uint64_t process = tracer();

    return process != 0 ? kind_of(process) : DEBUGGER_NONE;
}

enum debugger debugger_of_parent(void)
{
    return kind_of((uint64_t)system_call(SYS_getppid, 0, 0, 0, 0, 0, 0));
}
