/* Stands in front of every function of MPI.
 * Made from api/mpi.toml by `cargo xtask codegen`; do not edit.
 *
 * Arguments are passed on as the machine words they came in: no handle, status or constant of any
 * MPI is known here. MPI_X passes on to the next MPI_X and PMPI_X to the next PMPI_X, so that other
 * tools keep working; only the outermost call of a thread counts. The guard is the thread's `call`.
 *
 * From collector/src (calls/call.h, mpi/mpi.h, mpi/volume.h) it needs
 *   any_function *next_mpi(enum call); any_function *next_pmpi(enum call);
 *       never NULL: where no MPI has the function, one that returns an error
 *   bool call_nested(const struct region_thread *t);
 *   bool call_passes(const struct region_thread *t), call_thin(const struct region_thread *t);
 *   void thin_enter(struct region_thread *t, uint32_t call), thin_leave(struct region_thread *t);
 *       true without a thread block and inside another wrapped call
 *   struct region_site *call_enter(struct region_thread *t, uint32_t call, const void *from,
 *       uint64_t *start);   never NULL: a site that is thrown away where there is no room
 *   void call_leave(struct region_thread *t, struct region_site *s, uint64_t start, bool failed);
 *   struct region_site *call_short(struct region_thread *t, uint32_t call, const void *from);
 *       NULL where the whole body is to do it
 *   void call_short_enter(struct region_thread *t, struct region_site *s, uint32_t call);
 *   bool call_short_leave(struct region_thread *t, struct region_site *s, int result,
 *       bool repeats);   true where a tick fell into it, or it failed
 *   void awaits(struct region_thread *t, word what, uint64_t more);
 *   void awaited_after(struct region_thread *t, int result, word status);   status may be 0
 *   void awaited_started(word request, enum await kind, word comm, uint32_t peer);
 *   void awaited_made(word request, enum await kind, word comm, uint32_t peer);   a persistent one
 *   uint64_t awaited_handle(word at);   of a request or a window
 *   void awaited_group_started(uint64_t win, word group);
 *   void awaited_group_posted(uint64_t win, word group);
 *   void awaited_locked(struct region_thread *t, int type, uint32_t rank, uint64_t win);
 *   void awaited_unlocked(struct region_thread *t, uint32_t rank, uint64_t win);
 *   void awaited_object_made(uint64_t handle, word comm);   a window or file of the communicator
 *   bool volume_repeats(struct region_thread *t, const void *from, uint32_t count, word datatype);
 *       its bytes are those of the site's run
 *   uint64_t volume_add_to_peer(struct region_thread *t, struct region_site *s, int64_t count,
 *       word datatype, int peer);   its bytes; keeps what volume_repeats() goes by
 *   struct region_sent *sent_record(struct region_thread *t, word comm, int peer);   or NULL
 *   void sent_add(struct region_sent *record, uint64_t bytes);   of NULL nothing
 *   struct region_sent *sent_known(const struct region_thread *t, word comm, int peer);
 *       NULL where it is not at hand, or nobody
 *   void sent_count(struct region_sent *record, uint64_t bytes);
 *   void site_volume(struct region_site *s, uint64_t bytes);
 *   void persistent_made(struct region_site *s, word request, uint64_t bytes, bool sends,
 *       struct sent_peer peer);
 *   struct sent_peer sent_peer(struct region_thread *t, word comm, int peer); SENT_NOBODY
 *   void site_second(struct region_site *s, uint64_t bytes);
 *   union mpi_status (room for any MPI's status) and
 *   word mpi_status_or(word status, union mpi_status *own);   own in place of MPI_STATUS_IGNORE
 *   bool trace_wanted(void);   each call is kept, and none takes a short way
 *   word trace_requests(struct region_thread *t, int64_t count, word requests, word statuses);
 *   word trace_status(struct region_thread *t, word status);   where the call writes it to
 *   void trace_call(struct region_thread *t, const struct region_site *s, uint64_t start,
 *       int result, const struct trace_call *c);
 *   void mpi_before_HOOK(struct region_thread *t, enum call call, word first, word second);
 *   void mpi_after_HOOK(struct region_thread *t, enum call call, int result);
 *   struct counts { const void *array; bool large; };         elements are int, or int64_t if large
 *   uint64_t volume_of_type(struct region_thread *t, int64_t count, word datatype);
 *   uint64_t volume_one(struct region_thread *t, word datatype, int peer);
 *   uint64_t volume_to_peer(struct region_thread *t, int64_t count, word datatype, int peer);
 *   uint64_t volume_partitions(struct region_thread *t, int64_t partitions, int64_t count,
 *       word datatype, int peer);
 *   uint64_t volume_started(struct region_thread *t, word request);
 *   uint64_t volume_all_started(struct region_thread *t, int64_t count, word requests);
 *   uint64_t volume_received(struct region_thread *t, word status);
 *   uint64_t volume_transferred(struct region_thread *t, word status, int64_t count,
 *       word datatype);
 *   uint64_t volume_rooted(struct region_thread *t, int64_t count, word datatype, int root);
 *   uint64_t volume_rooted_block(struct region_thread *t, word buffer, int64_t count,
 *       word datatype, int64_t other_count, word other_datatype, int root);
 *   uint64_t volume_gathered_of(struct region_thread *t, word buffer, int64_t count,
 *       word datatype, struct counts other_counts, word other_datatype, word comm, int root,
 *       bool noted);
 *   uint64_t volume_scattered_of(struct region_thread *t, word buffer, int64_t count,
 *       word datatype, struct counts other_counts, word other_datatype, word comm, int root,
 *       bool noted);
 *   uint64_t volume_block(struct region_thread *t, word buffer, int64_t count, word datatype,
 *       int64_t other_count, word other_datatype);
 *   uint64_t volume_block_of(struct region_thread *t, word buffer, int64_t count, word datatype,
 *       struct counts other_counts, word other_datatype, word comm);
 *   uint64_t volume_blocks(struct region_thread *t, word buffer, int64_t count, word datatype,
 *       int64_t other_count, word other_datatype, word comm);
 *   uint64_t volume_counts(struct region_thread *t, word buffer, struct counts counts,
 *       word datatype, struct counts other_counts, word other_datatype, word comm, bool noted);
 *   uint64_t volume_counts_types(struct region_thread *t, word buffer, struct counts counts,
 *       const void *datatypes, struct counts other_counts, const void *other_datatypes, word comm,
 *       bool noted);
 *   uint64_t volume_reduce_counts(struct region_thread *t, struct counts counts, word datatype,
 *       word comm);
 *   uint64_t volume_reduce_blocks(struct region_thread *t, int64_t count, word datatype,
 *       word comm);
 *   uint64_t volume_neighbor_block(struct region_thread *t, int64_t count, word datatype,
 *       word comm, bool noted);
 *   uint64_t volume_neighbor_blocks(struct region_thread *t, int64_t count, word datatype,
 *       word comm, bool noted);
 *   uint64_t volume_neighbor_counts(struct region_thread *t, struct counts counts, word datatype,
 *       word comm, bool noted);
 *   uint64_t volume_neighbor_counts_types(struct region_thread *t, struct counts counts,
 *       const void *datatypes, word comm, bool noted);
 */

#include <stdbool.h>
#include <stdint.h>

#include "calls/call.h"
#include "files/layer.h"
#include "files/mpiio.h"
#include "files/request.h"
#include "ground/export.h"
#include "mpi/awaited.h"
#include "mpi/hooks.h"
#include "mpi/mpi.h"
#include "mpi/persistent.h"
#include "mpi/sent.h"
#include "mpi/trace.h"
#include "mpi/volume.h"
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

/* Compiled in this order. */
void mpi_first(void)
{
}

HOT int whole_MPI_Bsend(mpi_function_6 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Bsend);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a5, (uint32_t)a3);
    s = call_enter(t, CALL_MPI_Bsend, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        sent_add(sent_record(t, a5, (int)a3), volume_add_to_peer(t, s, (int)a1, a2, (int)a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_SEND, .comm = a5,
            .peer = (int)a3, .tag = (int)a4, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

COLD int body_MPI_Bsend(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Bsend);

    return whole_MPI_Bsend(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int MPI_Bsend(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)mpi_next[CALL_MPI_Bsend];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Bsend, RETURN_ADDRESS);
    int result;
    struct region_sent *sent;

    if (s == NULL || real == NULL || (sent = sent_known(t, a5,
        (int)a3)) == NULL || !volume_repeats(t, RETURN_ADDRESS, (uint32_t)a1, a2))
        return body_MPI_Bsend(a0, a1, a2, a3, a4, a5);
    CALL_SHORT_FRAME();
    awaits(t, a5, (uint32_t)a3);
    call_short_enter(t, s, CALL_MPI_Bsend);
    result = real(a0, a1, a2, a3, a4, a5);
    if (call_short_leave(t, s, result, true))
        awaited_after(t, result, 0);
    if (result == 0)
        sent_count(sent, s->run_bytes);
    return result;
}

COLD int body_PMPI_Bsend(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Bsend);

    return whole_MPI_Bsend(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Bsend(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)mpi_next_p[CALL_MPI_Bsend];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Bsend, RETURN_ADDRESS);
    int result;
    struct region_sent *sent;

    if (s == NULL || real == NULL || (sent = sent_known(t, a5,
        (int)a3)) == NULL || !volume_repeats(t, RETURN_ADDRESS, (uint32_t)a1, a2))
        return body_PMPI_Bsend(a0, a1, a2, a3, a4, a5);
    CALL_SHORT_FRAME();
    awaits(t, a5, (uint32_t)a3);
    call_short_enter(t, s, CALL_MPI_Bsend);
    result = real(a0, a1, a2, a3, a4, a5);
    if (call_short_leave(t, s, result, true))
        awaited_after(t, result, 0);
    if (result == 0)
        sent_count(sent, s->run_bytes);
    return result;
}

HOT int body_MPI_Bsend_c(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Bsend_c);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a5, (uint32_t)a3);
    s = call_enter(t, CALL_MPI_Bsend_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        sent_add(sent_record(t, a5, (int)a3), volume_add_to_peer(t, s, (int64_t)a1, a2, (int)a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_SEND, .comm = a5,
            .peer = (int)a3, .tag = (int)a4, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Bsend_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Bsend_c);

    return body_MPI_Bsend_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Bsend_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Bsend_c);

    return body_MPI_Bsend_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int whole_MPI_Rsend(mpi_function_6 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Rsend);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a5, (uint32_t)a3);
    s = call_enter(t, CALL_MPI_Rsend, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        sent_add(sent_record(t, a5, (int)a3), volume_add_to_peer(t, s, (int)a1, a2, (int)a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_SEND, .comm = a5,
            .peer = (int)a3, .tag = (int)a4, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

COLD int body_MPI_Rsend(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Rsend);

    return whole_MPI_Rsend(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int MPI_Rsend(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)mpi_next[CALL_MPI_Rsend];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Rsend, RETURN_ADDRESS);
    int result;
    struct region_sent *sent;

    if (s == NULL || real == NULL || (sent = sent_known(t, a5,
        (int)a3)) == NULL || !volume_repeats(t, RETURN_ADDRESS, (uint32_t)a1, a2))
        return body_MPI_Rsend(a0, a1, a2, a3, a4, a5);
    CALL_SHORT_FRAME();
    awaits(t, a5, (uint32_t)a3);
    call_short_enter(t, s, CALL_MPI_Rsend);
    result = real(a0, a1, a2, a3, a4, a5);
    if (call_short_leave(t, s, result, true))
        awaited_after(t, result, 0);
    if (result == 0)
        sent_count(sent, s->run_bytes);
    return result;
}

COLD int body_PMPI_Rsend(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Rsend);

    return whole_MPI_Rsend(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Rsend(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)mpi_next_p[CALL_MPI_Rsend];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Rsend, RETURN_ADDRESS);
    int result;
    struct region_sent *sent;

    if (s == NULL || real == NULL || (sent = sent_known(t, a5,
        (int)a3)) == NULL || !volume_repeats(t, RETURN_ADDRESS, (uint32_t)a1, a2))
        return body_PMPI_Rsend(a0, a1, a2, a3, a4, a5);
    CALL_SHORT_FRAME();
    awaits(t, a5, (uint32_t)a3);
    call_short_enter(t, s, CALL_MPI_Rsend);
    result = real(a0, a1, a2, a3, a4, a5);
    if (call_short_leave(t, s, result, true))
        awaited_after(t, result, 0);
    if (result == 0)
        sent_count(sent, s->run_bytes);
    return result;
}

HOT int body_MPI_Rsend_c(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Rsend_c);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a5, (uint32_t)a3);
    s = call_enter(t, CALL_MPI_Rsend_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        sent_add(sent_record(t, a5, (int)a3), volume_add_to_peer(t, s, (int64_t)a1, a2, (int)a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_SEND, .comm = a5,
            .peer = (int)a3, .tag = (int)a4, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Rsend_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Rsend_c);

    return body_MPI_Rsend_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Rsend_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Rsend_c);

    return body_MPI_Rsend_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int whole_MPI_Send(mpi_function_6 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Send);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a5, (uint32_t)a3);
    s = call_enter(t, CALL_MPI_Send, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        sent_add(sent_record(t, a5, (int)a3), volume_add_to_peer(t, s, (int)a1, a2, (int)a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_SEND, .comm = a5,
            .peer = (int)a3, .tag = (int)a4, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

COLD int body_MPI_Send(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Send);

    return whole_MPI_Send(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int MPI_Send(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)mpi_next[CALL_MPI_Send];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Send, RETURN_ADDRESS);
    int result;
    struct region_sent *sent;

    if (s == NULL || real == NULL || (sent = sent_known(t, a5,
        (int)a3)) == NULL || !volume_repeats(t, RETURN_ADDRESS, (uint32_t)a1, a2))
        return body_MPI_Send(a0, a1, a2, a3, a4, a5);
    CALL_SHORT_FRAME();
    awaits(t, a5, (uint32_t)a3);
    call_short_enter(t, s, CALL_MPI_Send);
    result = real(a0, a1, a2, a3, a4, a5);
    if (call_short_leave(t, s, result, true))
        awaited_after(t, result, 0);
    if (result == 0)
        sent_count(sent, s->run_bytes);
    return result;
}

COLD int body_PMPI_Send(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Send);

    return whole_MPI_Send(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Send(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)mpi_next_p[CALL_MPI_Send];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Send, RETURN_ADDRESS);
    int result;
    struct region_sent *sent;

    if (s == NULL || real == NULL || (sent = sent_known(t, a5,
        (int)a3)) == NULL || !volume_repeats(t, RETURN_ADDRESS, (uint32_t)a1, a2))
        return body_PMPI_Send(a0, a1, a2, a3, a4, a5);
    CALL_SHORT_FRAME();
    awaits(t, a5, (uint32_t)a3);
    call_short_enter(t, s, CALL_MPI_Send);
    result = real(a0, a1, a2, a3, a4, a5);
    if (call_short_leave(t, s, result, true))
        awaited_after(t, result, 0);
    if (result == 0)
        sent_count(sent, s->run_bytes);
    return result;
}

HOT int body_MPI_Send_c(mpi_function_6 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Send_c);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a5, (uint32_t)a3);
    s = call_enter(t, CALL_MPI_Send_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        sent_add(sent_record(t, a5, (int)a3), volume_add_to_peer(t, s, (int64_t)a1, a2, (int)a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_SEND, .comm = a5,
            .peer = (int)a3, .tag = (int)a4, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Send_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Send_c);

    return body_MPI_Send_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Send_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Send_c);

    return body_MPI_Send_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int whole_MPI_Ssend(mpi_function_6 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ssend);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a5, (uint32_t)a3);
    s = call_enter(t, CALL_MPI_Ssend, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        sent_add(sent_record(t, a5, (int)a3), volume_add_to_peer(t, s, (int)a1, a2, (int)a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_SEND, .comm = a5,
            .peer = (int)a3, .tag = (int)a4, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

COLD int body_MPI_Ssend(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Ssend);

    return whole_MPI_Ssend(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int MPI_Ssend(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)mpi_next[CALL_MPI_Ssend];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Ssend, RETURN_ADDRESS);
    int result;
    struct region_sent *sent;

    if (s == NULL || real == NULL || (sent = sent_known(t, a5,
        (int)a3)) == NULL || !volume_repeats(t, RETURN_ADDRESS, (uint32_t)a1, a2))
        return body_MPI_Ssend(a0, a1, a2, a3, a4, a5);
    CALL_SHORT_FRAME();
    awaits(t, a5, (uint32_t)a3);
    call_short_enter(t, s, CALL_MPI_Ssend);
    result = real(a0, a1, a2, a3, a4, a5);
    if (call_short_leave(t, s, result, true))
        awaited_after(t, result, 0);
    if (result == 0)
        sent_count(sent, s->run_bytes);
    return result;
}

COLD int body_PMPI_Ssend(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Ssend);

    return whole_MPI_Ssend(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Ssend(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)mpi_next_p[CALL_MPI_Ssend];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Ssend, RETURN_ADDRESS);
    int result;
    struct region_sent *sent;

    if (s == NULL || real == NULL || (sent = sent_known(t, a5,
        (int)a3)) == NULL || !volume_repeats(t, RETURN_ADDRESS, (uint32_t)a1, a2))
        return body_PMPI_Ssend(a0, a1, a2, a3, a4, a5);
    CALL_SHORT_FRAME();
    awaits(t, a5, (uint32_t)a3);
    call_short_enter(t, s, CALL_MPI_Ssend);
    result = real(a0, a1, a2, a3, a4, a5);
    if (call_short_leave(t, s, result, true))
        awaited_after(t, result, 0);
    if (result == 0)
        sent_count(sent, s->run_bytes);
    return result;
}

HOT int body_MPI_Ssend_c(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ssend_c);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a5, (uint32_t)a3);
    s = call_enter(t, CALL_MPI_Ssend_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        sent_add(sent_record(t, a5, (int)a3), volume_add_to_peer(t, s, (int64_t)a1, a2, (int)a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_SEND, .comm = a5,
            .peer = (int)a3, .tag = (int)a4, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Ssend_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Ssend_c);

    return body_MPI_Ssend_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Ssend_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Ssend_c);

    return body_MPI_Ssend_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int whole_MPI_Ibsend(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ibsend);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Ibsend, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        sent_add(sent_record(t, a5, (int)a3), volume_add_to_peer(t, s, (int)a1, a2, (int)a3));
        awaited_started(a6, AWAIT_SEND, a5, (uint32_t)a3);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_START_SEND, .comm = a5,
            .peer = (int)a3, .tag = (int)a4, .request = a6,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

COLD int body_MPI_Ibsend(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Ibsend);

    return whole_MPI_Ibsend(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int MPI_Ibsend(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)mpi_next[CALL_MPI_Ibsend];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Ibsend, RETURN_ADDRESS);
    int result;
    struct region_sent *sent;

    if (s == NULL || real == NULL || (sent = sent_known(t, a5,
        (int)a3)) == NULL || !volume_repeats(t, RETURN_ADDRESS, (uint32_t)a1, a2))
        return body_MPI_Ibsend(a0, a1, a2, a3, a4, a5, a6);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Ibsend);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_short_leave(t, s, result, true);
    if (result == 0) {
        sent_count(sent, s->run_bytes);
        awaited_started(a6, AWAIT_SEND, a5, (uint32_t)a3);
    }
    return result;
}

COLD int body_PMPI_Ibsend(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Ibsend);

    return whole_MPI_Ibsend(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Ibsend(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)mpi_next_p[CALL_MPI_Ibsend];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Ibsend, RETURN_ADDRESS);
    int result;
    struct region_sent *sent;

    if (s == NULL || real == NULL || (sent = sent_known(t, a5,
        (int)a3)) == NULL || !volume_repeats(t, RETURN_ADDRESS, (uint32_t)a1, a2))
        return body_PMPI_Ibsend(a0, a1, a2, a3, a4, a5, a6);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Ibsend);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_short_leave(t, s, result, true);
    if (result == 0) {
        sent_count(sent, s->run_bytes);
        awaited_started(a6, AWAIT_SEND, a5, (uint32_t)a3);
    }
    return result;
}

HOT int body_MPI_Ibsend_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ibsend_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Ibsend_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        sent_add(sent_record(t, a5, (int)a3), volume_add_to_peer(t, s, (int64_t)a1, a2, (int)a3));
        awaited_started(a6, AWAIT_SEND, a5, (uint32_t)a3);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_START_SEND, .comm = a5,
            .peer = (int)a3, .tag = (int)a4, .request = a6,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Ibsend_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Ibsend_c);

    return body_MPI_Ibsend_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Ibsend_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Ibsend_c);

    return body_MPI_Ibsend_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int whole_MPI_Irsend(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Irsend);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Irsend, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        sent_add(sent_record(t, a5, (int)a3), volume_add_to_peer(t, s, (int)a1, a2, (int)a3));
        awaited_started(a6, AWAIT_SEND, a5, (uint32_t)a3);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_START_SEND, .comm = a5,
            .peer = (int)a3, .tag = (int)a4, .request = a6,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

COLD int body_MPI_Irsend(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Irsend);

    return whole_MPI_Irsend(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int MPI_Irsend(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)mpi_next[CALL_MPI_Irsend];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Irsend, RETURN_ADDRESS);
    int result;
    struct region_sent *sent;

    if (s == NULL || real == NULL || (sent = sent_known(t, a5,
        (int)a3)) == NULL || !volume_repeats(t, RETURN_ADDRESS, (uint32_t)a1, a2))
        return body_MPI_Irsend(a0, a1, a2, a3, a4, a5, a6);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Irsend);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_short_leave(t, s, result, true);
    if (result == 0) {
        sent_count(sent, s->run_bytes);
        awaited_started(a6, AWAIT_SEND, a5, (uint32_t)a3);
    }
    return result;
}

COLD int body_PMPI_Irsend(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Irsend);

    return whole_MPI_Irsend(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Irsend(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)mpi_next_p[CALL_MPI_Irsend];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Irsend, RETURN_ADDRESS);
    int result;
    struct region_sent *sent;

    if (s == NULL || real == NULL || (sent = sent_known(t, a5,
        (int)a3)) == NULL || !volume_repeats(t, RETURN_ADDRESS, (uint32_t)a1, a2))
        return body_PMPI_Irsend(a0, a1, a2, a3, a4, a5, a6);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Irsend);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_short_leave(t, s, result, true);
    if (result == 0) {
        sent_count(sent, s->run_bytes);
        awaited_started(a6, AWAIT_SEND, a5, (uint32_t)a3);
    }
    return result;
}

HOT int body_MPI_Irsend_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Irsend_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Irsend_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        sent_add(sent_record(t, a5, (int)a3), volume_add_to_peer(t, s, (int64_t)a1, a2, (int)a3));
        awaited_started(a6, AWAIT_SEND, a5, (uint32_t)a3);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_START_SEND, .comm = a5,
            .peer = (int)a3, .tag = (int)a4, .request = a6,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Irsend_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Irsend_c);

    return body_MPI_Irsend_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Irsend_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Irsend_c);

    return body_MPI_Irsend_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int whole_MPI_Isend(mpi_function_7 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Isend);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Isend, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        sent_add(sent_record(t, a5, (int)a3), volume_add_to_peer(t, s, (int)a1, a2, (int)a3));
        awaited_started(a6, AWAIT_SEND, a5, (uint32_t)a3);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_START_SEND, .comm = a5,
            .peer = (int)a3, .tag = (int)a4, .request = a6,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

COLD int body_MPI_Isend(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Isend);

    return whole_MPI_Isend(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int MPI_Isend(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)mpi_next[CALL_MPI_Isend];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Isend, RETURN_ADDRESS);
    int result;
    struct region_sent *sent;

    if (s == NULL || real == NULL || (sent = sent_known(t, a5,
        (int)a3)) == NULL || !volume_repeats(t, RETURN_ADDRESS, (uint32_t)a1, a2))
        return body_MPI_Isend(a0, a1, a2, a3, a4, a5, a6);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Isend);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_short_leave(t, s, result, true);
    if (result == 0) {
        sent_count(sent, s->run_bytes);
        awaited_started(a6, AWAIT_SEND, a5, (uint32_t)a3);
    }
    return result;
}

COLD int body_PMPI_Isend(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Isend);

    return whole_MPI_Isend(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Isend(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)mpi_next_p[CALL_MPI_Isend];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Isend, RETURN_ADDRESS);
    int result;
    struct region_sent *sent;

    if (s == NULL || real == NULL || (sent = sent_known(t, a5,
        (int)a3)) == NULL || !volume_repeats(t, RETURN_ADDRESS, (uint32_t)a1, a2))
        return body_PMPI_Isend(a0, a1, a2, a3, a4, a5, a6);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Isend);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_short_leave(t, s, result, true);
    if (result == 0) {
        sent_count(sent, s->run_bytes);
        awaited_started(a6, AWAIT_SEND, a5, (uint32_t)a3);
    }
    return result;
}

HOT int body_MPI_Isend_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Isend_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Isend_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        sent_add(sent_record(t, a5, (int)a3), volume_add_to_peer(t, s, (int64_t)a1, a2, (int)a3));
        awaited_started(a6, AWAIT_SEND, a5, (uint32_t)a3);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_START_SEND, .comm = a5,
            .peer = (int)a3, .tag = (int)a4, .request = a6,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Isend_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Isend_c);

    return body_MPI_Isend_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Isend_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Isend_c);

    return body_MPI_Isend_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int whole_MPI_Issend(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Issend);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Issend, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        sent_add(sent_record(t, a5, (int)a3), volume_add_to_peer(t, s, (int)a1, a2, (int)a3));
        awaited_started(a6, AWAIT_SEND, a5, (uint32_t)a3);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_START_SEND, .comm = a5,
            .peer = (int)a3, .tag = (int)a4, .request = a6,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

COLD int body_MPI_Issend(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Issend);

    return whole_MPI_Issend(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int MPI_Issend(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)mpi_next[CALL_MPI_Issend];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Issend, RETURN_ADDRESS);
    int result;
    struct region_sent *sent;

    if (s == NULL || real == NULL || (sent = sent_known(t, a5,
        (int)a3)) == NULL || !volume_repeats(t, RETURN_ADDRESS, (uint32_t)a1, a2))
        return body_MPI_Issend(a0, a1, a2, a3, a4, a5, a6);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Issend);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_short_leave(t, s, result, true);
    if (result == 0) {
        sent_count(sent, s->run_bytes);
        awaited_started(a6, AWAIT_SEND, a5, (uint32_t)a3);
    }
    return result;
}

COLD int body_PMPI_Issend(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Issend);

    return whole_MPI_Issend(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Issend(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)mpi_next_p[CALL_MPI_Issend];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Issend, RETURN_ADDRESS);
    int result;
    struct region_sent *sent;

    if (s == NULL || real == NULL || (sent = sent_known(t, a5,
        (int)a3)) == NULL || !volume_repeats(t, RETURN_ADDRESS, (uint32_t)a1, a2))
        return body_PMPI_Issend(a0, a1, a2, a3, a4, a5, a6);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Issend);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_short_leave(t, s, result, true);
    if (result == 0) {
        sent_count(sent, s->run_bytes);
        awaited_started(a6, AWAIT_SEND, a5, (uint32_t)a3);
    }
    return result;
}

HOT int body_MPI_Issend_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Issend_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Issend_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        sent_add(sent_record(t, a5, (int)a3), volume_add_to_peer(t, s, (int64_t)a1, a2, (int)a3));
        awaited_started(a6, AWAIT_SEND, a5, (uint32_t)a3);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_START_SEND, .comm = a5,
            .peer = (int)a3, .tag = (int)a4, .request = a6,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Issend_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Issend_c);

    return body_MPI_Issend_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Issend_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Issend_c);

    return body_MPI_Issend_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int whole_MPI_Mrecv(mpi_function_5 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Mrecv);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    status = mpi_status_or(a4, &own);
    s = call_enter(t, CALL_MPI_Mrecv, from, &start);
    result = real(a0, a1, a2, a3, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_received(t, status));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

COLD int body_MPI_Mrecv(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Mrecv);

    return whole_MPI_Mrecv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int MPI_Mrecv(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)mpi_next[CALL_MPI_Mrecv];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Mrecv, RETURN_ADDRESS);
    int result;
    word status;

    if (s == NULL || real == NULL)
        return body_MPI_Mrecv(a0, a1, a2, a3, a4);
    CALL_SHORT_FRAME();
    union mpi_status own;

    status = mpi_status_or(a4, &own);
    call_short_enter(t, s, CALL_MPI_Mrecv);
    result = real(a0, a1, a2, a3, status);
    call_short_leave(t, s, result, false);
    if (result == 0)
        site_volume(s, volume_received(t, status));
    return result;
}

COLD int body_PMPI_Mrecv(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Mrecv);

    return whole_MPI_Mrecv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Mrecv(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)mpi_next_p[CALL_MPI_Mrecv];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Mrecv, RETURN_ADDRESS);
    int result;
    word status;

    if (s == NULL || real == NULL)
        return body_PMPI_Mrecv(a0, a1, a2, a3, a4);
    CALL_SHORT_FRAME();
    union mpi_status own;

    status = mpi_status_or(a4, &own);
    call_short_enter(t, s, CALL_MPI_Mrecv);
    result = real(a0, a1, a2, a3, status);
    call_short_leave(t, s, result, false);
    if (result == 0)
        site_volume(s, volume_received(t, status));
    return result;
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

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Mrecv_c);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    status = mpi_status_or(a4, &own);
    s = call_enter(t, CALL_MPI_Mrecv_c, from, &start);
    result = real(a0, a1, a2, a3, status);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_received(t, status));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Mrecv_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Mrecv_c);

    return body_MPI_Mrecv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Mrecv_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Mrecv_c);

    return body_MPI_Mrecv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int whole_MPI_Recv(mpi_function_7 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    union mpi_status own;
    word status;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Recv);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    status = mpi_status_or(a6, &own);
    awaits(t, a5, (uint32_t)a3);
    s = call_enter(t, CALL_MPI_Recv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, status);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, status);
    if (result == 0)
        site_volume(s, volume_received(t, status));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_RECEIVE, .comm = a5,
            .peer = (int)a3, .tag = (int)a4, .status = status,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

COLD int body_MPI_Recv(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Recv);

    return whole_MPI_Recv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int MPI_Recv(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)mpi_next[CALL_MPI_Recv];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Recv, RETURN_ADDRESS);
    int result;
    word status;

    if (s == NULL || real == NULL)
        return body_MPI_Recv(a0, a1, a2, a3, a4, a5, a6);
    CALL_SHORT_FRAME();
    union mpi_status own;

    status = mpi_status_or(a6, &own);
    awaits(t, a5, (uint32_t)a3);
    call_short_enter(t, s, CALL_MPI_Recv);
    result = real(a0, a1, a2, a3, a4, a5, status);
    if (call_short_leave(t, s, result, false))
        awaited_after(t, result, status);
    if (result == 0)
        site_volume(s, volume_received(t, status));
    return result;
}

COLD int body_PMPI_Recv(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Recv);

    return whole_MPI_Recv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Recv(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)mpi_next_p[CALL_MPI_Recv];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Recv, RETURN_ADDRESS);
    int result;
    word status;

    if (s == NULL || real == NULL)
        return body_PMPI_Recv(a0, a1, a2, a3, a4, a5, a6);
    CALL_SHORT_FRAME();
    union mpi_status own;

    status = mpi_status_or(a6, &own);
    awaits(t, a5, (uint32_t)a3);
    call_short_enter(t, s, CALL_MPI_Recv);
    result = real(a0, a1, a2, a3, a4, a5, status);
    if (call_short_leave(t, s, result, false))
        awaited_after(t, result, status);
    if (result == 0)
        site_volume(s, volume_received(t, status));
    return result;
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

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Recv_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    status = mpi_status_or(a6, &own);
    awaits(t, a5, (uint32_t)a3);
    s = call_enter(t, CALL_MPI_Recv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, status);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, status);
    if (result == 0)
        site_volume(s, volume_received(t, status));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_RECEIVE, .comm = a5,
            .peer = (int)a3, .tag = (int)a4, .status = status,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Recv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Recv_c);

    return body_MPI_Recv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Recv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Recv_c);

    return body_MPI_Recv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int whole_MPI_Irecv(mpi_function_7 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Irecv);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Irecv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        volume_add_to_peer(t, s, (int)a1, a2, (int)a3);
        awaited_started(a6, AWAIT_RECEIVE, a5, (uint32_t)a3);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_START_RECEIVE,
            .comm = a5, .peer = (int)a3, .tag = (int)a4, .request = a6,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

COLD int body_MPI_Irecv(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Irecv);

    return whole_MPI_Irecv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int MPI_Irecv(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)mpi_next[CALL_MPI_Irecv];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Irecv, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL || (int)a3 == mpi_abi.proc_null || !volume_repeats(t,
        RETURN_ADDRESS, (uint32_t)a1, a2))
        return body_MPI_Irecv(a0, a1, a2, a3, a4, a5, a6);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Irecv);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_short_leave(t, s, result, true);
    if (result == 0)
        awaited_started(a6, AWAIT_RECEIVE, a5, (uint32_t)a3);
    return result;
}

COLD int body_PMPI_Irecv(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Irecv);

    return whole_MPI_Irecv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Irecv(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)mpi_next_p[CALL_MPI_Irecv];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Irecv, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL || (int)a3 == mpi_abi.proc_null || !volume_repeats(t,
        RETURN_ADDRESS, (uint32_t)a1, a2))
        return body_PMPI_Irecv(a0, a1, a2, a3, a4, a5, a6);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Irecv);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_short_leave(t, s, result, true);
    if (result == 0)
        awaited_started(a6, AWAIT_RECEIVE, a5, (uint32_t)a3);
    return result;
}

