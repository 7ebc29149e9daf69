/* Ways through memory: memory WAY ROUNDS
 * chase, ordered       a linked list whose elements lie in random order, and in the order of use
 * columns, rows        a matrix added up against the order in which it lies in memory, and along it
 * records, fields      one field of each record read, of an array of records and of an array of its own
 * gathered, collected  a matrix in rows of entries (CSR) with random columns times a vector, and with columns near the diagonal
 * triad, blocked       five sums over large arrays one after the other, and the same in blocks that stay in the cache
 * Both of a pair do the same arithmetic on as many numbers. */
#include "../programs/truth.h"

enum { N = 4096, MANY = N * N, LIST = 1 << 22, ENTRIES = 16, ROWS = 1 << 19, PASSES = 8, BLOCK = 4096 };

struct element {
    struct element *next;
    double value[7];
};

struct record {
    double mass, other[7];
};

#define LOOP __attribute__((noinline)) static double

static void *get(size_t count, size_t size)
{
    void *memory = malloc(count * size);

    if (memory == NULL)
        exit(2);
    /* Not zeros: pages that are only read would all be the kernel's one page of them, which a cache holds. */
    return memset(memory, 0x3f, count * size);
}

/* In a random order, of which each number occurs once. */
static unsigned *shuffled(unsigned count)
{
    unsigned *order = get(count, sizeof *order);
    unsigned long random = 1;

    for (unsigned i = 0; i < count; i++)
        order[i] = i;
    for (unsigned i = count - 1; i > 0; i--) {
        random = random * 6364136223846793005u + 1442695040888963407u;
        unsigned j = (unsigned)((random >> 33) % (i + 1)), swapped = order[i];
        order[i] = order[j];
        order[j] = swapped;
    }
    return order;
}

LOOP follow(const struct element *first)
{
    double sum = 0;

    for (; first != NULL; first = first->next) /* the list's line */
        sum += first->value[0];
    return sum;
}

LOOP by_columns(const double *a)
{
    double sum = 0;

    for (size_t j = 0; j < N; j++)
        for (size_t i = 0; i < N; i++)
            sum += a[i * N + j];
    return sum;
}

LOOP by_rows(const double *a)
{
    double sum = 0;

    for (size_t i = 0; i < N; i++)
        for (size_t j = 0; j < N; j++)
            sum += a[i * N + j];
    return sum;
}

LOOP of_records(const struct record *all, size_t count)
{
    double sum = 0;

    for (size_t i = 0; i < count; i++)
        sum += all[i].mass; /* the records' line */
    return sum;
}

LOOP of_fields(const double *mass, size_t count)
{
    double sum = 0;

    for (size_t i = 0; i < count; i++)
        sum += mass[i];
    return sum;
}

LOOP multiply(const unsigned *column, const double *entry, const double *x, double *y)
{
    for (size_t row = 0; row < ROWS; row++) {
        double sum = 0;
        for (size_t k = row * ENTRIES; k < (row + 1) * ENTRIES; k++)
            sum += entry[k] * x[column[k]]; /* the matrix's line */
        y[row] = sum;
    }
    return y[ROWS / 2];
}

LOOP add(double *restrict a, const double *restrict b, const double *restrict c, size_t count)
{
    for (size_t i = 0; i < count; i++)
        a[i] = 0.5 * a[i] + (b[i] + 3 * c[i]); /* the triad's line */
    return a[0];
}

static double list(int ordered, int rounds)
{
    struct element *all = get(LIST, sizeof *all);
    unsigned *order = shuffled(LIST);
    double began, cpu, sum = 0;

    for (unsigned i = 0; i < LIST; i++) {
        unsigned at = ordered ? i : order[i], next = ordered ? i + 1 : order[(i + 1) % LIST];
        all[at].next = i + 1 < LIST ? &all[next] : NULL;
        all[at].value[0] = 1;
    }
    began = truth_wall(), cpu = truth_cpu();
    for (int round = 0; round < rounds; round++)
        sum += follow(ordered ? all : &all[order[0]]);
    truth_seconds("all", truth_wall() - began, truth_cpu() - cpu);
    return sum;
}

static double matrix(int rows, int rounds)
{
    double *a = get(MANY, sizeof *a), began = truth_wall(), cpu = truth_cpu(), sum = 1;

    for (int round = 0; round < rounds; round++)
        sum += rows ? by_rows(a) : by_columns(a);
    truth_seconds("all", truth_wall() - began, truth_cpu() - cpu);
    return sum;
}

static double records(int fields, int rounds)
{
    size_t count = 1 << 22;
    void *all = get(count, fields ? sizeof(double) : sizeof(struct record));
    double began = truth_wall(), cpu = truth_cpu(), sum = 1;

    for (int round = 0; round < rounds; round++)
        sum += fields ? of_fields(all, count) : of_records(all, count);
    truth_seconds("all", truth_wall() - began, truth_cpu() - cpu);
    return sum;
}

static double sparse(int near, int rounds)
{
    unsigned *column = get((size_t)ROWS * ENTRIES, sizeof *column);
    double *entry = get((size_t)ROWS * ENTRIES, sizeof *entry), *x = get(MANY, sizeof *x), *y = get(ROWS, sizeof *y);
    double began, cpu, sum = 1;
    unsigned long random = 1;

    for (size_t k = 0; k < (size_t)ROWS * ENTRIES; k++) {
        random = random * 6364136223846793005u + 1442695040888963407u;
        column[k] = near ? (unsigned)(k / ENTRIES + k % ENTRIES) : (unsigned)((random >> 33) % MANY);
    }
    began = truth_wall(), cpu = truth_cpu();
    for (int round = 0; round < rounds; round++)
        sum += multiply(column, entry, x, y);
    truth_seconds("all", truth_wall() - began, truth_cpu() - cpu);
    return sum;
}

static double triad(int blocked, int rounds)
{
    size_t count = MANY / 2, piece = blocked ? BLOCK : count;
    double *a = get(count, sizeof *a), *b = get(count, sizeof *b), *c = get(count, sizeof *c);
    double began = truth_wall(), cpu = truth_cpu(), sum = 1;

    for (int round = 0; round < rounds; round++)
        for (size_t from = 0; from < count; from += piece)
            for (int pass = 0; pass < PASSES; pass++)
                sum += add(a + from, b + from, c + from, piece);
    truth_seconds("all", truth_wall() - began, truth_cpu() - cpu);
    return sum;
}

static const struct {
    const char *name;
    double (*run)(int which, int rounds);
    int which;
} WAYS[] = {
    {"chase", list, 0},      {"ordered", list, 1},     {"columns", matrix, 0},   {"rows", matrix, 1},   {"records", records, 0},
    {"fields", records, 1},  {"gathered", sparse, 0},  {"collected", sparse, 1}, {"triad", triad, 0},   {"blocked", triad, 1},
};

int main(int argc, char **argv)
{
    for (size_t k = 0; argc > 2 && k < sizeof WAYS / sizeof *WAYS; k++) {
        if (strcmp(argv[1], WAYS[k].name) == 0) {
            double sum = WAYS[k].run(WAYS[k].which, atoi(argv[2]));
            truth_print(0);
            return sum > 0 ? 0 : 1;
        }
    }
    return 2;
}
