// title = "The C++ code for `arith.divsi` and `arith.remsi` of `index` divides unsigned integers."
// kind = "changed"
// run = "mlir-opt-22 --convert-scf-to-emitc --convert-to-emitc --reconcile-unrealized-casts %s | mlir-translate-22 --mlir-to-cpp"
// prints = "size_t v3 = v1 / v2"
// expected = "A division of `ptrdiff_t`: -2 for -4 and 2, not 2^63 - 2. MLIR's document of the `arith` dialect, `arith.divsi`: signed integer division. `arith.shrsi` and `arith.cmpi` cast."
// cause = "`ArithToEmitC.cpp` converts both by `ArithOpConversion`, in the type that `index` is converted to."
// issue = "no public issue found"
func.func @f(%a: index, %b: index) -> index {
  %0 = arith.divsi %a, %b : index
  return %0 : index
}
