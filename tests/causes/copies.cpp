/* A wave in a vector, of which the two steps before are kept.
 *
 *   copies copied N STEPS    the vectors are assigned
 *   copies swapped N STEPS   they change places
 *   copies passed N STEPS    every 16th number of one is added up by a function that is given the vector
 *   copies referred N STEPS  ... a reference to it */
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>
#include <vector>

template <typename Wave> __attribute__((noinline)) static double sum(Wave wave)
{
    double sum = 0;
    for (std::size_t i = 0; i < wave.size(); i += 16)
        sum += wave[i];
    return sum;
}

static double sums(std::vector<double> &wave, int steps, bool passed)
{
    double all = 0;
    for (int k = 0; k < steps; k++) {
        wave[k] += 1;
        all += passed ? sum<std::vector<double>>(wave) /* the argument */ : sum<const std::vector<double> &>(wave);
    }
    return all;
}

int main(int argc, char **argv)
{
    if (argc < 4)
        return 2;
    bool copied = std::strcmp(argv[1], "copied") == 0;
    std::size_t n = std::strtoul(argv[2], nullptr, 10);
    int steps = std::atoi(argv[3]);
    std::vector<double> before(n), now(n), next(n);
    if (std::strcmp(argv[1], "passed") == 0 || std::strcmp(argv[1], "referred") == 0) {
        std::printf("%g\n", sums(now, steps, argv[1][0] == 'p'));
        return 0;
    }
    now[n / 2] = before[n / 2] = 1;
    for (int k = 0; k < steps; k++) {
        for (std::size_t i = 1; i + 1 < n; i++)
            next[i] = 2 * now[i] - before[i] + 0.2 * (now[i - 1] - 2 * now[i] + now[i + 1]);
        if (copied) {
            before = now; // the copy
            now = next;   // the other copy
        } else {
            std::swap(before, now);
            std::swap(now, next);
        }
    }
    std::printf("%g\n", now[n / 2]);
    return 0;
}
