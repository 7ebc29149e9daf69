/* Everyday C: sorting with a call back, recursion, alloca, arrays of variable size, an aligned stack, the maths library. */

#include <alloca.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static volatile double sink;

static int by_value(const void *left, const void *right)
{
    const double *a = left, *b = right;

    return (*a > *b) - (*a < *b);
}

__attribute__((noinline)) static void sort(size_t count)
{
    double *values = malloc(count * sizeof *values);

    for (size_t i = 0; i < count; i++)
        values[i] = sin((double)i * 1.7) * exp((double)(i % 7));
    qsort(values, count, sizeof *values, by_value);
    sink = values[count / 2];
    free(values);
}

__attribute__((noinline)) static double recurse(unsigned depth)
{
    char text[64];

    if (depth == 0) {
        sort(300);
        return 1;
    }
    snprintf(text, sizeof text, "%u %.3f", depth, (double)depth / 3);
    return strtod(text, NULL) + recurse(depth - 1) * pow(1.01, depth);
}

__attribute__((noinline)) static double from_alloca(size_t bytes)
{
    uint8_t *memory = alloca(bytes);

    memset(memory, 3, bytes);
    sort(100);
    return memory[bytes / 2];
}

__attribute__((noinline)) static double of_variable_size(size_t count)
{
    double values[count];

    for (size_t i = 0; i < count; i++)
        values[i] = sqrt((double)i);
    sort(count % 100 + 50);
    return values[count - 1];
}

/* The compiler must move the stack to a multiple of 64, so the frame is found through an expression. */
__attribute__((noinline)) static double aligned(size_t count)
{
    _Alignas(64) double values[16];
    double extra[count];

    for (size_t i = 0; i < 16; i++)
        values[i] = cos((double)i);
    extra[0] = values[3];
    for (size_t i = 1; i < count; i++)
        extra[i] = extra[i - 1] * 0.5 + tan((double)i);
    sort(80);
    sink = (double)((uintptr_t)values & 63);
    return extra[count - 1] + values[5];
}

int main(void)
{
    do
        sink = recurse(30) + from_alloca(5000) + of_variable_size(700) + aligned(90);
    while (clock() < CLOCKS_PER_SEC / 2);
    printf("done\n");
    return 0;
}
