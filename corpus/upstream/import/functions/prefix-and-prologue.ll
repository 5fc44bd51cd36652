; title = "The prefix data and the prologue data of a function are dropped."
; kind = "changed"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = ['prefix i32 7', 'prologue i8 -112']
; expected = """
; LangRef, "Prefix Data" and "Prologue Data": code reads the first, and executes the
; second."""
; cause = "ModuleImport::processFunction does not read them."
; issue = "no public issue found"
; ours = "identical"
define void @f() prefix i32 7 prologue i8 -112 {
  ret void
}
