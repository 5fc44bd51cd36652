; Symbols and values that are used far before they are defined, and cycles
; among globals, functions and initializers.

@table = constant [3 x ptr] [ptr @late, ptr @table, ptr @late_alias]
@late_alias = alias void (), ptr @late
@a = global ptr getelementptr (i8, ptr @b, i64 4)
@b = global ptr getelementptr (i8, ptr @a, i64 4)

define i32 @early(i1 %c) {
entry:
  br label %use

define:
  %v = call i32 @later(ptr @early)
  br label %use

use:
  %w = phi i32 [ 0, %entry ], [ %v, %define ]
  %x = add i32 %w, 1
  br i1 %c, label %define, label %exit

exit:
  %y = load ptr, ptr @table, align 8
  call void %y()
  ret i32 %x
}

define i32 @later(ptr %f) {
  %r = call i32 @early(i1 false)
  ret i32 %r
}

define void @late() prefix ptr @early personality ptr @later {
  ret void
}
