! Derived types: type-bound procedures, inheritance, pointers, select type.
module shapes
  implicit none
  type, abstract :: shape
    character(len=8) :: name = 'shape'
    type(link), pointer :: next => null()
  contains
    procedure(area_of), deferred :: area
  end type

  type :: link
    class(shape), pointer :: to => null()
  end type

  type, extends(shape) :: circle
    real :: radius
  contains
    procedure :: area => circle_area
  end type

  type, extends(shape) :: box
    real :: sides(2) = [1.0, 1.0]
  contains
    procedure :: area => box_area
  end type

  abstract interface
    real function area_of(this)
      import :: shape
      class(shape), intent(in) :: this
    end function
  end interface
contains
  real function circle_area(this)
    class(circle), intent(in) :: this
    circle_area = 3.14159265 * this%radius**2
  end function

  real function box_area(this)
    class(box), intent(in) :: this
    box_area = product(this%sides)
  end function

  real function total_area(first)
    class(shape), intent(in), target :: first
    class(shape), pointer :: current
    total_area = 0
    current => first
    do
      total_area = total_area + current%area()
      select type (current)
      type is (circle)
        if (current%radius < 0) exit
      class is (box)
        if (any(current%sides < 0)) exit
      end select
      if (.not. associated(current%next)) exit
      current => current%next%to
    end do
  end function
end module shapes
