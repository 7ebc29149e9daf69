! A module procedure, a contained procedure and an external one that calls both.
module heat_step
  implicit none
contains
  pure elemental function soften(x) result(y)
    real(8), intent(in) :: x
    real(8) :: y
    y = x / (1.0d0 + x * x)
  end function soften

  subroutine advance(t, n)
    integer, intent(in) :: n
    real(8), intent(inout) :: t(n)
    integer :: i
    do i = 2, n - 1
      t(i) = 0.25d0 * (t(i-1) + 2 * t(i) + t(i+1)) + soften(t(i))
    end do
    call ends()
  contains
    subroutine ends()
      t(1) = t(2)
      t(n) = sum(t) / n
    end subroutine ends
  end subroutine advance
end module heat_step

subroutine heat(t, n)
  use heat_step
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: t(n)
  call advance(t, n)
  call advance(t, n)
end subroutine heat
