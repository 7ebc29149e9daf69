/* A driver of NVIDIA's GPUs that has none: what a program and a profiler ask of libcuda.so.1 before any kernel runs, after
 * NVIDIA's documentation of the driver interface. Its first cuInit loads what CUDA_INJECTION64_PATH names, as theirs does.
 * FAKE_CUDA is the version that it says it is for, 13000 if not set. */

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

int cuInit(unsigned flags);
int cuDriverGetVersion(int *version);
int cuDeviceGet(int *device, int number);
int cuDeviceGetName(char *name, int room, int device);
int cuDeviceGetPCIBusId(char *address, int room, int device);

int cuInit(unsigned flags)
{
    static int loaded;
    const char *path = getenv("CUDA_INJECTION64_PATH");

    (void)flags;
    if (!loaded++ && path != NULL) {
        void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
        int (*begin)(void);

        if (library != NULL && (*(void **)&begin = dlsym(library, "InitializeInjection")) != NULL)
            begin();
    }
    return 0;
}

int cuDriverGetVersion(int *version)
{
    const char *given = getenv("FAKE_CUDA");

    *version = given != NULL ? atoi(given) : 13000;
    return 0;
}

int cuDeviceGet(int *device, int number)
{
    *device = number;
    return 0;
}

int cuDeviceGetName(char *name, int room, int device)
{
    snprintf(name, (size_t)room, "Made-up GPU %d", device);
    return 0;
}

int cuDeviceGetPCIBusId(char *address, int room, int device)
{
    snprintf(address, (size_t)room, "0000:%02X:00.0", 0x1A + device);
    return 0;
}
