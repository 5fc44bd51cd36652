// The `affine` dialect: https://mlir.llvm.org/docs/Dialects/Affine/

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/IR/IntegerSet.h"
#include "verify/judge/dialects/machine/AffineMaps.h"
#include "verify/judge/dialects/machine/AtomicKinds.h"
#include "verify/judge/dialects/machine/Loops.h"
#include "verify/judge/dialects/machine/Views.h"
#include "verify/judge/dialects/memref/DMA.h"
#include "verify/judge/dialects/memref/Terms.h"

using namespace palindrome;
using namespace palindrome::dialects;
using namespace mlir::affine;

/// The results of `map` for `operands`; zeros if the run stops.
static Shape apply(Machine &machine, mlir::AffineMap map,
                   mlir::ValueRange operands) {
  Shape inputs = machine.numbers(operands);
  if (machine.isRunning())
    return evaluate(machine, map, inputs);
  return Shape(map.getNumResults(), 0);
}

static void applyMap(Machine &machine, mlir::Operation *op) {
  auto applyOp = llvm::cast<AffineApplyOp>(op);
  if (auto results =
          evaluate(machine, applyOp.getAffineMap(), applyOp.getMapOperands()))
    machine.set(op->getResult(0), results->front().value());
}

/// The one of the results of `map` that is greater than all others, or less.
static std::optional<Bits> extremum(Machine &machine, mlir::AffineMap map,
                                    mlir::ValueRange operands,
                                    Bits (Bits::*prefers)(const Bits &) const) {
  std::optional<Numbers> results = evaluate(machine, map, operands);
  if (!results)
    return std::nullopt;
  Bits best = results->front();
  for (const Bits &result : llvm::drop_begin(*results))
    best = (result.*prefers)(best).select(result, best);
  return best;
}

static void max(Machine &machine, mlir::Operation *op) {
  if (auto result =
          extremum(machine, llvm::cast<AffineMaxOp>(op).getAffineMap(),
                   op->getOperands(), &Bits::sgt))
    machine.set(op->getResult(0), result->value());
}

static void min(Machine &machine, mlir::Operation *op) {
  if (auto result =
          extremum(machine, llvm::cast<AffineMinOp>(op).getAffineMap(),
                   op->getOperands(), &Bits::slt))
    machine.set(op->getResult(0), result->value());
}

static void chooseIf(Machine &machine, mlir::Operation *op) {
  auto ifOp = llvm::cast<AffineIfOp>(op);
  mlir::IntegerSet set = ifOp.getIntegerSet();
  std::optional<Numbers> values = evaluate(machine, set.getConstraints(),
                                           op->getOperands(), set.getNumDims());
  if (!values)
    return;
  Bits holds = true;
  for (auto [value, isEqual] : llvm::zip_equal(*values, set.getEqFlags()))
    holds = holds & (isEqual ? value == value.zero() : !value.isNegative());
  auto run = [&](mlir::Region &region) {
    return region.empty() ? Values() : machine.run(region, {});
  };
  if (std::optional<Values> results = machine.choose(
          holds, op->getResultTypes(),
          [&] { return run(ifOp.getThenRegion()); },
          [&] { return run(ifOp.getElseRegion()); }))
    machine.set(op, *results);
}

static void loopFor(Machine &machine, mlir::Operation *op) {
  auto forOp = llvm::cast<AffineForOp>(op);
  std::optional<Bits> lower =
      extremum(machine, forOp.getLowerBoundMap(), forOp.getLowerBoundOperands(),
               &Bits::sgt);
  std::optional<Bits> upper =
      extremum(machine, forOp.getUpperBoundMap(), forOp.getUpperBoundOperands(),
               &Bits::slt);
  if (!lower || !upper)
    return;
  Bits step = machine.index(forOp.getStepAsInt()).bits();
  if (std::optional<Values> results = count(
          machine, {*lower, *upper, step}, forOp.getRegion(), forOp.getInits()))
    machine.set(op, *results);
}

