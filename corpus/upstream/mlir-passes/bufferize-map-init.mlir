// title = "`one-shot-bufferize` takes the output of a `linalg.map` for one that is never read."
// kind = "changed"
// run = "mlir-opt-22 --one-shot-bufferize=bufferize-function-boundaries=true %s"
// prints = "memref.alloc\\(\\)"
// lacks = "memref.copy"
// expected = "A copy of `%arg1` before: the body adds it. MLIR's document of the `linalg` dialect, `linalg.map`: the body has an argument for the output as well."
// cause = "`MapOp` has a `payloadUsesValueFromOperand` that is false for its output."
// issue = "https://github.com/llvm/llvm-project/issues/213241"
func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %r = linalg.map ins(%a : tensor<4xi32>) outs(%b : tensor<4xi32>) (%x: i32, %init: i32) {
    %s = arith.addi %x, %init : i32
    linalg.yield %s : i32
  }
  return %r : tensor<4xi32>
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %a = arith.constant dense<1> : tensor<4xi32>
  %b = arith.constant dense<6> : tensor<4xi32>
  %r = call @f(%a, %b) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %x = tensor.extract %r[%c0] : tensor<4xi32>
  return %x : i32
}
