; title = """
; An alias without a name becomes a symbol with an empty name, which MLIR cannot read
; back."""
; kind = "invalid"
; run = [
;   'mlir-translate-22 --import-llvm %s -o %t',
;   'mlir-opt-22 %t',
; ]
; fails = 'expected to start with letter'
; expected = """
; LangRef, "Aliases": the name may be a number."""
; cause = "ModuleImport::convertAlias uses the name as it is."
; issue = "no public issue found"
; ours = "identical"
@g = global i32 0
@0 = alias i32, ptr @g
