/* From an address to its row in three steps.
 *
 *  .eh_frame_hdr   version, three encodings, address of .eh_frame, count, then a sorted table of pairs
 *                  (first address of a function, address of its FDE): a binary search.
 *  FDE             length, distance back to its CIE, first address, size, instructions.
 *  CIE             length, 0, version, augmentation text, alignment factors, return address register, instructions.
 *
 * Running the CIE's instructions and then the FDE's until they pass the address gives the row. Everything read goes
 * through a cursor, so a damaged table ends in CFI_BAD or in a row of nonsense, never in a read out of bounds. */

#include "unwinding/cfi.h"

#include <string.h>

#include "unwinding/cursor.h"

enum {
    REMEMBER_DEPTH = 8,     /* compilers nest one or two */
    LINEAR_ENTRIES = 4096,  /* most entries looked at where the sorted table is missing */
    INSTRUCTIONS = 1 << 16, /* most in one CIE or FDE; the longest seen in the wild have a few thousand */
};

/* Pointer encodings: the low four bits say how it is stored, the next three what it is relative to. */
enum {
    ENCODED_ABSOLUTE = 0x00,
    ENCODED_ULEB = 0x01,
    ENCODED_U2 = 0x02,
    ENCODED_U4 = 0x03,
    ENCODED_U8 = 0x04,
    ENCODED_SLEB = 0x09,
    ENCODED_S2 = 0x0a,
    ENCODED_S4 = 0x0b,
    ENCODED_S8 = 0x0c,
    ENCODED_FORMAT = 0x0f,
    RELATIVE_PC = 0x10,
    RELATIVE_DATA = 0x30,
    RELATIVE_FUNCTION = 0x40,
    RELATIVE_MASK = 0x70,
    ENCODED_INDIRECT = 0x80,
    ENCODED_OMIT = 0xff,
};

/* ---- reading ---- */

static struct cursor cursor_at(const struct cfi_table *table, uint64_t address)
{
    struct cursor cursor = {.at = (const uint8_t *)address, .end = (const uint8_t *)table->readable_high};

    if (address < table->readable_low || address > table->readable_high) {
        cursor.at = cursor.end;
        cursor.bad = true;
    }
    return cursor;
}

struct encoded {
    uint8_t encoding;
    uint64_t data;     /* base of RELATIVE_DATA: .eh_frame_hdr */
    uint64_t function; /* base of RELATIVE_FUNCTION */
};

static uint64_t encoded_format(struct cursor *cursor, uint8_t encoding)
{
    switch (encoding & ENCODED_FORMAT) {
    case ENCODED_ABSOLUTE:
    case ENCODED_U8:
        return cursor_unsigned(cursor, 8);
    case ENCODED_S8:
        return (uint64_t)cursor_signed(cursor, 8);
    case ENCODED_U4:
        return cursor_unsigned(cursor, 4);
    case ENCODED_S4:
        return (uint64_t)cursor_signed(cursor, 4);
    case ENCODED_U2:
        return cursor_unsigned(cursor, 2);
    case ENCODED_S2:
        return (uint64_t)cursor_signed(cursor, 2);
    case ENCODED_ULEB:
        return cursor_uleb(cursor);
    case ENCODED_SLEB:
        return (uint64_t)cursor_sleb(cursor);
    default:
        cursor_fail(cursor);
        return 0;
    }
}

static uint64_t read_encoded(struct cursor *cursor, const struct cfi_table *table, const struct encoded *how)
{
    uint64_t place = (uint64_t)cursor->at;
    uint64_t value = encoded_format(cursor, how->encoding);

    if (value == 0)
        return 0; /* no pointer, whatever it would be relative to */
    switch (how->encoding & RELATIVE_MASK) {
    case 0:
        break;
    case RELATIVE_PC:
        value += place;
        break;
    case RELATIVE_DATA:
        value += how->data;
        break;
    case RELATIVE_FUNCTION:
        value += how->function;
        break;
    default:
        cursor_fail(cursor);
        return 0;
    }
    if ((how->encoding & ENCODED_INDIRECT) != 0) {
        struct cursor target = cursor_at(table, value);

        value = cursor_unsigned(&target, 8);
        if (target.bad)
            cursor_fail(cursor);
    }
    return value;
}

