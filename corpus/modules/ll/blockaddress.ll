; Addresses of blocks, in initializers and operands, before and after the
; function that they are in, and indirectbr.

@before = constant [3 x ptr] [ptr blockaddress(@dispatch, %one), ptr blockaddress(@dispatch, %two), ptr null]
@offset = constant i64 sub (i64 ptrtoint (ptr blockaddress(@dispatch, %two) to i64), i64 ptrtoint (ptr blockaddress(@dispatch, %one) to i64))

define ptr @earlier(i1 %c) {
  %r = select i1 %c, ptr blockaddress(@dispatch, %one), ptr blockaddress(@dispatch, %two)
  ret ptr %r
}

define i32 @dispatch(i64 %i, ptr %p) {
entry:
  %slot = getelementptr inbounds [3 x ptr], ptr @before, i64 0, i64 %i
  %target = load ptr, ptr %slot, align 8
  indirectbr ptr %target, [label %one, label %two, label %one]

one:
  %v = phi i32 [ 1, %entry ], [ 1, %entry ], [ 3, %two ]
  ret i32 %v

two:
  store ptr blockaddress(@dispatch, %two), ptr %p, align 8
  indirectbr ptr %target, [label %one]
}

define void @no_targets(ptr %p) {
  indirectbr ptr %p, []
}

define ptr @later() {
  ret ptr blockaddress(@dispatch, %two)
}

; A block without a name.
define ptr @numbered(i1 %c) {
  br i1 %c, label %1, label %2

1:
  ret ptr blockaddress(@numbered, %2)

2:
  ret ptr blockaddress(@numbered, %1)
}
