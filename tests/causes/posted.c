/* Records posted to PnetCDF: posted RECORDS [once]
 * Each completed by a collective ncmpi_wait_all of its own; with `once` all of them by one. */
#include "../programs/truth.h"
#include <mpi.h>
#include <pnetcdf.h>

enum { RECORD = 128 };

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    int rank, ranks, file, dimensions[2], x, records = argc > 1 ? atoi(argv[1]) : 1000, once = argc > 2;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    int *requests = calloc((size_t)records, sizeof *requests), *statuses = calloc((size_t)records, sizeof *statuses);
    double *values = calloc((size_t)records * RECORD, sizeof *values);
    MPI_Barrier(MPI_COMM_WORLD);
    double began = truth_wall();
    ncmpi_create(MPI_COMM_WORLD, "records.nc", NC_CLOBBER | NC_64BIT_DATA, MPI_INFO_NULL, &file);
    ncmpi_def_dim(file, "record", (MPI_Offset)records * ranks, &dimensions[0]);
    ncmpi_def_dim(file, "value", RECORD, &dimensions[1]);
    ncmpi_def_var(file, "x", NC_DOUBLE, 2, dimensions, &x);
    ncmpi_enddef(file);
    for (int i = 0; i < records; i++) {
        MPI_Offset start[2] = {(MPI_Offset)rank * records + i, 0}, count[2] = {1, RECORD};
        ncmpi_iput_vara_double(file, x, start, count, &values[i * RECORD], &requests[i]);
        if (!once)
            ncmpi_wait_all(file, 1, &requests[i], &statuses[i]); /* the wait */
    }
    if (once)
        ncmpi_wait_all(file, records, requests, statuses);
    ncmpi_close(file);
    truth_seconds("all", truth_wall() - began, 0);
    MPI_Finalize();
    if (rank == 0)
        truth_print(rank);
    return 0;
}
