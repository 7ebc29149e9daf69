! Sends known amounts to known ranks through one of three interfaces (-DMPIF_H, -DUSE_MPI, -DUSE_F08), over MPI_COMM_WORLD and
! a communicator of the reverse order. Each rank says what it sent to whom: messages and bytes by rank in MPI_COMM_WORLD.
program sends
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
  type(MPI_Comm) :: reverse
#else
  integer :: reverse
#endif
  integer :: ierr, rank, ranks, other, k
  integer :: messages(0:63), bytes(0:63)
  double precision :: nothing(4)
  character(len=400) :: text
  messages = 0
  bytes = 0
  call MPI_Init(ierr)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierr)
  call MPI_Comm_size(MPI_COMM_WORLD, ranks, ierr)
  call MPI_Comm_split(MPI_COMM_WORLD, 0, ranks - rank, reverse, ierr)
  call around(MPI_COMM_WORLD, rank, .false., 100)
  call around(reverse, ranks - 1 - rank, .true., 1000)
  nothing = 0
  call MPI_Send(nothing, 4, MPI_DOUBLE_PRECISION, MPI_PROC_NULL, 9, MPI_COMM_WORLD, ierr)
  call MPI_Comm_free(reverse, ierr)
  call MPI_Finalize(ierr)
  text = ''
  do other = 0, ranks - 1
     if (messages(other) == 0) cycle
     k = len_trim(text)
     if (k > 0) text(k + 1:k + 1) = ','
     k = len_trim(text)
     write (text(k + 1:), '(a,i0,a,i0,a,i0,a)') '"', other, '": [', messages(other), ', ', bytes(other), ']'
  end do
  print '(a,i0,a)', 'TRUTH {"rank": ', rank, ', "sent": {' // trim(text) // '}}'

contains

  subroutine around(comm, me, backwards, base)
#if defined(USE_F08)
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request) :: requests(2)
#else
    integer, intent(in) :: comm
    integer :: requests(2)
#endif
    integer, intent(in) :: me, base
    logical, intent(in) :: backwards
    double precision :: here(4096), there(4096)
    integer :: step, to, from, world, amount, round
    here = 1
    do step = 0, ranks - 1
       to = mod(me + step, ranks)
       from = mod(me + ranks - step, ranks)
       world = to
       if (backwards) world = ranks - 1 - to
       do round = 1, 5
          amount = base + base / 10 * me + base / 50 * to + round
          call MPI_Irecv(there, 4096, MPI_DOUBLE_PRECISION, from, 1, comm, requests(1), ierr)
          call MPI_Isend(here, amount, MPI_DOUBLE_PRECISION, to, 1, comm, requests(2), ierr)
          call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE, ierr)
          call MPI_Irecv(there, 4096, MPI_DOUBLE_PRECISION, from, 2, comm, requests(1), ierr)
          call MPI_Send(here, amount, MPI_DOUBLE_PRECISION, to, 2, comm, ierr)
          call MPI_Wait(requests(1), MPI_STATUS_IGNORE, ierr)
          call MPI_Sendrecv(here, amount, MPI_INTEGER, to, 3, there, 4096, MPI_INTEGER, from, 3, comm, MPI_STATUS_IGNORE, ierr)
       end do
       call MPI_Recv_init(there, 4096, MPI_DOUBLE_PRECISION, from, 4, comm, requests(1), ierr)
       call MPI_Send_init(here, base, MPI_DOUBLE_PRECISION, to, 4, comm, requests(2), ierr)
       call MPI_Startall(2, requests, ierr)
       call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE, ierr)
       call MPI_Request_free(requests(1), ierr)
       call MPI_Request_free(requests(2), ierr)
       messages(world) = messages(world) + 16
       bytes(world) = bytes(world) + 20 * (5 * (base + base / 10 * me + base / 50 * to) + 15) + 8 * base
    end do
  end subroutine around
end program sends
