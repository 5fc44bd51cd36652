// Raises loops that a counter counts: those that test first, and those that
// test last, as optimizers leave them, which MLIR's own pattern does not take.
//
//   scf.while (%i = %c0) : (i64) -> i64 {       scf.for %i = %c0 to %n
//     ...                                           step %c1 : i64 {
//     %next = arith.addi %i, %c1 : i64            ...
//     %c = arith.cmpi ne, %next, %n : i64       }
//     scf.condition(%c) %next : i64
//   } do {
//   ^bb0(%j: i64):
//     scf.yield %j : i64
//   }
//
// A loop that tests last makes its first iteration in any case, and one that
// tests by `ne` may pass its bound: the conditions around a loop have to
// exclude that. An scf.for does not say that its counter does not overflow; so
// the bound has to exclude that, too.

#include "import/raise/Counted.h"
#include "import/raise/Bounds.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace palindrome;
using namespace palindrome::raise;
using mlir::arith::CmpIPredicate;

namespace {
/// How often a loop is carried out.
struct Count {
  mlir::Value end; ///< The first value of the counter that it has no more.
  mlir::Value step;
  bool isUnsigned = false;
  /// Whether the counter becomes `end`, and does not pass it.
  bool isExact = false;
};

/// An scf.while of which one region has nothing but the test, or what only
/// passes values on.
class Loop {
public:
  explicit Loop(mlir::scf::WhileOp loop)
      : loop(loop), condition(loop.getConditionOp()),
        testsFirst(llvm::all_of(loop.getBeforeBody()->without_terminator(),
                                isRepeatable)) {}

  /// Puts an scf.for into its place if that says the same.
  void raise();

private:
  static bool isRepeatable(mlir::Operation &op) {
    return op.getNumRegions() == 0 && mlir::isPure(&op);
  }
  bool isOutside(mlir::Value value) {
    return loop.isDefinedOutsideOfLoop(value);
  }
  /// What `value` is in the region of the test, if it was passed on.
  mlir::Value origin(mlir::Value value);
  /// What the argument `number` is in the next iteration.
  mlir::Value nextOf(unsigned number) {
    return origin(loop.getYieldOp().getOperand(number));
  }

  void hoist();
  bool findCounter();
  /// A comparison by which the loop goes on.
  struct Test {
    CmpIPredicate predicate;
    bool isOfNext; ///< Of what the counter is next, not of what it is.
    mlir::Value bound;
  };
  std::optional<Count> findCount(const Test &test, mlir::arith::AddIOp next,
                                 mlir::Value step);
  mlir::Value plusOne(mlir::Value value);

  void replaceTestingFirst();
  void replaceTestingLast();
  mlir::scf::ForOp makeLoop(llvm::ArrayRef<mlir::Value> inits);
  mlir::IRMapping mapArguments(mlir::Value counter, mlir::ValueRange others);

  mlir::scf::WhileOp loop;
  mlir::scf::ConditionOp condition;
  bool testsFirst;
  unsigned counter = 0; ///< The number of the argument that counts.
  Count count;
};
} // namespace

mlir::Value Loop::origin(mlir::Value value) {
  auto argument = llvm::dyn_cast<mlir::BlockArgument>(value);
  return argument && argument.getOwner() == loop.getAfterBody()
             ? condition.getArgs()[argument.getArgNumber()]
             : value;
}

/// Moves what each test computes anew of values outside to before the loop.
void Loop::hoist() {
  for (mlir::Operation &op :
       llvm::make_early_inc_range(loop.getBeforeBody()->without_terminator()))
    if (isRepeatable(op) && llvm::all_of(op.getOperands(), [&](mlir::Value v) {
          return isOutside(v);
        }))
      op.moveBefore(loop);
}

/// What is added to a counter to get `next`; null if it is something else.
static mlir::Value findStep(mlir::arith::AddIOp next,
                            llvm::function_ref<bool(mlir::Value)> isCounter) {
  if (!next)
    return nullptr;
  if (isCounter(next.getLhs()))
    return next.getRhs();
  return isCounter(next.getRhs()) ? next.getLhs() : nullptr;
}

