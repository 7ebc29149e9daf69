/* Calls that are over soon, where what was true of the one before is not true of the next. Arguments name the parts. One
 * process. Truth for bytes is written by hand beside each call, by the rules of docs/calls.md. */
#include "truth.h"
#include <dlfcn.h>
#include <mpi.h>
#include <pthread.h>
#include <signal.h>

enum { ROUNDS = 3000 };

static char here[1 << 16], there[1 << 16];

static void exchange(MPI_Comm comm, int count, MPI_Datatype type, int peer, long bytes)
{
    MPI_Request requests[2];
    DO(MPI_Irecv, (there, count, type, peer, 1, comm, &requests[0]), bytes, 0);
    DO(MPI_Isend, (here, count, type, peer, 1, comm, &requests[1]), bytes, 0);
    DO(MPI_Waitall, (2, requests, MPI_STATUSES_IGNORE), 0, 0);
}

/* One place, sizes in long runs and mixed, and nobody to send to now and then. */
static void sizes(void)
{
    for (int i = 0; i < ROUNDS; i++) {
        int count = i % 1000 < 700 ? 8 : i % 5 * 1000;
        int nobody = i % 11 == 0;
        exchange(MPI_COMM_SELF, count, MPI_CHAR, nobody ? MPI_PROC_NULL : 0, nobody ? 0 : count);
    }
}

/* The handle of a datatype is used again for one of another size. */
static void freed(void)
{
    MPI_Datatype type, before = MPI_DATATYPE_NULL;
    int again = 0;
    for (int i = 0; i < ROUNDS; i++) {
        int each = 1 + i % 3;
        DO(MPI_Type_contiguous, (each, MPI_INT, &type), 0, 0);
        DO(MPI_Type_commit, (&type), 0, 0);
        again += type == before;
        before = type;
        for (int k = 0; k < 3; k++)
            exchange(MPI_COMM_SELF, 5, type, 0, 20 * each);
        DO(MPI_Type_free, (&type), 0, 0);
    }
    if (again < ROUNDS / 2)
        printf("handles were used again %d times only\n", again);
}

/* One instruction calls one function and another. */
static void pointer(void)
{
    static const struct {
        int (*call)(const void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *);
        const char *name;
    } sends[] = {
        {MPI_Isend, "MPI_Isend"}, {MPI_Issend, "MPI_Issend"}, {PMPI_Isend, "MPI_Isend"},
    };
    MPI_Request requests[2];
    for (int i = 0; i < ROUNDS; i++) {
        int kind = i % 3, count = 16 << kind;
        DO(MPI_Irecv, (there, 64, MPI_CHAR, 0, 2, MPI_COMM_SELF, &requests[0]), 64, 0);
        sends[kind].call(here, count, MPI_CHAR, 0, 2, MPI_COMM_SELF, &requests[1]);
        truth_count(sends[kind].name, (uint64_t)count, 0);
        DO(MPI_Waitall, (2, requests, MPI_STATUSES_IGNORE), 0, 0);
    }
}

/* Every third call is refused: it counts, and its bytes do not. */
static void failing(void)
{
    MPI_Request requests[2];
    DO(MPI_Comm_set_errhandler, (MPI_COMM_SELF, MPI_ERRORS_RETURN), 0, 0);
    for (int i = 0; i < ROUNDS; i++) {
        int refused = i % 3 == 2, peer = refused ? 99 : 0;
        requests[0] = requests[1] = MPI_REQUEST_NULL;
        if (!refused)
            DO(MPI_Irecv, (there, 16, MPI_CHAR, 0, 3, MPI_COMM_SELF, &requests[0]), 16, 0);
        DO(MPI_Isend, (here, 16, MPI_CHAR, peer, 3, MPI_COMM_SELF, &requests[1]), refused ? 0 : 16, 0);
        DO(MPI_Waitall, (2, requests, MPI_STATUSES_IGNORE), 0, 0);
    }
    DO(MPI_Comm_set_errhandler, (MPI_COMM_SELF, MPI_ERRORS_ARE_FATAL), 0, 0);
}

/* A call is left by a jump that no function of libc sees, and the next ones count. */
static void *back[5];

static void leave(MPI_Comm *comm, int *code, ...)
{
    (void)comm, (void)code;
    __builtin_longjmp(back, 1);
}

__attribute__((noinline)) static void send_or_leave(MPI_Comm comm, int peer)
{
    MPI_Request request;
    truth_count("MPI_Isend", 0, 0);
    if (__builtin_setjmp(back) == 0)
        MPI_Isend(here, 3, MPI_INT, peer, 4, comm, &request);
}

