/* A bulk-synchronous program of as many ranks as wanted, interrupted as a sampler would, aligned or not.
 *
 *     ticks RANKS GRANULE_US PERIOD_US HANDLER_US SECONDS none|aligned|unaligned
 *
 * Each rank computes for a granule, then waits for all others at a barrier in shared memory. To compute is to sleep
 * here, and so is to be interrupted: then two cores stand for sixteen, for nobody takes another's time. Ticks lie on
 * the collector's own grid (tick.h); unaligned, each rank has that grid with an offset of its own. Prints granules a
 * second, and of the moments at which ranks met the same tick: how far the first and the last lay apart. */

#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "../collector/src/region/tick.h"

enum { RANKS = 256, TICKS = 4096 };

static struct shared {
    pthread_barrier_t barrier;
    atomic_long granules;
    uint64_t first_tick;
    uint64_t met[RANKS][TICKS];
} *shared;

static uint64_t period, handler_ns, offset;
static uint64_t *met;
static timer_t timer;

static uint64_t now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

static void arm(uint64_t tick)
{
    uint64_t at = tick_time(tick, period, 0) + offset;
    struct itimerspec when = {.it_value = {(time_t)(at / 1000000000u), (long)(at % 1000000000u)}};

    timer_settime(timer, TIMER_ABSTIME, &when, NULL);
}

static void rest(uint64_t until)
{
    struct timespec t = {(time_t)(until / 1000000000u), (long)(until % 1000000000u)};

    while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &t, NULL) == EINTR)
        ;
}

static volatile uint64_t interrupted; /* time in the handler: what computing must make up for */

static void handle(int number)
{
    int saved = errno;
    uint64_t start = now(), tick = tick_due(start - offset, period, 0), n = tick - shared->first_tick;

    (void)number;
    if (tick >= shared->first_tick && n < TICKS)
        met[n] = start;
    if (handler_ns != 0)
        rest(start + handler_ns);
    arm(tick_after(tick, 0));
    interrupted += now() - start;
    errno = saved;
}

static void compute(uint64_t granule)
{
    uint64_t before = interrupted, end = now() + granule, late = 0;

    for (;;) {
        rest(end + late);
        if (interrupted - before == late)
            return;
        late = interrupted - before;
    }
}

static void rank(unsigned number, uint64_t granule, uint64_t end, const char *mode)
{
    struct sigaction action;
    struct sigevent event;

    prctl(PR_SET_TIMERSLACK, 1);
    met = shared->met[number];
    memset(&action, 0, sizeof action);
    action.sa_handler = handle;
    action.sa_flags = SA_RESTART;
    sigaction(SIGRTMIN, &action, NULL);
    memset(&event, 0, sizeof event);
    event.sigev_notify = SIGEV_SIGNAL;
    event.sigev_signo = SIGRTMIN;
    srandom(number * 7919u + (unsigned)end);
    if (strcmp(mode, "unaligned") == 0)
        offset = (uint64_t)random() % period;
    if (strcmp(mode, "none") != 0 && timer_create(CLOCK_MONOTONIC, &event, &timer) == 0)
        arm(tick_after(tick_due(now() - offset, period, 0), 0));
    for (;;) {
        compute(granule);
        pthread_barrier_wait(&shared->barrier);
        if (number == 0 && now() < end)
            atomic_fetch_add(&shared->granules, 1);
    }
}

static int ascending(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

    return (x > y) - (x < y);
}

static void spread(unsigned ranks)
{
    static uint64_t apart[TICKS];
    size_t count = 0;

    for (unsigned n = 0; n < TICKS; n++) {
        uint64_t first = UINT64_MAX, last = 0;

        for (unsigned r = 0; r < ranks; r++) {
            uint64_t at = shared->met[r][n];

            first = at < first ? at : first;
            last = at > last ? at : last;
        }
        if (first != 0 && last != 0)
            apart[count++] = last - first;
    }
    qsort(apart, count, sizeof apart[0], ascending);
    if (count > 0)
        printf(" spread_us_median %.1f spread_us_95 %.1f ticks %zu", (double)apart[count / 2] / 1e3,
               (double)apart[count * 95 / 100] / 1e3, count);
}

int main(int argc, char **argv)
{
    unsigned ranks = argc == 7 ? (unsigned)atoi(argv[1]) : 0;
    static pid_t children[RANKS];
    pthread_barrierattr_t attributes;
    uint64_t granule, start, end;

    if (ranks < 1 || ranks > RANKS) {
        fprintf(stderr, "usage: ticks RANKS GRANULE_US PERIOD_US HANDLER_US SECONDS none|aligned|unaligned\n");
        return 2;
    }
    granule = 1000 * strtoull(argv[2], NULL, 10);
    period = 1000 * strtoull(argv[3], NULL, 10);
    handler_ns = 1000 * strtoull(argv[4], NULL, 10);
    shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (shared == MAP_FAILED)
        return 1;
    pthread_barrierattr_init(&attributes);
    pthread_barrierattr_setpshared(&attributes, PTHREAD_PROCESS_SHARED);
    pthread_barrier_init(&shared->barrier, &attributes, ranks);
    start = now();
    end = start + (uint64_t)(atof(argv[5]) * 1e9);
    shared->first_tick = tick_due(start, period, 0) + 2;
    for (unsigned r = 0; r < ranks; r++)
        if ((children[r] = fork()) == 0)
            rank(r, granule, end, argv[6]);
    rest(end);
    for (unsigned r = 0; r < ranks; r++)
        kill(children[r], SIGKILL);
    while (wait(NULL) > 0)
        ;
    printf("granules_per_second %.3f", (double)atomic_load(&shared->granules) * 1e9 / (double)(end - start));
    spread(ranks);
    printf("\n");
    return 0;
}
