/* Running the CIE's instructions and then the FDE's until they pass the address gives the row. */

#include "unwinding/cfi.h"

#include <string.h>

enum {
    REMEMBER_DEPTH = 8,     /* compilers nest one or two */
    INSTRUCTIONS = 1 << 16, /* most in one CIE or FDE; the longest seen in the wild have a few thousand */
};

/* The first byte of an instruction: the high two bits are an operation with its operand in the low six, or 0 and the
 * low six are the operation. */
enum {
    CFA_ADVANCE_LOC = 0x40,
    CFA_OFFSET = 0x80,
    CFA_RESTORE = 0xc0,
    CFA_NOP = 0x00,
    CFA_SET_LOC = 0x01,
    CFA_ADVANCE_LOC1 = 0x02,
    CFA_ADVANCE_LOC2 = 0x03,
    CFA_ADVANCE_LOC4 = 0x04,
    CFA_OFFSET_EXTENDED = 0x05,
    CFA_RESTORE_EXTENDED = 0x06,
    CFA_UNDEFINED = 0x07,
    CFA_SAME_VALUE = 0x08,
    CFA_REGISTER = 0x09,
    CFA_REMEMBER_STATE = 0x0a,
    CFA_RESTORE_STATE = 0x0b,
    CFA_DEF_CFA = 0x0c,
    CFA_DEF_CFA_REGISTER = 0x0d,
    CFA_DEF_CFA_OFFSET = 0x0e,
    CFA_DEF_CFA_EXPRESSION = 0x0f,
    CFA_EXPRESSION = 0x10,
    CFA_OFFSET_EXTENDED_SF = 0x11,
    CFA_DEF_CFA_SF = 0x12,
    CFA_DEF_CFA_OFFSET_SF = 0x13,
    CFA_VAL_OFFSET = 0x14,
    CFA_VAL_OFFSET_SF = 0x15,
    CFA_VAL_EXPRESSION = 0x16,
    CFA_AARCH64_NEGATE_RA_STATE_WITH_PC = 0x2c,
    CFA_AARCH64_NEGATE_RA_STATE = 0x2d, /* the same number as SPARC's window save */
    CFA_GNU_ARGS_SIZE = 0x2e,
    CFA_GNU_NEGATIVE_OFFSET_EXTENDED = 0x2f,
};

struct machine {
    const struct cfi_table *table;
    const struct fde *fde;
    uint64_t target;        /* the address whose row is wanted */
    uint64_t location;      /* the address that the instructions have reached */
    struct cfi_row *row;
    const struct cfi_row *initial; /* after the CIE's instructions; NULL while they run */
    struct cfi_row remembered[REMEMBER_DEPTH];
    unsigned depth;
};

/* Registers past those we follow (vector registers, say) may be named in any table; their rules are of no use here. */
static void set_rule(struct machine *machine, uint64_t number, enum cfi_kind kind, int64_t value)
{
    if (number < REGISTERS)
        machine->row->rule[number] = (struct cfi_rule){.kind = (uint8_t)kind, .value = value};
}

static void set_expression(struct machine *machine, struct cursor *cursor, uint64_t number, enum cfi_kind kind)
{
    set_rule(machine, number, kind, (int64_t)(uint64_t)cursor->at);
    cursor_skip(cursor, cursor_uleb(cursor));
}

static void restore_rule(struct machine *machine, uint64_t number)
{
    if (number < REGISTERS && machine->initial != NULL)
        machine->row->rule[number] = machine->initial->rule[number];
}

static void set_cfa(struct machine *machine, struct cursor *cursor, uint64_t number, int64_t offset)
{
    if (number >= REGISTERS) {
        cursor_fail(cursor);
        return;
    }
    machine->row->cfa_register = (uint32_t)number;
    machine->row->cfa = (struct cfi_rule){.kind = CFI_OFFSET, .value = offset};
}

