// LLVM IR has one value for each edge into a block, and a phi cannot tell two
// edges from one block apart. So an edge that passes other operands than its twin
// gets a block of its own.
//
// RUN: %lowered %s > %t
// RUN: FileCheck %s --check-prefix=MLIR < %t
// RUN: FileCheck %s --check-prefix=LLVM < %t
// RUN: %runs 35 %s --entry=entry true 1
// RUN: %runs 53 %s --entry=entry false 2

// MLIR-LABEL: llvm.func @choose(
// MLIR: llvm.cond_br %arg0, ^[[EXIT:.*]](%arg1 : i32), ^[[EXIT]](%arg2 : i32)
// LLVM-LABEL: define i32 @choose(i1 %0, i32 %1, i32 %2)
// LLVM: br i1 %0, label %[[EXIT:.*]], label %[[OWN:.*]]
// LLVM: [[EXIT]]:
// LLVM: phi i32 [ %1, %{{.*}} ], [ %[[X:.*]], %[[OWN]] ]
// LLVM: [[OWN]]:
// LLVM: br label %[[EXIT]]
func.func @choose(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^exit(%a : i32), ^exit(%b : i32)
^exit(%x: i32):
  return %x : i32
}

// Edges with the same operands stay together, and those of a switch are treated
// alike.
//
// MLIR-LABEL: llvm.func @pick(
// LLVM-LABEL: define i32 @pick(
// LLVM: switch i32 %0, label %[[EXIT:.*]] [
// LLVM: i32 1, label %[[OWN:.*]]
// LLVM: i32 2, label %[[EXIT]]
// LLVM: [[EXIT]]:
// LLVM: phi i32
// LLVM: [[OWN]]:
// LLVM: br label %[[EXIT]]
func.func @pick(%i: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %i : i32, [
    default: ^exit(%a : i32),
    1: ^exit(%b : i32),
    2: ^exit(%a : i32)
  ]
^exit(%x: i32):
  return %x : i32
}

func.func @entry(%c: i1, %i: i32) -> i32 {
  %three = arith.constant 3 : i32
  %five = arith.constant 5 : i32
  %ten = arith.constant 10 : i32
  %x = call @choose(%c, %three, %five) : (i1, i32, i32) -> i32
  %y = call @pick(%i, %three, %five) : (i32, i32, i32) -> i32
  %z = arith.muli %x, %ten : i32
  %r = arith.addi %z, %y : i32
  return %r : i32
}
