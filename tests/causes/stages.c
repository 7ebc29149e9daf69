/* Three stages of threads that hand pieces on, of which the middle one takes four times as long: stages alone PIECES, by one thread;
 * stages shared PIECES, by two. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = 4, END = -1 };

struct queue {
    int piece[ROOM], held, first;
    pthread_mutex_t mutex;
    pthread_cond_t changed;
};

static struct queue parsed = {.mutex = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER};
static struct queue filtered = {.mutex = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER};
static int pieces;
static volatile unsigned result;

static void put(struct queue *queue, int piece)
{
    pthread_mutex_lock(&queue->mutex);
    while (queue->held == ROOM)
        pthread_cond_wait(&queue->changed, &queue->mutex);
    queue->piece[(queue->first + queue->held++) % ROOM] = piece;
    pthread_cond_broadcast(&queue->changed);
    pthread_mutex_unlock(&queue->mutex);
}

static int take(struct queue *queue)
{
    int piece;

    pthread_mutex_lock(&queue->mutex);
    while (queue->held == 0)
        pthread_cond_wait(&queue->changed, &queue->mutex);
    piece = queue->piece[queue->first];
    if (piece != END) { /* which all that take see */
        queue->first = (queue->first + 1) % ROOM;
        queue->held--;
    }
    pthread_cond_broadcast(&queue->changed);
    pthread_mutex_unlock(&queue->mutex);
    return piece;
}

/* No iteration without the last one's result, and no memory. */
__attribute__((noinline)) static unsigned turn(unsigned value, int times)
{
    for (int i = 0; i < times * 200000; i++)
        value = (value << 7 | value >> 25) * 2654435761u + 12345;
    return value;
}

static void *parse(void *none)
{
    for (int i = 0; i < pieces; i++) {
        result += turn(i, 1);
        put(&parsed, i);
    }
    put(&parsed, END);
    return none;
}

static void *filter(void *none)
{
    int piece;

    while ((piece = take(&parsed)) != END) {
        result += turn(piece, 4); /* the slow stage */
        put(&filtered, piece);
    }
    return none;
}

static void *collect(void *none)
{
    for (int i = 0; i < pieces; i++)
        result += turn(take(&filtered), 1);
    return none;
}

int main(int argc, char **argv)
{
    pthread_t thread[4];
    int started = 0, filters = argc > 1 && strcmp(argv[1], "shared") == 0 ? 2 : 1;
    pieces = argc > 2 ? atoi(argv[2]) : 100;
    pthread_create(&thread[started++], NULL, parse, NULL);
    for (int i = 0; i < filters; i++)
        pthread_create(&thread[started++], NULL, filter, NULL);
    pthread_create(&thread[started++], NULL, collect, NULL);
    for (int i = 0; i < started; i++)
        pthread_join(thread[i], NULL);
    printf("done\n");
    return 0;
}
