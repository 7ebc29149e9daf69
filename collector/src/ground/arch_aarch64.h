/* AArch64: the virtual counter runs at a constant rate by definition. */

#include <stdbool.h>
#include <stdint.h>
#include <ucontext.h>

static inline uint64_t arch_cycles(void)
{
    uint64_t value;

    __asm__ volatile("mrs %0, cntvct_el0" : "=r"(value));
    return value;
}

static inline bool arch_cycles_constant(void)
{
    return true;
}

static inline uint64_t arch_context_sp(const ucontext_t *context)
{
    return context->uc_mcontext.sp;
}

static inline uint64_t arch_sp(void)
{
    uint64_t sp;

    __asm__ volatile("mov %0, sp" : "=r"(sp));
    return sp;
}

static inline uint64_t arch_context_pc(const ucontext_t *context)
{
    return context->uc_mcontext.pc;
}

/* The number of the system call that the context is about to make, or to make again after a signal; else -1. */
static inline long arch_context_call(const ucontext_t *context)
{
    const uint32_t *at = (const uint32_t *)arch_context_pc(context);

    return *at == 0xD4000001 ? (long)context->uc_mcontext.regs[8] : -1;
}

/* Of a relocation: the word becomes the address of a symbol. */
static inline bool arch_relocation_is_address(uint64_t type)
{
    return type == 257 || type == 1025 || type == 1026; /* R_AARCH64_ABS64, _GLOB_DAT, _JUMP_SLOT */
}
