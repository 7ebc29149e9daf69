/* What threads do to each other's caches.
 *   sharing adjacent ROUNDS   each thread counts in a word of its own, all in one cache line
 *   sharing padded ROUNDS     each in a line of its own
 *   sharing atomics ROUNDS [1]  the same with atomic instructions, adjacent or padded
 *   sharing openmp ROUNDS [1] sum[omp_get_thread_num()] += …, adjacent or padded
 *   sharing bins ROUNDS [1]   a small table of each thread's own, adjacent or padded
 *   sharing stored ROUNDS     what is only stored there, adjacent: it costs nothing
 *   sharing counter ROUNDS    all count in one word, atomically
 *   sharing own ROUNDS        each counts for itself, and they add up at the end
 *   sharing lock ROUNDS       a spin lock of the program's own around a sum
 *   sharing alone ROUNDS      one thread counts atomically */

#include <omp.h>
#include <pthread.h>

#include "../programs/truth.h"

enum { THREADS = 2, LINE = 8 };

static struct {
    volatile uint64_t word[THREADS * LINE];
} counters __attribute__((aligned(128)));
static uint64_t shared __attribute__((aligned(128)));
static int spin __attribute__((aligned(128)));
static double total __attribute__((aligned(128)));
static long rounds;
static int apart;

__attribute__((noinline)) static void count_in(volatile uint64_t *word)
{
    for (long i = 0; i < rounds; i++)
        *word += i ^ 3; /* counts here */
}

static void *counting(void *number)
{
    count_in(&counters.word[(intptr_t)number * apart]);
    return NULL;
}

__attribute__((noinline)) static void *counting_atomically(void *number)
{
    volatile uint64_t *word = &counters.word[(intptr_t)number * apart];
    for (long i = 0; i < rounds; i++)
        __atomic_fetch_add(word, i ^ 3, __ATOMIC_RELAXED); /* counts atomically here */
    return NULL;
}

__attribute__((noinline)) static void *sorting(void *number)
{
    volatile uint32_t *table = (volatile uint32_t *)&counters.word[(intptr_t)number * (apart == LINE ? LINE : 2)];
    unsigned random = (unsigned)(intptr_t)number + 1;
    for (long i = 0; i < rounds; i++) {
        random = random * 1664525u + 1013904223u;
        table[random >> 30]++; /* sorts here */
    }
    return NULL;
}

__attribute__((noinline)) static void *storing(void *number)
{
    volatile double *word = (volatile double *)&counters.word[(intptr_t)number * apart];
    for (long i = 0; i < rounds; i++)
        *word = (double)i / (double)(i + 1);
    return NULL;
}

__attribute__((noinline)) static void *adding(void *number)
{
    (void)number;
    for (long i = 0; i < rounds; i++)
        __atomic_fetch_add(&shared, i ^ 3, __ATOMIC_RELAXED); /* adds here */
    return NULL;
}

static void *adding_own(void *number)
{
    volatile uint64_t own = 0;
    (void)number;
    for (long i = 0; i < rounds; i++)
        own += i ^ 3;
    __atomic_fetch_add(&shared, own, __ATOMIC_RELAXED);
    return NULL;
}

__attribute__((noinline)) static void *locking(void *number)
{
    (void)number;
    for (long i = 0; i < rounds; i++) {
        while (__atomic_exchange_n(&spin, 1, __ATOMIC_ACQUIRE) != 0) /* spins here */
            while (__atomic_load_n(&spin, __ATOMIC_RELAXED) != 0)
                __builtin_ia32_pause();
        total += 1.0;
        __atomic_store_n(&spin, 0, __ATOMIC_RELEASE);
    }
    return NULL;
}

__attribute__((noinline)) static void by_openmp(volatile double *sum, int step)
{
#pragma omp parallel num_threads(THREADS)
    {
        unsigned long random = (unsigned long)omp_get_thread_num() + 1;
        for (long i = 0; i < rounds; i++) {
            random = random * 6364136223846793005u + 1442695040888963407u;
            sum[omp_get_thread_num() * step] += (double)(random >> 40); /* sums here */
        }
    }
}

static void together(void *(*work)(void *), int threads)
{
    pthread_t thread[THREADS];
    for (intptr_t n = 0; n < threads; n++)
        pthread_create(&thread[n], NULL, work, (void *)n);
    for (int n = 0; n < threads; n++)
        pthread_join(thread[n], NULL);
}

int main(int count, char **arguments)
{
    const char *what = count > 1 ? arguments[1] : "adjacent";
    double began = truth_wall(), cpu = truth_cpu();

    rounds = count > 2 ? atol(arguments[2]) : 100000000;
    apart = strcmp(what, "padded") == 0 || count > 3 ? LINE : 1;
    if (strcmp(what, "openmp") == 0) {
        double *sum = aligned_alloc(128, 1024);
        for (int i = 0; i < 128; i++)
            sum[i] = 0.0;
        by_openmp(sum, apart);
        total = sum[0] + sum[1];
        free(sum);
    } else if (strcmp(what, "counter") == 0)
        together(adding, THREADS);
    else if (strcmp(what, "own") == 0)
        together(adding_own, THREADS);
    else if (strcmp(what, "lock") == 0)
        together(locking, THREADS);
    else if (strcmp(what, "alone") == 0)
        together(adding, 1);
    else if (strcmp(what, "bins") == 0)
        together(sorting, THREADS);
    else if (strcmp(what, "stored") == 0)
        together(storing, THREADS);
    else if (strcmp(what, "atomics") == 0)
        together(counting_atomically, THREADS);
    else
        together(counting, THREADS);
    truth_seconds("all", truth_wall() - began, truth_cpu() - cpu);
    truth_print(0);
    return 0;
}
