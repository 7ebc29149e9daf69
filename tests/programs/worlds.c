// worlds BARRIERS SECONDS [CHILDREN [SUPERVISOR]]: so many barriers of MPI_COMM_WORLD and a sleep; with CHILDREN, all ranks
// together start so many more of this program, which make one barrier more, below a supervisor if it is named. Rank 0 goes on
// for LINGER_S seconds after MPI_Finalize.
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int main(int count, char **words)
{
    MPI_Init(&count, &words);
    int barriers = count > 1 ? atoi(words[1]) : 0;
    double seconds = count > 2 ? atof(words[2]) : 0;
    for (int n = 0; n < barriers; n++)
        MPI_Barrier(MPI_COMM_WORLD);
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm parent, children;
    MPI_Comm_get_parent(&parent);
    if (parent != MPI_COMM_NULL)
        MPI_Comm_disconnect(&parent);
    if (count > 3) {
        char more[16];
        snprintf(more, sizeof more, "%d", barriers + 1);
        char *supervised[] = {"exec", words[0], more, words[2], NULL};
        MPI_Comm_spawn(count > 4 ? words[4] : words[0], count > 4 ? supervised : supervised + 2, atoi(words[3]), MPI_INFO_NULL, 0, MPI_COMM_WORLD, &children,
                       MPI_ERRCODES_IGNORE);
        MPI_Comm_disconnect(&children);
    }
    usleep((useconds_t)(seconds * 1e6));
    MPI_Finalize();
    const char *linger = getenv("LINGER_S");
    if (rank == 0 && linger != NULL)
        usleep((useconds_t)(atof(linger) * 1e6));
    return 0;
}
