/* Stands in front of every function of MPI. Made from api/mpi.toml by `cargo xtask codegen`; do not edit.
 *
 * Arguments are passed on as the machine words they came in: no handle, status or constant of any MPI is known here.
 * MPI_X passes on to the next MPI_X and PMPI_X to the next PMPI_X, so that other tools keep working; only the
 * outermost call of a thread counts. The guard is the thread's `call`, which the sampling handler heals after a jump.
 *
 * From collector/src/call.h, mpi.h and volume.h it needs
 *   any_function *next_mpi(enum call); any_function *next_pmpi(enum call);
 *       never NULL: where no MPI has the function, one that returns an error
 *   bool call_nested(const struct region_thread *t);
 *       true without a thread block and inside another wrapped call
 *   struct region_site *call_enter(struct region_thread *t, uint32_t call, const void *from,
 *       uint64_t *start);   never NULL: a site that is thrown away where there is no room
 *   void call_leave(struct region_thread *t, struct region_site *s, uint64_t start, bool failed);
 *   void site_volume(struct region_site *s, uint64_t bytes);
 *   void site_second(struct region_site *s, uint64_t bytes);
 *   union mpi_status (room for any MPI's status) and
 *   word mpi_status_or(word status, union mpi_status *own);   own in place of MPI_STATUS_IGNORE
 *   void mpi_before_HOOK(struct region_thread *t, enum call call, word first, word second);
 *   void mpi_after_HOOK(struct region_thread *t, enum call call, int result);
 *   struct counts { const void *array; bool large; };         elements are int, or int64_t if large
 *   uint64_t volume_of_type(struct region_thread *t, int64_t count, word datatype);
 *   uint64_t volume_one(struct region_thread *t, word datatype, int peer);
 *   uint64_t volume_to_peer(struct region_thread *t, int64_t count, word datatype, int peer);
 *   uint64_t volume_partitions(struct region_thread *t, int64_t partitions, int64_t count,
 *       word datatype, int peer);
 *   uint64_t volume_received(struct region_thread *t, word status);
 *   uint64_t volume_transferred(struct region_thread *t, word status, int64_t count,
 *       word datatype);
 *   uint64_t volume_rooted(struct region_thread *t, int64_t count, word datatype, int root);
 *   uint64_t volume_rooted_block(struct region_thread *t, word buffer, int64_t count,
 *       word datatype, int64_t other_count, word other_datatype, int root);
 *   uint64_t volume_rooted_block_of(struct region_thread *t, word buffer, int64_t count,
 *       word datatype, struct counts other_counts, word other_datatype, word comm, int root);
 *   uint64_t volume_block(struct region_thread *t, word buffer, int64_t count, word datatype,
 *       int64_t other_count, word other_datatype);
 *   uint64_t volume_block_of(struct region_thread *t, word buffer, int64_t count, word datatype,
 *       struct counts other_counts, word other_datatype, word comm);
 *   uint64_t volume_blocks(struct region_thread *t, word buffer, int64_t count, word datatype,
 *       int64_t other_count, word other_datatype, word comm);
 *   uint64_t volume_counts(struct region_thread *t, word buffer, struct counts counts,
 *       word datatype, struct counts other_counts, word other_datatype, word comm);
 *   uint64_t volume_counts_types(struct region_thread *t, word buffer, struct counts counts,
 *       const void *datatypes, struct counts other_counts, const void *other_datatypes, word comm);
 *   uint64_t volume_reduce_counts(struct region_thread *t, struct counts counts, word datatype,
 *       word comm);
 *   uint64_t volume_reduce_blocks(struct region_thread *t, int64_t count, word datatype,
 *       word comm);
 *   uint64_t volume_neighbor_blocks(struct region_thread *t, int64_t count, word datatype,
 *       word comm);
 *   uint64_t volume_neighbor_counts(struct region_thread *t, struct counts counts, word datatype,
 *       word comm);
 *   uint64_t volume_neighbor_counts_types(struct region_thread *t, struct counts counts,
 *       const void *datatypes, word comm);
 */

#include <stdbool.h>
#include <stdint.h>

#include "../src/call.h"
#include "../src/export.h"
#include "../src/mpi.h"
#include "../src/volume.h"
#include "calls.h"

#define RETURN_ADDRESS __builtin_return_address(0)
#define HOT static inline __attribute__((always_inline))
#define COLD static __attribute__((noinline))
#define COUNTS(a) ((struct counts){(const void *)(a), false})
#define COUNTS_LARGE(a) ((struct counts){(const void *)(a), true})

typedef int mpi_function_0(void);
typedef int mpi_function_1(word);
typedef int mpi_function_2(word, word);
typedef int mpi_function_3(word, word, word);
typedef int mpi_function_4(word, word, word, word);
typedef int mpi_function_5(word, word, word, word, word);
typedef int mpi_function_6(word, word, word, word, word, word);
typedef int mpi_function_7(word, word, word, word, word, word, word);
typedef int mpi_function_8(word, word, word, word, word, word, word, word);
typedef int mpi_function_9(word, word, word, word, word, word, word, word, word);
typedef int mpi_function_10(word, word, word, word, word, word, word, word, word, word);
typedef int mpi_function_11(word, word, word, word, word, word, word, word, word, word, word);
typedef int mpi_function_12(word, word, word, word, word, word, word, word, word, word, word, word);
typedef int mpi_function_13(word, word, word, word, word, word, word, word, word, word, word, word,
    word);

