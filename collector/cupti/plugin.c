/* libsteelyard-cupti.so: GPU kernels and copies of a process, by NVIDIA's CUPTI. The driver loads it where CUDA_INJECTION64_PATH
 * names it, at the end of the program's first cuInit. It records only where libsteelyard.so does, in a file beside the region.
 *
 * Unlike that library this one may allocate, lock and format: no call of the program's passes through it. CUPTI calls it
 * from a thread of its own, and we have another, which asks once a second for what CUPTI holds back, so that of a program
 * that is killed no more than a second is missing. The program is not told of any of this: whatever fails is written down
 * for the report, and the driver hears that all is well. */

#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <time.h>

#include "cupti/cupti.h"
#include "cupti/sums.h"
#include "cupti/write.h"
#include "ground/system.h"

#define EXPORT __attribute__((visibility("default")))

#define BUFFER (2u << 20)
#define KEPT_BUFFERS 8
#define PERIOD_S 1

static struct cupti cupti;
static void *subscriber;
static char path[4096];
static uint32_t owner; /* process id: a child of a fork has all of this, and no thread, and no device */
static struct write_device devices[SUMS_DEVICES];
static struct write_facts facts = {.failed = "", .function = "", .devices = devices};

/* Sums, kept buffers and the file. Held for a few milliseconds at most. */
static atomic_flag busy = ATOMIC_FLAG_INIT;
static struct sums *sums;
static uint8_t *kept[KEPT_BUFFERS];
static unsigned kept_count;

static uint32_t stopped; /* a futex */
static atomic_bool flushing;

static void hold(void)
{
    while (atomic_flag_test_and_set_explicit(&busy, memory_order_acquire))
        system_call(SYS_sched_yield, 0, 0, 0, 0, 0, 0);
}

static void let_go(void)
{
    atomic_flag_clear_explicit(&busy, memory_order_release);
}

static uint64_t monotonic_ns(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

/* What is to be added to CUPTI's moments; 0 where they are ours. */
static int64_t clock_offset_ns;

static uint64_t moment(uint64_t cupti_ns)
{
    return cupti_ns != 0 ? (uint64_t)((int64_t)cupti_ns + clock_offset_ns) : 0;
}

static void buffer_wanted(uint8_t **buffer, size_t *size, size_t *most_records)
{
    *most_records = 0;
    hold();
    *buffer = kept_count > 0 ? kept[--kept_count] : NULL;
    let_go();
    if (*buffer == NULL)
        *buffer = malloc(BUFFER);
    *size = *buffer != NULL ? BUFFER : 0;
}

static void add_record(const void *record)
{
    switch (*(const uint32_t *)record) {
    case CUPTI_KERNEL:
    case CUPTI_CONCURRENT_KERNEL: {
        const struct cupti_kernel *kernel = record;

        sums_add_kernel(sums, kernel->device, kernel->name, moment(kernel->start), moment(kernel->end), kernel->grid,
                        kernel->block);
        break;
    }
    case CUPTI_MEMCPY:
    case CUPTI_MEMCPY_PEERS: {
        const struct cupti_copied *copy = record;
        struct sums_copy made = {copy->device, copy->direction, copy->source, copy->target, 0, 0, copy->bytes, 0};

        if (copy->kind == CUPTI_MEMCPY_PEERS)
            made.direction = CUPTI_PEER_TO_PEER;
        sums_add_copy(sums, made, moment(copy->start), moment(copy->end));
        break;
    }
    case CUPTI_MEMSET: {
        const struct cupti_set *set = record;
        struct sums_copy made = {set->device, SUMS_SET, CUPTI_MEMORY_UNKNOWN, (uint8_t)set->memory, 0, 0, set->bytes, 0};

        sums_add_copy(sums, made, moment(set->start), moment(set->end));
        break;
    }
    default:
        break;
    }
}

static void buffer_full(void *context, uint32_t stream, uint8_t *buffer, size_t size, size_t filled)
{
    size_t dropped = 0;
    void *record = NULL;

    (void)size;
    if (buffer == NULL)
        return;
    hold();
    while (filled > 0 && cupti.ActivityGetNextRecord(buffer, filled, &record) == CUPTI_FINE)
        add_record(record);
    sums_settle(sums);
    if (cupti.ActivityGetNumDroppedRecords(context, stream, &dropped) == CUPTI_FINE)
        sums->dropped += dropped;
    if (kept_count < KEPT_BUFFERS) {
        kept[kept_count++] = buffer;
        buffer = NULL;
    }
    let_go();
    free(buffer);
}

static void *driver(const char *name)
{
    void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_NOLOAD);

    return library != NULL ? dlsym(library, name) : NULL;
}

