// title = "The exporter crashes on an op in an unreachable block that uses its own result, or that of a later op."
// kind = "crash"
// run = "mlir-translate-22 --mlir-to-llvmir %s"
// signal = true
// expected = "`%1 = add i16 %1, %x`, which LLVM's verifier accepts, as MLIR's does: a block that cannot be reached is dominated by every block."
// cause = "`ModuleTranslation::convertBlockImpl` converts ops in their order. `lookupValue` of one that is not converted yet is null, which the builder does not expect."
// issue = "no public issue found"
// ours = "identical"
llvm.func @f(%x: i16) {
  llvm.return
^bb1:
  %0 = llvm.add %0, %x : i16
  llvm.br ^bb1
}
