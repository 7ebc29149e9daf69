/* Short texts, put together without allocation. Safe in a handler. */

#ifndef STEELYARD_TEXT_H
#define STEELYARD_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct text {
    char *bytes;
    size_t room;
    size_t used; /* equal to room when it did not fit */
};

void text_add(struct text *text, const char *more);
void text_add_number(struct text *text, uint64_t number);

/* True when all fitted; the text then ends with a zero byte. */
bool text_whole(const struct text *text);

/* At most `room`; the program may have a `strnlen` of its own. */
static inline size_t text_length(const char *text, size_t room)
{
    const char *end = memchr(text, '\0', room);

    return end != NULL ? (size_t)(end - text) : room;
}

/* Of the environment, NULL if it is not set; the program may have a `getenv` of its own. */
char *text_variable(const char *name);

/* Of a path: what lies behind its last slash. Calls nothing: before this library is relocated, too. */
const char *text_last_part(const char *path);

/* Reads the start of a file; the result always ends with a zero byte. Bytes read, without it. */
size_t text_read_file(const char *path, char *bytes, size_t room);

/* The number that follows the first `label`; `none` where there is none. */
uint64_t text_number(const char *text, const char *label, uint64_t none);

#endif
