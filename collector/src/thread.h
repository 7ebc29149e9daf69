/* The thread blocks of the region, and which one is ours. */

#ifndef STEELYARD_THREAD_H
#define STEELYARD_THREAD_H

#include <stdbool.h>
#include <stdint.h>

#include "region.h"

/* Bits of region_thread.flags. */
enum thread_flag {
    THREAD_IN_HANDLER = 1,
    THREAD_MAIN = 2,
    THREAD_BORN_IN_MPI = 4,
    THREAD_OPENMP = 8,
    THREAD_MASKED = 16,       /* we block the sampling signal around the present call */
    THREAD_WANTS_MASKED = 32, /* the program believes that it blocks the sampling signal */
};

/* Initial-exec: one load, and no allocation at first use even inside a signal handler. */
extern HIDDEN __thread struct region_thread *thread_self __attribute__((tls_model("initial-exec")));

/* NULL in a process or thread that is not recorded. */
static inline struct region_thread *thread_current(void)
{
    return thread_self;
}

/* A block for a thread to come, or NULL. Any thread may ask. */
struct region_thread *thread_reserve(void);

/* Gives back a block whose thread never came to be. */
void thread_release(struct region_thread *t);

/* The calling thread takes its block: from now on it is recorded and, if `sampled`, sampled. */
void thread_attach(struct region_thread *t, uint64_t stack_low, uint64_t stack_high, bool sampled);

/* The calling thread ends. Its counts stay; its block may be used again. */
void thread_detach(void);

/* The main thread, or the only thread after a fork. */
bool thread_attach_main(void);

#endif
