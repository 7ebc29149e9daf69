/* What a call of mathematics is about: sizes, letters, operations. And plans of Fourier transforms, which say it once for
 * many calls. */

#ifndef STEELYARD_SHAPE_H
#define STEELYARD_SHAPE_H

#include "math/math_call.h"

/* From the words of the arguments (math_call.h), in that form. False: it only asks how much memory it
 * needs, does nothing on this rank, or is another function. */
bool shape_read(struct math_call *k, const struct math_routine *routine, unsigned form, const word *words);

/* Operations of a call of this shape, 0 where there is no formula. */
uint64_t shape_operations(const struct math_routine *routine, const struct math_call *k);

/* The shape is this plan's from now on. */
void shape_keep_plan(const struct math_call *k, unsigned kind, word plan);
void shape_forget_plan(unsigned kind, word plan);

/* The plan that a routine is about. */
word shape_plan_of(const struct math_routine *routine, const word *words);

#endif
