/* What is needed of CUPTI's activity interface, written after NVIDIA's documentation ("CUPTI", chapter "CUPTI Activity
 * API"): nothing of NVIDIA's is needed to build this, and nothing of theirs is in it. Each version of CUPTI has records of
 * its own, which grow at their ends: these are the leading fields that all versions in `cupti_is_known` have in the same
 * places. tests/cupti/layout.c compares them with NVIDIA's own headers, version by version. */

#ifndef STEELYARD_CUPTI_H
#define STEELYARD_CUPTI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Of cuptiGetVersion: 18 is CUDA 11.8, 28 is 12.9, 130500 is 13.5. */
static inline bool cupti_is_known(uint32_t version)
{
    return (version >= 18 && version <= 28) || (version >= 130000 && version < 130600);
}

/* The major version of the CUDA that a CUPTI is of. 18 is of 11.8, and of some 12.0. */
static inline uint32_t cupti_cuda(uint32_t version)
{
    return version >= 130000 ? version / 10000 : version >= 19 ? 12 : 11;
}

enum cupti_result {
    CUPTI_FINE = 0,
    CUPTI_FAILED_NOT_INITIALIZED = 15,
    CUPTI_FAILED_PRIVILEGES = 35,
    CUPTI_FAILED_OLD_PROFILER = 36,
    CUPTI_FAILED_SUBSCRIBERS = 39,
    CUPTI_FAILED_VIRTUAL_PRIVILEGES = 40,
};

enum cupti_kind {
    CUPTI_MEMCPY = 1,
    CUPTI_MEMSET = 2,
    CUPTI_KERNEL = 3,
    CUPTI_CONCURRENT_KERNEL = 10,
    CUPTI_MEMCPY_PEERS = 22,
};

/* From where to where; arrays of the device are "A". */
enum cupti_copy {
    CUPTI_COPY_UNKNOWN,
    CUPTI_HOST_TO_DEVICE,
    CUPTI_DEVICE_TO_HOST,
    CUPTI_HOST_TO_ARRAY,
    CUPTI_ARRAY_TO_HOST,
    CUPTI_ARRAY_TO_ARRAY,
    CUPTI_ARRAY_TO_DEVICE,
    CUPTI_DEVICE_TO_ARRAY,
    CUPTI_DEVICE_TO_DEVICE,
    CUPTI_HOST_TO_HOST,
    CUPTI_PEER_TO_PEER,
};

enum cupti_memory {
    CUPTI_MEMORY_UNKNOWN,
    CUPTI_PAGEABLE,
    CUPTI_PINNED,
    CUPTI_DEVICE,
    CUPTI_ARRAY,
    CUPTI_MANAGED,
    CUPTI_DEVICE_STATIC,
    CUPTI_MANAGED_STATIC,
};

/* Every record begins with its kind. Times are nanoseconds; 0 where they were not taken. */

struct cupti_kernel {
    uint32_t kind;
    uint8_t cache[2];
    uint16_t registers;
    uint32_t cache_partition[2];
    uint64_t start;
    uint64_t end;
    uint64_t completed;
    uint32_t device;
    uint32_t context;
    uint32_t stream;
    int32_t grid[3];
    int32_t block[3];
    int32_t shared_memory[2];
    uint32_t local_memory[2];
    uint32_t correlation;
    int64_t grid_id;
    const char *name; /* as the compiler wrote it */
};

/* A copy within a device or between it and the host, and the head of one between two devices. */
struct cupti_copied {
    uint32_t kind;
    uint8_t direction; /* enum cupti_copy */
    uint8_t source;    /* enum cupti_memory */
    uint8_t target;
    uint8_t flags;
    uint64_t bytes;
    uint64_t start;
    uint64_t end;
    uint32_t device;
};

struct cupti_set {
    uint32_t kind;
    uint32_t value;
    uint64_t bytes;
    uint64_t start;
    uint64_t end;
    uint32_t device;
    uint32_t context;
    uint32_t stream;
    uint32_t correlation;
    uint16_t flags;
    uint16_t memory; /* enum cupti_memory */
};

_Static_assert(offsetof(struct cupti_kernel, start) == 16 && offsetof(struct cupti_kernel, device) == 40 &&
                   offsetof(struct cupti_kernel, grid) == 52 && offsetof(struct cupti_kernel, block) == 64 &&
                   offsetof(struct cupti_kernel, name) == 104,
               "CUpti_ActivityKernel8 to 13");
_Static_assert(offsetof(struct cupti_copied, bytes) == 8 && offsetof(struct cupti_copied, device) == 32,
               "CUpti_ActivityMemcpy5 to 7");
_Static_assert(offsetof(struct cupti_set, device) == 32 && offsetof(struct cupti_set, memory) == 50,
               "CUpti_ActivityMemset4 to 5");

typedef void cupti_buffer_wanted(uint8_t **buffer, size_t *size, size_t *most_records);
typedef void cupti_buffer_full(void *context, uint32_t stream, uint8_t *buffer, size_t size, size_t filled);

/* The functions, by their names in the library less `cupti`. Those of CUPTI_OPTIONAL are missing in older versions. */
#define CUPTI_FUNCTIONS(X)                                                                            \
    X(GetVersion, (uint32_t * version))                                                               \
    X(Subscribe, (void **subscriber, void (*callback)(void), void *data))                             \
    X(Unsubscribe, (void *subscriber))                                                                \
    X(ActivityRegisterCallbacks, (cupti_buffer_wanted * wanted, cupti_buffer_full * full))            \
    X(ActivityEnable, (uint32_t kind))                                                                \
    X(ActivityGetNextRecord, (uint8_t * buffer, size_t filled, void **record))                        \
    X(ActivityGetNumDroppedRecords, (void *context, uint32_t stream, size_t *dropped))                \
    X(ActivityFlushAll, (uint32_t flags))                                                             \
    X(GetTimestamp, (uint64_t * now))
#define CUPTI_OPTIONAL(X) X(ActivityRegisterTimestampCallback, (uint64_t (*now)(void)))

#define CUPTI_FLUSH_FORCED 1

struct cupti {
#define CUPTI_POINTER(name, parameters) int(*name) parameters;
    CUPTI_FUNCTIONS(CUPTI_POINTER)
    CUPTI_OPTIONAL(CUPTI_POINTER)
#undef CUPTI_POINTER
    uint32_t version;
    bool refused; /* none was taken, and one of them because its version is unknown */
};

/* Opens the CUPTI that goes with a driver of this major version of CUDA: the one that the program has loaded, else what is
 * found. False where there is none. */
bool cupti_find(struct cupti *cupti, uint32_t driver);

#endif
