// The combining kinds of the `vector` dialect, and what belongs to them.

#include "verify/judge/dialects/machine/Descriptor.h"
#include "verify/judge/dialects/vector/Vector.h"
#include "llvm/IR/Intrinsics.h"

using namespace palindrome;
using namespace palindrome::dialects;
using llvm::APFloat;
using llvm::APInt;
using mlir::arith::FastMathFlags;
using mlir::vector::CombiningKind;

namespace {
/// What a kind does to integers, and to floats. Where the kind is not for
/// floats, `reals` is null, and the other way round. On terms, a kind is an
/// instruction or an intrinsic of LLVM IR; 0 if there is none.
struct Combination {
  CombiningKind kind;
  Bits (*integers)(const Bits &left, const Bits &right);
  APInt (*neutralInteger)(unsigned width);
  APFloat (*reals)(Machine &machine, const APFloat &left, const APFloat &right);
  unsigned opcode = 0, intrinsic = 0;
};
} // namespace

static APFloat quiet(const APFloat &nan) {
  return nan.isSignaling() ? nan.makeQuiet() : nan;
}

/// `arith.minimumf`, `arith.maximumf`: NaN wins, and -0 is less than +0.
template <bool isMaximum>
static APFloat pickOrdered(Machine &, const APFloat &left,
                           const APFloat &right) {
  if (left.isNaN())
    return quiet(left);
  if (right.isNaN())
    return quiet(right);
  if (left.isZero() && right.isZero())
    return left.isNegative() == isMaximum ? right : left;
  return (left < right) == isMaximum ? right : left;
}

/// `arith.minnumf`, `arith.maxnumf`: a number wins over NaN. Of zeros of
/// different signs either may be the result, and a signaling NaN may win.
template <bool isMaximum>
static APFloat pickNumber(Machine &machine, const APFloat &left,
                          const APFloat &right) {
  if (left.isSignaling() || right.isSignaling())
    machine.noteLatitude();
  if (left.isNaN() || right.isNaN())
    return quiet(left.isNaN() ? right : left);
  if (left.isZero() && right.isZero() &&
      left.isNegative() != right.isNegative())
    machine.noteLatitude();
  return pickOrdered<isMaximum>(machine, left, right);
}

/// The one operand if `prefers` holds for it and the other one.
template <Bits (Bits::*prefers)(const Bits &) const>
static Bits extremum(const Bits &left, const Bits &right) {
  return (left.*prefers)(right).select(left, right);
}

template <Bits (Bits::*operation)(const Bits &) const>
static Bits integer(const Bits &left, const Bits &right) {
  return (left.*operation)(right);
}

static constexpr Combination combinations[] = {
    {CombiningKind::ADD, integer<&Bits::operator+ >, APInt::getZero,
     [](Machine &, const APFloat &left, const APFloat &right) {
       return left + right;
     },
     llvm::Instruction::FAdd},
    {CombiningKind::MUL, integer<&Bits::operator*>,
     [](unsigned width) { return APInt(width, 1); },
     [](Machine &, const APFloat &left, const APFloat &right) {
       return left * right;
     },
     llvm::Instruction::FMul},
    {CombiningKind::MINUI, extremum<&Bits::ult>, APInt::getMaxValue, nullptr},
    {CombiningKind::MINSI, extremum<&Bits::slt>, APInt::getSignedMaxValue,
     nullptr},
    {CombiningKind::MINNUMF, nullptr, nullptr, pickNumber<false>},
    {CombiningKind::MAXUI, extremum<&Bits::ugt>, APInt::getZero, nullptr},
    {CombiningKind::MAXSI, extremum<&Bits::sgt>, APInt::getSignedMinValue,
     nullptr},
    {CombiningKind::MAXNUMF, nullptr, nullptr, pickNumber<true>},
    {CombiningKind::AND, integer<&Bits::operator&>, APInt::getMaxValue,
     nullptr},
    {CombiningKind::OR, integer<&Bits::operator| >, APInt::getZero, nullptr},
    {CombiningKind::XOR, integer<&Bits::operator^ >, APInt::getZero, nullptr},
    {CombiningKind::MINIMUMF, nullptr, nullptr, pickOrdered<false>, 0,
     llvm::Intrinsic::minimum},
    {CombiningKind::MAXIMUMF, nullptr, nullptr, pickOrdered<true>, 0,
     llvm::Intrinsic::maximum},
};

static const Combination &find(CombiningKind kind) {
  return *llvm::find_if(combinations, [&](const Combination &combination) {
    return combination.kind == kind;
  });
}

std::optional<APFloat> dialects::realOf(mlir::Type type, const Value &value) {
  auto real = llvm::dyn_cast<mlir::FloatType>(type);
  if (!real || !value.isBits())
    return std::nullopt;
  return APFloat(real.getFloatSemantics(), value.bits());
}

/// Of floats.
static Value combineTerms(Machine &machine, const Combination &combination,
                          mlir::Type type, const Value &left,
                          const Value &right) {
  llvm::Value *one = scalarOf(machine, left, type);
  llvm::Value *other = scalarOf(machine, right, type);
  if (!one || !other || !one->getType()->isFloatingPointTy() ||
      (!combination.opcode && !combination.intrinsic)) {
    machine.unsupported("LLVM IR has no such combination of floats");
    return Value();
  }
  llvm::IRBuilderBase &terms = machine.terms();
  if (combination.intrinsic)
    return termOf(machine, terms.CreateBinaryIntrinsic(combination.intrinsic,
                                                       one, other));
  return termOf(machine,
                terms.CreateBinOp(static_cast<llvm::Instruction::BinaryOps>(
                                      combination.opcode),
                                  one, other));
}

