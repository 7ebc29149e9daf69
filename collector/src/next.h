/* The function behind ours: what the program would have called without us. */

#ifndef STEELYARD_NEXT_H
#define STEELYARD_NEXT_H

#include <stddef.h>
#include <stdint.h>

#include "../gen/calls.h"
#include "export.h"

typedef uintptr_t word;

typedef void any_function(void);

/* The next definition of a function of libc or of another preload; NULL if there is none. */
any_function *next_symbol(const char *name);

/* The next definition of an MPI function, also where libmpi was loaded privately; NULL if there is none. */
any_function *next_mpi_symbol(const char *name);

extern HIDDEN any_function *next_table[CALL_LIMIT];

any_function *next_resolve(enum call call);

/* NULL where no other object defines it. */
static inline any_function *next_libc(enum call call)
{
    any_function *function = next_table[call];

    return __builtin_expect(function != NULL, 1) ? function : next_resolve(call);
}

#endif
