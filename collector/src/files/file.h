/* Files: which one a path, an open file or a library's object is.
 *
 * A file is known by device, inode and time of birth, whatever its name; by its path where it has none of these. Its
 * number is its place in the region's table plus one. */

#ifndef STEELYARD_FILE_H
#define STEELYARD_FILE_H

#include <stdbool.h>
#include <stdint.h>

#include "region/region.h"

/* NULL if the number is 0. */
struct region_file *file_at(uint32_t number);

/* The number of a path's file: of the file it names if there is one, else of the path itself. errno kept. */
uint32_t file_of_path(int directory, const char *path);

/* The number of a named part of a file, such as a data set. */
uint32_t file_of_part(uint32_t file, const char *name);

/* A text that stays: its offset in the region, 0 if there is no room. */
uint64_t file_keep_text(const char *text, uint32_t size);

/* What statx tells. */
struct file_status {
    uint64_t device; /* major << 32 | minor */
    uint64_t inode;
    uint64_t birth_ns;
    uint64_t size;
    uint32_t mode;
    uint32_t block_size;
    uint32_t links;
};

/* False if there is nothing. errno kept. */
bool file_ask(int directory, const char *path, int flags, struct file_status *status);

/* The file of an open descriptor; counted as a member where files are folded, if it was just opened. The path may be
 * NULL, then the kernel is asked for it; the flags are those of open. */
uint32_t file_of_open(int fd, const char *path, int flags, bool fresh, const struct file_status *status);

/* The file that the program has just asked about, by the answer it got. */
uint32_t file_of_answer(int directory, const char *path, int flags, uint64_t device, uint64_t inode);

/* The file that a call was about which failed with the error; the flags are those of statx. */
uint32_t file_of_refused(int directory, const char *path, int flags, int error);

/* The file that a symbolic link itself is. */
uint32_t file_of_link(int directory, const char *path);

/* A file's record, folded with those of like names: where there is no room for one of its own. */
uint32_t file_folded(uint32_t file);

/* In the child of a fork: its region has no files yet. The second before there are threads. */
void file_start(void);
void file_settle(void);

/* It is no file but a pipe, a socket, a terminal. */
bool file_is_stream(uint32_t number);

#endif
