/* Sends known amounts to known ranks in every way, over MPI_COMM_WORLD, a communicator of the reverse order, a half of it,
 * and between the halves; by collectives also over a duplicate of MPI_COMM_WORLD, a half in reverse order, grids and graphs. Each rank
 * says what it sent to whom: messages, their bytes, and bytes of collectives by rank in MPI_COMM_WORLD.
 * With the argument "spawn" one rank starts another program and sends to it. */
#include "truth.h"
#include <mpi.h>

enum { RANKS = 64, MANY = 200, ALIKE = 300 };

static int rank, size;
static uint64_t messages[RANKS], bytes[RANKS], given[RANKS], given_unknown;
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

/* Elements from a rank to another in a collective, some of them none. */
static int portion(int from, int to, int kind)
{
    return (from + to + kind) % 3 == 0 ? 0 : amount(from, to, 0, kind);
}

static MPI_Datatype type_of(int from, int to)
{
    return (from + to) % 2 != 0 ? MPI_SHORT : MPI_CHAR;
}

static int size_of(int from, int to)
{
    return (from + to) % 2 != 0 ? 2 : 1;
}

static void wait_for(MPI_Request *request)
{
    MPI_Wait(request, MPI_STATUS_IGNORE);
}

enum {
    PLAIN, BEGUN, TYPES, BEGUN_TYPES, IN_PLACE, TYPES_IN_PLACE,
#if MPI_VERSION >= 4
    LARGE_PLAIN, LARGE_BEGUN_TYPES, MADE,
#endif
    FORMS
};

/* MPI_Alltoallv and MPI_Alltoallw: to each of the communicator's ranks, or of its other group's. */
static void to_each(MPI_Comm comm, int me, int others, int inter, const int *world)
{
    for (int form = 0; form < FORMS; form++) {
        int give[RANKS], get[RANKS], at[RANKS], from[RANKS], at_bytes[RANKS], from_bytes[RANKS], low = 0, high = 0;
        int in_place = form == IN_PLACE || form == TYPES_IN_PLACE;
        int typed = form == TYPES || form == BEGUN_TYPES || form == TYPES_IN_PLACE;
        MPI_Datatype types[RANKS];
        MPI_Request request;
#if MPI_VERSION >= 4
        MPI_Count large_give[RANKS], large_get[RANKS];
        MPI_Aint large_at[RANKS], large_from[RANKS];

        typed |= form == LARGE_BEGUN_TYPES;
#endif
        if (in_place && inter)
            continue;
        for (int k = 0; k < others; k++) {
            give[k] = in_place ? portion(me < k ? me : k, me < k ? k : me, form) : portion(me, k, form);
            get[k] = in_place ? give[k] : portion(k, me, form);
            at[k] = low;
            from[k] = high;
            at_bytes[k] = 2 * low;
            from_bytes[k] = 2 * high;
            low += give[k];
            high += get[k];
            types[k] = type_of(me, k);
#if MPI_VERSION >= 4
            large_give[k] = give[k];
            large_get[k] = get[k];
            large_at[k] = typed ? at_bytes[k] : at[k];
            large_from[k] = typed ? from_bytes[k] : from[k];
            if (form == MADE)
                continue;
#endif
            given[world[k]] += (uint64_t)give[k] * (typed ? (uint64_t)size_of(me, k) : 2);
        }
        if (form == PLAIN)
            MPI_Alltoallv(here, give, at, MPI_SHORT, there, get, from, MPI_SHORT, comm);
        else if (form == IN_PLACE)
            MPI_Alltoallv(MPI_IN_PLACE, NULL, NULL, MPI_DATATYPE_NULL, there, get, from, MPI_SHORT, comm);
        else if (form == TYPES)
            MPI_Alltoallw(here, give, at_bytes, types, there, get, from_bytes, types, comm);
        else if (form == TYPES_IN_PLACE)
            MPI_Alltoallw(MPI_IN_PLACE, NULL, NULL, NULL, there, get, from_bytes, types, comm);
        else if (form == BEGUN)
            MPI_Ialltoallv(here, give, at, MPI_SHORT, there, get, from, MPI_SHORT, comm, &request);
        else if (form == BEGUN_TYPES)
            MPI_Ialltoallw(here, give, at_bytes, types, there, get, from_bytes, types, comm, &request);
#if MPI_VERSION >= 4
        else if (form == LARGE_PLAIN)
            MPI_Alltoallv_c(here, large_give, large_at, MPI_SHORT, there, large_get, large_from, MPI_SHORT, comm);
        else if (form == LARGE_BEGUN_TYPES)
            MPI_Ialltoallw_c(here, large_give, large_at, types, there, large_get, large_from, types, comm, &request);
        else if (form == MADE && !inter) { /* to whom a request sends that is started again and again is not recorded */
            MPI_Alltoallv_init(here, give, at, MPI_SHORT, there, get, from, MPI_SHORT, comm, MPI_INFO_NULL, &request);
            MPI_Start(&request);
            wait_for(&request);
            MPI_Request_free(&request);
        }
        if (form == LARGE_BEGUN_TYPES)
            wait_for(&request);
#endif
        if (form == BEGUN || form == BEGUN_TYPES)
            wait_for(&request);
    }
}

