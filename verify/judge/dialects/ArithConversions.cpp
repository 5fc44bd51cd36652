// Conversions in `arith`.

#include "verify/judge/dialects/ArithIntegers.h"
#include "verify/judge/dialects/machine/Floats.h"
#include "llvm/IR/Instruction.h"

using namespace palindrome;
using namespace palindrome::dialects;
using llvm::APFloat;

/// `nuw` and `nsw` demand that an extension gives the operand back.
static void truncateInteger(Scalars &scalars) {
  auto truncateOp = llvm::cast<mlir::arith::TruncIOp>(scalars.op);
  Bits operand = scalars.bits(0), result = operand.trunc(scalars.width());
  if (truncateOp.hasNoSignedWrap() &&
      scalars.poisonIf(result.sextOrTrunc(operand.width()) != operand))
    return;
  if (truncateOp.hasNoUnsignedWrap() &&
      scalars.poisonIf(result.zextOrTrunc(operand.width()) != operand))
    return;
  scalars.give(result);
}

static bool isMemRef(const Value &value) {
  return value.isView() || value.isDescriptor();
}

/// Casts the elements of a memref, whose bits stay what they are.
static void castView(Scalars &scalars) {
  if (scalars.machine.widthOf(scalars.operandType(0)) != scalars.width())
    return scalars.machine.unsupported(
        "the elements of the memrefs have different sizes");
  scalars.give(scalars.value(0));
}

static void castIndexSigned(Scalars &scalars) {
  isMemRef(scalars.value(0)) ? castView(scalars)
                             : integers::castSigned(scalars);
}

static void castIndexUnsigned(Scalars &scalars) {
  isMemRef(scalars.value(0)) ? castView(scalars)
                             : integers::castUnsigned(scalars);
}

/// The bits of a NaN that was computed are not defined.
static void bitcast(Scalars &scalars) {
  if (isMemRef(scalars.value(0)))
    return castView(scalars);
  scalars.machine.noteCast(scalars.value(0), scalars.operandType(0),
                           scalars.resultType());
  scalars.give(scalars.value(0));
}

/// Poison if the number without its fraction is not one of the integers.
static void giveInteger(Scalars &scalars, bool isUnsigned) {
  llvm::APSInt integer(scalars.width(), isUnsigned);
  bool isExact = false;
  if (scalars.real(0).convertToInteger(integer, APFloat::rmTowardZero,
                                       &isExact) != APFloat::opInvalidOp)
    scalars.give(llvm::APInt(integer));
}

static void realToSigned(Scalars &scalars) { giveInteger(scalars, false); }
static void realToUnsigned(Scalars &scalars) { giveInteger(scalars, true); }

/// What a conversion of a number to `f8E8M0FNU` rounds is open
/// (https://github.com/llvm/llvm-project/issues/215295), and so is what an
/// infinity becomes in a format that has neither infinities nor NaN.
static std::optional<APFloat> convertTo(Scalars &scalars, const APFloat &number,
                                        const llvm::fltSemantics &format,
                                        APFloat::roundingMode mode) {
  std::optional<APFloat> result = convert(number, format, mode);
  if (result && &format == &APFloat::Float8E8M0FNU() && !number.isNaN() &&
      convert(*result, number.getSemantics())->compare(number) !=
          APFloat::cmpEqual)
    scalars.machine.noteLatitude();
  if (number.isInfinity() && !APFloat::semanticsHasInf(format) &&
      !APFloat::semanticsHasNaN(format))
    scalars.machine.noteLatitude();
  return result;
}

static void giveFromInteger(Scalars &scalars, bool isSigned) {
  const llvm::fltSemantics &format = scalars.format();
  bool isScale = &format == &APFloat::Float8E8M0FNU();
  APFloat number(isScale ? APFloat::IEEEquad() : format);
  number.convertFromAPInt(scalars[0], isSigned, nearestEven);
  giveReal(scalars,
           isScale ? convertTo(scalars, number, format, nearestEven) : number);
}

