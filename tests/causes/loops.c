/* A loop whose iterations need nothing of each other, and pauses. Usage: loops HOW STEPS. What the loop costs is its compiler's. */
#include "../programs/truth.h"
#include <poll.h>
#include <time.h>

enum { LENGTH = 1024 };

static double x[LENGTH], y[LENGTH];

__attribute__((noinline)) static void polynomial(double a)
{
    for (int i = 0; i < LENGTH; i++)
        y[i] = ((((x[i] * a + 0.5) * x[i] + 0.25) * x[i] + 0.125) * x[i] + 0.0625) * x[i]; /* the loop */
}

/* As long as a pause takes. */
static void work(void)
{
    for (int i = 0; i < 1000; i++)
        polynomial(i);
}

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "";
    int steps = argc > 2 ? atoi(argv[2]) : 1;
    for (int i = 0; i < LENGTH; i++)
        x[i] = 1.0 / (i + 1);
    double began = truth_wall(), cpu = truth_cpu();
    for (int step = 0; step < steps; step++) {
        work();
        if (!strcmp(how, "sleep"))
            nanosleep(&(struct timespec){0, 2000000}, NULL); /* the sleep */
        if (!strcmp(how, "poll"))
            poll(NULL, 0, 2); /* the poll */
    }
    truth_seconds("all", truth_wall() - began, truth_cpu() - cpu);
    truth_print(0);
    return y[0] == 1;
}
