! Regions in Fortran, by names of any length: 30 rounds, of 10 ms each in which it sleeps.
program regions
  use, intrinsic :: iso_c_binding, only: c_int
  use steelyard
  implicit none
  interface
    function usleep(microseconds) bind(c) result(status)
      import :: c_int
      integer(c_int), value :: microseconds
      integer(c_int) :: status
    end function
  end interface
  character(len=40) :: name
  integer :: i
  integer(c_int) :: status

  do i = 1, 30
    write (name, '(a,i0)') "phase ", mod(i, 3)
    call steelyard_begin("step")
    call steelyard_begin(name)
    status = usleep(10000_c_int)
    call steelyard_end(trim(name))
    call steelyard_value("number", i)
    call steelyard_value("half", 0.5)
    call steelyard_value("double", 0.25d0)
    call steelyard_end("step")
  end do
  print '(a)', "done"
end program
