// title = "`buffer-loop-hoisting` moves memory out of a loop that releases it."
// kind = "changed"
// run = "mlir-opt-22 --pass-pipeline='builtin.module(func.func(buffer-loop-hoisting))' %s | mlir-opt-22 --convert-scf-to-cf --finalize-memref-to-llvm --convert-to-llvm --reconcile-unrealized-casts -o %t.mlir && mlir-runner-22 --entry-point-result=i32 %t.mlir"
// signal = true
// expected = "3, as without the pass. The memory is released once, and twice again. MLIR's document of the `memref` dialect, `memref.dealloc`: the memory must not be accessed after it."
// cause = "`BufferAllocationLoopHoisting` in `BufferOptimizations.cpp` looks at aliases and dominators alone, and leaves the `memref.dealloc` where it is."
// issue = "no public issue found"
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %z = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %z) -> (i32) {
    %a = memref.alloc() : memref<4xi32>
    memref.store %s, %a[%i] : memref<4xi32>
    %x = memref.load %a[%i] : memref<4xi32>
    %one = arith.constant 1 : i32
    %y = arith.addi %x, %one : i32
    memref.dealloc %a : memref<4xi32>
    scf.yield %y : i32
  }
  return %r : i32
}
