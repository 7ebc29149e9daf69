/* Times passes through the hot paths, on a thread's block outside the region: less than a tenth of a millisecond, once a
 * program. What is needed of the region's arena is given back. */

#include "host/calibrate.h"

#include <fcntl.h>
#include <string.h>

#include "calls/call.h"
#include "files/file.h"
#include "files/file_call.h"
#include "ground/system.h"
#include "mpi/volume.h"

#define CALLS 64u
#define ROUNDS 3u
/* Opening asks the kernel: a few passes stand for all. */
#define OPENS 2u
#define READS 5u
#define FILE_NUMBER 1u

static struct region_thread block;
static struct site_chunk chunk;
static struct descriptor descriptor = {.file = FILE_NUMBER, .kind = DESCRIPTOR_FILE};

static struct {
    uint64_t counted, timed, sized, accessed, streamed, asked, opened;
} costs; /* for CALLS passes */

/* Once, whatever it gave: a forked child has its parent's, and `block` knows places in the parent's region. */
static bool measured;

/* In place of the real call: what comes before it is done when it begins, as with a system call or an atomic operation
 * of MPI's. Without it one pass would run into the next, and cost half of what it costs a program. */
__attribute__((noinline)) static uint64_t nothing(uint64_t size)
{
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    return size;
}

static uint64_t (*volatile real)(uint64_t) = nothing;

__attribute__((noinline)) static void call_alone(uint64_t size)
{
    real(size);
}

/* What the wrappers do around it. */

__attribute__((noinline)) static void site_alone(uint64_t size)
{
    uint64_t start;
    struct region_site *s = call_short(&block, 1, &block);

    if (s != NULL) {
        call_short_enter(&block, s, 1);
        real(size);
        call_short_leave(&block, s, 0, true);
        return;
    }
    s = call_enter(&block, 1, &block, &start);
    size = real(size);
    call_leave(&block, s, start, false);
    site_volume(s, size);
}

/* By the dearest of the common rules. */
__attribute__((noinline)) static void sized(uint64_t size)
{
    uint64_t start;
    struct region_site *s = call_enter(&block, 1, &block, &start);

    size = real(size);
    call_leave(&block, s, start, false);
    site_volume(s, volume_blocks(&block, (word)&block, (int64_t)size, 0, (int64_t)size, 0, 0));
}

__attribute__((noinline)) static void access_of_descriptor(uint64_t size)
{
    struct file_call c = {.t = &block};

    moving_enter(&c, 1, &block);
    size = real(size);
    moving_leave(&c, false);
    file_volume(&c, size);
    file_moved(&c, FILE_WRITE, -1, &descriptor, (int64_t)size, &block, 0);
}

__attribute__((noinline)) static void access_of_stream(uint64_t size)
{
    struct file_call c = {.t = &block};
    struct region_file_use *use;

    moving_enter(&c, 1, &block);
    size = real(size);
    moving_leave(&c, false);
    file_volume(&c, size);
    use = use_find(&block, FILE_NUMBER, FILE_STDIO);
    if (use != NULL)
        stream_add(&c, use, FILE_WRITE, size);
}

__attribute__((noinline)) static void without_data(uint64_t size)
{
    struct file_call c = {.t = &block};

    file_enter(&c, 1, &block);
    real(size);
    file_leave(&c, false);
    file_did(&c, FILE_NUMBER, FILE_POSIX, FILE_OTHER);
}

__attribute__((noinline)) static void opening(uint64_t size)
{
    struct file_status status;

    without_data(size);
    file_ask(AT_FDCWD, "/", 0, &status);
}

/* Cycles of CALLS passes, the least of several rounds: another process may have had the core in between. A countdown of
 * 1 has every call timed, of 2 none. */
static uint64_t shortest_of(void (*pass)(uint64_t), uint32_t countdown, unsigned calls)
{
    uint64_t shortest = UINT64_MAX;

    for (unsigned round = 0; round < ROUNDS; round++) {
        uint64_t start = clock_cycles(), cycles;

        for (unsigned i = 0; i < calls; i++) {
            chunk.sites[0].countdown = countdown;
            pass(64);
        }
        cycles = clock_cycles() - start;
        if (cycles < shortest)
            shortest = cycles;
    }
    return shortest * (CALLS / calls);
}

/* The same, less the calls themselves. */
static uint64_t least(void (*pass)(uint64_t), uint32_t countdown, unsigned calls)
{
    static uint64_t alone;
    uint64_t with = shortest_of(pass, countdown, calls);

    if (alone == 0 || with <= alone) /* then something disturbed it */
        alone = shortest_of(call_alone, 1, CALLS);
    return with > alone ? with - alone : 0;
}

/* Calls of the system leave little of ours in the nearest caches, and what follows them is not foreseen: a pass around one
 * takes twice as long and more. As many programs do, it reads a page. */
static long file;
static uint64_t away;

__attribute__((noinline)) static uint64_t read_page(uint64_t size)
{
    static char page[4096];
    uint64_t start = clock_cycles();

    system_call(SYS_pread64, file, (long)page, sizeof page, 0, 0, 0);
    away += clock_cycles() - start;
    return size;
}

