/* A hostile program is a set of cases; the first argument names one. A case checks itself and prints what a program
 * can see of the world; the test compares that, byte by byte, with and without Steelyard. */
#ifndef CASE_H
#define CASE_H

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef __cplusplus
#define restrict
#endif

static struct {
    const char *name;
    void (*run)(void);
} cases[64];
static int cases_used, wrongs, case_argc;
static char **case_argv;

#define CASE(title)                                                                                \
    static void case_##title(void);                                                                \
    __attribute__((constructor)) static void add_##title(void)                                    \
    {                                                                                             \
        cases[cases_used].name = #title;                                                           \
        cases[cases_used++].run = case_##title;                                                    \
    }                                                                                             \
    static void case_##title(void)

/* Nothing has this name: tests run in a folder of their own. Of a name that others may use nobody can say so. */
#define NOWHERE "no-such-thing-of-a-hostile-program"

/* What a case goes on as, in a child or after exec: not a case of its own. */
#define STEP(title) CASE(title)

/* Printed at once, past every buffer: whatever happens next, it is out. */
__attribute__((format(printf, 1, 2), unused)) static void say(const char *format, ...)
{
    char text[4096];
    va_list list;
    va_start(list, format);
    int n = vsnprintf(text, sizeof text, format, list);
    va_end(list);
    if (n > 0 && write(1, text, (size_t)n) != n)
        _exit(99);
}

/* The signals that the kernel blocks for this thread. */
__attribute__((unused)) static uint64_t kernel_mask(void)
{
    char line[256];
    unsigned long long mask = ~0ull;
    FILE *status = fopen("/proc/thread-self/status", "r");

    while (status != NULL && fgets(line, sizeof line, status) != NULL)
        sscanf(line, "SigBlk: %llx", &mask);
    if (status != NULL)
        fclose(status);
    return mask;
}

#define CHECK(condition)                                                                          \
    do {                                                                                          \
        int saved_ = errno;                                                                       \
        if (!(condition)) {                                                                       \
            wrongs++;                                                                             \
            say("WRONG at line %d: %s (errno %d)\n", __LINE__, #condition, saved_);               \
        }                                                                                         \
    } while (0)

__attribute__((unused)) static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Long enough for ticks to come in, at either rate. */
__attribute__((unused, noinline)) static void spin(double seconds)
{
    volatile double x = 1;
    for (double end = now() + seconds; now() < end;)
        for (int i = 0; i < 1000; i++)
            x = x * 0.999 + 0.001;
}

__attribute__((unused)) static volatile sig_atomic_t signals_seen;

__attribute__((unused)) static void count_signal(int number)
{
    (void)number;
    signals_seen++;
}

__attribute__((unused)) static void handle(int number, void (*handler)(int), int flags)
{
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = handler;
    action.sa_flags = flags;
    CHECK(sigaction(number, &action, NULL) == 0);
}

/* Ends the case's child or successor by running this program again as another case. */
__attribute__((unused)) static void become(const char *name)
{
    char text[64];
    snprintf(text, sizeof text, "%s", name);
    char *arguments[] = {case_argv[0], text, NULL};
    execv("/proc/self/exe", arguments);
    say("exec failed: %s\n", strerror(errno));
    _exit(98);
}

int main(int argc, char **argv)
{
    case_argc = argc;
    case_argv = argv;
    for (int i = 0; i < cases_used; i++)
        if (argc > 1 && !strcmp(argv[1], cases[i].name)) {
            cases[i].run();
            say("%s: %s\n", cases[i].name, wrongs ? "wrong" : "as it should be");
            return wrongs ? 1 : 0;
        }
    for (int i = 0; i < cases_used; i++)
        say("%s\n", cases[i].name);
    return 2;
}

#endif
