/* What libc's calls do to the records of files. */

#include "files/file_call.h"

#include <aio.h>
#include <dirent.h>
#include <fcntl.h>
#include <string.h>
#include <sys/sysmacros.h>

#include "files/file.h"
#include "gen/losses.h"
#include "ground/system.h"
#include "linking/next.h"
#include "region/child.h"
#include "region/memory.h"

static void first(uint64_t *when, uint64_t start)
{
    if (*when == 0)
        *when = start;
}

void file_moved(const struct file_call *c, enum file_direction direction, int fd, struct descriptor *d, int64_t bytes,
                const void *buffer, int64_t offset)
{
    struct region_file_use *use = d->file != 0 ? use_find(c->t, d->file, FILE_POSIX) : NULL;
    struct file_access access = {
        .direction = direction,
        .bytes = (uint64_t)bytes,
        .offset = offset,
        .buffer = buffer,
        .time = c->time,
    };

    if (use == NULL)
        return;
    if (d->kind != DESCRIPTOR_FILE) {
        access.offset = -1;
    } else if (__builtin_expect(d->shared || d->offset < 0, 0) && offset == FILE_HERE) {
        long now = system_call(SYS_lseek, fd, 0, SEEK_CUR, 0, 0, 0);

        access.offset = now >= bytes ? now - bytes : -1;
        d->offset = now >= 0 ? now : -1;
    } else if (direction == FILE_WRITE && d->append && d->end >= 0) {
        access.offset = d->end;
        d->end += bytes;
        if (offset == FILE_HERE)
            d->offset = d->end;
    } else if (offset == FILE_HERE) {
        access.offset = d->offset;
        if (d->offset >= 0)
            d->offset += bytes;
    }
    use_add(c->t, use, &access);
}

const void *file_first_buffer(const struct iovec *vector, int count)
{
    return vector != NULL && count > 0 ? vector[0].iov_base : NULL;
}

/* The time is the writing's. */
void file_copied(const struct file_call *c, int from, const int64_t *from_end, int to, const int64_t *to_end,
                 int64_t bytes)
{
    struct file_call reading = *c;

    if (bytes == 0) /* the kernel need not have looked at the positions */
        from_end = to_end = NULL;
    reading.time.cycles = 0;
    file_moved(&reading, FILE_READ, from, descriptor_find(from), bytes, NULL,
               from_end != NULL ? *from_end - bytes : FILE_HERE);
    file_moved(c, FILE_WRITE, to, descriptor_find(to), bytes, NULL, to_end != NULL ? *to_end - bytes : FILE_HERE);
}

void file_arrived(const struct file_call *c, int operation, int fd, int64_t offset, int64_t bytes, const void *buffer)
{
    struct file_call untimed = *c;

    untimed.time.start = c->time.end;
    untimed.time.cycles = 0;
    /* glibc adds 128 for the large forms. */
    file_moved(&untimed, (operation & 127) == LIO_READ ? FILE_READ : FILE_WRITE, fd, descriptor_find(fd), bytes,
               buffer, offset);
}

static void opened(const struct file_call *c, uint32_t file, enum file_interface interface, int flags)
{
    struct region_file_use *use = file_use(c->t, file, interface);

    if (use == NULL)
        return;
    use->opens++;
    use->durable_opens += (flags & O_DSYNC) != 0; /* a part of O_SYNC */
    use->direct_opens += (flags & O_DIRECT) != 0;
    use->read_began = 0;
    use->write_began = 0;
    use->read_last = 0;
    use->write_last = 0;
    use->meta_tsc += c->time.cycles;
    if (c->time.end != 0) {
        first(&use->open_start_tsc, c->time.start);
        use->open_end_tsc = c->time.end;
        use_heat_meta(c->t, interface, c->time.start, c->time.end);
    }
}

/* Cycles after which a name that the kernel has read may be gone again: another thread had time for it. */
#define LONG_AGO (UINT64_C(1) << 20)

static const char *still_there(const struct file_call *c, const char *path)
{
    return path == NULL || c->time.cycles < LONG_AGO || memory_path(path) ? path : NULL;
}

void file_opened(const struct file_call *c, int fd, const char *path, int flags)
{
    child_notice();
    opened(c, descriptor_opened(fd, flags, still_there(c, path))->file, FILE_POSIX, flags);
}

