// The `scf` dialect: https://mlir.llvm.org/docs/Dialects/SCFDialect/

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "verify/dialects/machine/AffineMaps.h"
#include "verify/dialects/machine/Loops.h"

using namespace palindrome;
using namespace palindrome::dialects;

static void execute(Machine &machine, mlir::Operation *op) {
  if (std::optional<Values> results = machine.run(op->getRegion(0), {}))
    machine.set(op, *results);
}

static void chooseIf(Machine &machine, mlir::Operation *op) {
  auto ifOp = llvm::cast<mlir::scf::IfOp>(op);
  std::optional<Bits> condition =
      machine.bitsOf(machine.get(ifOp.getCondition()), "the condition");
  if (!condition)
    return;
  auto run = [&](mlir::Region &region) {
    return region.empty() ? Values() : machine.run(region, {});
  };
  if (std::optional<Values> results = machine.choose(
          *condition, op->getResultTypes(),
          [&] { return run(ifOp.getThenRegion()); },
          [&] { return run(ifOp.getElseRegion()); }))
    machine.set(op, *results);
}

/// The results of the region for `argument`, of which it is none of the first
/// `number` cases.
static std::optional<Values> choose(Machine &machine,
                                    mlir::scf::IndexSwitchOp switchOp,
                                    const Bits &argument, unsigned number) {
  llvm::ArrayRef<int64_t> cases = switchOp.getCases();
  if (number == cases.size())
    return machine.run(switchOp.getDefaultRegion(), {});
  return machine.choose(
      argument == argument.same(cases[number]), switchOp.getResultTypes(),
      [&] { return machine.run(switchOp.getCaseRegions()[number], {}); },
      [&] { return choose(machine, switchOp, argument, number + 1); });
}

static void chooseIndex(Machine &machine, mlir::Operation *op) {
  auto switchOp = llvm::cast<mlir::scf::IndexSwitchOp>(op);
  std::optional<Bits> argument =
      machine.bitsOf(machine.get(switchOp.getArg()), "the argument");
  if (!argument)
    return;
  machine.undefinedIfPoison(*argument);
  // Cases are numbers of 64 bits.
  if (std::optional<Values> results =
          choose(machine, switchOp, argument->sextOrTrunc(64), 0))
    machine.set(op, *results);
}

/// The loop counts in integers of the type of its bounds, signed or, with
/// `unsignedCmp`, unsigned; a step that is not positive is undefined.
static void loopFor(Machine &machine, mlir::Operation *op) {
  auto forOp = llvm::cast<mlir::scf::ForOp>(op);
  auto boundOf = [&](mlir::Value bound) {
    return machine.bitsOf(machine.get(bound),
                          "a bound or the step of the loop");
  };
  std::optional<Bits> lower = boundOf(forOp.getLowerBound());
  std::optional<Bits> end = boundOf(forOp.getUpperBound());
  std::optional<Bits> by = boundOf(forOp.getStep());
  if (!machine.isRunning())
    return;
  bool isUnsigned = forOp.getUnsignedCmp();
  if (machine.undefinedIf(isUnsigned ? *by == by->zero() : by->sle(by->zero()),
                          "the step of the loop is not positive"))
    return;
  if (std::optional<Values> results =
          count(machine, {*lower, *end, *by, isUnsigned}, forOp.getRegion(),
                forOp.getInitArgs()))
    machine.set(op, *results);
}

static void loopWhile(Machine &machine, mlir::Operation *op) {
  auto whileOp = llvm::cast<mlir::scf::WhileOp>(op);
  std::optional<Values> results = machine.repeat(
      machine.operands(op), llvm::to_vector(op->getOperandTypes()),
      [&](Values carried) -> std::optional<Machine::Decision> {
        std::optional<Values> passed =
            machine.run(whileOp.getBefore(), std::move(carried));
        if (!passed)
          return std::nullopt;
        // The first value is the condition.
        std::optional<Bits> goesOn =
            machine.bitsOf(passed->front(), "the condition");
        if (!goesOn)
          return std::nullopt;
        passed->erase(passed->begin());
        return Machine::Decision{*goesOn, std::move(*passed)};
      },
      [&](Values passed) {
        return machine.run(whileOp.getAfter(), std::move(passed));
      });
  if (results)
    machine.set(op, *results);
}

/// Calls `visit` with each combination of the numbers that the dimensions of a
/// loop take, the last dimension fastest. Iterations that do not depend on
/// each other have the same effect in any order.
static void forEachIteration(Machine &machine, llvm::ArrayRef<int64_t> lower,
                             llvm::ArrayRef<int64_t> upper,
                             llvm::ArrayRef<int64_t> steps,
                             llvm::function_ref<void(const Values &)> visit) {
  // An empty dimension leaves nothing to count in the others. Whether a step
  // that is not positive is undefined all the same is not stated.
  if (llvm::any_of(llvm::zip_equal(lower, upper), [](const auto &bounds) {
        return std::get<0>(bounds) >= std::get<1>(bounds);
      })) {
    if (llvm::any_of(steps, [](int64_t step) { return step <= 0; }))
      machine.noteLatitude();
    return;
  }
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
    Rule("scf.condition", leave).onTerms(),
    Rule("scf.execute_region", execute).onTerms(),
    Rule("scf.for", loopFor).onTerms(),
    {"scf.forall", loopForall},
    {"scf.forall.in_parallel", inParallel},
    Rule("scf.if", chooseIf).onTerms(),
    Rule("scf.index_switch", chooseIndex).onTerms(),
    {"scf.parallel", loopParallel},
    {"scf.reduce", leave},
    {"scf.reduce.return", leave},
    Rule("scf.while", loopWhile).onTerms(),
    Rule("scf.yield", leave).onTerms(),
};

llvm::ArrayRef<Rule> dialects::scfRules() { return rules; }
