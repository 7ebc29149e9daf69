/* A library to preload that samples a program with the unwinder under test, for two uses.
 *
 *  UNWIND_RECORD=PREFIX  writes PREFIX.<pid>: for each sample the registers, the frames found and the bytes of the stack,
 *                        then the objects mapped. crates/oracle walks the same stacks with another unwinder and compares.
 *  UNWIND_COST=FILE      appends one line: what the walks cost.
 *
 * UNWIND_PERIOD_US is the time between samples (1000), UNWIND_SAMPLES the most in one process, UNWIND_SLICE the most bytes of
 * stack in one sample. All numbers in the file are little-endian words of eight bytes:
 *
 *  sample  1, pc, sp, fp, low, size of the slice, flags, count, frames …, bytes of the slice from `low` on
 *  object  2, start, end, bias, size of the image (the vDSO's only, else 0), size of the path, path, image
 *
 * where path, slice and image are padded to eight bytes. */

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#include <dlfcn.h>

#include "ground/arch.h"
#include "region/region.h"
#include "region/thread.h"
#include "unwinding/module.h"
#include "unwinding/registers.h"
#include "unwinding/unwind.h"

/* Instead of thread.c: nobody is recorded here. */
__thread struct region_thread *thread_self;

/* All of the table is there. */
bool region_has_module(uint32_t number)
{
    (void)number;
    return true;
}

#define FILE_SIZE (UINT64_C(1) << 30)
#define SIGNAL (SIGRTMIN + 9)

enum {
    FRAMES = 1024,
    MODULES = 1024,
    COSTS = 1 << 20,
};

static struct {
    struct region_header header;
    struct region_module modules[MODULES];
} *region_memory;

static uint8_t *file; /* NULL: costs only */
static char file_name[4096];
static uint64_t file_used;
static uint64_t samples, samples_most = 1000, slice_most = 1 << 20, period_us = 1000;
static uint32_t *costs;
static uint64_t complete, frames_all;
static pid_t owner;
static bool running;

struct bounds {
    uint64_t low, high;
};
static _Thread_local struct bounds bounds __attribute__((tls_model("initial-exec")));

/* ---- the stack of a thread ---- */

static uint64_t hex(const char **at)
{
    uint64_t value = 0;

    for (;; (*at)++) {
        if (**at >= '0' && **at <= '9')
            value = value * 16 + (uint64_t)(**at - '0');
        else if (**at >= 'a' && **at <= 'f')
            value = value * 16 + (uint64_t)(**at - 'a') + 10;
        else
            return value;
    }
}

/* The mapping around the stack pointer, from /proc/self/maps: "low-high …" a line. */
static struct bounds find_bounds(uint64_t sp)
{
    FILE *maps = fopen("/proc/self/maps", "re");
    struct bounds found = {0, 0};
    char line[4096];

    while (maps != NULL && found.high == 0 && fgets(line, sizeof line, maps) != NULL) {
        const char *at = line;
        uint64_t low = hex(&at), high = (at++, hex(&at));

        if (low <= sp && sp < high)
            found = (struct bounds){low, high};
        if (found.high != 0 && strstr(line, "[stack]") != NULL)
            found.low = high - (8 << 20); /* it grows */
    }
    if (maps != NULL)
        fclose(maps);
    return found;
}

/* ---- in the handler ---- */

static uint64_t *reserve(uint64_t bytes)
{
    uint64_t at = __atomic_fetch_add(&file_used, bytes, __ATOMIC_RELAXED);

    if (at + bytes > FILE_SIZE)
        return NULL;
    return (uint64_t *)(file + at);
}

static void write_sample(const ucontext_t *context, const uint64_t *frames, size_t count, unsigned flags)
{
    uint64_t sp = context_register(context, REGISTER_SP);
    bool apart = sp < bounds.low || sp > bounds.high; /* on a signal stack: only ours knows it */
    uint64_t low = apart ? sp : sp - RED_ZONE < bounds.low ? bounds.low : sp - RED_ZONE;
    uint64_t size = apart ? 0 : (bounds.high - low < slice_most ? bounds.high - low : slice_most) & ~UINT64_C(7);
    uint64_t head[] = {1, context_pc(context), sp, context_register(context, REGISTER_FP), low, size, flags, count};
    uint64_t *at = reserve(sizeof head + 8 * count + size);

    if (at == NULL) {
        samples_most = 0;
        return;
    }
    memcpy(at + 1, head + 1, sizeof head - 8);
    memcpy(at + 8, frames, 8 * count);
    memcpy(at + 8 + count, (const void *)low, size);
    __atomic_store_n(at, 1, __ATOMIC_RELEASE);
}

