/* Memory of the region: zero, apart from each other, growing in place, and refused at the end of the reserve and not before:
 * whichever of several threads needs more, however many signals come meanwhile and however long they keep it. */

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/time.h>

#include "gen/losses.h"
#include "recorded.h"

#define BYTES (16u << 10)
#define FULL ((63u << 20) + (256u << 10))
#define THREADS 3u
#define TURN 40u /* so many blocks are more than it grows by at once */

static bool in_two_places, too_early, kept, full;
static pthread_barrier_t together;
static sigset_t alarms;
static uint64_t sums[THREADS], blocks[THREADS][(64u << 20) / BYTES];

static bool take(uint64_t *sum, uint64_t *last)
{
    uint64_t offset = region_allocate(BYTES), *words = region_at(offset);

    if (offset == 0)
        return false;
    CHECK(offset % 64 == 0 && offset >= *last && offset + BYTES <= region->region_size);
    in_two_places |= words[0] != 0 || words[BYTES / 8 - 1] != 0;
    words[0] = words[BYTES / 8 - 1] = offset;
    blocks[sum - sums][*sum / BYTES] = offset;
    *sum += BYTES;
    *last = offset + BYTES;
    return true;
}

/* The first is kept by signals wherever it is; the others take their turns then. */
static void *fill(void *sum)
{
    bool first = sum == &sums[0];
    uint64_t last = 0;

    pthread_barrier_wait(&together);
    if (first)
        pthread_sigmask(SIG_UNBLOCK, &alarms, NULL);
    for (;;) {
        unsigned taken = 0;

        while (taken < TURN && take(sum, &last))
            taken++;
        if (taken < TURN)
            break;
        while (!first && !__atomic_load_n(&kept, __ATOMIC_RELAXED) && !__atomic_load_n(&full, __ATOMIC_RELAXED))
            sched_yield();
        while (!first && __atomic_load_n(&kept, __ATOMIC_RELAXED) && !__atomic_load_n(&full, __ATOMIC_RELAXED))
            sched_yield();
    }
    __atomic_store_n(&full, true, __ATOMIC_RELAXED);
    too_early |= region->arena_used + BYTES <= FULL;
    return NULL;
}

/* What a thread has not written is zero, what it has is there still. */
static void look(const uint64_t *words)
{
    CHECK(words[BYTES / 8 - 1] == words[0]);
    for (unsigned i = 1; i < BYTES / 8 - 1; i++)
        CHECK(words[i] == 0);
}

static void keep(int number)
{
    static unsigned signals;

    (void)number;
    if (++signals % 4 != 0)
        return;
    __atomic_store_n(&kept, true, __ATOMIC_RELAXED);
    nanosleep(&(struct timespec){0, 30000000}, NULL);
    __atomic_store_n(&kept, false, __ATOMIC_RELAXED);
}

int main(void)
{
    struct itimerval often = {{0, 50}, {0, 50}}, never = {{0, 0}, {0, 0}};
    struct sigaction action;
    uint64_t all = 0, size;
    pthread_t threads[THREADS];

    if (access("/dev/shm", W_OK) == 0) /* as in a run */
        setenv("TMPDIR", "/dev/shm", 1);
    record_test(4096);
    size = region->region_size;
    memset(&action, 0, sizeof action);
    action.sa_handler = keep;
    pthread_barrier_init(&together, NULL, THREADS);
    sigaddset(&alarms, SIGALRM);
    CHECK(pthread_sigmask(SIG_BLOCK, &alarms, NULL) == 0);
    CHECK(sigaction(SIGALRM, &action, NULL) == 0 && setitimer(ITIMER_REAL, &often, NULL) == 0);
    for (unsigned i = 0; i < THREADS; i++)
        CHECK(pthread_create(&threads[i], NULL, fill, &sums[i]) == 0);
    for (unsigned i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
        all += sums[i];
        for (uint64_t n = 0; n < sums[i] / BYTES; n++) {
            CHECK(*(uint64_t *)region_at(blocks[i][n]) == blocks[i][n]);
            look(region_at(blocks[i][n]));
        }
    }
    CHECK(setitimer(ITIMER_REAL, &never, NULL) == 0);
    CHECK(!in_two_places && !too_early);
    CHECK(size < region->region_size && region->region_size <= 64u << 20);
    CHECK(region->arena_used <= region->region_size && region->arena_used + BYTES > region->region_size);
    CHECK(all > 62u << 20);
    CHECK(region->losses[LOSS_ARENA_FULL] == THREADS); /* each at its end */
    end_test();
    return 0;
}
