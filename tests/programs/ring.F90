! A ring in Fortran through one of three interfaces (-DMPIF_H, -DUSE_MPI, -DUSE_F08), with known calls and bytes.
! The truth is printed by rank 0 for itself; every rank does the same.
program ring
#if defined(USE_F08)
  use mpi_f08
#elif defined(USE_MPI)
  use mpi
#endif
  implicit none
#if defined(MPIF_H)
  include 'mpif.h'
#endif
#if defined(USE_F08)
  type(MPI_Request) :: requests(2)
  type(MPI_Status) :: status, statuses(2)
#else
  integer :: requests(2), status(MPI_STATUS_SIZE), statuses(MPI_STATUS_SIZE, 2)
#endif
  integer :: ierr, rank, size, left, right, i
  double precision :: here(100), there(100)
  here = 1
  there = 0
  call MPI_Init(ierr)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierr)
  call MPI_Comm_size(MPI_COMM_WORLD, size, ierr)
  left = mod(rank + size - 1, size)
  right = mod(rank + 1, size)
  do i = 1, 50
     call MPI_Sendrecv(here, 10, MPI_DOUBLE_PRECISION, right, 1, there, 10, MPI_DOUBLE_PRECISION, left, 1, &
          MPI_COMM_WORLD, status, ierr)
  end do
  do i = 1, 30
     call MPI_Irecv(there, 100, MPI_DOUBLE_PRECISION, left, 2, MPI_COMM_WORLD, requests(1), ierr)
     call MPI_Isend(here, 100, MPI_DOUBLE_PRECISION, right, 2, MPI_COMM_WORLD, requests(2), ierr)
     if (mod(i, 2) == 0) then
        call MPI_Waitall(2, requests, statuses, ierr)
     else
        call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE, ierr)
     end if
  end do
  do i = 1, 20
     call MPI_Allreduce(MPI_IN_PLACE, here, 5, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierr)
     call MPI_Bcast(there, 7, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD, ierr)
     call MPI_Barrier(MPI_COMM_WORLD, ierr)
  end do
  if (rank == 0) print '(a)', 'TRUTH {"pid": 0, "rank": 0, "calls": {"MPI_Init": [1, 0, 0], ' // &
       '"MPI_Comm_rank": [1, 0, 0], "MPI_Comm_size": [1, 0, 0], "MPI_Sendrecv": [50, 4000, 4000], ' // &
       '"MPI_Irecv": [30, 24000, 0], "MPI_Isend": [30, 24000, 0], "MPI_Waitall": [30, 0, 0], ' // &
       '"MPI_Allreduce": [20, 800, 0], "MPI_Bcast": [20, 1120, 0], "MPI_Barrier": [20, 0, 0], ' // &
       '"MPI_Finalize": [1, 0, 0]}, "seconds": {}}'
  call MPI_Finalize(ierr)
end program ring
