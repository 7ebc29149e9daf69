#include "mpi/hooks.h"

#include <stddef.h>
#include <string.h>

#include "calls/end.h"
#include "calls/phase.h"
#include "ground/clock.h"
#include "mpi/awaited.h"
#include "mpi/communicator.h"
#include "mpi/mpi.h"
#include "mpi/sent.h"
#include "mpi/trace.h"
#include "mpi/volume.h"
#include "sampling/sample.h"
#include "unwinding/load.h"

void mpi_forget(void)
{
    memset(mpi_next, 0, sizeof mpi_next);
    memset(mpi_next_p, 0, sizeof mpi_next_p);
    volume_forget();
    sent_forget_all();
    communicator_forget_all();
}

static int32_t thread_level(int level)
{
    switch (level) {
    case 1024:
        return 1;
    case 2048:
        return 2;
    case 4096:
        return 3;
    default:
        return level;
    }
}

static void keep_world(void)
{
    int (*rank)(word, int *) = (int (*)(word, int *))next_pmpi(CALL_MPI_Comm_rank);
    int (*size)(word, int *) = (int (*)(word, int *))next_pmpi(CALL_MPI_Comm_size);
    int (*query)(int *) = (int (*)(int *))next_pmpi(CALL_MPI_Query_thread);
    int value = -1;

    if (mpi_abi.comm_world == 0)
        return;
    if (size(mpi_abi.comm_world, &value) == 0)
        region->world_size = value;
    if (query(&value) == 0)
        region->thread_level = thread_level(value);
    if (rank(mpi_abi.comm_world, &value) == 0)
        __atomic_store_n(&region->rank, value, __ATOMIC_RELEASE);
}

void mpi_before_init(struct region_thread *t, enum call call, word first, word second)
{
    (void)t, (void)call, (void)first, (void)second;
    if (mpi_abi.family == MPI_UNKNOWN)
        mpi_detect();
    if (mpi_abi.family != MPI_UNKNOWN)
        sample_in_call = awaited_look, sample_called = awaited_called;
    awaited_wanted |= trace_wanted();
    if (region != NULL && region->mpi_init_begin_ns == 0)
        region->mpi_init_begin_ns = clock_mono_ns();
}

void mpi_after_init(struct region_thread *t, enum call call, int result)
{
    (void)t;
    if (region == NULL || result != 0)
        return;
    if (region->mpi_init_end_ns == 0)
        region->mpi_init_end_ns = clock_mono_ns();
    if (call != CALL_MPI_Session_init)
        keep_world();
    load_settle();
}

void mpi_before_finalize(struct region_thread *t, enum call call, word first, word second)
{
    (void)t, (void)call, (void)first, (void)second;
    if (region != NULL)
        region->mpi_finalize_begin_ns = clock_mono_ns();
}

void mpi_after_finalize(struct region_thread *t, enum call call, int result)
{
    (void)t, (void)call, (void)result;
    if (region != NULL)
        region->mpi_finalize_end_ns = clock_mono_ns();
}

void mpi_before_abort(struct region_thread *t, enum call call, word comm, word code)
{
    (void)t, (void)call, (void)comm;
    end_note(END_MPI_ABORT, (int)code);
}

void mpi_after_abort(struct region_thread *t, enum call call, int result)
{
    (void)t, (void)call, (void)result;
}

/* Before, so that nobody finds what was known of the handle once it may be used again; after, for who asked for other
 * sizes in between. */
void mpi_before_type_free(struct region_thread *t, enum call call, word first, word second)
{
    (void)t, (void)call, (void)first, (void)second;
    volume_forget();
}

void mpi_after_type_free(struct region_thread *t, enum call call, int result)
{
    (void)t, (void)call, (void)result;
    volume_forget();
}

void mpi_before_comm_free(struct region_thread *t, enum call call, word first, word second)
{
    (void)t, (void)call, (void)second;
    volume_forget();
    if (first != 0 && mpi_abi.family != MPI_UNKNOWN) {
        sent_forget(mpi_handle_at(first, 0));
        awaited_forget_comm(mpi_handle_at(first, 0));
        communicator_freed(mpi_handle_at(first, 0));
    }
}

void mpi_after_comm_free(struct region_thread *t, enum call call, int result)
{
    (void)t, (void)call, (void)result;
    volume_forget();
}

void mpi_before_group_free(struct region_thread *t, enum call call, word first, word second)
{
    (void)t, (void)call, (void)second;
    if (first != 0 && mpi_abi.family != MPI_UNKNOWN)
        awaited_forget_group(mpi_handle_at(first, 0));
}

void mpi_after_group_free(struct region_thread *t, enum call call, int result)
{
    (void)t, (void)call, (void)result;
}

void mpi_before_pcontrol(struct region_thread *t, enum call call, word level, word more)
{
    (void)t, (void)call, (void)more;
    phase_control((int)level);
}

void mpi_after_pcontrol(struct region_thread *t, enum call call, int result)
{
    (void)t, (void)call, (void)result;
}
