// title = "`lower-vector-mask` drops the mask that an operation in a `vector.mask` has itself."
// kind = "changed"
// run = "mlir-opt-22 --pass-pipeline='builtin.module(func.func(lower-vector-mask))' %s"
// prints = "vector.transfer_write %arg1, %arg0\\[%c0\\], %arg2 "
// lacks = "arg3 .*:|andi"
// expected = "Elements that both masks have are written. MLIR's document of the `vector` dialect, `vector.transfer_write`: elements that are masked off are not written. `vector.gather` loses its mask as well, and with it the elements of its `pass_thru`."
// cause = "`MaskedTransferReadOpPattern`, `MaskedTransferWriteOpPattern` and `MaskedGatherOpPattern` in `LowerVectorMask.cpp`."
// issue = "https://github.com/llvm/llvm-project/issues/225244"
func.func @f(%m: memref<4xi32>, %v: vector<4xi32>, %a: vector<4xi1>, %b: vector<4xi1>) {
  %c0 = arith.constant 0 : index
  vector.mask %a {
    vector.transfer_write %v, %m[%c0], %b : vector<4xi32>, memref<4xi32>
  } : vector<4xi1>
  return
}