/* MPI_Gatherv to and MPI_Scatterv from each rank; in an intercommunicator first to and from those of the low group. */
static void rooted(MPI_Comm comm, int me, int mine, int others, int inter, int low, const int *world)
{
    for (int side = 0; side <= inter; side++) {
        int there_is_root = !inter || (side == 0) == (low != 0), gives = !inter || !there_is_root;

        for (int root = 0; root < (there_is_root ? mine : others); root++)
            for (int begun = 0; begun < 2; begun++) {
                int argument = inter && there_is_root ? me == root ? MPI_ROOT : MPI_PROC_NULL : root;
                int is_root = there_is_root && me == root, own = portion(me, root, begun), all = 0;
                int counts[RANKS], at[RANKS];
                int in_place = !inter && is_root && root % 2 == 0;
                void *source = in_place ? MPI_IN_PLACE : here, *target = in_place ? MPI_IN_PLACE : there;
                MPI_Request request;

                for (int k = 0; k < others && is_root; k++) {
                    counts[k] = portion(k, root, begun);
                    at[k] = all;
                    all += counts[k];
                }
                if (begun) {
                    MPI_Igatherv(source, own, MPI_SHORT, there, counts, at, MPI_SHORT, argument, comm, &request);
                    wait_for(&request);
                } else {
                    MPI_Gatherv(source, own, MPI_SHORT, there, counts, at, MPI_SHORT, argument, comm);
                }
                if (gives)
                    given[world[root]] += 2 * (uint64_t)own;

                own = portion(root, me, begun + 2);
                all = 0;
                for (int k = 0; k < others && is_root; k++) {
                    counts[k] = portion(root, k, begun + 2);
                    at[k] = all;
                    all += counts[k];
                    given[world[k]] += 2 * (uint64_t)counts[k];
                }
                if (begun) {
                    MPI_Iscatterv(here, counts, at, MPI_SHORT, target, own, MPI_SHORT, argument, comm, &request);
                    wait_for(&request);
                } else {
                    MPI_Scatterv(here, counts, at, MPI_SHORT, target, own, MPI_SHORT, argument, comm);
                }
            }
    }
}

static void by_collectives(MPI_Comm comm, const int *world)
{
    int me, ranks;

    MPI_Comm_rank(comm, &me);
    MPI_Comm_size(comm, &ranks);
    to_each(comm, me, ranks, 0, world);
    rooted(comm, me, ranks, ranks, 0, 0, world);
}

static void gave(int to, int elements, int size_each, const int *world)
{
    if (to != MPI_PROC_NULL)
        given[world[to]] += (uint64_t)elements * (uint64_t)size_each;
}

