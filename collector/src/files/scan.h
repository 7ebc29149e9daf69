/* What scanf and the like take of a stream. */

#ifndef STEELYARD_SCAN_H
#define STEELYARD_SCAN_H

#include <stdint.h>
#include <stdio.h>

#include "files/file_call.h"

/* Before a stream is scanned: 0 where it has no place in a file. */
uint32_t scan_begin(FILE *stream);

/* Behind it; `known` is what scan_begin() gave. */
void scan_end(const struct file_call *c, FILE *stream, uint32_t known);

#endif
