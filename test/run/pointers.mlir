// The ptr dialect: a window that moves over a memref by the address of its first
// element, forwards and backwards.
// RUN: %run3 %s | FileCheck %s

// CHECK: ( 5, 14, 29, 50, 77 )
// CHECK-NEXT: ( 77, 50, 29, 14, 5 )
// CHECK-NEXT: 8
// CHECK-NEXT: exit status 0

!numbers = memref<7xf64, #ptr.generic_space>
!window = memref<3xf64, #ptr.generic_space>
!address = !ptr.ptr<#ptr.generic_space>

func.func @sum(%w: !window) -> f64 {
  %zero = arith.constant 0.0 : f64
  %sum = affine.for %i = 0 to 3 iter_args(%s = %zero) -> f64 {
    %x = affine.load %w[%i] : !window
    %t = arith.addf %s, %x : f64
    affine.yield %t : f64
  }
  return %sum : f64
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %m = memref.alloc() : !numbers
  scf.for %i = %c0 to %c7 step %c1 {
    %square = arith.muli %i, %i : index
    %n = arith.index_cast %square : index to i64
    %x = arith.sitofp %n : i64 to f64
    memref.store %x, %m[%i] : !numbers
  }
  %w = memref.subview %m[0] [3] [1] : !numbers to memref<3xf64, strided<[1]>, #ptr.generic_space>
  %w0 = memref.cast %w : memref<3xf64, strided<[1]>, #ptr.generic_space> to !window
  %first = ptr.to_ptr %w0 : !window -> !address
  %data = ptr.get_metadata %w0 : !window
  %size = ptr.type_offset f64 : index
  %none = arith.constant dense<0.0> : vector<5xf64>
  %sums = scf.for %i = %c0 to %c5 step %c1 iter_args(%v = %none) -> vector<5xf64> {
    %offset = arith.muli %i, %size : index
    %address = ptr.ptr_add inbounds %first, %offset : !address, index
    %moved = ptr.from_ptr %address metadata %data : !address -> !window
    %sum = func.call @sum(%moved) : (!window) -> f64
    %next = vector.insert %sum, %v[%i] : f64 into vector<5xf64>
    scf.yield %next : vector<5xf64>
  }
  vector.print %sums : vector<5xf64>

  // The same from the last window on, by negative offsets.
  %c4 = arith.constant 4 : index
  %end = arith.muli %c4, %size : index
  %last = ptr.ptr_add inbounds %first, %end : !address, index
  %reversed = scf.for %i = %c0 to %c5 step %c1 iter_args(%v = %none) -> vector<5xf64> {
    %distance = arith.muli %i, %size : index
    %offset = arith.subi %c0, %distance : index
    %address = ptr.ptr_add inbounds %last, %offset : !address, index
    %moved = ptr.from_ptr %address metadata %data : !address -> !window
    %sum = func.call @sum(%moved) : (!window) -> f64
    %next = vector.insert %sum, %v[%i] : f64 into vector<5xf64>
    scf.yield %next : vector<5xf64>
  }
  vector.print %reversed : vector<5xf64>
  vector.print %size : index
  memref.dealloc %m : !numbers
  %status = arith.constant 0 : i32
  return %status : i32
}
