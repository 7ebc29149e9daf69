/* Time in the kernel outside of calls that are recorded: kernel WAY ROUNDS (thousands)
 * ask, asked           getppid for each step, and once
 * spin                 the steps alone
 * usage                getrusage for each step
 * cpu_clock            the thread's processor time for each step, which no clock tells without the kernel
 * protect              a page protected and given back for each step
 * trap                 a fault that a handler answers for each step
 * fresh, kept          pages used for the first time, and the same pages again */
#include "../programs/truth.h"
#include <signal.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <ucontext.h>

#define LOOP __attribute__((noinline)) static long

enum { PAGE = 4096, PAGES = 1 << 17 };

static volatile long work;
static char *page;

static void step(void)
{
    for (int i = 0; i < 20; i++)
        work += i;
}

LOOP ask(long rounds)
{
    long sum = 1;
    for (long k = 0; k < rounds; k++, step())
        sum += getppid(); /* the question's line */
    return sum;
}

LOOP asked(long rounds)
{
    long sum = 1, parent = getppid();
    for (long k = 0; k < rounds; k++, step())
        sum += parent;
    return sum;
}

LOOP spin(long rounds)
{
    for (long k = 0; k < rounds; k++)
        step();
    return 1;
}

LOOP usage(long rounds)
{
    struct rusage used;
    for (long k = 0; k < rounds; k++, step())
        getrusage(RUSAGE_SELF, &used);
    return 1;
}

LOOP cpu_clock(long rounds)
{
    struct timespec now;
    for (long k = 0; k < rounds; k++, step())
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now); /* the clock's line */
    return 1;
}

LOOP protect(long rounds)
{
    for (long k = 0; k < rounds; k++, step())
        mprotect(page, PAGE, k & 1 ? PROT_READ | PROT_WRITE : PROT_READ);
    return 1;
}

static void skip(int number, siginfo_t *info, void *context)
{
    (void)number, (void)info;
#if defined __x86_64__
    ((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP] += 2; /* ud2 */
#else
    ((ucontext_t *)context)->uc_mcontext.pc += 4; /* udf */
#endif
}

LOOP trap(long rounds)
{
    struct sigaction action = {.sa_sigaction = skip, .sa_flags = SA_SIGINFO};

    sigaction(SIGILL, &action, NULL);
    for (long k = 0; k < rounds; k++, step())
#if defined __x86_64__
        __asm__ volatile("ud2");
#else
        __asm__ volatile("udf #0");
#endif
    return 1;
}

static long pages(long rounds, int fresh)
{
    long sum = 1;

    for (long round = 0; round < rounds; round++) {
        char *all = fresh || round == 0 ? mmap(NULL, (size_t)PAGES * PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) : page;
        page = all;
        for (size_t k = 0; k < PAGES; k++)
            sum += ++all[k * PAGE];
    }
    return sum;
}

LOOP fresh(long rounds)
{
    return pages(rounds / 1000, 1);
}

LOOP kept(long rounds)
{
    return pages(rounds / 1000, 0);
}

static const struct {
    const char *name;
    long (*run)(long rounds);
} WAYS[] = {
    {"ask", ask},         {"asked", asked}, {"spin", spin},   {"usage", usage}, {"cpu_clock", cpu_clock},
    {"protect", protect}, {"trap", trap},   {"fresh", fresh}, {"kept", kept},
};

int main(int argc, char **argv)
{
    page = mmap(NULL, PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    for (size_t k = 0; argc > 2 && k < sizeof WAYS / sizeof *WAYS; k++) {
        if (strcmp(argv[1], WAYS[k].name) == 0) {
            double began = truth_wall(), cpu = truth_cpu();
            long sum = WAYS[k].run(atol(argv[2]) * 1000);
            truth_seconds("all", truth_wall() - began, truth_cpu() - cpu);
            truth_print(0);
            return sum > 0 ? 0 : 1;
        }
    }
    return 2;
}
