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

/* CPUID 0x80000007, bit 8 of EDX: invariant TSC. */
static inline bool arch_cycles_constant(void)
{
    uint32_t a, b, c, d;

    return __get_cpuid(0x80000007, &a, &b, &c, &d) != 0 && (d & 0x100) != 0;
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

static inline uint64_t arch_context_pc(const ucontext_t *context)
{
    return (uint64_t)context->uc_mcontext.gregs[REG_RIP];
}
