/* What the environment says. Read once, in the constructor; constant afterwards. */

#ifndef STEELYARD_OPTIONS_H
#define STEELYARD_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

struct options {
    const char *directory;    /* where the region file is made */
    uint64_t period_ns;       /* of the base grid of ticks */
    int64_t clock_offset_ns;  /* CLOCK_REALTIME minus CLOCK_MONOTONIC, the same on all of a node */
    uint64_t ring_bytes;      /* a power of two */
    uint64_t budget_ppm;      /* most of a thread's time that recording may take, 0 no limit */
    int signal;               /* the sampling signal */
    bool sampling;
};

extern struct options options;

/* False when STEELYARD_DIR is not set: nothing else is read then. */
bool options_read(void);

#endif
