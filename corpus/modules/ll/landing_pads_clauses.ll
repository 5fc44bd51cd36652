; Clauses and personalities that llvm.landingpad does not take.

declare i32 @p(...)
declare void @g()
define void @f() personality ptr @p {
  invoke void @g() to label %n unwind label %u
n:
  ret void
u:
  %l = landingpad i32 catch ptr getelementptr (i8, ptr @t, i32 3) catch ptr @t filter [2 x ptr] [ptr @t, ptr null]
  resume i32 %l
}
define void @f2() personality ptr null {
  invoke void @g() to label %n unwind label %u
n:
  ret void
u:
  %l = landingpad i32 catch ptr undef
  ret void
}
define void @f3() personality ptr inttoptr (i64 5 to ptr) {
  invoke void @g() to label %n unwind label %u
n:
  ret void
u:
  %l = landingpad i32 catch ptr inttoptr (i64 5 to ptr)
  ret void
}
define i32 @f4(ptr %q) personality ptr @p {
  %r = invoke i32 %q() to label %n unwind label %u
n:
  %x = phi i32 [ %r, %0 ]
  ret i32 %x
u:
  %l = landingpad <4 x ppc_fp128> catch ptr undef
  ret i32 0
}
define i32 @f5(ptr %q) personality ptr @p {
  %r = invoke i32 %q() to label %n unwind label %u
n:
  %x = phi i32 [ %r, %0 ]
  ret i32 %x
u:
  %l = landingpad {} filter [0 x ptr] zeroinitializer
  ret i32 0
}
@t = global i8 0
