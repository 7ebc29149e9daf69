/* Which of two functions an object calls: ours or the one behind it. The dynamic linker has decided that already where an
 * object was loaded together with the library that it calls, before that library could be offered. */

#ifndef STEELYARD_BIND_H
#define STEELYARD_BIND_H

#include <link.h>
#include <stdbool.h>

/* The object's calls of libraries that are loaded come to ours from now on, and we know whom it meant. Calls that it has
 * not yet resolved find ours by themselves. False if the linker has not finished with it: try again. */
bool bind_to_ours(const struct dl_phdr_info *info);

/* What the object asks for by weak references is not there, where only we have it. */
void bind_to_nothing(const struct dl_phdr_info *info);

/* What the linker has already bound to ours though a library has claimed the name. */
void bind_to_claimed(const struct dl_phdr_info *info);

#endif
