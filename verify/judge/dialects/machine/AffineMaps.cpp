// Affine expressions and maps in the numbers of `index`.

#include "verify/judge/dialects/machine/AffineMaps.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace palindrome;
using namespace palindrome::dialects;

/// `result` if it has not overflowed, and is a number of `index`.
static int64_t check(Machine &machine, bool hasOverflowed, int64_t result) {
  if (!hasOverflowed && (llvm::isInt<16>(result) ||
                         machine.index(result).bits().getSExtValue() == result))
    return result;
  // Whether it does is up to the form in which MLIR leaves the expression.
  machine.noteLatitude();
  machine.undefined("the arithmetic of an index overflows");
  return 0;
}

int64_t dialects::addIndices(Machine &machine, int64_t left, int64_t right) {
  int64_t sum = 0;
  bool hasOverflowed = llvm::AddOverflow(left, right, sum);
  return check(machine, hasOverflowed, sum);
}

int64_t dialects::multiplyIndices(Machine &machine, int64_t left,
                                  int64_t right) {
  int64_t product = 0;
  bool hasOverflowed = llvm::MulOverflow(left, right, product);
  return check(machine, hasOverflowed, product);
}

/// `result` if the operation does not overflow.
static Bits demand(Machine &machine, const Bits &overflows,
                   const Bits &result) {
  // Whether it does is up to the form in which MLIR leaves the expression.
  if (overflows.isKnownTrue())
    machine.noteLatitude();
  machine.undefinedIf(overflows, "the arithmetic of an index overflows");
  return result;
}

Bits dialects::addExactly(Machine &machine, const Bits &left,
                          const Bits &right) {
  return demand(machine, left.addOverflows(right, /*isSigned=*/true),
                left + right);
}

Bits dialects::multiplyExactly(Machine &machine, const Bits &left,
                               const Bits &right) {
  return demand(machine, left.multiplyOverflows(right, /*isSigned=*/true),
                left * right);
}

std::string dialects::textOf(const Bits &number) {
  return number.isTerm() ? "?"
                         : llvm::toString(number.known(), /*Radix=*/10,
                                          /*Signed=*/true);
}

std::optional<Numbers> dialects::numbersOf(Machine &machine,
                                           llvm::ArrayRef<int64_t> constants,
                                           mlir::ValueRange dynamic) {
  Numbers result;
  for (int64_t constant : constants) {
    std::optional<Bits> number = machine.index(constant).bits();
    if (mlir::ShapedType::isDynamic(constant)) {
      number = machine.bitsOf(machine.get(dynamic.front()),
                              "a number that the op needs");
      dynamic = dynamic.drop_front();
    }
    if (!number)
      return std::nullopt;
    result.push_back(std::move(*number));
  }
  return result;
}

bool dialects::hasSum(Machine &machine, int64_t left, int64_t right) {
  int64_t sum = 0;
  return !llvm::AddOverflow(left, right, sum) &&
         machine.index(sum).bits().getSExtValue() == sum;
}

static bool isDivisor(Machine &machine, int64_t number) {
  if (number <= 0)
    machine.undefined("a divisor of indices is not positive: " +
                      llvm::Twine(number));
  return number > 0;
}

int64_t dialects::floorDivide(Machine &machine, int64_t left, int64_t right) {
  if (!isDivisor(machine, right))
    return 0;
  return left / right - (left % right < 0 ? 1 : 0);
}

static int64_t ceilDivide(Machine &machine, int64_t left, int64_t right) {
  if (!isDivisor(machine, right))
    return 0;
  return left / right + (left % right > 0 ? 1 : 0);
}

int64_t dialects::modulo(Machine &machine, int64_t left, int64_t right) {
  if (!isDivisor(machine, right))
    return 0;
  int64_t rest = left % right;
  return rest < 0 ? rest + right : rest;
}

int64_t dialects::countSteps(Machine &machine, int64_t lower, int64_t upper,
                             int64_t step) {
  if (lower >= upper)
    return 0;
  uint64_t before = (static_cast<uint64_t>(upper) - lower - 1) / step;
  auto last = static_cast<int64_t>(lower + before * step);
  if (!hasSum(machine, last, step))
    machine.noteLatitude();
  constexpr uint64_t most = std::numeric_limits<int64_t>::max();
  return static_cast<int64_t>(std::min(before, most - 1) + 1);
}

namespace {
/// What an expression is.
struct Evaluated {
  explicit Evaluated(int64_t value)
      : Evaluated(value, llvm::AbsoluteValue(value)) {}
  Evaluated(int64_t value, uint64_t reach) : value(value), reach(reach) {}

  int64_t value;
  /// How large a part of it may be, positive or negative, when its sums are
  /// formed in another order, and its products distributed over them.
  uint64_t reach;
};
} // namespace

