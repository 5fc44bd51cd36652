"""Functions that are called from Python, and modules that are made smaller."""

import numpy
import palindrome
import pytest

SCALE = """func.func @scale(%m: memref<?x?xf32>, %by: f32) -> (f32, i32) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %v = memref.load %m[%c0, %c0] : memref<?x?xf32>
  %w = arith.mulf %v, %by : f32
  memref.store %w, %m[%c0, %c0] : memref<?x?xf32>
  return %w, %one : f32, i32
}
"""
DIVIDE = """define i32 @f(i32 %x, i32 %y) {
  %used = udiv i32 %x, %y
  %unused = add i32 %x, %y
  ret i32 %used
}
define void @g() {
  ret void
}
"""


@pytest.mark.parametrize("call", [palindrome.run, palindrome.interpret])
def test_arrays_get_what_is_stored(call):
    array = numpy.array([[1.5, 2.0], [3.0, numpy.inf]], dtype=numpy.float32)
    assert call(SCALE, "scale", array, 3.0) == (4.5, 1)
    assert array.tolist() == [[4.5, 2.0], [3.0, numpy.inf]]
    assert call(SCALE, "scale", [[1.0]], 2) == (2.0, 1)


def test_undefined_behaviour_is_an_error():
    module = "func.func @f(%x: i32, %y: i32) -> i32 {\n  %q = arith.divui %x, %y : i32\n  return %q : i32\n}"
    assert palindrome.interpret(module, "f", 7, 2) == 3
    with pytest.raises(palindrome.Error) as caught:
        palindrome.interpret(module, "f", 7, 0)
    assert caught.value.status == 3 and caught.value.line == 2


def test_a_signal_of_the_program():
    with pytest.raises(palindrome.Error, match="SIGFPE|SIGILL"):
        palindrome.run(DIVIDE, "f", 1, 0)
    assert palindrome.run(DIVIDE, "f", -2, 2) == 2**31 - 1


def test_other_results():
    module = """define { i1, [2 x i8] } @f(i1 %b) {
  %a = insertvalue { i1, [2 x i8] } { i1 false, [2 x i8] [ i8 1, i8 -2 ] }, i1 %b, 0
  ret { i1, [2 x i8] } %a
}
define void @g() {
  ret void
}
"""
    assert palindrome.run(module, "f", True) == (True, [1, -2])
    assert palindrome.run(module, "g") is None


def test_reduce_by_a_function():
    asked = []

    def divides(module):
        asked.append(module)
        return "udiv" in module

    small = palindrome.reduce(DIVIDE, divides)
    assert "udiv" in small and "@g" not in small and len(small) < len(DIVIDE)
    assert len(asked) > 3


def test_reduce_raises_what_the_function_raises():
    def fails(module):
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        palindrome.reduce(DIVIDE, fails)


def test_reduce_of_what_is_of_no_interest():
    with pytest.raises(palindrome.Error) as caught:
        palindrome.reduce(DIVIDE, "crash")
    assert caught.value.status == 1
