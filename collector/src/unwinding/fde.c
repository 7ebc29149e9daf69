/* From an address to its entry in two steps.
 *
 *  .eh_frame_hdr   version, three encodings, address of .eh_frame, count, then a sorted table of pairs
 *                  (first address of a function, address of its FDE): a binary search.
 *  FDE             length, distance back to its CIE, first address, size, instructions.
 *  CIE             length, 0, version, augmentation text, alignment factors, return address register, instructions.
 *
 * Everything read goes through a cursor, so a damaged table ends in CFI_BAD or in nonsense, never in a read out of bounds. */

#include "unwinding/fde.h"

#include <string.h>

#include "ground/text.h"
#include "unwinding/registers.h"

#define LINEAR_ENTRIES 4096 /* most entries looked at where the sorted table is missing */

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

struct cursor fde_bytes_at(const struct cfi_table *table, uint64_t address)
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
        struct cursor target = fde_bytes_at(table, value);

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
    struct cursor section = fde_bytes_at(table, address);
    struct cursor body = entry_body(&section);
    const uint8_t *letters;
    uint64_t version;
    size_t length;

    *cie = (struct cie){.encoding = ENCODED_ABSOLUTE};
    if (body.bad || cursor_unsigned(&body, 4) != 0)
        return false;
    version = cursor_unsigned(&body, 1);
    letters = body.at;
    length = text_length((const char *)letters, cursor_rest(&body));
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
    struct cursor section = fde_bytes_at(table, address);
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
    struct cursor cursor = fde_bytes_at(table, table->eh_frame_hdr);
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
    struct cursor section = fde_bytes_at(table, eh_frame);

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

enum cfi_found fde_find(const struct cfi_table *table, uint64_t address, struct fde *fde)
{
    struct header header;

    if (!read_header(table, &header))
        return CFI_BAD;
    if (header.width == 0)
        return search_linear(table, header.eh_frame, address, fde);
    return search_sorted(table, &header, address, fde);
}

uint64_t fde_address(const struct fde *fde, const struct cfi_table *table, struct cursor *cursor)
{
    struct encoded how = {.encoding = fde->cie.encoding, .data = table->eh_frame_hdr};

    return read_encoded(cursor, table, &how);
}
