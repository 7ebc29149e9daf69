/* The program's view of signals, with ours kept out of it: it neither sees nor takes nor blocks it, and when it wants
 * that very signal for itself it gets it and we move to another. */

#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/signalfd.h>

#include "export.h"
#include "mask.h"
#include "next.h"
#include "sample.h"
#include "thread.h"

extern int __sigaction(int number, const struct sigaction *action, struct sigaction *old);

/* What the program asked of our signal, if it only asked for the default or to ignore it. */
static struct sigaction wanted;

/* Signals in whose sa_mask our bit is ours. */
static uint64_t mask_is_ours;

static bool is_ours(int number)
{
    return number != 0 && number == __atomic_load_n(&sample_signal, __ATOMIC_ACQUIRE);
}

static uint64_t bit(int number)
{
    return UINT64_C(1) << (number - 1);
}

/* An alternate stack is small: our handler must not come on top of the program's there. */
static int act(int number, const struct sigaction *action, struct sigaction *old)
{
    struct sigaction changed;
    bool add = action != NULL && sample_signal != 0 && (action->sa_flags & SA_ONSTACK) != 0 &&
               number > 0 && number <= 64 && sigismember(&action->sa_mask, sample_signal) == 0;
    bool added = number > 0 && number <= 64 &&
                 (__atomic_load_n(&mask_is_ours, __ATOMIC_RELAXED) & bit(number)) != 0;
    int result;

    if (add) {
        changed = *action;
        sigaddset(&changed.sa_mask, sample_signal);
        action = &changed;
    }
    result = __sigaction(number, action, old);
    if (result != 0)
        return result;
    if (old != NULL && added)
        sigdelset(&old->sa_mask, sample_signal);
    if (add)
        __atomic_fetch_or(&mask_is_ours, bit(number), __ATOMIC_RELAXED);
    else if (action != NULL && added)
        __atomic_fetch_and(&mask_is_ours, ~bit(number), __ATOMIC_RELAXED);
    return 0;
}

EXPORT int sigaction(int number, const struct sigaction *restrict action,
                     struct sigaction *restrict old)
{
    struct sigaction before = wanted;

    if (!is_ours(number))
        return act(number, action, old);
    if (action != NULL && action->sa_handler != SIG_DFL && action->sa_handler != SIG_IGN) {
        sample_move();
        if (act(number, action, NULL) != 0)
            return -1;
        wanted = (struct sigaction){.sa_flags = 0};
    } else if (action != NULL) {
        wanted = *action;
        sample_ignored = action->sa_handler == SIG_IGN;
    }
    if (old != NULL)
        *old = before;
    return 0;
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
    if (is_ours(number) || next == NULL)
        return set_handler(number, handler, SA_RESTART);
    return next(number, handler);
}

EXPORT sighandler_t __sysv_signal(int number, sighandler_t handler)
{
    static sighandler_t (*next)(int, sighandler_t);

    FIND(next, "__sysv_signal");
    if (is_ours(number) || next == NULL)
        return set_handler(number, handler, (int)SA_RESETHAND | SA_NODEFER);
    return next(number, handler);
}

/* Blocks all that the program wants but our signal, and shows it the mask that it believes it has. */
static int change_mask(int (*next)(int, const sigset_t *, sigset_t *), int how, const sigset_t *set,
                       sigset_t *old)
{
    struct region_thread *t = thread_current();
    sigset_t room;
    uint32_t wants;
    int result;

    if (t == NULL || sample_signal == 0)
        return next(how, set, old);
    wants = t->flags & THREAD_WANTS_MASKED;
    result = next(how, how == SIG_UNBLOCK ? set : mask_without_ours(set, &room), old);
    if (result != 0)
        return result;
    if (set != NULL) {
        bool member = sigismember(set, sample_signal) == 1;

        if (how == SIG_SETMASK ? !member : how == SIG_UNBLOCK && member)
            t->flags &= ~(uint32_t)THREAD_WANTS_MASKED;
        else if (member)
            t->flags |= THREAD_WANTS_MASKED;
    }
    if (old != NULL) {
        if (wants != 0)
            sigaddset(old, sample_signal);
        else
            sigdelset(old, sample_signal);
    }
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
    if (result == 0 && sample_signal != 0)
        sigdelset(set, sample_signal);
    return result;
}

EXPORT int signalfd(int file, const sigset_t *set, int flags)
{
    static int (*next)(int, const sigset_t *, int);
    sigset_t room;

    FIND(next, "signalfd");
    return next(file, mask_without_ours(set, &room), flags);
}