/// `value` plus one, before the loop.
mlir::Value Loop::plusOne(mlir::Value value) {
  mlir::OpBuilder builder(loop);
  mlir::Value one = mlir::arith::ConstantOp::create(
      builder, loop.getLoc(), builder.getIntegerAttr(value.getType(), 1));
  return builder.createOrFold<mlir::arith::AddIOp>(loop.getLoc(), value, one);
}

/// Whether `next` is poison for no counter from `init` up to `last`, by the
/// flag that is about the other signedness than the loop's.
static bool keepsOtherFlag(mlir::arith::AddIOp next, bool isUnsigned,
                           const llvm::ConstantRange &inits,
                           const llvm::APInt &last) {
  if (isUnsigned)
    return !next.hasNoSignedWrap() || last.isNonNegative();
  return !next.hasNoUnsignedWrap() || inits.getSignedMin().isNonNegative();
}

/// How often the loop goes on by `test`, where the counter becomes `next`, as
/// much more as `step`; nothing if that is not known.
std::optional<Count> Loop::findCount(const Test &test, mlir::arith::AddIOp next,
                                     mlir::Value step) {
  const Bounds bounds(loop);
  mlir::Value init = loop.getInits()[counter];
  llvm::ConstantRange steps = bounds.rangeOf(step),
                      ends = bounds.rangeOf(test.bound);
  bool isOne = mlir::matchPattern(step, mlir::m_One());
  // Passes know more about signed loops.
  CmpIPredicate predicate = test.predicate;
  if (bounds.rangeOf(init).isAllNonNegative() && ends.isAllNonNegative()) {
    if (predicate == CmpIPredicate::ult)
      predicate = CmpIPredicate::slt;
    if (predicate == CmpIPredicate::ule)
      predicate = CmpIPredicate::sle;
  }
  for (bool isUnsigned : {false, true}) {
    CmpIPredicate less = isUnsigned ? CmpIPredicate::ult : CmpIPredicate::slt,
                  orEqual =
                      isUnsigned ? CmpIPredicate::ule : CmpIPredicate::sle;
    // MLIR's folders compare constant bounds as signed numbers always.
    if (isUnsigned && mlir::matchPattern(test.bound, mlir::m_Constant()))
      continue;
    if (predicate != less && predicate != orEqual &&
        (predicate != CmpIPredicate::ne || !isOne))
      continue;
    // If the test is of what the counter was in the iteration before it, that
    // has to become the bound.
    bool isLate = !testsFirst && !test.isOfNext;
    if (isLate && (!isOne || predicate == orEqual))
      continue;
    bool includesBound = isLate || predicate == orEqual;
    llvm::APInt last = isUnsigned ? ends.getUnsignedMax() : ends.getSignedMax();
    if (includesBound) {
      if (isUnsigned ? last.isMaxValue() : last.isMaxSignedValue())
        continue;
      ++last;
    }
    // The loop would go on beyond its bound, or has made an iteration anyway.
    bool needsStart = !testsFirst || predicate == CmpIPredicate::ne;
    if (needsStart &&
        !bounds.holds(testsFirst || includesBound ? orEqual : less, init,
                      test.bound))
      continue;
    if (!isOne) {
      llvm::APInt most =
          isUnsigned ? steps.getUnsignedMax() : steps.getSignedMax();
      bool overflows = false;
      (void)(isUnsigned ? (last - 1).uadd_ov(most, overflows)
                        : (last - 1).sadd_ov(most, overflows));
      if (overflows || !steps.getSignedMin().isStrictlyPositive())
        continue;
    }
    if (!keepsOtherFlag(next, isUnsigned, bounds.rangeOf(init), last))
      continue;
    bool isExact =
        isOne && (!testsFirst || bounds.holds(orEqual, init, test.bound));
    return Count{includesBound ? plusOne(test.bound) : test.bound, step,
                 isUnsigned, isExact};
  }
  return std::nullopt;
}

