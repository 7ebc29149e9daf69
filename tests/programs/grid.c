/* Calls of PBLAS and ScaLAPACK whose number and shapes are known, on a grid of two rows; a rank too many is in no grid.
 *
 *     grid ROUNDS */

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

void blacs_get_(const int *, const int *, int *);
void blacs_gridinit_(int *, const char *, const int *, const int *, int);
void blacs_gridinfo_(const int *, int *, int *, int *, int *);
void blacs_gridexit_(const int *);
int numroc_(const int *, const int *, const int *, const int *, const int *);
void descinit_(int *, const int *, const int *, const int *, const int *, const int *, const int *, const int *, const int *,
               int *);
void pdgemm_(const char *, const char *, const int *, const int *, const int *, const double *, const double *, const int *,
             const int *, const int *, const double *, const int *, const int *, const int *, const double *, double *,
             const int *, const int *, const int *, size_t, size_t);
void pdsyrk_(const char *, const char *, const int *, const int *, const double *, const double *, const int *, const int *,
             const int *, const double *, double *, const int *, const int *, const int *, size_t, size_t);
void pdgemv_(const char *, const int *, const int *, const double *, const double *, const int *, const int *, const int *,
             const double *, const int *, const int *, const int *, const int *, const double *, double *, const int *,
             const int *, const int *, const int *, size_t);
void pdtrsm_(const char *, const char *, const char *, const char *, const int *, const int *, const double *, const double *,
             const int *, const int *, const int *, double *, const int *, const int *, const int *, size_t, size_t, size_t,
             size_t);
void pdpotrf_(const char *, const int *, double *, const int *, const int *, const int *, int *, size_t);
void pdgesv_(const int *, const int *, double *, const int *, const int *, const int *, int *, double *, const int *,
             const int *, const int *, int *);
void pdgeqrf_(const int *, const int *, double *, const int *, const int *, const int *, double *, double *, const int *, int *);
void pdsyev_(const char *, const char *, const int *, double *, const int *, const int *, const int *, double *, double *,
             const int *, const int *, const int *, double *, const int *, int *, size_t, size_t);

enum { N = 120, BLOCK = 16 };

static int rows, columns, row, column, desc[9];
static double *a, *b, *c;

/* The matrix's numbers depend on their places alone, so that every grid holds the same one. */
static void fill(void)
{
    int held = 0, zero = 0, n = N, block = BLOCK;
    int high = numroc_(&n, &block, &row, &zero, &rows), wide = numroc_(&n, &block, &column, &zero, &columns);

    for (int j = 0; j < wide; j++)
        for (int i = 0; i < high; i++, held++) {
            int at = (i / BLOCK * rows + row) * BLOCK + i % BLOCK, to = (j / BLOCK * columns + column) * BLOCK + j % BLOCK;

            a[held] = at == to ? 2 * N : 1.0 / (1 + abs(at - to));
            b[held] = 1.0 / (1 + (at + 2 * to) % 11);
            c[held] = 0;
        }
}

static double norm(const double *of)
{
    double mine = 0, all;
    int held = 0, zero = 0, n = N, block = BLOCK;

    held = numroc_(&n, &block, &row, &zero, &rows) * numroc_(&n, &block, &column, &zero, &columns);
    for (int i = 0; i < held; i++)
        mine += of[i] * of[i];
    MPI_Allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return all;
}

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? atoi(argv[1]) : 1, ranks, rank, context, minus = -1, zero = 0, one = 1, info = 0;
    int n = N, m = 96, k = 48, few = 7, block = BLOCK, high, ask = -1, lwork = 64 * N * N;
    double half = 0.5, none = 0, sum = 0, *work = calloc(64 * N * N, sizeof *work);
    int *pivots = calloc(N + BLOCK, sizeof *pivots);

    MPI_Init(&argc, &argv);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    rows = ranks > 1 ? 2 : 1;
    columns = ranks / rows;
    blacs_get_(&minus, &zero, &context);
    blacs_gridinit_(&context, "Row", &rows, &columns, 1);
    if (rank >= rows * columns) {
        row = column = 0;
        for (int i = 0; i < 5; i++)
            MPI_Allreduce(&none, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
        return MPI_Finalize();
    }
    blacs_gridinfo_(&context, &rows, &columns, &row, &column);
    high = numroc_(&n, &block, &row, &zero, &rows);
    a = calloc(N * N, sizeof *a), b = calloc(N * N, sizeof *b), c = calloc(N * N, sizeof *c);
    descinit_(desc, &n, &n, &block, &block, &zero, &zero, &context, &high, &info);
    fill();
    for (int round = 0; round < rounds; round++) {
        pdgemm_("N", "T", &m, &n, &k, &half, a, &one, &one, desc, b, &one, &one, desc, &none, c, &one, &one, desc, 1, 1);
        pdsyrk_("L", "N", &n, &k, &half, b, &one, &one, desc, &half, c, &one, &one, desc, 1, 1);
        pdgemv_("T", &m, &n, &half, a, &one, &one, desc, b, &one, &one, desc, &one, &none, c, &one, &one, desc, &one, 1);
        pdtrsm_("L", "L", "N", "N", &n, &few, &half, a, &one, &one, desc, b, &one, &one, desc, 1, 1, 1, 1);
    }
    sum += norm(c) + norm(b);
    fill();
    pdpotrf_("L", &n, a, &one, &one, desc, &info, 1);
    sum += norm(a) + info;
    fill();
    pdgesv_(&n, &few, a, &one, &one, desc, pivots, b, &one, &one, desc, &info);
    sum += norm(b) + info;
    fill();
    pdgeqrf_(&n, &m, a, &one, &one, desc, c, work, &ask, &info); /* asks for a workspace: no call that counts */
    pdgeqrf_(&n, &m, a, &one, &one, desc, c, work, &lwork, &info);
    sum += norm(a) + info;
    fill();
    pdsyev_("N", "L", &n, a, &one, &one, desc, c, b, &one, &one, desc, work, &lwork, &info, 1, 1);
    if (rank == 0)
        printf("%.10g %.10g\n", sum, c[0] + c[N - 1] + info);
    blacs_gridexit_(&context);
    return MPI_Finalize();
}
