/* The table of files. Entries are made by any thread and never go; a hash of their numbers finds them again. An entry is
 * whole before its number enters the hash, and who loses the race for a bucket uses the winner's. */

#include "files/file.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

#include "files/name.h"
#include "gen/losses.h"
#include "ground/clock.h"
#include "ground/system.h"
#include "region/memory.h"
#include "region/thread.h"

/* Records of single files; the rest of the table is for directories and patterns. */
#define OWN_FILES 4096u
/* Of these, names of nothing: asking for what is not there must not take all the room. */
#define OWN_NAMES 1024u
#define FILES (FILE_CHUNKS * FILE_CHUNK)
/* Folded records from which on the directory's digits are folded, too. */
#define WIDE_FOLD 2048u

#define BUCKETS (2u * FILES)

static uint16_t buckets[BUCKETS];
FORK_DATA static uint32_t own_files, own_names, folded_files;

/* The child of a fork that uses no files pays nothing for its parent's. */
FORK_DATA static bool inherited;

/* Files that have been counted as members of a directory or pattern, by a part of their hash: each counts once. What a
 * parent has counted is not its child's. */
#define COUNTED 8192u
#define COUNTED_TRIES 16u
static uint32_t counted[COUNTED];
FORK_DATA static uint64_t generation;

void file_settle(void)
{
    if (__builtin_expect(inherited, 0)) {
        memset(buckets, 0, sizeof buckets);
        inherited = false;
    }
}

FORK_CODE void file_start(void)
{
    inherited = true;
    own_files = 0;
    own_names = 0;
    folded_files = 0;
    generation++;
}

struct region_file *file_at(uint32_t number)
{
    uint64_t chunk;

    if (number == 0 || number > FILES || region == NULL)
        return NULL;
    chunk = __atomic_load_n(&region->files[(number - 1) / FILE_CHUNK], __ATOMIC_ACQUIRE);
    return chunk != 0 ? (struct region_file *)region_at(chunk) + (number - 1) % FILE_CHUNK : NULL;
}

bool file_is_stream(uint32_t number)
{
    const struct region_file *f = file_at(number);

    return f != NULL && (f->flags & FILE_IS_STREAM) != 0;
}

uint64_t file_keep_text(const char *text, uint32_t size)
{
    uint64_t offset = region_allocate((uint64_t)size + 1);

    if (offset != 0)
        memcpy(region_at(offset), text, size);
    return offset;
}

/* ---- the hash ---- */

static uint64_t mix(uint64_t x)
{
    x *= UINT64_C(0x9E3779B97F4A7C15);
    x ^= x >> 29;
    x *= UINT64_C(0xBF58476D1CE4E5B9);
    return x ^ x >> 32;
}

static uint64_t hash_of_inode(uint64_t device, uint64_t inode)
{
    return mix(inode ^ mix(device)) | 1;
}

