; title = """
; A function without a name becomes a symbol with an empty name, which MLIR cannot read
; back."""
; kind = "invalid"
; run = [
;   'mlir-translate-22 --import-llvm %s -o %t',
;   'mlir-opt-22 %t',
; ]
; fails = 'expected to start with letter'
; expected = """
; LangRef, "Identifiers": unnamed functions are numbered and valid. Unnamed variables
; are imported with a made-up name."""
; cause = """
; ModuleImport::processFunction uses the name as it is; getOrCreateNamelessSymbolName is
; for variables only."""
; issue = "no public issue found"
; ours = "identical"
define void @0() {
  ret void
}
