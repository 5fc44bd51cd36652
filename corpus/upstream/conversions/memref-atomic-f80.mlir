// title = "`finalize-memref-to-llvm` makes an atomic update of 80 bits, which LLVM IR does not have."
// kind = "invalid"
// run = "mlir-opt-22 --finalize-memref-to-llvm --convert-to-llvm --reconcile-unrealized-casts %s | mlir-translate-22 --mlir-to-llvmir"
// fails = "atomic memory access' operand must have a power-of-two size"
// expected = "An error of the conversion. LangRef, `atomicrmw`: the size of the type is a power of two, and that of `x86_fp80` is 80 bits."
// cause = "`LLVM::AtomicRMWOp::verify` in `LLVMDialect.cpp` accepts any type of floats for operations on floats."
// issue = "no public issue found"
func.func @f(%m: memref<4xf80>, %v: f80, %i: index) -> f80 {
  %0 = memref.atomic_rmw addf %v, %m[%i] : (f80, memref<4xf80>) -> f80
  return %0 : f80
}
