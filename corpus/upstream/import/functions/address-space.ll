; title = "A function is moved to the program address space of the data layout."
; kind = "changed"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; prints = 'define void @f\(\) addrspace\(1\)'
; lost = 'addrspace\(0\)'
; expected = """
; LangRef, "Functions": `addrspace(0)` on a function overrides the program address space
; `P1`."""
; cause = """
; `llvm.func` has no address space; the exporter creates the function in the default
; one."""
; issue = "no public issue found"
; ours = "identical"
target datalayout = "P1"
define void @f() addrspace(0) {
  ret void
}
