/* A netCDF file, classic or on HDF5, with known calls and bytes. Usage: netcdf [4] */
#include "truth.h"
#include <netcdf.h>

static void must(int status)
{
    if (status != NC_NOERR) {
        fprintf(stderr, "netcdf: %s\n", nc_strerror(status));
        abort();
    }
}

#define ON(call, field, function, arguments, bytes)                                                \
    do {                                                                                           \
        must(function arguments);                                                                  \
        truth_count(call, (uint64_t)(bytes), 0);                                                   \
        truth_count("field.nc:" field, (uint64_t)(bytes), 0);                                      \
    } while (0)

int main(int argc, char **argv)
{
    enum { ROWS = 20, ROW = 50 };
    static double values[ROWS * ROW];
    static int whole[ROWS * ROW];
    char path[1024];
    int file, dimensions[2], x, n;
    size_t start[2] = {3, 0}, count[2] = {2, ROW};
    ptrdiff_t every[2] = {1, 2};
    snprintf(path, sizeof path, "%s/field.nc", getenv("TRUTH_DIR") ? getenv("TRUTH_DIR") : ".");
    ON("nc_create", "opens", nc_create, (path, NC_CLOBBER | (argc > 1 ? NC_NETCDF4 : 0), &file), 0);
    must(nc_def_dim(file, "row", ROWS, &dimensions[0]));
    must(nc_def_dim(file, "column", ROW, &dimensions[1]));
    must(nc_def_var(file, "x", NC_DOUBLE, 2, dimensions, &x));
    must(nc_def_var(file, "n", NC_SHORT, 2, dimensions, &n));
    ON("nc_enddef", "other_meta", nc_enddef, (file), 0);
    for (int i = 0; i < 5; i++)
        ON("nc_put_vara", "write_calls", nc_put_vara_double, (file, x, start, count, values), 2 * ROW * 8);
    ON("nc_put_var", "write_calls", nc_put_var_int, (file, n, whole), ROWS * ROW * 4);
    ON("nc_put_var1", "write_calls", nc_put_var1_double, (file, x, start, values), 8);
    ON("nc_put_vara", "write_calls", nc_put_vara, (file, x, start, count, values), 2 * ROW * 8);
    count[1] = ROW / 2;
    ON("nc_put_vars", "write_calls", nc_put_vars_double, (file, x, start, count, every, values), ROW * 8);
    ON("nc_sync", "syncs", nc_sync, (file), 0);
    ON("nc_close", "closes", nc_close, (file), 0);
    ON("nc_open", "opens", nc_open, (path, NC_NOWRITE, &file), 0);
    ON("nc_get_var", "read_calls", nc_get_var_double, (file, x, values), ROWS * ROW * 8);
    count[1] = ROW;
    ON("nc_get_vara", "read_calls", nc_get_vara_float, (file, x, start, count, (float *)values), 2 * ROW * 4);
    ON("nc_close", "closes", nc_close, (file), 0);
    truth_print(0);
    return 0;
}
