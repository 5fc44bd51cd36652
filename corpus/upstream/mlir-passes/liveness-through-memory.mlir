// title = "`optimize-allocation-liveness` releases memory before it is read through a memref that was stored."
// kind = "changed"
// run = "mlir-opt-22 --pass-pipeline='builtin.module(func.func(optimize-allocation-liveness))' %s"
// prints = "(?s)memref.dealloc %alloc .*memref.load %0\\[%c0\\]"
// expected = "The module as it is. MLIR's document of the `memref` dialect, `memref.dealloc`: the memory must not be accessed after it."
// cause = "`OptimizeAllocationLiveness` takes the last user of an alias that `BufferViewFlowAnalysis` knows for the last use, and this follows no memory."
// issue = "no public issue found"
func.func @f(%v: i8) -> i8 {
  %c0 = arith.constant 0 : index
  %p = memref.alloca() : memref<memref<4xi8>>
  %0 = memref.alloc() : memref<4xi8>
  memref.store %v, %0[%c0] : memref<4xi8>
  memref.store %0, %p[] : memref<memref<4xi8>>
  %1 = memref.load %p[] : memref<memref<4xi8>>
  %2 = memref.load %1[%c0] : memref<4xi8>
  memref.dealloc %0 : memref<4xi8>
  return %2 : i8
}
