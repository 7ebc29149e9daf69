/* Loaded objects, read in memory without asking the dynamic linker: what it would answer may be waited for, for ever, in
 * a constructor that it is running or in the child of a fork. */

#ifndef STEELYARD_OBJECT_H
#define STEELYARD_OBJECT_H

#include <elf.h>
#include <link.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ground/word.h"

/* What its dynamic section says. */
struct object {
    uint64_t bias;
    ElfW(Sym) *symbols;
    const char *names;
    const uint32_t *hash;     /* DT_GNU_HASH, or NULL */
    const uint32_t *old_hash; /* DT_HASH, or NULL */
    const uint16_t *versions; /* DT_VERSYM, or NULL */
    const ElfW(Verdef) *versions_defined; /* DT_VERDEF, or NULL */
    const ElfW(Verneed) *versions_needed; /* DT_VERNEED, or NULL */
    const ElfW(Rela) *data, *jumps; /* its relocations */
    size_t data_size, jumps_size; /* bytes */
};

struct object object_of(uint64_t bias, const ElfW(Dyn) *dynamic);

/* This library itself. */
struct object object_ours(void);

/* Whether it is this library's dynamic section. */
bool object_is_ours(const ElfW(Dyn) *dynamic);

/* Whether the address lies in this library. */
bool object_in_ours(uint64_t address);

/* Of two names. Not libc's: a sanitizer in the program stands in front of that, and is not ready when this is first needed. */
bool object_same(const char *a, const char *b);

/* Of a name, as GNU's tables have it. */
uint32_t object_hash(const char *name);

/* What the object defines under the name, in its default version; NULL if nothing. */
ElfW(Sym) *object_symbol(const struct object *object, const char *name, uint32_t hash);

/* The same in the version of that name, for which an object without versions will do, too; with "" in any version, with NULL
 * in the default one. */
ElfW(Sym) *object_versioned(const struct object *object, const char *name, uint32_t hash, const char *version);

/* How many of its symbols may be undefined: they come first in the table, those that GNU's hash table knows behind them. */
size_t object_undefined(const struct object *object);

/* Whether it could define a name of that hash; only for an object that has `hash`. */
bool object_may_define(const struct object *object, uint32_t hash);

/* The version of a symbol by its number, NULL if it has none. */
const char *object_version(const struct object *object, uint64_t index);

/* Where a symbol of the object lies. NULL for variables of threads. */
void *object_place_of(const struct object *object, const ElfW(Sym) *symbol);

/* Where what object_symbol() finds lies; NULL likewise. */
void *object_address(const struct object *object, const char *name, uint32_t hash);

/* ISO C knows no conversion between pointers to functions and to objects; POSIX prescribes this one. */
any_function *object_function(void *address);
void *object_pointer(any_function *function);

/* Visits the loaded objects in the linker's order, while none of them can go, until one visit returns true. False if none
 * did. */
bool object_each(bool (*visit)(const struct link_map *, void *), void *argument);

/* Only the objects that the program started with, those behind this library: they stay, and need no lock. */
bool object_each_behind(bool (*visit)(const struct link_map *, void *), void *argument);

/* Where the first of those that `each` visits defines the name; NULL if none does. */
void *object_find(const char *name, bool (*each)(bool (*visit)(const struct link_map *, void *), void *argument));

/* The object that the address lies in. */
struct object_place {
    uint64_t low, high; /* 0: none */
    const ElfW(Dyn) *dynamic;
};

struct object_place object_at(const void *address);

/* Whether dl_iterate_phdr could wait for ever: after a fork the linker's locks are as they were in the parent, and their
 * holder may be gone. */
bool object_linker_unsure(void);
void object_start(void);
void object_after_fork(void);

#endif
