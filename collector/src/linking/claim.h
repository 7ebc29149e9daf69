/* Names of libc's that a library of the program has for something of its own: a variable, or a function that may take
 * other arguments. ISO C leaves `send`, `poll` or `link` to programs; what is called so is the library's, and not ours to
 * stand in front of. A library that looks further functions up (dlsym), or was preloaded, is taken to stand in front of
 * libc like us, and claims nothing but variables. */

#ifndef STEELYARD_CLAIM_H
#define STEELYARD_CLAIM_H

#include <link.h>
#include <stdbool.h>
#include <stdint.h>

#include "linking/object.h"

/* Looks at what the program starts with; false if there is no claim. */
bool claim_start(void);

/* The claimed names, by numbers from 0 on; NULL behind the last one. */
const char *claim_name(unsigned number);

bool claim_is(const char *name);

/* Where a reference by that name leads that the linker has bound to ours: 0 if to libc, or to one that stands in front
 * of it. `version` is the reference's, NULL if it has none. */
uint64_t claim_meant(const char *name, uint32_t hash, const char *version);

/* libc's own function, past all others of that name; NULL if it has none. */
any_function *claim_libc(const char *name);

#endif
