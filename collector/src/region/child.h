/* The child of a fork, until it is worth a region that the supervisor knows. */

#ifndef STEELYARD_CHILD_H
#define STEELYARD_CHILD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ground/export.h"
#include "region/region.h"

/* Once, in a process that is recorded. `settle` gives the region of a child its file and the supervisor what belongs to it,
 * all signals blocked; false: there can be none. `begin` begins a child that comes by a fork of ours, which has not
 * returned yet; false: it does not. */
void child_start(bool (*settle)(void), bool (*begin)(void));

/* It lives long enough, moves data, has threads, or is about to give up what it takes to make a file. False: it is not
 * recorded, and never will be. Safe in a handler. */
bool child_settle_now(void);

static inline bool child_settle(void)
{
    return __builtin_expect(!region_pending, 1) || child_settle_now();
}

/* Of one made by the bare instruction nobody tells us. A page that the kernel empties in such a child does: it writes
 * nothing more into what is its parent's, and is not recorded. Before whatever that would spoil; also inside a wrapper. */
extern HIDDEN const uint32_t *child_sign;

void child_noticed(void);

/* It goes on in a copy of the region. */
void child_leave_parent(void);

/* It has a region that nobody reads. */
bool child_is_hopeless(void);

/* It may become one that somebody reads. */
void child_hope(void);

static inline void child_notice(void)
{
    if (__builtin_expect(child_sign != NULL && *child_sign == 0, 0))
        child_noticed();
}

/* In a child that we know of. */
void child_mark(void);

#endif
