/* Reading bytes that may be damaged: nothing outside [at, end) is ever read. After the first attempt to do so the cursor
 * is bad, every later value is 0, and the caller need ask only once. Safe in a handler. */

#ifndef STEELYARD_CURSOR_H
#define STEELYARD_CURSOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct cursor {
    const uint8_t *at, *end;
    bool bad;
};

static inline size_t cursor_rest(const struct cursor *cursor)
{
    return (size_t)(cursor->end - cursor->at);
}

static inline void cursor_fail(struct cursor *cursor)
{
    cursor->at = cursor->end;
    cursor->bad = true;
}

static inline void cursor_skip(struct cursor *cursor, uint64_t bytes)
{
    if (bytes > cursor_rest(cursor))
        cursor_fail(cursor);
    else
        cursor->at += bytes;
}

static inline uint64_t cursor_unsigned(struct cursor *cursor, size_t bytes)
{
    uint64_t value = 0;

    if (bytes > cursor_rest(cursor)) {
        cursor_fail(cursor);
        return 0;
    }
    memcpy(&value, cursor->at, bytes); /* both processors are little-endian */
    cursor->at += bytes;
    return value;
}

static inline int64_t cursor_signed(struct cursor *cursor, size_t bytes)
{
    unsigned unused = 64 - 8 * (unsigned)bytes;

    return (int64_t)(cursor_unsigned(cursor, bytes) << unused) >> unused;
}

/* Seven bits a byte, the lowest first; the eighth bit says that more follow. Bits past the 64th are dropped. */
static inline uint64_t cursor_uleb(struct cursor *cursor)
{
    uint64_t value = 0;
    uint8_t byte = 0x80;

    for (unsigned shift = 0; (byte & 0x80) != 0 && !cursor->bad; shift += 7) {
        byte = (uint8_t)cursor_unsigned(cursor, 1);
        if (shift < 64)
            value |= (uint64_t)(byte & 0x7f) << shift;
    }
    return value;
}

static inline int64_t cursor_sleb(struct cursor *cursor)
{
    uint64_t value = 0;
    uint8_t byte = 0x80;
    unsigned shift = 0;

    for (; (byte & 0x80) != 0 && !cursor->bad; shift += 7) {
        byte = (uint8_t)cursor_unsigned(cursor, 1);
        if (shift < 64)
            value |= (uint64_t)(byte & 0x7f) << shift;
    }
    if (shift < 64 && (byte & 0x40) != 0)
        value |= ~UINT64_C(0) << shift;
    return (int64_t)value;
}

/* The next `bytes` bytes as a cursor of their own; this one goes past them. */
static inline struct cursor cursor_take(struct cursor *cursor, uint64_t bytes)
{
    struct cursor part = {.at = cursor->at, .end = cursor->at};

    cursor_skip(cursor, bytes);
    if (!cursor->bad)
        part.end = cursor->at;
    part.bad = cursor->bad;
    return part;
}

#endif
