/* The function behind ours: what the program would have called without us. */

#ifndef STEELYARD_NEXT_H
#define STEELYARD_NEXT_H

#include <stdbool.h>
#include <stddef.h>

#include "gen/calls.h"
#include "ground/export.h"
#include "ground/word.h"

/* The next definition among the objects that the program started with: libc's, another preload's, that of a library
 * that it is linked with, if that has not another meaning (claim.h). NULL if there is none. Takes no lock. */
any_function *next_symbol(const char *name);

extern HIDDEN any_function *next_table[CALL_LIMIT];

any_function *next_resolve(enum call call);

/* Something between us and libc does one of its calls that call nothing: another preload, or a sanitizer. */
extern HIDDEN bool next_calls_others;

/* NULL where no other object defines it. */
static inline any_function *next_libc(enum call call)
{
    any_function *function = next_table[call];

    return __builtin_expect(function != NULL, 1) ? function : next_resolve(call);
}

#endif