static void jumping(void)
{
    MPI_Errhandler handler;
    MPI_Comm comm;
    int rank;
    DO(MPI_Comm_dup, (MPI_COMM_SELF, &comm), 0, 0);
    DO(MPI_Comm_create_errhandler, (leave, &handler), 0, 0);
    DO(MPI_Comm_set_errhandler, (comm, handler), 0, 0);
    for (int i = 0; i < 300; i++) {
        send_or_leave(comm, i % 2 ? 99 : MPI_PROC_NULL);
        DO(MPI_Comm_rank, (comm, &rank), 0, 0);
    }
}

/* A call makes another inside: only the outer one counts. */
static int query(void *state, MPI_Status *status)
{
    (void)state;
    MPI_Status_set_elements(status, MPI_CHAR, 0);
    MPI_Status_set_cancelled(status, 0);
    return MPI_Comm_rank(MPI_COMM_SELF, &(int){0});
}

static int release(void *state)
{
    (void)state;
    return MPI_SUCCESS;
}

static int cancel(void *state, int complete)
{
    (void)state, (void)complete;
    return MPI_SUCCESS;
}

static void nested(void)
{
    MPI_Request request;
    int done;
    for (int i = 0; i < ROUNDS; i++) {
        DO(MPI_Grequest_start, (query, release, cancel, NULL, &request), 0, 0);
        DO(MPI_Grequest_complete, (request), 0, 0);
        for (done = 0; !done;)
            DO(MPI_Test, (&request, &done, MPI_STATUS_IGNORE), 0, 0);
    }
}

/* Several threads at one place, each with sizes of its own. */
static void *sender(void *argument)
{
    int count = *(int *)argument;
    MPI_Request requests[2];
    for (int i = 0; i < ROUNDS; i++) {
        MPI_Irecv(there, count, MPI_CHAR, 0, count, MPI_COMM_SELF, &requests[0]);
        MPI_Isend(here, count, MPI_CHAR, 0, count, MPI_COMM_SELF, &requests[1]);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    }
    return NULL;
}

static void threads(void)
{
    int counts[] = {100, 1, 3000};
    pthread_t made[3];
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < 3; i++)
            pthread_create(&made[i], NULL, sender, &counts[(i + round) % 3]);
        for (int i = 0; i < 3; i++)
            pthread_join(made[i], NULL);
    }
    truth_count_many("MPI_Irecv", 6 * ROUNDS, 2 * 3101 * ROUNDS, 0);
    truth_count_many("MPI_Isend", 6 * ROUNDS, 2 * 3101 * ROUNDS, 0);
    truth_count_many("MPI_Waitall", 6 * ROUNDS, 0, 0);
}

/* Two libraries that are alike but for the function that they call take turns at one address. */
static void libraries(const char *first, const char *second)
{
    const char *const names[] = {first, second}, *const calls[] = {"MPI_Isend", "MPI_Issend"};
    for (int i = 0; i < 40; i++) {
        void *library = dlopen(names[i % 2], RTLD_NOW);
        void (*many)(int) = library ? (void (*)(int))dlsym(library, "many") : NULL;
        if (many == NULL)
            exit(3);
        many(50);
        truth_count_many(calls[i % 2], 50, 50 * 24, 0);
        truth_count_many("MPI_Irecv", 50, 50 * 24, 0);
        truth_count_many("MPI_Waitall", 50, 0, 0);
        dlclose(library);
    }
}

int main(int argc, char **argv)
{
    const char *part = argc > 1 ? argv[1] : "sizes";
    int level;
    DO(MPI_Init_thread, (&argc, &argv, strcmp(part, "threads") ? MPI_THREAD_SINGLE : MPI_THREAD_MULTIPLE, &level), 0, 0);
    if (!strcmp(part, "sizes") || !strcmp(part, "killed"))
        sizes();
    else if (!strcmp(part, "freed"))
        freed();
    else if (!strcmp(part, "pointer"))
        pointer();
    else if (!strcmp(part, "failing"))
        failing();
    else if (!strcmp(part, "jumping"))
        jumping();
    else if (!strcmp(part, "nested"))
        nested();
    else if (!strcmp(part, "threads"))
        threads();
    else if (!strcmp(part, "libraries") && argc > 3)
        libraries(argv[2], argv[3]);
    else
        return 2;
    if (!strcmp(part, "killed")) {
        truth_print(0);
        raise(SIGKILL);
    }
    DO(MPI_Finalize, (), 0, 0);
    truth_print(0);
    return 0;
}
