/* What goes wrong with OpenMP and threads. Usage: teams HOW STEPS; the forms of a pair do the same work. Compile with -fopenmp. */
#include "../programs/truth.h"
#include <fcntl.h>
#include <omp.h>
#include <pthread.h>

enum { LENGTH = 1 << 10, MANY = 1 << 10 };

static double field[LENGTH * MANY];

/* A loop of a microsecond in a region of its own, a thousand times; or one region around them all. */
static void fine(void)
{
    for (int row = 0; row < MANY; row++) {
#pragma omp parallel for /* fine */
        for (int i = 0; i < LENGTH; i++)
            field[row * LENGTH + i] = field[row * LENGTH + i] * 0.5 + 1;
    }
}

static void coarse(void)
{
#pragma omp parallel for
    for (int row = 0; row < MANY; row++)
        for (int i = 0; i < LENGTH; i++)
            field[row * LENGTH + i] = field[row * LENGTH + i] * 0.5 + 1;
}

/* A task a number; or one a row. */
static void tiny_tasks(void)
{
#pragma omp parallel
#pragma omp single
    for (int row = 0; row < 64; row++)
        for (int i = 0; i < LENGTH; i++)
#pragma omp task firstprivate(row, i) /* tiny tasks */
            field[row * LENGTH + i] = field[row * LENGTH + i] * 0.5 + 1;
}

static void larger_tasks(void)
{
#pragma omp parallel
#pragma omp single
    for (int row = 0; row < 64; row++)
#pragma omp task firstprivate(row)
        for (int i = 0; i < LENGTH; i++)
            field[row * LENGTH + i] = field[row * LENGTH + i] * 0.5 + 1;
}

/* All work within a critical section, a mutex or a spin lock; or a sum of each thread's own. */
static double sum;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_spinlock_t spin;

__attribute__((noinline)) static double some(int i)
{
    double x = i;
    for (int n = 0; n < 2000; n++)
        x = x * 0.999999 + 1.0 / (1.0 + x);
    return x;
}

static void critical(void)
{
#pragma omp parallel for
    for (int i = 0; i < MANY; i++) {
#pragma omp critical
        sum += some(i); /* critical */
    }
}

static void mutexes(void)
{
#pragma omp parallel for
    for (int i = 0; i < MANY; i++) {
        pthread_mutex_lock(&mutex); /* mutex */
        sum += some(i);
        pthread_mutex_unlock(&mutex);
    }
}

static void spinning(void)
{
#pragma omp parallel for
    for (int i = 0; i < MANY; i++) {
        pthread_spin_lock(&spin); /* spin */
        sum += some(i);
        pthread_spin_unlock(&spin);
    }
}

static void reduced(void)
{
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < MANY; i++)
        sum += some(i);
}

/* Functions of the C library that take a lock of its own, or those that take none. */
static void drawn(void)
{
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < MANY * 256; i++)
        sum += rand(); /* drawn */
}

static void drawn_apart(void)
{
#pragma omp parallel reduction(+ : sum)
    {
        unsigned seed = (unsigned)omp_get_thread_num();
#pragma omp for
        for (int i = 0; i < MANY * 256; i++)
            sum += rand_r(&seed);
    }
}

static void dated(void)
{
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < MANY * 8; i++) {
        struct tm day;
        time_t at = 1000 * (time_t)i;
        sum += localtime_r(&at, &day)->tm_hour; /* dated */
    }
}

static void dated_apart(void)
{
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < MANY * 8; i++)
        sum += i * 1000 % 86400 / 3600;
}

/* A mutex for each item, of a few instructions; or a table of each thread's own. */
static unsigned table[1 << 12];

static void counted(void)
{
#pragma omp parallel for
    for (int i = 0; i < MANY * 256; i++) {
        pthread_mutex_lock(&mutex); /* counted */
        table[i * 2654435761u >> 20]++;
        pthread_mutex_unlock(&mutex);
    }
}

static void counted_apart(void)
{
#pragma omp parallel for reduction(+ : table)
    for (int i = 0; i < MANY * 256; i++)
        table[i * 2654435761u >> 20]++;
}

/* A large array in the reduction of each small region, or of one region around them all. */
enum { ROWS_ADDED = 160 };

static void added(void)
{
    for (int row = 0; row < ROWS_ADDED; row++) {
#pragma omp parallel for reduction(+ : field[:MANY * 64]) /* added */
        for (int i = 0; i < 64; i++)
            field[i * 2654435761u >> 16] += i;
    }
}

static void added_once(void)
{
#pragma omp parallel reduction(+ : field[:MANY * 64])
    for (int row = 0; row < ROWS_ADDED; row++) {
#pragma omp for
        for (int i = 0; i < 64; i++)
            field[i * 2654435761u >> 16] += i;
    }
}

/* What one thread does within a region while the other waits; or all is divided. */
static void singly(void)
{
#pragma omp parallel
    for (int step = 0; step < 16; step++) {
#pragma omp single
        for (int i = 0; i < 64; i++) /* singly */
            field[i] += some(i);
#pragma omp for
        for (int i = 0; i < 64; i++)
            field[i] += some(i);
    }
}