/* ---- CIE and FDE ---- */

/* The body of an entry: what follows its length. Empty at the end of the section. */
static struct cursor entry_body(struct cursor *section)
{
    uint64_t length = cursor_unsigned(section, 4);

    if (length == 0xffffffff)
        length = cursor_unsigned(section, 8);
    return cursor_take(section, length);
}

struct cie {
    struct cursor instructions;
    uint64_t code_factor;
    int64_t data_factor;
    uint64_t return_register;
    uint8_t encoding; /* of the addresses in its FDEs */
    bool augmented;   /* its FDEs have augmentation data */
    bool signal_frame;
};

struct fde {
    struct cie cie;
    struct cursor instructions;
    uint64_t start, size;
};

/* The letters after 'z'. One that is not known ends the list: its data are skipped as a whole, but for the encoding of
 * the addresses, which must have come before it. */
static void read_augmentation(struct cie *cie, const uint8_t *letters, struct cursor data)
{
    for (; *letters != '\0'; letters++) {
        switch (*letters) {
        case 'R':
            cie->encoding = (uint8_t)cursor_unsigned(&data, 1);
            break;
        case 'P': {
            uint8_t encoding = (uint8_t)cursor_unsigned(&data, 1);

            encoded_format(&data, encoding);
            break;
        }
        case 'L':
            cursor_skip(&data, 1);
            break;
        case 'S':
            cie->signal_frame = true;
            break;
        case 'B': /* AArch64: return addresses are signed with the second key */
        case 'G':
            break;
        default:
            return;
        }
    }
}

static bool read_cie(const struct cfi_table *table, uint64_t address, struct cie *cie)
{
    struct cursor section = cursor_at(table, address);
    struct cursor body = entry_body(&section);
    const uint8_t *letters;
    uint64_t version;
    size_t length;

    *cie = (struct cie){.encoding = ENCODED_ABSOLUTE};
    if (body.bad || cursor_unsigned(&body, 4) != 0)
        return false;
    version = cursor_unsigned(&body, 1);
    letters = body.at;
    length = strnlen((const char *)letters, cursor_rest(&body));
    cursor_skip(&body, length + 1);
    if (body.bad || (version != 1 && version != 3 && version != 4))
        return false;
    if (version == 4)
        cursor_skip(&body, 2); /* sizes of an address and of a segment selector */
    cie->code_factor = cursor_uleb(&body);
    cie->data_factor = cursor_sleb(&body);
    cie->return_register = version == 1 ? cursor_unsigned(&body, 1) : cursor_uleb(&body);
    if (letters[0] == 'z') {
        cie->augmented = true;
        read_augmentation(cie, letters + 1, cursor_take(&body, cursor_uleb(&body)));
    } else if (letters[0] != '\0') {
        return false;
    }
    cie->instructions = body;
    return !body.bad && cie->return_register < REGISTERS;
}

/* Reads the entry at `address`. False if it is no FDE, or damaged. */
static bool read_fde(const struct cfi_table *table, uint64_t address, struct fde *fde)
{
    struct cursor section = cursor_at(table, address);
    struct cursor body = entry_body(&section);
    uint64_t place = (uint64_t)body.at;
    uint64_t back = cursor_unsigned(&body, 4);
    struct encoded how = {.data = table->eh_frame_hdr};

    if (body.bad || back == 0 || back > place || !read_cie(table, place - back, &fde->cie))
        return false;
    how.encoding = fde->cie.encoding;
    fde->start = read_encoded(&body, table, &how);
    fde->size = encoded_format(&body, fde->cie.encoding);
    if (fde->cie.augmented)
        cursor_skip(&body, cursor_uleb(&body));
    fde->instructions = body;
    return !body.bad;
}

static bool fde_covers(const struct fde *fde, uint64_t address)
{
    return address - fde->start < fde->size;
}

/* ---- .eh_frame_hdr ---- */

struct header {
    uint64_t eh_frame;
    uint64_t count;
    struct cursor entries;
    struct encoded how;
    size_t width; /* bytes of one pointer, 0 where they vary: then there is no searching */
};

