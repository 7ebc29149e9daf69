/* Sends known amounts to known ranks in every way, over MPI_COMM_WORLD, a communicator of the reverse order, a half of it,
 * and between the halves. Each rank says what it sent to whom: messages and bytes by rank in MPI_COMM_WORLD.
 * With the argument "spawn" one rank starts another program and sends to it. */
#include "truth.h"
#include <mpi.h>

enum { RANKS = 64, MANY = 200 };

static int rank, size;
static uint64_t messages[RANKS], bytes[RANKS];
static char here[1 << 16], there[1 << 16];

static void sent(int to, uint64_t count, uint64_t size_each)
{
    messages[to] += count;
    bytes[to] += count * size_each;
}

/* Different for each pair, kind and round, so that no mistake is made up for by another. */
static int amount(int from, int to, int kind, int round)
{
    return 1 + 7 * from + 31 * to + 101 * kind + 3 * round;
}

enum {
    SEND, BSEND, SSEND, ISEND, IBSEND, ISSEND, SENDRECV, REPLACE, PERSISTENT,
#if MPI_VERSION >= 4
    LARGE, PARTITIONED, BOTH,
#endif
    KINDS
};

/* One message to `to`, and one of the same kind from `from`: ranks of the communicator; `me` is my own, and `world` gives
 * theirs in MPI_COMM_WORLD. */
static void exchange(MPI_Comm comm, int me, int to, int from, const int *world, int round)
{
    for (int kind = 0; kind < KINDS; kind++) {
        int give = amount(me, to, kind, round), get = amount(from, me, kind, round), tag = kind;
        MPI_Request requests[2];
        MPI_Status status;

        if (kind == SENDRECV) {
            MPI_Sendrecv(here, give, MPI_CHAR, to, tag, there, sizeof there, MPI_CHAR, from, tag, comm, &status);
        } else if (kind == REPLACE) {
            give = 10 + round;
            MPI_Sendrecv_replace(here, give, MPI_INT, to, tag, from, tag, comm, MPI_STATUS_IGNORE);
            give *= 4;
        } else if (kind == PERSISTENT) {
            MPI_Recv_init(there, get, MPI_CHAR, from, tag, comm, &requests[0]);
            MPI_Send_init(here, give, MPI_CHAR, to, tag, comm, &requests[1]);
            for (int i = 0; i < 3; i++) {
                MPI_Startall(2, requests);
                MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
            }
            MPI_Start(&requests[0]);
            MPI_Start(&requests[1]);
            MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
            MPI_Request_free(&requests[0]);
            MPI_Request_free(&requests[1]);
            sent(world[to], 3, (uint64_t)give);
#if MPI_VERSION >= 4
        } else if (kind == PARTITIONED) {
            give = 4 * amount(me, to, kind, round);
            MPI_Precv_init(there, 4, get, MPI_CHAR, from, tag, comm, MPI_INFO_NULL, &requests[0]);
            MPI_Psend_init(here, 4, give / 4, MPI_CHAR, to, tag, comm, MPI_INFO_NULL, &requests[1]);
            MPI_Startall(2, requests);
            MPI_Pready_range(0, 3, requests[1]);
            MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
            MPI_Request_free(&requests[0]);
            MPI_Request_free(&requests[1]);
        } else if (kind == BOTH) {
            MPI_Isendrecv(here, give, MPI_CHAR, to, tag, there, sizeof there, MPI_CHAR, from, tag, comm, &requests[0]);
            MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
#endif
        } else {
            MPI_Irecv(there, sizeof there, MPI_CHAR, from, tag, comm, &requests[0]);
            requests[1] = MPI_REQUEST_NULL;
            if (kind == SEND)
                MPI_Send(here, give, MPI_CHAR, to, tag, comm);
            else if (kind == BSEND)
                MPI_Bsend(here, give, MPI_CHAR, to, tag, comm);
            else if (kind == SSEND)
                MPI_Ssend(here, give, MPI_CHAR, to, tag, comm);
            else if (kind == ISEND)
                MPI_Isend(here, give, MPI_CHAR, to, tag, comm, &requests[1]);
#if MPI_VERSION >= 4
            else if (kind == LARGE)
                MPI_Isend_c(here, give, MPI_CHAR, to, tag, comm, &requests[1]);
#endif
            else if (kind == IBSEND)
                MPI_Ibsend(here, give, MPI_CHAR, to, tag, comm, &requests[1]);
            else
                MPI_Issend(here, give, MPI_CHAR, to, tag, comm, &requests[1]);
            MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
        }
        sent(world[to], 1, (uint64_t)give);
    }
}

/* To every other rank of the communicator, some rounds: the same places of code, other peers. */
static void all(MPI_Comm comm, const int *world)
{
    int me, ranks;

    MPI_Comm_rank(comm, &me);
    MPI_Comm_size(comm, &ranks);
    for (int round = 0; round < 3; round++)
        for (int step = 0; step < ranks; step++)
            exchange(comm, me, (me + step) % ranks, (me + ranks - step) % ranks, world, round);
}

