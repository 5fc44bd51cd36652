; title = "`align` and other attributes of pointers are rejected on vectors of pointers."
; kind = "invalid"
; run = 'mlir-translate-22 --import-llvm %s'
; fails = 'attribute attached to non-pointer LLVM type'
; expected = """
; LangRef, "Parameter Attributes", `align`: of a pointer or a vector of pointers."""
; cause = "LLVMDialect::verifyParameterAttribute requires an LLVMPointerType."
; issue = "no public issue found"
; ours = "identical"
declare void @f(<2 x ptr> align 8)
