/* Two tables are kept here.
 *
 * The region's table of records is what the analysis reads: append-only, one record an object, never moved. Only the
 * thread inside module_refresh() writes it, and counts a record when it is whole.
 *
 * The index is for finding an address quickly: the live objects sorted by address. There are two copies; a refresh
 * fills the one not in use and then makes it the one in use. A handler that was interrupted inside the old copy for
 * two whole refreshes would read a mixture: each copy has a version that is odd while it is written, and a reader that
 * does not see the same even version before and after looks again, a few times, and else finds nothing.
 *
 * In the child of a fork the linker's lock may be held for ever, by a thread of the parent that is not in the child: fork
 * does not set it free. It is asked nothing there until its list of objects differs from that at the fork: to change it
 * somebody must have had the lock in the child, and have given it back.
 *
 * Where glibc has _dl_find_object (2.35), the handler asks that first: it also knows an object whose constructors run
 * before dlopen has returned, and it never knows one that is gone. */

#include "unwinding/module.h"

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <sched.h>
#include <stddef.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/stat.h>

#include "gen/losses.h"
#include "ground/clock.h"
#include "ground/filter.h"
#include "ground/system.h"
#include "ground/text.h"
#include "linking/object.h"
#include "region/region.h"
#include "unwinding/rule.h"

enum {
    INDEX_CAPACITY = 1024,
    PAGE = 4096,
    LOOKS = 4,            /* at the index, by a reader that was overtaken */
    TURNS = 100000,       /* given up by a refresh while another one runs, before it gives up itself */
};

struct index_entry {
    struct module_view view;
    uint32_t record; /* number in the region's table */
    uint32_t seen;   /* pass in which the dynamic linker last named it */
};

struct module_index {
    uint64_t version; /* odd while being written */
    uint32_t used;
    struct index_entry entry[INDEX_CAPACITY];
};

static struct module_index copies[2];
FORK_DATA static struct module_index *current = &copies[0];
FORK_DATA static struct region_header *header;
FORK_DATA static struct region_module *records;
FORK_DATA static uint32_t busy;

/* _dl_find_object of glibc 2.35 and later: its layout is part of glibc's ABI, but only some headers declare it, so it
 * goes by another name here. NULL where the C library of the process is older. */
struct linker_object {
    unsigned long long flags;
    void *map_start;
    void *map_end;
    struct link_map *link_map;
    void *eh_frame_hdr;
    unsigned long long reserved[8]; /* at least as many as any processor's */
};
extern int linker_find_object(void *address, struct linker_object *result) __asm__("_dl_find_object")
    __attribute__((weak));

/* ---- what the dynamic linker says of one object ---- */

static uint64_t first_page(uint64_t address)
{
    return address & ~(uint64_t)(PAGE - 1);
}

/* The bounds of the object, and of the segment that holds its unwind table. False: nothing of it is mapped. */
static bool view_of_headers(struct module_view *view, const ElfW(Phdr) *headers, size_t count, uint64_t bias)
{
    *view = (struct module_view){.start = UINT64_MAX};
    for (size_t i = 0; i < count; i++) {
        uint64_t start = bias + headers[i].p_vaddr;
        uint64_t end = start + headers[i].p_memsz;

        if (headers[i].p_type == PT_LOAD && first_page(start) < view->start)
            view->start = first_page(start);
        if (headers[i].p_type == PT_LOAD && end > view->end)
            view->end = end;
        if (headers[i].p_type == PT_GNU_EH_FRAME)
            view->eh_frame_hdr = start;
    }
    for (size_t i = 0; i < count; i++) {
        uint64_t start = bias + headers[i].p_vaddr;
        uint64_t end = start + headers[i].p_filesz;

        if (headers[i].p_type == PT_LOAD && (headers[i].p_flags & PF_R) != 0 && start <= view->eh_frame_hdr &&
            view->eh_frame_hdr < end) {
            view->readable_low = start;
            view->readable_high = end;
        }
    }
    if (view->readable_low == 0)
        view->eh_frame_hdr = 0;
    return view->start < view->end;
}

