/* Handles of files and requests, each in a table of fixed size without locks: an entry belongs to whoever's
 * compare-and-swap of its key succeeded, until the key is the handle. What finds no room is not known by file, or
 * not until it is complete; its calls count all the same. */

#include "mpiio.h"

#include <fcntl.h>
#include <stddef.h>
#include <string.h>

#include "../gen/losses.h"
#include "file_use.h"

#define HANDLES 1024u
#define REQUESTS 2048u
#define PROBES 64u

/* Keys that are no handle of any MPI. */
#define NEVER 0u
#define GONE 1u /* a search goes on behind it */
#define CLAIMED 2u

#define HINTED_FILES 64u
#define HINTS 64u
#define HINT_KEY 48u
#define HINT_VALUE 255 /* the least that any MPI takes for its longest */
#define HINTS_TEXT 4096u

struct handle {
    uint64_t key;
    uint32_t file;
    uint32_t unit; /* bytes of an explicit offset's unit; 0 where the view does not say where it leads */
    int64_t displacement;
    /* The split access under way; its start is 0 if there is none. */
    uint64_t split_start;
    uint64_t split_bytes;
    int64_t split_offset;
    word split_buffer;
    enum file_direction split_direction;
};

struct request {
    uint64_t key;
    uint32_t file;
    enum file_direction direction;
    uint64_t start;
    uint64_t bytes;
    int64_t offset;
    word buffer;
    /* For the one call that may be completing it. */
    bool watched;
    uint32_t index;
    struct request *next;
};

FORK_DATA uint32_t mpiio_posted;

static struct handle handles[HANDLES];
static struct request requests[REQUESTS];
static uint32_t hinted;
FORK_DATA static bool claimed; /* a place in one of the two, ever */

static uint32_t slot_of(uint64_t key, uint32_t slots)
{
    return (uint32_t)(key * UINT64_C(0x9E3779B97F4A7C15) >> 40) % slots;
}

FORK_CODE void mpiio_forget(void)
{
    if (!__atomic_load_n(&claimed, __ATOMIC_RELAXED))
        return; /* a fork need not write so much memory for nothing */
    memset(handles, 0, sizeof handles);
    memset(requests, 0, sizeof requests);
    mpiio_posted = 0;
    hinted = 0;
}

