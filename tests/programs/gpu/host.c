/* Calls a GPU's runtime as often as it says, checks all that comes back, and prints what it saw. Usage: host ROUNDS [THREADS [MODULE]]
 * -DHIP: by HIP's names. -DDRIVER: calls the driver itself. -DMODULE: a module that does it for -DLOADER, which opens it for itself as
 * an interpreter does, and is linked with nothing. */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct three {
    unsigned x, y, z;
};
struct extent {
    size_t width, height, depth;
};
struct pitched {
    void *memory;
    size_t pitch, width, height;
};

#define WANT(wanted, call) \
    do { \
        int got_ = (call); \
        if (got_ != (wanted)) { \
            printf("%s: %d instead of %d\n", #call, got_, wanted); \
            exit(1); \
        } \
    } while (0)

#ifndef LOADER
static void write_64(void *file)
{
    char page[64] = "";

    if (write(*(int *)file, page, sizeof page) != sizeof page)
        exit(2);
}

#ifdef DRIVER
struct side2 {
    size_t x, y;
    int type;
    void *host;
    uint64_t device;
    void *array;
    size_t pitch;
};
struct plane {
    struct side2 from, to;
    size_t width, height;
};
int cuInit(unsigned), cuMemAlloc_v2(uint64_t *, size_t), cuMemFree_v2(uint64_t), cuMemcpyHtoD_v2(uint64_t, const void *, size_t),
    cuMemcpyDtoH_v2(void *, uint64_t, size_t), cuMemcpyDtoD_v2(uint64_t, uint64_t, size_t), cuMemcpy_ptds(uint64_t, uint64_t, size_t),
    cuMemcpyDtoHAsync_v2_ptsz(void *, uint64_t, size_t, void *), cuMemcpy2D_v2(const struct plane *),
    cuMemcpyBatchAsync_v2(uint64_t *, uint64_t *, size_t *, size_t, void *, size_t *, size_t, void *),
    cuLaunchKernel(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **, void **),
    cuStreamSynchronize(void *), cuCtxSynchronize(void), cuStreamQuery(void *), cuMemcpyHtoD(unsigned, const void *, unsigned);

static int once(int file)
{
    char here[4000] = "given", back[4000] = "";
    uint64_t device, other;
    int done = 0;
    void *arguments[] = {&done, &file, (void *)write_64};
    struct plane plane = {.from = {.type = 2, .pitch = 40}, .to = {.type = 1, .host = back, .pitch = 30}, .width = 30, .height = 5};
    uint64_t to[3], from[3];
    size_t sizes[3] = {1, 20, 300};

    WANT(0, cuInit(0));
    WANT(1, cuInit(7));
    WANT(0, cuMemAlloc_v2(&device, sizeof here));
    WANT(0, cuMemAlloc_v2(&other, sizeof here));
    WANT(0, cuMemcpyHtoD_v2(device, here, sizeof here));
    WANT(1, cuMemcpyHtoD_v2(0, here, sizeof here));
    WANT(1, cuMemcpyHtoD(0, here, 5)); /* the one of 32 bits is not counted */
    WANT(0, cuMemcpyDtoD_v2(other, device, 2000));
    WANT(0, cuMemcpy_ptds((uint64_t)back, other, 500));
    WANT(0, cuMemcpyDtoHAsync_v2_ptsz(back, device, 100, NULL));
    plane.from.device = device;
    WANT(0, cuMemcpy2D_v2(&plane));
    WANT(1, cuMemcpy2D_v2(NULL));
    for (int i = 0; i < 3; i++)
        to[i] = other, from[i] = device;
    WANT(0, cuMemcpyBatchAsync_v2(to, from, sizes, 3, NULL, NULL, 0, NULL));
    for (int i = 0; i < 10; i++)
        WANT(0, cuLaunchKernel(&done, 2, 3, 4, 5, 6, 7, 8, NULL, arguments, NULL));
    WANT(600, cuStreamQuery(NULL));
    WANT(0, cuStreamSynchronize(NULL));
    WANT(0, cuCtxSynchronize());
    WANT(0, cuMemcpyDtoH_v2(back, device, sizeof back));
    WANT(0, cuMemFree_v2(device));
    WANT(0, cuMemFree_v2(other));
    return done == 10 && strcmp(back, "given") == 0;
}
#else
#ifdef HIP
#define NAME(rest) hip##rest
#else
#define NAME(rest) cuda##rest
#endif
struct box {
    void *from_array;
    size_t from_at[3];
    struct pitched from;
    void *to_array;
    size_t to_at[3];
    struct pitched to;
    struct extent extent;
    int kind;
};
int NAME(Malloc)(void **, size_t), NAME(Free)(void *), NAME(Memcpy)(void *, const void *, size_t, int), NAME(GetLastError)(void),
    NAME(MemcpyAsync)(void *, const void *, size_t, int, void *),
    NAME(Memcpy2D)(void *, size_t, const void *, size_t, size_t, size_t, int), NAME(Memcpy3D)(const struct box *),
    NAME(LaunchKernel)(void *, struct three, struct three, void **, size_t, void *), NAME(StreamQuery)(void *),
    NAME(DeviceSynchronize)(void), NAME(LaunchHostFunc)(void *, void (*)(void *), void *),
    NAME(Memset3D)(struct pitched, int, struct extent);

static int once(int file)
{
    char here[4000] = "given", back[4000] = "";
    void *device, *other;
    int done = 0;
    void *arguments[] = {&done};
    struct box box = {.from = {.pitch = 8}, .to = {.memory = back, .pitch = 8}, .extent = {8, 4, 2}, .kind = 2};

    WANT(0, NAME(Malloc)(&device, sizeof here));
    WANT(0, NAME(Malloc)(&other, sizeof here));
    WANT(0, NAME(Memset3D)((struct pitched){other, 10, 10, 10}, 7, (struct extent){10, 2, 3}));
    WANT(7, ((char *)other)[59]);
    WANT(0, NAME(Memcpy)(device, here, sizeof here, 1));
    WANT(0, NAME(MemcpyAsync)(device, here, 1000, 1, NULL));
    WANT(0, NAME(Memcpy)(other, device, 2000, 3));
    WANT(0, NAME(Memcpy)(back, other, 500, 4));
    WANT(0, NAME(Memcpy)(back, here, 200, 0));
    WANT(0, NAME(Memcpy2D)(back, 40, device, 40, 30, 5, 2));
    box.from.memory = device;
    WANT(0, NAME(Memcpy3D)(&box));
    WANT(0, NAME(GetLastError)());
    WANT(1, NAME(Memcpy3D)(NULL));
    errno = 77;
    WANT(1, NAME(LaunchKernel)(NULL, (struct three){2, 3, 4}, (struct three){5, 6, 7}, arguments, 8, NULL));
    WANT(77, errno);
    WANT(600, NAME(StreamQuery)(NULL));
    WANT(1, NAME(GetLastError)());
    WANT(0, NAME(GetLastError)());
    for (int i = 0; i < 10; i++)
        WANT(0, NAME(LaunchKernel)(&done, (struct three){2, 3, 4}, (struct three){5, 6, 7}, arguments, 8, NULL));
    WANT(0, NAME(LaunchHostFunc)(NULL, write_64, &file));
    WANT(0, NAME(DeviceSynchronize)());
    WANT(0, NAME(Memcpy)(back, device, sizeof back, 2));
    WANT(0, NAME(Free)(device));
    WANT(0, NAME(Free)(other));
    return done == 10 && strcmp(back, "given") == 0;
}
#endif

int rounds(int count)
{
    int right = 0, file = open(".", O_TMPFILE | O_WRONLY, 0600);

    for (int i = 0; i < count; i++)
        right += once(file);
    close(file);
    return right;
}
#else
#define rounds NULL
#endif

#ifndef MODULE
static int (*run)(int) = rounds;

static void *thread(void *count)
{
    return (void *)(intptr_t)run((int)(intptr_t)count);
}

int main(int argc, char **argv)
{
    int count = atoi(argv[1]), threads = argc > 2 ? atoi(argv[2]) : 1;
    pthread_t started[16];
    void *module = argc > 3 ? dlopen(argv[3], RTLD_NOW | RTLD_LOCAL) : NULL;
    intptr_t right = 0;

    if (argc > 3) {
        *(void **)&run = module != NULL ? dlsym(module, "rounds") : NULL;
        if (run == NULL || dlsym(RTLD_DEFAULT, "cudaNoSuchFunction") != NULL)
            return 3;
    }
    for (int i = 1; i < threads; i++)
        pthread_create(&started[i], NULL, thread, (void *)(intptr_t)count);
    right = (intptr_t)thread((void *)(intptr_t)count);
    for (int i = 1; i < threads; i++) {
        void *more;

        pthread_join(started[i], &more);
        right += (intptr_t)more;
    }
    printf("%ld rounds were right\n", (long)right);
    return 0;
}
#endif
