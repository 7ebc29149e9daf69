// A C++ stream, written and read back.
#include <fstream>
#include <string>

int main()
{
    std::string text(100000, 'x'), back;
    {
        std::ofstream out("stream.dat");
        out << text;
    }
    std::ifstream in("stream.dat");
    in >> back;
    return back == text ? 0 : 9;
}