/* Where there is no more room each time is the first. */
static bool is_first(uint64_t hash, uint64_t birth_ns)
{
    uint64_t mixed = mix(hash ^ mix(birth_ns ^ generation << 56));
    uint32_t mark = (uint32_t)mixed | 1;

    for (unsigned i = 0; i < COUNTED_TRIES; i++) {
        uint32_t *place = &counted[((mixed >> 40) + i) % COUNTED], there = 0;

        if (__atomic_compare_exchange_n(place, &there, mark, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
            return true;
        if (there == mark)
            return false;
    }
    return true;
}

static bool is_first_open(bool fresh, const struct file_status *status)
{
    return fresh && is_first(hash_of_inode(status->device, status->inode), status->birth_ns);
}

static uint64_t hash_of_name(const struct file_name *name, uint32_t parent)
{
    uint64_t hash = mix(name->size ^ (uint64_t)parent << 32);
    uint64_t word = 0;

    for (uint32_t at = 0; at < name->size; at += 8) {
        uint32_t rest = name->size - at;

        word = 0;
        memcpy(&word, name->bytes + at, rest < 8 ? rest : 8);
        hash = mix(hash ^ word);
    }
    return hash | 1;
}

/* The same file: birth, where both are known, tells a new file with a used inode. */
static bool same(const struct region_file *a, const struct region_file *b)
{
    if (a->hash != b->hash || a->inode != b->inode || a->device != b->device)
        return false;
    if (a->inode != 0)
        return a->birth_ns == b->birth_ns || a->birth_ns == 0 || b->birth_ns == 0;
    return a->parent == b->parent && a->path_size == b->path_size && a->path != 0 && b->path != 0 &&
           memcmp(region_at(a->path), region_at(b->path), a->path_size) == 0;
}

/* Files that have one inode after the other: of so many the oldest is found no more. Its data are gone, and where files come
 * and go in a loop each would have to be passed. */
#define INODE_USED 8u

static bool has_inode_of(const struct region_file *a, const struct region_file *b)
{
    return b->inode != 0 && a->hash == b->hash && a->inode == b->inode && a->device == b->device;
}

static uint32_t next_bucket(uint32_t at)
{
    return (at + 1) % BUCKETS;
}

/* Without a birth, the newest of those that match. */
static uint32_t find_inode(uint64_t device, uint64_t inode, uint64_t birth_ns)
{
    uint64_t hash = hash_of_inode(device, inode);
    uint32_t found = 0;

    file_settle();
    for (uint32_t at = (uint32_t)(hash >> 40) % BUCKETS, n;
         (n = __atomic_load_n(&buckets[at], __ATOMIC_ACQUIRE)) != 0; at = next_bucket(at)) {
        const struct region_file *f = file_at(n);

        if (f->hash != hash || f->inode != inode || f->device != device)
            continue;
        if ((birth_ns == 0 || f->birth_ns == birth_ns || f->birth_ns == 0) && n > found)
            found = n;
    }
    return found;
}

static uint32_t find_name(const struct file_name *name, uint32_t parent, uint64_t hash)
{
    file_settle();
    for (uint32_t at = (uint32_t)(hash >> 40) % BUCKETS, n;
         (n = __atomic_load_n(&buckets[at], __ATOMIC_ACQUIRE)) != 0; at = next_bucket(at)) {
        const struct region_file *f = file_at(n);

        if (f->hash == hash && f->inode == 0 && f->parent == parent && f->path_size == name->size &&
            f->path != 0 && memcmp(region_at(f->path), name->bytes, name->size) == 0)
            return n;
    }
    return 0;
}

static uint32_t take_place(void)
{
    uint32_t place = __atomic_load_n(&region->files_used, __ATOMIC_RELAXED);
    uint64_t *chunk, none = 0, made;

    do {
        if (place >= FILES)
            return 0;
    } while (!__atomic_compare_exchange_n(&region->files_used, &place, place + 1, true,
                                          __ATOMIC_RELAXED, __ATOMIC_RELAXED));
    chunk = &region->files[place / FILE_CHUNK];
    if (__atomic_load_n(chunk, __ATOMIC_ACQUIRE) == 0) {
        made = region_allocate(FILE_CHUNK * sizeof(struct region_file));
        if (made == 0)
            return 0;
        __atomic_compare_exchange_n(chunk, &none, made, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
    }
    return place + 1;
}

/* Takes a place for the entry and publishes it. 0 when there is no room. */
static uint32_t insert(const struct region_file *entry, const struct file_name *name)
{
    uint32_t number = take_place(), used = 0, oldest_at = 0;
    struct region_file *f = file_at(number);
    uint16_t oldest = 0;

    if (f == NULL)
        return 0;
    *f = *entry;
    f->path = file_keep_text(name->bytes, name->size);
    f->path_size = f->path != 0 ? name->size : 0;
    f->flags |= name->flags;
    for (uint32_t at = (uint32_t)(f->hash >> 40) % BUCKETS;; at = next_bucket(at)) {
        uint16_t there = 0;

        if (__atomic_compare_exchange_n(&buckets[at], &there, (uint16_t)number, false, __ATOMIC_ACQ_REL,
                                        __ATOMIC_ACQUIRE))
            break;
        if (same(file_at(there), f))
            return there; /* another thread was first; ours never becomes ready */
        if (!has_inode_of(file_at(there), f))
            continue;
        if (used++ == 0 || there < oldest)
            oldest = there, oldest_at = at;
        if (used == INODE_USED && __atomic_compare_exchange_n(&buckets[oldest_at], &oldest, (uint16_t)number, false,
                                                              __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
            break;
    }
    __atomic_store_n(&f->ready, 1, __ATOMIC_RELEASE);
    return number;
}

/* ---- records ---- */

static bool take_own(uint32_t *count, uint32_t limit)
{
    if (__atomic_load_n(count, __ATOMIC_RELAXED) >= limit)
        return false;
    return __atomic_fetch_add(count, 1, __ATOMIC_RELAXED) < limit;
}

static uint32_t named(const struct file_name *name, uint32_t parent, uint32_t flags)
{
    struct region_file entry = {.hash = hash_of_name(name, parent), .parent = parent, .flags = flags};
    uint32_t number = find_name(name, parent, entry.hash);

    if (number != 0)
        return number;
    entry.members = (name->flags & FILE_IS_FOLDED) != 0 ? 0 : 1;
    number = insert(&entry, name);
    if (number == 0)
        region_lose(LOSS_FILES_FULL);
    else if ((name->flags & FILE_IS_FOLDED) != 0)
        __atomic_fetch_add(&folded_files, 1, __ATOMIC_RELAXED);
    return number;
}

/* One that was opened is a member; one of which only the name was used is, if it is the first. */
static uint32_t join(uint32_t number, bool opened)
{
    struct region_file *f = file_at(number);
    uint64_t none = 0;

    if (f != NULL && opened)
        __atomic_fetch_add(&f->members, 1, __ATOMIC_RELAXED);
    else if (f != NULL)
        __atomic_compare_exchange_n(&f->members, &none, 1, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
    return number;
}

static uint32_t in_directory(struct file_name *name, bool opened)
{
    name_fold_directory(name);
    return join(named(name, 0, 0), opened);
}

static uint32_t in_pattern(struct file_name *name, bool opened)
{
    bool wide = __atomic_load_n(&folded_files, __ATOMIC_RELAXED) >= WIDE_FOLD;

    name_fold_digits(name, wide ? 0 : name_last_part(name));
    return join(named(name, 0, 0), opened);
}

static uint32_t of_name(int directory, const char *path, bool written)
{
    struct file_name name;
    uint32_t found;

    name_set_whole(&name, directory, path);
    if (name.size == 0)
        return 0;
    if (name_is_system(name.bytes, written))
        return in_directory(&name, false);
    found = find_name(&name, 0, hash_of_name(&name, 0));
    if (found != 0)
        return found;
    if (take_own(&own_names, OWN_NAMES))
        return named(&name, 0, 0);
    region_lose(LOSS_FILES_FOLDED);
    return in_pattern(&name, false);
}

static uint32_t of_inode(const struct file_name *name, const struct file_status *status)
{
    struct region_file entry = {
        .hash = hash_of_inode(status->device, status->inode),
        .device = status->device,
        .inode = status->inode,
        .birth_ns = status->birth_ns,
        .size = status->size,
        .members = 1,
        .block_size = status->block_size,
        .mode = status->mode,
    };
    uint32_t number = insert(&entry, name);

    if (number == 0)
        region_lose(LOSS_FILES_FULL);
    return number;
}

uint32_t file_folded(uint32_t number)
{
    const struct region_file *f = file_at(number);
    struct file_name name;

    if (f == NULL || f->path == 0 || (f->flags & (FILE_IS_FOLDED | FILE_IS_STREAM)) != 0)
        return number;
    memcpy(name.bytes, region_at(f->path), f->path_size + 1u);
    name.size = f->path_size;
    name.flags = f->flags & (FILE_IS_RELATIVE | FILE_IS_CUT);
    return in_pattern(&name, is_first(f->hash, f->birth_ns));
}

/* ---- asking ---- */

/* Kernels before 4.11 have no statx, and some containers refuse it. */
static bool ask_as_before(int directory, const char *path, int flags, struct file_status *status)
{
    struct stat found;

    if (system_call(SYS_newfstatat, directory, (long)path, (long)&found, flags, 0, 0) != 0)
        return false;
    *status = (struct file_status){
        .device = (uint64_t)major(found.st_dev) << 32 | minor(found.st_dev),
        .inode = found.st_ino,
        .size = found.st_size > 0 ? (uint64_t)found.st_size : 0,
        .mode = found.st_mode,
        .block_size = (uint32_t)found.st_blksize,
        .links = (uint32_t)found.st_nlink,
    };
    return true;
}

/* What the node knows will do: a network file system need not ask its servers, for the size least of all. Who asks for the
 * time of change has newer kernels give finer times from then on: files that follow each other on one inode are then born
 * at different moments. */
bool file_ask(int directory, const char *path, int flags, struct file_status *status)
{
    struct statx found;
    long result = system_call(SYS_statx, directory, (long)path, flags | AT_STATX_DONT_SYNC,
                              STATX_BASIC_STATS | STATX_BTIME, (long)&found, 0);

    if (result == -ENOSYS || result == -EPERM)
        return ask_as_before(directory, path, flags, status);
    if (result != 0)
        return false;
    *status = (struct file_status){
        .device = (uint64_t)found.stx_dev_major << 32 | found.stx_dev_minor,
        .inode = found.stx_ino,
        .size = found.stx_size,
        .mode = found.stx_mode,
        .block_size = found.stx_blksize,
        .links = found.stx_nlink,
    };
    if ((found.stx_mask & STATX_BTIME) != 0)
        status->birth_ns =
            (uint64_t)found.stx_btime.tv_sec * 1000000000u + found.stx_btime.tv_nsec;
    return true;
}

/* Only a terminal has such settings. */
static bool is_terminal(int fd)
{
    char settings[64];

    return system_call(SYS_ioctl, fd, TCGETS, (long)settings, 0, 0, 0) == 0;
}

static uint32_t of_stream(int fd)
{
    static const char *const names[] = {"<STDIN>", "<STDOUT>", "<STDERR>"};
    struct file_name name;

    if (fd < 0 || fd > 2)
        return 0;
    name_set(&name, names[fd]);
    name.flags = 0;
    return named(&name, 0, FILE_IS_STREAM);
}

/* A file that was not known. The kernel's name is whole and the same for all processes. */
__attribute__((noinline)) static uint32_t new_file(int fd, const char *path, bool written, bool fresh,
                                                   const struct file_status *status)
{
    char asked[NAME_ROOM];
    struct file_name name;

    if (name_ask(fd, status->links == 0, asked))
        path = asked;
    if (path == NULL || path[0] == '\0')
        path = "(unknown)";
    name_set(&name, path);
    if (name_is_system(path, written) && !S_ISCHR(status->mode))
        return in_directory(&name, is_first_open(fresh, status));
    if (take_own(&own_files, OWN_FILES))
        return of_inode(&name, status);
    region_lose(LOSS_FILES_FOLDED);
    return in_pattern(&name, is_first_open(fresh, status));
}

__attribute__((noinline)) static uint32_t system_file(const char *path, bool fresh,
                                                     const struct file_status *status)
{
    struct file_name name;

    name_set(&name, path);
    return in_directory(&name, is_first_open(fresh, status));
}

/* As it was given to the process: where nobody has opened it otherwise. */
static void standard(uint32_t number)
{
    struct region_file *f = file_at(number);

    if (f != NULL && f->inode != 0)
        __atomic_fetch_or(&f->flags, FILE_IS_STANDARD, __ATOMIC_RELAXED);
}

static void not_standard(uint32_t number)
{
    struct region_file *f = file_at(number);

    if (f != NULL && (f->flags & FILE_IS_STANDARD) != 0)
        __atomic_fetch_and(&f->flags, ~(uint32_t)FILE_IS_STANDARD, __ATOMIC_RELAXED);
}

uint32_t file_of_open(int fd, const char *path, int flags, bool fresh, const struct file_status *status)
{
    bool written = (flags & O_ACCMODE) != O_RDONLY;
    uint32_t found;

    if (region == NULL)
        return 0;
    if (__builtin_expect(!S_ISREG(status->mode), 0)) {
        if (S_ISCHR(status->mode) && (fd <= 2 || is_terminal(fd)))
            return of_stream(fd);
        if (!S_ISDIR(status->mode) && !S_ISBLK(status->mode) && !S_ISCHR(status->mode))
            return of_stream(fd);
    }
    /* Of the system's files devices alone have records of their own: they are few, and opened again and again. */
    found = find_inode(status->device, status->inode, status->birth_ns);
    if (__builtin_expect(found != 0, 1)) {
        if (fresh || fd > 2)
            not_standard(found);
        return found;
    }
    if (path != NULL && path[0] == '/' && !S_ISCHR(status->mode) && name_is_system(path, written))
        return system_file(path, fresh, status);
    found = new_file(fd, path, written, fresh, status);
    if (!fresh && fd <= 2)
        standard(found);
    return found;
}

/* What we ask the system for is ours, and dearer than what was measured at the start. */
static void add_own(uint64_t start)
{
    struct region_thread *t = thread_current();

    if (t != NULL)
        t->own_tsc += clock_cycles() - start;
}

static uint32_t of_path(int directory, const char *path, int flags)
{
    struct file_status status;
    struct file_name name;
    uint64_t start = clock_cycles();
    uint32_t found;
    bool known;

    /* The call has failed, or is still to come: nobody has accepted this yet. */
    if (region == NULL || path == NULL || !memory_path(path))
        return 0;
    known = !name_is_system(path, false) && file_ask(directory, path, flags, &status) && status.inode != 0;
    add_own(start);
    if (!known)
        return of_name(directory, path, false);
    found = find_inode(status.device, status.inode, status.birth_ns);
    if (found != 0)
        return found;
    name_set_whole(&name, directory, path);
    if (take_own(&own_files, OWN_FILES))
        return of_inode(&name, &status);
    region_lose(LOSS_FILES_FOLDED);
    return in_pattern(&name, false);
}

uint32_t file_of_path(int directory, const char *path)
{
    return of_path(directory, path, 0);
}

uint32_t file_of_link(int directory, const char *path)
{
    return of_path(directory, path, AT_SYMLINK_NOFOLLOW);
}

/* Where there is nothing the kernel has read the name, and need not be asked. */
uint32_t file_of_refused(int directory, const char *path, int flags, int error)
{
    if (region == NULL || path == NULL || (error != ENOENT && error != ENOTDIR))
        return of_path(directory, path, flags);
    return of_name(directory, path, false);
}

uint32_t file_of_answer(int directory, const char *path, int flags, uint64_t device, uint64_t inode)
{
    uint32_t found;

    if (region == NULL || path == NULL)
        return 0;
    found = find_inode(device, inode, 0); /* as in file_of_open() */
    if (found != 0)
        return found;
    return name_is_system(path, false) ? of_name(directory, path, false)
                                  : of_path(directory, path, flags & AT_SYMLINK_NOFOLLOW);
}

uint32_t file_of_part(uint32_t file, const char *part)
{
    struct file_name name;
    uint32_t found;

    if (file_at(file) == NULL || part == NULL)
        return file;
    name_set(&name, part);
    name.flags &= FILE_IS_CUT;
    found = find_name(&name, file, hash_of_name(&name, file));
    if (found != 0)
        return found;
    if (take_own(&own_names, OWN_NAMES))
        return named(&name, file, FILE_IS_PART);
    name_fold_digits(&name, 0);
    return join(named(&name, file, FILE_IS_PART), true);
}
