/* Libraries that the program may or may not bring along (kind.h). Known by name alone, never linked, and offered only while
 * one is loaded (offer.h). A process may have several of one kind, each brought along by another extension module: a call
 * goes on to the one that its caller would have reached without us. */

#ifndef STEELYARD_LIBRARY_H
#define STEELYARD_LIBRARY_H

#include <stdbool.h>
#include <stdint.h>

#include "gen/libraries.h"
#include "ground/export.h"
#include "ground/word.h"
#include "linking/object.h"

#define LIBRARY_COPIES 16u

/* Changes whenever a library may be gone. */
extern HIDDEN uint32_t library_changes;

INLINE uint32_t library_generation(void)
{
    return __atomic_load_n(&library_changes, __ATOMIC_RELAXED);
}

/* One of them. */
struct library {
    struct object object;
    const ElfW(Dyn) *dynamic; /* NULL when it is gone */
    bool shared; /* the program started with it: it is everyone's */
};

extern HIDDEN bool library_everyones[LIBRARY_KINDS];

/* Whether the program started with its first copy: all mean that one. */
INLINE bool library_is_everyones(enum library_kind kind)
{
    return __atomic_load_n(&library_everyones[kind], __ATOMIC_ACQUIRE);
}

/* The function that the caller at `from` means: NULL if no loaded library has it. `reals` has LIBRARY_COPIES places, kept
 * between calls. Takes no lock that the program could hold. `copy` is which of the kind it is,
 * LIBRARY_COPIES if that is not known. */
any_function *library_find(enum library_kind kind, uint32_t *copy, any_function **reals, const char *name,
                           const void *from);

INLINE any_function *library_real(enum library_kind kind, any_function **reals, const char *name, const void *from)
{
    any_function *real = library_is_everyones(kind) ? __atomic_load_n(&reals[0], __ATOMIC_RELAXED) : NULL;
    uint32_t copy;

    return real != NULL ? real : library_find(kind, &copy, reals, name, from);
}

/* Another function of that copy; NULL if it has none of that name. */
any_function *library_of_copy(enum library_kind kind, uint32_t copy, any_function **reals, const char *name);

/* What a function of ours stands before: what its last caller meant, and where it is kept what others did. An entry that is torn
 * fits nobody, nor does one from before a library was closed. */
struct library_function {
    uint64_t check;
    any_function *real;
    uint32_t room; /* plus one; 0 none yet */
    uint32_t note; /* what its owner knows of that one: below 64 */
};

INLINE uint64_t library_function_key(const void *from)
{
    return (uint64_t)from ^ (uint64_t)library_generation() << 48;
}

/* NULL where the last caller was another. */
INLINE any_function *library_known_of(const struct library_function *f, const void *from, uint32_t *note)
{
    any_function *real = __atomic_load_n(&f->real, __ATOMIC_RELAXED);
    uint64_t check = __atomic_load_n(&f->check, __ATOMIC_RELAXED);

    *note = __atomic_load_n(&f->note, __ATOMIC_RELAXED);
    return (check ^ (uint64_t)(uintptr_t)real ^ (uint64_t)*note << 58) == library_function_key(from) ? real : NULL;
}

INLINE any_function *library_known(const struct library_function *f, const void *from)
{
    uint32_t note;

    return library_known_of(f, from, &note);
}

/* library_real(), or where the library that the caller means does not have it, whatever object has: kept in `f`. */
any_function *library_meant(struct library_function *f, enum library_kind kind, const char *name, const void *from);

/* The same, at once where the last caller was this one. */
INLINE any_function *library_meant_at_once(struct library_function *f, enum library_kind kind, const char *name,
                                           const void *from)
{
    any_function *real = library_known(f, from);

    return __builtin_expect(real != NULL, 1) ? real : library_meant(f, kind, name, from);
}

/* The same in two steps: the look-up, and keeping it with a note. */
any_function *library_look_up(struct library_function *f, enum library_kind kind, const char *name, const void *from);
void library_note(struct library_function *f, const void *from, any_function *real, uint32_t note);

/* Whether ours of that name may be given in place of the function that was found through a handle: it then goes on to that one
 * for all that do not mean another by their own references. */
bool library_hand_out(enum library_kind kind, const char *name, const void *found);

/* An object has come. The kinds of library that it is, as bits. */
uint32_t library_came(uint64_t bias, const ElfW(Dyn) *dynamic, bool shared);

/* Those that did not come again since library_doubt() are gone: their kinds, as bits. */
void library_doubt(void);
uint32_t library_settle(void);

/* Whether one is loaded. */
bool library_is_there(enum library_kind kind);

/* Whether a loaded one defines the name. */
bool library_has(enum library_kind kind, const char *name);

/* Which copy it is whose function lies at the address; LIBRARY_COPIES if none. */
uint32_t library_copy_at(enum library_kind kind, const char *name, uint32_t hash, const void *address);

/* The linker has bound the code in [low, high) to that copy. */
void library_bound(enum library_kind kind, uint64_t low, uint64_t high, uint32_t copy);

/* The copy comes first for everyone from now on: it was opened for all. */
void library_opened_for_all(enum library_kind kind, uint32_t copy);

/* Whether any was opened that the program did not start with. */
bool library_is_opened(enum library_kind kind);
bool library_any_opened(void);

#endif
