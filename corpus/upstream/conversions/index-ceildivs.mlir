// title = "`index.ceildivs` of the least integer has the wrong sign."
// kind = "changed"
// run = "mlir-opt-22 %s --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=i64"
// prints = "^4611686018427387904$"
// expected = "-4611686018427387904, which is -2^63 / 2. The `index` dialect's documentation: the signed quotient, rounded to positive infinity."
// cause = "`IndexToLLVM.cpp` (and the folder of `IndexOps.cpp`) computes -(-n / m), and -n overflows."
// issue = "https://github.com/llvm/llvm-project/pull/215696"
func.func @main() -> index {
  %n = index.constant -9223372036854775808
  %m = index.constant 2
  %0 = index.ceildivs %n, %m
  return %0 : index
}
