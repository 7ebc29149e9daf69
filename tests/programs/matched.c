/* Messages whose receivers cannot be known by the order of the receives alone: of each the size is its own. Three ranks; 0 sends
 * to 1, and in one case to 2. Prints "tag TAG: FIRST-LAST" for the sizes that were sent by each tag. */
#include <mpi.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { SEVERAL = 6, MANY = 200, ROOM = 4096, THREADS = 4, EACH = 4 };

static int me, sent = 16;
static char out[ROOM], in[MANY][ROOM];

/* All ranks count alike. */
static int sizes(int tag, int count)
{
    int first = sent + 1;

    sent += count;
    if (me == 0)
        printf("tag %d: %d-%d\n", tag, first, sent);
    return first;
}

static void send(int size, int to, int tag, MPI_Comm comm)
{
    MPI_Send(out, size, MPI_BYTE, to, tag, comm);
}

static void receive(int tag, MPI_Comm comm)
{
    MPI_Recv(in[0], ROOM, MPI_BYTE, 0, tag, comm, MPI_STATUS_IGNORE);
}

static void from_anybody(int tag)
{
    int first = sizes(tag, SEVERAL);
    MPI_Request request;

    for (int i = 0; i < SEVERAL && me == 0; i++)
        send(first + i, 1, tag, MPI_COMM_WORLD);
    if (me != 1)
        return;
    MPI_Irecv(in[0], ROOM, MPI_BYTE, MPI_ANY_SOURCE, tag, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    for (int i = 1; i < SEVERAL; i++)
        receive(tag, MPI_COMM_WORLD);
}

static void many_from_anybody(int tag)
{
    int first = sizes(tag, MANY);
    MPI_Request requests[MANY];

    for (int i = 0; i < MANY && me == 0; i++)
        send(first + i, 1, tag, MPI_COMM_WORLD);
    for (int i = 0; i < MANY && me == 1; i++)
        MPI_Irecv(in[i], ROOM, MPI_BYTE, i % 2 ? MPI_ANY_SOURCE : 0, tag, MPI_COMM_WORLD, &requests[i]);
    if (me == 1)
        MPI_Waitall(MANY, requests, MPI_STATUSES_IGNORE);
}

static void found_before(int tag)
{
    int first = sizes(tag, SEVERAL), found = 0;
    MPI_Request request;
    MPI_Message message;

    for (int i = 0; i < SEVERAL && me == 0; i++)
        send(first + i, 1, tag, MPI_COMM_WORLD);
    if (me != 1)
        return;
    MPI_Mprobe(0, tag, MPI_COMM_WORLD, &message, MPI_STATUS_IGNORE);
    receive(tag, MPI_COMM_WORLD);
    MPI_Mrecv(in[0], ROOM, MPI_BYTE, &message, MPI_STATUS_IGNORE);
    while (!found)
        MPI_Improbe(MPI_ANY_SOURCE, tag, MPI_COMM_WORLD, &found, &message, MPI_STATUS_IGNORE);
    MPI_Imrecv(in[0], ROOM, MPI_BYTE, &message, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    for (int i = 3; i < SEVERAL; i++)
        receive(tag, MPI_COMM_WORLD);
}

static void cancelled(int tag)
{
    int first = sizes(tag, SEVERAL);
    MPI_Request requests[2];

    if (me == 1) {
        MPI_Irecv(in[0], ROOM, MPI_BYTE, 0, tag, MPI_COMM_WORLD, &requests[0]);
        MPI_Irecv(in[0], ROOM, MPI_BYTE, MPI_ANY_SOURCE, tag, MPI_COMM_WORLD, &requests[1]);
        MPI_Cancel(&requests[0]);
        MPI_Cancel(&requests[1]);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    for (int i = 0; i < SEVERAL && me < 2; i++)
        if (me == 0)
            send(first + i, 1, tag, MPI_COMM_WORLD);
        else
            receive(tag, MPI_COMM_WORLD);
}

/* The first is longer than the room for it: it is gone all the same. */
static void too_long(int tag)
{
    int first = sizes(tag, SEVERAL);

    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    for (int i = 0; i < SEVERAL && me == 0; i++)
        send(first + i, 1, tag, MPI_COMM_WORLD);
    for (int i = 0; i < SEVERAL && me == 1; i++)
        MPI_Recv(in[0], i == 0 ? 1 : ROOM, MPI_BYTE, 0, tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_ARE_FATAL);
}

static void between_groups(int tag)
{
    int first = sizes(tag, 3);
    MPI_Comm comms[3] = {MPI_COMM_NULL, MPI_COMM_NULL, MPI_COMM_NULL};

    if (me != 1)
        MPI_Intercomm_create(MPI_COMM_SELF, 0, MPI_COMM_WORLD, 2 - me, 1, &comms[0]);
    for (int i = 1; i < 3 && me != 2; i++)
        MPI_Intercomm_create(MPI_COMM_SELF, 0, MPI_COMM_WORLD, 1 - me, 1 + i, &comms[i]);
    for (int i = 0; i < 3 && me == 0; i++)
        send(first + i, 0, tag, comms[i]);
    for (int i = 2; i >= 0 && me != 0; i--)
        if (comms[i] != MPI_COMM_NULL)
            receive(tag, comms[i]);
    for (int i = 0; i < 3; i++)
        if (comms[i] != MPI_COMM_NULL)
            MPI_Comm_free(&comms[i]);
}

struct thread {
    MPI_Comm parent, own[EACH];
    int first, tag;
    unsigned seed;
};

/* Each in an order of its own process. */
static void *make_and_send(void *argument)
{
    struct thread *t = argument;

    for (int i = 0; i < EACH; i++) {
        usleep((t->seed = t->seed * 1103515245 + 12345) >> 16 & 1023);
        MPI_Comm_dup(t->parent, &t->own[i]);
    }
    for (int i = 0; i < EACH; i++) {
        if (me == 0)
            send(t->first + i, 1, t->tag, t->own[i]);
        if (me == 1)
            MPI_Recv(in[t->first % MANY], ROOM, MPI_BYTE, 0, t->tag, t->own[i], MPI_STATUS_IGNORE);
        if (me == 0)
            send(t->first + THREADS * EACH + i, 1, t->tag + 1 + t->first % (THREADS * EACH) / EACH, MPI_COMM_WORLD);
        if (me == 1)
            MPI_Recv(in[t->first % MANY], ROOM, MPI_BYTE, 0, t->tag + 1 + t->first % (THREADS * EACH) / EACH, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
    return NULL;
}

static void of_threads(int tag)
{
    struct thread threads[THREADS];
    pthread_t ids[THREADS];
    int first;

    sent = (sent / (THREADS * EACH) + 1) * THREADS * EACH - 1;
    first = sizes(tag, THREADS * EACH);
    sizes(tag + 1, THREADS * EACH);
    for (int i = 0; i < THREADS; i++) {
        threads[i] = (struct thread){.first = first + i * EACH, .tag = tag, .seed = (unsigned)(me * 7 + i)};
        MPI_Comm_dup(MPI_COMM_WORLD, &threads[i].parent);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_create(&ids[i], NULL, make_and_send, &threads[i]);
    for (int i = 0; i < THREADS; i++)
        pthread_join(ids[i], NULL);
}

int main(int argc, char **argv)
{
    int level;

    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &level);
    MPI_Comm_rank(MPI_COMM_WORLD, &me);
    from_anybody(1);
    many_from_anybody(2);
    found_before(3);
    cancelled(4);
    too_long(5);
    between_groups(6);
    if (level == MPI_THREAD_MULTIPLE)
        of_threads(10);
    MPI_Finalize();
    return 0;
}
