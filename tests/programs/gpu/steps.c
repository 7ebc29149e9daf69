/* Steps of a program on a GPU, each slow in one way, and the same without it. Usage: steps HOW ROUNDS */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct three {
    unsigned x, y, z;
};
int cudaMalloc(void **, size_t), cudaMemcpy(void *, const void *, size_t, int),
    cudaDeviceSynchronize(void), cudaLaunchKernel(void *, struct three, struct three, void **, size_t, void *);

enum { PIECE = 256, PIECES = 4096, TO_DEVICE = 1, FROM_DEVICE = 2 };

int main(int argc, char **argv)
{
    static char here[PIECE * PIECES];
    const char *how = argv[1];
    int rounds = argc > 2 ? atoi(argv[2]) : 1, sum = 0, one = 1;
    void *arguments[] = {&sum, &one, NULL}, *memory;
    struct three unit = {1, 1, 1};

    if (cudaMalloc(&memory, sizeof here) != 0)
        return 1;
    for (int i = 0; i < rounds; i++) {
        if (strcmp(how, "pieces") == 0)
            for (int piece = 0; piece < PIECES; piece++)
                cudaMemcpy((char *)memory + piece * PIECE, here + piece * PIECE, PIECE, TO_DEVICE); /* a piece at a time */
        if (strcmp(how, "whole") == 0)
            cudaMemcpy(memory, here, sizeof here, TO_DEVICE);
        if (strcmp(how, "waited") == 0 || strcmp(how, "launched") == 0)
            cudaLaunchKernel((void *)1, unit, unit, arguments, 0, NULL);
        if (strcmp(how, "waited") == 0)
            cudaDeviceSynchronize(); /* after each launch */
        if (strcmp(how, "result") == 0)
            cudaMemcpy(here, memory, 4, FROM_DEVICE); /* of what a long kernel makes */
    }
    cudaDeviceSynchronize();
    printf("done\n");
    return 0;
}
