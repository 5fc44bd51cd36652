; title = "A call of an unknown intrinsic is imported as an op that the exporter rejects."
; kind = "invalid"
; run = [
;   'mlir-translate-22 --import-llvm %s -o %t',
;   'mlir-translate-22 --mlir-to-llvmir %t',
; ]
; fails = 'could not find LLVM intrinsic'
; expected = """
; LangRef, "Intrinsic Functions": names that begin with `llvm.` are reserved, but LLVM
; accepts a declaration of one that it does not know. A plain `llvm.call` is right."""
; cause = """
; The import of intrinsics takes any callee whose name begins with `llvm.` for one;
; convertCallLLVMIntrinsicOp looks the name up."""
; issue = "no public issue found"
; ours = "identical"
declare void @llvm.convergent()
define void @f() {
  call void @llvm.convergent()
  ret void
}
