/* Our symbol table names every function that we stand in front of. A name is taken out of it by emptying its place in the
 * table of hashes, one word, of all but the bit that ends a chain: the dynamic linker then passes over it; one in another
 * thread that has matched it already is not harmed. In the file all are offered: what the program is linked with is bound
 * before our constructors run. */

#include "linking/offer.h"

#include <link.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#ifdef __GLIBC__
#include <gnu/libc-version.h>
#endif

#include "gen/calls.h"
#include "gen/newer.h"
#include "ground/export.h"
#include "ground/system.h"
#include "linking/bind.h"
#include "linking/claim.h"
#include "linking/kind.h"
#include "linking/library.h"
#include "linking/next.h"
#include "linking/object.h"

#define TURNS 100000 /* given up by a thread that waits for another to be done */
#define CHAIN_END 1u
#define SEEN 4096u /* objects, a power of two */
#define SEEN_FIRST 64u /* in one page: most programs have no more */
#define TRIES 8u   /* to bind an object that the linker has not finished with */
#define AHEAD 16u /* symbols */
#define GLIBC_OLDEST 17u /* of which newer.h knows what it has */

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

FORK_DATA static uint32_t busy;
FORK_DATA static uint64_t linker_changes;
FORK_DATA static bool open;

/* Objects by where their dynamic section lies: whether they are libraries was looked up. */
struct seen {
    uint64_t dynamic; /* 0 free */
    uint32_t tries;   /* left, to bind it */
};

static struct seen seen[SEEN], seen_first[SEEN_FIRST];
FORK_DATA static uint32_t seen_first_used;

static bool take(void)
{
    for (int turn = 0; __atomic_exchange_n(&busy, 1, __ATOMIC_ACQUIRE) != 0; turn++) {
        if (turn == TURNS)
            return false;
        system_call(SYS_sched_yield, 0, 0, 0, 0, 0, 0);
    }
    return true;
}

static void leave(void)
{
    __atomic_store_n(&busy, 0, __ATOMIC_RELEASE);
}

/* ---- our symbol table ---- */

struct table {
    struct object ours;
    const uint32_t *head;  /* buckets, first symbol, words of the filter */
    const uint32_t *buckets;
    uint32_t *chains; /* of each symbol from the first on: its hash, the lowest bit set where the chain ends */
    uint32_t first;
};

static struct table our_table(void)
{
    struct table table = {.ours = object_ours()};

    table.head = table.ours.hash;
    table.buckets = (const uint32_t *)((const ElfW(Addr) *)(table.head + 4) + table.head[2]);
    table.chains = (uint32_t *)(uintptr_t)(table.buckets + table.head[0]);
    table.first = table.head[1];
    return table;
}

/* Behind the last symbol of the last chain. */
static uint32_t end_of(const struct table *table)
{
    uint32_t last = 0;

    for (uint32_t i = 0; i < table->head[0]; i++)
        if (table->buckets[i] > last)
            last = table->buckets[i];
    if (last < table->first)
        return table->first;
    while ((table->chains[last - table->first] & CHAIN_END) == 0)
        last++;
    return last + 1;
}

static const char *name_at(const struct table *table, uint32_t symbol)
{
    return table->ours.names + table->ours.symbols[symbol].st_name;
}

/* No name of ours has a hash of 0. */
static bool is_withheld(const struct table *table, uint32_t symbol)
{
    return (table->chains[symbol - table->first] & ~CHAIN_END) == 0;
}

static void offer(const struct table *table, uint32_t symbol, bool there)
{
    uint32_t *link = &table->chains[symbol - table->first];
    uint32_t hash = there ? object_hash(name_at(table, symbol)) & ~CHAIN_END : 0;

    __atomic_store_n(link, hash | (*link & CHAIN_END), __ATOMIC_RELAXED);
}

/* The pages of the chains: one call opens all, and one makes them ours, where the kernel can (5.14), in place of a fault
 * each. */
static bool open_chains(const struct table *table, uint32_t end, bool opened)
{
    uint64_t page = getauxval(AT_PAGESZ);
    uint64_t low = (uintptr_t)table->chains & ~(page - 1);
    uint64_t size = (((uintptr_t)(table->chains + (end - table->first)) + page - 1) & ~(page - 1)) - low;

    if (system_call(SYS_mprotect, (long)low, (long)size, opened ? PROT_READ | PROT_WRITE : PROT_READ, 0, 0, 0) != 0)
        return false;
    if (opened)
        system_call(SYS_madvise, (long)low, (long)size, MADV_POPULATE_WRITE, 0, 0, 0);
    return true;
}

/* A table that is being changed. */
struct change {
    struct table table;
    uint32_t end;
    enum { CLOSED, OPEN, REFUSED } pages;
};

static void set(struct change *change, uint32_t symbol, bool there)
{
    there = there && !claim_is(name_at(&change->table, symbol));
    if (there != is_withheld(&change->table, symbol))
        return;
    if (change->pages == CLOSED)
        change->pages = open_chains(&change->table, change->end, true) ? OPEN : REFUSED;
    if (change->pages == OPEN)
        offer(&change->table, symbol, there);
}

