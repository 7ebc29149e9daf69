/* Threads that wait for each other for known seconds. Usage: threads PART SECONDS
 *   lock       the main thread holds a mutex for SECONDS while 1 worker wants it
 *   condition  a worker waits for a condition for SECONDS
 *   join       the main thread waits in join for SECONDS
 *   barrier    a worker waits at a barrier for SECONDS
 *   semaphore  a worker waits at a semaphore for SECONDS
 *   compute    two workers compute, main waits in join */
#include "truth.h"
#include <pthread.h>
#include <semaphore.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static pthread_barrier_t barrier;
static sem_t semaphore;
static int ready;
static double seconds, waited;
static const char *part;

WORK(worker_compute)
WORK(main_compute)

static void *worker(void *unused)
{
    (void)unused;
    double began = truth_wall();
    if (!strcmp(part, "lock")) {
        pthread_mutex_lock(&mutex);
        pthread_mutex_unlock(&mutex);
    } else if (!strcmp(part, "condition")) {
        pthread_mutex_lock(&mutex);
        while (!ready)
            pthread_cond_wait(&condition, &mutex);
        pthread_mutex_unlock(&mutex);
    } else if (!strcmp(part, "barrier")) {
        pthread_barrier_wait(&barrier);
    } else if (!strcmp(part, "semaphore")) {
        sem_wait(&semaphore);
    } else {
        worker_compute(seconds);
        return NULL;
    }
    waited = truth_wall() - began;
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t threads[2];
    part = argc > 1 ? argv[1] : "join";
    seconds = argc > 2 ? atof(argv[2]) : 1.0;
    int two = !strcmp(part, "compute");
    pthread_barrier_init(&barrier, NULL, 2);
    sem_init(&semaphore, 0, 0);
    if (!strcmp(part, "lock"))
        pthread_mutex_lock(&mutex);
    pthread_create(&threads[0], NULL, worker, NULL);
    if (two)
        pthread_create(&threads[1], NULL, worker, NULL);
    if (strcmp(part, "join") && !two)
        main_compute(seconds);
    if (!strcmp(part, "lock"))
        pthread_mutex_unlock(&mutex);
    pthread_mutex_lock(&mutex);
    ready = 1;
    pthread_cond_broadcast(&condition);
    pthread_mutex_unlock(&mutex);
    if (!strcmp(part, "barrier"))
        pthread_barrier_wait(&barrier);
    sem_post(&semaphore);
    double began = truth_wall();
    pthread_join(threads[0], NULL);
    if (two)
        pthread_join(threads[1], NULL);
    truth_seconds("join", truth_wall() - began, 0);
    truth_seconds("worker_waited", waited, 0);
    truth_print(-1);
    return 0;
}
