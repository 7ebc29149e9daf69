/* Ordinary C++: containers WAY ROUNDS
 * map, sorted          a std::map looked up again and again, and a sorted std::vector read in order
 * grow, reserve        std::vector that grows, and one with its size reserved
 * concatenate, append  text = text + piece, and text += piece
 * throw, test          an exception for each fault, and a value returned
 * expressions, scan    std::regex on each line, and a search by hand
 * made, kept           a std::regex made for each line, and once
 * sort, once           an array sorted after each insertion, and once
 * names, numbers       species looked up by name in each step, and by number
 * erased, indexed      a queue in a std::vector emptied from its front, and gone along with an index
 * crowded, spread      cells of a grid looked up by a hash that many of them share, and by one that few do
 * shared, reference    a std::shared_ptr given by value, and by reference, in two threads */
#include <algorithm>
#include <map>
#include <memory>
#include <regex>
#include <stdexcept>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>
#include "../programs/truth.h"

#define LOOP __attribute__((noinline)) static double

LOOP map(int rounds)
{
    std::map<unsigned, double> table;
    double sum = 0;
    for (unsigned i = 0; i < 1u << 18; i++)
        table[i * 2654435761u] = i;
    for (int round = 0; round < rounds; round++)
        for (unsigned i = 0; i < 1u << 18; i++)
            sum += table.find(i * 2654435761u)->second; /* the map's line */
    return sum;
}

LOOP sorted(int rounds)
{
    std::vector<double> table(1u << 18);
    double sum = 0;
    for (unsigned i = 0; i < 1u << 18; i++)
        table[i] = i;
    for (int round = 0; round < rounds; round++)
        for (unsigned i = 0; i < 1u << 18; i++)
            sum += table[i * 2654435761u >> 14];
    return sum + 1;
}

LOOP grow(int rounds)
{
    double sum = 0;
    for (int round = 0; round < rounds; round++) {
        std::vector<double> values;
        for (int i = 0; i < 1 << 20; i++)
            values.push_back(i); /* the vector's line */
        sum += values[99];
    }
    return sum;
}

LOOP reserve(int rounds)
{
    double sum = 0;
    std::vector<double> values;
    values.reserve(1 << 20);
    for (int round = 0; round < rounds; round++) {
        values.clear();
        for (int i = 0; i < 1 << 20; i++)
            values.push_back(i);
        sum += values[99];
    }
    return sum;
}

LOOP concatenate(int rounds)
{
    double sum = 0;
    for (int round = 0; round < rounds; round++) {
        std::string text;
        for (int i = 0; i < 10000; i++)
            text = text + "0123456789"; /* the text's line */
        sum += double(text.size());
    }
    return sum;
}

LOOP append(int rounds)
{
    double sum = 0;
    for (int round = 0; round < rounds; round++) {
        std::string text;
        for (int i = 0; i < 10000; i++)
            text += "0123456789";
        sum += double(text.size());
    }
    return sum;
}

__attribute__((noinline)) static double checked(int i)
{
    if (i % 2)
        throw std::runtime_error("odd");
    return i;
}

LOOP thrown(int rounds)
{
    double sum = 1;
    for (int i = 0; i < rounds * 1000; i++) {
        try {
            sum += checked(i); /* the exception's line */
        } catch (const std::exception &) {
            sum += 1;
        }
    }
    return sum;
}

LOOP test(int rounds)
{
    double sum = 1;
    for (int i = 0; i < rounds * 1000; i++)
        sum += i % 2 ? 1 : i;
    return sum;
}

LOOP expressions(int rounds)
{
    double sum = 1;
    std::regex number("^[a-z]+ = ([0-9]+)$");
    std::string line = "temperature = 12345";
    for (int i = 0; i < rounds * 1000; i++)
        sum += std::regex_match(line, number); /* the expression's line */
    return sum;
}

LOOP scan(int rounds)
{
    double sum = 1;
    std::string line = "temperature = 12345";
    for (int i = 0; i < rounds * 1000; i++)
        sum += line.find(" = ") != std::string::npos;
    return sum;
}

LOOP made(int rounds)
{
    double sum = 1;
    std::string line = "temperature = 12345";
    for (int i = 0; i < rounds; i++)
        sum += std::regex_match(line, std::regex("^([a-z]+) = (true|false|[0-9]+)$")); /* made */
    return sum;
}

LOOP kept(int rounds)
{
    double sum = 1;
    std::string line = "temperature = 12345";
    const std::regex form("^([a-z]+) = (true|false|[0-9]+)$");
    for (int i = 0; i < rounds; i++)
        sum += std::regex_match(line, form);
    return sum;
}

LOOP sort(int rounds)
{
    std::vector<double> values;
    for (int i = 0; i < rounds; i++) {
        values.push_back(double(i * 2654435761u));
        std::sort(values.begin(), values.end()); /* the sort's line */
    }
    return values.back();
}

LOOP once(int rounds)
{
    std::vector<double> values;
    for (int i = 0; i < rounds; i++)
        values.push_back(double(i * 2654435761u));
    std::sort(values.begin(), values.end());
    return values.back();
}

