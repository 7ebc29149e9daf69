/* Files: which one a descriptor, a path or a library's object is, and what each thread does with it.
 *
 * A file is known by device, inode and time of birth, whatever its name; by its path where it has none of these. Its
 * number is its place in the region's table plus one. Records of use belong to one thread: no lock, no shared line. */

#ifndef STEELYARD_FILE_H
#define STEELYARD_FILE_H

#include <stdbool.h>
#include <stdint.h>

#include "calls/access.h"
#include "region/region.h"

enum file_direction { FILE_READ, FILE_WRITE };

/* How an access was made, for interfaces that tell these apart; FILE_PLAIN for the others. */
enum file_manner { FILE_PLAIN, FILE_INDEPENDENT, FILE_COLLECTIVE, FILE_SPLIT, FILE_NONBLOCKING };

/* One access that has succeeded. */
struct file_access {
    enum file_direction direction;
    enum file_manner manner;
    uint64_t bytes;
    int64_t offset;     /* -1 if not known */
    const void *buffer; /* NULL if not known */
    struct access_time time;
};

/* The number of an open descriptor's file, 0 if it is none or there is no room. Asks the kernel at first; errno kept. */
uint32_t file_of_descriptor(int fd);

/* The number of a path's file: of the file it names if there is one, else of the path itself. errno kept. */
uint32_t file_of_path(int directory, const char *path);

/* The number of a named part of a file, such as a data set. */
uint32_t file_of_part(uint32_t file, const char *name);

/* NULL if the number is 0. */
struct region_file *file_at(uint32_t number);

/* The thread's record for a file and an interface; NULL if there is no room or the number is 0. */
struct region_file_use *file_use(struct region_thread *t, uint32_t file, enum file_interface interface);

/* Adds an access to the record and to the thread's heat map; nothing if the record is NULL. */
void file_accessed(struct region_thread *t, struct region_file_use *use, const struct file_access *access);

/* A text that stays: its offset in the region, 0 if there is no room. */
uint64_t file_keep_text(const char *text, uint32_t size);

#endif
