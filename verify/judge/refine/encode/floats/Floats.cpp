// NaNs, fast-math flags and denormals, as all floating-point operations treat
// them.

#include "verify/judge/refine/encode/floats/Floats.h"
#include "verify/judge/refine/encode/ir/LibraryFunctions.h"
#include "llvm/ADT/FloatingPointMode.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace palindrome::encode;
using namespace llvm;

std::optional<FloatFormat> palindrome::encode::formatOf(Side &side,
                                                        const Type *type) {
  const Type *scalar = type->getScalarType();
  if (!scalar->isIEEELikeFPTy()) {
    side.setUnsupported("arithmetic of a float that is not IEEE's");
    return std::nullopt;
  }
  unsigned precision = APFloat::semanticsPrecision(scalar->getFltSemantics());
  return FloatFormat{unsigned(scalar->getScalarSizeInBits()) - precision,
                     precision, side.rounding};
}

bool palindrome::encode::hasSignBit(Side &side, const Type *type) {
  if (!type->getScalarType()->isPPC_FP128Ty())
    return true;
  side.setUnsupported("a float that is not IEEE's");
  return false;
}

static const fltSemantics &semanticsOf(FloatFormat format) {
  for (auto *semantics : {&APFloat::IEEEhalf(), &APFloat::BFloat(),
                          &APFloat::IEEEsingle(), &APFloat::IEEEdouble()})
    if (APFloat::semanticsPrecision(*semantics) == format.precision)
      return *semantics;
  return APFloat::IEEEquad();
}

//===-- Flags -------------------------------------------------------------===//

static FastMathFlags flagsOf(const Instruction &inst) {
  auto *math = dyn_cast<FPMathOperator>(&inst);
  return math ? math->getFastMathFlags() : FastMathFlags();
}

/// Whether a rewriting flag can have an effect: two operations have it,
/// counting a reduction or an operation in a loop as several.
template <typename HasFlag>
static bool mayRewrite(const Side &side, HasFlag hasFlag) {
  unsigned count = 0;
  for (const Instruction &inst : instructions(side.function))
    if (hasFlag(flagsOf(inst))) {
      Intrinsic::ID id = intrinsicOf(inst);
      bool isMany = id == Intrinsic::vector_reduce_fadd ||
                    id == Intrinsic::vector_reduce_fmul;
      count += isMany ? 2 : 1;
    }
  return count > 1 || (count == 1 && side.hasLoops);
}

/// Whether `inst` calls a function that `afn` allows to be approximated.
static bool canApproximate(const Instruction &inst) {
  if (!isa<CallBase>(inst))
    return false;
  switch (intrinsicOf(inst)) {
  case Intrinsic::fabs:
  case Intrinsic::copysign:
  case Intrinsic::canonicalize:
  case Intrinsic::minnum:
  case Intrinsic::maxnum:
  case Intrinsic::minimum:
  case Intrinsic::maximum:
  case Intrinsic::minimumnum:
  case Intrinsic::maximumnum:
  case Intrinsic::fma:
  case Intrinsic::fmuladd:
  case Intrinsic::floor:
  case Intrinsic::ceil:
  case Intrinsic::trunc:
  case Intrinsic::rint:
  case Intrinsic::nearbyint:
  case Intrinsic::round:
  case Intrinsic::roundeven:
  case Intrinsic::vector_reduce_fadd:
  case Intrinsic::vector_reduce_fmul:
  case Intrinsic::vector_reduce_fmin:
  case Intrinsic::vector_reduce_fmax:
  case Intrinsic::vector_reduce_fminimum:
  case Intrinsic::vector_reduce_fmaximum:
    return false;
  default:
    return true;
  }
}

FastMathFlags palindrome::encode::mathFlags(Side &side,
                                            const Instruction &inst) {
  FastMathFlags flags = flagsOf(inst);
  auto reassociates = [](FastMathFlags flags) { return flags.allowReassoc(); };
  auto contracts = [](FastMathFlags flags) { return flags.allowContract(); };
  bool deviates = (flags.approxFunc() && canApproximate(inst)) ||
                  (flags.allowReassoc() && mayRewrite(side, reassociates)) ||
                  (flags.allowContract() && mayRewrite(side, contracts));
  if (deviates)
    side.markNarrow("fast-math flags that allow other values");
  return flags;
}

