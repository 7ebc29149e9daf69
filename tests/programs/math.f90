! Calls of BLAS and LAPACK from Fortran, functions of complex numbers among them, which pass by every wrapper.
program math
    implicit none
    integer, parameter :: n = 64
    integer :: i, info, pivots(n)
    double precision :: a(n, n), b(n, n), c(n, n), ddot
    complex(kind(1d0)) :: x(n), y(n), zdotc
    complex :: u(n), v(n), cdotu
    real :: s(n), sdot, snrm2
    external :: ddot, zdotc, cdotu, sdot, snrm2, dgemm, dgetrf, zgerc

    do i = 1, n
        a(:, i) = [(1d0 / (i + info), info = 1, n)]
        a(i, i) = n
        b(:, i) = i
        x(i) = cmplx(i, -i, kind(1d0))
        u(i) = cmplx(i, 1)
        s(i) = i
    end do
    y = 2 * x
    v = u
    do i = 1, 100
        call dgemm('N', 'T', n, n, n, 1d0, a, n, b, n, 0d0, c, n)
    end do
    write (*, '(4es16.8)') c(2, 3), ddot(n, a, 1, b, 1), zdotc(n, x, 1, y, 1)
    write (*, '(4es16.8)') cdotu(n, u, 1, v, 1), sdot(n, s, 1, s, 1), snrm2(n, s, 1)
    call dgetrf(n, n, a, n, pivots, info)
    write (*, '(i0, es16.8)') info, a(n, n)
end program