/// Finds the argument that counts, by the test.
bool Loop::findCounter() {
  auto compare = condition.getCondition().getDefiningOp<mlir::arith::CmpIOp>();
  if (!compare || isOutside(compare) ||
      !compare.getLhs().getType().isSignlessInteger())
    return false;
  CmpIPredicate predicate = compare.getPredicate();
  mlir::Value tested = compare.getLhs(), bound = compare.getRhs();
  if (isOutside(tested)) {
    std::swap(tested, bound);
    predicate = swap(predicate);
  }
  if (!isOutside(bound))
    return false;
  for (mlir::BlockArgument argument : loop.getBeforeArguments()) {
    counter = argument.getArgNumber();
    mlir::Value next = nextOf(counter);
    bool isOfNext = tested == next && !testsFirst;
    if (tested != argument && !isOfNext)
      continue;
    auto sum = next.getDefiningOp<mlir::arith::AddIOp>();
    mlir::Value step = findStep(
        sum, [&](mlir::Value value) { return origin(value) == argument; });
    if (!step || !isOutside(step))
      continue;
    std::optional<Count> found =
        findCount({predicate, isOfNext, bound}, sum, step);
    if (!found)
      continue;
    count = *found;
    return true;
  }
  return false;
}

/// An scf.for with nothing in its body.
mlir::scf::ForOp Loop::makeLoop(llvm::ArrayRef<mlir::Value> inits) {
  mlir::OpBuilder builder(loop);
  auto made = mlir::scf::ForOp::create(
      builder, loop.getLoc(), loop.getInits()[counter], count.end, count.step,
      inits, /*bodyBuilder=*/nullptr, count.isUnsigned);
  if (!made.getBody()->empty())
    made.getBody()->back().erase();
  return made;
}

/// Maps the arguments of the loop, which counts by `value`.
mlir::IRMapping Loop::mapArguments(mlir::Value value, mlir::ValueRange others) {
  mlir::IRMapping mapping;
  unsigned position = 0;
  for (mlir::BlockArgument argument : loop.getBeforeArguments())
    mapping.map(argument, argument.getArgNumber() == counter
                              ? value
                              : others[position++]);
  return mapping;
}

/// Makes a copy of each of `ops` where `builder` is.
static void repeat(mlir::Block &ops, mlir::OpBuilder &builder,
                   mlir::IRMapping &mapping,
                   llvm::SmallVectorImpl<mlir::Operation *> &made) {
  for (mlir::Operation &op : ops.without_terminator())
    made.push_back(builder.clone(op, mapping));
}

static void eraseDead(llvm::ArrayRef<mlir::Operation *> ops) {
  for (mlir::Operation *op : llvm::reverse(ops))
    if (mlir::isOpTriviallyDead(op))
      op->erase();
}

void Loop::replaceTestingFirst() {
  mlir::Block &test = *loop.getBeforeBody(), &body = *loop.getAfterBody();
  mlir::scf::YieldOp yield = loop.getYieldOp();
  llvm::SmallVector<mlir::Value> inits, nexts;
  for (mlir::BlockArgument argument : loop.getBeforeArguments())
    if (unsigned number = argument.getArgNumber(); number != counter)
      inits.push_back(loop.getInits()[number]);
  // What the counter is in the end, unless that is known or not used.
  bool needsCounter =
      !count.isExact &&
      llvm::any_of(llvm::zip(loop.getResults(), condition.getArgs()),
                   [&](const auto &each) {
                     auto [result, value] = each;
                     return !result.use_empty() && !isOutside(value) &&
                            (value == loop.getBeforeArguments()[counter] ||
                             value.getDefiningOp());
                   });
  if (needsCounter)
    inits.push_back(loop.getInits()[counter]);
  mlir::scf::ForOp made = makeLoop(inits);

  // The test may compute more, which the body uses.
  llvm::SmallVector<mlir::Operation *> copies;
  mlir::OpBuilder builder = mlir::OpBuilder::atBlockEnd(made.getBody());
  mlir::IRMapping inside =
      mapArguments(made.getInductionVar(), made.getRegionIterArgs());
  repeat(test, builder, inside, copies);
  for (auto [argument, value] :
       llvm::zip(loop.getAfterArguments(), condition.getArgs()))
    argument.replaceAllUsesWith(inside.lookupOrDefault(value));
  for (auto [number, value] : llvm::enumerate(yield.getOperands()))
    if (number != counter)
      nexts.push_back(value);
  if (needsCounter)
    nexts.push_back(yield.getOperand(counter));
  made.getBody()->getOperations().splice(made.getBody()->end(),
                                         body.getOperations());
  builder.setInsertionPoint(yield);
  mlir::scf::YieldOp::create(builder, yield.getLoc(), nexts);
  yield.erase();

  builder.setInsertionPointAfter(made);
  mlir::IRMapping outside = mapArguments(
      needsCounter ? made.getResults().back() : count.end, made.getResults());
  repeat(test, builder, outside, copies);
  for (auto [result, value] : llvm::zip(loop.getResults(), condition.getArgs()))
    result.replaceAllUsesWith(outside.lookupOrDefault(value));
  loop.erase();
  eraseDead(copies);
}

