// title = "The C++ code for a signed comparison of `i1` compares `bool`."
// kind = "changed"
// run = "mlir-opt-22 --convert-scf-to-emitc --convert-to-emitc --reconcile-unrealized-casts %s | mlir-translate-22 --mlir-to-cpp"
// prints = "bool v3 = v1 < v2"
// expected = "True for true and false, which are -1 and 0 as signed integers of one bit. MLIR's document of the `arith` dialect, `arith.cmpi`: `slt` is a signed comparison. In C++ true is greater than false."
// cause = "`CmpIOpConversion` in `ArithToEmitC.cpp`."
// issue = "no public issue found"
func.func @f(%a: i1, %b: i1) -> i1 {
  %0 = arith.cmpi slt, %a, %b : i1
  return %0 : i1
}
