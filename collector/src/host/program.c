/* What a file is, as the kernel and the dynamic linker will take it. */

#include "host/program.h"

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "gen/losses.h"
#include "ground/filter.h"
#include "ground/options.h"
#include "ground/system.h"
#include "ground/text.h"
#include "region/memory.h"
#include "region/region.h"

#define OUR_NAME "libsteelyard" /* the command puts its copy there under a longer name */
#define OUR_ENDING ".so"
#define SCRIPTS 5 /* interpreters that are scripts again: as many as the kernel follows */
#define NAME_ROOM 4096
#define DYNAMIC_MOST 65536 /* bytes: a file may say more than it has, and be a hole */
#if defined(__x86_64__)
#define MACHINE EM_X86_64
#else
#define MACHINE EM_AARCH64
#endif

/* The beginning of a file: an ELF header and its program headers, or the first line of a script. */
union head {
    char bytes[1024];
    ElfW(Ehdr) elf;
};

static bool read_at(int file, uint64_t offset, void *room, size_t size)
{
    return system_call(SYS_pread64, file, (long)room, (long)size, (long)offset, 0, 0) == (long)size;
}

static bool begins(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

/* glibc's dynamic linkers, under all the names that they go by. */
static bool is_our_linker(const char *path)
{
    const char *base = text_last_part(path);

    return begins(base, "ld-linux") || begins(base, "ld-2.") || begins(base, "ld-lsb") || begins(base, "ld.so");
}

struct image {
    int file;
    const ElfW(Phdr) *headers;
    unsigned count;
};

static const ElfW(Phdr) *segment(const struct image *image, uint32_t type)
{
    for (unsigned i = 0; i < image->count; i++)
        if (image->headers[i].p_type == type)
            return &image->headers[i];
    return NULL;
}

/* Where in the file an address is; all ones if nowhere. */
static uint64_t place_of(const struct image *image, uint64_t address)
{
    for (unsigned i = 0; i < image->count; i++) {
        const ElfW(Phdr) *h = &image->headers[i];

        if (h->p_type == PT_LOAD && address >= h->p_vaddr && address - h->p_vaddr < h->p_filesz)
            return address - h->p_vaddr + h->p_offset;
    }
    return UINT64_MAX;
}

/* AddressSanitizer's runtime refuses to be anything but the first library; where it is linked in it does not mind. */
static bool is_sanitized(const struct image *image)
{
    const ElfW(Phdr) *dynamic = segment(image, PT_DYNAMIC);
    uint64_t needed = UINT64_MAX, names = 0;
    char name[16] = "";

    for (uint64_t at = 0; dynamic != NULL && at < DYNAMIC_MOST && at + sizeof(ElfW(Dyn)) <= dynamic->p_filesz;) {
        ElfW(Dyn) entries[16];
        uint64_t size = dynamic->p_filesz - at;
        bool last = false;

        if (size > sizeof entries)
            size = sizeof entries;
        if (!read_at(image->file, dynamic->p_offset + at, entries, size))
            return false;
        for (uint64_t i = 0; i < size / sizeof *entries && !last; i++) {
            last = entries[i].d_tag == DT_NULL;
            if (entries[i].d_tag == DT_NEEDED && needed == UINT64_MAX)
                needed = entries[i].d_un.d_val;
            else if (entries[i].d_tag == DT_STRTAB)
                names = entries[i].d_un.d_ptr;
        }
        if (last || (needed != UINT64_MAX && names != 0))
            break;
        at += size;
    }
    if (needed == UINT64_MAX || names == 0)
        return false;
    names = place_of(image, names);
    if (names == UINT64_MAX)
        return false;
    return read_at(image->file, names + needed, name, sizeof name - 1) &&
           (begins(name, "libasan.so") || begins(name, "libclang_rt.as"));
}

static enum program_kind kind_of_elf(int file, const union head *head, size_t size)
{
    const ElfW(Ehdr) *elf = &head->elf;
    struct image image = {.file = file};
    const ElfW(Phdr) *interpreter;
    char name[128] = "";
    uint64_t length;

    if (elf->e_ident[EI_CLASS] != ELFCLASS64 || elf->e_machine != MACHINE)
        return PROGRAM_OF_OTHER_MACHINE;
    if (size < sizeof *elf || elf->e_phentsize != sizeof *image.headers || elf->e_phoff > size ||
        elf->e_phoff % sizeof(uint64_t) != 0 || elf->e_phnum > (size - elf->e_phoff) / sizeof *image.headers)
        return PROGRAM_WELCOMES;
    image.headers = (const ElfW(Phdr) *)(head->bytes + elf->e_phoff);
    image.count = elf->e_phnum;
    interpreter = segment(&image, PT_INTERP);
    if (interpreter == NULL) /* static: nobody looks at LD_PRELOAD, and those that it starts may be measured */
        return PROGRAM_WELCOMES;
    length = interpreter->p_filesz;
    if (length > sizeof name - 1) /* the end says it */
        length = sizeof name - 1;
    if (!read_at(file, interpreter->p_offset + interpreter->p_filesz - length, name, length))
        return PROGRAM_WELCOMES;
    if (!is_our_linker(name))
        return PROGRAM_OF_OTHER_LIBC;
    return is_sanitized(&image) ? PROGRAM_SANITIZED : PROGRAM_WELCOMES;
}

/* The interpreter that a script's first line names, in place. NULL if it names none. */
static const char *interpreter_of(union head *head, size_t size)
{
    char *end = memchr(head->bytes, '\n', size);
    char *name = head->bytes + 2;

    if (end == NULL)
        end = head->bytes + size;
    *end = '\0';
    name += strspn(name, " \t");
    name[strcspn(name, " \t")] = '\0';
    return *name != '\0' ? name : NULL;
}

static enum program_kind kind_of(int file, int scripts);

static enum program_kind kind_at(int directory, const char *path, int scripts, int flags)
{
    struct stat facts;
    long file;
    enum program_kind kind;

    /* Not opened if it is no file: that could wake somebody, or wait. */
    if (system_call(SYS_newfstatat, directory, (long)path, (long)&facts, flags, 0, 0) != 0 || !S_ISREG(facts.st_mode))
        return PROGRAM_WELCOMES;
    if (begins(text_last_part(path), "ld-musl")) /* the linker itself, with a program as its argument */
        return PROGRAM_OF_OTHER_LIBC;
    file = system_call(SYS_openat, directory, (long)path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0, 0, 0);
    if (file < 0)
        return PROGRAM_WELCOMES;
    kind = kind_of((int)file, scripts);
    system_call(SYS_close, file, 0, 0, 0, 0, 0);
    return kind;
}

static enum program_kind kind_of(int file, int scripts)
{
    if (filter_installed) /* it goes without us in any case, and nothing is asked for it */
        return PROGRAM_WELCOMES;
    union head head __attribute__((aligned(16)));
    long size = system_call(SYS_pread64, file, (long)head.bytes, sizeof head.bytes - 1, 0, 0, 0);
    const char *interpreter;

    if (size < 24)
        return PROGRAM_WELCOMES;
    if (memcmp(head.bytes, ELFMAG, SELFMAG) == 0)
        return head.elf.e_ident[EI_CLASS] == ELFCLASS32 ? PROGRAM_OF_OTHER_MACHINE : kind_of_elf(file, &head, (size_t)size);
    if (head.bytes[0] != '#' || head.bytes[1] != '!' || scripts == SCRIPTS)
        return PROGRAM_WELCOMES;
    interpreter = interpreter_of(&head, (size_t)size);
    return interpreter != NULL ? kind_at(AT_FDCWD, interpreter, scripts + 1, 0) : PROGRAM_WELCOMES;
}

enum program_kind program_open(int file)
{
    return kind_of(file, 0);
}

enum program_kind program_at(int directory, const char *path, int flags)
{
    return kind_at(directory, path, 0, flags);
}

/* The first that may be executed; the others execvp passes over. */
enum program_kind program_named(const char *name)
{
    const char *folders = getenv("PATH");
    char path[NAME_ROOM];

    if (strchr(name, '/') != NULL)
        return kind_at(AT_FDCWD, name, 0, 0);
    if (folders == NULL)
        folders = "/bin:/usr/bin";
    for (const char *next;; folders = next + 1) {
        struct text text = {path, sizeof path, 0};
        size_t length = strcspn(folders, ":");

        next = folders + length;
        if (length < sizeof path) {
            memcpy(path, folders, length);
            path[length] = '\0';
            text.used = length;
            text_add(&text, length > 0 ? "/" : "./");
            text_add(&text, name);
            if (text_whole(&text) && system_call(SYS_faccessat, AT_FDCWD, (long)path, 1, 0, 0, 0) == 0)
                return kind_at(AT_FDCWD, path, 0, 0);
        }
        if (*next == '\0')
            return PROGRAM_WELCOMES;
    }
}

/* ---- the environment ---- */

/* The dynamic linker takes both for separators. */
static size_t entry_length(const char *list)
{
    return strcspn(list, ": ");
}

static bool is_ours(const char *entry, size_t length)
{
    const char *name = entry + length;

    while (name > entry && name[-1] != '/')
        name--;
    length -= (size_t)(name - entry);
    return length >= sizeof OUR_NAME - 1 + sizeof OUR_ENDING - 1 && memcmp(name, OUR_NAME, sizeof OUR_NAME - 1) == 0 &&
           memcmp(name + length - (sizeof OUR_ENDING - 1), OUR_ENDING, sizeof OUR_ENDING - 1) == 0;
}

static bool names_us(const char *list)
{
    for (size_t length; *list != '\0'; list += length + (list[length] != '\0')) {
        length = entry_length(list);
        if (is_ours(list, length))
            return true;
    }
    return false;
}

/* Ours, where the environment that this process was started with says that it is: empty if the linker looks for it. */
static char library[NAME_ROOM];

void program_begin(void)
{
    const char *list = getenv("LD_PRELOAD");
    size_t length = 0;

    for (; list != NULL && *list != '\0'; list += length + (list[length] != '\0')) {
        length = entry_length(list);
        if (*list == '/' && length < sizeof library && is_ours(list, length)) {
            memcpy(library, list, length);
            library[length] = '\0';
            return;
        }
    }
}

/* Asked by its real user, without the capabilities that go with an exec: where the effective one is another, the linker
 * loads nothing, and says nothing. The linker asks by the same two calls, so that a filter lets them pass. */
static bool is_within_reach(void)
{
    if (filter_installed) /* it may end a program for what our start asks of the system */
        return false;
#ifdef SYS_access
    long result = system_call(SYS_access, (long)library, R_OK, 0, 0, 0, 0);
#else
    long result = system_call(SYS_faccessat, AT_FDCWD, (long)library, R_OK, 0, 0, 0);
#endif

    if (library[0] == '\0' || result == -ENOSYS)
        return true;
    if (result == 0)
        result = system_call(SYS_openat, AT_FDCWD, (long)library, O_RDONLY | O_CLOEXEC, 0, 0, 0);
    if (result >= 0)
        system_call(SYS_close, result, 0, 0, 0, 0, 0);
    return result >= 0 || result == -EMFILE || result == -ENFILE || result == -ENOMEM;
}

/* The kernel has not seen them yet: they may be anything. */
static bool is_preload(const char *variable)
{
    if (filter_installed)
        return begins(variable, "LD_PRELOAD=") && names_us(variable + 11);
    return memory_readable((uint64_t)variable, 12) && begins(variable, "LD_PRELOAD=") && memory_path(variable) &&
           names_us(variable + 11);
}

struct program_environment program_environment(enum program_kind *kind, char *const given[])
{
    struct program_environment plan = {.given = given};
    size_t count = 0;

    if (*kind == PROGRAM_WELCOMES && !is_within_reach())
        *kind = PROGRAM_OUT_OF_REACH;
    if (*kind == PROGRAM_WELCOMES || given == NULL)
        return plan;
    for (; (filter_installed || memory_readable((uint64_t)&given[count], sizeof *given)) && given[count] != NULL; count++)
        if (plan.text == 0 && is_preload(given[count])) {
            plan.preload = count;
            plan.text = strlen(given[count]) + 1;
        }
    if (plan.text != 0)
        plan.variables = count + 1;
    return plan;
}

/* What the list names beside us. The room, for as long a list, may be the list itself. */
static size_t others(const char *list, char *room)
{
    size_t used = 0;
    bool more = *list != '\0';

    while (more) {
        const char *entry = list;
        size_t length = entry_length(entry);

        more = entry[length] != '\0'; /* before it is written over */
        list = entry + length + more;
        if (length == 0 || is_ours(entry, length))
            continue;
        if (used > 0)
            room[used++] = ':';
        memmove(room + used, entry, length);
        used += length;
    }
    room[used] = '\0';
    return used;
}

void program_leave_environment(void)
{
    char *list = getenv("LD_PRELOAD");

    if (list == NULL || !names_us(list) || is_within_reach())
        return;
    program_note(PROGRAM_OUT_OF_REACH, true);
    if (others(list, list) == 0)
        unsetenv("LD_PRELOAD");
}

char *const *program_prepare(const struct program_environment *plan, char **variables, char *text)
{
    size_t used = 11, made = 0;

    memcpy(text, "LD_PRELOAD=", 11);
    used += others(plan->given[plan->preload] + 11, text + 11);
    for (size_t i = 0; i + 1 < plan->variables; i++)
        if (i != plan->preload)
            variables[made++] = plan->given[i];
        else if (used > 11)
            variables[made++] = text;
    variables[made] = NULL;
    return variables;
}

void program_note(enum program_kind kind, bool started)
{
    const char sign = (started ? "-lmar" : "-LMAR")[kind];
    char path[NAME_ROOM];
    struct text text = {path, sizeof path, 0};
    long file;

    if (options.directory[0] == '\0')
        return;
    if (kind == PROGRAM_OUT_OF_REACH && region != NULL && !region_pending) { /* so are the notes */
        __atomic_fetch_add(&region->losses[LOSS_STARTED_OUT_OF_REACH], started ? 1 : UINT64_MAX, __ATOMIC_RELAXED);
        return;
    }
    text_add(&text, options.directory);
    text_add(&text, "/unmeasured");
    if (!text_whole(&text))
        return;
    file = system_call(SYS_openat, AT_FDCWD, (long)path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600, 0, 0);
    if (file < 0)
        return;
    system_call(SYS_write, file, (long)&sign, 1, 0, 0, 0);
    system_call(SYS_close, file, 0, 0, 0, 0, 0);
}
