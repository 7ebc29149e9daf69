/* OpenMP: parallel regions, work shared dynamically, barriers, private arrays. */

#include <math.h>
#include <omp.h>
#include <stdio.h>

static double work(int from)
{
    double local[256];

    for (int i = 0; i < 256; i++)
        local[i] = sin(from + i) * pow(1.1, i % 9);
    return local[from % 256];
}

int main(void)
{
    double begin = omp_get_wtime(), sum = 0;

    omp_set_num_threads(4);
    while (omp_get_wtime() - begin < 1) {
#pragma omp parallel for schedule(dynamic, 4) reduction(+ : sum)
        for (int i = 0; i < 400; i++)
            sum += work(i);
#pragma omp parallel
        {
            work(omp_get_thread_num());
#pragma omp barrier
        }
    }
    printf("done %d\n", sum != 0);
    return 0;
}
