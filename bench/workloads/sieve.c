/* Columns of a matrix that each rank writes into one file: small pieces with holes between them.
 *
 * Written independently, MPI-IO may read the holes, fill in the pieces and write everything back (data sieving), each
 * rank for itself, behind a lock. Written collectively, the ranks exchange pieces first and write whole blocks.
 *
 * Usage: sieve MODE ROWS STEPS [FILE]     MODE: sieve, together; a piece is 64 numbers of a row */
#include "ranks.h"

enum { PIECE = 64 };

int main(int argc, char **argv)
{
    start(&argc, &argv);
    const char *mode = argc > 1 ? argv[1] : "sieve";
    const int rows = argc > 2 ? atoi(argv[2]) : 20000;
    const int steps = argc > 3 ? atoi(argv[3]) : 10;
    const char *path = argc > 4 ? argv[4] : "matrix.dat";
    double *columns = malloc(sizeof *columns * (size_t)rows * PIECE);
    must(columns != NULL, "malloc");
    for (long i = 0; i < (long)rows * PIECE; i++)
        columns[i] = (double)(i * ranks + rank);
    MPI_Datatype pieces;
    MPI_Type_vector(rows, PIECE, PIECE * ranks, MPI_DOUBLE, &pieces);
    MPI_Type_commit(&pieces);
    MPI_Info hints;
    MPI_Info_create(&hints);
    MPI_Info_set(hints, "romio_ds_write", "enable");
    MPI_Info_set(hints, "romio_cb_write", "enable");
    MPI_File file;
    must(MPI_File_open(MPI_COMM_WORLD, path, MPI_MODE_CREATE | MPI_MODE_RDWR, hints, &file) == MPI_SUCCESS, path);
    truth_count("MPI_File_open", 0, 0);
    const int independent = !strcmp(mode, "sieve"), bytes = (int)sizeof(double) * rows * PIECE;
    MPI_Barrier(MPI_COMM_WORLD);
    const double began = truth_wall();
    for (int step = 0; step < steps; step++) {
        const MPI_Offset start_of_step = (MPI_Offset)step * bytes * ranks;
        MPI_File_set_view(file, start_of_step + (MPI_Offset)sizeof(double) * PIECE * rank, MPI_DOUBLE, pieces, "native",
                          hints);
        if (independent) {
            MPI_File_write(file, columns, rows * PIECE, MPI_DOUBLE, MPI_STATUS_IGNORE); /* the line that sieves */
            truth_count("MPI_File_write", bytes, 0);
        } else {
            MPI_File_write_all(file, columns, rows * PIECE, MPI_DOUBLE, MPI_STATUS_IGNORE);
            truth_count("MPI_File_write_all", bytes, 0);
        }
        wait_for_all();
    }
    truth_seconds("output", truth_wall() - began, 0);
    MPI_File_close(&file);
    truth_count("MPI_File_close", 0, 0);
    MPI_Info_free(&hints);
    MPI_Type_free(&pieces);
    finish();
    return 0;
}
