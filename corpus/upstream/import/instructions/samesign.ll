; title = "The importer drops `samesign` of an `icmp`."
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'icmp samesign'
; expected = """
; LangRef, "icmp" Instruction: the result is poison if the signs differ, which later
; passes rely on."""
; cause = "The op `llvm.icmp` has no flags, and its import does not look for them."
; issue = "no public issue found"
; ours = "identical"
define i1 @f(i32 %x, i32 %y) {
  %less = icmp samesign ult i32 %x, %y
  ret i1 %less
}
