! Arrays: whole-array arithmetic, sections, allocatables, intrinsic reductions.
module arrays
  implicit none
  integer, parameter :: dp = kind(1.0d0)
contains
  pure function matrix_product(a, b) result(c)
    real(dp), intent(in) :: a(:, :), b(:, :)
    real(dp) :: c(size(a, 1), size(b, 2))
    integer :: i, j, k
    c = 0
    do j = 1, size(b, 2)
      do k = 1, size(a, 2)
        do i = 1, size(a, 1)
          c(i, j) = c(i, j) + a(i, k) * b(k, j)
        end do
      end do
    end do
  end function

  subroutine smooth(values, weight)
    real(dp), intent(inout) :: values(:)
    real(dp), intent(in), optional :: weight
    real(dp) :: w
    real(dp), allocatable :: copy(:)
    w = 0.5_dp
    if (present(weight)) w = weight
    allocate (copy, source=values)
    values(2:size(values) - 1) = (1 - w) * copy(2:size(copy) - 1) &
      + w * (copy(:size(copy) - 2) + copy(3:)) / 2
    where (values < 0)
      values = 0
    elsewhere
      values = sqrt(values)
    end where
    deallocate (copy)
  end subroutine

  function summary(values) result(total)
    real(dp), intent(in) :: values(:)
    complex(dp) :: total
    total = cmplx(sum(values, mask=values > 0), maxval(abs(values)), dp)
    if (any(values /= values)) total = conjg(total)
  end function
end module arrays
