/* Inserts sites. Runs on the owning thread, outside the sampling handler; may be interrupted by a signal handler of the
 * program's whose calls insert sites themselves: each has its own, and one of them may stay out of the index. */

#include "calls/site.h"

#include <string.h>

#include "gen/calls.h"
#include "gen/losses.h"
#include "unwinding/module.h"
#include "unwinding/python.h"
#include "unwinding/registers.h"
#include "unwinding/unwind.h"

/* Where calls go that find no room; written by many threads, read by nobody. */
static struct region_site site_outside;

static struct region_site *outside(void)
{
    site_outside.countdown = 0;
    region_lose(LOSS_SITES_FULL);
    return &site_outside;
}

static bool is_room(struct region_thread *t, uint32_t index)
{
    uint64_t *chunk = &t->site_chunks[index / SITE_CHUNK], none = 0, made;

    if (index >= SITE_CHUNKS * SITE_CHUNK)
        return false;
    if (*(volatile uint64_t *)chunk != 0)
        return true;
    made = region_allocate(sizeof(struct site_chunk));
    if (made != 0)
        __atomic_compare_exchange_n(chunk, &none, made, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED);
    return *(volatile uint64_t *)chunk != 0;
}

static struct region_site *insert(struct region_thread *t, uint32_t call, uint64_t return_address,
                                  uint64_t extra, uint32_t slot)
{
    uint32_t index = __atomic_load_n(&t->sites_used, __ATOMIC_RELAXED);
    uint16_t empty = 0;
    struct region_site *s;

    do
        if (!is_room(t, index))
            return outside();
    while (!__atomic_compare_exchange_n(&t->sites_used, &index, index + 1, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED));
    s = thread_site(t, index);
    s->return_address = return_address;
    s->call = call;
    s->extra = extra;
    s->number = index + 1;
    s->stride = 1;
    s->countdown = 1;
    __atomic_compare_exchange_n(&t->site_index[slot], &empty, (uint16_t)(index + 1), false, __ATOMIC_RELEASE,
                                __ATOMIC_RELAXED);
    return s;
}

/* While a child's region is pending the records of modules are its parent's, which may be gone: they are not looked into. */

/* Python's own lock is taken and given back around most calls: that is for no line of a program. */
static bool is_of_python(uint32_t call, uint64_t address)
{
    const struct region_module *module;

    if (!python_is_there() || call_table[call].class == CLASS_THREAD_SYNC)
        return false;
    if (region_pending)
        return true;
    module = module_find(address);
    return module != NULL && python_calls_from(module->path);
}

/* Fortran and C++ programs reach MPI through these: the return address is then the same for all their calls. */
static bool is_binding(uint64_t address)
{
    static const char *const names[] = {
        "/libmpi_mpifh.", "/libmpi_usempi", "/libmpi_cxx.",   "/libmpichfort.", "/libmpifort",
        "/libmpichcxx.",  "/libmpicxx.",    "/libmpichf90.", "/libfmpich.",
    };
    const struct region_module *module = region_pending ? NULL : module_find(address);

    for (size_t i = 0; module != NULL && i < sizeof names / sizeof *names; i++)
        if (strstr(module->path, names[i]) != NULL)
            return true;
    return false;
}

/* Return addresses in bindings that another binding was called from, each in its own place. */
static uint64_t inner[64];

static uint64_t *inner_place(uint64_t address)
{
    return &inner[address * UINT64_C(0x9E3779B97F4A7C15) >> 58];
}

/* NULL: there is none, and `slot` is where it belongs, or taken where there is no room. */
static struct region_site *search(struct region_thread *t, uint32_t call, uint64_t return_address,
                                  uint64_t extra, uint32_t *slot)
{
    for (uint32_t tries = 0; tries < SITE_SLOTS; tries++, *slot = (*slot + 1) % SITE_SLOTS) {
        uint32_t entry = t->site_index[*slot];

        if (entry == 0)
            return NULL;
        struct region_site *s = thread_site(t, entry - 1);

        if (s->return_address == return_address && s->call == call &&
            (s->extra == extra || (extra == 0 && (s->extra == SITE_BOUND || s->extra == SITE_PYTHON))))
            return s;
    }
    return NULL;
}