/* Only a CFA that is register + offset can have one of the two replaced. */
static void set_cfa_offset(struct machine *machine, struct cursor *cursor, int64_t offset)
{
    if (machine->row->cfa.kind != CFI_OFFSET)
        cursor_fail(cursor);
    machine->row->cfa.value = offset;
}

static void set_cfa_register(struct machine *machine, struct cursor *cursor, uint64_t number)
{
    if (machine->row->cfa.kind != CFI_OFFSET)
        cursor_fail(cursor);
    set_cfa(machine, cursor, number, machine->row->cfa.value);
}

static void set_cfa_expression(struct machine *machine, struct cursor *cursor)
{
    machine->row->cfa = (struct cfi_rule){.kind = CFI_EXPRESSION, .value = (int64_t)(uint64_t)cursor->at};
    cursor_skip(cursor, cursor_uleb(cursor));
}

static void remember_state(struct machine *machine, struct cursor *cursor)
{
    if (machine->depth == REMEMBER_DEPTH)
        cursor_fail(cursor);
    else
        machine->remembered[machine->depth++] = *machine->row;
}

static void restore_state(struct machine *machine, struct cursor *cursor)
{
    if (machine->depth == 0)
        cursor_fail(cursor);
    else
        *machine->row = machine->remembered[--machine->depth];
}

static void advance(struct machine *machine, uint64_t delta)
{
    machine->location += delta * machine->fde->cie.code_factor;
}

/* The product of two numbers of the table; it may wrap where the table is nonsense. */
static int64_t scaled(const struct machine *machine, uint64_t value)
{
    return (int64_t)(value * (uint64_t)machine->fde->cie.data_factor);
}

static void run_extended(struct machine *machine, struct cursor *cursor, uint8_t operation)
{
    uint64_t number;

    switch (operation) {
    case CFA_NOP:
        break;
    case CFA_SET_LOC:
        machine->location = fde_address(machine->fde, machine->table, cursor);
        break;
    case CFA_ADVANCE_LOC1:
        advance(machine, cursor_unsigned(cursor, 1));
        break;
    case CFA_ADVANCE_LOC2:
        advance(machine, cursor_unsigned(cursor, 2));
        break;
    case CFA_ADVANCE_LOC4:
        advance(machine, cursor_unsigned(cursor, 4));
        break;
    case CFA_OFFSET_EXTENDED:
        number = cursor_uleb(cursor);
        set_rule(machine, number, CFI_OFFSET, scaled(machine, cursor_uleb(cursor)));
        break;
    case CFA_OFFSET_EXTENDED_SF:
        number = cursor_uleb(cursor);
        set_rule(machine, number, CFI_OFFSET, scaled(machine, (uint64_t)cursor_sleb(cursor)));
        break;
    case CFA_GNU_NEGATIVE_OFFSET_EXTENDED:
        number = cursor_uleb(cursor);
        set_rule(machine, number, CFI_OFFSET, scaled(machine, -cursor_uleb(cursor)));
        break;
    case CFA_VAL_OFFSET:
        number = cursor_uleb(cursor);
        set_rule(machine, number, CFI_VAL_OFFSET, scaled(machine, cursor_uleb(cursor)));
        break;
    case CFA_VAL_OFFSET_SF:
        number = cursor_uleb(cursor);
        set_rule(machine, number, CFI_VAL_OFFSET, scaled(machine, (uint64_t)cursor_sleb(cursor)));
        break;
    case CFA_RESTORE_EXTENDED:
        restore_rule(machine, cursor_uleb(cursor));
        break;
    case CFA_UNDEFINED:
        set_rule(machine, cursor_uleb(cursor), CFI_UNDEFINED, 0);
        break;
    case CFA_SAME_VALUE:
        set_rule(machine, cursor_uleb(cursor), CFI_SAME, 0);
        break;
    case CFA_REGISTER:
        number = cursor_uleb(cursor);
        set_rule(machine, number, CFI_REGISTER, (int64_t)cursor_uleb(cursor));
        break;
    case CFA_REMEMBER_STATE:
        remember_state(machine, cursor);
        break;
    case CFA_RESTORE_STATE:
        restore_state(machine, cursor);
        break;
    case CFA_DEF_CFA:
        number = cursor_uleb(cursor);
        set_cfa(machine, cursor, number, (int64_t)cursor_uleb(cursor));
        break;
    case CFA_DEF_CFA_SF:
        number = cursor_uleb(cursor);
        set_cfa(machine, cursor, number, scaled(machine, (uint64_t)cursor_sleb(cursor)));
        break;
    case CFA_DEF_CFA_REGISTER:
        set_cfa_register(machine, cursor, cursor_uleb(cursor));
        break;
    case CFA_DEF_CFA_OFFSET:
        set_cfa_offset(machine, cursor, (int64_t)cursor_uleb(cursor));
        break;
    case CFA_DEF_CFA_OFFSET_SF:
        set_cfa_offset(machine, cursor, scaled(machine, (uint64_t)cursor_sleb(cursor)));
        break;
    case CFA_DEF_CFA_EXPRESSION:
        set_cfa_expression(machine, cursor);
        break;
    case CFA_EXPRESSION:
        set_expression(machine, cursor, cursor_uleb(cursor), CFI_EXPRESSION);
        break;
    case CFA_VAL_EXPRESSION:
        set_expression(machine, cursor, cursor_uleb(cursor), CFI_VAL_EXPRESSION);
        break;
    case CFA_AARCH64_NEGATE_RA_STATE:
    case CFA_AARCH64_NEGATE_RA_STATE_WITH_PC:
        machine->row->signed_return = !machine->row->signed_return;
        break;
    case CFA_GNU_ARGS_SIZE:
        cursor_uleb(cursor);
        break;
    default:
        cursor_fail(cursor);
    }
}

