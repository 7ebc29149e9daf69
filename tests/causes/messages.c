/* Ordinary mistakes with MPI, each with its cause and without. Usage: messages HOW STEPS; the forms of a pair do the same work. */
#include "../programs/truth.h"
#include <mpi.h>

enum { LARGE = 4 << 20, BLOCKS = 1 << 16 };

static int rank, ranks, other;
static double *here, *there;

static void exchange(int count)
{
    MPI_Sendrecv(here, count, MPI_DOUBLE, other, 0, there, count, MPI_DOUBLE, other, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE); /* exchange */
}

/* One message after another, nothing else. */
static void large(void)
{
    exchange(LARGE / 8);
}

static void overlap(void)
{
    MPI_Request requests[2];
    MPI_Irecv(there, LARGE / 8, MPI_DOUBLE, other, 0, MPI_COMM_WORLD, &requests[0]);
    MPI_Isend(here, LARGE / 8, MPI_DOUBLE, other, 0, MPI_COMM_WORLD, &requests[1]);
    truth_spin(0.0001);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE); /* overlap */
}

static void duplicated(void)
{
    MPI_Comm comm;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm); /* dup */
    MPI_Barrier(comm);
    MPI_Comm_free(&comm);
}

static void split(void)
{
    MPI_Comm comm;
    MPI_Comm_split(MPI_COMM_WORLD, 0, rank, &comm); /* split */
    MPI_Barrier(comm);
    MPI_Comm_free(&comm);
}

static void kept(void)
{
    static MPI_Comm comm = MPI_COMM_NULL;
    if (comm == MPI_COMM_NULL)
        MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Barrier(comm);
}

static void put(MPI_Win win)
{
    MPI_Win_fence(0, win); /* fence */
    MPI_Put(here, 8, MPI_DOUBLE, other, 0, 8, MPI_DOUBLE, win);
    MPI_Win_fence(0, win);
}

static void window(void)
{
    MPI_Win win;
    MPI_Win_create(there, LARGE, 8, MPI_INFO_NULL, MPI_COMM_WORLD, &win); /* window */
    put(win);
    MPI_Win_free(&win);
}

