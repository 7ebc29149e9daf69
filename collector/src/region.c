/* Makes the region file: opened, given its blocks, mapped and closed again, so that the program never meets our
 * descriptor and a full file system fails here, not as SIGBUS in the program. Uses system calls only. */

#include "region.h"

#include <fcntl.h>
#include <linux/falloc.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include "../gen/losses.h"
#include "clock.h"
#include "options.h"
#include "system.h"
#include "text.h"

#define WHOLE_THREADS 4096
#define WHOLE_MODULES 512
#define WHOLE_ARENA (192 * 1024)
#define SMALL_THREADS 256
#define SMALL_MODULES 192
#define SMALL_ARENA (64 * 1024)
#define SMALL_RING (32 * 1024)
#define GROWTH (512 * 1024)
#define GROWTH_WAITS 2000 /* of a yield each */
#define RESERVED (64 * 1024 * 1024)

struct region_header *region;

static char region_path[4096];
static uint64_t region_reserved;
static uint32_t region_growing;

static long allocate_blocks(int file, uint64_t offset, uint64_t bytes)
{
    static const char zeros[4096];
    struct rlimit largest = {0, 0};
    long result;

    /* A file beyond the limit would not only fail: SIGXFSZ would end the program. */
    result = system_call(SYS_prlimit64, 0, RLIMIT_FSIZE, 0, (long)&largest, 0, 0);
    if (result == 0 && offset + bytes > largest.rlim_cur)
        return -EFBIG;
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

static void *map_file(int file, uint64_t bytes)
{
    long address =
        system_call(SYS_mmap, 0, (long)bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);

    return address < 0 && address > -4096 ? NULL : (void *)address;
}

/* Address space is reserved past the file's end, so that the arena can grow in place. */
static void *map_growing(int file, uint64_t size)
{
    void *mapped = map_file(file, RESERVED);

    region_reserved = RESERVED;
    if (mapped == NULL) {
        mapped = map_file(file, size);
        region_reserved = size;
    }
    return mapped;
}

static uint64_t page_up(uint64_t bytes)
{
    return (bytes + 4095) & ~(uint64_t)4095;
}

static void lay_out(struct region_header *header, enum region_extent extent, uint64_t ring)
{
    bool whole = extent == REGION_WHOLE;

    header->version = REGION_VERSION;
    header->header_size = sizeof *header;
    header->threads_offset = sizeof *header;
    header->threads_capacity = whole ? WHOLE_THREADS : SMALL_THREADS;
    header->modules_offset = header->threads_offset + 8ull * header->threads_capacity;
    header->modules_capacity = whole ? WHOLE_MODULES : SMALL_MODULES;
    header->ring_offset =
        page_up(header->modules_offset + sizeof(struct region_module) * header->modules_capacity);
    header->ring_size = ring;
    header->arena_used = header->ring_offset + ring;
    header->region_size = page_up(header->arena_used + (whole ? WHOLE_ARENA : SMALL_ARENA));
}

static void describe(struct region_header *header)
{
    struct clock_moment moment = clock_moment();

    header->pid = system_process_id();
    header->parent_pid = (uint32_t)system_call(SYS_getppid, 0, 0, 0, 0, 0, 0);
    header->start_mono_ns = moment.mono_ns;
    header->start_tsc = moment.cycles;
    header->start_real_ns = clock_read(CLOCK_REALTIME);
    header->last_mono_ns = header->start_mono_ns;
    header->last_tsc = header->start_tsc;
    header->tick_base_ns = options.period_ns;
    header->rank = -1;
    header->world_size = -1;
    header->thread_level = -1;
    system_call(SYS_readlinkat, AT_FDCWD, (long)"/proc/self/exe", (long)header->executable,
                sizeof header->executable - 1, 0, 0);
    text_read_file("/proc/self/cmdline", header->command, sizeof header->command);
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

bool region_make(enum region_extent extent)
{
    static struct region_header plan; /* too large for a small stack */
    struct region_header *made = NULL;
    long file;

    memset(&plan, 0, sizeof plan);
    lay_out(&plan, extent, extent == REGION_WHOLE ? options.ring_bytes : SMALL_RING);
    describe(&plan);
    if (!name_file(plan.start_mono_ns))
        return false;
    file = system_call(SYS_openat, AT_FDCWD, (long)region_path,
                       O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600, 0, 0);
    if (file < 0)
        return false;
    if (allocate_blocks((int)file, 0, plan.region_size) == 0)
        made = map_growing((int)file, plan.region_size);
    system_call(SYS_close, file, 0, 0, 0, 0, 0);
    if (made == NULL) {
        region_forget();
        return false;
    }
    system_call(SYS_madvise, (long)made, (long)region_reserved, MADV_DONTDUMP, 0, 0, 0);
    *made = plan;
    __atomic_store_n(&made->magic, REGION_MAGIC, __ATOMIC_RELEASE);
    region_growing = 0;
    __atomic_store_n(&region, made, __ATOMIC_RELEASE);
    return true;
}

bool region_holds(const void *address)
{
    return (uint64_t)address - (uint64_t)region < region_reserved;
}

struct region_mapping region_leave(void)
{
    struct region_mapping old = {region, region_reserved};

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

static bool wait_for_growth(uint64_t size)
{
    for (unsigned i = 0; i < GROWTH_WAITS; i++) {
        if (__atomic_load_n(&region->region_size, __ATOMIC_ACQUIRE) != size)
            return true;
        system_call(SYS_sched_yield, 0, 0, 0, 0, 0, 0);
    }
    return false;
}

/* The file is opened again for the moment that it takes. One thread grows it, others wait; not for ever, since the
 * one may be this very thread, below a signal handler of the program. */
static bool region_grow(void)
{
    uint32_t idle = 0;
    uint64_t size = __atomic_load_n(&region->region_size, __ATOMIC_ACQUIRE);
    bool grown = false;
    long file;

    if (size + GROWTH > region_reserved)
        return false;
    if (!__atomic_compare_exchange_n(&region_growing, &idle, 1, false, __ATOMIC_ACQUIRE,
                                     __ATOMIC_RELAXED))
        return wait_for_growth(size);
    if (size != region->region_size) { /* another has done it meanwhile */
        __atomic_store_n(&region_growing, 0, __ATOMIC_RELEASE);
        return true;
    }
    file = system_call(SYS_openat, AT_FDCWD, (long)region_path, O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0, 0, 0);
    if (file >= 0) {
        grown = allocate_blocks((int)file, size, GROWTH) == 0;
        system_call(SYS_close, file, 0, 0, 0, 0, 0);
    }
    if (grown)
        __atomic_store_n(&region->region_size, size + GROWTH, __ATOMIC_RELEASE);
    __atomic_store_n(&region_growing, 0, __ATOMIC_RELEASE);
    return grown;
}

uint64_t region_allocate(size_t bytes)
{
    uint64_t used = __atomic_load_n(&region->arena_used, __ATOMIC_RELAXED);
    uint64_t start;

    do {
        start = (used + 63) & ~(uint64_t)63;
        while (start + bytes > __atomic_load_n(&region->region_size, __ATOMIC_ACQUIRE)) {
            if (!region_grow()) {
                region_lose(LOSS_ARENA_FULL);
                return 0;
            }
        }
    } while (!__atomic_compare_exchange_n(&region->arena_used, &used, start + bytes, true,
                                          __ATOMIC_RELAXED, __ATOMIC_RELAXED));
    return start;
}
