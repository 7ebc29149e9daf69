/* Computes, and prints 1000 lines into a file: fprintf calls that can be counted, samples whose stacks can be told. */

#include <stdio.h>

__attribute__((noinline)) static double inner(int count)
{
    double sum = 0;

    for (int i = 1; i < count; i++)
        sum += 1.0 / i;
    return sum;
}

__attribute__((noinline)) static double outer(int count)
{
    return inner(count) + 1;
}

int main(int count, char **values)
{
    FILE *out = count > 1 ? fopen(values[1], "w") : NULL;
    double sum = 0;

    if (out == NULL)
        return 1;
    for (int i = 0; i < 1000; i++) {
        sum += outer(100000 + i);
        fprintf(out, "line %d %g\n", i, sum);
    }
    return fclose(out) != 0;
}
