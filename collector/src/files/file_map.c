/* mmap and munmap. Anonymous memory passes straight through: allocators call this before we have started and from
 * within their own locks, where nothing may be looked up. Mappings of files are counted, and remembered for msync. */

#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>

#include "files/file_call.h"
#include "files/file_map.h"
#include "gen/calls.h"
#include "ground/export.h"
#include "ground/system.h"
#include "linking/next.h"

#define RETURN_ADDRESS __builtin_return_address(0)

typedef void *map_function(void *, size_t, int, int, int, off_t);

/* The newest mappings of files; more than these are told of in msync without their file. */
#define MAPPINGS 256u

struct mapping {
    uint64_t start; /* 0 free */
    uint64_t end;
    uint32_t file;
};

static struct mapping mappings[MAPPINGS];
FORK_DATA static uint32_t mappings_made; /* 0: nothing to look for */

FORK_DATA static map_function *next_map;
FORK_DATA static int (*next_unmap)(void *, size_t);

void file_map_start(void)
{
    next_map = (map_function *)next_symbol("mmap");
    next_unmap = (int (*)(void *, size_t))next_symbol("munmap");
}

FORK_CODE void file_map_forget(void)
{
    for (uint32_t i = 0; i < MAPPINGS && i < mappings_made; i++)
        mappings[i].start = 0;
    mappings_made = 0;
}

static void remember(uint64_t start, uint64_t length, uint32_t file)
{
    uint32_t number = __atomic_fetch_add(&mappings_made, 1, __ATOMIC_RELAXED);
    struct mapping *m = &mappings[number % MAPPINGS];

    __atomic_store_n(&m->start, 0, __ATOMIC_RELEASE);
    m->end = start + length;
    m->file = file;
    __atomic_store_n(&m->start, start, __ATOMIC_RELEASE);
}

uint32_t file_mapped_at(const void *address)
{
    uint64_t at = (uint64_t)address;

    for (uint32_t i = 0; i < MAPPINGS && i < __atomic_load_n(&mappings_made, __ATOMIC_RELAXED); i++) {
        uint64_t start = __atomic_load_n(&mappings[i].start, __ATOMIC_ACQUIRE);

        if (start != 0 && at >= start && at < mappings[i].end)
            return mappings[i].file;
    }
    return 0;
}

static void forget(uint64_t start, uint64_t length)
{
    for (uint32_t i = 0; i < MAPPINGS && i < __atomic_load_n(&mappings_made, __ATOMIC_RELAXED); i++)
        if (mappings[i].start >= start && mappings[i].start < start + length)
            __atomic_store_n(&mappings[i].start, 0, __ATOMIC_RELEASE);
}

static void *map(void *address, size_t length, int protection, int flags, int fd, off_t offset)
{
    map_function *next = next_map;

    if (next != NULL)
        return next(address, length, protection, flags, fd, offset);
    return (void *)system_call_errno(SYS_mmap, (long)address, (long)length, protection, flags, fd, offset);
}

static void *map_counted(uint32_t call, void *address, size_t length, int protection, int flags, int fd,
                         off_t offset, const void *return_address)
{
    struct file_call c = {.t = thread_current()};
    struct region_file_use *use;
    uint32_t file;
    void *result;

    file_enter(&c, call, return_address);
    result = map(address, length, protection, flags, fd, offset);
    file_leave(&c, result == MAP_FAILED);
    file = descriptor_file(fd);
    if (result == MAP_FAILED) {
        file_failed(&c, file, FILE_POSIX, c.error);
    } else {
        use = file_use(c.t, file, FILE_POSIX);
        if (use != NULL) {
            use->maps++;
            use->mapped_bytes += length;
            use->meta_tsc += c.time.cycles;
            use_heat_meta(c.t, FILE_POSIX, c.time.start, c.time.end);
            remember((uint64_t)result, length, file);
        }
        if (file != 0)
            __atomic_fetch_add(&region->mapped_bytes, length, __ATOMIC_RELAXED);
    }
    errno = c.error;
    return result;
}

EXPORT void *mmap(void *address, size_t length, int protection, int flags, int fd, off_t offset)
{
    if ((flags & MAP_ANONYMOUS) != 0 || fd < 0 || thread_current() == NULL)
        return map(address, length, protection, flags, fd, offset);
    return map_counted(CALL_mmap, address, length, protection, flags, fd, offset, RETURN_ADDRESS);
}

EXPORT void *mmap64(void *address, size_t length, int protection, int flags, int fd, off64_t offset)
{
    if ((flags & MAP_ANONYMOUS) != 0 || fd < 0 || thread_current() == NULL)
        return map(address, length, protection, flags, fd, offset);
    return map_counted(CALL_mmap64, address, length, protection, flags, fd, offset, RETURN_ADDRESS);
}

EXPORT int munmap(void *address, size_t length)
{
    int (*next)(void *, size_t) = next_unmap;

    if (__atomic_load_n(&mappings_made, __ATOMIC_RELAXED) != 0)
        forget((uint64_t)address, length);
    return next != NULL ? next(address, length) : (int)system_call_errno(SYS_munmap, (long)address, (long)length, 0, 0, 0, 0);
}
