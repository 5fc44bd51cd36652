// The kinds of atomic updates and reductions. What they do is what the ops of
// `arith` of the same names do.

#include "verify/judge/dialects/machine/AtomicKinds.h"

using namespace palindrome;
using namespace palindrome::dialects;
using llvm::APFloat;
using llvm::APInt;
using mlir::arith::AtomicRMWKind;

namespace {
/// A kind that is for integers.
struct IntegerKind {
  AtomicRMWKind kind;
  APInt (*combine)(const APInt &left, const APInt &right);
  APInt (*neutral)(unsigned width);
};

/// A kind that is for floating-point numbers.
struct FloatKind {
  AtomicRMWKind kind;
  APFloat (*combine)(APFloat left, const APFloat &right);
  APFloat (*neutral)(const llvm::fltSemantics &format); ///< May be null.
};
} // namespace

static APInt allOnes(unsigned width) { return APInt::getAllOnes(width); }

static constexpr IntegerKind integerKinds[] = {
    {AtomicRMWKind::addi,
     [](const APInt &left, const APInt &right) { return left + right; },
     APInt::getZero},
    {AtomicRMWKind::muli,
     [](const APInt &left, const APInt &right) { return left * right; },
     [](unsigned width) { return APInt(width, 1); }},
    {AtomicRMWKind::andi,
     [](const APInt &left, const APInt &right) { return left & right; },
     allOnes},
    {AtomicRMWKind::ori,
     [](const APInt &left, const APInt &right) { return left | right; },
     APInt::getZero},
    {AtomicRMWKind::xori,
     [](const APInt &left, const APInt &right) { return left ^ right; },
     APInt::getZero},
    {AtomicRMWKind::maxs,
     [](const APInt &left, const APInt &right) {
       return left.sgt(right) ? left : right;
     },
     APInt::getSignedMinValue},
    {AtomicRMWKind::maxu,
     [](const APInt &left, const APInt &right) {
       return left.ugt(right) ? left : right;
     },
     APInt::getZero},
    {AtomicRMWKind::mins,
     [](const APInt &left, const APInt &right) {
       return left.slt(right) ? left : right;
     },
     APInt::getSignedMaxValue},
    {AtomicRMWKind::minu,
     [](const APInt &left, const APInt &right) {
       return left.ult(right) ? left : right;
     },
     allOnes},
};

/// The larger number, or the one that is a number.
static APFloat largerNumber(APFloat left, const APFloat &right) {
  if (left.isNaN() || (!right.isNaN() && left < right))
    return right;
  return left;
}

static APFloat smallerNumber(APFloat left, const APFloat &right) {
  if (left.isNaN() || (!right.isNaN() && right < left))
    return right;
  return left;
}

/// Infinity, or what is largest in a format without it.
template <bool isNegative>
static APFloat extreme(const llvm::fltSemantics &format) {
  return APFloat::semanticsHasInf(format)
             ? APFloat::getInf(format, isNegative)
             : APFloat::getLargest(format, isNegative);
}

static constexpr FloatKind floatKinds[] = {
    {AtomicRMWKind::addf,
     [](APFloat left, const APFloat &right) {
       left.add(right, APFloat::rmNearestTiesToEven);
       return left;
     },
     [](const llvm::fltSemantics &format) { return APFloat::getZero(format); }},
    {AtomicRMWKind::mulf,
     [](APFloat left, const APFloat &right) {
       left.multiply(right, APFloat::rmNearestTiesToEven);
       return left;
     },
     [](const llvm::fltSemantics &format) { return APFloat::getOne(format); }},
    {AtomicRMWKind::maximumf,
     [](APFloat left, const APFloat &right) {
       return llvm::maximum(left, right);
     },
     extreme</*isNegative=*/true>},
    {AtomicRMWKind::minimumf,
     [](APFloat left, const APFloat &right) {
       return llvm::minimum(left, right);
     },
     extreme</*isNegative=*/false>},
    {AtomicRMWKind::maxnumf, largerNumber, nullptr},
    {AtomicRMWKind::minnumf, smallerNumber, nullptr},
};

template <typename Kinds>
static auto *find(const Kinds &kinds, AtomicRMWKind kind) {
  const auto *found = llvm::find_if(
      kinds, [&](const auto &member) { return member.kind == kind; });
  return found == std::end(kinds) ? nullptr : found;
}

Value dialects::combine(Machine &machine, AtomicRMWKind kind, const Value &left,
                        const Value &right, mlir::Type type) {
  if (kind == AtomicRMWKind::assign)
    return right;
  for (const Value *value : {&left, &right})
    if (!value->isBits())
      return *value;
  if (const IntegerKind *found = find(integerKinds, kind))
    return found->combine(left.bits(), right.bits());
  const auto &format = llvm::cast<mlir::FloatType>(type).getFloatSemantics();
  APFloat first(format, left.bits()), second(format, right.bits());
  // `maxnumf` and `minnumf` may return either zero.
  if (first.isZero() && second.isZero() &&
      first.isNegative() != second.isNegative() &&
      (kind == AtomicRMWKind::maxnumf || kind == AtomicRMWKind::minnumf))
    machine.noteLatitude();
  return find(floatKinds, kind)->combine(first, second).bitcastToAPInt();
}

Value dialects::neutralOf(Machine &machine, AtomicRMWKind kind,
                          mlir::Type type) {
  if (const IntegerKind *found = find(integerKinds, kind))
    return found->neutral(machine.widthOf(type));
  const FloatKind *found = find(floatKinds, kind);
  if (found && found->neutral)
    return found->neutral(llvm::cast<mlir::FloatType>(type).getFloatSemantics())
        .bitcastToAPInt();
  return machine.poisonOf(type);
}
