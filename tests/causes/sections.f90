! Sections of fields passed to a procedure: sections copied|direct STEPS
module work
  implicit none
contains
  subroutine relax_copy(n, a, s)
    integer, intent(in) :: n
    real(8), intent(inout) :: a(2, n)
    real(8), intent(inout) :: s
    integer :: k
    do k = 1, 8
      a(1, mod(k*37, n) + 1) = a(1, mod(k*37, n) + 1)*0.5d0 + 0.1d0
      s = s + a(2, mod(k*91, n) + 1)
    end do
  end subroutine

  subroutine relax(a, s)
    real(8), intent(inout) :: a(:, :)
    real(8), intent(inout) :: s
    integer :: k, n
    n = size(a, 2)
    do k = 1, 8
      a(1, mod(k*37, n) + 1) = a(1, mod(k*37, n) + 1)*0.5d0 + 0.1d0
      s = s + a(2, mod(k*91, n) + 1)
    end do
  end subroutine
end module

program sections
  use work
  implicit none
  integer, parameter :: n = 20000
  real(8), allocatable :: f(:, :)
  real(8) :: s
  integer :: step, steps
  character(20) :: way, text

  call get_command_argument(1, way)
  call get_command_argument(2, text)
  read (text, *) steps
  allocate (f(16, n))
  f = 1
  s = 0
  do step = 1, steps
    if (way == 'copied') then
      call relax_copy(n, f(3:4, :), s) ! the section
    else
      call relax(f(3:4, :), s)
    end if
  end do
  print *, s
end program
