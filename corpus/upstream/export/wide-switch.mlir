// title = "A negative case of a `switch` wider than 64 bits becomes a positive one."
// kind = "changed"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// prints = 'i128 18446744073709551615'
// expected = """
// LangRef, "switch" Instruction: the case is -1."""
// cause = """
// convertOperationImpl of LLVMToLLVMIRTranslation.cpp passes APInt::getLimitedValue()
// on, which saturates at 64 bits."""
// issue = "no public issue found"
llvm.func @f(%a : i128) {
  llvm.switch %a : i128, ^bb1 [
    -1: ^bb2
  ]
^bb1:
  llvm.return
^bb2:
  llvm.unreachable
}