static void on_signal(int number, siginfo_t *info, void *argument)
{
    const ucontext_t *context = argument;
    uint64_t frames[FRAMES], begin, sample;
    int saved = errno;
    unsigned flags;
    size_t count;

    (void)number;
    (void)info;
    sample = __atomic_fetch_add(&samples, 1, __ATOMIC_RELAXED);
    if (running && sample < samples_most && bounds.high != 0) {
        begin = arch_cycles();
        count = unwind_stack(context, bounds.low, bounds.high, frames, FRAMES, &flags);
        if (sample < COSTS)
            costs[sample] = (uint32_t)(arch_cycles() - begin);
        __atomic_fetch_add(&complete, (flags & UNWIND_TRUNCATED) == 0, __ATOMIC_RELAXED);
        __atomic_fetch_add(&frames_all, count, __ATOMIC_RELAXED);
        if (file != NULL)
            write_sample(context, frames, count, flags);
    }
    errno = saved;
}

/* ---- timers, one a thread ---- */

static void start_timer(void)
{
    struct sigevent event = {.sigev_notify = SIGEV_THREAD_ID, .sigev_signo = SIGNAL};
    struct itimerspec every = {{(time_t)(period_us / 1000000), (long)(period_us % 1000000) * 1000},
                               {(time_t)(period_us / 1000000), (long)(period_us % 1000000) * 1000}};
    timer_t timer;

    bounds = find_bounds(arch_sp());
    event._sigev_un._tid = (pid_t)syscall(SYS_gettid);
    if (timer_create(CLOCK_MONOTONIC, &event, &timer) == 0)
        timer_settime(timer, 0, &every, NULL);
}

struct thread {
    void *(*routine)(void *);
    void *argument;
};

static void *thread_begin(void *argument)
{
    struct thread thread = *(struct thread *)argument;

    free(argument);
    start_timer();
    return thread.routine(thread.argument);
}

int pthread_create(pthread_t *id, const pthread_attr_t *attributes, void *(*routine)(void *), void *argument)
{
    static int (*next)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
    struct thread *thread = malloc(sizeof *thread);

    if (next == NULL)
        *(void **)&next = dlsym(RTLD_NEXT, "pthread_create");
    if (thread == NULL || !running)
        return next(id, attributes, routine, argument);
    *thread = (struct thread){routine, argument};
    return next(id, attributes, thread_begin, thread);
}

/* So that the objects listed at the end are those that were there at each sample. */
int dlclose(void *handle)
{
    (void)handle;
    return 0;
}

/* ---- start and end ---- */

static uint64_t number_of(const char *name, uint64_t otherwise)
{
    const char *text = getenv(name);

    return text != NULL ? strtoull(text, NULL, 10) : otherwise;
}

static void *map(size_t size, int descriptor)
{
    int flags = descriptor < 0 ? MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE : MAP_SHARED;
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, flags, descriptor, 0);

    return memory == MAP_FAILED ? NULL : memory;
}

