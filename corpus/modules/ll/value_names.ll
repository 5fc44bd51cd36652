; Names: numbers with gaps, quoting, long ones, duplicates across functions,
; names that look like other things.

define i32 @numbers(i32 %0, i32 %1) {
  %3 = add i32 %0, %1
  %named = add i32 %3, 1
  %4 = mul i32 %named, 2
  br label %5

5:
  %6 = sub i32 %4, %3
  ret i32 %6
}

define i32 @odd_names(i32 %"0", i32 %"true", i32 %"i32", i32 %"a b", i32 %"\22", i32 %"\01x", i32 %-, i32 %.) {
"":
  %"entry" = add i32 %"0", %"true"
  %"label" = add i32 %"i32", %"a b"
  %"\C3\A9" = add i32 %"\22", %"\01x"
  %$ = add i32 %-, %.
  %x.1.2 = add i32 %"entry", %$
  br label %"5"

"5":
  ret i32 %x.1.2
}

define i32 @reused(i32 %x) {
z:
  %y = add i32 %x, 1
  br label %y1

y1:
  ret i32 %y
}

define void @a_very_long_name_that_goes_on_and_on_and_on_and_on_and_on_and_on_and_on_and_on_and_on_and_on_and_on_and_on_and_on_and_on_and_on(ptr %another_very_long_name_that_goes_on_and_on_and_on_and_on_and_on_and_on_and_on_and_on) {
  ret void
}
