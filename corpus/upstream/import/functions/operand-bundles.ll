; title = "The operand bundles of calls and invokes are dropped."
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = '"deopt"'
; expected = """
; LangRef, "Operand Bundles": dropping a bundle is a change of the program's semantics."""
; cause = """
; ModuleImport::convertInstruction builds `llvm.call` without its bundle operands, which
; the op has."""
; issue = "no public issue found"
; ours = "identical"
declare void @g()
define void @f(i32 %x) {
  call void @g() [ "deopt"(i32 %x) ]
  ret void
}
