// Ops of the `vector` dialect that combine elements:
// https://mlir.llvm.org/docs/Dialects/Vector/

#include "mlir/IR/TypeUtilities.h"
#include "verify/judge/dialects/machine/Floats.h"
#include "verify/judge/dialects/vector/Vector.h"
#include "llvm/IR/Intrinsics.h"

using namespace palindrome;
using namespace palindrome::dialects;
using llvm::APFloat;
using mlir::arith::FastMathFlags;
using mlir::vector::CombiningKind;

using Index = llvm::ArrayRef<int64_t>;

static bool has(FastMathFlags flags, FastMathFlags flag) {
  return bitEnumContainsAny(flags, flag);
}

/// Whether `flags` make poison of a reduction of which `value` is an operand or
/// the result.
static bool isForbidden(mlir::Type type, const Value &value,
                        FastMathFlags flags) {
  std::optional<APFloat> number = realOf(type, value);
  return number && ((has(flags, FastMathFlags::nnan) && number->isNaN()) ||
                    (has(flags, FastMathFlags::ninf) && number->isInfinity()));
}

/// Whether `flags` let a reduction of `values`, which is `result`, be another
/// number.
static bool isLoose(CombiningKind kind, mlir::Type type, const Values &values,
                    const Value &result, FastMathFlags flags) {
  std::optional<APFloat> number = realOf(type, result);
  if (!number)
    return false;
  if (number->isZero() && has(flags, FastMathFlags::nsz))
    return true;
  if (!has(flags, FastMathFlags::reassoc) || values.size() < 3)
    return false;
  llvm::SmallVector<APFloat> terms;
  for (const Value &value : values)
    terms.push_back(*realOf(type, value));
  return kind == CombiningKind::MUL ||
         (kind == CombiningKind::ADD && !isSumOfAnyOrder(terms));
}

/// LLVM's `llvm.vector.reduce.*`: in order, from the accumulator on. Lanes that
/// are off do not take part.
static void reduce(Machine &machine, mlir::Operation *op) {
  auto reduction = llvm::cast<mlir::vector::ReductionOp>(op);
  mlir::Type type = reduction.getDest().getType();
  FastMathFlags flags = reduction.getFastmath();
  Lanes lanes(machine, op);
  Value source = vectorOf(machine, reduction.getVector());
  Values values;
  if (reduction.getAcc())
    values.push_back(machine.get(reduction.getAcc()));
  for (auto [position, element] : llvm::enumerate(source.list().elements)) {
    Value bit = lanes[position];
    if (bit.isPoison())
      values.push_back(bit);
    else if (bit.bits().isOne())
      values.push_back(element);
  }
  if (values.empty())
    values.push_back(neutralOf(machine, reduction.getKind(), type, flags));
  Value result = values.front();
  bool isPoison = isForbidden(type, result, flags);
  for (const Value &value : llvm::drop_begin(values)) {
    isPoison |= isForbidden(type, value, flags);
    result = combine(machine, reduction.getKind(), type, result, value);
  }
  if (isPoison || isForbidden(type, result, flags))
    result = Value(Poison{op});
  else if (isLoose(reduction.getKind(), type, values, result, flags))
    machine.noteLatitude();
  machine.set(reduction.getDest(), result);
}

/// What a lane of `type` gives: `off` or the value of `on`; poison where its
/// bit is.
static Value select(Machine &machine, mlir::Type type, const Value &bit,
                    const Value &off, llvm::function_ref<Value()> on) {
  if (bit.isPoison())
    return bit;
  Bits isOn = *machine.bitsOf(bit, "the mask");
  return isOn.isTerm() || isOn.isKnownTrue()
             ? machine.pick(isOn, type, on(), off)
             : off;
}