/* The same again and again, as a halo exchange does: most go the short way through the wrapper. */
static void halo(MPI_Comm comm, const int *world)
{
    int me, ranks;

    MPI_Comm_rank(comm, &me);
    MPI_Comm_size(comm, &ranks);
    for (int i = 0; i < MANY; i++) {
        MPI_Request requests[4];
        int right = (me + 1) % ranks, left = (me + ranks - 1) % ranks;

        MPI_Irecv(there, 24, MPI_CHAR, left, 1, comm, &requests[0]);
        MPI_Irecv(there + 64, 24, MPI_CHAR, right, 2, comm, &requests[1]);
        for (int side = 0; side < 2; side++)
            MPI_Isend(here, 3, MPI_DOUBLE, side ? left : right, 1 + side, comm, &requests[2 + side]);
        MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
        MPI_Send(here, 5, MPI_CHAR, MPI_PROC_NULL, 3, comm);
    }
    sent(world[(me + 1) % ranks], MANY, 24);
    sent(world[(me + ranks - 1) % ranks], MANY, 24);
}

/* Handles of communicators come back for others. */
static void freed(void)
{
    for (int i = 0; i < 20; i++) {
        MPI_Comm comm;
        int me, other, ranks[RANKS];

        MPI_Comm_split(MPI_COMM_WORLD, 0, i % 2 ? rank : size - rank, &comm);
        MPI_Comm_rank(comm, &me);
        for (int k = 0; k < size; k++)
            ranks[k] = i % 2 ? k : size - 1 - k;
        other = (me + 1) % size;
        MPI_Sendrecv(here, i, MPI_CHAR, other, 0, there, i, MPI_CHAR, (me + size - 1) % size, 0, comm, MPI_STATUS_IGNORE);
        sent(ranks[other], 1, (uint64_t)i);
        MPI_Comm_free(&comm);
    }
}

/* From each rank of a half to each of the other, whose ranks the communicator's are. */
static void between(MPI_Comm half, const int *other, int others, int low)
{
    MPI_Comm inter;
    MPI_Request requests[2 * RANKS];
    int n = 0;

    MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, low ? size / 2 : 0, 9, &inter);
    for (int k = 0; k < others; k++) {
        int give = 1000 + 10 * rank + k;

        MPI_Irecv(there + 2048 * k, 2048, MPI_CHAR, k, 4, inter, &requests[n++]);
        MPI_Isend(here, give, MPI_CHAR, k, 4, inter, &requests[n++]);
        sent(other[k], 1, (uint64_t)give);
    }
    MPI_Waitall(n, requests, MPI_STATUSES_IGNORE);
    MPI_Comm_free(&inter);
}

/* The child is in no MPI_COMM_WORLD of ours. */
static void spawn(char *program)
{
    MPI_Comm children;

    MPI_Comm_spawn(program, MPI_ARGV_NULL, 1, MPI_INFO_NULL, 0, MPI_COMM_SELF, &children, MPI_ERRCODES_IGNORE);
    MPI_Send(here, 40, MPI_CHAR, 0, 1, children);
    MPI_Recv(there, 77, MPI_CHAR, 0, 2, children, MPI_STATUS_IGNORE);
    MPI_Comm_disconnect(&children);
}

static void be_spawned(MPI_Comm parent)
{
    MPI_Recv(there, 40, MPI_CHAR, 0, 1, parent, MPI_STATUS_IGNORE);
    MPI_Send(here, 77, MPI_CHAR, 0, 2, parent);
    MPI_Comm_disconnect(&parent);
}

static void print(void)
{
    static char text[1 << 13];
    size_t n = (size_t)snprintf(text, sizeof text, "TRUTH {\"rank\": %d, \"sent\": {", rank);
    const char *comma = "";

    for (int k = 0; k < size; k++) {
        if (messages[k] == 0)
            continue;
        n += (size_t)snprintf(text + n, sizeof text - n, "%s\"%d\": [%llu, %llu]", comma, k, (unsigned long long)messages[k],
                              (unsigned long long)bytes[k]);
        comma = ", ";
    }
    n += (size_t)snprintf(text + n, sizeof text - n, "}}\n");
    if (syscall(SYS_write, 1, text, n) != (long)n)
        _exit(111);
}

int main(int argc, char **argv)
{
    static char buffer[1 << 20];
    MPI_Comm reverse, half, parent;
    int identity[RANKS], backwards[RANKS], mine[RANKS], other[RANKS], low, size_buffer;
    void *detached;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_get_parent(&parent);
    if (argc > 1 || parent != MPI_COMM_NULL) {
        if (parent != MPI_COMM_NULL)
            be_spawned(parent);
        else
            spawn(argv[0]);
        MPI_Finalize();
        return 0;
    }
    MPI_Buffer_attach(buffer, sizeof buffer);
    low = rank < size / 2;
    for (int k = 0; k < size; k++) {
        identity[k] = k;
        backwards[k] = size - 1 - k;
        mine[k] = low ? k : size / 2 + k;
        other[k] = low ? size / 2 + k : k;
    }
    MPI_Comm_split(MPI_COMM_WORLD, 0, size - rank, &reverse);
    MPI_Comm_split(MPI_COMM_WORLD, low, rank, &half);
    all(MPI_COMM_WORLD, identity);
    all(reverse, backwards);
    all(half, mine);
    halo(MPI_COMM_WORLD, identity);
    halo(reverse, backwards);
    freed();
    between(half, other, low ? size - size / 2 : size / 2, low);
    MPI_Comm_free(&half);
    MPI_Comm_free(&reverse);
    MPI_Buffer_detach(&detached, &size_buffer);
    MPI_Finalize();
    print();
    return 0;
}