/// The bounds of the dimensions of a parallel loop. A dimension has as many of
/// the results of `map` as `groups` says, and `choose` chooses one.
static Shape
boundsOf(Machine &machine, mlir::AffineMap map,
         mlir::DenseIntElementsAttr groups, mlir::ValueRange operands,
         const int64_t &(*choose)(const int64_t &, const int64_t &)) {
  Shape results = apply(machine, map, operands), bounds;
  llvm::ArrayRef<int64_t> left = results;
  for (int32_t count : groups.getValues<int32_t>()) {
    int64_t bound = left.front();
    for (int64_t other : left.take_front(count))
      bound = choose(bound, other);
    bounds.push_back(bound);
    left = left.drop_front(count);
  }
  return bounds;
}

/// Whether the order in which a reduction combines values changes the result.
static bool dependsOnOrder(mlir::arith::AtomicRMWKind kind) {
  return kind == mlir::arith::AtomicRMWKind::addf ||
         kind == mlir::arith::AtomicRMWKind::mulf;
}

static void loopParallel(Machine &machine, mlir::Operation *op) {
  auto loop = llvm::cast<AffineParallelOp>(op);
  unsigned lowerInputs = loop.getLowerBoundsMap().getNumInputs();
  Shape lower = boundsOf(
      machine, loop.getLowerBoundsMap(), loop.getLowerBoundsGroups(),
      loop.getMapOperands().take_front(lowerInputs), std::max<int64_t>);
  Shape upper = boundsOf(
      machine, loop.getUpperBoundsMap(), loop.getUpperBoundsGroups(),
      loop.getMapOperands().drop_front(lowerInputs), std::min<int64_t>);
  auto steps = llvm::to_vector(loop.getSteps());
  Shape counts;
  for (auto [low, high, step] : llvm::zip_equal(lower, upper, steps))
    counts.push_back(countSteps(machine, low, high, step));

  llvm::SmallVector<mlir::arith::AtomicRMWKind> kinds;
  Values reduced;
  for (auto [attribute, type] :
       llvm::zip_equal(loop.getReductions(), op->getResultTypes())) {
    kinds.push_back(
        llvm::cast<mlir::arith::AtomicRMWKindAttr>(attribute).getValue());
    reduced.push_back(neutralOf(machine, kinds.back(), type));
    if (dependsOnOrder(kinds.back()))
      machine.noteLatitude();
  }
  forEachIndexWhile(counts, [&](llvm::ArrayRef<int64_t> index) {
    Values arguments;
    for (auto [low, step, number] : llvm::zip_equal(lower, steps, index))
      arguments.push_back(machine.index(numberOf(number, low, step)));
    std::optional<Values> results =
        machine.run(loop.getRegion(), std::move(arguments));
    if (!results)
      return false;
    for (auto [number, result] : llvm::enumerate(*results))
      reduced[number] = combine(machine, kinds[number], reduced[number], result,
                                op->getResult(number).getType());
    return machine.isRunning();
  });
  // What is assigned by several iterations, or by none, is no value.
  for (auto [number, kind] : llvm::enumerate(kinds))
    if (kind == mlir::arith::AtomicRMWKind::assign &&
        countElements(counts) != 1)
      reduced[number] = machine.poisonOf(op->getResult(number).getType());
  machine.set(op, reduced);
}

static void load(Machine &machine, mlir::Operation *op) {
  auto loadOp = llvm::cast<AffineLoadOp>(op);
  const View *view = viewOf(machine, loadOp.getMemref());
  Shape index = apply(machine, loadOp.getAffineMap(), loadOp.getMapOperands());
  if (machine.isRunning())
    machine.set(loadOp.getResult(),
                machine.memory().load(*view, index, loadOp.getType()));
}

static void store(Machine &machine, mlir::Operation *op) {
  auto storeOp = llvm::cast<AffineStoreOp>(op);
  const View *view = viewOf(machine, storeOp.getMemref());
  Shape index =
      apply(machine, storeOp.getAffineMap(), storeOp.getMapOperands());
  if (machine.isRunning())
    machine.memory().store(machine.get(storeOp.getValue()), *view, index,
                           storeOp.getValue().getType());
}

