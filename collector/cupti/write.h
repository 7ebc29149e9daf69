/* The file of a process's sums, as JSON: crates/format/src/kernels.rs reads it. */

#ifndef STEELYARD_CUPTI_WRITE_H
#define STEELYARD_CUPTI_WRITE_H

#include <stdbool.h>
#include <stdint.h>

#include "cupti/sums.h"

struct write_device {
    uint32_t device;
    char name[256];
    char address[32]; /* PCI; empty if not known */
};

struct write_facts {
    uint32_t version;       /* CUPTI's; 0 none */
    uint32_t driver;        /* major version of CUDA that the driver is for */
    const char *failed;     /* a word, empty where all is well */
    const char *function;   /* that failed, with this result */
    int32_t result;
    uint64_t clock_error_ns; /* of its moments, against CLOCK_MONOTONIC, by our conversion */
    bool ended;              /* all was asked of CUPTI at the end */
    const struct write_device *devices;
    uint32_t device_count;
};

/* Under a temporary name first, so that readers never see half of it. Not where the program's limit of file sizes, or a full
 * file system, leaves no room: what was there stays. `sums` may be NULL. */
void write_file(const char *path, const struct write_facts *facts, struct sums *sums);

#endif
