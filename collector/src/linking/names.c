/* Our symbol table names every function that we stand in front of. A name is taken out of it by emptying its place in the
 * table of hashes, one word, of all but the bit that ends a chain: the dynamic linker then passes over it; one in another
 * thread that has matched it already is not harmed. In the file all are offered: what the program is linked with is bound
 * before our constructors run. */

#include "linking/names.h"

#include <sys/auxv.h>
#include <sys/mman.h>

#include "ground/system.h"
#include "linking/claim.h"

#define CHAIN_END 1u

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

static struct names to_look_up(void)
{
    struct names names = {.ours = object_ours()};

    names.head = names.ours.hash;
    names.buckets = (const uint32_t *)((const ElfW(Addr) *)(names.head + 4) + names.head[2]);
    names.chains = (uint32_t *)(uintptr_t)(names.buckets + names.head[0]);
    names.first = names.head[1];
    return names;
}

/* Behind the last symbol of the last chain. */
static uint32_t end_of(const struct names *names)
{
    uint32_t last = 0;

    for (uint32_t i = 0; i < names->head[0]; i++)
        if (names->buckets[i] > last)
            last = names->buckets[i];
    if (last < names->first)
        return names->first;
    while ((names->chains[last - names->first] & CHAIN_END) == 0)
        last++;
    return last + 1;
}

/* No name of ours has a hash of 0. */
static bool is_withheld(const struct names *names, uint32_t symbol)
{
    return (names->chains[symbol - names->first] & ~CHAIN_END) == 0;
}

bool names_find(const struct names *names, const char *name, uint32_t hash, uint32_t *symbol)
{
    uint32_t i = names->buckets[hash % names->head[0]];

    for (; i >= names->first; i++) {
        if (object_same(names_at(names, i), name)) {
            *symbol = i;
            return true;
        }
        if ((names->chains[i - names->first] & CHAIN_END) != 0)
            break;
    }
    return false;
}

/* ---- changing ---- */

struct names names_to_change(void)
{
    struct names names = to_look_up();

    names.end = end_of(&names);
    return names;
}

/* The pages of the chains: one call opens all, and one makes them ours, where the kernel can (5.14), in place of a fault
 * each. */
static bool open_chains(const struct names *names, bool opened)
{
    uint64_t page = getauxval(AT_PAGESZ);
    uint64_t low = (uintptr_t)names->chains & ~(page - 1);
    uint64_t size = (((uintptr_t)(names->chains + (names->end - names->first)) + page - 1) & ~(page - 1)) - low;

    if (system_call(SYS_mprotect, (long)low, (long)size, opened ? PROT_READ | PROT_WRITE : PROT_READ, 0, 0, 0) != 0)
        return false;
    if (opened)
        system_call(SYS_madvise, (long)low, (long)size, MADV_POPULATE_WRITE, 0, 0, 0);
    return true;
}

static void write_chain(const struct names *names, uint32_t symbol, bool offered)
{
    uint32_t *link = &names->chains[symbol - names->first];
    uint32_t hash = offered ? object_hash(names_at(names, symbol)) & ~CHAIN_END : 0;

    __atomic_store_n(link, hash | (*link & CHAIN_END), __ATOMIC_RELAXED);
}

void names_offer(struct names *names, uint32_t symbol, bool offered)
{
    offered = offered && !claim_is(names_at(names, symbol));
    if (offered != is_withheld(names, symbol))
        return;
    if (names->pages == NAMES_CLOSED)
        names->pages = open_chains(names, true) ? NAMES_OPEN : NAMES_REFUSED;
    if (names->pages == NAMES_OPEN)
        write_chain(names, symbol, offered);
}

void names_changed(const struct names *names)
{
    if (names->pages == NAMES_OPEN)
        open_chains(names, false);
}

/* ---- looking up ---- */

uint64_t names_offered(const char *name, uint32_t hash)
{
    struct object ours = object_ours();
    const ElfW(Sym) *symbol = object_symbol(&ours, name, hash);

    return symbol != NULL ? ours.bias + symbol->st_value : 0;
}

uint64_t names_withheld(const char *name, uint32_t hash)
{
    const struct names names = to_look_up();
    uint32_t symbol;

    return names_find(&names, name, hash, &symbol) && is_withheld(&names, symbol) && !claim_is(name)
               ? names_address(&names, symbol)
               : 0;
}

uint64_t names_claimed(const char *name, uint32_t hash)
{
    const struct names names = to_look_up();
    uint32_t symbol;

    return names_find(&names, name, hash, &symbol) && claim_is(name) ? names_address(&names, symbol) : 0;
}
