! Automatic arrays of more than half a megabyte each, on the stack, below frames of ordinary size.
module work
  implicit none
  real(8) :: sink = 0
contains
  recursive subroutine level(n, depth)
    integer, intent(in) :: n, depth
    real(8) :: a(n), b(n)
    integer :: i
    do i = 1, n
      a(i) = sin(real(i, 8)) + depth
      b(i) = sqrt(abs(a(i)))
    end do
    if (depth > 0) call level(n / 2, depth - 1)
    sink = sink + sum(a * b)
  end subroutine
end module

program arrays
  use work
  implicit none
  integer :: begin, now, rate
  call system_clock(begin, rate)
  do
    call level(35000, 3)
    call system_clock(now)
    if (now - begin > rate) exit
  end do
  print *, 'done', sink > 0
end program
