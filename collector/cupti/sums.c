#include "cupti/sums.h"

#include <stdlib.h>
#include <string.h>

#define SLOTS (4 * SUMS_KERNELS)

struct sums *sums_new(void)
{
    struct sums *sums = calloc(1, sizeof *sums);

    if (sums != NULL && (sums->names = malloc(SUMS_NAMES)) == NULL) {
        free(sums);
        return NULL;
    }
    return sums;
}

static struct sums_device *device_of(struct sums *sums, uint32_t device)
{
    struct sums_device *found;

    for (uint32_t i = 0; i < sums->device_count; i++)
        if (sums->devices[i]->device == device)
            return sums->devices[i];
    if (sums->device_count == SUMS_DEVICES || (found = calloc(1, sizeof *found)) == NULL)
        return NULL;
    found->device = device;
    found->bin_ns = SUMS_BIN_NS;
    return sums->devices[sums->device_count++] = found;
}

/* FNV-1a. */
static uint32_t hash(const char *name, size_t length, uint32_t device)
{
    uint32_t value = 2166136261u ^ device;

    for (size_t i = 0; i < length; i++)
        value = (value ^ (unsigned char)name[i]) * 16777619u;
    return value;
}

static bool is_named(const struct sums_kernel *kernel, uint32_t device, const char *name)
{
    return kernel->device == device && kernel->name != NULL && strncmp(kernel->name, name, SUMS_NAME - 1) == 0;
}

/* The row of all that have none of their own, of a device: there is always room for it. */
static struct sums_kernel *others(struct sums *sums, uint32_t device)
{
    for (uint32_t i = sums->kernel_count; i-- > 0;)
        if (sums->kernels[i].device == device && sums->kernels[i].name == NULL)
            return &sums->kernels[i];
    if (sums->kernel_count == SUMS_KERNELS)
        return NULL;
    sums->kernels[sums->kernel_count].device = device;
    return &sums->kernels[sums->kernel_count++];
}

static struct sums_kernel *kernel_of(struct sums *sums, uint32_t device, const char *name)
{
    uint32_t *guess = &sums->by_pointer[((uintptr_t)name >> 3 ^ device) * 2654435761u % SLOTS];
    const char *end;
    size_t length;
    uint32_t slot;
    struct sums_kernel *kernel;

    if (*guess != 0 && is_named(&sums->kernels[*guess - 1], device, name))
        return &sums->kernels[*guess - 1];
    end = memchr(name, '\0', SUMS_NAME - 1);
    length = end != NULL ? (size_t)(end - name) : SUMS_NAME - 1;
    for (slot = hash(name, length, device) % SLOTS; sums->by_name[slot] != 0; slot = (slot + 1) % SLOTS)
        if (is_named(&sums->kernels[sums->by_name[slot] - 1], device, name)) {
            *guess = sums->by_name[slot];
            return &sums->kernels[*guess - 1];
        }
    if (sums->kernel_count >= SUMS_KERNELS - SUMS_DEVICES || length + 1 > SUMS_NAMES - sums->names_used)
        return others(sums, device);
    kernel = &sums->kernels[sums->kernel_count++];
    kernel->device = device;
    kernel->name = memcpy(sums->names + sums->names_used, name, length);
    sums->names[sums->names_used + length] = '\0';
    sums->names_used += length + 1;
    *guess = sums->by_name[slot] = sums->kernel_count;
    return kernel;
}

/* Appended as it comes; put in order when the buffer has been read. */
static bool add_span(struct sums_union *all, struct sums_span span)
{
    if (all->count == all->room) {
        size_t room = all->room != 0 ? 2 * all->room : 1024;
        struct sums_span *grown = realloc(all->spans, room * sizeof *grown);

        if (grown == NULL)
            return false;
        all->spans = grown;
        all->room = room;
    }
    all->spans[all->count++] = span;
    return true;
}

static bool run(struct sums *sums, struct sums_device *device, enum sums_what what, uint64_t start, uint64_t end)
{
    struct sums_span span = {start, end};

    if (start == 0 || end < start)
        return false;
    if (device->first_ns == 0 || start < device->first_ns)
        device->first_ns = start;
    if (end > device->last_ns)
        device->last_ns = end;
    if (!add_span(&device->unions[what], span) || !add_span(&device->unions[SUMS_ANY_RUNS], span))
        sums->late++;
    return true;
}

void sums_add_kernel(struct sums *sums, uint32_t number, const char *name, uint64_t start, uint64_t end,
                     const int32_t grid[3], const int32_t block[3])
{
    struct sums_device *device = device_of(sums, number);
    struct sums_kernel *kernel;

    sums->records++;
    if (device == NULL || (kernel = kernel_of(sums, number, name != NULL ? name : "")) == NULL) {
        sums->dropped++;
        return;
    }
    kernel->calls++;
    if (!run(sums, device, SUMS_KERNELS_RUN, start, end)) {
        kernel->untimed++;
        return;
    }
    kernel->time_ns += end - start;
    if (kernel->calls - kernel->untimed == 1 || end - start < kernel->least_ns)
        kernel->least_ns = end - start;
    if (kernel->calls - kernel->untimed == 1 || end - start > kernel->most_ns) {
        kernel->most_ns = end - start;
        memcpy(kernel->grid, grid, sizeof kernel->grid);
        memcpy(kernel->block, block, sizeof kernel->block);
    }
}

