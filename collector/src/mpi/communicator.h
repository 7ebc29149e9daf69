/* Communicators by number: in what a call waits for, and in calls that are kept one by one. */

#ifndef STEELYARD_COMMUNICATOR_H
#define STEELYARD_COMMUNICATOR_H

#include <stdint.h>

#include "mpi/mpi.h"
#include "region/region.h"

#define NO_COMMUNICATOR UINT32_MAX

/* The number of a communicator that MPI has accepted: 0 of MPI_COMM_WORLD. Its ranks are told to the ring before its first
 * use; NO_COMMUNICATOR where they cannot be, or there is none. It may ask MPI. */
uint32_t communicator_number(struct region_thread *t, word comm);

/* The number of one that was made and of which MPI may not yet be asked; NO_COMMUNICATOR where there is none. */
uint32_t communicator_in_order(word comm);

/* The number of one whose ranks have been told; NO_COMMUNICATOR of others. Nothing is asked of MPI. */
uint32_t communicator_known(word comm);

/* The communicator is about to be freed: another one may have its handle afterwards. */
void communicator_freed(word comm);

/* All are learnt again. */
void communicator_forget_all(void);

#endif
