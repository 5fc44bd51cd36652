// title = "The inliner moves code into a function without the target features that it needs."
// kind = "invalid"
// run = [
//   "mlir-opt-22 --inline %s -o %t.mlir",
//   "mlir-translate-22 --mlir-to-llvmir %t.mlir -o %t.ll",
//   "llc-22 -mtriple=x86_64 %t.ll -o /dev/null",
// ]
// fails = "Cannot select"
// signal = true
// expected = "The call stays, and `llc` compiles the module as before. LLVM's own inliner asks `areInlineCompatible` of the target."
// cause = "`isLegalToInline` in `InlinerInterfaceImpl.cpp` of the `llvm` dialect does not compare `target_features` and `target_cpu`."
// issue = "no public issue found"
llvm.func @f(%x: vector<16xi32>) -> vector<16xi32> attributes {target_features = #llvm.target_features<["+avx512f"]>} {
  %0 = llvm.call_intrinsic "llvm.x86.avx512.permvar.si.512"(%x, %x) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
  llvm.return %0 : vector<16xi32>
}
llvm.func @g(%x: vector<16xi32>) -> vector<16xi32> {
  %0 = llvm.call @f(%x) : (vector<16xi32>) -> vector<16xi32>
  llvm.return %0 : vector<16xi32>
}
