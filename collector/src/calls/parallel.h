/* A parallel region of OpenMP on its way, whoever tells of it: how long it takes, and what its threads do meanwhile. Each
 * thread writes when it begins and ends its part into a place of its own; the thread that met the region adds them up. */

#ifndef STEELYARD_PARALLEL_H
#define STEELYARD_PARALLEL_H

#include <stdint.h>

/* The calling thread meets one at `from`, a return address, for which so many threads are asked. What it is known by from now on; 0: nothing is
 * kept of it. */
uint64_t parallel_begin(uint32_t threads, const void *from);

/* The same thread, when it is over. */
void parallel_end(uint64_t parallel);

/* The calling thread begins its part as that number of the team, whose size the first one tells. What it was in before. */
struct parallel_place {
    uint64_t team;
    uint32_t number;
};

struct parallel_place parallel_enter(uint64_t parallel, uint32_t number, uint32_t size);

/* It has done its part. */
void parallel_leave(uint64_t parallel, struct parallel_place before);

/* It begins and ends to wait at a barrier of the region that it works in. */
void parallel_wait(uint64_t parallel);
void parallel_go_on(uint64_t parallel);

/* What the calling thread works in, 0 nothing. */
uint64_t parallel_here(void);

/* It makes a task. */
void parallel_task(void);

#endif