HOT int body_MPI_Irecv_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Irecv_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Irecv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
        awaited_started(a6, AWAIT_RECEIVE, a5, (uint32_t)a3);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_START_RECEIVE,
            .comm = a5, .peer = (int)a3, .tag = (int)a4, .request = a6,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Irecv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Irecv_c);

    return body_MPI_Irecv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Irecv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Irecv_c);

    return body_MPI_Irecv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Imrecv(mpi_function_5 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Imrecv);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Imrecv, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a1, a2));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Imrecv(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Imrecv);

    return body_MPI_Imrecv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Imrecv(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Imrecv);

    return body_MPI_Imrecv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Imrecv_c(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Imrecv_c);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Imrecv_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a1, a2));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Imrecv_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Imrecv_c);

    return body_MPI_Imrecv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Imrecv_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Imrecv_c);

    return body_MPI_Imrecv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
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

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Sendrecv);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    }
    status = mpi_status_or(a11, &own);
    awaits(t, a10, (uint32_t)a3 | a8 << 32);
    s = call_enter(t, CALL_MPI_Sendrecv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, status);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, status);
    if (result == 0) {
        sent_add(sent_record(t, a10, (int)a3), volume_add_to_peer(t, s, (int)a1, a2, (int)a3));
        site_second(s, volume_received(t, status));
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_SEND, .comm = a10,
            .peer = (int)a3, .tag = (int)a4, .also_receives = true, .source = (int)a8,
            .source_tag = (int)a9, .received = result == 0 ? volume_received(t, status) : 0,
            .status = status, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Sendrecv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9, word a10, word a11)
{
    mpi_function_12 *real = (mpi_function_12 *)next_mpi(CALL_MPI_Sendrecv);

    return body_MPI_Sendrecv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10,
        a11);
}

EXPORT int PMPI_Sendrecv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9, word a10, word a11)
{
    mpi_function_12 *real = (mpi_function_12 *)next_pmpi(CALL_MPI_Sendrecv);

    return body_MPI_Sendrecv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10,
        a11);
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

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Sendrecv_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    }
    status = mpi_status_or(a11, &own);
    awaits(t, a10, (uint32_t)a3 | a8 << 32);
    s = call_enter(t, CALL_MPI_Sendrecv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, status);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, status);
    if (result == 0) {
        sent_add(sent_record(t, a10, (int)a3), volume_add_to_peer(t, s, (int64_t)a1, a2, (int)a3));
        site_second(s, volume_received(t, status));
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_SEND, .comm = a10,
            .peer = (int)a3, .tag = (int)a4, .also_receives = true, .source = (int)a8,
            .source_tag = (int)a9, .received = result == 0 ? volume_received(t, status) : 0,
            .status = status, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Sendrecv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9, word a10, word a11)
{
    mpi_function_12 *real = (mpi_function_12 *)next_mpi(CALL_MPI_Sendrecv_c);

    return body_MPI_Sendrecv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10,
        a11);
}

EXPORT int PMPI_Sendrecv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9, word a10, word a11)
{
    mpi_function_12 *real = (mpi_function_12 *)next_pmpi(CALL_MPI_Sendrecv_c);

    return body_MPI_Sendrecv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10,
        a11);
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

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Sendrecv_replace);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    status = mpi_status_or(a8, &own);
    awaits(t, a7, (uint32_t)a3 | a5 << 32);
    s = call_enter(t, CALL_MPI_Sendrecv_replace, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, status);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, status);
    if (result == 0) {
        sent_add(sent_record(t, a7, (int)a3), volume_add_to_peer(t, s, (int)a1, a2, (int)a3));
        site_second(s, volume_received(t, status));
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_SEND, .comm = a7,
            .peer = (int)a3, .tag = (int)a4, .also_receives = true, .source = (int)a5,
            .source_tag = (int)a6, .received = result == 0 ? volume_received(t, status) : 0,
            .status = status, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Sendrecv_replace(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Sendrecv_replace);

    return body_MPI_Sendrecv_replace(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Sendrecv_replace(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Sendrecv_replace);

    return body_MPI_Sendrecv_replace(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
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

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Sendrecv_replace_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    status = mpi_status_or(a8, &own);
    awaits(t, a7, (uint32_t)a3 | a5 << 32);
    s = call_enter(t, CALL_MPI_Sendrecv_replace_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, status);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, status);
    if (result == 0) {
        sent_add(sent_record(t, a7, (int)a3), volume_add_to_peer(t, s, (int64_t)a1, a2, (int)a3));
        site_second(s, volume_received(t, status));
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_SEND, .comm = a7,
            .peer = (int)a3, .tag = (int)a4, .also_receives = true, .source = (int)a5,
            .source_tag = (int)a6, .received = result == 0 ? volume_received(t, status) : 0,
            .status = status, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Sendrecv_replace_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Sendrecv_replace_c);

    return body_MPI_Sendrecv_replace_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Sendrecv_replace_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Sendrecv_replace_c);

    return body_MPI_Sendrecv_replace_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Isendrecv(mpi_function_12 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10, word a11)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Isendrecv);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    }
    s = call_enter(t, CALL_MPI_Isendrecv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        sent_add(sent_record(t, a10, (int)a3), volume_add_to_peer(t, s, (int)a1, a2, (int)a3));
        awaited_started(a11, AWAIT_RECEIVE, a10, (uint32_t)a8);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_START_SEND, .comm = a10,
            .peer = (int)a3, .tag = (int)a4, .also_receives = true, .source = (int)a8,
            .source_tag = (int)a9, .request = a11, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Isendrecv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9, word a10, word a11)
{
    mpi_function_12 *real = (mpi_function_12 *)next_mpi(CALL_MPI_Isendrecv);

    return body_MPI_Isendrecv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10,
        a11);
}

EXPORT int PMPI_Isendrecv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9, word a10, word a11)
{
    mpi_function_12 *real = (mpi_function_12 *)next_pmpi(CALL_MPI_Isendrecv);

    return body_MPI_Isendrecv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10,
        a11);
}

HOT int body_MPI_Isendrecv_c(mpi_function_12 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10, word a11)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Isendrecv_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    }
    s = call_enter(t, CALL_MPI_Isendrecv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        sent_add(sent_record(t, a10, (int)a3), volume_add_to_peer(t, s, (int64_t)a1, a2, (int)a3));
        awaited_started(a11, AWAIT_RECEIVE, a10, (uint32_t)a8);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_START_SEND, .comm = a10,
            .peer = (int)a3, .tag = (int)a4, .also_receives = true, .source = (int)a8,
            .source_tag = (int)a9, .request = a11, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Isendrecv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9, word a10, word a11)
{
    mpi_function_12 *real = (mpi_function_12 *)next_mpi(CALL_MPI_Isendrecv_c);

    return body_MPI_Isendrecv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10,
        a11);
}

EXPORT int PMPI_Isendrecv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9, word a10, word a11)
{
    mpi_function_12 *real = (mpi_function_12 *)next_pmpi(CALL_MPI_Isendrecv_c);

    return body_MPI_Isendrecv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10,
        a11);
}

HOT int body_MPI_Isendrecv_replace(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Isendrecv_replace);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Isendrecv_replace, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        sent_add(sent_record(t, a7, (int)a3), volume_add_to_peer(t, s, (int)a1, a2, (int)a3));
        awaited_started(a8, AWAIT_RECEIVE, a7, (uint32_t)a5);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_START_SEND, .comm = a7,
            .peer = (int)a3, .tag = (int)a4, .also_receives = true, .source = (int)a5,
            .source_tag = (int)a6, .request = a8, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Isendrecv_replace(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Isendrecv_replace);

    return body_MPI_Isendrecv_replace(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Isendrecv_replace(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Isendrecv_replace);

    return body_MPI_Isendrecv_replace(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Isendrecv_replace_c(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Isendrecv_replace_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Isendrecv_replace_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        sent_add(sent_record(t, a7, (int)a3), volume_add_to_peer(t, s, (int64_t)a1, a2, (int)a3));
        awaited_started(a8, AWAIT_RECEIVE, a7, (uint32_t)a5);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_START_SEND, .comm = a7,
            .peer = (int)a3, .tag = (int)a4, .also_receives = true, .source = (int)a5,
            .source_tag = (int)a6, .request = a8, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Isendrecv_replace_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Isendrecv_replace_c);

    return body_MPI_Isendrecv_replace_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Isendrecv_replace_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Isendrecv_replace_c);

    return body_MPI_Isendrecv_replace_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Bsend_init(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Bsend_init);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Bsend_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a6, volume_to_peer(t, (int)a1, a2, (int)a3), true, sent_peer(t, a5,
                    (int)a3));
        awaited_made(a6, AWAIT_SEND, a5, (uint32_t)a3);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_PREPARE_SEND,
            .comm = a5, .peer = (int)a3, .tag = (int)a4, .request = a6, .bytes = volume_to_peer(t,
            (int)a1, a2, (int)a3)});
    return result;
}

EXPORT int MPI_Bsend_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Bsend_init);

    return body_MPI_Bsend_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Bsend_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Bsend_init);

    return body_MPI_Bsend_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Bsend_init_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Bsend_init_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Bsend_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a6, volume_to_peer(t, (int64_t)a1, a2, (int)a3), true, sent_peer(t, a5,
                    (int)a3));
        awaited_made(a6, AWAIT_SEND, a5, (uint32_t)a3);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_PREPARE_SEND,
            .comm = a5, .peer = (int)a3, .tag = (int)a4, .request = a6, .bytes = volume_to_peer(t,
            (int64_t)a1, a2, (int)a3)});
    return result;
}

EXPORT int MPI_Bsend_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Bsend_init_c);

    return body_MPI_Bsend_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Bsend_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Bsend_init_c);

    return body_MPI_Bsend_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Rsend_init(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Rsend_init);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Rsend_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a6, volume_to_peer(t, (int)a1, a2, (int)a3), true, sent_peer(t, a5,
                    (int)a3));
        awaited_made(a6, AWAIT_SEND, a5, (uint32_t)a3);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_PREPARE_SEND,
            .comm = a5, .peer = (int)a3, .tag = (int)a4, .request = a6, .bytes = volume_to_peer(t,
            (int)a1, a2, (int)a3)});
    return result;
}

EXPORT int MPI_Rsend_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Rsend_init);

    return body_MPI_Rsend_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Rsend_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Rsend_init);

    return body_MPI_Rsend_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Rsend_init_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Rsend_init_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Rsend_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a6, volume_to_peer(t, (int64_t)a1, a2, (int)a3), true, sent_peer(t, a5,
                    (int)a3));
        awaited_made(a6, AWAIT_SEND, a5, (uint32_t)a3);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_PREPARE_SEND,
            .comm = a5, .peer = (int)a3, .tag = (int)a4, .request = a6, .bytes = volume_to_peer(t,
            (int64_t)a1, a2, (int)a3)});
    return result;
}

EXPORT int MPI_Rsend_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Rsend_init_c);

    return body_MPI_Rsend_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Rsend_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Rsend_init_c);

    return body_MPI_Rsend_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Send_init(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Send_init);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Send_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a6, volume_to_peer(t, (int)a1, a2, (int)a3), true, sent_peer(t, a5,
                    (int)a3));
        awaited_made(a6, AWAIT_SEND, a5, (uint32_t)a3);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_PREPARE_SEND,
            .comm = a5, .peer = (int)a3, .tag = (int)a4, .request = a6, .bytes = volume_to_peer(t,
            (int)a1, a2, (int)a3)});
    return result;
}

EXPORT int MPI_Send_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Send_init);

    return body_MPI_Send_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Send_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Send_init);

    return body_MPI_Send_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Send_init_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Send_init_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Send_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a6, volume_to_peer(t, (int64_t)a1, a2, (int)a3), true, sent_peer(t, a5,
                    (int)a3));
        awaited_made(a6, AWAIT_SEND, a5, (uint32_t)a3);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_PREPARE_SEND,
            .comm = a5, .peer = (int)a3, .tag = (int)a4, .request = a6, .bytes = volume_to_peer(t,
            (int64_t)a1, a2, (int)a3)});
    return result;
}

EXPORT int MPI_Send_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Send_init_c);

    return body_MPI_Send_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Send_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Send_init_c);

    return body_MPI_Send_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Ssend_init(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ssend_init);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Ssend_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a6, volume_to_peer(t, (int)a1, a2, (int)a3), true, sent_peer(t, a5,
                    (int)a3));
        awaited_made(a6, AWAIT_SEND, a5, (uint32_t)a3);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_PREPARE_SEND,
            .comm = a5, .peer = (int)a3, .tag = (int)a4, .request = a6, .bytes = volume_to_peer(t,
            (int)a1, a2, (int)a3)});
    return result;
}

EXPORT int MPI_Ssend_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Ssend_init);

    return body_MPI_Ssend_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Ssend_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Ssend_init);

    return body_MPI_Ssend_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Ssend_init_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ssend_init_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Ssend_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a6, volume_to_peer(t, (int64_t)a1, a2, (int)a3), true, sent_peer(t, a5,
                    (int)a3));
        awaited_made(a6, AWAIT_SEND, a5, (uint32_t)a3);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_PREPARE_SEND,
            .comm = a5, .peer = (int)a3, .tag = (int)a4, .request = a6, .bytes = volume_to_peer(t,
            (int64_t)a1, a2, (int)a3)});
    return result;
}

EXPORT int MPI_Ssend_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Ssend_init_c);

    return body_MPI_Ssend_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Ssend_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Ssend_init_c);

    return body_MPI_Ssend_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Recv_init(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Recv_init);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Recv_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a6, volume_to_peer(t, (int)a1, a2, (int)a3), false, SENT_NOBODY);
        awaited_made(a6, AWAIT_RECEIVE, a5, (uint32_t)a3);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_PREPARE_RECEIVE,
            .comm = a5, .peer = (int)a3, .tag = (int)a4, .request = a6, .bytes = volume_to_peer(t,
            (int)a1, a2, (int)a3)});
    return result;
}

EXPORT int MPI_Recv_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Recv_init);

    return body_MPI_Recv_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Recv_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Recv_init);

    return body_MPI_Recv_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Recv_init_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Recv_init_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Recv_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a6, volume_to_peer(t, (int64_t)a1, a2, (int)a3), false, SENT_NOBODY);
        awaited_made(a6, AWAIT_RECEIVE, a5, (uint32_t)a3);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_PREPARE_RECEIVE,
            .comm = a5, .peer = (int)a3, .tag = (int)a4, .request = a6, .bytes = volume_to_peer(t,
            (int64_t)a1, a2, (int)a3)});
    return result;
}

EXPORT int MPI_Recv_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Recv_init_c);

    return body_MPI_Recv_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Recv_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Recv_init_c);

    return body_MPI_Recv_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Psend_init(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Psend_init);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Psend_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a8, volume_partitions(t, (int)a1, (int64_t)a2, a3, (int)a4), true,
                    sent_peer(t, a6, (int)a4));
        awaited_made(a8, AWAIT_SEND, a6, (uint32_t)a4);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_PREPARE_SEND,
            .comm = a6, .peer = (int)a4, .tag = (int)a5, .request = a8,
            .bytes = volume_partitions(t, (int)a1, (int64_t)a2, a3, (int)a4)});
    return result;
}

EXPORT int MPI_Psend_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Psend_init);

    return body_MPI_Psend_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Psend_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Psend_init);

    return body_MPI_Psend_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Precv_init(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Precv_init);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Precv_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a8, volume_partitions(t, (int)a1, (int64_t)a2, a3, (int)a4), false,
                    SENT_NOBODY);
        awaited_made(a8, AWAIT_RECEIVE, a6, (uint32_t)a4);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_PREPARE_RECEIVE,
            .comm = a6, .peer = (int)a4, .tag = (int)a5, .request = a8,
            .bytes = volume_partitions(t, (int)a1, (int64_t)a2, a3, (int)a4)});
    return result;
}

EXPORT int MPI_Precv_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Precv_init);

    return body_MPI_Precv_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Precv_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Precv_init);

    return body_MPI_Precv_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Start(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Start);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Start, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_started(t, a0));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL, .request = a0,
            .count = 1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Start(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Start);

    return body_MPI_Start(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Start(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Start);

    return body_MPI_Start(real, RETURN_ADDRESS, a0);
}

HOT int body_MPI_Startall(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Startall);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Startall, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_all_started(t, (int)a0, a1));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL, .request = a1,
            .count = (int)a0, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Startall(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Startall);

    return body_MPI_Startall(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Startall(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Startall);

    return body_MPI_Startall(real, RETURN_ADDRESS, a0, a1);
}

HOT int whole_MPI_Pready(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Pready);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Pready, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

COLD int body_MPI_Pready(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Pready);

    return whole_MPI_Pready(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int MPI_Pready(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)mpi_next[CALL_MPI_Pready];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Pready, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_MPI_Pready(a0, a1);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Pready);
    result = real(a0, a1);
    call_short_leave(t, s, result, false);
    return result;
}

COLD int body_PMPI_Pready(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Pready);

    return whole_MPI_Pready(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Pready(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)mpi_next_p[CALL_MPI_Pready];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Pready, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_PMPI_Pready(a0, a1);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Pready);
    result = real(a0, a1);
    call_short_leave(t, s, result, false);
    return result;
}

HOT int whole_MPI_Pready_list(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Pready_list);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Pready_list, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

COLD int body_MPI_Pready_list(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Pready_list);

    return whole_MPI_Pready_list(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int MPI_Pready_list(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)mpi_next[CALL_MPI_Pready_list];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Pready_list, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_MPI_Pready_list(a0, a1, a2);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Pready_list);
    result = real(a0, a1, a2);
    call_short_leave(t, s, result, false);
    return result;
}

COLD int body_PMPI_Pready_list(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Pready_list);

    return whole_MPI_Pready_list(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Pready_list(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)mpi_next_p[CALL_MPI_Pready_list];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Pready_list, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_PMPI_Pready_list(a0, a1, a2);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Pready_list);
    result = real(a0, a1, a2);
    call_short_leave(t, s, result, false);
    return result;
}

HOT int whole_MPI_Pready_range(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Pready_range);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Pready_range, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

COLD int body_MPI_Pready_range(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Pready_range);

    return whole_MPI_Pready_range(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int MPI_Pready_range(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)mpi_next[CALL_MPI_Pready_range];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Pready_range, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_MPI_Pready_range(a0, a1, a2);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Pready_range);
    result = real(a0, a1, a2);
    call_short_leave(t, s, result, false);
    return result;
}

COLD int body_PMPI_Pready_range(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Pready_range);

    return whole_MPI_Pready_range(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Pready_range(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)mpi_next_p[CALL_MPI_Pready_range];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Pready_range, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_PMPI_Pready_range(a0, a1, a2);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Pready_range);
    result = real(a0, a1, a2);
    call_short_leave(t, s, result, false);
    return result;
}

HOT int whole_MPI_Wait(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Wait);
            result = request_posted != 0 ? request_MPI_Wait(real, a0, a1) : real(a0, a1);
            thin_leave(t);
            return result;
        }
        return request_posted != 0 ? request_MPI_Wait(real, a0, a1) : real(a0, a1);
    }
    awaits(t, a0, 1);
    if (trace_wanted())
        a1 = trace_requests(t, (int)1, a0, a1);
    s = call_enter(t, CALL_MPI_Wait, from, &start);
    result = request_posted != 0 ? request_MPI_Wait(real, a0, a1) : real(a0, a1);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, a1);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL, .completes = true,
            .status = a1});
    return result;
}

COLD int body_MPI_Wait(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Wait);

    return whole_MPI_Wait(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int MPI_Wait(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)mpi_next[CALL_MPI_Wait];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Wait, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL || request_posted != 0)
        return body_MPI_Wait(a0, a1);
    CALL_SHORT_FRAME();
    awaits(t, a0, 1);
    call_short_enter(t, s, CALL_MPI_Wait);
    result = real(a0, a1);
    if (call_short_leave(t, s, result, false))
        awaited_after(t, result, a1);
    return result;
}

COLD int body_PMPI_Wait(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Wait);

    return whole_MPI_Wait(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Wait(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)mpi_next_p[CALL_MPI_Wait];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Wait, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL || request_posted != 0)
        return body_PMPI_Wait(a0, a1);
    CALL_SHORT_FRAME();
    awaits(t, a0, 1);
    call_short_enter(t, s, CALL_MPI_Wait);
    result = real(a0, a1);
    if (call_short_leave(t, s, result, false))
        awaited_after(t, result, a1);
    return result;
}

HOT int whole_MPI_Waitall(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Waitall);
            result = request_posted != 0 ? request_MPI_Waitall(real, a0, a1, a2) : real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return request_posted != 0 ? request_MPI_Waitall(real, a0, a1, a2) : real(a0, a1, a2);
    }
    awaits(t, a1, (uint32_t)a0);
    if (trace_wanted())
        a2 = trace_requests(t, (int)a0, a1, a2);
    s = call_enter(t, CALL_MPI_Waitall, from, &start);
    result = request_posted != 0 ? request_MPI_Waitall(real, a0, a1, a2) : real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL, .completes = true,
            .statuses = a2});
    return result;
}

COLD int body_MPI_Waitall(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Waitall);

    return whole_MPI_Waitall(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int MPI_Waitall(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)mpi_next[CALL_MPI_Waitall];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Waitall, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL || request_posted != 0)
        return body_MPI_Waitall(a0, a1, a2);
    CALL_SHORT_FRAME();
    awaits(t, a1, (uint32_t)a0);
    call_short_enter(t, s, CALL_MPI_Waitall);
    result = real(a0, a1, a2);
    if (call_short_leave(t, s, result, false))
        awaited_after(t, result, 0);
    return result;
}

COLD int body_PMPI_Waitall(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Waitall);

    return whole_MPI_Waitall(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Waitall(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)mpi_next_p[CALL_MPI_Waitall];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Waitall, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL || request_posted != 0)
        return body_PMPI_Waitall(a0, a1, a2);
    CALL_SHORT_FRAME();
    awaits(t, a1, (uint32_t)a0);
    call_short_enter(t, s, CALL_MPI_Waitall);
    result = real(a0, a1, a2);
    if (call_short_leave(t, s, result, false))
        awaited_after(t, result, 0);
    return result;
}

HOT int whole_MPI_Waitany(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Waitany);
            result = request_posted != 0 ? request_MPI_Waitany(real, a0, a1, a2, a3) : real(a0, a1,
                a2, a3);
            thin_leave(t);
            return result;
        }
        return request_posted != 0 ? request_MPI_Waitany(real, a0, a1, a2, a3) : real(a0, a1, a2,
            a3);
    }
    awaits(t, a1, (uint32_t)a0);
    if (trace_wanted())
        a3 = trace_requests(t, (int)a0, a1, a3);
    s = call_enter(t, CALL_MPI_Waitany, from, &start);
    result = request_posted != 0 ? request_MPI_Waitany(real, a0, a1, a2, a3) : real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, a3);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL, .completes = true,
            .index = a2, .status = a3});
    return result;
}

COLD int body_MPI_Waitany(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Waitany);

    return whole_MPI_Waitany(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int MPI_Waitany(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)mpi_next[CALL_MPI_Waitany];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Waitany, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL || request_posted != 0)
        return body_MPI_Waitany(a0, a1, a2, a3);
    CALL_SHORT_FRAME();
    awaits(t, a1, (uint32_t)a0);
    call_short_enter(t, s, CALL_MPI_Waitany);
    result = real(a0, a1, a2, a3);
    if (call_short_leave(t, s, result, false))
        awaited_after(t, result, a3);
    return result;
}

COLD int body_PMPI_Waitany(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Waitany);

    return whole_MPI_Waitany(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Waitany(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)mpi_next_p[CALL_MPI_Waitany];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Waitany, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL || request_posted != 0)
        return body_PMPI_Waitany(a0, a1, a2, a3);
    CALL_SHORT_FRAME();
    awaits(t, a1, (uint32_t)a0);
    call_short_enter(t, s, CALL_MPI_Waitany);
    result = real(a0, a1, a2, a3);
    if (call_short_leave(t, s, result, false))
        awaited_after(t, result, a3);
    return result;
}

HOT int whole_MPI_Waitsome(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Waitsome);
            result = request_posted != 0 ? request_MPI_Waitsome(real, a0, a1, a2, a3,
                a4) : real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return request_posted != 0 ? request_MPI_Waitsome(real, a0, a1, a2, a3, a4) : real(a0, a1,
            a2, a3, a4);
    }
    awaits(t, a1, (uint32_t)a0);
    if (trace_wanted())
        a4 = trace_requests(t, (int)a0, a1, a4);
    s = call_enter(t, CALL_MPI_Waitsome, from, &start);
    result = request_posted != 0 ? request_MPI_Waitsome(real, a0, a1, a2, a3, a4) : real(a0, a1,
        a2, a3, a4);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL, .completes = true,
            .completed = a2, .indices = a3, .statuses = a4});
    return result;
}

COLD int body_MPI_Waitsome(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Waitsome);

    return whole_MPI_Waitsome(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int MPI_Waitsome(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)mpi_next[CALL_MPI_Waitsome];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Waitsome, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL || request_posted != 0)
        return body_MPI_Waitsome(a0, a1, a2, a3, a4);
    CALL_SHORT_FRAME();
    awaits(t, a1, (uint32_t)a0);
    call_short_enter(t, s, CALL_MPI_Waitsome);
    result = real(a0, a1, a2, a3, a4);
    if (call_short_leave(t, s, result, false))
        awaited_after(t, result, 0);
    return result;
}

COLD int body_PMPI_Waitsome(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Waitsome);

    return whole_MPI_Waitsome(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Waitsome(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)mpi_next_p[CALL_MPI_Waitsome];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Waitsome, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL || request_posted != 0)
        return body_PMPI_Waitsome(a0, a1, a2, a3, a4);
    CALL_SHORT_FRAME();
    awaits(t, a1, (uint32_t)a0);
    call_short_enter(t, s, CALL_MPI_Waitsome);
    result = real(a0, a1, a2, a3, a4);
    if (call_short_leave(t, s, result, false))
        awaited_after(t, result, 0);
    return result;
}

HOT int whole_MPI_Parrived(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Parrived);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Parrived, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

COLD int body_MPI_Parrived(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Parrived);

    return whole_MPI_Parrived(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int MPI_Parrived(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)mpi_next[CALL_MPI_Parrived];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Parrived, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_MPI_Parrived(a0, a1, a2);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Parrived);
    result = real(a0, a1, a2);
    call_short_leave(t, s, result, false);
    return result;
}

COLD int body_PMPI_Parrived(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Parrived);

    return whole_MPI_Parrived(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Parrived(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)mpi_next_p[CALL_MPI_Parrived];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Parrived, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_PMPI_Parrived(a0, a1, a2);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Parrived);
    result = real(a0, a1, a2);
    call_short_leave(t, s, result, false);
    return result;
}

HOT int whole_MPI_Request_get_status(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Request_get_status);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Request_get_status, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

COLD int body_MPI_Request_get_status(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Request_get_status);

    return whole_MPI_Request_get_status(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int MPI_Request_get_status(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)mpi_next[CALL_MPI_Request_get_status];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Request_get_status, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_MPI_Request_get_status(a0, a1, a2);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Request_get_status);
    result = real(a0, a1, a2);
    call_short_leave(t, s, result, false);
    return result;
}

COLD int body_PMPI_Request_get_status(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Request_get_status);

    return whole_MPI_Request_get_status(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Request_get_status(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)mpi_next_p[CALL_MPI_Request_get_status];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Request_get_status, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_PMPI_Request_get_status(a0, a1, a2);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Request_get_status);
    result = real(a0, a1, a2);
    call_short_leave(t, s, result, false);
    return result;
}

HOT int whole_MPI_Request_get_status_all(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Request_get_status_all);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    s = call_enter(t, CALL_MPI_Request_get_status_all, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

COLD int body_MPI_Request_get_status_all(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Request_get_status_all);

    return whole_MPI_Request_get_status_all(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int MPI_Request_get_status_all(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)mpi_next[CALL_MPI_Request_get_status_all];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Request_get_status_all, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_MPI_Request_get_status_all(a0, a1, a2, a3);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Request_get_status_all);
    result = real(a0, a1, a2, a3);
    call_short_leave(t, s, result, false);
    return result;
}

COLD int body_PMPI_Request_get_status_all(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Request_get_status_all);

    return whole_MPI_Request_get_status_all(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Request_get_status_all(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)mpi_next_p[CALL_MPI_Request_get_status_all];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Request_get_status_all, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_PMPI_Request_get_status_all(a0, a1, a2, a3);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Request_get_status_all);
    result = real(a0, a1, a2, a3);
    call_short_leave(t, s, result, false);
    return result;
}

HOT int whole_MPI_Request_get_status_any(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Request_get_status_any);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Request_get_status_any, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

COLD int body_MPI_Request_get_status_any(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Request_get_status_any);

    return whole_MPI_Request_get_status_any(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int MPI_Request_get_status_any(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)mpi_next[CALL_MPI_Request_get_status_any];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Request_get_status_any, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_MPI_Request_get_status_any(a0, a1, a2, a3, a4);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Request_get_status_any);
    result = real(a0, a1, a2, a3, a4);
    call_short_leave(t, s, result, false);
    return result;
}

COLD int body_PMPI_Request_get_status_any(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Request_get_status_any);

    return whole_MPI_Request_get_status_any(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Request_get_status_any(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)mpi_next_p[CALL_MPI_Request_get_status_any];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Request_get_status_any, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_PMPI_Request_get_status_any(a0, a1, a2, a3, a4);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Request_get_status_any);
    result = real(a0, a1, a2, a3, a4);
    call_short_leave(t, s, result, false);
    return result;
}

HOT int whole_MPI_Request_get_status_some(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Request_get_status_some);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Request_get_status_some, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

COLD int body_MPI_Request_get_status_some(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Request_get_status_some);

    return whole_MPI_Request_get_status_some(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int MPI_Request_get_status_some(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)mpi_next[CALL_MPI_Request_get_status_some];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Request_get_status_some, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_MPI_Request_get_status_some(a0, a1, a2, a3, a4);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Request_get_status_some);
    result = real(a0, a1, a2, a3, a4);
    call_short_leave(t, s, result, false);
    return result;
}

COLD int body_PMPI_Request_get_status_some(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Request_get_status_some);

    return whole_MPI_Request_get_status_some(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Request_get_status_some(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)mpi_next_p[CALL_MPI_Request_get_status_some];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Request_get_status_some, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_PMPI_Request_get_status_some(a0, a1, a2, a3, a4);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Request_get_status_some);
    result = real(a0, a1, a2, a3, a4);
    call_short_leave(t, s, result, false);
    return result;
}

HOT int whole_MPI_Test(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Test);
            result = request_posted != 0 ? request_MPI_Test(real, a0, a1, a2) : real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return request_posted != 0 ? request_MPI_Test(real, a0, a1, a2) : real(a0, a1, a2);
    }
    awaits(t, a0, 1);
    if (trace_wanted())
        a2 = trace_requests(t, (int)1, a0, a2);
    s = call_enter(t, CALL_MPI_Test, from, &start);
    result = request_posted != 0 ? request_MPI_Test(real, a0, a1, a2) : real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL, .completes = true,
            .flag = a1, .status = a2});
    return result;
}

COLD int body_MPI_Test(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Test);

    return whole_MPI_Test(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int MPI_Test(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)mpi_next[CALL_MPI_Test];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Test, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL || request_posted != 0)
        return body_MPI_Test(a0, a1, a2);
    CALL_SHORT_FRAME();
    awaits(t, a0, 1);
    call_short_enter(t, s, CALL_MPI_Test);
    result = real(a0, a1, a2);
    if (call_short_leave(t, s, result, false))
        awaited_after(t, result, 0);
    return result;
}

COLD int body_PMPI_Test(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Test);

    return whole_MPI_Test(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Test(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)mpi_next_p[CALL_MPI_Test];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Test, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL || request_posted != 0)
        return body_PMPI_Test(a0, a1, a2);
    CALL_SHORT_FRAME();
    awaits(t, a0, 1);
    call_short_enter(t, s, CALL_MPI_Test);
    result = real(a0, a1, a2);
    if (call_short_leave(t, s, result, false))
        awaited_after(t, result, 0);
    return result;
}

HOT int whole_MPI_Testall(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Testall);
            result = request_posted != 0 ? request_MPI_Testall(real, a0, a1, a2, a3) : real(a0, a1,
                a2, a3);
            thin_leave(t);
            return result;
        }
        return request_posted != 0 ? request_MPI_Testall(real, a0, a1, a2, a3) : real(a0, a1, a2,
            a3);
    }
    awaits(t, a1, (uint32_t)a0);
    if (trace_wanted())
        a3 = trace_requests(t, (int)a0, a1, a3);
    s = call_enter(t, CALL_MPI_Testall, from, &start);
    result = request_posted != 0 ? request_MPI_Testall(real, a0, a1, a2, a3) : real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL, .completes = true,
            .flag = a2, .statuses = a3});
    return result;
}

COLD int body_MPI_Testall(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Testall);

    return whole_MPI_Testall(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int MPI_Testall(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)mpi_next[CALL_MPI_Testall];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Testall, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL || request_posted != 0)
        return body_MPI_Testall(a0, a1, a2, a3);
    CALL_SHORT_FRAME();
    awaits(t, a1, (uint32_t)a0);
    call_short_enter(t, s, CALL_MPI_Testall);
    result = real(a0, a1, a2, a3);
    if (call_short_leave(t, s, result, false))
        awaited_after(t, result, 0);
    return result;
}

COLD int body_PMPI_Testall(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Testall);

    return whole_MPI_Testall(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Testall(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)mpi_next_p[CALL_MPI_Testall];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Testall, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL || request_posted != 0)
        return body_PMPI_Testall(a0, a1, a2, a3);
    CALL_SHORT_FRAME();
    awaits(t, a1, (uint32_t)a0);
    call_short_enter(t, s, CALL_MPI_Testall);
    result = real(a0, a1, a2, a3);
    if (call_short_leave(t, s, result, false))
        awaited_after(t, result, 0);
    return result;
}

HOT int whole_MPI_Testany(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Testany);
            result = request_posted != 0 ? request_MPI_Testany(real, a0, a1, a2, a3, a4) : real(a0,
                a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return request_posted != 0 ? request_MPI_Testany(real, a0, a1, a2, a3, a4) : real(a0, a1,
            a2, a3, a4);
    }
    awaits(t, a1, (uint32_t)a0);
    if (trace_wanted())
        a4 = trace_requests(t, (int)a0, a1, a4);
    s = call_enter(t, CALL_MPI_Testany, from, &start);
    result = request_posted != 0 ? request_MPI_Testany(real, a0, a1, a2, a3, a4) : real(a0, a1, a2,
        a3, a4);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL, .completes = true,
            .flag = a3, .index = a2, .status = a4});
    return result;
}

COLD int body_MPI_Testany(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Testany);

    return whole_MPI_Testany(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int MPI_Testany(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)mpi_next[CALL_MPI_Testany];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Testany, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL || request_posted != 0)
        return body_MPI_Testany(a0, a1, a2, a3, a4);
    CALL_SHORT_FRAME();
    awaits(t, a1, (uint32_t)a0);
    call_short_enter(t, s, CALL_MPI_Testany);
    result = real(a0, a1, a2, a3, a4);
    if (call_short_leave(t, s, result, false))
        awaited_after(t, result, 0);
    return result;
}

