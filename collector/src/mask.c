/* Masks the sampling signal. On the thread's own behalf; raw system calls of one bit, errno kept. */

#include "mask.h"

#include "clock.h"
#include "sample.h"
#include "system.h"

static uint64_t our_bit(void)
{
    int number = sample_signal;

    return number == 0 ? 0 : UINT64_C(1) << (number - 1);
}

bool mask_block(struct region_thread *t)
{
    uint64_t start = clock_cycles();
    uint64_t ours = our_bit();
    uint64_t before = 0;

    if (system_call(SYS_rt_sigprocmask, SIG_BLOCK, (long)&ours, (long)&before, 8, 0, 0) != 0)
        return false;
    t->mask_tsc += clock_cycles() - start;
    if ((before & ours) != 0)
        return false;
    t->flags |= THREAD_MASKED;
    return true;
}

/* A tick that waited is taken inside this call. */
void mask_unblock(struct region_thread *t)
{
    uint64_t start = clock_cycles();
    uint64_t handler = t->handler_tsc;
    uint64_t ours = our_bit();

    t->flags &= ~(uint32_t)THREAD_MASKED;
    system_call(SYS_rt_sigprocmask, SIG_UNBLOCK, (long)&ours, 0, 8, 0, 0);
    t->mask_tsc += clock_cycles() - start - (t->handler_tsc - handler);
}

const sigset_t *mask_with_ours(const sigset_t *set, sigset_t *room)
{
    if (set == NULL || sample_signal == 0)
        return set;
    *room = *set;
    sigaddset(room, sample_signal);
    return room;
}

const sigset_t *mask_without_ours(const sigset_t *set, sigset_t *room)
{
    if (set == NULL || sample_signal == 0 || sigismember(set, sample_signal) != 1)
        return set;
    *room = *set;
    sigdelset(room, sample_signal);
    return room;
}
