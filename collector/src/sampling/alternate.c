/* Some programs' code runs with the stack pointer in memory of its own, with no room below it: Erlang's does, in its heap.
 * Their handlers all run on alternate stacks, and so must ours. Elsewhere it must not: such a stack is mostly for faults that
 * never come, so that it may be too small for us, or given back long ago, and nobody has noticed. What tells them apart is
 * that they put a sigaction of their own in front of libc's, so that no library's handler forgets. */

#include "sampling/alternate.h"

#include <stddef.h>
#include <sys/auxv.h>

#include "gen/losses.h"
#include "linking/next.h"
#include "linking/object.h"
#include "region/thread.h"
#include "sampling/fault.h"
#include "sampling/sample.h"
#include "sampling/timer.h"

#define LEAST 2048u        /* the kernel's frame, where the kernel does not say */
#define LITTLE 512u        /* what a handler needs to begin */
#define HANDLER (6u * 1024) /* ours, with what it walks stacks by; tests/hostile/alternate.c measures it */

#ifndef AT_MINSIGSTKSZ
#define AT_MINSIGSTKSZ 51
#endif

bool alternate_for_all;

static bool has_stack, has_handler;

static bool has_sigaction(void)
{
    void *first = object_find("sigaction", object_each);

    return first != NULL && !object_in_ours((uint64_t)first);
}

static void decide(void)
{
    if (has_stack && has_handler && !alternate_for_all && has_sigaction())
        sample_on_alternate();
}

void alternate_note(void)
{
    if (__builtin_expect(!has_handler, 0)) {
        has_handler = true;
        decide();
    }
}

size_t alternate_frame(void)
{
    size_t frame = getauxval(AT_MINSIGSTKSZ);

    return frame > LEAST ? frame : LEAST;
}

/* Whether it has that much room beside the kernel's frame. */
static bool has_room(const stack_t *stack, size_t room)
{
    return (stack->ss_flags & SS_DISABLE) != 0 || stack->ss_size >= alternate_frame() + room;
}

EXPORT int sigaltstack(const stack_t *restrict stack, stack_t *restrict old)
{
    static int (*next)(const stack_t *restrict, stack_t *restrict);
    struct region_thread *t = thread_self;
    bool roomy;
    int result;

    FIND(next, "sigaltstack");
    result = next(stack, old);
    if (result != 0 || stack == NULL)
        return result;
    if (!has_room(stack, LITTLE))
        fault_leave_alternate();
    roomy = has_room(stack, HANDLER);
    if (roomy && (stack->ss_flags & SS_DISABLE) == 0) {
        has_stack = true;
        decide();
    }
    if (!roomy && alternate_for_all && t != NULL && t->timer != 0) {
        timer_stop(t);
        region_lose(LOSS_SMALL_STACK);
    }
    return result;
}
