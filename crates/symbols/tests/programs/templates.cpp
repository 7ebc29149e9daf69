// Templates, lambdas and the standard library: deep chains of inlined functions with long names.
#include <algorithm>
#include <map>
#include <numeric>
#include <string>
#include <vector>

namespace grid {
template <class T, int N> struct Point {
    T at[N];
    T dot(const Point &other) const
    {
        T sum{};
        for (int i = 0; i < N; i++)
            sum += at[i] * other.at[i];
        return sum;
    }
};

template <class T> class Field {
public:
    explicit Field(std::size_t n) : values(n) {}
    template <class F> void each(F &&f)
    {
        for (auto &value : values)
            f(value);
    }
    std::vector<T> values;
};
} // namespace grid

std::map<std::string, double> results;

extern "C" double total(const double *values, int n)
{
    std::vector<double> sorted(values, values + n);
    std::sort(sorted.begin(), sorted.end(), [](double a, double b) { return a > b; });
    grid::Field<grid::Point<double, 3>> field(sorted.size());
    double weight = 0.5;
    field.each([&](grid::Point<double, 3> &p) {
        p.at[0] = p.at[1] = p.at[2] = weight;
        weight += 1e-9 * p.dot(p);
    });
    results["sum"] = std::accumulate(sorted.begin(), sorted.end(), 0.0);
    for (auto &[key, value] : results)
        value += static_cast<double>(key.size());
    return results["sum"] + weight;
}