/* A note is three words (sizes of name and contents, type), the name and the contents, each padded to four bytes. */
static void build_id_of_note(struct region_module *record, const uint8_t *note, size_t size)
{
    while (size >= 12) {
        uint32_t head[3];
        size_t name, contents;

        memcpy(head, note, sizeof head);
        name = ((size_t)head[0] + 3) & ~(size_t)3;
        contents = ((size_t)head[1] + 3) & ~(size_t)3;
        if (name + contents > size - 12)
            return;
        if (head[2] == NT_GNU_BUILD_ID && head[0] == 4 && memcmp(note + 12, "GNU", 4) == 0 &&
            head[1] <= sizeof record->build_id) {
            memcpy(record->build_id, note + 12 + name, head[1]);
            record->build_id_size = head[1];
            return;
        }
        note += 12 + name + contents;
        size -= 12 + name + contents;
    }
}

static void build_id_of_headers(struct region_module *record, const struct dl_phdr_info *info)
{
    for (size_t i = 0; i < info->dlpi_phnum && record->build_id_size == 0; i++)
        if (info->dlpi_phdr[i].p_type == PT_NOTE)
            build_id_of_note(record, (const uint8_t *)(info->dlpi_addr + info->dlpi_phdr[i].p_vaddr),
                             info->dlpi_phdr[i].p_memsz);
}

/* The program itself has no name there, and a relative name means nothing once the program has changed directory. */
static void name_record(struct region_module *record, const char *name)
{
    char *path = record->path;
    size_t room = sizeof record->path - 1;
    size_t used = 0;
    long got;

    if (record->start == getauxval(AT_SYSINFO_EHDR)) {
        strcpy(path, "[vdso]");
        return;
    }
    if (name[0] == '\0') {
        used = text_length(header->executable, room);
        memcpy(path, header->executable, used);
        path[used] = '\0';
        return;
    }
    if (name[0] != '/') {
        got = system_call(SYS_getcwd, (long)path, (long)room, 0, 0, 0, 0);
        used = got > 1 ? (size_t)got - 1 : 0;
        if (used > 0 && used < room)
            path[used++] = '/';
    }
    if (strlen(name) > room - used)
        __atomic_fetch_add(&header->losses[LOSS_PATH_CUT], 1, __ATOMIC_RELAXED);
    strncpy(path + used, name, room - used);
    path[room] = '\0';
}

static void identify_file(struct region_module *record)
{
    struct stat file;

    if (record->path[0] == '/' &&
        system_call(SYS_newfstatat, AT_FDCWD, (long)record->path, (long)&file, 0, 0, 0) == 0) {
        record->device = file.st_dev;
        record->inode = file.st_ino;
    }
}

/* ---- one refresh ---- */

struct refresh {
    struct module_index *next; /* the copy being filled */
    uint32_t pass;             /* number of this refresh */
    uint32_t added;            /* records filled and not yet counted */
    uint32_t visits;           /* objects named so far */
    uint32_t lost;             /* objects for which there was no room */
};

FORK_DATA static uint32_t passes;
FORK_DATA static uint64_t linker_adds, linker_subs; /* the dynamic linker's own counts at the last refresh */

static bool same_object(const struct index_entry *entry, const struct module_view *view, const char *name)
{
    const char *path = records[entry->record].path;
    size_t length = strlen(name), kept = strlen(path);

    if (memcmp(&entry->view, view, sizeof *view) != 0)
        return false;
    /* The record may hold the name with a directory before it; the program and the vDSO have another name there. */
    return length == 0 || path[0] == '[' || (length <= kept && strcmp(path + kept - length, name) == 0) ||
           length >= sizeof records->path - 1;
}

