/* A CUPTI that records what the program says: its activity interface after NVIDIA's documentation. Records are as large as
 * those of CUDA 13.5, and hold nothing but ones where we need not look.
 * FAKE_CUPTI is its version, 130000 if not set; FAKE_RESULT what cuptiSubscribe returns; with FAKE_CLOCK it has a clock of
 * its own, which begins an hour late, and takes no other. */

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "fake.h"

static void (*wanted)(uint8_t **, size_t *, size_t *);
static void (*full)(void *, uint32_t, uint8_t *, size_t, size_t);
static uint64_t (*clock_of_tool)(void);
static int enabled[64];
static uint8_t *buffer;
static size_t room, used, lost;
/* Records are made by the program while the tool's thread asks for them. */
static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static void *subscriber;

static uint64_t own_clock(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec + UINT64_C(3600000000000);
}

int cuptiGetVersion(uint32_t *version)
{
    *version = getenv("FAKE_CUPTI") != NULL ? (uint32_t)atoi(getenv("FAKE_CUPTI")) : 130000;
    return 0;
}

int cuptiSubscribe(void **handle, void (*callback)(void), void *data)
{
    (void)data;
    if (getenv("FAKE_RESULT") != NULL)
        return atoi(getenv("FAKE_RESULT"));
    if (subscriber != NULL)
        return 39;
    *(void **)&subscriber = *(void **)&callback;
    *handle = subscriber;
    return 0;
}

int cuptiUnsubscribe(void *handle)
{
    subscriber = handle == subscriber ? NULL : subscriber;
    return 0;
}

int cuptiActivityRegisterTimestampCallback(uint64_t (*now)(void))
{
    if (getenv("FAKE_CLOCK") != NULL)
        return 27;
    clock_of_tool = now;
    return 0;
}

int cuptiGetTimestamp(uint64_t *now)
{
    *now = clock_of_tool != NULL ? clock_of_tool() : own_clock();
    return 0;
}

int cuptiActivityRegisterCallbacks(void (*request)(uint8_t **, size_t *, size_t *),
                                   void (*complete)(void *, uint32_t, uint8_t *, size_t, size_t))
{
    wanted = request;
    full = complete;
    return 0;
}

int cuptiActivityEnable(uint32_t kind)
{
    if (wanted == NULL || kind >= 64)
        return 7;
    enabled[kind] = 1;
    return 0;
}

static size_t size_of(uint32_t kind)
{
    return kind == KERNEL ? 248 : kind == MEMCPY ? 112 : kind == MEMSET ? 104 : 96;
}

int cuptiActivityGetNextRecord(uint8_t *of, size_t filled, void **record)
{
    uint8_t *next = *record != NULL ? (uint8_t *)*record + size_of(*(uint32_t *)*record) : of;

    if (next >= of + filled)
        return 12;
    *record = next;
    return 0;
}

int cuptiActivityGetNumDroppedRecords(void *context, uint32_t stream, size_t *dropped)
{
    (void)context, (void)stream;
    *dropped = lost;
    lost = 0;
    return 0;
}

int cuptiActivityFlushAll(uint32_t flags)
{
    uint8_t *done;
    size_t filled, of;

    (void)flags;
    pthread_mutex_lock(&lock);
    done = buffer, filled = used, of = room;
    buffer = NULL;
    pthread_mutex_unlock(&lock);
    if (done != NULL)
        full(NULL, 0, done, of, filled);
    return 0;
}

/* Room for a record, or NULL where nobody wants it. */
static uint8_t *record(uint32_t kind)
{
    size_t most = 0;
    uint8_t *made;

    if (!enabled[kind])
        return NULL;
    if (buffer != NULL && used + size_of(kind) > room)
        cuptiActivityFlushAll(0);
    if (buffer == NULL) {
        used = 0;
        wanted(&buffer, &room, &most);
    }
    if (buffer == NULL) {
        lost++;
        return NULL;
    }
    made = buffer + used;
    used += size_of(kind);
    memset(made, 0xFF, size_of(kind));
    memcpy(made, &kind, 4);
    return made;
}

static void put64(uint8_t *to, uint64_t value)
{
    memcpy(to, &value, 8);
}

static void put32(uint8_t *to, uint32_t value)
{
    memcpy(to, &value, 4);
}

uint64_t fake_now(void)
{
    uint64_t now;

    cuptiGetTimestamp(&now);
    return now;
}

void fake_kernel(uint32_t device, const char *name, uint64_t start, uint64_t end)
{
    uint8_t *to;

    pthread_mutex_lock(&lock);
    to = record(KERNEL);
    if (to == NULL) {
        pthread_mutex_unlock(&lock);
        return;
    }
    put64(to + 16, start);
    put64(to + 24, end);
    put32(to + 40, device);
    for (unsigned i = 0; i < 3; i++) {
        put32(to + 52 + 4 * i, 100 + i);
        put32(to + 64 + 4 * i, 32 + i);
    }
    memcpy(to + 104, &name, sizeof name);
    pthread_mutex_unlock(&lock);
}

void fake_copy(uint32_t kind, uint32_t device, const uint8_t what[3], uint64_t bytes, uint64_t start, uint64_t end)
{
    uint8_t *to;

    pthread_mutex_lock(&lock);
    to = record(kind);
    if (to == NULL) {
        pthread_mutex_unlock(&lock);
        return;
    }
    if (kind == MEMSET)
        memset(to + 50, what[2], 1), memset(to + 51, 0, 1);
    else
        memcpy(to + 4, what, 3);
    put64(to + 8, bytes);
    put64(to + 16, start);
    put64(to + 24, end);
    put32(to + 32, device);
    pthread_mutex_unlock(&lock);
}

void fake_lose(size_t records)
{
    lost += records;
}
