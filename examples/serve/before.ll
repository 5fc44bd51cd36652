define i8 @f(i8 %x) {
  %r = add i8 %x, 1
  ret i8 %r
}
