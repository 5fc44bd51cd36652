// title = "`promote-buffers-to-stack` moves memory to the stack that is stored in memory of the caller."
// kind = "changed"
// run = "mlir-opt-22 --pass-pipeline='builtin.module(func.func(promote-buffers-to-stack))' %s"
// prints = [
//   "%alloca = memref.alloca\\(\\)",
//   "memref.store %alloca, %arg1\\[\\]",
// ]
// lacks = "memref.alloc\\("
// expected = "The module as it is: the caller may use the memory. MLIR's document of the `memref` dialect, `memref.alloca`: the memory is released when control leaves the region of the function."
// cause = "`leavesAllocationScope` in `BufferOptimizations.cpp` follows aliases that are values, and asks for returns; a memref that is stored is no alias."
// issue = "no public issue found"
func.func @f(%v: i8, %out: memref<memref<4xi8>>) {
  %c0 = arith.constant 0 : index
  %0 = memref.alloc() : memref<4xi8>
  memref.store %v, %0[%c0] : memref<4xi8>
  memref.store %0, %out[] : memref<memref<4xi8>>
  return
}
