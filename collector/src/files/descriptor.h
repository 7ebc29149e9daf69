/* What a file descriptor is: the one table of them, asked of the kernel at first use and forgotten at each close. */

#ifndef STEELYARD_DESCRIPTOR_H
#define STEELYARD_DESCRIPTOR_H

#include <fcntl.h>
#include <stdbool.h>
#include <stdint.h>

#include "ground/export.h"

#define DESCRIPTORS 4096

enum descriptor_kind {
    DESCRIPTOR_UNKNOWN,
    DESCRIPTOR_FILE,   /* a regular file, directory or block device: no signal ends reading or writing it early */
    DESCRIPTOR_STREAM, /* a pipe, socket, terminal or character device */
};

/* A line of its own: threads use descriptors of their own. */
struct descriptor {
    uint32_t file; /* its number, 0 none */
    uint8_t kind;
    bool append;
    bool shared;    /* others may move its position: it is asked for */
    int64_t offset; /* where it reads and writes next, -1 if not known */
    int64_t end;    /* where it appends */
    uint8_t restart; /* enum restart; 0 not asked */
    uint32_t restart_generation;
    /* Where a scan has left the stream: its buffer, the place in the file, the stream's reads. scan_end is NULL where that
     * is not known. */
    const char *scan_at, *scan_end;
    int64_t scan_place;
    uint32_t scan_reads;
} __attribute__((aligned(64)));

extern HIDDEN struct descriptor descriptors[DESCRIPTORS];

/* Asks the kernel; errno kept. Never NULL: a closed one has no kind and no file. */
struct descriptor *descriptor_ask(int fd);

INLINE struct descriptor *descriptor_find(int fd)
{
    if (__builtin_expect((unsigned)fd < DESCRIPTORS, 1)) {
        struct descriptor *d = &descriptors[(unsigned)fd];

        if (__builtin_expect(d->kind != DESCRIPTOR_UNKNOWN, 1))
            return d;
    }
    return descriptor_ask(fd);
}

/* The same, but a descriptor that was never used is not asked for: its file is then 0. */
INLINE uint32_t descriptor_known_file(int fd)
{
    return (unsigned)fd < DESCRIPTORS ? descriptors[fd].file : 0;
}

/* See DESCRIPTOR_FILE. */
INLINE bool descriptor_is_file(int fd)
{
    return descriptor_find(fd)->kind == DESCRIPTOR_FILE;
}

/* One more than the highest that was ever known. */
unsigned descriptor_top(void);

/* The number of an open descriptor's file, 0 if it is none or there is no room. */
uint32_t descriptor_file(int fd);

/* A descriptor that was just opened; the flags are those of open. */
struct descriptor *descriptor_opened(int fd, int flags, const char *path);

/* It is about to be closed or to become something else. */
void descriptor_forget(int fd);

/* `to` has become the same as `from`. */
void descriptor_copy(int from, int to);

/* Something was read or written, unseen. */
INLINE void descriptor_lost(struct descriptor *d)
{
    d->offset = -1;
    d->end = -1;
}

/* The program has set the status flags. */
void descriptor_flags(int fd, int flags);

/* The process may come to have a lock on its file that ends when any descriptor of that file is closed. */
void descriptor_locked(int fd);

INLINE void descriptor_locks(int fd, int command)
{
    if (command == F_SETLK || command == F_SETLKW)
        descriptor_locked(fd);
}

/* Such a file may be this one. */
bool descriptor_may_be_locked(uint64_t device, uint64_t inode);

/* In the child of a fork: numbers of files were those of the parent. */
void descriptor_start(void);

#endif
