/* Ways through matrices whose size the compiler does not know: order WAY SIZE ROUNDS
 * against, along         a mean of neighbours, column by column and row by row
 * summed, summed_along   running sums down the columns, column by column and row by row
 * marked, marked_along   integers counted column by column and row by row
 * turned, blocks         a matrix transposed at once, and in blocks that stay in the cache
 * parts                  a few numbers far from each other for each of many points that lie together: no line is wasted */
#include "../programs/truth.h"

#define WAY __attribute__((noinline)) static void

WAY against(size_t n, const double *a, double *b)
{
    for (size_t j = 1; j < n - 1; j++)
        for (size_t i = 1; i < n - 1; i++)
            b[i * n + j] = 0.25 * (a[i * n + j - 1] + a[i * n + j + 1] + a[(i - 1) * n + j] + a[(i + 1) * n + j]);
}

WAY along(size_t n, const double *a, double *b)
{
    for (size_t i = 1; i < n - 1; i++)
        for (size_t j = 1; j < n - 1; j++)
            b[i * n + j] = 0.25 * (a[i * n + j - 1] + a[i * n + j + 1] + a[(i - 1) * n + j] + a[(i + 1) * n + j]);
}

WAY summed(size_t n, const double *a, double *b)
{
    for (size_t j = 0; j < n; j++)
        for (size_t i = 1; i < n; i++)
            b[i * n + j] = b[(i - 1) * n + j] + a[i * n + j];
}

WAY summed_along(size_t n, const double *a, double *b)
{
    for (size_t i = 1; i < n; i++)
        for (size_t j = 0; j < n; j++)
            b[i * n + j] = b[(i - 1) * n + j] + a[i * n + j];
}

WAY marked(size_t n, const double *a, double *b)
{
    const long *from = (const void *)a;
    long *count = (void *)b;

    for (size_t j = 0; j < n; j++)
        for (size_t i = 0; i < n; i++)
            count[j] += from[i * n + j] > 3;
}

WAY marked_along(size_t n, const double *a, double *b)
{
    const long *from = (const void *)a;
    long *count = (void *)b;

    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            count[j] += from[i * n + j] > 3;
}

WAY turned(size_t n, const double *a, double *b)
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            b[j * n + i] = a[i * n + j];
}

WAY blocks(size_t n, const double *a, double *b)
{
    const size_t side = 16;

    for (size_t top = 0; top < n; top += side)
        for (size_t left = 0; left < n; left += side)
            for (size_t i = top; i < n && i < top + side; i++)
                for (size_t j = left; j < n && j < left + side; j++)
                    b[j * n + i] = a[i * n + j];
}

/* Of eight arrays that lie one behind the other. */
WAY parts(size_t n, const double *a, double *b)
{
    size_t points = n * n / 8;

    for (size_t point = 0; point < points; point++)
        for (size_t part = 0; part < 8; part++)
            b[part * points + point] += 0.5 * a[part * points + point];
}

static const struct {
    const char *name;
    void (*run)(size_t n, const double *a, double *b);
} WAYS[] = {
    {"against", against}, {"along", along},   {"summed", summed}, {"summed_along", summed_along}, {"marked", marked}, {"marked_along", marked_along},
    {"turned", turned},   {"blocks", blocks}, {"parts", parts},
};

int main(int argc, char **argv)
{
    if (argc != 4)
        return 2;
    size_t n = strtoul(argv[2], NULL, 10), all = n * n;
    double *a = malloc(all * sizeof *a), *b = malloc(all * sizeof *b);

    if (a == NULL || b == NULL)
        return 2;
    for (size_t i = 0; i < all; i++)
        a[i] = (double)(i % 7), b[i] = 0;
    for (size_t k = 0; k < sizeof WAYS / sizeof *WAYS; k++) {
        if (strcmp(argv[1], WAYS[k].name) == 0) {
            for (int round = atoi(argv[3]); round > 0; round--)
                WAYS[k].run(n, a, b);
            truth_print(0);
            return b[n + 1] < 0;
        }
    }
    return 2;
}
