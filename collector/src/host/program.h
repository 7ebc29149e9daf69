/* The program that is about to be started, and whether our library can live in it. Looks at files by system calls, with a
 * little of the stack: also in a signal handler, and in the child of a vfork. */

#ifndef STEELYARD_PROGRAM_H
#define STEELYARD_PROGRAM_H

#include <stdbool.h>
#include <stddef.h>

enum program_kind {
    PROGRAM_WELCOMES, /* or cannot be looked at, or loads no libraries at all */
    PROGRAM_OF_OTHER_LIBC,
    PROGRAM_OF_OTHER_MACHINE,
    PROGRAM_SANITIZED,
    PROGRAM_OUT_OF_REACH, /* our library is: for whom, and where, this process is now */
};

enum program_kind program_at(int directory, const char *path, int flags);
enum program_kind program_named(const char *name); /* in PATH, as execvp finds it */
enum program_kind program_open(int file);

#endif
