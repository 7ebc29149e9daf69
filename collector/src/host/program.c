/* What a file is, as the kernel and the dynamic linker will take it. */

#include "host/program.h"

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "files/descriptor.h"
#include "ground/filter.h"
#include "ground/system.h"
#include "ground/text.h"

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

/* glibc's dynamic linkers, under all the names that they go by. The supervisor tells files apart as this file does:
 * tests/programs/linked.txt. */
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

    if (filter_installed) /* it goes without us in any case, and nothing is asked for it */
        return PROGRAM_WELCOMES;
    /* Not opened if it is no file: that could wake somebody, or wait. */
    if (system_call(SYS_newfstatat, directory, (long)path, (long)&facts, flags, 0, 0) != 0 || !S_ISREG(facts.st_mode))
        return PROGRAM_WELCOMES;
    if (begins(text_last_part(path), "ld-musl")) /* the linker itself, with a program as its argument */
        return PROGRAM_OF_OTHER_LIBC;
    if (descriptor_may_be_locked(facts.st_dev, facts.st_ino)) /* to close it would end the lock */
        return PROGRAM_WELCOMES;
    file = system_call(SYS_openat, directory, (long)path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0, 0, 0);
    if (file < 0)
        return PROGRAM_WELCOMES;
    kind = kind_of((int)file, scripts);
    system_call(SYS_close, file, 0, 0, 0, 0, 0);
    return kind;
}

static enum program_kind kind_of(int file, int scripts)
{
    if (filter_installed)
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
    const char *folders = text_variable("PATH");
    char path[NAME_ROOM];

    if (filter_installed)
        return PROGRAM_WELCOMES;
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
