// title = "A `switch` may have a case twice."
// kind = "invalid"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = 'Duplicate integer as switch case'
// expected = """
// LangRef, "switch" Instruction: duplicate case values are not allowed."""
// cause = "SwitchOp::verify compares the numbers of cases and successors."
// issue = "no public issue found"
llvm.func @f(%a : i32) {
  llvm.switch %a : i32, ^bb1 [
    1: ^bb1,
    1: ^bb1
  ]
^bb1:
  llvm.return
}