/// A Boolean choice that replay does not make: what the interpreter does
/// without it is one of the outcomes.
static Expr freely(Side &side) {
  unsigned number = side.choices.choose(1, ChoiceKind::Other);
  side.choices[number].guard = Expr::boolean(false);
  return side.choices.chosen(number).toBoolean();
}

/// `x` under nsz: if it is a zero, its sign is chosen.
static Expr loosen(Side &side, FloatFormat format, Expr x) {
  if (auto value = x.constant();
      value && !value->isZero() && !value->isSignMask())
    return x;
  Expr flips = freely(side);
  return (format.isZero(x) && flips).select(format.negate(x), x);
}

Expr palindrome::encode::isExcluded(FastMathFlags flags, FloatFormat format,
                                    Expr x) {
  Expr isExcluded = Expr::boolean(false);
  if (flags.noNaNs())
    isExcluded |= format.isNaN(x);
  if (flags.noInfs())
    isExcluded |= format.isInfinity(x);
  return isExcluded;
}

Lane palindrome::encode::applyMathFlags(Side &side, const Instruction &inst,
                                        Lane lane) {
  FastMathFlags flags = mathFlags(side, inst);
  if (!flags.noNaNs() && !flags.noInfs() && !flags.noSignedZeros())
    return lane;
  std::optional<FloatFormat> format = formatOf(side, inst.getType());
  if (!format)
    return lane;
  lane = side.choices.use(lane);
  lane.varies = Variation::unknown();
  lane.poison |= isExcluded(flags, *format, lane.value);
  if (flags.noSignedZeros())
    lane.value = loosen(side, *format, lane.value);
  return lane;
}

Lanes palindrome::encode::applyMathFlags(Side &side, const Instruction &inst,
                                         Lanes value) {
  if (inst.getType()->isFPOrFPVectorTy())
    for (Lane &lane : value)
      lane = applyMathFlags(side, inst, std::move(lane));
  return value;
}

Expr palindrome::encode::excludedByMathFlags(Side &side,
                                             const Instruction &inst,
                                             Type *type, const Lane &lane) {
  FastMathFlags flags = cast<FPMathOperator>(inst).getFastMathFlags();
  std::optional<FloatFormat> format = formatOf(side, type);
  if (!format || (!flags.noNaNs() && !flags.noInfs()))
    return Expr::boolean(false);
  // For a vector, only the lanes of the result that depend on it are poison;
  // which these are is not known.
  if (type->isVectorTy())
    side.markNarrow("fast-math flags of a call of vectors");
  Lane used = side.choices.use(lane);
  return used.poison || isExcluded(flags, *format, used.value);
}

//===-- Denormals ---------------------------------------------------------===//

static DenormalMode modeOf(Side &side, FloatFormat format) {
  DenormalMode mode = side.function.getDenormalMode(semanticsOf(format));
  if (!mode.isValid() || mode.Input == DenormalMode::Dynamic ||
      mode.Output == DenormalMode::Dynamic) {
    side.setUnsupported("a denormal mode that is not known");
    return DenormalMode::getIEEE();
  }
  return mode;
}

/// `x`, or the zero that `kind` replaces a denormal by, where `mayFlush` holds:
/// with preserve-sign a zero of its sign, with positive-zero +0.
static Expr flushed(DenormalMode::DenormalModeKind kind, FloatFormat format,
                    Expr x, Expr mayFlush) {
  if (kind == DenormalMode::IEEE)
    return x;
  Expr zero = kind == DenormalMode::PreserveSign
                  ? format.withSign(format.zero(), x.isNegative())
                  : format.zero();
  return (mayFlush && format.isSubnormal(x)).select(zero, x);
}

Expr palindrome::encode::readOperand(Side &side, FloatFormat format, Expr x) {
  return flushed(modeOf(side, format).Input, format, x, Expr::boolean(true));
}

/// A mode other than IEEE permits results to be flushed, and does not require
/// it.
static Expr writeResult(Side &side, FloatFormat format, Expr x) {
  DenormalMode::DenormalModeKind kind = modeOf(side, format).Output;
  if (kind == DenormalMode::IEEE)
    return x;
  return flushed(kind, format, x, freely(side));
}

//===-- NaNs --------------------------------------------------------------===//

/// The payload of the NaN `x` in another format: the upper bits of the fraction
/// remain.
static Expr payload(FloatFormat in, FloatFormat out, Expr x) {
  Expr fraction = in.fraction(x);
  unsigned from = in.fractionBits(), to = out.fractionBits();
  if (to <= from)
    return fraction.extract(from - 1, from - to);
  return fraction.concat(Expr::bits(to - from, 0));
}