static void loadTerm(Machine &machine, mlir::Operation *op) {
  auto loadOp = llvm::cast<AffineLoadOp>(op);
  if (auto index =
          evaluate(machine, loadOp.getAffineMap(), loadOp.getMapOperands()))
    machine.set(loadOp.getResult(),
                memref::loadAt(machine, loadOp.getMemref(), *index));
}

static void storeTerm(Machine &machine, mlir::Operation *op) {
  auto storeOp = llvm::cast<AffineStoreOp>(op);
  if (auto index =
          evaluate(machine, storeOp.getAffineMap(), storeOp.getMapOperands()))
    memref::storeAt(machine, machine.get(storeOp.getValue()),
                    storeOp.getMemref(), *index);
}

/// Calls `visit` with the index in the memref of each element of a vector of
/// `type`, whose first element is at `first`. The dimensions of the vector are
/// the innermost ones of the memref.
static void
forEachLane(Machine &machine, mlir::VectorType type, const Shape &first,
            llvm::function_ref<void(llvm::ArrayRef<int64_t>)> visit) {
  Shape shape = machine.shapeOf(type);
  if (shape.size() > first.size())
    return machine.unsupported("the vector has more dimensions than the "
                               "memref");
  forEachIndex(shape, [&](llvm::ArrayRef<int64_t> lane) {
    Shape index = first;
    for (size_t i = 0; i < lane.size(); ++i)
      index[index.size() - lane.size() + i] += lane[i];
    if (machine.isRunning())
      visit(index);
  });
}

static void loadVector(Machine &machine, mlir::Operation *op) {
  auto loadOp = llvm::cast<AffineVectorLoadOp>(op);
  const View *view = viewOf(machine, loadOp.getMemref());
  Shape first = apply(machine, loadOp.getAffineMap(), loadOp.getMapOperands());
  if (!machine.isRunning())
    return;
  mlir::VectorType type = loadOp.getVectorType();
  List list{machine.shapeOf(type), {}};
  forEachLane(machine, type, first, [&](llvm::ArrayRef<int64_t> index) {
    list.elements.push_back(
        machine.memory().load(*view, index, type.getElementType()));
  });
  machine.set(loadOp.getResult(), std::move(list));
}

static void storeVector(Machine &machine, mlir::Operation *op) {
  auto storeOp = llvm::cast<AffineVectorStoreOp>(op);
  const View *view = viewOf(machine, storeOp.getMemref());
  Shape first =
      apply(machine, storeOp.getAffineMap(), storeOp.getMapOperands());
  if (!machine.isRunning())
    return;
  mlir::VectorType type = storeOp.getVectorType();
  Value value = machine.get(storeOp.getValue());
  size_t number = 0;
  forEachLane(machine, type, first, [&](llvm::ArrayRef<int64_t> index) {
    machine.memory().store(value.isList() ? value.list().elements[number++]
                                          : value,
                           *view, index, type.getElementType());
  });
}

/// Notes that MLIR's folds take for granted that the first `digit` is below the
/// first member of a basis that has one for each digit.
static void noteOuterBound(Machine &machine, int64_t digit, const Shape &basis,
                           size_t digits) {
  if (basis.size() == digits && (digit < 0 || digit >= basis.front()))
    machine.noteLatitude();
}

/// The digits of a number in a mixed base. The first member of the base, if it
/// is there, bounds the number and takes no part.
static void delinearize(Machine &machine, mlir::Operation *op) {
  auto splitOp = llvm::cast<AffineDelinearizeIndexOp>(op);
  Shape base =
      machine.numbers(splitOp.getStaticBasis(), splitOp.getDynamicBasis());
  int64_t left = machine.number(splitOp.getLinearIndex());
  int64_t product = 1;
  for (int64_t member : base) {
    if (member <= 0)
      machine.undefined("a member of the basis is not positive: " +
                        llvm::Twine(member));
    product = multiplyIndices(machine, product, member);
  }
  if (!machine.isRunning())
    return;
  size_t count = op->getNumResults();
  Values results(count);
  for (size_t i = count; i-- > 1;) {
    int64_t member = base[base.size() - (count - i)];
    results[i] = machine.index(modulo(machine, left, member));
    left = floorDivide(machine, left, member);
  }
  if (count > 0) {
    results[0] = machine.index(left);
    noteOuterBound(machine, left, base, count);
  }
  machine.set(op, results);
}

