; title = """
; A call whose type is not the callee's type loses the attributes of its arguments, such
; as `byval`."""
; kind = "changed"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'byval'
; expected = """
; LangRef, "Parameter Attributes", `byval`: the callee receives a copy on the stack,
; which is part of the calling convention."""
; cause = """
; ModuleImport::convertInstruction skips convertArgAndResultAttrs if the call is made
; indirect."""
; issue = "no public issue found"
; ours = "identical"
declare void @g()
define void @f(ptr %x) {
  call void @g(ptr byval(i32) %x)
  ret void
}
