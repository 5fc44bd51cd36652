; Less is poison than before.
define i8 @f(i8 %x) {
  %r = add i8 %x, 1
  ret i8 %r
}

; More is poison than before.
define i8 @g(i8 %x) {
  %r = sub nsw i8 0, %x
  ret i8 %r
}