static bool known_object(struct module_index *index, uint32_t pass, const struct module_view *view, const char *name)
{
    for (uint32_t i = 0; i < index->used; i++) {
        if (same_object(&index->entry[i], view, name)) {
            index->entry[i].seen = pass;
            return true;
        }
    }
    return false;
}

/* The record of the same object at the same place, gone since, unless another object has been in that place meanwhile.
 * A program may open and close a library a thousand times. */
static bool find_retired(const struct region_module *record, uint32_t number, uint32_t *found)
{
    while (number-- > 0) {
        const struct region_module *old = &records[number];

        if (old->end <= record->start || old->start >= record->end)
            continue;
        *found = number;
        return old->unloaded_ns != 0 && old->start == record->start && old->end == record->end &&
               old->bias == record->bias && old->eh_frame_hdr == record->eh_frame_hdr &&
               old->build_id_size == record->build_id_size &&
               memcmp(old->build_id, record->build_id, sizeof old->build_id) == 0 &&
               strcmp(old->path, record->path) == 0;
    }
    return false;
}

static void add_object(struct refresh *refresh, const struct dl_phdr_info *info, const struct module_view *view)
{
    uint32_t number = header->modules_used + refresh->added;
    struct region_module *record = &records[number];
    struct module_index *next = refresh->next;
    uint32_t old;

    if (number >= header->modules_capacity || next->used >= INDEX_CAPACITY || !region_has_module(number)) {
        refresh->lost++;
        return;
    }
    memset(record, 0, sizeof *record);
    record->start = view->start;
    record->end = view->end;
    record->bias = info->dlpi_addr;
    record->eh_frame_hdr = view->eh_frame_hdr;
    for (size_t i = 0; i < info->dlpi_phnum; i++)
        if (info->dlpi_phdr[i].p_type == PT_GNU_EH_FRAME)
            record->eh_frame_hdr_size = info->dlpi_phdr[i].p_memsz;
    build_id_of_headers(record, info);
    name_record(record, info->dlpi_name != NULL ? info->dlpi_name : "");
    if (find_retired(record, number, &old)) {
        __atomic_store_n(&records[old].unloaded_ns, 0, __ATOMIC_RELAXED);
        number = old;
    } else {
        refresh->added++;
    }
    next->entry[next->used++] = (struct index_entry){.view = *view, .record = number, .seen = refresh->pass};
}

/* Called by the dynamic linker for each object, under its lock: nothing here may wait. */
static int visit_object(struct dl_phdr_info *info, size_t size, void *argument)
{
    struct refresh *refresh = argument;
    struct module_view view;
    bool counted = size >= offsetof(struct dl_phdr_info, dlpi_subs) + sizeof info->dlpi_subs;

    if (counted && refresh->visits++ == 0) {
        if (refresh->pass > 1 && info->dlpi_adds == linker_adds && info->dlpi_subs == linker_subs)
            return 1; /* nothing was loaded or unloaded */
        linker_adds = info->dlpi_adds;
        linker_subs = info->dlpi_subs;
    }
    if (view_of_headers(&view, info->dlpi_phdr, info->dlpi_phnum, info->dlpi_addr) &&
        !known_object(refresh->next, refresh->pass, &view, info->dlpi_name != NULL ? info->dlpi_name : ""))
        add_object(refresh, info, &view);
    return 0;
}

static void sort_index(struct module_index *index)
{
    for (uint32_t i = 1; i < index->used; i++) {
        struct index_entry entry = index->entry[i];
        uint32_t at = i;

        for (; at > 0 && index->entry[at - 1].view.start > entry.view.start; at--)
            index->entry[at] = index->entry[at - 1];
        index->entry[at] = entry;
    }
}

/* Takes the objects out that this pass did not see. True if there were any. */
static bool retire_unseen(struct module_index *index, uint32_t pass)
{
    uint64_t now = clock_mono_ns();
    uint32_t kept = 0;
    bool any = false;

    for (uint32_t i = 0; i < index->used; i++) {
        if (index->entry[i].seen == pass) {
            index->entry[kept++] = index->entry[i];
            continue;
        }
        __atomic_store_n(&records[index->entry[i].record].unloaded_ns, now, __ATOMIC_RELAXED);
        any = true;
    }
    index->used = kept;
    return any;
}

