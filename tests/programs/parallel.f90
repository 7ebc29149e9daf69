! Parallel regions of OpenMP: 10 of 20 ms and 40 ms of two threads, and a loop.
subroutine uneven()
  use omp_lib
  use iso_c_binding
  implicit none
  interface
    integer(c_int) function usleep(microseconds) bind(c)
      import c_int
      integer(c_int), value :: microseconds
    end function
  end interface
  integer :: i, ignored
  do i = 1, 10
    !$omp parallel num_threads(2) private(ignored)
    ignored = usleep(20000 * (1 + omp_get_thread_num()))
    !$omp end parallel
  end do
end subroutine

subroutine sums(total)
  implicit none
  real(8), intent(out) :: total
  integer :: i, k
  total = 0
  do k = 1, 7
    !$omp parallel do num_threads(2) reduction(+:total)
    do i = 1, 1000
      total = total + 1d0
    end do
    !$omp end parallel do
  end do
end subroutine

program regions
  implicit none
  real(8) :: total
  call uneven()
  call sums(total)
  if (total /= 7000d0) stop 3
  print '(a)', 'TRUTH {"rank": -1, "calls": {"uneven_": [10, 0, 0], "sums_": [7, 0, 0]}, "seconds": {}}'
end program
