! The columns of an atmosphere, each passed to a solver: rows of a matrix, which are copied for each call, and its columns.
module chemistry
contains
  subroutine react(n, q, dt)
    integer, intent(in) :: n
    real(8), intent(inout) :: q(n)
    real(8), intent(in) :: dt
    integer :: k
    do k = 2, n
      q(k) = q(k) + dt*(q(k - 1) - q(k))
    end do
  end subroutine
end module
program columns
  use chemistry
  implicit none
  integer, parameter :: nx = 4096, nz = 512
  real(8), allocatable :: q(:, :)
  character(len=20) :: how, line
  integer :: i, s, steps
  call get_command_argument(1, how)
  call get_command_argument(2, line)
  read (line, *) steps
  if (how == 'rows') then
    allocate (q(nx, nz))
    q = 1d0
    q(:, 1) = 2d0
    do s = 1, steps
      do i = 1, nx
        call react(nz, q(i, :), 0.1d0) ! a row
      end do
    end do
  else
    allocate (q(nz, nx))
    q = 1d0
    q(1, :) = 2d0
    do s = 1, steps
      do i = 1, nx
        call react(nz, q(:, i), 0.1d0)
      end do
    end do
  end if
  print *, sum(q)
end program
