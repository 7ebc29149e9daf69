/* What kind of thing a file descriptor is. */

#ifndef STEELYARD_DESCRIPTOR_H
#define STEELYARD_DESCRIPTOR_H

#include <stdbool.h>

/* A regular file, directory or block device: reading and writing it is not ended early by a signal. */
bool descriptor_is_file(int fd);

/* The descriptor is about to be closed or to become something else. */
void descriptor_forget(int fd);

#endif
