/* The sums of libsteelyard-cupti.so: exact for any order that devices bring records in, and bounded. */

#include <stdint.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "cupti/cupti.h"
#include "cupti/sums.h"
#include "cupti/write.h"
#include "tests/check.h"

#define S UINT64_C(1000000000)
static const int32_t shape[3] = {1, 2, 3}, other_shape[3] = {4, 5, 6};

static void kernel(struct sums *sums, uint32_t device, const char *name, uint64_t start, uint64_t end)
{
    sums_add_kernel(sums, device, name, start, end, shape, other_shape);
}

static void names_are_told_by_what_they_are(void)
{
    struct sums *sums = sums_new();
    char moved[] = "second";

    kernel(sums, 0, "first", 100, 110);
    kernel(sums, 0, "first", 120, 150);
    kernel(sums, 1, "first", 100, 101);
    kernel(sums, 0, moved, 200, 207);
    strcpy(moved, "first"); /* the same place, another name */
    sums_add_kernel(sums, 0, moved, 300, 400, other_shape, shape);
    kernel(sums, 0, "first", 0, 0);
    CHECK(sums->kernel_count == 3 && sums->device_count == 2);
    struct sums_kernel *first = &sums->kernels[0];
    CHECK(first->calls == 4 && first->untimed == 1 && first->time_ns == 140);
    CHECK(first->least_ns == 10 && first->most_ns == 100);
    CHECK(memcmp(first->grid, other_shape, sizeof shape) == 0 && memcmp(first->block, shape, sizeof shape) == 0);
    CHECK(sums->kernels[1].device == 1 && sums->kernels[1].time_ns == 1);
    CHECK(strcmp(sums->kernels[2].name, "second") == 0 && sums->kernels[2].time_ns == 7);
}

static void more_names_than_there_is_room_for_are_counted(void)
{
    struct sums *sums = sums_new();
    uint64_t calls = 0, time = 0;
    char name[32];

    for (unsigned i = 0; i < 3 * SUMS_KERNELS; i++) {
        snprintf(name, sizeof name, "kernel_%u", i);
        kernel(sums, i % 2, name, S + i, S + i + 2);
    }
    for (uint32_t i = 0; i < sums->kernel_count; i++) {
        calls += sums->kernels[i].calls;
        time += sums->kernels[i].time_ns;
    }
    CHECK(sums->kernel_count <= SUMS_KERNELS && sums->dropped == 0);
    CHECK(calls == 3 * SUMS_KERNELS && time == 6 * SUMS_KERNELS);
    CHECK(sums->kernels[sums->kernel_count - 1].name == NULL);
}

/* A bit a microsecond. */
#define LENGTH 8000000
static unsigned char truth[2][LENGTH];

static uint32_t draw(void)
{
    static uint64_t state = 88172645463325252u;

    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (uint32_t)(state >> 32);
}

/* Streams side by side, each in order; a buffer holds them in the order of their ends, and now and then an old one. */
static void time_of_a_device_is_counted_once(void)
{
    struct sums *sums = sums_new();
    static struct sums_seen seen[SUMS_UNIONS];
    uint64_t origin = 7 * S + 123456000, total[SUMS_UNIONS] = {0}, now = 0, seconds[10] = {0};

    while (now + 400000 < LENGTH) {
        uint64_t length = 1 + draw() % 3000, start = now + draw() % 300000;
        bool copies = draw() % 3 == 0;

        memset(truth[copies] + start, 1, length);
        if (copies)
            sums_add_copy(sums, (struct sums_copy){0, CUPTI_HOST_TO_DEVICE, CUPTI_PAGEABLE, CUPTI_DEVICE, 0, 0, 10, 0},
                          origin + start * 1000, origin + (start + length) * 1000);
        else
            kernel(sums, 0, "k", origin + start * 1000, origin + (start + length) * 1000);
        now += draw() % 2000;
        if (draw() % 64 == 0)
            sums_settle(sums);
        if (draw() % 512 == 0)
            sums_look(sums->devices[0], SUMS_ANY_RUNS, &seen[0]); /* changes nothing */
    }
    sums_settle(sums);
    for (uint64_t i = 0; i < LENGTH; i++) {
        total[SUMS_KERNELS_RUN] += truth[0][i];
        total[SUMS_COPIES_RUN] += truth[1][i];
        total[SUMS_ANY_RUNS] += truth[0][i] | truth[1][i];
        seconds[(origin + i * 1000) / S - 7] += truth[0][i] | truth[1][i];
    }
    CHECK(sums->late == 0);
    for (unsigned which = 0; which < SUMS_UNIONS; which++) {
        sums_look(sums->devices[0], which, &seen[which]);
        CHECK(seen[which].total_ns == total[which] * 1000);
    }
    CHECK(sums->devices[0]->first_bin == 7 && sums->devices[0]->bin_ns == S);
    for (unsigned i = 0; i < 9; i++)
        CHECK(seen[SUMS_ANY_RUNS].bins[i] == seconds[i] * 1000);
    CHECK(sums->copy_count == 1 && sums->copies[0].bytes == 10 * sums->copies[0].count);
}