/* Neighbourhood collectives, where the topology says `to` and `from`; what would go beyond an edge has a count, too. */
static void to_neighbors(MPI_Comm comm, int me, const int *to, int tos, const int *from, int froms, const int *world)
{
    for (int begun = 0; begun < 2; begun++) {
        int give[RANKS], get[RANKS], at[RANKS], back[RANKS], got[RANKS];
        MPI_Aint at_bytes[RANKS], back_bytes[RANKS];
        MPI_Datatype types[RANKS], other_types[RANKS];
        MPI_Request request;
        int low = 0, high = 0, own = 3 + me + begun;

        for (int k = 0; k < tos; k++) {
            int edge = to[k] == MPI_PROC_NULL, size_each = edge ? 1 : size_of(me, to[k]);

            give[k] = edge ? 13 : portion(me, to[k], begun);
            at[k] = low;
            at_bytes[k] = 2 * low;
            types[k] = edge ? MPI_CHAR : type_of(me, to[k]);
            low += give[k];
            gave(to[k], give[k], 2, world);         /* alltoallv */
            gave(to[k], give[k], size_each, world); /* alltoallw */
            gave(to[k], 5 + begun, 2, world);       /* allgather */
            gave(to[k], 7 + begun, 2, world);       /* alltoall */
            gave(to[k], own, 4, world);             /* allgatherv */
        }
        for (int k = 0; k < froms; k++) {
            get[k] = from[k] == MPI_PROC_NULL ? 13 : portion(from[k], me, begun);
            got[k] = from[k] == MPI_PROC_NULL ? 13 : 3 + from[k] + begun;
            back[k] = high;
            back_bytes[k] = 2 * high;
            other_types[k] = from[k] == MPI_PROC_NULL ? MPI_CHAR : type_of(from[k], me);
            high += get[k] + got[k];
        }
        if (begun) {
            MPI_Ineighbor_allgather(here, 6, MPI_SHORT, there, 6, MPI_SHORT, comm, &request);
            wait_for(&request);
            MPI_Ineighbor_allgatherv(here, own, MPI_INT, there, got, back, MPI_INT, comm, &request);
            wait_for(&request);
            MPI_Ineighbor_alltoall(here, 8, MPI_SHORT, there, 8, MPI_SHORT, comm, &request);
            wait_for(&request);
            MPI_Ineighbor_alltoallv(here, give, at, MPI_SHORT, there, get, back, MPI_SHORT, comm, &request);
            wait_for(&request);
            MPI_Ineighbor_alltoallw(here, give, at_bytes, types, there, get, back_bytes, other_types, comm, &request);
            wait_for(&request);
        } else {
            MPI_Neighbor_allgather(here, 5, MPI_SHORT, there, 5, MPI_SHORT, comm);
            MPI_Neighbor_allgatherv(here, own, MPI_INT, there, got, back, MPI_INT, comm);
            MPI_Neighbor_alltoall(here, 7, MPI_SHORT, there, 7, MPI_SHORT, comm);
            MPI_Neighbor_alltoallv(here, give, at, MPI_SHORT, there, get, back, MPI_SHORT, comm);
            MPI_Neighbor_alltoallw(here, give, at_bytes, types, there, get, back_bytes, other_types, comm);
        }
    }
}

/* A grid that is open in one dimension and closed on itself in the other, a graph that is a ring, graphs in which each
 * rank names the next one twice, and one in which it is all that each names, more often than neighbours are asked for. */
