/* One wrapped call of libc that concerns files: counted at its site if it is the thread's outermost, and in the file's
 * record in any case. What moves data is timed as its site says, all else always. */

#ifndef STEELYARD_FILE_CALL_H
#define STEELYARD_FILE_CALL_H

#include <errno.h>
#include <stdio.h>
#include <sys/types.h>
#include <sys/uio.h>

#include "calls/access.h"
#include "calls/call.h"
#include "files/descriptor.h"
#include "files/file.h"
#include "files/file_use.h"
#include "files/restart.h"

struct file_call {
    struct region_thread *t;
    struct region_site *s; /* NULL in a nested call */
    struct access_time time;
    int error; /* errno of the real call */
};

/* The access begins where the descriptor stands. */
#define FILE_HERE INT64_MIN

INLINE void file_enter(struct file_call *c, uint32_t call, const void *return_address)
{
    c->s = NULL;
    c->time.start = 0;
    if (__builtin_expect(!call_nested(c->t), 1))
        c->s = call_enter(c->t, call, return_address, &c->time.start);
    if (__builtin_expect(c->time.start == 0, 0))
        c->time.start = clock_cycles();
}

INLINE void file_leave(struct file_call *c, bool failed)
{
    c->error = errno;
    c->time.end = clock_cycles();
    c->time.cycles = clock_between(c->time.start, c->time.end);
    if (__builtin_expect(c->s != NULL, 1))
        call_leave_at(c->t, c->s, c->time.start, c->time.end, failed);
}

/* The same of a call whose time its site chooses. errno is untouched by both, and so by all that follows a success. */
INLINE void moving_enter(struct file_call *c, uint32_t call, const void *return_address)
{
    c->s = access_enter(c->t, call, return_address, &c->time.start);
}

INLINE void moving_leave(struct file_call *c, bool failed)
{
    access_leave(c->t, c->s, &c->time, failed);
}

INLINE void file_volume(const struct file_call *c, uint64_t bytes)
{
    if (__builtin_expect(c->s != NULL, 1))
        site_volume(c->s, bytes);
}

/* The descriptor's file was read or written; the offset may be FILE_HERE, or -1 where there is none. */
void file_moved(const struct file_call *c, enum file_direction direction, int fd, struct descriptor *d, int64_t bytes,
                const void *buffer, int64_t offset);

/* The first buffer of a vector. */
const void *file_first_buffer(const struct iovec *vector, int count);

/* Copied inside the kernel; positions are NULL where the descriptor's own is meant. They have been moved on. */
void file_copied(const struct file_call *c, int from, const int64_t *from_end, int to, const int64_t *to_end,
                 int64_t bytes);

/* An asynchronous read or write has come to its end; `operation` is what libc noted in the request. */
void file_arrived(const struct file_call *c, int operation, int fd, int64_t offset, int64_t bytes, const void *buffer);

/* Opened, as a descriptor or as a stream; the path may be NULL. */
void file_opened(const struct file_call *c, int fd, const char *path, int flags);
void file_opened_stream(const struct file_call *c, FILE *stream, const char *path, const char *mode);

/* A stream was made of an open descriptor, or has become another. */
void file_adopted_stream(const struct file_call *c, FILE *stream);
void file_reopened_stream(const struct file_call *c, uint32_t closed, FILE *stream, const char *path, const char *mode);

/* A directory was opened. */
void file_listed(const struct file_call *c, int fd, const char *path);

/* A call failed. Of the file it was about, which may be 0; the error is errno's unless it is another. */
void file_failed_at(struct region_thread *t, bool outermost, uint32_t file, enum file_interface interface, int error);

/* Does not take the call's address, so that the wrapper can keep it in registers. */
INLINE void file_failed(const struct file_call *c, uint32_t file, enum file_interface interface, int error)
{
    file_failed_at(c->t, c->s != NULL, file, interface, error);
}