static int flags_of_mode(const char *mode)
{
    int flags = mode[0] == 'r' ? O_RDONLY : mode[0] == 'a' ? O_WRONLY | O_CREAT | O_APPEND : O_WRONLY | O_CREAT | O_TRUNC;

    if (strchr(mode, '+') != NULL)
        flags = (flags & ~O_ACCMODE) | O_RDWR;
    return flags;
}

void file_opened_stream(const struct file_call *c, FILE *stream, const char *path, const char *mode)
{
    int fd = stream_descriptor(stream);
    int flags = mode != NULL ? flags_of_mode(mode) : O_RDWR;
    struct region_file_use *use;
    struct descriptor *d;

    if (fd < 0)
        return;
    d = descriptor_opened(fd, flags, still_there(c, path));
    opened(c, d->file, FILE_STDIO, flags);
    use = file_use(c->t, d->file, FILE_STDIO);
    if (use != NULL && d->append)
        use->write_last = (uint64_t)d->end;
}

void file_adopted_stream(const struct file_call *c, FILE *stream)
{
    struct descriptor *d = descriptor_find(stream_descriptor(stream));
    struct region_file_use *use = file_use(c->t, d->file, FILE_STDIO);

    opened(c, d->file, FILE_STDIO, 0);
    if (use != NULL && d->offset > 0) {
        use->read_last = (uint64_t)d->offset;
        use->write_last = (uint64_t)d->offset;
    }
}

void file_reopened_stream(const struct file_call *c, uint32_t closed, FILE *stream, const char *path, const char *mode)
{
    struct region_file_use *use = file_use(c->t, closed, FILE_STDIO);

    if (use != NULL)
        use->closes++;
    file_opened_stream(c, stream, path, mode);
}

int directory_descriptor(void *directory)
{
    /* As glibc's dirfd does; the program may have one of its own. */
    return directory != NULL ? *(const int *)directory : -1;
}

void file_listed(const struct file_call *c, int fd, const char *path)
{
    file_did(c, descriptor_opened(fd, O_RDONLY | O_DIRECTORY, still_there(c, path))->file, FILE_POSIX, FILE_LISTED);
}

static void note_failure(struct region_thread *t, int error)
{
    uint64_t key = (uint64_t)t->site << 32 | (uint32_t)error;
    uint64_t *pairs;

    if (t->failures == 0)
        t->failures = region_allocate(FAILURES * 2 * sizeof *pairs);
    if (t->failures == 0) {
        region_lose(LOSS_FAILURES_FULL);
        return;
    }
    pairs = region_at(t->failures);
    for (unsigned i = 0; i < FAILURES; i++) {
        if (pairs[2 * i] == 0)
            pairs[2 * i] = key;
        if (pairs[2 * i] == key) {
            pairs[2 * i + 1]++;
            return;
        }
    }
    region_lose(LOSS_FAILURES_FULL);
}

void file_failed_at(struct region_thread *t, bool outermost, uint32_t file, enum file_interface interface, int error)
{
    struct region_file_use *use = file_use(t, file, interface);

    if (outermost && t->site != 0)
        note_failure(t, error);
    if (use != NULL)
        use->errors++;
}

static uint64_t *counter_of(struct region_file_use *use, enum file_op op)
{
    switch (op) {
    case FILE_CLOSED: return &use->closes;
    case FILE_SOUGHT: return &use->seeks;
    case FILE_ASKED: return &use->stats;
    case FILE_SYNCED: return &use->syncs;
    case FILE_DATA_SYNCED: return &use->data_syncs;
    case FILE_FLUSHED: return &use->flushes;
    case FILE_TRUNCATED: return &use->truncates;
    case FILE_RENAMED_FROM: return &use->renames_from;
    case FILE_RENAMED_TO: return &use->renames_to;
    case FILE_UNLINKED: return &use->unlinks;
    case FILE_MADE: return &use->makes;
    case FILE_LISTED: return &use->lists;
    case FILE_NUMBERED: return &use->filenos;
    case FILE_OTHER: break;
    }
    return &use->other_meta;
}

