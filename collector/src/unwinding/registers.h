/* What the unwinder must know about a processor: its DWARF register numbers, and where a signal left the registers.
 * No state; safe anywhere. */

#ifndef STEELYARD_REGISTERS_H
#define STEELYARD_REGISTERS_H

#include <stdbool.h>
#include <stdint.h>
#include <ucontext.h>

#if defined(__x86_64__)
#include "unwinding/registers_x86_64.h"
#elif defined(__aarch64__)
#include "unwinding/registers_aarch64.h"
#else
#error "The unwinder knows x86-64 and AArch64; add collector/src/unwinding/registers_<name>.h for another processor."
#endif

/* The registers of one frame, by DWARF number. A value counts only where its bit in `known` is set: a register that a
 * callee may have overwritten without saving it is not known in the caller. */
struct registers {
    uint64_t value[REGISTERS];
    uint64_t pc;
    uint64_t known;
};

static inline bool register_known(const struct registers *registers, unsigned number)
{
    return number < REGISTERS && (registers->known >> number & 1) != 0;
}

static inline void register_set(struct registers *registers, unsigned number, uint64_t value)
{
    registers->value[number] = value;
    registers->known |= UINT64_C(1) << number;
}

#endif
