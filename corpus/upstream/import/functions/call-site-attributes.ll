; title = "Function attributes of a call that `llvm.call` has no property for are dropped."
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = ['nobuiltin', 'returns_twice']
; expected = """
; LangRef, "Call Site Attributes": `returns_twice` and `nobuiltin` at a call restrict
; what the optimizer may do with it."""
; cause = "ModuleImport::convertCallAttributes reads a fixed list of kinds."
; issue = "no public issue found"
; ours = "identical"
declare i32 @g(ptr)
define void @f(ptr %x) {
  %r = call i32 @g(ptr %x) returns_twice nobuiltin
  ret void
}
