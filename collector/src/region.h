/* The shared-memory file of this process, and the memory in it.
 *
 * region_make() and region_drop() are for one thread at a time; region_allocate() is for any thread, not for the
 * sampling handler. Memory is zero when given and is never given back. */

#ifndef STEELYARD_REGION_H
#define STEELYARD_REGION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../gen/records.h"
#include "export.h"

/* NULL while this process is not recorded. */
extern HIDDEN struct region_header *region;

enum region_extent {
    REGION_WHOLE, /* for a program */
    REGION_SMALL, /* for the child of a fork: most of them do little before they exec or exit */
};

/* False, and no file left behind, when anything is wrong. */
bool region_make(enum region_extent extent);

/* Takes the mapping away. The file stays; the supervisor owns it. */
void region_drop(void);

struct region_mapping {
    struct region_header *header;
    uint64_t size;
};

/* The same in two steps: the process is no longer recorded; the mapping is no longer needed. */
struct region_mapping region_leave(void);
void region_unmap(struct region_mapping old);

/* Deletes the file of a process in which nothing happened. */
void region_forget(void);

/* Offset of `bytes` zero bytes (a multiple of 64), or 0 when no more memory can be had. */
uint64_t region_allocate(size_t bytes);

/* Whether the address lies in the present region, its room for growth included. */
bool region_holds(const void *address);

static inline void *region_at(uint64_t offset)
{
    return (char *)region + offset;
}

/* Adds to one counter of losses; nothing while not recorded. */
static inline void region_lose(unsigned loss)
{
    if (region != NULL)
        __atomic_fetch_add(&region->losses[loss], 1, __ATOMIC_RELAXED);
}

#endif
