/* The shared-memory file of this process, and the memory in it.
 *
 * region_make() and region_drop() are for one thread at a time; region_allocate() is for any thread, not for the
 * sampling handler. Memory is zero when given and is never given back. */

#ifndef STEELYARD_REGION_H
#define STEELYARD_REGION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "gen/records.h"
#include "ground/clock.h"
#include "ground/export.h"

/* NULL while this process is not recorded. */
extern HIDDEN struct region_header *region;

/* It is private memory so far, of which the supervisor knows nothing. */
extern HIDDEN bool region_pending;

enum region_extent {
    REGION_WHOLE, /* for a program */
    REGION_SMALL, /* for the child of a fork: most of them do little before they exec or exit */
};

/* What the program was started with, where that is known before region_make(). */
void region_arguments(int count, char *const *given);

/* False, and no file left behind, when anything is wrong. */
bool region_make(enum region_extent extent);

/* Takes the mapping away. The file stays; the supervisor owns it. */
void region_drop(void);

struct region_mapping {
    struct region_header *header;
    uint64_t size;
};

struct region_mapping region_mapping(void);

/* The same in two steps: the process is no longer recorded; the mapping is no longer needed. */
struct region_mapping region_leave(void);
void region_unmap(struct region_mapping old);

/* When recording begins. Of a child it is read in the parent, which has the pages that it takes. */
struct region_moment {
    struct clock_moment clock;
    uint64_t real_ns;
};

struct region_moment region_moment(void);

/* For the child of a fork: a small region in private memory. `place` is where the private one of its parent was, and is to
 * be again; of size 0 where there is none. */
bool region_prepare(const struct region_mapping *place, const struct region_moment *start);

/* Gives it a file, at the same addresses and with all that is in it. Nothing may change it meanwhile: one thread, all
 * signals blocked. The supervisor reads it after region_publish(). False: it is as it was. */
bool region_settle(void);
void region_publish(void);

/* In place of a mapping shared with the parent, a copy without the ring: what is written there concerns nobody. False: it is
 * as it was. */
bool region_unshare(struct region_mapping shared);

/* Whether there is room to write the module's record, and the ring up to that place; more of the file is taken where it
 * is not. The first is for one thread at a time, the second also for handlers: false too while another thread takes it. */
bool region_has_module(uint32_t number);
bool region_has_ring(uint64_t end);

/* Takes all of the ring and of the arena, while it can. */
void region_complete(void);

/* Its file for a moment: a descriptor, or a negative error number. */
long region_open(void);

/* Deletes the file of a process in which nothing happened. */
void region_forget(void);

/* A file beyond the limit on its size would not only fail: SIGXFSZ would end the program. */
bool region_may_write_to(uint64_t size);

/* Offset of `bytes` zero bytes (a multiple of 64), or 0 when no more memory can be had. */
uint64_t region_allocate(size_t bytes);

/* Whether the address lies in the present region, its room to grow included. */
bool region_holds(const void *address);

/* Index in the base grid of ticks of a moment of CLOCK_MONOTONIC. */
uint64_t region_tick(uint64_t mono_ns);

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
