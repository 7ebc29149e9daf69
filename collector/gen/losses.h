/* Counters of what is lost, by place. Made from api/losses.toml by `cargo xtask codegen`; do not edit. */

#ifndef STEELYARD_LOSSES_H
#define STEELYARD_LOSSES_H

enum loss {
    LOSS_RING_FULL = 0,
    LOSS_THREADS_FULL = 1,
    LOSS_SITES_FULL = 2,
    LOSS_ARENA_FULL = 3,
    LOSS_TIMER = 4,
    LOSS_STACK_TRUNCATED = 5,
    LOSS_LEAF_ONLY = 6,
    LOSS_STATE_HEALED = 7,
    LOSS_MODULES_FULL = 8,
    LOSS_PATH_CUT = 9,
    LOSS_UNKNOWN_MODULE = 10,
    LOSS_SIGNAL_MOVED = 11,
    LOSS_SIGNAL_REFUSED = 12,
    LOSS_FORK_UNRECORDED = 13,
    LOSS_MPI_UNKNOWN = 14,
    LOSS_VOLUME_UNKNOWN = 15,
    LOSS_RECORD_DAMAGED = 16,
    LOSS_CALLS_THINNED = 17,
    LOSS_FILES_FOLDED = 18,
    LOSS_FILES_FULL = 19,
    LOSS_FAILURES_FULL = 20,
    LOSS_IO_REQUESTS_FULL = 21,
};

#endif
