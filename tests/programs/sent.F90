! Sends known amounts to known ranks through one of three interfaces (-DMPIF_H, -DUSE_MPI, -DUSE_F08), over MPI_COMM_WORLD and
! a communicator of the reverse order. Each rank says what it sent to whom: messages, their bytes, and bytes of collectives by
! rank in MPI_COMM_WORLD.
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
  integer :: messages(0:63), bytes(0:63), given(0:63)
  double precision :: nothing(4)
  character(len=400) :: text
  messages = 0
  bytes = 0
  given = 0
  call MPI_Init(ierr)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierr)
  call MPI_Comm_size(MPI_COMM_WORLD, ranks, ierr)
  call MPI_Comm_split(MPI_COMM_WORLD, 0, ranks - rank, reverse, ierr)
  call around(MPI_COMM_WORLD, rank, .false., 100)
  call around(reverse, ranks - 1 - rank, .true., 1000)
  call to_each(MPI_COMM_WORLD, rank, .false.)
  call to_each(reverse, ranks - 1 - rank, .true.)
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
     write (text(k + 1:), '(a,4(i0,a))') '"', other, '": [', messages(other), ', ', bytes(other), ', ', given(other), ']'
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

  ! The elements between two ranks are as many both ways, for what is in place.
  subroutine to_each(comm, me, backwards)
#if defined(USE_F08)
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Comm) :: line
    type(MPI_Datatype) :: types(0:63)
#else
    integer, intent(in) :: comm
    integer :: line, types(0:63)
#endif
    integer, intent(in) :: me
    logical, intent(in) :: backwards
    integer :: here(4096), there(4096), counts(0:63), places(0:63), k, to
    here = 1
    places = 0
    counts = 0
    types = MPI_INTEGER
    do k = 0, ranks - 1
       counts(k) = merge(0, 5 + 3 * (me + k) + me * k, mod(me + k, 3) == 0)
       if (k > 0) places(k) = places(k - 1) + counts(k - 1)
       to = merge(ranks - 1 - k, k, backwards)
       given(to) = given(to) + 12 * counts(k)
    end do
    call MPI_Alltoallv(here, counts, places, MPI_INTEGER, there, counts, places, MPI_INTEGER, comm, ierr)
    call MPI_Alltoallv(MPI_IN_PLACE, counts, places, MPI_INTEGER, there, counts, places, MPI_INTEGER, comm, ierr)
    call MPI_Alltoallw(here, counts, 4 * places, types, there, counts, 4 * places, types, comm, ierr)
    do k = 0, ranks - 1
       counts(k) = 3 + k
       places(k) = 64 * k
    end do
    call MPI_Gatherv(here, counts(me), MPI_INTEGER, there, counts, places, MPI_INTEGER, 0, comm, ierr)
    to = merge(ranks - 1, 0, backwards)
    given(to) = given(to) + 4 * counts(me)
    call MPI_Cart_create(comm, 1, [ranks], [.false.], .false., line, ierr)
    call MPI_Neighbor_alltoall(here, 7, MPI_INTEGER, there, 7, MPI_INTEGER, line, ierr)
    call MPI_Comm_free(line, ierr)
    do k = max(me - 1, 0), min(me + 1, ranks - 1)
       if (k == me) cycle
       to = merge(ranks - 1 - k, k, backwards)
       given(to) = given(to) + 28
    end do
  end subroutine to_each
end program sends