HOT int body_MPI_Bsend(mpi_function_6 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Bsend, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Bsend(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Bsend((mpi_function_6 *)next_mpi(CALL_MPI_Bsend), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5);
}

EXPORT int PMPI_Bsend(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Bsend((mpi_function_6 *)next_pmpi(CALL_MPI_Bsend), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5);
}

HOT int body_MPI_Bsend_c(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Bsend_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Bsend_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Bsend_c((mpi_function_6 *)next_mpi(CALL_MPI_Bsend_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5);
}

EXPORT int PMPI_Bsend_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Bsend_c((mpi_function_6 *)next_pmpi(CALL_MPI_Bsend_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5);
}

HOT int body_MPI_Rsend(mpi_function_6 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Rsend, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Rsend(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Rsend((mpi_function_6 *)next_mpi(CALL_MPI_Rsend), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5);
}

EXPORT int PMPI_Rsend(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Rsend((mpi_function_6 *)next_pmpi(CALL_MPI_Rsend), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5);
}

HOT int body_MPI_Rsend_c(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Rsend_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Rsend_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Rsend_c((mpi_function_6 *)next_mpi(CALL_MPI_Rsend_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5);
}

EXPORT int PMPI_Rsend_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Rsend_c((mpi_function_6 *)next_pmpi(CALL_MPI_Rsend_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5);
}

HOT int body_MPI_Send(mpi_function_6 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Send, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Send(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Send((mpi_function_6 *)next_mpi(CALL_MPI_Send), RETURN_ADDRESS, a0, a1, a2, a3,
        a4, a5);
}

EXPORT int PMPI_Send(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Send((mpi_function_6 *)next_pmpi(CALL_MPI_Send), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5);
}

HOT int body_MPI_Send_c(mpi_function_6 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Send_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Send_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Send_c((mpi_function_6 *)next_mpi(CALL_MPI_Send_c), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5);
}

EXPORT int PMPI_Send_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Send_c((mpi_function_6 *)next_pmpi(CALL_MPI_Send_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5);
}

HOT int body_MPI_Ssend(mpi_function_6 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Ssend, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Ssend(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Ssend((mpi_function_6 *)next_mpi(CALL_MPI_Ssend), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5);
}

EXPORT int PMPI_Ssend(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Ssend((mpi_function_6 *)next_pmpi(CALL_MPI_Ssend), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5);
}

HOT int body_MPI_Ssend_c(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Ssend_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Ssend_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Ssend_c((mpi_function_6 *)next_mpi(CALL_MPI_Ssend_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5);
}

EXPORT int PMPI_Ssend_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Ssend_c((mpi_function_6 *)next_pmpi(CALL_MPI_Ssend_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5);
}

HOT int body_MPI_Ibsend(mpi_function_7 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Ibsend, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Ibsend(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Ibsend((mpi_function_7 *)next_mpi(CALL_MPI_Ibsend), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5, a6);
}

EXPORT int PMPI_Ibsend(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Ibsend((mpi_function_7 *)next_pmpi(CALL_MPI_Ibsend), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6);
}

HOT int body_MPI_Ibsend_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Ibsend_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Ibsend_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Ibsend_c((mpi_function_7 *)next_mpi(CALL_MPI_Ibsend_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Ibsend_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Ibsend_c((mpi_function_7 *)next_pmpi(CALL_MPI_Ibsend_c), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Irsend(mpi_function_7 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Irsend, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Irsend(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Irsend((mpi_function_7 *)next_mpi(CALL_MPI_Irsend), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5, a6);
}

EXPORT int PMPI_Irsend(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Irsend((mpi_function_7 *)next_pmpi(CALL_MPI_Irsend), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6);
}

HOT int body_MPI_Irsend_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Irsend_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Irsend_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Irsend_c((mpi_function_7 *)next_mpi(CALL_MPI_Irsend_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Irsend_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Irsend_c((mpi_function_7 *)next_pmpi(CALL_MPI_Irsend_c), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Isend(mpi_function_7 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Isend, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Isend(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Isend((mpi_function_7 *)next_mpi(CALL_MPI_Isend), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5, a6);
}

EXPORT int PMPI_Isend(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Isend((mpi_function_7 *)next_pmpi(CALL_MPI_Isend), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5, a6);
}

HOT int body_MPI_Isend_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Isend_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Isend_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Isend_c((mpi_function_7 *)next_mpi(CALL_MPI_Isend_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Isend_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Isend_c((mpi_function_7 *)next_pmpi(CALL_MPI_Isend_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6);
}

HOT int body_MPI_Issend(mpi_function_7 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Issend, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Issend(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Issend((mpi_function_7 *)next_mpi(CALL_MPI_Issend), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5, a6);
}

EXPORT int PMPI_Issend(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Issend((mpi_function_7 *)next_pmpi(CALL_MPI_Issend), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6);
}

HOT int body_MPI_Issend_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Issend_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Issend_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Issend_c((mpi_function_7 *)next_mpi(CALL_MPI_Issend_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Issend_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Issend_c((mpi_function_7 *)next_pmpi(CALL_MPI_Issend_c), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Mrecv(mpi_function_5 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    s = call_enter(t, CALL_MPI_Mrecv, from, &start);
    result = real(a0, a1, a2, a3, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_received(t, status));
    return result;
}

EXPORT int MPI_Mrecv(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Mrecv((mpi_function_5 *)next_mpi(CALL_MPI_Mrecv), RETURN_ADDRESS, a0, a1, a2,
        a3, a4);
}

EXPORT int PMPI_Mrecv(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Mrecv((mpi_function_5 *)next_pmpi(CALL_MPI_Mrecv), RETURN_ADDRESS, a0, a1, a2,
        a3, a4);
}

HOT int body_MPI_Mrecv_c(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    s = call_enter(t, CALL_MPI_Mrecv_c, from, &start);
    result = real(a0, a1, a2, a3, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_received(t, status));
    return result;
}

EXPORT int MPI_Mrecv_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Mrecv_c((mpi_function_5 *)next_mpi(CALL_MPI_Mrecv_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4);
}

EXPORT int PMPI_Mrecv_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Mrecv_c((mpi_function_5 *)next_pmpi(CALL_MPI_Mrecv_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4);
}

HOT int body_MPI_Recv(mpi_function_7 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    status = mpi_status_or(a6, &own);
    s = call_enter(t, CALL_MPI_Recv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_received(t, status));
    return result;
}

EXPORT int MPI_Recv(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Recv((mpi_function_7 *)next_mpi(CALL_MPI_Recv), RETURN_ADDRESS, a0, a1, a2, a3,
        a4, a5, a6);
}

EXPORT int PMPI_Recv(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Recv((mpi_function_7 *)next_pmpi(CALL_MPI_Recv), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5, a6);
}

HOT int body_MPI_Recv_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    status = mpi_status_or(a6, &own);
    s = call_enter(t, CALL_MPI_Recv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_received(t, status));
    return result;
}

EXPORT int MPI_Recv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Recv_c((mpi_function_7 *)next_mpi(CALL_MPI_Recv_c), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5, a6);
}

EXPORT int PMPI_Recv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Recv_c((mpi_function_7 *)next_pmpi(CALL_MPI_Recv_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6);
}

HOT int body_MPI_Irecv(mpi_function_7 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Irecv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Irecv(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Irecv((mpi_function_7 *)next_mpi(CALL_MPI_Irecv), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5, a6);
}

EXPORT int PMPI_Irecv(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Irecv((mpi_function_7 *)next_pmpi(CALL_MPI_Irecv), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5, a6);
}

HOT int body_MPI_Irecv_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Irecv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Irecv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Irecv_c((mpi_function_7 *)next_mpi(CALL_MPI_Irecv_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Irecv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Irecv_c((mpi_function_7 *)next_pmpi(CALL_MPI_Irecv_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6);
}

HOT int body_MPI_Imrecv(mpi_function_5 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Imrecv, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a1, a2));
    return result;
}

EXPORT int MPI_Imrecv(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Imrecv((mpi_function_5 *)next_mpi(CALL_MPI_Imrecv), RETURN_ADDRESS, a0, a1, a2,
        a3, a4);
}

EXPORT int PMPI_Imrecv(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Imrecv((mpi_function_5 *)next_pmpi(CALL_MPI_Imrecv), RETURN_ADDRESS, a0, a1,
        a2, a3, a4);
}

HOT int body_MPI_Imrecv_c(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Imrecv_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a1, a2));
    return result;
}

EXPORT int MPI_Imrecv_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Imrecv_c((mpi_function_5 *)next_mpi(CALL_MPI_Imrecv_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4);
}

EXPORT int PMPI_Imrecv_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Imrecv_c((mpi_function_5 *)next_pmpi(CALL_MPI_Imrecv_c), RETURN_ADDRESS, a0,
        a1, a2, a3, a4);
}

HOT int body_MPI_Sendrecv(mpi_function_12 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10, word a11)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    status = mpi_status_or(a11, &own);
    s = call_enter(t, CALL_MPI_Sendrecv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, status);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
        site_second(s, volume_received(t, status));
    }
    return result;
}

EXPORT int MPI_Sendrecv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9, word a10, word a11)
{
    return body_MPI_Sendrecv((mpi_function_12 *)next_mpi(CALL_MPI_Sendrecv), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
}

EXPORT int PMPI_Sendrecv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9, word a10, word a11)
{
    return body_MPI_Sendrecv((mpi_function_12 *)next_pmpi(CALL_MPI_Sendrecv), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
}

HOT int body_MPI_Sendrecv_c(mpi_function_12 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10, word a11)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    status = mpi_status_or(a11, &own);
    s = call_enter(t, CALL_MPI_Sendrecv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, status);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
        site_second(s, volume_received(t, status));
    }
    return result;
}

EXPORT int MPI_Sendrecv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9, word a10, word a11)
{
    return body_MPI_Sendrecv_c((mpi_function_12 *)next_mpi(CALL_MPI_Sendrecv_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
}

EXPORT int PMPI_Sendrecv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9, word a10, word a11)
{
    return body_MPI_Sendrecv_c((mpi_function_12 *)next_pmpi(CALL_MPI_Sendrecv_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
}

HOT int body_MPI_Sendrecv_replace(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    status = mpi_status_or(a8, &own);
    s = call_enter(t, CALL_MPI_Sendrecv_replace, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, status);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
        site_second(s, volume_received(t, status));
    }
    return result;
}

EXPORT int MPI_Sendrecv_replace(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Sendrecv_replace((mpi_function_9 *)next_mpi(CALL_MPI_Sendrecv_replace),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Sendrecv_replace(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Sendrecv_replace((mpi_function_9 *)next_pmpi(CALL_MPI_Sendrecv_replace),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Sendrecv_replace_c(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    status = mpi_status_or(a8, &own);
    s = call_enter(t, CALL_MPI_Sendrecv_replace_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, status);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
        site_second(s, volume_received(t, status));
    }
    return result;
}

EXPORT int MPI_Sendrecv_replace_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Sendrecv_replace_c((mpi_function_9 *)next_mpi(CALL_MPI_Sendrecv_replace_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Sendrecv_replace_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Sendrecv_replace_c((mpi_function_9 *)next_pmpi(CALL_MPI_Sendrecv_replace_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Isendrecv(mpi_function_12 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10, word a11)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    s = call_enter(t, CALL_MPI_Isendrecv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Isendrecv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9, word a10, word a11)
{
    return body_MPI_Isendrecv((mpi_function_12 *)next_mpi(CALL_MPI_Isendrecv), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
}

EXPORT int PMPI_Isendrecv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9, word a10, word a11)
{
    return body_MPI_Isendrecv((mpi_function_12 *)next_pmpi(CALL_MPI_Isendrecv), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
}

HOT int body_MPI_Isendrecv_c(mpi_function_12 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10, word a11)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    s = call_enter(t, CALL_MPI_Isendrecv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Isendrecv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9, word a10, word a11)
{
    return body_MPI_Isendrecv_c((mpi_function_12 *)next_mpi(CALL_MPI_Isendrecv_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
}

EXPORT int PMPI_Isendrecv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9, word a10, word a11)
{
    return body_MPI_Isendrecv_c((mpi_function_12 *)next_pmpi(CALL_MPI_Isendrecv_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
}

HOT int body_MPI_Isendrecv_replace(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Isendrecv_replace, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Isendrecv_replace(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Isendrecv_replace((mpi_function_9 *)next_mpi(CALL_MPI_Isendrecv_replace),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Isendrecv_replace(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Isendrecv_replace((mpi_function_9 *)next_pmpi(CALL_MPI_Isendrecv_replace),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Isendrecv_replace_c(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Isendrecv_replace_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Isendrecv_replace_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Isendrecv_replace_c((mpi_function_9 *)next_mpi(CALL_MPI_Isendrecv_replace_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Isendrecv_replace_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Isendrecv_replace_c((mpi_function_9 *)next_pmpi(CALL_MPI_Isendrecv_replace_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

COLD int body_MPI_Bsend_init(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Bsend_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Bsend_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Bsend_init((mpi_function_7 *)next_mpi(CALL_MPI_Bsend_init), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Bsend_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Bsend_init((mpi_function_7 *)next_pmpi(CALL_MPI_Bsend_init), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Bsend_init_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Bsend_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Bsend_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Bsend_init_c((mpi_function_7 *)next_mpi(CALL_MPI_Bsend_init_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Bsend_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Bsend_init_c((mpi_function_7 *)next_pmpi(CALL_MPI_Bsend_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Recv_init(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Recv_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Recv_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Recv_init((mpi_function_7 *)next_mpi(CALL_MPI_Recv_init), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Recv_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Recv_init((mpi_function_7 *)next_pmpi(CALL_MPI_Recv_init), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Recv_init_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Recv_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Recv_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Recv_init_c((mpi_function_7 *)next_mpi(CALL_MPI_Recv_init_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Recv_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Recv_init_c((mpi_function_7 *)next_pmpi(CALL_MPI_Recv_init_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Rsend_init(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Rsend_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Rsend_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Rsend_init((mpi_function_7 *)next_mpi(CALL_MPI_Rsend_init), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Rsend_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Rsend_init((mpi_function_7 *)next_pmpi(CALL_MPI_Rsend_init), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Rsend_init_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Rsend_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Rsend_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Rsend_init_c((mpi_function_7 *)next_mpi(CALL_MPI_Rsend_init_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Rsend_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Rsend_init_c((mpi_function_7 *)next_pmpi(CALL_MPI_Rsend_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Send_init(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Send_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Send_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Send_init((mpi_function_7 *)next_mpi(CALL_MPI_Send_init), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Send_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Send_init((mpi_function_7 *)next_pmpi(CALL_MPI_Send_init), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Send_init_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Send_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Send_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Send_init_c((mpi_function_7 *)next_mpi(CALL_MPI_Send_init_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Send_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Send_init_c((mpi_function_7 *)next_pmpi(CALL_MPI_Send_init_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Ssend_init(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Ssend_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Ssend_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Ssend_init((mpi_function_7 *)next_mpi(CALL_MPI_Ssend_init), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Ssend_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Ssend_init((mpi_function_7 *)next_pmpi(CALL_MPI_Ssend_init), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Ssend_init_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Ssend_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Ssend_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Ssend_init_c((mpi_function_7 *)next_mpi(CALL_MPI_Ssend_init_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Ssend_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Ssend_init_c((mpi_function_7 *)next_pmpi(CALL_MPI_Ssend_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Precv_init(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Precv_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_partitions(t, (int)a1, (int64_t)a2, a3, (int)a4));
    return result;
}

EXPORT int MPI_Precv_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Precv_init((mpi_function_9 *)next_mpi(CALL_MPI_Precv_init), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Precv_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Precv_init((mpi_function_9 *)next_pmpi(CALL_MPI_Precv_init), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

COLD int body_MPI_Psend_init(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Psend_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_partitions(t, (int)a1, (int64_t)a2, a3, (int)a4));
    return result;
}

EXPORT int MPI_Psend_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Psend_init((mpi_function_9 *)next_mpi(CALL_MPI_Psend_init), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Psend_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Psend_init((mpi_function_9 *)next_pmpi(CALL_MPI_Psend_init), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Pready(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Pready, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Pready(word a0, word a1)
{
    return body_MPI_Pready((mpi_function_2 *)next_mpi(CALL_MPI_Pready), RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Pready(word a0, word a1)
{
    return body_MPI_Pready((mpi_function_2 *)next_pmpi(CALL_MPI_Pready), RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_Pready_list(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Pready_list, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Pready_list(word a0, word a1, word a2)
{
    return body_MPI_Pready_list((mpi_function_3 *)next_mpi(CALL_MPI_Pready_list), RETURN_ADDRESS,
        a0, a1, a2);
}

EXPORT int PMPI_Pready_list(word a0, word a1, word a2)
{
    return body_MPI_Pready_list((mpi_function_3 *)next_pmpi(CALL_MPI_Pready_list), RETURN_ADDRESS,
        a0, a1, a2);
}

HOT int body_MPI_Pready_range(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Pready_range, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Pready_range(word a0, word a1, word a2)
{
    return body_MPI_Pready_range((mpi_function_3 *)next_mpi(CALL_MPI_Pready_range), RETURN_ADDRESS,
        a0, a1, a2);
}

EXPORT int PMPI_Pready_range(word a0, word a1, word a2)
{
    return body_MPI_Pready_range((mpi_function_3 *)next_pmpi(CALL_MPI_Pready_range),
        RETURN_ADDRESS, a0, a1, a2);
}

HOT int body_MPI_Start(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Start, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Start(word a0)
{
    return body_MPI_Start((mpi_function_1 *)next_mpi(CALL_MPI_Start), RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Start(word a0)
{
    return body_MPI_Start((mpi_function_1 *)next_pmpi(CALL_MPI_Start), RETURN_ADDRESS, a0);
}

HOT int body_MPI_Startall(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Startall, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Startall(word a0, word a1)
{
    return body_MPI_Startall((mpi_function_2 *)next_mpi(CALL_MPI_Startall), RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Startall(word a0, word a1)
{
    return body_MPI_Startall((mpi_function_2 *)next_pmpi(CALL_MPI_Startall), RETURN_ADDRESS, a0,
        a1);
}

HOT int body_MPI_Parrived(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Parrived, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Parrived(word a0, word a1, word a2)
{
    return body_MPI_Parrived((mpi_function_3 *)next_mpi(CALL_MPI_Parrived), RETURN_ADDRESS, a0, a1,
        a2);
}

EXPORT int PMPI_Parrived(word a0, word a1, word a2)
{
    return body_MPI_Parrived((mpi_function_3 *)next_pmpi(CALL_MPI_Parrived), RETURN_ADDRESS, a0,
        a1, a2);
}

HOT int body_MPI_Request_get_status(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Request_get_status, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Request_get_status(word a0, word a1, word a2)
{
    return body_MPI_Request_get_status((mpi_function_3 *)next_mpi(CALL_MPI_Request_get_status),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Request_get_status(word a0, word a1, word a2)
{
    return body_MPI_Request_get_status((mpi_function_3 *)next_pmpi(CALL_MPI_Request_get_status),
        RETURN_ADDRESS, a0, a1, a2);
}

HOT int body_MPI_Request_get_status_all(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Request_get_status_all, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Request_get_status_all(word a0, word a1, word a2, word a3)
{
    return body_MPI_Request_get_status_all((mpi_function_4 *)next_mpi(CALL_MPI_Request_get_status_all), RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Request_get_status_all(word a0, word a1, word a2, word a3)
{
    return body_MPI_Request_get_status_all((mpi_function_4 *)next_pmpi(CALL_MPI_Request_get_status_all), RETURN_ADDRESS, a0, a1, a2, a3);
}

HOT int body_MPI_Request_get_status_any(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Request_get_status_any, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Request_get_status_any(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Request_get_status_any((mpi_function_5 *)next_mpi(CALL_MPI_Request_get_status_any), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Request_get_status_any(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Request_get_status_any((mpi_function_5 *)next_pmpi(CALL_MPI_Request_get_status_any), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Request_get_status_some(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Request_get_status_some, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Request_get_status_some(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Request_get_status_some((mpi_function_5 *)next_mpi(CALL_MPI_Request_get_status_some), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Request_get_status_some(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Request_get_status_some((mpi_function_5 *)next_pmpi(CALL_MPI_Request_get_status_some), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Test(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Test, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Test(word a0, word a1, word a2)
{
    return body_MPI_Test((mpi_function_3 *)next_mpi(CALL_MPI_Test), RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Test(word a0, word a1, word a2)
{
    return body_MPI_Test((mpi_function_3 *)next_pmpi(CALL_MPI_Test), RETURN_ADDRESS, a0, a1, a2);
}

HOT int body_MPI_Testall(mpi_function_4 *real, const void *from, word a0, word a1, word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Testall, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Testall(word a0, word a1, word a2, word a3)
{
    return body_MPI_Testall((mpi_function_4 *)next_mpi(CALL_MPI_Testall), RETURN_ADDRESS, a0, a1,
        a2, a3);
}

EXPORT int PMPI_Testall(word a0, word a1, word a2, word a3)
{
    return body_MPI_Testall((mpi_function_4 *)next_pmpi(CALL_MPI_Testall), RETURN_ADDRESS, a0, a1,
        a2, a3);
}

HOT int body_MPI_Testany(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Testany, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Testany(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Testany((mpi_function_5 *)next_mpi(CALL_MPI_Testany), RETURN_ADDRESS, a0, a1,
        a2, a3, a4);
}

EXPORT int PMPI_Testany(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Testany((mpi_function_5 *)next_pmpi(CALL_MPI_Testany), RETURN_ADDRESS, a0, a1,
        a2, a3, a4);
}

HOT int body_MPI_Testsome(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Testsome, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Testsome(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Testsome((mpi_function_5 *)next_mpi(CALL_MPI_Testsome), RETURN_ADDRESS, a0, a1,
        a2, a3, a4);
}

EXPORT int PMPI_Testsome(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Testsome((mpi_function_5 *)next_pmpi(CALL_MPI_Testsome), RETURN_ADDRESS, a0,
        a1, a2, a3, a4);
}

HOT int body_MPI_Wait(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Wait, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Wait(word a0, word a1)
{
    return body_MPI_Wait((mpi_function_2 *)next_mpi(CALL_MPI_Wait), RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Wait(word a0, word a1)
{
    return body_MPI_Wait((mpi_function_2 *)next_pmpi(CALL_MPI_Wait), RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_Waitall(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Waitall, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Waitall(word a0, word a1, word a2)
{
    return body_MPI_Waitall((mpi_function_3 *)next_mpi(CALL_MPI_Waitall), RETURN_ADDRESS, a0, a1,
        a2);
}

EXPORT int PMPI_Waitall(word a0, word a1, word a2)
{
    return body_MPI_Waitall((mpi_function_3 *)next_pmpi(CALL_MPI_Waitall), RETURN_ADDRESS, a0, a1,
        a2);
}

HOT int body_MPI_Waitany(mpi_function_4 *real, const void *from, word a0, word a1, word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Waitany, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Waitany(word a0, word a1, word a2, word a3)
{
    return body_MPI_Waitany((mpi_function_4 *)next_mpi(CALL_MPI_Waitany), RETURN_ADDRESS, a0, a1,
        a2, a3);
}

EXPORT int PMPI_Waitany(word a0, word a1, word a2, word a3)
{
    return body_MPI_Waitany((mpi_function_4 *)next_pmpi(CALL_MPI_Waitany), RETURN_ADDRESS, a0, a1,
        a2, a3);
}

HOT int body_MPI_Waitsome(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Waitsome, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Waitsome(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Waitsome((mpi_function_5 *)next_mpi(CALL_MPI_Waitsome), RETURN_ADDRESS, a0, a1,
        a2, a3, a4);
}

EXPORT int PMPI_Waitsome(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Waitsome((mpi_function_5 *)next_pmpi(CALL_MPI_Waitsome), RETURN_ADDRESS, a0,
        a1, a2, a3, a4);
}

HOT int body_MPI_Improbe(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Improbe, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Improbe(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Improbe((mpi_function_6 *)next_mpi(CALL_MPI_Improbe), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5);
}

EXPORT int PMPI_Improbe(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Improbe((mpi_function_6 *)next_pmpi(CALL_MPI_Improbe), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5);
}

HOT int body_MPI_Iprobe(mpi_function_5 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Iprobe, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Iprobe(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Iprobe((mpi_function_5 *)next_mpi(CALL_MPI_Iprobe), RETURN_ADDRESS, a0, a1, a2,
        a3, a4);
}

EXPORT int PMPI_Iprobe(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Iprobe((mpi_function_5 *)next_pmpi(CALL_MPI_Iprobe), RETURN_ADDRESS, a0, a1,
        a2, a3, a4);
}

HOT int body_MPI_Mprobe(mpi_function_5 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Mprobe, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Mprobe(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Mprobe((mpi_function_5 *)next_mpi(CALL_MPI_Mprobe), RETURN_ADDRESS, a0, a1, a2,
        a3, a4);
}

EXPORT int PMPI_Mprobe(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Mprobe((mpi_function_5 *)next_pmpi(CALL_MPI_Mprobe), RETURN_ADDRESS, a0, a1,
        a2, a3, a4);
}

HOT int body_MPI_Probe(mpi_function_4 *real, const void *from, word a0, word a1, word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Probe, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Probe(word a0, word a1, word a2, word a3)
{
    return body_MPI_Probe((mpi_function_4 *)next_mpi(CALL_MPI_Probe), RETURN_ADDRESS, a0, a1, a2,
        a3);
}

EXPORT int PMPI_Probe(word a0, word a1, word a2, word a3)
{
    return body_MPI_Probe((mpi_function_4 *)next_pmpi(CALL_MPI_Probe), RETURN_ADDRESS, a0, a1, a2,
        a3);
}

HOT int body_MPI_Buffer_detach(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Buffer_detach, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Buffer_detach(word a0, word a1)
{
    return body_MPI_Buffer_detach((mpi_function_2 *)next_mpi(CALL_MPI_Buffer_detach),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Buffer_detach(word a0, word a1)
{
    return body_MPI_Buffer_detach((mpi_function_2 *)next_pmpi(CALL_MPI_Buffer_detach),
        RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_Buffer_detach_c(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Buffer_detach_c, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Buffer_detach_c(word a0, word a1)
{
    return body_MPI_Buffer_detach_c((mpi_function_2 *)next_mpi(CALL_MPI_Buffer_detach_c),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Buffer_detach_c(word a0, word a1)
{
    return body_MPI_Buffer_detach_c((mpi_function_2 *)next_pmpi(CALL_MPI_Buffer_detach_c),
        RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_Buffer_flush(mpi_function_0 *real, const void *from)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real();
    s = call_enter(t, CALL_MPI_Buffer_flush, from, &start);
    result = real();
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Buffer_flush(void)
{
    return body_MPI_Buffer_flush((mpi_function_0 *)next_mpi(CALL_MPI_Buffer_flush), RETURN_ADDRESS);
}

EXPORT int PMPI_Buffer_flush(void)
{
    return body_MPI_Buffer_flush((mpi_function_0 *)next_pmpi(CALL_MPI_Buffer_flush),
        RETURN_ADDRESS);
}

HOT int body_MPI_Buffer_iflush(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Buffer_iflush, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Buffer_iflush(word a0)
{
    return body_MPI_Buffer_iflush((mpi_function_1 *)next_mpi(CALL_MPI_Buffer_iflush),
        RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Buffer_iflush(word a0)
{
    return body_MPI_Buffer_iflush((mpi_function_1 *)next_pmpi(CALL_MPI_Buffer_iflush),
        RETURN_ADDRESS, a0);
}

HOT int body_MPI_Comm_detach_buffer(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Comm_detach_buffer, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_detach_buffer(word a0, word a1, word a2)
{
    return body_MPI_Comm_detach_buffer((mpi_function_3 *)next_mpi(CALL_MPI_Comm_detach_buffer),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Comm_detach_buffer(word a0, word a1, word a2)
{
    return body_MPI_Comm_detach_buffer((mpi_function_3 *)next_pmpi(CALL_MPI_Comm_detach_buffer),
        RETURN_ADDRESS, a0, a1, a2);
}

HOT int body_MPI_Comm_detach_buffer_c(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Comm_detach_buffer_c, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_detach_buffer_c(word a0, word a1, word a2)
{
    return body_MPI_Comm_detach_buffer_c((mpi_function_3 *)next_mpi(CALL_MPI_Comm_detach_buffer_c),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Comm_detach_buffer_c(word a0, word a1, word a2)
{
    return body_MPI_Comm_detach_buffer_c((mpi_function_3 *)next_pmpi(CALL_MPI_Comm_detach_buffer_c), RETURN_ADDRESS, a0, a1, a2);
}

HOT int body_MPI_Comm_flush_buffer(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Comm_flush_buffer, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_flush_buffer(word a0)
{
    return body_MPI_Comm_flush_buffer((mpi_function_1 *)next_mpi(CALL_MPI_Comm_flush_buffer),
        RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Comm_flush_buffer(word a0)
{
    return body_MPI_Comm_flush_buffer((mpi_function_1 *)next_pmpi(CALL_MPI_Comm_flush_buffer),
        RETURN_ADDRESS, a0);
}

HOT int body_MPI_Comm_iflush_buffer(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Comm_iflush_buffer, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_iflush_buffer(word a0, word a1)
{
    return body_MPI_Comm_iflush_buffer((mpi_function_2 *)next_mpi(CALL_MPI_Comm_iflush_buffer),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_iflush_buffer(word a0, word a1)
{
    return body_MPI_Comm_iflush_buffer((mpi_function_2 *)next_pmpi(CALL_MPI_Comm_iflush_buffer),
        RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_Session_detach_buffer(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Session_detach_buffer, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Session_detach_buffer(word a0, word a1, word a2)
{
    return body_MPI_Session_detach_buffer((mpi_function_3 *)next_mpi(CALL_MPI_Session_detach_buffer), RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Session_detach_buffer(word a0, word a1, word a2)
{
    return body_MPI_Session_detach_buffer((mpi_function_3 *)next_pmpi(CALL_MPI_Session_detach_buffer), RETURN_ADDRESS, a0, a1, a2);
}

HOT int body_MPI_Session_detach_buffer_c(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Session_detach_buffer_c, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Session_detach_buffer_c(word a0, word a1, word a2)
{
    return body_MPI_Session_detach_buffer_c((mpi_function_3 *)next_mpi(CALL_MPI_Session_detach_buffer_c), RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Session_detach_buffer_c(word a0, word a1, word a2)
{
    return body_MPI_Session_detach_buffer_c((mpi_function_3 *)next_pmpi(CALL_MPI_Session_detach_buffer_c), RETURN_ADDRESS, a0, a1, a2);
}

HOT int body_MPI_Session_flush_buffer(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Session_flush_buffer, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Session_flush_buffer(word a0)
{
    return body_MPI_Session_flush_buffer((mpi_function_1 *)next_mpi(CALL_MPI_Session_flush_buffer),
        RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Session_flush_buffer(word a0)
{
    return body_MPI_Session_flush_buffer((mpi_function_1 *)next_pmpi(CALL_MPI_Session_flush_buffer), RETURN_ADDRESS, a0);
}

HOT int body_MPI_Session_iflush_buffer(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Session_iflush_buffer, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Session_iflush_buffer(word a0, word a1)
{
    return body_MPI_Session_iflush_buffer((mpi_function_2 *)next_mpi(CALL_MPI_Session_iflush_buffer), RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Session_iflush_buffer(word a0, word a1)
{
    return body_MPI_Session_iflush_buffer((mpi_function_2 *)next_pmpi(CALL_MPI_Session_iflush_buffer), RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_Barrier(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Barrier, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Barrier(word a0)
{
    return body_MPI_Barrier((mpi_function_1 *)next_mpi(CALL_MPI_Barrier), RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Barrier(word a0)
{
    return body_MPI_Barrier((mpi_function_1 *)next_pmpi(CALL_MPI_Barrier), RETURN_ADDRESS, a0);
}

HOT int body_MPI_Ibarrier(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Ibarrier, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Ibarrier(word a0, word a1)
{
    return body_MPI_Ibarrier((mpi_function_2 *)next_mpi(CALL_MPI_Ibarrier), RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Ibarrier(word a0, word a1)
{
    return body_MPI_Ibarrier((mpi_function_2 *)next_pmpi(CALL_MPI_Ibarrier), RETURN_ADDRESS, a0,
        a1);
}

HOT int body_MPI_Barrier_init(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Barrier_init, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Barrier_init(word a0, word a1, word a2)
{
    return body_MPI_Barrier_init((mpi_function_3 *)next_mpi(CALL_MPI_Barrier_init), RETURN_ADDRESS,
        a0, a1, a2);
}

EXPORT int PMPI_Barrier_init(word a0, word a1, word a2)
{
    return body_MPI_Barrier_init((mpi_function_3 *)next_pmpi(CALL_MPI_Barrier_init),
        RETURN_ADDRESS, a0, a1, a2);
}

HOT int body_MPI_Bcast(mpi_function_5 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Bcast, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted(t, (int)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Bcast(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Bcast((mpi_function_5 *)next_mpi(CALL_MPI_Bcast), RETURN_ADDRESS, a0, a1, a2,
        a3, a4);
}

EXPORT int PMPI_Bcast(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Bcast((mpi_function_5 *)next_pmpi(CALL_MPI_Bcast), RETURN_ADDRESS, a0, a1, a2,
        a3, a4);
}

HOT int body_MPI_Bcast_c(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Bcast_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted(t, (int64_t)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Bcast_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Bcast_c((mpi_function_5 *)next_mpi(CALL_MPI_Bcast_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4);
}

EXPORT int PMPI_Bcast_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Bcast_c((mpi_function_5 *)next_pmpi(CALL_MPI_Bcast_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4);
}

HOT int body_MPI_Ibcast(mpi_function_6 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Ibcast, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted(t, (int)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Ibcast(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Ibcast((mpi_function_6 *)next_mpi(CALL_MPI_Ibcast), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5);
}

EXPORT int PMPI_Ibcast(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Ibcast((mpi_function_6 *)next_pmpi(CALL_MPI_Ibcast), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5);
}

HOT int body_MPI_Ibcast_c(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Ibcast_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted(t, (int64_t)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Ibcast_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Ibcast_c((mpi_function_6 *)next_mpi(CALL_MPI_Ibcast_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5);
}

EXPORT int PMPI_Ibcast_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Ibcast_c((mpi_function_6 *)next_pmpi(CALL_MPI_Ibcast_c), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5);
}

COLD int body_MPI_Bcast_init(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Bcast_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted(t, (int)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Bcast_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Bcast_init((mpi_function_7 *)next_mpi(CALL_MPI_Bcast_init), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Bcast_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Bcast_init((mpi_function_7 *)next_pmpi(CALL_MPI_Bcast_init), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Bcast_init_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Bcast_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted(t, (int64_t)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Bcast_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Bcast_init_c((mpi_function_7 *)next_mpi(CALL_MPI_Bcast_init_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Bcast_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Bcast_init_c((mpi_function_7 *)next_pmpi(CALL_MPI_Bcast_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Reduce(mpi_function_7 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Reduce, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted(t, (int)a2, a3, (int)a5));
    return result;
}

EXPORT int MPI_Reduce(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Reduce((mpi_function_7 *)next_mpi(CALL_MPI_Reduce), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5, a6);
}

EXPORT int PMPI_Reduce(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Reduce((mpi_function_7 *)next_pmpi(CALL_MPI_Reduce), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6);
}

HOT int body_MPI_Reduce_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Reduce_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted(t, (int64_t)a2, a3, (int)a5));
    return result;
}

EXPORT int MPI_Reduce_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Reduce_c((mpi_function_7 *)next_mpi(CALL_MPI_Reduce_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Reduce_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Reduce_c((mpi_function_7 *)next_pmpi(CALL_MPI_Reduce_c), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Ireduce(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Ireduce, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted(t, (int)a2, a3, (int)a5));
    return result;
}

EXPORT int MPI_Ireduce(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Ireduce((mpi_function_8 *)next_mpi(CALL_MPI_Ireduce), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Ireduce(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Ireduce((mpi_function_8 *)next_pmpi(CALL_MPI_Ireduce), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Ireduce_c(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Ireduce_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted(t, (int64_t)a2, a3, (int)a5));
    return result;
}

EXPORT int MPI_Ireduce_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Ireduce_c((mpi_function_8 *)next_mpi(CALL_MPI_Ireduce_c), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Ireduce_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Ireduce_c((mpi_function_8 *)next_pmpi(CALL_MPI_Ireduce_c), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7);
}

COLD int body_MPI_Reduce_init(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Reduce_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted(t, (int)a2, a3, (int)a5));
    return result;
}

EXPORT int MPI_Reduce_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Reduce_init((mpi_function_9 *)next_mpi(CALL_MPI_Reduce_init), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Reduce_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Reduce_init((mpi_function_9 *)next_pmpi(CALL_MPI_Reduce_init), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

COLD int body_MPI_Reduce_init_c(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Reduce_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted(t, (int64_t)a2, a3, (int)a5));
    return result;
}

EXPORT int MPI_Reduce_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Reduce_init_c((mpi_function_9 *)next_mpi(CALL_MPI_Reduce_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Reduce_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Reduce_init_c((mpi_function_9 *)next_pmpi(CALL_MPI_Reduce_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Allreduce(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Allreduce, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a2, a3));
    return result;
}

EXPORT int MPI_Allreduce(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Allreduce((mpi_function_6 *)next_mpi(CALL_MPI_Allreduce), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Allreduce(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Allreduce((mpi_function_6 *)next_pmpi(CALL_MPI_Allreduce), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5);
}

HOT int body_MPI_Allreduce_c(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Allreduce_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_Allreduce_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Allreduce_c((mpi_function_6 *)next_mpi(CALL_MPI_Allreduce_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Allreduce_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Allreduce_c((mpi_function_6 *)next_pmpi(CALL_MPI_Allreduce_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Iallreduce(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Iallreduce, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a2, a3));
    return result;
}

EXPORT int MPI_Iallreduce(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Iallreduce((mpi_function_7 *)next_mpi(CALL_MPI_Iallreduce), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Iallreduce(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Iallreduce((mpi_function_7 *)next_pmpi(CALL_MPI_Iallreduce), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Iallreduce_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Iallreduce_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_Iallreduce_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Iallreduce_c((mpi_function_7 *)next_mpi(CALL_MPI_Iallreduce_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Iallreduce_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Iallreduce_c((mpi_function_7 *)next_pmpi(CALL_MPI_Iallreduce_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Allreduce_init(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Allreduce_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a2, a3));
    return result;
}

EXPORT int MPI_Allreduce_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    return body_MPI_Allreduce_init((mpi_function_8 *)next_mpi(CALL_MPI_Allreduce_init),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Allreduce_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    return body_MPI_Allreduce_init((mpi_function_8 *)next_pmpi(CALL_MPI_Allreduce_init),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

COLD int body_MPI_Allreduce_init_c(mpi_function_8 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Allreduce_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_Allreduce_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    return body_MPI_Allreduce_init_c((mpi_function_8 *)next_mpi(CALL_MPI_Allreduce_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Allreduce_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    return body_MPI_Allreduce_init_c((mpi_function_8 *)next_pmpi(CALL_MPI_Allreduce_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Exscan(mpi_function_6 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Exscan, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a2, a3));
    return result;
}

EXPORT int MPI_Exscan(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Exscan((mpi_function_6 *)next_mpi(CALL_MPI_Exscan), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5);
}

EXPORT int PMPI_Exscan(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Exscan((mpi_function_6 *)next_pmpi(CALL_MPI_Exscan), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5);
}

HOT int body_MPI_Exscan_c(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Exscan_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_Exscan_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Exscan_c((mpi_function_6 *)next_mpi(CALL_MPI_Exscan_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5);
}

EXPORT int PMPI_Exscan_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Exscan_c((mpi_function_6 *)next_pmpi(CALL_MPI_Exscan_c), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5);
}

HOT int body_MPI_Iexscan(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Iexscan, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a2, a3));
    return result;
}

EXPORT int MPI_Iexscan(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Iexscan((mpi_function_7 *)next_mpi(CALL_MPI_Iexscan), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Iexscan(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Iexscan((mpi_function_7 *)next_pmpi(CALL_MPI_Iexscan), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6);
}

HOT int body_MPI_Iexscan_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Iexscan_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_Iexscan_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Iexscan_c((mpi_function_7 *)next_mpi(CALL_MPI_Iexscan_c), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Iexscan_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Iexscan_c((mpi_function_7 *)next_pmpi(CALL_MPI_Iexscan_c), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Exscan_init(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Exscan_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a2, a3));
    return result;
}

EXPORT int MPI_Exscan_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Exscan_init((mpi_function_8 *)next_mpi(CALL_MPI_Exscan_init), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Exscan_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Exscan_init((mpi_function_8 *)next_pmpi(CALL_MPI_Exscan_init), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7);
}

COLD int body_MPI_Exscan_init_c(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Exscan_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_Exscan_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Exscan_init_c((mpi_function_8 *)next_mpi(CALL_MPI_Exscan_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Exscan_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    return body_MPI_Exscan_init_c((mpi_function_8 *)next_pmpi(CALL_MPI_Exscan_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Scan(mpi_function_6 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Scan, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a2, a3));
    return result;
}

EXPORT int MPI_Scan(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Scan((mpi_function_6 *)next_mpi(CALL_MPI_Scan), RETURN_ADDRESS, a0, a1, a2, a3,
        a4, a5);
}

EXPORT int PMPI_Scan(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Scan((mpi_function_6 *)next_pmpi(CALL_MPI_Scan), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5);
}

HOT int body_MPI_Scan_c(mpi_function_6 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Scan_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_Scan_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Scan_c((mpi_function_6 *)next_mpi(CALL_MPI_Scan_c), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5);
}

EXPORT int PMPI_Scan_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Scan_c((mpi_function_6 *)next_pmpi(CALL_MPI_Scan_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5);
}

HOT int body_MPI_Iscan(mpi_function_7 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Iscan, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a2, a3));
    return result;
}

EXPORT int MPI_Iscan(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Iscan((mpi_function_7 *)next_mpi(CALL_MPI_Iscan), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5, a6);
}

EXPORT int PMPI_Iscan(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Iscan((mpi_function_7 *)next_pmpi(CALL_MPI_Iscan), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5, a6);
}

HOT int body_MPI_Iscan_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Iscan_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_Iscan_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Iscan_c((mpi_function_7 *)next_mpi(CALL_MPI_Iscan_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Iscan_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Iscan_c((mpi_function_7 *)next_pmpi(CALL_MPI_Iscan_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6);
}

COLD int body_MPI_Scan_init(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Scan_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a2, a3));
    return result;
}

EXPORT int MPI_Scan_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Scan_init((mpi_function_8 *)next_mpi(CALL_MPI_Scan_init), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Scan_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Scan_init((mpi_function_8 *)next_pmpi(CALL_MPI_Scan_init), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7);
}

COLD int body_MPI_Scan_init_c(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Scan_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_Scan_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Scan_init_c((mpi_function_8 *)next_mpi(CALL_MPI_Scan_init_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Scan_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Scan_init_c((mpi_function_8 *)next_pmpi(CALL_MPI_Scan_init_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Reduce_scatter(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Reduce_scatter, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_reduce_counts(t, COUNTS(a2), a3, a5));
    return result;
}

EXPORT int MPI_Reduce_scatter(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Reduce_scatter((mpi_function_6 *)next_mpi(CALL_MPI_Reduce_scatter),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Reduce_scatter(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Reduce_scatter((mpi_function_6 *)next_pmpi(CALL_MPI_Reduce_scatter),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Reduce_scatter_c(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Reduce_scatter_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_reduce_counts(t, COUNTS_LARGE(a2), a3, a5));
    return result;
}

EXPORT int MPI_Reduce_scatter_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Reduce_scatter_c((mpi_function_6 *)next_mpi(CALL_MPI_Reduce_scatter_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Reduce_scatter_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Reduce_scatter_c((mpi_function_6 *)next_pmpi(CALL_MPI_Reduce_scatter_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Ireduce_scatter(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Ireduce_scatter, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_reduce_counts(t, COUNTS(a2), a3, a5));
    return result;
}

EXPORT int MPI_Ireduce_scatter(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Ireduce_scatter((mpi_function_7 *)next_mpi(CALL_MPI_Ireduce_scatter),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Ireduce_scatter(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Ireduce_scatter((mpi_function_7 *)next_pmpi(CALL_MPI_Ireduce_scatter),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Ireduce_scatter_c(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Ireduce_scatter_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_reduce_counts(t, COUNTS_LARGE(a2), a3, a5));
    return result;
}

EXPORT int MPI_Ireduce_scatter_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Ireduce_scatter_c((mpi_function_7 *)next_mpi(CALL_MPI_Ireduce_scatter_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Ireduce_scatter_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Ireduce_scatter_c((mpi_function_7 *)next_pmpi(CALL_MPI_Ireduce_scatter_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Reduce_scatter_init(mpi_function_8 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Reduce_scatter_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_reduce_counts(t, COUNTS(a2), a3, a5));
    return result;
}

EXPORT int MPI_Reduce_scatter_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    return body_MPI_Reduce_scatter_init((mpi_function_8 *)next_mpi(CALL_MPI_Reduce_scatter_init),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Reduce_scatter_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    return body_MPI_Reduce_scatter_init((mpi_function_8 *)next_pmpi(CALL_MPI_Reduce_scatter_init),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

COLD int body_MPI_Reduce_scatter_init_c(mpi_function_8 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Reduce_scatter_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_reduce_counts(t, COUNTS_LARGE(a2), a3, a5));
    return result;
}

EXPORT int MPI_Reduce_scatter_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    return body_MPI_Reduce_scatter_init_c((mpi_function_8 *)next_mpi(CALL_MPI_Reduce_scatter_init_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Reduce_scatter_init_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7)
{
    return body_MPI_Reduce_scatter_init_c((mpi_function_8 *)next_pmpi(CALL_MPI_Reduce_scatter_init_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Reduce_scatter_block(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Reduce_scatter_block, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_reduce_blocks(t, (int)a2, a3, a5));
    return result;
}

EXPORT int MPI_Reduce_scatter_block(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Reduce_scatter_block((mpi_function_6 *)next_mpi(CALL_MPI_Reduce_scatter_block),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Reduce_scatter_block(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Reduce_scatter_block((mpi_function_6 *)next_pmpi(CALL_MPI_Reduce_scatter_block), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Reduce_scatter_block_c(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Reduce_scatter_block_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_reduce_blocks(t, (int64_t)a2, a3, a5));
    return result;
}

EXPORT int MPI_Reduce_scatter_block_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Reduce_scatter_block_c((mpi_function_6 *)next_mpi(CALL_MPI_Reduce_scatter_block_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Reduce_scatter_block_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Reduce_scatter_block_c((mpi_function_6 *)next_pmpi(CALL_MPI_Reduce_scatter_block_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Ireduce_scatter_block(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Ireduce_scatter_block, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_reduce_blocks(t, (int)a2, a3, a5));
    return result;
}

EXPORT int MPI_Ireduce_scatter_block(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Ireduce_scatter_block((mpi_function_7 *)next_mpi(CALL_MPI_Ireduce_scatter_block), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Ireduce_scatter_block(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Ireduce_scatter_block((mpi_function_7 *)next_pmpi(CALL_MPI_Ireduce_scatter_block), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Ireduce_scatter_block_c(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Ireduce_scatter_block_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_reduce_blocks(t, (int64_t)a2, a3, a5));
    return result;
}

EXPORT int MPI_Ireduce_scatter_block_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6)
{
    return body_MPI_Ireduce_scatter_block_c((mpi_function_7 *)next_mpi(CALL_MPI_Ireduce_scatter_block_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Ireduce_scatter_block_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6)
{
    return body_MPI_Ireduce_scatter_block_c((mpi_function_7 *)next_pmpi(CALL_MPI_Ireduce_scatter_block_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Reduce_scatter_block_init(mpi_function_8 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Reduce_scatter_block_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_reduce_blocks(t, (int)a2, a3, a5));
    return result;
}

EXPORT int MPI_Reduce_scatter_block_init(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7)
{
    return body_MPI_Reduce_scatter_block_init((mpi_function_8 *)next_mpi(CALL_MPI_Reduce_scatter_block_init), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Reduce_scatter_block_init(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7)
{
    return body_MPI_Reduce_scatter_block_init((mpi_function_8 *)next_pmpi(CALL_MPI_Reduce_scatter_block_init), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

COLD int body_MPI_Reduce_scatter_block_init_c(mpi_function_8 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Reduce_scatter_block_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_reduce_blocks(t, (int64_t)a2, a3, a5));
    return result;
}

EXPORT int MPI_Reduce_scatter_block_init_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7)
{
    return body_MPI_Reduce_scatter_block_init_c((mpi_function_8 *)next_mpi(CALL_MPI_Reduce_scatter_block_init_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Reduce_scatter_block_init_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7)
{
    return body_MPI_Reduce_scatter_block_init_c((mpi_function_8 *)next_pmpi(CALL_MPI_Reduce_scatter_block_init_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Gather(mpi_function_8 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Gather, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted_block(t, a0, (int)a1, a2, (int)a4, a5, (int)a6));
    return result;
}

EXPORT int MPI_Gather(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Gather((mpi_function_8 *)next_mpi(CALL_MPI_Gather), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Gather(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Gather((mpi_function_8 *)next_pmpi(CALL_MPI_Gather), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Gather_c(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Gather_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted_block(t, a0, (int64_t)a1, a2, (int64_t)a4, a5, (int)a6));
    return result;
}

EXPORT int MPI_Gather_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Gather_c((mpi_function_8 *)next_mpi(CALL_MPI_Gather_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Gather_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Gather_c((mpi_function_8 *)next_pmpi(CALL_MPI_Gather_c), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Igather(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Igather, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted_block(t, a0, (int)a1, a2, (int)a4, a5, (int)a6));
    return result;
}

EXPORT int MPI_Igather(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Igather((mpi_function_9 *)next_mpi(CALL_MPI_Igather), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Igather(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Igather((mpi_function_9 *)next_pmpi(CALL_MPI_Igather), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Igather_c(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Igather_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted_block(t, a0, (int64_t)a1, a2, (int64_t)a4, a5, (int)a6));
    return result;
}

EXPORT int MPI_Igather_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Igather_c((mpi_function_9 *)next_mpi(CALL_MPI_Igather_c), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Igather_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Igather_c((mpi_function_9 *)next_pmpi(CALL_MPI_Igather_c), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7, a8);
}

COLD int body_MPI_Gather_init(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_MPI_Gather_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted_block(t, a0, (int)a1, a2, (int)a4, a5, (int)a6));
    return result;
}

EXPORT int MPI_Gather_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    return body_MPI_Gather_init((mpi_function_10 *)next_mpi(CALL_MPI_Gather_init), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Gather_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    return body_MPI_Gather_init((mpi_function_10 *)next_pmpi(CALL_MPI_Gather_init), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

COLD int body_MPI_Gather_init_c(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_MPI_Gather_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted_block(t, a0, (int64_t)a1, a2, (int64_t)a4, a5, (int)a6));
    return result;
}

EXPORT int MPI_Gather_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    return body_MPI_Gather_init_c((mpi_function_10 *)next_mpi(CALL_MPI_Gather_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Gather_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    return body_MPI_Gather_init_c((mpi_function_10 *)next_pmpi(CALL_MPI_Gather_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Gatherv(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Gatherv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted_block_of(t, a0, (int)a1, a2, COUNTS(a4), a6, a8, (int)a7));
    return result;
}

EXPORT int MPI_Gatherv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Gatherv((mpi_function_9 *)next_mpi(CALL_MPI_Gatherv), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Gatherv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Gatherv((mpi_function_9 *)next_pmpi(CALL_MPI_Gatherv), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Gatherv_c(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Gatherv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted_block_of(t, a0, (int64_t)a1, a2, COUNTS_LARGE(a4), a6, a8,
                    (int)a7));
    return result;
}

EXPORT int MPI_Gatherv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Gatherv_c((mpi_function_9 *)next_mpi(CALL_MPI_Gatherv_c), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Gatherv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Gatherv_c((mpi_function_9 *)next_pmpi(CALL_MPI_Gatherv_c), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Igatherv(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_MPI_Igatherv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted_block_of(t, a0, (int)a1, a2, COUNTS(a4), a6, a8, (int)a7));
    return result;
}

EXPORT int MPI_Igatherv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    return body_MPI_Igatherv((mpi_function_10 *)next_mpi(CALL_MPI_Igatherv), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Igatherv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    return body_MPI_Igatherv((mpi_function_10 *)next_pmpi(CALL_MPI_Igatherv), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Igatherv_c(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_MPI_Igatherv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted_block_of(t, a0, (int64_t)a1, a2, COUNTS_LARGE(a4), a6, a8,
                    (int)a7));
    return result;
}

EXPORT int MPI_Igatherv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    return body_MPI_Igatherv_c((mpi_function_10 *)next_mpi(CALL_MPI_Igatherv_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Igatherv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    return body_MPI_Igatherv_c((mpi_function_10 *)next_pmpi(CALL_MPI_Igatherv_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

COLD int body_MPI_Gatherv_init(mpi_function_11 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    s = call_enter(t, CALL_MPI_Gatherv_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted_block_of(t, a0, (int)a1, a2, COUNTS(a4), a6, a8, (int)a7));
    return result;
}

EXPORT int MPI_Gatherv_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9, word a10)
{
    return body_MPI_Gatherv_init((mpi_function_11 *)next_mpi(CALL_MPI_Gatherv_init),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

EXPORT int PMPI_Gatherv_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    return body_MPI_Gatherv_init((mpi_function_11 *)next_pmpi(CALL_MPI_Gatherv_init),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

COLD int body_MPI_Gatherv_init_c(mpi_function_11 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    s = call_enter(t, CALL_MPI_Gatherv_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted_block_of(t, a0, (int64_t)a1, a2, COUNTS_LARGE(a4), a6, a8,
                    (int)a7));
    return result;
}

EXPORT int MPI_Gatherv_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    return body_MPI_Gatherv_init_c((mpi_function_11 *)next_mpi(CALL_MPI_Gatherv_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

EXPORT int PMPI_Gatherv_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    return body_MPI_Gatherv_init_c((mpi_function_11 *)next_pmpi(CALL_MPI_Gatherv_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

HOT int body_MPI_Scatter(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Scatter, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted_block(t, a3, (int)a4, a5, (int)a1, a2, (int)a6));
    return result;
}

EXPORT int MPI_Scatter(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Scatter((mpi_function_8 *)next_mpi(CALL_MPI_Scatter), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Scatter(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Scatter((mpi_function_8 *)next_pmpi(CALL_MPI_Scatter), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Scatter_c(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Scatter_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted_block(t, a3, (int64_t)a4, a5, (int64_t)a1, a2, (int)a6));
    return result;
}

EXPORT int MPI_Scatter_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Scatter_c((mpi_function_8 *)next_mpi(CALL_MPI_Scatter_c), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Scatter_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Scatter_c((mpi_function_8 *)next_pmpi(CALL_MPI_Scatter_c), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Iscatter(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Iscatter, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted_block(t, a3, (int)a4, a5, (int)a1, a2, (int)a6));
    return result;
}

EXPORT int MPI_Iscatter(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Iscatter((mpi_function_9 *)next_mpi(CALL_MPI_Iscatter), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Iscatter(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Iscatter((mpi_function_9 *)next_pmpi(CALL_MPI_Iscatter), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Iscatter_c(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Iscatter_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted_block(t, a3, (int64_t)a4, a5, (int64_t)a1, a2, (int)a6));
    return result;
}

EXPORT int MPI_Iscatter_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Iscatter_c((mpi_function_9 *)next_mpi(CALL_MPI_Iscatter_c), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Iscatter_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Iscatter_c((mpi_function_9 *)next_pmpi(CALL_MPI_Iscatter_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

COLD int body_MPI_Scatter_init(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_MPI_Scatter_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted_block(t, a3, (int)a4, a5, (int)a1, a2, (int)a6));
    return result;
}

EXPORT int MPI_Scatter_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    return body_MPI_Scatter_init((mpi_function_10 *)next_mpi(CALL_MPI_Scatter_init),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Scatter_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    return body_MPI_Scatter_init((mpi_function_10 *)next_pmpi(CALL_MPI_Scatter_init),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

COLD int body_MPI_Scatter_init_c(mpi_function_10 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_MPI_Scatter_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted_block(t, a3, (int64_t)a4, a5, (int64_t)a1, a2, (int)a6));
    return result;
}

EXPORT int MPI_Scatter_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    return body_MPI_Scatter_init_c((mpi_function_10 *)next_mpi(CALL_MPI_Scatter_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Scatter_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    return body_MPI_Scatter_init_c((mpi_function_10 *)next_pmpi(CALL_MPI_Scatter_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Scatterv(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Scatterv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted_block_of(t, a4, (int)a5, a6, COUNTS(a1), a3, a8, (int)a7));
    return result;
}

EXPORT int MPI_Scatterv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Scatterv((mpi_function_9 *)next_mpi(CALL_MPI_Scatterv), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Scatterv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Scatterv((mpi_function_9 *)next_pmpi(CALL_MPI_Scatterv), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Scatterv_c(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Scatterv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted_block_of(t, a4, (int64_t)a5, a6, COUNTS_LARGE(a1), a3, a8,
                    (int)a7));
    return result;
}

EXPORT int MPI_Scatterv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Scatterv_c((mpi_function_9 *)next_mpi(CALL_MPI_Scatterv_c), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Scatterv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Scatterv_c((mpi_function_9 *)next_pmpi(CALL_MPI_Scatterv_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Iscatterv(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_MPI_Iscatterv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted_block_of(t, a4, (int)a5, a6, COUNTS(a1), a3, a8, (int)a7));
    return result;
}

EXPORT int MPI_Iscatterv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    return body_MPI_Iscatterv((mpi_function_10 *)next_mpi(CALL_MPI_Iscatterv), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Iscatterv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    return body_MPI_Iscatterv((mpi_function_10 *)next_pmpi(CALL_MPI_Iscatterv), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Iscatterv_c(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_MPI_Iscatterv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted_block_of(t, a4, (int64_t)a5, a6, COUNTS_LARGE(a1), a3, a8,
                    (int)a7));
    return result;
}

EXPORT int MPI_Iscatterv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    return body_MPI_Iscatterv_c((mpi_function_10 *)next_mpi(CALL_MPI_Iscatterv_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Iscatterv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    return body_MPI_Iscatterv_c((mpi_function_10 *)next_pmpi(CALL_MPI_Iscatterv_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

COLD int body_MPI_Scatterv_init(mpi_function_11 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    s = call_enter(t, CALL_MPI_Scatterv_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted_block_of(t, a4, (int)a5, a6, COUNTS(a1), a3, a8, (int)a7));
    return result;
}

EXPORT int MPI_Scatterv_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    return body_MPI_Scatterv_init((mpi_function_11 *)next_mpi(CALL_MPI_Scatterv_init),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

EXPORT int PMPI_Scatterv_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    return body_MPI_Scatterv_init((mpi_function_11 *)next_pmpi(CALL_MPI_Scatterv_init),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

COLD int body_MPI_Scatterv_init_c(mpi_function_11 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    s = call_enter(t, CALL_MPI_Scatterv_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_rooted_block_of(t, a4, (int64_t)a5, a6, COUNTS_LARGE(a1), a3, a8,
                    (int)a7));
    return result;
}

EXPORT int MPI_Scatterv_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    return body_MPI_Scatterv_init_c((mpi_function_11 *)next_mpi(CALL_MPI_Scatterv_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

EXPORT int PMPI_Scatterv_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    return body_MPI_Scatterv_init_c((mpi_function_11 *)next_pmpi(CALL_MPI_Scatterv_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

HOT int body_MPI_Allgather(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Allgather, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_block(t, a0, (int)a1, a2, (int)a4, a5));
    return result;
}

EXPORT int MPI_Allgather(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Allgather((mpi_function_7 *)next_mpi(CALL_MPI_Allgather), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Allgather(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Allgather((mpi_function_7 *)next_pmpi(CALL_MPI_Allgather), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Allgather_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Allgather_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_block(t, a0, (int64_t)a1, a2, (int64_t)a4, a5));
    return result;
}

EXPORT int MPI_Allgather_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Allgather_c((mpi_function_7 *)next_mpi(CALL_MPI_Allgather_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Allgather_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Allgather_c((mpi_function_7 *)next_pmpi(CALL_MPI_Allgather_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Iallgather(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Iallgather, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_block(t, a0, (int)a1, a2, (int)a4, a5));
    return result;
}

EXPORT int MPI_Iallgather(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Iallgather((mpi_function_8 *)next_mpi(CALL_MPI_Iallgather), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Iallgather(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Iallgather((mpi_function_8 *)next_pmpi(CALL_MPI_Iallgather), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Iallgather_c(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Iallgather_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_block(t, a0, (int64_t)a1, a2, (int64_t)a4, a5));
    return result;
}

EXPORT int MPI_Iallgather_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Iallgather_c((mpi_function_8 *)next_mpi(CALL_MPI_Iallgather_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Iallgather_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Iallgather_c((mpi_function_8 *)next_pmpi(CALL_MPI_Iallgather_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

COLD int body_MPI_Allgather_init(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Allgather_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_block(t, a0, (int)a1, a2, (int)a4, a5));
    return result;
}

EXPORT int MPI_Allgather_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Allgather_init((mpi_function_9 *)next_mpi(CALL_MPI_Allgather_init),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Allgather_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Allgather_init((mpi_function_9 *)next_pmpi(CALL_MPI_Allgather_init),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

COLD int body_MPI_Allgather_init_c(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Allgather_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_block(t, a0, (int64_t)a1, a2, (int64_t)a4, a5));
    return result;
}

EXPORT int MPI_Allgather_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Allgather_init_c((mpi_function_9 *)next_mpi(CALL_MPI_Allgather_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Allgather_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Allgather_init_c((mpi_function_9 *)next_pmpi(CALL_MPI_Allgather_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Allgatherv(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Allgatherv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_block_of(t, a0, (int)a1, a2, COUNTS(a4), a6, a7));
    return result;
}

EXPORT int MPI_Allgatherv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Allgatherv((mpi_function_8 *)next_mpi(CALL_MPI_Allgatherv), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Allgatherv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Allgatherv((mpi_function_8 *)next_pmpi(CALL_MPI_Allgatherv), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Allgatherv_c(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Allgatherv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_block_of(t, a0, (int64_t)a1, a2, COUNTS_LARGE(a4), a6, a7));
    return result;
}

EXPORT int MPI_Allgatherv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Allgatherv_c((mpi_function_8 *)next_mpi(CALL_MPI_Allgatherv_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Allgatherv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Allgatherv_c((mpi_function_8 *)next_pmpi(CALL_MPI_Allgatherv_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Iallgatherv(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Iallgatherv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_block_of(t, a0, (int)a1, a2, COUNTS(a4), a6, a7));
    return result;
}

EXPORT int MPI_Iallgatherv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Iallgatherv((mpi_function_9 *)next_mpi(CALL_MPI_Iallgatherv), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Iallgatherv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Iallgatherv((mpi_function_9 *)next_pmpi(CALL_MPI_Iallgatherv), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Iallgatherv_c(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Iallgatherv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_block_of(t, a0, (int64_t)a1, a2, COUNTS_LARGE(a4), a6, a7));
    return result;
}

EXPORT int MPI_Iallgatherv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Iallgatherv_c((mpi_function_9 *)next_mpi(CALL_MPI_Iallgatherv_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Iallgatherv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Iallgatherv_c((mpi_function_9 *)next_pmpi(CALL_MPI_Iallgatherv_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

COLD int body_MPI_Allgatherv_init(mpi_function_10 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_MPI_Allgatherv_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_block_of(t, a0, (int)a1, a2, COUNTS(a4), a6, a7));
    return result;
}

EXPORT int MPI_Allgatherv_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    return body_MPI_Allgatherv_init((mpi_function_10 *)next_mpi(CALL_MPI_Allgatherv_init),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Allgatherv_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    return body_MPI_Allgatherv_init((mpi_function_10 *)next_pmpi(CALL_MPI_Allgatherv_init),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

COLD int body_MPI_Allgatherv_init_c(mpi_function_10 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_MPI_Allgatherv_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_block_of(t, a0, (int64_t)a1, a2, COUNTS_LARGE(a4), a6, a7));
    return result;
}

EXPORT int MPI_Allgatherv_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    return body_MPI_Allgatherv_init_c((mpi_function_10 *)next_mpi(CALL_MPI_Allgatherv_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Allgatherv_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    return body_MPI_Allgatherv_init_c((mpi_function_10 *)next_pmpi(CALL_MPI_Allgatherv_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Alltoall(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Alltoall, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_blocks(t, a0, (int)a1, a2, (int)a4, a5, a6));
    return result;
}

EXPORT int MPI_Alltoall(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Alltoall((mpi_function_7 *)next_mpi(CALL_MPI_Alltoall), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Alltoall(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Alltoall((mpi_function_7 *)next_pmpi(CALL_MPI_Alltoall), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Alltoall_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Alltoall_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_blocks(t, a0, (int64_t)a1, a2, (int64_t)a4, a5, a6));
    return result;
}

EXPORT int MPI_Alltoall_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Alltoall_c((mpi_function_7 *)next_mpi(CALL_MPI_Alltoall_c), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Alltoall_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Alltoall_c((mpi_function_7 *)next_pmpi(CALL_MPI_Alltoall_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Ialltoall(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Ialltoall, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_blocks(t, a0, (int)a1, a2, (int)a4, a5, a6));
    return result;
}

EXPORT int MPI_Ialltoall(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Ialltoall((mpi_function_8 *)next_mpi(CALL_MPI_Ialltoall), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Ialltoall(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Ialltoall((mpi_function_8 *)next_pmpi(CALL_MPI_Ialltoall), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Ialltoall_c(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Ialltoall_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_blocks(t, a0, (int64_t)a1, a2, (int64_t)a4, a5, a6));
    return result;
}

EXPORT int MPI_Ialltoall_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Ialltoall_c((mpi_function_8 *)next_mpi(CALL_MPI_Ialltoall_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Ialltoall_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Ialltoall_c((mpi_function_8 *)next_pmpi(CALL_MPI_Ialltoall_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7);
}

COLD int body_MPI_Alltoall_init(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Alltoall_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_blocks(t, a0, (int)a1, a2, (int)a4, a5, a6));
    return result;
}

EXPORT int MPI_Alltoall_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Alltoall_init((mpi_function_9 *)next_mpi(CALL_MPI_Alltoall_init),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Alltoall_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Alltoall_init((mpi_function_9 *)next_pmpi(CALL_MPI_Alltoall_init),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

COLD int body_MPI_Alltoall_init_c(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Alltoall_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_blocks(t, a0, (int64_t)a1, a2, (int64_t)a4, a5, a6));
    return result;
}

EXPORT int MPI_Alltoall_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Alltoall_init_c((mpi_function_9 *)next_mpi(CALL_MPI_Alltoall_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Alltoall_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Alltoall_init_c((mpi_function_9 *)next_pmpi(CALL_MPI_Alltoall_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Alltoallv(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Alltoallv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_counts(t, a0, COUNTS(a1), a3, COUNTS(a5), a7, a8));
    return result;
}

EXPORT int MPI_Alltoallv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Alltoallv((mpi_function_9 *)next_mpi(CALL_MPI_Alltoallv), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Alltoallv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Alltoallv((mpi_function_9 *)next_pmpi(CALL_MPI_Alltoallv), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Alltoallv_c(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Alltoallv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_counts(t, a0, COUNTS_LARGE(a1), a3, COUNTS_LARGE(a5), a7, a8));
    return result;
}

EXPORT int MPI_Alltoallv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Alltoallv_c((mpi_function_9 *)next_mpi(CALL_MPI_Alltoallv_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Alltoallv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Alltoallv_c((mpi_function_9 *)next_pmpi(CALL_MPI_Alltoallv_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Ialltoallv(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_MPI_Ialltoallv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_counts(t, a0, COUNTS(a1), a3, COUNTS(a5), a7, a8));
    return result;
}

EXPORT int MPI_Ialltoallv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    return body_MPI_Ialltoallv((mpi_function_10 *)next_mpi(CALL_MPI_Ialltoallv), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Ialltoallv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    return body_MPI_Ialltoallv((mpi_function_10 *)next_pmpi(CALL_MPI_Ialltoallv), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Ialltoallv_c(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_MPI_Ialltoallv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_counts(t, a0, COUNTS_LARGE(a1), a3, COUNTS_LARGE(a5), a7, a8));
    return result;
}

EXPORT int MPI_Ialltoallv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    return body_MPI_Ialltoallv_c((mpi_function_10 *)next_mpi(CALL_MPI_Ialltoallv_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Ialltoallv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    return body_MPI_Ialltoallv_c((mpi_function_10 *)next_pmpi(CALL_MPI_Ialltoallv_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

COLD int body_MPI_Alltoallv_init(mpi_function_11 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    s = call_enter(t, CALL_MPI_Alltoallv_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_counts(t, a0, COUNTS(a1), a3, COUNTS(a5), a7, a8));
    return result;
}

EXPORT int MPI_Alltoallv_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    return body_MPI_Alltoallv_init((mpi_function_11 *)next_mpi(CALL_MPI_Alltoallv_init),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

EXPORT int PMPI_Alltoallv_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    return body_MPI_Alltoallv_init((mpi_function_11 *)next_pmpi(CALL_MPI_Alltoallv_init),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

COLD int body_MPI_Alltoallv_init_c(mpi_function_11 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    s = call_enter(t, CALL_MPI_Alltoallv_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_counts(t, a0, COUNTS_LARGE(a1), a3, COUNTS_LARGE(a5), a7, a8));
    return result;
}

EXPORT int MPI_Alltoallv_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    return body_MPI_Alltoallv_init_c((mpi_function_11 *)next_mpi(CALL_MPI_Alltoallv_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

EXPORT int PMPI_Alltoallv_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    return body_MPI_Alltoallv_init_c((mpi_function_11 *)next_pmpi(CALL_MPI_Alltoallv_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

HOT int body_MPI_Alltoallw(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Alltoallw, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_counts_types(t, a0, COUNTS(a1), (const void *)a3, COUNTS(a5),
                    (const void *)a7, a8));
    return result;
}

EXPORT int MPI_Alltoallw(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Alltoallw((mpi_function_9 *)next_mpi(CALL_MPI_Alltoallw), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Alltoallw(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Alltoallw((mpi_function_9 *)next_pmpi(CALL_MPI_Alltoallw), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Alltoallw_c(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Alltoallw_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_counts_types(t, a0, COUNTS_LARGE(a1), (const void *)a3,
                    COUNTS_LARGE(a5), (const void *)a7, a8));
    return result;
}

EXPORT int MPI_Alltoallw_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Alltoallw_c((mpi_function_9 *)next_mpi(CALL_MPI_Alltoallw_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Alltoallw_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Alltoallw_c((mpi_function_9 *)next_pmpi(CALL_MPI_Alltoallw_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Ialltoallw(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_MPI_Ialltoallw, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_counts_types(t, a0, COUNTS(a1), (const void *)a3, COUNTS(a5),
                    (const void *)a7, a8));
    return result;
}

EXPORT int MPI_Ialltoallw(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    return body_MPI_Ialltoallw((mpi_function_10 *)next_mpi(CALL_MPI_Ialltoallw), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Ialltoallw(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    return body_MPI_Ialltoallw((mpi_function_10 *)next_pmpi(CALL_MPI_Ialltoallw), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Ialltoallw_c(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_MPI_Ialltoallw_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_counts_types(t, a0, COUNTS_LARGE(a1), (const void *)a3,
                    COUNTS_LARGE(a5), (const void *)a7, a8));
    return result;
}

EXPORT int MPI_Ialltoallw_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    return body_MPI_Ialltoallw_c((mpi_function_10 *)next_mpi(CALL_MPI_Ialltoallw_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Ialltoallw_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    return body_MPI_Ialltoallw_c((mpi_function_10 *)next_pmpi(CALL_MPI_Ialltoallw_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

COLD int body_MPI_Alltoallw_init(mpi_function_11 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    s = call_enter(t, CALL_MPI_Alltoallw_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_counts_types(t, a0, COUNTS(a1), (const void *)a3, COUNTS(a5),
                    (const void *)a7, a8));
    return result;
}

EXPORT int MPI_Alltoallw_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    return body_MPI_Alltoallw_init((mpi_function_11 *)next_mpi(CALL_MPI_Alltoallw_init),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

EXPORT int PMPI_Alltoallw_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    return body_MPI_Alltoallw_init((mpi_function_11 *)next_pmpi(CALL_MPI_Alltoallw_init),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

COLD int body_MPI_Alltoallw_init_c(mpi_function_11 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    s = call_enter(t, CALL_MPI_Alltoallw_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_counts_types(t, a0, COUNTS_LARGE(a1), (const void *)a3,
                    COUNTS_LARGE(a5), (const void *)a7, a8));
    return result;
}

EXPORT int MPI_Alltoallw_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    return body_MPI_Alltoallw_init_c((mpi_function_11 *)next_mpi(CALL_MPI_Alltoallw_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

EXPORT int PMPI_Alltoallw_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    return body_MPI_Alltoallw_init_c((mpi_function_11 *)next_pmpi(CALL_MPI_Alltoallw_init_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

HOT int body_MPI_Neighbor_allgather(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Neighbor_allgather, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a1, a2));
    return result;
}

EXPORT int MPI_Neighbor_allgather(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Neighbor_allgather((mpi_function_7 *)next_mpi(CALL_MPI_Neighbor_allgather),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Neighbor_allgather(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Neighbor_allgather((mpi_function_7 *)next_pmpi(CALL_MPI_Neighbor_allgather),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Neighbor_allgather_c(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Neighbor_allgather_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a1, a2));
    return result;
}

EXPORT int MPI_Neighbor_allgather_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Neighbor_allgather_c((mpi_function_7 *)next_mpi(CALL_MPI_Neighbor_allgather_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Neighbor_allgather_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Neighbor_allgather_c((mpi_function_7 *)next_pmpi(CALL_MPI_Neighbor_allgather_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Ineighbor_allgather(mpi_function_8 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Ineighbor_allgather, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a1, a2));
    return result;
}

EXPORT int MPI_Ineighbor_allgather(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    return body_MPI_Ineighbor_allgather((mpi_function_8 *)next_mpi(CALL_MPI_Ineighbor_allgather),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Ineighbor_allgather(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    return body_MPI_Ineighbor_allgather((mpi_function_8 *)next_pmpi(CALL_MPI_Ineighbor_allgather),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Ineighbor_allgather_c(mpi_function_8 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Ineighbor_allgather_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a1, a2));
    return result;
}

EXPORT int MPI_Ineighbor_allgather_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    return body_MPI_Ineighbor_allgather_c((mpi_function_8 *)next_mpi(CALL_MPI_Ineighbor_allgather_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Ineighbor_allgather_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7)
{
    return body_MPI_Ineighbor_allgather_c((mpi_function_8 *)next_pmpi(CALL_MPI_Ineighbor_allgather_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

COLD int body_MPI_Neighbor_allgather_init(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Neighbor_allgather_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a1, a2));
    return result;
}

EXPORT int MPI_Neighbor_allgather_init(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    return body_MPI_Neighbor_allgather_init((mpi_function_9 *)next_mpi(CALL_MPI_Neighbor_allgather_init), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Neighbor_allgather_init(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    return body_MPI_Neighbor_allgather_init((mpi_function_9 *)next_pmpi(CALL_MPI_Neighbor_allgather_init), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

COLD int body_MPI_Neighbor_allgather_init_c(mpi_function_9 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Neighbor_allgather_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a1, a2));
    return result;
}

EXPORT int MPI_Neighbor_allgather_init_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    return body_MPI_Neighbor_allgather_init_c((mpi_function_9 *)next_mpi(CALL_MPI_Neighbor_allgather_init_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Neighbor_allgather_init_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    return body_MPI_Neighbor_allgather_init_c((mpi_function_9 *)next_pmpi(CALL_MPI_Neighbor_allgather_init_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Neighbor_allgatherv(mpi_function_8 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Neighbor_allgatherv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a1, a2));
    return result;
}

EXPORT int MPI_Neighbor_allgatherv(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    return body_MPI_Neighbor_allgatherv((mpi_function_8 *)next_mpi(CALL_MPI_Neighbor_allgatherv),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Neighbor_allgatherv(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    return body_MPI_Neighbor_allgatherv((mpi_function_8 *)next_pmpi(CALL_MPI_Neighbor_allgatherv),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Neighbor_allgatherv_c(mpi_function_8 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Neighbor_allgatherv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a1, a2));
    return result;
}

EXPORT int MPI_Neighbor_allgatherv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    return body_MPI_Neighbor_allgatherv_c((mpi_function_8 *)next_mpi(CALL_MPI_Neighbor_allgatherv_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Neighbor_allgatherv_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7)
{
    return body_MPI_Neighbor_allgatherv_c((mpi_function_8 *)next_pmpi(CALL_MPI_Neighbor_allgatherv_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Ineighbor_allgatherv(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Ineighbor_allgatherv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a1, a2));
    return result;
}

EXPORT int MPI_Ineighbor_allgatherv(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Ineighbor_allgatherv((mpi_function_9 *)next_mpi(CALL_MPI_Ineighbor_allgatherv),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Ineighbor_allgatherv(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Ineighbor_allgatherv((mpi_function_9 *)next_pmpi(CALL_MPI_Ineighbor_allgatherv), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Ineighbor_allgatherv_c(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Ineighbor_allgatherv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a1, a2));
    return result;
}

EXPORT int MPI_Ineighbor_allgatherv_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    return body_MPI_Ineighbor_allgatherv_c((mpi_function_9 *)next_mpi(CALL_MPI_Ineighbor_allgatherv_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Ineighbor_allgatherv_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    return body_MPI_Ineighbor_allgatherv_c((mpi_function_9 *)next_pmpi(CALL_MPI_Ineighbor_allgatherv_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

COLD int body_MPI_Neighbor_allgatherv_init(mpi_function_10 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_MPI_Neighbor_allgatherv_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a1, a2));
    return result;
}

EXPORT int MPI_Neighbor_allgatherv_init(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9)
{
    return body_MPI_Neighbor_allgatherv_init((mpi_function_10 *)next_mpi(CALL_MPI_Neighbor_allgatherv_init), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Neighbor_allgatherv_init(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9)
{
    return body_MPI_Neighbor_allgatherv_init((mpi_function_10 *)next_pmpi(CALL_MPI_Neighbor_allgatherv_init), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

COLD int body_MPI_Neighbor_allgatherv_init_c(mpi_function_10 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_MPI_Neighbor_allgatherv_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a1, a2));
    return result;
}

EXPORT int MPI_Neighbor_allgatherv_init_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9)
{
    return body_MPI_Neighbor_allgatherv_init_c((mpi_function_10 *)next_mpi(CALL_MPI_Neighbor_allgatherv_init_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Neighbor_allgatherv_init_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9)
{
    return body_MPI_Neighbor_allgatherv_init_c((mpi_function_10 *)next_pmpi(CALL_MPI_Neighbor_allgatherv_init_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Neighbor_alltoall(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Neighbor_alltoall, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_neighbor_blocks(t, (int)a1, a2, a6));
    return result;
}

EXPORT int MPI_Neighbor_alltoall(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Neighbor_alltoall((mpi_function_7 *)next_mpi(CALL_MPI_Neighbor_alltoall),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Neighbor_alltoall(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Neighbor_alltoall((mpi_function_7 *)next_pmpi(CALL_MPI_Neighbor_alltoall),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Neighbor_alltoall_c(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Neighbor_alltoall_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_neighbor_blocks(t, (int64_t)a1, a2, a6));
    return result;
}

EXPORT int MPI_Neighbor_alltoall_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Neighbor_alltoall_c((mpi_function_7 *)next_mpi(CALL_MPI_Neighbor_alltoall_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Neighbor_alltoall_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Neighbor_alltoall_c((mpi_function_7 *)next_pmpi(CALL_MPI_Neighbor_alltoall_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Ineighbor_alltoall(mpi_function_8 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Ineighbor_alltoall, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_neighbor_blocks(t, (int)a1, a2, a6));
    return result;
}

EXPORT int MPI_Ineighbor_alltoall(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    return body_MPI_Ineighbor_alltoall((mpi_function_8 *)next_mpi(CALL_MPI_Ineighbor_alltoall),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Ineighbor_alltoall(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    return body_MPI_Ineighbor_alltoall((mpi_function_8 *)next_pmpi(CALL_MPI_Ineighbor_alltoall),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Ineighbor_alltoall_c(mpi_function_8 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Ineighbor_alltoall_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_neighbor_blocks(t, (int64_t)a1, a2, a6));
    return result;
}

EXPORT int MPI_Ineighbor_alltoall_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    return body_MPI_Ineighbor_alltoall_c((mpi_function_8 *)next_mpi(CALL_MPI_Ineighbor_alltoall_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Ineighbor_alltoall_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    return body_MPI_Ineighbor_alltoall_c((mpi_function_8 *)next_pmpi(CALL_MPI_Ineighbor_alltoall_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

COLD int body_MPI_Neighbor_alltoall_init(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Neighbor_alltoall_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_neighbor_blocks(t, (int)a1, a2, a6));
    return result;
}

EXPORT int MPI_Neighbor_alltoall_init(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    return body_MPI_Neighbor_alltoall_init((mpi_function_9 *)next_mpi(CALL_MPI_Neighbor_alltoall_init), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Neighbor_alltoall_init(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    return body_MPI_Neighbor_alltoall_init((mpi_function_9 *)next_pmpi(CALL_MPI_Neighbor_alltoall_init), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

COLD int body_MPI_Neighbor_alltoall_init_c(mpi_function_9 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Neighbor_alltoall_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_neighbor_blocks(t, (int64_t)a1, a2, a6));
    return result;
}

EXPORT int MPI_Neighbor_alltoall_init_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    return body_MPI_Neighbor_alltoall_init_c((mpi_function_9 *)next_mpi(CALL_MPI_Neighbor_alltoall_init_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Neighbor_alltoall_init_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    return body_MPI_Neighbor_alltoall_init_c((mpi_function_9 *)next_pmpi(CALL_MPI_Neighbor_alltoall_init_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Neighbor_alltoallv(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Neighbor_alltoallv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_neighbor_counts(t, COUNTS(a1), a3, a8));
    return result;
}

EXPORT int MPI_Neighbor_alltoallv(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Neighbor_alltoallv((mpi_function_9 *)next_mpi(CALL_MPI_Neighbor_alltoallv),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Neighbor_alltoallv(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Neighbor_alltoallv((mpi_function_9 *)next_pmpi(CALL_MPI_Neighbor_alltoallv),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Neighbor_alltoallv_c(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Neighbor_alltoallv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_neighbor_counts(t, COUNTS_LARGE(a1), a3, a8));
    return result;
}

EXPORT int MPI_Neighbor_alltoallv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Neighbor_alltoallv_c((mpi_function_9 *)next_mpi(CALL_MPI_Neighbor_alltoallv_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Neighbor_alltoallv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Neighbor_alltoallv_c((mpi_function_9 *)next_pmpi(CALL_MPI_Neighbor_alltoallv_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Ineighbor_alltoallv(mpi_function_10 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_MPI_Ineighbor_alltoallv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_neighbor_counts(t, COUNTS(a1), a3, a8));
    return result;
}

EXPORT int MPI_Ineighbor_alltoallv(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    return body_MPI_Ineighbor_alltoallv((mpi_function_10 *)next_mpi(CALL_MPI_Ineighbor_alltoallv),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Ineighbor_alltoallv(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    return body_MPI_Ineighbor_alltoallv((mpi_function_10 *)next_pmpi(CALL_MPI_Ineighbor_alltoallv),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Ineighbor_alltoallv_c(mpi_function_10 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_MPI_Ineighbor_alltoallv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_neighbor_counts(t, COUNTS_LARGE(a1), a3, a8));
    return result;
}

EXPORT int MPI_Ineighbor_alltoallv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    return body_MPI_Ineighbor_alltoallv_c((mpi_function_10 *)next_mpi(CALL_MPI_Ineighbor_alltoallv_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Ineighbor_alltoallv_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9)
{
    return body_MPI_Ineighbor_alltoallv_c((mpi_function_10 *)next_pmpi(CALL_MPI_Ineighbor_alltoallv_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

COLD int body_MPI_Neighbor_alltoallv_init(mpi_function_11 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    s = call_enter(t, CALL_MPI_Neighbor_alltoallv_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_neighbor_counts(t, COUNTS(a1), a3, a8));
    return result;
}

EXPORT int MPI_Neighbor_alltoallv_init(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9, word a10)
{
    return body_MPI_Neighbor_alltoallv_init((mpi_function_11 *)next_mpi(CALL_MPI_Neighbor_alltoallv_init), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

EXPORT int PMPI_Neighbor_alltoallv_init(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9, word a10)
{
    return body_MPI_Neighbor_alltoallv_init((mpi_function_11 *)next_pmpi(CALL_MPI_Neighbor_alltoallv_init), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

COLD int body_MPI_Neighbor_alltoallv_init_c(mpi_function_11 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    s = call_enter(t, CALL_MPI_Neighbor_alltoallv_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_neighbor_counts(t, COUNTS_LARGE(a1), a3, a8));
    return result;
}

EXPORT int MPI_Neighbor_alltoallv_init_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9, word a10)
{
    return body_MPI_Neighbor_alltoallv_init_c((mpi_function_11 *)next_mpi(CALL_MPI_Neighbor_alltoallv_init_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

EXPORT int PMPI_Neighbor_alltoallv_init_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9, word a10)
{
    return body_MPI_Neighbor_alltoallv_init_c((mpi_function_11 *)next_pmpi(CALL_MPI_Neighbor_alltoallv_init_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

HOT int body_MPI_Neighbor_alltoallw(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Neighbor_alltoallw, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_neighbor_counts_types(t, COUNTS(a1), (const void *)a3, a8));
    return result;
}

EXPORT int MPI_Neighbor_alltoallw(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Neighbor_alltoallw((mpi_function_9 *)next_mpi(CALL_MPI_Neighbor_alltoallw),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Neighbor_alltoallw(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Neighbor_alltoallw((mpi_function_9 *)next_pmpi(CALL_MPI_Neighbor_alltoallw),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Neighbor_alltoallw_c(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Neighbor_alltoallw_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_neighbor_counts_types(t, COUNTS_LARGE(a1), (const void *)a3, a8));
    return result;
}

EXPORT int MPI_Neighbor_alltoallw_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Neighbor_alltoallw_c((mpi_function_9 *)next_mpi(CALL_MPI_Neighbor_alltoallw_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Neighbor_alltoallw_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Neighbor_alltoallw_c((mpi_function_9 *)next_pmpi(CALL_MPI_Neighbor_alltoallw_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Ineighbor_alltoallw(mpi_function_10 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_MPI_Ineighbor_alltoallw, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_neighbor_counts_types(t, COUNTS(a1), (const void *)a3, a8));
    return result;
}

EXPORT int MPI_Ineighbor_alltoallw(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    return body_MPI_Ineighbor_alltoallw((mpi_function_10 *)next_mpi(CALL_MPI_Ineighbor_alltoallw),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Ineighbor_alltoallw(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    return body_MPI_Ineighbor_alltoallw((mpi_function_10 *)next_pmpi(CALL_MPI_Ineighbor_alltoallw),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Ineighbor_alltoallw_c(mpi_function_10 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_MPI_Ineighbor_alltoallw_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_neighbor_counts_types(t, COUNTS_LARGE(a1), (const void *)a3, a8));
    return result;
}

EXPORT int MPI_Ineighbor_alltoallw_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    return body_MPI_Ineighbor_alltoallw_c((mpi_function_10 *)next_mpi(CALL_MPI_Ineighbor_alltoallw_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Ineighbor_alltoallw_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9)
{
    return body_MPI_Ineighbor_alltoallw_c((mpi_function_10 *)next_pmpi(CALL_MPI_Ineighbor_alltoallw_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

COLD int body_MPI_Neighbor_alltoallw_init(mpi_function_11 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    s = call_enter(t, CALL_MPI_Neighbor_alltoallw_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_neighbor_counts_types(t, COUNTS(a1), (const void *)a3, a8));
    return result;
}

EXPORT int MPI_Neighbor_alltoallw_init(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9, word a10)
{
    return body_MPI_Neighbor_alltoallw_init((mpi_function_11 *)next_mpi(CALL_MPI_Neighbor_alltoallw_init), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

EXPORT int PMPI_Neighbor_alltoallw_init(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9, word a10)
{
    return body_MPI_Neighbor_alltoallw_init((mpi_function_11 *)next_pmpi(CALL_MPI_Neighbor_alltoallw_init), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

COLD int body_MPI_Neighbor_alltoallw_init_c(mpi_function_11 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    s = call_enter(t, CALL_MPI_Neighbor_alltoallw_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_neighbor_counts_types(t, COUNTS_LARGE(a1), (const void *)a3, a8));
    return result;
}

EXPORT int MPI_Neighbor_alltoallw_init_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9, word a10)
{
    return body_MPI_Neighbor_alltoallw_init_c((mpi_function_11 *)next_mpi(CALL_MPI_Neighbor_alltoallw_init_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

EXPORT int PMPI_Neighbor_alltoallw_init_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9, word a10)
{
    return body_MPI_Neighbor_alltoallw_init_c((mpi_function_11 *)next_pmpi(CALL_MPI_Neighbor_alltoallw_init_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

HOT int body_MPI_Accumulate(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Accumulate, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Accumulate(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Accumulate((mpi_function_9 *)next_mpi(CALL_MPI_Accumulate), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Accumulate(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Accumulate((mpi_function_9 *)next_pmpi(CALL_MPI_Accumulate), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Accumulate_c(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Accumulate_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Accumulate_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Accumulate_c((mpi_function_9 *)next_mpi(CALL_MPI_Accumulate_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Accumulate_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Accumulate_c((mpi_function_9 *)next_pmpi(CALL_MPI_Accumulate_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Put(mpi_function_8 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Put, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Put(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Put((mpi_function_8 *)next_mpi(CALL_MPI_Put), RETURN_ADDRESS, a0, a1, a2, a3,
        a4, a5, a6, a7);
}

EXPORT int PMPI_Put(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Put((mpi_function_8 *)next_pmpi(CALL_MPI_Put), RETURN_ADDRESS, a0, a1, a2, a3,
        a4, a5, a6, a7);
}

HOT int body_MPI_Put_c(mpi_function_8 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Put_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Put_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Put_c((mpi_function_8 *)next_mpi(CALL_MPI_Put_c), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Put_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Put_c((mpi_function_8 *)next_pmpi(CALL_MPI_Put_c), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5, a6, a7);
}

HOT int body_MPI_Raccumulate(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_MPI_Raccumulate, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Raccumulate(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    return body_MPI_Raccumulate((mpi_function_10 *)next_mpi(CALL_MPI_Raccumulate), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Raccumulate(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    return body_MPI_Raccumulate((mpi_function_10 *)next_pmpi(CALL_MPI_Raccumulate), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Raccumulate_c(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_MPI_Raccumulate_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Raccumulate_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    return body_MPI_Raccumulate_c((mpi_function_10 *)next_mpi(CALL_MPI_Raccumulate_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Raccumulate_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    return body_MPI_Raccumulate_c((mpi_function_10 *)next_pmpi(CALL_MPI_Raccumulate_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Rput(mpi_function_9 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Rput, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Rput(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    return body_MPI_Rput((mpi_function_9 *)next_mpi(CALL_MPI_Rput), RETURN_ADDRESS, a0, a1, a2, a3,
        a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Rput(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Rput((mpi_function_9 *)next_pmpi(CALL_MPI_Rput), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Rput_c(mpi_function_9 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Rput_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Rput_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Rput_c((mpi_function_9 *)next_mpi(CALL_MPI_Rput_c), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Rput_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Rput_c((mpi_function_9 *)next_pmpi(CALL_MPI_Rput_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Get(mpi_function_8 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Get, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Get(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Get((mpi_function_8 *)next_mpi(CALL_MPI_Get), RETURN_ADDRESS, a0, a1, a2, a3,
        a4, a5, a6, a7);
}

EXPORT int PMPI_Get(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Get((mpi_function_8 *)next_pmpi(CALL_MPI_Get), RETURN_ADDRESS, a0, a1, a2, a3,
        a4, a5, a6, a7);
}

HOT int body_MPI_Get_c(mpi_function_8 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Get_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Get_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Get_c((mpi_function_8 *)next_mpi(CALL_MPI_Get_c), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Get_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Get_c((mpi_function_8 *)next_pmpi(CALL_MPI_Get_c), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5, a6, a7);
}

HOT int body_MPI_Rget(mpi_function_9 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Rget, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Rget(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    return body_MPI_Rget((mpi_function_9 *)next_mpi(CALL_MPI_Rget), RETURN_ADDRESS, a0, a1, a2, a3,
        a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Rget(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Rget((mpi_function_9 *)next_pmpi(CALL_MPI_Rget), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Rget_c(mpi_function_9 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Rget_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    return result;
}

EXPORT int MPI_Rget_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Rget_c((mpi_function_9 *)next_mpi(CALL_MPI_Rget_c), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Rget_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    return body_MPI_Rget_c((mpi_function_9 *)next_pmpi(CALL_MPI_Rget_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Get_accumulate(mpi_function_12 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10, word a11)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    s = call_enter(t, CALL_MPI_Get_accumulate, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a4, a5, (int)a6));
    return result;
}

EXPORT int MPI_Get_accumulate(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10, word a11)
{
    return body_MPI_Get_accumulate((mpi_function_12 *)next_mpi(CALL_MPI_Get_accumulate),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
}

EXPORT int PMPI_Get_accumulate(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10, word a11)
{
    return body_MPI_Get_accumulate((mpi_function_12 *)next_pmpi(CALL_MPI_Get_accumulate),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
}

HOT int body_MPI_Get_accumulate_c(mpi_function_12 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10, word a11)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    s = call_enter(t, CALL_MPI_Get_accumulate_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a4, a5, (int)a6));
    return result;
}

EXPORT int MPI_Get_accumulate_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10, word a11)
{
    return body_MPI_Get_accumulate_c((mpi_function_12 *)next_mpi(CALL_MPI_Get_accumulate_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
}

EXPORT int PMPI_Get_accumulate_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10, word a11)
{
    return body_MPI_Get_accumulate_c((mpi_function_12 *)next_pmpi(CALL_MPI_Get_accumulate_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
}

HOT int body_MPI_Rget_accumulate(mpi_function_13 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10, word a11,
    word a12)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
    s = call_enter(t, CALL_MPI_Rget_accumulate, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a4, a5, (int)a6));
    return result;
}

EXPORT int MPI_Rget_accumulate(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10, word a11, word a12)
{
    return body_MPI_Rget_accumulate((mpi_function_13 *)next_mpi(CALL_MPI_Rget_accumulate),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
}

EXPORT int PMPI_Rget_accumulate(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10, word a11, word a12)
{
    return body_MPI_Rget_accumulate((mpi_function_13 *)next_pmpi(CALL_MPI_Rget_accumulate),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
}

HOT int body_MPI_Rget_accumulate_c(mpi_function_13 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10, word a11,
    word a12)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
    s = call_enter(t, CALL_MPI_Rget_accumulate_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a4, a5, (int)a6));
    return result;
}

EXPORT int MPI_Rget_accumulate_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10, word a11, word a12)
{
    return body_MPI_Rget_accumulate_c((mpi_function_13 *)next_mpi(CALL_MPI_Rget_accumulate_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
}

EXPORT int PMPI_Rget_accumulate_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10, word a11, word a12)
{
    return body_MPI_Rget_accumulate_c((mpi_function_13 *)next_pmpi(CALL_MPI_Rget_accumulate_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
}

HOT int body_MPI_Compare_and_swap(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Compare_and_swap, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_one(t, a3, (int)a4));
    return result;
}

EXPORT int MPI_Compare_and_swap(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Compare_and_swap((mpi_function_7 *)next_mpi(CALL_MPI_Compare_and_swap),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Compare_and_swap(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Compare_and_swap((mpi_function_7 *)next_pmpi(CALL_MPI_Compare_and_swap),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Fetch_and_op(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Fetch_and_op, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_one(t, a2, (int)a3));
    return result;
}

EXPORT int MPI_Fetch_and_op(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Fetch_and_op((mpi_function_7 *)next_mpi(CALL_MPI_Fetch_and_op), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Fetch_and_op(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Fetch_and_op((mpi_function_7 *)next_pmpi(CALL_MPI_Fetch_and_op),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Win_complete(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Win_complete, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_complete(word a0)
{
    return body_MPI_Win_complete((mpi_function_1 *)next_mpi(CALL_MPI_Win_complete), RETURN_ADDRESS,
        a0);
}

EXPORT int PMPI_Win_complete(word a0)
{
    return body_MPI_Win_complete((mpi_function_1 *)next_pmpi(CALL_MPI_Win_complete),
        RETURN_ADDRESS, a0);
}

HOT int body_MPI_Win_fence(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Win_fence, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_fence(word a0, word a1)
{
    return body_MPI_Win_fence((mpi_function_2 *)next_mpi(CALL_MPI_Win_fence), RETURN_ADDRESS, a0,
        a1);
}

EXPORT int PMPI_Win_fence(word a0, word a1)
{
    return body_MPI_Win_fence((mpi_function_2 *)next_pmpi(CALL_MPI_Win_fence), RETURN_ADDRESS, a0,
        a1);
}

HOT int body_MPI_Win_flush(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Win_flush, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_flush(word a0, word a1)
{
    return body_MPI_Win_flush((mpi_function_2 *)next_mpi(CALL_MPI_Win_flush), RETURN_ADDRESS, a0,
        a1);
}

EXPORT int PMPI_Win_flush(word a0, word a1)
{
    return body_MPI_Win_flush((mpi_function_2 *)next_pmpi(CALL_MPI_Win_flush), RETURN_ADDRESS, a0,
        a1);
}

HOT int body_MPI_Win_flush_all(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Win_flush_all, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_flush_all(word a0)
{
    return body_MPI_Win_flush_all((mpi_function_1 *)next_mpi(CALL_MPI_Win_flush_all),
        RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Win_flush_all(word a0)
{
    return body_MPI_Win_flush_all((mpi_function_1 *)next_pmpi(CALL_MPI_Win_flush_all),
        RETURN_ADDRESS, a0);
}

HOT int body_MPI_Win_flush_local(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Win_flush_local, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_flush_local(word a0, word a1)
{
    return body_MPI_Win_flush_local((mpi_function_2 *)next_mpi(CALL_MPI_Win_flush_local),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Win_flush_local(word a0, word a1)
{
    return body_MPI_Win_flush_local((mpi_function_2 *)next_pmpi(CALL_MPI_Win_flush_local),
        RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_Win_flush_local_all(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Win_flush_local_all, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_flush_local_all(word a0)
{
    return body_MPI_Win_flush_local_all((mpi_function_1 *)next_mpi(CALL_MPI_Win_flush_local_all),
        RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Win_flush_local_all(word a0)
{
    return body_MPI_Win_flush_local_all((mpi_function_1 *)next_pmpi(CALL_MPI_Win_flush_local_all),
        RETURN_ADDRESS, a0);
}

HOT int body_MPI_Win_lock(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Win_lock, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_lock(word a0, word a1, word a2, word a3)
{
    return body_MPI_Win_lock((mpi_function_4 *)next_mpi(CALL_MPI_Win_lock), RETURN_ADDRESS, a0, a1,
        a2, a3);
}

EXPORT int PMPI_Win_lock(word a0, word a1, word a2, word a3)
{
    return body_MPI_Win_lock((mpi_function_4 *)next_pmpi(CALL_MPI_Win_lock), RETURN_ADDRESS, a0,
        a1, a2, a3);
}

HOT int body_MPI_Win_lock_all(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Win_lock_all, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_lock_all(word a0, word a1)
{
    return body_MPI_Win_lock_all((mpi_function_2 *)next_mpi(CALL_MPI_Win_lock_all), RETURN_ADDRESS,
        a0, a1);
}

EXPORT int PMPI_Win_lock_all(word a0, word a1)
{
    return body_MPI_Win_lock_all((mpi_function_2 *)next_pmpi(CALL_MPI_Win_lock_all),
        RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_Win_post(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Win_post, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_post(word a0, word a1, word a2)
{
    return body_MPI_Win_post((mpi_function_3 *)next_mpi(CALL_MPI_Win_post), RETURN_ADDRESS, a0, a1,
        a2);
}

EXPORT int PMPI_Win_post(word a0, word a1, word a2)
{
    return body_MPI_Win_post((mpi_function_3 *)next_pmpi(CALL_MPI_Win_post), RETURN_ADDRESS, a0,
        a1, a2);
}

HOT int body_MPI_Win_start(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Win_start, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_start(word a0, word a1, word a2)
{
    return body_MPI_Win_start((mpi_function_3 *)next_mpi(CALL_MPI_Win_start), RETURN_ADDRESS, a0,
        a1, a2);
}

EXPORT int PMPI_Win_start(word a0, word a1, word a2)
{
    return body_MPI_Win_start((mpi_function_3 *)next_pmpi(CALL_MPI_Win_start), RETURN_ADDRESS, a0,
        a1, a2);
}

HOT int body_MPI_Win_sync(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Win_sync, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_sync(word a0)
{
    return body_MPI_Win_sync((mpi_function_1 *)next_mpi(CALL_MPI_Win_sync), RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Win_sync(word a0)
{
    return body_MPI_Win_sync((mpi_function_1 *)next_pmpi(CALL_MPI_Win_sync), RETURN_ADDRESS, a0);
}

HOT int body_MPI_Win_test(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Win_test, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_test(word a0, word a1)
{
    return body_MPI_Win_test((mpi_function_2 *)next_mpi(CALL_MPI_Win_test), RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Win_test(word a0, word a1)
{
    return body_MPI_Win_test((mpi_function_2 *)next_pmpi(CALL_MPI_Win_test), RETURN_ADDRESS, a0,
        a1);
}

HOT int body_MPI_Win_unlock(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Win_unlock, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_unlock(word a0, word a1)
{
    return body_MPI_Win_unlock((mpi_function_2 *)next_mpi(CALL_MPI_Win_unlock), RETURN_ADDRESS, a0,
        a1);
}

EXPORT int PMPI_Win_unlock(word a0, word a1)
{
    return body_MPI_Win_unlock((mpi_function_2 *)next_pmpi(CALL_MPI_Win_unlock), RETURN_ADDRESS,
        a0, a1);
}

HOT int body_MPI_Win_unlock_all(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Win_unlock_all, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_unlock_all(word a0)
{
    return body_MPI_Win_unlock_all((mpi_function_1 *)next_mpi(CALL_MPI_Win_unlock_all),
        RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Win_unlock_all(word a0)
{
    return body_MPI_Win_unlock_all((mpi_function_1 *)next_pmpi(CALL_MPI_Win_unlock_all),
        RETURN_ADDRESS, a0);
}

HOT int body_MPI_Win_wait(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Win_wait, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_wait(word a0)
{
    return body_MPI_Win_wait((mpi_function_1 *)next_mpi(CALL_MPI_Win_wait), RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Win_wait(word a0)
{
    return body_MPI_Win_wait((mpi_function_1 *)next_pmpi(CALL_MPI_Win_wait), RETURN_ADDRESS, a0);
}

HOT int body_MPI_Win_allocate(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Win_allocate, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_allocate(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Win_allocate((mpi_function_6 *)next_mpi(CALL_MPI_Win_allocate), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Win_allocate(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Win_allocate((mpi_function_6 *)next_pmpi(CALL_MPI_Win_allocate),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Win_allocate_c(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Win_allocate_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_allocate_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Win_allocate_c((mpi_function_6 *)next_mpi(CALL_MPI_Win_allocate_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Win_allocate_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Win_allocate_c((mpi_function_6 *)next_pmpi(CALL_MPI_Win_allocate_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Win_allocate_shared(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Win_allocate_shared, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_allocate_shared(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Win_allocate_shared((mpi_function_6 *)next_mpi(CALL_MPI_Win_allocate_shared),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Win_allocate_shared(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Win_allocate_shared((mpi_function_6 *)next_pmpi(CALL_MPI_Win_allocate_shared),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Win_allocate_shared_c(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Win_allocate_shared_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_allocate_shared_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Win_allocate_shared_c((mpi_function_6 *)next_mpi(CALL_MPI_Win_allocate_shared_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Win_allocate_shared_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Win_allocate_shared_c((mpi_function_6 *)next_pmpi(CALL_MPI_Win_allocate_shared_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Win_attach(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Win_attach, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_attach(word a0, word a1, word a2)
{
    return body_MPI_Win_attach((mpi_function_3 *)next_mpi(CALL_MPI_Win_attach), RETURN_ADDRESS, a0,
        a1, a2);
}

EXPORT int PMPI_Win_attach(word a0, word a1, word a2)
{
    return body_MPI_Win_attach((mpi_function_3 *)next_pmpi(CALL_MPI_Win_attach), RETURN_ADDRESS,
        a0, a1, a2);
}

HOT int body_MPI_Win_create(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Win_create, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_create(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Win_create((mpi_function_6 *)next_mpi(CALL_MPI_Win_create), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Win_create(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Win_create((mpi_function_6 *)next_pmpi(CALL_MPI_Win_create), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Win_create_c(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Win_create_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_create_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Win_create_c((mpi_function_6 *)next_mpi(CALL_MPI_Win_create_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Win_create_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Win_create_c((mpi_function_6 *)next_pmpi(CALL_MPI_Win_create_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Win_create_dynamic(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Win_create_dynamic, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_create_dynamic(word a0, word a1, word a2)
{
    return body_MPI_Win_create_dynamic((mpi_function_3 *)next_mpi(CALL_MPI_Win_create_dynamic),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Win_create_dynamic(word a0, word a1, word a2)
{
    return body_MPI_Win_create_dynamic((mpi_function_3 *)next_pmpi(CALL_MPI_Win_create_dynamic),
        RETURN_ADDRESS, a0, a1, a2);
}

HOT int body_MPI_Win_detach(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Win_detach, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_detach(word a0, word a1)
{
    return body_MPI_Win_detach((mpi_function_2 *)next_mpi(CALL_MPI_Win_detach), RETURN_ADDRESS, a0,
        a1);
}

EXPORT int PMPI_Win_detach(word a0, word a1)
{
    return body_MPI_Win_detach((mpi_function_2 *)next_pmpi(CALL_MPI_Win_detach), RETURN_ADDRESS,
        a0, a1);
}

HOT int body_MPI_Win_free(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Win_free, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_free(word a0)
{
    return body_MPI_Win_free((mpi_function_1 *)next_mpi(CALL_MPI_Win_free), RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Win_free(word a0)
{
    return body_MPI_Win_free((mpi_function_1 *)next_pmpi(CALL_MPI_Win_free), RETURN_ADDRESS, a0);
}

HOT int body_MPI_Win_shared_query(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Win_shared_query, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_shared_query(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Win_shared_query((mpi_function_5 *)next_mpi(CALL_MPI_Win_shared_query),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Win_shared_query(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Win_shared_query((mpi_function_5 *)next_pmpi(CALL_MPI_Win_shared_query),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Win_shared_query_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Win_shared_query_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_shared_query_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Win_shared_query_c((mpi_function_5 *)next_mpi(CALL_MPI_Win_shared_query_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Win_shared_query_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Win_shared_query_c((mpi_function_5 *)next_pmpi(CALL_MPI_Win_shared_query_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_read(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    s = call_enter(t, CALL_MPI_File_read, from, &start);
    result = real(a0, a1, a2, a3, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_transferred(t, status, (int)a2, a3));
    return result;
}

EXPORT int MPI_File_read(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_read((mpi_function_5 *)next_mpi(CALL_MPI_File_read), RETURN_ADDRESS, a0,
        a1, a2, a3, a4);
}

EXPORT int PMPI_File_read(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_read((mpi_function_5 *)next_pmpi(CALL_MPI_File_read), RETURN_ADDRESS, a0,
        a1, a2, a3, a4);
}

COLD int body_MPI_File_read_c(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    s = call_enter(t, CALL_MPI_File_read_c, from, &start);
    result = real(a0, a1, a2, a3, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_transferred(t, status, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_File_read_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_read_c((mpi_function_5 *)next_mpi(CALL_MPI_File_read_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_read_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_read_c((mpi_function_5 *)next_pmpi(CALL_MPI_File_read_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_read_all(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    s = call_enter(t, CALL_MPI_File_read_all, from, &start);
    result = real(a0, a1, a2, a3, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_transferred(t, status, (int)a2, a3));
    return result;
}

EXPORT int MPI_File_read_all(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_read_all((mpi_function_5 *)next_mpi(CALL_MPI_File_read_all),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_read_all(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_read_all((mpi_function_5 *)next_pmpi(CALL_MPI_File_read_all),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_read_all_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    s = call_enter(t, CALL_MPI_File_read_all_c, from, &start);
    result = real(a0, a1, a2, a3, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_transferred(t, status, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_File_read_all_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_read_all_c((mpi_function_5 *)next_mpi(CALL_MPI_File_read_all_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_read_all_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_read_all_c((mpi_function_5 *)next_pmpi(CALL_MPI_File_read_all_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_read_at(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    status = mpi_status_or(a5, &own);
    s = call_enter(t, CALL_MPI_File_read_at, from, &start);
    result = real(a0, a1, a2, a3, a4, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_transferred(t, status, (int)a3, a4));
    return result;
}

EXPORT int MPI_File_read_at(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_read_at((mpi_function_6 *)next_mpi(CALL_MPI_File_read_at), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_read_at(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_read_at((mpi_function_6 *)next_pmpi(CALL_MPI_File_read_at),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

COLD int body_MPI_File_read_at_c(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    status = mpi_status_or(a5, &own);
    s = call_enter(t, CALL_MPI_File_read_at_c, from, &start);
    result = real(a0, a1, a2, a3, a4, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_transferred(t, status, (int64_t)a3, a4));
    return result;
}

EXPORT int MPI_File_read_at_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_read_at_c((mpi_function_6 *)next_mpi(CALL_MPI_File_read_at_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_read_at_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_read_at_c((mpi_function_6 *)next_pmpi(CALL_MPI_File_read_at_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

COLD int body_MPI_File_read_at_all(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    status = mpi_status_or(a5, &own);
    s = call_enter(t, CALL_MPI_File_read_at_all, from, &start);
    result = real(a0, a1, a2, a3, a4, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_transferred(t, status, (int)a3, a4));
    return result;
}

EXPORT int MPI_File_read_at_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_read_at_all((mpi_function_6 *)next_mpi(CALL_MPI_File_read_at_all),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_read_at_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_read_at_all((mpi_function_6 *)next_pmpi(CALL_MPI_File_read_at_all),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

COLD int body_MPI_File_read_at_all_c(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    status = mpi_status_or(a5, &own);
    s = call_enter(t, CALL_MPI_File_read_at_all_c, from, &start);
    result = real(a0, a1, a2, a3, a4, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_transferred(t, status, (int64_t)a3, a4));
    return result;
}

EXPORT int MPI_File_read_at_all_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_read_at_all_c((mpi_function_6 *)next_mpi(CALL_MPI_File_read_at_all_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_read_at_all_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_read_at_all_c((mpi_function_6 *)next_pmpi(CALL_MPI_File_read_at_all_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

COLD int body_MPI_File_read_ordered(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    s = call_enter(t, CALL_MPI_File_read_ordered, from, &start);
    result = real(a0, a1, a2, a3, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_transferred(t, status, (int)a2, a3));
    return result;
}

EXPORT int MPI_File_read_ordered(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_read_ordered((mpi_function_5 *)next_mpi(CALL_MPI_File_read_ordered),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_read_ordered(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_read_ordered((mpi_function_5 *)next_pmpi(CALL_MPI_File_read_ordered),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_read_ordered_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    s = call_enter(t, CALL_MPI_File_read_ordered_c, from, &start);
    result = real(a0, a1, a2, a3, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_transferred(t, status, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_File_read_ordered_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_read_ordered_c((mpi_function_5 *)next_mpi(CALL_MPI_File_read_ordered_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_read_ordered_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_read_ordered_c((mpi_function_5 *)next_pmpi(CALL_MPI_File_read_ordered_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_read_shared(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    s = call_enter(t, CALL_MPI_File_read_shared, from, &start);
    result = real(a0, a1, a2, a3, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_transferred(t, status, (int)a2, a3));
    return result;
}

EXPORT int MPI_File_read_shared(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_read_shared((mpi_function_5 *)next_mpi(CALL_MPI_File_read_shared),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_read_shared(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_read_shared((mpi_function_5 *)next_pmpi(CALL_MPI_File_read_shared),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_read_shared_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    s = call_enter(t, CALL_MPI_File_read_shared_c, from, &start);
    result = real(a0, a1, a2, a3, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_transferred(t, status, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_File_read_shared_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_read_shared_c((mpi_function_5 *)next_mpi(CALL_MPI_File_read_shared_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_read_shared_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_read_shared_c((mpi_function_5 *)next_pmpi(CALL_MPI_File_read_shared_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_write(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    s = call_enter(t, CALL_MPI_File_write, from, &start);
    result = real(a0, a1, a2, a3, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_transferred(t, status, (int)a2, a3));
    return result;
}

EXPORT int MPI_File_write(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_write((mpi_function_5 *)next_mpi(CALL_MPI_File_write), RETURN_ADDRESS, a0,
        a1, a2, a3, a4);
}

EXPORT int PMPI_File_write(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_write((mpi_function_5 *)next_pmpi(CALL_MPI_File_write), RETURN_ADDRESS,
        a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_write_c(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    s = call_enter(t, CALL_MPI_File_write_c, from, &start);
    result = real(a0, a1, a2, a3, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_transferred(t, status, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_File_write_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_write_c((mpi_function_5 *)next_mpi(CALL_MPI_File_write_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_write_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_write_c((mpi_function_5 *)next_pmpi(CALL_MPI_File_write_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_write_all(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    s = call_enter(t, CALL_MPI_File_write_all, from, &start);
    result = real(a0, a1, a2, a3, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_transferred(t, status, (int)a2, a3));
    return result;
}

EXPORT int MPI_File_write_all(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_write_all((mpi_function_5 *)next_mpi(CALL_MPI_File_write_all),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_write_all(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_write_all((mpi_function_5 *)next_pmpi(CALL_MPI_File_write_all),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_write_all_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    s = call_enter(t, CALL_MPI_File_write_all_c, from, &start);
    result = real(a0, a1, a2, a3, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_transferred(t, status, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_File_write_all_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_write_all_c((mpi_function_5 *)next_mpi(CALL_MPI_File_write_all_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_write_all_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_write_all_c((mpi_function_5 *)next_pmpi(CALL_MPI_File_write_all_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_write_at(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    status = mpi_status_or(a5, &own);
    s = call_enter(t, CALL_MPI_File_write_at, from, &start);
    result = real(a0, a1, a2, a3, a4, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_transferred(t, status, (int)a3, a4));
    return result;
}

EXPORT int MPI_File_write_at(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_write_at((mpi_function_6 *)next_mpi(CALL_MPI_File_write_at),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_write_at(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_write_at((mpi_function_6 *)next_pmpi(CALL_MPI_File_write_at),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

COLD int body_MPI_File_write_at_c(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    status = mpi_status_or(a5, &own);
    s = call_enter(t, CALL_MPI_File_write_at_c, from, &start);
    result = real(a0, a1, a2, a3, a4, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_transferred(t, status, (int64_t)a3, a4));
    return result;
}

EXPORT int MPI_File_write_at_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_write_at_c((mpi_function_6 *)next_mpi(CALL_MPI_File_write_at_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_write_at_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_write_at_c((mpi_function_6 *)next_pmpi(CALL_MPI_File_write_at_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

COLD int body_MPI_File_write_at_all(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    status = mpi_status_or(a5, &own);
    s = call_enter(t, CALL_MPI_File_write_at_all, from, &start);
    result = real(a0, a1, a2, a3, a4, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_transferred(t, status, (int)a3, a4));
    return result;
}

EXPORT int MPI_File_write_at_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_write_at_all((mpi_function_6 *)next_mpi(CALL_MPI_File_write_at_all),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_write_at_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_write_at_all((mpi_function_6 *)next_pmpi(CALL_MPI_File_write_at_all),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

COLD int body_MPI_File_write_at_all_c(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    status = mpi_status_or(a5, &own);
    s = call_enter(t, CALL_MPI_File_write_at_all_c, from, &start);
    result = real(a0, a1, a2, a3, a4, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_transferred(t, status, (int64_t)a3, a4));
    return result;
}

EXPORT int MPI_File_write_at_all_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_write_at_all_c((mpi_function_6 *)next_mpi(CALL_MPI_File_write_at_all_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_write_at_all_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_write_at_all_c((mpi_function_6 *)next_pmpi(CALL_MPI_File_write_at_all_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

COLD int body_MPI_File_write_ordered(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    s = call_enter(t, CALL_MPI_File_write_ordered, from, &start);
    result = real(a0, a1, a2, a3, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_transferred(t, status, (int)a2, a3));
    return result;
}

EXPORT int MPI_File_write_ordered(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_write_ordered((mpi_function_5 *)next_mpi(CALL_MPI_File_write_ordered),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_write_ordered(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_write_ordered((mpi_function_5 *)next_pmpi(CALL_MPI_File_write_ordered),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_write_ordered_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    s = call_enter(t, CALL_MPI_File_write_ordered_c, from, &start);
    result = real(a0, a1, a2, a3, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_transferred(t, status, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_File_write_ordered_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_write_ordered_c((mpi_function_5 *)next_mpi(CALL_MPI_File_write_ordered_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_write_ordered_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_write_ordered_c((mpi_function_5 *)next_pmpi(CALL_MPI_File_write_ordered_c), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_write_shared(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    s = call_enter(t, CALL_MPI_File_write_shared, from, &start);
    result = real(a0, a1, a2, a3, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_transferred(t, status, (int)a2, a3));
    return result;
}

EXPORT int MPI_File_write_shared(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_write_shared((mpi_function_5 *)next_mpi(CALL_MPI_File_write_shared),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_write_shared(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_write_shared((mpi_function_5 *)next_pmpi(CALL_MPI_File_write_shared),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_write_shared_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    s = call_enter(t, CALL_MPI_File_write_shared_c, from, &start);
    result = real(a0, a1, a2, a3, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_transferred(t, status, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_File_write_shared_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_write_shared_c((mpi_function_5 *)next_mpi(CALL_MPI_File_write_shared_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_write_shared_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_write_shared_c((mpi_function_5 *)next_pmpi(CALL_MPI_File_write_shared_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_iread(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_File_iread, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a2, a3));
    return result;
}

EXPORT int MPI_File_iread(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_iread((mpi_function_5 *)next_mpi(CALL_MPI_File_iread), RETURN_ADDRESS, a0,
        a1, a2, a3, a4);
}

EXPORT int PMPI_File_iread(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_iread((mpi_function_5 *)next_pmpi(CALL_MPI_File_iread), RETURN_ADDRESS,
        a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_iread_c(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_File_iread_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_File_iread_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_iread_c((mpi_function_5 *)next_mpi(CALL_MPI_File_iread_c), RETURN_ADDRESS,
        a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_iread_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_iread_c((mpi_function_5 *)next_pmpi(CALL_MPI_File_iread_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_iread_all(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_File_iread_all, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a2, a3));
    return result;
}

EXPORT int MPI_File_iread_all(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_iread_all((mpi_function_5 *)next_mpi(CALL_MPI_File_iread_all),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_iread_all(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_iread_all((mpi_function_5 *)next_pmpi(CALL_MPI_File_iread_all),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_iread_all_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_File_iread_all_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_File_iread_all_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_iread_all_c((mpi_function_5 *)next_mpi(CALL_MPI_File_iread_all_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_iread_all_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_iread_all_c((mpi_function_5 *)next_pmpi(CALL_MPI_File_iread_all_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_iread_at(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_File_iread_at, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a3, a4));
    return result;
}

EXPORT int MPI_File_iread_at(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_iread_at((mpi_function_6 *)next_mpi(CALL_MPI_File_iread_at),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_iread_at(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_iread_at((mpi_function_6 *)next_pmpi(CALL_MPI_File_iread_at),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

COLD int body_MPI_File_iread_at_c(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_File_iread_at_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a3, a4));
    return result;
}

EXPORT int MPI_File_iread_at_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_iread_at_c((mpi_function_6 *)next_mpi(CALL_MPI_File_iread_at_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_iread_at_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_iread_at_c((mpi_function_6 *)next_pmpi(CALL_MPI_File_iread_at_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

COLD int body_MPI_File_iread_at_all(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_File_iread_at_all, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a3, a4));
    return result;
}

EXPORT int MPI_File_iread_at_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_iread_at_all((mpi_function_6 *)next_mpi(CALL_MPI_File_iread_at_all),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_iread_at_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_iread_at_all((mpi_function_6 *)next_pmpi(CALL_MPI_File_iread_at_all),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

COLD int body_MPI_File_iread_at_all_c(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_File_iread_at_all_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a3, a4));
    return result;
}

EXPORT int MPI_File_iread_at_all_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_iread_at_all_c((mpi_function_6 *)next_mpi(CALL_MPI_File_iread_at_all_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_iread_at_all_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_iread_at_all_c((mpi_function_6 *)next_pmpi(CALL_MPI_File_iread_at_all_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

COLD int body_MPI_File_iread_shared(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_File_iread_shared, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a2, a3));
    return result;
}

EXPORT int MPI_File_iread_shared(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_iread_shared((mpi_function_5 *)next_mpi(CALL_MPI_File_iread_shared),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_iread_shared(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_iread_shared((mpi_function_5 *)next_pmpi(CALL_MPI_File_iread_shared),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_iread_shared_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_File_iread_shared_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_File_iread_shared_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_iread_shared_c((mpi_function_5 *)next_mpi(CALL_MPI_File_iread_shared_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_iread_shared_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_iread_shared_c((mpi_function_5 *)next_pmpi(CALL_MPI_File_iread_shared_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_read_all_begin(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_File_read_all_begin, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a2, a3));
    return result;
}

EXPORT int MPI_File_read_all_begin(word a0, word a1, word a2, word a3)
{
    return body_MPI_File_read_all_begin((mpi_function_4 *)next_mpi(CALL_MPI_File_read_all_begin),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_File_read_all_begin(word a0, word a1, word a2, word a3)
{
    return body_MPI_File_read_all_begin((mpi_function_4 *)next_pmpi(CALL_MPI_File_read_all_begin),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_File_read_all_begin_c(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_File_read_all_begin_c, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_File_read_all_begin_c(word a0, word a1, word a2, word a3)
{
    return body_MPI_File_read_all_begin_c((mpi_function_4 *)next_mpi(CALL_MPI_File_read_all_begin_c), RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_File_read_all_begin_c(word a0, word a1, word a2, word a3)
{
    return body_MPI_File_read_all_begin_c((mpi_function_4 *)next_pmpi(CALL_MPI_File_read_all_begin_c), RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_File_read_at_all_begin(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_File_read_at_all_begin, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a3, a4));
    return result;
}

EXPORT int MPI_File_read_at_all_begin(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_read_at_all_begin((mpi_function_5 *)next_mpi(CALL_MPI_File_read_at_all_begin), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_read_at_all_begin(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_read_at_all_begin((mpi_function_5 *)next_pmpi(CALL_MPI_File_read_at_all_begin), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_read_at_all_begin_c(mpi_function_5 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_File_read_at_all_begin_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a3, a4));
    return result;
}

EXPORT int MPI_File_read_at_all_begin_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_read_at_all_begin_c((mpi_function_5 *)next_mpi(CALL_MPI_File_read_at_all_begin_c), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_read_at_all_begin_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_read_at_all_begin_c((mpi_function_5 *)next_pmpi(CALL_MPI_File_read_at_all_begin_c), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_read_ordered_begin(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_File_read_ordered_begin, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a2, a3));
    return result;
}

EXPORT int MPI_File_read_ordered_begin(word a0, word a1, word a2, word a3)
{
    return body_MPI_File_read_ordered_begin((mpi_function_4 *)next_mpi(CALL_MPI_File_read_ordered_begin), RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_File_read_ordered_begin(word a0, word a1, word a2, word a3)
{
    return body_MPI_File_read_ordered_begin((mpi_function_4 *)next_pmpi(CALL_MPI_File_read_ordered_begin), RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_File_read_ordered_begin_c(mpi_function_4 *real, const void *from, word a0,
    word a1, word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_File_read_ordered_begin_c, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_File_read_ordered_begin_c(word a0, word a1, word a2, word a3)
{
    return body_MPI_File_read_ordered_begin_c((mpi_function_4 *)next_mpi(CALL_MPI_File_read_ordered_begin_c), RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_File_read_ordered_begin_c(word a0, word a1, word a2, word a3)
{
    return body_MPI_File_read_ordered_begin_c((mpi_function_4 *)next_pmpi(CALL_MPI_File_read_ordered_begin_c), RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_File_iwrite(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_File_iwrite, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a2, a3));
    return result;
}

EXPORT int MPI_File_iwrite(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_iwrite((mpi_function_5 *)next_mpi(CALL_MPI_File_iwrite), RETURN_ADDRESS,
        a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_iwrite(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_iwrite((mpi_function_5 *)next_pmpi(CALL_MPI_File_iwrite), RETURN_ADDRESS,
        a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_iwrite_c(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_File_iwrite_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_File_iwrite_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_iwrite_c((mpi_function_5 *)next_mpi(CALL_MPI_File_iwrite_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_iwrite_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_iwrite_c((mpi_function_5 *)next_pmpi(CALL_MPI_File_iwrite_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_iwrite_all(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_File_iwrite_all, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a2, a3));
    return result;
}

EXPORT int MPI_File_iwrite_all(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_iwrite_all((mpi_function_5 *)next_mpi(CALL_MPI_File_iwrite_all),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_iwrite_all(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_iwrite_all((mpi_function_5 *)next_pmpi(CALL_MPI_File_iwrite_all),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_iwrite_all_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_File_iwrite_all_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_File_iwrite_all_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_iwrite_all_c((mpi_function_5 *)next_mpi(CALL_MPI_File_iwrite_all_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_iwrite_all_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_iwrite_all_c((mpi_function_5 *)next_pmpi(CALL_MPI_File_iwrite_all_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_iwrite_at(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_File_iwrite_at, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a3, a4));
    return result;
}

EXPORT int MPI_File_iwrite_at(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_iwrite_at((mpi_function_6 *)next_mpi(CALL_MPI_File_iwrite_at),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_iwrite_at(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_iwrite_at((mpi_function_6 *)next_pmpi(CALL_MPI_File_iwrite_at),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

COLD int body_MPI_File_iwrite_at_c(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_File_iwrite_at_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a3, a4));
    return result;
}

EXPORT int MPI_File_iwrite_at_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_iwrite_at_c((mpi_function_6 *)next_mpi(CALL_MPI_File_iwrite_at_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_iwrite_at_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_iwrite_at_c((mpi_function_6 *)next_pmpi(CALL_MPI_File_iwrite_at_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

COLD int body_MPI_File_iwrite_at_all(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_File_iwrite_at_all, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a3, a4));
    return result;
}

EXPORT int MPI_File_iwrite_at_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_iwrite_at_all((mpi_function_6 *)next_mpi(CALL_MPI_File_iwrite_at_all),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_iwrite_at_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_iwrite_at_all((mpi_function_6 *)next_pmpi(CALL_MPI_File_iwrite_at_all),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

COLD int body_MPI_File_iwrite_at_all_c(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_File_iwrite_at_all_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a3, a4));
    return result;
}

EXPORT int MPI_File_iwrite_at_all_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_iwrite_at_all_c((mpi_function_6 *)next_mpi(CALL_MPI_File_iwrite_at_all_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_iwrite_at_all_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_iwrite_at_all_c((mpi_function_6 *)next_pmpi(CALL_MPI_File_iwrite_at_all_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

COLD int body_MPI_File_iwrite_shared(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_File_iwrite_shared, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a2, a3));
    return result;
}

EXPORT int MPI_File_iwrite_shared(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_iwrite_shared((mpi_function_5 *)next_mpi(CALL_MPI_File_iwrite_shared),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_iwrite_shared(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_iwrite_shared((mpi_function_5 *)next_pmpi(CALL_MPI_File_iwrite_shared),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_iwrite_shared_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_File_iwrite_shared_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_File_iwrite_shared_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_iwrite_shared_c((mpi_function_5 *)next_mpi(CALL_MPI_File_iwrite_shared_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_iwrite_shared_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_iwrite_shared_c((mpi_function_5 *)next_pmpi(CALL_MPI_File_iwrite_shared_c), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_write_all_begin(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_File_write_all_begin, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a2, a3));
    return result;
}

EXPORT int MPI_File_write_all_begin(word a0, word a1, word a2, word a3)
{
    return body_MPI_File_write_all_begin((mpi_function_4 *)next_mpi(CALL_MPI_File_write_all_begin),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_File_write_all_begin(word a0, word a1, word a2, word a3)
{
    return body_MPI_File_write_all_begin((mpi_function_4 *)next_pmpi(CALL_MPI_File_write_all_begin), RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_File_write_all_begin_c(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_File_write_all_begin_c, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_File_write_all_begin_c(word a0, word a1, word a2, word a3)
{
    return body_MPI_File_write_all_begin_c((mpi_function_4 *)next_mpi(CALL_MPI_File_write_all_begin_c), RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_File_write_all_begin_c(word a0, word a1, word a2, word a3)
{
    return body_MPI_File_write_all_begin_c((mpi_function_4 *)next_pmpi(CALL_MPI_File_write_all_begin_c), RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_File_write_at_all_begin(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_File_write_at_all_begin, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a3, a4));
    return result;
}

EXPORT int MPI_File_write_at_all_begin(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_write_at_all_begin((mpi_function_5 *)next_mpi(CALL_MPI_File_write_at_all_begin), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_write_at_all_begin(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_write_at_all_begin((mpi_function_5 *)next_pmpi(CALL_MPI_File_write_at_all_begin), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_write_at_all_begin_c(mpi_function_5 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_File_write_at_all_begin_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a3, a4));
    return result;
}

EXPORT int MPI_File_write_at_all_begin_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_write_at_all_begin_c((mpi_function_5 *)next_mpi(CALL_MPI_File_write_at_all_begin_c), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_write_at_all_begin_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_write_at_all_begin_c((mpi_function_5 *)next_pmpi(CALL_MPI_File_write_at_all_begin_c), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_write_ordered_begin(mpi_function_4 *real, const void *from, word a0,
    word a1, word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_File_write_ordered_begin, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a2, a3));
    return result;
}

EXPORT int MPI_File_write_ordered_begin(word a0, word a1, word a2, word a3)
{
    return body_MPI_File_write_ordered_begin((mpi_function_4 *)next_mpi(CALL_MPI_File_write_ordered_begin), RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_File_write_ordered_begin(word a0, word a1, word a2, word a3)
{
    return body_MPI_File_write_ordered_begin((mpi_function_4 *)next_pmpi(CALL_MPI_File_write_ordered_begin), RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_File_write_ordered_begin_c(mpi_function_4 *real, const void *from, word a0,
    word a1, word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_File_write_ordered_begin_c, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a2, a3));
    return result;
}

EXPORT int MPI_File_write_ordered_begin_c(word a0, word a1, word a2, word a3)
{
    return body_MPI_File_write_ordered_begin_c((mpi_function_4 *)next_mpi(CALL_MPI_File_write_ordered_begin_c), RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_File_write_ordered_begin_c(word a0, word a1, word a2, word a3)
{
    return body_MPI_File_write_ordered_begin_c((mpi_function_4 *)next_pmpi(CALL_MPI_File_write_ordered_begin_c), RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_File_read_all_end(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_File_read_all_end, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_read_all_end(word a0, word a1, word a2)
{
    return body_MPI_File_read_all_end((mpi_function_3 *)next_mpi(CALL_MPI_File_read_all_end),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_File_read_all_end(word a0, word a1, word a2)
{
    return body_MPI_File_read_all_end((mpi_function_3 *)next_pmpi(CALL_MPI_File_read_all_end),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_File_read_at_all_end(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_File_read_at_all_end, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_read_at_all_end(word a0, word a1, word a2)
{
    return body_MPI_File_read_at_all_end((mpi_function_3 *)next_mpi(CALL_MPI_File_read_at_all_end),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_File_read_at_all_end(word a0, word a1, word a2)
{
    return body_MPI_File_read_at_all_end((mpi_function_3 *)next_pmpi(CALL_MPI_File_read_at_all_end), RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_File_read_ordered_end(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_File_read_ordered_end, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_read_ordered_end(word a0, word a1, word a2)
{
    return body_MPI_File_read_ordered_end((mpi_function_3 *)next_mpi(CALL_MPI_File_read_ordered_end), RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_File_read_ordered_end(word a0, word a1, word a2)
{
    return body_MPI_File_read_ordered_end((mpi_function_3 *)next_pmpi(CALL_MPI_File_read_ordered_end), RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_File_write_all_end(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_File_write_all_end, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_write_all_end(word a0, word a1, word a2)
{
    return body_MPI_File_write_all_end((mpi_function_3 *)next_mpi(CALL_MPI_File_write_all_end),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_File_write_all_end(word a0, word a1, word a2)
{
    return body_MPI_File_write_all_end((mpi_function_3 *)next_pmpi(CALL_MPI_File_write_all_end),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_File_write_at_all_end(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_File_write_at_all_end, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_write_at_all_end(word a0, word a1, word a2)
{
    return body_MPI_File_write_at_all_end((mpi_function_3 *)next_mpi(CALL_MPI_File_write_at_all_end), RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_File_write_at_all_end(word a0, word a1, word a2)
{
    return body_MPI_File_write_at_all_end((mpi_function_3 *)next_pmpi(CALL_MPI_File_write_at_all_end), RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_File_write_ordered_end(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_File_write_ordered_end, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_write_ordered_end(word a0, word a1, word a2)
{
    return body_MPI_File_write_ordered_end((mpi_function_3 *)next_mpi(CALL_MPI_File_write_ordered_end), RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_File_write_ordered_end(word a0, word a1, word a2)
{
    return body_MPI_File_write_ordered_end((mpi_function_3 *)next_pmpi(CALL_MPI_File_write_ordered_end), RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_File_close(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_File_close, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_close(word a0)
{
    return body_MPI_File_close((mpi_function_1 *)next_mpi(CALL_MPI_File_close), RETURN_ADDRESS, a0);
}

EXPORT int PMPI_File_close(word a0)
{
    return body_MPI_File_close((mpi_function_1 *)next_pmpi(CALL_MPI_File_close), RETURN_ADDRESS,
        a0);
}

COLD int body_MPI_File_delete(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_File_delete, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_delete(word a0, word a1)
{
    return body_MPI_File_delete((mpi_function_2 *)next_mpi(CALL_MPI_File_delete), RETURN_ADDRESS,
        a0, a1);
}

EXPORT int PMPI_File_delete(word a0, word a1)
{
    return body_MPI_File_delete((mpi_function_2 *)next_pmpi(CALL_MPI_File_delete), RETURN_ADDRESS,
        a0, a1);
}

COLD int body_MPI_File_get_amode(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_File_get_amode, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_get_amode(word a0, word a1)
{
    return body_MPI_File_get_amode((mpi_function_2 *)next_mpi(CALL_MPI_File_get_amode),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_get_amode(word a0, word a1)
{
    return body_MPI_File_get_amode((mpi_function_2 *)next_pmpi(CALL_MPI_File_get_amode),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_get_atomicity(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_File_get_atomicity, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_get_atomicity(word a0, word a1)
{
    return body_MPI_File_get_atomicity((mpi_function_2 *)next_mpi(CALL_MPI_File_get_atomicity),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_get_atomicity(word a0, word a1)
{
    return body_MPI_File_get_atomicity((mpi_function_2 *)next_pmpi(CALL_MPI_File_get_atomicity),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_get_byte_offset(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_File_get_byte_offset, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_get_byte_offset(word a0, word a1, word a2)
{
    return body_MPI_File_get_byte_offset((mpi_function_3 *)next_mpi(CALL_MPI_File_get_byte_offset),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_File_get_byte_offset(word a0, word a1, word a2)
{
    return body_MPI_File_get_byte_offset((mpi_function_3 *)next_pmpi(CALL_MPI_File_get_byte_offset), RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_File_get_group(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_File_get_group, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_get_group(word a0, word a1)
{
    return body_MPI_File_get_group((mpi_function_2 *)next_mpi(CALL_MPI_File_get_group),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_get_group(word a0, word a1)
{
    return body_MPI_File_get_group((mpi_function_2 *)next_pmpi(CALL_MPI_File_get_group),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_get_info(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_File_get_info, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_get_info(word a0, word a1)
{
    return body_MPI_File_get_info((mpi_function_2 *)next_mpi(CALL_MPI_File_get_info),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_get_info(word a0, word a1)
{
    return body_MPI_File_get_info((mpi_function_2 *)next_pmpi(CALL_MPI_File_get_info),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_get_position(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_File_get_position, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_get_position(word a0, word a1)
{
    return body_MPI_File_get_position((mpi_function_2 *)next_mpi(CALL_MPI_File_get_position),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_get_position(word a0, word a1)
{
    return body_MPI_File_get_position((mpi_function_2 *)next_pmpi(CALL_MPI_File_get_position),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_get_position_shared(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_File_get_position_shared, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_get_position_shared(word a0, word a1)
{
    return body_MPI_File_get_position_shared((mpi_function_2 *)next_mpi(CALL_MPI_File_get_position_shared), RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_get_position_shared(word a0, word a1)
{
    return body_MPI_File_get_position_shared((mpi_function_2 *)next_pmpi(CALL_MPI_File_get_position_shared), RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_get_size(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_File_get_size, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_get_size(word a0, word a1)
{
    return body_MPI_File_get_size((mpi_function_2 *)next_mpi(CALL_MPI_File_get_size),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_get_size(word a0, word a1)
{
    return body_MPI_File_get_size((mpi_function_2 *)next_pmpi(CALL_MPI_File_get_size),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_get_type_extent(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_File_get_type_extent, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_get_type_extent(word a0, word a1, word a2)
{
    return body_MPI_File_get_type_extent((mpi_function_3 *)next_mpi(CALL_MPI_File_get_type_extent),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_File_get_type_extent(word a0, word a1, word a2)
{
    return body_MPI_File_get_type_extent((mpi_function_3 *)next_pmpi(CALL_MPI_File_get_type_extent), RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_File_get_type_extent_c(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_File_get_type_extent_c, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_get_type_extent_c(word a0, word a1, word a2)
{
    return body_MPI_File_get_type_extent_c((mpi_function_3 *)next_mpi(CALL_MPI_File_get_type_extent_c), RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_File_get_type_extent_c(word a0, word a1, word a2)
{
    return body_MPI_File_get_type_extent_c((mpi_function_3 *)next_pmpi(CALL_MPI_File_get_type_extent_c), RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_File_get_view(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_File_get_view, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_get_view(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_get_view((mpi_function_5 *)next_mpi(CALL_MPI_File_get_view),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_get_view(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_get_view((mpi_function_5 *)next_pmpi(CALL_MPI_File_get_view),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_open(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_File_open, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_open(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_open((mpi_function_5 *)next_mpi(CALL_MPI_File_open), RETURN_ADDRESS, a0,
        a1, a2, a3, a4);
}

EXPORT int PMPI_File_open(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_File_open((mpi_function_5 *)next_pmpi(CALL_MPI_File_open), RETURN_ADDRESS, a0,
        a1, a2, a3, a4);
}

COLD int body_MPI_File_preallocate(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_File_preallocate, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_preallocate(word a0, word a1)
{
    return body_MPI_File_preallocate((mpi_function_2 *)next_mpi(CALL_MPI_File_preallocate),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_preallocate(word a0, word a1)
{
    return body_MPI_File_preallocate((mpi_function_2 *)next_pmpi(CALL_MPI_File_preallocate),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_seek(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_File_seek, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_seek(word a0, word a1, word a2)
{
    return body_MPI_File_seek((mpi_function_3 *)next_mpi(CALL_MPI_File_seek), RETURN_ADDRESS, a0,
        a1, a2);
}

EXPORT int PMPI_File_seek(word a0, word a1, word a2)
{
    return body_MPI_File_seek((mpi_function_3 *)next_pmpi(CALL_MPI_File_seek), RETURN_ADDRESS, a0,
        a1, a2);
}

COLD int body_MPI_File_seek_shared(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_File_seek_shared, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_seek_shared(word a0, word a1, word a2)
{
    return body_MPI_File_seek_shared((mpi_function_3 *)next_mpi(CALL_MPI_File_seek_shared),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_File_seek_shared(word a0, word a1, word a2)
{
    return body_MPI_File_seek_shared((mpi_function_3 *)next_pmpi(CALL_MPI_File_seek_shared),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_File_set_atomicity(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_File_set_atomicity, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_set_atomicity(word a0, word a1)
{
    return body_MPI_File_set_atomicity((mpi_function_2 *)next_mpi(CALL_MPI_File_set_atomicity),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_set_atomicity(word a0, word a1)
{
    return body_MPI_File_set_atomicity((mpi_function_2 *)next_pmpi(CALL_MPI_File_set_atomicity),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_set_info(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_File_set_info, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_set_info(word a0, word a1)
{
    return body_MPI_File_set_info((mpi_function_2 *)next_mpi(CALL_MPI_File_set_info),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_set_info(word a0, word a1)
{
    return body_MPI_File_set_info((mpi_function_2 *)next_pmpi(CALL_MPI_File_set_info),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_set_size(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_File_set_size, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_set_size(word a0, word a1)
{
    return body_MPI_File_set_size((mpi_function_2 *)next_mpi(CALL_MPI_File_set_size),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_set_size(word a0, word a1)
{
    return body_MPI_File_set_size((mpi_function_2 *)next_pmpi(CALL_MPI_File_set_size),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_set_view(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_File_set_view, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_set_view(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_set_view((mpi_function_6 *)next_mpi(CALL_MPI_File_set_view),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_set_view(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_File_set_view((mpi_function_6 *)next_pmpi(CALL_MPI_File_set_view),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

COLD int body_MPI_File_sync(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_File_sync, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_sync(word a0)
{
    return body_MPI_File_sync((mpi_function_1 *)next_mpi(CALL_MPI_File_sync), RETURN_ADDRESS, a0);
}

EXPORT int PMPI_File_sync(word a0)
{
    return body_MPI_File_sync((mpi_function_1 *)next_pmpi(CALL_MPI_File_sync), RETURN_ADDRESS, a0);
}

COLD int body_MPI_Abort(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    mpi_before_abort(t, CALL_MPI_Abort, a0, a1);
    s = call_enter(t, CALL_MPI_Abort, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    mpi_after_abort(t, CALL_MPI_Abort, result);
    return result;
}

EXPORT int MPI_Abort(word a0, word a1)
{
    return body_MPI_Abort((mpi_function_2 *)next_mpi(CALL_MPI_Abort), RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Abort(word a0, word a1)
{
    return body_MPI_Abort((mpi_function_2 *)next_pmpi(CALL_MPI_Abort), RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Finalize(mpi_function_0 *real, const void *from)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real();
    mpi_before_finalize(t, CALL_MPI_Finalize, 0, 0);
    s = call_enter(t, CALL_MPI_Finalize, from, &start);
    result = real();
    call_leave(t, s, start, result != 0);
    mpi_after_finalize(t, CALL_MPI_Finalize, result);
    return result;
}

EXPORT int MPI_Finalize(void)
{
    return body_MPI_Finalize((mpi_function_0 *)next_mpi(CALL_MPI_Finalize), RETURN_ADDRESS);
}

EXPORT int PMPI_Finalize(void)
{
    return body_MPI_Finalize((mpi_function_0 *)next_pmpi(CALL_MPI_Finalize), RETURN_ADDRESS);
}

COLD int body_MPI_Finalized(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Finalized, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Finalized(word a0)
{
    return body_MPI_Finalized((mpi_function_1 *)next_mpi(CALL_MPI_Finalized), RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Finalized(word a0)
{
    return body_MPI_Finalized((mpi_function_1 *)next_pmpi(CALL_MPI_Finalized), RETURN_ADDRESS, a0);
}

COLD int body_MPI_Init(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    mpi_before_init(t, CALL_MPI_Init, a0, a1);
    s = call_enter(t, CALL_MPI_Init, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    mpi_after_init(t, CALL_MPI_Init, result);
    return result;
}

EXPORT int MPI_Init(word a0, word a1)
{
    return body_MPI_Init((mpi_function_2 *)next_mpi(CALL_MPI_Init), RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Init(word a0, word a1)
{
    return body_MPI_Init((mpi_function_2 *)next_pmpi(CALL_MPI_Init), RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Init_thread(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    mpi_before_init(t, CALL_MPI_Init_thread, a0, a1);
    s = call_enter(t, CALL_MPI_Init_thread, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    mpi_after_init(t, CALL_MPI_Init_thread, result);
    return result;
}

EXPORT int MPI_Init_thread(word a0, word a1, word a2, word a3)
{
    return body_MPI_Init_thread((mpi_function_4 *)next_mpi(CALL_MPI_Init_thread), RETURN_ADDRESS,
        a0, a1, a2, a3);
}

EXPORT int PMPI_Init_thread(word a0, word a1, word a2, word a3)
{
    return body_MPI_Init_thread((mpi_function_4 *)next_pmpi(CALL_MPI_Init_thread), RETURN_ADDRESS,
        a0, a1, a2, a3);
}

COLD int body_MPI_Initialized(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Initialized, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Initialized(word a0)
{
    return body_MPI_Initialized((mpi_function_1 *)next_mpi(CALL_MPI_Initialized), RETURN_ADDRESS,
        a0);
}

EXPORT int PMPI_Initialized(word a0)
{
    return body_MPI_Initialized((mpi_function_1 *)next_pmpi(CALL_MPI_Initialized), RETURN_ADDRESS,
        a0);
}

COLD int body_MPI_Is_thread_main(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Is_thread_main, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Is_thread_main(word a0)
{
    return body_MPI_Is_thread_main((mpi_function_1 *)next_mpi(CALL_MPI_Is_thread_main),
        RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Is_thread_main(word a0)
{
    return body_MPI_Is_thread_main((mpi_function_1 *)next_pmpi(CALL_MPI_Is_thread_main),
        RETURN_ADDRESS, a0);
}

COLD int body_MPI_Query_thread(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Query_thread, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Query_thread(word a0)
{
    return body_MPI_Query_thread((mpi_function_1 *)next_mpi(CALL_MPI_Query_thread), RETURN_ADDRESS,
        a0);
}

EXPORT int PMPI_Query_thread(word a0)
{
    return body_MPI_Query_thread((mpi_function_1 *)next_pmpi(CALL_MPI_Query_thread),
        RETURN_ADDRESS, a0);
}

COLD int body_MPI_Session_finalize(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    mpi_before_finalize(t, CALL_MPI_Session_finalize, a0, 0);
    s = call_enter(t, CALL_MPI_Session_finalize, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    mpi_after_finalize(t, CALL_MPI_Session_finalize, result);
    return result;
}

EXPORT int MPI_Session_finalize(word a0)
{
    return body_MPI_Session_finalize((mpi_function_1 *)next_mpi(CALL_MPI_Session_finalize),
        RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Session_finalize(word a0)
{
    return body_MPI_Session_finalize((mpi_function_1 *)next_pmpi(CALL_MPI_Session_finalize),
        RETURN_ADDRESS, a0);
}

COLD int body_MPI_Session_get_info(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Session_get_info, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Session_get_info(word a0, word a1)
{
    return body_MPI_Session_get_info((mpi_function_2 *)next_mpi(CALL_MPI_Session_get_info),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Session_get_info(word a0, word a1)
{
    return body_MPI_Session_get_info((mpi_function_2 *)next_pmpi(CALL_MPI_Session_get_info),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Session_get_nth_pset(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Session_get_nth_pset, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Session_get_nth_pset(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Session_get_nth_pset((mpi_function_5 *)next_mpi(CALL_MPI_Session_get_nth_pset),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Session_get_nth_pset(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Session_get_nth_pset((mpi_function_5 *)next_pmpi(CALL_MPI_Session_get_nth_pset), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Session_get_num_psets(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Session_get_num_psets, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Session_get_num_psets(word a0, word a1, word a2)
{
    return body_MPI_Session_get_num_psets((mpi_function_3 *)next_mpi(CALL_MPI_Session_get_num_psets), RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Session_get_num_psets(word a0, word a1, word a2)
{
    return body_MPI_Session_get_num_psets((mpi_function_3 *)next_pmpi(CALL_MPI_Session_get_num_psets), RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Session_get_pset_info(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Session_get_pset_info, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Session_get_pset_info(word a0, word a1, word a2)
{
    return body_MPI_Session_get_pset_info((mpi_function_3 *)next_mpi(CALL_MPI_Session_get_pset_info), RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Session_get_pset_info(word a0, word a1, word a2)
{
    return body_MPI_Session_get_pset_info((mpi_function_3 *)next_pmpi(CALL_MPI_Session_get_pset_info), RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Session_init(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    mpi_before_init(t, CALL_MPI_Session_init, a0, a1);
    s = call_enter(t, CALL_MPI_Session_init, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    mpi_after_init(t, CALL_MPI_Session_init, result);
    return result;
}

EXPORT int MPI_Session_init(word a0, word a1, word a2)
{
    return body_MPI_Session_init((mpi_function_3 *)next_mpi(CALL_MPI_Session_init), RETURN_ADDRESS,
        a0, a1, a2);
}

EXPORT int PMPI_Session_init(word a0, word a1, word a2)
{
    return body_MPI_Session_init((mpi_function_3 *)next_pmpi(CALL_MPI_Session_init),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Session_set_info(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Session_set_info, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Session_set_info(word a0, word a1)
{
    return body_MPI_Session_set_info((mpi_function_2 *)next_mpi(CALL_MPI_Session_set_info),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Session_set_info(word a0, word a1)
{
    return body_MPI_Session_set_info((mpi_function_2 *)next_pmpi(CALL_MPI_Session_set_info),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Attr_delete(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Attr_delete, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Attr_delete(word a0, word a1)
{
    return body_MPI_Attr_delete((mpi_function_2 *)next_mpi(CALL_MPI_Attr_delete), RETURN_ADDRESS,
        a0, a1);
}

EXPORT int PMPI_Attr_delete(word a0, word a1)
{
    return body_MPI_Attr_delete((mpi_function_2 *)next_pmpi(CALL_MPI_Attr_delete), RETURN_ADDRESS,
        a0, a1);
}

COLD int body_MPI_Attr_get(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Attr_get, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Attr_get(word a0, word a1, word a2, word a3)
{
    return body_MPI_Attr_get((mpi_function_4 *)next_mpi(CALL_MPI_Attr_get), RETURN_ADDRESS, a0, a1,
        a2, a3);
}

EXPORT int PMPI_Attr_get(word a0, word a1, word a2, word a3)
{
    return body_MPI_Attr_get((mpi_function_4 *)next_pmpi(CALL_MPI_Attr_get), RETURN_ADDRESS, a0,
        a1, a2, a3);
}

COLD int body_MPI_Attr_put(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Attr_put, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Attr_put(word a0, word a1, word a2)
{
    return body_MPI_Attr_put((mpi_function_3 *)next_mpi(CALL_MPI_Attr_put), RETURN_ADDRESS, a0, a1,
        a2);
}

EXPORT int PMPI_Attr_put(word a0, word a1, word a2)
{
    return body_MPI_Attr_put((mpi_function_3 *)next_pmpi(CALL_MPI_Attr_put), RETURN_ADDRESS, a0,
        a1, a2);
}

COLD int body_MPI_Comm_create_keyval(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Comm_create_keyval, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_create_keyval(word a0, word a1, word a2, word a3)
{
    return body_MPI_Comm_create_keyval((mpi_function_4 *)next_mpi(CALL_MPI_Comm_create_keyval),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Comm_create_keyval(word a0, word a1, word a2, word a3)
{
    return body_MPI_Comm_create_keyval((mpi_function_4 *)next_pmpi(CALL_MPI_Comm_create_keyval),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Comm_delete_attr(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Comm_delete_attr, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_delete_attr(word a0, word a1)
{
    return body_MPI_Comm_delete_attr((mpi_function_2 *)next_mpi(CALL_MPI_Comm_delete_attr),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_delete_attr(word a0, word a1)
{
    return body_MPI_Comm_delete_attr((mpi_function_2 *)next_pmpi(CALL_MPI_Comm_delete_attr),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Comm_free_keyval(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Comm_free_keyval, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_free_keyval(word a0)
{
    return body_MPI_Comm_free_keyval((mpi_function_1 *)next_mpi(CALL_MPI_Comm_free_keyval),
        RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Comm_free_keyval(word a0)
{
    return body_MPI_Comm_free_keyval((mpi_function_1 *)next_pmpi(CALL_MPI_Comm_free_keyval),
        RETURN_ADDRESS, a0);
}

COLD int body_MPI_Comm_get_attr(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Comm_get_attr, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_get_attr(word a0, word a1, word a2, word a3)
{
    return body_MPI_Comm_get_attr((mpi_function_4 *)next_mpi(CALL_MPI_Comm_get_attr),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Comm_get_attr(word a0, word a1, word a2, word a3)
{
    return body_MPI_Comm_get_attr((mpi_function_4 *)next_pmpi(CALL_MPI_Comm_get_attr),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Comm_set_attr(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Comm_set_attr, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_set_attr(word a0, word a1, word a2)
{
    return body_MPI_Comm_set_attr((mpi_function_3 *)next_mpi(CALL_MPI_Comm_set_attr),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Comm_set_attr(word a0, word a1, word a2)
{
    return body_MPI_Comm_set_attr((mpi_function_3 *)next_pmpi(CALL_MPI_Comm_set_attr),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Keyval_create(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Keyval_create, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Keyval_create(word a0, word a1, word a2, word a3)
{
    return body_MPI_Keyval_create((mpi_function_4 *)next_mpi(CALL_MPI_Keyval_create),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Keyval_create(word a0, word a1, word a2, word a3)
{
    return body_MPI_Keyval_create((mpi_function_4 *)next_pmpi(CALL_MPI_Keyval_create),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Keyval_free(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Keyval_free, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Keyval_free(word a0)
{
    return body_MPI_Keyval_free((mpi_function_1 *)next_mpi(CALL_MPI_Keyval_free), RETURN_ADDRESS,
        a0);
}

EXPORT int PMPI_Keyval_free(word a0)
{
    return body_MPI_Keyval_free((mpi_function_1 *)next_pmpi(CALL_MPI_Keyval_free), RETURN_ADDRESS,
        a0);
}

COLD int body_MPI_Type_create_keyval(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Type_create_keyval, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_create_keyval(word a0, word a1, word a2, word a3)
{
    return body_MPI_Type_create_keyval((mpi_function_4 *)next_mpi(CALL_MPI_Type_create_keyval),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Type_create_keyval(word a0, word a1, word a2, word a3)
{
    return body_MPI_Type_create_keyval((mpi_function_4 *)next_pmpi(CALL_MPI_Type_create_keyval),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Type_delete_attr(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Type_delete_attr, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_delete_attr(word a0, word a1)
{
    return body_MPI_Type_delete_attr((mpi_function_2 *)next_mpi(CALL_MPI_Type_delete_attr),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Type_delete_attr(word a0, word a1)
{
    return body_MPI_Type_delete_attr((mpi_function_2 *)next_pmpi(CALL_MPI_Type_delete_attr),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Type_free_keyval(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Type_free_keyval, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_free_keyval(word a0)
{
    return body_MPI_Type_free_keyval((mpi_function_1 *)next_mpi(CALL_MPI_Type_free_keyval),
        RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Type_free_keyval(word a0)
{
    return body_MPI_Type_free_keyval((mpi_function_1 *)next_pmpi(CALL_MPI_Type_free_keyval),
        RETURN_ADDRESS, a0);
}

COLD int body_MPI_Type_get_attr(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Type_get_attr, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_get_attr(word a0, word a1, word a2, word a3)
{
    return body_MPI_Type_get_attr((mpi_function_4 *)next_mpi(CALL_MPI_Type_get_attr),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Type_get_attr(word a0, word a1, word a2, word a3)
{
    return body_MPI_Type_get_attr((mpi_function_4 *)next_pmpi(CALL_MPI_Type_get_attr),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Type_set_attr(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Type_set_attr, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_set_attr(word a0, word a1, word a2)
{
    return body_MPI_Type_set_attr((mpi_function_3 *)next_mpi(CALL_MPI_Type_set_attr),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_set_attr(word a0, word a1, word a2)
{
    return body_MPI_Type_set_attr((mpi_function_3 *)next_pmpi(CALL_MPI_Type_set_attr),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Win_create_keyval(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Win_create_keyval, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_create_keyval(word a0, word a1, word a2, word a3)
{
    return body_MPI_Win_create_keyval((mpi_function_4 *)next_mpi(CALL_MPI_Win_create_keyval),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Win_create_keyval(word a0, word a1, word a2, word a3)
{
    return body_MPI_Win_create_keyval((mpi_function_4 *)next_pmpi(CALL_MPI_Win_create_keyval),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Win_delete_attr(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Win_delete_attr, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_delete_attr(word a0, word a1)
{
    return body_MPI_Win_delete_attr((mpi_function_2 *)next_mpi(CALL_MPI_Win_delete_attr),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Win_delete_attr(word a0, word a1)
{
    return body_MPI_Win_delete_attr((mpi_function_2 *)next_pmpi(CALL_MPI_Win_delete_attr),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Win_free_keyval(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Win_free_keyval, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_free_keyval(word a0)
{
    return body_MPI_Win_free_keyval((mpi_function_1 *)next_mpi(CALL_MPI_Win_free_keyval),
        RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Win_free_keyval(word a0)
{
    return body_MPI_Win_free_keyval((mpi_function_1 *)next_pmpi(CALL_MPI_Win_free_keyval),
        RETURN_ADDRESS, a0);
}

COLD int body_MPI_Win_get_attr(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Win_get_attr, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_get_attr(word a0, word a1, word a2, word a3)
{
    return body_MPI_Win_get_attr((mpi_function_4 *)next_mpi(CALL_MPI_Win_get_attr), RETURN_ADDRESS,
        a0, a1, a2, a3);
}

EXPORT int PMPI_Win_get_attr(word a0, word a1, word a2, word a3)
{
    return body_MPI_Win_get_attr((mpi_function_4 *)next_pmpi(CALL_MPI_Win_get_attr),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Win_set_attr(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Win_set_attr, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_set_attr(word a0, word a1, word a2)
{
    return body_MPI_Win_set_attr((mpi_function_3 *)next_mpi(CALL_MPI_Win_set_attr), RETURN_ADDRESS,
        a0, a1, a2);
}

EXPORT int PMPI_Win_set_attr(word a0, word a1, word a2)
{
    return body_MPI_Win_set_attr((mpi_function_3 *)next_pmpi(CALL_MPI_Win_set_attr),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Add_error_class(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Add_error_class, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Add_error_class(word a0)
{
    return body_MPI_Add_error_class((mpi_function_1 *)next_mpi(CALL_MPI_Add_error_class),
        RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Add_error_class(word a0)
{
    return body_MPI_Add_error_class((mpi_function_1 *)next_pmpi(CALL_MPI_Add_error_class),
        RETURN_ADDRESS, a0);
}

COLD int body_MPI_Add_error_code(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Add_error_code, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Add_error_code(word a0, word a1)
{
    return body_MPI_Add_error_code((mpi_function_2 *)next_mpi(CALL_MPI_Add_error_code),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Add_error_code(word a0, word a1)
{
    return body_MPI_Add_error_code((mpi_function_2 *)next_pmpi(CALL_MPI_Add_error_code),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Add_error_string(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Add_error_string, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Add_error_string(word a0, word a1)
{
    return body_MPI_Add_error_string((mpi_function_2 *)next_mpi(CALL_MPI_Add_error_string),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Add_error_string(word a0, word a1)
{
    return body_MPI_Add_error_string((mpi_function_2 *)next_pmpi(CALL_MPI_Add_error_string),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Comm_call_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Comm_call_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_call_errhandler(word a0, word a1)
{
    return body_MPI_Comm_call_errhandler((mpi_function_2 *)next_mpi(CALL_MPI_Comm_call_errhandler),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_call_errhandler(word a0, word a1)
{
    return body_MPI_Comm_call_errhandler((mpi_function_2 *)next_pmpi(CALL_MPI_Comm_call_errhandler), RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Comm_create_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Comm_create_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_create_errhandler(word a0, word a1)
{
    return body_MPI_Comm_create_errhandler((mpi_function_2 *)next_mpi(CALL_MPI_Comm_create_errhandler), RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_create_errhandler(word a0, word a1)
{
    return body_MPI_Comm_create_errhandler((mpi_function_2 *)next_pmpi(CALL_MPI_Comm_create_errhandler), RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Comm_get_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Comm_get_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_get_errhandler(word a0, word a1)
{
    return body_MPI_Comm_get_errhandler((mpi_function_2 *)next_mpi(CALL_MPI_Comm_get_errhandler),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_get_errhandler(word a0, word a1)
{
    return body_MPI_Comm_get_errhandler((mpi_function_2 *)next_pmpi(CALL_MPI_Comm_get_errhandler),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Comm_set_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Comm_set_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_set_errhandler(word a0, word a1)
{
    return body_MPI_Comm_set_errhandler((mpi_function_2 *)next_mpi(CALL_MPI_Comm_set_errhandler),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_set_errhandler(word a0, word a1)
{
    return body_MPI_Comm_set_errhandler((mpi_function_2 *)next_pmpi(CALL_MPI_Comm_set_errhandler),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Errhandler_create(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Errhandler_create, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Errhandler_create(word a0, word a1)
{
    return body_MPI_Errhandler_create((mpi_function_2 *)next_mpi(CALL_MPI_Errhandler_create),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Errhandler_create(word a0, word a1)
{
    return body_MPI_Errhandler_create((mpi_function_2 *)next_pmpi(CALL_MPI_Errhandler_create),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Errhandler_free(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Errhandler_free, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Errhandler_free(word a0)
{
    return body_MPI_Errhandler_free((mpi_function_1 *)next_mpi(CALL_MPI_Errhandler_free),
        RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Errhandler_free(word a0)
{
    return body_MPI_Errhandler_free((mpi_function_1 *)next_pmpi(CALL_MPI_Errhandler_free),
        RETURN_ADDRESS, a0);
}

COLD int body_MPI_Errhandler_get(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Errhandler_get, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Errhandler_get(word a0, word a1)
{
    return body_MPI_Errhandler_get((mpi_function_2 *)next_mpi(CALL_MPI_Errhandler_get),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Errhandler_get(word a0, word a1)
{
    return body_MPI_Errhandler_get((mpi_function_2 *)next_pmpi(CALL_MPI_Errhandler_get),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Errhandler_set(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Errhandler_set, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Errhandler_set(word a0, word a1)
{
    return body_MPI_Errhandler_set((mpi_function_2 *)next_mpi(CALL_MPI_Errhandler_set),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Errhandler_set(word a0, word a1)
{
    return body_MPI_Errhandler_set((mpi_function_2 *)next_pmpi(CALL_MPI_Errhandler_set),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Error_class(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Error_class, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Error_class(word a0, word a1)
{
    return body_MPI_Error_class((mpi_function_2 *)next_mpi(CALL_MPI_Error_class), RETURN_ADDRESS,
        a0, a1);
}

EXPORT int PMPI_Error_class(word a0, word a1)
{
    return body_MPI_Error_class((mpi_function_2 *)next_pmpi(CALL_MPI_Error_class), RETURN_ADDRESS,
        a0, a1);
}

COLD int body_MPI_Error_string(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Error_string, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Error_string(word a0, word a1, word a2)
{
    return body_MPI_Error_string((mpi_function_3 *)next_mpi(CALL_MPI_Error_string), RETURN_ADDRESS,
        a0, a1, a2);
}

EXPORT int PMPI_Error_string(word a0, word a1, word a2)
{
    return body_MPI_Error_string((mpi_function_3 *)next_pmpi(CALL_MPI_Error_string),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_File_call_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_File_call_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_call_errhandler(word a0, word a1)
{
    return body_MPI_File_call_errhandler((mpi_function_2 *)next_mpi(CALL_MPI_File_call_errhandler),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_call_errhandler(word a0, word a1)
{
    return body_MPI_File_call_errhandler((mpi_function_2 *)next_pmpi(CALL_MPI_File_call_errhandler), RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_create_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_File_create_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_create_errhandler(word a0, word a1)
{
    return body_MPI_File_create_errhandler((mpi_function_2 *)next_mpi(CALL_MPI_File_create_errhandler), RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_create_errhandler(word a0, word a1)
{
    return body_MPI_File_create_errhandler((mpi_function_2 *)next_pmpi(CALL_MPI_File_create_errhandler), RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_get_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_File_get_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_get_errhandler(word a0, word a1)
{
    return body_MPI_File_get_errhandler((mpi_function_2 *)next_mpi(CALL_MPI_File_get_errhandler),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_get_errhandler(word a0, word a1)
{
    return body_MPI_File_get_errhandler((mpi_function_2 *)next_pmpi(CALL_MPI_File_get_errhandler),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_set_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_File_set_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_File_set_errhandler(word a0, word a1)
{
    return body_MPI_File_set_errhandler((mpi_function_2 *)next_mpi(CALL_MPI_File_set_errhandler),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_set_errhandler(word a0, word a1)
{
    return body_MPI_File_set_errhandler((mpi_function_2 *)next_pmpi(CALL_MPI_File_set_errhandler),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Remove_error_class(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Remove_error_class, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Remove_error_class(word a0)
{
    return body_MPI_Remove_error_class((mpi_function_1 *)next_mpi(CALL_MPI_Remove_error_class),
        RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Remove_error_class(word a0)
{
    return body_MPI_Remove_error_class((mpi_function_1 *)next_pmpi(CALL_MPI_Remove_error_class),
        RETURN_ADDRESS, a0);
}

COLD int body_MPI_Remove_error_code(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Remove_error_code, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Remove_error_code(word a0)
{
    return body_MPI_Remove_error_code((mpi_function_1 *)next_mpi(CALL_MPI_Remove_error_code),
        RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Remove_error_code(word a0)
{
    return body_MPI_Remove_error_code((mpi_function_1 *)next_pmpi(CALL_MPI_Remove_error_code),
        RETURN_ADDRESS, a0);
}

COLD int body_MPI_Remove_error_string(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Remove_error_string, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Remove_error_string(word a0)
{
    return body_MPI_Remove_error_string((mpi_function_1 *)next_mpi(CALL_MPI_Remove_error_string),
        RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Remove_error_string(word a0)
{
    return body_MPI_Remove_error_string((mpi_function_1 *)next_pmpi(CALL_MPI_Remove_error_string),
        RETURN_ADDRESS, a0);
}

COLD int body_MPI_Session_call_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Session_call_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Session_call_errhandler(word a0, word a1)
{
    return body_MPI_Session_call_errhandler((mpi_function_2 *)next_mpi(CALL_MPI_Session_call_errhandler), RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Session_call_errhandler(word a0, word a1)
{
    return body_MPI_Session_call_errhandler((mpi_function_2 *)next_pmpi(CALL_MPI_Session_call_errhandler), RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Session_create_errhandler(mpi_function_2 *real, const void *from, word a0,
    word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Session_create_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Session_create_errhandler(word a0, word a1)
{
    return body_MPI_Session_create_errhandler((mpi_function_2 *)next_mpi(CALL_MPI_Session_create_errhandler), RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Session_create_errhandler(word a0, word a1)
{
    return body_MPI_Session_create_errhandler((mpi_function_2 *)next_pmpi(CALL_MPI_Session_create_errhandler), RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Session_get_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Session_get_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Session_get_errhandler(word a0, word a1)
{
    return body_MPI_Session_get_errhandler((mpi_function_2 *)next_mpi(CALL_MPI_Session_get_errhandler), RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Session_get_errhandler(word a0, word a1)
{
    return body_MPI_Session_get_errhandler((mpi_function_2 *)next_pmpi(CALL_MPI_Session_get_errhandler), RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Session_set_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Session_set_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Session_set_errhandler(word a0, word a1)
{
    return body_MPI_Session_set_errhandler((mpi_function_2 *)next_mpi(CALL_MPI_Session_set_errhandler), RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Session_set_errhandler(word a0, word a1)
{
    return body_MPI_Session_set_errhandler((mpi_function_2 *)next_pmpi(CALL_MPI_Session_set_errhandler), RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Win_call_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Win_call_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_call_errhandler(word a0, word a1)
{
    return body_MPI_Win_call_errhandler((mpi_function_2 *)next_mpi(CALL_MPI_Win_call_errhandler),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Win_call_errhandler(word a0, word a1)
{
    return body_MPI_Win_call_errhandler((mpi_function_2 *)next_pmpi(CALL_MPI_Win_call_errhandler),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Win_create_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Win_create_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_create_errhandler(word a0, word a1)
{
    return body_MPI_Win_create_errhandler((mpi_function_2 *)next_mpi(CALL_MPI_Win_create_errhandler), RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Win_create_errhandler(word a0, word a1)
{
    return body_MPI_Win_create_errhandler((mpi_function_2 *)next_pmpi(CALL_MPI_Win_create_errhandler), RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Win_get_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Win_get_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_get_errhandler(word a0, word a1)
{
    return body_MPI_Win_get_errhandler((mpi_function_2 *)next_mpi(CALL_MPI_Win_get_errhandler),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Win_get_errhandler(word a0, word a1)
{
    return body_MPI_Win_get_errhandler((mpi_function_2 *)next_pmpi(CALL_MPI_Win_get_errhandler),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Win_set_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Win_set_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_set_errhandler(word a0, word a1)
{
    return body_MPI_Win_set_errhandler((mpi_function_2 *)next_mpi(CALL_MPI_Win_set_errhandler),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Win_set_errhandler(word a0, word a1)
{
    return body_MPI_Win_set_errhandler((mpi_function_2 *)next_pmpi(CALL_MPI_Win_set_errhandler),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Comm_get_name(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Comm_get_name, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_get_name(word a0, word a1, word a2)
{
    return body_MPI_Comm_get_name((mpi_function_3 *)next_mpi(CALL_MPI_Comm_get_name),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Comm_get_name(word a0, word a1, word a2)
{
    return body_MPI_Comm_get_name((mpi_function_3 *)next_pmpi(CALL_MPI_Comm_get_name),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Comm_set_name(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Comm_set_name, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_set_name(word a0, word a1)
{
    return body_MPI_Comm_set_name((mpi_function_2 *)next_mpi(CALL_MPI_Comm_set_name),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_set_name(word a0, word a1)
{
    return body_MPI_Comm_set_name((mpi_function_2 *)next_pmpi(CALL_MPI_Comm_set_name),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Type_get_name(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Type_get_name, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_get_name(word a0, word a1, word a2)
{
    return body_MPI_Type_get_name((mpi_function_3 *)next_mpi(CALL_MPI_Type_get_name),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_get_name(word a0, word a1, word a2)
{
    return body_MPI_Type_get_name((mpi_function_3 *)next_pmpi(CALL_MPI_Type_get_name),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Type_set_name(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Type_set_name, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_set_name(word a0, word a1)
{
    return body_MPI_Type_set_name((mpi_function_2 *)next_mpi(CALL_MPI_Type_set_name),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Type_set_name(word a0, word a1)
{
    return body_MPI_Type_set_name((mpi_function_2 *)next_pmpi(CALL_MPI_Type_set_name),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Win_get_name(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Win_get_name, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_get_name(word a0, word a1, word a2)
{
    return body_MPI_Win_get_name((mpi_function_3 *)next_mpi(CALL_MPI_Win_get_name), RETURN_ADDRESS,
        a0, a1, a2);
}

EXPORT int PMPI_Win_get_name(word a0, word a1, word a2)
{
    return body_MPI_Win_get_name((mpi_function_3 *)next_pmpi(CALL_MPI_Win_get_name),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Win_set_name(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Win_set_name, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_set_name(word a0, word a1)
{
    return body_MPI_Win_set_name((mpi_function_2 *)next_mpi(CALL_MPI_Win_set_name), RETURN_ADDRESS,
        a0, a1);
}

EXPORT int PMPI_Win_set_name(word a0, word a1)
{
    return body_MPI_Win_set_name((mpi_function_2 *)next_pmpi(CALL_MPI_Win_set_name),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Abi_get_info(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Abi_get_info, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Abi_get_info(word a0)
{
    return body_MPI_Abi_get_info((mpi_function_1 *)next_mpi(CALL_MPI_Abi_get_info), RETURN_ADDRESS,
        a0);
}

EXPORT int PMPI_Abi_get_info(word a0)
{
    return body_MPI_Abi_get_info((mpi_function_1 *)next_pmpi(CALL_MPI_Abi_get_info),
        RETURN_ADDRESS, a0);
}

COLD int body_MPI_Comm_get_info(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Comm_get_info, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_get_info(word a0, word a1)
{
    return body_MPI_Comm_get_info((mpi_function_2 *)next_mpi(CALL_MPI_Comm_get_info),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_get_info(word a0, word a1)
{
    return body_MPI_Comm_get_info((mpi_function_2 *)next_pmpi(CALL_MPI_Comm_get_info),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Comm_set_info(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Comm_set_info, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_set_info(word a0, word a1)
{
    return body_MPI_Comm_set_info((mpi_function_2 *)next_mpi(CALL_MPI_Comm_set_info),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_set_info(word a0, word a1)
{
    return body_MPI_Comm_set_info((mpi_function_2 *)next_pmpi(CALL_MPI_Comm_set_info),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Info_create(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Info_create, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Info_create(word a0)
{
    return body_MPI_Info_create((mpi_function_1 *)next_mpi(CALL_MPI_Info_create), RETURN_ADDRESS,
        a0);
}

EXPORT int PMPI_Info_create(word a0)
{
    return body_MPI_Info_create((mpi_function_1 *)next_pmpi(CALL_MPI_Info_create), RETURN_ADDRESS,
        a0);
}

COLD int body_MPI_Info_create_env(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Info_create_env, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Info_create_env(word a0, word a1, word a2)
{
    return body_MPI_Info_create_env((mpi_function_3 *)next_mpi(CALL_MPI_Info_create_env),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Info_create_env(word a0, word a1, word a2)
{
    return body_MPI_Info_create_env((mpi_function_3 *)next_pmpi(CALL_MPI_Info_create_env),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Info_delete(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Info_delete, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Info_delete(word a0, word a1)
{
    return body_MPI_Info_delete((mpi_function_2 *)next_mpi(CALL_MPI_Info_delete), RETURN_ADDRESS,
        a0, a1);
}

EXPORT int PMPI_Info_delete(word a0, word a1)
{
    return body_MPI_Info_delete((mpi_function_2 *)next_pmpi(CALL_MPI_Info_delete), RETURN_ADDRESS,
        a0, a1);
}

COLD int body_MPI_Info_dup(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Info_dup, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Info_dup(word a0, word a1)
{
    return body_MPI_Info_dup((mpi_function_2 *)next_mpi(CALL_MPI_Info_dup), RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Info_dup(word a0, word a1)
{
    return body_MPI_Info_dup((mpi_function_2 *)next_pmpi(CALL_MPI_Info_dup), RETURN_ADDRESS, a0,
        a1);
}

COLD int body_MPI_Info_free(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Info_free, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Info_free(word a0)
{
    return body_MPI_Info_free((mpi_function_1 *)next_mpi(CALL_MPI_Info_free), RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Info_free(word a0)
{
    return body_MPI_Info_free((mpi_function_1 *)next_pmpi(CALL_MPI_Info_free), RETURN_ADDRESS, a0);
}

COLD int body_MPI_Info_get(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Info_get, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Info_get(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Info_get((mpi_function_5 *)next_mpi(CALL_MPI_Info_get), RETURN_ADDRESS, a0, a1,
        a2, a3, a4);
}

EXPORT int PMPI_Info_get(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Info_get((mpi_function_5 *)next_pmpi(CALL_MPI_Info_get), RETURN_ADDRESS, a0,
        a1, a2, a3, a4);
}

COLD int body_MPI_Info_get_nkeys(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Info_get_nkeys, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Info_get_nkeys(word a0, word a1)
{
    return body_MPI_Info_get_nkeys((mpi_function_2 *)next_mpi(CALL_MPI_Info_get_nkeys),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Info_get_nkeys(word a0, word a1)
{
    return body_MPI_Info_get_nkeys((mpi_function_2 *)next_pmpi(CALL_MPI_Info_get_nkeys),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Info_get_nthkey(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Info_get_nthkey, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Info_get_nthkey(word a0, word a1, word a2)
{
    return body_MPI_Info_get_nthkey((mpi_function_3 *)next_mpi(CALL_MPI_Info_get_nthkey),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Info_get_nthkey(word a0, word a1, word a2)
{
    return body_MPI_Info_get_nthkey((mpi_function_3 *)next_pmpi(CALL_MPI_Info_get_nthkey),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Info_get_string(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Info_get_string, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Info_get_string(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Info_get_string((mpi_function_5 *)next_mpi(CALL_MPI_Info_get_string),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Info_get_string(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Info_get_string((mpi_function_5 *)next_pmpi(CALL_MPI_Info_get_string),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Info_get_valuelen(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Info_get_valuelen, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Info_get_valuelen(word a0, word a1, word a2, word a3)
{
    return body_MPI_Info_get_valuelen((mpi_function_4 *)next_mpi(CALL_MPI_Info_get_valuelen),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Info_get_valuelen(word a0, word a1, word a2, word a3)
{
    return body_MPI_Info_get_valuelen((mpi_function_4 *)next_pmpi(CALL_MPI_Info_get_valuelen),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Info_set(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Info_set, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Info_set(word a0, word a1, word a2)
{
    return body_MPI_Info_set((mpi_function_3 *)next_mpi(CALL_MPI_Info_set), RETURN_ADDRESS, a0, a1,
        a2);
}

EXPORT int PMPI_Info_set(word a0, word a1, word a2)
{
    return body_MPI_Info_set((mpi_function_3 *)next_pmpi(CALL_MPI_Info_set), RETURN_ADDRESS, a0,
        a1, a2);
}

COLD int body_MPI_Win_get_info(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Win_get_info, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_get_info(word a0, word a1)
{
    return body_MPI_Win_get_info((mpi_function_2 *)next_mpi(CALL_MPI_Win_get_info), RETURN_ADDRESS,
        a0, a1);
}

EXPORT int PMPI_Win_get_info(word a0, word a1)
{
    return body_MPI_Win_get_info((mpi_function_2 *)next_pmpi(CALL_MPI_Win_get_info),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Win_set_info(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Win_set_info, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_set_info(word a0, word a1)
{
    return body_MPI_Win_set_info((mpi_function_2 *)next_mpi(CALL_MPI_Win_set_info), RETURN_ADDRESS,
        a0, a1);
}

EXPORT int PMPI_Win_set_info(word a0, word a1)
{
    return body_MPI_Win_set_info((mpi_function_2 *)next_pmpi(CALL_MPI_Win_set_info),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Cart_coords(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Cart_coords, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Cart_coords(word a0, word a1, word a2, word a3)
{
    return body_MPI_Cart_coords((mpi_function_4 *)next_mpi(CALL_MPI_Cart_coords), RETURN_ADDRESS,
        a0, a1, a2, a3);
}

EXPORT int PMPI_Cart_coords(word a0, word a1, word a2, word a3)
{
    return body_MPI_Cart_coords((mpi_function_4 *)next_pmpi(CALL_MPI_Cart_coords), RETURN_ADDRESS,
        a0, a1, a2, a3);
}

COLD int body_MPI_Cart_create(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Cart_create, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Cart_create(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Cart_create((mpi_function_6 *)next_mpi(CALL_MPI_Cart_create), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Cart_create(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Cart_create((mpi_function_6 *)next_pmpi(CALL_MPI_Cart_create), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5);
}

COLD int body_MPI_Cart_get(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Cart_get, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Cart_get(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Cart_get((mpi_function_5 *)next_mpi(CALL_MPI_Cart_get), RETURN_ADDRESS, a0, a1,
        a2, a3, a4);
}

EXPORT int PMPI_Cart_get(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Cart_get((mpi_function_5 *)next_pmpi(CALL_MPI_Cart_get), RETURN_ADDRESS, a0,
        a1, a2, a3, a4);
}

COLD int body_MPI_Cart_map(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Cart_map, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Cart_map(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Cart_map((mpi_function_5 *)next_mpi(CALL_MPI_Cart_map), RETURN_ADDRESS, a0, a1,
        a2, a3, a4);
}

EXPORT int PMPI_Cart_map(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Cart_map((mpi_function_5 *)next_pmpi(CALL_MPI_Cart_map), RETURN_ADDRESS, a0,
        a1, a2, a3, a4);
}

COLD int body_MPI_Cart_rank(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Cart_rank, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Cart_rank(word a0, word a1, word a2)
{
    return body_MPI_Cart_rank((mpi_function_3 *)next_mpi(CALL_MPI_Cart_rank), RETURN_ADDRESS, a0,
        a1, a2);
}

EXPORT int PMPI_Cart_rank(word a0, word a1, word a2)
{
    return body_MPI_Cart_rank((mpi_function_3 *)next_pmpi(CALL_MPI_Cart_rank), RETURN_ADDRESS, a0,
        a1, a2);
}

COLD int body_MPI_Cart_shift(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Cart_shift, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Cart_shift(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Cart_shift((mpi_function_5 *)next_mpi(CALL_MPI_Cart_shift), RETURN_ADDRESS, a0,
        a1, a2, a3, a4);
}

EXPORT int PMPI_Cart_shift(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Cart_shift((mpi_function_5 *)next_pmpi(CALL_MPI_Cart_shift), RETURN_ADDRESS,
        a0, a1, a2, a3, a4);
}

COLD int body_MPI_Cart_sub(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Cart_sub, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Cart_sub(word a0, word a1, word a2)
{
    return body_MPI_Cart_sub((mpi_function_3 *)next_mpi(CALL_MPI_Cart_sub), RETURN_ADDRESS, a0, a1,
        a2);
}

EXPORT int PMPI_Cart_sub(word a0, word a1, word a2)
{
    return body_MPI_Cart_sub((mpi_function_3 *)next_pmpi(CALL_MPI_Cart_sub), RETURN_ADDRESS, a0,
        a1, a2);
}

COLD int body_MPI_Cartdim_get(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Cartdim_get, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Cartdim_get(word a0, word a1)
{
    return body_MPI_Cartdim_get((mpi_function_2 *)next_mpi(CALL_MPI_Cartdim_get), RETURN_ADDRESS,
        a0, a1);
}

EXPORT int PMPI_Cartdim_get(word a0, word a1)
{
    return body_MPI_Cartdim_get((mpi_function_2 *)next_pmpi(CALL_MPI_Cartdim_get), RETURN_ADDRESS,
        a0, a1);
}

COLD int body_MPI_Dims_create(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Dims_create, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Dims_create(word a0, word a1, word a2)
{
    return body_MPI_Dims_create((mpi_function_3 *)next_mpi(CALL_MPI_Dims_create), RETURN_ADDRESS,
        a0, a1, a2);
}

EXPORT int PMPI_Dims_create(word a0, word a1, word a2)
{
    return body_MPI_Dims_create((mpi_function_3 *)next_pmpi(CALL_MPI_Dims_create), RETURN_ADDRESS,
        a0, a1, a2);
}

COLD int body_MPI_Dist_graph_create(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Dist_graph_create, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Dist_graph_create(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Dist_graph_create((mpi_function_9 *)next_mpi(CALL_MPI_Dist_graph_create),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Dist_graph_create(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Dist_graph_create((mpi_function_9 *)next_pmpi(CALL_MPI_Dist_graph_create),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

COLD int body_MPI_Dist_graph_create_adjacent(mpi_function_10 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_MPI_Dist_graph_create_adjacent, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Dist_graph_create_adjacent(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9)
{
    return body_MPI_Dist_graph_create_adjacent((mpi_function_10 *)next_mpi(CALL_MPI_Dist_graph_create_adjacent), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Dist_graph_create_adjacent(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9)
{
    return body_MPI_Dist_graph_create_adjacent((mpi_function_10 *)next_pmpi(CALL_MPI_Dist_graph_create_adjacent), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

COLD int body_MPI_Dist_graph_neighbors(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Dist_graph_neighbors, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Dist_graph_neighbors(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Dist_graph_neighbors((mpi_function_7 *)next_mpi(CALL_MPI_Dist_graph_neighbors),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Dist_graph_neighbors(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Dist_graph_neighbors((mpi_function_7 *)next_pmpi(CALL_MPI_Dist_graph_neighbors), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Dist_graph_neighbors_count(mpi_function_4 *real, const void *from, word a0,
    word a1, word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Dist_graph_neighbors_count, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Dist_graph_neighbors_count(word a0, word a1, word a2, word a3)
{
    return body_MPI_Dist_graph_neighbors_count((mpi_function_4 *)next_mpi(CALL_MPI_Dist_graph_neighbors_count), RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Dist_graph_neighbors_count(word a0, word a1, word a2, word a3)
{
    return body_MPI_Dist_graph_neighbors_count((mpi_function_4 *)next_pmpi(CALL_MPI_Dist_graph_neighbors_count), RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Graph_create(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Graph_create, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Graph_create(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Graph_create((mpi_function_6 *)next_mpi(CALL_MPI_Graph_create), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Graph_create(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Graph_create((mpi_function_6 *)next_pmpi(CALL_MPI_Graph_create),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

COLD int body_MPI_Graph_get(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Graph_get, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Graph_get(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Graph_get((mpi_function_5 *)next_mpi(CALL_MPI_Graph_get), RETURN_ADDRESS, a0,
        a1, a2, a3, a4);
}

EXPORT int PMPI_Graph_get(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Graph_get((mpi_function_5 *)next_pmpi(CALL_MPI_Graph_get), RETURN_ADDRESS, a0,
        a1, a2, a3, a4);
}

COLD int body_MPI_Graph_map(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Graph_map, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Graph_map(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Graph_map((mpi_function_5 *)next_mpi(CALL_MPI_Graph_map), RETURN_ADDRESS, a0,
        a1, a2, a3, a4);
}

EXPORT int PMPI_Graph_map(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Graph_map((mpi_function_5 *)next_pmpi(CALL_MPI_Graph_map), RETURN_ADDRESS, a0,
        a1, a2, a3, a4);
}

COLD int body_MPI_Graph_neighbors(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Graph_neighbors, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Graph_neighbors(word a0, word a1, word a2, word a3)
{
    return body_MPI_Graph_neighbors((mpi_function_4 *)next_mpi(CALL_MPI_Graph_neighbors),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Graph_neighbors(word a0, word a1, word a2, word a3)
{
    return body_MPI_Graph_neighbors((mpi_function_4 *)next_pmpi(CALL_MPI_Graph_neighbors),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Graph_neighbors_count(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Graph_neighbors_count, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Graph_neighbors_count(word a0, word a1, word a2)
{
    return body_MPI_Graph_neighbors_count((mpi_function_3 *)next_mpi(CALL_MPI_Graph_neighbors_count), RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Graph_neighbors_count(word a0, word a1, word a2)
{
    return body_MPI_Graph_neighbors_count((mpi_function_3 *)next_pmpi(CALL_MPI_Graph_neighbors_count), RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Graphdims_get(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Graphdims_get, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Graphdims_get(word a0, word a1, word a2)
{
    return body_MPI_Graphdims_get((mpi_function_3 *)next_mpi(CALL_MPI_Graphdims_get),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Graphdims_get(word a0, word a1, word a2)
{
    return body_MPI_Graphdims_get((mpi_function_3 *)next_pmpi(CALL_MPI_Graphdims_get),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Topo_test(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Topo_test, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Topo_test(word a0, word a1)
{
    return body_MPI_Topo_test((mpi_function_2 *)next_mpi(CALL_MPI_Topo_test), RETURN_ADDRESS, a0,
        a1);
}

EXPORT int PMPI_Topo_test(word a0, word a1)
{
    return body_MPI_Topo_test((mpi_function_2 *)next_pmpi(CALL_MPI_Topo_test), RETURN_ADDRESS, a0,
        a1);
}

COLD int body_MPI_Close_port(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Close_port, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Close_port(word a0)
{
    return body_MPI_Close_port((mpi_function_1 *)next_mpi(CALL_MPI_Close_port), RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Close_port(word a0)
{
    return body_MPI_Close_port((mpi_function_1 *)next_pmpi(CALL_MPI_Close_port), RETURN_ADDRESS,
        a0);
}

COLD int body_MPI_Comm_accept(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Comm_accept, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_accept(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Comm_accept((mpi_function_5 *)next_mpi(CALL_MPI_Comm_accept), RETURN_ADDRESS,
        a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Comm_accept(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Comm_accept((mpi_function_5 *)next_pmpi(CALL_MPI_Comm_accept), RETURN_ADDRESS,
        a0, a1, a2, a3, a4);
}

COLD int body_MPI_Comm_connect(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Comm_connect, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_connect(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Comm_connect((mpi_function_5 *)next_mpi(CALL_MPI_Comm_connect), RETURN_ADDRESS,
        a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Comm_connect(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Comm_connect((mpi_function_5 *)next_pmpi(CALL_MPI_Comm_connect),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Comm_disconnect(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    mpi_before_comm_free(t, CALL_MPI_Comm_disconnect, a0, 0);
    s = call_enter(t, CALL_MPI_Comm_disconnect, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    mpi_after_comm_free(t, CALL_MPI_Comm_disconnect, result);
    return result;
}

EXPORT int MPI_Comm_disconnect(word a0)
{
    return body_MPI_Comm_disconnect((mpi_function_1 *)next_mpi(CALL_MPI_Comm_disconnect),
        RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Comm_disconnect(word a0)
{
    return body_MPI_Comm_disconnect((mpi_function_1 *)next_pmpi(CALL_MPI_Comm_disconnect),
        RETURN_ADDRESS, a0);
}

COLD int body_MPI_Comm_get_parent(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Comm_get_parent, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_get_parent(word a0)
{
    return body_MPI_Comm_get_parent((mpi_function_1 *)next_mpi(CALL_MPI_Comm_get_parent),
        RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Comm_get_parent(word a0)
{
    return body_MPI_Comm_get_parent((mpi_function_1 *)next_pmpi(CALL_MPI_Comm_get_parent),
        RETURN_ADDRESS, a0);
}

COLD int body_MPI_Comm_join(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Comm_join, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_join(word a0, word a1)
{
    return body_MPI_Comm_join((mpi_function_2 *)next_mpi(CALL_MPI_Comm_join), RETURN_ADDRESS, a0,
        a1);
}

EXPORT int PMPI_Comm_join(word a0, word a1)
{
    return body_MPI_Comm_join((mpi_function_2 *)next_pmpi(CALL_MPI_Comm_join), RETURN_ADDRESS, a0,
        a1);
}

COLD int body_MPI_Comm_spawn(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Comm_spawn, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_spawn(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Comm_spawn((mpi_function_8 *)next_mpi(CALL_MPI_Comm_spawn), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Comm_spawn(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    return body_MPI_Comm_spawn((mpi_function_8 *)next_pmpi(CALL_MPI_Comm_spawn), RETURN_ADDRESS,
        a0, a1, a2, a3, a4, a5, a6, a7);
}

COLD int body_MPI_Comm_spawn_multiple(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Comm_spawn_multiple, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_spawn_multiple(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Comm_spawn_multiple((mpi_function_9 *)next_mpi(CALL_MPI_Comm_spawn_multiple),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Comm_spawn_multiple(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Comm_spawn_multiple((mpi_function_9 *)next_pmpi(CALL_MPI_Comm_spawn_multiple),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

COLD int body_MPI_Lookup_name(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Lookup_name, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Lookup_name(word a0, word a1, word a2)
{
    return body_MPI_Lookup_name((mpi_function_3 *)next_mpi(CALL_MPI_Lookup_name), RETURN_ADDRESS,
        a0, a1, a2);
}

EXPORT int PMPI_Lookup_name(word a0, word a1, word a2)
{
    return body_MPI_Lookup_name((mpi_function_3 *)next_pmpi(CALL_MPI_Lookup_name), RETURN_ADDRESS,
        a0, a1, a2);
}

COLD int body_MPI_Open_port(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Open_port, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Open_port(word a0, word a1)
{
    return body_MPI_Open_port((mpi_function_2 *)next_mpi(CALL_MPI_Open_port), RETURN_ADDRESS, a0,
        a1);
}

EXPORT int PMPI_Open_port(word a0, word a1)
{
    return body_MPI_Open_port((mpi_function_2 *)next_pmpi(CALL_MPI_Open_port), RETURN_ADDRESS, a0,
        a1);
}

COLD int body_MPI_Publish_name(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Publish_name, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Publish_name(word a0, word a1, word a2)
{
    return body_MPI_Publish_name((mpi_function_3 *)next_mpi(CALL_MPI_Publish_name), RETURN_ADDRESS,
        a0, a1, a2);
}

EXPORT int PMPI_Publish_name(word a0, word a1, word a2)
{
    return body_MPI_Publish_name((mpi_function_3 *)next_pmpi(CALL_MPI_Publish_name),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Unpublish_name(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Unpublish_name, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Unpublish_name(word a0, word a1, word a2)
{
    return body_MPI_Unpublish_name((mpi_function_3 *)next_mpi(CALL_MPI_Unpublish_name),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Unpublish_name(word a0, word a1, word a2)
{
    return body_MPI_Unpublish_name((mpi_function_3 *)next_pmpi(CALL_MPI_Unpublish_name),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Comm_compare(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Comm_compare, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_compare(word a0, word a1, word a2)
{
    return body_MPI_Comm_compare((mpi_function_3 *)next_mpi(CALL_MPI_Comm_compare), RETURN_ADDRESS,
        a0, a1, a2);
}

EXPORT int PMPI_Comm_compare(word a0, word a1, word a2)
{
    return body_MPI_Comm_compare((mpi_function_3 *)next_pmpi(CALL_MPI_Comm_compare),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Comm_create(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Comm_create, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_create(word a0, word a1, word a2)
{
    return body_MPI_Comm_create((mpi_function_3 *)next_mpi(CALL_MPI_Comm_create), RETURN_ADDRESS,
        a0, a1, a2);
}

EXPORT int PMPI_Comm_create(word a0, word a1, word a2)
{
    return body_MPI_Comm_create((mpi_function_3 *)next_pmpi(CALL_MPI_Comm_create), RETURN_ADDRESS,
        a0, a1, a2);
}

COLD int body_MPI_Comm_create_from_group(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Comm_create_from_group, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_create_from_group(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Comm_create_from_group((mpi_function_5 *)next_mpi(CALL_MPI_Comm_create_from_group), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Comm_create_from_group(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Comm_create_from_group((mpi_function_5 *)next_pmpi(CALL_MPI_Comm_create_from_group), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Comm_create_group(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Comm_create_group, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_create_group(word a0, word a1, word a2, word a3)
{
    return body_MPI_Comm_create_group((mpi_function_4 *)next_mpi(CALL_MPI_Comm_create_group),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Comm_create_group(word a0, word a1, word a2, word a3)
{
    return body_MPI_Comm_create_group((mpi_function_4 *)next_pmpi(CALL_MPI_Comm_create_group),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Comm_dup(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Comm_dup, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_dup(word a0, word a1)
{
    return body_MPI_Comm_dup((mpi_function_2 *)next_mpi(CALL_MPI_Comm_dup), RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_dup(word a0, word a1)
{
    return body_MPI_Comm_dup((mpi_function_2 *)next_pmpi(CALL_MPI_Comm_dup), RETURN_ADDRESS, a0,
        a1);
}

COLD int body_MPI_Comm_dup_with_info(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Comm_dup_with_info, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_dup_with_info(word a0, word a1, word a2)
{
    return body_MPI_Comm_dup_with_info((mpi_function_3 *)next_mpi(CALL_MPI_Comm_dup_with_info),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Comm_dup_with_info(word a0, word a1, word a2)
{
    return body_MPI_Comm_dup_with_info((mpi_function_3 *)next_pmpi(CALL_MPI_Comm_dup_with_info),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Comm_free(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    mpi_before_comm_free(t, CALL_MPI_Comm_free, a0, 0);
    s = call_enter(t, CALL_MPI_Comm_free, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    mpi_after_comm_free(t, CALL_MPI_Comm_free, result);
    return result;
}

EXPORT int MPI_Comm_free(word a0)
{
    return body_MPI_Comm_free((mpi_function_1 *)next_mpi(CALL_MPI_Comm_free), RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Comm_free(word a0)
{
    return body_MPI_Comm_free((mpi_function_1 *)next_pmpi(CALL_MPI_Comm_free), RETURN_ADDRESS, a0);
}

COLD int body_MPI_Comm_group(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Comm_group, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_group(word a0, word a1)
{
    return body_MPI_Comm_group((mpi_function_2 *)next_mpi(CALL_MPI_Comm_group), RETURN_ADDRESS, a0,
        a1);
}

EXPORT int PMPI_Comm_group(word a0, word a1)
{
    return body_MPI_Comm_group((mpi_function_2 *)next_pmpi(CALL_MPI_Comm_group), RETURN_ADDRESS,
        a0, a1);
}

COLD int body_MPI_Comm_idup(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Comm_idup, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_idup(word a0, word a1, word a2)
{
    return body_MPI_Comm_idup((mpi_function_3 *)next_mpi(CALL_MPI_Comm_idup), RETURN_ADDRESS, a0,
        a1, a2);
}

EXPORT int PMPI_Comm_idup(word a0, word a1, word a2)
{
    return body_MPI_Comm_idup((mpi_function_3 *)next_pmpi(CALL_MPI_Comm_idup), RETURN_ADDRESS, a0,
        a1, a2);
}

COLD int body_MPI_Comm_idup_with_info(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Comm_idup_with_info, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_idup_with_info(word a0, word a1, word a2, word a3)
{
    return body_MPI_Comm_idup_with_info((mpi_function_4 *)next_mpi(CALL_MPI_Comm_idup_with_info),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Comm_idup_with_info(word a0, word a1, word a2, word a3)
{
    return body_MPI_Comm_idup_with_info((mpi_function_4 *)next_pmpi(CALL_MPI_Comm_idup_with_info),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Comm_rank(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Comm_rank, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_rank(word a0, word a1)
{
    return body_MPI_Comm_rank((mpi_function_2 *)next_mpi(CALL_MPI_Comm_rank), RETURN_ADDRESS, a0,
        a1);
}

EXPORT int PMPI_Comm_rank(word a0, word a1)
{
    return body_MPI_Comm_rank((mpi_function_2 *)next_pmpi(CALL_MPI_Comm_rank), RETURN_ADDRESS, a0,
        a1);
}

COLD int body_MPI_Comm_remote_group(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Comm_remote_group, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_remote_group(word a0, word a1)
{
    return body_MPI_Comm_remote_group((mpi_function_2 *)next_mpi(CALL_MPI_Comm_remote_group),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_remote_group(word a0, word a1)
{
    return body_MPI_Comm_remote_group((mpi_function_2 *)next_pmpi(CALL_MPI_Comm_remote_group),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Comm_remote_size(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Comm_remote_size, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_remote_size(word a0, word a1)
{
    return body_MPI_Comm_remote_size((mpi_function_2 *)next_mpi(CALL_MPI_Comm_remote_size),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_remote_size(word a0, word a1)
{
    return body_MPI_Comm_remote_size((mpi_function_2 *)next_pmpi(CALL_MPI_Comm_remote_size),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Comm_size(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Comm_size, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_size(word a0, word a1)
{
    return body_MPI_Comm_size((mpi_function_2 *)next_mpi(CALL_MPI_Comm_size), RETURN_ADDRESS, a0,
        a1);
}

EXPORT int PMPI_Comm_size(word a0, word a1)
{
    return body_MPI_Comm_size((mpi_function_2 *)next_pmpi(CALL_MPI_Comm_size), RETURN_ADDRESS, a0,
        a1);
}

COLD int body_MPI_Comm_split(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Comm_split, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_split(word a0, word a1, word a2, word a3)
{
    return body_MPI_Comm_split((mpi_function_4 *)next_mpi(CALL_MPI_Comm_split), RETURN_ADDRESS, a0,
        a1, a2, a3);
}

EXPORT int PMPI_Comm_split(word a0, word a1, word a2, word a3)
{
    return body_MPI_Comm_split((mpi_function_4 *)next_pmpi(CALL_MPI_Comm_split), RETURN_ADDRESS,
        a0, a1, a2, a3);
}

COLD int body_MPI_Comm_split_type(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Comm_split_type, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_split_type(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Comm_split_type((mpi_function_5 *)next_mpi(CALL_MPI_Comm_split_type),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Comm_split_type(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Comm_split_type((mpi_function_5 *)next_pmpi(CALL_MPI_Comm_split_type),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Comm_test_inter(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Comm_test_inter, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_test_inter(word a0, word a1)
{
    return body_MPI_Comm_test_inter((mpi_function_2 *)next_mpi(CALL_MPI_Comm_test_inter),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_test_inter(word a0, word a1)
{
    return body_MPI_Comm_test_inter((mpi_function_2 *)next_pmpi(CALL_MPI_Comm_test_inter),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Intercomm_create(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Intercomm_create, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Intercomm_create(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Intercomm_create((mpi_function_6 *)next_mpi(CALL_MPI_Intercomm_create),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Intercomm_create(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Intercomm_create((mpi_function_6 *)next_pmpi(CALL_MPI_Intercomm_create),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

COLD int body_MPI_Intercomm_create_from_groups(mpi_function_8 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_MPI_Intercomm_create_from_groups, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Intercomm_create_from_groups(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7)
{
    return body_MPI_Intercomm_create_from_groups((mpi_function_8 *)next_mpi(CALL_MPI_Intercomm_create_from_groups), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Intercomm_create_from_groups(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7)
{
    return body_MPI_Intercomm_create_from_groups((mpi_function_8 *)next_pmpi(CALL_MPI_Intercomm_create_from_groups), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

COLD int body_MPI_Intercomm_merge(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Intercomm_merge, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Intercomm_merge(word a0, word a1, word a2)
{
    return body_MPI_Intercomm_merge((mpi_function_3 *)next_mpi(CALL_MPI_Intercomm_merge),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Intercomm_merge(word a0, word a1, word a2)
{
    return body_MPI_Intercomm_merge((mpi_function_3 *)next_pmpi(CALL_MPI_Intercomm_merge),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Group_compare(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Group_compare, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Group_compare(word a0, word a1, word a2)
{
    return body_MPI_Group_compare((mpi_function_3 *)next_mpi(CALL_MPI_Group_compare),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Group_compare(word a0, word a1, word a2)
{
    return body_MPI_Group_compare((mpi_function_3 *)next_pmpi(CALL_MPI_Group_compare),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Group_difference(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Group_difference, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Group_difference(word a0, word a1, word a2)
{
    return body_MPI_Group_difference((mpi_function_3 *)next_mpi(CALL_MPI_Group_difference),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Group_difference(word a0, word a1, word a2)
{
    return body_MPI_Group_difference((mpi_function_3 *)next_pmpi(CALL_MPI_Group_difference),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Group_excl(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Group_excl, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Group_excl(word a0, word a1, word a2, word a3)
{
    return body_MPI_Group_excl((mpi_function_4 *)next_mpi(CALL_MPI_Group_excl), RETURN_ADDRESS, a0,
        a1, a2, a3);
}

EXPORT int PMPI_Group_excl(word a0, word a1, word a2, word a3)
{
    return body_MPI_Group_excl((mpi_function_4 *)next_pmpi(CALL_MPI_Group_excl), RETURN_ADDRESS,
        a0, a1, a2, a3);
}

COLD int body_MPI_Group_free(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Group_free, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Group_free(word a0)
{
    return body_MPI_Group_free((mpi_function_1 *)next_mpi(CALL_MPI_Group_free), RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Group_free(word a0)
{
    return body_MPI_Group_free((mpi_function_1 *)next_pmpi(CALL_MPI_Group_free), RETURN_ADDRESS,
        a0);
}

COLD int body_MPI_Group_from_session_pset(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Group_from_session_pset, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Group_from_session_pset(word a0, word a1, word a2)
{
    return body_MPI_Group_from_session_pset((mpi_function_3 *)next_mpi(CALL_MPI_Group_from_session_pset), RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Group_from_session_pset(word a0, word a1, word a2)
{
    return body_MPI_Group_from_session_pset((mpi_function_3 *)next_pmpi(CALL_MPI_Group_from_session_pset), RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Group_incl(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Group_incl, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Group_incl(word a0, word a1, word a2, word a3)
{
    return body_MPI_Group_incl((mpi_function_4 *)next_mpi(CALL_MPI_Group_incl), RETURN_ADDRESS, a0,
        a1, a2, a3);
}

EXPORT int PMPI_Group_incl(word a0, word a1, word a2, word a3)
{
    return body_MPI_Group_incl((mpi_function_4 *)next_pmpi(CALL_MPI_Group_incl), RETURN_ADDRESS,
        a0, a1, a2, a3);
}

COLD int body_MPI_Group_intersection(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Group_intersection, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Group_intersection(word a0, word a1, word a2)
{
    return body_MPI_Group_intersection((mpi_function_3 *)next_mpi(CALL_MPI_Group_intersection),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Group_intersection(word a0, word a1, word a2)
{
    return body_MPI_Group_intersection((mpi_function_3 *)next_pmpi(CALL_MPI_Group_intersection),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Group_range_excl(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Group_range_excl, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Group_range_excl(word a0, word a1, word a2, word a3)
{
    return body_MPI_Group_range_excl((mpi_function_4 *)next_mpi(CALL_MPI_Group_range_excl),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Group_range_excl(word a0, word a1, word a2, word a3)
{
    return body_MPI_Group_range_excl((mpi_function_4 *)next_pmpi(CALL_MPI_Group_range_excl),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Group_range_incl(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Group_range_incl, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Group_range_incl(word a0, word a1, word a2, word a3)
{
    return body_MPI_Group_range_incl((mpi_function_4 *)next_mpi(CALL_MPI_Group_range_incl),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Group_range_incl(word a0, word a1, word a2, word a3)
{
    return body_MPI_Group_range_incl((mpi_function_4 *)next_pmpi(CALL_MPI_Group_range_incl),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Group_rank(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Group_rank, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Group_rank(word a0, word a1)
{
    return body_MPI_Group_rank((mpi_function_2 *)next_mpi(CALL_MPI_Group_rank), RETURN_ADDRESS, a0,
        a1);
}

EXPORT int PMPI_Group_rank(word a0, word a1)
{
    return body_MPI_Group_rank((mpi_function_2 *)next_pmpi(CALL_MPI_Group_rank), RETURN_ADDRESS,
        a0, a1);
}

COLD int body_MPI_Group_size(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Group_size, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Group_size(word a0, word a1)
{
    return body_MPI_Group_size((mpi_function_2 *)next_mpi(CALL_MPI_Group_size), RETURN_ADDRESS, a0,
        a1);
}

EXPORT int PMPI_Group_size(word a0, word a1)
{
    return body_MPI_Group_size((mpi_function_2 *)next_pmpi(CALL_MPI_Group_size), RETURN_ADDRESS,
        a0, a1);
}

COLD int body_MPI_Group_translate_ranks(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Group_translate_ranks, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Group_translate_ranks(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Group_translate_ranks((mpi_function_5 *)next_mpi(CALL_MPI_Group_translate_ranks), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Group_translate_ranks(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Group_translate_ranks((mpi_function_5 *)next_pmpi(CALL_MPI_Group_translate_ranks), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Group_union(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Group_union, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Group_union(word a0, word a1, word a2)
{
    return body_MPI_Group_union((mpi_function_3 *)next_mpi(CALL_MPI_Group_union), RETURN_ADDRESS,
        a0, a1, a2);
}

EXPORT int PMPI_Group_union(word a0, word a1, word a2)
{
    return body_MPI_Group_union((mpi_function_3 *)next_pmpi(CALL_MPI_Group_union), RETURN_ADDRESS,
        a0, a1, a2);
}

COLD int body_MPI_Win_get_group(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Win_get_group, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Win_get_group(word a0, word a1)
{
    return body_MPI_Win_get_group((mpi_function_2 *)next_mpi(CALL_MPI_Win_get_group),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Win_get_group(word a0, word a1)
{
    return body_MPI_Win_get_group((mpi_function_2 *)next_pmpi(CALL_MPI_Win_get_group),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Address(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Address, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Address(word a0, word a1)
{
    return body_MPI_Address((mpi_function_2 *)next_mpi(CALL_MPI_Address), RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Address(word a0, word a1)
{
    return body_MPI_Address((mpi_function_2 *)next_pmpi(CALL_MPI_Address), RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Get_address(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Get_address, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Get_address(word a0, word a1)
{
    return body_MPI_Get_address((mpi_function_2 *)next_mpi(CALL_MPI_Get_address), RETURN_ADDRESS,
        a0, a1);
}

EXPORT int PMPI_Get_address(word a0, word a1)
{
    return body_MPI_Get_address((mpi_function_2 *)next_pmpi(CALL_MPI_Get_address), RETURN_ADDRESS,
        a0, a1);
}

COLD int body_MPI_Register_datarep(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Register_datarep, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Register_datarep(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Register_datarep((mpi_function_5 *)next_mpi(CALL_MPI_Register_datarep),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Register_datarep(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Register_datarep((mpi_function_5 *)next_pmpi(CALL_MPI_Register_datarep),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Register_datarep_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Register_datarep_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Register_datarep_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Register_datarep_c((mpi_function_5 *)next_mpi(CALL_MPI_Register_datarep_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Register_datarep_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Register_datarep_c((mpi_function_5 *)next_pmpi(CALL_MPI_Register_datarep_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Type_commit(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Type_commit, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_commit(word a0)
{
    return body_MPI_Type_commit((mpi_function_1 *)next_mpi(CALL_MPI_Type_commit), RETURN_ADDRESS,
        a0);
}

EXPORT int PMPI_Type_commit(word a0)
{
    return body_MPI_Type_commit((mpi_function_1 *)next_pmpi(CALL_MPI_Type_commit), RETURN_ADDRESS,
        a0);
}

COLD int body_MPI_Type_contiguous(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Type_contiguous, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_contiguous(word a0, word a1, word a2)
{
    return body_MPI_Type_contiguous((mpi_function_3 *)next_mpi(CALL_MPI_Type_contiguous),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_contiguous(word a0, word a1, word a2)
{
    return body_MPI_Type_contiguous((mpi_function_3 *)next_pmpi(CALL_MPI_Type_contiguous),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Type_contiguous_c(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Type_contiguous_c, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_contiguous_c(word a0, word a1, word a2)
{
    return body_MPI_Type_contiguous_c((mpi_function_3 *)next_mpi(CALL_MPI_Type_contiguous_c),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_contiguous_c(word a0, word a1, word a2)
{
    return body_MPI_Type_contiguous_c((mpi_function_3 *)next_pmpi(CALL_MPI_Type_contiguous_c),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Type_create_darray(mpi_function_10 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_MPI_Type_create_darray, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_create_darray(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    return body_MPI_Type_create_darray((mpi_function_10 *)next_mpi(CALL_MPI_Type_create_darray),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Type_create_darray(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    return body_MPI_Type_create_darray((mpi_function_10 *)next_pmpi(CALL_MPI_Type_create_darray),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

COLD int body_MPI_Type_create_darray_c(mpi_function_10 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_MPI_Type_create_darray_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_create_darray_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    return body_MPI_Type_create_darray_c((mpi_function_10 *)next_mpi(CALL_MPI_Type_create_darray_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Type_create_darray_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    return body_MPI_Type_create_darray_c((mpi_function_10 *)next_pmpi(CALL_MPI_Type_create_darray_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

COLD int body_MPI_Type_create_f90_complex(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Type_create_f90_complex, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_create_f90_complex(word a0, word a1, word a2)
{
    return body_MPI_Type_create_f90_complex((mpi_function_3 *)next_mpi(CALL_MPI_Type_create_f90_complex), RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_create_f90_complex(word a0, word a1, word a2)
{
    return body_MPI_Type_create_f90_complex((mpi_function_3 *)next_pmpi(CALL_MPI_Type_create_f90_complex), RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Type_create_f90_integer(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Type_create_f90_integer, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_create_f90_integer(word a0, word a1)
{
    return body_MPI_Type_create_f90_integer((mpi_function_2 *)next_mpi(CALL_MPI_Type_create_f90_integer), RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Type_create_f90_integer(word a0, word a1)
{
    return body_MPI_Type_create_f90_integer((mpi_function_2 *)next_pmpi(CALL_MPI_Type_create_f90_integer), RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Type_create_f90_real(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Type_create_f90_real, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_create_f90_real(word a0, word a1, word a2)
{
    return body_MPI_Type_create_f90_real((mpi_function_3 *)next_mpi(CALL_MPI_Type_create_f90_real),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_create_f90_real(word a0, word a1, word a2)
{
    return body_MPI_Type_create_f90_real((mpi_function_3 *)next_pmpi(CALL_MPI_Type_create_f90_real), RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Type_create_hindexed(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Type_create_hindexed, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_create_hindexed(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_create_hindexed((mpi_function_5 *)next_mpi(CALL_MPI_Type_create_hindexed),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_create_hindexed(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_create_hindexed((mpi_function_5 *)next_pmpi(CALL_MPI_Type_create_hindexed), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Type_create_hindexed_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Type_create_hindexed_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_create_hindexed_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_create_hindexed_c((mpi_function_5 *)next_mpi(CALL_MPI_Type_create_hindexed_c), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_create_hindexed_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_create_hindexed_c((mpi_function_5 *)next_pmpi(CALL_MPI_Type_create_hindexed_c), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Type_create_hindexed_block(mpi_function_5 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Type_create_hindexed_block, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_create_hindexed_block(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_create_hindexed_block((mpi_function_5 *)next_mpi(CALL_MPI_Type_create_hindexed_block), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_create_hindexed_block(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_create_hindexed_block((mpi_function_5 *)next_pmpi(CALL_MPI_Type_create_hindexed_block), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Type_create_hindexed_block_c(mpi_function_5 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Type_create_hindexed_block_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_create_hindexed_block_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_create_hindexed_block_c((mpi_function_5 *)next_mpi(CALL_MPI_Type_create_hindexed_block_c), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_create_hindexed_block_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_create_hindexed_block_c((mpi_function_5 *)next_pmpi(CALL_MPI_Type_create_hindexed_block_c), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Type_create_hvector(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Type_create_hvector, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_create_hvector(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_create_hvector((mpi_function_5 *)next_mpi(CALL_MPI_Type_create_hvector),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_create_hvector(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_create_hvector((mpi_function_5 *)next_pmpi(CALL_MPI_Type_create_hvector),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Type_create_hvector_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Type_create_hvector_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_create_hvector_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_create_hvector_c((mpi_function_5 *)next_mpi(CALL_MPI_Type_create_hvector_c), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_create_hvector_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_create_hvector_c((mpi_function_5 *)next_pmpi(CALL_MPI_Type_create_hvector_c), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Type_create_indexed_block(mpi_function_5 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Type_create_indexed_block, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_create_indexed_block(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_create_indexed_block((mpi_function_5 *)next_mpi(CALL_MPI_Type_create_indexed_block), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_create_indexed_block(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_create_indexed_block((mpi_function_5 *)next_pmpi(CALL_MPI_Type_create_indexed_block), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Type_create_indexed_block_c(mpi_function_5 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Type_create_indexed_block_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_create_indexed_block_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_create_indexed_block_c((mpi_function_5 *)next_mpi(CALL_MPI_Type_create_indexed_block_c), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_create_indexed_block_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_create_indexed_block_c((mpi_function_5 *)next_pmpi(CALL_MPI_Type_create_indexed_block_c), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Type_create_resized(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Type_create_resized, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_create_resized(word a0, word a1, word a2, word a3)
{
    return body_MPI_Type_create_resized((mpi_function_4 *)next_mpi(CALL_MPI_Type_create_resized),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Type_create_resized(word a0, word a1, word a2, word a3)
{
    return body_MPI_Type_create_resized((mpi_function_4 *)next_pmpi(CALL_MPI_Type_create_resized),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Type_create_resized_c(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Type_create_resized_c, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_create_resized_c(word a0, word a1, word a2, word a3)
{
    return body_MPI_Type_create_resized_c((mpi_function_4 *)next_mpi(CALL_MPI_Type_create_resized_c), RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Type_create_resized_c(word a0, word a1, word a2, word a3)
{
    return body_MPI_Type_create_resized_c((mpi_function_4 *)next_pmpi(CALL_MPI_Type_create_resized_c), RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Type_create_struct(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Type_create_struct, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_create_struct(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_create_struct((mpi_function_5 *)next_mpi(CALL_MPI_Type_create_struct),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_create_struct(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_create_struct((mpi_function_5 *)next_pmpi(CALL_MPI_Type_create_struct),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Type_create_struct_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Type_create_struct_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_create_struct_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_create_struct_c((mpi_function_5 *)next_mpi(CALL_MPI_Type_create_struct_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_create_struct_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_create_struct_c((mpi_function_5 *)next_pmpi(CALL_MPI_Type_create_struct_c), RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Type_create_subarray(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Type_create_subarray, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_create_subarray(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Type_create_subarray((mpi_function_7 *)next_mpi(CALL_MPI_Type_create_subarray),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Type_create_subarray(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Type_create_subarray((mpi_function_7 *)next_pmpi(CALL_MPI_Type_create_subarray), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Type_create_subarray_c(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Type_create_subarray_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_create_subarray_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Type_create_subarray_c((mpi_function_7 *)next_mpi(CALL_MPI_Type_create_subarray_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Type_create_subarray_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6)
{
    return body_MPI_Type_create_subarray_c((mpi_function_7 *)next_pmpi(CALL_MPI_Type_create_subarray_c), RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Type_dup(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Type_dup, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_dup(word a0, word a1)
{
    return body_MPI_Type_dup((mpi_function_2 *)next_mpi(CALL_MPI_Type_dup), RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Type_dup(word a0, word a1)
{
    return body_MPI_Type_dup((mpi_function_2 *)next_pmpi(CALL_MPI_Type_dup), RETURN_ADDRESS, a0,
        a1);
}

COLD int body_MPI_Type_extent(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Type_extent, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_extent(word a0, word a1)
{
    return body_MPI_Type_extent((mpi_function_2 *)next_mpi(CALL_MPI_Type_extent), RETURN_ADDRESS,
        a0, a1);
}

EXPORT int PMPI_Type_extent(word a0, word a1)
{
    return body_MPI_Type_extent((mpi_function_2 *)next_pmpi(CALL_MPI_Type_extent), RETURN_ADDRESS,
        a0, a1);
}

COLD int body_MPI_Type_free(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    mpi_before_type_free(t, CALL_MPI_Type_free, a0, 0);
    s = call_enter(t, CALL_MPI_Type_free, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    mpi_after_type_free(t, CALL_MPI_Type_free, result);
    return result;
}

EXPORT int MPI_Type_free(word a0)
{
    return body_MPI_Type_free((mpi_function_1 *)next_mpi(CALL_MPI_Type_free), RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Type_free(word a0)
{
    return body_MPI_Type_free((mpi_function_1 *)next_pmpi(CALL_MPI_Type_free), RETURN_ADDRESS, a0);
}

COLD int body_MPI_Type_get_contents(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Type_get_contents, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_get_contents(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Type_get_contents((mpi_function_7 *)next_mpi(CALL_MPI_Type_get_contents),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Type_get_contents(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Type_get_contents((mpi_function_7 *)next_pmpi(CALL_MPI_Type_get_contents),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Type_get_contents_c(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_MPI_Type_get_contents_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_get_contents_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Type_get_contents_c((mpi_function_9 *)next_mpi(CALL_MPI_Type_get_contents_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Type_get_contents_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    return body_MPI_Type_get_contents_c((mpi_function_9 *)next_pmpi(CALL_MPI_Type_get_contents_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

COLD int body_MPI_Type_get_envelope(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Type_get_envelope, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_get_envelope(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_get_envelope((mpi_function_5 *)next_mpi(CALL_MPI_Type_get_envelope),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_get_envelope(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_get_envelope((mpi_function_5 *)next_pmpi(CALL_MPI_Type_get_envelope),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Type_get_envelope_c(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_MPI_Type_get_envelope_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_get_envelope_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Type_get_envelope_c((mpi_function_6 *)next_mpi(CALL_MPI_Type_get_envelope_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Type_get_envelope_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    return body_MPI_Type_get_envelope_c((mpi_function_6 *)next_pmpi(CALL_MPI_Type_get_envelope_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

COLD int body_MPI_Type_get_extent(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Type_get_extent, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_get_extent(word a0, word a1, word a2)
{
    return body_MPI_Type_get_extent((mpi_function_3 *)next_mpi(CALL_MPI_Type_get_extent),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_get_extent(word a0, word a1, word a2)
{
    return body_MPI_Type_get_extent((mpi_function_3 *)next_pmpi(CALL_MPI_Type_get_extent),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Type_get_extent_c(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Type_get_extent_c, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_get_extent_c(word a0, word a1, word a2)
{
    return body_MPI_Type_get_extent_c((mpi_function_3 *)next_mpi(CALL_MPI_Type_get_extent_c),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_get_extent_c(word a0, word a1, word a2)
{
    return body_MPI_Type_get_extent_c((mpi_function_3 *)next_pmpi(CALL_MPI_Type_get_extent_c),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Type_get_extent_x(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Type_get_extent_x, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_get_extent_x(word a0, word a1, word a2)
{
    return body_MPI_Type_get_extent_x((mpi_function_3 *)next_mpi(CALL_MPI_Type_get_extent_x),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_get_extent_x(word a0, word a1, word a2)
{
    return body_MPI_Type_get_extent_x((mpi_function_3 *)next_pmpi(CALL_MPI_Type_get_extent_x),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Type_get_true_extent(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Type_get_true_extent, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_get_true_extent(word a0, word a1, word a2)
{
    return body_MPI_Type_get_true_extent((mpi_function_3 *)next_mpi(CALL_MPI_Type_get_true_extent),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_get_true_extent(word a0, word a1, word a2)
{
    return body_MPI_Type_get_true_extent((mpi_function_3 *)next_pmpi(CALL_MPI_Type_get_true_extent), RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Type_get_true_extent_c(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Type_get_true_extent_c, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_get_true_extent_c(word a0, word a1, word a2)
{
    return body_MPI_Type_get_true_extent_c((mpi_function_3 *)next_mpi(CALL_MPI_Type_get_true_extent_c), RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_get_true_extent_c(word a0, word a1, word a2)
{
    return body_MPI_Type_get_true_extent_c((mpi_function_3 *)next_pmpi(CALL_MPI_Type_get_true_extent_c), RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Type_get_true_extent_x(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Type_get_true_extent_x, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_get_true_extent_x(word a0, word a1, word a2)
{
    return body_MPI_Type_get_true_extent_x((mpi_function_3 *)next_mpi(CALL_MPI_Type_get_true_extent_x), RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_get_true_extent_x(word a0, word a1, word a2)
{
    return body_MPI_Type_get_true_extent_x((mpi_function_3 *)next_pmpi(CALL_MPI_Type_get_true_extent_x), RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Type_get_value_index(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Type_get_value_index, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_get_value_index(word a0, word a1, word a2)
{
    return body_MPI_Type_get_value_index((mpi_function_3 *)next_mpi(CALL_MPI_Type_get_value_index),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_get_value_index(word a0, word a1, word a2)
{
    return body_MPI_Type_get_value_index((mpi_function_3 *)next_pmpi(CALL_MPI_Type_get_value_index), RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Type_hindexed(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Type_hindexed, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_hindexed(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_hindexed((mpi_function_5 *)next_mpi(CALL_MPI_Type_hindexed),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_hindexed(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_hindexed((mpi_function_5 *)next_pmpi(CALL_MPI_Type_hindexed),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Type_hvector(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Type_hvector, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_hvector(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_hvector((mpi_function_5 *)next_mpi(CALL_MPI_Type_hvector), RETURN_ADDRESS,
        a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_hvector(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_hvector((mpi_function_5 *)next_pmpi(CALL_MPI_Type_hvector),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Type_indexed(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Type_indexed, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_indexed(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_indexed((mpi_function_5 *)next_mpi(CALL_MPI_Type_indexed), RETURN_ADDRESS,
        a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_indexed(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_indexed((mpi_function_5 *)next_pmpi(CALL_MPI_Type_indexed),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Type_indexed_c(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Type_indexed_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_indexed_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_indexed_c((mpi_function_5 *)next_mpi(CALL_MPI_Type_indexed_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_indexed_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_indexed_c((mpi_function_5 *)next_pmpi(CALL_MPI_Type_indexed_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Type_lb(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Type_lb, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_lb(word a0, word a1)
{
    return body_MPI_Type_lb((mpi_function_2 *)next_mpi(CALL_MPI_Type_lb), RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Type_lb(word a0, word a1)
{
    return body_MPI_Type_lb((mpi_function_2 *)next_pmpi(CALL_MPI_Type_lb), RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Type_match_size(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Type_match_size, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_match_size(word a0, word a1, word a2)
{
    return body_MPI_Type_match_size((mpi_function_3 *)next_mpi(CALL_MPI_Type_match_size),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_match_size(word a0, word a1, word a2)
{
    return body_MPI_Type_match_size((mpi_function_3 *)next_pmpi(CALL_MPI_Type_match_size),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Type_size(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Type_size, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_size(word a0, word a1)
{
    return body_MPI_Type_size((mpi_function_2 *)next_mpi(CALL_MPI_Type_size), RETURN_ADDRESS, a0,
        a1);
}

EXPORT int PMPI_Type_size(word a0, word a1)
{
    return body_MPI_Type_size((mpi_function_2 *)next_pmpi(CALL_MPI_Type_size), RETURN_ADDRESS, a0,
        a1);
}

COLD int body_MPI_Type_size_c(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Type_size_c, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_size_c(word a0, word a1)
{
    return body_MPI_Type_size_c((mpi_function_2 *)next_mpi(CALL_MPI_Type_size_c), RETURN_ADDRESS,
        a0, a1);
}

EXPORT int PMPI_Type_size_c(word a0, word a1)
{
    return body_MPI_Type_size_c((mpi_function_2 *)next_pmpi(CALL_MPI_Type_size_c), RETURN_ADDRESS,
        a0, a1);
}

COLD int body_MPI_Type_size_x(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Type_size_x, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_size_x(word a0, word a1)
{
    return body_MPI_Type_size_x((mpi_function_2 *)next_mpi(CALL_MPI_Type_size_x), RETURN_ADDRESS,
        a0, a1);
}

EXPORT int PMPI_Type_size_x(word a0, word a1)
{
    return body_MPI_Type_size_x((mpi_function_2 *)next_pmpi(CALL_MPI_Type_size_x), RETURN_ADDRESS,
        a0, a1);
}

COLD int body_MPI_Type_struct(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Type_struct, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_struct(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_struct((mpi_function_5 *)next_mpi(CALL_MPI_Type_struct), RETURN_ADDRESS,
        a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_struct(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_struct((mpi_function_5 *)next_pmpi(CALL_MPI_Type_struct), RETURN_ADDRESS,
        a0, a1, a2, a3, a4);
}

COLD int body_MPI_Type_ub(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Type_ub, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_ub(word a0, word a1)
{
    return body_MPI_Type_ub((mpi_function_2 *)next_mpi(CALL_MPI_Type_ub), RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Type_ub(word a0, word a1)
{
    return body_MPI_Type_ub((mpi_function_2 *)next_pmpi(CALL_MPI_Type_ub), RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Type_vector(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Type_vector, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_vector(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_vector((mpi_function_5 *)next_mpi(CALL_MPI_Type_vector), RETURN_ADDRESS,
        a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_vector(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_vector((mpi_function_5 *)next_pmpi(CALL_MPI_Type_vector), RETURN_ADDRESS,
        a0, a1, a2, a3, a4);
}

COLD int body_MPI_Type_vector_c(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Type_vector_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Type_vector_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_vector_c((mpi_function_5 *)next_mpi(CALL_MPI_Type_vector_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_vector_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Type_vector_c((mpi_function_5 *)next_pmpi(CALL_MPI_Type_vector_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Pack(mpi_function_7 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Pack, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Pack(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Pack((mpi_function_7 *)next_mpi(CALL_MPI_Pack), RETURN_ADDRESS, a0, a1, a2, a3,
        a4, a5, a6);
}

EXPORT int PMPI_Pack(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Pack((mpi_function_7 *)next_pmpi(CALL_MPI_Pack), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5, a6);
}

COLD int body_MPI_Pack_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Pack_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Pack_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Pack_c((mpi_function_7 *)next_mpi(CALL_MPI_Pack_c), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5, a6);
}

EXPORT int PMPI_Pack_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Pack_c((mpi_function_7 *)next_pmpi(CALL_MPI_Pack_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6);
}

COLD int body_MPI_Pack_external(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Pack_external, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Pack_external(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Pack_external((mpi_function_7 *)next_mpi(CALL_MPI_Pack_external),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Pack_external(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Pack_external((mpi_function_7 *)next_pmpi(CALL_MPI_Pack_external),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Pack_external_c(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Pack_external_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Pack_external_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Pack_external_c((mpi_function_7 *)next_mpi(CALL_MPI_Pack_external_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Pack_external_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Pack_external_c((mpi_function_7 *)next_pmpi(CALL_MPI_Pack_external_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Pack_external_size(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Pack_external_size, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Pack_external_size(word a0, word a1, word a2, word a3)
{
    return body_MPI_Pack_external_size((mpi_function_4 *)next_mpi(CALL_MPI_Pack_external_size),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Pack_external_size(word a0, word a1, word a2, word a3)
{
    return body_MPI_Pack_external_size((mpi_function_4 *)next_pmpi(CALL_MPI_Pack_external_size),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Pack_external_size_c(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Pack_external_size_c, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Pack_external_size_c(word a0, word a1, word a2, word a3)
{
    return body_MPI_Pack_external_size_c((mpi_function_4 *)next_mpi(CALL_MPI_Pack_external_size_c),
        RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Pack_external_size_c(word a0, word a1, word a2, word a3)
{
    return body_MPI_Pack_external_size_c((mpi_function_4 *)next_pmpi(CALL_MPI_Pack_external_size_c), RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Pack_size(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Pack_size, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Pack_size(word a0, word a1, word a2, word a3)
{
    return body_MPI_Pack_size((mpi_function_4 *)next_mpi(CALL_MPI_Pack_size), RETURN_ADDRESS, a0,
        a1, a2, a3);
}

EXPORT int PMPI_Pack_size(word a0, word a1, word a2, word a3)
{
    return body_MPI_Pack_size((mpi_function_4 *)next_pmpi(CALL_MPI_Pack_size), RETURN_ADDRESS, a0,
        a1, a2, a3);
}

COLD int body_MPI_Pack_size_c(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Pack_size_c, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Pack_size_c(word a0, word a1, word a2, word a3)
{
    return body_MPI_Pack_size_c((mpi_function_4 *)next_mpi(CALL_MPI_Pack_size_c), RETURN_ADDRESS,
        a0, a1, a2, a3);
}

EXPORT int PMPI_Pack_size_c(word a0, word a1, word a2, word a3)
{
    return body_MPI_Pack_size_c((mpi_function_4 *)next_pmpi(CALL_MPI_Pack_size_c), RETURN_ADDRESS,
        a0, a1, a2, a3);
}

COLD int body_MPI_Unpack(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Unpack, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Unpack(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Unpack((mpi_function_7 *)next_mpi(CALL_MPI_Unpack), RETURN_ADDRESS, a0, a1, a2,
        a3, a4, a5, a6);
}

EXPORT int PMPI_Unpack(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Unpack((mpi_function_7 *)next_pmpi(CALL_MPI_Unpack), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6);
}

COLD int body_MPI_Unpack_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Unpack_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Unpack_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Unpack_c((mpi_function_7 *)next_mpi(CALL_MPI_Unpack_c), RETURN_ADDRESS, a0, a1,
        a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Unpack_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Unpack_c((mpi_function_7 *)next_pmpi(CALL_MPI_Unpack_c), RETURN_ADDRESS, a0,
        a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Unpack_external(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Unpack_external, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Unpack_external(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Unpack_external((mpi_function_7 *)next_mpi(CALL_MPI_Unpack_external),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Unpack_external(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Unpack_external((mpi_function_7 *)next_pmpi(CALL_MPI_Unpack_external),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Unpack_external_c(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, CALL_MPI_Unpack_external_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Unpack_external_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Unpack_external_c((mpi_function_7 *)next_mpi(CALL_MPI_Unpack_external_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Unpack_external_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    return body_MPI_Unpack_external_c((mpi_function_7 *)next_pmpi(CALL_MPI_Unpack_external_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Op_commutative(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Op_commutative, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Op_commutative(word a0, word a1)
{
    return body_MPI_Op_commutative((mpi_function_2 *)next_mpi(CALL_MPI_Op_commutative),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Op_commutative(word a0, word a1)
{
    return body_MPI_Op_commutative((mpi_function_2 *)next_pmpi(CALL_MPI_Op_commutative),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Op_create(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Op_create, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Op_create(word a0, word a1, word a2)
{
    return body_MPI_Op_create((mpi_function_3 *)next_mpi(CALL_MPI_Op_create), RETURN_ADDRESS, a0,
        a1, a2);
}

EXPORT int PMPI_Op_create(word a0, word a1, word a2)
{
    return body_MPI_Op_create((mpi_function_3 *)next_pmpi(CALL_MPI_Op_create), RETURN_ADDRESS, a0,
        a1, a2);
}

COLD int body_MPI_Op_create_c(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Op_create_c, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Op_create_c(word a0, word a1, word a2)
{
    return body_MPI_Op_create_c((mpi_function_3 *)next_mpi(CALL_MPI_Op_create_c), RETURN_ADDRESS,
        a0, a1, a2);
}

EXPORT int PMPI_Op_create_c(word a0, word a1, word a2)
{
    return body_MPI_Op_create_c((mpi_function_3 *)next_pmpi(CALL_MPI_Op_create_c), RETURN_ADDRESS,
        a0, a1, a2);
}

COLD int body_MPI_Op_free(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Op_free, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Op_free(word a0)
{
    return body_MPI_Op_free((mpi_function_1 *)next_mpi(CALL_MPI_Op_free), RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Op_free(word a0)
{
    return body_MPI_Op_free((mpi_function_1 *)next_pmpi(CALL_MPI_Op_free), RETURN_ADDRESS, a0);
}

COLD int body_MPI_Reduce_local(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Reduce_local, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Reduce_local(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Reduce_local((mpi_function_5 *)next_mpi(CALL_MPI_Reduce_local), RETURN_ADDRESS,
        a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Reduce_local(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Reduce_local((mpi_function_5 *)next_pmpi(CALL_MPI_Reduce_local),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Reduce_local_c(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Reduce_local_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Reduce_local_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Reduce_local_c((mpi_function_5 *)next_mpi(CALL_MPI_Reduce_local_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Reduce_local_c(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Reduce_local_c((mpi_function_5 *)next_pmpi(CALL_MPI_Reduce_local_c),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Cancel(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Cancel, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Cancel(word a0)
{
    return body_MPI_Cancel((mpi_function_1 *)next_mpi(CALL_MPI_Cancel), RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Cancel(word a0)
{
    return body_MPI_Cancel((mpi_function_1 *)next_pmpi(CALL_MPI_Cancel), RETURN_ADDRESS, a0);
}

COLD int body_MPI_Get_count(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Get_count, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Get_count(word a0, word a1, word a2)
{
    return body_MPI_Get_count((mpi_function_3 *)next_mpi(CALL_MPI_Get_count), RETURN_ADDRESS, a0,
        a1, a2);
}

EXPORT int PMPI_Get_count(word a0, word a1, word a2)
{
    return body_MPI_Get_count((mpi_function_3 *)next_pmpi(CALL_MPI_Get_count), RETURN_ADDRESS, a0,
        a1, a2);
}

COLD int body_MPI_Get_count_c(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Get_count_c, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Get_count_c(word a0, word a1, word a2)
{
    return body_MPI_Get_count_c((mpi_function_3 *)next_mpi(CALL_MPI_Get_count_c), RETURN_ADDRESS,
        a0, a1, a2);
}

EXPORT int PMPI_Get_count_c(word a0, word a1, word a2)
{
    return body_MPI_Get_count_c((mpi_function_3 *)next_pmpi(CALL_MPI_Get_count_c), RETURN_ADDRESS,
        a0, a1, a2);
}

COLD int body_MPI_Get_elements(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Get_elements, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Get_elements(word a0, word a1, word a2)
{
    return body_MPI_Get_elements((mpi_function_3 *)next_mpi(CALL_MPI_Get_elements), RETURN_ADDRESS,
        a0, a1, a2);
}

EXPORT int PMPI_Get_elements(word a0, word a1, word a2)
{
    return body_MPI_Get_elements((mpi_function_3 *)next_pmpi(CALL_MPI_Get_elements),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Get_elements_c(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Get_elements_c, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Get_elements_c(word a0, word a1, word a2)
{
    return body_MPI_Get_elements_c((mpi_function_3 *)next_mpi(CALL_MPI_Get_elements_c),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Get_elements_c(word a0, word a1, word a2)
{
    return body_MPI_Get_elements_c((mpi_function_3 *)next_pmpi(CALL_MPI_Get_elements_c),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Get_elements_x(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Get_elements_x, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Get_elements_x(word a0, word a1, word a2)
{
    return body_MPI_Get_elements_x((mpi_function_3 *)next_mpi(CALL_MPI_Get_elements_x),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Get_elements_x(word a0, word a1, word a2)
{
    return body_MPI_Get_elements_x((mpi_function_3 *)next_pmpi(CALL_MPI_Get_elements_x),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Grequest_complete(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Grequest_complete, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Grequest_complete(word a0)
{
    return body_MPI_Grequest_complete((mpi_function_1 *)next_mpi(CALL_MPI_Grequest_complete),
        RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Grequest_complete(word a0)
{
    return body_MPI_Grequest_complete((mpi_function_1 *)next_pmpi(CALL_MPI_Grequest_complete),
        RETURN_ADDRESS, a0);
}

COLD int body_MPI_Grequest_start(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_MPI_Grequest_start, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Grequest_start(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Grequest_start((mpi_function_5 *)next_mpi(CALL_MPI_Grequest_start),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Grequest_start(word a0, word a1, word a2, word a3, word a4)
{
    return body_MPI_Grequest_start((mpi_function_5 *)next_pmpi(CALL_MPI_Grequest_start),
        RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Request_free(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Request_free, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Request_free(word a0)
{
    return body_MPI_Request_free((mpi_function_1 *)next_mpi(CALL_MPI_Request_free), RETURN_ADDRESS,
        a0);
}

EXPORT int PMPI_Request_free(word a0)
{
    return body_MPI_Request_free((mpi_function_1 *)next_pmpi(CALL_MPI_Request_free),
        RETURN_ADDRESS, a0);
}

COLD int body_MPI_Status_get_error(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Status_get_error, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Status_get_error(word a0, word a1)
{
    return body_MPI_Status_get_error((mpi_function_2 *)next_mpi(CALL_MPI_Status_get_error),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Status_get_error(word a0, word a1)
{
    return body_MPI_Status_get_error((mpi_function_2 *)next_pmpi(CALL_MPI_Status_get_error),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Status_get_source(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Status_get_source, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Status_get_source(word a0, word a1)
{
    return body_MPI_Status_get_source((mpi_function_2 *)next_mpi(CALL_MPI_Status_get_source),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Status_get_source(word a0, word a1)
{
    return body_MPI_Status_get_source((mpi_function_2 *)next_pmpi(CALL_MPI_Status_get_source),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Status_get_tag(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Status_get_tag, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Status_get_tag(word a0, word a1)
{
    return body_MPI_Status_get_tag((mpi_function_2 *)next_mpi(CALL_MPI_Status_get_tag),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Status_get_tag(word a0, word a1)
{
    return body_MPI_Status_get_tag((mpi_function_2 *)next_pmpi(CALL_MPI_Status_get_tag),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Status_set_cancelled(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Status_set_cancelled, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Status_set_cancelled(word a0, word a1)
{
    return body_MPI_Status_set_cancelled((mpi_function_2 *)next_mpi(CALL_MPI_Status_set_cancelled),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Status_set_cancelled(word a0, word a1)
{
    return body_MPI_Status_set_cancelled((mpi_function_2 *)next_pmpi(CALL_MPI_Status_set_cancelled), RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Status_set_elements(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Status_set_elements, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Status_set_elements(word a0, word a1, word a2)
{
    return body_MPI_Status_set_elements((mpi_function_3 *)next_mpi(CALL_MPI_Status_set_elements),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Status_set_elements(word a0, word a1, word a2)
{
    return body_MPI_Status_set_elements((mpi_function_3 *)next_pmpi(CALL_MPI_Status_set_elements),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Status_set_elements_c(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Status_set_elements_c, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Status_set_elements_c(word a0, word a1, word a2)
{
    return body_MPI_Status_set_elements_c((mpi_function_3 *)next_mpi(CALL_MPI_Status_set_elements_c), RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Status_set_elements_c(word a0, word a1, word a2)
{
    return body_MPI_Status_set_elements_c((mpi_function_3 *)next_pmpi(CALL_MPI_Status_set_elements_c), RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Status_set_elements_x(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Status_set_elements_x, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Status_set_elements_x(word a0, word a1, word a2)
{
    return body_MPI_Status_set_elements_x((mpi_function_3 *)next_mpi(CALL_MPI_Status_set_elements_x), RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Status_set_elements_x(word a0, word a1, word a2)
{
    return body_MPI_Status_set_elements_x((mpi_function_3 *)next_pmpi(CALL_MPI_Status_set_elements_x), RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Status_set_error(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Status_set_error, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Status_set_error(word a0, word a1)
{
    return body_MPI_Status_set_error((mpi_function_2 *)next_mpi(CALL_MPI_Status_set_error),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Status_set_error(word a0, word a1)
{
    return body_MPI_Status_set_error((mpi_function_2 *)next_pmpi(CALL_MPI_Status_set_error),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Status_set_source(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Status_set_source, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Status_set_source(word a0, word a1)
{
    return body_MPI_Status_set_source((mpi_function_2 *)next_mpi(CALL_MPI_Status_set_source),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Status_set_source(word a0, word a1)
{
    return body_MPI_Status_set_source((mpi_function_2 *)next_pmpi(CALL_MPI_Status_set_source),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Status_set_tag(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Status_set_tag, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Status_set_tag(word a0, word a1)
{
    return body_MPI_Status_set_tag((mpi_function_2 *)next_mpi(CALL_MPI_Status_set_tag),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Status_set_tag(word a0, word a1)
{
    return body_MPI_Status_set_tag((mpi_function_2 *)next_pmpi(CALL_MPI_Status_set_tag),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Test_cancelled(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Test_cancelled, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Test_cancelled(word a0, word a1)
{
    return body_MPI_Test_cancelled((mpi_function_2 *)next_mpi(CALL_MPI_Test_cancelled),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Test_cancelled(word a0, word a1)
{
    return body_MPI_Test_cancelled((mpi_function_2 *)next_pmpi(CALL_MPI_Test_cancelled),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Alloc_mem(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Alloc_mem, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Alloc_mem(word a0, word a1, word a2)
{
    return body_MPI_Alloc_mem((mpi_function_3 *)next_mpi(CALL_MPI_Alloc_mem), RETURN_ADDRESS, a0,
        a1, a2);
}

EXPORT int PMPI_Alloc_mem(word a0, word a1, word a2)
{
    return body_MPI_Alloc_mem((mpi_function_3 *)next_pmpi(CALL_MPI_Alloc_mem), RETURN_ADDRESS, a0,
        a1, a2);
}

COLD int body_MPI_Buffer_attach(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Buffer_attach, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Buffer_attach(word a0, word a1)
{
    return body_MPI_Buffer_attach((mpi_function_2 *)next_mpi(CALL_MPI_Buffer_attach),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Buffer_attach(word a0, word a1)
{
    return body_MPI_Buffer_attach((mpi_function_2 *)next_pmpi(CALL_MPI_Buffer_attach),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Buffer_attach_c(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Buffer_attach_c, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Buffer_attach_c(word a0, word a1)
{
    return body_MPI_Buffer_attach_c((mpi_function_2 *)next_mpi(CALL_MPI_Buffer_attach_c),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Buffer_attach_c(word a0, word a1)
{
    return body_MPI_Buffer_attach_c((mpi_function_2 *)next_pmpi(CALL_MPI_Buffer_attach_c),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Comm_attach_buffer(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Comm_attach_buffer, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_attach_buffer(word a0, word a1, word a2)
{
    return body_MPI_Comm_attach_buffer((mpi_function_3 *)next_mpi(CALL_MPI_Comm_attach_buffer),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Comm_attach_buffer(word a0, word a1, word a2)
{
    return body_MPI_Comm_attach_buffer((mpi_function_3 *)next_pmpi(CALL_MPI_Comm_attach_buffer),
        RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Comm_attach_buffer_c(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Comm_attach_buffer_c, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Comm_attach_buffer_c(word a0, word a1, word a2)
{
    return body_MPI_Comm_attach_buffer_c((mpi_function_3 *)next_mpi(CALL_MPI_Comm_attach_buffer_c),
        RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Comm_attach_buffer_c(word a0, word a1, word a2)
{
    return body_MPI_Comm_attach_buffer_c((mpi_function_3 *)next_pmpi(CALL_MPI_Comm_attach_buffer_c), RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Free_mem(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Free_mem, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Free_mem(word a0)
{
    return body_MPI_Free_mem((mpi_function_1 *)next_mpi(CALL_MPI_Free_mem), RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Free_mem(word a0)
{
    return body_MPI_Free_mem((mpi_function_1 *)next_pmpi(CALL_MPI_Free_mem), RETURN_ADDRESS, a0);
}

COLD int body_MPI_Session_attach_buffer(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Session_attach_buffer, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Session_attach_buffer(word a0, word a1, word a2)
{
    return body_MPI_Session_attach_buffer((mpi_function_3 *)next_mpi(CALL_MPI_Session_attach_buffer), RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Session_attach_buffer(word a0, word a1, word a2)
{
    return body_MPI_Session_attach_buffer((mpi_function_3 *)next_pmpi(CALL_MPI_Session_attach_buffer), RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Session_attach_buffer_c(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Session_attach_buffer_c, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Session_attach_buffer_c(word a0, word a1, word a2)
{
    return body_MPI_Session_attach_buffer_c((mpi_function_3 *)next_mpi(CALL_MPI_Session_attach_buffer_c), RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Session_attach_buffer_c(word a0, word a1, word a2)
{
    return body_MPI_Session_attach_buffer_c((mpi_function_3 *)next_pmpi(CALL_MPI_Session_attach_buffer_c), RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Abi_get_fortran_booleans(mpi_function_4 *real, const void *from, word a0,
    word a1, word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_MPI_Abi_get_fortran_booleans, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Abi_get_fortran_booleans(word a0, word a1, word a2, word a3)
{
    return body_MPI_Abi_get_fortran_booleans((mpi_function_4 *)next_mpi(CALL_MPI_Abi_get_fortran_booleans), RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Abi_get_fortran_booleans(word a0, word a1, word a2, word a3)
{
    return body_MPI_Abi_get_fortran_booleans((mpi_function_4 *)next_pmpi(CALL_MPI_Abi_get_fortran_booleans), RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Abi_get_fortran_info(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Abi_get_fortran_info, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Abi_get_fortran_info(word a0)
{
    return body_MPI_Abi_get_fortran_info((mpi_function_1 *)next_mpi(CALL_MPI_Abi_get_fortran_info),
        RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Abi_get_fortran_info(word a0)
{
    return body_MPI_Abi_get_fortran_info((mpi_function_1 *)next_pmpi(CALL_MPI_Abi_get_fortran_info), RETURN_ADDRESS, a0);
}

COLD int body_MPI_Abi_get_version(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Abi_get_version, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Abi_get_version(word a0, word a1)
{
    return body_MPI_Abi_get_version((mpi_function_2 *)next_mpi(CALL_MPI_Abi_get_version),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Abi_get_version(word a0, word a1)
{
    return body_MPI_Abi_get_version((mpi_function_2 *)next_pmpi(CALL_MPI_Abi_get_version),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Abi_set_fortran_booleans(mpi_function_3 *real, const void *from, word a0,
    word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_MPI_Abi_set_fortran_booleans, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Abi_set_fortran_booleans(word a0, word a1, word a2)
{
    return body_MPI_Abi_set_fortran_booleans((mpi_function_3 *)next_mpi(CALL_MPI_Abi_set_fortran_booleans), RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Abi_set_fortran_booleans(word a0, word a1, word a2)
{
    return body_MPI_Abi_set_fortran_booleans((mpi_function_3 *)next_pmpi(CALL_MPI_Abi_set_fortran_booleans), RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Abi_set_fortran_info(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Abi_set_fortran_info, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Abi_set_fortran_info(word a0)
{
    return body_MPI_Abi_set_fortran_info((mpi_function_1 *)next_mpi(CALL_MPI_Abi_set_fortran_info),
        RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Abi_set_fortran_info(word a0)
{
    return body_MPI_Abi_set_fortran_info((mpi_function_1 *)next_pmpi(CALL_MPI_Abi_set_fortran_info), RETURN_ADDRESS, a0);
}

COLD int body_MPI_Get_hw_resource_info(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_MPI_Get_hw_resource_info, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Get_hw_resource_info(word a0)
{
    return body_MPI_Get_hw_resource_info((mpi_function_1 *)next_mpi(CALL_MPI_Get_hw_resource_info),
        RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Get_hw_resource_info(word a0)
{
    return body_MPI_Get_hw_resource_info((mpi_function_1 *)next_pmpi(CALL_MPI_Get_hw_resource_info), RETURN_ADDRESS, a0);
}

COLD int body_MPI_Get_library_version(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Get_library_version, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Get_library_version(word a0, word a1)
{
    return body_MPI_Get_library_version((mpi_function_2 *)next_mpi(CALL_MPI_Get_library_version),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Get_library_version(word a0, word a1)
{
    return body_MPI_Get_library_version((mpi_function_2 *)next_pmpi(CALL_MPI_Get_library_version),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Get_processor_name(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Get_processor_name, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Get_processor_name(word a0, word a1)
{
    return body_MPI_Get_processor_name((mpi_function_2 *)next_mpi(CALL_MPI_Get_processor_name),
        RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Get_processor_name(word a0, word a1)
{
    return body_MPI_Get_processor_name((mpi_function_2 *)next_pmpi(CALL_MPI_Get_processor_name),
        RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Get_version(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_MPI_Get_version, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    return result;
}

EXPORT int MPI_Get_version(word a0, word a1)
{
    return body_MPI_Get_version((mpi_function_2 *)next_mpi(CALL_MPI_Get_version), RETURN_ADDRESS,
        a0, a1);
}

EXPORT int PMPI_Get_version(word a0, word a1)
{
    return body_MPI_Get_version((mpi_function_2 *)next_pmpi(CALL_MPI_Get_version), RETURN_ADDRESS,
        a0, a1);
}

COLD int body_MPI_Pcontrol(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0, a1);
    mpi_before_pcontrol(t, CALL_MPI_Pcontrol, a0, a1);
    s = call_enter(t, CALL_MPI_Pcontrol, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    mpi_after_pcontrol(t, CALL_MPI_Pcontrol, result);
    return result;
}

EXPORT int MPI_Pcontrol(word a0, word a1)
{
    return body_MPI_Pcontrol((mpi_function_2 *)next_mpi(CALL_MPI_Pcontrol), RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Pcontrol(word a0, word a1)
{
    return body_MPI_Pcontrol((mpi_function_2 *)next_pmpi(CALL_MPI_Pcontrol), RETURN_ADDRESS, a0,
        a1);
}
