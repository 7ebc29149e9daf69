// Events by their time, the next one first: all of them are sorted again for each new one, or it is put in its place.
// Usage: sorted again|place EVENTS
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

struct Event {
    double time;
    int kind, cell;
};

__attribute__((noinline)) static bool later(const Event &one, const Event &other)
{
    return one.time / (1 + one.kind * 1e-9) / (1 + one.cell * 1e-12) > other.time / (1 + other.kind * 1e-9) / (1 + other.cell * 1e-12);
}

int main(int argc, char **argv)
{
    bool again = argc > 1 && !std::strcmp(argv[1], "again");
    long events = argc > 2 ? std::atol(argv[2]) : 3000;
    std::vector<Event> queue;
    double sum = 0;
    std::srand(1);
    for (int n = 0; n < 2000; n++)
        queue.push_back({std::rand() / double(RAND_MAX), n % 7, n});
    std::sort(queue.begin(), queue.end(), later);
    for (long n = 0; n < events; n++) {
        Event next = queue.back();
        queue.pop_back();
        sum += next.time;
        next.time += std::rand() / double(RAND_MAX);
        if (again) {
            queue.push_back(next);
            std::sort(queue.begin(), queue.end(), later); // again
        } else {
            queue.insert(std::upper_bound(queue.begin(), queue.end(), next, later), next);
        }
    }
    std::printf("%.6f\n", sum);
    return 0;
}
