#include "sampling/evidence.h"

#include "gen/records.h"

#if defined(__x86_64__)

#include <linux/futex.h>
#include <sys/syscall.h>

#include "unwinding/registers.h"

#define PAGE UINT64_C(4096)
#define XMM_REGISTERS 16
#define FIRST_MASK CONTEXT_REGISTERS
#define CONTROL (FIRST_MASK + 1)

_Static_assert(CONTROL + 1 == SAMPLE_WORDS, "general registers, masks, MXCSR");

/* Exponent 0 and a mantissa that is not: so look small integers, too. */
static uint64_t single(uint32_t bits)
{
    return (bits & 0x7F800000u) == 0 && (bits & 0x7FFFFFu) != 0;
}

static uint64_t twice(uint32_t low, uint32_t high)
{
    return (high & 0x7FF00000u) == 0 && (low | (high & 0xFFFFFu)) != 0;
}

bool evidence_take(const ucontext_t *context, uint64_t *words)
{
    const struct _libc_fpstate *floating = context->uc_mcontext.fpregs;
    uint64_t masks = 0;

    for (unsigned n = 0; n < CONTEXT_REGISTERS; n++)
        words[n] = context_register(context, n);
    for (unsigned n = 0; floating != NULL && n < XMM_REGISTERS; n++) {
        const uint32_t *part = floating->_xmm[n].element;

        /* Most are 0. */
        if ((part[0] | part[1] | part[2] | part[3]) == 0)
            continue;
        masks |= twice(part[0], part[1]) << n;
        masks |= (twice(part[0], part[1]) | twice(part[2], part[3])) << (XMM_REGISTERS + n);
        masks |= single(part[0]) << (2 * XMM_REGISTERS + n);
        masks |= (single(part[0]) | single(part[1]) | single(part[2]) | single(part[3])) << (3 * XMM_REGISTERS + n);
    }
    words[FIRST_MASK] = masks;
    words[CONTROL] = floating != NULL ? floating->mxcsr : 0;
    return true;
}

/* The kernel has set a call that begins again back to its instruction, of two bytes, and left in RCX where that one ends. */
bool evidence_sleeps(const ucontext_t *context, uint64_t *words)
{
    const greg_t *registers = context->uc_mcontext.gregs;
    uint64_t address = (uint64_t)registers[REG_RDI];
    int operation = (int)registers[REG_RSI] & FUTEX_CMD_MASK;

    if (registers[REG_RCX] != registers[REG_RIP] + 2 ||
        (registers[REG_RAX] != SYS_futex && registers[REG_RAX] != SYS_restart_syscall) ||
        (operation != FUTEX_WAIT && operation != FUTEX_WAIT_BITSET && operation != FUTEX_LOCK_PI && operation != FUTEX_LOCK_PI2))
        return false;
    words[0] = address;
    /* Nobody says that what the kernel waits at has more behind it; but it has, where the page goes on. */
    words[1] = (address & (PAGE - 1)) <= PAGE - 12 ? *(const uint32_t *)(address + 8) : 0;
    return true;
}

#else

bool evidence_take(const ucontext_t *context, uint64_t *words)
{
    (void)context;
    (void)words;
    return false;
}

bool evidence_sleeps(const ucontext_t *context, uint64_t *words)
{
    (void)context;
    (void)words;
    return false;
}

#endif
