// The `scf` dialect: https://mlir.llvm.org/docs/Dialects/SCFDialect/

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "verify/dialects/machine/AffineMaps.h"

using namespace palindrome;
using namespace palindrome::dialects;

static void runRegion(Machine &machine, mlir::Operation *op,
                      mlir::Region &region) {
  if (std::optional<Values> results = machine.run(region, {}))
    machine.set(op, *results);
}

static void execute(Machine &machine, mlir::Operation *op) {
  runRegion(machine, op, op->getRegion(0));
}

static void chooseIf(Machine &machine, mlir::Operation *op) {
  auto ifOp = llvm::cast<mlir::scf::IfOp>(op);
  mlir::Region &region = machine.isTrue(machine.get(ifOp.getCondition()))
                             ? ifOp.getThenRegion()
                             : ifOp.getElseRegion();
  if (machine.isRunning() && !region.empty())
    runRegion(machine, op, region);
}

static void chooseIndex(Machine &machine, mlir::Operation *op) {
  auto switchOp = llvm::cast<mlir::scf::IndexSwitchOp>(op);
  int64_t argument = machine.number(switchOp.getArg());
  if (!machine.isRunning())
    return;
  for (auto [value, region] :
       llvm::zip_equal(switchOp.getCases(), switchOp.getCaseRegions()))
    if (value == argument)
      return runRegion(machine, op, region);
  runRegion(machine, op, switchOp.getDefaultRegion());
}

/// The loop counts in integers of the type of its bounds, signed or, with
/// `unsignedCmp`, unsigned; a step that is not positive is undefined.
static void loopFor(Machine &machine, mlir::Operation *op) {
  auto forOp = llvm::cast<mlir::scf::ForOp>(op);
  const Value &lower = machine.get(forOp.getLowerBound());
  const Value &upper = machine.get(forOp.getUpperBound());
  const Value &step = machine.get(forOp.getStep());
  if (!lower.isBits() || !upper.isBits() || !step.isBits())
    return machine.undefined("a bound or the step of the loop is poison");
  bool isUnsigned = forOp.getUnsignedCmp();
  // One bit more than the type has, so that the last step does not wrap.
  unsigned width = lower.bits().getBitWidth() + 1;
  auto extend = [&](const Value &value) {
    return isUnsigned ? value.bits().zext(width) : value.bits().sext(width);
  };
  llvm::APInt at = extend(lower), end = extend(upper), by = extend(step);
  if (!by.isStrictlyPositive())
    return machine.undefined("the step of the loop is not positive");
  Values carried;
  for (mlir::Value initial : forOp.getInitArgs())
    carried.push_back(machine.get(initial));
  for (; at.slt(end); at += by) {
    Values arguments{at.trunc(width - 1)};
    arguments.insert(arguments.end(), carried.begin(), carried.end());
    std::optional<Values> results =
        machine.run(forOp.getRegion(), std::move(arguments));
    if (!results)
      return;
    carried = std::move(*results);
  }
  // Whether the loop ends where the last step wraps is open.
  if (isUnsigned ? !at.isIntN(width - 1) : !at.isSignedIntN(width - 1))
    machine.noteLatitude();
  machine.set(op, carried);
}

static void loopWhile(Machine &machine, mlir::Operation *op) {
  auto whileOp = llvm::cast<mlir::scf::WhileOp>(op);
  Values carried = machine.operands(op);
  while (true) {
    std::optional<Values> passed =
        machine.run(whileOp.getBefore(), std::move(carried));
    if (!passed)
      return;
    // The first value is the condition.
    bool goesOn = machine.isTrue(passed->front());
    if (!machine.isRunning())
      return;
    passed->erase(passed->begin());
    if (!goesOn)
      return machine.set(op, *passed);
    std::optional<Values> results =
        machine.run(whileOp.getAfter(), std::move(*passed));
    if (!results)
      return;
    carried = std::move(*results);
  }
}

