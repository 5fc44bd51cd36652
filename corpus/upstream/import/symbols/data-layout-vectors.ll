; title = """
; The alignment of vectors and aggregates is dropped from the data layout, with a
; warning."""
; kind = "changed"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = ['v64:32', 'a:0:64']
; expected = """
; LangRef, "Data Layout": the offsets of struct members depend on it. An error would be
; right, as for other malformed layouts."""
; cause = "DataLayoutImporter has no case for `v` and `a`."
; issue = "no public issue found"
; ours = "identical"
target datalayout = "e-v64:32-a:0:64"
define ptr @f(ptr %p) {
  %q = getelementptr { i32, <2 x i32> }, ptr %p, i32 0, i32 1
  ret ptr %q
}
