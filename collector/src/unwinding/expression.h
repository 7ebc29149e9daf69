/* DWARF expressions, as far as unwind tables use them: arithmetic on registers and memory of the stack.
 * Safe in a handler; time and memory are bounded. */

#ifndef STEELYARD_EXPRESSION_H
#define STEELYARD_EXPRESSION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "unwinding/registers.h"

/* The bytes of the stack that may be read. */
struct stack {
    uint64_t low, high;
};

static inline bool stack_read(const struct stack *stack, uint64_t address, uint64_t *value)
{
    if (address < stack->low || stack->high < sizeof *value || address > stack->high - sizeof *value)
        return false;
    __builtin_memcpy(value, (const void *)address, sizeof *value);
    return true;
}

/* With `initial` pushed first if it is not NULL (the CFA, for a register's rule). False when anything is unknown, out of
 * bounds or not understood. */
bool expression_value(const uint8_t *code, size_t size, const struct registers *registers, const struct stack *stack,
                      const uint64_t *initial, uint64_t *value);

#endif