COLD int body_PMPI_Testany(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Testany);

    return whole_MPI_Testany(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Testany(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)mpi_next_p[CALL_MPI_Testany];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Testany, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL || request_posted != 0)
        return body_PMPI_Testany(a0, a1, a2, a3, a4);
    CALL_SHORT_FRAME();
    awaits(t, a1, (uint32_t)a0);
    call_short_enter(t, s, CALL_MPI_Testany);
    result = real(a0, a1, a2, a3, a4);
    if (call_short_leave(t, s, result, false))
        awaited_after(t, result, 0);
    return result;
}

HOT int whole_MPI_Testsome(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Testsome);
            result = request_posted != 0 ? request_MPI_Testsome(real, a0, a1, a2, a3,
                a4) : real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return request_posted != 0 ? request_MPI_Testsome(real, a0, a1, a2, a3, a4) : real(a0, a1,
            a2, a3, a4);
    }
    awaits(t, a1, (uint32_t)a0);
    if (trace_wanted())
        a4 = trace_requests(t, (int)a0, a1, a4);
    s = call_enter(t, CALL_MPI_Testsome, from, &start);
    result = request_posted != 0 ? request_MPI_Testsome(real, a0, a1, a2, a3, a4) : real(a0, a1,
        a2, a3, a4);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL, .completes = true,
            .completed = a2, .indices = a3, .statuses = a4});
    return result;
}

COLD int body_MPI_Testsome(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Testsome);

    return whole_MPI_Testsome(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int MPI_Testsome(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)mpi_next[CALL_MPI_Testsome];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Testsome, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL || request_posted != 0)
        return body_MPI_Testsome(a0, a1, a2, a3, a4);
    CALL_SHORT_FRAME();
    awaits(t, a1, (uint32_t)a0);
    call_short_enter(t, s, CALL_MPI_Testsome);
    result = real(a0, a1, a2, a3, a4);
    if (call_short_leave(t, s, result, false))
        awaited_after(t, result, 0);
    return result;
}

COLD int body_PMPI_Testsome(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Testsome);

    return whole_MPI_Testsome(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Testsome(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)mpi_next_p[CALL_MPI_Testsome];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Testsome, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL || request_posted != 0)
        return body_PMPI_Testsome(a0, a1, a2, a3, a4);
    CALL_SHORT_FRAME();
    awaits(t, a1, (uint32_t)a0);
    call_short_enter(t, s, CALL_MPI_Testsome);
    result = real(a0, a1, a2, a3, a4);
    if (call_short_leave(t, s, result, false))
        awaited_after(t, result, 0);
    return result;
}

HOT int whole_MPI_Mprobe(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Mprobe);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    awaits(t, a2, (uint32_t)a0);
    if (trace_wanted())
        a4 = trace_status(t, a4);
    s = call_enter(t, CALL_MPI_Mprobe, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, a4);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_RECEIVE, .comm = a2,
            .peer = (int)a0, .tag = (int)a1, .matches = true, .status = a4});
    return result;
}

COLD int body_MPI_Mprobe(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Mprobe);

    return whole_MPI_Mprobe(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int MPI_Mprobe(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)mpi_next[CALL_MPI_Mprobe];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Mprobe, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_MPI_Mprobe(a0, a1, a2, a3, a4);
    CALL_SHORT_FRAME();
    awaits(t, a2, (uint32_t)a0);
    call_short_enter(t, s, CALL_MPI_Mprobe);
    result = real(a0, a1, a2, a3, a4);
    if (call_short_leave(t, s, result, false))
        awaited_after(t, result, a4);
    return result;
}

COLD int body_PMPI_Mprobe(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Mprobe);

    return whole_MPI_Mprobe(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Mprobe(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)mpi_next_p[CALL_MPI_Mprobe];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Mprobe, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_PMPI_Mprobe(a0, a1, a2, a3, a4);
    CALL_SHORT_FRAME();
    awaits(t, a2, (uint32_t)a0);
    call_short_enter(t, s, CALL_MPI_Mprobe);
    result = real(a0, a1, a2, a3, a4);
    if (call_short_leave(t, s, result, false))
        awaited_after(t, result, a4);
    return result;
}

HOT int whole_MPI_Probe(mpi_function_4 *real, const void *from, word a0, word a1, word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Probe);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    awaits(t, a2, (uint32_t)a0);
    s = call_enter(t, CALL_MPI_Probe, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, a3);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

COLD int body_MPI_Probe(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Probe);

    return whole_MPI_Probe(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int MPI_Probe(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)mpi_next[CALL_MPI_Probe];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Probe, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_MPI_Probe(a0, a1, a2, a3);
    CALL_SHORT_FRAME();
    awaits(t, a2, (uint32_t)a0);
    call_short_enter(t, s, CALL_MPI_Probe);
    result = real(a0, a1, a2, a3);
    if (call_short_leave(t, s, result, false))
        awaited_after(t, result, a3);
    return result;
}

COLD int body_PMPI_Probe(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Probe);

    return whole_MPI_Probe(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Probe(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)mpi_next_p[CALL_MPI_Probe];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Probe, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_PMPI_Probe(a0, a1, a2, a3);
    CALL_SHORT_FRAME();
    awaits(t, a2, (uint32_t)a0);
    call_short_enter(t, s, CALL_MPI_Probe);
    result = real(a0, a1, a2, a3);
    if (call_short_leave(t, s, result, false))
        awaited_after(t, result, a3);
    return result;
}

HOT int whole_MPI_Improbe(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Improbe);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a2, (uint32_t)a0);
    if (trace_wanted())
        a5 = trace_status(t, a5);
    s = call_enter(t, CALL_MPI_Improbe, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_RECEIVE, .comm = a2,
            .peer = (int)a0, .tag = (int)a1, .matches = true, .flag = a3, .status = a5});
    return result;
}

COLD int body_MPI_Improbe(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Improbe);

    return whole_MPI_Improbe(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int MPI_Improbe(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)mpi_next[CALL_MPI_Improbe];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Improbe, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_MPI_Improbe(a0, a1, a2, a3, a4, a5);
    CALL_SHORT_FRAME();
    awaits(t, a2, (uint32_t)a0);
    call_short_enter(t, s, CALL_MPI_Improbe);
    result = real(a0, a1, a2, a3, a4, a5);
    if (call_short_leave(t, s, result, false))
        awaited_after(t, result, 0);
    return result;
}

COLD int body_PMPI_Improbe(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Improbe);

    return whole_MPI_Improbe(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Improbe(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)mpi_next_p[CALL_MPI_Improbe];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Improbe, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_PMPI_Improbe(a0, a1, a2, a3, a4, a5);
    CALL_SHORT_FRAME();
    awaits(t, a2, (uint32_t)a0);
    call_short_enter(t, s, CALL_MPI_Improbe);
    result = real(a0, a1, a2, a3, a4, a5);
    if (call_short_leave(t, s, result, false))
        awaited_after(t, result, 0);
    return result;
}

HOT int whole_MPI_Iprobe(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Iprobe);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    awaits(t, a2, (uint32_t)a0);
    s = call_enter(t, CALL_MPI_Iprobe, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

COLD int body_MPI_Iprobe(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Iprobe);

    return whole_MPI_Iprobe(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int MPI_Iprobe(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)mpi_next[CALL_MPI_Iprobe];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Iprobe, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_MPI_Iprobe(a0, a1, a2, a3, a4);
    CALL_SHORT_FRAME();
    awaits(t, a2, (uint32_t)a0);
    call_short_enter(t, s, CALL_MPI_Iprobe);
    result = real(a0, a1, a2, a3, a4);
    if (call_short_leave(t, s, result, false))
        awaited_after(t, result, 0);
    return result;
}

COLD int body_PMPI_Iprobe(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Iprobe);

    return whole_MPI_Iprobe(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Iprobe(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)mpi_next_p[CALL_MPI_Iprobe];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Iprobe, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_PMPI_Iprobe(a0, a1, a2, a3, a4);
    CALL_SHORT_FRAME();
    awaits(t, a2, (uint32_t)a0);
    call_short_enter(t, s, CALL_MPI_Iprobe);
    result = real(a0, a1, a2, a3, a4);
    if (call_short_leave(t, s, result, false))
        awaited_after(t, result, 0);
    return result;
}

HOT int body_MPI_Buffer_detach(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Buffer_detach);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Buffer_detach, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Buffer_detach(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Buffer_detach);

    return body_MPI_Buffer_detach(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Buffer_detach(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Buffer_detach);

    return body_MPI_Buffer_detach(real, RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_Buffer_detach_c(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Buffer_detach_c);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Buffer_detach_c, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Buffer_detach_c(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Buffer_detach_c);

    return body_MPI_Buffer_detach_c(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Buffer_detach_c(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Buffer_detach_c);

    return body_MPI_Buffer_detach_c(real, RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_Buffer_flush(mpi_function_0 *real, const void *from)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Buffer_flush);
            result = real();
            thin_leave(t);
            return result;
        }
        return real();
    }
    s = call_enter(t, CALL_MPI_Buffer_flush, from, &start);
    result = real();
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Buffer_flush(void)
{
    mpi_function_0 *real = (mpi_function_0 *)next_mpi(CALL_MPI_Buffer_flush);

    return body_MPI_Buffer_flush(real, RETURN_ADDRESS);
}

EXPORT int PMPI_Buffer_flush(void)
{
    mpi_function_0 *real = (mpi_function_0 *)next_pmpi(CALL_MPI_Buffer_flush);

    return body_MPI_Buffer_flush(real, RETURN_ADDRESS);
}

HOT int body_MPI_Buffer_iflush(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Buffer_iflush);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Buffer_iflush, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Buffer_iflush(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Buffer_iflush);

    return body_MPI_Buffer_iflush(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Buffer_iflush(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Buffer_iflush);

    return body_MPI_Buffer_iflush(real, RETURN_ADDRESS, a0);
}

HOT int body_MPI_Comm_detach_buffer(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_detach_buffer);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Comm_detach_buffer, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_detach_buffer(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Comm_detach_buffer);

    return body_MPI_Comm_detach_buffer(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Comm_detach_buffer(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Comm_detach_buffer);

    return body_MPI_Comm_detach_buffer(real, RETURN_ADDRESS, a0, a1, a2);
}

HOT int body_MPI_Comm_detach_buffer_c(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_detach_buffer_c);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Comm_detach_buffer_c, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_detach_buffer_c(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Comm_detach_buffer_c);

    return body_MPI_Comm_detach_buffer_c(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Comm_detach_buffer_c(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Comm_detach_buffer_c);

    return body_MPI_Comm_detach_buffer_c(real, RETURN_ADDRESS, a0, a1, a2);
}

HOT int body_MPI_Comm_flush_buffer(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_flush_buffer);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Comm_flush_buffer, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_flush_buffer(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Comm_flush_buffer);

    return body_MPI_Comm_flush_buffer(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Comm_flush_buffer(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Comm_flush_buffer);

    return body_MPI_Comm_flush_buffer(real, RETURN_ADDRESS, a0);
}

HOT int body_MPI_Comm_iflush_buffer(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_iflush_buffer);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Comm_iflush_buffer, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_iflush_buffer(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Comm_iflush_buffer);

    return body_MPI_Comm_iflush_buffer(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_iflush_buffer(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Comm_iflush_buffer);

    return body_MPI_Comm_iflush_buffer(real, RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_Session_detach_buffer(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Session_detach_buffer);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Session_detach_buffer, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Session_detach_buffer(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Session_detach_buffer);

    return body_MPI_Session_detach_buffer(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Session_detach_buffer(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Session_detach_buffer);

    return body_MPI_Session_detach_buffer(real, RETURN_ADDRESS, a0, a1, a2);
}

HOT int body_MPI_Session_detach_buffer_c(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Session_detach_buffer_c);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Session_detach_buffer_c, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Session_detach_buffer_c(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Session_detach_buffer_c);

    return body_MPI_Session_detach_buffer_c(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Session_detach_buffer_c(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Session_detach_buffer_c);

    return body_MPI_Session_detach_buffer_c(real, RETURN_ADDRESS, a0, a1, a2);
}

HOT int body_MPI_Session_flush_buffer(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Session_flush_buffer);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Session_flush_buffer, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Session_flush_buffer(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Session_flush_buffer);

    return body_MPI_Session_flush_buffer(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Session_flush_buffer(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Session_flush_buffer);

    return body_MPI_Session_flush_buffer(real, RETURN_ADDRESS, a0);
}

HOT int body_MPI_Session_iflush_buffer(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Session_iflush_buffer);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Session_iflush_buffer, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Session_iflush_buffer(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Session_iflush_buffer);

    return body_MPI_Session_iflush_buffer(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Session_iflush_buffer(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Session_iflush_buffer);

    return body_MPI_Session_iflush_buffer(real, RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_Barrier(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Barrier);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    awaits(t, a0, 0);
    s = call_enter(t, CALL_MPI_Barrier, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a0,
            .peer = -1});
    return result;
}

EXPORT int MPI_Barrier(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Barrier);

    return body_MPI_Barrier(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Barrier(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Barrier);

    return body_MPI_Barrier(real, RETURN_ADDRESS, a0);
}

HOT int body_MPI_Ibarrier(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ibarrier);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Ibarrier, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        awaited_started(a1, AWAIT_ALL, a0, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a0,
            .peer = -1});
    return result;
}

EXPORT int MPI_Ibarrier(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Ibarrier);

    return body_MPI_Ibarrier(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Ibarrier(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Ibarrier);

    return body_MPI_Ibarrier(real, RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_Barrier_init(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Barrier_init);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Barrier_init, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        awaited_made(a2, AWAIT_ALL, a0, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Barrier_init(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Barrier_init);

    return body_MPI_Barrier_init(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Barrier_init(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Barrier_init);

    return body_MPI_Barrier_init(real, RETURN_ADDRESS, a0, a1, a2);
}

HOT int body_MPI_Bcast(mpi_function_5 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Bcast);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    awaits(t, a4, (uint32_t)a3);
    s = call_enter(t, CALL_MPI_Bcast, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_rooted(t, (int)a1, a2, (int)a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a4,
            .peer = (int)a3, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Bcast(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Bcast);

    return body_MPI_Bcast(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Bcast(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Bcast);

    return body_MPI_Bcast(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Bcast_c(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Bcast_c);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    awaits(t, a4, (uint32_t)a3);
    s = call_enter(t, CALL_MPI_Bcast_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_rooted(t, (int64_t)a1, a2, (int)a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a4,
            .peer = (int)a3, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Bcast_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Bcast_c);

    return body_MPI_Bcast_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Bcast_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Bcast_c);

    return body_MPI_Bcast_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Ibcast(mpi_function_6 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ibcast);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    s = call_enter(t, CALL_MPI_Ibcast, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_rooted(t, (int)a1, a2, (int)a3));
        awaited_started(a5, AWAIT_FROM_ROOT, a4, (uint32_t)a3);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a4,
            .peer = (int)a3, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Ibcast(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Ibcast);

    return body_MPI_Ibcast(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Ibcast(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Ibcast);

    return body_MPI_Ibcast(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Ibcast_c(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ibcast_c);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    s = call_enter(t, CALL_MPI_Ibcast_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_rooted(t, (int64_t)a1, a2, (int)a3));
        awaited_started(a5, AWAIT_FROM_ROOT, a4, (uint32_t)a3);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a4,
            .peer = (int)a3, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Ibcast_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Ibcast_c);

    return body_MPI_Ibcast_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Ibcast_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Ibcast_c);

    return body_MPI_Ibcast_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Bcast_init(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Bcast_init);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Bcast_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a6, volume_rooted(t, (int)a1, a2, (int)a3), true, SENT_NOBODY);
        awaited_made(a6, AWAIT_FROM_ROOT, a4, (uint32_t)a3);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_rooted(t, (int)a1, a2, (int)a3)});
    return result;
}

EXPORT int MPI_Bcast_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Bcast_init);

    return body_MPI_Bcast_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Bcast_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Bcast_init);

    return body_MPI_Bcast_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Bcast_init_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Bcast_init_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Bcast_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a6, volume_rooted(t, (int64_t)a1, a2, (int)a3), true, SENT_NOBODY);
        awaited_made(a6, AWAIT_FROM_ROOT, a4, (uint32_t)a3);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_rooted(t, (int64_t)a1, a2, (int)a3)});
    return result;
}

EXPORT int MPI_Bcast_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Bcast_init_c);

    return body_MPI_Bcast_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Bcast_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Bcast_init_c);

    return body_MPI_Bcast_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Reduce(mpi_function_7 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Reduce);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    awaits(t, a6, (uint32_t)a5);
    s = call_enter(t, CALL_MPI_Reduce, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_rooted(t, (int)a2, a3, (int)a5));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a6,
            .peer = (int)a5, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Reduce(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Reduce);

    return body_MPI_Reduce(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Reduce(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Reduce);

    return body_MPI_Reduce(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Reduce_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Reduce_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    awaits(t, a6, (uint32_t)a5);
    s = call_enter(t, CALL_MPI_Reduce_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_rooted(t, (int64_t)a2, a3, (int)a5));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a6,
            .peer = (int)a5, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Reduce_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Reduce_c);

    return body_MPI_Reduce_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Reduce_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Reduce_c);

    return body_MPI_Reduce_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Ireduce(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ireduce);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    s = call_enter(t, CALL_MPI_Ireduce, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_rooted(t, (int)a2, a3, (int)a5));
        awaited_started(a7, AWAIT_TO_ROOT, a6, (uint32_t)a5);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a6,
            .peer = (int)a5, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Ireduce(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Ireduce);

    return body_MPI_Ireduce(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Ireduce(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Ireduce);

    return body_MPI_Ireduce(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Ireduce_c(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ireduce_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    s = call_enter(t, CALL_MPI_Ireduce_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_rooted(t, (int64_t)a2, a3, (int)a5));
        awaited_started(a7, AWAIT_TO_ROOT, a6, (uint32_t)a5);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a6,
            .peer = (int)a5, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Ireduce_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Ireduce_c);

    return body_MPI_Ireduce_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Ireduce_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Ireduce_c);

    return body_MPI_Ireduce_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Reduce_init(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Reduce_init);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Reduce_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a8, volume_rooted(t, (int)a2, a3, (int)a5), true, SENT_NOBODY);
        awaited_made(a8, AWAIT_TO_ROOT, a6, (uint32_t)a5);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_rooted(t, (int)a2, a3, (int)a5)});
    return result;
}

EXPORT int MPI_Reduce_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Reduce_init);

    return body_MPI_Reduce_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Reduce_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Reduce_init);

    return body_MPI_Reduce_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Reduce_init_c(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Reduce_init_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Reduce_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a8, volume_rooted(t, (int64_t)a2, a3, (int)a5), true, SENT_NOBODY);
        awaited_made(a8, AWAIT_TO_ROOT, a6, (uint32_t)a5);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_rooted(t, (int64_t)a2, a3, (int)a5)});
    return result;
}

EXPORT int MPI_Reduce_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Reduce_init_c);

    return body_MPI_Reduce_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Reduce_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Reduce_init_c);

    return body_MPI_Reduce_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Allreduce(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Allreduce);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a5, 0);
    s = call_enter(t, CALL_MPI_Allreduce, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a2, a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a5,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Allreduce(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Allreduce);

    return body_MPI_Allreduce(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Allreduce(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Allreduce);

    return body_MPI_Allreduce(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Allreduce_c(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Allreduce_c);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a5, 0);
    s = call_enter(t, CALL_MPI_Allreduce_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a2, a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a5,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Allreduce_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Allreduce_c);

    return body_MPI_Allreduce_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Allreduce_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Allreduce_c);

    return body_MPI_Allreduce_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Iallreduce(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Iallreduce);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Iallreduce, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_of_type(t, (int)a2, a3));
        awaited_started(a6, AWAIT_ALL, a5, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a5,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Iallreduce(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Iallreduce);

    return body_MPI_Iallreduce(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Iallreduce(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Iallreduce);

    return body_MPI_Iallreduce(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Iallreduce_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Iallreduce_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Iallreduce_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_of_type(t, (int64_t)a2, a3));
        awaited_started(a6, AWAIT_ALL, a5, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a5,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Iallreduce_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Iallreduce_c);

    return body_MPI_Iallreduce_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Iallreduce_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Iallreduce_c);

    return body_MPI_Iallreduce_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Allreduce_init(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Allreduce_init);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    s = call_enter(t, CALL_MPI_Allreduce_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a7, volume_of_type(t, (int)a2, a3), true, SENT_NOBODY);
        awaited_made(a7, AWAIT_ALL, a5, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_of_type(t, (int)a2, a3)});
    return result;
}

EXPORT int MPI_Allreduce_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Allreduce_init);

    return body_MPI_Allreduce_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Allreduce_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Allreduce_init);

    return body_MPI_Allreduce_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Allreduce_init_c(mpi_function_8 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Allreduce_init_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    s = call_enter(t, CALL_MPI_Allreduce_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a7, volume_of_type(t, (int64_t)a2, a3), true, SENT_NOBODY);
        awaited_made(a7, AWAIT_ALL, a5, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_of_type(t, (int64_t)a2, a3)});
    return result;
}

EXPORT int MPI_Allreduce_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Allreduce_init_c);

    return body_MPI_Allreduce_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Allreduce_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Allreduce_init_c);

    return body_MPI_Allreduce_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Exscan(mpi_function_6 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Exscan);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a5, 0);
    s = call_enter(t, CALL_MPI_Exscan, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a2, a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a5,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Exscan(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Exscan);

    return body_MPI_Exscan(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Exscan(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Exscan);

    return body_MPI_Exscan(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Exscan_c(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Exscan_c);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a5, 0);
    s = call_enter(t, CALL_MPI_Exscan_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a2, a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a5,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Exscan_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Exscan_c);

    return body_MPI_Exscan_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Exscan_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Exscan_c);

    return body_MPI_Exscan_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Iexscan(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Iexscan);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Iexscan, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_of_type(t, (int)a2, a3));
        awaited_started(a6, AWAIT_LOWER, a5, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a5,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Iexscan(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Iexscan);

    return body_MPI_Iexscan(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Iexscan(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Iexscan);

    return body_MPI_Iexscan(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Iexscan_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Iexscan_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Iexscan_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_of_type(t, (int64_t)a2, a3));
        awaited_started(a6, AWAIT_LOWER, a5, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a5,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Iexscan_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Iexscan_c);

    return body_MPI_Iexscan_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Iexscan_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Iexscan_c);

    return body_MPI_Iexscan_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Exscan_init(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Exscan_init);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    s = call_enter(t, CALL_MPI_Exscan_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a7, volume_of_type(t, (int)a2, a3), true, SENT_NOBODY);
        awaited_made(a7, AWAIT_LOWER, a5, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_of_type(t, (int)a2, a3)});
    return result;
}

EXPORT int MPI_Exscan_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Exscan_init);

    return body_MPI_Exscan_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Exscan_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Exscan_init);

    return body_MPI_Exscan_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Exscan_init_c(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Exscan_init_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    s = call_enter(t, CALL_MPI_Exscan_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a7, volume_of_type(t, (int64_t)a2, a3), true, SENT_NOBODY);
        awaited_made(a7, AWAIT_LOWER, a5, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_of_type(t, (int64_t)a2, a3)});
    return result;
}

EXPORT int MPI_Exscan_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Exscan_init_c);

    return body_MPI_Exscan_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Exscan_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Exscan_init_c);

    return body_MPI_Exscan_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Scan(mpi_function_6 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Scan);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a5, 0);
    s = call_enter(t, CALL_MPI_Scan, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int)a2, a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a5,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Scan(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Scan);

    return body_MPI_Scan(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Scan(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Scan);

    return body_MPI_Scan(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Scan_c(mpi_function_6 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Scan_c);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a5, 0);
    s = call_enter(t, CALL_MPI_Scan_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_of_type(t, (int64_t)a2, a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a5,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Scan_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Scan_c);

    return body_MPI_Scan_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Scan_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Scan_c);

    return body_MPI_Scan_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Iscan(mpi_function_7 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Iscan);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Iscan, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_of_type(t, (int)a2, a3));
        awaited_started(a6, AWAIT_LOWER, a5, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a5,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Iscan(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Iscan);

    return body_MPI_Iscan(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Iscan(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Iscan);

    return body_MPI_Iscan(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Iscan_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Iscan_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Iscan_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_of_type(t, (int64_t)a2, a3));
        awaited_started(a6, AWAIT_LOWER, a5, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a5,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Iscan_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Iscan_c);

    return body_MPI_Iscan_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Iscan_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Iscan_c);

    return body_MPI_Iscan_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Scan_init(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Scan_init);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    s = call_enter(t, CALL_MPI_Scan_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a7, volume_of_type(t, (int)a2, a3), true, SENT_NOBODY);
        awaited_made(a7, AWAIT_LOWER, a5, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_of_type(t, (int)a2, a3)});
    return result;
}

EXPORT int MPI_Scan_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Scan_init);

    return body_MPI_Scan_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Scan_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Scan_init);

    return body_MPI_Scan_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Scan_init_c(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Scan_init_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    s = call_enter(t, CALL_MPI_Scan_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a7, volume_of_type(t, (int64_t)a2, a3), true, SENT_NOBODY);
        awaited_made(a7, AWAIT_LOWER, a5, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_of_type(t, (int64_t)a2, a3)});
    return result;
}

EXPORT int MPI_Scan_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Scan_init_c);

    return body_MPI_Scan_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Scan_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Scan_init_c);

    return body_MPI_Scan_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Reduce_scatter(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Reduce_scatter);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a5, 0);
    s = call_enter(t, CALL_MPI_Reduce_scatter, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_reduce_counts(t, COUNTS(a2), a3, a5));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a5,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Reduce_scatter(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Reduce_scatter);

    return body_MPI_Reduce_scatter(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Reduce_scatter(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Reduce_scatter);

    return body_MPI_Reduce_scatter(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Reduce_scatter_c(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Reduce_scatter_c);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a5, 0);
    s = call_enter(t, CALL_MPI_Reduce_scatter_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_reduce_counts(t, COUNTS_LARGE(a2), a3, a5));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a5,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Reduce_scatter_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Reduce_scatter_c);

    return body_MPI_Reduce_scatter_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Reduce_scatter_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Reduce_scatter_c);

    return body_MPI_Reduce_scatter_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Ireduce_scatter(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ireduce_scatter);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Ireduce_scatter, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_reduce_counts(t, COUNTS(a2), a3, a5));
        awaited_started(a6, AWAIT_ALL, a5, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a5,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Ireduce_scatter(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Ireduce_scatter);

    return body_MPI_Ireduce_scatter(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Ireduce_scatter(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Ireduce_scatter);

    return body_MPI_Ireduce_scatter(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Ireduce_scatter_c(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ireduce_scatter_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Ireduce_scatter_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_reduce_counts(t, COUNTS_LARGE(a2), a3, a5));
        awaited_started(a6, AWAIT_ALL, a5, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a5,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Ireduce_scatter_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Ireduce_scatter_c);

    return body_MPI_Ireduce_scatter_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Ireduce_scatter_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Ireduce_scatter_c);

    return body_MPI_Ireduce_scatter_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Reduce_scatter_init(mpi_function_8 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Reduce_scatter_init);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    s = call_enter(t, CALL_MPI_Reduce_scatter_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a7, volume_reduce_counts(t, COUNTS(a2), a3, a5), true, SENT_NOBODY);
        awaited_made(a7, AWAIT_ALL, a5, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_reduce_counts(t, COUNTS(a2), a3, a5)});
    return result;
}

EXPORT int MPI_Reduce_scatter_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Reduce_scatter_init);

    return body_MPI_Reduce_scatter_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Reduce_scatter_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Reduce_scatter_init);

    return body_MPI_Reduce_scatter_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Reduce_scatter_init_c(mpi_function_8 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Reduce_scatter_init_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    s = call_enter(t, CALL_MPI_Reduce_scatter_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a7, volume_reduce_counts(t, COUNTS_LARGE(a2), a3, a5), true,
                    SENT_NOBODY);
        awaited_made(a7, AWAIT_ALL, a5, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_reduce_counts(t, COUNTS_LARGE(a2), a3, a5)});
    return result;
}

EXPORT int MPI_Reduce_scatter_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Reduce_scatter_init_c);

    return body_MPI_Reduce_scatter_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Reduce_scatter_init_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Reduce_scatter_init_c);

    return body_MPI_Reduce_scatter_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Reduce_scatter_block(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Reduce_scatter_block);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a5, 0);
    s = call_enter(t, CALL_MPI_Reduce_scatter_block, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_reduce_blocks(t, (int)a2, a3, a5));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a5,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Reduce_scatter_block(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Reduce_scatter_block);

    return body_MPI_Reduce_scatter_block(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Reduce_scatter_block(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Reduce_scatter_block);

    return body_MPI_Reduce_scatter_block(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Reduce_scatter_block_c(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Reduce_scatter_block_c);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a5, 0);
    s = call_enter(t, CALL_MPI_Reduce_scatter_block_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_reduce_blocks(t, (int64_t)a2, a3, a5));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a5,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Reduce_scatter_block_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Reduce_scatter_block_c);

    return body_MPI_Reduce_scatter_block_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Reduce_scatter_block_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Reduce_scatter_block_c);

    return body_MPI_Reduce_scatter_block_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Ireduce_scatter_block(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ireduce_scatter_block);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Ireduce_scatter_block, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_reduce_blocks(t, (int)a2, a3, a5));
        awaited_started(a6, AWAIT_ALL, a5, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a5,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Ireduce_scatter_block(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Ireduce_scatter_block);

    return body_MPI_Ireduce_scatter_block(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Ireduce_scatter_block(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Ireduce_scatter_block);

    return body_MPI_Ireduce_scatter_block(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Ireduce_scatter_block_c(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ireduce_scatter_block_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Ireduce_scatter_block_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_reduce_blocks(t, (int64_t)a2, a3, a5));
        awaited_started(a6, AWAIT_ALL, a5, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a5,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Ireduce_scatter_block_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Ireduce_scatter_block_c);

    return body_MPI_Ireduce_scatter_block_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Ireduce_scatter_block_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Ireduce_scatter_block_c);

    return body_MPI_Ireduce_scatter_block_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Reduce_scatter_block_init(mpi_function_8 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Reduce_scatter_block_init);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    s = call_enter(t, CALL_MPI_Reduce_scatter_block_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a7, volume_reduce_blocks(t, (int)a2, a3, a5), true, SENT_NOBODY);
        awaited_made(a7, AWAIT_ALL, a5, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_reduce_blocks(t, (int)a2, a3, a5)});
    return result;
}

EXPORT int MPI_Reduce_scatter_block_init(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Reduce_scatter_block_init);

    return body_MPI_Reduce_scatter_block_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Reduce_scatter_block_init(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Reduce_scatter_block_init);

    return body_MPI_Reduce_scatter_block_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Reduce_scatter_block_init_c(mpi_function_8 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Reduce_scatter_block_init_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    s = call_enter(t, CALL_MPI_Reduce_scatter_block_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a7, volume_reduce_blocks(t, (int64_t)a2, a3, a5), true, SENT_NOBODY);
        awaited_made(a7, AWAIT_ALL, a5, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_reduce_blocks(t, (int64_t)a2, a3, a5)});
    return result;
}

EXPORT int MPI_Reduce_scatter_block_init_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Reduce_scatter_block_init_c);

    return body_MPI_Reduce_scatter_block_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6,
        a7);
}

EXPORT int PMPI_Reduce_scatter_block_init_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Reduce_scatter_block_init_c);

    return body_MPI_Reduce_scatter_block_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6,
        a7);
}

HOT int body_MPI_Gather(mpi_function_8 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Gather);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    awaits(t, a7, (uint32_t)a6);
    s = call_enter(t, CALL_MPI_Gather, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_rooted_block(t, a0, (int)a1, a2, (int)a4, a5, (int)a6));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a7,
            .peer = (int)a6, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Gather(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Gather);

    return body_MPI_Gather(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Gather(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Gather);

    return body_MPI_Gather(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Gather_c(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Gather_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    awaits(t, a7, (uint32_t)a6);
    s = call_enter(t, CALL_MPI_Gather_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_rooted_block(t, a0, (int64_t)a1, a2, (int64_t)a4, a5, (int)a6));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a7,
            .peer = (int)a6, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Gather_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Gather_c);

    return body_MPI_Gather_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Gather_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Gather_c);

    return body_MPI_Gather_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Igather(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Igather);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Igather, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_rooted_block(t, a0, (int)a1, a2, (int)a4, a5, (int)a6));
        awaited_started(a8, AWAIT_TO_ROOT, a7, (uint32_t)a6);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a7,
            .peer = (int)a6, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Igather(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Igather);

    return body_MPI_Igather(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Igather(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Igather);

    return body_MPI_Igather(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Igather_c(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Igather_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Igather_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_rooted_block(t, a0, (int64_t)a1, a2, (int64_t)a4, a5, (int)a6));
        awaited_started(a8, AWAIT_TO_ROOT, a7, (uint32_t)a6);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a7,
            .peer = (int)a6, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Igather_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Igather_c);

    return body_MPI_Igather_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Igather_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Igather_c);

    return body_MPI_Igather_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Gather_init(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Gather_init);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    }
    s = call_enter(t, CALL_MPI_Gather_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a9, volume_rooted_block(t, a0, (int)a1, a2, (int)a4, a5, (int)a6), true,
                    SENT_NOBODY);
        awaited_made(a9, AWAIT_TO_ROOT, a7, (uint32_t)a6);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_rooted_block(t, a0, (int)a1, a2, (int)a4, a5, (int)a6)});
    return result;
}

EXPORT int MPI_Gather_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_mpi(CALL_MPI_Gather_init);

    return body_MPI_Gather_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Gather_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_pmpi(CALL_MPI_Gather_init);

    return body_MPI_Gather_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Gather_init_c(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Gather_init_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    }
    s = call_enter(t, CALL_MPI_Gather_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a9, volume_rooted_block(t, a0, (int64_t)a1, a2, (int64_t)a4, a5,
                    (int)a6), true, SENT_NOBODY);
        awaited_made(a9, AWAIT_TO_ROOT, a7, (uint32_t)a6);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_rooted_block(t, a0, (int64_t)a1, a2, (int64_t)a4, a5, (int)a6)});
    return result;
}

