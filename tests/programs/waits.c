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

/* In every other step for longer than others, and over all steps for less. */
#define EARLY_BY_TURNS() \
    do { \
        static int step_; \
        if (step_++ % 2 == 1) \
            early(1.9 * LONG); \
    } while (0)

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

/* Two halves, and an intercommunicator between them: rank 3 is late. */
static void between(void)
{
    static MPI_Comm both = MPI_COMM_NULL;
    double mine = rank, sum;
    if (both == MPI_COMM_NULL) {
        MPI_Comm half;
        MPI_Comm_split(MPI_COMM_WORLD, rank < ranks / 2, rank, &half);
        MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, rank < ranks / 2 ? ranks / 2 : 0, 0, &both);
    }
    if (rank == 3)
        late(LONG);
    MPI_Allreduce(&mine, &sum, 1, MPI_DOUBLE, MPI_SUM, both);
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
static void by_turns(void)
{
    static int step;
    if (rank == step++ % ranks)
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

static MPI_File file;

static void open_file(void)
{
    char name[4096];
    const char *folder = getenv("TMPDIR");
    snprintf(name, sizeof name, "%s/waits-%ld", folder != NULL ? folder : "/tmp", (long)getpid());
    MPI_Bcast(name, sizeof name, MPI_CHAR, 0, MPI_COMM_WORLD);
    if (MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL,
                      &file) != MPI_SUCCESS)
        MPI_Abort(MPI_COMM_WORLD, 3);
}

/* Rank 2 comes late to a collective write of interleaved blocks. */
static void write_all(int step, int steps)
{
    if (step == 0) {
        MPI_Datatype blocks;
        open_file();
        MPI_Type_vector(16, 64, 64 * ranks, MPI_CHAR, &blocks);
        MPI_Type_commit(&blocks);
        MPI_File_set_view(file, 64 * rank, MPI_CHAR, blocks, "native", MPI_INFO_NULL);
    }
    if (rank == 2)
        late(3 * LONG);
    MPI_File_write_all(file, large, 1024, MPI_CHAR, MPI_STATUS_IGNORE);
    if (step == steps - 1)
        MPI_File_close(&file);
}

/* Rank 2 comes late to a call that all ranks make and that writes nothing. */
static void set_size(int step, int steps)
{
    if (step == 0)
        open_file();
    if (rank == 2)
        late(LONG);
    MPI_File_set_size(file, 4096 * (step % 7 + 1));
    if (step == steps - 1)
        MPI_File_close(&file);
}

/* Rank 1 sends to ranks 0 and 2, and is late; rank 3 is later still by turns, and nobody's neighbour. */
static void neighbors(void)
{
    static MPI_Comm around = MPI_COMM_NULL;
    static char out[64], in[64];
    if (around == MPI_COMM_NULL) {
        int middle[2] = {0, 2}, one = 1, number = rank == 1 ? 2 : rank == 3 ? 0 : 1;
        int *others = rank == 1 ? middle : &one;
        MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, number, others, MPI_UNWEIGHTED, number, others, MPI_UNWEIGHTED,
                                       MPI_INFO_NULL, 0, &around);
    }
    if (rank == 1)
        late(LONG);
    if (rank == 3)
        EARLY_BY_TURNS();
    MPI_Neighbor_alltoall(out, 8, MPI_CHAR, in, 8, MPI_CHAR, around);
}

/* The same of a ring of ranks, each of which waits for its two neighbours: rank 1 is late. */
static void grid(void)
{
    static MPI_Comm ring = MPI_COMM_NULL;
    static char out[64], in[64];
    if (ring == MPI_COMM_NULL) {
        int periods = 1;
        MPI_Cart_create(MPI_COMM_WORLD, 1, &ranks, &periods, 0, &ring);
    }
    if (rank == 1)
        late(LONG);
    MPI_Neighbor_alltoall(out, 8, MPI_CHAR, in, 8, MPI_CHAR, ring);
}

static MPI_Win made = MPI_WIN_NULL;
static int *shared;

/* A window of all ranks, with the group of some of them. */
static MPI_Group window_and(int number, const int *members)
{
    MPI_Group all, some;
    if (made == MPI_WIN_NULL)
        MPI_Win_allocate(sizeof *shared, sizeof *shared, MPI_INFO_NULL, MPI_COMM_WORLD, &shared, &made);
    MPI_Comm_group(MPI_COMM_WORLD, &all);
    MPI_Group_incl(all, number, members, &some);
    MPI_Group_free(&all);
    return some;
}

static void free_window(void)
{
    if (made != MPI_WIN_NULL)
        MPI_Win_free(&made);
}