static void count_records(uint32_t added)
{
    uint64_t now = clock_mono_ns();

    for (uint32_t i = 0; i < added; i++) {
        struct region_module *record = &records[header->modules_used];

        record->loaded_ns = now;
        identify_file(record);
        __atomic_store_n(&header->modules_used, header->modules_used + 1, __ATOMIC_RELEASE);
    }
}

static void copy_index(struct module_index *next, const struct module_index *now)
{
    __atomic_store_n(&next->version, next->version | 1, __ATOMIC_RELAXED);
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    next->used = now->used;
    memcpy(next->entry, now->entry, now->used * sizeof now->entry[0]);
}

static void refresh_once(void)
{
    struct module_index *next = current == &copies[0] ? &copies[1] : &copies[0];
    struct refresh refresh = {.next = next, .pass = ++passes};
    bool unchanged, unloaded;

    copy_index(next, current);
    unchanged = dl_iterate_phdr(visit_object, &refresh) != 0;
    unloaded = !unchanged && retire_unseen(next, refresh.pass);
    sort_index(next);
    count_records(refresh.added);
    if (refresh.lost > header->losses[LOSS_MODULES_FULL]) /* each pass meets the same ones again */
        __atomic_store_n(&header->losses[LOSS_MODULES_FULL], refresh.lost, __ATOMIC_RELAXED);
    __atomic_store_n(&next->version, next->version + 1, __ATOMIC_RELEASE);
    __atomic_store_n(&current, next, __ATOMIC_RELEASE);
    if (unloaded)
        rule_cache_forget();
}

/* ---- after a fork ---- */

FORK_CODE void module_fork(void)
{
    header = NULL;
    linker_adds = 0; /* it may have been noted, and the table not brought up to it */
    __atomic_store_n(&busy, 0, __ATOMIC_RELEASE);
}

void module_disown(void)
{
    records = NULL;
}

void module_inherit(struct region_header *new_header)
{
    struct module_index *next = current == &copies[0] ? &copies[1] : &copies[0];
    struct region_module *made = (struct region_module *)((char *)new_header + new_header->modules_offset);
    uint32_t used = 0;

    copy_index(next, current);
    for (uint32_t i = 0; i < next->used; i++) {
        if (used == new_header->modules_capacity) {
            new_header->losses[LOSS_MODULES_FULL] = next->used - used;
            break;
        }
        made[used] = records[next->entry[i].record];
        made[used].loaded_ns = new_header->start_mono_ns;
        made[used].unloaded_ns = 0;
        next->entry[i].record = used++;
    }
    next->used = used;
    new_header->modules_used = used;
    records = made;
    header = new_header;
    __atomic_store_n(&next->version, next->version + 1, __ATOMIC_RELEASE);
    __atomic_store_n(&current, next, __ATOMIC_RELEASE);
}

/* ---- for all threads ---- */

static bool take(void)
{
    for (int turn = 0; __atomic_exchange_n(&busy, 1, __ATOMIC_ACQUIRE) != 0; turn++) {
        if (turn == TURNS)
            return false;
        sched_yield();
    }
    return true;
}

void module_refresh(void)
{
    int saved = errno;

    if (filter_installed || filter_clock || object_linker_unsure() || !take())
        return;
    if (header != NULL)
        refresh_once();
    __atomic_store_n(&busy, 0, __ATOMIC_RELEASE);
    errno = saved;
}

void module_reserve(void)
{
    int saved = errno;

    if (!take())
        return;
    if (header != NULL)
        region_has_module(header->modules_capacity - 1);
    __atomic_store_n(&busy, 0, __ATOMIC_RELEASE);
    errno = saved;
}

