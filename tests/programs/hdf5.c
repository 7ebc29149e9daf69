/* HDF5 data sets read and written a known number of times with known bytes, by all ranks together and by each alone
 * where the library was built with MPI; without it, by one process. What is printed is as in mpiio.c. */
#include "truth.h"
#include <hdf5.h>
#ifdef H5_HAVE_PARALLEL
#include <mpi.h>
#endif

enum { ROW = 1000 };

static int rank, size = 1;
static double row[ROW];

static void must(int good)
{
    if (!good) {
        fprintf(stderr, "hdf5: a call failed\n");
        abort();
    }
}

static hid_t access_list(void)
{
    hid_t list = H5Pcreate(H5P_FILE_ACCESS);
#ifdef H5_HAVE_PARALLEL
    must(H5Pset_fapl_mpio(list, MPI_COMM_WORLD, MPI_INFO_NULL) >= 0);
#endif
    return list;
}

static hid_t transfer_list(int collective)
{
    hid_t list = H5Pcreate(H5P_DATASET_XFER);
#ifdef H5_HAVE_PARALLEL
    must(H5Pset_dxpl_mpio(list, collective ? H5FD_MPIO_COLLECTIVE : H5FD_MPIO_INDEPENDENT) >= 0);
#endif
    (void)collective;
    return list;
}

static const char *field(const char *name, const char *what, int collective)
{
    static char text[8][64];
    static int at;
    at = (at + 1) % 8;
#ifdef H5_HAVE_PARALLEL
    snprintf(text[at], sizeof text[at], "%s:%s_%s", name, what, collective ? "collective" : "independent");
#else
    snprintf(text[at], sizeof text[at], "%s:%s_calls", name, what);
#endif
    return strdup(text[at]);
}

/* Each rank's row, or half of it. */
static void move(hid_t set, const char *name, int writing, int collective, int points)
{
    hsize_t start[2] = {(hsize_t)rank, 0}, count[2] = {1, (hsize_t)points}, flat = (hsize_t)points;
    hid_t file_space = H5Dget_space(set), memory = H5Screate_simple(1, &flat, NULL), list = transfer_list(collective);
    uint64_t bytes = (uint64_t)points * sizeof *row;
    must(H5Sselect_hyperslab(file_space, H5S_SELECT_SET, start, NULL, count, NULL) >= 0);
    if (writing)
        must(H5Dwrite(set, H5T_NATIVE_DOUBLE, memory, file_space, list, row) >= 0);
    else
        must(H5Dread(set, H5T_NATIVE_DOUBLE, memory, file_space, list, row) >= 0);
    truth_count(writing ? "H5Dwrite" : "H5Dread", bytes, 0);
    truth_count(field(name, writing ? "write" : "read", collective), bytes, 0);
    H5Pclose(list);
    H5Sclose(memory);
    H5Sclose(file_space);
}

int main(int argc, char **argv)
{
    char path[1024];
#ifdef H5_HAVE_PARALLEL
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
#endif
    (void)argc, (void)argv;
    snprintf(path, sizeof path, "%s/field.h5", getenv("TRUTH_DIR") ? getenv("TRUTH_DIR") : ".");
    hid_t access = access_list();
    hid_t file = H5Fcreate(path, H5F_ACC_TRUNC, H5P_DEFAULT, access);
    must(file >= 0);
    truth_count("H5Fcreate", 0, 0);
    truth_count("field.h5:opens", 0, 0);
    hsize_t shape[2] = {(hsize_t)size, ROW};
    hid_t space = H5Screate_simple(2, shape, NULL), group = H5Gcreate2(file, "group", H5P_DEFAULT, H5P_DEFAULT, H5P_DEFAULT);
    hid_t set = H5Dcreate2(group, "x", H5T_NATIVE_DOUBLE, space, H5P_DEFAULT, H5P_DEFAULT, H5P_DEFAULT);
    must(set >= 0);
    truth_count("H5Dcreate2", 0, 0);
    truth_count("/group/x:opens", 0, 0);
    for (int i = 0; i < 3; i++)
        move(set, "/group/x", 1, 1, ROW);
    for (int i = 0; i < 4; i++)
        move(set, "/group/x", 1, 0, ROW / 2);
    must(H5Fflush(file, H5F_SCOPE_GLOBAL) >= 0);
    truth_count("H5Fflush", 0, 0);
    truth_count("field.h5:syncs", 0, 0);
    for (int i = 0; i < 2; i++)
        move(set, "/group/x", 0, 1, ROW);
    must(H5Dclose(set) >= 0);
    truth_count("H5Dclose", 0, 0);
    truth_count("/group/x:closes", 0, 0);
    H5Gclose(group);
    H5Sclose(space);
    must(H5Fclose(file) >= 0);
    truth_count("H5Fclose", 0, 0);
    truth_count("field.h5:closes", 0, 0);

    file = H5Fopen(path, H5F_ACC_RDONLY, access);
    must(file >= 0);
    truth_count("H5Fopen", 0, 0);
    truth_count("field.h5:opens", 0, 0);
    set = H5Dopen2(file, "/group/x", H5P_DEFAULT);
    must(set >= 0);
    truth_count("H5Dopen2", 0, 0);
    truth_count("/group/x:opens", 0, 0);
    /* All of it, in single precision. */
    float *all = calloc((size_t)size * ROW, sizeof *all);
    must(H5Dread(set, H5T_NATIVE_FLOAT, H5S_ALL, H5S_ALL, H5P_DEFAULT, all) >= 0);
    truth_count("H5Dread", (uint64_t)size * ROW * sizeof *all, 0);
    truth_count(field("/group/x", "read", 0), (uint64_t)size * ROW * sizeof *all, 0);
    must(H5Dclose(set) >= 0);
    truth_count("H5Dclose", 0, 0);
    truth_count("/group/x:closes", 0, 0);
    must(H5Fclose(file) >= 0);
    truth_count("H5Fclose", 0, 0);
    truth_count("field.h5:closes", 0, 0);
    H5Pclose(access);
    /* A failure leaves the library's own account of it in place. */
    H5Eset_auto2(H5E_DEFAULT, NULL, NULL);
    must(H5Fopen("/nowhere/at/all.h5", H5F_ACC_RDONLY, H5P_DEFAULT) < 0);
    truth_count("H5Fopen", 0, 0);
    truth_count("/nowhere/at/all.h5:errors", 0, 0);
    must(H5Eget_num(H5E_DEFAULT) > 0);
    free(all);
#ifdef H5_HAVE_PARALLEL
    MPI_Finalize();
#endif
    truth_print(rank);
    return 0;
}
