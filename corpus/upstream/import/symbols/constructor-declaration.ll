; title = """
; A constructor that is declared in this module and defined in another is rejected."""
; kind = "invalid"
; run = 'mlir-translate-22 --import-llvm %s'
; fails = 'does not have a definition'
; expected = """
; LangRef, "The 'llvm.global_ctors' Global Variable": the functions may be declarations."""
; cause = """
; The importer builds a `llvm.mlir.global_ctors` that GlobalCtorsOp::verifySymbolUses
; rejects."""
; issue = "no public issue found"
; ours = "identical"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 5, ptr @f, ptr null }]
declare void @f()
