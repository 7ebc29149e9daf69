/* x86-64: the time stamp counter, where it runs at a constant rate on all cores. */

#include <cpuid.h>
#include <stdbool.h>
#include <stdint.h>
#include <ucontext.h>

static inline uint64_t arch_cycles(void)
{
    uint32_t low, high;

    __asm__ volatile("rdtsc" : "=a"(low), "=d"(high));
    return (uint64_t)high << 32 | low;
}

/* CPUID 0x80000007, bit 8 of EDX: invariant TSC. Every 64-bit processor has that leaf; to ask whether it has is another
 * question, which a virtual machine's host answers, in microseconds. */
static inline bool arch_cycles_constant(void)
{
    uint32_t a, b, c, d;

    __cpuid(0x80000007, a, b, c, d);
    return (d & 0x100) != 0;
}

static inline uint64_t arch_context_sp(const ucontext_t *context)
{
    return (uint64_t)context->uc_mcontext.gregs[REG_RSP];
}

static inline uint64_t arch_sp(void)
{
    uint64_t sp;

    __asm__ volatile("mov %%rsp, %0" : "=r"(sp));
    return sp;
}

/* Calls the function with the stack that ends at `top`, a multiple of 16. */
static inline void arch_call_on(uint64_t top, void (*function)(void *), void *argument)
{
    __asm__ volatile("mov %%rsp, %%rbx\n\tmov %0, %%rsp\n\tcall *%1\n\tmov %%rbx, %%rsp"
                     : "+r"(top), "+r"(function), "+D"(argument)
                     :
                     : "rax", "rbx", "rcx", "rdx", "rsi", "r8", "r9", "r10", "r11", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4",
                       "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15", "cc",
                       "memory");
}

static inline uint64_t arch_context_pc(const ucontext_t *context)
{
    return (uint64_t)context->uc_mcontext.gregs[REG_RIP];
}

/* The number of the system call that the context is about to make, or to make again after a signal; else -1. */
static inline long arch_context_call(const ucontext_t *context)
{
    const unsigned char *at = (const unsigned char *)arch_context_pc(context);

    return at[0] == 0x0F && at[1] == 0x05 ? (long)context->uc_mcontext.gregs[REG_RAX] : -1;
}

/* Of a relocation: the word becomes the address of a symbol. */
static inline bool arch_relocation_is_address(uint64_t type)
{
    return type == 1 || type == 6 || type == 7; /* R_X86_64_64, _GLOB_DAT, _JUMP_SLOT */
}
