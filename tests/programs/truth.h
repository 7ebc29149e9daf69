/* What a truth program knows of itself: calls, bytes and seconds, printed as one line of JSON.
 * The line leaves by a bare system call, so that printing it is no I/O that Steelyard would count. */
#ifndef TRUTH_H
#define TRUTH_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>

enum { TRUTH_CALLS = 256, TRUTH_SECONDS = 64, TRUTH_TEXT = 32768 };

static struct {
    const char *name;
    uint64_t count, bytes, received;
} truth_calls[TRUTH_CALLS];

static struct {
    const char *name;
    double wall, cpu;
} truth_phases[TRUTH_SECONDS];

static inline void truth_count_many(const char *name, uint64_t count, uint64_t bytes,
                                    uint64_t received)
{
    int i = 0;
    while (i < TRUTH_CALLS - 1 && truth_calls[i].name && strcmp(truth_calls[i].name, name))
        i++;
    truth_calls[i].name = name;
    truth_calls[i].count += count;
    truth_calls[i].bytes += bytes;
    truth_calls[i].received += received;
}

static inline void truth_count(const char *name, uint64_t bytes, uint64_t received)
{
    truth_count_many(name, 1, bytes, received);
}

/* Makes the call and notes it with the bytes it passes on and the bytes it takes in. */
#define DO(function, arguments, bytes, received)                                                  \
    do {                                                                                          \
        function arguments;                                                                       \
        truth_count(#function, (uint64_t)(bytes), (uint64_t)(received));                          \
    } while (0)

static inline double truth_clock(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static inline double truth_wall(void)
{
    return truth_clock(CLOCK_MONOTONIC);
}

static inline double truth_cpu(void)
{
    return truth_clock(CLOCK_THREAD_CPUTIME_ID);
}

static inline void truth_seconds(const char *name, double wall, double cpu)
{
    int i = 0;
    while (i < TRUTH_SECONDS - 1 && truth_phases[i].name && strcmp(truth_phases[i].name, name))
        i++;
    truth_phases[i].name = name;
    truth_phases[i].wall += wall;
    truth_phases[i].cpu += cpu;
}

/* Computes for so many seconds of this thread's CPU time; says what it made of it by the wall clock. */
static volatile double truth_sink = 1.0;

__attribute__((noinline, unused)) static double truth_spin(double cpu_seconds)
{
    double began = truth_wall(), cpu = truth_cpu(), x = truth_sink;
    while (truth_cpu() - cpu < cpu_seconds)
        for (int i = 0; i < 20000; i++)
            x = x * 0.999999 + 1.0 / (1.0 + x);
    truth_sink = x;
    return truth_wall() - began;
}

/* A named function whose own time is known: WORK(f) defines f(seconds). */
#define WORK(name)                                                                                \
    __attribute__((noinline)) void name(double cpu_seconds)                                       \
    {                                                                                             \
        double began = truth_wall(), cpu = truth_cpu(), x = truth_sink;                           \
        while (truth_cpu() - cpu < cpu_seconds)                                                   \
            for (int i = 0; i < 20000; i++)                                                       \
                x = x * 0.999999 + 1.0 / (1.0 + x);                                               \
        truth_sink = x;                                                                           \
        truth_seconds(#name, truth_wall() - began, truth_cpu() - cpu);                            \
    }

static inline void truth_print(int rank)
{
    static char text[TRUTH_TEXT];
    size_t n = 0;
    n += (size_t)snprintf(text + n, sizeof text - n, "TRUTH {\"pid\": %d, \"rank\": %d, \"calls\": {",
                          (int)getpid(), rank);
    for (int i = 0; i < TRUTH_CALLS && truth_calls[i].name; i++)
        n += (size_t)snprintf(text + n, sizeof text - n, "%s\"%s\": [%llu, %llu, %llu]",
                              i ? ", " : "", truth_calls[i].name,
                              (unsigned long long)truth_calls[i].count,
                              (unsigned long long)truth_calls[i].bytes,
                              (unsigned long long)truth_calls[i].received);
    n += (size_t)snprintf(text + n, sizeof text - n, "}, \"seconds\": {");
    for (int i = 0; i < TRUTH_SECONDS && truth_phases[i].name; i++)
        n += (size_t)snprintf(text + n, sizeof text - n, "%s\"%s\": [%.6f, %.6f]", i ? ", " : "",
                              truth_phases[i].name, truth_phases[i].wall, truth_phases[i].cpu);
    n += (size_t)snprintf(text + n, sizeof text - n, "}}\n");
    /* A launcher mixes long lines of several ranks: such go to a file of the process, if the test has a place for it. */
    long to = 1;
    if (n > 1000 && getenv("TRUTH_DIR")) {
        char path[4096];
        struct utsname machine;
        uname(&machine);
        snprintf(path, sizeof path, "%s/truth-%s-%d.txt", getenv("TRUTH_DIR"), machine.nodename, (int)getpid());
        to = syscall(SYS_openat, -100 /* AT_FDCWD */, path, 0101 /* O_WRONLY | O_CREAT */, 0600);
    }
    for (size_t sent = 0; sent < n;) {
        long moved = syscall(SYS_write, to, text + sent, n - sent);
        if (moved <= 0)
            _exit(111);
        sent += (size_t)moved;
    }
}

#endif
