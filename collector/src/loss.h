/* Until gen/ has it: the rows of losses.toml. */
#ifndef STEELYARD_LOSS_H
#define STEELYARD_LOSS_H
enum loss { LOSS_ARENA_FULL, LOSS_SITES_FULL, LOSS_THREADS_FULL, LOSS_TIMER, LOSS_RING_FULL, LOSS_STACK_TRUNCATED };
#endif
