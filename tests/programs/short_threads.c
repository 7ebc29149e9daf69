/* Starts and joins threads as fast as it can: COUNT of them, in groups of eight, each of which computes for a moment. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static void *moment(void *unused)
{
    volatile double x = 1;
    for (int i = 0; i < 5000; i++)
        x = x * 0.999 + 0.001;
    return unused;
}

int main(int argc, char **argv)
{
    int count = argc > 1 ? atoi(argv[1]) : 15000;
    for (int done = 0; done < count; done += 8) {
        pthread_t threads[8];
        int now = count - done < 8 ? count - done : 8;
        for (int i = 0; i < now; i++)
            if (pthread_create(&threads[i], NULL, moment, NULL) != 0)
                return 1;
        for (int i = 0; i < now; i++)
            pthread_join(threads[i], NULL);
    }
    printf("%d threads\n", count);
    return 0;
}
