/* A runtime of our own for tests, by the published signatures of CUDA's: as a library it is `libcudart.so`, as an object it is what
 * nvcc links in. Like the real one it opens the driver and asks that for all of its functions. With -DHIP it is
 * `libamdhip64.so`, which has no driver below it: the same functions under HIP's names. */
#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef HIP
#define NAME(rest) hip##rest
#else
#define NAME(rest) cuda##rest
#endif

typedef int result;
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

static __thread result last;

/* The real one remembers the last error of each thread. */
static result kept(result r)
{
    if (r != 0)
        last = r;
    return r;
}

result NAME(GetLastError)(void)
{
    result r = last;

    last = 0;
    return r;
}

#ifdef HIP
static result copy(void *to, const void *from, size_t count, int kind)
{
    (void)kind;
    if (to == NULL || from == NULL)
        return 1;
    memmove(to, from, count);
    return 0;
}

result hipMalloc(void **memory, size_t size)
{
    *memory = malloc(size);
    return kept(*memory != NULL ? 0 : 2);
}

result hipFree(void *memory)
{
    free(memory);
    return 0;
}

result hipDeviceSynchronize(void)
{
    return 0;
}

result hipLaunchHostFunc(void *stream, void (*function)(void *), void *data)
{
    (void)stream;
    function(data);
    return 0;
}

static result launch(void *kernel, struct three grid, struct three block, void **arguments, size_t shared, void *stream)
{
    (void)stream;
    if (kernel == NULL || grid.x != 2 || grid.y != 3 || grid.z != 4 || block.x != 5 || block.y != 6 || block.z != 7 || shared != 8)
        return 1;
    ++*(int *)arguments[0];
    return 0;
}
#else
static result (*allocate)(uint64_t *, size_t), (*release)(uint64_t), (*to_device)(uint64_t, const void *, size_t),
    (*from_device)(void *, uint64_t, size_t), (*on_devices)(uint64_t, uint64_t, size_t), (*any)(uint64_t, uint64_t, size_t),
    (*synchronise)(void *), (*query)(void *), (*host)(void *, void (*)(void *), void *),
    (*launch_kernel)(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **, void **);

static int started;

static int ask_for_all(void)
{
    result (*ask)(const char *, void *, int, uint64_t, int *);
    void *driver = dlopen("libcuda.so.1", RTLD_NOW);

    if (driver == NULL)
        return 0;
    *(void **)&ask = dlsym(driver, "cuGetProcAddress_v2");
    if (ask == NULL || dlsym(driver, "cuNoSuchFunction") != NULL)
        return 0;
    /* Each way in which the real one asks: for itself, for old versions, for what is not there. */
    if (ask("cuGetProcAddress", &ask, 12000, 0, NULL) != 0 || ask("cuNoSuchFunction", &launch_kernel, 12000, 0, NULL) != 500 ||
        launch_kernel != NULL)
        return 0;
    return ask("cuMemAlloc", &allocate, 3020, 0, NULL) == 0 && ask("cuMemFree", &release, 3020, 0, NULL) == 0 &&
           ask("cuMemcpyHtoD", &to_device, 3020, 0, NULL) == 0 && ask("cuMemcpyDtoH", &from_device, 3020, 0, NULL) == 0 &&
           ask("cuMemcpyDtoD", &on_devices, 3020, 0, NULL) == 0 && ask("cuMemcpy", &any, 4000, 0, NULL) == 0 &&
           ask("cuCtxSynchronize", &synchronise, 13000, 0, NULL) == 0 && ask("cuStreamQuery", &query, 2000, 0, NULL) == 0 &&
           ask("cuLaunchKernel", &launch_kernel, 7000, 2, NULL) == 0 && ask("cuLaunchHostFunc", &host, 10000, 0, NULL) == 0;
}

static void start_once(void)
{
    started = ask_for_all();
}

/* Threads may come at the same time. */
static int start(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;

    pthread_once(&once, start_once);
    return started;
}

static result copy(void *to, const void *from, size_t count, int kind)
{
    if (!start())
        return 35;
    switch (kind) {
    case 0:
        memmove(to, from, count);
        return 0;
    case 1:
        return to_device((uint64_t)to, from, count);
    case 2:
        return from_device(to, (uint64_t)from, count);
    case 3:
        return on_devices((uint64_t)to, (uint64_t)from, count);
    case 4:
        return any((uint64_t)to, (uint64_t)from, count);
    default:
        return 21;
    }
}

result cudaMalloc(void **memory, size_t size)
{
    return kept(start() ? allocate((uint64_t *)memory, size) : 35);
}

result cudaFree(void *memory)
{
    return kept(start() ? release((uint64_t)memory) : 35);
}

result cudaDeviceSynchronize(void)
{
    return kept(start() ? synchronise(NULL) : 35);
}

result cudaLaunchHostFunc(void *stream, void (*function)(void *), void *data)
{
    return kept(start() ? host(stream, function, data) : 35);
}

static result launch(void *kernel, struct three grid, struct three block, void **arguments, size_t shared, void *stream)
{
    if (!start())
        return 35;
    return launch_kernel(kernel, grid.x, grid.y, grid.z, block.x, block.y, block.z, shared, stream, arguments, NULL);
}
#endif

result NAME(StreamQuery)(void *stream)
{
    (void)stream;
#ifdef HIP
    return 600;
#else
    return start() ? query(stream) : 35; /* not ready is no error */
#endif
}

result NAME(LaunchKernel)(void *kernel, struct three grid, struct three block, void **arguments, size_t shared, void *stream)
{
    return kept(launch(kernel, grid, block, arguments, shared, stream));
}

result NAME(Memcpy)(void *to, const void *from, size_t count, int kind)
{
    return kept(copy(to, from, count, kind));
}

result NAME(MemcpyAsync)(void *to, const void *from, size_t count, int kind, void *stream)
{
    (void)stream;
    return kept(copy(to, from, count, kind));
}

result NAME(Memcpy2D)(void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width, size_t height, int kind)
{
    result r = 0;

    for (size_t y = 0; y < height && r == 0; y++)
        r = copy((char *)to + y * to_pitch, (const char *)from + y * from_pitch, width, kind);
    return kept(r);
}

result NAME(Memcpy3D)(const struct box *box)
{
    result r = 0;

    if (box == NULL)
        return kept(1);
    for (size_t row = 0; row < box->extent.height * box->extent.depth && r == 0; row++)
        r = copy((char *)box->to.memory + row * box->to.pitch, (const char *)box->from.memory + row * box->from.pitch,
                 box->extent.width, box->kind);
    return kept(r);
}

/* Structures by value, larger than registers. */
result NAME(Memset3D)(struct pitched memory, int value, struct extent extent)
{
    for (size_t row = 0; row < extent.height * extent.depth; row++)
        memset((char *)memory.memory + row * memory.pitch, value, extent.width);
    return 0;
}
