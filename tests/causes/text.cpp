// Numbers written or read as text by C++'s streams, and the same as bytes.
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <sstream>
#include <string>
#include <vector>

static void save(const std::vector<double> &x)
{
    std::ofstream out("x.txt");
    out << std::setprecision(13);
    for (double v : x)
        out << v << '\n'; // as text
}

static void log(size_t lines, bool flush)
{
    std::ofstream out("log");
    for (size_t i = 0; i < lines; i++)
        if (flush)
            out << "a step is done" << std::endl; // flushes each
        else
            out << "a step is done" << '\n';
}

static void load(std::vector<double> &x)
{
    std::ifstream in("x.txt");
    for (double &v : x)
        in >> v; // from text
}

static void parse(std::vector<double> &x)
{
    std::ifstream in("x.txt");
    std::string line;
    for (double &v : x) {
        std::getline(in, line);
        v = std::stod(line); // a line at a time
    }
}

int main(int argc, char **argv)
{
    std::string how = argv[1];
    std::vector<double> x(static_cast<size_t>(std::atoi(argv[2])));
    for (size_t i = 0; i < x.size(); i++)
        x[i] = std::sin(1e-3 * static_cast<double>(i)) * 1e-5 * static_cast<double>(i);
    if (how == "text")
        save(x);
    if (how == "endl" || how == "newline")
        log(x.size(), how == "endl");
    if (how == "bytes") {
        std::ofstream out("x.dat", std::ios::binary);
        out.write(reinterpret_cast<const char *>(x.data()), static_cast<std::streamsize>(x.size() * sizeof(double)));
    }
    if (how == "read" || how == "parse") {
        std::ofstream out("x.txt");
        std::string block;
        for (int i = 0; i < 4096; i++)
            block += "0.1234567890123e-04\n";
        for (size_t i = 0; i < x.size(); i += 4096)
            out << block;
        out.close();
        how == "read" ? load(x) : parse(x);
    }
    if (how == "internal") // to text in memory: no output
        for (double v : x) {
            std::ostringstream text;
            text << std::setprecision(13) << v; // in memory
            if (text.str().size() > 40)
                return 1;
        }
    if (how == "chars")
        for (double v : x) {
            char text[64];
            auto end = std::to_chars(text, text + sizeof text, v, std::chars_format::general, 13).ptr;
            if (end - text > 40)
                return 1;
        }
    return argc - 3;
}