void Loop::replaceTestingLast() {
  mlir::OpBuilder builder(loop);
  llvm::SmallVector<mlir::Value> inits, nexts;
  for (mlir::BlockArgument argument : loop.getBeforeArguments())
    if (unsigned number = argument.getArgNumber(); number != counter) {
      inits.push_back(loop.getInits()[number]);
      nexts.push_back(nextOf(number));
    }
  // For each result, the value outside, or the number of what has it.
  llvm::SmallVector<std::pair<mlir::Value, unsigned>> ends;
  for (auto [result, value] :
       llvm::zip(loop.getResults(), condition.getArgs())) {
    auto *place = llvm::find(nexts, value);
    if (result.use_empty() || isOutside(value)) {
      ends.push_back({value, 0});
    } else if (count.isExact && value == nextOf(counter)) {
      ends.push_back({count.end, 0});
    } else {
      ends.push_back({nullptr, place - nexts.begin()});
      if (place != nexts.end())
        continue;
      // There is an iteration in any case, which makes the value.
      inits.push_back(
          mlir::ub::PoisonOp::create(builder, loop.getLoc(), value.getType()));
      nexts.push_back(value);
    }
  }
  mlir::scf::ForOp made = makeLoop(inits);
  mlir::IRMapping inside =
      mapArguments(made.getInductionVar(), made.getRegionIterArgs());
  for (mlir::Value &value : nexts)
    value = inside.lookupOrDefault(value);
  for (mlir::BlockArgument argument : loop.getBeforeArguments())
    argument.replaceAllUsesWith(inside.lookup(argument));
  mlir::Block &body = *made.getBody();
  mlir::Location location = condition.getLoc();
  condition.erase();
  body.getOperations().splice(body.end(),
                              loop.getBeforeBody()->getOperations());
  builder.setInsertionPointToEnd(&body);
  mlir::scf::YieldOp::create(builder, location, nexts);
  for (auto [result, end] : llvm::zip(loop.getResults(), ends))
    if (!result.use_empty())
      result.replaceAllUsesWith(end.first ? end.first
                                          : made.getResult(end.second));
  loop.erase();
}

/// Whether the second region passes all values on, and no more.
static bool onlyPassesOn(mlir::scf::WhileOp loop) {
  return llvm::hasSingleElement(*loop.getAfterBody());
}

void Loop::raise() {
  hoist();
  // What tests first and does nothing then may be regarded as either.
  if (onlyPassesOn(loop))
    testsFirst = false;
  else if (!testsFirst)
    return;
  if (!findCounter())
    return;
  if (testsFirst)
    replaceTestingFirst();
  else
    replaceTestingLast();
}

void raise::raiseCountedLoops(mlir::Operation *function) {
  // From the outermost loop inwards: the range of a counter is known within.
  llvm::SmallVector<mlir::scf::WhileOp> loops;
  function->walk<mlir::WalkOrder::PreOrder>(
      [&](mlir::scf::WhileOp loop) { loops.push_back(loop); });
  for (mlir::scf::WhileOp loop : loops)
    Loop(loop).raise();
}
