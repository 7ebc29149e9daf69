! Fortran's two ways of writing: formatted, and as a stream of bytes.
program formatted
  implicit none
  integer :: i, u
  character(len=100) :: block
  block = repeat('x', 100)
  open (newunit=u, file='formatted.txt', form='formatted', status='replace')
  do i = 1, 1000
    write (u, '(a)') block
  end do
  close (u)
  open (newunit=u, file='stream.bin', form='unformatted', access='stream', status='replace')
  do i = 1, 1000
    write (u) block
  end do
  close (u)
end program
