/* Damaged unwind tables and nonsense on the stack: the walk must stay inside both, and end.
 *
 * A real object's .eh_frame_hdr and .eh_frame, and a stack, are copied into memory that ends at pages that cannot be
 * touched. Each round changes some bytes of the table, fills the stack and the registers with values that lead somewhere,
 * and walks. A read outside ends the program: by the pages around, or by the sanitizers. The rounds follow from the seed.
 *
 *   fuzz OBJECT ROUNDS SEED */

#include <elf.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "unwinding/module.h"
#include "unwinding/registers.h"
#include "unwinding/rule.h"
#include "unwinding/trampoline.h"
#include "unwinding/unwind.h"

enum {
    PAGE = 4096,
    STACK = 8 * PAGE,
    FRAMES = 256,
    WATCHDOG = 300, /* seconds, for a walk that never ends */
};

static uint8_t *table, *original, *stack;
static size_t table_size;
static struct module_view view;
static uint64_t state;

/* Instead of module.c: the one object there is. */
bool module_locate(uint64_t address, struct module_view *found)
{
    *found = view;
    return address >= view.start && address < view.end;
}

/* Instead of trampoline.c: code is readable where we put some. The sanitizer's own memory, which the kernel would also
 * call readable, must not be touched. */
bool memory_readable(uint64_t address, uint64_t size)
{
    return address >= (uint64_t)table && size <= table_size && address <= (uint64_t)table + table_size - size;
}

rule_t trampoline_rule(uint64_t pc, bool returned)
{
    (void)pc;
    (void)returned;
    return RULE_EMPTY;
}

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

