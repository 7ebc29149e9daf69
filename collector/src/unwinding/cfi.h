/* Call frame information: from an address to the row of rules that lead to the caller's frame.
 * Safe in a handler: no state, no allocation, bounded time, and no read outside the bounds given. */

#ifndef STEELYARD_CFI_H
#define STEELYARD_CFI_H

#include <stdbool.h>
#include <stdint.h>

#include "unwinding/fde.h"
#include "unwinding/registers.h"

/* How one register of the caller is found. */
enum cfi_kind {
    CFI_UNSPECIFIED,      /* the table says nothing: as it is */
    CFI_SAME,             /* as it is */
    CFI_UNDEFINED,        /* lost; for the return address: this is the outermost frame */
    CFI_OFFSET,           /* in memory at CFA + value */
    CFI_VAL_OFFSET,       /* is CFA + value */
    CFI_REGISTER,         /* in register `value` */
    CFI_EXPRESSION,       /* in memory at the expression's result, the CFA on its stack */
    CFI_VAL_EXPRESSION,   /* is the expression's result, likewise */
};

/* An expression is a length and that many bytes; `value` is then the address of the length. */
struct cfi_rule {
    int64_t value;
    uint8_t kind;
};

/* The rules in force at one address. The CFA, the canonical frame address, is the stack pointer of the caller. */
struct cfi_row {
    struct cfi_rule rule[REGISTERS];
    struct cfi_rule cfa;      /* CFI_OFFSET: register cfa_register + value; CFI_EXPRESSION */
    uint32_t cfa_register;
    uint32_t return_register; /* whose rule leads to the return address */
    bool signal_frame;        /* the caller was interrupted: its pc is exact */
    bool signed_return;       /* AArch64: the return address carries a signature */
};

enum cfi_found cfi_row_at(const struct cfi_table *table, uint64_t address, struct cfi_row *row);

/* The bytes of a rule that is an expression. */
struct cursor cfi_expression(const struct cfi_table *table, const struct cfi_rule *rule);

#endif
