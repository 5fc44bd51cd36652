// title = "`scf-parallel-loop-fusion` fuses two loops that both write memory that may alias."
// kind = "changed"
// run = "mlir-opt-22 --pass-pipeline='builtin.module(func.func(scf-parallel-loop-fusion))' %s"
// prints = "(?s)memref.store %arg2, %arg0.*\\n.*memref.store %arg3, %arg1"
// lacks = "(?s)scf.parallel.*scf.parallel"
// expected = "Two loops. Where `%b` begins at the second element of `%a`, the second loop writes last, and with the pass an iteration of the first loop does. MLIR's document of the `memref` dialect, `memref.distinct_objects`: that accesses to memrefs do not alias is an additional assumption, which this operation makes."
// cause = "`haveNoReadsAfterWriteExceptSameIndex` in `ParallelLoopFusion.cpp` compares the stores of the first loop with the loads of the second one, and no stores with each other."
// issue = "no public issue found"
func.func @f(%a: memref<4xi8>, %b: memref<4xi8>, %v: i8, %w: i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    memref.store %v, %a[%i] : memref<4xi8>
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    memref.store %w, %b[%i] : memref<4xi8>
    scf.reduce
  }
  return
}
