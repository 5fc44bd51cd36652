// title = "An access to a memref with a negative stride becomes poison: its index is computed with `nuw`."
// kind = "changed"
// run = "mlir-opt-22 %s --finalize-memref-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts | mlir-translate-22 --mlir-to-llvmir"
// prints = [
//   "mul nuw nsw i64 %5, -1",
//   "getelementptr inbounds nuw",
// ]
// expected = "`nsw` alone, and a `getelementptr` without `nuw`. LangRef, `mul`: with `nuw`, 2 * (2^64 - 1) is poison. MLIR's built-in types, `memref`: a stride may be negative."
// cause = "`memref.load` and `memref.store` in `MemRefToLLVM.cpp` request `nuw` for every stride."
// issue = "https://github.com/llvm/llvm-project/pull/204309"
func.func @f(%m: memref<4xf32, strided<[-1], offset: 3>>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32, strided<[-1], offset: 3>>
  return %0 : f32
}
