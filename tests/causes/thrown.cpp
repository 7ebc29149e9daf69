/* What is told by exceptions, and by what a function returns: thrown throw|return ROUNDS (thousands) */
#include "../programs/truth.h"
#include <stdexcept>

static volatile unsigned odd = 3;
static volatile long work;

/* What either form does besides, so that the one without exceptions takes long enough to be seen. */
static void step()
{
    for (int i = 0; i < 100; i++)
        work = work + i;
}

__attribute__((noinline)) static long parse(unsigned long k)
{
    if (k % odd != 0)
        throw std::invalid_argument("no number");
    return (long)k;
}

__attribute__((noinline)) static bool parsed(unsigned long k, long *value)
{
    if (k % odd != 0)
        return false;
    *value = (long)k;
    return true;
}

__attribute__((noinline)) static long thrown(long rounds)
{
    long sum = 1;
    for (long k = 0; k < rounds; k++) {
        step();
        try {
            sum += parse((unsigned long)k); /* the exception's line */
        } catch (const std::invalid_argument &) {
            sum -= 1;
        }
    }
    return sum;
}

__attribute__((noinline)) static long returned(long rounds)
{
    long sum = 1, value;
    for (long k = 0; k < rounds; k++) {
        step();
        sum += parsed((unsigned long)k, &value) ? value : -1;
    }
    return sum;
}

int main(int argc, char **argv)
{
    if (argc < 3)
        return 2;
    double began = truth_wall(), cpu = truth_cpu();
    long sum = strcmp(argv[1], "throw") == 0 ? thrown(atol(argv[2]) * 1000) : returned(atol(argv[2]) * 1000);
    truth_seconds("all", truth_wall() - began, truth_cpu() - cpu);
    truth_print(0);
    return sum != 0 ? 0 : 1;
}
