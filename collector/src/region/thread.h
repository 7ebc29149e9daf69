/* The thread blocks of the region, and which one is ours. */

#ifndef STEELYARD_THREAD_H
#define STEELYARD_THREAD_H

#include <stdbool.h>
#include <stdint.h>

#include "ground/arch.h"
#include "region/region.h"

/* In two further bytes of region_thread.flags: which signal is masked, and which the program believes it masks. */
#define THREAD_MASKED_AT 8
_Static_assert(THREAD_RESTARTED < 1u << THREAD_MASKED_AT, "the flags of a thread have the lowest byte");
#define THREAD_WANTED_AT 16
#define THREAD_WANTS (THREAD_WANTS_MASKED | 0xFFu << THREAD_WANTED_AT)

/* And for which one the thread's mask was last put in order. */
#define THREAD_SETTLED_AT 24

static inline int thread_signal(const struct region_thread *t, unsigned at)
{
    return (int)(t->flags >> at & 0xFF);
}

static inline void thread_set_signal(struct region_thread *t, unsigned at, int number)
{
    t->flags = (t->flags & ~(0xFFu << at)) | (uint32_t)number << at;
}

/* Initial-exec: one load, and no allocation at first use even inside a signal handler. */
extern HIDDEN __thread struct region_thread *thread_self __attribute__((tls_model("initial-exec")));

/* For a while the thread has no block, and no call counts: deeper in the stack than this, or 0. It may jump out of it. */
extern HIDDEN __thread uint64_t thread_away_sp __attribute__((tls_model("initial-exec")));

static inline void thread_leave_block(void)
{
    thread_away_sp = arch_sp();
    thread_self = NULL;
}

static inline void thread_return_to(struct region_thread *t)
{
    thread_away_sp = 0;
    thread_self = t;
}

/* NULL in a process or thread that is not recorded. */
static inline struct region_thread *thread_current(void)
{
    return thread_self;
}

/* Of `call` between calls while the governor has them pass uncounted; `idle` is this or 0. No call has this number. */
#define THREAD_THIN UINT32_MAX

/* Likewise while a signal handler's call may count though it came within another one: see region/aside.h. */
#define THREAD_ASIDE (UINT32_MAX - 1)

/* Not in a wrapped call, or in one that is set aside. */
INLINE bool thread_idle(const struct region_thread *t)
{
    return t->call == t->idle;
}

/* A site of the thread's, of those that it has used. */
INLINE struct region_site *thread_site(const struct region_thread *t, uint32_t index)
{
    struct region_site *chunk = region_at(t->site_chunks[index / SITE_CHUNK]);

    return chunk + index % SITE_CHUNK;
}

/* A block for a thread to come, or NULL. Any thread may ask. */
struct region_thread *thread_reserve(void);

/* Gives back a block whose thread never came to be. */
void thread_release(struct region_thread *t);

/* The calling thread takes its block: from now on it is recorded, and may be sampled. */
void thread_attach(struct region_thread *t, uint64_t stack_low, uint64_t stack_high);

/* The main thread is deeper than its stack was known to go: `stack_low` follows, if that is its stack. In the handler. */
void thread_reach(struct region_thread *t, uint64_t sp);

/* The calling thread ends, and is sampled no more. Its counts stay; its block may be used again. */
void thread_detach(void);

bool thread_attach_main(void);

/* The only thread after a fork, which goes on on the stack that its parent was on. */
bool thread_attach_child(uint64_t stack_low, uint64_t stack_high);

#endif
