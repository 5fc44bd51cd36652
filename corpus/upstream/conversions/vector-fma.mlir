// title = "`vector.fma` becomes `llvm.intr.fmuladd`, which need not be fused."
// kind = "changed"
// run = "mlir-opt-22 --convert-vector-to-llvm %s"
// prints = "llvm.intr.fmuladd"
// expected = "`llvm.intr.fma`. The `vector` dialect's documentation, `vector.fma`: this is guaranteed to lower to the `llvm.fma.*` intrinsic. LangRef, `llvm.fmuladd`: whether the operation is fused is up to the target."
// cause = "`VectorFMAOp1DConversion` in `ConvertVectorToLLVM.cpp`."
// issue = "https://github.com/llvm/llvm-project/pull/143089, closed without a change"
func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.fma %a, %b, %c : vector<4xf32>
  return %0 : vector<4xf32>
}
