/* MPI-IO by file: which file a handle is, what was done with it, and when split accesses were complete. For the wrappers of
 * api/mpi.toml; local calls only, and none that MPI could refuse. */

#ifndef STEELYARD_MPIIO_H
#define STEELYARD_MPIIO_H

#include <stdbool.h>
#include <stdint.h>

#include "files/file_use.h"
#include "files/layer.h"
#include "mpi/mpi.h"

/* What an access is about. `offset` is in units of the view's elementary datatype, -1 where the call has none. */
struct mpiio_access {
    word file;
    enum file_direction direction;
    enum file_manner manner;
    int64_t offset;
    word buffer;
    uint64_t bytes;
};

void mpiio_moved(struct region_thread *t, const struct layer_call *c, int result, struct mpiio_access access);
/* A non-blocking access was posted: `request` is where its handle is. */
void mpiio_started(struct region_thread *t, const struct layer_call *c, int result, struct mpiio_access access,
                   word request);
/* The two halves of a split access. */
void mpiio_began(struct region_thread *t, const struct layer_call *c, int result, struct mpiio_access access);
void mpiio_ended(struct region_thread *t, const struct layer_call *c, int result, word file, word status);

/* The file's number, to be asked before its name is gone. */
uint32_t mpiio_named(word name);
word mpiio_handle(word file_inout);

void mpiio_opened(struct region_thread *t, const struct layer_call *c, int result, word comm, word name, word info,
                  word file_out);
void mpiio_closed(struct region_thread *t, const struct layer_call *c, int result, word file);
void mpiio_deleted(struct region_thread *t, const struct layer_call *c, int result, uint32_t number);
void mpiio_viewed(struct region_thread *t, const struct layer_call *c, int result, word file, word displacement,
                  word etype, word filetype, word info);
/* Any other call, counted in a field of struct region_file_use. */
void mpiio_asked(struct region_thread *t, const struct layer_call *c, int result, word file, uint32_t field);

/* After a fork: numbers of files are the parent's. */
void mpiio_forget(void);

#endif
