! Steps of the heat equation on slabs of a plate: heat against|along STEPS
program heat
  use mpi
  implicit none
  integer, parameter :: n = 1400
  real(8), allocatable :: u(:, :), v(:, :), other(:, :)
  real(8) :: change, all
  integer :: rank, ranks, error, rows, steps, step
  character(20) :: way, text

  call MPI_Init(error)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, error)
  call MPI_Comm_size(MPI_COMM_WORLD, ranks, error)
  call get_command_argument(1, way)
  call get_command_argument(2, text)
  read (text, *) steps
  rows = n/ranks
  allocate (u(0:rows + 1, 0:n + 1), v(0:rows + 1, 0:n + 1))
  u = 0
  if (rank == 0) u(0, :) = 100
  v = u
  do step = 1, steps
    change = 0
    if (way == 'against') then
      call against
    else
      call along
    end if
    call move_alloc(u, other)
    call move_alloc(v, u)
    call move_alloc(other, v)
    call MPI_Allreduce(change, all, 1, MPI_REAL8, MPI_MAX, MPI_COMM_WORLD, error)
  end do
  if (rank == 0) print '(es14.6)', all
  call MPI_Finalize(error)

contains

  subroutine against
    integer :: i, j
    do i = 1, rows
      do j = 1, n
        v(i, j) = u(i, j) + 0.2d0*(u(i - 1, j) + u(i + 1, j) + u(i, j - 1) + u(i, j + 1) - 4*u(i, j))
        change = max(change, abs(v(i, j) - u(i, j)))
      end do
    end do
  end subroutine

  subroutine along
    integer :: i, j
    do j = 1, n
      do i = 1, rows
        v(i, j) = u(i, j) + 0.2d0*(u(i - 1, j) + u(i + 1, j) + u(i, j - 1) + u(i, j + 1) - 4*u(i, j))
        change = max(change, abs(v(i, j) - u(i, j)))
      end do
    end do
  end subroutine
end program