/* What else can be done with a file. All add to the time of metadata but syncs. */
enum file_op {
    FILE_CLOSED,
    FILE_SOUGHT,
    FILE_ASKED,
    FILE_SYNCED,
    FILE_DATA_SYNCED,
    FILE_FLUSHED,
    FILE_TRUNCATED,
    FILE_RENAMED_FROM,
    FILE_RENAMED_TO,
    FILE_UNLINKED,
    FILE_MADE,
    FILE_LISTED,
    FILE_OTHER,
    FILE_NUMBERED, /* a stream's descriptor was asked for, or one was duplicated */
};

void file_did(const struct file_call *c, uint32_t file, enum file_interface interface, enum file_op op);

/* A descriptor was positioned. */
void file_sought(const struct file_call *c, struct descriptor *d, int64_t offset);

/* Where the stream is in its file, -1 if that is not known. errno kept. */
int64_t stream_tell(FILE *stream);

/* A stream was positioned; the place is asked of it. */
void file_sought_stream(const struct file_call *c, FILE *stream);

/* The new name names it already. */
void file_renamed(const struct file_call *c, uint32_t file, int directory, const char *to);

void file_truncated(const struct file_call *c, struct descriptor *d, int64_t length);

/* The program has asked for the status, and got it: by name, or of an open file. */
void file_asked(const struct file_call *c, int directory, const char *path, int flags, dev_t device, uint64_t inode,
                int64_t size);
void file_asked_size(const struct file_call *c, uint32_t file, uint64_t size);

/* Closed in passing, by dup2 and the like: no time. */
void file_closed_quietly(uint32_t file);
void file_duplicated(int from, int to);

/* What fcntl did to the descriptor. */
void file_controlled(const struct file_call *c, int fd, int command, const void *argument, int result);

INLINE int stream_descriptor(FILE *stream)
{
#ifdef __GLIBC__
    return stream->_fileno; /* fileno() is a call, and sets errno */
#else
    return fileno(stream);
#endif
}

/* What is written to it goes on after our handler: it can have no time-out. */
INLINE bool stream_goes_on(FILE *stream)
{
    return restart_untimed() || restart_no_socket(stream_descriptor(stream));
}

/* -1 where there is none: closedir takes NULL, though its declaration says otherwise. */
int directory_descriptor(void *directory);

/* 0 for a stream in memory. */
INLINE uint32_t stream_file(FILE *stream)
{
    return descriptor_find(stream_descriptor(stream))->file;
}

INLINE uint32_t stream_known_file(FILE *stream)
{
    return descriptor_known_file(stream_descriptor(stream));
}

INLINE void stream_forget(FILE *stream)
{
    descriptor_forget(stream_descriptor(stream));
}

/* What a call on a stream adds. A stream has no offsets of its own: it goes on from where it was opened or positioned. */
INLINE void stream_add(const struct file_call *c, struct region_file_use *use, enum file_direction direction,
                       uint64_t bytes)
{
    struct file_group *group = use_group(use, direction);

    group->calls++;
    group->bytes += bytes;
    group->bins[use_bin(bytes)]++;
    group->last += bytes;
    if (group->last > group->end)
        group->end = group->last;
    use_direction(use, direction);
    use_when(c->t, use, direction, &c->time, bytes);
    if (__builtin_expect(options.io_trace != 0, 0))
        use_trace(c->t, use, direction, (int64_t)(group->last - bytes), bytes, &c->time);
}

/* A stream was read or written. */
INLINE void stream_moved(const struct file_call *c, enum file_direction direction, FILE *stream, uint64_t bytes)
{
    uint32_t file = stream_file(stream);
    struct region_file_use *use;

    if (__builtin_expect(file == 0, 0))
        return;
    use = use_find(c->t, file, FILE_STDIO);
    if (__builtin_expect(use != NULL, 1))
        stream_add(c, use, direction, bytes);
}

#endif
