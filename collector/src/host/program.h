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

/* Where our library is, as the environment says. Once, at the start. */
void program_begin(void);

enum program_kind program_at(int directory, const char *path, int flags);
enum program_kind program_named(const char *name); /* in PATH, as execvp finds it */
enum program_kind program_open(int file);

/* The environment for it: the same, or one without our library, made in the room that the caller gives. `kind` follows, if
 * the program would welcome us and we cannot come. */
struct program_environment {
    char *const *given;
    size_t variables;   /* room that is needed for them, the last NULL included; 0: the same will do */
    size_t preload;     /* where LD_PRELOAD is, and the room that it needs */
    size_t text;
};

struct program_environment program_environment(enum program_kind *kind, char *const given[]);
char *const *program_prepare(const struct program_environment *plan, char **variables, char *text);

/* Takes us out of this process's own environment, where we are out of reach: for libc's functions that start others by
 * themselves. Not in a handler. */
void program_leave_environment(void);

/* It is started without us; or not, after all. The supervisor reads it at the end. */
void program_note(enum program_kind kind, bool started);

#endif
