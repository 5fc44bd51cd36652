; Terminators and blocks: conditional branches, returns of every kind,
; unreachable, the weights on them.

define void @void_return() {
  ret void
}

define i32 @branches(i1 %c, i1 %d) {
entry:
  br i1 %c, label %a, label %b, !prof !0

a:
  br i1 true, label %b, label %c1

b:
  br i1 undef, label %c1, label %e

c1:
  br i1 %d, label %e, label %e, !unpredictable !1

e:
  br label %f

f:
  ret i32 0
}

define void @noreturn() noreturn {
  call void @abort()
  unreachable
}

declare void @abort() noreturn nounwind cold

define void @infinite() {
  br label %spin

spin:
  br label %spin
}

define <2 x ptr> @returns_vector(<2 x ptr> %v) {
  ret <2 x ptr> %v
}

define { i64, double } @returns_struct() {
  ret { i64, double } { i64 1, double -0.0 }
}

define i32 @"names: \22quoted\22 \\ \01 and %strange"(i32 %"an arg", i32 %.dots.-$) {
"a block":
  %"a value \E2\82\AC" = add i32 %"an arg", %.dots.-$
  br label %"0"

"0":
  %"1" = add i32 %"a value \E2\82\AC", 1
  ret i32 %"1"
}

!0 = !{!"branch_weights", i32 0, i32 4294967295}
!1 = !{}