/* Cycles that each of CALLS passes takes besides its system call: the median of some. NULL: the call alone. */
static uint64_t median_around(void (*pass)(uint64_t), uint32_t countdown)
{
    uint64_t sorted[READS];

    for (unsigned i = 0; i < READS; i++) {
        uint64_t start, cycles;
        unsigned at = i;

        chunk.sites[0].countdown = countdown;
        away = 0;
        start = clock_cycles();
        if (pass != NULL)
            pass(64);
        else
            real(64);
        cycles = clock_cycles() - start - away;
        for (; at > 0 && sorted[at - 1] > cycles; at--)
            sorted[at] = sorted[at - 1];
        sorted[at] = cycles;
    }
    return sorted[READS / 2] * CALLS;
}

/* What was measured without system calls is the least that it can be. */
static void measure_around_reads(void)
{
    uint64_t alone, accessed, asked;

    file = region_open();
    if (file < 0)
        return;
    real = read_page;
    alone = median_around(NULL, 1);
    accessed = median_around(access_of_descriptor, 2);
    asked = median_around(without_data, 1);
    real = nothing;
    system_call(SYS_close, file, 0, 0, 0, 0, 0);
    if (accessed > alone + costs.accessed)
        costs.accessed = accessed - alone;
    if (asked > alone + costs.asked)
        costs.asked = asked - alone;
}

static uint64_t between_readings(void)
{
    uint64_t shortest = UINT64_MAX;

    for (unsigned i = 0; i < 64; i++) {
        uint64_t start = clock_cycles();
        uint64_t cycles = clock_cycles() - start;

        if (cycles < shortest)
            shortest = cycles;
    }
    return shortest;
}

/* Once: the rest of both is zero. */
static void prepare(const struct region_header *header)
{
    block.random = 1;
    block.type_cache_generation = volume_generation; /* the datatype 0 is known: of no bytes; the communicator 0: of no ranks */
    block.sites_used = 1;
    /* Chunks are found by their distance from the region's start, whatever it is. */
    block.site_chunks[0] = (uint64_t)((const char *)&chunk - (const char *)header);
    block.site_index[site_slot(1, (uint64_t)&block)] = 1;
    chunk.sites[0].return_address = (uint64_t)&block;
    chunk.sites[0].call = 1;
    chunk.sites[0].stride = 1;
    chunk.sites[0].number = 1;
}

/* Records of use as a thread finds them that has had them before. */
struct scratch {
    struct use_index index __attribute__((aligned(64)));
    struct region_file_use posix __attribute__((aligned(64)));
    struct region_file_use stdio __attribute__((aligned(64)));
    struct region_heat heat __attribute__((aligned(64)));
};

static void know(struct scratch *scratch, struct region_file_use *use, enum file_interface interface)
{
    uint32_t key = use_key(FILE_NUMBER, interface);
    uint64_t offset = (uint64_t)((char *)use - (char *)region);

    use->interface = (uint32_t)interface;
    scratch->index.recent[use_recent(key)] = (struct use_slot){key, (uint32_t)(offset >> 6)};
}

static void measure_uses(void)
{
    uint64_t before = region->arena_used;
    uint64_t place = region_allocate(sizeof(struct scratch)), end = place + sizeof(struct scratch);
    struct scratch *scratch;

    if (place == 0)
        return;
    scratch = region_at(place);
    know(scratch, &scratch->posix, FILE_POSIX);
    know(scratch, &scratch->stdio, FILE_STDIO);
    scratch->heat.shift = 48;
    block.use_cache = place + offsetof(struct scratch, index);
    block.heat[FILE_POSIX] = block.heat[FILE_STDIO] = place + offsetof(struct scratch, heat);
    costs.accessed = least(access_of_descriptor, 2, CALLS);
    costs.streamed = least(access_of_stream, 2, CALLS);
    costs.asked = least(without_data, 1, CALLS);
    costs.opened = least(opening, 1, OPENS);
    measure_around_reads();
    memset(scratch, 0, sizeof *scratch);
    /* Unless another thread has come already, and taken what follows. */
    __atomic_compare_exchange_n(&region->arena_used, &end, before, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}

static void measure(const struct region_header *header)
{
    clock_cost = between_readings();
    prepare(header);
    least(site_alone, 2, CALLS); /* warm */
    costs.counted = least(site_alone, 2, CALLS);
    costs.timed = least(site_alone, 1, CALLS);
    if (costs.timed > costs.counted)
        call_timing_costs((costs.timed - costs.counted) / CALLS);
    costs.sized = least(sized, 2, CALLS);
    measure_uses();
}

void calibrate(struct region_header *header)
{
    if (!measured)
        measure(header);
    measured = true;
    header->calibration_calls = CALLS;
    header->calibration_counted_tsc = costs.counted;
    header->calibration_timed_tsc = costs.timed;
    header->calibration_sized_tsc = costs.sized;
    header->calibration_accessed_tsc = costs.accessed;
    header->calibration_streamed_tsc = costs.streamed;
    header->calibration_asked_tsc = costs.asked;
    header->calibration_opened_tsc = costs.opened;
}
