// Usage: parallel WHAT: parallel regions of OpenMP that are not left at their end, or not by all, or not at once.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <omp.h>
#include <pthread.h>
#include <signal.h>
#include <stdexcept>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

static int begun;

template <class Body> __attribute__((noinline)) static int regions(int times, Body body)
{
    int sum = 0;
    for (int i = 0; i < times; i++) {
#pragma omp parallel num_threads(2) reduction(+ : sum)
        sum += body(omp_get_thread_num());
        begun++;
    }
    return sum;
}

static int one(int) { return 1; }

static void exceptions()
{
    std::printf("%d\n", regions(10, [](int thread) {
        try {
            throw std::runtime_error("inside");
        } catch (const std::exception &) {
            return thread + 1;
        }
    }));
}

static void cancel()
{
    int left = 0;
    for (int i = 0; i < 10; i++) {
#pragma omp parallel num_threads(2)
        {
            if (omp_get_thread_num() == 0) {
#pragma omp cancel parallel
            }
#pragma omp cancellation point parallel
#pragma omp atomic
            left++;
#pragma omp barrier
        }
        begun++;
    }
    std::printf("%d\n", left >= 0);
}

// The child of a thread of the team goes on alone: it has no team, and must not wait for one.
static void fork_inside()
{
    regions(5, [](int thread) {
        if (thread != 0)
            return 1;
        pid_t child = fork();
        if (child == 0)
            _exit(7);
        int status = 0;
        waitpid(child, &status, 0);
        return WEXITSTATUS(status);
    });
#ifndef __clang__ // libomp does not bear it
    // Of a team of one it may go on to the end.
    for (int i = 0; i < 3; i++) {
        pid_t child = -1;
#pragma omp parallel num_threads(1)
        child = fork();
        if (child == 0)
            _exit(regions(0, one));
        int status = 0;
        waitpid(child, &status, 0);
        begun++;
        std::printf("%d\n", WEXITSTATUS(status));
    }
#endif
}

static void fork_outside()
{
    pid_t child = fork(); // before there is a team: the child may have one
    if (child == 0) {
        int sum = regions(20, one);
        std::printf("%d\n", sum);
        std::fflush(stdout);
        _exit(0);
    }
    waitpid(child, nullptr, 0);
    std::printf("%d\n", regions(20, one));
}

static volatile sig_atomic_t signals;

static void on_signal(int) { signals = signals + 1; }

static void by_signal()
{
    struct sigaction action;
    std::memset(&action, 0, sizeof action);
    action.sa_handler = on_signal;
    sigaction(SIGALRM, &action, nullptr);
    itimerval every = {{0, 500}, {0, 500}};
    setitimer(ITIMER_REAL, &every, nullptr);
    int sum = 0;
    while (signals < 100)
        sum = regions(50, one);
    every = {{0, 0}, {0, 0}};
    setitimer(ITIMER_REAL, &every, nullptr);
    std::printf("%d\n", sum);
}

// A thread with little stack has a team of its own.
static void *of_thread(void *)
{
    regions(10, one);
    return nullptr;
}

static void threads()
{
    pthread_attr_t attributes;
    pthread_t thread;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, 32 * 1024);
    for (int i = 0; i < 3; i++) {
        pthread_create(&thread, &attributes, of_thread, nullptr);
        pthread_join(thread, nullptr);
    }
    regions(10, [](int) {
        int sum = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum)
        sum += 1;
        return sum;
    });
}

static void resize()
{
    int sum = 0;
    for (int i = 0; i < 60; i++) {
#pragma omp parallel num_threads(1 + i % 6) reduction(+ : sum)
        sum++;
        begun++;
    }
    std::printf("%d\n", sum);
}

int main(int, char **argv)
{
    const char *what = argv[1];
    if (!std::strcmp(what, "exceptions"))
        exceptions();
    else if (!std::strcmp(what, "cancel"))
        cancel();
    else if (!std::strcmp(what, "fork-inside"))
        fork_inside();
    else if (!std::strcmp(what, "fork-outside"))
        fork_outside();
    else if (!std::strcmp(what, "signal"))
        by_signal();
    else if (!std::strcmp(what, "threads"))
        threads();
    else if (!std::strcmp(what, "resize"))
        resize();
    else if (!std::strcmp(what, "exit"))
        regions(3, [](int thread) {
            if (begun == 2 && thread == 1) {
                std::printf("%d\n", begun);
                std::exit(5);
            }
            return 1;
        });
    std::printf("TRUTH {\"rank\": -1, \"calls\": {\"begun\": [%d, 0, 0]}, \"seconds\": {}}\n", begun);
    return 0;
}
