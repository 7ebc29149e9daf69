/* Kernels and copies that are known: what the driver and CUPTI made for tests record is said here, call by call.
 * launches MODE: sums, names, killed, forked, late, nothing. */

#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "fake.h"

static uint64_t (*now)(void);
static void (*kernel)(uint32_t, const char *, uint64_t, uint64_t);
static void (*copy)(uint32_t, uint32_t, const uint8_t *, uint64_t, uint64_t, uint64_t);
static void (*lose)(size_t);

static void start(void)
{
    void *driver = dlopen("libcuda.so.1", RTLD_NOW), *cupti = dlopen("libcupti.so.13", RTLD_NOW);
    int (*init)(unsigned);

    if (driver == NULL || cupti == NULL) {
        fprintf(stderr, "%s\n", dlerror());
        exit(3);
    }
    *(void **)&now = dlsym(cupti, "fake_now");
    *(void **)&kernel = dlsym(cupti, "fake_kernel");
    *(void **)&copy = dlsym(cupti, "fake_copy");
    *(void **)&lose = dlsym(cupti, "fake_lose");
    *(void **)&init = dlsym(driver, "cuInit");
    init(0);
}

static void rest(unsigned ms)
{
    struct timespec pause = {ms / 1000, (ms % 1000) * 1000000L};

    nanosleep(&pause, NULL);
}

#define US UINT64_C(1000)
#define MS (1000 * US)

/* 60 ms in which the first GPU computes for 10 ms, copies for 5 ms, of which 0.5 ms at the same time, and the second computes
 * for 50 ms in two streams that overlap by 10 ms. */
static void sums(void)
{
    static const uint8_t pageable_in[3] = {1, 1, 3}, pinned_out[3] = {2, 3, 2}, set[3] = {0, 0, 3}, peers[3] = {8, 3, 3};
    uint64_t at = now();

    rest(120);
    for (unsigned i = 0; i < 1000; i++) /* 0 to 20 ms, half of it */
        kernel(0, "_Z5scalePfi", at + i * 20 * US, at + i * 20 * US + 10 * US);
    for (unsigned i = 0; i < 10; i++) /* 10 × 200 µs; the first five while kernels run half of the time */
        copy(MEMCPY, 0, pageable_in, 1 << 20, at + 19 * MS + i * 200 * US, at + 19 * MS + i * 200 * US + 200 * US);
    for (unsigned i = 0; i < 5; i++)
        copy(MEMCPY, 0, pinned_out, 4 << 20, at + 40 * MS + i * MS, at + 40 * MS + i * MS + 500 * US);
    copy(MEMSET, 0, set, 4096, at + 50 * MS, at + 50 * MS + 300 * US);
    copy(PEERS, 0, peers, 1000, at + 51 * MS, at + 51 * MS + 200 * US);
    kernel(1, "long_one", at, at + 30 * MS);
    kernel(1, "_ZN4math3sumIdEEvPKT_i", at + 20 * MS, at + 50 * MS);
    kernel(1, "long_one", 0, 0); /* one that never ended */
    lose(7);
}

static void names(void)
{
    static char name[5000][32];
    uint64_t at = now();

    rest(20);
    for (unsigned i = 0; i < 5000; i++) {
        snprintf(name[i], sizeof name[i], "kernel_%u", i);
        kernel(0, name[i], at + i * US, at + (i + 1) * US);
    }
}

int main(int count, char **words)
{
    const char *mode = count > 1 ? words[1] : "";

    if (strcmp(mode, "nothing") == 0)
        return 0;
    start();
    if (strcmp(mode, "sums") == 0)
        sums();
    if (strcmp(mode, "names") == 0)
        names();
    if (strcmp(mode, "killed") == 0) {
        sums();
        rest(1300);
        sums(); /* within the second that nobody asks for */
        raise(SIGKILL);
    }
    if (strcmp(mode, "forked") == 0) {
        sums();
        if (fork() == 0)
            exit(0); /* with all the handlers of its parent */
        wait(NULL);
    }
    puts("done");
    return 0;
}
