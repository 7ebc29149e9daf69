/* Four writers and a reader that is too slow at times: what is not lost arrives whole and in each writer's order. */

#include <pthread.h>
#include <sched.h>
#include <string.h>

#include "gen/losses.h"
#include "region/ring.h"
#include "recorded.h"

#define WRITERS 4
#define RECORDS 50000

static uint32_t working = WRITERS;

static void *write_records(void *argument)
{
    uint32_t me = (uint32_t)(uintptr_t)argument;
    uint64_t frames[7];

    for (uint64_t i = 1; i <= RECORDS; i++) {
        struct ring_record record = {.thread = me, .tick = i, .frames = (uint16_t)(i % 8)};

        for (unsigned k = 0; k < i % 8; k++)
            frames[k] = i * 8 + k;
        ring_append(RING_SAMPLE, &record, frames);
    }
    __atomic_fetch_sub(&working, 1, __ATOMIC_RELEASE);
    return NULL;
}

static uint64_t seen[WRITERS], arrived;

static bool read_record(void)
{
    uint64_t *place = region_at(region->ring_offset + region->ring_tail % region->ring_size);
    uint64_t word = __atomic_load_n(place, __ATOMIC_ACQUIRE);
    struct ring_record record;

    if (region->ring_tail == __atomic_load_n(&region->ring_head, __ATOMIC_ACQUIRE) || word == 0)
        return false;
    memcpy(&record, place, word >> 8 < sizeof record ? 8 : sizeof record);
    if ((word & 0xFF) == RING_SAMPLE) {
        CHECK(word >> 8 == sizeof record + 8u * record.frames && record.thread < WRITERS);
        CHECK(record.tick > seen[record.thread]);
        for (unsigned k = 0; k < record.frames; k++)
            CHECK(place[sizeof record / 8 + k] == record.tick * 8 + k);
        seen[record.thread] = record.tick;
        arrived++;
    }
    memset(place, 0, word >> 8);
    __atomic_store_n(&region->ring_tail, region->ring_tail + (word >> 8), __ATOMIC_RELEASE);
    return true;
}

int main(void)
{
    pthread_t threads[WRITERS];

    record_test(4096);
    thread_self = NULL; /* the test's own threads are not to be recorded */
    for (uintptr_t i = 0; i < WRITERS; i++)
        CHECK(pthread_create(&threads[i], NULL, write_records, (void *)i) == 0);
    while (__atomic_load_n(&working, __ATOMIC_ACQUIRE) != 0)
        if (!read_record())
            sched_yield();
    while (read_record())
        ;
    for (unsigned i = 0; i < WRITERS; i++)
        pthread_join(threads[i], NULL);
    CHECK(region->ring_tail == region->ring_head);
    CHECK(arrived + region->losses[LOSS_RING_FULL] == WRITERS * RECORDS && arrived > 0);
    end_test();
    return 0;
}
