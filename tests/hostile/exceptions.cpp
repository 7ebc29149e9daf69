// C++ exceptions and jumps that pass through calls which Steelyard wraps.
#include "case.h"
#include <csetjmp>
#include <mpi.h>
#include <stdexcept>

static void throwing(MPI_Comm *, int *, ...)
{
    throw std::runtime_error("thrown from an MPI error handler");
}
static std::jmp_buf out;
static void jumping(MPI_Comm *, int *, ...)
{
    std::longjmp(out, 1);
}

static void with_handler(MPI_Comm_errhandler_function *handler, void (*body)())
{
    int inside = 0;
    MPI_Initialized(&inside);
    if (!inside)
        MPI_Init(nullptr, nullptr);
    MPI_Errhandler wrapped;
    MPI_Comm_create_errhandler(handler, &wrapped);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, wrapped);
    body();
    MPI_Finalize();
}

CASE(exception_through_mpi)
{
    with_handler(throwing, [] {
        for (int i = 0; i < 50; i++) {
            bool caught = false;
            try {
                MPI_Send(&i, 1, MPI_INT, 12345, 0, MPI_COMM_WORLD);
            } catch (const std::runtime_error &) {
                caught = true;
            }
            CHECK(caught);
            spin(0.002);
            int size = 0;
            MPI_Comm_size(MPI_COMM_WORLD, &size);
            CHECK(size >= 1);
        }
    });
}
CASE(jump_through_mpi)
{
    with_handler(jumping, [] {
        for (volatile int i = 0; i < 50; i = i + 1) {
            if (setjmp(out) == 0) {
                int here = i;
                MPI_Send(&here, 1, MPI_INT, 12345, 0, MPI_COMM_WORLD);
                CHECK(0);
            }
            spin(0.002);
        }
    });
}