/* Of the symbol of that name, offered or not; the first one's less one if there is none. */
static uint32_t number_of(const struct table *table, const char *name, uint32_t hash)
{
    uint32_t i = table->buckets[hash % table->head[0]];

    for (; i >= table->first; i++) {
        if (object_same(name_at(table, i), name))
            return i;
        if ((table->chains[i - table->first] & CHAIN_END) != 0)
            break;
    }
    return table->first - 1;
}

/* The glibc that is there: 2.x; 0 where it is none that we know. */
static unsigned glibc_minor(void)
{
#ifdef __GLIBC__
    const char *version = gnu_get_libc_version();
    unsigned minor = 0;

    if (version[0] == '2' && version[1] == '.')
        for (version += 2; *version >= '0' && *version <= '9'; version++)
            minor = 10 * minor + (unsigned)(*version - '0');
    return minor;
#else
    return 0;
#endif
}

/* What glibc is too old for may be in another library. */
static void offer_newer(struct change *change, unsigned minor)
{
    for (size_t i = 0; i < sizeof newer_names / sizeof *newer_names; i++) {
        const char *name = newer_names[i].name;
        uint32_t symbol;

        if (newer_names[i].minor <= minor)
            continue;
        symbol = number_of(&change->table, name, object_hash(name));
        if (symbol >= change->table.first)
            set(change, symbol, next_symbol(name) != NULL);
    }
}

/* `kinds`: bits of those of which something has changed. */
static void offer_kinds(uint32_t kinds)
{
    struct change change = {.table = our_table()};
    const struct table *table = &change.table;
    unsigned minor = (kinds & 1u << LIBRARY_KINDS) != 0 ? glibc_minor() : 0;

    change.end = end_of(table);
    if (minor >= GLIBC_OLDEST) {
        offer_newer(&change, minor);
        kinds &= ~(1u << LIBRARY_KINDS);
    }
    for (uint32_t i = table->first; i < change.end; i++) {
        const char *name = name_at(table, i);
        enum library_kind kind;

        /* Names lie in another order than symbols: so their misses overlap. */
        if (i + AHEAD < change.end)
            __builtin_prefetch(name_at(table, i + AHEAD));
        kind = kind_of(name);
        if ((kinds & 1u << kind) != 0)
            set(&change, i, kind == LIBRARY_KINDS ? next_symbol(name) != NULL : library_has(kind, name));
    }
    if (change.pages == OPEN)
        open_chains(table, change.end, false);
}

uint64_t offer_address(const char *name, uint32_t hash)
{
    struct object ours = object_ours();
    const ElfW(Sym) *symbol = object_symbol(&ours, name, hash);

    return symbol != NULL ? ours.bias + symbol->st_value : 0;
}

uint64_t offer_withheld(const char *name, uint32_t hash)
{
    const struct table table = our_table();
    uint32_t i = number_of(&table, name, hash);

    return i >= table.first && is_withheld(&table, i) && !claim_is(name) ? table.ours.bias + table.ours.symbols[i].st_value : 0;
}

uint64_t offer_claimed(const char *name, uint32_t hash)
{
    const struct table table = our_table();
    uint32_t i = number_of(&table, name, hash);

    return i >= table.first && claim_is(name) ? table.ours.bias + table.ours.symbols[i].st_value : 0;
}

/* ---- what is loaded ---- */

static const ElfW(Dyn) *dynamic_of(const struct dl_phdr_info *info)
{
    for (size_t i = 0; i < info->dlpi_phnum; i++)
        if (info->dlpi_phdr[i].p_type == PT_DYNAMIC)
            return (const ElfW(Dyn) *)(info->dlpi_addr + info->dlpi_phdr[i].p_vaddr);
    return NULL;
}

static struct seen *remember_first(uint64_t key, bool *new)
{
    uint32_t used = seen_first_used;

    for (uint32_t i = 0; i < used; i++)
        if (seen_first[i].dynamic == key)
            return &seen_first[i];
    if (used == SEEN_FIRST)
        return NULL;
    seen_first[used] = (struct seen){key, TRIES};
    seen_first_used = used + 1;
    *new = true;
    return &seen_first[used];
}

/* NULL where there is no room: such an object is looked at each time. `new` tells whether it is the first time. */
static struct seen *remember(const ElfW(Dyn) *dynamic, bool *new)
{
    uint64_t key = (uint64_t)dynamic;
    struct seen *first;

    *new = false;
    first = remember_first(key, new);
    if (first != NULL)
        return first;
    for (uint32_t step = 0; step < SEEN / 4; step++) {
        struct seen *place = &seen[((key * UINT64_C(0x9E3779B97F4A7C15) >> 40) + step) & (SEEN - 1)];

        *new = place->dynamic == 0;
        if (*new)
            *place = (struct seen){key, TRIES};
        if (place->dynamic == key)
            return place;
    }
    *new = true;
    return NULL;
}

