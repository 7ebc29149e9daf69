/* The dump of a hydrodynamics code: three fields of this rank's part of a grid, to look at afterwards.
 *
 * As text, each rank writes a file of its own, a number a line. Streams that are flushed for each line cost more than
 * others; here it is every second rank's turn in every second dump, and the others wait for it in a barrier.
 *
 * Usage: cloverleaf MODE CELLS DUMPS [DIRECTORY]     CELLS of each rank
 *   text     as above
 *   binary   one file of all ranks, each writes its part of a field in one piece
 *   hdf5     one HDF5 file of all ranks, a collective write for each field; where it is compiled with -DHDF5 */
#include "ranks.h"
#include <math.h>
#ifdef HDF5
#include <hdf5.h>
#endif

enum { FIELDS = 3 };

static const char *const field_names[FIELDS] = {"density", "energy", "pressure"};
static double *fields[FIELDS];
static long cells;
static const char *directory;

static void hydro(int dump)
{
    for (int f = 0; f < FIELDS; f++)
        for (long i = 0; i < cells; i++)
            fields[f][i] = sqrt(1.0 + (double)(i % 1000) * (f + 1) + rank + dump);
}

static void dump_text(int dump)
{
    char path[512];
    snprintf(path, sizeof path, "%s/dump-%d-%d.txt", directory, dump, rank);
    FILE *file = fopen(path, "w");
    must(file != NULL, path);
    truth_count("fopen", 0, 0);
    if ((rank + dump) % 2 == 1)
        setvbuf(file, NULL, _IOLBF, 4096);
    for (int f = 0; f < FIELDS; f++) {
        int n = fprintf(file, "%s\n", field_names[f]);
        truth_count("fprintf", (uint64_t)n, 0);
        uint64_t bytes = 0;
        for (long i = 0; i < cells; i++)
            bytes += (uint64_t)fprintf(file, "%.8e\n", fields[f][i]); /* the line that writes text */
        truth_count_many("fprintf", (uint64_t)cells, bytes, 0);
    }
    must(fclose(file) == 0, "fclose");
    truth_count("fclose", 0, 0);
}

static void dump_binary(int dump)
{
    char path[512];
    snprintf(path, sizeof path, "%s/dump-%d.dat", directory, dump);
    int fd = open(path, O_CREAT | O_WRONLY, 0600);
    must(fd >= 0, path);
    truth_count("open", 0, 0);
    const long bytes = cells * (long)sizeof(double);
    for (int f = 0; f < FIELDS; f++) {
        must(pwrite(fd, fields[f], (size_t)bytes, bytes * (f * ranks + rank)) == bytes, "pwrite");
        truth_count("pwrite", (uint64_t)bytes, 0);
    }
    must(close(fd) == 0, "close");
    truth_count("close", 0, 0);
}

#ifdef HDF5
static void dump_hdf5(int dump)
{
    char path[512];
    snprintf(path, sizeof path, "%s/dump-%d.h5", directory, dump);
    const hsize_t whole = (hsize_t)cells * (hsize_t)ranks, first = (hsize_t)cells * (hsize_t)rank, mine = (hsize_t)cells;
    const hid_t access = H5Pcreate(H5P_FILE_ACCESS), transfer = H5Pcreate(H5P_DATASET_XFER);
    H5Pset_fapl_mpio(access, MPI_COMM_WORLD, MPI_INFO_NULL);
    H5Pset_dxpl_mpio(transfer, H5FD_MPIO_COLLECTIVE);
    const hid_t file = H5Fcreate(path, H5F_ACC_TRUNC, H5P_DEFAULT, access);
    must(file >= 0, path);
    truth_count("H5Fcreate", 0, 0);
    const hid_t all = H5Screate_simple(1, &whole, NULL), part = H5Screate_simple(1, &mine, NULL);
    H5Sselect_hyperslab(all, H5S_SELECT_SET, &first, NULL, &mine, NULL);
    for (int f = 0; f < FIELDS; f++) {
        const hid_t set = H5Dcreate2(file, field_names[f], H5T_NATIVE_DOUBLE, all, H5P_DEFAULT, H5P_DEFAULT, H5P_DEFAULT);
        must(H5Dwrite(set, H5T_NATIVE_DOUBLE, part, all, transfer, fields[f]) >= 0, "H5Dwrite");
        truth_count("H5Dwrite", (uint64_t)cells * sizeof(double), 0);
        H5Dclose(set);
    }
    H5Sclose(part);
    H5Sclose(all);
    must(H5Fclose(file) >= 0, "H5Fclose");
    truth_count("H5Fclose", 0, 0);
    H5Pclose(transfer);
    H5Pclose(access);
}
#endif

int main(int argc, char **argv)
{
    start(&argc, &argv);
    const char *mode = argc > 1 ? argv[1] : "text";
    cells = argc > 2 ? atol(argv[2]) : 200000;
    const int dumps = argc > 3 ? atoi(argv[3]) : 10;
    directory = argc > 4 ? argv[4] : ".";
    for (int f = 0; f < FIELDS; f++)
        must((fields[f] = malloc((size_t)cells * sizeof(double))) != NULL, "malloc");
    for (int dump = 0; dump < dumps; dump++) {
        hydro(dump);
        MPI_Barrier(MPI_COMM_WORLD);
        const double began = truth_wall();
        if (!strcmp(mode, "text"))
            dump_text(dump);
        else if (!strcmp(mode, "binary"))
            dump_binary(dump);
#ifdef HDF5
        else if (!strcmp(mode, "hdf5"))
            dump_hdf5(dump);
#endif
        else {
            fprintf(stderr, "cloverleaf: no mode %s\n", mode);
            MPI_Abort(MPI_COMM_WORLD, 2);
        }
        truth_seconds("dump", truth_wall() - began, 0);
        wait_for_all();
        truth_seconds("output", truth_wall() - began, 0);
    }
    finish();
    return 0;
}
