// A loop over a vector, of which an optimising compiler leaves nothing but the loop. Usage: debug SECONDS
#include "truth.h"
#include <vector>

int main(int argc, char **argv)
{
    std::vector<double> a(1000, 1.0), b(1000, 0.5);
    const double seconds = argc > 1 ? atof(argv[1]) : 1.0, cpu = truth_cpu();
    while (truth_cpu() - cpu < seconds)
        for (int round = 0; round < 50; round++)
            for (std::size_t i = 0; i < a.size(); i++)
                a[i] = a[i] * 0.5 + b[i];
    truth_sink = a[1];
    truth_print(-1);
    return 0;
}
