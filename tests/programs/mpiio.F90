! MPI-IO from Fortran by mpi_f08: each manner of access a known number of times, with known bytes.
program mpiio
  use mpi_f08
  implicit none
  type(MPI_File) :: file
  type(MPI_Request) :: request
  type(MPI_Status) :: status
  integer(MPI_OFFSET_KIND) :: place
  integer :: ierr, rank, size, i
  double precision :: values(100)
  character(len=1024) :: directory
  values = 1
  call get_environment_variable('TRUTH_DIR', directory)
  call MPI_Init(ierr)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierr)
  call MPI_Comm_size(MPI_COMM_WORLD, size, ierr)
  call MPI_File_open(MPI_COMM_WORLD, trim(directory) // '/fortran', MPI_MODE_CREATE + MPI_MODE_RDWR, MPI_INFO_NULL, file, ierr)
  do i = 0, 19
     place = 800 * (i * size + rank)
     call MPI_File_write_at(file, place, values, 100, MPI_DOUBLE_PRECISION, MPI_STATUS_IGNORE, ierr)
  end do
  do i = 20, 24
     place = 800 * (i * size + rank)
     call MPI_File_write_at_all(file, place, values, 50, MPI_DOUBLE_PRECISION, status, ierr)
  end do
  do i = 25, 28
     place = 800 * (i * size + rank)
     call MPI_File_iwrite_at(file, place, values, 25, MPI_DOUBLE_PRECISION, request, ierr)
     call MPI_Wait(request, status, ierr)
  end do
  place = 800 * (30 * size + rank)
  call MPI_File_write_at_all_begin(file, place, values, 10, MPI_DOUBLE_PRECISION, ierr)
  call MPI_File_write_at_all_end(file, values, status, ierr)
  call MPI_File_sync(file, ierr)
  call MPI_Barrier(MPI_COMM_WORLD, ierr)
  do i = 0, 2
     place = 800 * (i * size + rank)
     call MPI_File_read_at(file, place, values, 100, MPI_DOUBLE_PRECISION, status, ierr)
  end do
  call MPI_File_close(file, ierr)
  if (rank == 0) print '(a)', 'TRUTH {"pid": 0, "rank": 0, "calls": {"fortran:opens": [1, 0, 0], ' // &
       '"fortran:write_independent": [20, 16000, 0], "fortran:write_collective": [5, 2000, 0], ' // &
       '"fortran:write_nonblocking": [4, 800, 0], "fortran:write_split": [1, 80, 0], "fortran:syncs": [1, 0, 0], ' // &
       '"fortran:read_independent": [3, 2400, 0], "fortran:closes": [1, 0, 0]}, "seconds": {}}'
  call MPI_Finalize(ierr)
end program mpiio
