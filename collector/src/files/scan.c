/* Nothing but its position tells how much of a stream a call of scanf took, and to ask for it is a system call each time,
 * since the stream itself does not know where its buffer lies in the file. While the buffer stays the same the distance
 * in it is enough. A buffer that was filled again unnoticed, to the same place, is made up for when the next one comes. */

#include "files/scan.h"

#include <stddef.h>

#include "files/descriptor.h"

#ifdef __GLIBC__
#define IN_BACKUP 0x100 /* what was pushed back is read, not the buffer */

static bool has_bytes(FILE *stream)
{
    return stream->_mode <= 0 && (stream->_flags & IN_BACKUP) == 0;
}

static const char *reads_at(FILE *stream)
{
    return stream->_IO_read_ptr;
}

static const char *reads_until(FILE *stream)
{
    return stream->_IO_read_end;
}
#else
static bool has_bytes(FILE *stream)
{
    (void)stream;
    return false;
}

static const char *reads_at(FILE *stream)
{
    (void)stream;
    return NULL;
}

static const char *reads_until(FILE *stream)
{
    (void)stream;
    return NULL;
}
#endif

static uint32_t reads_of(struct region_thread *t, FILE *stream)
{
    const struct region_file_use *use = t != NULL ? file_use(t, stream_file(stream), FILE_STDIO) : NULL;

    return use != NULL ? (uint32_t)use->reads : 0;
}

static void leave(struct descriptor *d, FILE *stream)
{
    d->scan_at = reads_at(stream);
    d->scan_end = has_bytes(stream) ? reads_until(stream) : NULL;
}

static bool same_buffer(const struct descriptor *d, FILE *stream)
{
    return d->scan_end != NULL && has_bytes(stream) && d->scan_end == reads_until(stream);
}

uint32_t scan_begin(FILE *stream)
{
    struct descriptor *d = descriptor_find(stream_descriptor(stream));
    bool known = same_buffer(d, stream) && d->scan_at == reads_at(stream) &&
                 d->scan_reads == reads_of(thread_current(), stream);

    if (!known) {
        d->scan_place = stream_tell(stream);
        leave(d, stream);
    }
    return d->scan_place >= 0;
}

void scan_end(const struct file_call *c, FILE *stream, uint32_t known)
{
    struct descriptor *d = descriptor_find(stream_descriptor(stream));
    int64_t moved = 0;

    if (known != 0 && same_buffer(d, stream) && d->scan_at <= reads_at(stream))
        moved = reads_at(stream) - d->scan_at;
    else if (known != 0)
        moved = stream_tell(stream) - d->scan_place;
    if (moved < 0)
        moved = 0;
    stream_moved(c, FILE_READ, stream, (uint64_t)moved);
    d->scan_place += moved;
    d->scan_reads = reads_of(c->t, stream);
    leave(d, stream);
}
