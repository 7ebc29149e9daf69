/* The program's view of signals, with ours kept out of it: it neither sees nor takes nor blocks it, and when it wants
 * that very signal for itself it gets it and we move to another. */

#include "sampling/sigaction.h"

#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/signalfd.h>

#include "ground/export.h"
#include "ground/filter.h"
#include "ground/signal_set.h"
#include "linking/next.h"
#include "region/child.h"
#include "region/memory.h"
#include "region/thread.h"
#include "sampling/alternate.h"
#include "sampling/fault.h"
#include "sampling/mask.h"
#include "sampling/sample.h"
#include "sampling/set.h"
#include "sampling/signal.h"
#include "sampling/timer.h"

EXPORT int sigaction(int number, const struct sigaction *restrict action,
                     struct sigaction *restrict old)
{
    struct sigaction before = signal_asked;
    int result;

    child_notice();
    if (signal_was_ours(number))
        return signal_act_left(number, action, old);
    if (fault_is(number))
        return fault_act(number, action, old);
    if (!signal_is_ours(number)) {
        result = signal_act(number, action, old);
        if (result == 0 && action != NULL && (action->sa_flags & SA_ONSTACK) != 0)
            alternate_note();
        return result;
    }
    if (action != NULL && action->sa_handler != SIG_DFL && action->sa_handler != SIG_IGN) {
        sample_move();
        return signal_act_left(number, action, old);
    }
    if (action != NULL) {
        signal_asked = *action;
        sample_ignored = action->sa_handler == SIG_IGN;
    }
    if (old != NULL)
        *old = before;
    return 0;
}

ALIAS(__sigaction, sigaction, "sigaction");

/* As the kernel has it. */
struct kernel_action {
    void *handler;
    unsigned long flags;
    void *restorer;
    uint64_t mask;
};

bool sigaction_by_number(long number, long action, long old, long size, long *result)
{
    const struct kernel_action *given = (const struct kernel_action *)action;
    struct sigaction wanted, before;

    if (filter_installed && !signal_is_ours((int)number) && !signal_was_ours((int)number) && !fault_is((int)number))
        return false;
    if (size != 8 || (action != 0 && !memory_readable((uint64_t)action, sizeof *given)))
        return false;
    memset(&wanted, 0, sizeof wanted);
    if (given != NULL) {
        wanted.sa_handler = (sighandler_t)(uintptr_t)given->handler;
        wanted.sa_flags = (int)given->flags;
        memcpy(&wanted.sa_mask, &given->mask, sizeof given->mask);
        signal_note(&wanted);
    }
    if ((!signal_is_ours((int)number) && !signal_was_ours((int)number) && !fault_is((int)number)) ||
        (old != 0 && !memory_readable((uint64_t)old, sizeof(struct kernel_action))))
        return false;
    *result = sigaction((int)number, given != NULL ? &wanted : NULL, &before);
    if (*result == 0 && old != 0) {
        struct kernel_action told = {(void *)(uintptr_t)before.sa_handler, (unsigned long)before.sa_flags, NULL, 0};

        memcpy(&told.mask, &before.sa_mask, sizeof told.mask);
        memcpy((void *)old, &told, sizeof told);
    }
    return true;
}

static sighandler_t set_handler(int number, sighandler_t handler, int flags)
{
    struct sigaction action = {.sa_flags = flags}, old;

    action.sa_handler = handler;
    return sigaction(number, &action, &old) == 0 ? old.sa_handler : SIG_ERR;
}

EXPORT sighandler_t signal(int number, sighandler_t handler)
{
    static sighandler_t (*next)(int, sighandler_t);

    FIND(next, "signal");
    if (signal_is_ours(number) || signal_was_ours(number) || next == NULL)
        return set_handler(number, handler, SA_RESTART);
    if (fault_is(number))
        return handler == SIG_DFL ? set_handler(number, handler, SA_RESTART)
                                  : fault_told(number, handler, next(number, handler));
    return next(number, handler);
}

ALIAS(bsd_signal, signal, "signal");
ALIAS(ssignal, signal, "signal");