static struct region_site *make(struct region_thread *t, uint32_t call, uint64_t return_address, uint64_t extra,
                                uint32_t slot)
{
    return t->site_index[slot] == 0 ? insert(t, call, return_address, extra, slot) : outside();
}

/* The site last: a signal handler of the program's may come in between. */
static void remember(struct site_recent *recent, struct region_site *s)
{
    *(volatile uint32_t *)&recent->count = SITE_NO_COUNT;
    *(struct region_site *volatile *)&recent->site = s;
}

/* The site that this thread used last from a line of Python. */
static __thread struct {
    struct region_site *site;
    uint64_t of; /* the region that it is in: when that began */
    struct python_here here;
} last __attribute__((tls_model("initial-exec")));

static struct region_site *site_last(uint32_t call, uint64_t return_address)
{
    struct region_site *s = last.site;
    struct python_here here;

    if (__builtin_expect(s == NULL, 1) || last.of != region->start_mono_ns || s->call != call ||
        s->return_address != return_address)
        return NULL;
    here = python_here();
    return here.code != 0 && here.code == last.here.code && here.instruction == last.here.instruction ? s : NULL;
}

struct region_site *site_search(struct region_thread *t, uint32_t call, uint64_t return_address)
{
    uint32_t slot = site_slot(call, return_address);
    struct region_site *s = site_last(call, return_address);

    if (s != NULL)
        return s;
    s = search(t, call, return_address, 0, &slot);
    if (s == NULL) {
        bool bound = (call_table[call].flags & CALL_IS_MPI) != 0 && is_binding(return_address);
        bool python = !bound && is_of_python(call, return_address);

        s = make(t, call, return_address, bound ? SITE_BOUND : python ? SITE_PYTHON : 0, slot);
    }
    if (s->number != 0 && s->extra == 0)
        remember(site_recent(t, return_address), s);
    return s;
}

static struct region_site *site_of_python(struct region_thread *t, struct region_site *bound)
{
    bool alone;
    uint64_t frame = python_caller(&alone);
    uint32_t slot = site_slot(bound->call, frame);
    struct region_site *s;

    last.site = NULL;
    if (frame == 0)
        return bound;
    s = search(t, bound->call, bound->return_address, frame, &slot);
    if (s == NULL)
        s = make(t, bound->call, bound->return_address, frame, slot);
    if (alone && s->number != 0) {
        last.here = python_here();
        last.of = region->start_mono_ns;
        last.site = s;
    }
    return s;
}

struct region_site *site_behind(struct region_thread *t, struct region_site *bound, const uint64_t *frame)
{
    uint64_t sp = (uint64_t)(frame + 2), fp = frame[0];
    uint64_t outer = bound->return_address;

    if (bound->extra == SITE_PYTHON)
        return site_of_python(t, bound);
    if (bound->extra >> PYTHON_FRAME_BIT != 0) /* the last one */
        return bound;
    /* MPI_X and PMPI_X share a body. Where it has more arguments than registers it has a frame of its own, above theirs. */
    if (return_address_clean(frame[1]) != outer && unwind_caller(frame[1], &sp, &fp, t->stack_high) != outer)
        return bound;
    /* One binding may call another: in Open MPI mpi_f08's calls that of mpif.h. */
    while ((outer = unwind_caller(outer, &sp, &fp, t->stack_high)) != 0) {
        uint32_t slot = site_slot(bound->call, outer);
        struct region_site *s;

        /* The hash may have led straight to a site behind a binding. */
        if (outer == bound->extra)
            return bound;
        if (__atomic_load_n(inner_place(outer), __ATOMIC_RELAXED) == outer)
            continue;
        if ((s = search(t, bound->call, bound->return_address, outer, &slot)) != NULL)
            return s;
        if (!is_binding(outer))
            return make(t, bound->call, bound->return_address, outer, slot);
        __atomic_store_n(inner_place(outer), outer, __ATOMIC_RELAXED);
    }
    return bound;
}
