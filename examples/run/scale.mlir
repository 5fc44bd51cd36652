func.func @scale(%values: memref<?xi32>, %factor: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %values, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %values[%i] : memref<?xi32>
    %y = arith.muli %x, %factor : i32
    memref.store %y, %values[%i] : memref<?xi32>
  }
  return
}
