// The `scf` dialect: https://mlir.llvm.org/docs/Dialects/SCFDialect/

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "verify/judge/dialects/machine/AffineMaps.h"
#include "verify/judge/dialects/machine/Loops.h"

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

/// Runs `body` with each combination of the numbers that the dimensions of a
/// loop take, and what is carried, `initial` at first, and sets the results to
/// that. Iterations that do not depend on each other have the same effect in
/// any order.
static void loopOver(Machine &machine, const std::optional<Numbers> &lower,
                     const std::optional<Numbers> &upper,
                     const std::optional<Numbers> &steps, Values initial,
                     CountBody body) {
  if (!lower || !upper || !steps)
    return;
  // An empty dimension leaves nothing to count in the others.
  Bits isEmpty = false, isForward = true;
  std::vector<Counting> dimensions;
  for (auto [low, high, step] : llvm::zip_equal(*lower, *upper, *steps)) {
    isEmpty = isEmpty | high.sle(low);
    isForward = isForward & step.sgt(step.zero());
    dimensions.push_back({low, high, step});
  }
  // Whether a step that is not positive is undefined all the same is not
  // stated.
  (void)machine.open(isEmpty & !isForward);
  machine.undefinedIf(!isEmpty & !isForward,
                      "the step of the loop is not positive");
  if (!machine.isRunning())
    return;
  mlir::Operation *op = machine.current();
  auto countThem = [&] {
    return countAll(machine, dimensions, op->getResultTypes(), initial, body);
  };
  std::optional<Values> results =
      isForward.isKnownTrue()
          ? countThem()
          : machine.choose(
                isEmpty, op->getResultTypes(),
                [&] { return std::optional(initial); }, countThem);
  if (results)
    machine.set(op, *results);
}

static void loopParallel(Machine &machine, mlir::Operation *op) {
  auto parallel = llvm::cast<mlir::scf::ParallelOp>(op);
  auto boundsOf = [&](mlir::ValueRange bounds) {
    llvm::SmallVector<int64_t> open(bounds.size(), mlir::ShapedType::kDynamic);
    return numbersOf(machine, open, bounds);
  };
  Values initial;
  for (mlir::Value value : parallel.getInitVals())
    initial.push_back(machine.get(value));
  // The order in which a reduction takes its operands is not defined. That of
  // the loops is stated.
  if (!initial.empty() && !machine.isBuilding())
    machine.noteLatitude();
  auto reduce =
      llvm::cast<mlir::scf::ReduceOp>(parallel.getBody()->getTerminator());
  loopOver(machine, boundsOf(parallel.getLowerBound()),
           boundsOf(parallel.getUpperBound()), boundsOf(parallel.getStep()),
           std::move(initial),
           [&](const Values &index, Values reduced) -> std::optional<Values> {
             std::optional<Values> operands =
                 machine.run(parallel.getRegion(), index);
             if (!operands)
               return std::nullopt;
             for (auto [number, operand] : llvm::enumerate(*operands)) {
               std::optional<Values> result = machine.run(
                   reduce.getReductions()[number], {reduced[number], operand});
               if (!result)
                 return std::nullopt;
               reduced[number] = result->front();
             }
             return reduced;
           });
}

/// Results on tensors are made by `tensor.parallel_insert_slice`, which sets
/// the block argument of the tensor that it writes to.
static void loopForall(Machine &machine, mlir::Operation *op) {
  auto forall = llvm::cast<mlir::scf::ForallOp>(op);
  Values outputs;
  for (mlir::Value output : forall.getOutputs())
    outputs.push_back(machine.get(output));
  loopOver(machine,
           numbersOf(machine, forall.getStaticLowerBound(),
                     forall.getDynamicLowerBound()),
           numbersOf(machine, forall.getStaticUpperBound(),
                     forall.getDynamicUpperBound()),
           numbersOf(machine, forall.getStaticStep(), forall.getDynamicStep()),
           std::move(outputs),
           [&](Values values, const Values &carried) -> std::optional<Values> {
             llvm::append_range(values, carried);
             if (!machine.run(forall.getRegion(), std::move(values)))
               return std::nullopt;
             Values next;
             for (mlir::Value argument : forall.getRegionIterArgs())
               next.push_back(machine.get(argument));
             return next;
           });
}

static void inParallel(Machine &machine, mlir::Operation *op) {
  machine.run(op->getRegion(0), {});
}

static void leave(Machine &machine, mlir::Operation *op) {
  machine.leave(machine.operands(op));
}

llvm::ArrayRef<Rule> dialects::scfRules() {
  static constexpr Rule rules[] = {
      Rule("scf.condition", leave).onTerms(),
      Rule("scf.execute_region", execute).onTerms(),
      Rule("scf.for", loopFor).onTerms(),
      Rule("scf.forall", loopForall).onTerms(),
      Rule("scf.forall.in_parallel", inParallel).onTerms(),
      Rule("scf.if", chooseIf).onTerms(),
      Rule("scf.index_switch", chooseIndex).onTerms(),
      Rule("scf.parallel", loopParallel).onTerms(),
      Rule("scf.reduce", leave).onTerms(),
      Rule("scf.reduce.return", leave).onTerms(),
      Rule("scf.while", loopWhile).onTerms(),
      Rule("scf.yield", leave).onTerms(),
  };
  return rules;
}
