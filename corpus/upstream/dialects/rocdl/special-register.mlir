// title = """
// `rocdl.workitem.id.x` and its kin may have a type that the intrinsic does not return."""
// kind = "invalid"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = 'Function return type does not match'
// expected = "An error of the verifier: `llvm.amdgcn.workitem.id.x` returns an i32."
// cause = "ROCDL_SpecialIdRegisterOp declares its result as any LLVM type (ROCDLOps.td)."
// issue = "no public issue found"
llvm.func @f() -> i64 {
  %0 = rocdl.workitem.id.x : i64
  llvm.return %0 : i64
}
