! A program: characters, formatted output, select case, common blocks,
! recursion, internal procedures, bit intrinsics, interoperation with C.
program main
  use, intrinsic :: iso_c_binding, only: c_int, c_double
  implicit none
  integer, parameter :: int64 = selected_int_kind(18), real32 = kind(1.0)
  integer :: i, seed
  integer(int64) :: factorials(10)
  character(len=20) :: text
  logical :: found
  common /state/ seed, found

  interface
    function c_hypot(x, y) bind(c, name='hypot')
      import :: c_double
      real(c_double), value :: x, y
      real(c_double) :: c_hypot
    end function
  end interface

  seed = 42
  found = .false.
  do i = 1, size(factorials)
    factorials(i) = factorial(int(i, int64))
  end do
  print '(a, i0, 1x, f8.3)', 'last: ', factorials(10), c_hypot(3.0d0, 4.0d0)

  outer: do i = 1, 100
    call step(seed)
    select case (modulo(seed, 7))
    case (0)
      cycle outer
    case (1:3)
      text = 'low ' // achar(iand(seed, 15) + iachar('a'))
    case (6)
      found = .true.
      exit outer
    case default
      text = repeat('=', 3) // trim(adjustl(text))
    end select
  end do outer
  if (found) write (*, *) text, popcnt(seed), ishft(seed, -2)
  call report(real(seed, real32))
contains
  recursive function factorial(n) result(value)
    integer(int64), intent(in) :: n
    integer(int64) :: value
    value = 1
    if (n > 1) value = n * factorial(n - 1)
  end function

  subroutine step(x)
    integer, intent(inout) :: x
    x = ieor(ishft(x, 3), mod(x * 17 + 5, 10007))
  end subroutine

  subroutine report(value) bind(c)
    real(real32), intent(in), value :: value
    if (value > huge(value) / 2) stop 3
    print *, nint(value, c_int), aint(value), exponent(value)
  end subroutine
end program main