static void forget_all(void)
{
    if (seen_first_used == SEEN_FIRST)
        memset(seen, 0, sizeof seen);
    seen_first_used = 0;
}

struct look {
    bool any;       /* object was visited */
    bool started;   /* everything now loaded is what the program started with */
    bool behind;    /* this library was passed */
    uint32_t kinds; /* of which one has come */
};

static int look_at(struct dl_phdr_info *info, size_t size, void *argument)
{
    struct look *look = argument;
    const ElfW(Dyn) *dynamic = dynamic_of(info);
    bool new;

    if (!look->any && size >= offsetof(struct dl_phdr_info, dlpi_subs) + sizeof info->dlpi_subs) {
        look->any = true;
        if (!look->started && info->dlpi_adds + info->dlpi_subs == linker_changes)
            return 1;
        linker_changes = info->dlpi_adds + info->dlpi_subs;
    }
    if (dynamic == NULL)
        return 0;
    if (object_is_ours(dynamic)) {
        look->behind = true;
        return 0;
    }
    remember(dynamic, &new);
    if (new && (look->behind || !look->started))
        look->kinds |= library_came(info->dlpi_addr, dynamic, look->started);
    return 0;
}

static int bind_at(struct dl_phdr_info *info, size_t size, void *argument)
{
    const ElfW(Dyn) *dynamic = dynamic_of(info);
    struct seen *place;
    bool new;

    (void)size, (void)argument;
    if (dynamic == NULL || object_is_ours(dynamic))
        return 0;
    place = remember(dynamic, &new);
    if (place == NULL || place->tries == 0)
        return 0;
    place->tries--;
    if (bind_to_ours(info))
        place->tries = 0;
    return 0;
}

static int unbind_at(struct dl_phdr_info *info, size_t size, void *argument)
{
    const ElfW(Dyn) *dynamic = dynamic_of(info);
    struct seen *place;
    bool new;

    (void)size, (void)argument;
    if (dynamic == NULL || object_is_ours(dynamic))
        return 0;
    bind_to_nothing(info);
    place = remember(dynamic, &new);
    if (place != NULL)
        place->tries = 0; /* the linker has bound what it was to bind */
    return 0;
}

/* ---- what a library has claimed ---- */

static int bind_claimed_at(struct dl_phdr_info *info, size_t size, void *argument)
{
    const ElfW(Dyn) *dynamic = dynamic_of(info);

    (void)size, (void)argument;
    if (dynamic != NULL && !object_is_ours(dynamic))
        bind_to_claimed(info);
    return 0;
}

typedef int iterator(int (*visit)(struct dl_phdr_info *, size_t, void *), void *argument);

static void withhold_claimed(void)
{
    struct change change = {.table = our_table()};
    iterator *iterate;
    const char *name;

    if (!claim_start())
        return;
    change.end = end_of(&change.table);
    for (unsigned i = 0; (name = claim_name(i)) != NULL; i++) {
        uint32_t symbol = number_of(&change.table, name, object_hash(name));

        if (symbol >= change.table.first)
            set(&change, symbol, false);
    }
    if (change.pages == OPEN)
        open_chains(&change.table, change.end, false);
    /* libc's: a sanitizer's is not ready so early. */
    iterate = (iterator *)claim_libc("dl_iterate_phdr");
    if (iterate != NULL)
        iterate(bind_claimed_at, NULL);
}

#ifdef __GLIBC__
static void nothing(void)
{
}

/* The linker has us choose when it has relocated this library: the others are before it, the program comes last. So what
 * the program is bound to, and the variables that are copied into it, are the library's. */
__attribute__((used)) static void (*choose(void))(void)
{
    withhold_claimed();
    return nothing;
}

static void relocated(void) __attribute__((ifunc("choose")));
#else
static void relocated(void)
{
    withhold_claimed();
}
#endif

void offer_start(void)
{
    struct look look = {.started = true};

    relocated();
    if (!take())
        return;
    dl_iterate_phdr(look_at, &look);
    offer_kinds(UINT32_MAX);
    dl_iterate_phdr(unbind_at, NULL);
    leave();
}

void offer_open(void)
{
    open = true;
}

/* The kinds of library that are gone, as bits. */
static uint32_t settle(bool closed)
{
    struct look look = {.any = false};
    uint32_t lost = 0;

    if (!open || object_linker_unsure() || !take())
        return 0;
    if (closed) {
        forget_all();
        library_doubt();
        linker_changes = 0;
    }
    dl_iterate_phdr(look_at, &look);
    if (closed)
        lost = library_settle();
    look.kinds |= lost;
    if (look.kinds != 0)
        offer_kinds(look.kinds);
    if (library_any_opened())
        dl_iterate_phdr(bind_at, NULL);
    leave();
    return lost;
}

FORK_CODE void offer_after_fork(void)
{
    leave();
}

void offer_settle(void)
{
    settle(false);
}

uint32_t offer_settle_closed(void)
{
    return settle(true);
}
