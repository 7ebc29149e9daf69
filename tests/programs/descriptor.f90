! A descriptor of DFTI as Fortran's interface reaches it, without MKL's module.
program descriptor
    use iso_c_binding
    implicit none
    integer, parameter :: n = 256, complex_domain = 32, double_precision = 36
    type(c_ptr) :: plan
    complex(kind(1d0)) :: x(n)
    integer :: i, status
    integer, external :: dfti_create_descriptor_1d, dfti_commit_descriptor_external, dfti_compute_forward_z, &
        dfti_free_descriptor_external

    x = [(cmplx(i, -i, kind(1d0)), i = 1, n)]
    status = dfti_create_descriptor_1d(plan, double_precision, complex_domain, 1, n)
    status = status + dfti_commit_descriptor_external(plan)
    do i = 1, 7
        status = status + dfti_compute_forward_z(plan, x)
        x = x / n
    end do
    write (*, '(i0, 2es16.8)') status, x(3)
    status = dfti_free_descriptor_external(plan)
end program
