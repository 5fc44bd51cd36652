// title = "Special registers may be read as a type that the intrinsic does not return."
// kind = "invalid"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = 'Function return type does not match'
// expected = "An error of the verifier: `llvm.nvvm.read.ptx.sreg.tid.x` returns an i32."
// cause = "NVVM_SpecialRegisterOp declares its result as any LLVM type (NVVMOps.td)."
// issue = "no public issue found"
llvm.func @f() -> i64 {
  %0 = nvvm.read.ptx.sreg.tid.x : i64
  llvm.return %0 : i64
}
