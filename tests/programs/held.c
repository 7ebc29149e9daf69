/* Threads that wait for a mutex, and what its holder does meanwhile. Usage: held PART SECONDS
 *   compute   computes in work_held
 *   write     writes in write_held
 *   sleep     sleeps in sleep_held
 * The truth is the time in pthread_mutex_lock, all threads together. */
#include "truth.h"
#include <fcntl.h>
#include <pthread.h>
#include <unistd.h>

#define THREADS 3
#define HELD_S 0.004

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static const char *part;
static double seconds;
static int file;

WORK(work_held)

__attribute__((noinline)) static void write_held(double wanted)
{
    static char block[1 << 16];

    for (double until = truth_wall() + wanted; truth_wall() < until;)
        if (pwrite(file, block, sizeof block, 0) < 0)
            exit(1);
}

__attribute__((noinline)) static void sleep_held(double wanted)
{
    usleep((useconds_t)(wanted * 1e6));
    __asm__ volatile(""); /* no jump to usleep */
}

static void *worker(void *waited)
{
    for (double until = truth_wall() + seconds; truth_wall() < until;) {
        double began = truth_wall();

        pthread_mutex_lock(&mutex); /* wanted */
        *(double *)waited += truth_wall() - began;
        if (!strcmp(part, "compute"))
            work_held(HELD_S);
        else if (!strcmp(part, "write"))
            write_held(HELD_S);
        else
            sleep_held(HELD_S);
        pthread_mutex_unlock(&mutex);
        truth_spin(HELD_S / 8);
    }
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t threads[THREADS];
    double waited[THREADS] = {0}, all = 0;

    part = argc > 1 ? argv[1] : "compute";
    seconds = argc > 2 ? atof(argv[2]) : 1.0;
    file = open("held.dat", O_CREAT | O_RDWR, 0600);
    for (int i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, worker, &waited[i]);
    for (int i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
        all += waited[i];
    }
    truth_seconds("waited", all, 0);
    truth_print(-1);
    return 0;
}