static void linearize(Machine &machine, mlir::Operation *op) {
  auto joinOp = llvm::cast<AffineLinearizeIndexOp>(op);
  Shape index = machine.numbers(joinOp.getMultiIndex());
  Shape base =
      machine.numbers(joinOp.getStaticBasis(), joinOp.getDynamicBasis());
  int64_t sum = 0, factor = 1;
  for (size_t i = index.size(); i-- > 0 && machine.isRunning();) {
    size_t fromEnd = index.size() - i;
    sum = addIndices(machine, sum, multiplyIndices(machine, index[i], factor));
    if (fromEnd > base.size())
      break; // The first index may have no bound.
    int64_t member = base[base.size() - fromEnd];
    bool isDisjoint = (i == 0 || index[i] >= 0) && index[i] < member;
    if (joinOp.getDisjoint() && !isDisjoint)
      machine.undefined("index " + llvm::Twine(index[i]) +
                        " is not within the basis, though `disjoint`");
    if (i == 0) // A bound of the first index takes no part.
      noteOuterBound(machine, std::max<int64_t>(index[i], 0), base,
                     index.size());
    else
      factor = multiplyIndices(machine, factor, member);
  }
  machine.set(op->getResult(0), machine.index(sum));
}

static void startDMA(Machine &machine, mlir::Operation *op) {
  auto startOp = llvm::cast<AffineDmaStartOp>(op);
  std::optional<Chunks> chunks;
  if (startOp.isStrided())
    chunks = {machine.number(startOp.getStride()),
              machine.number(startOp.getNumElementsPerStride())};
  Element source{startOp.getSrcMemRef(),
                 apply(machine, startOp.getSrcMap(), startOp.getSrcIndices())};
  Element target{startOp.getDstMemRef(),
                 apply(machine, startOp.getDstMap(), startOp.getDstIndices())};
  Element tag{startOp.getTagMemRef(),
              apply(machine, startOp.getTagMap(), startOp.getTagIndices())};
  startTransfer(machine, source, target, tag,
                machine.number(startOp.getNumElements()), chunks);
}

static void awaitDMA(Machine &machine, mlir::Operation *op) {
  auto waitOp = llvm::cast<AffineDmaWaitOp>(op);
  awaitTransfer(machine,
                {waitOp.getTagMemRef(),
                 apply(machine, waitOp.getTagMap(), waitOp.getTagIndices())});
}

static void leave(Machine &machine, mlir::Operation *op) {
  machine.leave(machine.operands(op));
}

/// A hint, which has no effect.
static void ignore(Machine &, mlir::Operation *) {}

llvm::ArrayRef<Rule> dialects::affineRules() {
  static constexpr Rule rules[] = {
      Rule("affine.apply", applyMap).onTerms(),
      {"affine.delinearize_index", delinearize},
      {"affine.dma_start", startDMA},
      {"affine.dma_wait", awaitDMA},
      Rule("affine.for", loopFor).onTerms(),
      Rule("affine.if", chooseIf).onTerms(),
      {"affine.linearize_index", linearize},
      Rule("affine.load", load).onTerms(loadTerm),
      Rule("affine.max", max).onTerms(),
      Rule("affine.min", min).onTerms(),
      {"affine.parallel", loopParallel},
      Rule("affine.prefetch", ignore).onTerms(),
      Rule("affine.store", store).onTerms(storeTerm),
      {"affine.vector_load", loadVector},
      {"affine.vector_store", storeVector},
      Rule("affine.yield", leave).onTerms(),
  };
  return rules;
}
