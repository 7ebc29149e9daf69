/* vfork: the child runs on our memory, and on this stack, until it execs or exits, while we stand still. What it calls is
 * none of this thread's: the thread has no block meanwhile, and the child's descriptors leave the table alone.
 *
 * The child returns first and writes over the return address, so that this cannot be C: what must outlast the child is
 * in registers, of which each of the two has its own. */

#include "sampling/vfork.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>

#include "ground/export.h"
#include "ground/system.h"
#include "linking/next.h"
#include "sampling/timer.h"
#include "unwinding/module.h"

__thread uint32_t vfork_depth;

/* Another library may stand in front of libc's, too: it is not to be passed by. A process without a region has nothing
 * that a child could spoil. */
__attribute__((used)) HIDDEN any_function *vfork_other(void)
{
    static any_function *next, *near;

    FIND(next, "vfork");
    FIND(near, "getppid");
    if (region == NULL || module_find((uint64_t)next) != module_find((uint64_t)near))
        return next;
    return NULL;
}

static void change_mask(int how)
{
    uint64_t ours = timer_signal == 0 ? 0 : UINT64_C(1) << (timer_signal - 1);

    system_mask(how, ours);
}

/* The child, and what it execs, has the mask that the program believes it has. */
__attribute__((used)) struct region_thread *vfork_enter(void)
{
    struct region_thread *t = thread_self;

    if (t != NULL && (t->flags & THREAD_WANTS_MASKED) != 0)
        change_mask(SIG_BLOCK);
    vfork_depth++;
    thread_leave_block();
    return t;
}

__attribute__((used)) long vfork_leave(struct region_thread *t, long result)
{
    thread_return_to(t);
    if (vfork_depth != 0)
        vfork_depth--;
    if (t != NULL && (t->flags & THREAD_WANTS_MASKED) != 0)
        change_mask(SIG_UNBLOCK);
    if (result < 0 && result > -4096) {
        errno = (int)-result;
        result = -1;
    }
    return result;
}

#if defined(__x86_64__)
__asm__(".text\n"
        ".globl vfork\n"
        ".type vfork, @function\n"
        "vfork:\n"
        ".cfi_startproc\n"
        "subq $8, %rsp\n"
        ".cfi_adjust_cfa_offset 8\n"
        "call vfork_other\n"
        "testq %rax, %rax\n"
        "jne 2f\n"
        "call vfork_enter\n"
        "addq $8, %rsp\n"
        ".cfi_adjust_cfa_offset -8\n"
        "movq %rax, %rsi\n"
        "popq %rdi\n"
        ".cfi_adjust_cfa_offset -8\n"
        ".cfi_register %rip, %rdi\n"
        "movl $58, %eax\n"
        "syscall\n"
        "pushq %rdi\n"
        ".cfi_adjust_cfa_offset 8\n"
        ".cfi_offset %rip, -8\n"
        "testq %rax, %rax\n"
        "je 1f\n"
        "movq %rsi, %rdi\n"
        "movq %rax, %rsi\n"
        "jmp vfork_leave\n"
        "1: ret\n"
        ".cfi_adjust_cfa_offset 8\n"
        "2: addq $8, %rsp\n"
        ".cfi_adjust_cfa_offset -8\n"
        "jmp *%rax\n"
        ".cfi_endproc\n"
        ".size vfork, . - vfork\n");
#elif defined(__aarch64__)
__asm__(".text\n"
        ".globl vfork\n"
        ".type vfork, %function\n"
        "vfork:\n"
        ".cfi_startproc\n"
        "str x30, [sp, -16]!\n"
        ".cfi_adjust_cfa_offset 16\n"
        ".cfi_offset x30, -16\n"
        "bl vfork_other\n"
        "cbnz x0, 2f\n"
        "bl vfork_enter\n"
        "mov x10, x0\n"
        "ldr x30, [sp], 16\n"
        ".cfi_adjust_cfa_offset -16\n"
        ".cfi_restore x30\n"
        "mov x0, 0x4111\n" /* CLONE_VM | CLONE_VFORK | SIGCHLD */
        "mov x1, 0\n"
        "mov x2, 0\n"
        "mov x3, 0\n"
        "mov x4, 0\n"
        "mov x8, 220\n"
        "svc 0\n"
        "cbz x0, 1f\n"
        "mov x1, x0\n"
        "mov x0, x10\n"
        "b vfork_leave\n"
        "1: ret\n"
        ".cfi_adjust_cfa_offset 16\n"
        ".cfi_offset x30, -16\n"
        "2: mov x16, x0\n"
        "ldr x30, [sp], 16\n"
        ".cfi_adjust_cfa_offset -16\n"
        ".cfi_restore x30\n"
        "br x16\n"
        ".cfi_endproc\n"
        ".size vfork, . - vfork\n");
#endif
