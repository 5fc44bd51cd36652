; Globals, functions, arguments, blocks and values without names, in an order
; that numbers them across kinds.

%0 = type { i32, %1 }
%1 = type { ptr, [2 x i8] }
%2 = type opaque

@0 = global i32 7
@1 = private constant %0 zeroinitializer
@named = global ptr @2
@2 = internal global ptr @4

@3 = alias i32, ptr @0

define i32 @4(i32 %0, i32 %1) {
  %3 = add i32 %0, %1
  %4 = call i32 @5(i32 %3)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %8

6:
  %7 = load i32, ptr @0, align 4
  ret i32 %7

8:
  ret i32 %4
}

declare i32 @5(i32)

define void @6(i32, ptr %named, i64) {
first:
  %a = getelementptr %0, ptr %named, i64 %1, i32 1, i32 1, i64 1
  store i8 0, ptr %a, align 1
  br label %2

2:
  store ptr @6, ptr @2, align 8
  ret void
}
