/* What differs between the MPIs, found at run time, and their functions behind ours. */

#ifndef STEELYARD_MPI_H
#define STEELYARD_MPI_H

#include <stdbool.h>
#include <stdint.h>

#include "gen/calls.h"
#include "linking/next.h"
#include "region/region.h"

struct mpi_abi {
    enum mpi_family family;
    word handle_mask; /* MPICH's handles are int: the upper half of their word is anything */
    word in_place;
    word status_ignore;
    word comm_world, comm_null;
    word info_null;
    word request_null;
    int proc_null;
    int root;
    int topology_cart, topology_graph, topology_dist_graph;
    int congruent;
    int lock_exclusive;
};

extern HIDDEN struct mpi_abi mpi_abi;

/* Room for any MPI's status. */
union mpi_status {
    uint64_t words[8];
};

extern HIDDEN any_function *mpi_next[CALL_LIMIT];
extern HIDDEN any_function *mpi_next_p[CALL_LIMIT];

/* The next definition of any function of MPI, also where it was loaded privately; NULL if there is none. */
any_function *mpi_symbol(const char *name);

/* Never NULL: where the MPI in use has no such function, one that returns an error. */
any_function *mpi_resolve(enum call call, bool profiling_name);

static inline any_function *next_mpi(enum call call)
{
    any_function *function = mpi_next[call];

    return __builtin_expect(function != NULL, 1) ? function : mpi_resolve(call, false);
}

static inline any_function *next_pmpi(enum call call)
{
    any_function *function = mpi_next_p[call];

    return __builtin_expect(function != NULL, 1) ? function : mpi_resolve(call, true);
}

/* Fills mpi_abi, once. Not for the handler. */
void mpi_detect(void);

/* The handle in a program's array of them, or the one that it points to; mpi_abi is known. */
INLINE uint64_t mpi_handle_at(word array, uint32_t index)
{
    return mpi_abi.family == MPI_MPICH ? ((const uint32_t *)array)[index] : ((const word *)array)[index];
}

/* `own` where the program does not want the status, so that we can see how much came. */
INLINE word mpi_status_or(word status, union mpi_status *own)
{
    if (status == mpi_abi.status_ignore && mpi_abi.family != MPI_UNKNOWN) {
        return (word)own;
    }
    return status;
}

/* Whether there is a status to be read. */
INLINE bool mpi_status_is_there(word status)
{
    return status != 0 && status != mpi_abi.status_ignore;
}

/* Of a message MPI_SOURCE, then MPI_TAG. */
INLINE const int *mpi_status_message(word status)
{
    return (const int *)status + (mpi_abi.family == MPI_MPICH ? 2 : 0);
}

/* Threads born inside these belong to the MPI library. */
static inline bool mpi_is_starting(uint32_t call)
{
    return call == CALL_MPI_Init || call == CALL_MPI_Init_thread || call == CALL_MPI_Session_init;
}

#endif
