/* A parallel region of OpenMP on its way, whoever tells of it: how long it takes, and what its threads do meanwhile. Each
 * thread writes when it begins and ends its part into a place of its own; the thread that met the region adds them up. */

#ifndef STEELYARD_PARALLEL_H
#define STEELYARD_PARALLEL_H

#include <stdbool.h>
#include <stdint.h>

/* The code of a region, where its threads come to it through parallel_work(). */
struct parallel_code {
    void (*function)(void *);
    void *data;
    int (*number)(void); /* of the calling thread in its team */
    int (*size)(void);   /* of the team */
};

/* The calling thread meets one at `from`, a return address, for which so many threads are asked; without that it is one of the runtime's own,
 * and nobody's to count. What it is known by from now on; 0: no more is kept of it, and `counted` tells whether that it began is. `code` may be
 * NULL. */
uint64_t parallel_begin(uint32_t threads, const void *from, const struct parallel_code *code, bool *counted);

/* The same thread, when it is over; or, of those that began without `code`, when its innermost one is. */
void parallel_end(uint64_t parallel);
void parallel_end_innermost(void);

/* How many threads it had, where they do not say. */
void parallel_size(uint64_t parallel, uint32_t size);

/* What to give to parallel_work(), which each thread of the team is to call in place of the region's code. */
void *parallel_data(uint64_t parallel);
void parallel_work(void *data);

/* Where they do not come through it: the calling thread begins its part as that number of the team, whose size the first one tells. */
void parallel_enter(uint64_t parallel, uint32_t number, uint32_t size);

/* It begins and ends to wait at a barrier of the region that it works in. */
void parallel_wait(uint64_t parallel);
void parallel_go_on(uint64_t parallel);

/* What the calling thread works in, 0 nothing. */
uint64_t parallel_here(void);

/* It makes a task. */
void parallel_task(void);

#endif
