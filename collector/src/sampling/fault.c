#include "sampling/fault.h"

#include <errno.h>
#include <stddef.h>
#include <string.h>
#include <ucontext.h>

#include "ground/arch.h"
#include "ground/filter.h"
#include "ground/signal_set.h"
#include "ground/system.h"
#include "region/region.h"
#include "region/thread.h"
#include "sampling/alternate.h"
#include "sampling/sample.h"
#include "sampling/signal.h"

static const int numbers[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
#define COUNT (sizeof numbers / sizeof *numbers)

#define RESTORER 0x04000000 /* SA_RESTORER, which libc adds and shows */

static bool opened, never_on_alternate;

/* What the program has asked for in setting the default, where it has. */
static struct {
    struct sigaction action;
    bool set;
} asked[COUNT];

static size_t place_of(int number)
{
    size_t i = 0;

    while (i < COUNT && numbers[i] != number)
        i++;
    return i;
}

/* The first is the cause. */
static bool note(int number, const siginfo_t *info)
{
    uint32_t none = 0;

    if (region == NULL || region_pending || filter_installed || filter_clock || region->pid != system_process_id() ||
        !__atomic_compare_exchange_n(&region->fault_signal, &none, (uint32_t)number, false, __ATOMIC_RELAXED,
                                     __ATOMIC_RELAXED))
        return false;
    region->fault_code = info->si_code;
    region->fault_address = info->si_code > 0 ? (uint64_t)(uintptr_t)info->si_addr : 0;
    region->fault_tid = system_thread_id();
    return true;
}

#define ROOM (8u * 1024)   /* for a last sample, with what it walks the stack by */
#define STACK (64u * 1024) /* another one */
#define LITTLE 1024u       /* for the handler to come that far */

struct last {
    struct region_thread *thread;
    const ucontext_t *context;
};

static void take(void *last)
{
    sample_fault(((struct last *)last)->thread, ((struct last *)last)->context);
}

/* An alternate stack may have room for little more than the kernel's frame: then there is another one, up to the end. */
static void take_last(struct region_thread *t, const ucontext_t *context)
{
    const stack_t *alternate = &context->uc_stack;
    uint64_t sp = arch_sp(), low = (uint64_t)(uintptr_t)alternate->ss_sp;
    bool roomy = sp - low < alternate->ss_size ? sp - low >= ROOM : sp - t->stack_low >= ROOM;
    struct last last = {t, context};
    char *other;

    if (roomy) {
        take(&last);
        return;
    }
    other = system_memory(STACK);
    if (other != NULL)
        arch_call_on((uint64_t)(other + STACK), take, &last);
}

/* The kernel has set the default when it called this (SA_RESETHAND), whatever happens here. The signal comes again as it was,
 * where it was, once this returns; a fault that could not be sent happens again by itself. */
static void fault(int number, siginfo_t *info, void *context)
{
    int saved = errno;
    uint32_t process = system_process_id(), thread = system_thread_id();

    if (note(number, info) && thread_self != NULL)
        take_last(thread_self, context);
    if (system_call(SYS_rt_tgsigqueueinfo, process, thread, number, (long)info, 0, 0) < 0 && info->si_code <= 0)
        system_call(SYS_tgkill, process, thread, number, 0, 0, 0);
    errno = saved;
}

static struct sigaction ours(void)
{
    struct sigaction action;

    memset(&action, 0, sizeof action);
    action.sa_sigaction = fault;
    action.sa_flags = (int)(SA_SIGINFO | SA_RESTART | SA_RESETHAND) | (never_on_alternate ? 0 : SA_ONSTACK);
    memset(&action.sa_mask, 0xFF, sizeof action.sa_mask);
    for (size_t i = 0; i < COUNT; i++)
        signals_remove(&action.sa_mask, numbers[i]);
    return action;
}

static bool is_ours(const struct sigaction *action)
{
    return (action->sa_flags & SA_SIGINFO) != 0 && action->sa_sigaction == fault;
}

void fault_open(void)
{
    struct sigaction action = ours(), before;

    for (size_t i = 0; i < COUNT && !opened; i++)
        if (signal_act_in_libc(numbers[i], &action, &before) == 0 && before.sa_handler != SIG_DFL)
            signal_act_in_libc(numbers[i], &before, NULL);
    opened = true;
}

/* Another one in its place, where it still is. */
static void replace(size_t i, const struct sigaction *action)
{
    struct sigaction now;

    if (signal_act_in_libc(numbers[i], NULL, &now) == 0 && is_ours(&now))
        signal_act_in_libc(numbers[i], action, NULL);
}

void fault_leave_alternate(void)
{
    struct sigaction action;

    if (never_on_alternate)
        return;
    never_on_alternate = true;
    action = ours();
    for (size_t i = 0; i < COUNT && opened; i++)
        replace(i, &action);
}

void fault_before_abort(void)
{
    stack_t now = {.ss_flags = 0};
    size_t i = place_of(SIGABRT);

    if (opened && system_call(SYS_sigaltstack, 0, (long)&now, 0, 0, 0, 0) == 0 && (now.ss_flags & SS_ONSTACK) != 0 &&
        arch_sp() - (uint64_t)(uintptr_t)now.ss_sp < alternate_frame() + LITTLE)
        replace(i, &asked[i].action);
}

void fault_drop(void)
{
    if (!opened)
        return;
    opened = false;
    for (size_t i = 0; i < COUNT; i++)
        replace(i, &asked[i].action);
}

bool fault_is(int number)
{
    return opened && place_of(number) < COUNT;
}

int fault_act(int number, const struct sigaction *action, struct sigaction *old)
{
    size_t i = place_of(number);
    bool resets = action != NULL && action->sa_handler == SIG_DFL;
    struct sigaction place = ours(), before;
    int result = signal_act(number, resets ? &place : action, &before);

    if (result != 0)
        return result;
    if (is_ours(&before)) {
        struct sigaction told = asked[i].action;

        if (asked[i].set) {
            told.sa_flags |= before.sa_flags & RESTORER;
            told.sa_restorer = before.sa_restorer;
        }
        before = told;
    }
    if (resets) {
        asked[i].action = *action;
        asked[i].set = true;
    }
    if (old != NULL)
        *old = before;
    return 0;
}

sighandler_t fault_told(int number, sighandler_t set, sighandler_t told)
{
    if (set == SIG_DFL && told != SIG_ERR) {
        struct sigaction none;

        memset(&none, 0, sizeof none);
        fault_act(number, &none, NULL);
    }
    return told == (sighandler_t)(uintptr_t)fault ? SIG_DFL : told;
}
