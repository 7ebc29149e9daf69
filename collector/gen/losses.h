/* Counters of what is lost, by place. Made from api/losses.toml by `cargo xtask codegen`; do not edit. */

#ifndef STEELYARD_LOSSES_H
#define STEELYARD_LOSSES_H

enum loss {
    LOSS_RING_FULL = 0,
    LOSS_THREADS_FULL = 1,
    LOSS_SITES_FULL = 2,
    LOSS_ARENA_FULL = 3,
    LOSS_REGION_FAILED = 4,
    LOSS_TIMER = 5,
    LOSS_STACK_TRUNCATED = 6,
    LOSS_LEAF_ONLY = 7,
    LOSS_STATE_HEALED = 8,
    LOSS_MODULES_FULL = 9,
    LOSS_PATH_CUT = 10,
    LOSS_UNKNOWN_MODULE = 11,
    LOSS_SIGNAL_BLOCKED = 12,
    LOSS_SIGNAL_MOVED = 13,
    LOSS_SIGNAL_REFUSED = 14,
    LOSS_FORK_UNRECORDED = 15,
    LOSS_CALL_NESTED = 16,
    LOSS_MPI_UNKNOWN = 17,
    LOSS_VOLUME_UNKNOWN = 18,
    LOSS_RECORD_DAMAGED = 19,
};

#endif
