/* A library that sends by the function that it was compiled for: -DSEND=MPI_Isend. */
#include <mpi.h>

void many(int times);

void many(int times)
{
    char here[24] = {0}, there[24];
    MPI_Request requests[2];
    for (int i = 0; i < times; i++) {
        MPI_Irecv(there, 24, MPI_CHAR, 0, 5, MPI_COMM_SELF, &requests[0]);
        SEND(here, 24, MPI_CHAR, 0, 5, MPI_COMM_SELF, &requests[1]);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    }
}
