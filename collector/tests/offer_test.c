/* What the loaded MPI lacks is not offered, neither to dlsym nor to weak references of what is opened later. Runs under
 * the library; not linked with its parts. */

#include <dlfcn.h>
#include <stdbool.h>
#include <string.h>
#include <unistd.h>

#include "check.h"

static char path[4096];

static const char *beside(const char *program, const char *name)
{
    const char *end = strrchr(program, '/');

    CHECK(end != NULL);
    CHECK((size_t)snprintf(path, sizeof path, "%.*s/%s", (int)(end - program), program, name) < sizeof path);
    return path;
}

static bool offered(const char *name)
{
    return dlsym(RTLD_DEFAULT, name) != NULL;
}

static int answer(const char *program)
{
    void *library = dlopen(beside(program, "offered/asks.so"), RTLD_NOW | RTLD_LOCAL);
    int (*asks)(void);
    int bits;

    CHECK(library != NULL);
    *(void **)&asks = dlsym(library, "asks");
    CHECK(asks != NULL);
    bits = asks();
    CHECK(dlclose(library) == 0);
    return bits;
}

int main(int count, char **arguments)
{
    (void)count;
    if (getenv("LD_PRELOAD") == NULL) {
        setenv("LD_PRELOAD", beside(arguments[0], "../libsteelyard.so"), 1);
        execv(arguments[0], arguments);
        CHECK(false);
    }
    /* Without an MPI: what every MPI has, so that a library that brings one along is recorded. */
    CHECK(offered("MPI_Send") && offered("PMPI_Send") && offered("MPI_Bcast"));
    CHECK(!offered("MPI_Send_c") && !offered("MPI_Session_init") && !offered("MPI_Bcast_init"));
    CHECK(answer(arguments[0]) == 0x11);

    CHECK(dlopen(beside(arguments[0], "offered/mpi.so"), RTLD_NOW | RTLD_LOCAL) != NULL);
    CHECK(answer(arguments[0]) == 0x09);
    CHECK(offered("MPI_Send") && offered("PMPI_Send") && offered("MPI_Session_init"));
    CHECK(!offered("MPI_Send_c") && !offered("PMPI_Send_c") && !offered("MPI_Bcast"));
    return 0;
}