static std::vector<std::string> species()
{
    std::vector<std::string> all;
    for (int i = 0; i < 64; i++)
        all.push_back("concentration of species number " + std::to_string(i));
    return all;
}

LOOP names(int rounds)
{
    std::vector<std::string> all = species();
    std::map<std::string, double> amount;
    for (const std::string &name : all)
        amount[name] = 1;
    for (int round = 0; round < rounds * 100; round++)
        for (const std::string &name : all)
            amount[name] = amount[name] * 0.999 + 0.001; /* the names' line */
    return amount[all[7]];
}

LOOP numbers(int rounds)
{
    std::vector<double> amount(species().size(), 1);
    for (int round = 0; round < rounds * 100; round++)
        for (double &one : amount)
            one = one * 0.999 + 0.001;
    return amount[7];
}

struct Kernel {
    double reach;
};

__attribute__((noinline)) static double by_value(int i, std::shared_ptr<const Kernel> kernel)
{
    return kernel->reach / (1 + i);
}

__attribute__((noinline)) static double by_reference(int i, const Kernel &kernel)
{
    return kernel.reach / (1 + i);
}

template <typename Body> static double in_two(Body body)
{
    double sums[2];
    std::thread other([&] { sums[1] = body(); });
    sums[0] = body();
    other.join();
    return sums[0] + sums[1];
}

LOOP shared(int rounds)
{
    auto kernel = std::make_shared<const Kernel>(Kernel{2.5});
    return in_two([&, kernel] {
        double sum = 0;
        for (int i = 0; i < rounds * 1000; i++)
            sum += by_value(i, kernel); /* the pointer's line */
        return sum;
    });
}

LOOP reference(int rounds)
{
    auto kernel = std::make_shared<const Kernel>(Kernel{2.5});
    return in_two([&, kernel] {
        double sum = 0;
        for (int i = 0; i < rounds * 1000; i++)
            sum += by_reference(i, *kernel);
        return sum;
    });
}

LOOP erased(int rounds)
{
    double sum = 1;
    for (int round = 0; round < rounds; round++) {
        std::vector<int> waiting;
        for (int i = 0; i < 50000; i++)
            waiting.push_back(i);
        while (!waiting.empty()) {
            sum += waiting.front();
            waiting.erase(waiting.begin()); /* the front */
        }
    }
    return sum;
}

LOOP indexed(int rounds)
{
    double sum = 1;
    for (int round = 0; round < rounds; round++) {
        std::vector<int> waiting;
        for (int i = 0; i < 50000; i++)
            waiting.push_back(i);
        for (size_t next = 0; next < waiting.size(); next++)
            sum += waiting[next];
    }
    return sum;
}

struct Cell {
    int x, y, z;
    bool operator==(const Cell &other) const { return x == other.x && y == other.y && z == other.z; }
};

struct Crowded {
    size_t operator()(const Cell &cell) const { return (size_t)(cell.x ^ cell.y ^ cell.z); }
};

struct Spread {
    size_t operator()(const Cell &cell) const { return (size_t)((cell.x * 73856093) ^ (cell.y * 19349663) ^ (cell.z * 83492791)); }
};

template <class Hash> static double cells(int rounds)
{
    enum { SIDE = 20 };
    std::unordered_map<Cell, double, Hash> grid;
    double sum = 1;
    for (int i = 0; i < SIDE * SIDE * SIDE; i++)
        grid[{i % SIDE, i / SIDE % SIDE, i / SIDE / SIDE}] = i;
    for (int round = 0; round < rounds; round++)
        for (int i = 0; i < SIDE * SIDE * SIDE; i++)
            sum += grid.find({i % SIDE, i / SIDE % SIDE, i / SIDE / SIDE})->second; /* the cell */
    return sum;
}

LOOP crowded(int rounds)
{
    return cells<Crowded>(rounds);
}

LOOP spread(int rounds)
{
    return cells<Spread>(rounds);
}

static const struct {
    const char *name;
    double (*run)(int rounds);
} WAYS[] = {
    {"map", map}, {"sorted", sorted}, {"grow", grow}, {"reserve", reserve}, {"concatenate", concatenate}, {"append", append},
    {"throw", thrown}, {"test", test}, {"expressions", expressions}, {"scan", scan}, {"made", made}, {"kept", kept}, {"sort", sort}, {"once", once},
    {"names", names}, {"numbers", numbers}, {"shared", shared}, {"reference", reference},
    {"erased", erased}, {"indexed", indexed}, {"crowded", crowded}, {"spread", spread},
};

int main(int argc, char **argv)
{
    for (const auto &way : WAYS)
        if (argc > 2 && strcmp(argv[1], way.name) == 0) {
            double began = truth_wall(), cpu = truth_cpu(), sum = way.run(atoi(argv[2]));
            truth_seconds("all", truth_wall() - began, truth_cpu() - cpu);
            truth_print(0);
            return sum > 0 ? 0 : 1;
        }
    return 2;
}