static void window_kept(void)
{
    static MPI_Win win = MPI_WIN_NULL;
    if (win == MPI_WIN_NULL)
        MPI_Win_create(there, LARGE, 8, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    put(win);
}

/* 512 dot products, one reduction each; or all in one. */
static void reductions(void)
{
    for (int i = 0; i < 512; i++)
        MPI_Allreduce(here + i, there + i, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD); /* reductions */
}

static void reduction(void)
{
    MPI_Allreduce(here, there, 512, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
}

static void alltoall(void)
{
    for (int i = 0; i < 512; i++)
        MPI_Alltoall(here + i, 1, MPI_DOUBLE, there + 2 * i, 1, MPI_DOUBLE, MPI_COMM_WORLD); /* alltoall */
}

static void alltoall_once(void)
{
    MPI_Alltoall(here, 512, MPI_DOUBLE, there, 512, MPI_DOUBLE, MPI_COMM_WORLD);
}

static void barriers(void)
{
    for (int i = 0; i < 200; i++)
        MPI_Barrier(MPI_COMM_WORLD); /* barriers */
    exchange(512);
}

static void no_barriers(void)
{
    exchange(512);
}

/* Each rank waits for the one before it: one after the other. */
WORK(sweep)

static void chain(void)
{
    if (rank > 0)
        MPI_Recv(there, 512, MPI_DOUBLE, rank - 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE); /* chain */
    sweep(0.02);
    if (rank < ranks - 1)
        MPI_Send(here, 512, MPI_DOUBLE, rank + 1, 0, MPI_COMM_WORLD);
    MPI_Barrier(MPI_COMM_WORLD); /* chain ends */
}

static void no_chain(void)
{
    sweep(0.02);
    exchange(512);
}

static void probe(void)
{
    MPI_Status status;
    int count;
    for (int i = 0; i < 512; i++) {
        if (rank == 0) {
            MPI_Send(here, 1, MPI_DOUBLE, 1, 0, MPI_COMM_WORLD);
        } else if (rank == 1) {
            MPI_Probe(0, 0, MPI_COMM_WORLD, &status); /* probe */
            MPI_Get_count(&status, MPI_DOUBLE, &count);
            MPI_Recv(there, count, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        }
    }
    MPI_Barrier(MPI_COMM_WORLD);
}

static void probe_once(void)
{
    if (rank == 0)
        MPI_Send(here, 512, MPI_DOUBLE, 1, 0, MPI_COMM_WORLD);
    else if (rank == 1)
        MPI_Recv(there, 512, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Barrier(MPI_COMM_WORLD);
}

/* Every second number: in blocks of 8 B by a datatype; or packed by a loop of the program's, and sent in one piece. */
static void strided(void)
{
    static MPI_Datatype type = MPI_DATATYPE_NULL;
    if (type == MPI_DATATYPE_NULL) {
        MPI_Type_vector(BLOCKS, 1, 7, MPI_DOUBLE, &type);
        MPI_Type_commit(&type);
    }
    if (rank == 0)
        MPI_Send(here, 1, type, 1, 0, MPI_COMM_WORLD); /* strided */
    else
        MPI_Recv(there, 1, type, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

static void contiguous(void)
{
    if (rank == 0)
        MPI_Send(here, BLOCKS, MPI_DOUBLE, 1, 0, MPI_COMM_WORLD);
    else
        MPI_Recv(there, BLOCKS, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

/* A manager gives out tasks of 10 µs one by one; or a hundred at a time. */
WORK(task)

static void tasks(int together, int count)
{
    MPI_Status status;
    if (rank == 0) {
        for (int left = count / together + ranks - 1; left > 0; left--) {
            MPI_Recv(there, 1, MPI_DOUBLE, MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, &status); /* manager */
            here[0] = left >= ranks ? together : 0;
            MPI_Send(here, 1, MPI_DOUBLE, status.MPI_SOURCE, 0, MPI_COMM_WORLD);
        }
        return;
    }
    for (double given = 1; given > 0;) {
        MPI_Send(here, 1, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD);
        MPI_Recv(&given, 1, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE); /* worker */
        for (int i = 0; i < given; i++)
            truth_sink += 1 / (1 + truth_sink);
    }
}

static void tiny_tasks(void)
{
    tasks(1, 1000);
}

static void larger_tasks(void)
{
    tasks(100, 1000);
}

/* The root sets up alone while the others wait; or each its part. */
WORK(set_up)
WORK(step)

static void root_only(void)
{
    if (rank == 0)
        set_up(0.4);
    MPI_Bcast(here, 512, MPI_DOUBLE, 0, MPI_COMM_WORLD); /* root_only */
    step(0.2);
}

static void shared_set_up(void)
{
    set_up(0.4 / ranks);
    exchange(512);
    step(0.2);
}

/* Each step gathers to the root, which works on it alone. */
WORK(analyse)

static void gather(void)
{
    step(0.02);
    MPI_Gather(here, 512, MPI_DOUBLE, there, 512, MPI_DOUBLE, 0, MPI_COMM_WORLD); /* gather */
    if (rank == 0)
        analyse(0.04);
    MPI_Barrier(MPI_COMM_WORLD); /* gather waits */
}

static void no_gather(void)
{
    step(0.02);
    analyse(0.04 / ranks);
    exchange(8);
}

/* Phase A is rank 0's burden and phase B rank 1's. */
__attribute__((noinline)) static void phase_a(void)
{
    truth_spin(rank == 0 ? 0.05 : 0.01); /* phase a */
    MPI_Barrier(MPI_COMM_WORLD);
}

__attribute__((noinline)) static void phase_b(void)
{
    truth_spin(rank == 1 ? 0.05 : 0.01); /* phase b */
    MPI_Barrier(MPI_COMM_WORLD);
}

static void phases(void)
{
    phase_a();
    phase_b();
}

static void even_phases(void)
{
    for (int i = 0; i < 2; i++) {
        truth_spin(0.03);
        MPI_Barrier(MPI_COMM_WORLD);
    }
}

/* The burden moves from step to step. */
WORK(particles)

static void moving(void)
{
    static int at;
    particles(rank == at++ % ranks ? 0.05 : 0.01);
    MPI_Barrier(MPI_COMM_WORLD); /* moving */
}

static void staying(void)
{
    particles(0.03);
    MPI_Barrier(MPI_COMM_WORLD);
}

/* The others ask again and again for what rank 0 sends late; or meet it after as much work each. */
WORK(prepare)

static void ask(int by_probe)
{
    int done = 0;
    if (rank == 0) {
        prepare(0.05);
        for (int to = 1; to < ranks; to++)
            MPI_Send(here, 512, MPI_DOUBLE, to, 0, MPI_COMM_WORLD);
    } else if (by_probe) {
        while (!done)
            MPI_Iprobe(0, 0, MPI_COMM_WORLD, &done, MPI_STATUS_IGNORE); /* probing */
        MPI_Recv(there, 512, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    } else {
        MPI_Request request;
        MPI_Irecv(there, 512, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD, &request);
        while (!done)
            MPI_Test(&request, &done, MPI_STATUS_IGNORE); /* testing */
    }
    step(0.01);
}

static void testing(void)
{
    ask(0);
}

static void probing(void)
{
    ask(1);
}

static void early(void)
{
    prepare(0.05 / ranks);
    exchange(512);
    step(0.01);
}

/* A fence after each number, or one after all. */
static void fences(void)
{
    static MPI_Win win = MPI_WIN_NULL;
    if (win == MPI_WIN_NULL)
        MPI_Win_create(there, LARGE, 8, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_fence(0, win);
    for (int i = 0; i < 512; i++) {
        MPI_Put(here + i, 1, MPI_DOUBLE, other, i, 1, MPI_DOUBLE, win);
        MPI_Win_fence(0, win); /* fences */
    }
}

static void one_fence(void)
{
    static MPI_Win win = MPI_WIN_NULL;
    if (win == MPI_WIN_NULL)
        MPI_Win_create(there, LARGE, 8, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_fence(0, win);
    for (int i = 0; i < 512; i++)
        MPI_Put(here + i, 1, MPI_DOUBLE, other, i, 1, MPI_DOUBLE, win);
    MPI_Win_fence(0, win);
}

/* A broadcast by a loop of sends. */
static void own_bcast(void)
{
    if (rank == 0)
        for (int to = 1; to < ranks; to++)
            MPI_Send(here, LARGE / 8, MPI_DOUBLE, to, 0, MPI_COMM_WORLD); /* own bcast */
    else
        MPI_Recv(there, LARGE / 8, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

static void bcast(void)
{
    MPI_Bcast(here, LARGE / 8, MPI_DOUBLE, 0, MPI_COMM_WORLD);
}

/* The faces of a block to both neighbours, of which one is missing: a message a point, or one for a face. */
static void faces(int pieces, int count)
{
    int low = rank > 0 ? rank - 1 : MPI_PROC_NULL, high = rank + 1 < ranks ? rank + 1 : MPI_PROC_NULL;
    for (int i = 0; i < pieces; i++) {
        MPI_Sendrecv(here + i, count, MPI_DOUBLE, low, 0, there + i, count, MPI_DOUBLE, high, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE); /* points */
        MPI_Sendrecv(here + i, count, MPI_DOUBLE, high, 0, there + i, count, MPI_DOUBLE, low, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
    for (int i = 0; i < 1 << 18; i++)
        here[i] = here[i] * 0.5 + there[i & 8191];
}

static void points(void)
{
    faces(8192, 1);
}

static void face(void)
{
    faces(1, 8192);
}

/* The same, with all requests of a face in one wait. */
static void posted(void)
{
    static MPI_Request requests[4096];
    for (int i = 0; i < 2048; i++) {
        MPI_Irecv(there + i, 1, MPI_DOUBLE, other, i, MPI_COMM_WORLD, &requests[2 * i]);
        MPI_Isend(here + i, 1, MPI_DOUBLE, other, i, MPI_COMM_WORLD, &requests[2 * i + 1]);
    }
    MPI_Waitall(4096, requests, MPI_STATUSES_IGNORE); /* posted */
}

static void posted_once(void)
{
    MPI_Request requests[2];
    MPI_Irecv(there, 2048, MPI_DOUBLE, other, 0, MPI_COMM_WORLD, &requests[0]);
    MPI_Isend(here, 2048, MPI_DOUBLE, other, 0, MPI_COMM_WORLD, &requests[1]);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
}

/* Rank 0 gives out tasks and waits for them: with a rank for each core, a core only waits. */
WORK(farmed)

static void farm(void)
{
    MPI_Status status;
    if (rank == 0) {
        for (int left = 100 + ranks - 1; left > 0; left--) {
            for (int has = 0; !has;)
                MPI_Iprobe(MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, &has, &status); /* farm */
            MPI_Recv(there, 1, MPI_DOUBLE, status.MPI_SOURCE, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            here[0] = left >= ranks;
            MPI_Send(here, 1, MPI_DOUBLE, status.MPI_SOURCE, 0, MPI_COMM_WORLD);
        }
        return;
    }
    for (double given = 1; given > 0;) {
        MPI_Send(here, 1, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD);
        MPI_Recv(&given, 1, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        if (given > 0)
            farmed(0.0012);
    }
}

static void compute(void)
{
    step(0.02);
    exchange(8);
}

static const struct {
    const char *name;
    void (*run)(void);
} hows[] = {
    {"large", large}, {"overlap", overlap}, {"dup", duplicated}, {"split", split}, {"kept", kept}, {"window", window}, {"window_kept", window_kept},
    {"reductions", reductions}, {"reduction", reduction}, {"alltoall", alltoall}, {"alltoall_once", alltoall_once}, {"barriers", barriers},
    {"no_barriers", no_barriers}, {"chain", chain}, {"no_chain", no_chain}, {"probe", probe}, {"probe_once", probe_once},
    {"strided", strided}, {"contiguous", contiguous}, {"tiny_tasks", tiny_tasks}, {"larger_tasks", larger_tasks}, {"root_only", root_only},
    {"shared_set_up", shared_set_up}, {"gather", gather}, {"no_gather", no_gather}, {"phases", phases}, {"even_phases", even_phases},
    {"moving", moving}, {"staying", staying}, {"testing", testing}, {"probing", probing}, {"early", early}, {"fences", fences},
    {"one_fence", one_fence}, {"own_bcast", own_bcast}, {"bcast", bcast}, {"compute", compute},
    {"points", points}, {"face", face}, {"posted", posted}, {"posted_once", posted_once}, {"farm", farm},
};

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    other = rank ^ 1;
    here = calloc(LARGE, 1);
    there = calloc(LARGE, 1);
    int steps = argc > 2 ? atoi(argv[2]) : 1, done = 0;
    MPI_Barrier(MPI_COMM_WORLD);
    double began = truth_wall(), cpu = truth_cpu();
    for (size_t how = 0; how < sizeof hows / sizeof *hows; how++)
        for (; argc > 1 && !strcmp(argv[1], hows[how].name) && done < steps; done++)
            hows[how].run();
    MPI_Barrier(MPI_COMM_WORLD);
    truth_seconds("all", truth_wall() - began, truth_cpu() - cpu);
    MPI_Finalize();
    truth_print(rank);
    return done != steps;
}
