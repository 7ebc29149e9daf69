/* Files of tests/programs/linked.txt are what it says, as the supervisor has it. */

#include "host/program.h"

#include <elf.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "check.h"

#if defined(__x86_64__)
#define MACHINE EM_X86_64
#else
#define MACHINE EM_AARCH64
#endif

struct image {
    Elf64_Ehdr head;
    Elf64_Phdr load, dynamic, linker; /* in one row */
    Elf64_Dyn entries[3];
    char linker_name[96];
    char needed[64];
};

static enum program_kind kind_of(int bits, const char *machine, const char *linker, const char *needed)
{
    struct image image = {
        .head = {.e_ident = {0x7f, 'E', 'L', 'F', bits == 64 ? ELFCLASS64 : ELFCLASS32, ELFDATA2LSB, EV_CURRENT},
                 .e_type = ET_DYN, .e_machine = strcmp(machine, "ours") == 0 ? MACHINE : EM_RISCV,
                 .e_phoff = offsetof(struct image, load), .e_phentsize = sizeof image.load, .e_phnum = 3},
        .load = {.p_type = PT_LOAD, .p_filesz = sizeof image},
        .dynamic = {.p_type = PT_DYNAMIC, .p_offset = offsetof(struct image, entries), .p_filesz = sizeof image.entries},
        .linker = {.p_type = *linker == '-' ? PT_NULL : PT_INTERP, .p_offset = offsetof(struct image, linker_name),
                   .p_filesz = strlen(linker) + 1},
        .entries = {{.d_tag = *needed == '-' ? DT_DEBUG : DT_NEEDED},
                    {.d_tag = DT_STRTAB, .d_un.d_ptr = offsetof(struct image, needed)}},
    };
    int file = memfd_create("program_test", MFD_CLOEXEC);
    enum program_kind kind;

    CHECK(strlen(linker) < sizeof image.linker_name && strlen(needed) < sizeof image.needed);
    strcpy(image.linker_name, linker);
    strcpy(image.needed, needed);
    CHECK(file >= 0 && write(file, &image, sizeof image) == (ssize_t)sizeof image);
    kind = program_open(file);
    CHECK(close(file) == 0);
    return kind;
}

int main(void)
{
    /* One that is static loads no libraries, and those that it starts may. */
    static const char *const words[] = {"measurable", "other-libc", "other-machine", "sanitized"};
    FILE *cases = fopen("../tests/programs/linked.txt", "r");
    char line[256], machine[8], linker[96], needed[64], kind[16];
    int bits, seen = 0;

    CHECK(cases != NULL);
    while (fgets(line, sizeof line, cases) != NULL) {
        if (*line == '#')
            continue;
        CHECK(sscanf(line, "%d %7s %95s %63[^:]: %15s", &bits, machine, linker, needed, kind) == 5);
        if (strcmp(kind, "static") == 0)
            strcpy(kind, "measurable");
        if (strcmp(words[kind_of(bits, machine, linker, needed)], kind) != 0) {
            fprintf(stderr, "not so: %s", line);
            return 1;
        }
        seen++;
    }
    CHECK(seen > 0 && fclose(cases) == 0);
    return 0;
}
