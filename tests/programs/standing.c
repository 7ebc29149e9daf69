/* Programs for a snapshot: `naps` sleeps for 2 ms over and over; `spin` computes; `join` waits for four threads, of which
 * one holds a lock and computes, and three wait for it. */
#include <pthread.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define SECONDS 60

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static volatile double x = 1;

__attribute__((noinline)) static void spin(time_t end)
{
    while (time(NULL) < end)
        for (int i = 0; i < 200000; i++)
            x = x * 1.0001;
}

__attribute__((noinline)) static void naps(time_t end)
{
    while (time(NULL) < end)
        usleep(2000);
}

static void *worker(void *end)
{
    pthread_mutex_lock(&lock);
    spin(*(time_t *)end);
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(int argc, char **argv)
{
    time_t end = time(NULL) + SECONDS;
    pthread_t threads[4];

    if (argc > 1 && strcmp(argv[1], "naps") == 0)
        naps(end);
    else if (argc > 1 && strcmp(argv[1], "join") == 0) {
        for (int i = 0; i < 4; i++)
            pthread_create(&threads[i], NULL, worker, &end);
        for (int i = 0; i < 4; i++)
            pthread_join(threads[i], NULL);
    } else
        spin(end);
    return 0;
}
