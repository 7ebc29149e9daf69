// Exceptions through several frames, a regular expression, a map: deep library code between our own frames.

#include <chrono>
#include <cstdio>
#include <map>
#include <regex>
#include <stdexcept>
#include <string>

struct Guard {
    int &count;
    ~Guard() { count++; }
};

static int guards;

__attribute__((noinline)) static int thrower(int depth)
{
    Guard guard{guards};
    std::string text(static_cast<size_t>(depth) + 20, 'x');

    if (depth == 0)
        throw std::runtime_error(text);
    return thrower(depth - 1) + static_cast<int>(text.size());
}

__attribute__((noinline)) static int catcher()
{
    try {
        return thrower(12);
    } catch (const std::exception &error) {
        return error.what()[0];
    }
}

__attribute__((noinline)) static size_t match()
{
    static const std::regex pattern("(a|b)*c([0-9]+)x");
    std::map<std::string, size_t> found;

    for (int i = 0; i < 20; i++) {
        std::string text = "ababab" + std::to_string(i) + "ababc" + std::to_string(i * 17) + "x";
        std::smatch parts;

        if (std::regex_search(text, parts, pattern))
            found[parts[2]] += parts[0].length();
    }
    return found.size();
}

int main()
{
    auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(1000);
    size_t sum = 0;

    while (std::chrono::steady_clock::now() < end)
        sum += static_cast<size_t>(catcher()) + match();
    std::printf("done %d\n", sum > 0 && guards > 0);
}
