/* What is passed on without being looked at. */

#ifndef STEELYARD_WORD_H
#define STEELYARD_WORD_H

#include <stdint.h>

/* A machine word: an argument or a result, whatever it is. */
typedef uintptr_t word;

/* A function, whatever it takes; cast to its own type before it is called. */
typedef void any_function(void);

#endif
