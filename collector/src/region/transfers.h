/* The kernel's count of the bytes that the process reads and writes: what was recorded of them is held against it. */

#ifndef STEELYARD_TRANSFERS_H
#define STEELYARD_TRANSFERS_H

#include <stddef.h>
#include <stdint.h>

#include "ground/export.h"

/* The text that is read counts itself only afterwards. */
struct transfers {
    uint64_t read, written; /* all ones if not known */
    size_t text;
};

struct transfers transfers_now(void);

/* What lies between `before` and now is ours, or the loader's. */
void transfers_note_start(struct transfers before);

/* Bytes that we read later on. */
void transfers_are_ours(size_t read);

/* Of a process that has lived long enough for the supervisor to have read its count, and which it may not see end. */
FORK_CODE void transfers_note_end(uint64_t now_mono_ns);

#endif
