/* The program's view of signals, with ours kept out of it: it neither sees nor takes nor blocks it, and when it wants
 * that very signal for itself it gets it and we move to another. */

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/signalfd.h>

#include "ground/arch.h"
#include "ground/export.h"
#include "ground/filter.h"
#include "ground/system.h"
#include "linking/next.h"
#include "region/child.h"
#include "region/memory.h"
#include "region/thread.h"
#include "sampling/mask.h"
#include "sampling/sample.h"
#include "sampling/signal.h"

extern int __sigaction(int number, const struct sigaction *action, struct sigaction *old);

bool signal_ends, signal_may_end;

/* What the program asked of our signal, if it only asked for the default or to ignore it. */
static struct sigaction asked;

/* What the program has for those that were ours, and which they are. */
static struct sigaction left[NSIG];
static uint64_t left_numbers;

/* The newest descriptors that were made with our signal taken out of their set. */
#define FILES 16u

static struct {
    int file;
    uint64_t set;
} without_ours[FILES];
static uint32_t files_made;

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

static void note_refusal(const struct sigaction *action)
{
    if (action->sa_handler != SIG_DFL && action->sa_handler != SIG_IGN && (action->sa_flags & SA_RESTART) == 0)
        signal_end_calls();
}

/* An alternate stack is small: our handler must not come on top of the program's there. */
static int act(int number, const struct sigaction *action, struct sigaction *old)
{
    struct sigaction changed;
    /* libc refuses other numbers before it looks at the action. */
    bool valid = number > 0 && number < NSIG && (number < __SIGRTMIN || number >= SIGRTMIN);
    bool add = valid && action != NULL && sample_signal != 0 && (action->sa_flags & SA_ONSTACK) != 0 &&
               sigismember(&action->sa_mask, sample_signal) == 0;
    bool added = valid && (__atomic_load_n(&mask_is_ours, __ATOMIC_RELAXED) & bit(number)) != 0;
    int result;

    if (valid && action != NULL)
        note_refusal(action);
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

void signal_leave_stack(struct region_thread *t)
{
    uint64_t ours, mask = 0;
    sigset_t set;

    if (__atomic_load_n(&mask_is_ours, __ATOMIC_RELAXED) == 0 || sample_signal == 0 || filter_installed ||
        arch_sp() - t->stack_low < t->stack_high - t->stack_low)
        return;
    sample_postpone(t);
    system_call(SYS_rt_sigprocmask, SIG_BLOCK, 0, (long)&mask, 8, 0, 0);
    ours = bit(sample_signal);
    if ((mask & ours) == 0 || (t->flags & THREAD_MASKED) != 0)
        return;
    sigemptyset(&set);
    memcpy(&set, &mask, sizeof mask);
    if (mask_means_all(&set)) /* the handler's own mask, which stays */
        mask_want(t, true);
    system_call(SYS_rt_sigprocmask, SIG_UNBLOCK, (long)&ours, 0, 8, 0, 0);
}

/* ---- those that were ours ---- */

static bool was_ours(int number)
{
    return number > 0 && number < NSIG && (__atomic_load_n(&left_numbers, __ATOMIC_ACQUIRE) & bit(number)) != 0;
}

void signal_send_again(int number, siginfo_t *info)
{
    uint32_t process = system_process_id();
    long result;

    if (info->si_code == SI_TKILL)
        result = system_call(SYS_rt_tgsigqueueinfo, process, system_thread_id(), number, (long)info, 0, 0);
    else
        result = system_call(SYS_rt_sigqueueinfo, process, number, (long)info, 0, 0, 0);
    if (result < 0) /* only the first thread may say who sent it */
        system_call(SYS_kill, process, number, 0, 0, 0, 0);
}

static void install_left(int number);

/* In front of the program's handler. Ticks that were on their way are dropped, and a thread that believes that it blocks
 * the signal blocks it from now on. */
static void pass(int number, siginfo_t *info, void *context)
{
    struct region_thread *t = thread_current();
    struct sigaction *action = &left[number];
    void (*handler)(int, siginfo_t *, void *) = action->sa_sigaction;
    bool ours = sample_is_ours(info), wanted = t != NULL && thread_signal(t, THREAD_WANTED_AT) == number;

    if (ours || wanted) {
        int saved = errno;

        if (t != NULL && (t->flags & THREAD_MASKED) == 0 && !mask_settled(t))
            mask_settle_context(t, context);
        if (!ours)
            signal_send_again(number, info);
        if ((action->sa_flags & (int)SA_RESETHAND) != 0)
            install_left(number);
        errno = saved;
        return;
    }
    if (action->sa_handler == SIG_DFL) {
        sample_default(number);
        return;
    }
    if ((action->sa_flags & (int)SA_RESETHAND) != 0)
        action->sa_handler = SIG_DFL;
    handler(number, info, context);
}

static void install_left(int number)
{
    struct sigaction action = left[number];

    if (action.sa_handler == SIG_DFL)
        action.sa_flags = SA_RESTART;
    if (action.sa_handler != SIG_IGN) {
        action.sa_sigaction = pass;
        action.sa_flags |= SA_SIGINFO;
    }
    act(number, &action, NULL);
}

/* Descriptors from which the program reads signals get the number, too. */
void signal_leave(int number)
{
    left[number] = asked;
    asked = (struct sigaction){.sa_flags = 0};
    __atomic_fetch_or(&left_numbers, bit(number), __ATOMIC_RELEASE);
    install_left(number);
    for (uint32_t i = 0; i < FILES && i < files_made; i++)
        if ((without_ours[i].set & bit(number)) != 0)
            system_call(SYS_signalfd4, without_ours[i].file, (long)&without_ours[i].set, 8, 0, 0, 0);
}

static int act_left(int number, const struct sigaction *action, struct sigaction *old)
{
    struct sigaction before = left[number];

    if (action != NULL) {
        left[number] = *action;
        install_left(number);
    }
    if (old != NULL)
        *old = before;
    return 0;
}

/* ---- what the program calls ---- */

EXPORT int sigaction(int number, const struct sigaction *restrict action,
                     struct sigaction *restrict old)
{
    struct sigaction before = asked;

    child_notice();
    if (was_ours(number))
        return act_left(number, action, old);
    if (!is_ours(number))
        return act(number, action, old);
    if (action != NULL && action->sa_handler != SIG_DFL && action->sa_handler != SIG_IGN) {
        sample_move();
        return act_left(number, action, old);
    }
    if (action != NULL) {
        asked = *action;
        sample_ignored = action->sa_handler == SIG_IGN;
    }
    if (old != NULL)
        *old = before;
    return 0;
}

/* As the kernel has it. */
struct kernel_action {
    void *handler;
    unsigned long flags;
    void *restorer;
    uint64_t mask;
};

bool signal_act_by_number(long number, long action, long old, long size, long *result)
{
    const struct kernel_action *given = (const struct kernel_action *)action;
    struct sigaction wanted, before;

    if (size != 8 || (action != 0 && !memory_readable((uint64_t)action, sizeof *given)))
        return false;
    memset(&wanted, 0, sizeof wanted);
    if (given != NULL) {
        wanted.sa_handler = (sighandler_t)(uintptr_t)given->handler;
        wanted.sa_flags = (int)given->flags;
        memcpy(&wanted.sa_mask, &given->mask, sizeof given->mask);
        note_refusal(&wanted);
    }
    if ((!is_ours((int)number) && !was_ours((int)number)) ||
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
    if (is_ours(number) || was_ours(number) || next == NULL)
        return set_handler(number, handler, SA_RESTART);
    return next(number, handler);
}

EXPORT sighandler_t __sysv_signal(int number, sighandler_t handler)
{
    static sighandler_t (*next)(int, sighandler_t);

    FIND(next, "__sysv_signal");
    signal_end_calls();
    if (is_ours(number) || was_ours(number) || next == NULL)
        return set_handler(number, handler, (int)SA_RESETHAND | SA_NODEFER);
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
    if (wanted || (sigismember(mask, sample_signal) == 1 && mask_means_all(mask)))
        sigaddset(mask, sample_signal);
    else
        sigdelset(mask, sample_signal);
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
    if (set != NULL && how != SIG_UNBLOCK && sample_signal != 0 && mask_means_ours(set))
        sample_move();
    if (sample_signal == 0)
        return next(how, set, old);
    wanted = thread_signal(t, THREAD_WANTED_AT) == sample_signal;
    member = set != NULL && sigismember(set, sample_signal) == 1;
    result = next(how, how == SIG_UNBLOCK ? set : mask_take_out(set, &room), old);
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
    if (result == 0 && sample_signal != 0)
        sigdelset(set, sample_signal);
    return result;
}

static void remember(int file, const sigset_t *set)
{
    uint32_t place = 0;

    while (place < FILES && place < files_made && without_ours[place].file != file)
        place++;
    if (place == FILES)
        place = files_made % FILES;
    without_ours[place].file = file;
    memcpy(&without_ours[place].set, set, sizeof(uint64_t));
    if (place >= files_made || place == files_made % FILES)
        files_made++;
}

EXPORT int signalfd(int file, const sigset_t *set, int flags)
{
    static int (*next)(int, const sigset_t *, int);
    sigset_t room;
    int result;

    FIND(next, "signalfd");
    child_notice();
    if (thread_current() == NULL || sample_signal == 0 || !memory_given(set, sizeof(uint64_t)) ||
        sigismember(set, sample_signal) != 1)
        return next(file, set, flags);
    if (!mask_means_all(set)) {
        sample_move();
        return next(file, set, flags);
    }
    result = next(file, mask_take_out(set, &room), flags);
    if (result >= 0)
        remember(result, set);
    return result;
}
