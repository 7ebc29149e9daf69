/* Files of anything that a program is about to execute: looking at them ends, stays within its room, and says what a
 * sound file is.
 *
 * Each round takes a real program or the first line of a script, changes some bytes of it, and asks. A read outside ends
 * the program by the sanitizers, a question without an end by the alarm. The rounds follow from the seed.
 *
 *   fuzz PROGRAM ROUNDS SEED */

#include <elf.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "../check.h"
#include "files/descriptor.h"
#include "ground/filter.h"
#include "ground/options.h"
#include "host/program.h"
#include "region/region.h"
#include "region/thread.h"

enum { SIZE = 1 << 20, WATCHDOG = 60 };

/* In place of the library's. */
struct options options;
struct region_header *region;
bool region_pending;
bool filter_installed;
__thread struct region_thread *thread_self;

bool descriptor_may_be_locked(uint64_t device, uint64_t inode)
{
    return device + inode == 0;
}

static uint8_t original[SIZE], changed[SIZE];
static size_t original_size;
static uint64_t state;

/* xorshift64* */
static uint64_t random_word(void)
{
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    return state * UINT64_C(0x2545f4914f6cdd1d);
}

static uint64_t below(uint64_t bound)
{
    return (random_word() >> 16) % bound;
}

static uint64_t some_number(void)
{
    static const uint64_t EDGES[] = {0, 1, 16, 0xFFFF, UINT32_MAX, UINT64_C(1) << 40, INT64_MAX - 7, UINT64_C(1) << 63, UINT64_MAX};

    switch (below(3)) {
    case 0: return EDGES[below(sizeof EDGES / sizeof *EDGES)];
    case 1: return below(SIZE);
    default: return random_word();
    }
}

static void load(const char *path)
{
    int file = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t size = file >= 0 ? read(file, original, SIZE) : -1;

    CHECK(size > 4096 && size < SIZE && memcmp(original, ELFMAG, SELFMAG) == 0);
    original_size = (size_t)size;
    close(file);
}

/* Words of the ELF header, the program headers and the dynamic section, and bytes anywhere among them. */
static size_t damaged_program(void)
{
    const Elf64_Ehdr *head = (const Elf64_Ehdr *)original;
    const Elf64_Phdr *headers = (const Elf64_Phdr *)(original + head->e_phoff);
    size_t from = 0, room = sizeof *head + head->e_phnum * sizeof *headers;

    memcpy(changed, original, original_size);
    for (uint64_t i = below(6); i-- > 0;) {
        uint64_t value = some_number();
        size_t width = below(2) == 0 ? 8 : 1, at;

        for (unsigned n = 0; n < head->e_phnum && below(4) == 0; n++)
            if (headers[n].p_type == (below(2) == 0 ? PT_DYNAMIC : PT_INTERP) && headers[n].p_offset + headers[n].p_filesz < original_size) {
                from = headers[n].p_offset;
                room = headers[n].p_filesz;
            }
        at = from + (below(4) == 0 ? below(room) : below(room) & ~UINT64_C(7));
        memcpy(changed + at, &value, at + width <= original_size ? width : 1);
    }
    return below(8) == 0 ? below(original_size) : original_size;
}

static size_t some_script(const char *self)
{
    static const char *const STARTS[] = {"#!", "#! ", "#!\t\t", "#!/", "#!/bin/sh\n", "#!/bin/sh", "##!", "#!/no such"};
    size_t size = (size_t)snprintf((char *)changed, SIZE, "%s%s", STARTS[below(sizeof STARTS / sizeof *STARTS)], below(2) == 0 ? self : "");

    for (uint64_t i = below(1200); i-- > 0;)
        changed[size++] = below(4) == 0 ? (uint8_t)random_word() : (uint8_t)" \t\n/a"[below(5)];
    return below(3) == 0 ? below(size + 1) : size;
}

int main(int argc, char **argv)
{
    char self[64];
    int file = memfd_create("program", MFD_CLOEXEC);
    unsigned kinds[8] = {0};

    CHECK(argc == 4 && file >= 0);
    load(argv[1]);
    state = strtoull(argv[3], NULL, 10) * UINT64_C(0x9E3779B97F4A7C15) + 1;
    snprintf(self, sizeof self, "/proc/self/fd/%d", file);
    CHECK(pwrite(file, original, original_size, 0) == (ssize_t)original_size);
    CHECK(program_open(file) == PROGRAM_SANITIZED); /* this program itself */
    for (uint64_t round = strtoull(argv[2], NULL, 10); round-- > 0;) {
        size_t size = below(4) == 0 ? some_script(self) : damaged_program();
        enum program_kind kind;

        CHECK(ftruncate(file, 0) == 0 && pwrite(file, changed, size, 0) == (ssize_t)size);
        if (below(16) == 0) /* a hole to the end */
            (void)!ftruncate(file, below(2) == 0 ? INT64_MAX : INT64_C(1) << 40);
        alarm(WATCHDOG);
        kind = below(2) == 0 ? program_open(file) : program_at(AT_FDCWD, self, 0);
        alarm(0);
        CHECK(kind <= PROGRAM_SANITIZED);
        kinds[kind]++;
    }
    printf("%s programs from seed %s: %u welcome us, %u of another libc, %u of another machine, %u sanitized\n", argv[2], argv[3],
           kinds[PROGRAM_WELCOMES], kinds[PROGRAM_OF_OTHER_LIBC], kinds[PROGRAM_OF_OTHER_MACHINE], kinds[PROGRAM_SANITIZED]);
    return 0;
}
