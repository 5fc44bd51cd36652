// Several results are packed in a struct where a function returns, and taken out
// of it where it was called.
//
// RUN: %lowered %s > %t
// RUN: FileCheck %s --check-prefix=MLIR < %t
// RUN: FileCheck %s --check-prefix=LLVM < %t
// RUN: %runs 407 %s --entry=entry 47

// MLIR-LABEL: llvm.func @divide(
// MLIR-SAME: %[[A:.*]]: i32, %[[B:.*]]: i32) -> !llvm.struct<(i32, i32)>
// MLIR: %[[Q:.*]] = llvm.sdiv %[[A]], %[[B]]
// MLIR: %[[R:.*]] = llvm.srem %[[A]], %[[B]]
// MLIR: %[[S0:.*]] = llvm.mlir.poison : !llvm.struct<(i32, i32)>
// MLIR: %[[S1:.*]] = llvm.insertvalue %[[Q]], %[[S0]][0]
// MLIR: %[[S2:.*]] = llvm.insertvalue %[[R]], %[[S1]][1]
// MLIR: llvm.return %[[S2]]
// LLVM-LABEL: define { i32, i32 } @divide(i32 %0, i32 %1)
// LLVM: insertvalue { i32, i32 } poison, i32 %{{.*}}, 0
// LLVM: %[[S:.*]] = insertvalue { i32, i32 } %{{.*}}, i32 %{{.*}}, 1
// LLVM: ret { i32, i32 } %[[S]]
func.func @divide(%a: i32, %b: i32) -> (i32, i32) {
  %q = arith.divsi %a, %b : i32
  %r = arith.remsi %a, %b : i32
  return %q, %r : i32, i32
}

// MLIR-LABEL: llvm.func @entry(
// MLIR: %[[S:.*]] = llvm.call @divide(%{{.*}}, %{{.*}}) : (i32, i32) -> !llvm.struct<(i32, i32)>
// MLIR: %[[Q:.*]] = llvm.extractvalue %[[S]][0]
// MLIR: %[[R:.*]] = llvm.extractvalue %[[S]][1]
// MLIR: llvm.mul %[[Q]],
// MLIR: llvm.add %{{.*}}, %[[R]]
// LLVM-LABEL: define i32 @entry(i32 %0)
// LLVM: %[[S:.*]] = call { i32, i32 } @divide(
// LLVM: extractvalue { i32, i32 } %[[S]], 0
// LLVM: extractvalue { i32, i32 } %[[S]], 1
func.func @entry(%x: i32) -> i32 {
  %ten = arith.constant 10 : i32
  %q, %r = call @divide(%x, %ten) : (i32, i32) -> (i32, i32)
  %hundred = arith.constant 100 : i32
  %y = arith.muli %q, %hundred : i32
  %z = arith.addi %y, %r : i32
  return %z : i32
}
