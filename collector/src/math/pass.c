#include "math/math_call.h"

#include <stddef.h>

/* Where all routines go, with their number in a register that no argument is in, and with the registers and the stack that they
 * were called with: math_pass() of those without real numbers by value, math_pass_reals(). The words on the stack are copied, as
 * many as the routine has. */

#if defined(__x86_64__)
_Static_assert(sizeof(struct math_frame) <= 160, "as below: what comes before the words ends 48 bytes below the frame's pointer");
#define PASS(name, save_reals, load_reals) \
    __asm__(".text\n" \
            ".hidden " #name "\n" \
            ".hidden math_enter\n" \
            ".hidden math_leave\n" \
            ".globl " #name "\n" \
            ".type " #name ", @function\n" #name ":\n" \
            ".cfi_startproc\n" \
            "pushq %rbp\n" \
            ".cfi_def_cfa_offset 16\n" \
            ".cfi_offset %rbp, -16\n" \
            "movq %rsp, %rbp\n" \
            ".cfi_def_cfa_register %rbp\n" \
            "subq $208, %rsp\n" \
            "movq %rdi, -48(%rbp)\n" \
            "movq %rsi, -40(%rbp)\n" \
            "movq %rdx, -32(%rbp)\n" \
            "movq %rcx, -24(%rbp)\n" \
            "movq %r8, -16(%rbp)\n" \
            "movq %r9, -8(%rbp)\n" save_reals "movq %rsp, %rdi\n" \
            "movl %r11d, %esi\n" \
            "leaq -48(%rbp), %rdx\n" \
            "movq 8(%rbp), %rcx\n" \
            "call math_enter\n" \
            "movq %rax, %r11\n" \
            "testq %rdx, %rdx\n" \
            "je 2f\n" \
            "leaq 1(%rdx), %rcx\n" \
            "andq $-2, %rcx\n" \
            "shlq $3, %rcx\n" \
            "subq %rcx, %rsp\n" \
            "1: movq 8(%rbp,%rdx,8), %rax\n" \
            "movq %rax, -8(%rsp,%rdx,8)\n" \
            "decq %rdx\n" \
            "jne 1b\n" \
            "2: movq -48(%rbp), %rdi\n" \
            "movq -40(%rbp), %rsi\n" \
            "movq -32(%rbp), %rdx\n" \
            "movq -24(%rbp), %rcx\n" \
            "movq -16(%rbp), %r8\n" \
            "movq -8(%rbp), %r9\n" load_reals "movl $8, %eax\n" /* as to a function that takes any number of arguments */ \
            "call *%r11\n" \
            "movq %rax, -48(%rbp)\n" \
            "movq %rdx, -40(%rbp)\n" \
            "movsd %xmm0, -208(%rbp)\n" \
            "movsd %xmm1, -200(%rbp)\n" \
            "leaq -208(%rbp), %rdi\n" \
            "movq %rax, %rsi\n" \
            "call math_leave\n" \
            "movq -48(%rbp), %rax\n" \
            "movq -40(%rbp), %rdx\n" \
            "movsd -208(%rbp), %xmm0\n" \
            "movsd -200(%rbp), %xmm1\n" \
            "leave\n" \
            ".cfi_def_cfa %rsp, 8\n" \
            ".cfi_restore %rbp\n" \
            "ret\n" \
            ".cfi_endproc\n" \
            ".size " #name ", . - " #name "\n")
PASS(math_pass, "", "");
PASS(math_pass_reals,
     "movsd %xmm0, -208(%rbp)\n"
     "movsd %xmm1, -200(%rbp)\n"
     "movsd %xmm2, -192(%rbp)\n"
     "movsd %xmm3, -184(%rbp)\n"
     "movsd %xmm4, -176(%rbp)\n"
     "movsd %xmm5, -168(%rbp)\n"
     "movsd %xmm6, -160(%rbp)\n"
     "movsd %xmm7, -152(%rbp)\n",
     "movsd -208(%rbp), %xmm0\n"
     "movsd -200(%rbp), %xmm1\n"
     "movsd -192(%rbp), %xmm2\n"
     "movsd -184(%rbp), %xmm3\n"
     "movsd -176(%rbp), %xmm4\n"
     "movsd -168(%rbp), %xmm5\n"
     "movsd -160(%rbp), %xmm6\n"
     "movsd -152(%rbp), %xmm7\n");
#elif defined(__aarch64__)
_Static_assert(sizeof(struct math_frame) <= 152, "as below: what comes before the words ends 72 bytes below the caller's stack");
#define PASS(name, save_reals, load_reals) \
    __asm__(".text\n" \
            ".hidden " #name "\n" \
            ".hidden math_enter\n" \
            ".hidden math_leave\n" \
            ".globl " #name "\n" \
            ".type " #name ", %function\n" #name ":\n" \
            ".cfi_startproc\n" \
            "stp x29, x30, [sp, -240]!\n" \
            ".cfi_def_cfa_offset 240\n" \
            ".cfi_offset x29, -240\n" \
            ".cfi_offset x30, -232\n" \
            "mov x29, sp\n" \
            ".cfi_def_cfa_register x29\n" \
            "str x8, [x29, 168]\n" /* where a result is to lie in memory */ \
            "stp x0, x1, [x29, 176]\n" \
            "stp x2, x3, [x29, 192]\n" \
            "stp x4, x5, [x29, 208]\n" \
            "stp x6, x7, [x29, 224]\n" save_reals "add x0, x29, 16\n" \
            "mov w1, w9\n" \
            "add x2, x29, 176\n" \
            "mov x3, x30\n" \
            "bl math_enter\n" \
            "mov x16, x0\n" \
            "cbz x1, 2f\n" \
            "add x2, x1, 1\n" \
            "and x2, x2, -2\n" \
            "sub sp, sp, x2, lsl 3\n" \
            "mov x4, sp\n" \
            "add x3, x29, 240\n" \
            "1: sub x1, x1, 1\n" \
            "ldr x5, [x3, x1, lsl 3]\n" \
            "str x5, [x4, x1, lsl 3]\n" \
            "cbnz x1, 1b\n" \
            "2: ldr x8, [x29, 168]\n" \
            "ldp x0, x1, [x29, 176]\n" \
            "ldp x2, x3, [x29, 192]\n" \
            "ldp x4, x5, [x29, 208]\n" \
            "ldp x6, x7, [x29, 224]\n" load_reals "blr x16\n" \
            "mov sp, x29\n" \
            "stp x0, x1, [x29, 176]\n" \
            "stp d0, d1, [x29, 16]\n" \
            "stp d2, d3, [x29, 32]\n" \
            "mov x1, x0\n" \
            "add x0, x29, 16\n" \
            "bl math_leave\n" \
            "ldp x0, x1, [x29, 176]\n" \
            "ldp d0, d1, [x29, 16]\n" \
            "ldp d2, d3, [x29, 32]\n" \
            "mov sp, x29\n" \
            "ldp x29, x30, [sp], 240\n" \
            ".cfi_def_cfa sp, 0\n" \
            ".cfi_restore x29\n" \
            ".cfi_restore x30\n" \
            "ret\n" \
            ".cfi_endproc\n" \
            ".size " #name ", . - " #name "\n")
PASS(math_pass, "", "");
PASS(math_pass_reals,
     "stp d0, d1, [x29, 16]\n"
     "stp d2, d3, [x29, 32]\n"
     "stp d4, d5, [x29, 48]\n"
     "stp d6, d7, [x29, 64]\n",
     "ldp d0, d1, [x29, 16]\n"
     "ldp d2, d3, [x29, 32]\n"
     "ldp d4, d5, [x29, 48]\n"
     "ldp d6, d7, [x29, 64]\n");
#endif