static void signedToReal(Scalars &scalars) { giveFromInteger(scalars, true); }
static void unsignedToReal(Scalars &scalars) {
  giveFromInteger(scalars, false);
}

static APFloat::roundingMode modeOf(mlir::Operation *op) {
  mlir::arith::RoundingModeAttr attribute =
      llvm::cast<mlir::arith::ArithRoundingModeInterface>(op)
          .getRoundingModeAttr();
  if (!attribute)
    return nearestEven;
  switch (attribute.getValue()) {
  case mlir::arith::RoundingMode::to_nearest_even:
    return nearestEven;
  case mlir::arith::RoundingMode::downward:
    return APFloat::rmTowardNegative;
  case mlir::arith::RoundingMode::upward:
    return APFloat::rmTowardPositive;
  case mlir::arith::RoundingMode::toward_zero:
    return APFloat::rmTowardZero;
  case mlir::arith::RoundingMode::to_nearest_away:
    return APFloat::rmNearestTiesToAway;
  }
  llvm_unreachable("all cases return");
}

static void extendReal(Scalars &scalars) {
  giveReal(scalars,
           convertTo(scalars, scalars.real(0), scalars.format(), nearestEven));
}

static void truncateReal(Scalars &scalars) {
  giveReal(scalars, convertTo(scalars, scalars.real(0), scalars.format(),
                              modeOf(scalars.op)));
}

/// The scale, operand 1, as a number of `f8E8M0FNU`, then of `format`.
static std::optional<APFloat> scaleIn(Scalars &scalars,
                                      const llvm::fltSemantics &format) {
  std::optional<APFloat> scale = convertTo(
      scalars, scalars.real(1), APFloat::Float8E8M0FNU(), nearestEven);
  return scale ? convert(*scale, format) : std::nullopt;
}

static void scaleUp(Scalars &scalars) {
  std::optional<APFloat> number = convert(scalars.real(0), scalars.format());
  std::optional<APFloat> scale = scaleIn(scalars, scalars.format());
  if (number && scale)
    giveReal(scalars,
             compute(*number, *scale, [](APFloat &left, const APFloat &right) {
               left.multiply(right, nearestEven);
             }));
}

static void scaleDown(Scalars &scalars) {
  APFloat number = scalars.real(0);
  std::optional<APFloat> scale = scaleIn(scalars, number.getSemantics());
  if (!scale)
    return;
  std::optional<APFloat> quotient =
      compute(number, *scale, [](APFloat &left, const APFloat &right) {
        left.divide(right, nearestEven);
      });
  if (quotient)
    giveReal(scalars, convertTo(scalars, *quotient, scalars.format(),
                                modeOf(scalars.op)));
}

llvm::ArrayRef<Rule> dialects::arithConversionRules() {
  static constexpr Rule rules[] = {
      Rule("arith.bitcast", bitcast).onTerms(),
      Rule("arith.extf", extendReal)
          .onTerms(instruction<llvm::Instruction::FPExt>),
      Rule("arith.extsi", integers::castSigned).onTerms(),
      Rule("arith.extui", integers::castUnsigned).onTerms(),
      Rule("arith.fptosi", realToSigned)
          .onTerms(instruction<llvm::Instruction::FPToSI>),
      Rule("arith.fptoui", realToUnsigned)
          .onTerms(instruction<llvm::Instruction::FPToUI>),
      Rule("arith.index_cast", castIndexSigned).onTerms(),
      Rule("arith.index_castui", castIndexUnsigned).onTerms(),
      {"arith.scaling_extf", scaleUp},
      {"arith.scaling_truncf", scaleDown},
      Rule("arith.sitofp", signedToReal)
          .onTerms(instruction<llvm::Instruction::SIToFP>),
      Rule("arith.truncf", truncateReal)
          .onTerms(instruction<llvm::Instruction::FPTrunc>),
      Rule("arith.trunci", truncateInteger).onTerms(),
      Rule("arith.uitofp", unsignedToReal)
          .onTerms(instruction<llvm::Instruction::UIToFP>),
  };
  return rules;
}
