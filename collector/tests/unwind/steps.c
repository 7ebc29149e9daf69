/* Small truths about the unwinder, in one process: one step from a wrapper, the table of objects, trampolines, stacks that
 * may not be read. Prints what failed and ends with 1; prints one line and ends with 0 else. */

#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "gen/losses.h"
#include "region/memory.h"
#include "region/region.h"
#include "region/thread.h"
#include "unwinding/module.h"
#include "unwinding/registers.h"
#include "unwinding/rule.h"
#include "unwinding/trampoline.h"
#include "unwinding/unwind.h"

/* Instead of thread.c: nobody is recorded here. */
__thread struct region_thread *thread_self;

/* All of the table is there. */
bool region_has_module(uint32_t number)
{
    (void)number;
    return true;
}

static int failures, checks;

static void check(bool holds, const char *what)
{
    checks++;
    if (!holds) {
        failures++;
        printf("wrong: %s\n", what);
    }
}

/* ---- one step ---- */

static uint64_t stack_high;
static uint64_t seen_outer, true_outer, seen_from_body;

/* More arguments than registers: it has a frame of its own between the wrapper's and whatever it calls. */
__attribute__((noinline)) static int body(int a, int b, int c, int d, int e, int f, int g, int h)
{
    const uint64_t *frame = __builtin_frame_address(0);
    uint64_t sp = (uint64_t)(frame + 2), fp = frame[0];
    uint64_t binding = unwind_caller(frame[1], &sp, &fp, stack_high);

    seen_from_body = binding != 0 ? unwind_caller(binding, &sp, &fp, stack_high) : 0;
    return a + b + c + d + e + f + g + h;
}

__attribute__((noinline)) static int wrapper(int value)
{
    const uint64_t *frame = __builtin_frame_address(0);
    uint64_t sp = (uint64_t)(frame + 2), fp = frame[0];

    seen_outer = unwind_caller(frame[1], &sp, &fp, stack_high);
    return body(1, 1, 1, 1, 1, 1, 1, value) - 6;
}

/* The binding between the program and the wrapper: it uses registers and stack of its own. */
__attribute__((noinline)) static int binding(int value)
{
    volatile char memory[200];

    true_outer = (uint64_t)__builtin_return_address(0);
    memory[value] = (char)value;
    return wrapper(value) + memory[value];
}

static void check_step(void)
{
    volatile int value = 3;
    uint64_t sp = 0, fp = 0;

    stack_high = (uint64_t)__builtin_frame_address(0) + 256;
    for (int pass = 0; pass < 2; pass++) { /* the second time from the cache */
        seen_outer = seen_from_body = 0;
        value = binding(3);
        check(seen_outer == true_outer && value == 7, "a wrapper sees who called its caller");
        check(seen_from_body == true_outer, "so does what a wrapper calls");
        rule_cache_forget();
    }
    check(unwind_caller(1, &sp, &fp, 0) == 0, "no code, no caller");
    sp = fp = stack_high;
    check(unwind_caller(true_outer, &sp, &fp, stack_high) == 0, "nothing is read above the stack");
    check(sp == stack_high && fp == stack_high, "and the registers stay");
}

/* ---- objects ---- */

static void check_objects(void)
{
    const struct region_module *own = module_find((uint64_t)check_objects);
    const struct region_module *libc = module_find((uint64_t)&printf);
    const struct region_module *library, *again;
    struct module_view view;
    void *handle = dlopen("libm.so.6", RTLD_NOW);
    uint64_t sine;
    int local;

    check(own != NULL && strstr(own->path, "steps") != NULL && own->inode != 0, "our own object is known by its file");
    check(libc != NULL && strstr(libc->path, "libc") != NULL && libc->build_id_size > 0, "libc and its build id");
    check(libc == NULL || libc->eh_frame_hdr_size > 12, "libc's unwind table");
    check(module_find((uint64_t)&local) == NULL && module_find(0) == NULL, "no object on the stack nor at 0");
    check(module_locate((uint64_t)check_objects, &view) && view.eh_frame_hdr == own->eh_frame_hdr, "two ways to a table");
    if (handle == NULL)
        return;
    sine = (uint64_t)dlsym(handle, "sin");
    check(module_find(sine) == NULL, "an object that was opened is known after the refresh only");
    module_refresh();
    library = module_find(sine);
    check(library != NULL && library->loaded_ns != 0 && library->unloaded_ns == 0, "it is known now");
    dlclose(handle);
    module_refresh();
    check(module_find(sine) == NULL && library != NULL && library->unloaded_ns != 0, "and it is gone after it was closed");
    handle = dlopen("libm.so.6", RTLD_NOW);
    module_refresh();
    again = module_find((uint64_t)dlsym(handle, "sin"));
    check(again != NULL && again->unloaded_ns == 0 && (again == library) == (again->start == library->start),
          "opened again in the same place, it takes up its record");
}

