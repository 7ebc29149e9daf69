/* Parses the environment by hand: no allocation, no locale. Wrong values mean the default. */

#include "ground/options.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "gen/option_names.h"
#include "ground/text.h"

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
    const char *text = text_variable(name);
    int64_t value;

    if (text == NULL || !parse_signed(text, &value) || value < lowest || value > highest)
        return otherwise;
    return value;
}

/* STEELYARD=off is the user's word in a job that is recorded unasked. */
static bool is_left_out(void)
{
    const char *word = text_variable("STEELYARD");
    const char *names = text_variable(OPTION_LEAVE_OUT);
    size_t length = text_length(program_invocation_short_name, 256);

    if (word != NULL && strcmp(word, "off") == 0)
        return true;
    for (const char *next; names != NULL; names = next != NULL ? next + 1 : NULL) {
        next = strchr(names, ':');
        if (strncmp(names, program_invocation_short_name, length) == 0 && (names[length] == ':' || names[length] == '\0'))
            return true;
    }
    return false;
}

bool options_read(void)
{
    uint64_t ring = 4096;
    uint64_t wanted;

    struct text directory = {options.directory, sizeof options.directory, 0};
    const char *given = text_variable(OPTION_DIR);

    if (given == NULL || is_left_out())
        return false;
    text_add(&directory, given);
    if (options.directory[0] == '\0' || !text_whole(&directory))
        return false;
    options.period_ns = 1000 * (uint64_t)number(OPTION_PERIOD_US, OPTION_PERIOD_US_LOWEST,
                                                OPTION_PERIOD_US_HIGHEST, OPTION_PERIOD_US_DEFAULT);
    options.clock_offset_ns =
        number(OPTION_CLOCK_OFFSET_NS, OPTION_CLOCK_OFFSET_NS_LOWEST, OPTION_CLOCK_OFFSET_NS_HIGHEST,
               OPTION_CLOCK_OFFSET_NS_DEFAULT);
    options.shortest_ns = 1000000 * (uint64_t)number(OPTION_SHORTEST_MS, OPTION_SHORTEST_MS_LOWEST, OPTION_SHORTEST_MS_HIGHEST,
                                                     OPTION_SHORTEST_MS_DEFAULT);
    options.least_free = (uint64_t)number(OPTION_LEAST_FREE, OPTION_LEAST_FREE_LOWEST, OPTION_LEAST_FREE_HIGHEST, OPTION_LEAST_FREE_DEFAULT);
    options.budget_ppm = (uint64_t)number(OPTION_BUDGET_PPM, OPTION_BUDGET_PPM_LOWEST, OPTION_BUDGET_PPM_HIGHEST,
                                          OPTION_BUDGET_PPM_DEFAULT);
    options.signal =
        (int)number(OPTION_SIGNAL, OPTION_SIGNAL_LOWEST, OPTION_SIGNAL_HIGHEST, SIGRTMAX - 4);
    options.supervisor = (int)number(OPTION_SUPERVISOR, OPTION_SUPERVISOR_LOWEST, OPTION_SUPERVISOR_HIGHEST, 0);
    options.parent = (int)number(OPTION_PARENT, OPTION_PARENT_LOWEST, OPTION_PARENT_HIGHEST, 0);
    options.io_trace = (uint64_t)number(OPTION_IO_TRACE, OPTION_IO_TRACE_LOWEST, OPTION_IO_TRACE_HIGHEST,
                                        OPTION_IO_TRACE_DEFAULT);
    options.trace = (uint64_t)number(OPTION_TRACE, OPTION_TRACE_LOWEST, OPTION_TRACE_HIGHEST, OPTION_TRACE_DEFAULT);
    options.sampling = number(OPTION_SAMPLING, 0, 1, OPTION_SAMPLING_DEFAULT) != 0;
    wanted = 1024 * (uint64_t)number(OPTION_RING_KIB, OPTION_RING_KIB_LOWEST, OPTION_RING_KIB_HIGHEST,
                                     OPTION_RING_KIB_DEFAULT);
    while (ring < wanted)
        ring *= 2;
    options.ring_bytes = ring;
    return true;
}
