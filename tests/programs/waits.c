/* Ranks that wait for others, whom and why being known: the first argument is the case, the second how many steps. A step
 * is some 30 ms; late() is what is waited for. Each rank prints how long it was in MPI, and how long its late() took. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define MILLION 1000000
static int rank, ranks;
static volatile double sink;

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}

static double late_s, early_s;

/* Time on the clock, whether a rank has a processor of its own or not; the function that is named does it itself. */
#define SPIN(seconds) \
    do { \
        double start_ = now(), end_ = start_ + (seconds); \
        while (now() < end_) \
            for (int i_ = 0; i_ < 1000; i_++) \
                sink += 1.0 / (i_ + 1); \
    } while (0)

__attribute__((noinline)) static void late(double seconds)
{
    double start = now();
    SPIN(seconds);
    late_s += now() - start;
}

__attribute__((noinline)) static void early(double seconds)
{
    double start = now();
    SPIN(seconds);
    early_s += now() - start;
}

#define LONG 0.030
#define SHORT 0.002

static char *large, small[8];

/* Rank 0 sends late to rank 1. */
static void late_sender(void)
{
    if (rank == 0) {
        late(LONG);
        MPI_Send(small, 8, MPI_CHAR, 1, 0, MPI_COMM_WORLD);
    } else if (rank == 1) {
        MPI_Recv(small, 8, MPI_CHAR, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
}

/* The same, from anybody. */
static void any_source(void)
{
    if (rank == 0) {
        late(LONG);
        MPI_Send(small, 8, MPI_CHAR, 1, 0, MPI_COMM_WORLD);
    } else if (rank == 1) {
        MPI_Recv(small, 8, MPI_CHAR, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
}

static void any_probe(void)
{
    MPI_Status status;
    if (rank == 0) {
        late(LONG);
        MPI_Send(small, 8, MPI_CHAR, 1, 0, MPI_COMM_WORLD);
    } else if (rank == 1) {
        MPI_Probe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &status);
        MPI_Recv(small, 8, MPI_CHAR, status.MPI_SOURCE, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
}

static void any_wait(void)
{
    MPI_Request request;
    MPI_Status status;
    if (rank == 0) {
        late(LONG);
        MPI_Send(small, 8, MPI_CHAR, 1, 0, MPI_COMM_WORLD);
    } else if (rank == 1) {
        MPI_Irecv(small, 8, MPI_CHAR, MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, &request);
        MPI_Wait(&request, &status);
    }
}

/* All but one of many requests are null. */
static void waitall_nulls(void)
{
    MPI_Request request[300];
    for (int i = 0; i < 300; i++)
        request[i] = MPI_REQUEST_NULL;
    if (rank == 0) {
        late(LONG);
        MPI_Send(small, 8, MPI_CHAR, 1, 0, MPI_COMM_WORLD);
    } else if (rank == 1) {
        MPI_Irecv(small, 8, MPI_CHAR, 0, 0, MPI_COMM_WORLD, &request[299]);
        MPI_Waitall(300, request, MPI_STATUSES_IGNORE);
    }
}

/* Rank 1 goes to MPI_Finalize late. */
static void at_the_end(int step, int steps)
{
    MPI_Barrier(MPI_COMM_WORLD);
    if (step == steps - 1)
        late(rank == 1 ? 1.5 : SHORT);
}

/* Rank 1 receives late what is too large to be sent without it. */
static void late_receiver(void)
{
    if (rank == 0) {
        MPI_Send(large, MILLION, MPI_CHAR, 1, 0, MPI_COMM_WORLD);
    } else if (rank == 1) {
        late(LONG);
        MPI_Recv(large, MILLION, MPI_CHAR, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
}

/* Rank 0 is late, and each of the others waits for the one before it. */
static void chain(void)
{
    if (rank == 0)
        late(LONG);
    else
        MPI_Recv(small, 8, MPI_CHAR, rank - 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    if (rank < ranks - 1)
        MPI_Send(small, 8, MPI_CHAR, rank + 1, 0, MPI_COMM_WORLD);
    else
        MPI_Send(small, 8, MPI_CHAR, 0, 1, MPI_COMM_WORLD);
    if (rank == 0)
        MPI_Recv(small, 8, MPI_CHAR, ranks - 1, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

/* Two halves, each with a late rank of its own: the first of the lower half, the last of the upper. */
static void halves(void)
{
    static MPI_Comm half = MPI_COMM_NULL;
    double mine = rank, sum;
    if (half == MPI_COMM_NULL)
        MPI_Comm_split(MPI_COMM_WORLD, rank < ranks / 2, -rank, &half);
    if (rank == 0)
        late(LONG);
    if (rank == ranks - 1)
        early(LONG / 2);
    MPI_Allreduce(&mine, &sum, 1, MPI_DOUBLE, MPI_SUM, half);
}

/* Even ranks in one communicator, odd ones in the other; messages there from the first, which is late. */
static void within(void)
{
    static MPI_Comm part = MPI_COMM_NULL;
    int here, size;
    if (part == MPI_COMM_NULL)
        MPI_Comm_split(MPI_COMM_WORLD, rank % 2, rank, &part);
    MPI_Comm_rank(part, &here);
    MPI_Comm_size(part, &size);
    if (here == 0) {
        late(rank == 1 ? LONG : SHORT);
        for (int to = 1; to < size; to++)
            MPI_Send(small, 8, MPI_CHAR, to, 0, part);
    } else {
        MPI_Recv(small, 8, MPI_CHAR, 0, 0, part, MPI_STATUS_IGNORE);
    }
    /* The others go on only with it: a message around. */
    MPI_Barrier(MPI_COMM_WORLD);
}

static void barrier(void)
{
    if (rank == 1)
        late(LONG);
    MPI_Barrier(MPI_COMM_WORLD);
}

static void all_to_all(void)
{
    double mine = rank, sum;
    if (rank == 1)
        late(LONG);
    MPI_Allreduce(&mine, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
}

static void broadcast(void)
{
    if (rank == 2 % ranks)
        late(LONG);
    MPI_Bcast(large, MILLION, MPI_CHAR, 2 % ranks, MPI_COMM_WORLD);
}

/* The root waits; the others go on, and wait for it at the barrier of every tenth step. */
static void reduce(void)
{
    double mine = rank, sum;
    if (rank == 1)
        late(LONG);
    MPI_Reduce(&mine, &sum, 1, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
}

/* A ring of halos: rank 1 is late. */
static void halo(void)
{
    MPI_Request request[4];
    int left = (rank + ranks - 1) % ranks, right = (rank + 1) % ranks;
    static char from_left[8], from_right[8];
    if (rank == 1)
        late(LONG);
    MPI_Irecv(from_left, 8, MPI_CHAR, left, 0, MPI_COMM_WORLD, &request[0]);
    MPI_Irecv(from_right, 8, MPI_CHAR, right, 1, MPI_COMM_WORLD, &request[1]);
    MPI_Isend(small, 8, MPI_CHAR, right, 0, MPI_COMM_WORLD, &request[2]);
    MPI_Isend(small, 8, MPI_CHAR, left, 1, MPI_COMM_WORLD, &request[3]);
    MPI_Waitall(4, request, MPI_STATUSES_IGNORE);
}

static void persistent(void)
{
    static MPI_Request request = MPI_REQUEST_NULL;
    if (rank > 1)
        return;
    if (request == MPI_REQUEST_NULL) {
        if (rank == 0)
            MPI_Send_init(small, 8, MPI_CHAR, 1, 0, MPI_COMM_WORLD, &request);
        else
            MPI_Recv_init(small, 8, MPI_CHAR, 0, 0, MPI_COMM_WORLD, &request);
    }
    if (rank == 0)
        late(LONG);
    MPI_Start(&request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
}

/* Rank 0 waits for whichever of the others comes first; rank 1 comes long before the rest. */
static void waitany(void)
{
    MPI_Request request[64];
    int which;
    if (rank == 0) {
        for (int from = 1; from < ranks; from++)
            MPI_Irecv(&large[from * 64], 8, MPI_CHAR, from, 0, MPI_COMM_WORLD, &request[from - 1]);
        MPI_Waitany(ranks - 1, request, &which, MPI_STATUS_IGNORE);
        SPIN(2 * LONG);
        MPI_Waitall(ranks - 1, request, MPI_STATUSES_IGNORE);
    } else {
        if (rank == 1)
            late(LONG / 2);
        else
            early(LONG);
        MPI_Send(small, 8, MPI_CHAR, 0, 0, MPI_COMM_WORLD);
    }
    MPI_Barrier(MPI_COMM_WORLD);
}

/* The last of the ranks is late, each step another: nobody in particular. */
static void by_turns(int step)
{
    if (rank == step % ranks)
        late(LONG);
    MPI_Barrier(MPI_COMM_WORLD);
}

#define AHEAD 10
#define LONGER 0.090 /* than the distance of ticks, by far */

/* Rank 2 is late in each step, and then waits for rank 0. */
static void late_and_answered(void (*gives)(void))
{
    if (rank == 2) {
        late(LONGER);
        gives();
        MPI_Recv(small, 4, MPI_CHAR, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    } else if (rank == 0) {
        early(LONG);
        MPI_Send(small, 4, MPI_CHAR, 2, 1, MPI_COMM_WORLD);
    }
}

static void sends(void)
{
    MPI_Send(small, 4, MPI_CHAR, 0, 0, MPI_COMM_WORLD);
}

/* Rank 1 sends what it has many steps ahead, and computes without MPI for longer than rank 2, for which rank 0 waits. */
static void delivered(void)
{
    static char parts[AHEAD];
    static MPI_Request ahead[AHEAD];
    static int step;
    int of = step++ % AHEAD;
    if (of == 0) {
        for (int i = 0; rank == 0 && i < AHEAD; i++)
            MPI_Irecv(parts + i, 1, MPI_CHAR, 1, 2, MPI_COMM_WORLD, &ahead[i]);
        MPI_Barrier(MPI_COMM_WORLD);
        for (int i = 0; rank == 1 && i < AHEAD; i++)
            MPI_Send(parts + i, 1, MPI_CHAR, 0, 2, MPI_COMM_WORLD);
    }
    if (rank == 0) {
        MPI_Request both[2] = {ahead[of]};
        MPI_Irecv(small, 4, MPI_CHAR, 2, 0, MPI_COMM_WORLD, &both[1]);
        MPI_Waitall(2, both, MPI_STATUSES_IGNORE);
    }
    late_and_answered(sends);
    if (rank == 1 && of == 0)
        early(AHEAD * LONGER);
}

static void gives_part(void)
{
    int part = 1, sum;
    MPI_Reduce(&part, &sum, 1, MPI_INT, MPI_SUM, 0, MPI_COMM_WORLD);
}

/* The same of a reduction, to which rank 1 gives its parts ahead. */
static void delivered_parts(void)
{
    static int step;
    int of = step++ % AHEAD;
    if (of == 0)
        MPI_Barrier(MPI_COMM_WORLD);
    for (int i = 0; i < AHEAD && (rank == 0 && i == 0 || rank == 1 && of == 0); i++)
        gives_part();
    late_and_answered(gives_part);
    if (rank == 1 && of == 0)
        early(AHEAD * LONGER);
}

/* Rank 2 comes late to the end of an epoch. */
static void fence(void)
{
    static MPI_Win window;
    static int step;
    if (step++ % 30 == 0)
        MPI_Win_create(small, 8, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
    if (rank == 2)
        late(LONG);
    MPI_Win_fence(0, window);
    if (step % 30 == 0)
        MPI_Win_free(&window);
}

/* Rank 0 writes a file while the others wait. */
static void writes(void)
{
    if (rank == 0) {
        double end = now() + LONG;
        FILE *file = tmpfile();
        while (now() < end) {
            for (int i = 0; i < 64; i++)
                if (pwrite(fileno(file), large, MILLION, 0) < 0)
                    abort();
        }
        fclose(file);
    }
    MPI_Barrier(MPI_COMM_WORLD);
}

/* Rank 0 sleeps. */
static void sleeps(void)
{
    if (rank == 0)
        usleep((useconds_t)(LONG * 1e6));
    MPI_Barrier(MPI_COMM_WORLD);
}

/* Nobody is late: large messages both ways. */
static void transfer(void)
{
    static char *other;
    if (other == NULL)
        other = calloc(64, MILLION);
    for (int n = 0; n < 4; n++)
        MPI_Sendrecv(large, 16 * MILLION, MPI_CHAR, rank ^ 1, 0, other, 16 * MILLION, MPI_CHAR, rank ^ 1, 0, MPI_COMM_WORLD,
                     MPI_STATUS_IGNORE);
}

int main(int argc, char **argv)
{
    const struct {
        const char *name;
        void (*step)(void);
    } cases[] = {
        {"late_sender", late_sender}, {"any_source", any_source}, {"late_receiver", late_receiver}, {"chain", chain},
        {"halves", halves}, {"within", within}, {"barrier", barrier}, {"all_to_all", all_to_all}, {"broadcast", broadcast},
        {"reduce", reduce}, {"halo", halo}, {"persistent", persistent}, {"waitany", waitany}, {"writes", writes},
        {"any_probe", any_probe}, {"any_wait", any_wait}, {"waitall_nulls", waitall_nulls}, {"sleeps", sleeps}, {"fence", fence}, {"delivered", delivered}, {"delivered_parts", delivered_parts}, {"transfer", transfer},
    };
    int steps = argc > 2 ? atoi(argv[2]) : 60;
    if (argc < 2)
        return 2;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    large = calloc(64, MILLION);
    memset(large, 1, 64 * MILLION);
    MPI_Barrier(MPI_COMM_WORLD);
    double start = now();
    for (int step = 0; step < steps; step++) {
        if (strcmp(argv[1], "by_turns") == 0)
            by_turns(step);
        if (strcmp(argv[1], "at_the_end") == 0)
            at_the_end(step, steps);
        for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
            if (strcmp(argv[1], cases[i].name) == 0)
                cases[i].step();
    }
    printf("TRUTH {\"rank\": %d, \"seconds\": %.3f, \"late_s\": %.3f, \"early_s\": %.3f}\n", rank, now() - start, late_s, early_s);
    fflush(stdout);
    if (strcmp(argv[1], "at_the_end") != 0)
        MPI_Barrier(MPI_COMM_WORLD);
    MPI_Finalize();
    return 0;
}
