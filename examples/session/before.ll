define i8 @f(i8 %x) {
  %r = add nsw i8 %x, 1
  ret i8 %r
}

define i8 @g(i8 %x) {
  %r = sub i8 0, %x
  ret i8 %r
}
