#include "sampling/signal.h"

#include <errno.h>
#include <stddef.h>
#include <string.h>

#include "ground/arch.h"
#include "ground/export.h"
#include "ground/filter.h"
#include "ground/signal_set.h"
#include "ground/system.h"
#include "linking/next.h"
#include "sampling/mask.h"
#include "sampling/timer.h"

bool signal_ends, signal_may_end;

/* What the program asked of our signal, if it only asked for the default or to ignore it. */
struct sigaction signal_asked;

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

int signal_act_in_libc(int number, const struct sigaction *action, struct sigaction *old)
{
    static int (*next)(int, const struct sigaction *, struct sigaction *);

    FIND(next, "__sigaction");
    if (next == NULL) {
        errno = ENOSYS;
        return -1;
    }
    return next(number, action, old);
}

bool signal_is_ours(int number)
{
    return number != 0 && number == __atomic_load_n(&timer_signal, __ATOMIC_ACQUIRE);
}

static uint64_t bit(int number)
{
    return UINT64_C(1) << (number - 1);
}

void signal_note(const struct sigaction *action)
{
    if (action->sa_handler != SIG_DFL && action->sa_handler != SIG_IGN && (action->sa_flags & SA_RESTART) == 0)
        signal_end_calls();
}

/* An alternate stack is small: our handler must not come on top of the program's there. */
int signal_act(int number, const struct sigaction *action, struct sigaction *old)
{
    struct sigaction changed;
    /* libc refuses other numbers before it looks at the action. */
    bool valid = number > 0 && number < NSIG && (number < __SIGRTMIN || number >= SIGRTMIN);
    bool add = valid && action != NULL && timer_signal != 0 && (action->sa_flags & SA_ONSTACK) != 0 &&
               !signals_have(&action->sa_mask, timer_signal);
    bool added = valid && (__atomic_load_n(&mask_is_ours, __ATOMIC_RELAXED) & bit(number)) != 0;
    int result;

    if (valid && action != NULL)
        signal_note(action);
    if (add) {
        changed = *action;
        signals_add(&changed.sa_mask, timer_signal);
        action = &changed;
    }
    result = signal_act_in_libc(number, action, old);
    if (result != 0)
        return result;
    if (old != NULL && added)
        signals_remove(&old->sa_mask, timer_signal);
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

    if (__atomic_load_n(&mask_is_ours, __ATOMIC_RELAXED) == 0 || timer_signal == 0 || filter_installed ||
        arch_sp() - t->stack_low < t->stack_high - t->stack_low)
        return;
    timer_postpone(t);
    system_call(SYS_rt_sigprocmask, SIG_BLOCK, 0, (long)&mask, 8, 0, 0);
    ours = bit(timer_signal);
    if ((mask & ours) == 0 || (t->flags & THREAD_MASKED) != 0)
        return;
    memset(&set, 0, sizeof set);
    memcpy(&set, &mask, sizeof mask);
    if (mask_means_all(&set)) /* the handler's own mask, which stays */
        mask_want(t, true);
    system_mask(SIG_UNBLOCK, ours);
}

/* ---- those that were ours ---- */

bool signal_was_ours(int number)
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

void signal_default(int number)
{
    const struct sigaction none = {.sa_flags = 0}; /* the default */
    uint64_t ours = bit(number);

    if (signal_act_in_libc(number, &none, NULL) != 0)
        return;
    system_call(SYS_tgkill, system_process_id(), system_thread_id(), number, 0, 0, 0);
    system_mask(SIG_UNBLOCK, ours);
}

static void install_left(int number);

/* In front of the program's handler. Ticks that were on their way are dropped, and a thread that believes that it blocks
 * the signal blocks it from now on. */
static void pass(int number, siginfo_t *info, void *context)
{
    struct region_thread *t = thread_current();
    const struct sigaction action = left[number]; /* once: another thread may change it */
    bool ours = timer_is_ours(info), wanted = t != NULL && thread_signal(t, THREAD_WANTED_AT) == number;

    if (ours || wanted) {
        int saved = errno;

        if (t != NULL && (t->flags & THREAD_MASKED) == 0 && !mask_settled(t))
            mask_settle_context(t, context);
        if (!ours)
            signal_send_again(number, info);
        if ((action.sa_flags & (int)SA_RESETHAND) != 0)
            install_left(number);
        errno = saved;
        return;
    }
    if (action.sa_handler == SIG_DFL) {
        signal_default(number);
        return;
    }
    if (action.sa_handler == SIG_IGN)
        return;
    if ((action.sa_flags & (int)SA_RESETHAND) != 0)
        left[number].sa_handler = SIG_DFL;
    action.sa_sigaction(number, info, context);
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
    signal_act(number, &action, NULL);
}

/* Descriptors from which the program reads signals get the number, too. */
void signal_leave(int number)
{
    left[number] = signal_asked;
    signal_asked = (struct sigaction){.sa_flags = 0};
    __atomic_fetch_or(&left_numbers, bit(number), __ATOMIC_RELEASE);
    install_left(number);
    for (uint32_t i = 0; i < FILES && i < files_made; i++)
        if ((without_ours[i].set & bit(number)) != 0)
            system_call(SYS_signalfd4, without_ours[i].file, (long)&without_ours[i].set, 8, 0, 0, 0);
}

int signal_act_left(int number, const struct sigaction *action, struct sigaction *old)
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

void signal_without_ours(int file, const sigset_t *set)
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
