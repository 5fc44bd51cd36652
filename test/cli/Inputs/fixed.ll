; Upstream returns just this module as it was.
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define void @f() {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