/* Its name, and its address by which it is known beyond this process. */
static void describe(uint32_t device)
{
    int (*get)(int *found, int number), (*name)(char *, int, int), (*address)(char *, int, int);
    struct write_device *known = &devices[facts.device_count];
    int handle;

    *(void **)&get = driver("cuDeviceGet");
    *(void **)&name = driver("cuDeviceGetName");
    *(void **)&address = driver("cuDeviceGetPCIBusId");
    known->device = device;
    if (get != NULL && get(&handle, (int)device) == 0) {
        if (name == NULL || name(known->name, sizeof known->name, handle) != 0)
            known->name[0] = '\0';
        if (address == NULL || address(known->address, sizeof known->address, handle) != 0)
            known->address[0] = '\0';
    }
    facts.device_count++;
}

/* By one thread at a time. */
static void write_down(void)
{
    static uint64_t written = UINT64_MAX;
    uint32_t count;

    hold();
    count = sums != NULL ? sums->device_count : 0;
    let_go();
    while (facts.device_count < count) /* the driver has locks of its own */
        describe(sums->devices[facts.device_count]->device);
    hold();
    if (sums == NULL || facts.ended || sums->records + sums->dropped != written)
        write_file(path, &facts, sums);
    written = sums != NULL ? sums->records + sums->dropped : 0;
    let_go();
}

static void *every_second(void *unused)
{
    const struct timespec period = {PERIOD_S, 0};

    prctl(PR_SET_NAME, "steelyard", 0, 0, 0);
    while (system_call(SYS_futex, (long)&stopped, FUTEX_WAIT_PRIVATE, 0, (long)&period, 0, 0) != -EAGAIN &&
           __atomic_load_n(&stopped, __ATOMIC_ACQUIRE) == 0) {
        atomic_store(&flushing, true);
        if (__atomic_load_n(&stopped, __ATOMIC_SEQ_CST) == 0) {
            cupti.ActivityFlushAll(0);
            write_down();
        }
        atomic_store(&flushing, false);
    }
    return unused;
}

static void end(void)
{
    /* A flush that has begun is not to be met by another; one that waits for a device that hangs is not waited for. */
    const struct timespec pause = {0, 1000000};

    if (system_process_id() != owner)
        return;
    __atomic_store_n(&stopped, 1, __ATOMIC_SEQ_CST);
    system_call(SYS_futex, (long)&stopped, FUTEX_WAKE_PRIVATE, INT_MAX, 0, 0, 0);
    for (unsigned ms = 0; ms < 2000 && atomic_load(&flushing); ms++)
        system_call(SYS_nanosleep, (long)&pause, 0, 0, 0, 0, 0);
    if (atomic_load(&flushing))
        return;
    facts.ended = cupti.ActivityFlushAll(CUPTI_FLUSH_FORCED) == CUPTI_FINE;
    write_down();
}

static bool start_thread(void)
{
    pthread_attr_t attributes;
    pthread_t thread;
    sigset_t all, old;
    bool started;

    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &old);
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    started = pthread_create(&thread, &attributes, every_second, NULL) == 0;
    pthread_attr_destroy(&attributes);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    return started;
}

/* True, and what it was is kept, where a call failed. */
static bool failed(const char *function, int result)
{
    if (result == CUPTI_FINE)
        return false;
    facts.function = function;
    facts.result = result;
    facts.failed = result == CUPTI_FAILED_SUBSCRIBERS || result == CUPTI_FAILED_OLD_PROFILER              ? "taken"
                   : result == CUPTI_FAILED_PRIVILEGES || result == CUPTI_FAILED_VIRTUAL_PRIVILEGES       ? "privileges"
                   : result == CUPTI_FAILED_NOT_INITIALIZED                                               ? "no_device"
                                                                                                          : "refused";
    return true;
}

