; A module with only declarations and unused things.

source_filename = "-"

%unused = type { i32, ptr }
$unused = comdat any

@extern = external global %unused

declare void @f()
declare i32 @llvm.ctpop.i32(i32)
declare void @llvm.dbg.value(metadata, metadata, metadata)

attributes #0 = { nounwind }

!nothing = !{}
!0 = !{!"no one refers to this"}
