/* Regions of a program's own whose calls and times are known. Usage: regions [ROUNDS]. Each rank solves: it computes, rank
 * n for n + 1 times 20 ms a round, and then waits for the others. With -DTHREADS there is no MPI, and threads of OpenMP. */
#include "steelyard.h"
#include "truth.h"

#ifdef THREADS
#include <omp.h>
#include <signal.h>
#include <sys/time.h>
#include <sys/wait.h>
#else
#include <mpi.h>
#endif

static double began[8];
static int depth;

static void begin(const char *name)
{
    began[depth++] = truth_wall();
    steelyard_begin(name);
    truth_count(name, 0, 0);
}

static void end(const char *name)
{
    steelyard_end(name);
    truth_seconds(name, truth_wall() - began[--depth], 0);
}

static void idle(double seconds)
{
    struct timespec pause = {(time_t)seconds, (long)(1e9 * (seconds - (double)(time_t)seconds))};
    nanosleep(&pause, NULL);
}

#ifdef THREADS

static void recurse(int deep)
{
    steelyard_begin("deep");
    if (deep > 1)
        recurse(deep - 1);
    steelyard_end("deep");
}

/* Deeper than there is room for, and left by a jump. */
static void left(void)
{
    char name[16];

    steelyard_begin("left");
    for (int i = 0; i < 100; i++) {
        snprintf(name, sizeof name, "inner %d", i % 7);
        steelyard_begin(name);
    }
    steelyard_end("left");
    for (int i = 0; i < 5; i++) {
        steelyard_begin("after");
        steelyard_end("after");
    }
}

static volatile unsigned long handled;

/* Comes between any two instructions, of begin and end too. */
static void handle(int number)
{
    (void)number;
    steelyard_begin("handler");
    steelyard_end("handler");
    handled++;
}

static void interrupted(void)
{
    struct sigaction action = {.sa_handler = handle, .sa_flags = SA_RESTART};
    struct itimerval often = {{0, 50}, {0, 50}}, never = {{0, 0}, {0, 0}};
    unsigned long rounds = 0;

    sigaction(SIGALRM, &action, NULL);
    setitimer(ITIMER_REAL, &often, NULL);
    for (double until = truth_wall() + 0.3; truth_wall() < until;)
        for (int i = 0; i < 1000; i++, rounds++) {
            steelyard_begin("interrupted");
            steelyard_end("interrupted");
        }
    setitimer(ITIMER_REAL, &never, NULL);
    truth_count_many("interrupted", rounds, 0, 0);
    truth_count_many("handler", handled, 0, 0);
}

/* The child has regions of its own, and ends what its parent is in. */
static void forked(void)
{
    pid_t child;

    begin("forked");
    child = fork();
    if (child == 0) {
        steelyard_begin("child");
        idle(0.1);
        steelyard_end("child");
        steelyard_end("forked");
        _exit(0);
    }
    waitpid(child, NULL, 0);
    end("forked");
}

int main(void)
{
    char name[200];

    forked();
    interrupted();
    /* The workers begin nothing: they work for what the main thread is in. */
    begin("team");
#pragma omp parallel num_threads(2)
    truth_spin(0.4);
    end("team");
    begin("each");
#pragma omp parallel num_threads(2)
    for (int i = 0; i < 1000; i++) {
        steelyard_begin("mine");
        steelyard_value("thread", omp_get_thread_num());
        steelyard_end("mine");
    }
    end("each");
    recurse(70);
    left();
    memset(name, 'x', sizeof name - 1);
    name[sizeof name - 1] = '\0';
    steelyard_begin("kept");
    steelyard_value(name, 1);
    /* What is not ended, or not begun, is told and harms nothing. */
    steelyard_begin("lost");
    steelyard_end("kept");
    steelyard_end("never");
    /* The same place in memory, other names. */
    for (int i = 0; i < 1100; i++) {
        snprintf(name, sizeof name, "many %d", i % 1050);
        steelyard_begin(name);
        steelyard_end(name);
    }
    truth_print(-1);
    return 0;
}

#else

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? atoi(argv[1]) : 10, rank;
    double sum, one = 1;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    begin("setup");
    idle(0.2);
    end("setup");
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Pcontrol(0);
    MPI_Pcontrol(1);
    MPI_Pcontrol(1);
    for (int i = 0; i < rounds; i++) {
        begin("step");
        begin("compute");
        truth_spin(0.02 * (rank + 1));
        end("compute");
        begin("exchange");
        MPI_Allreduce(&one, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
        end("exchange");
        steelyard_value("residual", 1.0 / (1 << i));
        end("step");
    }
    MPI_Pcontrol(0);
    steelyard_value("residual", 1e300 * 1e300);
    /* The last one is open when the process ends. */
    begin("finish");
    MPI_Finalize();
    idle(0.1);
    truth_seconds("finish", truth_wall() - began[0], 0);
    truth_print(rank);
    return 0;
}

#endif
