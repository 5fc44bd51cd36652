// title = "`canonicalize` gives a loop the value of the wrong branch where `scf.condition` passes it twice."
// kind = "changed"
// run = "mlir-opt-22 --canonicalize %s"
// prints = "scf.yield %c2"
// lacks = "arith.addi"
// expected = "The loop goes on with `%i` + 1. MLIR's document of the `scf` dialect, `scf.condition`: its operands are passed to the second region if the condition is true, where the `scf.if` yields the sum."
// cause = "`WhileMoveIfDown` in `SCF.cpp` replaces one argument of the second region, and gives the other one the value of the else branch."
// issue = "https://github.com/llvm/llvm-project/issues/219456"
func.func @f(%n: index) -> index {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0:3 = scf.while (%i = %n) : (index) -> (index, index, index) {
    %more = arith.cmpi slt, %i, %c1 : index
    %1 = scf.if %more -> index {
      %2 = arith.addi %i, %c1 : index
      scf.yield %2 : index
    } else {
      scf.yield %c2 : index
    }
    scf.condition(%more) %1, %1, %i : index, index, index
  } do {
  ^bb0(%a: index, %b: index, %c: index):
    scf.yield %b : index
  }
  return %0#2 : index
}
