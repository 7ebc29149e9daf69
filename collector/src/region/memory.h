/* What may be read of the memory that a program names in a call: only what is sure to be there. Asks the kernel where it
 * must, and nothing faults. Safe in a handler, errno kept. */

#ifndef STEELYARD_MEMORY_H
#define STEELYARD_MEMORY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ground/export.h"

/* The program has pages brought by itself (userfaultfd): to read one that is not there would wait for it, maybe for ever. */
extern HIDDEN bool memory_is_served;

/* Can the bytes [address, address + size), at most a page of them, be read? */
bool memory_readable(uint64_t address, uint64_t size);

/* The same; on the calling thread's own stack nobody is asked. */
bool memory_given(const void *address, size_t size);

/* Can the text be read up to its end, and does it end within what the kernel takes for a path? */
bool memory_path(const char *path);

#endif
