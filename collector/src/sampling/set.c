#include "sampling/set.h"

#include <string.h>

#include "ground/signal_set.h"
#include "region/memory.h"
#include "region/thread.h"
#include "sampling/mask.h"
#include "sampling/sample.h"
#include "sampling/timer.h"

/* A set that cannot be read is left to the kernel, which says so. */
static bool given(const sigset_t *set)
{
    return set != NULL && timer_signal != 0 && memory_given(set, sizeof(uint64_t));
}

/* The kernel's: a set of libc's has room for more, and that need not be there. */
static void copy(sigset_t *room, const sigset_t *set)
{
    memset(room, 0, sizeof *room);
    memcpy(room, set, sizeof(uint64_t));
}

const sigset_t *set_with_ours(const sigset_t *set, sigset_t *room)
{
    if (!given(set))
        return set;
    copy(room, set);
    signals_add(room, timer_signal);
    return room;
}

const sigset_t *set_take_out(const sigset_t *set, sigset_t *room)
{
    if (set == NULL || timer_signal == 0 || !signals_have(set, timer_signal))
        return set;
    copy(room, set);
    signals_remove(room, timer_signal);
    return room;
}

const sigset_t *set_without_ours(const sigset_t *set, sigset_t *room)
{
    struct region_thread *t = thread_current();

    (void)room;
    if (t == NULL || !given(set) || !signals_have(set, timer_signal))
        return set;
    if (!mask_means_all(set))
        sample_move();
    else if (t->timer != 0 && (t->flags & THREAD_MASKED) == 0)
        timer_pause(t);
    return set;
}
