; title = "A call with a variadic type of a function that is not variadic is rejected."
; kind = "invalid"
; run = 'mlir-translate-22 --import-llvm %s'
; fails = "incorrect number of operands \\(1\\) for callee \\(expecting: 0\\)"
; expected = """
; LangRef, "call" Instruction: the type of the call need not be that of the callee. C
; without prototypes has such calls. Other differences of the type are imported as calls
; of an address."""
; cause = """
; ModuleImport::convertCallOperands calls the symbol if the callee's type differs from the
; call's in the variadic part alone."""
; issue = "no public issue found"
; ours = "identical"
declare void @g()

define void @f(ptr %p) {
  call void (...) @g(ptr %p)
  ret void
}
