/* Our own names: which of the functions that we stand in front of the dynamic linker finds. */

#ifndef STEELYARD_NAMES_H
#define STEELYARD_NAMES_H

#include <stdbool.h>
#include <stdint.h>

#include "ground/export.h"
#include "linking/object.h"

/* Our symbol table, as it is looked up and changed. */
struct names {
    struct object ours;
    const uint32_t *head;  /* buckets, first symbol, words of the filter */
    const uint32_t *buckets;
    uint32_t *chains; /* of each symbol from the first on: its hash, the lowest bit set where the chain ends */
    uint32_t first, end; /* numbers of its symbols */
    enum { NAMES_CLOSED, NAMES_OPEN, NAMES_REFUSED } pages;
};

/* To be changed, and names_changed() when that is done. For one thread at a time. */
struct names names_to_change(void);
void names_changed(const struct names *names);

INLINE const char *names_at(const struct names *names, uint32_t symbol)
{
    return names->ours.names + names->ours.symbols[symbol].st_name;
}

/* Where it lies. */
INLINE uint64_t names_address(const struct names *names, uint32_t symbol)
{
    return names->ours.bias + names->ours.symbols[symbol].st_value;
}

/* The number of the symbol of that name, offered or not; false if there is none. */
bool names_find(const struct names *names, const char *name, uint32_t hash, uint32_t *symbol);

/* Offers the symbol, unless its name is claimed (claim.h), or withholds it. */
void names_offer(struct names *names, uint32_t symbol, bool offered);

/* The address of ours if the name is offered now, 0 if not; and the other way round. */
uint64_t names_offered(const char *name, uint32_t hash);
uint64_t names_withheld(const char *name, uint32_t hash);

/* The address of ours if a library of the program has claimed the name (claim.h), 0 if not. */
uint64_t names_claimed(const char *name, uint32_t hash);

#endif
