/* Which MPI this is. Asked through functions that every MPI has and that may be called at any time; constants are
 * those of the ABI documents of the three families. Runs in the first MPI call, on the thread that makes it. */

#include <string.h>

#include "gen/losses.h"
#include "linking/object.h"
#include "mpi/mpi.h"

/* Until detected nothing is a constant. */
struct mpi_abi mpi_abi = {.proc_null = INT32_MIN, .root = INT32_MIN};

static const struct mpi_abi mpich = {
    .family = MPI_MPICH,
    .handle_mask = 0xFFFFFFFFu,
    .in_place = (word)-1,
    .status_ignore = 1,
    .comm_world = 0x44000000u,
    .comm_null = 0x04000000u,
    .info_null = 0x1C000000u,
    .request_null = 0x2C000000u,
    .proc_null = -1,
    .root = -3,
    .topology_graph = 1,
    .topology_cart = 2,
    .topology_dist_graph = 3,
    .congruent = 1,
    .lock_exclusive = 234,
};

static const struct mpi_abi open_mpi = {
    .family = MPI_OPEN_MPI,
    .handle_mask = (word)-1,
    .in_place = 1,
    .status_ignore = 0,
    .proc_null = -2,
    .root = -4,
    .topology_cart = 1,
    .topology_graph = 2,
    .topology_dist_graph = 3,
    .congruent = 1,
    .lock_exclusive = 1,
};

static const struct mpi_abi standard = {
    .family = MPI_STANDARD,
    .handle_mask = (word)-1,
    .in_place = 1,
    .status_ignore = 0,
    .comm_world = 0x101,
    .comm_null = 0x100,
    .info_null = 0x130,
    .request_null = 0x180,
    .proc_null = -3,
    .root = -4,
    .topology_cart = -1,
    .topology_graph = -1,
    .topology_dist_graph = -1,
    .congruent = 202,
};

/* The program's own copy where it was linked against the symbol: it comes first; else the library's. */
static word open_mpi_object(const char *name)
{
    return (word)object_find(name, object_each);
}

static void keep_version(const char *version)
{
    size_t length = strcspn(version, "\r\n");

    if (region == NULL)
        return;
    if (length > sizeof region->mpi_version - 1)
        length = sizeof region->mpi_version - 1;
    memcpy(region->mpi_version, version, length);
    region->mpi_version[length] = '\0';
}

void mpi_detect(void)
{
    static char version[16384]; /* the largest MPI_MAX_LIBRARY_VERSION_STRING is 8192 */
    int (*library_version)(char *, int *) =
        (int (*)(char *, int *))mpi_symbol("PMPI_Get_library_version");
    int (*abi_version)(int *, int *) = (int (*)(int *, int *))mpi_symbol("PMPI_Abi_get_version");
    struct mpi_abi found = mpich;
    int length = 0, major = -1, minor = -1;

    if (library_version == NULL || library_version(version, &length) != 0) {
        region_lose(LOSS_MPI_UNKNOWN);
        return;
    }
    version[sizeof version - 1] = '\0';
    if (abi_version != NULL && abi_version(&major, &minor) == 0 && major > 0)
        found = standard;
    else if (strncmp(version, "Open MPI", 8) == 0 || strstr(version, "Open MPI") != NULL)
        found = open_mpi;
    if (found.family == MPI_OPEN_MPI) {
        found.comm_world = open_mpi_object("ompi_mpi_comm_world");
        found.comm_null = open_mpi_object("ompi_mpi_comm_null");
        found.info_null = open_mpi_object("ompi_mpi_info_null");
        found.request_null = open_mpi_object("ompi_request_null");
    }
    keep_version(version);
    if (region != NULL) {
        region->abi = found.family;
        region->comm_world = found.comm_world;
    }
    mpi_abi = found;
}
