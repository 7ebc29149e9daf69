/* longjmp through our wrappers, and changes of context. The counts of such a call stand, its time does not; what matters is that the thread is no
 * longer taken to be inside it. What leaves by another way, an exception say, the next call or sample finds out. */

#include "calls/jump.h"

#include <errno.h>
#include <setjmp.h>
#include <stddef.h>
#include <ucontext.h>

#include "ground/export.h"
#include "linking/next.h"
#include "region/memory.h"
#include "sampling/mask.h"
#include "sampling/sample.h"
#include "sampling/signal.h"
#include "sampling/timer.h"

typedef void jump_function(void *, int);

/* Of a jump buffer the target's frame is not known portably (it is mangled), so a jump inside the call itself, within
 * the MPI library say, ends it for us, too. Those are rare and cost one call's time. */
static void jump(jump_function *next, void *buffer, int value) __attribute__((noreturn));

/* The mask that comes back tells whether the program believed our signal blocked when it was saved; it never is in it. */
static void restore_mask(struct region_thread *t, const void *buffer)
{
#ifdef __GLIBC__
    const struct __jmp_buf_tag *saved = buffer;

    if (saved->__mask_was_saved == 0 || timer_signal == 0)
        return;
    mask_want(t, mask_means_all((const sigset_t *)&saved->__saved_mask));
#else
    (void)t;
    (void)buffer;
#endif
}

static void jump(jump_function *next, void *buffer, int value)
{
    struct region_thread *t = thread_current();

    if (t != NULL) {
        if ((t->flags & THREAD_IN_HANDLER) != 0)
            sample_abandon(t);
        jump_forget_calls(t);
        t->math_sp = 0;
        restore_mask(t, buffer);
        signal_leave_stack(t);
    }
    next(buffer, value);
    __builtin_unreachable();
}

#define JUMPS(name)                             \
    EXPORT void name(jmp_buf buffer, int value) \
    {                                           \
        static jump_function *next;             \
                                                \
        FIND(next, #name);                      \
        jump(next, buffer, value);              \
    }

JUMPS(longjmp)
JUMPS(_longjmp)
JUMPS(siglongjmp)
JUMPS(__longjmp_chk)

/* A context carries a mask. The one that is left may be in the middle of a call, below a handler that takes turns: should
 * it go on, it finds the call over. */
static void switch_context(const ucontext_t *to)
{
    struct region_thread *t = thread_current();
    int error = errno;

    if (t == NULL)
        return;
    if ((t->flags & THREAD_IN_HANDLER) != 0)
        sample_abandon(t);
    jump_forget_calls(t);
    t->math_sp = 0;
    if (timer_signal != 0 && memory_readable((uint64_t)&to->uc_sigmask, sizeof(uint64_t)))
        mask_want(t, mask_means_all(&to->uc_sigmask));
    errno = error;
}

/* These must end in a jump, since they may come back more than once: the build looks after it. */
EXPORT int setcontext(const ucontext_t *to)
{
    static int (*next)(const ucontext_t *);

    FIND(next, "setcontext");
    switch_context(to);
    return next(to);
}

EXPORT int swapcontext(ucontext_t *restrict from, const ucontext_t *restrict to)
{
    static int (*next)(ucontext_t *, const ucontext_t *);

    FIND(next, "swapcontext");
    switch_context(to);
    return next(from, to);
}
