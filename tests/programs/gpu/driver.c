/* A driver of our own: `libcuda.so.1` for tests, by the published signatures of CUDA's driver (and no header of it). A device is
 * memory of the host; a launch does what it is told in place; waiting takes as long as was asked for by $GPU_WAIT_MS or $GPU_WAIT_US, and
 * a copy as long as by $GPU_COPY_US.
 * The kernel is an int to add one to. */
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef int result;
typedef uint64_t pointer;
#define NOT_READY 600
#define INVALID 1
#define NOT_FOUND 500

static void spin(const char *variable, long unit_ns)
{
    const char *asked = getenv(variable);
    struct timespec now, end;

    if (asked == NULL)
        return;
    clock_gettime(CLOCK_MONOTONIC, &end);
    end.tv_nsec += atol(asked) * unit_ns;
    end.tv_sec += end.tv_nsec / 1000000000L;
    end.tv_nsec %= 1000000000L;
    do /* as the real one: it spins */
        clock_gettime(CLOCK_MONOTONIC, &now);
    while (now.tv_sec < end.tv_sec || (now.tv_sec == end.tv_sec && now.tv_nsec < end.tv_nsec));
}

static void wait_a_little(void)
{
    spin("GPU_WAIT_MS", 1000000L);
    spin("GPU_WAIT_US", 1000L);
}

static result copy(void *to, const void *from, size_t count)
{
    if (to == NULL || from == NULL)
        return INVALID;
    memmove(to, from, count);
    spin("GPU_COPY_US", 1000L);
    return 0;
}

result cuInit(unsigned flags)
{
    return flags == 0 ? 0 : INVALID;
}

result cuDriverGetVersion(int *version)
{
    *version = 13000;
    return 0;
}

result cuMemAlloc_v2(pointer *memory, size_t size)
{
    *memory = (pointer)malloc(size);
    return *memory != 0 ? 0 : 2;
}

result cuMemFree_v2(pointer memory)
{
    free((void *)memory);
    return 0;
}

/* As old programs call it: of 32 bits. */
result cuMemcpyHtoD(unsigned to, const void *from, unsigned count)
{
    (void)to, (void)from, (void)count;
    return INVALID;
}

#define COPY(name, type_to, type_from) \
    result name(type_to to, type_from from, size_t count) { return copy((void *)to, (const void *)from, count); } \
    result name##_ptds(type_to to, type_from from, size_t count) { return copy((void *)to, (const void *)from, count); }
#define COPY_ASYNC(name, type_to, type_from) \
    result name(type_to to, type_from from, size_t count, void *stream) \
    { (void)stream; return copy((void *)to, (const void *)from, count); } \
    result name##_ptsz(type_to to, type_from from, size_t count, void *stream) \
    { (void)stream; return copy((void *)to, (const void *)from, count); }

COPY(cuMemcpy, pointer, pointer)
COPY(cuMemcpyHtoD_v2, pointer, const void *)
COPY(cuMemcpyDtoH_v2, void *, pointer)
COPY(cuMemcpyDtoD_v2, pointer, pointer)
COPY_ASYNC(cuMemcpyAsync, pointer, pointer)
COPY_ASYNC(cuMemcpyHtoDAsync_v2, pointer, const void *)
COPY_ASYNC(cuMemcpyDtoHAsync_v2, void *, pointer)
COPY_ASYNC(cuMemcpyDtoDAsync_v2, pointer, pointer)

/* CUDA_MEMCPY2D and CUDA_MEMCPY3D. */
struct side2 {
    size_t x, y;
    int type;
    void *host;
    pointer device;
    void *array;
    size_t pitch;
};
struct plane {
    struct side2 from, to;
    size_t width, height;
};
struct side3 {
    size_t x, y, z, level;
    int type;
    void *host;
    pointer device;
    void *array, *reserved;
    size_t pitch, height;
};
struct solid {
    struct side3 from, to;
    size_t width, height, depth;
};

static char *side(int type, void *host, pointer device)
{
    return type == 1 ? host : (char *)device;
}

result cuMemcpy2D_v2(const struct plane *p)
{
    if (p == NULL)
        return INVALID;
    for (size_t y = 0; y < p->height; y++)
        memmove(side(p->to.type, p->to.host, p->to.device) + y * p->to.pitch,
                side(p->from.type, p->from.host, p->from.device) + y * p->from.pitch, p->width);
    return 0;
}

result cuMemcpy3D_v2(const struct solid *p)
{
    for (size_t row = 0; row < p->height * p->depth; row++)
        memmove(side(p->to.type, p->to.host, p->to.device) + row * p->to.pitch,
                side(p->from.type, p->from.host, p->from.device) + row * p->from.pitch, p->width);
    return 0;
}

