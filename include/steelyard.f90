! Regions and numbers of a program's own, which Steelyard's report then shows: docs/regions.md.
!
!     use steelyard
!     call steelyard_begin("solve")
!     call steelyard_value("residual", r)
!     call steelyard_end("solve")
!
! Compile this file with the program. Names are as long as one likes, of which the first 111 bytes count, without the blanks
! at their end. The functions are found once, by dlsym (with a glibc before 2.34: -ldl); without Steelyard each call is a
! branch.
!
! Apache-2.0 OR MIT.
module steelyard
  use, intrinsic :: iso_c_binding, only: c_char, c_double, c_funptr, c_associated, c_f_procpointer, c_null_char, c_null_ptr, c_ptr
  use, intrinsic :: iso_fortran_env, only: real32, real64
  implicit none
  private
  public :: steelyard_begin, steelyard_end, steelyard_value

  ! A number of any kind of real, or an integer.
  interface steelyard_value
    module procedure value_real32, value_real64, value_integer
  end interface

  abstract interface
    subroutine with_name(name) bind(c)
      import :: c_char
      character(kind=c_char), intent(in) :: name(*)
    end subroutine
    subroutine with_number(name, number) bind(c)
      import :: c_char, c_double
      character(kind=c_char), intent(in) :: name(*)
      real(c_double), value :: number
    end subroutine
  end interface

  interface
    function dlsym(handle, name) bind(c, name="dlsym") result(address)
      import :: c_char, c_funptr, c_ptr
      type(c_ptr), value :: handle
      character(kind=c_char), intent(in) :: name(*)
      type(c_funptr) :: address
    end function
  end interface

  integer, parameter :: longest = 111
  logical, save :: looked = .false.
  procedure(with_name), pointer, save :: record_begin => null(), record_end => null()
  procedure(with_number), pointer, save :: record_value => null()

contains

  ! Threads that come at the same time find the same; one that sees `looked` before a pointer goes without.
  subroutine look()
    type(c_funptr) :: first, last, number

    first = dlsym(c_null_ptr, "steelyard_record_begin" // c_null_char)
    last = dlsym(c_null_ptr, "steelyard_record_end" // c_null_char)
    number = dlsym(c_null_ptr, "steelyard_record_value" // c_null_char)
    if (c_associated(first)) call c_f_procpointer(first, record_begin)
    if (c_associated(last)) call c_f_procpointer(last, record_end)
    if (c_associated(number)) call c_f_procpointer(number, record_value)
    looked = .true.
  end subroutine

  function in_c(name) result(text)
    character(len=*), intent(in) :: name
    character(kind=c_char, len=longest + 1) :: text
    integer :: length

    length = min(len_trim(name), longest)
    text(:length) = name(:length)
    text(length + 1:length + 1) = c_null_char
  end function

  ! The thread enters a region, inside the one that it is in.
  subroutine steelyard_begin(name)
    character(len=*), intent(in) :: name

    if (.not. looked) call look()
    if (associated(record_begin)) call record_begin(in_c(name))
  end subroutine

  ! It leaves the region of that name, and those inside it that it has not left.
  subroutine steelyard_end(name)
    character(len=*), intent(in) :: name

    if (.not. looked) call look()
    if (associated(record_end)) call record_end(in_c(name))
  end subroutine

  subroutine value_real64(name, number)
    character(len=*), intent(in) :: name
    real(real64), intent(in) :: number

    if (.not. looked) call look()
    if (associated(record_value)) call record_value(in_c(name), real(number, c_double))
  end subroutine

  subroutine value_real32(name, number)
    character(len=*), intent(in) :: name
    real(real32), intent(in) :: number

    call value_real64(name, real(number, real64))
  end subroutine

  subroutine value_integer(name, number)
    character(len=*), intent(in) :: name
    integer, intent(in) :: number

    call value_real64(name, real(number, real64))
  end subroutine

end module steelyard
