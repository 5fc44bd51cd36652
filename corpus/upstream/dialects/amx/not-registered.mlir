// title = "`mlir-translate` does not know the dialects `amx` and `x86vector`."
// kind = "rejected"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = "Dialect `amx' not found"
// expected = """
// MLIR's document "LLVM IR Target": "dialects derived from LLVM IR intrinsics such as
// AMX, X86Vector or ArmNeon" are translatable to LLVM IR."""
// cause = """
// registerAllToLLVMIRTranslations of All.h registers neither; their ops have to be
// lowered by `--convert-vector-to-llvm` since they have no translation."""
// issue = "no public issue found"
// ours = "identical"
llvm.func @f(%p : !llvm.ptr) {
  %0 = amx.tile_zero : !amx.tile<16x64xi8>
  llvm.return
}