/// The same on terms: lanes that may be off take part, or leave what is there.
static void reduceTerms(Machine &machine, mlir::Operation *op) {
  auto reduction = llvm::cast<mlir::vector::ReductionOp>(op);
  CombiningKind kind = reduction.getKind();
  mlir::Type type = reduction.getDest().getType();
  if (reduction.getFastmath() != FastMathFlags::none)
    return machine.noteLatitude();
  Lanes lanes(machine, op);
  Value source = vectorOf(machine, reduction.getVector());
  Value result = reduction.getAcc()
                     ? machine.get(reduction.getAcc())
                     : neutralOf(machine, kind, type, FastMathFlags::none);
  if (!reduction.getAcc() && result.isPoison())
    return machine.unsupported("the kind has no neutral element of the type");
  for (auto [position, element] : llvm::enumerate(source.list().elements)) {
    const Value &own = element;
    result = select(machine, type, lanes[position], result,
                    [&] { return combine(machine, kind, type, result, own); });
    if (!machine.isRunning())
      return;
  }
  machine.set(reduction.getDest(), result);
}

/// The members of `index` at `dimensions`, or all others.
static Shape choose(Index index, Index dimensions, bool areChosen) {
  Shape chosen;
  for (auto [dimension, member] : llvm::enumerate(index))
    if (llvm::is_contained(dimensions, dimension) == areChosen)
      chosen.push_back(member);
  return chosen;
}

/// Each element of the accumulator is combined with elements of the source in
/// their row-major order.
static void reduceDimensions(Machine &machine, mlir::Operation *op) {
  auto reduction = llvm::cast<mlir::vector::MultiDimReductionOp>(op);
  mlir::Type type = mlir::getElementTypeOrSelf(reduction.getDest());
  Lanes lanes(machine, op);
  Value source = vectorOf(machine, reduction.getSource());
  Value accumulator = vectorOrScalarOf(machine, reduction.getAcc());
  Values results = accumulator.list().elements;
  size_t position = 0;
  forEachIndex(source.list().shape, [&](Index index) {
    Value &result = results[positionOf(
        choose(index, reduction.getReductionDims(), /*areChosen=*/false),
        accumulator.list().shape)];
    const Value &element = source.list().elements[position];
    result = select(machine, type, lanes[position++], result, [&] {
      return combine(machine, reduction.getKind(), type, result, element);
    });
  });
  setElements(machine, reduction.getDest(), std::move(results));
}

static Value fuse(Machine &machine, mlir::Type type, const Value &left,
                  const Value &right, const Value &accumulator) {
  bool isKnown = true;
  for (const Value *value : {&left, &right, &accumulator}) {
    if (value->isPoison())
      return *value;
    isKnown &= value->isBits();
  }
  if (!isKnown)
    return fuseTerms(machine, type, {left, right, accumulator});
  APFloat number = *realOf(type, left);
  number.fusedMultiplyAdd(*realOf(type, right), *realOf(type, accumulator),
                          APFloat::rmNearestTiesToEven);
  return number.bitcastToAPInt();
}

/// A vector and a vector or a scalar. Sums of floats are rounded once.
static void outerProduct(Machine &machine, mlir::Operation *op) {
  auto product = llvm::cast<mlir::vector::OuterProductOp>(op);
  mlir::Type type = product.getResultVectorType().getElementType();
  Lanes lanes(machine, op);
  Value lefts = vectorOf(machine, product.getLhs());
  Value rights = vectorOrScalarOf(machine, product.getRhs());
  std::optional<Value> accumulator;
  if (product.getAcc())
    accumulator = vectorOf(machine, product.getAcc());
  bool isFused = product.getKind() == CombiningKind::ADD &&
                 llvm::isa<mlir::FloatType>(type);
  Values results;
  for (const Value &left : lefts.list().elements)
    for (const Value &right : rights.list().elements) {
      size_t position = results.size();
      Value start = accumulator ? accumulator->list().elements[position]
                                : Value(Poison{op});
      results.push_back(select(machine, type, lanes[position], start, [&] {
        if (accumulator && isFused)
          return fuse(machine, type, left, right, start);
        Value value = multiply(machine, type, left, right);
        return accumulator
                   ? combine(machine, product.getKind(), type, start, value)
                   : value;
      }));
    }
  setElements(machine, op->getResult(0), std::move(results));
}

