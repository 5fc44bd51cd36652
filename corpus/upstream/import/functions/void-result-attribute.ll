; title = "An attribute of the result of a function without a result is rejected."
; kind = "invalid"
; run = 'mlir-translate-22 --import-llvm %s'
; fails = 'expects result attribute array to have the same number of elements'
; expected = """
; LangRef, "Parameter Attributes": LLVM accepts string attributes there. The import of
; calls drops them."""
; cause = """
; ModuleImport::convertArgAndResultAttrs sets one dictionary of result attributes,
; whatever the type."""
; issue = "no public issue found"
; ours = "identical"
declare "foo" void @f()