/* Runs until the instructions end or pass the target; those of a CIE have no location and all run. */
static bool run(struct machine *machine, struct cursor cursor)
{
    for (unsigned steps = 0; cursor_rest(&cursor) > 0 && !cursor.bad; steps++) {
        uint8_t first = (uint8_t)cursor_unsigned(&cursor, 1);
        uint8_t operand = first & 0x3f;

        switch (first & 0xc0) {
        case CFA_ADVANCE_LOC:
            advance(machine, operand);
            break;
        case CFA_OFFSET:
            set_rule(machine, operand, CFI_OFFSET, scaled(machine, cursor_uleb(&cursor)));
            break;
        case CFA_RESTORE:
            restore_rule(machine, operand);
            break;
        default:
            run_extended(machine, &cursor, first);
        }
        if (machine->initial != NULL && machine->location > machine->target)
            break;
        if (steps == INSTRUCTIONS)
            return false;
    }
    return !cursor.bad;
}

enum cfi_found cfi_row_at(const struct cfi_table *table, uint64_t address, struct cfi_row *row)
{
    struct fde fde;
    struct cfi_row initial;
    struct machine machine; /* not set to zero as a whole: it is a few KiB, and most of it is never used */
    enum cfi_found found = fde_find(table, address, &fde);

    if (found != CFI_ROW)
        return found;
    memset(row, 0, sizeof *row);
    row->return_register = (uint32_t)fde.cie.return_register;
    row->signal_frame = fde.cie.signal_frame;
    machine.table = table;
    machine.fde = &fde;
    machine.target = address;
    machine.location = fde.start;
    machine.row = row;
    machine.initial = NULL;
    machine.depth = 0;
    if (!run(&machine, fde.cie.instructions))
        return CFI_BAD;
    initial = *row;
    machine.initial = &initial;
    machine.location = fde.start;
    if (!run(&machine, fde.instructions) || row->cfa.kind == CFI_UNSPECIFIED)
        return CFI_BAD;
    return CFI_ROW;
}

struct cursor cfi_expression(const struct cfi_table *table, const struct cfi_rule *rule)
{
    struct cursor cursor = fde_bytes_at(table, (uint64_t)rule->value);

    return cursor_take(&cursor, cursor_uleb(&cursor));
}