/* ---- code without an object ---- */

#if defined(__x86_64__)

static const uint8_t PYTHON_3_12[] = {0x48, 0x83, 0xec, 0x08, 0xff, 0xd1, 0x48, 0x83, 0xc4, 0x08, 0xc3};
static const uint8_t PYTHON_3_14[] = {0x55, 0x48, 0x89, 0xe5, 0xff, 0xd1, 0x5d, 0xc3};
static uint64_t frames[64];
static size_t frames_count;
static unsigned frames_flags;

static void on_signal(int number, siginfo_t *info, void *context)
{
    uint64_t here = (uint64_t)__builtin_frame_address(0);

    (void)number;
    (void)info;
    errno = 77;
    frames_count = unwind_stack(context, here - (1 << 16), stack_high, frames, 64, &frames_flags);
    check(errno == 77, "errno is left alone");
}

/* Called in its third argument's place by the trampolines: rcx is the fourth. */
static long called(long a, long b, long c)
{
    raise(SIGUSR1);
    return a + b + c;
}

static void check_trampoline(const uint8_t *bytes, size_t size, const char *what)
{
    uint8_t *code = mmap(NULL, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    long (*run)(long, long, long, long (*)(long, long, long));
    bool through = false;

    if (code == MAP_FAILED)
        return;
    memcpy(code, bytes, size);
    *(void **)&run = code;
    stack_high = (uint64_t)__builtin_frame_address(0) + (1 << 14);
    check(run(1, 2, 3, called) == 6, "the trampoline calls");
    for (size_t i = 0; i + 1 < frames_count; i++) {
        const struct region_module *next = module_find(frames[i + 1]);

        through |= frames[i] == (uint64_t)code + 6 && next != NULL && strstr(next->path, "steps") != NULL;
    }
    check(through, what);
    check(rule_kind(trampoline_rule((uint64_t)code, false)) == RULE_FRAME, "its first instruction");
    check(trampoline_rule((uint64_t)code + 2, false) == RULE_EMPTY, "not inside an instruction");
    code[4] ^= 1;
    check(trampoline_rule((uint64_t)code + 6, true) == RULE_EMPTY, "other bytes are no trampoline");
    munmap(code, 4096);
    check(trampoline_rule((uint64_t)code + 6, true) == RULE_EMPTY, "unmapped memory is not touched");
    rule_cache_forget();
}

static void check_trampolines(void)
{
    struct sigaction action = {.sa_sigaction = on_signal, .sa_flags = SA_SIGINFO};

    sigaction(SIGUSR1, &action, NULL);
    check_trampoline(PYTHON_3_12, sizeof PYTHON_3_12, "the walk goes through the trampoline of Python 3.12");
    check_trampoline(PYTHON_3_14, sizeof PYTHON_3_14, "the walk goes through one with a frame pointer");
}

#else

static void check_trampolines(void)
{
}

#endif

/* ---- bounds ---- */

/* The signal stack of a context is the kernel's to fill in: getcontext leaves it as it is. */
static void check_bounds(void)
{
    ucontext_t context = {0};
    uint64_t some[4];
    unsigned flags = 0;

    getcontext(&context);
    check(unwind_stack(&context, 0x1000, 0x2000, some, 4, &flags) > 1,
          "a stack that nobody told of is read where the kernel says that it can be");
#if defined(__x86_64__)
    context.uc_mcontext.gregs[REG_RSP] = 0x1000;
#else
    context.uc_mcontext.sp = 0x1000;
#endif
    flags = 0;
    check(unwind_stack(&context, 0x100000, 0x200000, some, 4, &flags) == 1 && flags == UNWIND_TRUNCATED,
          "where it cannot, the innermost frame alone");
    check(unwind_stack(&context, 0, UINT64_MAX, some, 0, &flags) == 0 && flags == UNWIND_TRUNCATED, "no room, no frames");
    check(memory_readable((uint64_t)&context, sizeof context) && !memory_readable(8, 8) &&
              !memory_readable(UINT64_MAX - 3, 8),
          "memory that can be read, and that cannot");
}

int main(void)
{
    enum { MODULES = 256 };
    struct region_header *header = calloc(1, sizeof *header + MODULES * sizeof(struct region_module));

    if (header == NULL)
        return 2;
    header->modules_offset = sizeof *header;
    header->modules_capacity = MODULES;
    if (readlink("/proc/self/exe", header->executable, sizeof header->executable - 1) < 0)
        return 1;
    module_init(header);
    check_step();
    check_objects();
    check(header->losses[LOSS_MODULES_FULL] == 0, "there was room for all");
    check_trampolines();
    check_bounds();
    printf("%d checks, %d wrong\n", checks, failures);
    return failures != 0;
}
