// The sieve of Eratosthenes. The exit status is the number of primes below 100.
// RUN: %run4 %s | FileCheck %s

// CHECK: 2
// CHECK-NEXT: 3
// CHECK-NEXT: 5
// CHECK-NEXT: 7
// CHECK-NEXT: 11
// CHECK: 89
// CHECK-NEXT: 97
// CHECK-NEXT: exit status 25

func.func @sieve(%isComposite: memref<?xi1>) {
  %true = arith.constant true
  %false = arith.constant false
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %isComposite, %c0 : memref<?xi1>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %false, %isComposite[%i] : memref<?xi1>
  }
  scf.for %i = %c2 to %n step %c1 {
    %is = memref.load %isComposite[%i] : memref<?xi1>
    %isPrime = arith.xori %is, %true : i1
    scf.if %isPrime {
      %square = arith.muli %i, %i : index
      scf.for %j = %square to %n step %i {
        memref.store %true, %isComposite[%j] : memref<?xi1>
      }
    }
  }
  return
}

func.func @main() -> i32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 100 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %marks = memref.alloc(%n) : memref<?xi1>
  call @sieve(%marks) : (memref<?xi1>) -> ()
  %count = scf.for %i = %c2 to %n step %c1 iter_args(%sum = %zero) -> i32 {
    %is = memref.load %marks[%i] : memref<?xi1>
    %next = scf.if %is -> i32 {
      scf.yield %sum : i32
    } else {
      vector.print %i : index
      %more = arith.addi %sum, %one : i32
      scf.yield %more : i32
    }
    scf.yield %next : i32
  }
  memref.dealloc %marks : memref<?xi1>
  return %count : i32
}
