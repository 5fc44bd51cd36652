// The `ub` dialect: https://mlir.llvm.org/docs/Dialects/UBOps/

#include "verify/judge/dialects/machine/Machine.h"

using namespace palindrome;
using namespace palindrome::dialects;

static void poison(Machine &machine, mlir::Operation *op) {
  mlir::Value result = op->getResult(0);
  machine.set(result, machine.poisonOf(result.getType()));
}

static void unreachable(Machine &machine, mlir::Operation *) {
  machine.undefined("the program comes to a place that it must not reach");
}

llvm::ArrayRef<Rule> dialects::ubRules() {
  static constexpr Rule rules[] = {
      Rule("ub.poison", poison).onTerms(),
      Rule("ub.unreachable", unreachable).onTerms(),
  };
  return rules;
}
