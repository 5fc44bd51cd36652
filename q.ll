declare void @f()
@g = external global i32
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"x", !DIExpression()}
