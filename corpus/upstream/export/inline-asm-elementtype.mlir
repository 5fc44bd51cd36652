// title = """
// `elementtype` on the first operand of inline asm without a result is put on the
// result."""
// kind = "invalid"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = 'does not apply to function return values'
// expected = """
// LangRef, "Inline Assembler Expressions": an indirect operand has the attribute."""
// cause = """
// convertOperationImpl of LLVMToLLVMIRTranslation.cpp counts attribute indices from 0 if
// there is no result; index 0 is the result's."""
// issue = "no public issue found"
llvm.func @f(%p : !llvm.ptr) {
  llvm.inline_asm operand_attrs = [{ elementtype = i32 }] "nop", "*m" %p : (!llvm.ptr) -> ()
  llvm.return
}