static void neighbors(MPI_Comm comm, const int *world)
{
    int me, ranks, next, last;
    MPI_Comm with;

    MPI_Comm_rank(comm, &me);
    MPI_Comm_size(comm, &ranks);
    next = (me + 1) % ranks;
    last = (me + ranks - 1) % ranks;
    {
        int sizes[] = {ranks, 1}, periodic[] = {0, 1};
        int to[] = {me > 0 ? me - 1 : MPI_PROC_NULL, me < ranks - 1 ? me + 1 : MPI_PROC_NULL, me, me};

        MPI_Cart_create(comm, 2, sizes, periodic, 0, &with);
        to_neighbors(with, me, to, 4, to, 4, world);
        MPI_Comm_free(&with);
    }
    {
        int index[RANKS], edges[2 * RANKS], degree = ranks > 2 ? 2 : 1;

        for (int k = 0; k < ranks; k++) {
            index[k] = degree * (k + 1);
            edges[degree * k] = (k + 1) % ranks;
            edges[degree * k + degree - 1] = (k + ranks - 1) % ranks;
        }
        MPI_Graph_create(comm, ranks, index, edges, 0, &with);
        to_neighbors(with, me, &edges[degree * me], degree, &edges[degree * me], degree, world);
        MPI_Comm_free(&with);
    }
    for (int weighted = 0; weighted < 2; weighted++) {
        int to[] = {next, next, (me + 2) % ranks}, from[] = {last, last, (me + 2 * ranks - 2) % ranks}, weights[] = {1, 2, 3};
        int *weigh = weighted ? weights : MPI_UNWEIGHTED;

        MPI_Dist_graph_create_adjacent(comm, 3, from, weigh, 3, to, weigh, MPI_INFO_NULL, 0, &with);
        to_neighbors(with, me, to, 3, from, 3, world);
        MPI_Comm_free(&with);
    }
    {
        int to[ALIKE], from[ALIKE];

        for (int k = 0; k < ALIKE; k++) {
            to[k] = next;
            from[k] = last;
        }
        MPI_Dist_graph_create_adjacent(comm, ALIKE, from, MPI_UNWEIGHTED, ALIKE, to, MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &with);
        MPI_Neighbor_alltoall(here, 7, MPI_CHAR, there, 7, MPI_CHAR, with);
        MPI_Comm_free(&with);
        given_unknown += 7 * ALIKE;
    }
    /* It has no neighbours, and the call an error, for Open MPI one of MPI_COMM_WORLD. */
    MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    if (MPI_Neighbor_alltoall(here, 7, MPI_CHAR, there, 7, MPI_CHAR, comm) == MPI_SUCCESS)
        _exit(112);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_ARE_FATAL);
}

/* From each rank of a half to each of the other, whose ranks the communicator's are. */
static void between(MPI_Comm half, const int *other, int others, int low)
{
    MPI_Comm inter;
    MPI_Request requests[2 * RANKS];
    int n = 0, me, mine;

    MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, low ? size / 2 : 0, 9, &inter);
    for (int k = 0; k < others; k++) {
        int give = 1000 + 10 * rank + k;

        MPI_Irecv(there + 2048 * k, 2048, MPI_CHAR, k, 4, inter, &requests[n++]);
        MPI_Isend(here, give, MPI_CHAR, k, 4, inter, &requests[n++]);
        sent(other[k], 1, (uint64_t)give);
    }
    MPI_Waitall(n, requests, MPI_STATUSES_IGNORE);
    MPI_Comm_rank(half, &me);
    MPI_Comm_size(half, &mine);
    to_each(inter, me, others, 1, other);
    rooted(inter, me, mine, others, 1, low, other);
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
        if (messages[k] == 0 && given[k] == 0)
            continue;
        n += (size_t)snprintf(text + n, sizeof text - n, "%s\"%d\": [%llu, %llu, %llu]", comma, k,
                              (unsigned long long)messages[k], (unsigned long long)bytes[k], (unsigned long long)given[k]);
        comma = ", ";
    }
    n += (size_t)snprintf(text + n, sizeof text - n, "%s\"-2\": [0, 0, %llu]", comma, (unsigned long long)given_unknown);
    n += (size_t)snprintf(text + n, sizeof text - n, "}}\n");
    if (syscall(SYS_write, 1, text, n) != (long)n)
        _exit(111);
}

int main(int argc, char **argv)
{
    static char buffer[1 << 20];
    MPI_Comm reverse, half, duplicate, turned, parent;
    int identity[RANKS], backwards[RANKS], mine[RANKS], mine_backwards[RANKS], other[RANKS], low, size_buffer;
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
        mine_backwards[k] = (low ? size / 2 : size) - 1 - k;
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
    MPI_Comm_dup(MPI_COMM_WORLD, &duplicate);
    by_collectives(MPI_COMM_WORLD, identity);
    by_collectives(duplicate, identity);
    by_collectives(reverse, backwards);
    by_collectives(half, mine);
    MPI_Comm_split(half, 0, size - rank, &turned);
    by_collectives(turned, mine_backwards);
    MPI_Comm_free(&turned);
    neighbors(reverse, backwards);
    MPI_Comm_free(&duplicate);
    between(half, other, low ? size - size / 2 : size / 2, low);
    MPI_Comm_free(&half);
    MPI_Comm_free(&reverse);
    MPI_Buffer_detach(&detached, &size_buffer);
    MPI_Finalize();
    print();
    return 0;
}
