// Throws through a call that is wrapped, and catches. -shared
#include <cstdlib>
#include <stdexcept>

static int compare(const void *, const void *)
{
    throw std::runtime_error("out");
}

extern "C" long run()
{
    long caught = 0;
    int numbers[] = {2, 1};

    for (int i = 0; i < 1000; i++)
        try {
            std::qsort(numbers, 2, sizeof *numbers, compare);
        } catch (const std::exception &) {
            caught++;
        }
    return caught;
}
