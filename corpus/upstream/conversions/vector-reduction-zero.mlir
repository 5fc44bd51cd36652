// title = "The sum of negative zeros, a `vector.reduction <add>`, becomes a positive zero."
// kind = "changed"
// run = "mlir-opt-22 %s --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=i32"
// prints = "^0$"
// expected = "-2147483648, the bits of -0.0. LangRef, `llvm.vector.reduce.fadd`: the neutral start value is -0.0."
// cause = "`ConvertVectorToLLVM.cpp` starts the reduction with 0.0."
// issue = "no public issue found"
func.func @main() -> i32 {
  %v = arith.constant dense<-0.0> : vector<4xf32>
  %0 = vector.reduction <add>, %v : vector<4xf32> into f32
  %1 = arith.bitcast %0 : f32 to i32
  return %1 : i32
}
