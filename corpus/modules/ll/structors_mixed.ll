; A list with an op before a list without one: the order of both must stay.

@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }]
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 -1, ptr @g, ptr null }]
define void @f() { ret void }
declare void @g()
