// title = "`memref.generic_atomic_rmw` of floats becomes a `cmpxchg` of floats, which is an error."
// kind = "rejected"
// run = "mlir-opt-22 --finalize-memref-to-llvm --convert-to-llvm %s"
// fails = "must be signless integer or LLVM pointer type, but got 'f32'"
// expected = "A `cmpxchg` of the bits. MLIR's document of the `memref` dialect, `memref.generic_atomic_rmw`: the operand is a memref of signless integers or floating-point numbers."
// cause = "`GenericAtomicRMWOpLowering` in `MemRefToLLVM.cpp` compares values of the type of the elements. Nor does it take a region that yields a value from outside."
// issue = "https://github.com/llvm/llvm-project/pull/194300, which is not in 22.1.8"
func.func @f(%m: memref<4xf32>, %v: f32, %i: index) -> f32 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%old: f32):
    %new = arith.mulf %old, %v : f32
    memref.atomic_yield %new : f32
  }
  return %0 : f32
}
