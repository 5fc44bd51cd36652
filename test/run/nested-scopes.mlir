// Memory of scopes: memref.alloca_scope and scf.execute_region in a loop that would not
// have room for all iterations on the stack. Before it, a row of
// Pascal's triangle.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( 1, 9, 36, 84, 126, 126, 84, 36, 9, 1 )
// CHECK-NEXT: 200000
// CHECK-NEXT: exit status 0

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %row = memref.alloca() : memref<10xi32>
  affine.for %i = 0 to 10 {
    affine.store %zero, %row[%i] : memref<10xi32>
  }
  affine.store %one, %row[0] : memref<10xi32>
  %padding = arith.constant dense<0> : vector<11xi32>
  affine.for %n = 0 to 9 {
    memref.alloca_scope {
      %both = memref.alloca() : memref<11xi32>
      vector.store %padding, %both[%c0] : memref<11xi32>, vector<11xi32>
      %x = vector.load %row[%c0] : memref<10xi32>, vector<10xi32>
      vector.store %x, %both[%c1] : memref<11xi32>, vector<10xi32>
      %y = vector.load %both[%c0] : memref<11xi32>, vector<10xi32>
      %s = arith.addi %x, %y : vector<10xi32>
      vector.store %s, %row[%c0] : memref<10xi32>, vector<10xi32>
    }
  }
  %v = vector.load %row[%c0] : memref<10xi32>, vector<10xi32>
  vector.print %v : vector<10xi32>

  // 64 KiB in each of 200000 rounds.
  %rounds = arith.constant 200000 : index
  %last = arith.constant 8191 : index
  %count = scf.for %i = %c0 to %rounds step %c1 iter_args(%sum = %zero) -> i32 {
    %x = memref.alloca_scope -> i32 {
      %m = memref.alloca() : memref<8192xi64>
      %c1_i64 = arith.constant 1 : i64
      memref.store %c1_i64, %m[%last] : memref<8192xi64>
      %y = memref.load %m[%last] : memref<8192xi64>
      %z = arith.trunci %y : i64 to i32
      memref.alloca_scope.return %z : i32
    }
    %next = scf.execute_region -> i32 {
      %isOne = arith.cmpi eq, %x, %one : i32
      cf.cond_br %isOne, ^yes, ^no
    ^yes:
      %t = arith.addi %sum, %one : i32
      scf.yield %t : i32
    ^no:
      scf.yield %sum : i32
    }
    scf.yield %next : i32
  }
  vector.print %count : i32
  return %zero : i32
}
