/* longjmp and exceptions through our wrappers. The counts of such a call stand, its time does not; what matters is that
 * the thread is no longer taken to be inside it. The handler heals what escapes here. */

#include "jump.h"

#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>

#include "arch.h"
#include "export.h"
#include "next.h"

typedef void jump_function(void *, int);

/* Of a jump buffer the target's frame is not known portably (it is mangled), so a jump inside the call itself, within
 * the MPI library say, ends it for us, too. Those are rare and cost one call's time. */
static void jump(jump_function *next, void *buffer, int value) __attribute__((noreturn));

static void jump(jump_function *next, void *buffer, int value)
{
    jump_forget_call(thread_current());
    next(buffer, value);
    __builtin_unreachable();
}

EXPORT void longjmp(jmp_buf buffer, int value)
{
    static jump_function *next;

    FIND(next, "longjmp");
    jump(next, buffer, value);
}

EXPORT void _longjmp(jmp_buf buffer, int value)
{
    static jump_function *next;

    FIND(next, "_longjmp");
    jump(next, buffer, value);
}

EXPORT void siglongjmp(sigjmp_buf buffer, int value)
{
    static jump_function *next;

    FIND(next, "siglongjmp");
    jump(next, buffer, value);
}

EXPORT void __longjmp_chk(jmp_buf buffer, int value)
{
    static jump_function *next;

    FIND(next, "__longjmp_chk");
    jump(next, buffer, value);
}

/* A C++ handler has been reached: if the call's frame lies below, an exception has left the call. */
EXPORT void *__cxa_begin_catch(void *exception)
{
    static void *(*next)(void *);
    struct region_thread *t = thread_current();
    uint64_t sp = arch_sp();

    if (t != NULL && !call_idle(t) && sp > t->call_sp && sp < t->stack_high && t->call_sp >= t->stack_low)
        jump_forget_call(t);
    FIND(next, "__cxa_begin_catch");
    return next(exception);
}
