// title = """
// The exporter crashes on a `switch` without cases whose default block has arguments."""
// kind = "crash"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// signal = true
// expected = """
// LangRef, "switch" Instruction: no cases are needed."""
// cause = """
// convertOperationImpl of LLVMToLLVMIRTranslation.cpp returns before it maps the branch,
// which connectPHINodes looks up."""
// issue = "no public issue found"
// ours = "identical"
llvm.func @f(%a : i32) -> i32 {
  llvm.switch %a : i32, ^bb1(%a : i32) [
  ]
^bb1(%x: i32):
  llvm.return %x : i32
}
