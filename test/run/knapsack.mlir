// The greatest value of things that weigh no more than a bag carries, and which they are.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( 1, 1, 0, 1, 0 )
// CHECK-NEXT: exit status 19

memref.global "private" constant @weights : memref<5xindex> = dense<[2, 3, 4, 5, 9]>
memref.global "private" constant @values : memref<5xi32> = dense<[4, 6, 7, 9, 14]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %most = arith.constant 10 : index
  %columns = arith.constant 11 : index
  %zero = arith.constant 0 : i32
  %weights = memref.get_global @weights : memref<5xindex>
  %values = memref.get_global @values : memref<5xi32>
  %best = memref.alloc() : memref<6x11xi32>
  affine.for %w = 0 to 11 {
    affine.store %zero, %best[0, %w] : memref<6x11xi32>
  }
  scf.for %i = %c0 to %c5 step %c1 {
    %weight = memref.load %weights[%i] : memref<5xindex>
    %value = memref.load %values[%i] : memref<5xi32>
    %next = arith.addi %i, %c1 : index
    scf.for %w = %c0 to %columns step %c1 {
      %without = memref.load %best[%i, %w] : memref<6x11xi32>
      %fits = arith.cmpi uge, %w, %weight : index
      %with = scf.if %fits -> i32 {
        %rest = arith.subi %w, %weight : index
        %x = memref.load %best[%i, %rest] : memref<6x11xi32>
        %y = arith.addi %x, %value : i32
        scf.yield %y : i32
      } else {
        scf.yield %without : i32
      }
      %max = arith.maxsi %with, %without : i32
      memref.store %max, %best[%next, %w] : memref<6x11xi32>
    }
  }
  // Backwards: what changed the best value is in the bag.
  %none = arith.constant dense<false> : vector<5xi1>
  %r:2 = scf.for %k = %c0 to %c5 step %c1 iter_args(%w = %most, %taken = %none) -> (index, vector<5xi1>) {
    %left = arith.subi %c5, %k : index
    %i = arith.subi %left, %c1 : index
    %x = memref.load %best[%left, %w] : memref<6x11xi32>
    %y = memref.load %best[%i, %w] : memref<6x11xi32>
    %isTaken = arith.cmpi ne, %x, %y : i32
    %weight = memref.load %weights[%i] : memref<5xindex>
    %rest = arith.subi %w, %weight : index
    %next = arith.select %isTaken, %rest, %w : index
    %v = vector.insert %isTaken, %taken[%i] : i1 into vector<5xi1>
    scf.yield %next, %v : index, vector<5xi1>
  }
  vector.print %r#1 : vector<5xi1>
  %status = memref.load %best[%c5, %most] : memref<6x11xi32>
  memref.dealloc %best : memref<6x11xi32>
  return %status : i32
}
