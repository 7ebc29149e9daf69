/* Makes the region file: opened, given its blocks, mapped and closed again, so that the program never meets our
 * descriptor and a full file system fails here, not as SIGBUS in the program. Uses system calls only.
 *
 * Blocks are what a file costs, and most processes need few: the tables of modules, the ring and the arena begin with
 * some, and get more when they come to their end. Nothing touches what has none.
 *
 * Most children of a fork exec or exit at once: theirs begins as private memory, with no file, and becomes one, at the
 * same addresses, when it is worth it. Until then it costs two mappings and the few pages that are touched. */

#include "region/region.h"

#include <fcntl.h>
#include <linux/falloc.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statfs.h>

#include "gen/losses.h"
#include "ground/clock.h"
#include "ground/filter.h"
#include "ground/options.h"
#include "ground/system.h"
#include "ground/text.h"

#define WHOLE_THREADS 4096
#define WHOLE_MODULES 512
#define WHOLE_ARENA (192 * 1024)
#define SMALL_THREADS 256
#define SMALL_MODULES 192
#define SMALL_ARENA (64 * 1024)
#define SMALL_RING (32 * 1024)
#define FIRST_MODULES 32u
#define FIRST_RING SMALL_RING
#define FIRST_ARENA SMALL_ARENA
#define STEP (64 * 1024)
#define FIRST_PAGES (32 * 1024) /* of the arena: the main thread, and what calibration tries on */
#define GROWTH (512 * 1024)
#define NAPS 10000u /* some second: nobody takes longer who is still there */
#define INTERRUPTIONS 1000u
#define LARGEST (64 * 1024 * 1024)
#define REFUSED_NS UINT64_C(1000000000) /* between two questions for more where there was no more */

/* Below the libraries, where nobody is put who does not ask for it: there is room to grow, and none of it is taken. */
#define FAR_BELOW (UINT64_C(64) << 30)
#define PLACES 8u /* of which a child cannot have its parent's */

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif
#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0x100000
#endif

FORK_DATA struct region_header *region;
FORK_DATA bool region_pending;

static char region_path[4096];
FORK_DATA static uint64_t region_mapped;
FORK_DATA static uint64_t region_refused_ns; /* when there was no more */
FORK_DATA static uint32_t region_growing; /* the thread that has it grow */

/* Up to where each part has its blocks, as offsets in the file. */
enum part { REGION_MODULES, REGION_RING, REGION_ARENA, REGION_PARTS };
FORK_DATA static uint64_t ready[REGION_PARTS];
FORK_DATA static uint64_t arena_place;
FORK_DATA static uint32_t ring_growing;

bool region_may_write_to(uint64_t size)
{
    return size <= system_limit(RLIMIT_FSIZE);
}

/* On many systems it gives up in memory, with nothing done, when a signal comes. */
static long allocate_blocks(int file, uint64_t offset, uint64_t bytes)
{
    static const char zeros[4096];
    long result = -EINTR;

    for (unsigned i = 0; i < INTERRUPTIONS && result == -EINTR; i++)
        result = system_call(SYS_fallocate, file, 0, (long)offset, (long)bytes, 0, 0);
    if (result != -EOPNOTSUPP && result != -ENOSYS)
        return result;
    for (uint64_t done = 0; done < bytes; done += sizeof zeros) {
        result = system_call(SYS_pwrite64, file, (long)zeros, sizeof zeros, (long)(offset + done), 0, 0);
        if (result != (long)sizeof zeros)
            return -ENOSPC;
    }
    return 0;
}

/* Memory of its own where there is no file. NULL where that very place cannot be had. Kernels before 4.17 may give another one. */
static void *map_at(uint64_t place, int file, uint64_t offset, uint64_t bytes)
{
    long flags = (file < 0 ? MAP_PRIVATE | MAP_ANONYMOUS : MAP_SHARED) | (place != 0 ? MAP_FIXED_NOREPLACE : 0);
    long address = system_call(SYS_mmap, (long)place, (long)bytes, PROT_READ | PROT_WRITE, flags, file, (long)offset);

    if (address < 0 && address > -4096)
        return NULL;
    if (place != 0 && (uint64_t)address != place) {
        system_call(SYS_munmap, address, (long)bytes, 0, 0, 0, 0);
        return NULL;
    }
    if (file >= 0) /* of a child's own little is used, and most children are over soon */
        system_call(SYS_madvise, address, (long)bytes, MADV_DONTDUMP, 0, 0, 0);
    return (void *)address;
}

