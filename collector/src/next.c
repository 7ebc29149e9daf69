/* Looks for the next definition. dlsym takes a lock and may allocate when it fails: never in the handler. */

#include "next.h"

#include <dlfcn.h>
#include <link.h>
#include <stddef.h>
#include <string.h>

/* ISO C knows no conversion from an object pointer to a function pointer; POSIX prescribes this one. */
static any_function *as_function(void *address)
{
    any_function *function;

    memcpy(&function, &address, sizeof function);
    return function;
}

any_function *next_symbol(const char *name)
{
#if defined(__x86_64__) && defined(__GLIBC__)
    /* Without a version dlsym finds the condition variables of before 2002, which are not the ones linked against. */
    if (strncmp(name, "pthread_cond_", 13) == 0) {
        void *address = dlvsym(RTLD_NEXT, name, "GLIBC_2.3.2");

        if (address != NULL)
            return as_function(address);
    }
#endif
    return as_function(dlsym(RTLD_NEXT, name));
}

any_function *next_table[CALL_LIMIT];

any_function *next_resolve(enum call call)
{
    any_function *function = next_symbol(call_table[call].name);

    next_table[call] = function;
    return function;
}

static void *mpi_library;

struct search {
    unsigned skip;   /* candidates tried already */
    char path[1024]; /* the next one */
};

/* Only copies the name: opening it here would take the linker's locks in the wrong order. */
static int find_candidate(struct dl_phdr_info *info, size_t size, void *argument)
{
    struct search *search = argument;

    (void)size;
    if (info->dlpi_name == NULL || strlen(info->dlpi_name) >= sizeof search->path)
        return 0;
    if (strstr(info->dlpi_name, "mpi") == NULL && strstr(info->dlpi_name, "MPI") == NULL)
        return 0;
    if (search->skip-- != 0)
        return 0;
    strcpy(search->path, info->dlpi_name);
    return 1;
}

/* An extension module may have loaded libmpi privately: then only a handle of its own finds it. */
static void *find_mpi_library(void)
{
    struct search search;

    for (unsigned tried = 0;; tried++) {
        void *handle;

        search.skip = tried;
        if (dl_iterate_phdr(find_candidate, &search) == 0)
            return NULL;
        handle = dlopen(search.path, RTLD_LAZY | RTLD_NOLOAD);
        if (handle != NULL && dlsym(handle, "PMPI_Init") != NULL)
            return handle; /* kept open: its functions are ours to call until the end */
        if (handle != NULL)
            dlclose(handle);
    }
}

any_function *next_mpi_symbol(const char *name)
{
    void *address = dlsym(RTLD_NEXT, name);

    if (address == NULL) {
        if (mpi_library == NULL)
            mpi_library = find_mpi_library();
        if (mpi_library != NULL)
            address = dlsym(mpi_library, name);
    }
    return as_function(address);
}
