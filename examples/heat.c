/* Heat spreads over a plate: a two-dimensional Jacobi solver with MPI, split by rows.
 *
 * It is an honest small program with three faults that a profile should name:
 *   - the last rank also tends a heater (a costly source term), so it computes longer and the others wait for it;
 *   - rank 0 alone writes a history, one short line of text, flushed, for each of its rows in each step;
 *   - the residual is reduced over all ranks in every step, though it is looked at in every fiftieth only.
 *
 * Usage: heat [SIZE] [STEPS] [HISTORY_FILE] */
#include <math.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int size_x, rows, rank, ranks;

/* One step over the rows of this rank; returns the largest change. */
static double relax(const double *restrict old, double *restrict new)
{
    double change = 0;
    for (int y = 1; y <= rows; y++)
        for (int x = 1; x < size_x - 1; x++) {
            const long i = (long)y * size_x + x;
            new[i] = 0.25 * (old[i - 1] + old[i + 1] + old[i - size_x] + old[i + size_x]);
            const double difference = fabs(new[i] - old[i]);
            if (difference > change)
                change = difference;
        }
    return change;
}

/* A heater with a costly law, on the last sixth of one rank's rows. */
static void heat(double *plate, int step)
{
    for (int y = rows - rows / 6; y <= rows; y++)
        for (int x = 1; x < size_x - 1; x++)
            plate[(long)y * size_x + x] += 1e-3 * exp(-1e-3 * step) * sin(0.01 * x) * cos(0.01 * y);
}

static void exchange(double *plate)
{
    const int up = rank > 0 ? rank - 1 : MPI_PROC_NULL;
    const int down = rank < ranks - 1 ? rank + 1 : MPI_PROC_NULL;
    MPI_Sendrecv(plate + size_x, size_x, MPI_DOUBLE, up, 0, plate + (long)(rows + 1) * size_x, size_x,
                 MPI_DOUBLE, down, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Sendrecv(plate + (long)rows * size_x, size_x, MPI_DOUBLE, down, 1, plate, size_x, MPI_DOUBLE, up,
                 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

static void write_history(FILE *history, const double *plate, int step)
{
    for (int y = 1; y <= rows; y++) {
        fprintf(history, "%d %d %.12g\n", step, y, plate[(long)y * size_x + size_x / 2]);
        fflush(history);
    }
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    size_x = argc > 1 ? atoi(argv[1]) : 1000;
    const int steps = argc > 2 ? atoi(argv[2]) : 600;
    rows = size_x / ranks;
    const size_t cells = (size_t)(rows + 2) * (size_t)size_x;
    double *plate = calloc(cells, sizeof *plate), *next = calloc(cells, sizeof *next);
    FILE *history = rank == 0 ? fopen(argc > 3 ? argv[3] : "heat-history.txt", "w") : NULL;
    if (!plate || !next || (rank == 0 && !history)) {
        fprintf(stderr, "heat: no memory, or the history cannot be written\n");
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
    if (rank == 0)
        for (int x = 0; x < size_x; x++)
            plate[x] = next[x] = 100.0;

    double residual = 0;
    for (int step = 1; step <= steps; step++) {
        exchange(plate);
        double change = relax(plate, next);
        if (rank == ranks - 1)
            heat(next, step);
        MPI_Allreduce(&change, &residual, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
        if (rank == 0)
            write_history(history, next, step);
        double *swap = plate;
        plate = next;
        next = swap;
        if (rank == 0 && step % (steps / 5 > 0 ? steps / 5 : 1) == 0)
            printf("step %5d: largest change %.6f\n", step, residual);
    }
    if (history)
        fclose(history);
    free(plate);
    free(next);
    MPI_Finalize();
    return 0;
}