/// Whether a value of `from` is promoted to `to`, which is at least as wide.
static bool isPromoted(const Machine &machine, mlir::Type from, mlir::Type to) {
  if (from == to)
    return true;
  bool areAlike =
      llvm::isa<mlir::FloatType>(from) == llvm::isa<mlir::FloatType>(to);
  return areAlike && machine.widthOf(from) < machine.widthOf(to);
}

static Value promote(Machine &machine, mlir::Type from, mlir::Type to,
                     const Value &value) {
  if (from == to || value.isPoison())
    return value;
  if (!llvm::isa<mlir::FloatType>(from))
    return machine.bitsOf(value, "")->sextOrTrunc(machine.widthOf(to)).value();
  std::optional<APFloat> number = realOf(from, value);
  if (!number) {
    machine.unsupported("floats of a contraction are not promoted on terms");
    return value;
  }
  bool losesInfo = false;
  number->convert(llvm::cast<mlir::FloatType>(to).getFloatSemantics(),
                  APFloat::rmNearestTiesToEven, &losesInfo);
  return number->bitcastToAPInt();
}

namespace {
/// The operands of a contraction, and where in them an iteration is.
struct Contraction {
  Contraction(Machine &machine, mlir::vector::ContractionOp op)
      : maps(op.getIndexingMapsArray()),
        operands{vectorOf(machine, op.getLhs()), vectorOf(machine, op.getRhs()),
                 vectorOrScalarOf(machine, op.getAcc())} {
    bounds.resize(op.getIteratorTypes().size());
    for (size_t operand = 0; operand < operands.size(); ++operand)
      for (auto [expression, size] : llvm::zip_equal(
               maps[operand].getResults(), operands[operand].list().shape))
        bounds[dimensionOf(expression)] = size;
  }

  static unsigned dimensionOf(mlir::AffineExpr expression) {
    return llvm::cast<mlir::AffineDimExpr>(expression).getPosition();
  }

  /// The position of the element of `operand` for an iteration.
  int64_t find(size_t operand, Index iteration) const {
    Shape index;
    for (mlir::AffineExpr expression : maps[operand].getResults())
      index.push_back(iteration[dimensionOf(expression)]);
    return positionOf(index, operands[operand].list().shape);
  }

  llvm::SmallVector<mlir::AffineMap, 4> maps;
  std::array<Value, 3> operands;
  Shape bounds; ///< Of the iterations.
};
} // namespace

/// Whether the sum of products that starts with `accumulator` is rounded
/// neither in a product nor in a partial sum, of whatever order.
static bool isExact(mlir::Type type, const Value &accumulator,
                    llvm::ArrayRef<std::pair<Value, Value>> factors) {
  if (!accumulator.isBits())
    return true;
  llvm::SmallVector<APFloat> terms{*realOf(type, accumulator)};
  for (const auto &[left, right] : factors) {
    if (!left.isBits() || !right.isBits())
      return true; // The sum is poison.
    terms.push_back(*realOf(type, left));
    if (terms.back().multiply(*realOf(type, right),
                              APFloat::rmNearestTiesToEven) != APFloat::opOK)
      return false;
  }
  return isSumOfAnyOrder(terms);
}

