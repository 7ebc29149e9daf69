/* Fourier transforms by FFTW whose number and sizes are known: transforms ROUNDS [again]
 * With "again" a plan is made for each round. */

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef double number[2];

void *fftw_plan_dft_1d(int, number *, number *, int, unsigned);
void *fftw_plan_dft_r2c_2d(int, int, double *, number *, unsigned);
void *fftw_plan_many_dft(int, const int *, int, number *, const int *, int, int, number *, const int *, int, int, int,
                         unsigned);
void fftw_execute(void *);
void fftw_execute_dft(void *, number *, number *);
void fftw_destroy_plan(void *);

#define ESTIMATE (1u << 6)

static number in[1 << 16], out[1 << 16];
static double real[1 << 16];

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? atoi(argv[1]) : 1, again = argc > 2 && strcmp(argv[2], "again") == 0, length = 100;
    void *one = fftw_plan_dft_1d(1024, in, out, -1, ESTIMATE);
    void *two = fftw_plan_dft_r2c_2d(64, 32, real, out, ESTIMATE);
    void *many = fftw_plan_many_dft(1, &length, 50, in, NULL, 1, 100, out, NULL, 1, 100, -1, ESTIMATE);
    double sum = 0;

    for (int i = 0; i < 1 << 16; i++)
        in[i][0] = real[i] = i % 7;
    for (int round = 0; round < rounds; round++) {
        if (again) {
            fftw_destroy_plan(one);
            one = fftw_plan_dft_1d(1024, in, out, -1, ESTIMATE);
        }
        fftw_execute(one); /* the transform's line */
        sum += out[3][0];
        fftw_execute_dft(one, in, out);
        fftw_execute(two);
        fftw_execute(many);
        sum += out[7][1];
    }
    fftw_destroy_plan(one);
    return printf("%.12g\n", sum) < 0;
}
