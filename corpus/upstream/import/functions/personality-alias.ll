; title = "The exporter crashes on a function whose personality is an alias."
; kind = "crash"
; run = [
;   'mlir-translate-22 --import-llvm %s -o %t',
;   'mlir-translate-22 --mlir-to-llvmir %t',
; ]
; signal = true
; expected = """
; LangRef, "Personality Function": any constant."""
; cause = """
; ModuleTranslation::convertOneFunction calls getLLVMConstant, which looks the symbol up
; among functions and globals only, and dereferences the null result."""
; issue = "no public issue found"
; ours = "identical"
@alias = alias i32 (...), ptr @personality
define i32 @personality(...) {
  ret i32 0
}
define void @f() personality ptr @alias {
  ret void
}
