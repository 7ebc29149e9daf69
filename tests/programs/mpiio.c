/* Every kind of MPI-IO access a known number of times with known bytes. What each file has seen is printed beside the
 * calls: "shared:write_collective" is [times, bytes, 0] of the file whose name ends with "shared".
 * Usage: mpiio [PART...]; parts: data, nonblocking, split, short, later, meta, killed, large. Files are made in TRUTH_DIR. */
#include "truth.h"
#include <mpi.h>
#include <signal.h>

static int rank, size;
static char buffer[65536];

/* The call, and what its file has seen by it. */
#define ON(field, function, arguments, bytes)                                                      \
    do {                                                                                           \
        if (function arguments != MPI_SUCCESS)                                                     \
            MPI_Abort(MPI_COMM_WORLD, 4);                                                          \
        truth_count(#function, (uint64_t)(bytes), 0);                                              \
        truth_count(field, (uint64_t)(bytes), 0);                                                  \
    } while (0)

/* One in which the bytes are known elsewhere. */
#define ALSO(function, arguments)                                                                  \
    do {                                                                                           \
        if (function arguments != MPI_SUCCESS)                                                     \
            MPI_Abort(MPI_COMM_WORLD, 4);                                                          \
        truth_count(#function, 0, 0);                                                              \
    } while (0)

static const char *path(const char *name)
{
    static char text[1024];
    snprintf(text, sizeof text, "%s/%s", getenv("TRUTH_DIR") ? getenv("TRUTH_DIR") : ".", name);
    return text;
}

static MPI_File open_one(const char *name, const char *opens, const char *collective, int mode)
{
    MPI_File file;
    ON(opens, MPI_File_open, (MPI_COMM_WORLD, path(name), mode, MPI_INFO_NULL, &file), 0);
    if (size > 1)
        truth_count(collective, 0, 0);
    return file;
}

/* A place of its own for each rank and access. */
static MPI_Offset at(int i)
{
    return ((MPI_Offset)i * size + rank) * 4096;
}

static void data(void)
{
    MPI_Status status;
    MPI_File file = open_one("data", "data:opens", "data:collective_opens", MPI_MODE_CREATE | MPI_MODE_RDWR);
    for (int i = 0; i < 10; i++)
        ON("data:write_independent", MPI_File_write_at, (file, at(i), buffer, 64, MPI_BYTE, MPI_STATUS_IGNORE), 64);
    for (int i = 10; i < 15; i++)
        ON("data:write_collective", MPI_File_write_at_all, (file, at(i), buffer, 1000, MPI_INT, &status), 4000);
    ON("data:seeks", MPI_File_seek, (file, at(15), MPI_SEEK_SET), 0);
    ON("data:write_independent", MPI_File_write, (file, buffer, 500, MPI_DOUBLE, &status), 4000);
    ON("data:seeks", MPI_File_seek, (file, at(16), MPI_SEEK_SET), 0);
    for (int i = 0; i < 2; i++)
        ON("data:write_collective", MPI_File_write_all, (file, buffer, 256, MPI_INT, MPI_STATUS_IGNORE), 1024);
    ON("data:seeks", MPI_File_seek_shared, (file, (MPI_Offset)100 * size * 4096, MPI_SEEK_SET), 0);
    for (int i = 0; i < 3; i++)
        ON("data:write_independent", MPI_File_write_shared, (file, buffer, 111, MPI_BYTE, &status), 111);
    for (int i = 0; i < 2; i++)
        ON("data:write_collective", MPI_File_write_ordered, (file, buffer, 222, MPI_BYTE, MPI_STATUS_IGNORE), 222);
    ON("data:syncs", MPI_File_sync, (file), 0);
    ALSO(MPI_Barrier, (MPI_COMM_WORLD));
    for (int i = 0; i < 10; i++)
        ON("data:read_independent", MPI_File_read_at, (file, at(i), buffer, 64, MPI_BYTE, MPI_STATUS_IGNORE), 64);
    for (int i = 10; i < 15; i++)
        ON("data:read_collective", MPI_File_read_at_all, (file, at(i), buffer, 1000, MPI_INT, &status), 4000);
    ON("data:seeks", MPI_File_seek, (file, at(15), MPI_SEEK_SET), 0);
    ON("data:read_independent", MPI_File_read, (file, buffer, 500, MPI_DOUBLE, &status), 4000);
    ON("data:seeks", MPI_File_seek, (file, at(16), MPI_SEEK_SET), 0);
    ON("data:read_collective", MPI_File_read_all, (file, buffer, 256, MPI_INT, MPI_STATUS_IGNORE), 1024);
    ON("data:seeks", MPI_File_seek_shared, (file, (MPI_Offset)100 * size * 4096, MPI_SEEK_SET), 0);
    ON("data:read_independent", MPI_File_read_shared, (file, buffer, 111, MPI_BYTE, &status), 111);
    ON("data:read_collective", MPI_File_read_ordered, (file, buffer, 222, MPI_BYTE, MPI_STATUS_IGNORE), 222);
    ON("data:closes", MPI_File_close, (&file), 0);
}

static void post(MPI_File file, MPI_Request *requests, int n)
{
    for (int i = 0; i < n; i++)
        ON("nonblocking:write_nonblocking", MPI_File_iwrite_at, (file, at(i), buffer, 100, MPI_BYTE, &requests[i]), 100);
}

/* Completed in every way; one time with a message among them. */
static void nonblocking(void)
{
    MPI_Request requests[8];
    MPI_Status statuses[8];
    int index, flag, done, indices[8], left;
    int mode = MPI_MODE_CREATE | MPI_MODE_RDWR;
    MPI_File file = open_one("nonblocking", "nonblocking:opens", "nonblocking:collective_opens", mode);
    post(file, requests, 1);
    ALSO(MPI_Wait, (requests, MPI_STATUS_IGNORE));
    post(file, requests, 1);
    ALSO(MPI_Wait, (requests, statuses));
    post(file, requests, 3);
    ALSO(MPI_Waitall, (3, requests, MPI_STATUSES_IGNORE));
    post(file, requests, 3);
    DO(MPI_Irecv, (buffer + 1000, 8, MPI_BYTE, rank, 7, MPI_COMM_WORLD, &requests[3]), 8, 0);
    DO(MPI_Isend, (buffer, 8, MPI_BYTE, rank, 7, MPI_COMM_WORLD, &requests[4]), 8, 0);
    ALSO(MPI_Waitall, (5, requests, statuses));
    post(file, requests, 3);
    for (int i = 0; i < 3; i++)
        ALSO(MPI_Waitany, (3, requests, &index, statuses));
    post(file, requests, 3);
    for (left = 3; left > 0; left -= done)
        ALSO(MPI_Waitsome, (3, requests, &done, indices, statuses));
    post(file, requests, 1);
    for (flag = 0; !flag;)
        ALSO(MPI_Test, (requests, &flag, MPI_STATUS_IGNORE));
    /* One: with several, MPICH 4.0 now and then fails an assertion of its own in MPI_Testall. */
    post(file, requests, 1);
    for (flag = 0; !flag;)
        ALSO(MPI_Testall, (1, requests, &flag, statuses));
    post(file, requests, 2);
    for (left = 2; left > 0; left -= flag)
        ALSO(MPI_Testany, (2, requests, &index, &flag, statuses));
    post(file, requests, 3);
    for (left = 3; left > 0; left -= done)
        ALSO(MPI_Testsome, (3, requests, &done, indices, MPI_STATUSES_IGNORE));
    ON("nonblocking:seeks", MPI_File_seek, (file, at(8), MPI_SEEK_SET), 0);
    ON("nonblocking:write_nonblocking", MPI_File_iwrite, (file, buffer, 50, MPI_INT, requests), 200);
    ALSO(MPI_Wait, (requests, statuses));
    ON("nonblocking:write_nonblocking", MPI_File_iwrite_all, (file, buffer, 50, MPI_INT, requests), 200);
    ALSO(MPI_Wait, (requests, statuses));
    ON("nonblocking:write_nonblocking", MPI_File_iwrite_at_all, (file, at(9), buffer, 75, MPI_INT, requests), 300);
    ALSO(MPI_Wait, (requests, statuses));
    ON("nonblocking:syncs", MPI_File_sync, (file), 0);
    ALSO(MPI_Barrier, (MPI_COMM_WORLD));
    for (int i = 0; i < 4; i++) {
        ON("nonblocking:read_nonblocking", MPI_File_iread_at, (file, at(0), buffer, 100, MPI_BYTE, requests), 100);
        ALSO(MPI_Wait, (requests, MPI_STATUS_IGNORE));
    }
    ON("nonblocking:seeks", MPI_File_seek, (file, at(8), MPI_SEEK_SET), 0);
    ON("nonblocking:read_nonblocking", MPI_File_iread, (file, buffer, 50, MPI_INT, requests), 200);
    ALSO(MPI_Wait, (requests, statuses));
    ON("nonblocking:read_nonblocking", MPI_File_iread_at_all, (file, at(9), buffer, 75, MPI_INT, requests), 300);
    ALSO(MPI_Wait, (requests, statuses));
    ON("nonblocking:closes", MPI_File_close, (&file), 0);
}

static void split(void)
{
    MPI_Status status;
    MPI_File file = open_one("split", "split:opens", "split:collective_opens", MPI_MODE_CREATE | MPI_MODE_RDWR);
    for (int i = 0; i < 3; i++) {
        DO(MPI_File_write_at_all_begin, (file, at(i), buffer, 300, MPI_INT), 1200, 0);
        truth_spin(0.01);
        ALSO(MPI_File_write_at_all_end, (file, buffer, &status));
        truth_count("split:write_split", 1200, 0);
    }
    ON("split:seeks", MPI_File_seek, (file, at(5), MPI_SEEK_SET), 0);
    DO(MPI_File_write_all_begin, (file, buffer, 300, MPI_INT), 1200, 0);
    ALSO(MPI_File_write_all_end, (file, buffer, MPI_STATUS_IGNORE));
    truth_count("split:write_split", 1200, 0);
    ON("split:syncs", MPI_File_sync, (file), 0);
    ALSO(MPI_Barrier, (MPI_COMM_WORLD));
    DO(MPI_File_read_at_all_begin, (file, at(0), buffer, 300, MPI_INT), 1200, 0);
    ALSO(MPI_File_read_at_all_end, (file, buffer, &status));
    truth_count("split:read_split", 1200, 0);
    ON("split:closes", MPI_File_close, (&file), 0);
}

/* Reads that ask for more than there is: what counts is what came. */
static void less(void)
{
    MPI_Status status;
    MPI_File file;
    char name[32];
    snprintf(name, sizeof name, "short.%d", rank);
    ON("short:opens", MPI_File_open, (MPI_COMM_SELF, path(name), MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &file), 0);
    ON("short:write_independent", MPI_File_write_at, (file, 0, buffer, 1000, MPI_BYTE, &status), 1000);
    ON("short:read_independent", MPI_File_read_at, (file, 900, buffer, 1000, MPI_BYTE, MPI_STATUS_IGNORE), 100);
    ON("short:read_independent", MPI_File_read_at, (file, 5000, buffer, 1000, MPI_BYTE, &status), 0);
    ON("short:closes", MPI_File_close, (&file), 0);
}

/* Open MPI 4.1 waits for ever for such a read. */
static void less_later(void)
{
    MPI_Request request;
    MPI_File file;
    char name[32];
    snprintf(name, sizeof name, "later.%d", rank);
    ON("later:opens", MPI_File_open, (MPI_COMM_SELF, path(name), MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &file), 0);
    ON("later:write_independent", MPI_File_write_at, (file, 0, buffer, 1000, MPI_BYTE, MPI_STATUS_IGNORE), 1000);
    DO(MPI_File_iread_at, (file, 900, buffer, 1000, MPI_BYTE, &request), 1000, 0);
    ALSO(MPI_Wait, (&request, MPI_STATUS_IGNORE));
    truth_count("later:read_nonblocking", 100, 0);
    ON("later:closes", MPI_File_close, (&file), 0);
}

static void meta(void)
{
    MPI_Offset bytes;
    MPI_Datatype strided;
    MPI_Info info;
    MPI_File file, none;
    int amode, failed;
    ALSO(MPI_Info_create, (&info));
    ALSO(MPI_Info_set, (info, "cb_buffer_size", "1048576"));
    ON("meta:opens", MPI_File_open, (MPI_COMM_WORLD, path("meta"), MPI_MODE_CREATE | MPI_MODE_RDWR, info, &file), 0);
    truth_count("meta:hints", 0, 0);
    if (size > 1)
        truth_count("meta:collective_opens", 0, 0);
    ON("meta:truncates", MPI_File_set_size, (file, 100000), 0);
    ON("meta:truncates", MPI_File_preallocate, (file, 200000), 0);
    ON("meta:stats", MPI_File_get_size, (file, &bytes), 0);
    ON("meta:other_meta", MPI_File_get_amode, (file, &amode), 0);
    ON("meta:views", MPI_File_set_view, (file, 4000, MPI_INT, MPI_INT, "native", MPI_INFO_NULL), 0);
    /* From here on offsets are in units of four bytes, behind the first 4000. */
    ON("meta:write_independent", MPI_File_write_at, (file, 1000 * (rank + 1), buffer, 25, MPI_INT, MPI_STATUS_IGNORE), 100);
    truth_count_many("meta:write_end", (uint64_t)(4000 + 4 * (1000 * (rank + 1) + 25)), 0, 0);
    ALSO(MPI_Type_vector, (10, 1, 2, MPI_INT, &strided));
    ALSO(MPI_Type_commit, (&strided));
    ON("meta:views", MPI_File_set_view, (file, 400000 * (rank + 1), MPI_INT, strided, "native", info), 0);
    truth_count("meta:hints", 0, 0);
    ON("meta:write_collective", MPI_File_write_all, (file, buffer, 10, MPI_INT, MPI_STATUS_IGNORE), 40);
    ALSO(MPI_Type_free, (&strided));
    ON("meta:closes", MPI_File_close, (&file), 0);
    ALSO(MPI_Barrier, (MPI_COMM_WORLD));
    if (rank == 0)
        ON("meta:unlinks", MPI_File_delete, (path("meta"), MPI_INFO_NULL), 0);
    failed = MPI_File_open(MPI_COMM_SELF, path("absent"), MPI_MODE_RDONLY, MPI_INFO_NULL, &none) != MPI_SUCCESS;
    truth_count("MPI_File_open", 0, 0);
    truth_count_many("absent:errors", (uint64_t)failed, 0, 0);
    ALSO(MPI_Info_free, (&info));
}

/* 3 GiB in one write: more than an int counts. */
static void large(void)
{
    const uint64_t bytes = UINT64_C(3) << 30;
    MPI_Datatype page;
    MPI_File file;
    void *zeros = calloc(bytes, 1);
    if (zeros == NULL)
        MPI_Abort(MPI_COMM_WORLD, 5);
    ALSO(MPI_Type_contiguous, (4096, MPI_BYTE, &page));
    ALSO(MPI_Type_commit, (&page));
    ON("large:opens", MPI_File_open, (MPI_COMM_SELF, path("large"), MPI_MODE_CREATE | MPI_MODE_WRONLY, MPI_INFO_NULL, &file), 0);
    ON("large:write_independent", MPI_File_write_at, (file, 0, zeros, (int)(bytes / 4096), page, MPI_STATUS_IGNORE), bytes);
    ON("large:closes", MPI_File_close, (&file), 0);
    ALSO(MPI_Type_free, (&page));
    free(zeros);
}

/* The last rank dies while the others are in a collective write. */
static void killed(void)
{
    MPI_File file = open_one("killed", "killed:opens", "killed:collective_opens", MPI_MODE_CREATE | MPI_MODE_RDWR);
    for (int i = 0; i < 20; i++)
        ON("killed:write_collective", MPI_File_write_at_all, (file, at(i), buffer, 4096, MPI_BYTE, MPI_STATUS_IGNORE), 4096);
    truth_print(rank);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == size - 1) {
        usleep(300000);
        raise(SIGKILL);
    }
    MPI_File_write_at_all(file, at(20), buffer, 4096, MPI_BYTE, MPI_STATUS_IGNORE);
}

static const struct {
    const char *name;
    void (*run)(void);
} parts[] = {{"data", data},   {"nonblocking", nonblocking}, {"split", split}, {"short", less},
             {"later", less_later}, {"meta", meta}, {"killed", killed},           {"large", large}};

int main(int argc, char **argv)
{
    ALSO(MPI_Init, (&argc, &argv));
    ALSO(MPI_Comm_rank, (MPI_COMM_WORLD, &rank));
    ALSO(MPI_Comm_size, (MPI_COMM_WORLD, &size));
    for (int a = 1; a < argc; a++)
        for (unsigned i = 0; i < sizeof parts / sizeof *parts; i++)
            if (strcmp(argv[a], parts[i].name) == 0)
                parts[i].run();
    ALSO(MPI_Finalize, ());
    truth_print(rank);
    return 0;
}
