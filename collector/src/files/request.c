/* Requests of accesses under way. What finds no room counts when it is posted, as if it were complete. */

#include "files/request.h"

#include <stddef.h>
#include <string.h>

#include "files/key.h"
#include "mpi/mpi.h"
#include "mpi/volume.h"
#include "region/thread.h"

#define REQUESTS 2048u

struct request {
    uint64_t key;
    struct request_access access;
    /* For the one call that may be completing it. */
    bool watched;
    uint32_t index;
    struct request *next;
};

FORK_DATA uint32_t request_posted;

static struct request requests[REQUESTS];
FORK_DATA static bool requests_kept; /* any, ever */

FORK_CODE void request_forget(void)
{
    if (!__atomic_load_n(&requests_kept, __ATOMIC_RELAXED))
        return; /* a fork need not write so much memory for nothing */
    memset(requests, 0, sizeof requests);
    request_posted = 0;
}

static struct request *free_place(uint64_t handle)
{
    uint32_t place = key_place(handle, REQUESTS);

    for (uint32_t tries = 0; handle > KEY_CLAIMED && tries < KEY_PROBES; tries++, place = (place + 1) % REQUESTS)
        if (key_claim(&requests[place].key))
            return &requests[place];
    return NULL;
}

bool request_post(uint64_t handle, const struct request_access *access)
{
    struct request *r = free_place(handle);

    if (r == NULL)
        return false;
    __atomic_store_n(&requests_kept, true, __ATOMIC_RELAXED);
    r->access = *access;
    r->watched = false;
    __atomic_fetch_add(&request_posted, 1, __ATOMIC_RELAXED);
    __atomic_store_n(&r->key, handle, __ATOMIC_RELEASE);
    return true;
}

uint64_t request_moved(struct region_thread *t, word status, uint64_t most)
{
    uint64_t moved = volume_received(t, status);

    return moved <= most ? moved : most;
}

/* ---- completing ---- */

/* Of the requests given to a completing call those that are ours, linked. */
struct watch {
    struct request *first;
    word array;
};

static struct request *find_request(uint64_t handle)
{
    uint32_t slot = key_place(handle, REQUESTS);

    for (uint32_t tries = 0; tries < KEY_PROBES; tries++, slot = (slot + 1) % REQUESTS) {
        uint64_t key = __atomic_load_n(&requests[slot].key, __ATOMIC_ACQUIRE);

        if (key == handle && !requests[slot].watched)
            return &requests[slot];
        if (key == KEY_NEVER)
            break;
    }
    return NULL;
}

/* A tool between us and MPI may come by again: what is watched is not found twice. */
static bool watch(struct watch *w, word array, int64_t count)
{
    *w = (struct watch){NULL, array};
    for (int64_t i = 0; array != 0 && i < count && i <= UINT32_MAX; i++) {
        struct request *r = find_request(mpi_handle_at(array, (uint32_t)i));

        if (r == NULL)
            continue;
        r->watched = true;
        r->index = (uint32_t)i;
        r->next = w->first;
        w->first = r;
    }
    return w->first != NULL;
}

/* status 0: not known. */
static void complete(struct request *r, int result, word status, uint64_t end)
{
    struct region_thread *t = thread_current();
    struct region_file_use *use = t != NULL ? file_use(t, r->access.file, FILE_MPIIO) : NULL;
    const struct request_access *posted = &r->access;
    struct file_access done = {
        posted->direction,
        FILE_NONBLOCKING,
        posted->bytes,
        posted->offset,
        (const void *)posted->buffer,
        access_between(posted->start, end),
    };

    __atomic_store_n(&r->key, KEY_GONE, __ATOMIC_RELEASE);
    __atomic_fetch_sub(&request_posted, 1, __ATOMIC_RELAXED);
    if (t == NULL)
        return;
    if (result != 0) {
        if (use != NULL)
            use->errors++;
        return;
    }
    if (status != 0)
        done.bytes = request_moved(t, status, done.bytes);
    file_accessed(t, use, &done);
}

static size_t status_size(void)
{
    return mpi_abi.family == MPI_MPICH ? 20 : mpi_abi.family == MPI_OPEN_MPI ? 24 : 32;
}

/* Room for statuses that the program does not want. */
struct statuses {
    uint64_t words[64];
};

static word statuses_or(word given, struct statuses *own, int64_t count)
{
    if (given != mpi_abi.status_ignore)
        return given;
    return (uint64_t)count * status_size() <= sizeof own->words ? (word)own->words : 0;
}

/* Which status is a request's: the first, that of its own place, or that of the place that names it. */
enum places { FIRST, OWN, NAMED };

struct outcome {
    word statuses; /* 0 if there are none */
    enum places places;
    const int *indices;
    int count;
};