result cuMemcpyBatchAsync_v2(pointer *to, pointer *from, size_t *sizes, size_t count, void *attributes, size_t *indices,
                             size_t attribute_count, void *stream)
{
    (void)attributes, (void)indices, (void)attribute_count, (void)stream;
    for (size_t i = 0; i < count; i++)
        copy((void *)to[i], (void *)from[i], sizes[i]);
    return 0;
}

result cuLaunchKernel(void *kernel, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                      unsigned shared, void *stream, void **arguments, void **extra)
{
    (void)stream;
    if (kernel == NULL || gx != 2 || gy != 3 || gz != 4 || bx != 5 || by != 6 || bz != 7 || shared != 8 || extra != NULL)
        return INVALID;
    ++*(int *)arguments[0];
    return 0;
}

result cuLaunchKernel_ptsz(void *kernel, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                           unsigned shared, void *stream, void **arguments, void **extra)
{
    return cuLaunchKernel(kernel, gx, gy, gz, bx, by, bz, shared, stream, arguments, extra);
}

struct host_call {
    void (*function)(void *);
    void *data;
};

static void *call_host(void *argument)
{
    struct host_call *call = argument;

    call->function(call->data);
    return NULL;
}

/* On a thread of the driver's. */
result cuLaunchHostFunc(void *stream, void (*function)(void *), void *data)
{
    struct host_call call = {function, data};
    pthread_t thread;

    (void)stream;
    if (pthread_create(&thread, NULL, call_host, &call) != 0)
        return INVALID;
    return pthread_join(thread, NULL) == 0 ? 0 : INVALID;
}

result cuStreamSynchronize(void *stream)
{
    (void)stream;
    wait_a_little();
    return 0;
}

result cuCtxSynchronize(void)
{
    wait_a_little();
    return 0;
}

result cuCtxSynchronize_v2(void *context)
{
    (void)context;
    return cuCtxSynchronize();
}

result cuStreamQuery(void *stream)
{
    (void)stream;
    return NOT_READY;
}

result cuGetProcAddress(const char *symbol, void **function, int version, uint64_t flags);
result cuGetProcAddress_v2(const char *symbol, void **function, int version, uint64_t flags, int *status);

/* Its own functions by their own addresses. The last row of a name that is no newer than what was asked for is meant. */
#define ROW(symbol, name, since) {#symbol, (void *)name, since, 0}
static const struct {
    const char *symbol;
    void *function;
    int since;
    uint64_t flags;
} versions[] = {
    ROW(cuInit, cuInit, 2000),
    ROW(cuMemAlloc, cuMemAlloc_v2, 3020),
    ROW(cuMemFree, cuMemFree_v2, 3020),
    ROW(cuMemcpyHtoD, cuMemcpyHtoD, 2000),
    ROW(cuMemcpyHtoD, cuMemcpyHtoD_v2, 3020),
    ROW(cuMemcpyDtoH, cuMemcpyDtoH_v2, 3020),
    ROW(cuMemcpyDtoD, cuMemcpyDtoD_v2, 3020),
    ROW(cuMemcpy, cuMemcpy, 4000),
    ROW(cuMemcpyAsync, cuMemcpyAsync, 4000),
    ROW(cuMemcpyHtoDAsync, cuMemcpyHtoDAsync_v2, 3020),
    ROW(cuMemcpyDtoHAsync, cuMemcpyDtoHAsync_v2, 3020),
    ROW(cuMemcpyDtoDAsync, cuMemcpyDtoDAsync_v2, 3020),
    ROW(cuMemcpy2D, cuMemcpy2D_v2, 3020),
    ROW(cuMemcpy3D, cuMemcpy3D_v2, 3020),
    ROW(cuLaunchKernel, cuLaunchKernel, 4000),
    {"cuLaunchKernel", (void *)cuLaunchKernel_ptsz, 7000, 2},
    ROW(cuLaunchHostFunc, cuLaunchHostFunc, 10000),
    ROW(cuStreamSynchronize, cuStreamSynchronize, 2000),
    ROW(cuStreamQuery, cuStreamQuery, 2000),
    ROW(cuCtxSynchronize, cuCtxSynchronize, 2000),
    ROW(cuCtxSynchronize, cuCtxSynchronize_v2, 13000),
    ROW(cuGetProcAddress, cuGetProcAddress, 11030),
    ROW(cuGetProcAddress, cuGetProcAddress_v2, 12000),
};

result cuGetProcAddress_v2(const char *symbol, void **function, int version, uint64_t flags, int *status)
{
    *function = NULL;
    for (size_t i = 0; i < sizeof versions / sizeof *versions; i++)
        if (strcmp(versions[i].symbol, symbol) == 0 && version >= versions[i].since &&
            (versions[i].flags == 0 || versions[i].flags == flags))
            *function = versions[i].function;
    if (status != NULL)
        *status = *function == NULL;
    return *function != NULL ? 0 : NOT_FOUND;
}

result cuGetProcAddress(const char *symbol, void **function, int version, uint64_t flags)
{
    return cuGetProcAddress_v2(symbol, function, version, flags, NULL);
}
