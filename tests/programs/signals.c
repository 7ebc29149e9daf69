/* Counts the signals that reach it. Usage: signals SECONDS STATUS: says that it is ready, and at the end which came. */
#include "truth.h"
#include <signal.h>

static const int caught[] = {SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGTERM, SIGCONT, SIGTSTP};
static volatile sig_atomic_t counts[65];

static void count(int number)
{
    counts[number]++;
}

int main(int argc, char **argv)
{
    double end = truth_wall() + (argc > 1 ? atof(argv[1]) : 1);
    struct sigaction action = {.sa_handler = count, .sa_flags = SA_RESTART};
    for (size_t i = 0; i < sizeof caught / sizeof *caught; i++)
        sigaction(caught[i], &action, NULL);
    puts("ready");
    fflush(stdout);
    /* Short sleeps: two of a kind must not come while the first still waits. */
    while (truth_wall() < end)
        usleep(1000);
    for (int number = 1; number < 65; number++)
        if (counts[number])
            printf("signal %d came %d times\n", number, (int)counts[number]);
    return argc > 2 ? atoi(argv[2]) : 0;
}