static word status_of(const struct request *r, const struct outcome *outcome, union mpi_status *room)
{
    uint64_t place = outcome->places == OWN ? r->index : 0;

    if (outcome->statuses == 0)
        return 0;
    if (outcome->places == NAMED) {
        while (place < (uint64_t)outcome->count && (uint32_t)outcome->indices[place] != r->index)
            place++;
        if (place == (uint64_t)outcome->count)
            return 0;
    }
    memcpy(room, (const char *)outcome->statuses + place * status_size(), status_size());
    return (word)room;
}

/* MPI takes the handle of a request away when it is complete. */
static void settle(struct watch *w, int result, const struct outcome *outcome)
{
    uint64_t end = clock_cycles();

    for (struct request *r = w->first, *next; r != NULL; r = next) {
        union mpi_status status;

        next = r->next;
        if (mpi_handle_at(w->array, r->index) == r->key)
            r->watched = false;
        else
            complete(r, result, result == 0 ? status_of(r, outcome, &status) : 0, end);
    }
}

int request_MPI_Wait(int (*real)(word, word), word request, word status)
{
    union mpi_status own;
    struct watch w;
    int result;

    if (!watch(&w, request, 1))
        return real(request, status);
    status = mpi_status_or(status, &own);
    result = real(request, status);
    settle(&w, result, &(struct outcome){status, FIRST, NULL, 0});
    return result;
}

int request_MPI_Test(int (*real)(word, word, word), word request, word flag, word status)
{
    union mpi_status own;
    struct watch w;
    int result;

    if (!watch(&w, request, 1))
        return real(request, flag, status);
    status = mpi_status_or(status, &own);
    result = real(request, flag, status);
    settle(&w, result, &(struct outcome){status, FIRST, NULL, 0});
    return result;
}

int request_MPI_Waitall(int (*real)(word, word, word), word count, word array, word statuses)
{
    struct statuses own;
    struct watch w;
    word given;
    int result;

    if (!watch(&w, array, (int)count))
        return real(count, array, statuses);
    given = statuses_or(statuses, &own, (int)count);
    result = real(count, array, given != 0 ? given : statuses);
    settle(&w, result, &(struct outcome){given, OWN, NULL, 0});
    return result;
}

int request_MPI_Testall(int (*real)(word, word, word, word), word count, word array, word flag, word statuses)
{
    struct statuses own;
    struct watch w;
    word given;
    int result;

    if (!watch(&w, array, (int)count))
        return real(count, array, flag, statuses);
    given = statuses_or(statuses, &own, (int)count);
    result = real(count, array, flag, given != 0 ? given : statuses);
    settle(&w, result, &(struct outcome){given, OWN, NULL, 0});
    return result;
}

int request_MPI_Waitany(int (*real)(word, word, word, word), word count, word array, word index, word status)
{
    union mpi_status own;
    struct watch w;
    int result;

    if (!watch(&w, array, (int)count))
        return real(count, array, index, status);
    status = mpi_status_or(status, &own);
    result = real(count, array, index, status);
    settle(&w, result, &(struct outcome){status, FIRST, NULL, 0});
    return result;
}

int request_MPI_Testany(int (*real)(word, word, word, word, word), word count, word array, word index, word flag,
                      word status)
{
    union mpi_status own;
    struct watch w;
    int result;

    if (!watch(&w, array, (int)count))
        return real(count, array, index, flag, status);
    status = mpi_status_or(status, &own);
    result = real(count, array, index, flag, status);
    settle(&w, result, &(struct outcome){status, FIRST, NULL, 0});
    return result;
}

static int some(int (*real)(word, word, word, word, word), word count, word array, word outcount, word indices,
                word statuses)
{
    struct statuses own;
    struct watch w;
    word given;
    int result;

    if (!watch(&w, array, (int)count))
        return real(count, array, outcount, indices, statuses);
    given = statuses_or(statuses, &own, (int)count);
    result = real(count, array, outcount, indices, given != 0 ? given : statuses);
    settle(&w, result, &(struct outcome){given, NAMED, (const int *)indices, *(const int *)outcount > 0 ? *(const int *)outcount : 0});
    return result;
}

int request_MPI_Waitsome(int (*real)(word, word, word, word, word), word count, word array, word outcount,
                       word indices, word statuses)
{
    return some(real, count, array, outcount, indices, statuses);
}

int request_MPI_Testsome(int (*real)(word, word, word, word, word), word count, word array, word outcount,
                       word indices, word statuses)
{
    return some(real, count, array, outcount, indices, statuses);
}

int request_MPI_Request_free(int (*real)(word), word request)
{
    struct watch w;
    int result;

    if (!watch(&w, request, 1))
        return real(request);
    result = real(request);
    settle(&w, result, &(struct outcome){0, FIRST, NULL, 0});
    return result;
}
