! Numbers written or read as text, and the same as bytes.
program text
  implicit none
  integer :: i, u, n
  double precision, allocatable :: x(:)
  character(len=20) :: how, line
  call get_command_argument(1, how)
  call get_command_argument(2, line)
  read (line, *) n
  allocate (x(n))
  do i = 1, n
    x(i) = sin(1d-3 * i) * 1d-5 * i
  end do
  select case (how)
  case ('text')
    open (newunit=u, file='x.txt', status='replace')
    do i = 1, n
      write (u, '(e20.12)') x(i) ! as text
    end do
    close (u)
  case ('lines')
    open (newunit=u, file='x.txt', status='replace')
    do i = 1, n, 10
      write (u, *) x(i:i + 9) ! ten to a line
    end do
    close (u)
  case ('bytes')
    open (newunit=u, file='x.dat', access='stream', form='unformatted', status='replace')
    write (u) x
    close (u)
  case ('read')
    call dump('x.txt')
    open (newunit=u, file='x.txt', status='old')
    do i = 1, n
      read (u, *) x(i) ! from text
    end do
    close (u)
  case ('opened')
    open (newunit=u, file='log.txt', status='replace')
    close (u)
    do i = 1, n
      open (newunit=u, file='log.txt', position='append') ! for each line
      write (u, '(e20.12)') x(i)
      close (u)
    end do
  case ('kept')
    open (newunit=u, file='log.txt', status='replace')
    do i = 1, n
      write (u, '(e20.12)') x(i)
    end do
    close (u)
  case ('internal')
    ! To text in memory: no output.
    do i = 1, n
      write (line, '(i12)') i ! in memory
      if (line(12:12) == '7') x(i) = -x(i)
    end do
  case ('numbers')
    do i = 1, n
      if (mod(i, 10) == 7) x(i) = -x(i)
    end do
  end select
  if (sum(x) == 0) stop 1
contains
  ! The same number in each line, so that making the file costs little.
  subroutine dump(name)
    character(len=*), intent(in) :: name
    character(len=21 * 4096) :: block
    integer :: k
    block = repeat('  0.123456789012E-04'//new_line('a'), 4096)
    open (newunit=u, file=name, access='stream', form='unformatted', status='replace')
    do k = 1, n, 4096
      write (u) block
    end do
    close (u)
  end subroutine
end program