/* What we need of a subscriber is that there is no other. */
static void nothing(void)
{
}

/* Its clock is to be ours; where an older one cannot, we find out what lies between them. */
static bool set_clock(void)
{
    uint64_t before, theirs, after;

    if (cupti.ActivityRegisterTimestampCallback != NULL &&
        cupti.ActivityRegisterTimestampCallback(monotonic_ns) == CUPTI_FINE)
        return true;
    before = monotonic_ns();
    if (failed("cuptiGetTimestamp", cupti.GetTimestamp(&theirs)))
        return false;
    after = monotonic_ns();
    clock_offset_ns = (int64_t)(before + (after - before) / 2 - theirs);
    facts.clock_error_ns = (after - before) / 2;
    return true;
}

static bool enable(void)
{
    static const uint32_t kinds[] = {CUPTI_CONCURRENT_KERNEL, CUPTI_MEMCPY, CUPTI_MEMSET, CUPTI_MEMCPY_PEERS};

    if (!set_clock() ||
        failed("cuptiActivityRegisterCallbacks", cupti.ActivityRegisterCallbacks(buffer_wanted, buffer_full)))
        return false;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (failed("cuptiActivityEnable", cupti.ActivityEnable(kinds[i])))
            return false;
    if (start_thread())
        return true;
    facts.failed = "thread";
    return false;
}

static bool begin(void)
{
    int (*version)(int *), number = 0;

    *(void **)&version = driver("cuDriverGetVersion");
    if (version != NULL && version(&number) == 0)
        facts.driver = (uint32_t)number / 1000;
    if (!cupti_find(&cupti, version != NULL && number > 0 ? facts.driver : UINT32_MAX)) {
        facts.failed = cupti.refused ? "version" : "library";
        facts.version = cupti.version;
        return false;
    }
    facts.version = cupti.version;
    if ((sums = sums_new()) == NULL) {
        facts.failed = "memory";
        return false;
    }
    if (failed("cuptiSubscribe", cupti.Subscribe(&subscriber, nothing, NULL)))
        return false;
    if (enable())
        return true;
    cupti.Unsubscribe(subscriber); /* for whoever comes next */
    return false;
}

struct entry {
    uint64_t inode;
    int64_t offset;
    unsigned short length;
    unsigned char type;
    char name[];
};

/* The region that libsteelyard.so made for this process: PID-NS.region, the newest where an exec left others. */
static bool find_region(const char *directory)
{
    _Alignas(struct entry) char entries[8192];
    char prefix[16], newest[64] = "";
    long file = system_call(SYS_openat, AT_FDCWD, (long)directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0, 0, 0), size;
    size_t length = (size_t)snprintf(prefix, sizeof prefix, "%u-", owner);

    while (file >= 0 && (size = system_call(SYS_getdents64, file, (long)entries, sizeof entries, 0, 0, 0)) > 0)
        for (long at = 0; at < size; at += ((struct entry *)(entries + at))->length) {
            const char *name = ((struct entry *)(entries + at))->name, *ending = strchr(name, '.');

            if (strncmp(name, prefix, length) == 0 && ending != NULL && strcmp(ending, ".region") == 0 &&
                strlen(name) < sizeof newest &&
                (strlen(name) > strlen(newest) || (strlen(name) == strlen(newest) && strcmp(name, newest) > 0)))
                strcpy(newest, name);
        }
    if (file >= 0)
        system_call(SYS_close, file, 0, 0, 0, 0, 0);
    if (newest[0] == '\0')
        return false;
    *strchr(newest, '.') = '\0';
    int used = snprintf(path, sizeof path, "%s/%s.kernels", directory, newest);

    return used > 0 && (size_t)used < sizeof path;
}

EXPORT int InitializeInjection(void);

EXPORT int InitializeInjection(void)
{
    static atomic_flag begun = ATOMIC_FLAG_INIT;
    const char *directory = getenv("STEELYARD_DIR");

    if (atomic_flag_test_and_set(&begun) || directory == NULL)
        return 1;
    owner = system_process_id();
    if (!find_region(directory))
        return 1;
    if (begin())
        atexit(end);
    else
        facts.ended = true;
    write_down();
    return 1;
}
