// One piece of memory in several shapes: reinterpreted, reshaped, collapsed, expanded,
// viewed as bytes, and the sizes of unranked memrefs.
// RUN: %run4 %s | FileCheck %s

// CHECK: sizes = [3, 4] strides = [4, 1]
// CHECK-NEXT: {{\[\[}}0, 1, 2, 3],
// CHECK-NEXT: [4, 5, 6, 7],
// CHECK-NEXT: [8, 9, 10, 11]]
// CHECK: sizes = [2, 2] strides = [1, 5]
// CHECK-NEXT: {{\[\[}}1, 6],
// CHECK-NEXT: [2, 7]]
// CHECK: sizes = [2, 3, 2] strides = [6, 2, 1]
// CHECK-NEXT: {{\[\[\[}}0, 1],
// CHECK: sizes = [6, 2] strides = [2, 1]
// CHECK: sizes = [4, 3] strides = [3, 1]
// CHECK-NEXT: {{\[\[}}0, 1, 2],
// CHECK: {{^}}3{{$}}
// CHECK-NEXT: {{^}}3{{$}}
// CHECK-NEXT: 258
// CHECK-NEXT: exit status 0

func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %m = memref.alloc() : memref<12xi32>
  scf.for %i = %c0 to %c12 step %c1 {
    %x = arith.index_cast %i : index to i32
    memref.store %x, %m[%i] : memref<12xi32>
  }
  %matrix = memref.expand_shape %m [[0, 1]] output_shape [3, 4] : memref<12xi32> into memref<3x4xi32>
  %u0 = memref.cast %matrix : memref<3x4xi32> to memref<*xi32>
  call @printMemrefI32(%u0) : (memref<*xi32>) -> ()
  %skewed = memref.reinterpret_cast %m to offset: [1], sizes: [2, 2], strides: [1, 5]
      : memref<12xi32> to memref<2x2xi32, strided<[1, 5], offset: 1>>
  %u1 = memref.cast %skewed : memref<2x2xi32, strided<[1, 5], offset: 1>> to memref<*xi32>
  call @printMemrefI32(%u1) : (memref<*xi32>) -> ()
  %cube = memref.expand_shape %m [[0, 1, 2]] output_shape [2, 3, 2] : memref<12xi32> into memref<2x3x2xi32>
  %u2 = memref.cast %cube : memref<2x3x2xi32> to memref<*xi32>
  call @printMemrefI32(%u2) : (memref<*xi32>) -> ()
  %collapsed = memref.collapse_shape %cube [[0, 1], [2]] : memref<2x3x2xi32> into memref<6x2xi32>
  %u3 = memref.cast %collapsed : memref<6x2xi32> to memref<*xi32>
  call @printMemrefI32(%u3) : (memref<*xi32>) -> ()

  // The shape is a value.
  %shape = memref.alloca() : memref<2xindex>
  %c4 = arith.constant 4 : index
  %c3 = arith.constant 3 : index
  memref.store %c4, %shape[%c0] : memref<2xindex>
  memref.store %c3, %shape[%c1] : memref<2xindex>
  %reshaped = memref.reshape %m(%shape) : (memref<12xi32>, memref<2xindex>) -> memref<?x?xi32>
  %u4 = memref.cast %reshaped : memref<?x?xi32> to memref<*xi32>
  call @printMemrefI32(%u4) : (memref<*xi32>) -> ()

  %rank = memref.rank %u2 : memref<*xi32>
  vector.print %rank : index
  %size = memref.dim %u2, %c1 : memref<*xi32>
  vector.print %size : index

  // 0x0102 from two bytes.
  %bytes = memref.alloc() : memref<8xi8>
  %one = arith.constant 1 : i8
  %two = arith.constant 2 : i8
  %c2 = arith.constant 2 : index
  memref.store %two, %bytes[%c2] : memref<8xi8>
  memref.store %one, %bytes[%c3] : memref<8xi8>
  %short = memref.view %bytes[%c2][] : memref<8xi8> to memref<1xi16>
  %x = memref.load %short[%c0] : memref<1xi16>
  vector.print %x : i16
  memref.dealloc %bytes : memref<8xi8>
  memref.dealloc %m : memref<12xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