Value dialects::fuseTerms(Machine &machine, mlir::Type type,
                          llvm::ArrayRef<Value> operands) {
  llvm::SmallVector<llvm::Value *> scalars;
  for (const Value &operand : operands)
    scalars.push_back(scalarOf(machine, operand, type));
  if (!machine.isRunning() ||
      !scalars.front()->getType()->isFloatingPointTy()) {
    machine.unsupported("LLVM IR has no such combination of floats");
    return Value();
  }
  return termOf(machine, machine.terms().CreateIntrinsic(
                             llvm::Intrinsic::fma, {scalars.front()->getType()},
                             scalars));
}

Value dialects::combine(Machine &machine, CombiningKind kind, mlir::Type type,
                        const Value &left, const Value &right) {
  for (const Value *value : {&left, &right})
    if (value->isPoison())
      return *value;
  const Combination &combination = find(kind);
  if (type.isIntOrIndex()) {
    if (combination.integers)
      return combination
          .integers(*machine.bitsOf(left, ""), *machine.bitsOf(right, ""))
          .value();
  } else if (left.isTerm() || right.isTerm()) {
    return combineTerms(machine, combination, type, left, right);
  } else if (combination.reals) {
    return combination.reals(machine, *realOf(type, left), *realOf(type, right))
        .bitcastToAPInt();
  }
  machine.unsupported("the kind of combination is not for this type");
  return Value();
}

Value dialects::multiply(Machine &machine, mlir::Type type, const Value &left,
                         const Value &right) {
  return combine(machine, CombiningKind::MUL, type, left, right);
}

/// The largest or the smallest number of `format`; the infinity beyond if there
/// is one that may occur.
static APFloat extremeOf(const llvm::fltSemantics &format, bool isNegative,
                         FastMathFlags flags) {
  bool isInfinite = APFloat::semanticsHasInf(format) &&
                    !bitEnumContainsAny(flags, FastMathFlags::ninf);
  if (isNegative && !APFloat::semanticsHasSignedRepr(format))
    return APFloat::getSmallest(format);
  return isInfinite ? APFloat::getInf(format, isNegative)
                    : APFloat::getLargest(format, isNegative);
}

static APFloat neutralReal(CombiningKind kind, const llvm::fltSemantics &format,
                           FastMathFlags flags) {
  bool mayBeNaN = APFloat::semanticsHasNaN(format) &&
                  !bitEnumContainsAny(flags, FastMathFlags::nnan);
  switch (kind) {
  case CombiningKind::MUL:
    return APFloat::getOne(format);
  case CombiningKind::MINNUMF:
  case CombiningKind::MAXNUMF:
    return mayBeNaN ? APFloat::getNaN(format)
                    : extremeOf(format, kind == CombiningKind::MAXNUMF, flags);
  case CombiningKind::MINIMUMF:
  case CombiningKind::MAXIMUMF:
    return extremeOf(format, kind == CombiningKind::MAXIMUMF, flags);
  default:
    return APFloat::getZero(format, /*Negative=*/true);
  }
}

Value dialects::neutralOf(const Machine &machine, CombiningKind kind,
                          mlir::Type type, FastMathFlags flags) {
  if (auto real = llvm::dyn_cast<mlir::FloatType>(type)) {
    const llvm::fltSemantics &format = real.getFloatSemantics();
    if (kind == CombiningKind::ADD && !APFloat::semanticsHasZero(format))
      return Poison{machine.current()}; // There is none.
    return neutralReal(kind, format, flags).bitcastToAPInt();
  }
  return find(kind).neutralInteger(machine.widthOf(type));
}

/// Each partial sum, in whatever order, is a multiple of a power of two that
/// all terms are multiples of, and no larger than the sum of all magnitudes. So
/// none is rounded if a number of that magnitude has the precision.
bool dialects::isSumOfAnyOrder(llvm::ArrayRef<APFloat> terms) {
  const llvm::fltSemantics &format = terms.front().getSemantics();
  // All other formats have smaller exponents than quad.
  auto widen = [](APFloat number) {
    bool losesInfo = false;
    number.convert(APFloat::IEEEquad(), APFloat::rmNearestTiesToEven,
                   &losesInfo);
    return number;
  };
  APFloat total = APFloat::getZero(APFloat::IEEEquad());
  for (const APFloat &term : terms)
    total.add(abs(widen(term)), APFloat::rmTowardPositive);
  if (total.isZero())
    return true;
  if (!total.isFinite() || total > widen(APFloat::getLargest(format)))
    return false;
  int precision = static_cast<int>(APFloat::semanticsPrecision(format));
  int unit = ilogb(total) - (precision - 1);
  return llvm::all_of(terms, [&](const APFloat &term) {
    if (term.isZero() || ilogb(term) < unit)
      return term.isZero();
    return scalbn(widen(term), -unit, APFloat::rmNearestTiesToEven).isInteger();
  });
}