void file_did(const struct file_call *c, uint32_t file, enum file_interface interface, enum file_op op)
{
    struct region_file_use *use = file_use(c->t, file, interface);

    if (use == NULL)
        return;
    ++*counter_of(use, op);
    if (op == FILE_SYNCED || op == FILE_DATA_SYNCED)
        use->sync_tsc += c->time.cycles;
    else if (op == FILE_FLUSHED)
        use->write_tsc += c->time.cycles;
    else
        use->meta_tsc += c->time.cycles;
    if (interface == FILE_STDIO && (op == FILE_CLOSED || op == FILE_FLUSHED))
        use_heat_rest(c->t, use, c->time.end);
    if (c->time.end == 0)
        return;
    if (op == FILE_CLOSED) {
        first(&use->close_start_tsc, c->time.start);
        use->close_end_tsc = c->time.end;
    }
    use_heat_meta(c->t, interface, c->time.start, c->time.end);
}

void file_sought(const struct file_call *c, struct descriptor *d, int64_t offset)
{
    d->offset = offset;
    file_did(c, d->file, FILE_POSIX, FILE_SOUGHT);
}

int64_t stream_tell(FILE *stream)
{
    off64_t (*next)(FILE *) = (off64_t (*)(FILE *))next_libc(CALL_ftello64);
    int64_t place = -1;
    int saved = errno;

    if (next != NULL && descriptor_is_file(stream_descriptor(stream)))
        place = next(stream);
    errno = saved;
    return place;
}

void file_sought_stream(const struct file_call *c, FILE *stream)
{
    uint32_t file = stream_file(stream);
    struct region_file_use *use = file_use(c->t, file, FILE_STDIO);
    int64_t offset = use != NULL ? stream_tell(stream) : -1;

    descriptor_find(stream_descriptor(stream))->scan_end = NULL;
    file_did(c, file, FILE_STDIO, FILE_SOUGHT);
    if (use != NULL && offset >= 0) {
        use->read_last = (uint64_t)offset;
        use->write_last = (uint64_t)offset;
    }
}

void file_asked_size(const struct file_call *c, uint32_t file, uint64_t size)
{
    struct region_file *f = file_at(file);

    /* Folded files have many sizes; the largest stands for them. */
    if (f != NULL && size > __atomic_load_n(&f->size, __ATOMIC_RELAXED))
        __atomic_store_n(&f->size, size, __ATOMIC_RELAXED);
    file_did(c, file, FILE_POSIX, FILE_ASKED);
}

void file_asked(const struct file_call *c, int directory, const char *path, int flags, dev_t device, uint64_t inode,
                int64_t size)
{
    uint64_t number = (uint64_t)major(device) << 32 | minor(device);

    file_asked_size(c, file_of_answer(directory, path, flags, number, inode), size > 0 ? (uint64_t)size : 0);
}

void file_renamed(const struct file_call *c, uint32_t file, int directory, const char *to)
{
    struct file_call untimed = *c;

    file_did(c, file, FILE_POSIX, FILE_RENAMED_FROM);
    untimed.time.cycles = 0;
    untimed.time.end = 0;
    file_did(&untimed, file_of_link(directory, to), FILE_POSIX, FILE_RENAMED_TO);
}

void file_truncated(const struct file_call *c, struct descriptor *d, int64_t length)
{
    d->end = length;
    file_did(c, d->file, FILE_POSIX, FILE_TRUNCATED);
}

void file_closed_quietly(uint32_t file)
{
    struct region_thread *t = thread_current();
    struct region_file_use *use = t != NULL ? file_use(t, file, FILE_POSIX) : NULL;

    if (use != NULL)
        use->closes++;
}

void file_duplicated(int from, int to)
{
    struct region_thread *t = thread_current();
    struct region_file_use *use = t != NULL ? file_use(t, descriptor_find(from)->file, FILE_POSIX) : NULL;

    if (use != NULL)
        use->filenos++;
    descriptor_copy(from, to);
}

void file_controlled(const struct file_call *c, int fd, int command, const void *argument, int result)
{
    switch (command) {
    case F_DUPFD:
    case F_DUPFD_CLOEXEC: file_duplicated(fd, result); break;
    case F_SETFL: descriptor_flags(fd, (int)(intptr_t)argument); break;
    case F_GETLK:
    case F_SETLK:
    case F_SETLKW:
    case F_OFD_GETLK:
    case F_OFD_SETLK:
    case F_OFD_SETLKW: file_did(c, descriptor_find(fd)->file, FILE_POSIX, FILE_OTHER); break;
    default: break;
    }
}
