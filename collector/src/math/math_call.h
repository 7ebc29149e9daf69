/* One call of a library of mathematics, on its way. Such calls compute: a thread that is in one is in no wrapped call, so
 * that MPI, I/O and waiting inside count as ever. The outermost of a thread counts: what LAPACK asks of BLAS is part of it. */

#ifndef STEELYARD_MATH_CALL_H
#define STEELYARD_MATH_CALL_H

#include "gen/math.h"
#include "ground/export.h"
#include "ground/word.h"
#include "region/thread.h"

struct math_call {
    struct region_thread *t; /* NULL: nothing is recorded */
    struct region_site *site;
    struct region_math *shape; /* NULL: there was no room */
    uint64_t start; /* 0: not timed */
    uint64_t flops;
    word plan; /* of DFTI, before it is one */
    const void *from;
    unsigned routine;
    uint32_t ranks, rank; /* of a grid; 0 ranks: not known */
    uint32_t sizes[4];
    uint32_t letters;
};

/* What math_pass() keeps of a call. */
struct math_frame {
    double reals[8]; /* registers of arguments, then of what is returned */
    struct math_call call;
};

/* Where a call goes on. */
struct math_way {
    any_function *real;
    uint64_t words; /* of its arguments that are on the stack */
};

/* The function that the caller means, never NULL. `words`: of its arguments. `result`: what it returned, a plan or DFTI's status
 * where it makes one. */
HIDDEN struct math_way math_enter(struct math_frame *f, unsigned routine, const word *words, const void *from);
HIDDEN void math_leave(struct math_frame *f, word result);

#endif