/// The fraction of a target-specific NaN. LangRef allows a target to have NaNs
/// beyond the preferred one and those of the operands. Which ones is an
/// uninterpreted function of whether an operand is a NaN other than the
/// preferred one, which covers all targets that LangRef describes.
static Expr extraFraction(FloatFormat out, Expr isSpecial, Expr number) {
  unsigned width = out.fractionBits();
  Uninterpreted fractions("nan" + std::to_string(width), {1, number.width()},
                          width);
  return fractions({isSpecial.toBit(), number});
}

static bool hasExtraNaNs(const Side &side) {
  const Triple &triple = side.function.getParent()->getTargetTriple();
  return !triple.isX86() && !triple.isARM() && !triple.isThumb() &&
         !triple.isAArch64();
}

/// A choice among the NaNs that LangRef allows as the result of an operation on
/// `operands`. The sign is arbitrary; the fraction is one of
///
///   quiet | 0                           the preferred NaN
///   quiet | payload(operand)            quieting propagation
///   payload(operand)                    unchanged propagation
///   quiet | extraFraction               target-specific
///
/// `isNaN` is the condition that the result is a NaN.
static Expr chooseNaN(Side &side, FloatFormat in, FloatFormat out,
                      ArrayRef<Expr> operands, NaNs nans, Expr isNaN) {
  // One bit chooses the sign, the others the fraction.
  bool hasExtra = hasExtraNaNs(side);
  unsigned bits = 1 + operands.size() + hasExtra;
  unsigned number = side.choices.choose(1 + bits, ChoiceKind::NaN);
  side.choices[number].guard &= isNaN;
  Expr choice = side.choices.chosen(number);
  Expr which = choice.extract(bits - 1, 0);

  Expr quiet = out.fraction(out.quietBit());
  Expr isSpecial = Expr::boolean(false);
  for (Expr operand : operands)
    isSpecial |= in.isNaN(operand) &&
                 in.magnitude(operand) != in.magnitude(in.preferredNaN());
  Expr fraction = quiet;
  if (hasExtra)
    fraction = which.bit(bits - 1).toBoolean().select(
        extraFraction(out, isSpecial, which) | quiet, fraction);
  unsigned next = 1;
  for (Expr operand : operands) {
    Expr unchanged = payload(in, out, operand), quieted = unchanged | quiet;
    Expr isGiven = in.isNaN(operand);
    fraction =
        (isGiven && which == Expr::bits(bits, next)).select(quieted, fraction);
    // A truncated payload of zero would encode an infinity.
    if (nans == NaNs::Any)
      fraction = (isGiven && !unchanged.isZero() &&
                  which == Expr::bits(bits, next + 1))
                     .select(unchanged, fraction);
    next += 2;
  }
  Expr exponent = out.exponent(out.infinity());
  Expr nan = choice.bit(bits).concat(exponent).concat(fraction);
  side.choices[number].shown = nan;
  return nan;
}

//===-- Operations --------------------------------------------------------===//

Lane palindrome::encode::floatLane(Side &side, FastMathFlags flags,
                                   FloatFormat in, FloatFormat out,
                                   ArrayRef<Lane> operands,
                                   FloatCompute compute, NaNs nans) {
  Lane lane;
  SmallVector<Expr> values;
  for (const Lane &operand : operands) {
    lane.poison |= operand.poison;
    addUndefs(lane.undefs, operand.undefs);
    lane.poison |= isExcluded(flags, in, operand.value);
    Expr value = readOperand(side, in, operand.value);
    values.push_back(flags.noSignedZeros() ? loosen(side, in, value) : value);
  }
  FloatResult result = compute(values);
  lane.value = result.bits;
  if (flags.noInfs())
    lane.poison |= !result.isNaN && out.isInfinity(result.bits);
  lane.value = writeResult(side, out, lane.value);
  if (flags.noSignedZeros())
    lane.value = loosen(side, out, lane.value);
  if (flags.noNaNs()) {
    lane.poison |= result.isNaN;
  } else if (!result.isNaN.isFalse()) {
    SmallVector<Expr> originals;
    for (const Lane &operand : operands)
      originals.push_back(operand.value);
    lane.value = result.isNaN.select(
        chooseNaN(side, in, out, originals, nans, result.isNaN), lane.value);
  }
  return lane;
}
