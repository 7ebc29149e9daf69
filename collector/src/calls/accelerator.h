/* One call that has a GPU do something. It counts like any other: what a runtime asks of its driver is part of the runtime's
 * call. Streams call functions of the program on threads of their own, which are inside no such call. */

#ifndef STEELYARD_ACCELERATOR_H
#define STEELYARD_ACCELERATOR_H

#include <stdbool.h>
#include <stdint.h>

#include "calls/call.h"
#include "ground/export.h"
#include "ground/word.h"
#include "linking/library.h"

/* Where no library has it: an error, "unknown" in CUDA and HIP. */
HIDDEN any_function *accelerator_find(struct library_function *f, enum library_kind kind, const char *name,
                                      const void *from);

INLINE any_function *accelerator_real(struct library_function *f, enum library_kind kind, const char *name,
                                      const void *from)
{
    any_function *real = library_known(f, from);

    return __builtin_expect(real != NULL, 1) ? real : accelerator_find(f, kind, name, from);
}

/* Of a call that was timed or in which a tick fell; errno is kept. */
HIDDEN void accelerator_account(struct region_thread *t, struct region_site *s, uint64_t start);

#define ACCELERATOR_NO_BYTES UINT64_MAX
#define ACCELERATOR_NOT_READY 600u /* an answer, not a failure, in CUDA and HIP */

INLINE void accelerator_leave(struct region_thread *t, struct region_site *s, uint64_t start, word result,
                              uint64_t bytes)
{
    CALL_BARRIER();
    if (__builtin_expect((start | *(volatile uint64_t *)&t->first_tick_tsc) != 0, 0))
        accelerator_account(t, s, start);
    if (bytes != ACCELERATOR_NO_BYTES)
        site_volume(s, bytes);
    call_over(t, s, (uint32_t)result != 0 && (uint32_t)result != ACCELERATOR_NOT_READY);
}

/* cudaMemcpyKind and hipMemcpyKind; a copy "without compute units" of HIP is one on a device. */
enum { KIND_TO_DEVICE = 1, KIND_FROM_DEVICE = 2, KIND_ON_DEVICES = 3, KIND_NOT_TOLD = 4, KIND_NO_UNITS = 1024 };

INLINE uint32_t accelerator_directed(word kind, uint32_t call, uint32_t to, uint32_t from, uint32_t on)
{
    switch ((uint32_t)kind) {
    case KIND_TO_DEVICE:
        return to;
    case KIND_FROM_DEVICE:
        return from;
    case KIND_ON_DEVICES:
    case KIND_NO_UNITS:
        return on;
    default:
        return call;
    }
}

/* The kind of a copy that a structure describes, asked before the call: a structure that is not there has none.
 * box: cudaMemcpy3DParms; plane: CUDA_MEMCPY2D; solid: CUDA_MEMCPY3D. */
HIDDEN word accelerator_box_kind(word structure);
HIDDEN word accelerator_plane_kind(word structure);
HIDDEN word accelerator_solid_kind(word structure);

/* Its bytes, asked after a call that did not fail: so the structure was there. ACCELERATOR_NO_BYTES where they cannot be
 * told. */
HIDDEN uint64_t accelerator_box_bytes(word structure);
HIDDEN uint64_t accelerator_peer_box_bytes(word structure);
HIDDEN uint64_t accelerator_plane_bytes(word structure);
HIDDEN uint64_t accelerator_solid_bytes(word structure);

/* Of so many sizes. */
HIDDEN uint64_t accelerator_sum(word sizes, word count);

#endif