EXPORT sighandler_t __sysv_signal(int number, sighandler_t handler)
{
    static sighandler_t (*next)(int, sighandler_t);

    FIND(next, "__sysv_signal");
    signal_end_calls();
    if (signal_is_ours(number) || signal_was_ours(number) || next == NULL)
        return set_handler(number, handler, (int)SA_RESETHAND | SA_NODEFER);
    if (fault_is(number))
        return fault_told(number, handler, next(number, handler));
    return next(number, handler);
}

EXPORT sighandler_t sysv_signal(int number, sighandler_t handler)
{
    return __sysv_signal(number, handler);
}

/* What System V has of it: no call goes on behind such a handler. */
EXPORT sighandler_t sigset(int number, sighandler_t handler)
{
    static sighandler_t (*next)(int, sighandler_t);

    FIND(next, "sigset");
    signal_end_calls();
    if (fault_is(number))
        return fault_told(number, handler, next(number, handler));
    return next(number, handler);
}

EXPORT int siginterrupt(int number, int interrupts)
{
    static int (*next)(int, int);

    FIND(next, "siginterrupt");
    if (interrupts != 0)
        signal_end_calls();
    return next(number, interrupts);
}

/* The mask that the program believes it has. One that it blocks is the kernel's, if its neighbours are blocked, too: by a
 * handler's mask. */
static void show(sigset_t *mask, bool wanted)
{
    if (wanted || (signals_have(mask, timer_signal) && mask_means_all(mask)))
        signals_add(mask, timer_signal);
    else
        signals_remove(mask, timer_signal);
}

/* Blocks all that the program wants but our signal. `set` and `old` may be the same. */
static int change_mask(int (*next)(int, const sigset_t *, sigset_t *), int how, const sigset_t *set,
                       sigset_t *old)
{
    struct region_thread *t;
    sigset_t room;
    bool wanted, member;
    int result;

    child_notice();
    t = thread_current();
    if (t == NULL)
        return next(how, set, old);
    if (!mask_settled(t) && (t->flags & THREAD_MASKED) == 0)
        mask_settle(t);
    if (set != NULL && how != SIG_UNBLOCK && timer_signal != 0 && mask_means_ours(set))
        sample_move();
    if (timer_signal == 0)
        return next(how, set, old);
    wanted = thread_signal(t, THREAD_WANTED_AT) == timer_signal;
    member = set != NULL && signals_have(set, timer_signal);
    result = next(how, how == SIG_UNBLOCK ? set : set_take_out(set, &room), old);
    if (result != 0)
        return result;
    if (set != NULL && (how == SIG_SETMASK || member))
        mask_want(t, member && how != SIG_UNBLOCK);
    if (old != NULL)
        show(old, wanted);
    return 0;
}

EXPORT int sigprocmask(int how, const sigset_t *restrict set, sigset_t *restrict old)
{
    static int (*next)(int, const sigset_t *, sigset_t *);

    FIND(next, "sigprocmask");
    return change_mask(next, how, set, old);
}

EXPORT int pthread_sigmask(int how, const sigset_t *restrict set, sigset_t *restrict old)
{
    static int (*next)(int, const sigset_t *, sigset_t *);

    FIND(next, "pthread_sigmask");
    return change_mask(next, how, set, old);
}

EXPORT int sigpending(sigset_t *set)
{
    static int (*next)(sigset_t *);
    int result;

    FIND(next, "sigpending");
    result = next(set);
    if (result == 0 && timer_signal != 0)
        signals_remove(set, timer_signal);
    return result;
}

EXPORT int signalfd(int file, const sigset_t *set, int flags)
{
    static int (*next)(int, const sigset_t *, int);
    sigset_t room;
    int result;

    FIND(next, "signalfd");
    child_notice();
    if (thread_current() == NULL || timer_signal == 0 || !memory_given(set, sizeof(uint64_t)) ||
        !signals_have(set, timer_signal))
        return next(file, set, flags);
    if (!mask_means_all(set)) {
        sample_move();
        return next(file, set, flags);
    }
    result = next(file, set_take_out(set, &room), flags);
    if (result >= 0)
        signal_without_ours(result, set);
    return result;
}
