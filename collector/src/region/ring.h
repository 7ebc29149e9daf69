/* The ring of samples and events: many writers, one reader (the supervisor). Safe in a handler. */

#ifndef STEELYARD_RING_H
#define STEELYARD_RING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "region/region.h"

/* Appends `record`, its commit word filled in, and its frames with what follows them. False when the ring is full; of all but accesses that is
 * counted as lost. */
bool ring_append(enum ring_kind kind, const struct ring_record *record, const uint64_t *frames);

struct ring_part {
    const void *at;
    uint64_t bytes;
};

/* The same with parts in the place of frames, each filled up with zeros to whole words. */
bool ring_append_parts(enum ring_kind kind, const struct ring_record *record, const struct ring_part *parts, size_t count);

/* True when the reader is behind by more than half. */
bool ring_half_full(void);

#endif
