// title = "The range of a special register may have another width than the register."
// kind = "invalid"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = 'applied to incompatible type'
// expected = """
// LangRef, "Parameter Attributes", `range`: of the type of the value."""
// cause = """
// verifyConstantRangeAttr of NVVMDialect.cpp compares the bounds and not the width."""
// issue = "no public issue found"
llvm.func @f() -> i32 {
  %0 = nvvm.read.ptx.sreg.tid.x range <i64, 0, 64> : i32
  llvm.return %0 : i32
}
