// The `func` dialect: https://mlir.llvm.org/docs/Dialects/Func/

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "verify/judge/dialects/machine/Machine.h"

using namespace palindrome;
using namespace palindrome::dialects;

static void callTo(Machine &machine, mlir::Operation *op,
                   mlir::Operation *callee, Values arguments) {
  auto function = llvm::dyn_cast_or_null<mlir::FunctionOpInterface>(callee);
  if (!function)
    return machine.unsupported("the callee is no function");
  if (std::optional<Values> results =
          machine.call(function, std::move(arguments)))
    machine.set(op, *results);
}

static void call(Machine &machine, mlir::Operation *op) {
  auto callOp = llvm::cast<mlir::func::CallOp>(op);
  callTo(machine, op, machine.lookup(op, callOp.getCalleeAttr()),
         machine.operands(op));
}

static void callIndirect(Machine &machine, mlir::Operation *op) {
  Values arguments = machine.operands(op);
  Value callee = arguments.front();
  if (callee.isPoison())
    return machine.undefined("the callee is poison");
  arguments.erase(arguments.begin());
  callTo(machine, op, callee.function(), std::move(arguments));
}

static void constant(Machine &machine, mlir::Operation *op) {
  auto constantOp = llvm::cast<mlir::func::ConstantOp>(op);
  machine.set(op->getResult(0),
              Value(machine.lookup(op, constantOp.getValueAttr())));
}

static void leave(Machine &machine, mlir::Operation *op) {
  machine.leave(machine.operands(op));
}

llvm::ArrayRef<Rule> dialects::funcRules() {
  static constexpr Rule rules[] = {
      Rule("func.call", call).onTerms(),
      {"func.call_indirect", callIndirect},
      {"func.constant", constant},
      Rule("func.return", leave).onTerms(),
  };
  return rules;
}
