// Poison and unreachable code where no run comes to them.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( 4, 9, 16 )
// CHECK-NEXT: ( 1, 20, 3 )
// CHECK-NEXT: exit status 30

// A list that begins as poison, of which each element is set.
func.func @squares() -> vector<3xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %two = arith.constant 2 : i32
  %nothing = ub.poison : vector<3xi32>
  %all = scf.for %i = %c0 to %c3 step %c1 iter_args(%v = %nothing) -> vector<3xi32> {
    %n = arith.index_cast %i : index to i32
    %x = arith.addi %n, %two : i32
    %s = arith.muli %x, %x : i32
    %next = vector.insert %s, %v[%i] : i32 into vector<3xi32>
    scf.yield %next : vector<3xi32>
  }
  return %all : vector<3xi32>
}

// The month is one of a normal year.
func.func @days(%month: i32) -> i32 {
  cf.switch %month : i32, [
    default: ^never,
    2: ^february,
    4: ^short, 6: ^short, 9: ^short, 11: ^short,
    1: ^long, 3: ^long, 5: ^long, 7: ^long, 8: ^long, 10: ^long, 12: ^long
  ]
^february:
  %c28 = arith.constant 28 : i32
  return %c28 : i32
^short:
  %c30 = arith.constant 30 : i32
  return %c30 : i32
^long:
  %c31 = arith.constant 31 : i32
  return %c31 : i32
^never:
  ub.unreachable
}

func.func @main() -> i32 {
  %v = call @squares() : () -> vector<3xi32>
  vector.print %v : vector<3xi32>
  // The lane that is poison is replaced.
  %poison = ub.poison : i32
  %a = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %bad = vector.insert %poison, %a[1] : i32 into vector<3xi32>
  %twenty = arith.constant dense<20> : vector<3xi32>
  %mask = arith.constant dense<[true, false, true]> : vector<3xi1>
  %good = arith.select %mask, %bad, %twenty : vector<3xi1>, vector<3xi32>
  vector.print %good : vector<3xi32>
  %november = arith.constant 11 : i32
  %status = call @days(%november) : (i32) -> i32
  return %status : i32
}
