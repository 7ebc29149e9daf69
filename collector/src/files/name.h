/* Names of files: as they are kept, and whose they are. */

#ifndef STEELYARD_NAME_H
#define STEELYARD_NAME_H

#include <stdbool.h>
#include <stdint.h>

#define NAME_ROOM 1024u

struct file_name {
    char bytes[NAME_ROOM]; /* ends with a zero byte */
    uint32_t size;
    uint32_t flags; /* FILE_IS_RELATIVE and the like */
};

/* The path, cut where it is too long. */
void name_set(struct file_name *name, const char *path);

/* The name from the root on: what is relative depends on where the process stands. It stays so if the kernel does not
 * tell. */
void name_set_whole(struct file_name *name, int directory, const char *path);

/* Where the part behind the last slash begins. */
uint32_t name_last_part(const struct file_name *name);

/* Runs of digits become #, from the place on. */
void name_fold_digits(struct file_name *name, uint32_t from);

/* All files of a directory have one name. */
void name_fold_directory(struct file_name *name);

/* The loader's, the runtime's and the kernel's own: they are many, and no data of the program. */
bool name_is_system(const char *path, bool written);

/* The kernel's name of an open file, without what it adds to a deleted one. False: it does not tell. */
bool name_ask(int fd, bool deleted, char path[NAME_ROOM]);

#endif