static void bins_grow_with_the_run(void)
{
    struct sums *sums = sums_new();
    static struct sums_seen seen;
    uint64_t all = 0;

    for (uint64_t second = 1001; second < 1001 + 5000; second += 3) {
        kernel(sums, 0, "k", second * S, second * S + S / 2);
        sums_settle(sums);
    }
    sums_look(sums->devices[0], SUMS_KERNELS_RUN, &seen);
    struct sums_device *device = sums->devices[0];
    CHECK(device->bin_ns == 8 * S && device->first_bin == 1001 / 8);
    for (unsigned i = 0; i < SUMS_BINS; i++)
        all += seen.bins[i];
    CHECK(all == 1667 * S / 2 && seen.total_ns == all);
    for (unsigned i = 1; i < 600; i++)
        CHECK(seen.bins[i] == S || seen.bins[i] == 3 * S / 2); /* two or three in eight seconds */
    kernel(sums, 0, "k", 1001 * S, 1002 * S); /* long settled: never twice */
    sums_settle(sums);
    CHECK(sums->late == 1);
    sums_look(device, SUMS_KERNELS_RUN, &seen);
    CHECK(seen.total_ns == all);
}

static void names_are_written_as_they_can_be(void)
{
    struct sums *sums = sums_new();
    struct write_facts facts = {.failed = "", .function = "", .version = 28, .ended = true};
    char path[] = "/tmp/steelyard-sums-XXXXXX", text[4096];
    int made = mkstemp(path);
    struct rlimit small = {10, RLIM_INFINITY}, old;

    CHECK(made >= 0);
    kernel(sums, 3, "a\"b\\c\td\xC3\xA9\xFF", S, S + 5);
    sums_settle(sums);
    write_file(path, &facts, sums);
    FILE *file = fopen(path, "r");
    CHECK(file != NULL);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    CHECK(strstr(text, "\"name\":\"a\\\"b\\\\c\\u0009d\xC3\xA9?\"") != NULL);
    CHECK(strstr(text, "\"cupti\":28,") != NULL && strstr(text, "\"kernel_ns\":5,\"kernel_bins\":[5]") != NULL);
    CHECK(text[strlen(text) - 1] == '\n');
    /* Beyond its limit a program would be ended. */
    CHECK(unlink(path) == 0 && getrlimit(RLIMIT_FSIZE, &old) == 0 && setrlimit(RLIMIT_FSIZE, &small) == 0);
    write_file(path, &facts, sums);
    CHECK(access(path, F_OK) != 0 && setrlimit(RLIMIT_FSIZE, &old) == 0);
    close(made);
}

int main(void)
{
    names_are_told_by_what_they_are();
    more_names_than_there_is_room_for_are_counted();
    time_of_a_device_is_counted_once();
    bins_grow_with_the_run();
    names_are_written_as_they_can_be();
    return 0;
}
