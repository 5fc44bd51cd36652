// Sorts a global array by insertion; the inner loop ends by a condition on memory.
// RUN: %run4 %s | FileCheck %s

// CHECK: rank = 1 offset = 0 sizes = [10] strides = [1]
// CHECK-NEXT: [-9, -1, 0, 2, 3, 3, 4, 7, 8, 100]
// CHECK-NEXT: exit status 0

memref.global "private" constant @numbers : memref<10xi32> =
    dense<[3, -1, 4, 100, -9, 2, 7, 3, 8, 0]>
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}

func.func @sort(%a: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xi32>
  scf.for %i = %c1 to %n step %c1 {
    %key = memref.load %a[%i] : memref<?xi32>
    %place = scf.while (%j = %i) : (index) -> index {
      %isInside = arith.cmpi ugt, %j, %c0 : index
      %moves = scf.if %isInside -> i1 {
        %before = arith.subi %j, %c1 : index
        %x = memref.load %a[%before] : memref<?xi32>
        %isLarger = arith.cmpi sgt, %x, %key : i32
        scf.yield %isLarger : i1
      } else {
        %false = arith.constant false
        scf.yield %false : i1
      }
      scf.condition(%moves) %j : index
    } do {
    ^bb0(%j: index):
      %before = arith.subi %j, %c1 : index
      %x = memref.load %a[%before] : memref<?xi32>
      memref.store %x, %a[%j] : memref<?xi32>
      scf.yield %before : index
    }
    memref.store %key, %a[%place] : memref<?xi32>
  }
  return
}

func.func @main() -> i32 {
  %source = memref.get_global @numbers : memref<10xi32>
  %copy = memref.alloca() : memref<10xi32>
  memref.copy %source, %copy : memref<10xi32> to memref<10xi32>
  %a = memref.cast %copy : memref<10xi32> to memref<?xi32>
  call @sort(%a) : (memref<?xi32>) -> ()
  %u = memref.cast %a : memref<?xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