/* Rank 0 puts to rank 1, which posts late; rank 2 has no part, and is later still by turns. */
static void late_post(void)
{
    const int origin = 0, target = 1;
    MPI_Group other = window_and(1, rank == 0 ? &target : &origin);
    if (rank == 0) {
        MPI_Win_start(other, 0, made);
        MPI_Group_free(&other);
        MPI_Put(&rank, 1, MPI_INT, 1, 0, 1, MPI_INT, made);
        MPI_Win_complete(made);
    } else if (rank == 1) {
        late(LONG);
        MPI_Win_post(other, 0, made);
        MPI_Win_wait(made);
    } else if (rank == 2) {
        EARLY_BY_TURNS();
    }
    if (other != MPI_GROUP_NULL)
        MPI_Group_free(&other);
}

/* Rank 1 is the target of rank 0, which completes late; rank 2 has no part, and is later still by turns. */
static void late_complete(void)
{
    const int origin = 0, target = 1;
    MPI_Group other = window_and(1, rank == 1 ? &origin : &target);
    if (rank == 1) {
        MPI_Win_post(other, 0, made);
        MPI_Group_free(&other);
        MPI_Win_wait(made);
    } else if (rank == 0) {
        MPI_Win_start(other, 0, made);
        late(LONG);
        MPI_Win_complete(made);
    } else if (rank == 2) {
        EARLY_BY_TURNS();
    }
    if (other != MPI_GROUP_NULL)
        MPI_Group_free(&other);
}

/* Ranks 0 and 2 lock rank 3, where rank 0 holds the lock for long; the target waits at the barrier of the step. */
static void holds_lock(void)
{
    MPI_Group none = window_and(0, NULL);
    if (none != MPI_GROUP_EMPTY)
        MPI_Group_free(&none);
    if (rank == 0) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 3, 0, made);
        MPI_Put(&rank, 1, MPI_INT, 3, 0, 1, MPI_INT, made);
        MPI_Win_flush(3, made); /* some MPIs take the lock no earlier */
        MPI_Send(small, 1, MPI_CHAR, 2, 0, MPI_COMM_WORLD);
        late(3 * LONG);
        MPI_Win_unlock(3, made);
    } else if (rank == 2) {
        MPI_Recv(small, 1, MPI_CHAR, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 3, 0, made);
        MPI_Put(&rank, 1, MPI_INT, 3, 0, 1, MPI_INT, made);
        MPI_Win_unlock(3, made);
    }
    MPI_Barrier(MPI_COMM_WORLD);
}

/* Rank 1 computes while rank 0 updates its window: */
static void no_progress(void)
{
    if (made == MPI_WIN_NULL)
        MPI_Win_create(large, MILLION, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &made);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, made);
        MPI_Accumulate(small, 2, MPI_INT, 1, 0, 2, MPI_INT, MPI_SUM, made);
        MPI_Win_unlock(1, made);
    } else if (rank == 1) {
        late(LONG);
    }
    MPI_Barrier(MPI_COMM_WORLD);
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
        {"halves", halves}, {"between", between}, {"within", within}, {"barrier", barrier}, {"all_to_all", all_to_all}, {"broadcast", broadcast},
        {"reduce", reduce}, {"halo", halo}, {"persistent", persistent}, {"waitany", waitany}, {"writes", writes},
        {"any_probe", any_probe}, {"any_wait", any_wait}, {"waitall_nulls", waitall_nulls}, {"sleeps", sleeps}, {"fence", fence}, {"delivered", delivered}, {"delivered_parts", delivered_parts}, {"transfer", transfer},
        {"by_turns", by_turns}, {"neighbors", neighbors}, {"late_post", late_post}, {"late_complete", late_complete},
        {"holds_lock", holds_lock}, {"no_progress", no_progress}, {"grid", grid},
    };
    const struct {
        const char *name;
        void (*step)(int step, int steps);
    } numbered[] = {
        {"at_the_end", at_the_end}, {"write_all", write_all}, {"set_size", set_size},
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
        for (size_t i = 0; i < sizeof numbered / sizeof *numbered; i++)
            if (strcmp(argv[1], numbered[i].name) == 0)
                numbered[i].step(step, steps);
        for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
            if (strcmp(argv[1], cases[i].name) == 0)
                cases[i].step();
    }
    printf("TRUTH {\"rank\": %d, \"seconds\": %.3f, \"late_s\": %.3f, \"early_s\": %.3f}\n", rank, now() - start, late_s, early_s);
    fflush(stdout);
    if (strcmp(argv[1], "at_the_end") != 0)
        MPI_Barrier(MPI_COMM_WORLD);
    free_window();
    MPI_Finalize();
    return 0;
}
