/* Threads that get signals from their first moment on; the handler writes, they wait. */
#include "truth.h"
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>

enum { THREADS = 500, SIGNALS = 4 }; /* all at once: each is counted in memory of its own */
static int file;
static atomic_int handled[THREADS], writes, writes_of_begun, done;
static _Thread_local int number = -1;

static void writes_a_line(int signal_number)
{
    int begun = number >= 0;

    (void)signal_number;
    if (write(file, "newborn", 7) != 7)
        return;
    writes++;
    if (begun) {
        writes_of_begun++;
        handled[number]++;
    }
}

static void *waits(void *which)
{
    struct timespec nap = {0, 50000000};

    number = (int)(intptr_t)which;
    while (!done)
        if (number % 2 == 0)
            poll(NULL, 0, 50);
        else
            nanosleep(&nap, NULL);
    return NULL;
}

int main(void)
{
    static pthread_t thread[THREADS];
    struct sigaction act = {.sa_handler = writes_a_line};

    file = open("newborn.txt", O_CREAT | O_WRONLY | O_TRUNC, 0600);
    sigaction(SIGUSR1, &act, NULL);
    for (int i = 0; i < THREADS; i++) {
        struct timespec pause = {0, 20000};

        if (file < 0 || pthread_create(&thread[i], NULL, waits, (void *)(intptr_t)i) != 0)
            return 2;
        while (handled[i] < SIGNALS) {
            pthread_kill(thread[i], SIGUSR1);
            syscall(SYS_nanosleep, &pause, NULL);
        }
    }
    done = 1;
    for (int i = 0; i < THREADS; i++)
        pthread_join(thread[i], NULL);
    truth_count_many("write", (uint64_t)writes, (uint64_t)writes * 7, 0);
    truth_count_many("write of threads that had begun", (uint64_t)writes_of_begun, (uint64_t)writes_of_begun * 7, 0);
    truth_print(0);
    return 0;
}