/// Calls `visit` with each combination of the numbers that the dimensions of a
/// loop take, the last dimension fastest. Iterations that do not depend on
/// each other have the same effect in any order.
static void forEachIteration(Machine &machine, llvm::ArrayRef<int64_t> lower,
                             llvm::ArrayRef<int64_t> upper,
                             llvm::ArrayRef<int64_t> steps,
                             llvm::function_ref<void(const Values &)> visit) {
  Shape counts;
  for (auto [low, high, step] : llvm::zip_equal(lower, upper, steps)) {
    if (step <= 0)
      return machine.undefined("the step of the loop is not positive");
    counts.push_back(countSteps(machine, low, high, step));
  }
  forEachIndexWhile(counts, [&](llvm::ArrayRef<int64_t> index) {
    Values values;
    for (auto [low, step, number] : llvm::zip_equal(lower, steps, index))
      values.push_back(machine.index(numberOf(number, low, step)));
    visit(values);
    return machine.isRunning();
  });
}

static void loopParallel(Machine &machine, mlir::Operation *op) {
  auto parallel = llvm::cast<mlir::scf::ParallelOp>(op);
  Values reduced;
  for (mlir::Value initial : parallel.getInitVals())
    reduced.push_back(machine.get(initial));
  auto reduce =
      llvm::cast<mlir::scf::ReduceOp>(parallel.getBody()->getTerminator());
  forEachIteration(machine, machine.numbers(parallel.getLowerBound()),
                   machine.numbers(parallel.getUpperBound()),
                   machine.numbers(parallel.getStep()),
                   [&](const Values &index) {
                     std::optional<Values> operands =
                         machine.run(parallel.getRegion(), index);
                     if (!operands)
                       return;
                     for (auto [number, operand] : llvm::enumerate(*operands)) {
                       std::optional<Values> result =
                           machine.run(reduce.getReductions()[number],
                                       {reduced[number], operand});
                       if (!result)
                         return;
                       reduced[number] = result->front();
                     }
                   });
  // The order in which a reduction takes its operands is not defined.
  if (!reduced.empty())
    machine.noteLatitude();
  machine.set(op, reduced);
}

/// Results on tensors are made by `tensor.parallel_insert_slice`, which sets
/// the block argument of the tensor that it writes to.
static void loopForall(Machine &machine, mlir::Operation *op) {
  auto forall = llvm::cast<mlir::scf::ForallOp>(op);
  Values outputs;
  for (mlir::Value output : forall.getOutputs())
    outputs.push_back(machine.get(output));
  auto arguments = forall.getRegionIterArgs();
  forEachIteration(
      machine,
      machine.numbers(forall.getStaticLowerBound(),
                      forall.getDynamicLowerBound()),
      machine.numbers(forall.getStaticUpperBound(),
                      forall.getDynamicUpperBound()),
      machine.numbers(forall.getStaticStep(), forall.getDynamicStep()),
      [&](const Values &index) {
        Values values = index;
        values.insert(values.end(), outputs.begin(), outputs.end());
        if (!machine.run(forall.getRegion(), values))
          return;
        for (auto [number, argument] : llvm::enumerate(arguments))
          outputs[number] = machine.get(argument);
      });
  machine.set(op, outputs);
}

static void inParallel(Machine &machine, mlir::Operation *op) {
  machine.run(op->getRegion(0), {});
}

static void leave(Machine &machine, mlir::Operation *op) {
  machine.leave(machine.operands(op));
}

static constexpr Rule rules[] = {
    {"scf.condition", leave},
    {"scf.execute_region", execute},
    {"scf.for", loopFor},
    {"scf.forall", loopForall},
    {"scf.forall.in_parallel", inParallel},
    {"scf.if", chooseIf},
    {"scf.index_switch", chooseIndex},
    {"scf.parallel", loopParallel},
    {"scf.reduce", leave},
    {"scf.reduce.return", leave},
    {"scf.while", loopWhile},
    {"scf.yield", leave},
};

llvm::ArrayRef<Rule> dialects::scfRules() { return rules; }
