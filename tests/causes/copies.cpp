/* A wave in a vector, of which the two steps before are kept.
 *
 *   copies copied N STEPS    the vectors are assigned
 *   copies swapped N STEPS   they change places */
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>
#include <vector>

int main(int argc, char **argv)
{
    if (argc < 4)
        return 2;
    bool copied = std::strcmp(argv[1], "copied") == 0;
    std::size_t n = std::strtoul(argv[2], nullptr, 10);
    int steps = std::atoi(argv[3]);
    std::vector<double> before(n), now(n), next(n);
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
