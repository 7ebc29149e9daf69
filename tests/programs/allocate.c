/* Memory, asked for in three ways that compute the same: allocate WAY ROUNDS
 * fresh   a large block a round, allocated, filled and freed: the kernel gives each page again, cleared
 * kept    the same block in every round
 * small   many small blocks a round, linked, added up and freed
 * pooled  the same, out of one block
 * The sum says that they did the same work. */
#include "truth.h"

enum { LARGE = 32 << 20, MANY = 200000 };

struct link {
    struct link *next;
    double value[4];
};

__attribute__((noinline)) static double fill(double *block, size_t count, double with)
{
    double sum = 0;

    for (size_t i = 0; i < count; i++)
        block[i] = with + (double)(i & 7);
    for (size_t i = 0; i < count; i += 512)
        sum += block[i];
    return sum;
}

__attribute__((noinline)) static double add_up(const struct link *first)
{
    double sum = 0;

    for (; first != NULL; first = first->next)
        sum += first->value[0] * first->value[3];
    return sum;
}

__attribute__((noinline)) static double chain(struct link *pool, int round)
{
    struct link *first = NULL, *next;
    double sum;

    for (int i = 0; i < MANY; i++) {
        struct link *link = pool != NULL ? &pool[i] : malloc(sizeof *link);

        link->value[0] = i & 15;
        link->value[3] = round & 3;
        link->next = first;
        first = link;
    }
    sum = add_up(first);
    for (; pool == NULL && first != NULL; first = next) {
        next = first->next;
        free(first);
    }
    return sum;
}

int main(int argc, char **argv)
{
    const char *way = argc > 1 ? argv[1] : "fresh";
    int rounds = argc > 2 ? atoi(argv[2]) : 50;
    double began = truth_wall(), cpu = truth_cpu(), sum = 0;

    if (strcmp(way, "fresh") == 0 || strcmp(way, "kept") == 0) {
        double *kept = way[0] == 'k' ? malloc(LARGE) : NULL;

        for (int round = 0; round < rounds; round++) {
            double *block = kept != NULL ? kept : malloc(LARGE);

            sum += fill(block, LARGE / sizeof *block, round);
            if (kept == NULL)
                free(block);
        }
        free(kept);
    } else {
        struct link *pool = way[0] == 'p' ? malloc(MANY * sizeof *pool) : NULL;

        for (int round = 0; round < rounds; round++)
            sum += chain(pool, round);
        free(pool);
    }
    truth_seconds("all", truth_wall() - began, truth_cpu() - cpu);
    truth_print(0);
    return sum > 0 ? 0 : 1;
}
