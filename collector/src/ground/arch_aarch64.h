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

/* Calls the function with the stack that ends at `top`, a multiple of 16. */
static inline void arch_call_on(uint64_t top, void (*function)(void *), void *argument)
{
    register void *first __asm__("x0") = argument;

    __asm__ volatile("mov x19, sp\n\tmov sp, %1\n\tblr %2\n\tmov sp, x19"
                     : "+r"(first)
                     : "r"(top), "r"(function)
                     : "x1", "x2", "x3", "x4", "x5", "x6", "x7", "x8", "x9", "x10", "x11", "x12", "x13", "x14", "x15", "x16",
                       "x17", "x18", "x19", "x30", "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11",
                       "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25",
                       "v26", "v27", "v28", "v29", "v30", "v31", "cc", "memory");
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
