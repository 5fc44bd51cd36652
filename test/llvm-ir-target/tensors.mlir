// A tensor has no LLVM type: ops on tensors are bufferized, and tensors become
// memrefs, before anything else is lowered.
//
// RUN: %lowered %s > %t
// RUN: FileCheck %s --check-prefix=MLIR < %t
// RUN: FileCheck %s --check-prefix=LLVM < %t
// RUN: %runs '{25, 49}' %s --entry=entry

// MLIR-LABEL: llvm.func @squares(
// MLIR-NOT: tensor
// LLVM-LABEL: define { ptr, ptr, i64, [1 x i64], [1 x i64] } @squares(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4)
// LLVM: mul i32
func.func @squares(%t: tensor<3xi32>) -> tensor<3xi32> {
  %s = arith.muli %t, %t : tensor<3xi32>
  return %s : tensor<3xi32>
}

func.func @entry() -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %t = arith.constant dense<[5, 6, 7]> : tensor<3xi32>
  %s = call @squares(%t) : (tensor<3xi32>) -> tensor<3xi32>
  %x = tensor.extract %s[%c0] : tensor<3xi32>
  %y = tensor.extract %s[%c2] : tensor<3xi32>
  return %x, %y : i32, i32
}
