! A field whose result becomes the field of the next step.
!   copies copied N STEPS    it is assigned
!   copies swapped N STEPS   the two change places
program copies
    implicit none
    real(8), allocatable :: field(:, :), next(:, :), other(:, :)
    character(len=16) :: how, word
    integer :: n, steps, i, j, k

    call get_command_argument(1, how)
    call get_command_argument(2, word)
    read (word, *) n
    call get_command_argument(3, word)
    read (word, *) steps
    allocate (field(n, n), next(n, n))
    field = 0
    field(:, 1) = 1
    next = field
    do k = 1, steps
        do j = 2, n - 1
            do i = 2, n - 1
                next(i, j) = 0.25d0 * (field(i - 1, j) + field(i + 1, j) + field(i, j - 1) + field(i, j + 1))
            end do
        end do
        if (how == 'copied') then
            field = next  ! the copy
        else
            call move_alloc(field, other)
            call move_alloc(next, field)
            call move_alloc(other, next)
        end if
    end do
    print '(g0.6)', field(n/2, 2)
end program
