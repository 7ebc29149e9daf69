/* A log that is opened, appended to and closed for each line; and a file that is asked about again and again.
 *
 * Usage: storm MODE LINES [FILE]
 *   each    opens, writes a line and closes, for each line
 *   kept    opens once, writes the lines, closes once
 *   asking  writes the lines into a file kept open, and asks before each line whether the file is there, and how large
 *   asked   the same, but asks once */
#include "workload.h"

static const char *path;

static unsigned long line_of(char *line, size_t room, long number)
{
    return (unsigned long)snprintf(line, room, "step %9ld  energy %20.12e\n", number, 1.0 / (double)(number + 1));
}

static int begin(int flags)
{
    int fd = open(path, flags, 0600);
    must(fd >= 0, path);
    truth_count("open", 0, 0);
    return fd;
}

static void append(int fd, long number)
{
    char line[80];
    const unsigned long n = line_of(line, sizeof line, number);
    must(write(fd, line, n) == (long)n, "write");
    truth_count("write", n, 0);
}

static void end(int fd)
{
    must(close(fd) == 0, "close");
    truth_count("close", 0, 0);
}

/* As scripts of many codes do: look for the file before using it. */
static void ask(void)
{
    struct stat facts;
    must(stat(path, &facts) == 0, "stat"); /* the line that asks */
    must(access(path, W_OK) == 0, "access");
    truth_count("stat", 0, 0);
    truth_count("access", 0, 0);
}

static void each(long lines)
{
    for (long i = 0; i < lines; i++) {
        int fd = begin(O_WRONLY | O_APPEND);
        append(fd, i);
        end(fd);
    }
}

static void kept(long lines)
{
    int fd = begin(O_WRONLY | O_APPEND);
    for (long i = 0; i < lines; i++)
        append(fd, i);
    end(fd);
}

static void asking(long lines, int again)
{
    int fd = begin(O_WRONLY | O_APPEND);
    for (long i = 0; i < lines; i++) {
        if (again || i == 0)
            ask();
        append(fd, i);
    }
    end(fd);
}

int main(int argc, char **argv)
{
    const struct kernel_account before = kernel_account();
    const char *mode = argc > 1 ? argv[1] : "each";
    const long lines = argc > 2 ? atol(argv[2]) : 100000;
    path = argc > 3 ? argv[3] : "storm.log";
    end(begin(O_CREAT | O_TRUNC | O_WRONLY));
    const double began = truth_wall();
    if (!strcmp(mode, "each"))
        each(lines);
    else if (!strcmp(mode, "kept"))
        kept(lines);
    else
        asking(lines, !strcmp(mode, "asking"));
    truth_seconds("output", truth_wall() - began, 0);
    kernel_truth(before, kernel_account());
    truth_print(0);
    return 0;
}
