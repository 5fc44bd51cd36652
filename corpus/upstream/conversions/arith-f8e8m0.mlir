// title = "The expansion of `arith.extf` makes 0 of the least `f8E8M0FNU`."
// kind = "changed"
// run = "mlir-opt-22 --arith-expand=include-f8e8m0=true %s --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=i32"
// prints = "^0$"
// expected = "4194304, the bits of 2^-127. MLIR's built-in types, `f8E8M0FNU`: there is no zero, and 0 encodes 2^-127."
// cause = "`F8E8M0ExtFOpConverter` in `Arith/Transforms/ExpandOps.cpp` shifts the exponent into place, and the exponent of a subnormal number is not that of its value."
// issue = "no public issue found"
func.func @f(%a: f8E8M0FNU) -> f32 attributes {no_inline} {
  %0 = arith.extf %a : f8E8M0FNU to f32
  return %0 : f32
}
func.func @main() -> i32 {
  %a = arith.constant 0 : i8
  %b = arith.bitcast %a : i8 to f8E8M0FNU
  %0 = call @f(%b) : (f8E8M0FNU) -> f32
  %1 = arith.bitcast %0 : f32 to i32
  return %1 : i32
}
