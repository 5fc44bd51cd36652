; title = """
; An overloaded variadic intrinsic is imported as an op that the exporter rejects."""
; kind = "invalid"
; run = [
;   'mlir-translate-22 --import-llvm %s -o %t',
;   'mlir-translate-22 --mlir-to-llvmir %t',
; ]
; fails = 'does not match any of the overloads'
; expected = """
; MLIR's document of the LLVM dialect, "llvm.call_intrinsic": the op represents what the
; importer made it of."""
; cause = """
; getOverloadedDeclaration of LLVMToLLVMIRTranslation.cpp matches a signature without
; the variadic arguments' ellipsis."""
; issue = "no public issue found"
; ours = "identical"
declare void @llvm.experimental.deoptimize.isVoid(...)
define void @f() {
  call void (...) @llvm.experimental.deoptimize.isVoid(i32 1) [ "deopt"() ]
  ret void
}