EXPORT int MPI_Gather_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_mpi(CALL_MPI_Gather_init_c);

    return body_MPI_Gather_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Gather_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_pmpi(CALL_MPI_Gather_init_c);

    return body_MPI_Gather_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Gatherv(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Gatherv);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    awaits(t, a8, (uint32_t)a7);
    s = call_enter(t, CALL_MPI_Gatherv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_gathered_of(t, a0, (int)a1, a2, COUNTS(a4), a6, a8, (int)a7, true));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a8,
            .peer = (int)a7, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Gatherv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Gatherv);

    return body_MPI_Gatherv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Gatherv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Gatherv);

    return body_MPI_Gatherv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Gatherv_c(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Gatherv_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    awaits(t, a8, (uint32_t)a7);
    s = call_enter(t, CALL_MPI_Gatherv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_gathered_of(t, a0, (int64_t)a1, a2, COUNTS_LARGE(a4), a6, a8,
                    (int)a7, true));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a8,
            .peer = (int)a7, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Gatherv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Gatherv_c);

    return body_MPI_Gatherv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Gatherv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Gatherv_c);

    return body_MPI_Gatherv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Igatherv(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Igatherv);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    }
    s = call_enter(t, CALL_MPI_Igatherv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_gathered_of(t, a0, (int)a1, a2, COUNTS(a4), a6, a8, (int)a7, true));
        awaited_started(a9, AWAIT_TO_ROOT, a8, (uint32_t)a7);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a8,
            .peer = (int)a7, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Igatherv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_mpi(CALL_MPI_Igatherv);

    return body_MPI_Igatherv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Igatherv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_pmpi(CALL_MPI_Igatherv);

    return body_MPI_Igatherv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Igatherv_c(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Igatherv_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    }
    s = call_enter(t, CALL_MPI_Igatherv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_gathered_of(t, a0, (int64_t)a1, a2, COUNTS_LARGE(a4), a6, a8,
                    (int)a7, true));
        awaited_started(a9, AWAIT_TO_ROOT, a8, (uint32_t)a7);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a8,
            .peer = (int)a7, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Igatherv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_mpi(CALL_MPI_Igatherv_c);

    return body_MPI_Igatherv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Igatherv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_pmpi(CALL_MPI_Igatherv_c);

    return body_MPI_Igatherv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Gatherv_init(mpi_function_11 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Gatherv_init);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    }
    s = call_enter(t, CALL_MPI_Gatherv_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a10, volume_gathered_of(t, a0, (int)a1, a2, COUNTS(a4), a6, a8, (int)a7,
                    false), true, SENT_NOBODY);
        awaited_made(a10, AWAIT_TO_ROOT, a8, (uint32_t)a7);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_gathered_of(t, a0, (int)a1, a2, COUNTS(a4), a6, a8, (int)a7, false)});
    return result;
}

EXPORT int MPI_Gatherv_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9, word a10)
{
    mpi_function_11 *real = (mpi_function_11 *)next_mpi(CALL_MPI_Gatherv_init);

    return body_MPI_Gatherv_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

EXPORT int PMPI_Gatherv_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    mpi_function_11 *real = (mpi_function_11 *)next_pmpi(CALL_MPI_Gatherv_init);

    return body_MPI_Gatherv_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

HOT int body_MPI_Gatherv_init_c(mpi_function_11 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Gatherv_init_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    }
    s = call_enter(t, CALL_MPI_Gatherv_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a10, volume_gathered_of(t, a0, (int64_t)a1, a2, COUNTS_LARGE(a4), a6,
                    a8, (int)a7, false), true, SENT_NOBODY);
        awaited_made(a10, AWAIT_TO_ROOT, a8, (uint32_t)a7);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_gathered_of(t, a0, (int64_t)a1, a2, COUNTS_LARGE(a4), a6, a8, (int)a7,
            false)});
    return result;
}

EXPORT int MPI_Gatherv_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    mpi_function_11 *real = (mpi_function_11 *)next_mpi(CALL_MPI_Gatherv_init_c);

    return body_MPI_Gatherv_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9,
        a10);
}

EXPORT int PMPI_Gatherv_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    mpi_function_11 *real = (mpi_function_11 *)next_pmpi(CALL_MPI_Gatherv_init_c);

    return body_MPI_Gatherv_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9,
        a10);
}

HOT int body_MPI_Scatter(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Scatter);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    awaits(t, a7, (uint32_t)a6);
    s = call_enter(t, CALL_MPI_Scatter, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_rooted_block(t, a3, (int)a4, a5, (int)a1, a2, (int)a6));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a7,
            .peer = (int)a6, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Scatter(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Scatter);

    return body_MPI_Scatter(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Scatter(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Scatter);

    return body_MPI_Scatter(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Scatter_c(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Scatter_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    awaits(t, a7, (uint32_t)a6);
    s = call_enter(t, CALL_MPI_Scatter_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_rooted_block(t, a3, (int64_t)a4, a5, (int64_t)a1, a2, (int)a6));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a7,
            .peer = (int)a6, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Scatter_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Scatter_c);

    return body_MPI_Scatter_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Scatter_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Scatter_c);

    return body_MPI_Scatter_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Iscatter(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Iscatter);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Iscatter, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_rooted_block(t, a3, (int)a4, a5, (int)a1, a2, (int)a6));
        awaited_started(a8, AWAIT_FROM_ROOT, a7, (uint32_t)a6);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a7,
            .peer = (int)a6, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Iscatter(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Iscatter);

    return body_MPI_Iscatter(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Iscatter(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Iscatter);

    return body_MPI_Iscatter(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Iscatter_c(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Iscatter_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Iscatter_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_rooted_block(t, a3, (int64_t)a4, a5, (int64_t)a1, a2, (int)a6));
        awaited_started(a8, AWAIT_FROM_ROOT, a7, (uint32_t)a6);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a7,
            .peer = (int)a6, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Iscatter_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Iscatter_c);

    return body_MPI_Iscatter_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Iscatter_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Iscatter_c);

    return body_MPI_Iscatter_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Scatter_init(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Scatter_init);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    }
    s = call_enter(t, CALL_MPI_Scatter_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a9, volume_rooted_block(t, a3, (int)a4, a5, (int)a1, a2, (int)a6), true,
                    SENT_NOBODY);
        awaited_made(a9, AWAIT_FROM_ROOT, a7, (uint32_t)a6);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_rooted_block(t, a3, (int)a4, a5, (int)a1, a2, (int)a6)});
    return result;
}

EXPORT int MPI_Scatter_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_mpi(CALL_MPI_Scatter_init);

    return body_MPI_Scatter_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Scatter_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_pmpi(CALL_MPI_Scatter_init);

    return body_MPI_Scatter_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Scatter_init_c(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Scatter_init_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    }
    s = call_enter(t, CALL_MPI_Scatter_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a9, volume_rooted_block(t, a3, (int64_t)a4, a5, (int64_t)a1, a2,
                    (int)a6), true, SENT_NOBODY);
        awaited_made(a9, AWAIT_FROM_ROOT, a7, (uint32_t)a6);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_rooted_block(t, a3, (int64_t)a4, a5, (int64_t)a1, a2, (int)a6)});
    return result;
}

EXPORT int MPI_Scatter_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_mpi(CALL_MPI_Scatter_init_c);

    return body_MPI_Scatter_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Scatter_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_pmpi(CALL_MPI_Scatter_init_c);

    return body_MPI_Scatter_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Scatterv(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Scatterv);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    awaits(t, a8, (uint32_t)a7);
    s = call_enter(t, CALL_MPI_Scatterv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_scattered_of(t, a4, (int)a5, a6, COUNTS(a1), a3, a8, (int)a7, true));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a8,
            .peer = (int)a7, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Scatterv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Scatterv);

    return body_MPI_Scatterv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Scatterv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Scatterv);

    return body_MPI_Scatterv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Scatterv_c(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Scatterv_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    awaits(t, a8, (uint32_t)a7);
    s = call_enter(t, CALL_MPI_Scatterv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_scattered_of(t, a4, (int64_t)a5, a6, COUNTS_LARGE(a1), a3, a8,
                    (int)a7, true));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a8,
            .peer = (int)a7, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Scatterv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Scatterv_c);

    return body_MPI_Scatterv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Scatterv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Scatterv_c);

    return body_MPI_Scatterv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Iscatterv(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Iscatterv);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    }
    s = call_enter(t, CALL_MPI_Iscatterv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_scattered_of(t, a4, (int)a5, a6, COUNTS(a1), a3, a8, (int)a7, true));
        awaited_started(a9, AWAIT_FROM_ROOT, a8, (uint32_t)a7);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a8,
            .peer = (int)a7, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Iscatterv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_mpi(CALL_MPI_Iscatterv);

    return body_MPI_Iscatterv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Iscatterv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_pmpi(CALL_MPI_Iscatterv);

    return body_MPI_Iscatterv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Iscatterv_c(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Iscatterv_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    }
    s = call_enter(t, CALL_MPI_Iscatterv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_scattered_of(t, a4, (int64_t)a5, a6, COUNTS_LARGE(a1), a3, a8,
                    (int)a7, true));
        awaited_started(a9, AWAIT_FROM_ROOT, a8, (uint32_t)a7);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a8,
            .peer = (int)a7, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Iscatterv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_mpi(CALL_MPI_Iscatterv_c);

    return body_MPI_Iscatterv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Iscatterv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_pmpi(CALL_MPI_Iscatterv_c);

    return body_MPI_Iscatterv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Scatterv_init(mpi_function_11 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Scatterv_init);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    }
    s = call_enter(t, CALL_MPI_Scatterv_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a10, volume_scattered_of(t, a4, (int)a5, a6, COUNTS(a1), a3, a8,
                    (int)a7, false), true, SENT_NOBODY);
        awaited_made(a10, AWAIT_FROM_ROOT, a8, (uint32_t)a7);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_scattered_of(t, a4, (int)a5, a6, COUNTS(a1), a3, a8, (int)a7, false)});
    return result;
}

EXPORT int MPI_Scatterv_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    mpi_function_11 *real = (mpi_function_11 *)next_mpi(CALL_MPI_Scatterv_init);

    return body_MPI_Scatterv_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9,
        a10);
}

EXPORT int PMPI_Scatterv_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    mpi_function_11 *real = (mpi_function_11 *)next_pmpi(CALL_MPI_Scatterv_init);

    return body_MPI_Scatterv_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9,
        a10);
}

HOT int body_MPI_Scatterv_init_c(mpi_function_11 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Scatterv_init_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    }
    s = call_enter(t, CALL_MPI_Scatterv_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a10, volume_scattered_of(t, a4, (int64_t)a5, a6, COUNTS_LARGE(a1), a3,
                    a8, (int)a7, false), true, SENT_NOBODY);
        awaited_made(a10, AWAIT_FROM_ROOT, a8, (uint32_t)a7);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_scattered_of(t, a4, (int64_t)a5, a6, COUNTS_LARGE(a1), a3, a8, (int)a7,
            false)});
    return result;
}

EXPORT int MPI_Scatterv_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    mpi_function_11 *real = (mpi_function_11 *)next_mpi(CALL_MPI_Scatterv_init_c);

    return body_MPI_Scatterv_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9,
        a10);
}

EXPORT int PMPI_Scatterv_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    mpi_function_11 *real = (mpi_function_11 *)next_pmpi(CALL_MPI_Scatterv_init_c);

    return body_MPI_Scatterv_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9,
        a10);
}

HOT int body_MPI_Allgather(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Allgather);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    awaits(t, a6, 0);
    s = call_enter(t, CALL_MPI_Allgather, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_block(t, a0, (int)a1, a2, (int)a4, a5));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a6,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Allgather(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Allgather);

    return body_MPI_Allgather(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Allgather(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Allgather);

    return body_MPI_Allgather(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Allgather_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Allgather_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    awaits(t, a6, 0);
    s = call_enter(t, CALL_MPI_Allgather_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_block(t, a0, (int64_t)a1, a2, (int64_t)a4, a5));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a6,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Allgather_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Allgather_c);

    return body_MPI_Allgather_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Allgather_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Allgather_c);

    return body_MPI_Allgather_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Iallgather(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Iallgather);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    s = call_enter(t, CALL_MPI_Iallgather, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_block(t, a0, (int)a1, a2, (int)a4, a5));
        awaited_started(a7, AWAIT_ALL, a6, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a6,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Iallgather(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Iallgather);

    return body_MPI_Iallgather(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Iallgather(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Iallgather);

    return body_MPI_Iallgather(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Iallgather_c(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Iallgather_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    s = call_enter(t, CALL_MPI_Iallgather_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_block(t, a0, (int64_t)a1, a2, (int64_t)a4, a5));
        awaited_started(a7, AWAIT_ALL, a6, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a6,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Iallgather_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Iallgather_c);

    return body_MPI_Iallgather_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Iallgather_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Iallgather_c);

    return body_MPI_Iallgather_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Allgather_init(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Allgather_init);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Allgather_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a8, volume_block(t, a0, (int)a1, a2, (int)a4, a5), true, SENT_NOBODY);
        awaited_made(a8, AWAIT_ALL, a6, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_block(t, a0, (int)a1, a2, (int)a4, a5)});
    return result;
}

EXPORT int MPI_Allgather_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Allgather_init);

    return body_MPI_Allgather_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Allgather_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Allgather_init);

    return body_MPI_Allgather_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Allgather_init_c(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Allgather_init_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Allgather_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a8, volume_block(t, a0, (int64_t)a1, a2, (int64_t)a4, a5), true,
                    SENT_NOBODY);
        awaited_made(a8, AWAIT_ALL, a6, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_block(t, a0, (int64_t)a1, a2, (int64_t)a4, a5)});
    return result;
}

EXPORT int MPI_Allgather_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Allgather_init_c);

    return body_MPI_Allgather_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Allgather_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Allgather_init_c);

    return body_MPI_Allgather_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Allgatherv(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Allgatherv);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    awaits(t, a7, 0);
    s = call_enter(t, CALL_MPI_Allgatherv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_block_of(t, a0, (int)a1, a2, COUNTS(a4), a6, a7));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a7,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Allgatherv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Allgatherv);

    return body_MPI_Allgatherv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Allgatherv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Allgatherv);

    return body_MPI_Allgatherv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Allgatherv_c(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Allgatherv_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    awaits(t, a7, 0);
    s = call_enter(t, CALL_MPI_Allgatherv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_block_of(t, a0, (int64_t)a1, a2, COUNTS_LARGE(a4), a6, a7));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a7,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Allgatherv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Allgatherv_c);

    return body_MPI_Allgatherv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Allgatherv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Allgatherv_c);

    return body_MPI_Allgatherv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Iallgatherv(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Iallgatherv);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Iallgatherv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_block_of(t, a0, (int)a1, a2, COUNTS(a4), a6, a7));
        awaited_started(a8, AWAIT_ALL, a7, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a7,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Iallgatherv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Iallgatherv);

    return body_MPI_Iallgatherv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Iallgatherv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Iallgatherv);

    return body_MPI_Iallgatherv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Iallgatherv_c(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Iallgatherv_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Iallgatherv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_block_of(t, a0, (int64_t)a1, a2, COUNTS_LARGE(a4), a6, a7));
        awaited_started(a8, AWAIT_ALL, a7, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a7,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Iallgatherv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Iallgatherv_c);

    return body_MPI_Iallgatherv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Iallgatherv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Iallgatherv_c);

    return body_MPI_Iallgatherv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Allgatherv_init(mpi_function_10 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Allgatherv_init);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    }
    s = call_enter(t, CALL_MPI_Allgatherv_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a9, volume_block_of(t, a0, (int)a1, a2, COUNTS(a4), a6, a7), true,
                    SENT_NOBODY);
        awaited_made(a9, AWAIT_ALL, a7, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_block_of(t, a0, (int)a1, a2, COUNTS(a4), a6, a7)});
    return result;
}

EXPORT int MPI_Allgatherv_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_mpi(CALL_MPI_Allgatherv_init);

    return body_MPI_Allgatherv_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Allgatherv_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_pmpi(CALL_MPI_Allgatherv_init);

    return body_MPI_Allgatherv_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Allgatherv_init_c(mpi_function_10 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Allgatherv_init_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    }
    s = call_enter(t, CALL_MPI_Allgatherv_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a9, volume_block_of(t, a0, (int64_t)a1, a2, COUNTS_LARGE(a4), a6, a7),
                    true, SENT_NOBODY);
        awaited_made(a9, AWAIT_ALL, a7, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_block_of(t, a0, (int64_t)a1, a2, COUNTS_LARGE(a4), a6, a7)});
    return result;
}

EXPORT int MPI_Allgatherv_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_mpi(CALL_MPI_Allgatherv_init_c);

    return body_MPI_Allgatherv_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Allgatherv_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_pmpi(CALL_MPI_Allgatherv_init_c);

    return body_MPI_Allgatherv_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Alltoall(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Alltoall);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    awaits(t, a6, 0);
    s = call_enter(t, CALL_MPI_Alltoall, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_blocks(t, a0, (int)a1, a2, (int)a4, a5, a6));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a6,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Alltoall(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Alltoall);

    return body_MPI_Alltoall(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Alltoall(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Alltoall);

    return body_MPI_Alltoall(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Alltoall_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Alltoall_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    awaits(t, a6, 0);
    s = call_enter(t, CALL_MPI_Alltoall_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_blocks(t, a0, (int64_t)a1, a2, (int64_t)a4, a5, a6));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a6,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Alltoall_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Alltoall_c);

    return body_MPI_Alltoall_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Alltoall_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Alltoall_c);

    return body_MPI_Alltoall_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Ialltoall(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ialltoall);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    s = call_enter(t, CALL_MPI_Ialltoall, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_blocks(t, a0, (int)a1, a2, (int)a4, a5, a6));
        awaited_started(a7, AWAIT_ALL, a6, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a6,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Ialltoall(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Ialltoall);

    return body_MPI_Ialltoall(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Ialltoall(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Ialltoall);

    return body_MPI_Ialltoall(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Ialltoall_c(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ialltoall_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    s = call_enter(t, CALL_MPI_Ialltoall_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_blocks(t, a0, (int64_t)a1, a2, (int64_t)a4, a5, a6));
        awaited_started(a7, AWAIT_ALL, a6, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a6,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Ialltoall_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Ialltoall_c);

    return body_MPI_Ialltoall_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Ialltoall_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Ialltoall_c);

    return body_MPI_Ialltoall_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Alltoall_init(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Alltoall_init);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Alltoall_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a8, volume_blocks(t, a0, (int)a1, a2, (int)a4, a5, a6), true,
                    SENT_NOBODY);
        awaited_made(a8, AWAIT_ALL, a6, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_blocks(t, a0, (int)a1, a2, (int)a4, a5, a6)});
    return result;
}

EXPORT int MPI_Alltoall_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Alltoall_init);

    return body_MPI_Alltoall_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Alltoall_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Alltoall_init);

    return body_MPI_Alltoall_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Alltoall_init_c(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Alltoall_init_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Alltoall_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a8, volume_blocks(t, a0, (int64_t)a1, a2, (int64_t)a4, a5, a6), true,
                    SENT_NOBODY);
        awaited_made(a8, AWAIT_ALL, a6, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_blocks(t, a0, (int64_t)a1, a2, (int64_t)a4, a5, a6)});
    return result;
}

EXPORT int MPI_Alltoall_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Alltoall_init_c);

    return body_MPI_Alltoall_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Alltoall_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Alltoall_init_c);

    return body_MPI_Alltoall_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Alltoallv(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Alltoallv);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    awaits(t, a8, 0);
    s = call_enter(t, CALL_MPI_Alltoallv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_counts(t, a0, COUNTS(a1), a3, COUNTS(a5), a7, a8, true));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a8,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Alltoallv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Alltoallv);

    return body_MPI_Alltoallv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Alltoallv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Alltoallv);

    return body_MPI_Alltoallv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Alltoallv_c(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Alltoallv_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    awaits(t, a8, 0);
    s = call_enter(t, CALL_MPI_Alltoallv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_counts(t, a0, COUNTS_LARGE(a1), a3, COUNTS_LARGE(a5), a7, a8, true));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a8,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Alltoallv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Alltoallv_c);

    return body_MPI_Alltoallv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Alltoallv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Alltoallv_c);

    return body_MPI_Alltoallv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Ialltoallv(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ialltoallv);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    }
    s = call_enter(t, CALL_MPI_Ialltoallv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_counts(t, a0, COUNTS(a1), a3, COUNTS(a5), a7, a8, true));
        awaited_started(a9, AWAIT_ALL, a8, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a8,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Ialltoallv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_mpi(CALL_MPI_Ialltoallv);

    return body_MPI_Ialltoallv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Ialltoallv(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_pmpi(CALL_MPI_Ialltoallv);

    return body_MPI_Ialltoallv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Ialltoallv_c(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ialltoallv_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    }
    s = call_enter(t, CALL_MPI_Ialltoallv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_counts(t, a0, COUNTS_LARGE(a1), a3, COUNTS_LARGE(a5), a7, a8, true));
        awaited_started(a9, AWAIT_ALL, a8, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a8,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Ialltoallv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_mpi(CALL_MPI_Ialltoallv_c);

    return body_MPI_Ialltoallv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Ialltoallv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_pmpi(CALL_MPI_Ialltoallv_c);

    return body_MPI_Ialltoallv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Alltoallv_init(mpi_function_11 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Alltoallv_init);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    }
    s = call_enter(t, CALL_MPI_Alltoallv_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a10, volume_counts(t, a0, COUNTS(a1), a3, COUNTS(a5), a7, a8, false),
                    true, SENT_NOBODY);
        awaited_made(a10, AWAIT_ALL, a8, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_counts(t, a0, COUNTS(a1), a3, COUNTS(a5), a7, a8, false)});
    return result;
}

EXPORT int MPI_Alltoallv_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    mpi_function_11 *real = (mpi_function_11 *)next_mpi(CALL_MPI_Alltoallv_init);

    return body_MPI_Alltoallv_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9,
        a10);
}

EXPORT int PMPI_Alltoallv_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    mpi_function_11 *real = (mpi_function_11 *)next_pmpi(CALL_MPI_Alltoallv_init);

    return body_MPI_Alltoallv_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9,
        a10);
}

HOT int body_MPI_Alltoallv_init_c(mpi_function_11 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Alltoallv_init_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    }
    s = call_enter(t, CALL_MPI_Alltoallv_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a10, volume_counts(t, a0, COUNTS_LARGE(a1), a3, COUNTS_LARGE(a5), a7,
                    a8, false), true, SENT_NOBODY);
        awaited_made(a10, AWAIT_ALL, a8, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_counts(t, a0, COUNTS_LARGE(a1), a3, COUNTS_LARGE(a5), a7, a8, false)});
    return result;
}

EXPORT int MPI_Alltoallv_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    mpi_function_11 *real = (mpi_function_11 *)next_mpi(CALL_MPI_Alltoallv_init_c);

    return body_MPI_Alltoallv_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9,
        a10);
}

EXPORT int PMPI_Alltoallv_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    mpi_function_11 *real = (mpi_function_11 *)next_pmpi(CALL_MPI_Alltoallv_init_c);

    return body_MPI_Alltoallv_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9,
        a10);
}

HOT int body_MPI_Alltoallw(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Alltoallw);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    awaits(t, a8, 0);
    s = call_enter(t, CALL_MPI_Alltoallw, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_counts_types(t, a0, COUNTS(a1), (const void *)a3, COUNTS(a5),
                    (const void *)a7, a8, true));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a8,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Alltoallw(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Alltoallw);

    return body_MPI_Alltoallw(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Alltoallw(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Alltoallw);

    return body_MPI_Alltoallw(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Alltoallw_c(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Alltoallw_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    awaits(t, a8, 0);
    s = call_enter(t, CALL_MPI_Alltoallw_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_counts_types(t, a0, COUNTS_LARGE(a1), (const void *)a3,
                    COUNTS_LARGE(a5), (const void *)a7, a8, true));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a8,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Alltoallw_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Alltoallw_c);

    return body_MPI_Alltoallw_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Alltoallw_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Alltoallw_c);

    return body_MPI_Alltoallw_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Ialltoallw(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ialltoallw);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    }
    s = call_enter(t, CALL_MPI_Ialltoallw, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_counts_types(t, a0, COUNTS(a1), (const void *)a3, COUNTS(a5),
                    (const void *)a7, a8, true));
        awaited_started(a9, AWAIT_ALL, a8, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a8,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Ialltoallw(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_mpi(CALL_MPI_Ialltoallw);

    return body_MPI_Ialltoallw(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Ialltoallw(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_pmpi(CALL_MPI_Ialltoallw);

    return body_MPI_Ialltoallw(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Ialltoallw_c(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ialltoallw_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    }
    s = call_enter(t, CALL_MPI_Ialltoallw_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_counts_types(t, a0, COUNTS_LARGE(a1), (const void *)a3,
                    COUNTS_LARGE(a5), (const void *)a7, a8, true));
        awaited_started(a9, AWAIT_ALL, a8, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a8,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Ialltoallw_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_mpi(CALL_MPI_Ialltoallw_c);

    return body_MPI_Ialltoallw_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Ialltoallw_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_pmpi(CALL_MPI_Ialltoallw_c);

    return body_MPI_Ialltoallw_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Alltoallw_init(mpi_function_11 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Alltoallw_init);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    }
    s = call_enter(t, CALL_MPI_Alltoallw_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a10, volume_counts_types(t, a0, COUNTS(a1), (const void *)a3,
                    COUNTS(a5), (const void *)a7, a8, false), true, SENT_NOBODY);
        awaited_made(a10, AWAIT_ALL, a8, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_counts_types(t, a0, COUNTS(a1), (const void *)a3, COUNTS(a5),
            (const void *)a7, a8, false)});
    return result;
}

EXPORT int MPI_Alltoallw_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    mpi_function_11 *real = (mpi_function_11 *)next_mpi(CALL_MPI_Alltoallw_init);

    return body_MPI_Alltoallw_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9,
        a10);
}

EXPORT int PMPI_Alltoallw_init(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    mpi_function_11 *real = (mpi_function_11 *)next_pmpi(CALL_MPI_Alltoallw_init);

    return body_MPI_Alltoallw_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9,
        a10);
}

HOT int body_MPI_Alltoallw_init_c(mpi_function_11 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Alltoallw_init_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    }
    s = call_enter(t, CALL_MPI_Alltoallw_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a10, volume_counts_types(t, a0, COUNTS_LARGE(a1), (const void *)a3,
                    COUNTS_LARGE(a5), (const void *)a7, a8, false), true, SENT_NOBODY);
        awaited_made(a10, AWAIT_ALL, a8, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_counts_types(t, a0, COUNTS_LARGE(a1), (const void *)a3,
            COUNTS_LARGE(a5), (const void *)a7, a8, false)});
    return result;
}

EXPORT int MPI_Alltoallw_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    mpi_function_11 *real = (mpi_function_11 *)next_mpi(CALL_MPI_Alltoallw_init_c);

    return body_MPI_Alltoallw_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9,
        a10);
}

EXPORT int PMPI_Alltoallw_init_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    mpi_function_11 *real = (mpi_function_11 *)next_pmpi(CALL_MPI_Alltoallw_init_c);

    return body_MPI_Alltoallw_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9,
        a10);
}

HOT int body_MPI_Neighbor_allgather(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Neighbor_allgather);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    awaits(t, a6, 0);
    s = call_enter(t, CALL_MPI_Neighbor_allgather, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_neighbor_block(t, (int)a1, a2, a6, true));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a6,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Neighbor_allgather(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Neighbor_allgather);

    return body_MPI_Neighbor_allgather(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Neighbor_allgather(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Neighbor_allgather);

    return body_MPI_Neighbor_allgather(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Neighbor_allgather_c(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Neighbor_allgather_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    awaits(t, a6, 0);
    s = call_enter(t, CALL_MPI_Neighbor_allgather_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_neighbor_block(t, (int64_t)a1, a2, a6, true));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a6,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Neighbor_allgather_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Neighbor_allgather_c);

    return body_MPI_Neighbor_allgather_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Neighbor_allgather_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Neighbor_allgather_c);

    return body_MPI_Neighbor_allgather_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Ineighbor_allgather(mpi_function_8 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ineighbor_allgather);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    s = call_enter(t, CALL_MPI_Ineighbor_allgather, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_neighbor_block(t, (int)a1, a2, a6, true));
        awaited_started(a7, AWAIT_NEIGHBORS, a6, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a6,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Ineighbor_allgather(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Ineighbor_allgather);

    return body_MPI_Ineighbor_allgather(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Ineighbor_allgather(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Ineighbor_allgather);

    return body_MPI_Ineighbor_allgather(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Ineighbor_allgather_c(mpi_function_8 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ineighbor_allgather_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    s = call_enter(t, CALL_MPI_Ineighbor_allgather_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_neighbor_block(t, (int64_t)a1, a2, a6, true));
        awaited_started(a7, AWAIT_NEIGHBORS, a6, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a6,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Ineighbor_allgather_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Ineighbor_allgather_c);

    return body_MPI_Ineighbor_allgather_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Ineighbor_allgather_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Ineighbor_allgather_c);

    return body_MPI_Ineighbor_allgather_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Neighbor_allgather_init(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Neighbor_allgather_init);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Neighbor_allgather_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a8, volume_neighbor_block(t, (int)a1, a2, a6, false), true, SENT_NOBODY);
        awaited_made(a8, AWAIT_NEIGHBORS, a6, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_neighbor_block(t, (int)a1, a2, a6, false)});
    return result;
}

EXPORT int MPI_Neighbor_allgather_init(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Neighbor_allgather_init);

    return body_MPI_Neighbor_allgather_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7,
        a8);
}

EXPORT int PMPI_Neighbor_allgather_init(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Neighbor_allgather_init);

    return body_MPI_Neighbor_allgather_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7,
        a8);
}

HOT int body_MPI_Neighbor_allgather_init_c(mpi_function_9 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Neighbor_allgather_init_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Neighbor_allgather_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a8, volume_neighbor_block(t, (int64_t)a1, a2, a6, false), true,
                    SENT_NOBODY);
        awaited_made(a8, AWAIT_NEIGHBORS, a6, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_neighbor_block(t, (int64_t)a1, a2, a6, false)});
    return result;
}

EXPORT int MPI_Neighbor_allgather_init_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Neighbor_allgather_init_c);

    return body_MPI_Neighbor_allgather_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7,
        a8);
}

EXPORT int PMPI_Neighbor_allgather_init_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Neighbor_allgather_init_c);

    return body_MPI_Neighbor_allgather_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7,
        a8);
}

HOT int body_MPI_Neighbor_allgatherv(mpi_function_8 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Neighbor_allgatherv);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    awaits(t, a7, 0);
    s = call_enter(t, CALL_MPI_Neighbor_allgatherv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_neighbor_block(t, (int)a1, a2, a7, true));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a7,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Neighbor_allgatherv(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Neighbor_allgatherv);

    return body_MPI_Neighbor_allgatherv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Neighbor_allgatherv(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Neighbor_allgatherv);

    return body_MPI_Neighbor_allgatherv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Neighbor_allgatherv_c(mpi_function_8 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Neighbor_allgatherv_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    awaits(t, a7, 0);
    s = call_enter(t, CALL_MPI_Neighbor_allgatherv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_neighbor_block(t, (int64_t)a1, a2, a7, true));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a7,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Neighbor_allgatherv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Neighbor_allgatherv_c);

    return body_MPI_Neighbor_allgatherv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Neighbor_allgatherv_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Neighbor_allgatherv_c);

    return body_MPI_Neighbor_allgatherv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Ineighbor_allgatherv(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ineighbor_allgatherv);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Ineighbor_allgatherv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_neighbor_block(t, (int)a1, a2, a7, true));
        awaited_started(a8, AWAIT_NEIGHBORS, a7, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a7,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Ineighbor_allgatherv(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Ineighbor_allgatherv);

    return body_MPI_Ineighbor_allgatherv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Ineighbor_allgatherv(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Ineighbor_allgatherv);

    return body_MPI_Ineighbor_allgatherv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Ineighbor_allgatherv_c(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ineighbor_allgatherv_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Ineighbor_allgatherv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_neighbor_block(t, (int64_t)a1, a2, a7, true));
        awaited_started(a8, AWAIT_NEIGHBORS, a7, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a7,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Ineighbor_allgatherv_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Ineighbor_allgatherv_c);

    return body_MPI_Ineighbor_allgatherv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7,
        a8);
}

EXPORT int PMPI_Ineighbor_allgatherv_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Ineighbor_allgatherv_c);

    return body_MPI_Ineighbor_allgatherv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7,
        a8);
}

HOT int body_MPI_Neighbor_allgatherv_init(mpi_function_10 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Neighbor_allgatherv_init);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    }
    s = call_enter(t, CALL_MPI_Neighbor_allgatherv_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a9, volume_neighbor_block(t, (int)a1, a2, a7, false), true, SENT_NOBODY);
        awaited_made(a9, AWAIT_NEIGHBORS, a7, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_neighbor_block(t, (int)a1, a2, a7, false)});
    return result;
}

EXPORT int MPI_Neighbor_allgatherv_init(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_mpi(CALL_MPI_Neighbor_allgatherv_init);

    return body_MPI_Neighbor_allgatherv_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7,
        a8, a9);
}

EXPORT int PMPI_Neighbor_allgatherv_init(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_pmpi(CALL_MPI_Neighbor_allgatherv_init);

    return body_MPI_Neighbor_allgatherv_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7,
        a8, a9);
}

HOT int body_MPI_Neighbor_allgatherv_init_c(mpi_function_10 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Neighbor_allgatherv_init_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    }
    s = call_enter(t, CALL_MPI_Neighbor_allgatherv_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a9, volume_neighbor_block(t, (int64_t)a1, a2, a7, false), true,
                    SENT_NOBODY);
        awaited_made(a9, AWAIT_NEIGHBORS, a7, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_neighbor_block(t, (int64_t)a1, a2, a7, false)});
    return result;
}

EXPORT int MPI_Neighbor_allgatherv_init_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_mpi(CALL_MPI_Neighbor_allgatherv_init_c);

    return body_MPI_Neighbor_allgatherv_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6,
        a7, a8, a9);
}

EXPORT int PMPI_Neighbor_allgatherv_init_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_pmpi(CALL_MPI_Neighbor_allgatherv_init_c);

    return body_MPI_Neighbor_allgatherv_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6,
        a7, a8, a9);
}

