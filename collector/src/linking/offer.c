#include "linking/offer.h"

#include <link.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#ifdef __GLIBC__
#include <gnu/libc-version.h>
#endif

#include "gen/newer.h"
#include "ground/export.h"
#include "ground/system.h"
#include "linking/bind.h"
#include "linking/claim.h"
#include "linking/kind.h"
#include "linking/library.h"
#include "linking/names.h"
#include "linking/next.h"
#include "linking/object.h"

#define TURNS 100000 /* given up by a thread that waits for another to be done */
#define SEEN 4096u /* objects, a power of two */
#define SEEN_FIRST 64u /* in one page: most programs have no more */
#define TRIES 8u   /* to bind an object that the linker has not finished with */
#define AHEAD 16u /* symbols */
#define GLIBC_OLDEST 17u /* of which newer.h knows what it has */

FORK_DATA static uint32_t busy;
FORK_DATA static const char *holder; /* the thread that has it over a fork, by its `me` */
static __thread char me __attribute__((tls_model("initial-exec")));
FORK_DATA static uint64_t linker_changes, linker_removals;
FORK_DATA static uint32_t lost; /* kinds of library of which one is gone, until somebody asks */
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

/* ---- what is offered ---- */

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
static void offer_newer(struct names *names, unsigned minor)
{
    for (size_t i = 0; i < sizeof newer_names / sizeof *newer_names; i++) {
        const char *name = newer_names[i].name;
        uint32_t symbol;

        if (newer_names[i].minor > minor && names_find(names, name, object_hash(name), &symbol))
            names_offer(names, symbol, next_symbol(name) != NULL);
    }
}

/* A file of wrappers: what of its names is to be looked at. */
struct span {
    uint64_t low, high;
    enum { SPAN_AS_BEFORE, SPAN_NAMES, SPAN_WITHHELD } of;
};

static void find_spans(struct span spans[LIBRARY_SPANS], uint32_t kinds)
{
    uint32_t there = 0;

    for (unsigned kind = 0; kind < LIBRARY_KINDS; kind++)
        there |= (uint32_t)library_is_there((enum library_kind)kind) << kind;
    for (unsigned i = 0; i < LIBRARY_SPANS; i++) {
        const struct library_span *span = &library_spans[i];

        spans[i].low = (uintptr_t)span->first;
        spans[i].high = (uintptr_t)span->last;
        spans[i].of = (span->kinds & kinds) == 0   ? SPAN_AS_BEFORE
                      : (span->kinds & there) == 0 ? SPAN_WITHHELD
                                                   : SPAN_NAMES;
    }
}

/* `kinds`: bits of those of which something has changed. Most programs have few of the libraries, and nine in ten of our names
 * are of libraries: those of what is not there are not read. */
static void offer_kinds(uint32_t kinds)
{
    struct names names = names_to_change();
    struct span spans[LIBRARY_SPANS];
    unsigned minor = (kinds & 1u << LIBRARY_KINDS) != 0 ? glibc_minor() : 0;

    find_spans(spans, kinds);
    if (minor >= GLIBC_OLDEST) {
        offer_newer(&names, minor);
        kinds &= ~(1u << LIBRARY_KINDS);
    }
    for (uint32_t i = names.first; i < names.end; i++) {
        uint64_t at = names_address(&names, i);
        const struct span *span = spans;
        const char *name;
        enum library_kind kind;

        while (span < spans + LIBRARY_SPANS && (at <= span->low || at >= span->high))
            span++;
        if (span < spans + LIBRARY_SPANS && span->of != SPAN_NAMES) {
            if (span->of == SPAN_WITHHELD)
                names_offer(&names, i, false);
            continue;
        }
        /* Names lie in another order than symbols: so their misses overlap. */
        if (i + AHEAD < names.end)
            __builtin_prefetch(names_at(&names, i + AHEAD));
        name = names_at(&names, i);
        kind = kind_of(name);
        if ((kinds & 1u << kind) != 0)
            names_offer(&names, i, kind == LIBRARY_KINDS ? next_symbol(name) != NULL : library_has(kind, name));
    }
    names_changed(&names);
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
        linker_removals = info->dlpi_subs;
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
    struct names names;
    iterator *iterate;
    const char *name;
    uint32_t symbol;

    if (!claim_start())
        return;
    names = names_to_change();
    for (unsigned i = 0; (name = claim_name(i)) != NULL; i++)
        if (names_find(&names, name, object_hash(name), &symbol))
            names_offer(&names, symbol, false);
    names_changed(&names);
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
    object_start();
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

struct settling {
    bool closed; /* as far as the caller knows: the linker's count says whether anything went */
    void (*act)(void *);
    void *argument;
};

/* Called with the lock held under which objects come and go: what another thread closes stays until this is done, and what it
 * closed before is known to be gone. */
static int settle_at(struct dl_phdr_info *info, size_t size, void *argument)
{
    const struct settling *settling = argument;
    bool counts = size >= offsetof(struct dl_phdr_info, dlpi_subs) + sizeof info->dlpi_subs;
    bool closed = counts ? info->dlpi_subs != linker_removals : settling->closed;
    struct look look = {.any = false};

    if (closed) {
        forget_all();
        library_doubt();
        linker_changes = 0;
    }
    dl_iterate_phdr(look_at, &look);
    if (closed) {
        uint32_t gone = library_settle();

        look.kinds |= gone;
        lost |= gone;
    }
    if (look.kinds != 0)
        offer_kinds(look.kinds);
    if (library_any_opened())
        dl_iterate_phdr(bind_at, NULL);
    if (settling->act != NULL)
        settling->act(settling->argument);
    return 1;
}

/* The kinds of library that are gone, as bits: each is told once to those who closed something. */
static uint32_t settle(struct settling settling)
{
    uint32_t told = 0;

    if (!open || object_linker_unsure())
        return 0;
    if (holder == &me)
        return 0; /* a handler of the program's, of the fork */
    if (!take())
        return 0;
    dl_iterate_phdr(settle_at, &settling);
    if (settling.closed) {
        told = lost;
        lost = 0;
    }
    leave();
    return told;
}

FORK_CODE void offer_after_fork(void)
{
    holder = NULL;
    leave();
}

/* A child has the linker's lock as it is at the fork: no thread of ours is to hold it then. */
FORK_CODE bool offer_hold(void)
{
    bool held = take();

    if (held)
        holder = &me;
    return held;
}

FORK_CODE void offer_release(void)
{
    holder = NULL;
    leave();
}

void offer_settle(void)
{
    settle((struct settling){.closed = false});
}

uint32_t offer_settle_closed(void)
{
    return settle((struct settling){.closed = true});
}

/* ---- what needs them to stay ---- */

struct found {
    enum library_kind kind;
    const char *name;
    const void *address;
    bool ours;
};

static void hand_out(void *argument)
{
    struct found *found = argument;

    found->ours = library_hand_out(found->kind, found->name, found->address);
}

bool offer_hand_out(enum library_kind kind, const char *name, const void *address)
{
    struct found found = {kind, name, address, false};

    settle((struct settling){.act = hand_out, .argument = &found});
    return found.ours;
}

static void opened_for_all(void *argument)
{
    const struct found *found = argument;
    uint32_t copy = library_copy_at(found->kind, found->name, object_hash(found->name), found->address);

    if (copy != LIBRARY_COPIES)
        library_opened_for_all(found->kind, copy);
}

void offer_opened_for_all(enum library_kind kind, const char *name, const void *address)
{
    struct found found = {kind, name, address, false};

    settle((struct settling){.act = opened_for_all, .argument = &found});
}