static void divided(void)
{
#pragma omp parallel
    for (int step = 0; step < 32; step++) {
#pragma omp for
        for (int i = 0; i < 64; i++)
            field[i] += some(i);
    }
}

/* Iterations of some nanoseconds handed out one by one, or in two halves. */
static void one_iteration(void)
{
#pragma omp parallel for schedule(dynamic) /* one iteration */
    for (int i = 0; i < LENGTH * MANY; i++)
        field[i] = field[i] * 0.5 + 1;
}

static void in_chunks(void)
{
#pragma omp parallel for schedule(dynamic, 4096)
    for (int i = 0; i < LENGTH * MANY; i++)
        field[i] = field[i] * 0.25 + 1; /* else the compiler makes both one */
}

/* A thread for each piece of work of a microsecond; or all of it by the team. */
static void *piece(void *of)
{
    double *place = of;
    for (int i = 0; i < 100; i++)
        *place = *place * 0.5 + i;
    return NULL;
}

static void started(void)
{
    for (int i = 0; i < MANY; i++) {
        pthread_t thread;
        if (pthread_create(&thread, NULL, piece, &field[i]) != 0 /* started */
            || pthread_join(thread, NULL) != 0)
            abort();
    }
}

static void kept(void)
{
#pragma omp parallel for
    for (int i = 0; i < MANY; i++)
        piece(&field[i]);
}

/* Items whose results are kept in order: each thread has half of them, or they take turns. */
static double kept_in_order[64];

__attribute__((noinline)) static double item(int i)
{
    double result = 0;
    for (int n = 0; n < 256; n++)
        result += some(i + n);
    return result;
}

static void keep(int i, double result)
{
    kept_in_order[i] = result + (i > 0 ? kept_in_order[i - 1] : 0);
}

static void pieces(void)
{
#pragma omp parallel for ordered schedule(static) /* pieces */
    for (int i = 0; i < 64; i++) {
        double result = item(i);
#pragma omp ordered
        keep(i, result);
    }
}

static void turns(void)
{
#pragma omp parallel for ordered schedule(static, 1)
    for (int i = 0; i < 64; i++) {
        double result = item(i);
#pragma omp ordered
        keep(i, result);
    }
}

/* Rows of growing length: dealt out in two halves beforehand, or one by one. */
static void halves(void)
{
#pragma omp parallel for schedule(static) /* halves */
    for (int row = 0; row < 64; row++)
        for (int i = 0; i < row; i++)
            field[row] += some(i);
}

static void one_by_one(void)
{
#pragma omp parallel for schedule(dynamic)
    for (int row = 63; row >= 0; row--)
        for (int i = 0; i < row; i++)
            field[row] += some(i);
}

/* The main thread works alone, and the team has a twentieth of it; or all is the team's. */
static void alone(void)
{
    for (int i = 0; i < 1900; i++)
        field[i] += some(i); /* alone */
#pragma omp parallel for
    for (int i = 1900; i < 2000; i++)
        field[i] += some(i);
}

static void together(void)
{
#pragma omp parallel for
    for (int i = 0; i < 2000; i++)
        field[i] += some(i);
}

/* One thread writes while the other computes: none idles. */
static void writer(void)
{
    static char block[1 << 16];
    volatile int done = 0;

#pragma omp parallel num_threads(2)
    if (omp_get_thread_num() == 0) {
        for (int i = 0; i < 1 << 14; i++)
            sum += some(i);
        done = 1;
    } else {
        int fd = open("teams.dat", O_CREAT | O_RDWR | O_TRUNC, 0600);

        for (int i = 0; !done && fd >= 0; i++)
            if (pwrite(fd, block, sizeof block, i % 256 * (off_t)sizeof block) < 0)
                abort();
        close(fd);
    }
}

static const struct {
    const char *name;
    void (*run)(void);
} hows[] = {
    {"fine", fine}, {"coarse", coarse}, {"tiny_tasks", tiny_tasks}, {"larger_tasks", larger_tasks},
    {"critical", critical}, {"mutexes", mutexes}, {"spinning", spinning}, {"reduced", reduced},
    {"halves", halves}, {"one_by_one", one_by_one}, {"alone", alone}, {"together", together}, {"writer", writer},
    {"pieces", pieces}, {"turns", turns},
    {"started", started}, {"kept", kept}, {"added", added}, {"added_once", added_once}, {"one_iteration", one_iteration}, {"in_chunks", in_chunks}, {"singly", singly}, {"divided", divided},
    {"drawn", drawn}, {"drawn_apart", drawn_apart}, {"dated", dated}, {"dated_apart", dated_apart}, {"counted", counted}, {"counted_apart", counted_apart},
};

int main(int argc, char **argv)
{
    pthread_spin_init(&spin, 0);
    int steps = argc > 2 ? atoi(argv[2]) : 1, done = 0;
    double began = truth_wall(), cpu = truth_cpu();
    for (size_t how = 0; how < sizeof hows / sizeof *hows; how++)
        for (; argc > 1 && !strcmp(argv[1], hows[how].name) && done < steps; done++)
            hows[how].run();
    truth_seconds("all", truth_wall() - began, truth_cpu() - cpu);
    truth_print(0);
    return done != steps;
}
