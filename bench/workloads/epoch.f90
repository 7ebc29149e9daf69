! The output step of a particle code: all ranks write their particles into one file, a record of ten numbers each.
!
! Usage: epoch MODE PARTICLES STEPS [FILE]      PARTICLES of each rank in a step
!   each      every record is written by a call of its own, independently
!   together  every rank writes all its records of a step in one collective call
program epoch
  use mpi
  implicit none
  integer, parameter :: numbers = 10, wide = selected_int_kind(15)
  integer :: rank, ranks, particles, steps, step, file, error
  integer(kind=wide) :: calls = 0
  double precision, allocatable :: particle(:, :)
  double precision :: began, output = 0
  character(len=512) :: mode, path
  character(len=64) :: call_name

  call MPI_Init(error)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, error)
  call MPI_Comm_size(MPI_COMM_WORLD, ranks, error)
  mode = argument(1, 'each')
  particles = number(argument(2, '50000'))
  steps = number(argument(3, '10'))
  path = argument(4, 'particles.dat')
  allocate (particle(numbers, particles))
  call MPI_File_open(MPI_COMM_WORLD, trim(path), MPI_MODE_CREATE + MPI_MODE_WRONLY, MPI_INFO_NULL, file, error)
  if (error /= MPI_SUCCESS) call MPI_Abort(MPI_COMM_WORLD, 1, error)
  do step = 1, steps
    call push(step)
    call MPI_Barrier(MPI_COMM_WORLD, error)
    began = MPI_Wtime()
    if (mode == 'each') then
      call write_each(step)
    else
      call write_together(step)
    end if
    call MPI_Barrier(MPI_COMM_WORLD, error)
    output = output + MPI_Wtime() - began
  end do
  call MPI_File_close(file, error)
  call_name = merge('MPI_File_write_at    ', 'MPI_File_write_at_all', mode == 'each')
  call tell
  call MPI_Finalize(error)

contains

  function argument(place, otherwise) result(text)
    integer, intent(in) :: place
    character(len=*), intent(in) :: otherwise
    character(len=512) :: text
    text = otherwise
    if (command_argument_count() >= place) call get_command_argument(place, text)
  end function

  integer function number(text)
    character(len=*), intent(in) :: text
    read (text, *) number
  end function

  ! Moves the particles: some work between the outputs, the same in every mode.
  subroutine push(step)
    integer, intent(in) :: step
    integer :: i
    do i = 1, particles
      particle(:, i) = dble(step) + dble(i) / (dble(rank) + 2.5d0)
    end do
  end subroutine

  ! Where record i of this rank begins, in bytes.
  function place(step, i) result(offset)
    integer, intent(in) :: step, i
    integer(kind=MPI_OFFSET_KIND) :: offset
    offset = (int(step - 1, MPI_OFFSET_KIND) * ranks + rank) * particles + (i - 1)
    offset = offset * numbers * 8
  end function

  subroutine write_each(step)
    integer, intent(in) :: step
    integer, parameter :: reals = MPI_DOUBLE_PRECISION
    integer :: i, error
    integer(kind=MPI_OFFSET_KIND) :: offset
    do i = 1, particles
      offset = place(step, i)
      call MPI_File_write_at(file, offset, particle(1, i), numbers, reals, MPI_STATUS_IGNORE, error) ! the slow line
      calls = calls + 1
    end do
  end subroutine

  subroutine write_together(step)
    integer, intent(in) :: step
    integer :: error
    call MPI_File_write_at_all(file, place(step, 1), particle, numbers * particles, MPI_DOUBLE_PRECISION, &
                               MPI_STATUS_IGNORE, error)
    calls = calls + 1
  end subroutine

  ! As truth.h does, for one call: a line of JSON in one piece.
  subroutine tell
    character(len=1024) :: line
    write (line, '(a,i0,3a,i0,a,i0,a,f12.6,a)') 'TRUTH {"pid": 0, "rank": ', rank, ', "calls": {"', trim(call_name), &
      '": [', calls, ', ', int(8 * numbers, wide) * particles * steps, &
      ', 0], "MPI_File_open": [1, 0, 0], "MPI_File_close": [1, 0, 0]}, "seconds": {"output": [', output, ', 0]}}'
    write (*, '(a)') trim(line)
    flush (6)
  end subroutine

end program
