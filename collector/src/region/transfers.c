#include "region/transfers.h"

#include <stdbool.h>

#include "ground/text.h"
#include "region/region.h"

/* A shorter one is in the count of the parent that has waited for it. */
#define LONG_NS 100000000u

struct transfers transfers_now(void)
{
    char text[512];
    size_t size = text_read_file("/proc/self/io", text, sizeof text);

    return (struct transfers){text_number(text, "rchar: ", UINT64_MAX), text_number(text, "wchar: ", UINT64_MAX), size};
}

void transfers_note_start(struct transfers before)
{
    struct transfers now = transfers_now();
    bool known = now.read != UINT64_MAX && before.read != UINT64_MAX;

    region->start_rchar = known ? now.read - before.read + now.text : UINT64_MAX;
    region->start_wchar = known ? now.written - before.written : UINT64_MAX;
}

void transfers_are_ours(size_t read)
{
    if (region != NULL && region->start_rchar != UINT64_MAX)
        __atomic_fetch_add(&region->start_rchar, read, __ATOMIC_RELAXED);
}

FORK_CODE void transfers_note_end(uint64_t now_mono_ns)
{
    struct transfers now;

    if (now_mono_ns - region->start_mono_ns < LONG_NS)
        return;
    now = transfers_now();
    if (now.read == UINT64_MAX)
        return;
    region->end_rchar = now.read;
    region->end_wchar = now.written;
}
