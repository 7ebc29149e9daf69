/* Descriptors of transforms, of MKL's DFTI: plans that are made step by step. */

#ifndef STEELYARD_DESCRIPTOR_H
#define STEELYARD_DESCRIPTOR_H

#include "math/math_call.h"

/* What the transforms of a descriptor are: at most `most` lengths, how many there are, and of how many transforms at a time. Asked of
 * the library, which is about to look at it. 0: not known. */
unsigned descriptor_read(struct math_call *k, word handle, int64_t *lengths, unsigned most, int64_t *at_once);

#endif
