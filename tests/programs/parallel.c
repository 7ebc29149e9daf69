/* Usage: parallel: parallel regions of OpenMP of every kind, each in a function of its name. Threads sleep instead of working,
 * so that a busy machine changes little. Counts are regions begun, tasks made; seconds are elapsed, and of all threads between
 * the first and the last line of a region, waiting at barriers apart. */
#include "truth.h"
#include <omp.h>

#define TEAM 2
#define STEP 0.02

#define REGION __attribute__((noinline)) static void

static void pass(double seconds)
{
    struct timespec left = {0, (long)(seconds * 1e9)};

    while (nanosleep(&left, &left) != 0)
        ;
}

static double busy[16];

/* What a thread does from its beginning, `passed` aside. */
static void worked(double begun, double passed)
{
    busy[omp_get_thread_num()] += truth_wall() - begun - passed;
}

REGION fine(void)
{
    int sum = 0;

    for (int i = 0; i < 1000; i++) {
#pragma omp parallel num_threads(TEAM) reduction(+ : sum)
        sum += 1;
    }
    truth_count_many("fine", 1000, 0, 0);
    if (sum != 1000 * TEAM)
        exit(3);
}

REGION uneven(void)
{
    for (int i = 0; i < 5; i++) {
#pragma omp parallel num_threads(TEAM)
        {
            double begun = truth_wall();

            pass(STEP * (1 + omp_get_thread_num()));
            worked(begun, 0);
        }
        truth_count("uneven", 0, 0);
    }
}

REGION barriers(void)
{
    for (int i = 0; i < 5; i++) {
#pragma omp parallel num_threads(TEAM)
        {
            double begun = truth_wall(), wait;

            pass(STEP * (1 + omp_get_thread_num()));
            wait = truth_wall();
#pragma omp barrier
            wait = truth_wall() - wait;
            pass(STEP * (2 - omp_get_thread_num()));
            worked(begun, wait);
        }
        truth_count("barriers", 0, 0);
    }
}

REGION loops(void)
{
#pragma omp parallel num_threads(TEAM)
    {
#pragma omp for schedule(dynamic, 1)
        for (int i = 0; i < 4; i++)
            pass(STEP);
#pragma omp for schedule(static, 1)
        for (int i = 0; i < 3; i++)
            pass(STEP);
    }
    truth_count("loops", 0, 0);
}

REGION dynamic(void)
{
#pragma omp parallel for num_threads(TEAM) schedule(dynamic, 1)
    for (int i = 0; i < 4; i++)
        pass(STEP);
#pragma omp parallel for num_threads(TEAM) schedule(guided)
    for (int i = 0; i < 4; i++)
        pass(STEP);
#pragma omp parallel for num_threads(TEAM) schedule(runtime)
    for (int i = 0; i < 4; i++)
        pass(STEP);
    truth_count_many("dynamic", 3, 0, 0);
}

REGION sections(void)
{
#pragma omp parallel sections num_threads(TEAM)
    {
#pragma omp section
        pass(STEP);
#pragma omp section
        pass(STEP);
    }
    truth_count("sections", 0, 0);
}

REGION inner(void)
{
#pragma omp parallel num_threads(3)
    pass(STEP);
}

REGION outer(void)
{
    for (int i = 0; i < 3; i++) {
#pragma omp parallel num_threads(TEAM)
        inner();
    }
    truth_count_many("outer", 3, 0, 0);
    truth_count_many("inner", 3 * TEAM, 0, 0);
}

REGION tasks(void)
{
    for (int i = 0; i < 3; i++) {
#pragma omp parallel num_threads(TEAM)
#pragma omp single
        for (int task = 0; task < 7; task++)
#pragma omp task
            pass(STEP / 4);
    }
    truth_count_many("tasks", 3, 3 * 7, 0);
}

REGION alone(void)
{
    for (int i = 0; i < 4; i++)
#pragma omp parallel if (i < 0)
        pass(STEP);
    truth_count_many("alone", 4, 0, 0);
}

static void timed(const char *name, void (*part)(void))
{
    double began = truth_wall(), all = 0;

    memset(busy, 0, sizeof busy);
    part();
    began = truth_wall() - began;
    for (int i = 0; i < 16; i++)
        all += busy[i];
    truth_seconds(name, began, all);
}

int main(void)
{
    omp_set_max_active_levels(2);
#pragma omp parallel num_threads(3)
    pass(STEP); /* the team is there */
    truth_count("main", 0, 0);
    timed("fine", fine);
    timed("uneven", uneven);
    timed("barriers", barriers);
    timed("loops", loops);
    timed("dynamic", dynamic);
    timed("sections", sections);
    timed("outer", outer);
    timed("tasks", tasks);
    timed("alone", alone);
    truth_print(-1);
    return 0;
}
