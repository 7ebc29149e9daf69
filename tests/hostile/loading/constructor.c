/* A constructor that waits for a thread which makes its first calls of everything. -fopenmp -shared */
#define _GNU_SOURCE
#include <fcntl.h>
#include <omp.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long done;

static void *nothing(void *unused)
{
    return unused;
}

static void *work(void *unused)
{
    char name[] = "constructor.XXXXXX", line[64];
    struct timespec moment = {0, 1000};
    pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
    struct sigaction action;
    omp_lock_t lock;
    pthread_t thread;
    sem_t semaphore;
    struct stat facts;
    int pair[2], file = mkstemp(name);
    FILE *stream = fdopen(file, "w+");
    pid_t child;

    fprintf(stream, "%d lines\n", 1);
    fputs("text", stream);
    fflush(stream);
    rewind(stream);
    done += fgets(line, sizeof line, stream) != NULL;
    done += pwrite(file, "x", 1, 0) + pread(file, line, 1, 0);
    done += stat(name, &facts) == 0;
    done += mmap(NULL, 4096, PROT_READ, MAP_PRIVATE, file, 0) != MAP_FAILED;
    fclose(stream);
    unlink(name);
    done += socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0;
    done += send(pair[0], "ab", 2, 0) + recv(pair[1], line, 1, 0) + read(pair[1], line, 1);
    done += poll(&(struct pollfd){.fd = pair[0], .events = POLLOUT}, 1, 1000);
    close(dup(pair[0]));
    nanosleep(&moment, NULL);
    sem_init(&semaphore, 0, 1);
    done += sem_wait(&semaphore) == 0;
    pthread_mutex_lock(&mutex);
    clock_gettime(CLOCK_REALTIME, &moment);
    done += pthread_cond_timedwait(&condition, &mutex, &moment) != 0;
    done += pthread_create(&thread, NULL, nothing, NULL) == 0;
    pthread_join(thread, NULL);
    sigaction(SIGUSR1, NULL, &action);
    omp_init_lock(&lock);
    omp_set_lock(&lock);
    omp_unset_lock(&lock);
#pragma omp parallel num_threads(2) reduction(+ : done)
    done++;
#pragma omp critical
    done++;
    child = fork();
    if (child == 0)
        _exit(3);
    done += waitpid(child, NULL, 0) == child;
    return unused;
}

__attribute__((constructor)) static void begin(void)
{
    pthread_t thread;

    pthread_create(&thread, NULL, work, NULL);
    pthread_join(thread, NULL);
}

long run(void)
{
    return done;
}
