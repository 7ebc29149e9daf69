/* Handles of files. What finds no room is not known by file; its calls count all the same. */

#include "files/mpiio.h"

#include <fcntl.h>
#include <stddef.h>
#include <string.h>

#include "files/file_use.h"
#include "files/hints.h"
#include "files/key.h"
#include "files/request.h"
#include "gen/losses.h"
#include "mpi/volume.h"

#define HANDLES 1024u

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

static struct handle handles[HANDLES];
FORK_DATA static bool handles_kept; /* any, ever */

FORK_CODE void mpiio_forget(void)
{
    request_forget();
    if (!__atomic_load_n(&handles_kept, __ATOMIC_RELAXED))
        return; /* a fork need not write so much memory for nothing */
    memset(handles, 0, sizeof handles);
    hints_forget();
}

/* MPI_File is a pointer in every MPI, a whole word. */
static struct handle *find(word file)
{
    uint32_t slot = key_place(file, HANDLES);

    for (uint32_t tries = 0; tries < KEY_PROBES; tries++, slot = (slot + 1) % HANDLES) {
        uint64_t key = __atomic_load_n(&handles[slot].key, __ATOMIC_ACQUIRE);

        if (key == file)
            return &handles[slot];
        if (key == KEY_NEVER)
            break;
    }
    return NULL;
}

static void keep(word file, uint32_t number)
{
    struct handle *h = find(file); /* closed where we did not see it */
    uint32_t slot = key_place(file, HANDLES);

    if (file <= KEY_CLAIMED)
        return;
    __atomic_store_n(&handles_kept, true, __ATOMIC_RELAXED);
    for (uint32_t tries = 0; h == NULL && tries < KEY_PROBES; tries++, slot = (slot + 1) % HANDLES)
        if (key_claim(&handles[slot].key))
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

void mpiio_started(struct region_thread *t, const struct layer_call *c, int result, struct mpiio_access access,
                   word request)
{
    struct handle *h = find(access.file);
    struct request_access posted;
    uint64_t handle;

    access.manner = FILE_NONBLOCKING;
    if (result != 0 || h == NULL || mpi_abi.family == MPI_UNKNOWN) {
        mpiio_moved(t, c, result, access);
        return;
    }
    posted = (struct request_access){h->file, access.direction, c->time.start, access.bytes, offset_in(h, access.offset),
                                     access.buffer};
    handle = mpi_handle_at(request, 0);
    if (handle == mpi_abi.request_null) {
        mpiio_moved(t, c, result, access);
    } else if (!request_post(handle, &posted)) {
        region_lose(LOSS_IO_REQUESTS_FULL);
        mpiio_moved(t, c, result, access);
    }
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
                                    request_moved(t, status, h->split_bytes),
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

void mpiio_opened(struct region_thread *t, const struct layer_call *c, int result, word comm, word name, word info,
                  word file_out)
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
    if (hints_given(info))
        use->hinted++;
    if ((uint32_t)ranks > __atomic_load_n(&about->comm_size, __ATOMIC_RELAXED))
        __atomic_store_n(&about->comm_size, (uint32_t)ranks, __ATOMIC_RELAXED);
    if (mpi_abi.family != MPI_UNKNOWN) {
        thread_leave_block(); /* some MPIs ask themselves by their public names: those calls are not the program's */
        hints_keep(about, mpiio_handle(file_out));
        thread_return_to(t);
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
        __atomic_store_n(&h->key, KEY_GONE, __ATOMIC_RELEASE);
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
    if (use != NULL && hints_given(info))
        use->hinted++;
    if (((etype ^ filetype) & mpi_abi.handle_mask) == 0 && (int64_t)displacement >= 0)
        unit = volume_type(t, etype);
    h->displacement = (int64_t)displacement;
    h->unit = unit <= UINT32_MAX ? (uint32_t)unit : 0;
}
