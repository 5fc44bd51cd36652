; title = "A module with `no_cfi` or `ptrauth` constants is rejected."
; kind = "rejected"
; run = 'mlir-translate-22 --import-llvm %s'
; fails = 'since no_cfi is unsupported'
; expected = """
; LangRef, "No CFI": a constant."""
; cause = "ModuleImport::convertConstant has no case for them."
; issue = "no public issue found"
; ours = "identical"
declare void @f()
@g = global ptr no_cfi @f
