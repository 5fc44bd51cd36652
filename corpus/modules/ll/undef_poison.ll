; undef and poison of every type, alone and inside aggregates, as operands of
; every kind of instruction.

@u = global i32 undef
@p = global ptr poison
@s = global { i32, float } { i32 undef, float poison }

define i32 @scalars(i1 %c, ptr %q) {
entry:
  %a = add i32 undef, poison
  %b = icmp eq ptr undef, poison
  %d = select i1 undef, i32 poison, i32 undef
  %e = fadd float poison, undef
  store i32 poison, ptr %q, align 4
  store i32 0, ptr poison, align 4
  %f = load i32, ptr undef, align 4
  %g = getelementptr i8, ptr poison, i64 undef
  %h = zext i1 poison to i32
  %i = insertvalue { i32, ptr } poison, ptr undef, 1
  %j = extractvalue { i32, ptr } undef, 0
  %k = insertelement <2 x i32> undef, i32 poison, i32 undef
  %l = extractelement <2 x i32> poison, i64 poison
  %m = shufflevector <2 x i32> poison, <2 x i32> undef, <2 x i32> <i32 poison, i32 0>
  %n = call i32 @scalars(i1 undef, ptr poison)
  br i1 undef, label %next, label %entry2

entry2:
  br label %next

next:
  %o = phi i32 [ undef, %entry ], [ poison, %entry2 ]
  switch i32 undef, label %done [
    i32 0, label %done
  ]

done:
  ret i32 undef
}

define <4 x i32> @vectors() {
  ret <4 x i32> poison
}

define { i32, [2 x float] } @aggregates() {
  ret { i32, [2 x float] } { i32 1, [2 x float] [float poison, float undef] }
}