static Evaluated evaluateParts(Machine &machine, mlir::AffineExpr expression,
                               llvm::ArrayRef<int64_t> inputs,
                               unsigned dimensions) {
  if (auto constant = llvm::dyn_cast<mlir::AffineConstantExpr>(expression))
    return Evaluated(constant.getValue());
  if (auto dimension = llvm::dyn_cast<mlir::AffineDimExpr>(expression))
    return Evaluated(inputs[dimension.getPosition()]);
  if (auto symbol = llvm::dyn_cast<mlir::AffineSymbolExpr>(expression))
    return Evaluated(inputs[dimensions + symbol.getPosition()]);
  auto binary = llvm::cast<mlir::AffineBinaryOpExpr>(expression);
  Evaluated left = evaluateParts(machine, binary.getLHS(), inputs, dimensions);
  Evaluated right = evaluateParts(machine, binary.getRHS(), inputs, dimensions);
  if (!machine.isRunning())
    return Evaluated(0);
  switch (binary.getKind()) {
  case mlir::AffineExprKind::Add:
    return Evaluated(addIndices(machine, left.value, right.value),
                     llvm::SaturatingAdd(left.reach, right.reach));
  case mlir::AffineExprKind::Mul:
    return Evaluated(multiplyIndices(machine, left.value, right.value),
                     llvm::SaturatingMultiply(left.reach, right.reach));
  case mlir::AffineExprKind::FloorDiv:
    return Evaluated(floorDivide(machine, left.value, right.value));
  case mlir::AffineExprKind::CeilDiv:
    return Evaluated(ceilDivide(machine, left.value, right.value));
  case mlir::AffineExprKind::Mod:
    return Evaluated(modulo(machine, left.value, right.value));
  default:
    llvm_unreachable("all binary expressions return");
  }
}

int64_t dialects::evaluate(Machine &machine, mlir::AffineExpr expression,
                           llvm::ArrayRef<int64_t> inputs,
                           unsigned dimensions) {
  Evaluated result = evaluateParts(machine, expression, inputs, dimensions);
  unsigned bits = machine.index(0).bits().getBitWidth();
  if (result.reach > uint64_t(1) << (bits - 1))
    machine.noteLatitude();
  return result.value;
}

Shape dialects::evaluate(Machine &machine, mlir::AffineMap map,
                         llvm::ArrayRef<int64_t> inputs) {
  Shape results;
  for (mlir::AffineExpr result : map.getResults())
    results.push_back(evaluate(machine, result, inputs, map.getNumDims()));
  return results;
}

namespace {
/// Evaluates expressions on terms.
class TermMap {
public:
  TermMap(Machine &machine, llvm::ArrayRef<Bits> inputs, unsigned dimensions)
      : machine(machine), inputs(inputs), dimensions(dimensions) {}

  Bits evaluate(mlir::AffineExpr expression);

private:
  Bits divide(mlir::AffineExprKind kind, const Bits &left, const Bits &right);

  Machine &machine;
  llvm::ArrayRef<Bits> inputs;
  unsigned dimensions;
};
} // namespace

Bits TermMap::divide(mlir::AffineExprKind kind, const Bits &left,
                     const Bits &right) {
  if (machine.undefinedIf(right.sle(right.zero()),
                          "a divisor of indices is not positive"))
    return right.zero();
  Bits rest = left.srem(right), zero = rest.zero();
  if (kind == mlir::AffineExprKind::Mod)
    return rest.isNegative().select(rest + right, rest);
  Bits quotient = left.sdiv(right);
  unsigned width = quotient.width();
  return kind == mlir::AffineExprKind::FloorDiv
             ? quotient + rest.isNegative().sextOrTrunc(width)
             : quotient + rest.sgt(zero).zextOrTrunc(width);
}

Bits TermMap::evaluate(mlir::AffineExpr expression) {
  if (auto constant = llvm::dyn_cast<mlir::AffineConstantExpr>(expression))
    return machine.index(constant.getValue()).bits();
  if (auto dimension = llvm::dyn_cast<mlir::AffineDimExpr>(expression))
    return inputs[dimension.getPosition()];
  if (auto symbol = llvm::dyn_cast<mlir::AffineSymbolExpr>(expression))
    return inputs[dimensions + symbol.getPosition()];
  auto binary = llvm::cast<mlir::AffineBinaryOpExpr>(expression);
  Bits left = evaluate(binary.getLHS()), right = evaluate(binary.getRHS());
  switch (binary.getKind()) {
  case mlir::AffineExprKind::Add:
    return addExactly(machine, left, right);
  case mlir::AffineExprKind::Mul:
    return multiplyExactly(machine, left, right);
  default:
    return divide(binary.getKind(), left, right);
  }
}

std::optional<Numbers>
dialects::evaluate(Machine &machine,
                   llvm::ArrayRef<mlir::AffineExpr> expressions,
                   mlir::ValueRange operands, unsigned dimensions) {
  Numbers inputs;
  for (mlir::Value operand : operands) {
    std::optional<Bits> input =
        machine.bitsOf(machine.get(operand), "an operand of the map");
    if (!input)
      return std::nullopt;
    inputs.push_back(std::move(*input));
  }
  return evaluate(machine, expressions, inputs, dimensions);
}

std::optional<Numbers>
dialects::evaluate(Machine &machine,
                   llvm::ArrayRef<mlir::AffineExpr> expressions,
                   llvm::ArrayRef<Bits> inputs, unsigned dimensions) {
  Numbers results;
  bool isKnown =
      llvm::none_of(inputs, [](const Bits &input) { return input.isTerm(); });
  Shape numbers;
  if (isKnown)
    for (const Bits &input : inputs)
      numbers.push_back(input.known().getSExtValue());
  TermMap terms(machine, inputs, dimensions);
  for (mlir::AffineExpr expression : expressions)
    results.push_back(isKnown ? Bits(machine
                                         .index(evaluate(machine, expression,
                                                         numbers, dimensions))
                                         .bits())
                              : terms.evaluate(expression));
  if (!machine.isRunning())
    return std::nullopt;
  return results;
}
