/* Output through MPI-IO, N pieces of BYTES by each rank: mpi_output FORM N BYTES
 *   synced     MPI_File_write_at, each followed by MPI_File_sync;  unsynced: one MPI_File_sync at the end
 *   reopened   a dump opens the file, sets a view, writes and closes;  kept: opened once, one view
 *   viewed     MPI_File_set_view before each write;  placed: MPI_File_write_at_all at the same places
 *   gathered   MPI_File_write_at_all of pieces that follow on one another, rank by rank
 *   woven      MPI_File_write_at_all through a view in which a rank's particles lie among those of others */
#include "../programs/truth.h"
#include <mpi.h>

enum { PARTICLE = 8 };

static int rank, ranks;

static MPI_File opened(void)
{
    MPI_File file;
    MPI_File_open(MPI_COMM_WORLD, "dump.dat", MPI_MODE_CREATE | MPI_MODE_WRONLY, MPI_INFO_NULL, &file); /* the open */
    return file;
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    const char *form = argc > 1 ? argv[1] : "gathered";
    int pieces = argc > 2 ? atoi(argv[2]) : 100, bytes = argc > 3 ? atoi(argv[3]) : 1024;
    char *values = calloc(1, (size_t)bytes);
    MPI_Offset step = (MPI_Offset)bytes * ranks, mine = (MPI_Offset)rank * bytes;

    MPI_Barrier(MPI_COMM_WORLD);
    double began = truth_wall();
    MPI_File file;
    if (!strcmp(form, "synced") || !strcmp(form, "unsynced")) {
        file = opened();
        for (int i = 0; i < pieces; i++) {
            MPI_File_write_at(file, i * step + mine, values, bytes, MPI_BYTE, MPI_STATUS_IGNORE);
            if (form[0] == 's')
                MPI_File_sync(file); /* the sync */
        }
        if (form[0] == 'u')
            MPI_File_sync(file);
        MPI_File_close(&file);
    } else if (!strcmp(form, "reopened")) {
        for (int i = 0; i < pieces; i++) {
            file = opened();
            MPI_File_set_view(file, i * step + mine, MPI_BYTE, MPI_BYTE, "native", MPI_INFO_NULL);
            MPI_File_write_at(file, 0, values, bytes, MPI_BYTE, MPI_STATUS_IGNORE);
            MPI_File_close(&file); /* the close */
        }
    } else if (!strcmp(form, "kept") || !strcmp(form, "viewed")) {
        file = opened();
        MPI_File_set_view(file, 0, MPI_BYTE, MPI_BYTE, "native", MPI_INFO_NULL);
        for (int i = 0; i < pieces; i++) {
            int set = form[0] == 'v';
            if (set)
                MPI_File_set_view(file, i * step + mine, MPI_BYTE, MPI_BYTE, "native", MPI_INFO_NULL); /* the view */
            MPI_File_write_at(file, set ? 0 : i * step + mine, values, bytes, MPI_BYTE, MPI_STATUS_IGNORE);
        }
        MPI_File_close(&file);
    } else if (!strcmp(form, "gathered")) {
        file = opened();
        for (int i = 0; i < pieces; i++)
            MPI_File_write_at_all(file, i * step + mine, values, bytes, MPI_BYTE, MPI_STATUS_IGNORE); /* the piece */
        MPI_File_close(&file);
    } else {
        MPI_Datatype cell, all;
        MPI_Type_vector(bytes / PARTICLE, PARTICLE, PARTICLE * ranks, MPI_BYTE, &cell);
        MPI_Type_create_resized(cell, 0, step, &all);
        MPI_Type_commit(&all);
        file = opened();
        MPI_File_set_view(file, (MPI_Offset)rank * PARTICLE, MPI_BYTE, all, "native", MPI_INFO_NULL);
        for (int i = 0; i < pieces; i++)
            MPI_File_write_at_all(file, (MPI_Offset)i * bytes, values, bytes, MPI_BYTE, MPI_STATUS_IGNORE); /* the dump */
        MPI_File_close(&file);
    }
    truth_seconds("all", truth_wall() - began, 0);
    MPI_Finalize();
    if (rank == 0)
        truth_print(rank);
    return 0;
}
