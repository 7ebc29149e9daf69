/* Rows of 64 bytes to one array, one call each: rows hdf5|netcdf CALLS prints FIGURE, nanoseconds a call. */
#include <hdf5.h>
#include <netcdf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "blocks.h"

#define ROWS 1000
#define COLUMNS 8

static const double row[COLUMNS];
static hid_t set, memory, space;
static int file, variable;

static void by_hdf5(long n, int unused)
{
    const hsize_t count[2] = {1, COLUMNS};
    (void)unused;
    for (long i = 0; i < n; i++) {
        const hsize_t start[2] = {(hsize_t)(i % ROWS), 0};
        if (H5Sselect_hyperslab(space, H5S_SELECT_SET, start, NULL, count, NULL) < 0
            || H5Dwrite(set, H5T_NATIVE_DOUBLE, memory, space, H5P_DEFAULT, row) < 0)
            exit(1);
    }
}

static void by_netcdf(long n, int unused)
{
    const size_t count[2] = {1, COLUMNS};
    (void)unused;
    for (long i = 0; i < n; i++) {
        const size_t start[2] = {(size_t)(i % ROWS), 0};
        if (nc_put_vara_double(file, variable, start, count, row) != 0)
            exit(1);
    }
}

int main(int argc, char **argv)
{
    const hsize_t size[2] = {ROWS, COLUMNS}, count[2] = {1, COLUMNS};
    long n = argc > 2 ? atol(argv[2]) : 100000;
    double figure;
    char path[256];
    int of[2];
    snprintf(path, sizeof path, "%s/bench-rows", getenv("BENCH_DIR") ? getenv("BENCH_DIR") : "/dev/shm");
    if (argc > 1 && strcmp(argv[1], "hdf5") == 0) {
        hid_t store = H5Fcreate(path, H5F_ACC_TRUNC, H5P_DEFAULT, H5P_DEFAULT);
        space = H5Screate_simple(2, size, NULL);
        memory = H5Screate_simple(2, count, NULL);
        set = H5Dcreate2(store, "rows", H5T_NATIVE_DOUBLE, space, H5P_DEFAULT, H5P_DEFAULT, H5P_DEFAULT);
        figure = blocks_median(by_hdf5, n, 0);
        H5Dclose(set);
        H5Fclose(store);
    } else {
        if (nc_create(path, NC_CLOBBER, &file) != 0)
            return 1;
        nc_def_dim(file, "row", ROWS, &of[0]);
        nc_def_dim(file, "column", COLUMNS, &of[1]);
        nc_def_var(file, "rows", NC_DOUBLE, 2, of, &variable);
        nc_enddef(file);
        figure = blocks_median(by_netcdf, n, 0);
        nc_close(file);
    }
    unlink(path);
    printf("FIGURE %.4f\n", figure);
    return 0;
}
