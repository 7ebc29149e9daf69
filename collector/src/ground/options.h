/* What the environment says. Read once, in the constructor; constant afterwards. */

#ifndef STEELYARD_OPTIONS_H
#define STEELYARD_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

struct options {
    uint64_t period_ns;       /* of the base grid of ticks */
    int64_t clock_offset_ns;  /* CLOCK_REALTIME minus CLOCK_MONOTONIC, the same on all of a node */
    uint64_t ring_bytes;      /* a power of two */
    uint64_t shortest_ns;     /* a process that ends by itself before that leaves no record */
    uint64_t least_free;      /* per cent of the file system of the record; with less there is none */
    uint64_t budget_ppm;      /* most of a thread's time that recording may take, 0 no limit */
    int signal;               /* the sampling signal */
    int supervisor;           /* the program's parent, 0 not known */
    int parent;               /* who would be that without us, 0 not known */
    uint64_t io_trace;        /* accesses of which each is kept, 0 none */
    uint64_t trace;           /* calls of MPI of which each is kept, 0 none */
    bool sampling;
    char directory[4096];     /* where the region file is made; ours, since the program may write over its environment */
};

extern struct options options;

/* False when STEELYARD_DIR is not set, for nothing else is read then; or where the user, or the site, leaves this program out. */
bool options_read(void);

#endif
