/* Tables of unwind information: from an address to the entry that covers it. Reads .eh_frame_hdr and .eh_frame of one object.
 * Safe in a handler: no state, no allocation, bounded time, and no read outside the bounds given. */

#ifndef STEELYARD_FDE_H
#define STEELYARD_FDE_H

#include <stdbool.h>
#include <stdint.h>

#include "unwinding/cursor.h"

/* One object's table. Addresses are those of this process; nothing outside [readable_low, readable_high) is read. */
struct cfi_table {
    uint64_t eh_frame_hdr;
    uint64_t readable_low, readable_high;
};

enum cfi_found {
    CFI_ROW,   /* here it is */
    CFI_NONE,  /* the table does not cover the address */
    CFI_BAD,   /* the table is damaged or uses something unknown */
};

/* What the entries of several functions have in common. */
struct cie {
    struct cursor instructions;
    uint64_t code_factor;
    int64_t data_factor;
    uint64_t return_register;
    uint8_t encoding; /* of the addresses in its FDEs */
    bool augmented;   /* its FDEs have augmentation data */
    bool signal_frame;
};

/* One function's entry. */
struct fde {
    struct cie cie;
    struct cursor instructions;
    uint64_t start, size;
};

/* The entry that covers the address: CFI_ROW. */
enum cfi_found fde_find(const struct cfi_table *table, uint64_t address, struct fde *fde);

/* An address in the entry's instructions. */
uint64_t fde_address(const struct fde *fde, const struct cfi_table *table, struct cursor *cursor);

/* The table's bytes from an address on; bad where that lies outside. */
struct cursor fde_bytes_at(const struct cfi_table *table, uint64_t address);

#endif