/* Only what is used is mapped, nothing is reserved: limits on address space and locked memory count all that is. Room to
 * grow is where nobody else maps. `file` is −1 for memory of our own. */
FORK_CODE static void *map_with_room(int file, uint64_t size)
{
    uint64_t base = ((uint64_t)&region & ~(uint64_t)(LARGEST - 1)) - FAR_BELOW;
    void *mapped = NULL;

    for (unsigned i = 0; i < PLACES && mapped == NULL && (uint64_t)&region > 2 * FAR_BELOW; i++)
        mapped = map_at(base - (uint64_t)i * LARGEST, file, 0, size);
    if (mapped == NULL)
        mapped = map_at(0, file, 0, size);
    region_mapped = size;
    return mapped;
}

static uint64_t page_up(uint64_t bytes)
{
    return (bytes + 4095) & ~(uint64_t)4095;
}

static uint64_t lesser(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

/* All of it has blocks, or is memory of our own. */
FORK_CODE static void have_all(uint64_t size)
{
    for (unsigned part = 0; part < REGION_PARTS; part++)
        ready[part] = size;
}

FORK_CODE static uint64_t ring_place(enum region_extent extent)
{
    uint64_t threads = extent == REGION_WHOLE ? WHOLE_THREADS : 0;
    uint64_t modules = extent == REGION_WHOLE ? WHOLE_MODULES : SMALL_MODULES;

    return page_up(sizeof(struct region_header) + 8 * threads + sizeof(struct region_module) * modules);
}

FORK_CODE static uint64_t size_of(enum region_extent extent, uint64_t ring)
{
    return page_up(ring_place(extent) + ring + (extent == REGION_WHOLE ? WHOLE_ARENA : SMALL_ARENA));
}

FORK_CODE static void lay_out(struct region_header *header, enum region_extent extent, uint64_t ring)
{
    bool whole = extent == REGION_WHOLE;

    header->version = REGION_VERSION;
    header->header_size = sizeof *header;
    header->ring_offset = ring_place(extent);
    header->ring_size = ring;
    arena_place = header->ring_offset + ring;
    /* A child's few threads are in the page of the first one. */
    header->threads_offset = whole ? sizeof *header : arena_place;
    header->threads_capacity = whole ? WHOLE_THREADS : SMALL_THREADS;
    header->modules_offset = sizeof *header + (whole ? 8ull * WHOLE_THREADS : 0);
    header->modules_capacity = whole ? WHOLE_MODULES : SMALL_MODULES;
    header->arena_used = arena_place + (whole ? 0 : 8ull * SMALL_THREADS);
    header->region_size = size_of(extent, ring);
}

struct region_moment region_moment(void)
{
    return (struct region_moment){clock_moment(), clock_read(CLOCK_REALTIME)};
}

FORK_CODE static void describe_process(struct region_header *header, const struct region_moment *start)
{
    header->pid = system_process_id();
    header->parent_pid = (uint32_t)system_call(SYS_getppid, 0, 0, 0, 0, 0, 0);
    header->start_mono_ns = start->clock.mono_ns;
    header->start_tsc = start->clock.cycles;
    header->start_real_ns = start->real_ns;
    header->last_mono_ns = header->start_mono_ns;
    header->last_tsc = header->start_tsc;
    header->tick_base_ns = options.period_ns;
    header->rank = -1;
    header->world_size = -1;
    header->thread_level = -1;
}

/* As the program was given them; NULL once it may have written over them. */
static char *const *arguments;
static int arguments_count;

void region_arguments(int count, char *const *given)
{
    arguments_count = count;
    arguments = given;
}

/* As /proc/self/cmdline has it. */
static void copy_arguments(char *room, size_t size)
{
    size_t used = 0;

    for (int i = 0; i < arguments_count; i++) {
        size_t length = text_length(arguments[i], size - 1 - used);

        memcpy(room + used, arguments[i], length);
        used += length;
        if (used >= size - 1)
            return;
        room[used++] = '\0';
    }
}

static void describe_program(struct region_header *header)
{
    struct stat numbers;

    if (system_call(SYS_newfstatat, AT_FDCWD, (long)"/proc/self/ns/pid", (long)&numbers, 0, 0,
                    0) == 0)
        header->pid_namespace = numbers.st_ino;
    system_call(SYS_readlinkat, AT_FDCWD, (long)"/proc/self/exe", (long)header->executable,
                sizeof header->executable - 1, 0, 0);
    if (arguments != NULL)
        copy_arguments(header->command, sizeof header->command);
    else
        text_read_file("/proc/self/cmdline", header->command, sizeof header->command);
    arguments = NULL;
}

static bool name_file(uint64_t now)
{
    struct text text = {region_path, sizeof region_path, 0};

    text_add(&text, options.directory);
    text_add(&text, "/");
    text_add_number(&text, system_process_id());
    text_add(&text, "-");
    text_add_number(&text, now);
    text_add(&text, ".region");
    return text_whole(&text);
}

/* The first blocks of each part. */
static bool begin_file(int file, enum region_extent extent, uint64_t ring)
{
    uint64_t size = size_of(extent, ring), place = ring_place(extent);
    uint64_t modules = sizeof(struct region_header) + 8ull * WHOLE_THREADS + sizeof(struct region_module) * FIRST_MODULES;

    ready[REGION_MODULES] = lesser(page_up(modules), place);
    ready[REGION_RING] = place + lesser(ring, FIRST_RING);
    ready[REGION_ARENA] = place + ring + FIRST_ARENA;
    return region_may_write_to(size) && system_call(SYS_ftruncate, file, (long)size, 0, 0, 0, 0) == 0 &&
           allocate_blocks(file, 0, ready[REGION_MODULES]) == 0 &&
           allocate_blocks(file, place, ready[REGION_RING] - place) == 0 &&
           allocate_blocks(file, place + ring, FIRST_ARENA) == 0;
}

/* Samples of a child need little; what is kept one by one needs what it needs in any process. */
FORK_CODE static uint64_t ring_of(enum region_extent extent)
{
    return extent == REGION_WHOLE || options.io_trace != 0 || options.trace != 0 ? options.ring_bytes : SMALL_RING;
}

/* Whatever the program's file mode creation mask takes away, its owner reads the record. */
static long make_file(void)
{
    long file = system_call(SYS_openat, AT_FDCWD, (long)region_path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW,
                            0600, 0, 0);

    if (file >= 0)
        system_call(SYS_fchmod, file, 0600, 0, 0, 0, 0);
    return file;
}

/* Where nobody asked for records the memory is the programs' own first. */
static bool has_free(int file)
{
    struct statfs about;

    if (options.least_free == 0)
        return true;
    return system_call(SYS_fstatfs, file, (long)&about, 0, 0, 0, 0) == 0 &&
           (uint64_t)about.f_bavail * 100 >= (uint64_t)about.f_blocks * options.least_free;
}

bool region_make(enum region_extent extent)
{
    uint64_t ring = ring_of(extent);
    struct region_moment now = region_moment();
    struct region_header *made = NULL;
    long file;

    if (!name_file(now.clock.mono_ns))
        return false;
    file = make_file();
    if (file < 0)
        return false;
    if (has_free((int)file) && begin_file((int)file, extent, ring))
        made = map_with_room((int)file, size_of(extent, ring));
    system_call(SYS_close, file, 0, 0, 0, 0, 0);
    if (made == NULL) {
        region_forget();
        return false;
    }
    /* What every process writes at once: a call in place of a fault each, where the kernel can (5.14). */
    system_call(SYS_madvise, (long)made, sizeof *made + 4096, MADV_POPULATE_WRITE, 0, 0, 0);
    system_call(SYS_madvise, (long)((char *)made + ring_place(extent) + ring), FIRST_PAGES, MADV_POPULATE_WRITE, 0, 0, 0);
    lay_out(made, extent, ring);
    describe_process(made, &now);
    describe_program(made);
    region_growing = 0;
    ring_growing = 0;
    region_refused_ns = 0;
    __atomic_store_n(&made->magic, REGION_MAGIC, __ATOMIC_RELEASE);
    __atomic_store_n(&region, made, __ATOMIC_RELEASE);
    return true;
}

static void copy_part(char *to, uint64_t at, uint64_t end)
{
    memcpy(to + at, (const char *)region + at, end - at);
}

/* What may have been written so far: there are no records of modules yet, and the ring has not gone round. By memory: what
 * is written to a file is counted as the process's own. */
static void copy_out(char *to)
{
    copy_part(to, 0, region->modules_offset);
    copy_part(to, region->ring_offset, region->ring_offset + lesser(region->ring_head, region->ring_size));
    copy_part(to, arena_place, region->arena_used);
}

FORK_CODE bool region_prepare(const struct region_mapping *place, const struct region_moment *start)
{
    struct region_header *made;
    uint64_t ring = ring_of(REGION_SMALL), size = size_of(REGION_SMALL, ring);

    if (place->size >= size)
        region_unmap(*place);
    made = map_with_room(-1, size);
    if (made == NULL)
        return false;
    lay_out(made, REGION_SMALL, ring);
    describe_process(made, start);
    have_all(size);
    region_refused_ns = 0;
    region_growing = 0;
    ring_growing = 0;
    region_pending = true;
    __atomic_store_n(&region, made, __ATOMIC_RELEASE);
    return true;
}

/* All of it, but of a large ring only what is used. */
static bool settle_blocks(int file, uint64_t ring_end)
{
    bool whole = ring_end == arena_place;

    return region_may_write_to(region->region_size) &&
           allocate_blocks(file, 0, whole ? region->region_size : ring_end) == 0 &&
           (whole || allocate_blocks(file, arena_place, region->region_size - arena_place) == 0);
}

bool region_settle(void)
{
    uint64_t used = region->ring_head > FIRST_RING ? page_up(region->ring_head) : FIRST_RING;
    uint64_t ring_end = region->ring_offset + lesser(used, region->ring_size);
    char *made = NULL;
    long file;

    if (!name_file(region->start_mono_ns))
        return false;
    describe_program(region);
    file = make_file();
    if (file < 0)
        return false;
    if (has_free((int)file) && settle_blocks((int)file, ring_end))
        made = map_at(0, (int)file, 0, region_mapped);
    system_call(SYS_close, file, 0, 0, 0, 0, 0);
    if (made != NULL)
        copy_out(made);
    if (made == NULL || system_call(SYS_mremap, (long)made, (long)region_mapped, (long)region_mapped,
                                    MREMAP_MAYMOVE | MREMAP_FIXED, (long)region, 0) != (long)region) {
        region_unmap((struct region_mapping){(struct region_header *)made, region_mapped});
        region_forget();
        return false;
    }
    ready[REGION_RING] = ring_end;
    region_pending = false;
    return true;
}

void region_publish(void)
{
    __atomic_store_n(&region->magic, REGION_MAGIC, __ATOMIC_RELEASE);
}

bool region_holds(const void *address)
{
    return (uint64_t)address - (uint64_t)region < LARGEST;
}

struct region_mapping region_mapping(void)
{
    return (struct region_mapping){region, region_mapped};
}

FORK_CODE struct region_mapping region_leave(void)
{
    struct region_mapping old = region_mapping();

    region_pending = false;
    __atomic_store_n(&region, NULL, __ATOMIC_RELEASE);
    return old;
}

void region_unmap(struct region_mapping old)
{
    if (old.header != NULL)
        system_call(SYS_munmap, (long)old.header, (long)old.size, 0, 0, 0, 0);
}

void region_drop(void)
{
    region_unmap(region_leave());
}

void region_forget(void)
{
    system_call(SYS_unlinkat, AT_FDCWD, (long)region_path, 0, 0, 0, 0);
}

long region_open(void)
{
    return system_call(SYS_openat, AT_FDCWD, (long)region_path, O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0, 0, 0);
}

/* The file is opened again for the moment that it takes. What lies beyond its end is mapped behind the rest. */
static bool add_blocks(enum part part, uint64_t end)
{
    long file;
    bool added;

    if (filter_installed)
        return false;
    file = region_open();
    if (file < 0)
        return false;
    added = region_may_write_to(end) && allocate_blocks((int)file, ready[part], end - ready[part]) == 0;
    if (added && end > region_mapped)
        added = map_at((uint64_t)region + region_mapped, (int)file, region_mapped, end - region_mapped) != NULL;
    system_call(SYS_close, file, 0, 0, 0, 0, 0);
    if (added && end > region_mapped) {
        region_mapped = end;
        __atomic_store_n(&region->region_size, end, __ATOMIC_RELEASE);
    }
    if (added)
        __atomic_store_n(&ready[part], end, __ATOMIC_RELEASE);
    return added;
}

static bool has_blocks(enum part part, uint64_t end)
{
    return end <= __atomic_load_n(&ready[part], __ATOMIC_ACQUIRE);
}

bool region_has_module(uint32_t number)
{
    uint64_t end;

    if (region == NULL)
        return false;
    end = region->modules_offset + sizeof(struct region_module) * (number + 1ull);
    return has_blocks(REGION_MODULES, end) || add_blocks(REGION_MODULES, lesser(page_up(end + STEP), region->ring_offset));
}

/* One thread has a part grow, others wait for it, and no signal handler of the program's comes in between: it would find a
 * part half grown. `mask` is for grown(). False where nothing can grow. */
static bool grow_alone(uint32_t *grower, uint64_t *mask)
{
    struct timespec moment = {0, 50000};
    uint32_t me, other = 0;

    if (filter_installed)
        return false;
    me = system_thread_id();
    *mask = system_mask(SIG_BLOCK, UINT64_MAX);
    for (unsigned naps = 0; !__atomic_compare_exchange_n(grower, &other, me, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);) {
        if (filter_installed)
            break;
        if (++naps > NAPS)
            continue; /* `other` has ended there: it is taken from it */
        system_call(SYS_nanosleep, (long)&moment, 0, 0, 0, 0, 0);
        other = 0;
    }
    return true;
}

static void grown(uint32_t *grower, uint64_t mask)
{
    __atomic_store_n(grower, 0, __ATOMIC_RELEASE);
    system_mask(SIG_SETMASK, mask);
}

/* There is nothing yet behind the blocks that the ring has: where there are no more, it ends with them. */
bool region_has_ring(uint64_t end)
{
    uint64_t mask;

    if (region == NULL)
        return false;
    if (has_blocks(REGION_RING, region->ring_offset + end))
        return true;
    if (!grow_alone(&ring_growing, &mask))
        return false;
    if (!has_blocks(REGION_RING, region->ring_offset + region->ring_size) &&
        !add_blocks(REGION_RING, region->ring_offset + region->ring_size))
        __atomic_store_n(&region->ring_size, ready[REGION_RING] - region->ring_offset, __ATOMIC_RELEASE);
    grown(&ring_growing, mask);
    return true;
}

static bool region_grow(void)
{
    uint64_t before = __atomic_load_n(&ready[REGION_ARENA], __ATOMIC_ACQUIRE);
    uint64_t size = __atomic_load_n(&region->region_size, __ATOMIC_ACQUIRE);
    uint64_t wanted = before < size ? lesser(before + STEP, size) : before + GROWTH;
    uint64_t mask;
    bool added;

    if (wanted > LARGEST || filter_installed || filter_clock)
        return false;
    if (region_refused_ns != 0 && clock_mono_ns() - region_refused_ns < REFUSED_NS)
        return false;
    if (region_pending) { /* one thread, and no file */
        if (map_at((uint64_t)region + size, -1, 0, GROWTH) == NULL)
            return false;
        region_mapped = wanted;
        region->region_size = wanted;
        have_all(wanted);
        return true;
    }
    if (!grow_alone(&region_growing, &mask))
        return false;
    added = before != ready[REGION_ARENA]; /* another has done it meanwhile */
    if (!added) {
        added = add_blocks(REGION_ARENA, wanted);
        region_refused_ns = added ? 0 : clock_mono_ns();
    }
    grown(&region_growing, mask);
    return added;
}

void region_complete(void)
{
    if (region == NULL)
        return;
    region_has_ring(region->ring_size);
    while (!has_blocks(REGION_ARENA, region->region_size) && region_grow())
        ;
}

bool region_unshare(struct region_mapping shared)
{
    struct region_header *header = shared.header;
    uint64_t arena = ready[REGION_ARENA] - arena_place;
    char *copy = system_memory(shared.size);

    if (copy == NULL)
        return false;
    memcpy(copy, header, ready[REGION_MODULES]);
    memcpy(copy + arena_place, (char *)header + arena_place, arena);
    if (system_call(SYS_mremap, (long)copy, (long)shared.size, (long)shared.size, MREMAP_MAYMOVE | MREMAP_FIXED, (long)header,
                    0) != (long)header)
        return false;
    have_all(shared.size);
    return true;
}

FORK_CODE uint64_t region_tick(uint64_t mono_ns)
{
    return (mono_ns + (uint64_t)options.clock_offset_ns) / region->tick_base_ns;
}

FORK_CODE uint64_t region_allocate(size_t bytes)
{
    uint64_t used = __atomic_load_n(&region->arena_used, __ATOMIC_RELAXED);
    uint64_t start;

    do {
        start = (used + 63) & ~(uint64_t)63;
        while (!has_blocks(REGION_ARENA, start + bytes)) {
            if (!region_grow()) {
                region_lose(LOSS_ARENA_FULL);
                return 0;
            }
        }
    } while (!__atomic_compare_exchange_n(&region->arena_used, &used, start + bytes, true,
                                          __ATOMIC_RELAXED, __ATOMIC_RELAXED));
    return start;
}
