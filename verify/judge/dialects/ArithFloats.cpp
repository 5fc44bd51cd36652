// Arithmetic and comparisons of floating-point numbers in `arith`.

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "verify/judge/dialects/machine/Floats.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Intrinsics.h"

using namespace palindrome;
using namespace palindrome::dialects;
using llvm::APFloat;
using llvm::Instruction;
using mlir::arith::CmpFPredicate;

static void negate(Scalars &scalars) {
  APFloat number = scalars.real(0);
  if (APFloat::semanticsHasSignedRepr(number.getSemantics()))
    number.changeSign();
  else if (!number.isNaN())
    return; // There is no negative number.
  giveReal(scalars, number);
}

static void add(Scalars &scalars) {
  giveReal(scalars, compute(scalars.real(0), scalars.real(1),
                            [](APFloat &left, const APFloat &right) {
                              left.add(right, nearestEven);
                            }));
}

static void subtract(Scalars &scalars) {
  giveReal(scalars, compute(scalars.real(0), scalars.real(1),
                            [](APFloat &left, const APFloat &right) {
                              left.subtract(right, nearestEven);
                            }));
}

static void multiply(Scalars &scalars) {
  giveReal(scalars, compute(scalars.real(0), scalars.real(1),
                            [](APFloat &left, const APFloat &right) {
                              left.multiply(right, nearestEven);
                            }));
}

static void divide(Scalars &scalars) {
  // What the infinity becomes is open where the format has none, nor NaN.
  const llvm::fltSemantics &format = scalars.format();
  if (scalars.real(1).isZero() && !APFloat::semanticsHasInf(format) &&
      !APFloat::semanticsHasNaN(format))
    scalars.machine.noteLatitude();
  giveReal(scalars, compute(scalars.real(0), scalars.real(1),
                            [](APFloat &left, const APFloat &right) {
                              left.divide(right, nearestEven);
                            }));
}

/// The remainder of a quotient that is rounded towards 0, which is exact.
static void remainder(Scalars &scalars) {
  giveReal(scalars, compute(scalars.real(0), scalars.real(1),
                            [](APFloat &left, const APFloat &right) {
                              left.mod(right);
                            }));
}

/// The larger one of two numbers, or the smaller one; -0 is less than +0.
static APFloat choose(const APFloat &left, const APFloat &right, bool larger) {
  if (left.isZero() && right.isZero())
    return left.isNegative() == larger ? right : left;
  return (left.compare(right) == APFloat::cmpGreaterThan) == larger ? left
                                                                    : right;
}

/// NaN if one operand is NaN.
static void giveExtremum(Scalars &scalars, bool larger) {
  APFloat left = scalars.real(0), right = scalars.real(1);
  if (left.isNaN() || right.isNaN())
    return giveReal(scalars, left.isNaN() ? left : right);
  giveReal(scalars, choose(left, right, larger));
}

static void maximum(Scalars &scalars) { giveExtremum(scalars, true); }
static void minimum(Scalars &scalars) { giveExtremum(scalars, false); }

/// The other operand if one is NaN. Of two zeros, any may be the result.
static void giveExtremeNumber(Scalars &scalars, bool larger) {
  APFloat left = scalars.real(0), right = scalars.real(1);
  if (left.isNaN() || right.isNaN())
    return giveReal(scalars, left.isNaN() ? right : left);
  if (left.isZero() && right.isZero() &&
      left.isNegative() != right.isNegative())
    scalars.machine.noteLatitude();
  giveReal(scalars, choose(left, right, larger));
}

static void maximumNumber(Scalars &scalars) {
  giveExtremeNumber(scalars, true);
}
static void minimumNumber(Scalars &scalars) {
  giveExtremeNumber(scalars, false);
}

static bool holds(CmpFPredicate predicate, APFloat::cmpResult result) {
  bool isEqual = result == APFloat::cmpEqual;
  bool isLess = result == APFloat::cmpLessThan;
  bool isGreater = result == APFloat::cmpGreaterThan;
  bool isUnordered = result == APFloat::cmpUnordered;
  switch (predicate) {
  case CmpFPredicate::AlwaysFalse:
    return false;
  case CmpFPredicate::OEQ:
    return isEqual;
  case CmpFPredicate::OGT:
    return isGreater;
  case CmpFPredicate::OGE:
    return isGreater || isEqual;
  case CmpFPredicate::OLT:
    return isLess;
  case CmpFPredicate::OLE:
    return isLess || isEqual;
  case CmpFPredicate::ONE:
    return isLess || isGreater;
  case CmpFPredicate::ORD:
    return !isUnordered;
  case CmpFPredicate::UEQ:
    return isUnordered || isEqual;
  case CmpFPredicate::UGT:
    return isUnordered || isGreater;
  case CmpFPredicate::UGE:
    return !isLess;
  case CmpFPredicate::ULT:
    return isUnordered || isLess;
  case CmpFPredicate::ULE:
    return !isGreater;
  case CmpFPredicate::UNE:
    return !isEqual;
  case CmpFPredicate::UNO:
    return isUnordered;
  case CmpFPredicate::AlwaysTrue:
    return true;
  }
  llvm_unreachable("all cases return");
}

static void compare(Scalars &scalars) {
  auto compareOp = llvm::cast<mlir::arith::CmpFOp>(scalars.op);
  if (!excludes(scalars))
    scalars.give(holds(compareOp.getPredicate(),
                       scalars.real(0).compare(scalars.real(1))));
}

/// The predicate of LLVM IR has a bit for each outcome.
static void compareTerms(Scalars &scalars) {
  auto predicate = llvm::cast<mlir::arith::CmpFOp>(scalars.op).getPredicate();
  constexpr APFloat::cmpResult outcomes[] = {
      APFloat::cmpEqual, APFloat::cmpGreaterThan, APFloat::cmpLessThan,
      APFloat::cmpUnordered};
  unsigned same = 0;
  for (auto [bit, outcome] : llvm::enumerate(outcomes))
    same |= holds(predicate, outcome) << bit;
  giveComparison(scalars, static_cast<llvm::CmpInst::Predicate>(same));
}

llvm::ArrayRef<Rule> dialects::arithFloatRules() {
  static constexpr Rule rules[] = {
      Rule("arith.addf", add).onTerms(instruction<Instruction::FAdd>),
      Rule("arith.cmpf", compare).onTerms(compareTerms),
      Rule("arith.divf", divide).onTerms(instruction<Instruction::FDiv>),
      Rule("arith.maximumf", maximum)
          .onTerms(intrinsic<llvm::Intrinsic::maximum>),
      {"arith.maxnumf", maximumNumber},
      Rule("arith.minimumf", minimum)
          .onTerms(intrinsic<llvm::Intrinsic::minimum>),
      {"arith.minnumf", minimumNumber},
      Rule("arith.mulf", multiply).onTerms(instruction<Instruction::FMul>),
      Rule("arith.negf", negate).onTerms(instruction<Instruction::FNeg>),
      Rule("arith.remf", remainder).onTerms(instruction<Instruction::FRem>),
      Rule("arith.subf", subtract).onTerms(instruction<Instruction::FSub>),
  };
  return rules;
}
