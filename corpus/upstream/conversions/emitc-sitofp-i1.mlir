// title = "The C++ code for `arith.sitofp` of `i1` is 1 for true."
// kind = "changed"
// run = "mlir-opt-22 --convert-scf-to-emitc --convert-to-emitc --reconcile-unrealized-casts %s | mlir-translate-22 --mlir-to-cpp"
// prints = "float v2 = \\(float\\) v1"
// expected = "-1 for true, as with `convert-arith-to-llvm`. MLIR's document of the `arith` dialect, `arith.sitofp`: cast from a value interpreted as a signed integer. In C++ (float)true is 1."
// cause = "`ItoFCastOpConversion` in `ArithToEmitC.cpp`."
// issue = "no public issue found"
func.func @f(%a: i1) -> f32 {
  %0 = arith.sitofp %a : i1 to f32
  return %0 : f32
}