static void open_file(const char *prefix)
{
    int descriptor;

    snprintf(file_name, sizeof file_name, "%s.%d", prefix, (int)owner);
    descriptor = open(file_name, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (descriptor >= 0 && ftruncate(descriptor, (off_t)FILE_SIZE) == 0)
        file = map(FILE_SIZE, descriptor);
    close(descriptor);
}

static bool only_others_wanted(void)
{
    const char *only = getenv("UNWIND_ONLY");
    char path[4096] = "";

    return only != NULL && readlink("/proc/self/exe", path, sizeof path - 1) > 0 && strstr(path, only) == NULL;
}

static void child(void)
{
    running = false;
}

__attribute__((constructor)) static void start(void)
{
    const char *prefix = getenv("UNWIND_RECORD");
    struct sigaction action = {.sa_sigaction = on_signal, .sa_flags = SA_SIGINFO | SA_RESTART};

    if ((prefix == NULL && getenv("UNWIND_COST") == NULL) || only_others_wanted())
        return;
    owner = getpid();
    samples_most = number_of("UNWIND_SAMPLES", samples_most);
    slice_most = number_of("UNWIND_SLICE", slice_most);
    period_us = number_of("UNWIND_PERIOD_US", period_us);
    region_memory = map(sizeof *region_memory, -1);
    costs = map(COSTS * sizeof *costs, -1);
    if (region_memory == NULL || costs == NULL)
        return;
    if (prefix != NULL)
        open_file(prefix);
    region_memory->header.modules_offset = sizeof region_memory->header;
    region_memory->header.modules_capacity = MODULES;
    if (readlink("/proc/self/exe", region_memory->header.executable, sizeof region_memory->header.executable - 1) < 0)
        return;
    module_init(&region_memory->header);
    pthread_atfork(NULL, NULL, child);
    sigaction(SIGNAL, &action, NULL);
    running = true;
    start_timer();
}

static uint64_t padded(uint64_t bytes, uint64_t to)
{
    return (bytes + to - 1) & ~(to - 1);
}

/* The vDSO is in no file. It is mapped in whole pages, and its section headers come after what its segment names. */
static void write_object(const struct region_module *module)
{
    uint64_t path = strlen(module->path);
    uint64_t image = module->path[0] == '[' ? padded(module->end - module->start, 4096) : 0;
    uint64_t head[] = {2, module->start, module->end, module->bias, image, path};
    uint64_t *at = reserve(sizeof head + padded(path, 8) + image);

    if (at == NULL)
        return;
    memcpy(at, head, sizeof head);
    memcpy(at + 6, module->path, path);
    memcpy((char *)(at + 6) + padded(path, 8), (const void *)module->start, image);
}

static int by_size(const void *left, const void *right)
{
    uint32_t a = *(const uint32_t *)left, b = *(const uint32_t *)right;

    return (a > b) - (a < b);
}

static double cycles_per_us(void)
{
    struct timespec pause = {0, 20000000}, before, after;
    uint64_t begin = arch_cycles();

    clock_gettime(CLOCK_MONOTONIC, &before);
    nanosleep(&pause, NULL);
    clock_gettime(CLOCK_MONOTONIC, &after);
    return (double)(arch_cycles() - begin) /
           ((double)(after.tv_sec - before.tv_sec) * 1e6 + (double)(after.tv_nsec - before.tv_nsec) / 1e3);
}

static void write_costs(const char *path)
{
    uint64_t count = samples < samples_most ? samples : samples_most;
    double rate = cycles_per_us();
    FILE *out = fopen(path, "a");

    if (out == NULL || count == 0)
        return;
    if (count > COSTS)
        count = COSTS;
    qsort(costs, count, sizeof *costs, by_size);
    fprintf(out, "%-20s %6lu samples, depth %5.1f, complete %6.2f %%, ",
            getenv("UNWIND_LABEL") != NULL ? getenv("UNWIND_LABEL") : program_invocation_short_name, count,
            (double)frames_all / (double)count, 100.0 * (double)complete / (double)count);
    fprintf(out, "median %6u cycles (%5.2f us), p99 %6u cycles (%5.2f us)\n", costs[count / 2],
            costs[count / 2] / rate, costs[count * 99 / 100], costs[count * 99 / 100] / rate);
    fclose(out);
}

__attribute__((destructor)) static void end(void)
{
    if (!running || owner != getpid())
        return;
    running = false;
    module_refresh();
    if (getenv("UNWIND_COST") != NULL)
        write_costs(getenv("UNWIND_COST"));
    if (file == NULL)
        return;
    for (uint32_t i = 0; i < region_memory->header.modules_used; i++)
        write_object(&region_memory->modules[i]);
    if (truncate(file_name, (off_t)(file_used < FILE_SIZE ? file_used : FILE_SIZE)) != 0)
        unlink(file_name);
}
