/* Which libcupti: it must go with the driver, not with the program. NVIDIA's own place, or a Python wheel, is seldom where
 * the linker looks, so we look beside what the program has loaded of CUDA. */

#include <dlfcn.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cupti/cupti.h"

#define PATH_ROOM 4096

/* From the newest; since CUDA 12 a library of a major version has one name. */
static const char *const names[] = {"libcupti.so.13", "libcupti.so.12", "libcupti.so.11.8"};
#define NAMES (sizeof names / sizeof *names)

static bool bind(struct cupti *cupti, void *library, uint32_t driver)
{
    if (library == NULL)
        return false;
#define BIND(name, parameters) *(void **)&cupti->name = dlsym(library, "cupti" #name);
    CUPTI_FUNCTIONS(BIND)
    CUPTI_OPTIONAL(BIND)
#undef BIND
#define IS_THERE(name, parameters) && cupti->name != NULL
    if (true CUPTI_FUNCTIONS(IS_THERE) && cupti->GetVersion(&cupti->version) == CUPTI_FINE) {
        if (cupti_is_known(cupti->version) && cupti_cuda(cupti->version) <= driver)
            return true;
        cupti->refused |= !cupti_is_known(cupti->version);
    }
#undef IS_THERE
    dlclose(library);
    return false;
}

static bool find_in(struct cupti *cupti, const char *folder, const char *below, uint32_t driver)
{
    char path[PATH_ROOM];

    for (size_t i = 0; i < NAMES; i++) {
        int length = snprintf(path, sizeof path, "%s%s/%s", folder, below, names[i]);

        if (length > 0 && (size_t)length < sizeof path && bind(cupti, dlopen(path, RTLD_NOW | RTLD_LOCAL), driver))
            return true;
    }
    return false;
}

/* Below an installation of CUDA. */
static bool find_installed(struct cupti *cupti, const char *root, uint32_t driver)
{
#if defined(__aarch64__)
    static const char target[] = "/targets/sbsa-linux/lib";
#else
    static const char target[] = "/targets/x86_64-linux/lib";
#endif

    return root != NULL && root[0] != '\0' &&
           (find_in(cupti, root, "/extras/CUPTI/lib64", driver) || find_in(cupti, root, target, driver) ||
            find_in(cupti, root, "/lib64", driver));
}

/* The folder of libcudart, or of another library of CUDA that programs load. */
static int note_folder(struct dl_phdr_info *info, size_t size, void *folder)
{
    const char *name = strrchr(info->dlpi_name, '/');

    (void)size;
    if (name == NULL || (strncmp(name, "/libcudart.so", 13) != 0 && strncmp(name, "/libcublas.so", 13) != 0))
        return 0;
    if ((size_t)(name - info->dlpi_name) < PATH_ROOM) {
        memcpy(folder, info->dlpi_name, (size_t)(name - info->dlpi_name));
        ((char *)folder)[name - info->dlpi_name] = '\0';
    }
    return 1;
}

bool cupti_find(struct cupti *cupti, uint32_t driver)
{
    char folder[PATH_ROOM] = "";

    for (size_t i = 0; i < NAMES; i++)
        if (bind(cupti, dlopen(names[i], RTLD_NOW | RTLD_NOLOAD), driver))
            return true;
    dl_iterate_phdr(note_folder, folder);
    /* Wheels of CUDA 13 have all in one folder, those before one for each library. */
    if (folder[0] != '\0' &&
        (find_in(cupti, folder, "", driver) || find_in(cupti, folder, "/../../cuda_cupti/lib", driver) ||
         find_in(cupti, folder, "/../extras/CUPTI/lib64", driver)))
        return true;
    for (size_t i = 0; i < NAMES; i++)
        if (bind(cupti, dlopen(names[i], RTLD_NOW | RTLD_LOCAL), driver))
            return true;
    return find_installed(cupti, getenv("CUDA_HOME"), driver) || find_installed(cupti, getenv("CUDA_PATH"), driver) ||
           find_installed(cupti, "/usr/local/cuda", driver);
}
