// title = "A masked `vector.reduction <maximumf>` of negative numbers is about -1.4e-45."
// kind = "changed"
// run = "mlir-opt-22 %s --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=f32"
// prints = "^-1.4.*e-45$"
// expected = "-5. The `vector` dialect's documentation, `vector.mask`: disabled lanes do not take part in a reduction."
// cause = "`ReductionNeutralFPMax` in `ConvertVectorToLLVM.cpp` is the negative number of the smallest magnitude (`getSmallest`), not negative infinity; that of `minimumf`, the largest finite number, is not infinity."
// issue = "https://github.com/llvm/llvm-project/pull/222275"
func.func @main() -> f32 {
  %m = arith.constant dense<[true, false]> : vector<2xi1>
  %v = arith.constant dense<-5.0> : vector<2xf32>
  %0 = vector.mask %m { vector.reduction <maximumf>, %v : vector<2xf32> into f32 } : vector<2xi1> -> f32
  return %0 : f32
}
