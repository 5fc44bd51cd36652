; title = """
; The function attributes of a call of an intrinsic are dropped, so that LLVM rejects
; what comes back."""
; kind = "invalid"
; run = [
;   'mlir-translate-22 --import-llvm %s -o %t',
;   'mlir-translate-22 --mlir-to-llvmir %t',
; ]
; fails = 'must be called with a "preallocated" call site attribute'
; expected = """
; LangRef, "llvm.call.preallocated.arg" Intrinsic: the call has the attribute
; `preallocated(TYPE)`."""
; cause = """
; ModuleImport::convertIntrinsic reads the attributes of arguments and results alone;
; `llvm.call_intrinsic` has no room for others."""
; issue = "no public issue found"
; ours = "identical"
declare void @g(ptr preallocated(i32))
define void @f() {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @g(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
  ret void
}
