; switch: no cases, wide and narrow conditions, shared targets, the default
; among the cases.

define i32 @ordinary(i32 %x) {
entry:
  switch i32 %x, label %default [
    i32 0, label %zero
    i32 -1, label %minus
    i32 2147483647, label %zero
    i32 -2147483648, label %default
    i32 5, label %minus
  ]

zero:
  %z = phi i32 [ 1, %entry ], [ 1, %entry ]
  ret i32 %z

minus:
  %m = phi i32 [ 2, %entry ], [ 2, %entry ]
  br label %default

default:
  %d = phi i32 [ %x, %entry ], [ %m, %minus ], [ %x, %entry ]
  ret i32 %d
}

define void @only_default(i8 %x) {
  switch i8 %x, label %out []

out:
  ret void
}

define i1 @boolean(i1 %x) {
  switch i1 %x, label %never [
    i1 true, label %yes
    i1 false, label %no
  ]

yes:
  ret i1 false

no:
  ret i1 true

never:
  unreachable
}

define void @wide(i128 %x, i65 %y, i3 %z) {
entry:
  switch i128 %x, label %a [
    i128 170141183460469231731687303715884105727, label %b
    i128 -1, label %a
    i128 18446744073709551616, label %c
  ]

a:
  switch i65 %y, label %b [
    i65 -18446744073709551616, label %c
  ]

b:
  switch i3 %z, label %c [
    i3 -4, label %d
    i3 3, label %d
  ], !prof !0

c:
  ret void

d:
  unreachable
}

!0 = !{!"branch_weights", i32 1, i32 20, i32 -1}
