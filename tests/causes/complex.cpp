/* Products and quotients of complex numbers, compiled by the rules of C and without them. The numbers stay of ordinary size. */
#include <complex>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>
using cd = std::complex<double>;
__attribute__((noinline)) void multiply(std::vector<cd> &a, const std::vector<cd> &b, cd f)
{
    for (size_t i = 0; i < a.size(); i++)
        a[i] = a[i] * b[i] + f; // the product
}
__attribute__((noinline)) void divide(std::vector<cd> &a, const std::vector<cd> &b, cd f)
{
    for (size_t i = 0; i < a.size(); i++)
        a[i] = f / b[i] + a[i] * 0.5; // the quotient
}
int main(int argc, char **argv)
{
    if (argc < 3)
        return 2;
    const int n = 2000, turns = atoi(argv[2]);
    std::vector<cd> a(n), b(n);
    for (int i = 0; i < n; i++) {
        a[i] = cd(i % 7 * .1, i % 5 * .1);
        b[i] = cd(.5 + i % 3 * .1, i % 11 * .01);
    }
    for (int t = 0; t < turns; t++)
        if (strcmp(argv[1], "multiply") == 0)
            multiply(a, b, cd(.1, .2));
        else
            divide(a, b, cd(.1, .2));
    printf("%g\n", a[17].real());
}