static bool claim(uint64_t *key)
{
    uint64_t found = __atomic_load_n(key, __ATOMIC_RELAXED);

    __atomic_store_n(&claimed, true, __ATOMIC_RELAXED);
    return (found == NEVER || found == GONE) &&
           __atomic_compare_exchange_n(key, &found, CLAIMED, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

/* MPI_File is a pointer in every MPI, a whole word. */
static struct handle *find(word file)
{
    uint32_t slot = slot_of(file, HANDLES);

    for (uint32_t tries = 0; tries < PROBES; tries++, slot = (slot + 1) % HANDLES) {
        uint64_t key = __atomic_load_n(&handles[slot].key, __ATOMIC_ACQUIRE);

        if (key == file)
            return &handles[slot];
        if (key == NEVER)
            break;
    }
    return NULL;
}

static void keep(word file, uint32_t number)
{
    struct handle *h = find(file); /* closed where we did not see it */
    uint32_t slot = slot_of(file, HANDLES);

    if (file <= CLAIMED)
        return;
    for (uint32_t tries = 0; h == NULL && tries < PROBES; tries++, slot = (slot + 1) % HANDLES)
        if (claim(&handles[slot].key))
            h = &handles[slot];
    if (h == NULL) {
        region_lose(LOSS_FILES_FULL);
        return;
    }
    h->file = number;
    h->unit = 1; /* until there is a view, offsets are in bytes */
    h->displacement = 0;
    h->split_start = 0;
    __atomic_store_n(&h->key, file, __ATOMIC_RELEASE);
}

static int64_t offset_in(const struct handle *h, int64_t offset)
{
    return offset < 0 || h->unit == 0 ? -1 : h->displacement + offset * (int64_t)h->unit;
}

static void count_error(struct region_file_use *use)
{
    if (use != NULL)
        use->errors++;
}

void mpiio_moved(struct region_thread *t, const struct layer_call *c, int result, struct mpiio_access access)
{
    struct handle *h = find(access.file);
    struct region_file_use *use;
    struct file_access done;

    if (__builtin_expect(h == NULL, 0))
        return;
    use = use_find(t, h->file, FILE_MPIIO);
    if (__builtin_expect(result != 0, 0)) {
        count_error(use);
        return;
    }
    done = (struct file_access){access.direction, access.manner, access.bytes, offset_in(h, access.offset),
                                (const void *)access.buffer, c->time};
    file_accessed(t, use, &done);
}

static struct request *keep_request(uint64_t handle)
{
    uint32_t slot = slot_of(handle, REQUESTS);

    for (uint32_t tries = 0; handle > CLAIMED && tries < PROBES; tries++, slot = (slot + 1) % REQUESTS)
        if (claim(&requests[slot].key))
            return &requests[slot];
    return NULL;
}

void mpiio_started(struct region_thread *t, const struct layer_call *c, int result, struct mpiio_access access,
                   word request)
{
    struct handle *h = find(access.file);
    uint64_t handle;
    struct request *r;

    access.manner = FILE_NONBLOCKING;
    if (result != 0 || h == NULL || mpi_abi.family == MPI_UNKNOWN) {
        mpiio_moved(t, c, result, access);
        return;
    }
    handle = mpi_request_at(request, 0);
    r = handle == mpi_abi.request_null ? NULL : keep_request(handle);
    if (r == NULL) {
        if (handle != mpi_abi.request_null)
            region_lose(LOSS_IO_REQUESTS_FULL);
        mpiio_moved(t, c, result, access);
        return;
    }
    r->file = h->file;
    r->direction = access.direction;
    r->start = c->time.start;
    r->bytes = access.bytes;
    r->offset = offset_in(h, access.offset);
    r->buffer = access.buffer;
    r->watched = false;
    __atomic_fetch_add(&mpiio_posted, 1, __ATOMIC_RELAXED);
    __atomic_store_n(&r->key, handle, __ATOMIC_RELEASE);
}

void mpiio_began(struct region_thread *t, const struct layer_call *c, int result, struct mpiio_access access)
{
    struct handle *h = find(access.file);

    if (h == NULL)
        return;
    if (result != 0) {
        count_error(file_use(t, h->file, FILE_MPIIO));
        return;
    }
    h->split_start = c->time.start;
    h->split_bytes = access.bytes;
    h->split_offset = offset_in(h, access.offset);
    h->split_buffer = access.buffer;
    h->split_direction = access.direction;
}

static uint64_t at_most(uint64_t moved, uint64_t most)
{
    return moved <= most ? moved : most;
}

void mpiio_ended(struct region_thread *t, const struct layer_call *c, int result, word file, word status)
{
    struct handle *h = find(file);
    struct region_file_use *use;
    struct file_access done;

    if (h == NULL || h->split_start == 0)
        return;
    use = file_use(t, h->file, FILE_MPIIO);
    if (result == 0) {
        done = (struct file_access){h->split_direction,
                                    FILE_SPLIT,
                                    at_most(volume_received(t, status), h->split_bytes),
                                    h->split_offset,
                                    (const void *)h->split_buffer,
                                    access_between(h->split_start, c->time.end)};
        file_accessed(t, use, &done);
    } else {
        count_error(use);
    }
    h->split_start = 0;
}

/* "ufs:/path" names a kind of file system to ROMIO, which then opens the rest. */
static const char *without_prefix(const char *name)
{
    static const char *const kinds[] = {
        "ufs",  "nfs",  "xfs",   "sfs",  "pfs", "piofs", "pvfs", "pvfs2",    "lustre",
        "gpfs", "ntfs", "panfs", "zoid", "ime", "daos",  "dfs",  "quobytefs", "testfs",
    };
    size_t length = strcspn(name, ":/");

    for (size_t i = 0; name[length] == ':' && i < sizeof kinds / sizeof *kinds; i++)
        if (strlen(kinds[i]) == length && memcmp(kinds[i], name, length) == 0)
            return name + length + 1;
    return name;
}

uint32_t mpiio_named(word name)
{
    return name == 0 ? 0 : file_of_path(AT_FDCWD, without_prefix((const char *)name));
}

word mpiio_handle(word file_inout)
{
    return file_inout == 0 ? 0 : *(const word *)file_inout;
}

struct hints {
    char keys[HINTS][HINT_KEY];
    uint8_t order[HINTS];
    unsigned used;
};

static void gather_keys(word info, struct hints *hints)
{
    int (*number)(word, int *) = (int (*)(word, int *))next_pmpi(CALL_MPI_Info_get_nkeys);
    int (*nth)(word, int, char *) = (int (*)(word, int, char *))next_pmpi(CALL_MPI_Info_get_nthkey);
    int keys = 0;

    hints->used = 0;
    if (number(info, &keys) != 0)
        return;
    for (int i = 0; i < keys && hints->used < HINTS; i++) {
        char key[512] = ""; /* no MPI's keys are longer than 255 */
        unsigned at = hints->used;

        if (nth(info, i, key) != 0 || strlen(key) >= HINT_KEY)
            continue;
        strcpy(hints->keys[hints->used], key);
        for (; at > 0 && strcmp(hints->keys[hints->order[at - 1]], key) > 0; at--)
            hints->order[at] = hints->order[at - 1];
        hints->order[at] = (uint8_t)hints->used++;
    }
}

static bool value_of(word info, const char *key, char *value)
{
    int (*get)(word, const char *, int, char *, int *) =
        (int (*)(word, const char *, int, char *, int *))next_pmpi(CALL_MPI_Info_get);
    int (*get_string)(word, const char *, int *, char *, int *) =
        (int (*)(word, const char *, int *, char *, int *))next_pmpi(CALL_MPI_Info_get_string);
    int room = HINT_VALUE + 1, found = 0;

    return (get(info, key, HINT_VALUE, value, &found) == 0 ||
            get_string(info, key, &room, value, &found) == 0) &&
           found != 0;
}

/* Lines of key=value, sorted; the number of bytes. */
static uint32_t write_hints(word info, char *text)
{
    struct hints hints;
    uint32_t used = 0;

    gather_keys(info, &hints);
    for (unsigned i = 0; i < hints.used; i++) {
        const char *key = hints.keys[hints.order[i]];
        char value[2048] = "";
        size_t length = strlen(key);

        if (!value_of(info, key, value))
            continue;
        for (char *c = value; *c != '\0'; c++)
            if ((unsigned char)*c < ' ')
                *c = ' ';
        if (used + length + strlen(value) + 2 > HINTS_TEXT)
            break;
        memcpy(text + used, key, length);
        used += (uint32_t)length;
        text[used++] = '=';
        length = strlen(value);
        memcpy(text + used, value, length);
        used += (uint32_t)length;
        text[used++] = '\n';
    }
    return used;
}

static void keep_hints(struct region_file *about, word file)
{
    int (*get_info)(word, word *) = (int (*)(word, word *))next_pmpi(CALL_MPI_File_get_info);
    int (*free_info)(word *) = (int (*)(word *))next_pmpi(CALL_MPI_Info_free);
    char text[HINTS_TEXT];
    word info = 0;
    uint32_t size;

    if (__atomic_load_n(&about->hints, __ATOMIC_RELAXED) != 0 ||
        __atomic_fetch_add(&hinted, 1, __ATOMIC_RELAXED) >= HINTED_FILES)
        return;
    if (get_info(file, &info) != 0 || (info & mpi_abi.handle_mask) == mpi_abi.info_null)
        return;
    size = write_hints(info, text);
    free_info(&info);
    if (size != 0)
        __atomic_store_n(&about->hints, file_keep_text(text, size), __ATOMIC_RELEASE);
}

static bool has_info(word info)
{
    return mpi_abi.family != MPI_UNKNOWN && (info & mpi_abi.handle_mask) != mpi_abi.info_null;
}

void mpiio_opened(struct region_thread *t, const struct layer_call *c, int result, word comm, word name, word amode,
                  word info, word file_out)
{
    int (*size)(word, int *) = (int (*)(word, int *))next_pmpi(CALL_MPI_Comm_size);
    uint32_t number = mpiio_named(name);
    struct region_file_use *use = file_use(t, number, FILE_MPIIO);
    struct region_file *about = file_at(number);
    int ranks = 0;

    layer_opened(t, use, c, result != 0);
    if (result != 0)
        return;
    keep(mpiio_handle(file_out), number);
    if (use == NULL || about == NULL || size(comm, &ranks) != 0)
        return;
    if (ranks > 1)
        use->collective_opens++;
    if (has_info(info))
        use->hinted++;
    use->open_flags = (uint32_t)amode;
    __atomic_store_n(&about->amode, (uint32_t)amode, __ATOMIC_RELAXED);
    if ((uint32_t)ranks > __atomic_load_n(&about->comm_size, __ATOMIC_RELAXED))
        __atomic_store_n(&about->comm_size, (uint32_t)ranks, __ATOMIC_RELAXED);
    if (mpi_abi.family != MPI_UNKNOWN) {
        thread_self = NULL; /* some MPIs ask themselves by their public names: those calls are not the program's */
        keep_hints(about, mpiio_handle(file_out));
        thread_self = t;
    }
}

void mpiio_asked(struct region_thread *t, const struct layer_call *c, int result, word file, uint32_t field)
{
    struct handle *h = find(file);

    if (h != NULL)
        layer_asked(t, file_use(t, h->file, FILE_MPIIO), c, field, result != 0);
}

void mpiio_closed(struct region_thread *t, const struct layer_call *c, int result, word file)
{
    struct handle *h = find(file);

    if (h == NULL)
        return;
    layer_closed(t, file_use(t, h->file, FILE_MPIIO), c, result != 0);
    if (result == 0)
        __atomic_store_n(&h->key, GONE, __ATOMIC_RELEASE);
}

void mpiio_deleted(struct region_thread *t, const struct layer_call *c, int result, uint32_t number)
{
    layer_asked(t, file_use(t, number, FILE_MPIIO), c, LAYER_FIELD(unlinks), result != 0);
}

/* Where the file type is the elementary one the view has no holes. */
void mpiio_viewed(struct region_thread *t, const struct layer_call *c, int result, word file, word displacement,
                  word etype, word filetype, word info)
{
    struct handle *h = find(file);
    struct region_file_use *use;
    uint64_t unit = 0;

    if (h == NULL)
        return;
    use = file_use(t, h->file, FILE_MPIIO);
    layer_asked(t, use, c, LAYER_FIELD(views), result != 0);
    if (result != 0)
        return;
    if (use != NULL && has_info(info))
        use->hinted++;
    if (((etype ^ filetype) & mpi_abi.handle_mask) == 0 && (int64_t)displacement >= 0)
        unit = volume_type(t, etype);
    h->displacement = (int64_t)displacement;
    h->unit = unit <= UINT32_MAX ? (uint32_t)unit : 0;
}

/* Of the requests given to a completing call those that are ours, linked. */
struct watch {
    struct request *first;
    word array;
};

static struct request *find_request(uint64_t handle)
{
    uint32_t slot = slot_of(handle, REQUESTS);

    for (uint32_t tries = 0; tries < PROBES; tries++, slot = (slot + 1) % REQUESTS) {
        uint64_t key = __atomic_load_n(&requests[slot].key, __ATOMIC_ACQUIRE);

        if (key == handle && !requests[slot].watched)
            return &requests[slot];
        if (key == NEVER)
            break;
    }
    return NULL;
}

/* A tool between us and MPI may come by again: what is watched is not found twice. */
static bool watch(struct watch *w, word array, int64_t count)
{
    *w = (struct watch){NULL, array};
    for (int64_t i = 0; array != 0 && i < count && i <= UINT32_MAX; i++) {
        struct request *r = find_request(mpi_request_at(array, (uint32_t)i));

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
    struct region_file_use *use = t != NULL ? file_use(t, r->file, FILE_MPIIO) : NULL;
    struct file_access done = {
        r->direction, FILE_NONBLOCKING, r->bytes, r->offset, (const void *)r->buffer, access_between(r->start, end),
    };

    __atomic_store_n(&r->key, GONE, __ATOMIC_RELEASE);
    __atomic_fetch_sub(&mpiio_posted, 1, __ATOMIC_RELAXED);
    if (t == NULL)
        return;
    if (result != 0) {
        count_error(use);
        return;
    }
    if (status != 0)
        done.bytes = at_most(volume_received(t, status), done.bytes);
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
        if (mpi_request_at(w->array, r->index) == r->key)
            r->watched = false;
        else
            complete(r, result, result == 0 ? status_of(r, outcome, &status) : 0, end);
    }
}

int mpiio_MPI_Wait(int (*real)(word, word), word request, word status)
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

int mpiio_MPI_Test(int (*real)(word, word, word), word request, word flag, word status)
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

int mpiio_MPI_Waitall(int (*real)(word, word, word), word count, word array, word statuses)
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

int mpiio_MPI_Testall(int (*real)(word, word, word, word), word count, word array, word flag, word statuses)
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

int mpiio_MPI_Waitany(int (*real)(word, word, word, word), word count, word array, word index, word status)
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

int mpiio_MPI_Testany(int (*real)(word, word, word, word, word), word count, word array, word index, word flag,
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

int mpiio_MPI_Waitsome(int (*real)(word, word, word, word, word), word count, word array, word outcount,
                       word indices, word statuses)
{
    return some(real, count, array, outcount, indices, statuses);
}

int mpiio_MPI_Testsome(int (*real)(word, word, word, word, word), word count, word array, word outcount,
                       word indices, word statuses)
{
    return some(real, count, array, outcount, indices, statuses);
}

int mpiio_MPI_Request_free(int (*real)(word), word request)
{
    struct watch w;
    int result;

    if (!watch(&w, request, 1))
        return real(request);
    result = real(request);
    settle(&w, result, &(struct outcome){0, FIRST, NULL, 0});
    return result;
}
