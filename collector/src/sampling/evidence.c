#include "sampling/evidence.h"

#include "gen/records.h"

#if defined(__x86_64__)

#include "unwinding/registers.h"

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

#else

bool evidence_take(const ucontext_t *context, uint64_t *words)
{
    (void)context;
    (void)words;
    return false;
}

#endif
