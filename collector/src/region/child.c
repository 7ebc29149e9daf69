#include "region/child.h"

#include <signal.h>
#include <sys/mman.h>

#include "ground/filter.h"
#include "ground/system.h"
#include "linking/object.h"
#include "linking/offer.h"
#include "region/thread.h"

#ifndef MADV_WIPEONFORK
#define MADV_WIPEONFORK 18
#endif

FORK_DATA const uint32_t *child_sign;

FORK_DATA static bool (*settle_by)(void);
FORK_DATA static bool (*begin_by)(void);

/* It is not recorded, and never will be. */
FORK_DATA static bool hopeless;

/* Where the kernel cannot empty it (before 4.14) there is none. */
static void make_sign(void)
{
    uint32_t *page = system_memory(4096);

    if (page == NULL)
        return;
    if (system_call(SYS_madvise, (long)page, 4096, MADV_WIPEONFORK, 0, 0, 0) != 0) {
        system_call(SYS_munmap, (long)page, 4096, 0, 0, 0, 0);
        return;
    }
    *page = 1;
    child_sign = page;
}

void child_start(bool (*settle)(void), bool (*begin)(void))
{
    make_sign();
    settle_by = settle;
    begin_by = begin;
}

FORK_CODE void child_mark(void)
{
    if (child_sign != NULL)
        *(uint32_t *)(uintptr_t)child_sign = 1;
}

FORK_CODE bool child_is_hopeless(void)
{
    return hopeless;
}

FORK_CODE void child_hope(void)
{
    hopeless = false;
}

bool child_settle_now(void)
{
    uint64_t before;

    if (hopeless || filter_installed || filter_clock)
        return false;
    before = system_mask(SIG_BLOCK, UINT64_MAX);
    if (!hopeless && region_pending && !settle_by())
        hopeless = true;
    system_mask(SIG_SETMASK, before);
    return !hopeless;
}

/* Whatever is on the stack goes on, and later calls too, in a copy that nobody reads. Its timers are the parent's. */
void child_leave_parent(void)
{
    child_mark();
    if (region == NULL)
        return;
    if (!region_pending && !region_unshare(region_mapping())) {
        thread_self = NULL;
        return;
    }
    region_pending = true;
    hopeless = true;
    for (uint32_t i = 0; i < region->threads_used && i < region->threads_capacity; i++) {
        uint64_t offset = ((const uint64_t *)region_at(region->threads_offset))[i];

        if (offset != 0)
            ((struct region_thread *)region_at(offset))->timer = 0;
    }
    object_after_fork();
    offer_after_fork();
}

void child_noticed(void)
{
    if (filter_installed)
        return;
    if (begin_by == NULL || !begin_by())
        child_leave_parent();
}