/* Readable memory of `size` bytes (a multiple of eight) that ends where untouchable memory begins. */
static uint8_t *guarded(size_t size)
{
    size_t pages = (size + PAGE - 1) / PAGE * PAGE;
    uint8_t *memory = mmap(NULL, pages + 2 * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    if (memory == MAP_FAILED || mprotect(memory + PAGE, pages, PROT_READ | PROT_WRITE) != 0)
        exit(2);
    return memory + PAGE + pages - size;
}

static bool section_bounds(const uint8_t *file, const char *wanted, uint64_t *offset, uint64_t *size)
{
    const Elf64_Ehdr *head = (const Elf64_Ehdr *)file;
    const Elf64_Shdr *sections = (const Elf64_Shdr *)(file + head->e_shoff);
    const char *names = (const char *)file + sections[head->e_shstrndx].sh_offset;

    for (unsigned i = 0; i < head->e_shnum; i++) {
        if (strcmp(names + sections[i].sh_name, wanted) == 0) {
            *offset = sections[i].sh_offset;
            *size = sections[i].sh_size;
            return true;
        }
    }
    return false;
}

/* The two sections lie next to each other, so one copy keeps the distances between them. Those to the code do not matter:
 * the object is taken to be where the table says. */
static bool load(const char *path)
{
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    off_t size = lseek(descriptor, 0, SEEK_END);
    const uint8_t *file = mmap(NULL, (size_t)size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    uint64_t header, header_size, frames, frames_size;

    if (file == MAP_FAILED || !section_bounds(file, ".eh_frame_hdr", &header, &header_size) ||
        !section_bounds(file, ".eh_frame", &frames, &frames_size) || frames < header)
        return false;
    table_size = (size_t)((frames + frames_size - header + 7) & ~UINT64_C(7));
    table = guarded(table_size);
    original = malloc(table_size);
    memcpy(original, file + header, (size_t)(frames + frames_size - header));
    memcpy(table, original, table_size);
    view = (struct module_view){
        .start = (uint64_t)table - header,
        .end = (uint64_t)table,
        .eh_frame_hdr = (uint64_t)table,
        .readable_low = (uint64_t)table,
        .readable_high = (uint64_t)table + table_size,
    };
    return true;
}

/* Where an entry of the sorted table says that a function begins. */
static uint64_t some_function(void)
{
    uint32_t count;
    int32_t distance;

    memcpy(&count, original + 8, 4);
    memcpy(&distance, original + 12 + 8 * below(count), 4);
    return (uint64_t)table + (uint64_t)(int64_t)distance;
}

static uint64_t some_pc(void)
{
    return below(8) == 0 ? view.start + below(view.end - view.start) : some_function() + below(300);
}

static uint64_t some_stack_address(void)
{
    uint64_t at = below(STACK + 64);

    return (uint64_t)stack + (below(16) == 0 ? at : at & ~UINT64_C(7));
}

static uint64_t some_value(void)
{
    switch (below(4)) {
    case 0:
        return some_pc();
    case 1:
        return some_stack_address();
    case 2:
        return below(100);
    default:
        return random_word();
    }
}

static void damage(size_t *touched, unsigned count)
{
    static const uint8_t EDGES[] = {0, 1, 0x7f, 0x80, 0xff};
    uint32_t functions;

    memcpy(&functions, original + 8, 4);
    for (unsigned i = 0; i < count; i++) {
        size_t body = 12 + 8 * (size_t)functions;
        size_t at = below(20) == 0 ? below(20) : below(10) == 0 ? below(body) : body + below(table_size - body);

        touched[i] = at;
        table[at] = below(2) == 0 ? EDGES[below(sizeof EDGES)] : (uint8_t)random_word();
    }
}

/* One in eight bytes of the region around one function's entry, which is then walked from: damage that is surely met. */
static void damage_entry(size_t *first, size_t *size)
{
    uint32_t count;
    int32_t distance;

    memcpy(&count, original + 8, 4);
    memcpy(&distance, original + 16 + 8 * below(count), 4);
    *first = (size_t)distance;
    *size = table_size - *first < 64 ? table_size - *first : 64;
    for (size_t i = 0; i < *size; i++)
        if (below(8) == 0)
            table[*first + i] = (uint8_t)random_word();
}

static void set_context(ucontext_t *context, uint64_t sp)
{
    memset(context, 0, sizeof *context);
    for (unsigned number = 0; number < CONTEXT_REGISTERS; number++)
        context->uc_mcontext.gregs[CONTEXT_REGISTER[number]] = (long long)some_value();
    context->uc_mcontext.gregs[REG_RSP] = (long long)sp;
    context->uc_mcontext.gregs[REG_RIP] = (long long)some_pc();
    if (below(8) == 0) {
        context->uc_stack.ss_sp = stack;
        context->uc_stack.ss_size = STACK / 2;
    }
}

static size_t walk_some(void)
{
    uint64_t low = (uint64_t)stack, high = low + STACK;
    uint64_t frames[FRAMES], word, caller;
    size_t found = 0;
    unsigned flags;
    ucontext_t context;
    uint64_t sp, fp;

    for (size_t at = 0; at < STACK; at += 8) {
        word = some_value();
        memcpy(stack + at, &word, 8);
    }
    for (int i = 0; i < 16; i++) {
        set_context(&context, some_stack_address());
        found += unwind_stack(&context, low, high, frames, FRAMES, &flags);
        sp = some_stack_address();
        fp = some_stack_address();
        caller = unwind_caller(some_pc(), &sp, &fp, high);
        found += caller != 0;
    }
    rule_cache_forget();
    return found;
}

int main(int count, char **arguments)
{
    unsigned long rounds = count > 2 ? strtoul(arguments[2], NULL, 10) : 1000;
    size_t frames = 0, touched[64], first, size;

    state = (count > 3 ? strtoull(arguments[3], NULL, 10) : 1) * 2 + 1;
    if (count < 2 || !load(arguments[1]) || original[3] != 0x3b) {
        fprintf(stderr, "usage: fuzz OBJECT ROUNDS SEED, an object with a sorted .eh_frame_hdr\n");
        return 2;
    }
    stack = guarded(STACK);
    for (unsigned long round = 0; round < rounds; round++) {
        unsigned damages = (unsigned)below(64);

        alarm(WATCHDOG);
        damage(touched, damages);
        damage_entry(&first, &size);
        frames += walk_some();
        for (unsigned i = 0; i < damages; i++)
            table[touched[i]] = original[touched[i]];
        memcpy(table + first, original + first, size);
    }
    printf("%s: %lu rounds of 16 walks and 16 steps, %zu frames\n", arguments[1], rounds, frames);
    return frames > rounds ? 0 : 1;
}
