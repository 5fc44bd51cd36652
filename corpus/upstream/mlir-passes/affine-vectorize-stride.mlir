// title = "`affine-super-vectorize` reads elements that follow each other where a loop reads each second one."
// kind = "changed"
// run = "mlir-opt-22 --affine-super-vectorize=virtual-vector-size=4 %s"
// prints = [
//   "%2 = vector.transfer_read %arg0\\[%0\\], %1 : memref<8xi8>, vector<4xi8>",
// ]
// expected = "The elements 0, 2, 4 and 6, or no vector. MLIR's document of the `vector` dialect, `vector.transfer_read`: the elements of a row of the memref. `%a[7 - %i]` gives the wrong elements as well."
// cause = "`isContiguousAccess` in `LoopAnalysis.cpp` asks which index varies with the loop, and not by how much."
// issue = "https://github.com/llvm/llvm-project/pull/196973"
func.func @f(%a: memref<8xi8>, %b: memref<4xi8>) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %a[2 * %i] : memref<8xi8>
    affine.store %0, %b[%i] : memref<4xi8>
  }
  return
}
