; title = """
; The importer drops `swifterror` from allocas, parameters and arguments, so that the
; error is no longer in its register."""
; kind = "changed"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'swifterror'
; expected = """
; LangRef, "Parameter Attributes", `swifterror`: the attribute selects another register
; and is part of the calling convention."""
; cause = """
; AttrKindDetail.h has no row for swifterror, swiftself and swiftasync, and
; `llvm.alloca` no flag."""
; issue = """
; llvm/llvm-project#188374 (a pull request) adds rows for other attributes; no public
; issue found for these"""
; ours = "identical"
declare void @g(ptr swifterror)
define void @f() {
  %e = alloca swifterror ptr
  call void @g(ptr swifterror %e)
  ret void
}
