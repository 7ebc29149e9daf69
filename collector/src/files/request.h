/* Non-blocking accesses of MPI-IO, from where they are posted to the call that completes them. For the wrappers of
 * api/mpi.toml; local calls only. */

#ifndef STEELYARD_REQUEST_H
#define STEELYARD_REQUEST_H

#include <stdbool.h>
#include <stdint.h>

#include "files/file_use.h"
#include "ground/export.h"
#include "ground/word.h"
#include "region/region.h"

/* Non-blocking accesses that have begun and are not known to be complete. While it is 0 no completing call costs more
 * than to see that. */
extern HIDDEN uint32_t request_posted;

struct request_access {
    uint32_t file;
    enum file_direction direction;
    uint64_t start; /* when it was posted, cycles */
    uint64_t bytes;
    int64_t offset; /* in the file, -1 if not known */
    word buffer;
};

/* The access has the handle for its request. False: there is no room. */
bool request_post(uint64_t handle, const struct request_access *access);

/* The bytes that a status tells of, `most` at most. */
uint64_t request_moved(struct region_thread *t, word status, uint64_t most);

/* In place of the real completing calls while something is posted. */
int request_MPI_Wait(int (*real)(word, word), word request, word status);
int request_MPI_Test(int (*real)(word, word, word), word request, word flag, word status);
int request_MPI_Waitall(int (*real)(word, word, word), word count, word requests, word statuses);
int request_MPI_Testall(int (*real)(word, word, word, word), word count, word requests, word flag, word statuses);
int request_MPI_Waitany(int (*real)(word, word, word, word), word count, word requests, word index, word status);
int request_MPI_Testany(int (*real)(word, word, word, word, word), word count, word requests, word index, word flag,
                      word status);
int request_MPI_Waitsome(int (*real)(word, word, word, word, word), word count, word requests, word outcount,
                       word indices, word statuses);
int request_MPI_Testsome(int (*real)(word, word, word, word, word), word count, word requests, word outcount,
                       word indices, word statuses);
int request_MPI_Request_free(int (*real)(word), word request);

/* After a fork: numbers of files are the parent's. */
void request_forget(void);

#endif
