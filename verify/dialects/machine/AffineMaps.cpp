// Affine expressions and maps in the numbers of `index`.

#include "verify/dialects/machine/AffineMaps.h"
#include "llvm/Support/MathExtras.h"

using namespace palindrome;
using namespace palindrome::dialects;

/// `result` if it has not overflowed, and is a number of `index`.
static int64_t check(Machine &machine, bool hasOverflowed, int64_t result) {
  if (!hasOverflowed && (llvm::isInt<16>(result) ||
                         machine.index(result).bits().getSExtValue() == result))
    return result;
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

int64_t dialects::evaluate(Machine &machine, mlir::AffineExpr expression,
                           llvm::ArrayRef<int64_t> inputs,
                           unsigned dimensions) {
  if (auto constant = llvm::dyn_cast<mlir::AffineConstantExpr>(expression))
    return constant.getValue();
  if (auto dimension = llvm::dyn_cast<mlir::AffineDimExpr>(expression))
    return inputs[dimension.getPosition()];
  if (auto symbol = llvm::dyn_cast<mlir::AffineSymbolExpr>(expression))
    return inputs[dimensions + symbol.getPosition()];
  auto binary = llvm::cast<mlir::AffineBinaryOpExpr>(expression);
  int64_t left = evaluate(machine, binary.getLHS(), inputs, dimensions);
  int64_t right = evaluate(machine, binary.getRHS(), inputs, dimensions);
  if (!machine.isRunning())
    return 0;
  switch (binary.getKind()) {
  case mlir::AffineExprKind::Add:
    return addIndices(machine, left, right);
  case mlir::AffineExprKind::Mul:
    return multiplyIndices(machine, left, right);
  case mlir::AffineExprKind::FloorDiv:
    return floorDivide(machine, left, right);
  case mlir::AffineExprKind::CeilDiv:
    return ceilDivide(machine, left, right);
  case mlir::AffineExprKind::Mod:
    return modulo(machine, left, right);
  default:
    llvm_unreachable("all binary expressions return");
  }
}

Shape dialects::evaluate(Machine &machine, mlir::AffineMap map,
                         llvm::ArrayRef<int64_t> inputs) {
  Shape results;
  for (mlir::AffineExpr result : map.getResults())
    results.push_back(evaluate(machine, result, inputs, map.getNumDims()));
  return results;
}
