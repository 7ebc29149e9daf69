/* What is done around MPI's calls that start and end it or take a handle away: for the wrappers of api/mpi.toml. No
 * collective is ever called, nor anything that could wait for another rank. */

#ifndef STEELYARD_HOOKS_H
#define STEELYARD_HOOKS_H

#include "gen/calls.h"
#include "ground/word.h"
#include "region/region.h"

/* The MPI may be gone: its functions are looked up again. */
void mpi_forget(void);

void mpi_before_init(struct region_thread *t, enum call call, word first, word second);
void mpi_after_init(struct region_thread *t, enum call call, int result);
void mpi_before_finalize(struct region_thread *t, enum call call, word first, word second);
void mpi_after_finalize(struct region_thread *t, enum call call, int result);
void mpi_before_abort(struct region_thread *t, enum call call, word comm, word code);
void mpi_after_abort(struct region_thread *t, enum call call, int result);
void mpi_before_type_free(struct region_thread *t, enum call call, word first, word second);
void mpi_after_type_free(struct region_thread *t, enum call call, int result);
void mpi_before_comm_free(struct region_thread *t, enum call call, word first, word second);
void mpi_after_comm_free(struct region_thread *t, enum call call, int result);
void mpi_before_group_free(struct region_thread *t, enum call call, word first, word second);
void mpi_after_group_free(struct region_thread *t, enum call call, int result);
void mpi_before_pcontrol(struct region_thread *t, enum call call, word level, word more);
void mpi_after_pcontrol(struct region_thread *t, enum call call, int result);

#endif
