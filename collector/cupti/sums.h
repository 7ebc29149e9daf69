/* What a process did on its devices, as sums: kernels by name, copies by what they are from and to, and when each device was
 * busy. Bounded, whatever the program does. Not for several threads at once. */

#ifndef STEELYARD_CUPTI_SUMS_H
#define STEELYARD_CUPTI_SUMS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SUMS_KERNELS 2048        /* names; further kernels are one row */
#define SUMS_NAME 8192           /* bytes of a name, the last zero included */
#define SUMS_NAMES (4u << 20)    /* bytes of all names */
#define SUMS_DEVICES 64
#define SUMS_COPIES 256          /* kinds of copies, by device */
#define SUMS_BINS 1024           /* of a device; two become one where they do not do */
#define SUMS_BIN_NS 1000000000u  /* the narrowest, and all begin at a multiple of their width */

struct sums_kernel {
    const char *name; /* NULL: of those that are not kept by name */
    uint32_t device;
    uint64_t calls;
    uint64_t untimed; /* of these: without start or end */
    uint64_t time_ns;
    uint64_t least_ns;
    uint64_t most_ns;
    int32_t grid[3]; /* of the longest */
    int32_t block[3];
};

struct sums_copy {
    uint32_t device;
    uint8_t direction; /* enum cupti_copy; SUMS_SET: the memory was set */
    uint8_t source;    /* enum cupti_memory */
    uint8_t target;
    uint64_t count;
    uint64_t untimed;
    uint64_t bytes;
    uint64_t time_ns;
};

#define SUMS_SET 255

struct sums_span {
    uint64_t start;
    uint64_t end;
};

/* The union of intervals: exact as long as each comes before those that begin SUMS_LATE_NS after its end. */
struct sums_union {
    struct sums_span *spans; /* apart, in order */
    size_t count;
    size_t room;
    uint64_t settled; /* what lies before this is in the bins, and may not change */
    uint64_t total_ns;
    uint64_t bins[SUMS_BINS];
};

#define SUMS_LATE_NS UINT64_C(2000000000)
#define SUMS_SPANS (1u << 17) /* where there are more, the older half is settled sooner */

enum sums_what {
    SUMS_KERNELS_RUN,
    SUMS_COPIES_RUN,
    SUMS_ANY_RUNS,
    SUMS_UNIONS,
};

struct sums_device {
    uint32_t device;
    uint64_t first_ns; /* start of what ran first */
    uint64_t last_ns;
    bool binned;        /* some are in the bins: the first of these stays */
    uint64_t first_bin; /* in widths since the start of the clock */
    uint64_t bin_ns;
    struct sums_union unions[SUMS_UNIONS];
};

struct sums {
    struct sums_kernel kernels[SUMS_KERNELS];
    uint32_t kernel_count;
    struct sums_copy copies[SUMS_COPIES];
    uint32_t copy_count;
    struct sums_device *devices[SUMS_DEVICES];
    uint32_t device_count;
    uint64_t dropped; /* records that are in no sum: lost by CUPTI, or without room here */
    uint64_t late;    /* records that came too late to be in a union, or found no memory */
    uint64_t records;
    char *names;
    size_t names_used;
    uint32_t by_name[4 * SUMS_KERNELS];    /* number of the kernel, from 1 */
    uint32_t by_pointer[4 * SUMS_KERNELS]; /* likewise, a guess: most records of a name have it in one place */
};

struct sums *sums_new(void); /* NULL without memory */

/* A buffer of records is added by these, and then `sums_settle` once. Times in nanoseconds of CLOCK_MONOTONIC. */
void sums_add_kernel(struct sums *sums, uint32_t device, const char *name, uint64_t start, uint64_t end,
                     const int32_t grid[3], const int32_t block[3]);
void sums_add_copy(struct sums *sums, struct sums_copy copy, uint64_t start, uint64_t end);
void sums_settle(struct sums *sums);

struct sums_seen {
    uint64_t total_ns;
    uint64_t bins[SUMS_BINS];
};

/* A union as it stands, what is not settled included. `first_bin` and `bin_ns` of the device hold for it until more is added. */
void sums_look(struct sums_device *device, enum sums_what what, struct sums_seen *seen);

#endif
