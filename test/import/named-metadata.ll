; Module flags, identification and the like, with the order of the lists.
; RUN: palindrome import %s | FileCheck %s
; RUN: palindrome verify %s

; CHECK: llvm.commandline = "clang -O2"
; CHECK-SAME: llvm.ident = "clang"
; CHECK-SAME: llvmx.named_metadata = {{\[}}["llvm.module.flags", array<i32: -1, -5>]]
; The flag of 64 bits is modelled in 32, with its node beside it.
; CHECK: llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<error, "wide", 4 : i32>]
!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}
!llvm.commandline = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, !"wide", i64 4}
!2 = !{!"clang"}
!3 = !{!"clang -O2"}
