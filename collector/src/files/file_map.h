/* Files in memory. */

#ifndef STEELYARD_FILE_MAP_H
#define STEELYARD_FILE_MAP_H

#include <stdint.h>

/* In the constructor: looks for the functions behind ours, which must not be done where memory is being allocated. */
void file_map_start(void);

/* In the child of a fork: numbers of files were those of the parent. */
void file_map_forget(void);

/* The file mapped at an address, 0 if none is known. */
uint32_t file_mapped_at(const void *address);

#endif
