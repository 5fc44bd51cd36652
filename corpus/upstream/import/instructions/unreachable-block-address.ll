; title = "A function whose unreachable block has its address taken is rejected."
; kind = "rejected"
; run = 'mlir-translate-22 --import-llvm %s'
; fails = 'unreachable block'
; expected = """
; LangRef, "Addresses of Basic Blocks": the address is a constant, whether or not the
; block is reachable."""
; cause = "ModuleImport::processFunction drops unreachable blocks."
; issue = "no public issue found"
; ours = "identical"
define ptr @f() {
  ret ptr blockaddress(@f, %a)
a:
  ret ptr null
}
