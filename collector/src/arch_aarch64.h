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
