/* A file of PnetCDF with known calls and bytes, collective, independent and posted. */
#include "truth.h"
#include <mpi.h>
#include <pnetcdf.h>

static void must(int status)
{
    if (status != NC_NOERR) {
        fprintf(stderr, "pnetcdf: %s\n", ncmpi_strerror(status));
        MPI_Abort(MPI_COMM_WORLD, 4);
    }
}

#define ON(call, field, function, arguments, bytes)                                                \
    do {                                                                                           \
        must(function arguments);                                                                  \
        truth_count(call, (uint64_t)(bytes), 0);                                                   \
        truth_count("field.pnc:" field, (uint64_t)(bytes), 0);                                     \
    } while (0)

int main(int argc, char **argv)
{
    enum { ROW = 100 };
    static double values[ROW];
    char path[1024];
    int rank, size, file, dimensions[2], x, requests[2], statuses[2];
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Offset start[2] = {rank, 0}, count[2] = {1, ROW};
    snprintf(path, sizeof path, "%s/field.pnc", getenv("TRUTH_DIR") ? getenv("TRUTH_DIR") : ".");
    ON("ncmpi_create", "opens", ncmpi_create, (MPI_COMM_WORLD, path, NC_CLOBBER, MPI_INFO_NULL, &file), 0);
    must(ncmpi_def_dim(file, "row", size, &dimensions[0]));
    must(ncmpi_def_dim(file, "column", ROW, &dimensions[1]));
    must(ncmpi_def_var(file, "x", NC_DOUBLE, 2, dimensions, &x));
    ON("ncmpi_enddef", "other_meta", ncmpi_enddef, (file), 0);
    for (int i = 0; i < 3; i++)
        ON("ncmpi_put_vara_all", "write_collective", ncmpi_put_vara_double_all, (file, x, start, count, values), ROW * 8);
    ON("ncmpi_put_vara_all", "write_collective", ncmpi_put_vara_all, (file, x, start, count, values, ROW, MPI_DOUBLE), ROW * 8);
    for (int i = 0; i < 2; i++)
        ON("ncmpi_iput_vara", "write_nonblocking", ncmpi_iput_vara_double, (file, x, start, count, values, &requests[i]), ROW * 8);
    must(ncmpi_wait_all(file, 2, requests, statuses));
    truth_count("ncmpi_wait_all", 0, 0);
    ON("ncmpi_begin_indep_data", "other_meta", ncmpi_begin_indep_data, (file), 0);
    ON("ncmpi_put_var1", "write_independent", ncmpi_put_var1_double, (file, x, start, values), 8);
    ON("ncmpi_get_vara", "read_independent", ncmpi_get_vara_float, (file, x, start, count, (float *)values), ROW * 4);
    ON("ncmpi_end_indep_data", "other_meta", ncmpi_end_indep_data, (file), 0);
    ON("ncmpi_get_var_all", "read_collective", ncmpi_get_var_int_all, (file, x, calloc((size_t)size * ROW, 4)), size * ROW * 4);
    ON("ncmpi_close", "closes", ncmpi_close, (file), 0);
    MPI_Finalize();
    truth_print(rank);
    return 0;
}