HOT int body_MPI_Neighbor_alltoall(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Neighbor_alltoall);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    awaits(t, a6, 0);
    s = call_enter(t, CALL_MPI_Neighbor_alltoall, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_neighbor_blocks(t, (int)a1, a2, a6, true));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a6,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Neighbor_alltoall(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Neighbor_alltoall);

    return body_MPI_Neighbor_alltoall(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Neighbor_alltoall(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Neighbor_alltoall);

    return body_MPI_Neighbor_alltoall(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Neighbor_alltoall_c(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Neighbor_alltoall_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    awaits(t, a6, 0);
    s = call_enter(t, CALL_MPI_Neighbor_alltoall_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_neighbor_blocks(t, (int64_t)a1, a2, a6, true));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a6,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Neighbor_alltoall_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Neighbor_alltoall_c);

    return body_MPI_Neighbor_alltoall_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Neighbor_alltoall_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Neighbor_alltoall_c);

    return body_MPI_Neighbor_alltoall_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Ineighbor_alltoall(mpi_function_8 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ineighbor_alltoall);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    s = call_enter(t, CALL_MPI_Ineighbor_alltoall, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_neighbor_blocks(t, (int)a1, a2, a6, true));
        awaited_started(a7, AWAIT_NEIGHBORS, a6, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a6,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Ineighbor_alltoall(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Ineighbor_alltoall);

    return body_MPI_Ineighbor_alltoall(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Ineighbor_alltoall(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Ineighbor_alltoall);

    return body_MPI_Ineighbor_alltoall(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Ineighbor_alltoall_c(mpi_function_8 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ineighbor_alltoall_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    s = call_enter(t, CALL_MPI_Ineighbor_alltoall_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_neighbor_blocks(t, (int64_t)a1, a2, a6, true));
        awaited_started(a7, AWAIT_NEIGHBORS, a6, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a6,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Ineighbor_alltoall_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Ineighbor_alltoall_c);

    return body_MPI_Ineighbor_alltoall_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Ineighbor_alltoall_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Ineighbor_alltoall_c);

    return body_MPI_Ineighbor_alltoall_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Neighbor_alltoall_init(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Neighbor_alltoall_init);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Neighbor_alltoall_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a8, volume_neighbor_blocks(t, (int)a1, a2, a6, false), true,
                    SENT_NOBODY);
        awaited_made(a8, AWAIT_NEIGHBORS, a6, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_neighbor_blocks(t, (int)a1, a2, a6, false)});
    return result;
}

EXPORT int MPI_Neighbor_alltoall_init(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Neighbor_alltoall_init);

    return body_MPI_Neighbor_alltoall_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7,
        a8);
}

EXPORT int PMPI_Neighbor_alltoall_init(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Neighbor_alltoall_init);

    return body_MPI_Neighbor_alltoall_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7,
        a8);
}

HOT int body_MPI_Neighbor_alltoall_init_c(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Neighbor_alltoall_init_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Neighbor_alltoall_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a8, volume_neighbor_blocks(t, (int64_t)a1, a2, a6, false), true,
                    SENT_NOBODY);
        awaited_made(a8, AWAIT_NEIGHBORS, a6, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_neighbor_blocks(t, (int64_t)a1, a2, a6, false)});
    return result;
}

EXPORT int MPI_Neighbor_alltoall_init_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Neighbor_alltoall_init_c);

    return body_MPI_Neighbor_alltoall_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7,
        a8);
}

EXPORT int PMPI_Neighbor_alltoall_init_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Neighbor_alltoall_init_c);

    return body_MPI_Neighbor_alltoall_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7,
        a8);
}

HOT int body_MPI_Neighbor_alltoallv(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Neighbor_alltoallv);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    awaits(t, a8, 0);
    s = call_enter(t, CALL_MPI_Neighbor_alltoallv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_neighbor_counts(t, COUNTS(a1), a3, a8, true));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a8,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Neighbor_alltoallv(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Neighbor_alltoallv);

    return body_MPI_Neighbor_alltoallv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Neighbor_alltoallv(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Neighbor_alltoallv);

    return body_MPI_Neighbor_alltoallv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Neighbor_alltoallv_c(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Neighbor_alltoallv_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    awaits(t, a8, 0);
    s = call_enter(t, CALL_MPI_Neighbor_alltoallv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_neighbor_counts(t, COUNTS_LARGE(a1), a3, a8, true));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a8,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Neighbor_alltoallv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Neighbor_alltoallv_c);

    return body_MPI_Neighbor_alltoallv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Neighbor_alltoallv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Neighbor_alltoallv_c);

    return body_MPI_Neighbor_alltoallv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Ineighbor_alltoallv(mpi_function_10 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ineighbor_alltoallv);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    }
    s = call_enter(t, CALL_MPI_Ineighbor_alltoallv, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_neighbor_counts(t, COUNTS(a1), a3, a8, true));
        awaited_started(a9, AWAIT_NEIGHBORS, a8, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a8,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Ineighbor_alltoallv(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_mpi(CALL_MPI_Ineighbor_alltoallv);

    return body_MPI_Ineighbor_alltoallv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8,
        a9);
}

EXPORT int PMPI_Ineighbor_alltoallv(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_pmpi(CALL_MPI_Ineighbor_alltoallv);

    return body_MPI_Ineighbor_alltoallv(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8,
        a9);
}

HOT int body_MPI_Ineighbor_alltoallv_c(mpi_function_10 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ineighbor_alltoallv_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    }
    s = call_enter(t, CALL_MPI_Ineighbor_alltoallv_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_neighbor_counts(t, COUNTS_LARGE(a1), a3, a8, true));
        awaited_started(a9, AWAIT_NEIGHBORS, a8, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a8,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Ineighbor_alltoallv_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_mpi(CALL_MPI_Ineighbor_alltoallv_c);

    return body_MPI_Ineighbor_alltoallv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8,
        a9);
}

EXPORT int PMPI_Ineighbor_alltoallv_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_pmpi(CALL_MPI_Ineighbor_alltoallv_c);

    return body_MPI_Ineighbor_alltoallv_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8,
        a9);
}

HOT int body_MPI_Neighbor_alltoallv_init(mpi_function_11 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Neighbor_alltoallv_init);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    }
    s = call_enter(t, CALL_MPI_Neighbor_alltoallv_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a10, volume_neighbor_counts(t, COUNTS(a1), a3, a8, false), true,
                    SENT_NOBODY);
        awaited_made(a10, AWAIT_NEIGHBORS, a8, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_neighbor_counts(t, COUNTS(a1), a3, a8, false)});
    return result;
}

EXPORT int MPI_Neighbor_alltoallv_init(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9, word a10)
{
    mpi_function_11 *real = (mpi_function_11 *)next_mpi(CALL_MPI_Neighbor_alltoallv_init);

    return body_MPI_Neighbor_alltoallv_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7,
        a8, a9, a10);
}

EXPORT int PMPI_Neighbor_alltoallv_init(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9, word a10)
{
    mpi_function_11 *real = (mpi_function_11 *)next_pmpi(CALL_MPI_Neighbor_alltoallv_init);

    return body_MPI_Neighbor_alltoallv_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7,
        a8, a9, a10);
}

HOT int body_MPI_Neighbor_alltoallv_init_c(mpi_function_11 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Neighbor_alltoallv_init_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    }
    s = call_enter(t, CALL_MPI_Neighbor_alltoallv_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a10, volume_neighbor_counts(t, COUNTS_LARGE(a1), a3, a8, false), true,
                    SENT_NOBODY);
        awaited_made(a10, AWAIT_NEIGHBORS, a8, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_neighbor_counts(t, COUNTS_LARGE(a1), a3, a8, false)});
    return result;
}

EXPORT int MPI_Neighbor_alltoallv_init_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9, word a10)
{
    mpi_function_11 *real = (mpi_function_11 *)next_mpi(CALL_MPI_Neighbor_alltoallv_init_c);

    return body_MPI_Neighbor_alltoallv_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7,
        a8, a9, a10);
}

EXPORT int PMPI_Neighbor_alltoallv_init_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9, word a10)
{
    mpi_function_11 *real = (mpi_function_11 *)next_pmpi(CALL_MPI_Neighbor_alltoallv_init_c);

    return body_MPI_Neighbor_alltoallv_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7,
        a8, a9, a10);
}

HOT int body_MPI_Neighbor_alltoallw(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Neighbor_alltoallw);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    awaits(t, a8, 0);
    s = call_enter(t, CALL_MPI_Neighbor_alltoallw, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_neighbor_counts_types(t, COUNTS(a1), (const void *)a3, a8, true));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a8,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Neighbor_alltoallw(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Neighbor_alltoallw);

    return body_MPI_Neighbor_alltoallw(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Neighbor_alltoallw(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Neighbor_alltoallw);

    return body_MPI_Neighbor_alltoallw(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Neighbor_alltoallw_c(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Neighbor_alltoallw_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    awaits(t, a8, 0);
    s = call_enter(t, CALL_MPI_Neighbor_alltoallw_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        site_volume(s, volume_neighbor_counts_types(t, COUNTS_LARGE(a1), (const void *)a3, a8,
                    true));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a8,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Neighbor_alltoallw_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Neighbor_alltoallw_c);

    return body_MPI_Neighbor_alltoallw_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Neighbor_alltoallw_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Neighbor_alltoallw_c);

    return body_MPI_Neighbor_alltoallw_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Ineighbor_alltoallw(mpi_function_10 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ineighbor_alltoallw);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    }
    s = call_enter(t, CALL_MPI_Ineighbor_alltoallw, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_neighbor_counts_types(t, COUNTS(a1), (const void *)a3, a8, true));
        awaited_started(a9, AWAIT_NEIGHBORS, a8, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a8,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Ineighbor_alltoallw(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_mpi(CALL_MPI_Ineighbor_alltoallw);

    return body_MPI_Ineighbor_alltoallw(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8,
        a9);
}

EXPORT int PMPI_Ineighbor_alltoallw(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_pmpi(CALL_MPI_Ineighbor_alltoallw);

    return body_MPI_Ineighbor_alltoallw(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8,
        a9);
}

HOT int body_MPI_Ineighbor_alltoallw_c(mpi_function_10 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Ineighbor_alltoallw_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    }
    s = call_enter(t, CALL_MPI_Ineighbor_alltoallw_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        site_volume(s, volume_neighbor_counts_types(t, COUNTS_LARGE(a1), (const void *)a3, a8,
                    true));
        awaited_started(a9, AWAIT_NEIGHBORS, a8, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_COLLECTIVE, .comm = a8,
            .peer = -1, .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Ineighbor_alltoallw_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_mpi(CALL_MPI_Ineighbor_alltoallw_c);

    return body_MPI_Ineighbor_alltoallw_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8,
        a9);
}

EXPORT int PMPI_Ineighbor_alltoallw_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_pmpi(CALL_MPI_Ineighbor_alltoallw_c);

    return body_MPI_Ineighbor_alltoallw_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8,
        a9);
}

HOT int body_MPI_Neighbor_alltoallw_init(mpi_function_11 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Neighbor_alltoallw_init);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    }
    s = call_enter(t, CALL_MPI_Neighbor_alltoallw_init, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a10, volume_neighbor_counts_types(t, COUNTS(a1), (const void *)a3, a8,
                    false), true, SENT_NOBODY);
        awaited_made(a10, AWAIT_NEIGHBORS, a8, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_neighbor_counts_types(t, COUNTS(a1), (const void *)a3, a8, false)});
    return result;
}

EXPORT int MPI_Neighbor_alltoallw_init(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9, word a10)
{
    mpi_function_11 *real = (mpi_function_11 *)next_mpi(CALL_MPI_Neighbor_alltoallw_init);

    return body_MPI_Neighbor_alltoallw_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7,
        a8, a9, a10);
}

EXPORT int PMPI_Neighbor_alltoallw_init(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9, word a10)
{
    mpi_function_11 *real = (mpi_function_11 *)next_pmpi(CALL_MPI_Neighbor_alltoallw_init);

    return body_MPI_Neighbor_alltoallw_init(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7,
        a8, a9, a10);
}

HOT int body_MPI_Neighbor_alltoallw_init_c(mpi_function_11 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Neighbor_alltoallw_init_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    }
    s = call_enter(t, CALL_MPI_Neighbor_alltoallw_init_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    call_leave(t, s, start, result != 0);
    if (result == 0) {
        persistent_made(s, a10, volume_neighbor_counts_types(t, COUNTS_LARGE(a1), (const void *)a3,
                    a8, false), true, SENT_NOBODY);
        awaited_made(a10, AWAIT_NEIGHBORS, a8, 0);
    }
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = volume_neighbor_counts_types(t, COUNTS_LARGE(a1), (const void *)a3, a8,
            false)});
    return result;
}

EXPORT int MPI_Neighbor_alltoallw_init_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9, word a10)
{
    mpi_function_11 *real = (mpi_function_11 *)next_mpi(CALL_MPI_Neighbor_alltoallw_init_c);

    return body_MPI_Neighbor_alltoallw_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7,
        a8, a9, a10);
}

EXPORT int PMPI_Neighbor_alltoallw_init_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9, word a10)
{
    mpi_function_11 *real = (mpi_function_11 *)next_pmpi(CALL_MPI_Neighbor_alltoallw_init_c);

    return body_MPI_Neighbor_alltoallw_init_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7,
        a8, a9, a10);
}

HOT int body_MPI_Accumulate(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Accumulate);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Accumulate, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Accumulate(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Accumulate);

    return body_MPI_Accumulate(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Accumulate(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Accumulate);

    return body_MPI_Accumulate(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Accumulate_c(mpi_function_9 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Accumulate_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Accumulate_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Accumulate_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Accumulate_c);

    return body_MPI_Accumulate_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Accumulate_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Accumulate_c);

    return body_MPI_Accumulate_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Put(mpi_function_8 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Put);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    s = call_enter(t, CALL_MPI_Put, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Put(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Put);

    return body_MPI_Put(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Put(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Put);

    return body_MPI_Put(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Put_c(mpi_function_8 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Put_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    s = call_enter(t, CALL_MPI_Put_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Put_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Put_c);

    return body_MPI_Put_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Put_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Put_c);

    return body_MPI_Put_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Raccumulate(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Raccumulate);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    }
    s = call_enter(t, CALL_MPI_Raccumulate, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Raccumulate(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_mpi(CALL_MPI_Raccumulate);

    return body_MPI_Raccumulate(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Raccumulate(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_pmpi(CALL_MPI_Raccumulate);

    return body_MPI_Raccumulate(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Raccumulate_c(mpi_function_10 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Raccumulate_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    }
    s = call_enter(t, CALL_MPI_Raccumulate_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Raccumulate_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_mpi(CALL_MPI_Raccumulate_c);

    return body_MPI_Raccumulate_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

EXPORT int PMPI_Raccumulate_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_pmpi(CALL_MPI_Raccumulate_c);

    return body_MPI_Raccumulate_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

HOT int body_MPI_Rput(mpi_function_9 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Rput);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Rput, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Rput(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Rput);

    return body_MPI_Rput(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Rput(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Rput);

    return body_MPI_Rput(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Rput_c(mpi_function_9 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Rput_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Rput_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Rput_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Rput_c);

    return body_MPI_Rput_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Rput_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Rput_c);

    return body_MPI_Rput_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Get(mpi_function_8 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Get);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    s = call_enter(t, CALL_MPI_Get, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Get(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Get);

    return body_MPI_Get(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Get(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Get);

    return body_MPI_Get(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Get_c(mpi_function_8 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Get_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    s = call_enter(t, CALL_MPI_Get_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Get_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Get_c);

    return body_MPI_Get_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Get_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Get_c);

    return body_MPI_Get_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Rget(mpi_function_9 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Rget);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Rget, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a1, a2, (int)a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Rget(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Rget);

    return body_MPI_Rget(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Rget(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Rget);

    return body_MPI_Rget(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Rget_c(mpi_function_9 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Rget_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Rget_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a1, a2, (int)a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Rget_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Rget_c);

    return body_MPI_Rget_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Rget_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Rget_c);

    return body_MPI_Rget_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Get_accumulate(mpi_function_12 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10, word a11)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Get_accumulate);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    }
    s = call_enter(t, CALL_MPI_Get_accumulate, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a4, a5, (int)a6));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Get_accumulate(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10, word a11)
{
    mpi_function_12 *real = (mpi_function_12 *)next_mpi(CALL_MPI_Get_accumulate);

    return body_MPI_Get_accumulate(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9,
        a10, a11);
}

EXPORT int PMPI_Get_accumulate(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10, word a11)
{
    mpi_function_12 *real = (mpi_function_12 *)next_pmpi(CALL_MPI_Get_accumulate);

    return body_MPI_Get_accumulate(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9,
        a10, a11);
}

HOT int body_MPI_Get_accumulate_c(mpi_function_12 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10, word a11)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Get_accumulate_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    }
    s = call_enter(t, CALL_MPI_Get_accumulate_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a4, a5, (int)a6));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Get_accumulate_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10, word a11)
{
    mpi_function_12 *real = (mpi_function_12 *)next_mpi(CALL_MPI_Get_accumulate_c);

    return body_MPI_Get_accumulate_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9,
        a10, a11);
}

EXPORT int PMPI_Get_accumulate_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10, word a11)
{
    mpi_function_12 *real = (mpi_function_12 *)next_pmpi(CALL_MPI_Get_accumulate_c);

    return body_MPI_Get_accumulate_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9,
        a10, a11);
}

HOT int body_MPI_Rget_accumulate(mpi_function_13 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10, word a11,
    word a12)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Rget_accumulate);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
    }
    s = call_enter(t, CALL_MPI_Rget_accumulate, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int)a4, a5, (int)a6));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Rget_accumulate(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10, word a11, word a12)
{
    mpi_function_13 *real = (mpi_function_13 *)next_mpi(CALL_MPI_Rget_accumulate);

    return body_MPI_Rget_accumulate(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9,
        a10, a11, a12);
}

EXPORT int PMPI_Rget_accumulate(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10, word a11, word a12)
{
    mpi_function_13 *real = (mpi_function_13 *)next_pmpi(CALL_MPI_Rget_accumulate);

    return body_MPI_Rget_accumulate(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9,
        a10, a11, a12);
}

HOT int body_MPI_Rget_accumulate_c(mpi_function_13 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9, word a10, word a11,
    word a12)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Rget_accumulate_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
    }
    s = call_enter(t, CALL_MPI_Rget_accumulate_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_to_peer(t, (int64_t)a4, a5, (int)a6));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Rget_accumulate_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10, word a11, word a12)
{
    mpi_function_13 *real = (mpi_function_13 *)next_mpi(CALL_MPI_Rget_accumulate_c);

    return body_MPI_Rget_accumulate_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9,
        a10, a11, a12);
}

EXPORT int PMPI_Rget_accumulate_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10, word a11, word a12)
{
    mpi_function_13 *real = (mpi_function_13 *)next_pmpi(CALL_MPI_Rget_accumulate_c);

    return body_MPI_Rget_accumulate_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9,
        a10, a11, a12);
}

HOT int body_MPI_Compare_and_swap(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Compare_and_swap);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Compare_and_swap, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_one(t, a3, (int)a4));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Compare_and_swap(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Compare_and_swap);

    return body_MPI_Compare_and_swap(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Compare_and_swap(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Compare_and_swap);

    return body_MPI_Compare_and_swap(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Fetch_and_op(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Fetch_and_op);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Fetch_and_op, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (result == 0)
        site_volume(s, volume_one(t, a2, (int)a3));
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL,
            .bytes = result == 0 ? s->run_bytes : 0});
    return result;
}

