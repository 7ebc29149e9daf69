/* A pool whose threads have nothing to do: pool THREADS SECONDS told|exits. They wait in three parts, by turns with a time limit,
 * are told so, and meet; or the process ends where they still wait. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t woken = PTHREAD_COND_INITIALIZER;
static pthread_barrier_t barrier;
static int turn;

static void *wait_on(void *of)
{
    int timed = of != NULL;
    pthread_mutex_lock(&lock);
    for (int seen = 0; seen < 2; ) {
        struct timespec until;
        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_sec += 100;
        if (timed ? pthread_cond_timedwait(&woken, &lock, &until) : pthread_cond_wait(&woken, &lock))
            abort();
        seen = turn;
    }
    pthread_mutex_unlock(&lock);
    pthread_barrier_wait(&barrier);
    return NULL;
}

int main(int count, char **argv)
{
    if (count != 4)
        return 2;
    int threads = atoi(argv[1]);
    double seconds = atof(argv[2]);
    pthread_t of[1024];
    pthread_barrier_init(&barrier, NULL, (unsigned)threads + 1);
    for (int i = 0; i < threads; i++)
        pthread_create(&of[i], NULL, wait_on, i % 2 ? &lock : NULL);
    for (int n = 0; n < 3; n++) {
        usleep((useconds_t)(seconds * 1e6 / 3));
        if (n == 2 && strcmp(argv[3], "exits") == 0)
            _exit(0);
        pthread_mutex_lock(&lock);
        turn = n;
        pthread_cond_broadcast(&woken);
        pthread_mutex_unlock(&lock);
    }
    pthread_barrier_wait(&barrier);
    for (int i = 0; i < threads; i++)
        pthread_join(of[i], NULL);
    return 0;
}