static void empty_index(struct module_index *index)
{
    index->used = 0;
    index->version = (index->version | 1) + 1;
}

void module_init(struct region_header *new_header)
{
    header = NULL;
    empty_index(&copies[0]);
    empty_index(&copies[1]);
    passes = 0;
    rule_cache_forget();
    __atomic_store_n(&busy, 0, __ATOMIC_RELEASE);
    records = (struct region_module *)((char *)new_header + new_header->modules_offset);
    header = new_header;
    module_refresh();
}

/* ---- the handler's side ---- */

/* The last entry that starts at or below the address. False: none, or the address is past its end. */
static bool search(const struct module_index *index, uint64_t address, struct index_entry *found)
{
    uint32_t low = 0, high = __atomic_load_n(&index->used, __ATOMIC_RELAXED);

    if (high > INDEX_CAPACITY)
        return false;
    while (low < high) {
        uint32_t middle = (low + high) / 2;

        if (index->entry[middle].view.start <= address)
            low = middle + 1;
        else
            high = middle;
    }
    if (low == 0)
        return false;
    *found = index->entry[low - 1];
    return address < found->view.end;
}

static bool find_in_index(uint64_t address, struct index_entry *found)
{
    for (int look = 0; look < LOOKS; look++) {
        const struct module_index *index = __atomic_load_n(&current, __ATOMIC_ACQUIRE);
        uint64_t version = __atomic_load_n(&index->version, __ATOMIC_ACQUIRE);
        bool got;

        if ((version & 1) != 0)
            continue;
        got = search(index, address, found);
        __atomic_thread_fence(__ATOMIC_ACQUIRE);
        if (__atomic_load_n(&index->version, __ATOMIC_RELAXED) == version)
            return got;
    }
    return false;
}

const struct region_module *module_find(uint64_t address)
{
    struct index_entry found;

    return records != NULL && find_in_index(address, &found) ? &records[found.record] : NULL;
}

/* An object usually begins with its ELF header, in memory as in the file, so its segments can be read right there. */
static bool view_of_image(struct module_view *view, uint64_t start, uint64_t end)
{
    const ElfW(Ehdr) *image = (const ElfW(Ehdr) *)start;
    const ElfW(Phdr) *headers;
    uint64_t bias = 0;
    bool based = false;

    if (memcmp(image->e_ident, ELFMAG, SELFMAG) != 0 || image->e_phentsize != sizeof *headers ||
        image->e_phoff > PAGE || image->e_phoff + image->e_phnum * sizeof *headers > PAGE)
        return false;
    headers = (const ElfW(Phdr) *)(start + image->e_phoff);
    for (size_t i = 0; i < image->e_phnum && !based; i++) {
        based = headers[i].p_type == PT_LOAD;
        bias = start - first_page(headers[i].p_vaddr);
    }
    return based && view_of_headers(view, headers, image->e_phnum, bias) && view->end <= end + PAGE;
}

static bool ask_linker(uint64_t address, struct module_view *view)
{
    struct linker_object found;
    struct index_entry known;

    if (!linker_find_object || linker_find_object((void *)address, &found) != 0)
        return false;
    /* It may not be read any more. */
    if (find_in_index(address, &known) && known.view.start == (uint64_t)found.map_start &&
        known.view.eh_frame_hdr == (uint64_t)found.eh_frame_hdr && known.view.end <= (uint64_t)found.map_end + PAGE) {
        *view = known.view;
        return true;
    }
    return view_of_image(view, (uint64_t)found.map_start, (uint64_t)found.map_end) &&
           (view->eh_frame_hdr == 0 || view->eh_frame_hdr == (uint64_t)found.eh_frame_hdr);
}

bool module_locate(uint64_t address, struct module_view *view)
{
    struct index_entry found;

    if (ask_linker(address, view))
        return true;
    if (!find_in_index(address, &found))
        return false;
    *view = found.view;
    return true;
}
