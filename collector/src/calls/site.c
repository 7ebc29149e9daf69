/* Inserts sites. Runs on the owning thread, outside the sampling handler; may be interrupted by a signal handler of
 * the program that makes calls itself: those are nested, hence not counted, so no two insertions overlap. */

#include "calls/site.h"

#include <string.h>

#include "gen/calls.h"
#include "gen/losses.h"
#include "unwinding/module.h"
#include "unwinding/registers.h"
#include "unwinding/unwind.h"

/* A full table would make every search long. */
#define SITES_MAX 3584u /* seven eighths of the slots */

/* Where calls go that find no room; written by many threads, read by nobody. */
static struct region_site site_outside;

static struct region_site *outside(void)
{
    site_outside.countdown = 0;
    region_lose(LOSS_SITES_FULL);
    return &site_outside;
}

static struct region_site *insert(struct region_thread *t, uint32_t call, uint64_t return_address,
                                  uint64_t extra, uint32_t slot)
{
    uint32_t index = t->sites_used;
    uint64_t *chunk = &t->site_chunks[index / SITE_CHUNK];
    struct region_site *s;

    if (index >= SITES_MAX)
        return outside();
    if (*chunk == 0)
        *chunk = region_allocate(sizeof(struct site_chunk));
    if (*chunk == 0)
        return outside();
    s = thread_site(t, index);
    s->return_address = return_address;
    s->call = call;
    s->extra = extra;
    s->number = index + 1;
    s->stride = 1;
    s->countdown = 1;
    __atomic_store_n(&t->sites_used, index + 1, __ATOMIC_RELEASE);
    t->site_index[slot] = (uint16_t)(index + 1);
    return s;
}

/* Fortran and C++ programs reach MPI through these: the return address is then the same for all their calls. */
static bool is_binding(uint64_t address)
{
    static const char *const names[] = {
        "/libmpi_mpifh.", "/libmpi_usempi", "/libmpi_cxx.",   "/libmpichfort.", "/libmpifort",
        "/libmpichcxx.",  "/libmpicxx.",    "/libmpichf90.", "/libfmpich.",
    };
    const struct region_module *module = module_find(address);

    for (size_t i = 0; module != NULL && i < sizeof names / sizeof *names; i++)
        if (strstr(module->path, names[i]) != NULL)
            return true;
    return false;
}

static struct region_site *search(struct region_thread *t, uint32_t call, uint64_t return_address,
                                  uint64_t extra, uint32_t slot)
{
    for (uint32_t tries = 0; tries < SITE_SLOTS; tries++, slot = (slot + 1) % SITE_SLOTS) {
        uint32_t entry = t->site_index[slot];

        if (entry == 0)
            break;
        struct region_site *s = thread_site(t, entry - 1);

        if (s->return_address == return_address && s->call == call &&
            (s->extra == extra || (extra == 0 && s->extra == SITE_BOUND)))
            return s;
    }
    if (t->site_index[slot] != 0)
        return outside();
    if (extra == 0 && (call_table[call].flags & CALL_IS_MPI) != 0 && is_binding(return_address))
        extra = SITE_BOUND;
    return insert(t, call, return_address, extra, slot);
}

/* The site last: a signal handler of the program's may come in between. */
static void remember(struct site_recent *recent, struct region_site *s)
{
    *(volatile uint32_t *)&recent->count = SITE_NO_COUNT;
    *(struct region_site *volatile *)&recent->site = s;
}

struct region_site *site_search(struct region_thread *t, uint32_t call, uint64_t return_address)
{
    struct region_site *s = search(t, call, return_address, 0, site_slot(call, return_address));

    if (s->number != 0 && s->extra == 0)
        remember(site_recent(t, return_address), s);
    return s;
}

struct region_site *site_behind(struct region_thread *t, struct region_site *bound, const uint64_t *frame)
{
    uint64_t sp = (uint64_t)(frame + 2), fp = frame[0], outer;
    uint32_t slot;

    /* MPI_X and PMPI_X share a body. Where it has more arguments than registers it has a frame of its own, above theirs. */
    if (return_address_clean(frame[1]) != bound->return_address &&
        unwind_caller(frame[1], &sp, &fp, t->stack_high) != bound->return_address)
        return bound;
    outer = unwind_caller(bound->return_address, &sp, &fp, t->stack_high);
    /* The hash may have led straight to a site behind a binding. */
    if (outer == 0 || outer == bound->extra)
        return bound;
    slot = site_slot(bound->call, outer);
    return search(t, bound->call, bound->return_address, outer, slot);
}