static size_t encoded_width(uint8_t encoding)
{
    switch (encoding & ENCODED_FORMAT) {
    case ENCODED_U2:
    case ENCODED_S2:
        return 2;
    case ENCODED_U4:
    case ENCODED_S4:
        return 4;
    case ENCODED_ABSOLUTE:
    case ENCODED_U8:
    case ENCODED_S8:
        return 8;
    default:
        return 0;
    }
}

static bool read_header(const struct cfi_table *table, struct header *header)
{
    struct cursor cursor = cursor_at(table, table->eh_frame_hdr);
    uint64_t version = cursor_unsigned(&cursor, 1);
    struct encoded eh_frame = {.encoding = (uint8_t)cursor_unsigned(&cursor, 1), .data = table->eh_frame_hdr};
    struct encoded count = {.encoding = (uint8_t)cursor_unsigned(&cursor, 1), .data = table->eh_frame_hdr};

    header->how = (struct encoded){.encoding = (uint8_t)cursor_unsigned(&cursor, 1), .data = table->eh_frame_hdr};
    if (version != 1 || eh_frame.encoding == ENCODED_OMIT)
        return false;
    header->eh_frame = read_encoded(&cursor, table, &eh_frame);
    header->count = 0;
    header->width = 0;
    if (count.encoding != ENCODED_OMIT && header->how.encoding != ENCODED_OMIT) {
        header->count = read_encoded(&cursor, table, &count);
        header->width = encoded_width(header->how.encoding);
    }
    header->entries = cursor;
    return !cursor.bad;
}

/* A pointer of the sorted table: field 0 is a function's address, field 1 that of its FDE. */
static uint64_t header_pointer(const struct cfi_table *table, const struct header *header, uint64_t entry, size_t field)
{
    struct cursor cursor = header->entries;

    cursor_skip(&cursor, (2 * entry + field) * header->width);
    return read_encoded(&cursor, table, &header->how);
}

static enum cfi_found search_sorted(const struct cfi_table *table, struct header *header, uint64_t address,
                                    struct fde *fde)
{
    uint64_t low = 0, high = header->count;

    if (high > cursor_rest(&header->entries) / (2 * header->width))
        return CFI_BAD;
    while (low < high) {
        uint64_t middle = low + (high - low) / 2;

        if (header_pointer(table, header, middle, 0) <= address)
            low = middle + 1;
        else
            high = middle;
    }
    if (low == 0)
        return CFI_NONE;
    if (!read_fde(table, header_pointer(table, header, low - 1, 1), fde))
        return CFI_BAD;
    return fde_covers(fde, address) ? CFI_ROW : CFI_NONE;
}

/* Without a sorted table, entry after entry. */
static enum cfi_found search_linear(const struct cfi_table *table, uint64_t eh_frame, uint64_t address,
                                    struct fde *fde)
{
    struct cursor section = cursor_at(table, eh_frame);

    for (int i = 0; i < LINEAR_ENTRIES && !section.bad; i++) {
        uint64_t place = (uint64_t)section.at;
        struct cursor body = entry_body(&section);

        if (cursor_rest(&body) == 0)
            break;
        if (read_fde(table, place, fde) && fde_covers(fde, address))
            return CFI_ROW;
    }
    return CFI_NONE;
}

static enum cfi_found find_fde(const struct cfi_table *table, uint64_t address, struct fde *fde)
{
    struct header header;

    if (!read_header(table, &header))
        return CFI_BAD;
    if (header.width == 0)
        return search_linear(table, header.eh_frame, address, fde);
    return search_sorted(table, &header, address, fde);
}

/* ---- instructions ---- */

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

static void set_location(struct machine *machine, struct cursor *cursor)
{
    struct encoded how = {.encoding = machine->fde->cie.encoding, .data = machine->table->eh_frame_hdr};

    machine->location = read_encoded(cursor, machine->table, &how);
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
        set_location(machine, cursor);
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
    enum cfi_found found = find_fde(table, address, &fde);

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
    struct cursor cursor = cursor_at(table, (uint64_t)rule->value);

    return cursor_take(&cursor, cursor_uleb(&cursor));
}
