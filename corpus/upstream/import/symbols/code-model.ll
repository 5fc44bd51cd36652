; title = "The code model of a variable is dropped."
; kind = "changed"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'code_model'
; expected = """
; LangRef, "Global Variables": `code_model "large"` is for a variable out of the reach
; of the module's code model."""
; cause = "ModuleImport::convertGlobal does not read it; the op has none."
; issue = "no public issue found"
; ours = "identical"
@x = external global [4294967296 x i8], code_model "large"
