/* Parses the environment by hand: no allocation, no locale. Wrong values mean the default. */

#include "options.h"

#include <signal.h>
#include <stdlib.h>

struct options options;

static bool parse_signed(const char *text, int64_t *value)
{
    bool negative = *text == '-';
    int64_t sum = 0;

    if (negative)
        text++;
    if (*text == '\0')
        return false;
    for (; *text != '\0'; text++) {
        if (*text < '0' || *text > '9' || sum > (INT64_MAX - 9) / 10)
            return false;
        sum = sum * 10 + (*text - '0');
    }
    *value = negative ? -sum : sum;
    return true;
}

static int64_t number(const char *name, int64_t lowest, int64_t highest, int64_t otherwise)
{
    const char *text = getenv(name);
    int64_t value;

    if (text == NULL || !parse_signed(text, &value) || value < lowest || value > highest)
        return otherwise;
    return value;
}

bool options_read(void)
{
    uint64_t ring = 4096;
    uint64_t wanted;

    options.directory = getenv("STEELYARD_DIR");
    if (options.directory == NULL || options.directory[0] == '\0')
        return false;
    options.period_ns = (uint64_t)number("STEELYARD_PERIOD_US", 100, 10000000, 20000) * 1000;
    options.clock_offset_ns = number("STEELYARD_CLOCK_OFFSET_NS", 0, INT64_MAX / 2, 0);
    options.signal = (int)number("STEELYARD_SIGNAL", 1, SIGRTMAX, SIGRTMAX - 4);
    options.sampling = number("STEELYARD_SAMPLING", 0, 1, 1) != 0;
    wanted = (uint64_t)number("STEELYARD_RING_KIB", 4, 1 << 20, 256) * 1024;
    while (ring < wanted)
        ring *= 2;
    options.ring_bytes = ring;
    return true;
}
