// title = "`arith-emulate-wide-int` rounds twice where it converts an integer to a float."
// kind = "changed"
// run = "mlir-opt-22 --arith-emulate-wide-int=widest-int-supported=32 --convert-to-llvm --reconcile-unrealized-casts %s | mlir-runner-22 --entry-point-result=i32"
// prints = "^1337982976$"
// expected = "1337982977, the bits of 6442451456, as without the pass: the integer lies above the middle between that and 6442450944. MLIR's document of the `arith` dialect, `arith.uitofp`: a value that cannot be represented is rounded, once. The pass is documented to preserve semantics."
// cause = "`ConvertUIToFP` in `EmulateWideInt.cpp` converts the halves, each of which is rounded, and adds them."
// issue = "no public issue found"
func.func @f(%a: i64) -> i32 {
  %0 = arith.uitofp %a : i64 to f32
  %1 = arith.bitcast %0 : f32 to i32
  return %1 : i32
}
func.func @main() -> i32 {
  %a = arith.constant 6442451201 : i64
  %0 = call @f(%a) : (i64) -> i32
  return %0 : i32
}
