// title = "A `shufflevector` may have a result of another length than its mask."
// kind = "invalid"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = 'Function return type does not match'
// expected = """
// LangRef, "shufflevector" Instruction: the result is as long as the mask."""
// cause = """
// The text of the op infers the type of the result; ShuffleVectorOp::verify does not
// check it."""
// issue = "no public issue found"
llvm.func @f(%a : vector<4xf32>, %b : vector<4xf32>) -> vector<4xf32> {
  %0 = "llvm.shufflevector"(%a, %b) <{mask = array<i32: 0, 1, 2, 3, 4, 5, 6, 7>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}
