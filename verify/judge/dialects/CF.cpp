// The `cf` dialect: https://mlir.llvm.org/docs/Dialects/ControlFlowDialect/

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "verify/judge/dialects/machine/Machine.h"

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
  std::optional<Bits> condition =
      machine.bitsOf(machine.get(branchOp.getCondition()), "the condition");
  if (condition)
    machine.branchIf(
        *condition,
        [&] {
          machine.branch(branchOp.getTrueDest(),
                         valuesOf(machine, branchOp.getTrueDestOperands()));
        },
        [&] {
          machine.branch(branchOp.getFalseDest(),
                         valuesOf(machine, branchOp.getFalseDestOperands()));
        });
}

/// Compares the flag with the cases from `number` on.
static void branchOn(Machine &machine, mlir::cf::SwitchOp switchOp,
                     const Bits &flag, llvm::ArrayRef<llvm::APInt> cases,
                     unsigned number) {
  if (number == cases.size())
    return machine.branch(switchOp.getDefaultDestination(),
                          valuesOf(machine, switchOp.getDefaultOperands()));
  machine.branchIf(
      flag == Bits(cases[number]),
      [&] {
        machine.branch(switchOp.getCaseDestinations()[number],
                       valuesOf(machine, switchOp.getCaseOperands(number)));
      },
      [&] { branchOn(machine, switchOp, flag, cases, number + 1); });
}

static void branchOn(Machine &machine, mlir::Operation *op) {
  auto switchOp = llvm::cast<mlir::cf::SwitchOp>(op);
  std::optional<Bits> flag =
      machine.bitsOf(machine.get(switchOp.getFlag()), "the flag");
  llvm::SmallVector<llvm::APInt> cases;
  if (std::optional<mlir::DenseIntElementsAttr> values =
          switchOp.getCaseValues())
    llvm::append_range(cases, values->getValues<llvm::APInt>());
  if (!flag)
    return;
  machine.undefinedIfPoison(*flag);
  branchOn(machine, switchOp, *flag, cases, 0);
}

llvm::ArrayRef<Rule> dialects::cfRules() {
  static constexpr Rule rules[] = {
      {"cf.assert", assertTrue},
      Rule("cf.br", branch).onTerms(),
      Rule("cf.cond_br", branchIf).onTerms(),
      Rule("cf.switch", branchOn).onTerms(),
  };
  return rules;
}
