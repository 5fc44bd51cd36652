// title = "Dead-value removal makes the result of a loop poison that an addition uses together with a constant stride."
// kind = "changed"
// run = "mlir-opt-22 --remove-dead-values %s"
// prints = "ub.poison : index"
// lacks = "(?s)func.func @f.*scf.for"
// expected = "The sum of `%a` and 1. MLIR's document of the pass: it deletes what does not affect the results."
// cause = "`ExtractStridedMetadataOp::fold` replaces the uses of its constant results by new operations, while the sparse constant propagation asks it for constants; the liveness analysis, which has run by then, knows nothing of the new uses."
// issue = "no public issue found"
func.func @f(%a: index, %m: memref<?x3xi32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %c1 step %c1 iter_args(%x = %a) -> (index) {
    scf.yield %x : index
  }
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<?x3xi32> -> memref<i32>, index, index, index, index, index
  %r = arith.addi %0, %strides#1 : index
  return %r : index
}
func.func @main() -> i32 {
  %c4 = arith.constant 4 : index
  %m = memref.alloc(%c4) : memref<?x3xi32>
  %r = call @f(%c4, %m) : (index, memref<?x3xi32>) -> index
  %s = arith.index_cast %r : index to i32
  return %s : i32
}
