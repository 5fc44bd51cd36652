// title = "The code for `ceildiv` in an affine map loses the sign of the smallest `index`."
// kind = "changed"
// run = "mlir-opt-22 --lower-affine %s --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=i64"
// prints = "^1317624576693539401$"
// expected = "-1317624576693539401, as `palindrome run` gives. MLIR's document of the `affine` dialect, \"Affine Expressions\": `ceildiv` is the quotient, rounded up."
// cause = "`visitCeilDivExpr` in `Affine/Utils/Utils.cpp` computes -(-a / b) for a number that is not positive, and -a overflows."
// issue = "no public issue found"
func.func @f(%a: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 ceildiv 7)>(%a)
  return %0 : index
}
func.func @main() -> i64 {
  %a = arith.constant -9223372036854775808 : index
  %0 = call @f(%a) : (index) -> index
  %1 = arith.index_cast %0 : index to i64
  return %1 : i64
}
