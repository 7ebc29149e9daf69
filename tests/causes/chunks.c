/* Rows of a data set of HDF5 that is stored in chunks of many rows of few columns: chunks [cached]
 * Each row touches every chunk; the cache of 1 MiB holds two, with `cached` it holds all. */
#include "../programs/truth.h"
#include <hdf5.h>

enum { CHUNKS = 64, ROWS = 64, WIDE = 1024 };

int main(int argc, char **argv)
{
    hsize_t all[2] = {ROWS, (hsize_t)CHUNKS * WIDE}, chunk[2] = {ROWS, WIDE}, piece[2] = {1, (hsize_t)CHUNKS * WIDE};
    double *values = calloc(ROWS * CHUNKS * WIDE, sizeof *values);
    hid_t file = H5Fcreate("field.h5", H5F_ACC_TRUNC, H5P_DEFAULT, H5P_DEFAULT), space = H5Screate_simple(2, all, NULL);
    hid_t layout = H5Pcreate(H5P_DATASET_CREATE);
    H5Pset_chunk(layout, 2, chunk);
    hid_t set = H5Dcreate2(file, "field", H5T_NATIVE_DOUBLE, space, H5P_DEFAULT, layout, H5P_DEFAULT);
    H5Dwrite(set, H5T_NATIVE_DOUBLE, H5S_ALL, H5S_ALL, H5P_DEFAULT, values);
    H5Dclose(set);
    double began = truth_wall();
    hid_t access = H5Pcreate(H5P_DATASET_ACCESS), memory = H5Screate_simple(2, piece, NULL);
    if (argc > 1 && !strcmp(argv[1], "cached"))
        H5Pset_chunk_cache(access, 12421, (size_t)ROWS * CHUNKS * WIDE * sizeof *values, 1.0);
    set = H5Dopen2(file, "field", access);
    for (hsize_t row = 0; row < ROWS; row++) {
        hsize_t from[2] = {row, 0};
        H5Sselect_hyperslab(space, H5S_SELECT_SET, from, NULL, piece, NULL);
        H5Dread(set, H5T_NATIVE_DOUBLE, memory, space, H5P_DEFAULT, values); /* the row */
    }
    H5Dclose(set);
    H5Fclose(file);
    truth_seconds("all", truth_wall() - began, 0);
    truth_print(0);
    return 0;
}
