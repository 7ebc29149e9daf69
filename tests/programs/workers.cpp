/* Work that other threads do while the main one waits for them, as C++ programs do it.
 * Usage: workers PART SECONDS [TURNS]
 *   threads  four threads compute side by side, main joins them
 *   tasks    std::async, main waits for each future
 *   turns    TURNS threads one after another, together for SECONDS
 *   writers  two threads write a file each, main joins them
 * hot_loop is where they compute: nothing else has a part in the time that is worth a line. */
#include "truth.h"
#include <future>
#include <string>
#include <thread>
#include <vector>

static volatile double sink;

extern "C" __attribute__((noinline)) void hot_loop(double seconds)
{
    double began = truth_wall(), x = 1;
    while (truth_wall() - began < seconds)
        for (int i = 0; i < 20000; i++)
            x = x * 0.999999 + 1.0 / (1.0 + x);
    sink = x;
}

static void write_file(int number, double seconds)
{
    std::string name = "workers-" + std::to_string(number) + ".dat";
    std::vector<char> block(1 << 20, 'x');
    double began = truth_wall();
    FILE *file = fopen(name.c_str(), "wb");
    setvbuf(file, NULL, _IONBF, 0);
    while (truth_wall() - began < seconds) {
        rewind(file);
        for (int i = 0; i < 16; i++)
            fwrite(block.data(), 1, block.size(), file);
    }
    fclose(file);
}

int main(int argc, char **argv)
{
    std::string part = argc > 1 ? argv[1] : "threads";
    double seconds = argc > 2 ? atof(argv[2]) : 1.0;
    int turns = argc > 3 ? atoi(argv[3]) : 50;

    if (part == "threads") {
        std::vector<std::thread> threads;
        for (int i = 0; i < 4; i++)
            threads.emplace_back([=] { hot_loop(seconds); });
        for (auto &thread : threads)
            thread.join();
    } else if (part == "tasks") {
        std::vector<std::future<void>> tasks;
        for (int i = 0; i < 2; i++)
            tasks.push_back(std::async(std::launch::async, [=] { hot_loop(seconds); }));
        for (auto &task : tasks)
            task.get();
    } else if (part == "turns") {
        for (int i = 0; i < turns; i++)
            std::thread([=] { hot_loop(seconds / turns); }).join();
    } else {
        std::vector<std::thread> threads;
        for (int i = 0; i < 2; i++)
            threads.emplace_back(write_file, i, seconds);
        for (auto &thread : threads)
            thread.join();
    }
    return 0;
}
