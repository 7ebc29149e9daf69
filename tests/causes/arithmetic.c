/* What the processor is slow at: arithmetic WAY ROUNDS
 * power, product       pow(x, 3), and x * x * x
 * law, root            pow(x, -1.5), and 1 / (x * sqrt(x))
 * logarithms           log(x + 1/2), which -O3 -ffast-math -march=native computes several at a time
 * folded               3.3 x less the nearest whole number, which -ffast-math -msse4.1 has instructions for
 * divide, reciprocal   each number divided by the same, and multiplied by its reciprocal
 * modulo, mask         the remainder by a number that only the run knows, and the same of a power of two
 * torus, walls         each number with its neighbours on a ring of a length that only the run knows: by remainders, and not
 * chain, chains        a recurrence, and eight that do not need each other, of as many steps together
 * near                 a list of pointers that stays in the first cache */
#include "../programs/truth.h"
#include <math.h>

enum { MANY = 1 << 14, FEW = 256 };

#define LOOP __attribute__((noinline)) static double

static double x[MANY], y[MANY];
static void *links[FEW];
static volatile unsigned wheel = 4096;
static volatile double by = 0.5;

LOOP power(int rounds)
{
    double sum = 0, three = by * 6;

    for (int round = 0; round < rounds; round++)
        for (size_t i = 0; i < MANY; i++)
            sum += pow(x[i], three); /* the power's line */
    return sum;
}

LOOP product(int rounds)
{
    double sum = 0;

    for (int round = 0; round < rounds; round++)
        for (size_t i = 0; i < MANY; i++)
            sum += x[i] * x[i] * x[i];
    return sum;
}

LOOP law(int rounds)
{
    double sum = 0;

    for (int round = 0; round < rounds; round++)
        for (size_t i = 0; i < MANY; i++)
            sum += pow(x[i], -1.5); /* the law's line */
    return sum;
}

LOOP root(int rounds)
{
    double sum = 0;

    for (int round = 0; round < rounds; round++)
        for (size_t i = 0; i < MANY; i++)
            sum += 1 / (x[i] * sqrt(x[i]));
    return sum;
}

LOOP logarithms(int rounds)
{
    double sum = 0;

    for (int round = 0; round < rounds; round++) {
        double more = by; /* a round is not the same as the last, for all that the compiler knows */

        for (size_t i = 0; i < MANY; i++)
            sum += log(x[i] + more);
    }
    return sum;
}

LOOP folded(int rounds)
{
    double sum = 0;

    for (int turn = 0; turn < rounds; turn++) {
        double more = by;

        for (size_t i = 0; i < MANY; i++) {
            double z = (x[i] + more) * 3.3;

            sum += fabs(z - round(z)); /* the whole number's line */
        }
    }
    return sum;
}

LOOP divide(int rounds)
{
    double over = by * 3;

    for (int round = 0; round < rounds; round++)
        for (size_t i = 0; i < MANY; i++)
            y[i] = x[i] / over; /* the quotient's line */
    return y[1];
}

LOOP reciprocal(int rounds)
{
    double times = 1 / (by * 3);

    for (int round = 0; round < rounds; round++)
        for (size_t i = 0; i < MANY; i++)
            y[i] = x[i] * times;
    return y[1];
}

LOOP modulo(int rounds)
{
    unsigned long n = wheel, sum = 0;

    for (unsigned long k = 0; k < (unsigned long)rounds * MANY; k++)
        sum += (k * 0x9e3779b97f4a7c15u) % n; /* the remainder's line */
    return (double)sum;
}

LOOP mask(int rounds)
{
    unsigned long n = wheel - 1, sum = 0;

    for (unsigned long k = 0; k < (unsigned long)rounds * MANY; k++)
        sum += (k * 0x9e3779b97f4a7c15u) & n;
    return (double)sum;
}

LOOP torus(int rounds)
{
    int n = (int)wheel;

    for (int step = 0; step < rounds; step++)
        for (int k = 0; k < n; k++)
            y[k] = x[(k + 1) % n] + x[(k - 1 + n) % n]; /* the ring's line */
    return y[1];
}

LOOP walls(int rounds)
{
    int n = (int)wheel;

    for (int step = 0; step < rounds; step++)
        for (int k = 0; k < n; k++)
            y[k] = x[k + 1 == n ? 0 : k + 1] + x[k == 0 ? n - 1 : k - 1];
    return y[1];
}

LOOP chain(int rounds)
{
    double z = 1;

    for (size_t k = 0; k < (size_t)rounds * MANY; k++)
        z = z * 0.999 + 1e-9; /* the chain's line */
    return z;
}

LOOP chains(int rounds)
{
    double z[8] = {1, 2, 3, 4, 5, 6, 7, 8};

    for (size_t k = 0; k < (size_t)rounds * MANY / 8; k++)
        for (int i = 0; i < 8; i++)
            z[i] = z[i] * 0.999 + 1e-9;
    return z[0] + z[7];
}

LOOP near(int rounds)
{
    void **at = links[0];

    for (size_t k = 0; k < (size_t)rounds * MANY; k++)
        at = *at; /* the near list's line */
    return at != NULL;
}

static const struct {
    const char *name;
    double (*run)(int rounds);
} WAYS[] = {
    {"power", power}, {"product", product}, {"law", law}, {"root", root}, {"logarithms", logarithms}, {"folded", folded}, {"divide", divide},
    {"reciprocal", reciprocal}, {"modulo", modulo}, {"mask", mask}, {"torus", torus}, {"walls", walls}, {"chain", chain}, {"chains", chains}, {"near", near},
};

int main(int argc, char **argv)
{
    for (size_t i = 0; i < MANY; i++)
        x[i] = 1 + (double)(i & 15) / 16;
    for (size_t i = 0; i < FEW; i++)
        links[i * 77 % FEW] = &links[(i + 1) * 77 % FEW];
    for (size_t k = 0; argc > 2 && k < sizeof WAYS / sizeof *WAYS; k++) {
        if (strcmp(argv[1], WAYS[k].name) == 0) {
            double began = truth_wall(), cpu = truth_cpu(), sum = WAYS[k].run(atoi(argv[2]));
            truth_seconds("all", truth_wall() - began, truth_cpu() - cpu);
            truth_print(0);
            return sum > 0 ? 0 : 1;
        }
    }
    return 2;
}