/// The products are combined with the accumulator in the row-major order of the
/// iterations. Neither that order nor a rounding of the products is promised.
static void contract(Machine &machine, mlir::Operation *op) {
  auto contractOp = llvm::cast<mlir::vector::ContractionOp>(op);
  CombiningKind kind = contractOp.getKind();
  mlir::Type type = mlir::getElementTypeOrSelf(contractOp.getResult());
  mlir::Type from = contractOp.getLhsType().getElementType();
  if (!isPromoted(machine, from, type))
    return machine.unsupported("the operands of a contraction cannot be "
                               "promoted to the type of its result");
  Lanes lanes(machine, op);
  Contraction contraction(machine, contractOp);
  auto elementsOf = [&](size_t operand) -> const Values & {
    return contraction.operands[operand].list().elements;
  };
  Values results = elementsOf(2);
  std::vector<llvm::SmallVector<std::pair<Value, Value>>> factors(
      results.size());
  size_t number = 0;
  forEachIndex(contraction.bounds, [&](Index iteration) {
    size_t position = contraction.find(2, iteration);
    Value &result = results[position];
    result = select(machine, type, lanes[number++], result, [&] {
      auto &[left, right] = factors[position].emplace_back(
          promote(machine, from, type,
                  elementsOf(0)[contraction.find(0, iteration)]),
          promote(machine, from, type,
                  elementsOf(1)[contraction.find(1, iteration)]));
      return combine(machine, kind, type, result,
                     multiply(machine, type, left, right));
    });
  });
  bool mayRound = llvm::isa<mlir::FloatType>(type) &&
                  (kind == CombiningKind::ADD || kind == CombiningKind::MUL);
  for (size_t i = 0; i < results.size() && mayRound; ++i)
    if (!factors[i].empty() &&
        (kind == CombiningKind::MUL || machine.isBuilding() ||
         !isExact(type, elementsOf(2)[i], factors[i])))
      machine.noteLatitude();
  setElements(machine, contractOp.getResult(), std::move(results));
}

/// The document does not say whether an inclusive scan begins with the initial
/// value. It does not here, as in MLIR's tests; where the results differ, that
/// is a latitude.
static void scan(Machine &machine, mlir::Operation *op) {
  auto scanOp = llvm::cast<mlir::vector::ScanOp>(op);
  CombiningKind kind = scanOp.getKind();
  mlir::Type type = scanOp.getSourceType().getElementType();
  Value source = vectorOf(machine, scanOp.getSource());
  Value initial = vectorOf(machine, scanOp.getInitialValue());
  const Shape &shape = source.list().shape;
  int64_t dimension = static_cast<int64_t>(scanOp.getReductionDim());
  int64_t stride = rowMajorStrides(shape)[dimension];
  Values results;
  Values last = initial.list().elements;
  forEachIndex(shape, [&](Index index) {
    int64_t position = static_cast<int64_t>(results.size());
    const Value &element = source.list().elements[position];
    Value &sum = last[positionOf(choose(index, {dimension}, false),
                                 initial.list().shape)];
    bool isFirst = index[dimension] == 0;
    if (isFirst && scanOp.getInclusive()) {
      Value whole = combine(machine, kind, type, sum, element);
      if (!whole.isBits() || !element.isBits() ||
          whole.bits() != element.bits())
        machine.noteLatitude();
      sum = element;
    } else if (!isFirst) {
      sum = combine(machine, kind, type, sum,
                    scanOp.getInclusive()
                        ? element
                        : source.list().elements[position - stride]);
    }
    results.push_back(sum);
  });
  setElements(machine, scanOp.getDest(), std::move(results));
  setElements(machine, scanOp.getAccumulatedValue(), std::move(last));
}

static void multiplyAdd(Scalars &scalars) {
  APFloat number = scalars.real(0);
  number.fusedMultiplyAdd(scalars.real(1), scalars.real(2),
                          APFloat::rmNearestTiesToEven);
  scalars.give(number);
}

llvm::ArrayRef<Rule> dialects::vectorReductionRules() {
  static constexpr Rule rules[] = {
      Rule("vector.contract", contract).onTerms(),
      Rule("vector.fma", multiplyAdd).onTerms(intrinsic<llvm::Intrinsic::fma>),
      Rule("vector.multi_reduction", reduceDimensions).onTerms(),
      Rule("vector.outerproduct", outerProduct).onTerms(),
      Rule("vector.reduction", reduce).onTerms(reduceTerms),
      {"vector.scan", scan},
  };
  return rules;
}
