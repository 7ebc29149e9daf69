#include "unwinding/trampoline.h"

#include <stddef.h>
#include <string.h>

#include "region/memory.h"

#if defined(__x86_64__)

/* One trampoline: its bytes, and where the stack is at each instruction in it. */
struct shape {
    uint8_t bytes[12];
    uint8_t size;
    uint8_t called; /* offset of the instruction after the call */
    /* By offset in the bytes: words from rsp to the CFA; 0 inside an instruction. */
    uint8_t words[12];
    /* Likewise: words from the CFA down to the saved rbp, 0 while it is not saved. */
    uint8_t saved[12];
};

static const struct shape SHAPES[] = {
    {
        /* sub $8,%rsp; call *%rcx; add $8,%rsp; ret */
        .bytes = {0x48, 0x83, 0xec, 0x08, 0xff, 0xd1, 0x48, 0x83, 0xc4, 0x08, 0xc3},
        .size = 11,
        .called = 6,
        .words = {1, 0, 0, 0, 2, 0, 2, 0, 0, 0, 1},
    },
    {
        /* push %rbp; mov %rsp,%rbp; call *%rcx; pop %rbp; ret */
        .bytes = {0x55, 0x48, 0x89, 0xe5, 0xff, 0xd1, 0x5d, 0xc3},
        .size = 8,
        .called = 6,
        .words = {1, 2, 0, 0, 2, 0, 2, 1},
        .saved = {0, 2, 0, 0, 2, 0, 2, 0},
    },
};

static rule_t rule_in_shape(const struct shape *shape, unsigned offset)
{
    uint64_t words = shape->words[offset], saved = shape->saved[offset];

    return RULE_FRAME | (uint64_t)REGISTER_SP << RULE_REGISTER_AT | words << RULE_OFFSET_AT | saved << RULE_FP_AT |
           UINT64_C(1) << RULE_RETURN_AT;
}

static bool shape_at(const struct shape *shape, uint64_t start)
{
    return memory_readable(start, shape->size) && memcmp((const void *)start, shape->bytes, shape->size) == 0;
}

rule_t trampoline_rule(uint64_t pc, bool returned)
{
    for (size_t i = 0; i < sizeof SHAPES / sizeof SHAPES[0]; i++) {
        const struct shape *shape = &SHAPES[i];

        for (unsigned offset = returned ? shape->called : 0; offset < shape->size; offset++) {
            if (shape->words[offset] != 0 && shape_at(shape, pc - offset))
                return rule_in_shape(shape, offset);
            if (returned)
                break;
        }
    }
    return RULE_EMPTY;
}

#else

/* Not known for this processor: the frame record that the trampoline keeps serves. */
rule_t trampoline_rule(uint64_t pc, bool returned)
{
    (void)pc;
    (void)returned;
    return RULE_EMPTY;
}

#endif
