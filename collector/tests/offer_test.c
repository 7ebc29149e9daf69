/* What the loaded MPI lacks is not offered, neither to dlsym nor to weak references of what is opened later. Runs under
 * the library; not linked with its parts. */

#include <dlfcn.h>
#include <stdbool.h>
#include <string.h>
#include <sys/wait.h>
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
    char folder[] = "/tmp/offer_test.XXXXXX";

    (void)count;
    if (getenv("LD_PRELOAD") == NULL) {
        setenv("LD_PRELOAD", beside(arguments[0], "../libsteelyard.so"), 1);
        if (fork() == 0) { /* as a process that is not recorded */
            execv(arguments[0], arguments);
            _exit(1);
        }
        CHECK(wait(&count) > 0 && count == 0);
        CHECK(mkdtemp(folder) != NULL);
        setenv("STEELYARD_DIR", folder, 1);
        execv(arguments[0], arguments);
        CHECK(false);
    }
    CHECK(!offered("MPI_Send") && !offered("PMPI_Send") && !offered("MPI_Send_c") && !offered("omp_set_lock"));
    CHECK(answer(arguments[0]) == 0);
    CHECK(dlopen(beside(arguments[0], "offered/mpi.so"), RTLD_NOW | RTLD_LOCAL) != NULL);
    if (getenv("STEELYARD_DIR") == NULL) {
        CHECK(!offered("MPI_Send") && answer(arguments[0]) == 0);
        return 0;
    }
    CHECK(answer(arguments[0]) == 0x09);
    CHECK(offered("MPI_Send") && offered("PMPI_Send") && offered("MPI_Session_init"));
    CHECK(!offered("MPI_Send_c") && !offered("PMPI_Send_c") && !offered("MPI_Bcast"));
    execlp("rm", "rm", "-r", getenv("STEELYARD_DIR"), NULL);
    return 1;
}