EXPORT int MPI_Fetch_and_op(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Fetch_and_op);

    return body_MPI_Fetch_and_op(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Fetch_and_op(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Fetch_and_op);

    return body_MPI_Fetch_and_op(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Win_fence(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_fence);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    awaits(t, a1 & mpi_abi.handle_mask, 0);
    s = call_enter(t, CALL_MPI_Win_fence, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_fence(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Win_fence);

    return body_MPI_Win_fence(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Win_fence(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Win_fence);

    return body_MPI_Win_fence(real, RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_Win_complete(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_complete);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    awaits(t, a0 & mpi_abi.handle_mask, 0);
    s = call_enter(t, CALL_MPI_Win_complete, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_complete(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Win_complete);

    return body_MPI_Win_complete(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Win_complete(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Win_complete);

    return body_MPI_Win_complete(real, RETURN_ADDRESS, a0);
}

HOT int body_MPI_Win_flush(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_flush);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    awaits(t, a1 & mpi_abi.handle_mask, (uint32_t)a0);
    s = call_enter(t, CALL_MPI_Win_flush, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_flush(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Win_flush);

    return body_MPI_Win_flush(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Win_flush(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Win_flush);

    return body_MPI_Win_flush(real, RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_Win_flush_all(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_flush_all);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    awaits(t, a0 & mpi_abi.handle_mask, 0);
    s = call_enter(t, CALL_MPI_Win_flush_all, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_flush_all(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Win_flush_all);

    return body_MPI_Win_flush_all(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Win_flush_all(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Win_flush_all);

    return body_MPI_Win_flush_all(real, RETURN_ADDRESS, a0);
}

HOT int body_MPI_Win_flush_local(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_flush_local);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    awaits(t, a1 & mpi_abi.handle_mask, (uint32_t)a0);
    s = call_enter(t, CALL_MPI_Win_flush_local, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_flush_local(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Win_flush_local);

    return body_MPI_Win_flush_local(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Win_flush_local(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Win_flush_local);

    return body_MPI_Win_flush_local(real, RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_Win_flush_local_all(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_flush_local_all);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    awaits(t, a0 & mpi_abi.handle_mask, 0);
    s = call_enter(t, CALL_MPI_Win_flush_local_all, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_flush_local_all(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Win_flush_local_all);

    return body_MPI_Win_flush_local_all(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Win_flush_local_all(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Win_flush_local_all);

    return body_MPI_Win_flush_local_all(real, RETURN_ADDRESS, a0);
}

HOT int body_MPI_Win_lock(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_lock);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    awaits(t, a3 & mpi_abi.handle_mask, (uint32_t)a1);
    s = call_enter(t, CALL_MPI_Win_lock, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        awaited_locked(t, (int)a0, (uint32_t)a1, a3 & mpi_abi.handle_mask);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_lock(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Win_lock);

    return body_MPI_Win_lock(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Win_lock(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Win_lock);

    return body_MPI_Win_lock(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

HOT int body_MPI_Win_lock_all(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_lock_all);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    awaits(t, a1 & mpi_abi.handle_mask, 0);
    s = call_enter(t, CALL_MPI_Win_lock_all, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_lock_all(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Win_lock_all);

    return body_MPI_Win_lock_all(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Win_lock_all(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Win_lock_all);

    return body_MPI_Win_lock_all(real, RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_Win_post(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_post);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    awaited_group_posted(a2 & mpi_abi.handle_mask, a0);
    s = call_enter(t, CALL_MPI_Win_post, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_post(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Win_post);

    return body_MPI_Win_post(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Win_post(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Win_post);

    return body_MPI_Win_post(real, RETURN_ADDRESS, a0, a1, a2);
}

HOT int body_MPI_Win_start(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_start);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    awaits(t, a2 & mpi_abi.handle_mask, 0);
    awaited_group_started(a2 & mpi_abi.handle_mask, a0);
    s = call_enter(t, CALL_MPI_Win_start, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_start(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Win_start);

    return body_MPI_Win_start(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Win_start(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Win_start);

    return body_MPI_Win_start(real, RETURN_ADDRESS, a0, a1, a2);
}

HOT int body_MPI_Win_sync(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_sync);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Win_sync, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_sync(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Win_sync);

    return body_MPI_Win_sync(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Win_sync(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Win_sync);

    return body_MPI_Win_sync(real, RETURN_ADDRESS, a0);
}

HOT int body_MPI_Win_test(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_test);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    awaits(t, a0 & mpi_abi.handle_mask, 0);
    s = call_enter(t, CALL_MPI_Win_test, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_test(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Win_test);

    return body_MPI_Win_test(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Win_test(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Win_test);

    return body_MPI_Win_test(real, RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_Win_unlock(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_unlock);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    awaits(t, a1 & mpi_abi.handle_mask, (uint32_t)a0);
    s = call_enter(t, CALL_MPI_Win_unlock, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        awaited_unlocked(t, (uint32_t)a0, a1 & mpi_abi.handle_mask);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_unlock(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Win_unlock);

    return body_MPI_Win_unlock(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Win_unlock(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Win_unlock);

    return body_MPI_Win_unlock(real, RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_Win_unlock_all(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_unlock_all);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    awaits(t, a0 & mpi_abi.handle_mask, 0);
    s = call_enter(t, CALL_MPI_Win_unlock_all, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_unlock_all(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Win_unlock_all);

    return body_MPI_Win_unlock_all(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Win_unlock_all(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Win_unlock_all);

    return body_MPI_Win_unlock_all(real, RETURN_ADDRESS, a0);
}

HOT int body_MPI_Win_wait(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_wait);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    awaits(t, a0 & mpi_abi.handle_mask, 0);
    s = call_enter(t, CALL_MPI_Win_wait, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_wait(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Win_wait);

    return body_MPI_Win_wait(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Win_wait(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Win_wait);

    return body_MPI_Win_wait(real, RETURN_ADDRESS, a0);
}

HOT int body_MPI_Win_allocate(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_allocate);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a3, 0);
    s = call_enter(t, CALL_MPI_Win_allocate, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        awaited_object_made(awaited_handle(a5), a3);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_allocate(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Win_allocate);

    return body_MPI_Win_allocate(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Win_allocate(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Win_allocate);

    return body_MPI_Win_allocate(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Win_allocate_c(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_allocate_c);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a3, 0);
    s = call_enter(t, CALL_MPI_Win_allocate_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        awaited_object_made(awaited_handle(a5), a3);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_allocate_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Win_allocate_c);

    return body_MPI_Win_allocate_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Win_allocate_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Win_allocate_c);

    return body_MPI_Win_allocate_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Win_allocate_shared(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_allocate_shared);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a3, 0);
    s = call_enter(t, CALL_MPI_Win_allocate_shared, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        awaited_object_made(awaited_handle(a5), a3);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_allocate_shared(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Win_allocate_shared);

    return body_MPI_Win_allocate_shared(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Win_allocate_shared(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Win_allocate_shared);

    return body_MPI_Win_allocate_shared(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Win_allocate_shared_c(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_allocate_shared_c);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a3, 0);
    s = call_enter(t, CALL_MPI_Win_allocate_shared_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        awaited_object_made(awaited_handle(a5), a3);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_allocate_shared_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Win_allocate_shared_c);

    return body_MPI_Win_allocate_shared_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Win_allocate_shared_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Win_allocate_shared_c);

    return body_MPI_Win_allocate_shared_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Win_create(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_create);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a4, 0);
    s = call_enter(t, CALL_MPI_Win_create, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        awaited_object_made(awaited_handle(a5), a4);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_create(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Win_create);

    return body_MPI_Win_create(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Win_create(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Win_create);

    return body_MPI_Win_create(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Win_create_c(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_create_c);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a4, 0);
    s = call_enter(t, CALL_MPI_Win_create_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        awaited_object_made(awaited_handle(a5), a4);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_create_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Win_create_c);

    return body_MPI_Win_create_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Win_create_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Win_create_c);

    return body_MPI_Win_create_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Win_create_dynamic(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_create_dynamic);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    awaits(t, a1, 0);
    s = call_enter(t, CALL_MPI_Win_create_dynamic, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (result == 0)
        awaited_object_made(awaited_handle(a2), a1);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_create_dynamic(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Win_create_dynamic);

    return body_MPI_Win_create_dynamic(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Win_create_dynamic(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Win_create_dynamic);

    return body_MPI_Win_create_dynamic(real, RETURN_ADDRESS, a0, a1, a2);
}

HOT int body_MPI_Win_free(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_free);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    awaits(t, awaited_handle(a0), 0);
    s = call_enter(t, CALL_MPI_Win_free, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_free(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Win_free);

    return body_MPI_Win_free(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Win_free(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Win_free);

    return body_MPI_Win_free(real, RETURN_ADDRESS, a0);
}

HOT int body_MPI_Win_attach(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_attach);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Win_attach, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_attach(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Win_attach);

    return body_MPI_Win_attach(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Win_attach(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Win_attach);

    return body_MPI_Win_attach(real, RETURN_ADDRESS, a0, a1, a2);
}

HOT int body_MPI_Win_detach(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_detach);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Win_detach, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_detach(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Win_detach);

    return body_MPI_Win_detach(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Win_detach(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Win_detach);

    return body_MPI_Win_detach(real, RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_Win_shared_query(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_shared_query);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Win_shared_query, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_shared_query(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Win_shared_query);

    return body_MPI_Win_shared_query(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Win_shared_query(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Win_shared_query);

    return body_MPI_Win_shared_query(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Win_shared_query_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_shared_query_c);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Win_shared_query_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_shared_query_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Win_shared_query_c);

    return body_MPI_Win_shared_query_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Win_shared_query_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Win_shared_query_c);

    return body_MPI_Win_shared_query_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_read(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    c = layer_moving_enter(t, FILE_MPIIO, CALL_MPI_File_read, from);
    result = real(a0, a1, a2, a3, status);
    layer_moving_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0) {
        bytes = volume_transferred(t, status, (int)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_moved(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_INDEPENDENT, -1, a1,
        bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_read(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_read);

    return body_MPI_File_read(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_read(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_read);

    return body_MPI_File_read(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_read_c(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    c = layer_moving_enter(t, FILE_MPIIO, CALL_MPI_File_read_c, from);
    result = real(a0, a1, a2, a3, status);
    layer_moving_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0) {
        bytes = volume_transferred(t, status, (int64_t)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_moved(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_INDEPENDENT, -1, a1,
        bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_read_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_read_c);

    return body_MPI_File_read_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_read_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_read_c);

    return body_MPI_File_read_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_read_at(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4, a5);
    status = mpi_status_or(a5, &own);
    c = layer_moving_enter(t, FILE_MPIIO, CALL_MPI_File_read_at, from);
    result = real(a0, a1, a2, a3, a4, status);
    layer_moving_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0) {
        bytes = volume_transferred(t, status, (int)a3, a4);
        layer_volume(&c, bytes);
    }
    mpiio_moved(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_INDEPENDENT, (int64_t)a1,
        a2, bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_read_at(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_File_read_at);

    return body_MPI_File_read_at(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_read_at(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_File_read_at);

    return body_MPI_File_read_at(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_File_read_at_c(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4, a5);
    status = mpi_status_or(a5, &own);
    c = layer_moving_enter(t, FILE_MPIIO, CALL_MPI_File_read_at_c, from);
    result = real(a0, a1, a2, a3, a4, status);
    layer_moving_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0) {
        bytes = volume_transferred(t, status, (int64_t)a3, a4);
        layer_volume(&c, bytes);
    }
    mpiio_moved(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_INDEPENDENT, (int64_t)a1,
        a2, bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_read_at_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_File_read_at_c);

    return body_MPI_File_read_at_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_read_at_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_File_read_at_c);

    return body_MPI_File_read_at_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_File_read_shared(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    c = layer_moving_enter(t, FILE_MPIIO, CALL_MPI_File_read_shared, from);
    result = real(a0, a1, a2, a3, status);
    layer_moving_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0) {
        bytes = volume_transferred(t, status, (int)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_moved(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_INDEPENDENT, -1, a1,
        bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_read_shared(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_read_shared);

    return body_MPI_File_read_shared(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_read_shared(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_read_shared);

    return body_MPI_File_read_shared(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_read_shared_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    c = layer_moving_enter(t, FILE_MPIIO, CALL_MPI_File_read_shared_c, from);
    result = real(a0, a1, a2, a3, status);
    layer_moving_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0) {
        bytes = volume_transferred(t, status, (int64_t)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_moved(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_INDEPENDENT, -1, a1,
        bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_read_shared_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_read_shared_c);

    return body_MPI_File_read_shared_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_read_shared_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_read_shared_c);

    return body_MPI_File_read_shared_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_read_all(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    awaits(t, a0, 0);
    c = layer_moving_enter(t, FILE_MPIIO, CALL_MPI_File_read_all, from);
    result = real(a0, a1, a2, a3, status);
    layer_moving_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    if (result == 0) {
        bytes = volume_transferred(t, status, (int)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_moved(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_COLLECTIVE, -1, a1,
        bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_read_all(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_read_all);

    return body_MPI_File_read_all(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_read_all(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_read_all);

    return body_MPI_File_read_all(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_read_all_c(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    awaits(t, a0, 0);
    c = layer_moving_enter(t, FILE_MPIIO, CALL_MPI_File_read_all_c, from);
    result = real(a0, a1, a2, a3, status);
    layer_moving_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    if (result == 0) {
        bytes = volume_transferred(t, status, (int64_t)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_moved(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_COLLECTIVE, -1, a1,
        bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_read_all_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_read_all_c);

    return body_MPI_File_read_all_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_read_all_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_read_all_c);

    return body_MPI_File_read_all_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_read_at_all(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4, a5);
    status = mpi_status_or(a5, &own);
    awaits(t, a0, 0);
    c = layer_moving_enter(t, FILE_MPIIO, CALL_MPI_File_read_at_all, from);
    result = real(a0, a1, a2, a3, a4, status);
    layer_moving_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    if (result == 0) {
        bytes = volume_transferred(t, status, (int)a3, a4);
        layer_volume(&c, bytes);
    }
    mpiio_moved(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_COLLECTIVE, (int64_t)a1,
        a2, bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_read_at_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_File_read_at_all);

    return body_MPI_File_read_at_all(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_read_at_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_File_read_at_all);

    return body_MPI_File_read_at_all(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_File_read_at_all_c(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4, a5);
    status = mpi_status_or(a5, &own);
    awaits(t, a0, 0);
    c = layer_moving_enter(t, FILE_MPIIO, CALL_MPI_File_read_at_all_c, from);
    result = real(a0, a1, a2, a3, a4, status);
    layer_moving_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    if (result == 0) {
        bytes = volume_transferred(t, status, (int64_t)a3, a4);
        layer_volume(&c, bytes);
    }
    mpiio_moved(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_COLLECTIVE, (int64_t)a1,
        a2, bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_read_at_all_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_File_read_at_all_c);

    return body_MPI_File_read_at_all_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_read_at_all_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_File_read_at_all_c);

    return body_MPI_File_read_at_all_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_File_read_ordered(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    awaits(t, a0, 0);
    c = layer_moving_enter(t, FILE_MPIIO, CALL_MPI_File_read_ordered, from);
    result = real(a0, a1, a2, a3, status);
    layer_moving_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    if (result == 0) {
        bytes = volume_transferred(t, status, (int)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_moved(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_COLLECTIVE, -1, a1,
        bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_read_ordered(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_read_ordered);

    return body_MPI_File_read_ordered(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_read_ordered(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_read_ordered);

    return body_MPI_File_read_ordered(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_read_ordered_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    awaits(t, a0, 0);
    c = layer_moving_enter(t, FILE_MPIIO, CALL_MPI_File_read_ordered_c, from);
    result = real(a0, a1, a2, a3, status);
    layer_moving_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    if (result == 0) {
        bytes = volume_transferred(t, status, (int64_t)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_moved(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_COLLECTIVE, -1, a1,
        bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_read_ordered_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_read_ordered_c);

    return body_MPI_File_read_ordered_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_read_ordered_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_read_ordered_c);

    return body_MPI_File_read_ordered_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_iread(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_iread, from);
    result = real(a0, a1, a2, a3, a4);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_started(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_NONBLOCKING, -1, a1,
        bytes}, a4);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_iread(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_iread);

    return body_MPI_File_iread(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_iread(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_iread);

    return body_MPI_File_iread(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_iread_c(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_iread_c, from);
    result = real(a0, a1, a2, a3, a4);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int64_t)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_started(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_NONBLOCKING, -1, a1,
        bytes}, a4);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_iread_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_iread_c);

    return body_MPI_File_iread_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_iread_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_iread_c);

    return body_MPI_File_iread_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_iread_all(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_iread_all, from);
    result = real(a0, a1, a2, a3, a4);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0)
        awaited_started(a4, AWAIT_ALL_OF, a0, 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_started(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_NONBLOCKING, -1, a1,
        bytes}, a4);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_iread_all(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_iread_all);

    return body_MPI_File_iread_all(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_iread_all(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_iread_all);

    return body_MPI_File_iread_all(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_iread_all_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_iread_all_c, from);
    result = real(a0, a1, a2, a3, a4);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0)
        awaited_started(a4, AWAIT_ALL_OF, a0, 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int64_t)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_started(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_NONBLOCKING, -1, a1,
        bytes}, a4);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_iread_all_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_iread_all_c);

    return body_MPI_File_iread_all_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_iread_all_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_iread_all_c);

    return body_MPI_File_iread_all_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_iread_at(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4, a5);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_iread_at, from);
    result = real(a0, a1, a2, a3, a4, a5);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int)a3, a4);
        layer_volume(&c, bytes);
    }
    mpiio_started(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_NONBLOCKING,
        (int64_t)a1, a2, bytes}, a5);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_iread_at(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_File_iread_at);

    return body_MPI_File_iread_at(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_iread_at(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_File_iread_at);

    return body_MPI_File_iread_at(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_File_iread_at_c(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4, a5);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_iread_at_c, from);
    result = real(a0, a1, a2, a3, a4, a5);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int64_t)a3, a4);
        layer_volume(&c, bytes);
    }
    mpiio_started(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_NONBLOCKING,
        (int64_t)a1, a2, bytes}, a5);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_iread_at_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_File_iread_at_c);

    return body_MPI_File_iread_at_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_iread_at_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_File_iread_at_c);

    return body_MPI_File_iread_at_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_File_iread_at_all(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4, a5);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_iread_at_all, from);
    result = real(a0, a1, a2, a3, a4, a5);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0)
        awaited_started(a5, AWAIT_ALL_OF, a0, 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int)a3, a4);
        layer_volume(&c, bytes);
    }
    mpiio_started(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_NONBLOCKING,
        (int64_t)a1, a2, bytes}, a5);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_iread_at_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_File_iread_at_all);

    return body_MPI_File_iread_at_all(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_iread_at_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_File_iread_at_all);

    return body_MPI_File_iread_at_all(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_File_iread_at_all_c(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4, a5);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_iread_at_all_c, from);
    result = real(a0, a1, a2, a3, a4, a5);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0)
        awaited_started(a5, AWAIT_ALL_OF, a0, 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int64_t)a3, a4);
        layer_volume(&c, bytes);
    }
    mpiio_started(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_NONBLOCKING,
        (int64_t)a1, a2, bytes}, a5);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_iread_at_all_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_File_iread_at_all_c);

    return body_MPI_File_iread_at_all_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_iread_at_all_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_File_iread_at_all_c);

    return body_MPI_File_iread_at_all_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_File_iread_shared(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_iread_shared, from);
    result = real(a0, a1, a2, a3, a4);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_started(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_NONBLOCKING, -1, a1,
        bytes}, a4);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_iread_shared(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_iread_shared);

    return body_MPI_File_iread_shared(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_iread_shared(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_iread_shared);

    return body_MPI_File_iread_shared(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_iread_shared_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_iread_shared_c, from);
    result = real(a0, a1, a2, a3, a4);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int64_t)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_started(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_NONBLOCKING, -1, a1,
        bytes}, a4);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_iread_shared_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_iread_shared_c);

    return body_MPI_File_iread_shared_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_iread_shared_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_iread_shared_c);

    return body_MPI_File_iread_shared_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_read_all_begin(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3);
    awaits(t, a0, 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_read_all_begin, from);
    result = real(a0, a1, a2, a3);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_began(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_SPLIT, -1, a1, bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_read_all_begin(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_File_read_all_begin);

    return body_MPI_File_read_all_begin(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_File_read_all_begin(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_File_read_all_begin);

    return body_MPI_File_read_all_begin(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_File_read_all_begin_c(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3);
    awaits(t, a0, 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_read_all_begin_c, from);
    result = real(a0, a1, a2, a3);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int64_t)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_began(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_SPLIT, -1, a1, bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_read_all_begin_c(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_File_read_all_begin_c);

    return body_MPI_File_read_all_begin_c(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_File_read_all_begin_c(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_File_read_all_begin_c);

    return body_MPI_File_read_all_begin_c(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

HOT int body_MPI_File_read_at_all_begin(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    awaits(t, a0, 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_read_at_all_begin, from);
    result = real(a0, a1, a2, a3, a4);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int)a3, a4);
        layer_volume(&c, bytes);
    }
    mpiio_began(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_SPLIT, (int64_t)a1, a2,
        bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_read_at_all_begin(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_read_at_all_begin);

    return body_MPI_File_read_at_all_begin(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_read_at_all_begin(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_read_at_all_begin);

    return body_MPI_File_read_at_all_begin(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_read_at_all_begin_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    awaits(t, a0, 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_read_at_all_begin_c, from);
    result = real(a0, a1, a2, a3, a4);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int64_t)a3, a4);
        layer_volume(&c, bytes);
    }
    mpiio_began(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_SPLIT, (int64_t)a1, a2,
        bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_read_at_all_begin_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_read_at_all_begin_c);

    return body_MPI_File_read_at_all_begin_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_read_at_all_begin_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_read_at_all_begin_c);

    return body_MPI_File_read_at_all_begin_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_read_ordered_begin(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3);
    awaits(t, a0, 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_read_ordered_begin, from);
    result = real(a0, a1, a2, a3);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_began(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_SPLIT, -1, a1, bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_read_ordered_begin(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_File_read_ordered_begin);

    return body_MPI_File_read_ordered_begin(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_File_read_ordered_begin(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_File_read_ordered_begin);

    return body_MPI_File_read_ordered_begin(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_File_read_ordered_begin_c(mpi_function_4 *real, const void *from, word a0,
    word a1, word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3);
    awaits(t, a0, 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_read_ordered_begin_c, from);
    result = real(a0, a1, a2, a3);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int64_t)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_began(t, &c, result, (struct mpiio_access){a0, FILE_READ, FILE_SPLIT, -1, a1, bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_read_ordered_begin_c(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_File_read_ordered_begin_c);

    return body_MPI_File_read_ordered_begin_c(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_File_read_ordered_begin_c(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_File_read_ordered_begin_c);

    return body_MPI_File_read_ordered_begin_c(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

HOT int body_MPI_File_write(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    c = layer_moving_enter(t, FILE_MPIIO, CALL_MPI_File_write, from);
    result = real(a0, a1, a2, a3, status);
    layer_moving_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0) {
        bytes = volume_transferred(t, status, (int)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_moved(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_INDEPENDENT, -1, a1,
        bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_write(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_write);

    return body_MPI_File_write(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_write(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_write);

    return body_MPI_File_write(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_write_c(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    c = layer_moving_enter(t, FILE_MPIIO, CALL_MPI_File_write_c, from);
    result = real(a0, a1, a2, a3, status);
    layer_moving_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0) {
        bytes = volume_transferred(t, status, (int64_t)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_moved(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_INDEPENDENT, -1, a1,
        bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_write_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_write_c);

    return body_MPI_File_write_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_write_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_write_c);

    return body_MPI_File_write_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_write_at(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4, a5);
    status = mpi_status_or(a5, &own);
    c = layer_moving_enter(t, FILE_MPIIO, CALL_MPI_File_write_at, from);
    result = real(a0, a1, a2, a3, a4, status);
    layer_moving_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0) {
        bytes = volume_transferred(t, status, (int)a3, a4);
        layer_volume(&c, bytes);
    }
    mpiio_moved(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_INDEPENDENT, (int64_t)a1,
        a2, bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_write_at(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_File_write_at);

    return body_MPI_File_write_at(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_write_at(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_File_write_at);

    return body_MPI_File_write_at(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_File_write_at_c(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4, a5);
    status = mpi_status_or(a5, &own);
    c = layer_moving_enter(t, FILE_MPIIO, CALL_MPI_File_write_at_c, from);
    result = real(a0, a1, a2, a3, a4, status);
    layer_moving_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0) {
        bytes = volume_transferred(t, status, (int64_t)a3, a4);
        layer_volume(&c, bytes);
    }
    mpiio_moved(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_INDEPENDENT, (int64_t)a1,
        a2, bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_write_at_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_File_write_at_c);

    return body_MPI_File_write_at_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_write_at_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_File_write_at_c);

    return body_MPI_File_write_at_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_File_write_shared(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    c = layer_moving_enter(t, FILE_MPIIO, CALL_MPI_File_write_shared, from);
    result = real(a0, a1, a2, a3, status);
    layer_moving_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0) {
        bytes = volume_transferred(t, status, (int)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_moved(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_INDEPENDENT, -1, a1,
        bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_write_shared(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_write_shared);

    return body_MPI_File_write_shared(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_write_shared(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_write_shared);

    return body_MPI_File_write_shared(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_write_shared_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    c = layer_moving_enter(t, FILE_MPIIO, CALL_MPI_File_write_shared_c, from);
    result = real(a0, a1, a2, a3, status);
    layer_moving_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0) {
        bytes = volume_transferred(t, status, (int64_t)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_moved(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_INDEPENDENT, -1, a1,
        bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_write_shared_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_write_shared_c);

    return body_MPI_File_write_shared_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_write_shared_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_write_shared_c);

    return body_MPI_File_write_shared_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_write_all(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    awaits(t, a0, 0);
    c = layer_moving_enter(t, FILE_MPIIO, CALL_MPI_File_write_all, from);
    result = real(a0, a1, a2, a3, status);
    layer_moving_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    if (result == 0) {
        bytes = volume_transferred(t, status, (int)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_moved(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_COLLECTIVE, -1, a1,
        bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_write_all(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_write_all);

    return body_MPI_File_write_all(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_write_all(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_write_all);

    return body_MPI_File_write_all(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_write_all_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    awaits(t, a0, 0);
    c = layer_moving_enter(t, FILE_MPIIO, CALL_MPI_File_write_all_c, from);
    result = real(a0, a1, a2, a3, status);
    layer_moving_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    if (result == 0) {
        bytes = volume_transferred(t, status, (int64_t)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_moved(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_COLLECTIVE, -1, a1,
        bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_write_all_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_write_all_c);

    return body_MPI_File_write_all_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_write_all_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_write_all_c);

    return body_MPI_File_write_all_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_write_at_all(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4, a5);
    status = mpi_status_or(a5, &own);
    awaits(t, a0, 0);
    c = layer_moving_enter(t, FILE_MPIIO, CALL_MPI_File_write_at_all, from);
    result = real(a0, a1, a2, a3, a4, status);
    layer_moving_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    if (result == 0) {
        bytes = volume_transferred(t, status, (int)a3, a4);
        layer_volume(&c, bytes);
    }
    mpiio_moved(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_COLLECTIVE, (int64_t)a1,
        a2, bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_write_at_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_File_write_at_all);

    return body_MPI_File_write_at_all(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_write_at_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_File_write_at_all);

    return body_MPI_File_write_at_all(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_File_write_at_all_c(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4, a5);
    status = mpi_status_or(a5, &own);
    awaits(t, a0, 0);
    c = layer_moving_enter(t, FILE_MPIIO, CALL_MPI_File_write_at_all_c, from);
    result = real(a0, a1, a2, a3, a4, status);
    layer_moving_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    if (result == 0) {
        bytes = volume_transferred(t, status, (int64_t)a3, a4);
        layer_volume(&c, bytes);
    }
    mpiio_moved(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_COLLECTIVE, (int64_t)a1,
        a2, bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_write_at_all_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_File_write_at_all_c);

    return body_MPI_File_write_at_all_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_write_at_all_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_File_write_at_all_c);

    return body_MPI_File_write_at_all_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_File_write_ordered(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    awaits(t, a0, 0);
    c = layer_moving_enter(t, FILE_MPIIO, CALL_MPI_File_write_ordered, from);
    result = real(a0, a1, a2, a3, status);
    layer_moving_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    if (result == 0) {
        bytes = volume_transferred(t, status, (int)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_moved(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_COLLECTIVE, -1, a1,
        bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_write_ordered(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_write_ordered);

    return body_MPI_File_write_ordered(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_write_ordered(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_write_ordered);

    return body_MPI_File_write_ordered(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_write_ordered_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    status = mpi_status_or(a4, &own);
    awaits(t, a0, 0);
    c = layer_moving_enter(t, FILE_MPIIO, CALL_MPI_File_write_ordered_c, from);
    result = real(a0, a1, a2, a3, status);
    layer_moving_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    if (result == 0) {
        bytes = volume_transferred(t, status, (int64_t)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_moved(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_COLLECTIVE, -1, a1,
        bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_write_ordered_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_write_ordered_c);

    return body_MPI_File_write_ordered_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_write_ordered_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_write_ordered_c);

    return body_MPI_File_write_ordered_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_iwrite(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_iwrite, from);
    result = real(a0, a1, a2, a3, a4);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_started(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_NONBLOCKING, -1, a1,
        bytes}, a4);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_iwrite(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_iwrite);

    return body_MPI_File_iwrite(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_iwrite(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_iwrite);

    return body_MPI_File_iwrite(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_iwrite_c(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_iwrite_c, from);
    result = real(a0, a1, a2, a3, a4);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int64_t)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_started(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_NONBLOCKING, -1, a1,
        bytes}, a4);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_iwrite_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_iwrite_c);

    return body_MPI_File_iwrite_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_iwrite_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_iwrite_c);

    return body_MPI_File_iwrite_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_iwrite_all(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_iwrite_all, from);
    result = real(a0, a1, a2, a3, a4);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0)
        awaited_started(a4, AWAIT_ALL_OF, a0, 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_started(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_NONBLOCKING, -1, a1,
        bytes}, a4);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_iwrite_all(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_iwrite_all);

    return body_MPI_File_iwrite_all(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_iwrite_all(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_iwrite_all);

    return body_MPI_File_iwrite_all(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_iwrite_all_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_iwrite_all_c, from);
    result = real(a0, a1, a2, a3, a4);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0)
        awaited_started(a4, AWAIT_ALL_OF, a0, 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int64_t)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_started(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_NONBLOCKING, -1, a1,
        bytes}, a4);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_iwrite_all_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_iwrite_all_c);

    return body_MPI_File_iwrite_all_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_iwrite_all_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_iwrite_all_c);

    return body_MPI_File_iwrite_all_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_iwrite_at(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4, a5);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_iwrite_at, from);
    result = real(a0, a1, a2, a3, a4, a5);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int)a3, a4);
        layer_volume(&c, bytes);
    }
    mpiio_started(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_NONBLOCKING,
        (int64_t)a1, a2, bytes}, a5);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_iwrite_at(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_File_iwrite_at);

    return body_MPI_File_iwrite_at(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_iwrite_at(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_File_iwrite_at);

    return body_MPI_File_iwrite_at(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_File_iwrite_at_c(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4, a5);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_iwrite_at_c, from);
    result = real(a0, a1, a2, a3, a4, a5);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int64_t)a3, a4);
        layer_volume(&c, bytes);
    }
    mpiio_started(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_NONBLOCKING,
        (int64_t)a1, a2, bytes}, a5);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_iwrite_at_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_File_iwrite_at_c);

    return body_MPI_File_iwrite_at_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_iwrite_at_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_File_iwrite_at_c);

    return body_MPI_File_iwrite_at_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_File_iwrite_at_all(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4, a5);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_iwrite_at_all, from);
    result = real(a0, a1, a2, a3, a4, a5);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0)
        awaited_started(a5, AWAIT_ALL_OF, a0, 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int)a3, a4);
        layer_volume(&c, bytes);
    }
    mpiio_started(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_NONBLOCKING,
        (int64_t)a1, a2, bytes}, a5);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_iwrite_at_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_File_iwrite_at_all);

    return body_MPI_File_iwrite_at_all(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_iwrite_at_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_File_iwrite_at_all);

    return body_MPI_File_iwrite_at_all(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_File_iwrite_at_all_c(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4, a5);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_iwrite_at_all_c, from);
    result = real(a0, a1, a2, a3, a4, a5);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0)
        awaited_started(a5, AWAIT_ALL_OF, a0, 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int64_t)a3, a4);
        layer_volume(&c, bytes);
    }
    mpiio_started(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_NONBLOCKING,
        (int64_t)a1, a2, bytes}, a5);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_iwrite_at_all_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_File_iwrite_at_all_c);

    return body_MPI_File_iwrite_at_all_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_iwrite_at_all_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_File_iwrite_at_all_c);

    return body_MPI_File_iwrite_at_all_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_File_iwrite_shared(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_iwrite_shared, from);
    result = real(a0, a1, a2, a3, a4);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_started(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_NONBLOCKING, -1, a1,
        bytes}, a4);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_iwrite_shared(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_iwrite_shared);

    return body_MPI_File_iwrite_shared(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_iwrite_shared(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_iwrite_shared);

    return body_MPI_File_iwrite_shared(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_iwrite_shared_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_iwrite_shared_c, from);
    result = real(a0, a1, a2, a3, a4);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int64_t)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_started(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_NONBLOCKING, -1, a1,
        bytes}, a4);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_iwrite_shared_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_iwrite_shared_c);

    return body_MPI_File_iwrite_shared_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_iwrite_shared_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_iwrite_shared_c);

    return body_MPI_File_iwrite_shared_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_write_all_begin(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3);
    awaits(t, a0, 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_write_all_begin, from);
    result = real(a0, a1, a2, a3);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_began(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_SPLIT, -1, a1, bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_write_all_begin(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_File_write_all_begin);

    return body_MPI_File_write_all_begin(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_File_write_all_begin(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_File_write_all_begin);

    return body_MPI_File_write_all_begin(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_File_write_all_begin_c(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3);
    awaits(t, a0, 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_write_all_begin_c, from);
    result = real(a0, a1, a2, a3);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int64_t)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_began(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_SPLIT, -1, a1, bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_write_all_begin_c(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_File_write_all_begin_c);

    return body_MPI_File_write_all_begin_c(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_File_write_all_begin_c(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_File_write_all_begin_c);

    return body_MPI_File_write_all_begin_c(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

HOT int body_MPI_File_write_at_all_begin(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    awaits(t, a0, 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_write_at_all_begin, from);
    result = real(a0, a1, a2, a3, a4);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int)a3, a4);
        layer_volume(&c, bytes);
    }
    mpiio_began(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_SPLIT, (int64_t)a1, a2,
        bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_write_at_all_begin(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_write_at_all_begin);

    return body_MPI_File_write_at_all_begin(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_write_at_all_begin(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_write_at_all_begin);

    return body_MPI_File_write_at_all_begin(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_File_write_at_all_begin_c(mpi_function_5 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    awaits(t, a0, 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_write_at_all_begin_c, from);
    result = real(a0, a1, a2, a3, a4);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int64_t)a3, a4);
        layer_volume(&c, bytes);
    }
    mpiio_began(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_SPLIT, (int64_t)a1, a2,
        bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_write_at_all_begin_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_write_at_all_begin_c);

    return body_MPI_File_write_at_all_begin_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_write_at_all_begin_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_write_at_all_begin_c);

    return body_MPI_File_write_at_all_begin_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_write_ordered_begin(mpi_function_4 *real, const void *from, word a0,
    word a1, word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3);
    awaits(t, a0, 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_write_ordered_begin, from);
    result = real(a0, a1, a2, a3);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_began(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_SPLIT, -1, a1, bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_write_ordered_begin(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_File_write_ordered_begin);

    return body_MPI_File_write_ordered_begin(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_File_write_ordered_begin(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_File_write_ordered_begin);

    return body_MPI_File_write_ordered_begin(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_File_write_ordered_begin_c(mpi_function_4 *real, const void *from, word a0,
    word a1, word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    uint64_t bytes = 0;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3);
    awaits(t, a0, 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_write_ordered_begin_c, from);
    result = real(a0, a1, a2, a3);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    if (result == 0) {
        bytes = volume_of_type(t, (int64_t)a2, a3);
        layer_volume(&c, bytes);
    }
    mpiio_began(t, &c, result, (struct mpiio_access){a0, FILE_WRITE, FILE_SPLIT, -1, a1, bytes});
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end, .bytes = bytes});
    return result;
}

EXPORT int MPI_File_write_ordered_begin_c(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_File_write_ordered_begin_c);

    return body_MPI_File_write_ordered_begin_c(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_File_write_ordered_begin_c(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_File_write_ordered_begin_c);

    return body_MPI_File_write_ordered_begin_c(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_File_read_all_end(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2);
    status = mpi_status_or(a2, &own);
    awaits(t, a0, 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_read_all_end, from);
    result = real(a0, a1, status);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    mpiio_ended(t, &c, result, a0, status);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_read_all_end(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_File_read_all_end);

    return body_MPI_File_read_all_end(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_File_read_all_end(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_File_read_all_end);

    return body_MPI_File_read_all_end(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_File_read_at_all_end(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2);
    status = mpi_status_or(a2, &own);
    awaits(t, a0, 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_read_at_all_end, from);
    result = real(a0, a1, status);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    mpiio_ended(t, &c, result, a0, status);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_read_at_all_end(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_File_read_at_all_end);

    return body_MPI_File_read_at_all_end(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_File_read_at_all_end(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_File_read_at_all_end);

    return body_MPI_File_read_at_all_end(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_File_read_ordered_end(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2);
    status = mpi_status_or(a2, &own);
    awaits(t, a0, 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_read_ordered_end, from);
    result = real(a0, a1, status);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    mpiio_ended(t, &c, result, a0, status);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_read_ordered_end(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_File_read_ordered_end);

    return body_MPI_File_read_ordered_end(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_File_read_ordered_end(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_File_read_ordered_end);

    return body_MPI_File_read_ordered_end(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_File_write_all_end(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2);
    status = mpi_status_or(a2, &own);
    awaits(t, a0, 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_write_all_end, from);
    result = real(a0, a1, status);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    mpiio_ended(t, &c, result, a0, status);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_write_all_end(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_File_write_all_end);

    return body_MPI_File_write_all_end(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_File_write_all_end(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_File_write_all_end);

    return body_MPI_File_write_all_end(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_File_write_at_all_end(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2);
    status = mpi_status_or(a2, &own);
    awaits(t, a0, 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_write_at_all_end, from);
    result = real(a0, a1, status);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    mpiio_ended(t, &c, result, a0, status);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_write_at_all_end(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_File_write_at_all_end);

    return body_MPI_File_write_at_all_end(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_File_write_at_all_end(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_File_write_at_all_end);

    return body_MPI_File_write_at_all_end(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_File_write_ordered_end(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    union mpi_status own;
    word status;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2);
    status = mpi_status_or(a2, &own);
    awaits(t, a0, 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_write_ordered_end, from);
    result = real(a0, a1, status);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    mpiio_ended(t, &c, result, a0, status);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_write_ordered_end(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_File_write_ordered_end);

    return body_MPI_File_write_ordered_end(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_File_write_ordered_end(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_File_write_ordered_end);

    return body_MPI_File_write_ordered_end(real, RETURN_ADDRESS, a0, a1, a2);
}

HOT int body_MPI_File_open(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    awaits(t, a0, 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_open, from);
    result = real(a0, a1, a2, a3, a4);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    if (result == 0)
        awaited_object_made(mpiio_handle(a4), a0);
    mpiio_opened(t, &c, result, a0, a1, a3, a4);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_open(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_open);

    return body_MPI_File_open(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_open(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_open);

    return body_MPI_File_open(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_close(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0);
    word file = mpiio_handle(a0);
    awaits(t, mpiio_handle(a0), 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_close, from);
    result = real(a0);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    mpiio_closed(t, &c, result, file);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_close(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_File_close);

    return body_MPI_File_close(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_File_close(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_File_close);

    return body_MPI_File_close(real, RETURN_ADDRESS, a0);
}

COLD int body_MPI_File_delete(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1);
    uint32_t file = mpiio_named(a0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_delete, from);
    result = real(a0, a1);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    mpiio_deleted(t, &c, result, file);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_delete(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_File_delete);

    return body_MPI_File_delete(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_delete(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_File_delete);

    return body_MPI_File_delete(real, RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_File_set_view(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4, a5);
    awaits(t, a0, 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_set_view, from);
    result = real(a0, a1, a2, a3, a4, a5);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    mpiio_viewed(t, &c, result, a0, a1, a2, a3, a5);
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_set_view(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_File_set_view);

    return body_MPI_File_set_view(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_File_set_view(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_File_set_view);

    return body_MPI_File_set_view(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

COLD int body_MPI_File_preallocate(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1);
    awaits(t, a0, 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_preallocate, from);
    result = real(a0, a1);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    mpiio_asked(t, &c, result, a0, LAYER_FIELD(truncates));
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_preallocate(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_File_preallocate);

    return body_MPI_File_preallocate(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_preallocate(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_File_preallocate);

    return body_MPI_File_preallocate(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_set_size(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1);
    awaits(t, a0, 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_set_size, from);
    result = real(a0, a1);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    mpiio_asked(t, &c, result, a0, LAYER_FIELD(truncates));
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_set_size(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_File_set_size);

    return body_MPI_File_set_size(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_set_size(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_File_set_size);

    return body_MPI_File_set_size(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_get_size(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_get_size, from);
    result = real(a0, a1);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    mpiio_asked(t, &c, result, a0, LAYER_FIELD(stats));
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_get_size(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_File_get_size);

    return body_MPI_File_get_size(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_get_size(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_File_get_size);

    return body_MPI_File_get_size(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_seek(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_seek, from);
    result = real(a0, a1, a2);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    mpiio_asked(t, &c, result, a0, LAYER_FIELD(seeks));
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_seek(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_File_seek);

    return body_MPI_File_seek(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_File_seek(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_File_seek);

    return body_MPI_File_seek(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_File_seek_shared(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2);
    awaits(t, a0, 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_seek_shared, from);
    result = real(a0, a1, a2);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    mpiio_asked(t, &c, result, a0, LAYER_FIELD(seeks));
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_seek_shared(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_File_seek_shared);

    return body_MPI_File_seek_shared(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_File_seek_shared(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_File_seek_shared);

    return body_MPI_File_seek_shared(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_File_sync(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0);
    awaits(t, a0, 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_sync, from);
    result = real(a0);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    mpiio_asked(t, &c, result, a0, LAYER_FIELD(syncs));
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_sync(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_File_sync);

    return body_MPI_File_sync(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_File_sync(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_File_sync);

    return body_MPI_File_sync(real, RETURN_ADDRESS, a0);
}

COLD int body_MPI_File_get_amode(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_get_amode, from);
    result = real(a0, a1);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    mpiio_asked(t, &c, result, a0, LAYER_FIELD(other_meta));
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_get_amode(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_File_get_amode);

    return body_MPI_File_get_amode(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_get_amode(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_File_get_amode);

    return body_MPI_File_get_amode(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_get_atomicity(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_get_atomicity, from);
    result = real(a0, a1);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    mpiio_asked(t, &c, result, a0, LAYER_FIELD(other_meta));
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_get_atomicity(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_File_get_atomicity);

    return body_MPI_File_get_atomicity(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_get_atomicity(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_File_get_atomicity);

    return body_MPI_File_get_atomicity(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_get_byte_offset(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_get_byte_offset, from);
    result = real(a0, a1, a2);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    mpiio_asked(t, &c, result, a0, LAYER_FIELD(other_meta));
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_get_byte_offset(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_File_get_byte_offset);

    return body_MPI_File_get_byte_offset(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_File_get_byte_offset(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_File_get_byte_offset);

    return body_MPI_File_get_byte_offset(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_File_get_group(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_get_group, from);
    result = real(a0, a1);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    mpiio_asked(t, &c, result, a0, LAYER_FIELD(other_meta));
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_get_group(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_File_get_group);

    return body_MPI_File_get_group(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_get_group(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_File_get_group);

    return body_MPI_File_get_group(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_get_info(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_get_info, from);
    result = real(a0, a1);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    mpiio_asked(t, &c, result, a0, LAYER_FIELD(other_meta));
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_get_info(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_File_get_info);

    return body_MPI_File_get_info(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_get_info(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_File_get_info);

    return body_MPI_File_get_info(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_get_position(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_get_position, from);
    result = real(a0, a1);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    mpiio_asked(t, &c, result, a0, LAYER_FIELD(other_meta));
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_get_position(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_File_get_position);

    return body_MPI_File_get_position(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_get_position(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_File_get_position);

    return body_MPI_File_get_position(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_get_position_shared(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_get_position_shared, from);
    result = real(a0, a1);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    mpiio_asked(t, &c, result, a0, LAYER_FIELD(other_meta));
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_get_position_shared(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_File_get_position_shared);

    return body_MPI_File_get_position_shared(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_get_position_shared(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_File_get_position_shared);

    return body_MPI_File_get_position_shared(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_get_type_extent(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_get_type_extent, from);
    result = real(a0, a1, a2);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    mpiio_asked(t, &c, result, a0, LAYER_FIELD(other_meta));
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_get_type_extent(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_File_get_type_extent);

    return body_MPI_File_get_type_extent(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_File_get_type_extent(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_File_get_type_extent);

    return body_MPI_File_get_type_extent(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_File_get_type_extent_c(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_get_type_extent_c, from);
    result = real(a0, a1, a2);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    mpiio_asked(t, &c, result, a0, LAYER_FIELD(other_meta));
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_get_type_extent_c(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_File_get_type_extent_c);

    return body_MPI_File_get_type_extent_c(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_File_get_type_extent_c(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_File_get_type_extent_c);

    return body_MPI_File_get_type_extent_c(real, RETURN_ADDRESS, a0, a1, a2);
}

HOT int body_MPI_File_get_view(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1, a2, a3, a4);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_get_view, from);
    result = real(a0, a1, a2, a3, a4);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    mpiio_asked(t, &c, result, a0, LAYER_FIELD(other_meta));
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_get_view(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_File_get_view);

    return body_MPI_File_get_view(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_File_get_view(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_File_get_view);

    return body_MPI_File_get_view(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_File_set_atomicity(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1);
    awaits(t, a0, 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_set_atomicity, from);
    result = real(a0, a1);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    mpiio_asked(t, &c, result, a0, LAYER_FIELD(other_meta));
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_set_atomicity(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_File_set_atomicity);

    return body_MPI_File_set_atomicity(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_set_atomicity(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_File_set_atomicity);

    return body_MPI_File_set_atomicity(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_set_info(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct layer_call c;
    int result;

    if (layer_passes(t, FILE_MPIIO))
        return real(a0, a1);
    awaits(t, a0, 0);
    c = layer_enter(t, FILE_MPIIO, CALL_MPI_File_set_info, from);
    result = real(a0, a1);
    layer_leave(t, FILE_MPIIO, &c, result != 0);
    if (c.site != NULL)
        awaited_after(t, result, 0);
    mpiio_asked(t, &c, result, a0, LAYER_FIELD(other_meta));
    if (trace_wanted() && c.site != NULL)
        trace_call(t, c.site, c.time.start, result, &(struct trace_call){.kind = EVENT_CALL,
            .end = c.time.end});
    return result;
}

EXPORT int MPI_File_set_info(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_File_set_info);

    return body_MPI_File_set_info(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_set_info(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_File_set_info);

    return body_MPI_File_set_info(real, RETURN_ADDRESS, a0, a1);
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
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Finalize(void)
{
    mpi_function_0 *real = (mpi_function_0 *)next_mpi(CALL_MPI_Finalize);

    return body_MPI_Finalize(real, RETURN_ADDRESS);
}

EXPORT int PMPI_Finalize(void)
{
    mpi_function_0 *real = (mpi_function_0 *)next_pmpi(CALL_MPI_Finalize);

    return body_MPI_Finalize(real, RETURN_ADDRESS);
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
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Init(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Init);

    return body_MPI_Init(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Init(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Init);

    return body_MPI_Init(real, RETURN_ADDRESS, a0, a1);
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
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Init_thread(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Init_thread);

    return body_MPI_Init_thread(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Init_thread(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Init_thread);

    return body_MPI_Init_thread(real, RETURN_ADDRESS, a0, a1, a2, a3);
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
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Session_finalize(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Session_finalize);

    return body_MPI_Session_finalize(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Session_finalize(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Session_finalize);

    return body_MPI_Session_finalize(real, RETURN_ADDRESS, a0);
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
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Session_init(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Session_init);

    return body_MPI_Session_init(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Session_init(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Session_init);

    return body_MPI_Session_init(real, RETURN_ADDRESS, a0, a1, a2);
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
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Abort(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Abort);

    return body_MPI_Abort(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Abort(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Abort);

    return body_MPI_Abort(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Finalized(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Finalized);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Finalized, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Finalized(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Finalized);

    return body_MPI_Finalized(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Finalized(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Finalized);

    return body_MPI_Finalized(real, RETURN_ADDRESS, a0);
}

COLD int body_MPI_Initialized(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Initialized);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Initialized, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Initialized(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Initialized);

    return body_MPI_Initialized(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Initialized(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Initialized);

    return body_MPI_Initialized(real, RETURN_ADDRESS, a0);
}

COLD int body_MPI_Is_thread_main(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Is_thread_main);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Is_thread_main, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Is_thread_main(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Is_thread_main);

    return body_MPI_Is_thread_main(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Is_thread_main(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Is_thread_main);

    return body_MPI_Is_thread_main(real, RETURN_ADDRESS, a0);
}

COLD int body_MPI_Query_thread(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Query_thread);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Query_thread, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Query_thread(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Query_thread);

    return body_MPI_Query_thread(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Query_thread(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Query_thread);

    return body_MPI_Query_thread(real, RETURN_ADDRESS, a0);
}

COLD int body_MPI_Session_get_info(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Session_get_info);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Session_get_info, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Session_get_info(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Session_get_info);

    return body_MPI_Session_get_info(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Session_get_info(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Session_get_info);

    return body_MPI_Session_get_info(real, RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_Session_get_nth_pset(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Session_get_nth_pset);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Session_get_nth_pset, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Session_get_nth_pset(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Session_get_nth_pset);

    return body_MPI_Session_get_nth_pset(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Session_get_nth_pset(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Session_get_nth_pset);

    return body_MPI_Session_get_nth_pset(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Session_get_num_psets(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Session_get_num_psets);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Session_get_num_psets, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Session_get_num_psets(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Session_get_num_psets);

    return body_MPI_Session_get_num_psets(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Session_get_num_psets(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Session_get_num_psets);

    return body_MPI_Session_get_num_psets(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Session_get_pset_info(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Session_get_pset_info);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Session_get_pset_info, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Session_get_pset_info(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Session_get_pset_info);

    return body_MPI_Session_get_pset_info(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Session_get_pset_info(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Session_get_pset_info);

    return body_MPI_Session_get_pset_info(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Session_set_info(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Session_set_info);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Session_set_info, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Session_set_info(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Session_set_info);

    return body_MPI_Session_set_info(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Session_set_info(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Session_set_info);

    return body_MPI_Session_set_info(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Attr_delete(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Attr_delete);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Attr_delete, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Attr_delete(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Attr_delete);

    return body_MPI_Attr_delete(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Attr_delete(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Attr_delete);

    return body_MPI_Attr_delete(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Attr_get(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Attr_get);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    s = call_enter(t, CALL_MPI_Attr_get, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Attr_get(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Attr_get);

    return body_MPI_Attr_get(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Attr_get(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Attr_get);

    return body_MPI_Attr_get(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Attr_put(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Attr_put);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Attr_put, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Attr_put(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Attr_put);

    return body_MPI_Attr_put(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Attr_put(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Attr_put);

    return body_MPI_Attr_put(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Comm_create_keyval(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_create_keyval);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    s = call_enter(t, CALL_MPI_Comm_create_keyval, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_create_keyval(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Comm_create_keyval);

    return body_MPI_Comm_create_keyval(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Comm_create_keyval(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Comm_create_keyval);

    return body_MPI_Comm_create_keyval(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Comm_delete_attr(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_delete_attr);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Comm_delete_attr, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_delete_attr(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Comm_delete_attr);

    return body_MPI_Comm_delete_attr(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_delete_attr(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Comm_delete_attr);

    return body_MPI_Comm_delete_attr(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Comm_free_keyval(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_free_keyval);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Comm_free_keyval, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_free_keyval(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Comm_free_keyval);

    return body_MPI_Comm_free_keyval(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Comm_free_keyval(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Comm_free_keyval);

    return body_MPI_Comm_free_keyval(real, RETURN_ADDRESS, a0);
}

COLD int body_MPI_Comm_get_attr(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_get_attr);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    s = call_enter(t, CALL_MPI_Comm_get_attr, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_get_attr(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Comm_get_attr);

    return body_MPI_Comm_get_attr(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Comm_get_attr(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Comm_get_attr);

    return body_MPI_Comm_get_attr(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Comm_set_attr(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_set_attr);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Comm_set_attr, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_set_attr(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Comm_set_attr);

    return body_MPI_Comm_set_attr(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Comm_set_attr(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Comm_set_attr);

    return body_MPI_Comm_set_attr(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Keyval_create(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Keyval_create);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    s = call_enter(t, CALL_MPI_Keyval_create, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Keyval_create(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Keyval_create);

    return body_MPI_Keyval_create(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Keyval_create(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Keyval_create);

    return body_MPI_Keyval_create(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Keyval_free(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Keyval_free);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Keyval_free, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Keyval_free(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Keyval_free);

    return body_MPI_Keyval_free(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Keyval_free(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Keyval_free);

    return body_MPI_Keyval_free(real, RETURN_ADDRESS, a0);
}

COLD int body_MPI_Type_create_keyval(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_create_keyval);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    s = call_enter(t, CALL_MPI_Type_create_keyval, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_create_keyval(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Type_create_keyval);

    return body_MPI_Type_create_keyval(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Type_create_keyval(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Type_create_keyval);

    return body_MPI_Type_create_keyval(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Type_delete_attr(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_delete_attr);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Type_delete_attr, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_delete_attr(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Type_delete_attr);

    return body_MPI_Type_delete_attr(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Type_delete_attr(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Type_delete_attr);

    return body_MPI_Type_delete_attr(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Type_free_keyval(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_free_keyval);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Type_free_keyval, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_free_keyval(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Type_free_keyval);

    return body_MPI_Type_free_keyval(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Type_free_keyval(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Type_free_keyval);

    return body_MPI_Type_free_keyval(real, RETURN_ADDRESS, a0);
}

COLD int body_MPI_Type_get_attr(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_get_attr);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    s = call_enter(t, CALL_MPI_Type_get_attr, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_get_attr(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Type_get_attr);

    return body_MPI_Type_get_attr(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Type_get_attr(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Type_get_attr);

    return body_MPI_Type_get_attr(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Type_set_attr(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_set_attr);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Type_set_attr, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_set_attr(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Type_set_attr);

    return body_MPI_Type_set_attr(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_set_attr(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Type_set_attr);

    return body_MPI_Type_set_attr(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Win_create_keyval(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_create_keyval);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    s = call_enter(t, CALL_MPI_Win_create_keyval, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_create_keyval(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Win_create_keyval);

    return body_MPI_Win_create_keyval(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Win_create_keyval(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Win_create_keyval);

    return body_MPI_Win_create_keyval(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Win_delete_attr(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_delete_attr);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Win_delete_attr, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_delete_attr(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Win_delete_attr);

    return body_MPI_Win_delete_attr(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Win_delete_attr(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Win_delete_attr);

    return body_MPI_Win_delete_attr(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Win_free_keyval(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_free_keyval);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Win_free_keyval, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_free_keyval(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Win_free_keyval);

    return body_MPI_Win_free_keyval(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Win_free_keyval(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Win_free_keyval);

    return body_MPI_Win_free_keyval(real, RETURN_ADDRESS, a0);
}

COLD int body_MPI_Win_get_attr(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_get_attr);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    s = call_enter(t, CALL_MPI_Win_get_attr, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_get_attr(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Win_get_attr);

    return body_MPI_Win_get_attr(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Win_get_attr(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Win_get_attr);

    return body_MPI_Win_get_attr(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Win_set_attr(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_set_attr);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Win_set_attr, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_set_attr(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Win_set_attr);

    return body_MPI_Win_set_attr(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Win_set_attr(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Win_set_attr);

    return body_MPI_Win_set_attr(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Add_error_class(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Add_error_class);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Add_error_class, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Add_error_class(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Add_error_class);

    return body_MPI_Add_error_class(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Add_error_class(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Add_error_class);

    return body_MPI_Add_error_class(real, RETURN_ADDRESS, a0);
}

COLD int body_MPI_Add_error_code(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Add_error_code);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Add_error_code, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Add_error_code(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Add_error_code);

    return body_MPI_Add_error_code(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Add_error_code(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Add_error_code);

    return body_MPI_Add_error_code(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Add_error_string(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Add_error_string);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Add_error_string, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Add_error_string(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Add_error_string);

    return body_MPI_Add_error_string(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Add_error_string(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Add_error_string);

    return body_MPI_Add_error_string(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Comm_call_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_call_errhandler);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Comm_call_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_call_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Comm_call_errhandler);

    return body_MPI_Comm_call_errhandler(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_call_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Comm_call_errhandler);

    return body_MPI_Comm_call_errhandler(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Comm_create_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_create_errhandler);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Comm_create_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_create_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Comm_create_errhandler);

    return body_MPI_Comm_create_errhandler(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_create_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Comm_create_errhandler);

    return body_MPI_Comm_create_errhandler(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Comm_get_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_get_errhandler);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Comm_get_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_get_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Comm_get_errhandler);

    return body_MPI_Comm_get_errhandler(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_get_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Comm_get_errhandler);

    return body_MPI_Comm_get_errhandler(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Comm_set_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_set_errhandler);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Comm_set_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_set_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Comm_set_errhandler);

    return body_MPI_Comm_set_errhandler(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_set_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Comm_set_errhandler);

    return body_MPI_Comm_set_errhandler(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Errhandler_create(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Errhandler_create);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Errhandler_create, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Errhandler_create(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Errhandler_create);

    return body_MPI_Errhandler_create(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Errhandler_create(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Errhandler_create);

    return body_MPI_Errhandler_create(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Errhandler_free(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Errhandler_free);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Errhandler_free, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Errhandler_free(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Errhandler_free);

    return body_MPI_Errhandler_free(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Errhandler_free(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Errhandler_free);

    return body_MPI_Errhandler_free(real, RETURN_ADDRESS, a0);
}

COLD int body_MPI_Errhandler_get(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Errhandler_get);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Errhandler_get, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Errhandler_get(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Errhandler_get);

    return body_MPI_Errhandler_get(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Errhandler_get(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Errhandler_get);

    return body_MPI_Errhandler_get(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Errhandler_set(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Errhandler_set);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Errhandler_set, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Errhandler_set(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Errhandler_set);

    return body_MPI_Errhandler_set(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Errhandler_set(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Errhandler_set);

    return body_MPI_Errhandler_set(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Error_class(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Error_class);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Error_class, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Error_class(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Error_class);

    return body_MPI_Error_class(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Error_class(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Error_class);

    return body_MPI_Error_class(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Error_string(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Error_string);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Error_string, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Error_string(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Error_string);

    return body_MPI_Error_string(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Error_string(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Error_string);

    return body_MPI_Error_string(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_File_call_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_File_call_errhandler);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_File_call_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_File_call_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_File_call_errhandler);

    return body_MPI_File_call_errhandler(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_call_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_File_call_errhandler);

    return body_MPI_File_call_errhandler(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_create_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_File_create_errhandler);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_File_create_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_File_create_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_File_create_errhandler);

    return body_MPI_File_create_errhandler(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_create_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_File_create_errhandler);

    return body_MPI_File_create_errhandler(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_get_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_File_get_errhandler);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_File_get_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_File_get_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_File_get_errhandler);

    return body_MPI_File_get_errhandler(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_get_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_File_get_errhandler);

    return body_MPI_File_get_errhandler(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_File_set_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_File_set_errhandler);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_File_set_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_File_set_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_File_set_errhandler);

    return body_MPI_File_set_errhandler(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_File_set_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_File_set_errhandler);

    return body_MPI_File_set_errhandler(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Remove_error_class(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Remove_error_class);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Remove_error_class, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Remove_error_class(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Remove_error_class);

    return body_MPI_Remove_error_class(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Remove_error_class(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Remove_error_class);

    return body_MPI_Remove_error_class(real, RETURN_ADDRESS, a0);
}

COLD int body_MPI_Remove_error_code(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Remove_error_code);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Remove_error_code, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Remove_error_code(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Remove_error_code);

    return body_MPI_Remove_error_code(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Remove_error_code(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Remove_error_code);

    return body_MPI_Remove_error_code(real, RETURN_ADDRESS, a0);
}

COLD int body_MPI_Remove_error_string(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Remove_error_string);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Remove_error_string, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Remove_error_string(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Remove_error_string);

    return body_MPI_Remove_error_string(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Remove_error_string(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Remove_error_string);

    return body_MPI_Remove_error_string(real, RETURN_ADDRESS, a0);
}

COLD int body_MPI_Session_call_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Session_call_errhandler);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Session_call_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Session_call_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Session_call_errhandler);

    return body_MPI_Session_call_errhandler(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Session_call_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Session_call_errhandler);

    return body_MPI_Session_call_errhandler(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Session_create_errhandler(mpi_function_2 *real, const void *from, word a0,
    word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Session_create_errhandler);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Session_create_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Session_create_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Session_create_errhandler);

    return body_MPI_Session_create_errhandler(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Session_create_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Session_create_errhandler);

    return body_MPI_Session_create_errhandler(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Session_get_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Session_get_errhandler);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Session_get_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Session_get_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Session_get_errhandler);

    return body_MPI_Session_get_errhandler(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Session_get_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Session_get_errhandler);

    return body_MPI_Session_get_errhandler(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Session_set_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Session_set_errhandler);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Session_set_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Session_set_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Session_set_errhandler);

    return body_MPI_Session_set_errhandler(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Session_set_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Session_set_errhandler);

    return body_MPI_Session_set_errhandler(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Win_call_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_call_errhandler);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Win_call_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_call_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Win_call_errhandler);

    return body_MPI_Win_call_errhandler(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Win_call_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Win_call_errhandler);

    return body_MPI_Win_call_errhandler(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Win_create_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_create_errhandler);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Win_create_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_create_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Win_create_errhandler);

    return body_MPI_Win_create_errhandler(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Win_create_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Win_create_errhandler);

    return body_MPI_Win_create_errhandler(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Win_get_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_get_errhandler);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Win_get_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_get_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Win_get_errhandler);

    return body_MPI_Win_get_errhandler(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Win_get_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Win_get_errhandler);

    return body_MPI_Win_get_errhandler(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Win_set_errhandler(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_set_errhandler);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Win_set_errhandler, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_set_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Win_set_errhandler);

    return body_MPI_Win_set_errhandler(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Win_set_errhandler(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Win_set_errhandler);

    return body_MPI_Win_set_errhandler(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Comm_get_name(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_get_name);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Comm_get_name, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_get_name(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Comm_get_name);

    return body_MPI_Comm_get_name(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Comm_get_name(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Comm_get_name);

    return body_MPI_Comm_get_name(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Comm_set_name(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_set_name);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Comm_set_name, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_set_name(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Comm_set_name);

    return body_MPI_Comm_set_name(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_set_name(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Comm_set_name);

    return body_MPI_Comm_set_name(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Type_get_name(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_get_name);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Type_get_name, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_get_name(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Type_get_name);

    return body_MPI_Type_get_name(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_get_name(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Type_get_name);

    return body_MPI_Type_get_name(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Type_set_name(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_set_name);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Type_set_name, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_set_name(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Type_set_name);

    return body_MPI_Type_set_name(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Type_set_name(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Type_set_name);

    return body_MPI_Type_set_name(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Win_get_name(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_get_name);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Win_get_name, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_get_name(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Win_get_name);

    return body_MPI_Win_get_name(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Win_get_name(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Win_get_name);

    return body_MPI_Win_get_name(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Win_set_name(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_set_name);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Win_set_name, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_set_name(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Win_set_name);

    return body_MPI_Win_set_name(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Win_set_name(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Win_set_name);

    return body_MPI_Win_set_name(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Comm_get_info(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_get_info);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Comm_get_info, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_get_info(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Comm_get_info);

    return body_MPI_Comm_get_info(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_get_info(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Comm_get_info);

    return body_MPI_Comm_get_info(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Comm_set_info(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_set_info);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Comm_set_info, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_set_info(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Comm_set_info);

    return body_MPI_Comm_set_info(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_set_info(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Comm_set_info);

    return body_MPI_Comm_set_info(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Info_create(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Info_create);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Info_create, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Info_create(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Info_create);

    return body_MPI_Info_create(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Info_create(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Info_create);

    return body_MPI_Info_create(real, RETURN_ADDRESS, a0);
}

COLD int body_MPI_Info_create_env(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Info_create_env);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Info_create_env, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Info_create_env(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Info_create_env);

    return body_MPI_Info_create_env(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Info_create_env(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Info_create_env);

    return body_MPI_Info_create_env(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Info_delete(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Info_delete);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Info_delete, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Info_delete(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Info_delete);

    return body_MPI_Info_delete(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Info_delete(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Info_delete);

    return body_MPI_Info_delete(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Info_dup(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Info_dup);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Info_dup, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Info_dup(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Info_dup);

    return body_MPI_Info_dup(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Info_dup(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Info_dup);

    return body_MPI_Info_dup(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Info_free(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Info_free);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Info_free, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Info_free(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Info_free);

    return body_MPI_Info_free(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Info_free(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Info_free);

    return body_MPI_Info_free(real, RETURN_ADDRESS, a0);
}

HOT int body_MPI_Info_get(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Info_get);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Info_get, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Info_get(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Info_get);

    return body_MPI_Info_get(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Info_get(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Info_get);

    return body_MPI_Info_get(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Info_get_nkeys(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Info_get_nkeys);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Info_get_nkeys, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Info_get_nkeys(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Info_get_nkeys);

    return body_MPI_Info_get_nkeys(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Info_get_nkeys(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Info_get_nkeys);

    return body_MPI_Info_get_nkeys(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Info_get_nthkey(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Info_get_nthkey);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Info_get_nthkey, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Info_get_nthkey(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Info_get_nthkey);

    return body_MPI_Info_get_nthkey(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Info_get_nthkey(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Info_get_nthkey);

    return body_MPI_Info_get_nthkey(real, RETURN_ADDRESS, a0, a1, a2);
}

HOT int body_MPI_Info_get_string(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Info_get_string);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Info_get_string, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Info_get_string(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Info_get_string);

    return body_MPI_Info_get_string(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Info_get_string(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Info_get_string);

    return body_MPI_Info_get_string(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Info_get_valuelen(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Info_get_valuelen);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    s = call_enter(t, CALL_MPI_Info_get_valuelen, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Info_get_valuelen(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Info_get_valuelen);

    return body_MPI_Info_get_valuelen(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Info_get_valuelen(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Info_get_valuelen);

    return body_MPI_Info_get_valuelen(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Info_set(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Info_set);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Info_set, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Info_set(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Info_set);

    return body_MPI_Info_set(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Info_set(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Info_set);

    return body_MPI_Info_set(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Win_get_info(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_get_info);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Win_get_info, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_get_info(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Win_get_info);

    return body_MPI_Win_get_info(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Win_get_info(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Win_get_info);

    return body_MPI_Win_get_info(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Win_set_info(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_set_info);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Win_set_info, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_set_info(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Win_set_info);

    return body_MPI_Win_set_info(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Win_set_info(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Win_set_info);

    return body_MPI_Win_set_info(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Cart_coords(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Cart_coords);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    s = call_enter(t, CALL_MPI_Cart_coords, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Cart_coords(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Cart_coords);

    return body_MPI_Cart_coords(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Cart_coords(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Cart_coords);

    return body_MPI_Cart_coords(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

HOT int body_MPI_Cart_get(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Cart_get);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Cart_get, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Cart_get(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Cart_get);

    return body_MPI_Cart_get(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Cart_get(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Cart_get);

    return body_MPI_Cart_get(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Cart_map(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Cart_map);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Cart_map, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Cart_map(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Cart_map);

    return body_MPI_Cart_map(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Cart_map(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Cart_map);

    return body_MPI_Cart_map(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Cart_rank(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Cart_rank);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Cart_rank, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Cart_rank(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Cart_rank);

    return body_MPI_Cart_rank(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Cart_rank(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Cart_rank);

    return body_MPI_Cart_rank(real, RETURN_ADDRESS, a0, a1, a2);
}

HOT int body_MPI_Cart_shift(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Cart_shift);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Cart_shift, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Cart_shift(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Cart_shift);

    return body_MPI_Cart_shift(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Cart_shift(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Cart_shift);

    return body_MPI_Cart_shift(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Cartdim_get(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Cartdim_get);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Cartdim_get, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Cartdim_get(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Cartdim_get);

    return body_MPI_Cartdim_get(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Cartdim_get(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Cartdim_get);

    return body_MPI_Cartdim_get(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Dims_create(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Dims_create);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Dims_create, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Dims_create(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Dims_create);

    return body_MPI_Dims_create(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Dims_create(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Dims_create);

    return body_MPI_Dims_create(real, RETURN_ADDRESS, a0, a1, a2);
}

HOT int body_MPI_Dist_graph_neighbors(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Dist_graph_neighbors);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Dist_graph_neighbors, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Dist_graph_neighbors(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Dist_graph_neighbors);

    return body_MPI_Dist_graph_neighbors(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Dist_graph_neighbors(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Dist_graph_neighbors);

    return body_MPI_Dist_graph_neighbors(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Dist_graph_neighbors_count(mpi_function_4 *real, const void *from, word a0,
    word a1, word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Dist_graph_neighbors_count);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    s = call_enter(t, CALL_MPI_Dist_graph_neighbors_count, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Dist_graph_neighbors_count(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Dist_graph_neighbors_count);

    return body_MPI_Dist_graph_neighbors_count(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Dist_graph_neighbors_count(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Dist_graph_neighbors_count);

    return body_MPI_Dist_graph_neighbors_count(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

HOT int body_MPI_Graph_get(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Graph_get);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Graph_get, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Graph_get(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Graph_get);

    return body_MPI_Graph_get(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Graph_get(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Graph_get);

    return body_MPI_Graph_get(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Graph_map(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Graph_map);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Graph_map, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Graph_map(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Graph_map);

    return body_MPI_Graph_map(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Graph_map(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Graph_map);

    return body_MPI_Graph_map(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Graph_neighbors(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Graph_neighbors);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    s = call_enter(t, CALL_MPI_Graph_neighbors, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Graph_neighbors(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Graph_neighbors);

    return body_MPI_Graph_neighbors(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Graph_neighbors(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Graph_neighbors);

    return body_MPI_Graph_neighbors(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Graph_neighbors_count(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Graph_neighbors_count);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Graph_neighbors_count, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Graph_neighbors_count(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Graph_neighbors_count);

    return body_MPI_Graph_neighbors_count(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Graph_neighbors_count(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Graph_neighbors_count);

    return body_MPI_Graph_neighbors_count(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Graphdims_get(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Graphdims_get);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Graphdims_get, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Graphdims_get(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Graphdims_get);

    return body_MPI_Graphdims_get(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Graphdims_get(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Graphdims_get);

    return body_MPI_Graphdims_get(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Topo_test(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Topo_test);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Topo_test, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Topo_test(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Topo_test);

    return body_MPI_Topo_test(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Topo_test(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Topo_test);

    return body_MPI_Topo_test(real, RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_Comm_spawn(mpi_function_8 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_spawn);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    s = call_enter(t, CALL_MPI_Comm_spawn, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_spawn(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Comm_spawn);

    return body_MPI_Comm_spawn(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

EXPORT int PMPI_Comm_spawn(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Comm_spawn);

    return body_MPI_Comm_spawn(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7);
}

HOT int body_MPI_Comm_spawn_multiple(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_spawn_multiple);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Comm_spawn_multiple, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_spawn_multiple(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Comm_spawn_multiple);

    return body_MPI_Comm_spawn_multiple(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Comm_spawn_multiple(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Comm_spawn_multiple);

    return body_MPI_Comm_spawn_multiple(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

COLD int body_MPI_Close_port(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Close_port);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Close_port, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Close_port(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Close_port);

    return body_MPI_Close_port(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Close_port(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Close_port);

    return body_MPI_Close_port(real, RETURN_ADDRESS, a0);
}

HOT int body_MPI_Comm_accept(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_accept);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Comm_accept, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_MAKE, .request = a4});
    return result;
}

EXPORT int MPI_Comm_accept(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Comm_accept);

    return body_MPI_Comm_accept(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Comm_accept(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Comm_accept);

    return body_MPI_Comm_accept(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Comm_connect(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_connect);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Comm_connect, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_MAKE, .request = a4});
    return result;
}

EXPORT int MPI_Comm_connect(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Comm_connect);

    return body_MPI_Comm_connect(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Comm_connect(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Comm_connect);

    return body_MPI_Comm_connect(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Comm_get_parent(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_get_parent);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Comm_get_parent, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_get_parent(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Comm_get_parent);

    return body_MPI_Comm_get_parent(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Comm_get_parent(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Comm_get_parent);

    return body_MPI_Comm_get_parent(real, RETURN_ADDRESS, a0);
}

COLD int body_MPI_Comm_join(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_join);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Comm_join, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_join(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Comm_join);

    return body_MPI_Comm_join(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_join(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Comm_join);

    return body_MPI_Comm_join(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Lookup_name(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Lookup_name);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Lookup_name, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Lookup_name(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Lookup_name);

    return body_MPI_Lookup_name(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Lookup_name(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Lookup_name);

    return body_MPI_Lookup_name(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Open_port(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Open_port);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Open_port, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Open_port(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Open_port);

    return body_MPI_Open_port(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Open_port(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Open_port);

    return body_MPI_Open_port(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Publish_name(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Publish_name);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Publish_name, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Publish_name(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Publish_name);

    return body_MPI_Publish_name(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Publish_name(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Publish_name);

    return body_MPI_Publish_name(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Unpublish_name(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Unpublish_name);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Unpublish_name, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Unpublish_name(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Unpublish_name);

    return body_MPI_Unpublish_name(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Unpublish_name(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Unpublish_name);

    return body_MPI_Unpublish_name(real, RETURN_ADDRESS, a0, a1, a2);
}

HOT int body_MPI_Cart_create(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Cart_create);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a0, 0);
    s = call_enter(t, CALL_MPI_Cart_create, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_MAKE, .request = a5});
    return result;
}

EXPORT int MPI_Cart_create(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Cart_create);

    return body_MPI_Cart_create(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Cart_create(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Cart_create);

    return body_MPI_Cart_create(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

COLD int body_MPI_Cart_sub(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Cart_sub);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    awaits(t, a0, 0);
    s = call_enter(t, CALL_MPI_Cart_sub, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_MAKE, .request = a2});
    return result;
}

EXPORT int MPI_Cart_sub(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Cart_sub);

    return body_MPI_Cart_sub(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Cart_sub(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Cart_sub);

    return body_MPI_Cart_sub(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Comm_create(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_create);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    awaits(t, a0, 0);
    s = call_enter(t, CALL_MPI_Comm_create, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_MAKE, .request = a2});
    return result;
}

EXPORT int MPI_Comm_create(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Comm_create);

    return body_MPI_Comm_create(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Comm_create(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Comm_create);

    return body_MPI_Comm_create(real, RETURN_ADDRESS, a0, a1, a2);
}

HOT int body_MPI_Comm_create_from_group(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_create_from_group);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Comm_create_from_group, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_MAKE, .request = a4});
    return result;
}

EXPORT int MPI_Comm_create_from_group(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Comm_create_from_group);

    return body_MPI_Comm_create_from_group(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Comm_create_from_group(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Comm_create_from_group);

    return body_MPI_Comm_create_from_group(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Comm_create_group(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_create_group);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    s = call_enter(t, CALL_MPI_Comm_create_group, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_MAKE, .request = a3});
    return result;
}

EXPORT int MPI_Comm_create_group(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Comm_create_group);

    return body_MPI_Comm_create_group(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Comm_create_group(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Comm_create_group);

    return body_MPI_Comm_create_group(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Comm_dup(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_dup);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    awaits(t, a0, 0);
    s = call_enter(t, CALL_MPI_Comm_dup, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_MAKE, .request = a1});
    return result;
}

EXPORT int MPI_Comm_dup(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Comm_dup);

    return body_MPI_Comm_dup(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_dup(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Comm_dup);

    return body_MPI_Comm_dup(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Comm_dup_with_info(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_dup_with_info);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    awaits(t, a0, 0);
    s = call_enter(t, CALL_MPI_Comm_dup_with_info, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_MAKE, .request = a2});
    return result;
}

EXPORT int MPI_Comm_dup_with_info(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Comm_dup_with_info);

    return body_MPI_Comm_dup_with_info(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Comm_dup_with_info(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Comm_dup_with_info);

    return body_MPI_Comm_dup_with_info(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Comm_idup(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_idup);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Comm_idup, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL, .comm_later = a1});
    return result;
}

EXPORT int MPI_Comm_idup(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Comm_idup);

    return body_MPI_Comm_idup(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Comm_idup(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Comm_idup);

    return body_MPI_Comm_idup(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Comm_idup_with_info(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_idup_with_info);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    s = call_enter(t, CALL_MPI_Comm_idup_with_info, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL, .comm_later = a2});
    return result;
}

EXPORT int MPI_Comm_idup_with_info(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Comm_idup_with_info);

    return body_MPI_Comm_idup_with_info(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Comm_idup_with_info(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Comm_idup_with_info);

    return body_MPI_Comm_idup_with_info(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Comm_split(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_split);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    awaits(t, a0, 0);
    s = call_enter(t, CALL_MPI_Comm_split, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_MAKE, .request = a3});
    return result;
}

EXPORT int MPI_Comm_split(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Comm_split);

    return body_MPI_Comm_split(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Comm_split(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Comm_split);

    return body_MPI_Comm_split(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

HOT int body_MPI_Comm_split_type(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_split_type);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    awaits(t, a0, 0);
    s = call_enter(t, CALL_MPI_Comm_split_type, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_MAKE, .request = a4});
    return result;
}

EXPORT int MPI_Comm_split_type(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Comm_split_type);

    return body_MPI_Comm_split_type(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Comm_split_type(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Comm_split_type);

    return body_MPI_Comm_split_type(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Dist_graph_create(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Dist_graph_create);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    awaits(t, a0, 0);
    s = call_enter(t, CALL_MPI_Dist_graph_create, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_MAKE, .request = a8});
    return result;
}

EXPORT int MPI_Dist_graph_create(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Dist_graph_create);

    return body_MPI_Dist_graph_create(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Dist_graph_create(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Dist_graph_create);

    return body_MPI_Dist_graph_create(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Dist_graph_create_adjacent(mpi_function_10 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Dist_graph_create_adjacent);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    }
    awaits(t, a0, 0);
    s = call_enter(t, CALL_MPI_Dist_graph_create_adjacent, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_MAKE, .request = a9});
    return result;
}

EXPORT int MPI_Dist_graph_create_adjacent(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_mpi(CALL_MPI_Dist_graph_create_adjacent);

    return body_MPI_Dist_graph_create_adjacent(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6,
        a7, a8, a9);
}

EXPORT int PMPI_Dist_graph_create_adjacent(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_pmpi(CALL_MPI_Dist_graph_create_adjacent);

    return body_MPI_Dist_graph_create_adjacent(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6,
        a7, a8, a9);
}

HOT int body_MPI_Graph_create(mpi_function_6 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Graph_create);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    awaits(t, a0, 0);
    s = call_enter(t, CALL_MPI_Graph_create, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    awaited_after(t, result, 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_MAKE, .request = a5});
    return result;
}

EXPORT int MPI_Graph_create(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Graph_create);

    return body_MPI_Graph_create(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Graph_create(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Graph_create);

    return body_MPI_Graph_create(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Intercomm_create(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Intercomm_create);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    s = call_enter(t, CALL_MPI_Intercomm_create, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_MAKE, .request = a5});
    return result;
}

EXPORT int MPI_Intercomm_create(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Intercomm_create);

    return body_MPI_Intercomm_create(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Intercomm_create(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Intercomm_create);

    return body_MPI_Intercomm_create(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

HOT int body_MPI_Intercomm_create_from_groups(mpi_function_8 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Intercomm_create_from_groups);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    }
    s = call_enter(t, CALL_MPI_Intercomm_create_from_groups, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_MAKE, .request = a7});
    return result;
}

EXPORT int MPI_Intercomm_create_from_groups(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_mpi(CALL_MPI_Intercomm_create_from_groups);

    return body_MPI_Intercomm_create_from_groups(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6,
        a7);
}

EXPORT int PMPI_Intercomm_create_from_groups(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7)
{
    mpi_function_8 *real = (mpi_function_8 *)next_pmpi(CALL_MPI_Intercomm_create_from_groups);

    return body_MPI_Intercomm_create_from_groups(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6,
        a7);
}

COLD int body_MPI_Intercomm_merge(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Intercomm_merge);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Intercomm_merge, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_MAKE, .request = a2});
    return result;
}

EXPORT int MPI_Intercomm_merge(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Intercomm_merge);

    return body_MPI_Intercomm_merge(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Intercomm_merge(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Intercomm_merge);

    return body_MPI_Intercomm_merge(real, RETURN_ADDRESS, a0, a1, a2);
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
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_disconnect(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Comm_disconnect);

    return body_MPI_Comm_disconnect(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Comm_disconnect(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Comm_disconnect);

    return body_MPI_Comm_disconnect(real, RETURN_ADDRESS, a0);
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
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_free(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Comm_free);

    return body_MPI_Comm_free(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Comm_free(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Comm_free);

    return body_MPI_Comm_free(real, RETURN_ADDRESS, a0);
}

COLD int body_MPI_Comm_compare(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_compare);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Comm_compare, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_compare(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Comm_compare);

    return body_MPI_Comm_compare(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Comm_compare(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Comm_compare);

    return body_MPI_Comm_compare(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Comm_group(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_group);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Comm_group, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_group(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Comm_group);

    return body_MPI_Comm_group(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_group(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Comm_group);

    return body_MPI_Comm_group(real, RETURN_ADDRESS, a0, a1);
}

HOT int whole_MPI_Comm_rank(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_rank);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Comm_rank, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

COLD int body_MPI_Comm_rank(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Comm_rank);

    return whole_MPI_Comm_rank(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int MPI_Comm_rank(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)mpi_next[CALL_MPI_Comm_rank];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Comm_rank, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_MPI_Comm_rank(a0, a1);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Comm_rank);
    result = real(a0, a1);
    call_short_leave(t, s, result, false);
    return result;
}

COLD int body_PMPI_Comm_rank(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Comm_rank);

    return whole_MPI_Comm_rank(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_rank(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)mpi_next_p[CALL_MPI_Comm_rank];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Comm_rank, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_PMPI_Comm_rank(a0, a1);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Comm_rank);
    result = real(a0, a1);
    call_short_leave(t, s, result, false);
    return result;
}

COLD int body_MPI_Comm_remote_group(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_remote_group);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Comm_remote_group, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_remote_group(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Comm_remote_group);

    return body_MPI_Comm_remote_group(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_remote_group(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Comm_remote_group);

    return body_MPI_Comm_remote_group(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Comm_remote_size(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_remote_size);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Comm_remote_size, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_remote_size(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Comm_remote_size);

    return body_MPI_Comm_remote_size(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_remote_size(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Comm_remote_size);

    return body_MPI_Comm_remote_size(real, RETURN_ADDRESS, a0, a1);
}

HOT int whole_MPI_Comm_size(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_size);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Comm_size, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

COLD int body_MPI_Comm_size(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Comm_size);

    return whole_MPI_Comm_size(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int MPI_Comm_size(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)mpi_next[CALL_MPI_Comm_size];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Comm_size, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_MPI_Comm_size(a0, a1);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Comm_size);
    result = real(a0, a1);
    call_short_leave(t, s, result, false);
    return result;
}

COLD int body_PMPI_Comm_size(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Comm_size);

    return whole_MPI_Comm_size(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_size(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)mpi_next_p[CALL_MPI_Comm_size];
    struct region_thread *t = thread_current();
    struct region_site *s = call_short(t, CALL_MPI_Comm_size, RETURN_ADDRESS);
    int result;

    if (s == NULL || real == NULL)
        return body_PMPI_Comm_size(a0, a1);
    CALL_SHORT_FRAME();
    call_short_enter(t, s, CALL_MPI_Comm_size);
    result = real(a0, a1);
    call_short_leave(t, s, result, false);
    return result;
}

COLD int body_MPI_Comm_test_inter(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_test_inter);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Comm_test_inter, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_test_inter(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Comm_test_inter);

    return body_MPI_Comm_test_inter(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Comm_test_inter(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Comm_test_inter);

    return body_MPI_Comm_test_inter(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Group_compare(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Group_compare);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Group_compare, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Group_compare(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Group_compare);

    return body_MPI_Group_compare(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Group_compare(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Group_compare);

    return body_MPI_Group_compare(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Group_difference(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Group_difference);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Group_difference, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Group_difference(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Group_difference);

    return body_MPI_Group_difference(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Group_difference(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Group_difference);

    return body_MPI_Group_difference(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Group_excl(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Group_excl);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    s = call_enter(t, CALL_MPI_Group_excl, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Group_excl(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Group_excl);

    return body_MPI_Group_excl(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Group_excl(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Group_excl);

    return body_MPI_Group_excl(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Group_free(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_nested(t))
        return real(a0);
    mpi_before_group_free(t, CALL_MPI_Group_free, a0, 0);
    s = call_enter(t, CALL_MPI_Group_free, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    mpi_after_group_free(t, CALL_MPI_Group_free, result);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Group_free(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Group_free);

    return body_MPI_Group_free(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Group_free(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Group_free);

    return body_MPI_Group_free(real, RETURN_ADDRESS, a0);
}

COLD int body_MPI_Group_from_session_pset(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Group_from_session_pset);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Group_from_session_pset, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Group_from_session_pset(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Group_from_session_pset);

    return body_MPI_Group_from_session_pset(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Group_from_session_pset(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Group_from_session_pset);

    return body_MPI_Group_from_session_pset(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Group_incl(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Group_incl);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    s = call_enter(t, CALL_MPI_Group_incl, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Group_incl(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Group_incl);

    return body_MPI_Group_incl(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Group_incl(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Group_incl);

    return body_MPI_Group_incl(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Group_intersection(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Group_intersection);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Group_intersection, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Group_intersection(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Group_intersection);

    return body_MPI_Group_intersection(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Group_intersection(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Group_intersection);

    return body_MPI_Group_intersection(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Group_range_excl(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Group_range_excl);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    s = call_enter(t, CALL_MPI_Group_range_excl, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Group_range_excl(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Group_range_excl);

    return body_MPI_Group_range_excl(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Group_range_excl(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Group_range_excl);

    return body_MPI_Group_range_excl(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Group_range_incl(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Group_range_incl);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    s = call_enter(t, CALL_MPI_Group_range_incl, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Group_range_incl(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Group_range_incl);

    return body_MPI_Group_range_incl(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Group_range_incl(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Group_range_incl);

    return body_MPI_Group_range_incl(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Group_rank(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Group_rank);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Group_rank, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Group_rank(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Group_rank);

    return body_MPI_Group_rank(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Group_rank(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Group_rank);

    return body_MPI_Group_rank(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Group_size(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Group_size);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Group_size, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Group_size(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Group_size);

    return body_MPI_Group_size(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Group_size(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Group_size);

    return body_MPI_Group_size(real, RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_Group_translate_ranks(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Group_translate_ranks);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Group_translate_ranks, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Group_translate_ranks(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Group_translate_ranks);

    return body_MPI_Group_translate_ranks(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Group_translate_ranks(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Group_translate_ranks);

    return body_MPI_Group_translate_ranks(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Group_union(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Group_union);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Group_union, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Group_union(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Group_union);

    return body_MPI_Group_union(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Group_union(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Group_union);

    return body_MPI_Group_union(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Win_get_group(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Win_get_group);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Win_get_group, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Win_get_group(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Win_get_group);

    return body_MPI_Win_get_group(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Win_get_group(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Win_get_group);

    return body_MPI_Win_get_group(real, RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_Type_create_darray(mpi_function_10 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_create_darray);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    }
    s = call_enter(t, CALL_MPI_Type_create_darray, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_create_darray(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_mpi(CALL_MPI_Type_create_darray);

    return body_MPI_Type_create_darray(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8,
        a9);
}

EXPORT int PMPI_Type_create_darray(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_pmpi(CALL_MPI_Type_create_darray);

    return body_MPI_Type_create_darray(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8,
        a9);
}

HOT int body_MPI_Type_create_darray_c(mpi_function_10 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8, word a9)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_create_darray_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    }
    s = call_enter(t, CALL_MPI_Type_create_darray_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_create_darray_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_mpi(CALL_MPI_Type_create_darray_c);

    return body_MPI_Type_create_darray_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8,
        a9);
}

EXPORT int PMPI_Type_create_darray_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9)
{
    mpi_function_10 *real = (mpi_function_10 *)next_pmpi(CALL_MPI_Type_create_darray_c);

    return body_MPI_Type_create_darray_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8,
        a9);
}

HOT int body_MPI_Type_create_hindexed(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_create_hindexed);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Type_create_hindexed, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_create_hindexed(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Type_create_hindexed);

    return body_MPI_Type_create_hindexed(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_create_hindexed(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Type_create_hindexed);

    return body_MPI_Type_create_hindexed(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Type_create_hindexed_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_create_hindexed_c);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Type_create_hindexed_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_create_hindexed_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Type_create_hindexed_c);

    return body_MPI_Type_create_hindexed_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_create_hindexed_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Type_create_hindexed_c);

    return body_MPI_Type_create_hindexed_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Type_create_hindexed_block(mpi_function_5 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_create_hindexed_block);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Type_create_hindexed_block, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_create_hindexed_block(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Type_create_hindexed_block);

    return body_MPI_Type_create_hindexed_block(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_create_hindexed_block(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Type_create_hindexed_block);

    return body_MPI_Type_create_hindexed_block(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Type_create_hindexed_block_c(mpi_function_5 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_create_hindexed_block_c);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Type_create_hindexed_block_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_create_hindexed_block_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Type_create_hindexed_block_c);

    return body_MPI_Type_create_hindexed_block_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_create_hindexed_block_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Type_create_hindexed_block_c);

    return body_MPI_Type_create_hindexed_block_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Type_create_hvector(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_create_hvector);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Type_create_hvector, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_create_hvector(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Type_create_hvector);

    return body_MPI_Type_create_hvector(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_create_hvector(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Type_create_hvector);

    return body_MPI_Type_create_hvector(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Type_create_hvector_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_create_hvector_c);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Type_create_hvector_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_create_hvector_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Type_create_hvector_c);

    return body_MPI_Type_create_hvector_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_create_hvector_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Type_create_hvector_c);

    return body_MPI_Type_create_hvector_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Type_create_indexed_block(mpi_function_5 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_create_indexed_block);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Type_create_indexed_block, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_create_indexed_block(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Type_create_indexed_block);

    return body_MPI_Type_create_indexed_block(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_create_indexed_block(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Type_create_indexed_block);

    return body_MPI_Type_create_indexed_block(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Type_create_indexed_block_c(mpi_function_5 *real, const void *from, word a0,
    word a1, word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_create_indexed_block_c);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Type_create_indexed_block_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_create_indexed_block_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Type_create_indexed_block_c);

    return body_MPI_Type_create_indexed_block_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_create_indexed_block_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Type_create_indexed_block_c);

    return body_MPI_Type_create_indexed_block_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Type_create_struct(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_create_struct);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Type_create_struct, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_create_struct(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Type_create_struct);

    return body_MPI_Type_create_struct(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_create_struct(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Type_create_struct);

    return body_MPI_Type_create_struct(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Type_create_struct_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_create_struct_c);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Type_create_struct_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_create_struct_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Type_create_struct_c);

    return body_MPI_Type_create_struct_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_create_struct_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Type_create_struct_c);

    return body_MPI_Type_create_struct_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Type_create_subarray(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_create_subarray);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Type_create_subarray, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_create_subarray(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Type_create_subarray);

    return body_MPI_Type_create_subarray(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Type_create_subarray(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Type_create_subarray);

    return body_MPI_Type_create_subarray(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Type_create_subarray_c(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_create_subarray_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Type_create_subarray_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_create_subarray_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Type_create_subarray_c);

    return body_MPI_Type_create_subarray_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Type_create_subarray_c(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Type_create_subarray_c);

    return body_MPI_Type_create_subarray_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Type_hindexed(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_hindexed);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Type_hindexed, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_hindexed(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Type_hindexed);

    return body_MPI_Type_hindexed(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_hindexed(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Type_hindexed);

    return body_MPI_Type_hindexed(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Type_hvector(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_hvector);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Type_hvector, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_hvector(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Type_hvector);

    return body_MPI_Type_hvector(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_hvector(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Type_hvector);

    return body_MPI_Type_hvector(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Type_indexed(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_indexed);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Type_indexed, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_indexed(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Type_indexed);

    return body_MPI_Type_indexed(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_indexed(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Type_indexed);

    return body_MPI_Type_indexed(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Type_indexed_c(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_indexed_c);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Type_indexed_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_indexed_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Type_indexed_c);

    return body_MPI_Type_indexed_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_indexed_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Type_indexed_c);

    return body_MPI_Type_indexed_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Type_struct(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_struct);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Type_struct, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_struct(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Type_struct);

    return body_MPI_Type_struct(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_struct(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Type_struct);

    return body_MPI_Type_struct(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Type_vector(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_vector);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Type_vector, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_vector(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Type_vector);

    return body_MPI_Type_vector(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_vector(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Type_vector);

    return body_MPI_Type_vector(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Type_vector_c(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_vector_c);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Type_vector_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_vector_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Type_vector_c);

    return body_MPI_Type_vector_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_vector_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Type_vector_c);

    return body_MPI_Type_vector_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Address(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Address);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Address, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Address(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Address);

    return body_MPI_Address(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Address(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Address);

    return body_MPI_Address(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Get_address(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Get_address);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Get_address, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Get_address(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Get_address);

    return body_MPI_Get_address(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Get_address(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Get_address);

    return body_MPI_Get_address(real, RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_Register_datarep(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Register_datarep);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Register_datarep, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Register_datarep(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Register_datarep);

    return body_MPI_Register_datarep(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Register_datarep(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Register_datarep);

    return body_MPI_Register_datarep(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Register_datarep_c(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Register_datarep_c);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Register_datarep_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Register_datarep_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Register_datarep_c);

    return body_MPI_Register_datarep_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Register_datarep_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Register_datarep_c);

    return body_MPI_Register_datarep_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Type_commit(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_commit);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Type_commit, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_commit(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Type_commit);

    return body_MPI_Type_commit(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Type_commit(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Type_commit);

    return body_MPI_Type_commit(real, RETURN_ADDRESS, a0);
}

COLD int body_MPI_Type_contiguous(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_contiguous);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Type_contiguous, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_contiguous(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Type_contiguous);

    return body_MPI_Type_contiguous(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_contiguous(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Type_contiguous);

    return body_MPI_Type_contiguous(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Type_contiguous_c(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_contiguous_c);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Type_contiguous_c, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_contiguous_c(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Type_contiguous_c);

    return body_MPI_Type_contiguous_c(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_contiguous_c(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Type_contiguous_c);

    return body_MPI_Type_contiguous_c(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Type_create_f90_complex(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_create_f90_complex);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Type_create_f90_complex, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_create_f90_complex(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Type_create_f90_complex);

    return body_MPI_Type_create_f90_complex(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_create_f90_complex(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Type_create_f90_complex);

    return body_MPI_Type_create_f90_complex(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Type_create_f90_integer(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_create_f90_integer);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Type_create_f90_integer, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_create_f90_integer(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Type_create_f90_integer);

    return body_MPI_Type_create_f90_integer(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Type_create_f90_integer(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Type_create_f90_integer);

    return body_MPI_Type_create_f90_integer(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Type_create_f90_real(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_create_f90_real);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Type_create_f90_real, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_create_f90_real(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Type_create_f90_real);

    return body_MPI_Type_create_f90_real(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_create_f90_real(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Type_create_f90_real);

    return body_MPI_Type_create_f90_real(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Type_create_resized(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_create_resized);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    s = call_enter(t, CALL_MPI_Type_create_resized, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_create_resized(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Type_create_resized);

    return body_MPI_Type_create_resized(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Type_create_resized(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Type_create_resized);

    return body_MPI_Type_create_resized(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Type_create_resized_c(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_create_resized_c);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    s = call_enter(t, CALL_MPI_Type_create_resized_c, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_create_resized_c(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Type_create_resized_c);

    return body_MPI_Type_create_resized_c(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Type_create_resized_c(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Type_create_resized_c);

    return body_MPI_Type_create_resized_c(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Type_dup(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_dup);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Type_dup, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_dup(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Type_dup);

    return body_MPI_Type_dup(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Type_dup(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Type_dup);

    return body_MPI_Type_dup(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Type_extent(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_extent);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Type_extent, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_extent(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Type_extent);

    return body_MPI_Type_extent(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Type_extent(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Type_extent);

    return body_MPI_Type_extent(real, RETURN_ADDRESS, a0, a1);
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
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_free(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Type_free);

    return body_MPI_Type_free(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Type_free(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Type_free);

    return body_MPI_Type_free(real, RETURN_ADDRESS, a0);
}

HOT int body_MPI_Type_get_contents(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_get_contents);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Type_get_contents, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_get_contents(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Type_get_contents);

    return body_MPI_Type_get_contents(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Type_get_contents(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Type_get_contents);

    return body_MPI_Type_get_contents(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Type_get_contents_c(mpi_function_9 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6, word a7, word a8)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_get_contents_c);
            result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    }
    s = call_enter(t, CALL_MPI_Type_get_contents_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_get_contents_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_mpi(CALL_MPI_Type_get_contents_c);

    return body_MPI_Type_get_contents_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

EXPORT int PMPI_Type_get_contents_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    mpi_function_9 *real = (mpi_function_9 *)next_pmpi(CALL_MPI_Type_get_contents_c);

    return body_MPI_Type_get_contents_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6, a7, a8);
}

HOT int body_MPI_Type_get_envelope(mpi_function_5 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_get_envelope);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Type_get_envelope, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_get_envelope(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Type_get_envelope);

    return body_MPI_Type_get_envelope(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Type_get_envelope(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Type_get_envelope);

    return body_MPI_Type_get_envelope(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Type_get_envelope_c(mpi_function_6 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_get_envelope_c);
            result = real(a0, a1, a2, a3, a4, a5);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5);
    }
    s = call_enter(t, CALL_MPI_Type_get_envelope_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_get_envelope_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_mpi(CALL_MPI_Type_get_envelope_c);

    return body_MPI_Type_get_envelope_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

EXPORT int PMPI_Type_get_envelope_c(word a0, word a1, word a2, word a3, word a4, word a5)
{
    mpi_function_6 *real = (mpi_function_6 *)next_pmpi(CALL_MPI_Type_get_envelope_c);

    return body_MPI_Type_get_envelope_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5);
}

COLD int body_MPI_Type_get_extent(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_get_extent);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Type_get_extent, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_get_extent(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Type_get_extent);

    return body_MPI_Type_get_extent(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_get_extent(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Type_get_extent);

    return body_MPI_Type_get_extent(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Type_get_extent_c(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_get_extent_c);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Type_get_extent_c, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_get_extent_c(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Type_get_extent_c);

    return body_MPI_Type_get_extent_c(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_get_extent_c(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Type_get_extent_c);

    return body_MPI_Type_get_extent_c(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Type_get_extent_x(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_get_extent_x);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Type_get_extent_x, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_get_extent_x(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Type_get_extent_x);

    return body_MPI_Type_get_extent_x(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_get_extent_x(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Type_get_extent_x);

    return body_MPI_Type_get_extent_x(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Type_get_true_extent(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_get_true_extent);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Type_get_true_extent, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_get_true_extent(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Type_get_true_extent);

    return body_MPI_Type_get_true_extent(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_get_true_extent(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Type_get_true_extent);

    return body_MPI_Type_get_true_extent(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Type_get_true_extent_c(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_get_true_extent_c);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Type_get_true_extent_c, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_get_true_extent_c(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Type_get_true_extent_c);

    return body_MPI_Type_get_true_extent_c(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_get_true_extent_c(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Type_get_true_extent_c);

    return body_MPI_Type_get_true_extent_c(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Type_get_true_extent_x(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_get_true_extent_x);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Type_get_true_extent_x, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_get_true_extent_x(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Type_get_true_extent_x);

    return body_MPI_Type_get_true_extent_x(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_get_true_extent_x(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Type_get_true_extent_x);

    return body_MPI_Type_get_true_extent_x(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Type_get_value_index(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_get_value_index);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Type_get_value_index, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_get_value_index(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Type_get_value_index);

    return body_MPI_Type_get_value_index(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_get_value_index(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Type_get_value_index);

    return body_MPI_Type_get_value_index(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Type_lb(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_lb);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Type_lb, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_lb(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Type_lb);

    return body_MPI_Type_lb(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Type_lb(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Type_lb);

    return body_MPI_Type_lb(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Type_match_size(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_match_size);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Type_match_size, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_match_size(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Type_match_size);

    return body_MPI_Type_match_size(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Type_match_size(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Type_match_size);

    return body_MPI_Type_match_size(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Type_size(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_size);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Type_size, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_size(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Type_size);

    return body_MPI_Type_size(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Type_size(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Type_size);

    return body_MPI_Type_size(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Type_size_c(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_size_c);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Type_size_c, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_size_c(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Type_size_c);

    return body_MPI_Type_size_c(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Type_size_c(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Type_size_c);

    return body_MPI_Type_size_c(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Type_size_x(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_size_x);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Type_size_x, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_size_x(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Type_size_x);

    return body_MPI_Type_size_x(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Type_size_x(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Type_size_x);

    return body_MPI_Type_size_x(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Type_ub(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Type_ub);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Type_ub, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Type_ub(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Type_ub);

    return body_MPI_Type_ub(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Type_ub(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Type_ub);

    return body_MPI_Type_ub(real, RETURN_ADDRESS, a0, a1);
}

HOT int body_MPI_Pack(mpi_function_7 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Pack);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Pack, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Pack(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Pack);

    return body_MPI_Pack(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Pack(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Pack);

    return body_MPI_Pack(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Pack_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Pack_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Pack_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Pack_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Pack_c);

    return body_MPI_Pack_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Pack_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Pack_c);

    return body_MPI_Pack_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Pack_external(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Pack_external);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Pack_external, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Pack_external(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Pack_external);

    return body_MPI_Pack_external(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Pack_external(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Pack_external);

    return body_MPI_Pack_external(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Pack_external_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Pack_external_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Pack_external_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Pack_external_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Pack_external_c);

    return body_MPI_Pack_external_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Pack_external_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Pack_external_c);

    return body_MPI_Pack_external_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Pack_external_size(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Pack_external_size);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    s = call_enter(t, CALL_MPI_Pack_external_size, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Pack_external_size(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Pack_external_size);

    return body_MPI_Pack_external_size(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Pack_external_size(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Pack_external_size);

    return body_MPI_Pack_external_size(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Pack_external_size_c(mpi_function_4 *real, const void *from, word a0, word a1,
    word a2, word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Pack_external_size_c);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    s = call_enter(t, CALL_MPI_Pack_external_size_c, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Pack_external_size_c(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Pack_external_size_c);

    return body_MPI_Pack_external_size_c(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Pack_external_size_c(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Pack_external_size_c);

    return body_MPI_Pack_external_size_c(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Pack_size(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Pack_size);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    s = call_enter(t, CALL_MPI_Pack_size, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Pack_size(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Pack_size);

    return body_MPI_Pack_size(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Pack_size(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Pack_size);

    return body_MPI_Pack_size(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

COLD int body_MPI_Pack_size_c(mpi_function_4 *real, const void *from, word a0, word a1, word a2,
    word a3)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Pack_size_c);
            result = real(a0, a1, a2, a3);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3);
    }
    s = call_enter(t, CALL_MPI_Pack_size_c, from, &start);
    result = real(a0, a1, a2, a3);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Pack_size_c(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_mpi(CALL_MPI_Pack_size_c);

    return body_MPI_Pack_size_c(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

EXPORT int PMPI_Pack_size_c(word a0, word a1, word a2, word a3)
{
    mpi_function_4 *real = (mpi_function_4 *)next_pmpi(CALL_MPI_Pack_size_c);

    return body_MPI_Pack_size_c(real, RETURN_ADDRESS, a0, a1, a2, a3);
}

HOT int body_MPI_Unpack(mpi_function_7 *real, const void *from, word a0, word a1, word a2, word a3,
    word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Unpack);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Unpack, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Unpack(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Unpack);

    return body_MPI_Unpack(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Unpack(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Unpack);

    return body_MPI_Unpack(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Unpack_c(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Unpack_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Unpack_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Unpack_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Unpack_c);

    return body_MPI_Unpack_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Unpack_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Unpack_c);

    return body_MPI_Unpack_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Unpack_external(mpi_function_7 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Unpack_external);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Unpack_external, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Unpack_external(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Unpack_external);

    return body_MPI_Unpack_external(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Unpack_external(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Unpack_external);

    return body_MPI_Unpack_external(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

HOT int body_MPI_Unpack_external_c(mpi_function_7 *real, const void *from, word a0, word a1,
    word a2, word a3, word a4, word a5, word a6)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Unpack_external_c);
            result = real(a0, a1, a2, a3, a4, a5, a6);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4, a5, a6);
    }
    s = call_enter(t, CALL_MPI_Unpack_external_c, from, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Unpack_external_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_mpi(CALL_MPI_Unpack_external_c);

    return body_MPI_Unpack_external_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

EXPORT int PMPI_Unpack_external_c(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    mpi_function_7 *real = (mpi_function_7 *)next_pmpi(CALL_MPI_Unpack_external_c);

    return body_MPI_Unpack_external_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4, a5, a6);
}

COLD int body_MPI_Op_commutative(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Op_commutative);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Op_commutative, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Op_commutative(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Op_commutative);

    return body_MPI_Op_commutative(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Op_commutative(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Op_commutative);

    return body_MPI_Op_commutative(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Op_create(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Op_create);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Op_create, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Op_create(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Op_create);

    return body_MPI_Op_create(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Op_create(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Op_create);

    return body_MPI_Op_create(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Op_create_c(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Op_create_c);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Op_create_c, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Op_create_c(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Op_create_c);

    return body_MPI_Op_create_c(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Op_create_c(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Op_create_c);

    return body_MPI_Op_create_c(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Op_free(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Op_free);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Op_free, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Op_free(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Op_free);

    return body_MPI_Op_free(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Op_free(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Op_free);

    return body_MPI_Op_free(real, RETURN_ADDRESS, a0);
}

HOT int body_MPI_Reduce_local(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Reduce_local);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Reduce_local, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Reduce_local(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Reduce_local);

    return body_MPI_Reduce_local(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Reduce_local(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Reduce_local);

    return body_MPI_Reduce_local(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

HOT int body_MPI_Reduce_local_c(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Reduce_local_c);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Reduce_local_c, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Reduce_local_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Reduce_local_c);

    return body_MPI_Reduce_local_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Reduce_local_c(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Reduce_local_c);

    return body_MPI_Reduce_local_c(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Cancel(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Cancel);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Cancel, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Cancel(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Cancel);

    return body_MPI_Cancel(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Cancel(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Cancel);

    return body_MPI_Cancel(real, RETURN_ADDRESS, a0);
}

COLD int body_MPI_Get_count(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Get_count);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Get_count, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Get_count(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Get_count);

    return body_MPI_Get_count(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Get_count(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Get_count);

    return body_MPI_Get_count(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Get_count_c(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Get_count_c);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Get_count_c, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Get_count_c(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Get_count_c);

    return body_MPI_Get_count_c(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Get_count_c(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Get_count_c);

    return body_MPI_Get_count_c(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Get_elements(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Get_elements);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Get_elements, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Get_elements(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Get_elements);

    return body_MPI_Get_elements(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Get_elements(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Get_elements);

    return body_MPI_Get_elements(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Get_elements_c(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Get_elements_c);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Get_elements_c, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Get_elements_c(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Get_elements_c);

    return body_MPI_Get_elements_c(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Get_elements_c(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Get_elements_c);

    return body_MPI_Get_elements_c(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Get_elements_x(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Get_elements_x);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Get_elements_x, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Get_elements_x(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Get_elements_x);

    return body_MPI_Get_elements_x(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Get_elements_x(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Get_elements_x);

    return body_MPI_Get_elements_x(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Grequest_complete(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Grequest_complete);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Grequest_complete, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Grequest_complete(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Grequest_complete);

    return body_MPI_Grequest_complete(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Grequest_complete(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Grequest_complete);

    return body_MPI_Grequest_complete(real, RETURN_ADDRESS, a0);
}

HOT int body_MPI_Grequest_start(mpi_function_5 *real, const void *from, word a0, word a1, word a2,
    word a3, word a4)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Grequest_start);
            result = real(a0, a1, a2, a3, a4);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2, a3, a4);
    }
    s = call_enter(t, CALL_MPI_Grequest_start, from, &start);
    result = real(a0, a1, a2, a3, a4);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Grequest_start(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_mpi(CALL_MPI_Grequest_start);

    return body_MPI_Grequest_start(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

EXPORT int PMPI_Grequest_start(word a0, word a1, word a2, word a3, word a4)
{
    mpi_function_5 *real = (mpi_function_5 *)next_pmpi(CALL_MPI_Grequest_start);

    return body_MPI_Grequest_start(real, RETURN_ADDRESS, a0, a1, a2, a3, a4);
}

COLD int body_MPI_Request_free(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Request_free);
            result = request_posted != 0 ? request_MPI_Request_free(real, a0) : real(a0);
            thin_leave(t);
            return result;
        }
        return request_posted != 0 ? request_MPI_Request_free(real, a0) : real(a0);
    }
    s = call_enter(t, CALL_MPI_Request_free, from, &start);
    result = request_posted != 0 ? request_MPI_Request_free(real, a0) : real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Request_free(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Request_free);

    return body_MPI_Request_free(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Request_free(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Request_free);

    return body_MPI_Request_free(real, RETURN_ADDRESS, a0);
}

COLD int body_MPI_Status_get_error(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Status_get_error);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Status_get_error, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Status_get_error(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Status_get_error);

    return body_MPI_Status_get_error(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Status_get_error(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Status_get_error);

    return body_MPI_Status_get_error(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Status_get_source(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Status_get_source);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Status_get_source, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Status_get_source(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Status_get_source);

    return body_MPI_Status_get_source(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Status_get_source(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Status_get_source);

    return body_MPI_Status_get_source(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Status_get_tag(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Status_get_tag);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Status_get_tag, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Status_get_tag(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Status_get_tag);

    return body_MPI_Status_get_tag(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Status_get_tag(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Status_get_tag);

    return body_MPI_Status_get_tag(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Status_set_cancelled(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Status_set_cancelled);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Status_set_cancelled, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Status_set_cancelled(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Status_set_cancelled);

    return body_MPI_Status_set_cancelled(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Status_set_cancelled(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Status_set_cancelled);

    return body_MPI_Status_set_cancelled(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Status_set_elements(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Status_set_elements);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Status_set_elements, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Status_set_elements(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Status_set_elements);

    return body_MPI_Status_set_elements(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Status_set_elements(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Status_set_elements);

    return body_MPI_Status_set_elements(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Status_set_elements_c(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Status_set_elements_c);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Status_set_elements_c, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Status_set_elements_c(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Status_set_elements_c);

    return body_MPI_Status_set_elements_c(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Status_set_elements_c(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Status_set_elements_c);

    return body_MPI_Status_set_elements_c(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Status_set_elements_x(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Status_set_elements_x);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Status_set_elements_x, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Status_set_elements_x(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Status_set_elements_x);

    return body_MPI_Status_set_elements_x(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Status_set_elements_x(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Status_set_elements_x);

    return body_MPI_Status_set_elements_x(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Status_set_error(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Status_set_error);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Status_set_error, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Status_set_error(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Status_set_error);

    return body_MPI_Status_set_error(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Status_set_error(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Status_set_error);

    return body_MPI_Status_set_error(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Status_set_source(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Status_set_source);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Status_set_source, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Status_set_source(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Status_set_source);

    return body_MPI_Status_set_source(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Status_set_source(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Status_set_source);

    return body_MPI_Status_set_source(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Status_set_tag(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Status_set_tag);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Status_set_tag, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Status_set_tag(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Status_set_tag);

    return body_MPI_Status_set_tag(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Status_set_tag(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Status_set_tag);

    return body_MPI_Status_set_tag(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Test_cancelled(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Test_cancelled);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Test_cancelled, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Test_cancelled(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Test_cancelled);

    return body_MPI_Test_cancelled(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Test_cancelled(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Test_cancelled);

    return body_MPI_Test_cancelled(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Alloc_mem(mpi_function_3 *real, const void *from, word a0, word a1, word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Alloc_mem);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Alloc_mem, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Alloc_mem(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Alloc_mem);

    return body_MPI_Alloc_mem(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Alloc_mem(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Alloc_mem);

    return body_MPI_Alloc_mem(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Buffer_attach(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Buffer_attach);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Buffer_attach, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Buffer_attach(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Buffer_attach);

    return body_MPI_Buffer_attach(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Buffer_attach(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Buffer_attach);

    return body_MPI_Buffer_attach(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Buffer_attach_c(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Buffer_attach_c);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Buffer_attach_c, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Buffer_attach_c(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Buffer_attach_c);

    return body_MPI_Buffer_attach_c(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Buffer_attach_c(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Buffer_attach_c);

    return body_MPI_Buffer_attach_c(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Comm_attach_buffer(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_attach_buffer);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Comm_attach_buffer, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_attach_buffer(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Comm_attach_buffer);

    return body_MPI_Comm_attach_buffer(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Comm_attach_buffer(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Comm_attach_buffer);

    return body_MPI_Comm_attach_buffer(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Comm_attach_buffer_c(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Comm_attach_buffer_c);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Comm_attach_buffer_c, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Comm_attach_buffer_c(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Comm_attach_buffer_c);

    return body_MPI_Comm_attach_buffer_c(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Comm_attach_buffer_c(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Comm_attach_buffer_c);

    return body_MPI_Comm_attach_buffer_c(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Free_mem(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Free_mem);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Free_mem, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Free_mem(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Free_mem);

    return body_MPI_Free_mem(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Free_mem(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Free_mem);

    return body_MPI_Free_mem(real, RETURN_ADDRESS, a0);
}

COLD int body_MPI_Session_attach_buffer(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Session_attach_buffer);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Session_attach_buffer, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Session_attach_buffer(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Session_attach_buffer);

    return body_MPI_Session_attach_buffer(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Session_attach_buffer(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Session_attach_buffer);

    return body_MPI_Session_attach_buffer(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Session_attach_buffer_c(mpi_function_3 *real, const void *from, word a0, word a1,
    word a2)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Session_attach_buffer_c);
            result = real(a0, a1, a2);
            thin_leave(t);
            return result;
        }
        return real(a0, a1, a2);
    }
    s = call_enter(t, CALL_MPI_Session_attach_buffer_c, from, &start);
    result = real(a0, a1, a2);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Session_attach_buffer_c(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_mpi(CALL_MPI_Session_attach_buffer_c);

    return body_MPI_Session_attach_buffer_c(real, RETURN_ADDRESS, a0, a1, a2);
}

EXPORT int PMPI_Session_attach_buffer_c(word a0, word a1, word a2)
{
    mpi_function_3 *real = (mpi_function_3 *)next_pmpi(CALL_MPI_Session_attach_buffer_c);

    return body_MPI_Session_attach_buffer_c(real, RETURN_ADDRESS, a0, a1, a2);
}

COLD int body_MPI_Get_hw_resource_info(mpi_function_1 *real, const void *from, word a0)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Get_hw_resource_info);
            result = real(a0);
            thin_leave(t);
            return result;
        }
        return real(a0);
    }
    s = call_enter(t, CALL_MPI_Get_hw_resource_info, from, &start);
    result = real(a0);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Get_hw_resource_info(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_mpi(CALL_MPI_Get_hw_resource_info);

    return body_MPI_Get_hw_resource_info(real, RETURN_ADDRESS, a0);
}

EXPORT int PMPI_Get_hw_resource_info(word a0)
{
    mpi_function_1 *real = (mpi_function_1 *)next_pmpi(CALL_MPI_Get_hw_resource_info);

    return body_MPI_Get_hw_resource_info(real, RETURN_ADDRESS, a0);
}

COLD int body_MPI_Get_library_version(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Get_library_version);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Get_library_version, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Get_library_version(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Get_library_version);

    return body_MPI_Get_library_version(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Get_library_version(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Get_library_version);

    return body_MPI_Get_library_version(real, RETURN_ADDRESS, a0, a1);
}

COLD int body_MPI_Get_processor_name(mpi_function_2 *real, const void *from, word a0, word a1)
{
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    int result;

    if (call_passes(t)) {
        if (call_thin(t)) {
            thin_enter(t, CALL_MPI_Get_processor_name);
            result = real(a0, a1);
            thin_leave(t);
            return result;
        }
        return real(a0, a1);
    }
    s = call_enter(t, CALL_MPI_Get_processor_name, from, &start);
    result = real(a0, a1);
    call_leave(t, s, start, result != 0);
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Get_processor_name(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Get_processor_name);

    return body_MPI_Get_processor_name(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Get_processor_name(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Get_processor_name);

    return body_MPI_Get_processor_name(real, RETURN_ADDRESS, a0, a1);
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
    if (trace_wanted())
        trace_call(t, s, start, result, &(struct trace_call){.kind = EVENT_CALL});
    return result;
}

EXPORT int MPI_Pcontrol(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_mpi(CALL_MPI_Pcontrol);

    return body_MPI_Pcontrol(real, RETURN_ADDRESS, a0, a1);
}

EXPORT int PMPI_Pcontrol(word a0, word a1)
{
    mpi_function_2 *real = (mpi_function_2 *)next_pmpi(CALL_MPI_Pcontrol);

    return body_MPI_Pcontrol(real, RETURN_ADDRESS, a0, a1);
}

void mpi_last(void)
{
}
