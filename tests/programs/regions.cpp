// A region ends with its object, also where an exception ends that. Any compiler, static or not; the C of the header's.
#include "steelyard.h"

#include <cstdio>

static void fail()
{
    steelyard::region inner("inner");
    steelyard_value("tries", 1);
    throw 1;
}

int main()
{
    for (int i = 0; i < 5; i++) {
        steelyard::region outer("outer");
        try {
            fail();
        } catch (int) {
        }
    }
    std::puts("done");
    return 0;
}
