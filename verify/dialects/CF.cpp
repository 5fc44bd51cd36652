// The `cf` dialect: https://mlir.llvm.org/docs/Dialects/ControlFlowDialect/

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "verify/dialects/machine/Machine.h"

using namespace palindrome;
using namespace palindrome::dialects;

static Values valuesOf(const Machine &machine, mlir::ValueRange range) {
  Values values;
  for (mlir::Value value : range)
    values.push_back(machine.get(value));
  return values;
}

static void assertTrue(Machine &machine, mlir::Operation *op) {
  auto assertOp = llvm::cast<mlir::cf::AssertOp>(op);
  if (!machine.isTrue(machine.get(assertOp.getArg())))
    machine.end(Stop::Kind::Aborted,
                "the assertion failed: " + assertOp.getMsg());
}

static void branch(Machine &machine, mlir::Operation *op) {
  auto branchOp = llvm::cast<mlir::cf::BranchOp>(op);
  machine.branch(branchOp.getDest(), machine.operands(op));
}

static void branchIf(Machine &machine, mlir::Operation *op) {
  auto branchOp = llvm::cast<mlir::cf::CondBranchOp>(op);
  if (machine.isTrue(machine.get(branchOp.getCondition())))
    machine.branch(branchOp.getTrueDest(),
                   valuesOf(machine, branchOp.getTrueDestOperands()));
  else
    machine.branch(branchOp.getFalseDest(),
                   valuesOf(machine, branchOp.getFalseDestOperands()));
}

static void branchOn(Machine &machine, mlir::Operation *op) {
  auto switchOp = llvm::cast<mlir::cf::SwitchOp>(op);
  const Value &flag = machine.get(switchOp.getFlag());
  if (!flag.isBits())
    return machine.undefined("the flag is poison");
  if (std::optional<mlir::DenseIntElementsAttr> values =
          switchOp.getCaseValues())
    for (auto [number, value] :
         llvm::enumerate(values->getValues<llvm::APInt>()))
      if (value == flag.bits())
        return machine.branch(
            switchOp.getCaseDestinations()[number],
            valuesOf(machine, switchOp.getCaseOperands(number)));
  machine.branch(switchOp.getDefaultDestination(),
                 valuesOf(machine, switchOp.getDefaultOperands()));
}

static constexpr Rule rules[] = {
    {"cf.assert", assertTrue},
    {"cf.br", branch},
    {"cf.cond_br", branchIf},
    {"cf.switch", branchOn},
};

llvm::ArrayRef<Rule> dialects::cfRules() { return rules; }
