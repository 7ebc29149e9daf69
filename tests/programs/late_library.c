/* Opens HDF5 when it runs, then a module that uses it, as an interpreter does. Usage: late_library LIBRARY */
#include "truth.h"
#include <dlfcn.h>
#include <stdint.h>

int main(int argc, char **argv)
{
    char path[1024];
    int before = dlsym(RTLD_DEFAULT, "H5Fcreate") != NULL;
    void *library = argc > 1 ? dlopen(argv[1], RTLD_NOW | RTLD_GLOBAL) : NULL;
    void *self = dlopen(NULL, RTLD_NOW);
    int (*start)(void) = (int (*)(void))dlsym(self, "H5open");
    int64_t (*create)(const char *, unsigned, int64_t, int64_t) =
        (int64_t(*)(const char *, unsigned, int64_t, int64_t))dlsym(RTLD_DEFAULT, "H5Fcreate");
    int (*done)(int64_t) = (int (*)(int64_t))dlsym(RTLD_DEFAULT, "H5Fclose");
    if (library == NULL || start == NULL || create == NULL || done == NULL || start() < 0)
        return 1;
    snprintf(path, sizeof path, "%s/late.h5", getenv("TRUTH_DIR") ? getenv("TRUTH_DIR") : ".");
    int64_t file = create(path, 2, 0, 0);
    if (file < 0 || done(file) < 0)
        return 2;
    printf("offered before: %s\n", before ? "yes" : "no");
    return 0;
}