void sums_add_copy(struct sums *sums, struct sums_copy copy, uint64_t start, uint64_t end)
{
    struct sums_device *device = device_of(sums, copy.device);
    struct sums_copy *all = sums->copies;
    uint32_t i;

    sums->records++;
    for (i = 0; i < sums->copy_count; i++)
        if (all[i].device == copy.device && all[i].direction == copy.direction && all[i].source == copy.source &&
            all[i].target == copy.target)
            break;
    if (device == NULL || i == SUMS_COPIES) {
        sums->dropped++;
        return;
    }
    if (i == sums->copy_count) {
        all[i] = (struct sums_copy){copy.device, copy.direction, copy.source, copy.target, 0, 0, 0, 0};
        sums->copy_count++;
    }
    all[i].count++;
    all[i].bytes += copy.bytes;
    if (run(sums, device, SUMS_COPIES_RUN, start, end))
        all[i].time_ns += end - start;
    else
        all[i].untimed++;
}

/* Twice as wide, and at a multiple of the new width again. */
static void widen(struct sums_device *device)
{
    for (unsigned which = 0; which < SUMS_UNIONS; which++) {
        uint64_t *bins = device->unions[which].bins, old[SUMS_BINS];

        memcpy(old, bins, sizeof old);
        memset(bins, 0, sizeof old);
        for (size_t i = 0; i < SUMS_BINS; i++)
            bins[(device->first_bin % 2 + i) / 2 % SUMS_BINS] += old[i];
    }
    device->first_bin /= 2;
    device->bin_ns *= 2;
}

/* So that the bins hold this moment. */
static void make_room(struct sums_device *device, uint64_t at)
{
    while (at / device->bin_ns - device->first_bin >= SUMS_BINS - 1)
        widen(device);
}

static void into_bins(const struct sums_device *device, uint64_t *bins, struct sums_span span)
{
    while (span.start < span.end) {
        uint64_t bin = span.start / device->bin_ns, next = (bin + 1) * device->bin_ns;
        uint64_t end = next < span.end ? next : span.end;

        bins[bin - device->first_bin] += end - span.start;
        span.start = end;
    }
}

static int by_start(const void *a, const void *b)
{
    uint64_t first = ((const struct sums_span *)a)->start, second = ((const struct sums_span *)b)->start;

    return (first > second) - (first < second);
}

/* Apart and in order; what reaches back into what is settled begins there. Returns how many that cuts. */
static uint64_t join(struct sums_union *all)
{
    uint64_t late = 0;
    size_t kept = 0;
    bool in_order = true;

    for (size_t i = 1; i < all->count && in_order; i++)
        in_order = all->spans[i - 1].start <= all->spans[i].start;
    if (!in_order)
        qsort(all->spans, all->count, sizeof *all->spans, by_start);
    for (size_t i = 0; i < all->count; i++) {
        struct sums_span span = all->spans[i];

        if (span.start < all->settled) {
            uint64_t end = span.end < all->settled ? span.end : all->settled;

            late++;
            span.start = end;
        }
        if (span.start >= span.end)
            continue;
        if (kept > 0 && span.start <= all->spans[kept - 1].end) {
            if (span.end > all->spans[kept - 1].end)
                all->spans[kept - 1].end = span.end;
        } else {
            all->spans[kept++] = span;
        }
    }
    all->count = kept;
    return late;
}

static void settle(struct sums_device *device, struct sums_union *all, uint64_t until)
{
    size_t done = 0;

    for (; done < all->count && all->spans[done].end <= until; done++) {
        make_room(device, all->spans[done].end);
        into_bins(device, all->bins, all->spans[done]);
        all->total_ns += all->spans[done].end - all->spans[done].start;
    }
    if (done > 0)
        memmove(all->spans, all->spans + done, (all->count - done) * sizeof *all->spans);
    all->count -= done;
    /* What spans that moment may still grow at both ends. */
    if (all->count > 0 && all->spans[0].start < until)
        until = all->spans[0].start;
    if (all->settled < until)
        all->settled = until;
}

void sums_settle(struct sums *sums)
{
    for (uint32_t i = 0; i < sums->device_count; i++) {
        struct sums_device *device = sums->devices[i];
        uint64_t until = device->last_ns > SUMS_LATE_NS ? device->last_ns - SUMS_LATE_NS : 0;

        for (unsigned which = 0; which < SUMS_UNIONS; which++) {
            struct sums_union *all = &device->unions[which];

            uint64_t late = join(all);

            sums->late += which == SUMS_ANY_RUNS ? late : 0;
            if (all->count > SUMS_SPANS && all->spans[all->count / 2].end > until)
                until = all->spans[all->count / 2].end;
        }
        if (until <= device->first_ns)
            continue;
        if (!device->binned)
            device->first_bin = device->first_ns / device->bin_ns;
        device->binned = true;
        for (unsigned which = 0; which < SUMS_UNIONS; which++)
            settle(device, &device->unions[which], until);
    }
}

void sums_look(struct sums_device *device, enum sums_what what, struct sums_seen *seen)
{
    const struct sums_union *all = &device->unions[what];

    if (!device->binned)
        device->first_bin = device->first_ns / device->bin_ns;
    make_room(device, device->last_ns);
    memcpy(seen->bins, all->bins, sizeof seen->bins);
    seen->total_ns = all->total_ns;
    for (size_t i = 0; i < all->count; i++) {
        into_bins(device, seen->bins, all->spans[i]);
        seen->total_ns += all->spans[i].end - all->spans[i].start;
    }
}
