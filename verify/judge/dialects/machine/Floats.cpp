// Floating-point numbers of all of MLIR's formats, and fast-math flags.

#include "verify/judge/dialects/machine/Floats.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace palindrome;
using namespace palindrome::dialects;
using llvm::APFloat;
using mlir::arith::FastMathFlags;

std::optional<APFloat> dialects::convert(const APFloat &number,
                                         const llvm::fltSemantics &format,
                                         APFloat::roundingMode mode) {
  if (number.isNaN() && !APFloat::semanticsHasNaN(format))
    return std::nullopt;
  // APFloat makes an infinity of the NaN of f8E8M0FNU, which has no payload.
  bool hasSign = APFloat::semanticsHasSignedRepr(format);
  if (number.isNaN() &&
      !(hasSign && APFloat::semanticsHasSignedRepr(number.getSemantics())))
    return APFloat::getNaN(format);
  if (number.isNegative() && !number.isZero() && !hasSign)
    return std::nullopt;
  if (number.isInfinity() && !APFloat::semanticsHasInf(format) &&
      !APFloat::semanticsHasNaN(format))
    return APFloat::getLargest(format, number.isNegative());
  APFloat result = number;
  bool losesInfo = false;
  result.convert(format, mode, &losesInfo);
  return result;
}

/// Formats of 8 bits and less are computed with in f64, as they may lack signs,
/// zero, infinities and NaN. Rounding twice has the result of rounding once,
/// as f64 has more than twice their precision and range.
std::optional<APFloat> dialects::compute(
    const APFloat &left, const APFloat &right,
    llvm::function_ref<void(APFloat &left, const APFloat &)> change) {
  const llvm::fltSemantics &format = left.getSemantics();
  if (APFloat::getSizeInBits(format) > 8) {
    APFloat result = left;
    change(result, right);
    return result;
  }
  // All of their numbers are numbers of f64.
  APFloat result = *convert(left, APFloat::IEEEdouble());
  change(result, *convert(right, APFloat::IEEEdouble()));
  return convert(result, format);
}

static bool excludes(FastMathFlags flags, const APFloat &number) {
  auto has = [&](FastMathFlags flag) {
    return mlir::arith::bitEnumContainsAll(flags, flag);
  };
  return (number.isNaN() && has(FastMathFlags::nnan)) ||
         (number.isInfinity() && has(FastMathFlags::ninf));
}

static bool excludes(FastMathFlags flags, const Value &value, mlir::Type type) {
  if (auto real = llvm::dyn_cast<mlir::FloatType>(type))
    return excludes(flags, APFloat(real.getFloatSemantics(), value.bits()));
  auto complex = llvm::dyn_cast<mlir::ComplexType>(type);
  return complex && llvm::any_of(value.list().elements, [&](const Value &part) {
           return excludes(flags, part, complex.getElementType());
         });
}

bool dialects::excludes(Scalars &scalars, llvm::ArrayRef<APFloat> results) {
  auto fastMath =
      llvm::dyn_cast<mlir::arith::ArithFastMathInterface>(scalars.op);
  mlir::arith::FastMathFlagsAttr attribute =
      fastMath ? fastMath.getFastMathFlagsAttr() : nullptr;
  if (!attribute || attribute.getValue() == FastMathFlags::none)
    return false;
  FastMathFlags flags = attribute.getValue();
  if (scalars.machine.isBuilding())
    scalars.machine.unsupported("flags of numbers that may not be known");
  if (mlir::arith::bitEnumContainsAny(
          flags, ~(FastMathFlags::nnan | FastMathFlags::ninf)))
    scalars.machine.noteLatitude();
  for (const APFloat &result : results)
    if (::excludes(flags, result))
      return true;
  for (unsigned i = 0; i < scalars.count() && scalars.machine.isRunning(); ++i)
    if (::excludes(flags, scalars.value(i), scalars.operandType(i)))
      return true;
  return false;
}

void dialects::giveReal(Scalars &scalars, const std::optional<APFloat> &number,
                        unsigned result) {
  if (number && !excludes(scalars, *number))
    scalars.give(*number, result);
}
